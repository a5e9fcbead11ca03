# Ha nem nyílik ablak.

startup-no-display = A Guildhall nem tudja megnyitni az ablakát: nincs kijelző (sem a DISPLAY, sem a WAYLAND_DISPLAY nincs beállítva).
startup-no-library = A Guildhall nem tudja megnyitni az ablakát: hiányzik egy szükséges programkönyvtár, vagy a kijelző nem válaszol.
startup-detail = A rendszer üzenete: { $reason }
startup-install = Ha a gépnek van kijelzője, telepítsd, ami hiányzik:
    Debian, Ubuntu: sudo apt install { $debian }
    Fedora: sudo dnf install { $fedora }
    Arch: sudo pacman -S { $arch }
startup-commands = Ezek a parancsok ablak nélkül is működnek: score, picture, favorites, reset, simulate, replay, advise, box, ask, rules, ladder, train. Lásd: guildhall --help.
# A window that was open and broke. $reason is in the program's own words.
startup-stopped = A Guildhall saját hibája miatt leállt: { $reason }.
startup-stopped-saved = Minden bejegyzés el van mentve; indítsd el újra.
# Ami azért várt, mert a lemez nem engedte. A $count 0, ha csak beállítás volt; a $path egy fájl.
startup-stopped-rescued = { $count ->
    [0] A legutóbbi beállításokat
   *[other] { $count } bejegyzést
} nem lehetett a szokott helyre menteni, ezért ide kerültek: { $path }. Visszahozni a Guildhall elindítása után így lehet: „Beállítások → Betöltés ebből a fájlból”.
startup-stopped-lost = { $count ->
    [0] A legutóbbi beállításokat sehová sem lehetett menteni, ezért elvesztek.
   *[other] { $count } bejegyzést sehová sem lehetett menteni, ezért elveszett.
}
startup-stopped-report = Kérjük, küldd el nekünk ezt az üzenetet.
