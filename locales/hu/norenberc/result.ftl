result-heading-majorities = A legtöbb kézműves céhenként
# Akikről csak a tallérok ismertek.
result-empty = { $count ->
    [one] Nincs se lapkája, se címere: { $names }. Biztosan így van?
   *[other] Nincs se lapkájuk, se címerük: { $names }. Biztosan így van?
}
result-decided = { $by ->
    [vp] { $count ->
        [one] { $margin } GyP előny, a legközelebbi ellenfél: { $names }.
       *[other] { $margin } GyP előny, a legközelebbi ellenfelek: { $names }.
    }
    [craftsmen] Ugyanannyi GyP: { $names }. A több kézműves döntött: { $most }–{ $next }.
    [value] Ugyanannyi GyP és kézműves: { $names }. A nagyobb összérték döntött: { $most }–{ $next }.
   *[shared] Egyenlő a pont, a kézművesek száma és az összértékük is: nincs, ami eldöntse.
}
# Mit jelent egy szám a lapon, annak, aki hallja a képernyőt.
result-cell = { $what ->
    [majority] { $name }, a legtöbb kézműves
    [thirty] { $name }, 30+ értékű kézművesek
    [all-types] { $name }, a kézművesek összes fajtája
    [richest] { $name }, a leggazdagabb játékos
    [crests] { $name }, címergyűjtemény
    [townsmen] { $name }, a városlakók bónuszai
   *[total] { $name }, összesen
}
# Egy sáv szavakban: minden kategória pontja.
result-bar = { $name }: a legtöbb kézműves { $majority }, 30+ értékű kézművesek { $thirty }, a kézművesek összes fajtája { $types }, a leggazdagabb játékos { $richest }, címergyűjtemény { $crests }, a városlakók bónuszai { $townsmen }. Összesen: { $vp } GyP.
result-majority-owns = összérték { $value }, { $tiles } lapka
# Valaki helyezése; a 0: nincs.
result-majority-place = { $place ->
    [0] { $name }, nincs helyezés
   *[other] { $name }, { $place }. hely
}{ $tied ->
    [yes] {" "}holtversenyben
   *[no] {""}
}
# A mellette álló szám, annak, aki hallja a képernyőt.
result-majority-of = { $name }, { norenberc-guild-inside }
result-majority-none = Itt mások állnak előrébb, és nem maradt több helyezés.
result-majority-nobody = Itt senkinek sincs kézművese.
result-majority-without = Kézműves nélkül: { $names }
result-what-if-talers = Tallérok és címerek
result-what-if-townsmen = Városlakók
result-talers = Tallérok
