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
companion-notice-damaged = Ennek a játszmának a fájlja megsérült, vagy le lett vágva a vége.
companion-notice-recovered = Másolatból { $count } bejegyzés került elő.
# A $since egy nap és egy időpont.
companion-notice-missing = { $count ->
    [one] Hiányzik { $count } bejegyzés, amely ez után készült: { $since }.
   *[other] Hiányzik { $count } bejegyzés; az első ez után készült: { $since }.
}
companion-notice-complete = Abból, ami mentve volt, semmi sem hiányzik.
companion-notice-no-more = Más nem hiányzik.
companion-notice-open-end = Nem lehet tudni, hiányzik-e olyan bejegyzés, amely ez után készült: { $since }.
companion-notice-perhaps-more = Nem lehet tudni, hiányzik-e még több a végéről.
companion-notice-kept = A sérült fájl megmaradt: { $path }
companion-notice-in-place = A sérült fájl a helyén maradt: { $path }
companion-notice-nothing-left = Magából a fájlból semmi sem maradt.
# A $moment egy nap és egy időpont.
companion-notice-ahead = A fájl szerint ebben a játszmában ekkor is készült bejegyzés: { $moment }. Ez az időpont még el sem jött: ennek a számítógépnek vagy annak az órája jár rosszul, amelyiken a bejegyzés készült.
companion-notice-no-format = Ez a fájl { $format }. formátumúnak mondja magát, ilyet azonban a program egyik változata sem írt. Itt olvasható, de nem módosítható: { $path }
companion-notice-newer = Ezt a játszmát a program újabb változata írta ({ $format }. formátum). Itt olvasható, de nem módosítható: { $path }
companion-notice-not-understood = A program más változatától származó, itt figyelmen kívül hagyott sorok száma: { $count }. Semmi sem törlődött: { $path }
companion-notice-other-title = Ez a játszma egy olyan játéké, amelyet ez a változat nem ismer: „{ $game }”. Úgy maradt, ahogy volt: { $path }
companion-notice-unreadable = Ez a fájl nem olvasható. Úgy maradt, ahogy volt: { $path }

# A táblázat fejléce.
companion-csv-player = Játékos
companion-csv-rank = Helyezés
companion-csv-total = Összesen
