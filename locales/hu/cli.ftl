# A parancssor: a súgó, és hogy mi a baj az argumentumokkal.

cli-about = A Guildhall pontoz, veletek játszik, és válaszol a szabálykérdésekre. Játékok: { $games }.
cli-usage = guildhall [PARANCS | { cli-value-file }] [KAPCSOLÓK]
cli-after = Parancs nélkül az ablak nyílik meg, ha pedig csak egy { cli-value-file } van megadva, azt a pontozólapot, rögzített játszmát vagy archívumot mutatja. A guildhall PARANCS --help példákkal magyarázza el a parancsot. A { cli-value-file } egy fájl útvonala, vagy - a szabványos bemenethez.
cli-heading-usage = Használat:
cli-heading-arguments = Argumentumok:
cli-heading-commands = Parancsok:
cli-heading-options = Kapcsolók:
# Ami a súgóban egy értéket jelöl, mint a „score FÁJL” sorban.
cli-value-file = FÁJL
cli-value-folder = MAPPA
cli-value-lang = NYELV
cli-value-format = FORMÁTUM
cli-value-list = LISTA
cli-value-name = NÉV
cli-value-question = KÉRDÉS
cli-value-id = AZONOSÍTÓ
cli-value-picture = PNG
cli-value-place = HELY

cli-option-help = Kiírja a súgót
cli-option-version = Kiírja a verziót
cli-option-lang = Nyelv: en, fr, ru vagy hu; ha nincs megadva, a rendszer nyelve, ha pedig az más, az angol
cli-option-format = A válasz formája: text vagy json; ha nincs megadva, text
cli-option-game = Melyik játék: { $games }; ha nincs megadva, { $default }
cli-option-locales = Mappa saját szövegekkel ({ cli-value-folder }/hu/cli.ftl és így tovább), amelyek a beépítettek helyébe lépnek
cli-option-data-dir = Hol tartsa a program az adatait: beállítások, játszmák, a dobozod lapkái; ha nincs megadva, a szokásos mappában
cli-option-question = A kérdés, a négy nyelv bármelyikén
cli-option-id = Melyik szócikk: egy szabály azonosítója, például A6, vagy summary, overview vagy glossary
cli-option-file = Mit olvasson be: útvonal, vagy - a szabványos bemenethez
cli-option-show = Hol nyíljon meg az ablak: home (kezdőlap), tables (asztalnál), play (játék), rules (szabályok), past (korábbi játszmák) vagy settings (beállítások)
cli-option-shown = Pontozólap, rögzített játszmák vagy mentett archívum, amelyet az ablak megnyit
cli-option-players = Hány játékos: 2–5
cli-option-bots = Helyenként egy bot, vesszővel elválasztva: random (bármilyen szabályos lépés), greedy (ami rögtön a legtöbbet éri), easy (könnyű), medium (közepes), hard (nehéz) vagy master (mester)
cli-option-games = Hány játszma; felfelé kerekítve, hogy minden leosztásra N játszma jusson
cli-option-seed = Egész szám; ugyanaz a szám ugyanazokat a játszmákat adja
cli-option-threads = Hány szálon fusson; ha nincs megadva, 1
cli-option-record = Minden játszmát ebbe a fájlba is kiír, egy-egy JSON-sorként; a meglévő fájlt felülírja
cli-option-line = A fájl hányadik sora, 1-től; ha nincs megadva, 1
cli-option-event = A játszma melyik eseménye előtt, 0-tól számolva; ha nincs megadva, a feljegyzés végén
cli-option-player = Kinek adjon tanácsot, ha többen döntenek; ha nincs megadva, annak, akié az esemény
cli-option-iterations = Hány játszmát játszik végig a bot, mielőtt válaszol; ha nincs megadva, { $iterations }
cli-option-generations = Hányszor változzanak a súlyok; ha nincs megadva, { $generations }
cli-option-out = Hová kerüljön a kép: PNG-fájl; a meglévő fájlt felülírja
cli-option-screenshots = A képek mappája; ha nincs megadva, assets/pictures. A meglévő képeket felülírja
cli-option-second-lang = Második nyelv az első mellett: en, fr, ru vagy hu

cli-score-about = Egy befejezett játszma végeredménye, minden pont indoklásával
cli-score-usage = guildhall score { cli-value-file } [KAPCSOLÓK]
cli-picture-about = Egy befejezett játszma végeredménye megosztható képként
cli-picture-usage = guildhall picture { cli-value-file } --out { cli-value-picture } [KAPCSOLÓK]
cli-picture-after = Példa: guildhall picture jatszma.json --out eredmeny.png --lang hu --second-lang en
    A fájl ugyanaz, amit a guildhall score olvas. Kijelző nem kell hozzá.
cli-picture-done = A kép elkészült: { $file } ({ $width } × { $height } képpont)
cli-simulate-about = Botok játszanak egymás ellen
cli-simulate-usage = guildhall simulate --players N --bots { cli-value-list } --games G --seed S [KAPCSOLÓK]
cli-simulate-after = Példa: guildhall simulate --players 3 --bots medium,easy,easy --games 300 --seed 1
    Mindig N egymást követő játszmának közös a leosztása, és minden bot minden helyről egyszer játssza le. Az intervallumok
    a leosztásokon alapulnak; ha kevés a leosztás, szélesek.
cli-replay-about = Feljegyzett játszmák ellenőrzése a szabályok szerint
cli-replay-usage = guildhall replay { cli-value-file } [KAPCSOLÓK]
cli-replay-after = Példa: guildhall simulate --players 2 --bots greedy,random --games 10 --seed 1 --record games.jsonl
    guildhall replay games.jsonl
    A fájlban soronként egy játszma van, ahogy a simulate --record kiírja. Egy sor legfeljebb 1 MiB.
    A kilépési kód 1, ha egy játszmában olyan esemény van, amelyet a szabályok nem engednek meg (az elsőt megnevezi),
    vagy ha a pontok nem következnek az eseményekből.
cli-ask-about = Kérdezz a szabályokról a saját szavaiddal
cli-ask-usage = guildhall ask { cli-value-question } [KAPCSOLÓK]
cli-rules-about = Kiírja a szabályok egyik szócikkét vagy az összes szócikk listáját
cli-rules-usage = guildhall rules [{ cli-value-id }] [KAPCSOLÓK]
cli-rules-after = Példák: guildhall rules A6
    guildhall rules summary
    Az azonosítók ott állnak minden pontszám, elutasítás és válasz mellett.
cli-advise-about = Mit tenne egy mester egy feljegyzett játszma adott pontján, és miért
cli-advise-usage = guildhall advise { cli-value-file } [--line L] [--event E] [KAPCSOLÓK]
cli-advise-after = Példa: guildhall simulate --players 2 --bots easy,easy --games 2 --seed 1 --record games.jsonl
    guildhall advise games.jsonl --line 1 --event 0
    A fájlban soronként egy játszma van, ahogy a simulate --record kiírja. Csak az számít, amit a játékos tudhat.
    Ugyanazok az argumentumok ugyanazt a tanácsot adják.
cli-ladder-about = Megméri, milyen erősek a botok
cli-ladder-usage = guildhall ladder --games G --seed S [KAPCSOLÓK]
cli-ladder-after = Példa: guildhall ladder --games 400 --seed 1 --threads 2
    Minden szint az alatta lévő ellen játszik, kettesben és egyedül három ellen, a tükör pedig megmutatja, hogy az egyformán
    erősek egyforma eredményt érnek el. Utána minden szint önmaga ellen játszik 2–5 fős asztaloknál, tizedannyi játszmát,
    hogy a GyP is kiderüljön. Ez órákig tart.
cli-train-about = Önmaguk elleni játékkal behangolja, mit mennyire értékelnek a botok
cli-train-usage = guildhall train --players N --seed S [KAPCSOLÓK]
cli-gallery-about = Megnyitja az ablakot az összes elemmel, minden állapotukban; közreműködőknek
cli-gallery-usage = guildhall gallery [KAPCSOLÓK]
cli-gallery-after = A megjelenés és a nyelv ott is átállítható.
cli-screenshots-about = Megrajzolja a README képeit; közreműködőknek
cli-screenshots-usage = guildhall screenshots [KAPCSOLÓK]
cli-screenshots-after = Kijelző nem kell hozzá. A képeken mindig ugyanazok a játszmák láthatók, ezért ugyanaz a program ugyanazokat a képeket rajzolja.
cli-screenshots-done = { $count } kép elkészült ebben a mappában: { $folder }

# Mi a baj az argumentumokkal. $arg egy argumentum, $value a megadott érték, $allowed a lehetséges értékek.
cli-error-command = Nincs „{ $value }” nevű parancs. Parancsok: score, picture, favorites, reset, simulate, replay, advise, box, ask, rules, ladder, train, gallery, screenshots. Lásd: guildhall --help.
cli-error-argument = „{ $arg }” nem való ide: ennek a parancsnak nincs ilyen kapcsolója, és más adatot sem vár. Lásd: --help.
cli-error-missing = Hiányzik: { $arg }. Lásd: --help.
cli-error-value = { $arg }: a megadott érték „{ $value }”; megengedett: { $allowed }.
cli-error-no-value = { $arg }: meg kell adni hozzá egy értéket. Lásd: --help.
cli-error-other-game = { $arg }: ehhez a játékhoz nincs ilyen kapcsoló: { $game }. Lásd: --help.
cli-error-twice = { $arg }: csak egyszer adható meg.
cli-error-utf8 = Az argumentumok szövegként nem olvashatók.
cli-error-other = Az argumentumok nem értelmezhetők. Lásd: --help.
cli-number = egész szám { $low } és { $high } között
cli-bots-count = { $count } bot, helyenként egy
cli-no-rules = Ennek a játéknak a szabályairól még nincs szócikk.
cli-no-picture = Ehhez a játékhoz még nincs kép.
cli-no-bots = Ehhez a játékhoz még nincs bot.
cli-out-allowed = egy fájl útvonala
cli-out-plain = közönséges fájl; mást nem ír felül
cli-out-other = olyan fájl, amelyet ez a parancs nem olvas
cli-stdin = szabványos bemenet
cli-stdout = szabványos kimenet
