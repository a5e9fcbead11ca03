table-favorite = Ki a kedvenc?
table-favorite-about = Azonnali válasz, előkészület nélkül
table-favorite-again = Elölről
table-favorite-counted = Ennyi
table-favorite-count = Adjátok meg mindenki áruit, aztán: „Ennyi”. Akinél nincs szám, annak nincs ilyen áruja.
# Hogyan számít a házaló: $worth, egyenként négy; $count az összeg.
table-favorite-sum = { $name }: { $supply } + { $peddlers ->
    [one] házaló { $worth }
   *[other] házalók { $worth }
} = { $count }.
table-continue = { $chapter ->
    [none] Folytatás: végső pontozás, { $names }
   *[other] Folytatás: { $chapter }. kör, { $names }
}
# Mikor lehet rajta változtatni.
table-depth-when = Bármelyik kör elején változtathattok rajta.
table-musicians = Zenészek a játékosok előtt (minden körben fizetnek)
table-round = Hányadik körnél tartotok?
table-part-now = Ez a kör
table-part-end = A kör vége
table-move-new = { $text } (új)
table-move-gone = { $text } (már nem kell; ha megvolt, csináljátok vissza)
# Kérdés egy már lezárt körről.
table-open-favorite = { $round }. kör, { norenberc-guild-of } kedvence
table-late = Kinél van: { $tiles } ({ $round }. kör, { norenberc-guild-of } kedvence)?
table-late-is = { $text } { $name }
table-beyond = Mégis az asztalon van ez a lapka?
table-beyond-yes = Igen, ott van
table-beyond-no = Nem, tévedés
table-talers = Tallér
table-talers-of = { $name }: tallér
table-talers-end = Tallérok a játszma végén
table-talers-again = Egy javítás megváltoztatta a bevételeket, miután bemondtátok a végső tallérokat. Melyik szám a helyes?
table-talers-again-of = { $name }: bemondva { $told }, az új bevétellel { $now }
table-talers-again-take = Az új bevétellel
table-talers-again-keep = Ahogy bemondtátok
table-tiles-of = { $name }: { $tile }
table-craftsmen-and-crests = Kézművesek és címerek
table-townsmen = Városlakók
table-add = Hozzáadás: { $tile }
table-remove = Elvétel: { $tile }
table-crests-set = { norenberc-guild }, címerek: { $count }
table-prestige-set = Tekintélycímerek: { $count }
table-craftsmen-unknown = A kézművesek még nem ismertek: koppintsatok mindegyiknek az értékére.
table-craftsmen-none = Nincs kézművese
# $tiles kézművesek felsorolása alanyesetben.
table-perhaps = Talán még: { $tiles }.
table-craftsmen-all = Ez az összes
table-craftsman-value = { $tile }: koppintsatok az értékére.
table-townsmen-unknown = Még nem ismert minden városlakó.
table-townsmen-none = Nincs több
table-round-of = { $round }. kör (összesen { $rounds })
table-master = { norenberc-guild }, céhmester: { $value }
table-order-tap = Sorrend. Koppintsatok arra, aki most az élére áll:
table-order-unknown = A sorrend még nem ismert. Koppintsatok a játékosokra az elsőtől az utolsóig.
table-order-first = { $name } az első
table-order-press = Koppintsatok a játékosokra az elsőtől az utolsóig.
table-order-again = Elölről
table-recruited = Felbérlés rögzítése
table-recruit = Felbérlés
table-recruits = { $name } vendéget bérel fel
table-went-first = { $name } az élre állt
table-nothing-yet = Itt még nincs semmi.
table-hand-unknown = Itt nem minden ismert.
table-peddler = Házaló: { $good }
table-workshop-open = Műhely megadása
table-bench = { $number }. lapka
table-bench-value = { $place }: { $value }
table-place = { norenberc-guild }, { $number }. lapka: { $tile }
table-place-about = { $number ->
    [4] { norenberc-guild }, 4. lapka: legfelül, az 5. lapka alatt
    [5] { norenberc-guild }, 5. lapka: legfelül, a 4. lapkán; a 4. kör céhmestere
    [1] { norenberc-guild }, 1. lapka: az 1. kör céhmestere
   *[other] { norenberc-guild }, { $number }. lapka: a { $number }. kör céhmestere
}
table-workshop-done = Vissza a körhöz
table-recruit-who = Ki bérelt fel vendéget?
table-recruit-what = Kit bérelt fel?
# Ha valaki kézművesre koppint, mielőtt céhet választott volna.
table-recruit-guild-first = Előbb válaszd ki a mesterséget, utána az értéket.
# Ki kit bérelt fel, a vendég dolga fölött.
table-recruit-guest = { $name }: { $tile }
# A cím helyén, amíg a mentéshez hiányzik valami.
table-recruit-waits = { $what ->
    [who] Hiányzik még: ki bérelt fel vendéget.
    [guest] Hiányzik még: melyik vendéget.
   *[first] Hiányzik még: a sorrend élére állt-e.
}
table-recruit-first = A sorrend élére állt?
table-recruit-good = Melyik áru van a házalón?
table-recruit-no-good = Nem maradt áru
table-recruit-used-unknown = Még nem tudjuk
table-recruit-roof = Melyik tetőn van a polgármester?
table-recruit-swap = Koppintsatok a két felcserélt lapkára.
table-swap-guest = Vagy egy lapkára, aztán a szállásról jött vendégre, aki a helyére került:
table-swap-in = A szállásról: { $tile }
table-swap-none = Egyik műhelyben sem volt csere
table-yes = Igen
table-no = Nem
# Harmadik válasz az igen és a nem mellett.
table-not-known = Nem tudjuk
table-count = Számoljátok meg az árukat
table-count-about = Egy szám után rögtön a következő mező jön. A házalón lévő árut itt ne számoljátok bele.
table-count-set = { $what }: legyen { $count }
table-goods-of = { $name }: { norenberc-goods }
table-goods = Saját áruk
table-peddlers = Házalókon
table-peddlers-of = { $name }: házalókon
# The heading over the walk.
table-walk-round = { $round ->
    [1] Az { $round }. kör vége
   *[other] A { $round }. kör vége
}
# After the last step, where the game goes on.
table-walk-on = Tovább a játékban
table-step = { $step }. lépés (összesen { $steps })
# A bejárás egy lépése: inkább hallani, mint látni.
table-step-to = { $what ->
    [income] { $step }. lépés: bevétel
   *[guild] { $step }. lépés: { norenberc-guild-inside }
}{ $open ->
    [yes] , még nyitott
   *[no] {""}
}
table-step-back = Egy lépést vissza
table-step-done = Kész
table-still-open = { $what ->
    [contradiction] Még meg kell adni, melyik válasz igaz a kettő közül.
    [prestige] Még meg kell adni, hol van a tekintélycímer.
    [talers] Még meg kell adni a holtversenyben lévők tallérjait.
    [order] Még meg kell adni a sorrendet.
    [peddler] Még meg kell adni, melyik áru van a házalón.
   *[counts] Még meg kell adni az áruk számát.
}
# Where there are no pieces to move by hand.
table-step-on = Tovább
table-next-round = Kezdődhet a következő kör
table-contradicts = Most ezt mondjátok: „{ $text }” Melyik igaz?
table-contradicts-keep = A korábbi válasz
table-contradicts-take = Az új válasz
table-nobody-knows = Senki sem tudja
# Of the prestige crest.
table-nobody-knows-where = Senki sem tudja, hol van
table-mayor-where = Melyik tetőn van polgármester?
table-mayor-nowhere = Egyiken sem
table-ruling = Másképp egyezünk meg
table-ruling-about = Ha a szabálytól eltérő megoldásban egyeztek meg, a program a ti döntésetekként jegyzi fel, és onnan számol tovább.
table-ruling-favorite = A kedvenc: { $name }
table-ruling-what = Miben egyeztetek meg?
table-ruling-kind = { $kind ->
    [favorite] Kedvenc
    [talers] Tallérok
    [goods] Áruk
    [agents] Ügynökök
    [crests] Címerek
    [prestige-crests] Tekintélycímerek
    [townsmen] Városlakók
    [order] Sorrend
   *[prestige-guild] Tekintélyes céh
}
table-who-is-ahead = Ki van előrébb a sorrendben?
table-ahead-of = { $name }: előrébb a sorrendben
table-who-has-more = { $among ->
    [2] Vagy csak: kinek van több?
   *[other] Vagy csak: kinek van a legtöbb?
}
table-equally-many = Ugyanannyi
# $last: az utolsó kör után a passzolásjelzők már nem kellenek.
table-agents-back = { $last ->
    [yes] Minden ügynök visszatér a tetőkről.
   *[no] Minden ügynök visszatér a tetőkről; a passzolásjelzőket visszafordítjátok.
}
table-income = Bevétel
table-what-next = A következő körhöz
table-log-chapter = { $chapter }. kör
table-log-rounds = Körönként
table-log-entries = Minden bejegyzés
table-log-turn = { $turn }. forduló
table-log-open = Nyitott kérdés. { $why }
table-correct-forgotten = Kimaradt bejegyzés pótlása
table-correct-before = Ez elé kerül: „{ $text }”
table-correct-possible = Mi történt valójában? Itt ezek voltak lehetségesek:
table-correct-ask-forgotten = Kimaradt valami ez előtt?
table-correct-among = Kiknek a tallérjait vetettétek össze?
table-correct-most = Kinek van a legtöbb?
table-correct-has-most = A legtöbb: { $name }
# Gombok: mi maradt ki.
table-forgotten = { $what ->
    [recruited] Egy vendég
    [workshop] Egy műhely
    [order] A sorrend
    [prestige] A tekintélycímer helye
    [counted] Egy áruszámlálás
    [told] Valakinek a tallérjai
    [richest] Kinek van a legtöbb tallérja
    [talers] Tallérok
    [craftsman] Egy kézműves
    [crest] Céhcímerek
    [prestige-crests] Tekintélycímerek
    [townsman] Egy városlakó
   *[event] Egy akció vagy húzás
}
