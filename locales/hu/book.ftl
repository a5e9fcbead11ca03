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
book-nothing = Erre a kérdésre egyik szócikk sem ad választ. A Norenberc szabályairól kérdezz, egyszerre csak egy dologról, például: „Ki kezd?” vagy „Hány árut vehetek?”, vagy nézd végig a szócikkeket.
book-no-name = Nincs ilyen név.
book-back-to-list = Vissza a listához
book-entry = { $rule } · { $title }
book-rule = Szabály: { $rule }
book-see-also = Lásd még (gyakran ezekkel keverik össze)
book-name-in = { $language }: { $name }

book-part-components = Tartozékok
book-part-setup = Előkészületek
book-part-planning = Tervezés
book-part-actions = Akciók
book-part-townsmen = Városlakók
book-part-turn-end = A forduló vége
book-part-round-end = A kör vége
book-part-game-end = A játék vége
book-part-rulings = Vitás kérdések és döntések

book-group-game = A játék
book-group-guild = Céhek
book-group-craftsman = Kézművesek
book-group-good = Áruk
book-group-townsman = Városlakók
book-group-trigger = Mikor hatnak a városlakók
book-group-thing = Tartozékok és fázisok
book-group-action = Akciók
book-group-round-end = A kör végén
book-group-scoring = Pontozás
