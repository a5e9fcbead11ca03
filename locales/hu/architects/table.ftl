# Az asztalnál.

table-reset = Frissítés: ki fizet?
table-reset-about = Ki kerül a börtönbe, ki veszít erényt, ki kap adósságot
table-cards = Mit tud ez a kártya?
table-cards-about = Minden építmény és segéd, az árak pedig erény szerint
table-continue = { $chapter ->
    [none] Folytatás: végső pontozás, { $names }
    [5] Folytatás: utolsó forduló, { $names }
   *[other] Folytatás: a céhház { $chapter }. sora, { $names }
}
table-depth-when = Később is változtathattok rajta. Csak a játékvezetőnek kell a kezdettől ott lennie.
# Egy új asztal űrlapja.
table-promo = A promóciós kártyákkal
table-characters = Játékostáblák
table-characters-none = Alapoldal
table-characters-own = Karakterek
table-characters-which = Ki kit játszik?
table-character-of = { $name }: { $character }
table-first = Ki kezd?
table-first-unknown = Nem tudni
table-opponent = Az ellenfeled
table-opponent-is = { $opponent ->
    [constantine] Constantine (normál)
   *[helena] Helena (nehéz)
}
# A pontozólap: előbb mindenki építményei, aztán mindenki számai.
table-buildings = Építmények
table-numbers = Számok
table-step-buildings = Építmények: { $name }
table-step-numbers = Számok: { $name }
table-next-step = Tovább – { $step }
table-buildings-about = Koppintsatok minden felépült építményre.
table-buildings-sum = { $count ->
    [0] Még nincs építmény
   *[other] { $count } építmény, a kártyákon { $vp } GyP
}
table-numbers-about = Csak az kell, ami az eredményen változtathat.
table-rest-none = Ami üresen maradt, az 0
table-search = Kártya keresése
table-search-empty = Keresés törlése
table-search-nothing = Nincs ilyen nevű kártya.
# Egy szám a lapon. A $fact azonosító.
table-fact = { $fact ->
    [buildings] Építmények
    [cathedral] Katedrális
    [virtue] Erény a pontozás előtt
    [unpaid] Fennálló adósságok
    [paid] Kifizetett adósságok
    [clay] Agyag
    [wood] Fa
    [stone] Kő
    [gold] Arany
    [marble] Márvány
    [silver] Ezüst
    [prison] Saját munkások a börtönben
    [captured] Elfogott munkások
    [carpentry] Segédek ácsmesterséggel
    [tiling] Segédek burkolómesterséggel
    [masonry] Segédek kőművesmesterséggel
   *[guildhall] Munkások a céhházban
}
table-fact-of = { $fact ->
    [buildings] { $name }: építmények
    [cathedral] { $name }: katedrális
    [virtue] { $name }: erény
    [unpaid] { $name }: fennálló adósságok
    [paid] { $name }: kifizetett adósságok
    [clay] { $name }: agyag
    [wood] { $name }: fa
    [stone] { $name }: kő
    [gold] { $name }: arany
    [marble] { $name }: márvány
    [silver] { $name }: ezüst
    [prison] { $name }: munkások a börtönben
    [captured] { $name }: elfogott munkások
    [carpentry] { $name }: segédek ácsmesterséggel
    [tiling] { $name }: segédek burkolómesterséggel
    [masonry] { $name }: segédek kőművesmesterséggel
    [hand] { $name }: építménykártyák kézben
    [workers] { $name }: szabad munkások
   *[guildhall] { $name }: munkások a céhházban
}
table-level-set = { $what }, { $level }. szint ({ $vp } GyP)
table-virtue-set = { $what }, { $virtue }
table-track-unknown = koppintsatok arra, ahol a jelölő áll
table-cards-found = { $count ->
    [0] Nincs ilyen kártya.
   *[other] { $count } kártya
}
table-cards-all = Minden kártya
table-cards-apprentices = Segédek
table-cards-skill = Mesterség
table-cards-cost = Ára
table-cards-effect = Miről szól?
table-cards-with-skill = Mesterség: { $name }
table-cards-with-cost = Ára: { $name }
table-cards-kind = { $kind ->
    [goods] Nyersanyag és kártya
    [workers] Munkások
    [virtue] Erény
    [debts] Adósságok és árak
    [apprentices] Felbérlés és mesterségek
   *[points] GyP a végén
}
table-prices-virtue = Árak ennyi erénynél
table-price = { $of ->
    [hire] Felbérlés a műhelyben: { $price }
    [capture] Első elfogás: { $price }
    [release] Elfogott munkások kiszabadítása: { $price }
   *[debt] Adósság kifizetése: { $price }
}
table-price-nothing = ingyen
table-middle = A játszma már elkezdődött
# A város követése: a játék órája.
table-part-now = A város
table-part-end = Frissítések
# A $filled és a $next szám vagy none.
table-clock-guildhall = { $filled ->
    [none] Céhház: nem tudni, a { $spaces } mezőből hány foglalt
   *[other] Céhház: { $filled } / { $spaces }{ $next ->
        [none] {""}
       *[other] {" "}(frissítés a { $next }. mezőnél)
    }
}
table-clock-set-guildhall = A céhházban álló munkások számának javítása
table-clock-set-market = A feketepiacon álló munkások javítása
table-clock-tax = Ezüst az adóházban az utolsó bejegyzés szerint
table-clock-workers = Munkások a céhházban
table-space = { $space ->
    [small] Feketepiac, bal oldal
    [middle] Feketepiac, közép
   *[large] Feketepiac, jobb oldal
}
table-strip-no-buildings = Még nincs építmény
table-strip-unnamed = és még { $count }
table-strip-perhaps-more = Talán több építmény is van, csak senki sem írta be.
table-strip-no-market = Nem mehet a feketepiacra: legalább 10 erény
table-strip-no-cathedral = Nem építheti a katedrálist: legfeljebb 4 erény
table-strip-level-full = A katedrális { $level }. szintjén nincs szabad hely
table-strip-evades = Minden fizetésnél { $count } adóval kevesebbet fizet
table-strip-scheme = Az ő körében húzz egy tervkártyát, hajtsd végre az asztalon, és itt add meg, mi változott.
# Egy szám története.
table-history-other = Másik szám megadása
table-history-none = Eddig semmi sem változtatott rajta.
# Mindenki számai.
table-town-numbers-about = Amin a céhház, a feketepiac és a frissítések változtatnak, azt a program számolja. A többit itt adjátok meg.
table-town-numbers-done = Vissza a városba
table-town-pay-off = Adósságot fizet ki
table-town-right = { $what }: { $number }, így helyes
table-town-fact = { $fact ->
    [virtue] Erény
    [cathedral] Katedrális
    [unpaid] Fennálló adósságok
    [paid] Kifizetett adósságok
    [prison] A börtönben
    [marble] Márvány
   *[workers] Szabad munkások
}
# A $what azt mondja meg, kinek melyik száma.
table-forget = { $what }, nem tudni
# Amit az oldal alján lehet beírni, és az űrlapok.
table-tell-guildhall = Céhház
table-tell-market = Feketepiac
table-tell-numbers = Erény, adósságok
table-tell-reset = Frissítés
table-tell-last-turn = Egy utolsó kör
table-tell-last-turn-about = Ki játszotta le az utolsó körét úgy, hogy nem a céhházba és nem a feketepiacra tett munkást?
table-tell-end = A játszmának vége
table-tell-plain = Beírás
table-tell-who = Ki?
table-tell-who-first = Előbb koppintsatok arra, aki a munkást letette.
table-tell-what-for = Mire?
table-tell-advanced = { $virtue ->
    [none] Katedrális, ismeretlen jutalom
    [0] Katedrális, jutalom nélkül
   *[other] Katedrális, a jutalom { $virtue } erény
}
table-tell-unknown = Nem tudni, mire
table-tell-built = Építmény, nem tudni, melyik
table-tell-building = Melyik építmény?
table-tell-top = Már a katedrális tetején van
table-tell-space = Melyik mező?
# A $names játékosok listája.
table-tell-closed = Legalább 10 erény, ezért nem mehet a feketepiacra: { $names }.
# Az oldal alján, ha nincs újdonság.
table-news-none = Írjatok be minden munkást, aki a céhházba vagy a feketepiacra kerül.
# Egy frissítés.
table-walk-now = Teendők az asztalon:
table-walk-so-far = A frissítés eddig
table-walk-none = Most nem esedékes frissítés. Ha mégis van, itt írjátok be.
table-walk-begin = Frissítés van
table-walk-by = Ki váltotta ki?
table-walk-reset = { $number }. frissítés: { $cause }
table-walk-prison = Saját munkások a börtönben, a feketepiacról érkezőkkel együtt
table-walk-strangers = A feketepiacról érkezik { $count } munkás, akiről nem tudni, kié: a számolásból ne hagyjátok ki.
table-walk-open-virtue = az erény kérdéses: ha 3 vagy több munkás van börtönben, 1 elvész
table-walk-open = az adósság kérdéses: az kap 1-et, akinek a legtöbb munkása van börtönben
table-walk-back = Vissza a városba
table-walk-asked = Vissza a kérdésekhez
table-walk-on = Ki mit tesz
table-walk-done = A frissítés kész
# A gomb mellett, amely erre vár.
table-walk-waits = Még hiányzik – { $question }
table-nobody-knows = Senki sem tudja
# Ugyanez annak, aki hallgatja.
table-nobody-knows-of = Senki sem tudja – { $question }
# Valami, amit a szabályok nem engednek.
table-anyway = Tényleg így történt?
table-anyway-yes = Igen, beírás
table-anyway-no = Nem, tévedés volt
# A napló és a javítások.
table-log-chapter = { $chapter ->
    [5] Utolsó forduló
   *[other] A céhház { $chapter }. sora
}
table-correct-forgotten = Kimaradt bejegyzés pótlása
table-correct-before = Ez elé kerül: „{ $text }”
table-correct-possible = Mi történt valójában? Itt ezek voltak lehetségesek:
table-correct-ask-forgotten = Kimaradt valami ez előtt?
# Gombok: ami kimaradt.
table-forgotten = { $what ->
    [guildhall] Munkás a céhházban
    [market] Munkás a feketepiacon
    [virtue] Valaki erénye
    [cathedral] Valaki szintje a katedrálison
    [paid-off] Egy kifizetett adósság
    [unpaid] Fennálló adósságok
    [paid] Kifizetett adósságok
    [prison] Munkások a börtönben
   *[event] Akció vagy húzás
}
# A játékvezető.
table-turn = { $turn }. kör
table-ruling = Saját döntés
table-ruling-about = Hibás szám, eldobott segéd, mégis befizetett adó: két kör között itt beírható, és a játék onnan folytatódik.
table-ruling-what = Miről szól a döntés?
table-ruling-number = Szám
table-ruling-where = Hol?
table-ruling-board = { $name } táblája
table-ruling-kind = { $kind ->
    [virtue] Erény
    [hand] Kártyák kézben
    [workers] Munkások egy helyen
    [tax-stand] Ezüst az adóházban
    [tax-paid] Mégis befizetett adó
   *[dismissed] Eldobott segéd
}
# Egy jel mellett: $name munkásai ezen a táblán, illetve a saját munkások $name tábláján.
table-captives = { $way ->
    [holds] { $name }: { $count } elfogva
   *[held] elfogta { $name }: { $count }
}
# Munkások a céhházban, akikről nem tudni, kiéi.
table-missing-strangers = { $count ->
    [1] A céhházban egy munkásról nem tudni, kié: amit épített vagy amivel feljebb lépett, egyik lapon sincs rajta. A naplóban megtalálható.
   *[other] A céhházban { $count } munkásról nem tudni, kié: amit építettek vagy amivel feljebb léptek, egyik lapon sincs rajta. A naplóban megtalálhatók.
}
