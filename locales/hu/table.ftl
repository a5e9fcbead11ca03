# Az asztalnál: előkészület, pontozólap, körök követése, a kör vége.

table-rule = Mit mond a szabály?
table-rule-about = Kérdezzetek a saját szavaitokkal
table-unfinished-all = Minden folyamatban lévő játszma ({ $count })
table-new = Új asztal
table-groups = Ugyanazok, mint korábban:
# Korábbi játszmák játékosai, mindegyik egy gomb, amely egy szabad helyet tölt ki; a table-seat a teljes neve, felolvasáshoz.
table-regulars = Ismerős játékosok:
table-seat = Leültetés: { $name }
table-players = Játékosok
table-name = { $number }. játékos neve
table-language-any = A program nyelve
table-depth = Milyen részletesen kövesse a játszmát a program?
table-depth-about = A végső pontozástól akár minden egyes akcióig.
table-open = Asztal megnyitása

table-part-score = Végső pontozás
table-part-table = Az asztal
table-part-sheets = Kinek mije van
table-part-log = Napló és javítások
table-part-depth = Mit követ a program?
table-next-player = Tovább: { $name }
table-to-score = A végső pontozáshoz
table-missing = A végső pontozáshoz még hiányzik
table-missing-sheet = Kitöltés: { $missing }
table-log-empty = Még semmi sincs beírva.
table-log-about = Koppintsatok egy bejegyzésre, ha javítanátok, törölnétek, vagy pótolnátok, ami előtte kimaradt.
table-log-correct = Javítás: „{ $text }”
table-log-amended = Javítva
table-log-inserted = Utólag hozzáadva
table-log-skipped = Kimaradt. { $why }
table-people = Az asztalnál:
# Mit tesz egy játékos gombja, azoknak, akik hallgatják.
table-person-change = Név, szín vagy nyelv módosítása: { $name }
# Egy megnyitott bejegyzés. $text a napló egy sora.
table-correct = Bejegyzés javítása
table-correct-person = Ki ül itt?
table-correct-remove = Bejegyzés törlése
table-correct-fixed = Ezen a bejegyzésen nincs mit módosítani. Csak törölni lehet.
table-correct-name = Név
table-correct-colour = Szín
table-correct-language = Nyelv
table-enter = Rögzítés
# What a final score lacks, where the way to it is not open yet.
table-missing-first = Még hiányzik: { $missing }

# Mit változtattak a javítások, és mi legyen ezért a kellékekkel.
table-changed = A javítás ezt változtatta meg:
table-changed-together = A lista legutóbbi bezárása óta a javítások ezt változtatták meg:
table-changed-close = A lista bezárása
table-changed-again = Az utolsó változások újra
table-changed-show = Megmutatás
table-changed-line =
    { $moves ->
        [0] A javítás megváltoztatta a folytatást.
       *[other] A javítás után { $moves } dolgot kell a helyére tenni az asztalon.
    }
table-moves = Hogy az asztalon minden a helyére kerüljön:
table-moves-again = Hogy az asztalon minden a helyére kerüljön (az előző lista helyett):
