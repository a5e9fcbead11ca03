# A végeredmény a képernyőn és képként.

result-game = Norenberc
result-heading-table = Pontozólap
result-heading-bars = Miből jöttek a pontok
result-heading-majorities = A legtöbb kézműves céhenként
result-heading-what-if = Mi lett volna, ha…?
result-heading-share = Megosztás
result-hint = Bármelyik számra koppintva látszik, miből jött össze.

result-headline = { $count ->
    [one] { $names } nyer { $vp } GyP-vel
   *[other] { $names } közösen nyer { $vp } GyP-vel
}
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
    [craftsmen] Ugyanennyi GyP: { $names }. A több kézműves döntött: { $most }–{ $next }.
    [value] Ugyanennyi GyP és kézműves: { $names }. A nagyobb összérték döntött: { $most }–{ $next }.
   *[shared] Egyenlő a pont, a kézművesek száma és az összértékük is: nincs, ami eldöntse.
}
result-place = { $place }. hely{ $tied ->
    [yes] {" "}holtversenyben
   *[no] {""}
}
result-total = Összesen
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
result-line = { $vp } GyP · { $text }
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

result-what-if-about = Bármi átírható, és rögtön látszik, hogyan mozdulnak az összegek. A valódi végeredmény magától nem íródik felül.
result-what-if-open = Kipróbálom
result-what-if-note = Ez csak egy „mi lett volna, ha”, nem a valódi végeredmény
result-what-if-drop = Vissza a valódi végeredményhez
result-what-if-keep = Maradjon így
result-what-if-talers = Tallérok és címerek
result-what-if-townsmen = Városlakók
result-talers = Tallérok
result-change = { $sign ->
    [more] +{ $by }
    [less] −{ $by }
   *[same] változatlan
}

result-share-languages = A kép nyelve: egy, vagy vegyes asztalnál kettő egymás mellett.
result-share-picture = Mentés képként
# Ami a kicsinyített képéről hallható.
result-share-preview = A mentett kép
result-share-text = Másolás szövegként
result-share-csv = Táblázat (CSV)
result-share-json = Adatok (JSON)
result-share-bg-stats = BG Stats
# A helyszín nevének mezője előtt; a következő játszmára is megmarad.
result-location = Hol játszotok (a BG Stats számára):
result-picture-foot = A pontokat a Guildhall számolta
