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
table-depth = Mennyit kövessen a program a játszmából?
table-depth-about = A végső pontozástól akár minden egyes akcióig.
table-open = Asztal megnyitása

table-part-score = Végső pontozás
