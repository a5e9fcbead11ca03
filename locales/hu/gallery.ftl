# Az összes elem galériája, közreműködőknek.

gallery-about = A program összes eleme minden állapotában, a beállított megjelenéssel és nyelven. Közreműködőknek és kíváncsiaknak.
gallery-sample = Az asztalé az utolsó szó.
gallery-text = Szöveg
gallery-buttons = Gombok
gallery-primary = A legfontosabb
gallery-normal = Egy a több közül
gallery-quiet = Visszafogott
gallery-icon = Csak kép
gallery-open-sheet = Lap megnyitása
gallery-open-dialog = Párbeszédablak megnyitása
gallery-switch = Igen vagy nem
gallery-steppers = Számok
gallery-known = Ismert szám
gallery-unknown = Ismeretlen szám
gallery-players = Játékosok
gallery-mark = { $colour }, { $shape }
gallery-banners = Üzenetek
gallery-cards = Kártyák
gallery-card = Koppintható kártya
gallery-drawings = Rajzok
