# Igazi asztalnál. $name egy játékos, $names játékosok listája.

companion-refused-wrong-depth = Ezt ennél az asztalnál nem követi a program.
companion-refused-not-now = Ez itt már nem, vagy még nem lehetséges.
companion-refused-needs-position = Ahhoz, hogy mindent ellenőrizzen, a programnak tudnia kell, mi van az asztalon.
companion-refused-no-such-player = Ennél az asztalnál nincs ilyen játékos.
companion-refused-name = A név nem lehet üres, és az asztalnál más nem viselheti.
companion-refused-long-name = A név legfeljebb { $most } karakter lehet, ez pedig { $length }.
companion-refused-no-such-entry = Ez a bejegyzés már nincs meg.
companion-refused-nothing = Nincs már mit visszavonni vagy megismételni.
companion-refused-read-only = Itt csak olvasni lehet.
companion-table-fault = { $fault ->
    [players] 2–5 játékos lehet, nem { $number }.
    [blank-name] { $number }. játékos: hiányzik a neve.
    [long-name] { $number }. játékos: a név legfeljebb { $most } karakter lehet, ez pedig { $length }.
    [nobody] Legalább egy embernek is játszania kell.
    [repeated-name] { $number }. játékos: ezt a nevet már más viseli.
   *[round] Négy kör van.
}

# Fájlok. $path egy fájl vagy mappa.
companion-notice-damaged = Ennek a játszmának a fájlja megsérült. { $recovered ->
    [0] {""}
   *[other] Másolatból előkerült sorok száma: { $recovered }.{" "}
}{ $missing ->
    [0] Semmi sem hiányzik.
   *[other] Hiányzó sorok száma: { $missing }.
} A sérült fájl megmaradt: { $path }
companion-notice-newer = Ezt a játszmát a program újabb változata írta ({ $format }. formátum). Itt olvasható, de nem módosítható: { $path }
companion-notice-not-understood = A program más változatától származó, itt figyelmen kívül hagyott sorok száma: { $count }. Semmi sem törlődött: { $path }
companion-notice-other-title = Ez a játszma egy olyan játéké, amelyet ez a változat nem ismer: „{ $game }”. Úgy maradt, ahogy volt: { $path }
companion-notice-unreadable = Ez a fájl nem olvasható. Úgy maradt, ahogy volt: { $path }

# A táblázat fejléce.
companion-csv-player = Játékos
companion-csv-rank = Helyezés
companion-csv-total = Összesen
