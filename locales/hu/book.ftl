# A szabályok panelje: kérdések, tartalom, szójegyzék.

book-ask = Kérdezz a szabályokról
book-find-name = Név keresése
book-clear = Kérdés törlése
book-close = Szabályok bezárása
book-contents = Az összes szócikk
book-answers = Válaszok
book-overview = Kezdőknek
book-summary = Összefoglaló
book-glossary = Szójegyzék
book-now = Ami most számít
book-no-name = Nincs ilyen név.
book-back-to-list = Vissza a listához
book-entry = { $rule } · { $title }
book-rule = Szabály: { $rule }
book-see-also = Lásd még (gyakran ezekkel keverik össze)
book-name-in = { $language }: { $name }
# Under the glossary, where names are marked with a star.
book-unofficial = * saját fordításunk: ezen a nyelven nem ismerünk kiadott nevet
