# Maga a nyelv, és a saját szövegfájlok.

# A nyelv neve a maga nyelvén.
locale-name = Magyar
# Ami az egész szám és a tizedesek között áll.
locale-decimal-mark = ,
# Nem használható saját fájl. $file az útvonala.
locale-broken = { $file }, { $line }. sor: ez a szöveg nem olvasható, ezért e fájl helyett a beépített szövegek maradnak érvényben.
# Ezen a nyelven hiányzik a szöveg; az angol áll a helyén.
locale-missing = Ezen a nyelven nincs szöveg ehhez: { $key }. Helyette az angol látszik.
