# Maga a nyelv, és a saját szövegfájlok.

# The languages, each called as its speakers call it: the same in every file.
locale-en = English
locale-fr = Français
locale-ru = Русский
locale-hu = Magyar
# Ami az egész szám és a tizedesek között áll.
locale-decimal-mark = ,
# Ami az ennyi jegyű szám ezreseit elválasztja.
locale-thousands = { $digits ->
    [4] {""}
   *[other] {" "}
}
# Nem használható saját fájl. $file az útvonala.
locale-broken = { $why ->
    [brackets] { $file }, { $line }. sor: ez a szöveg több mint { $brackets } zárójelet nyit, ezért e fájl helyett a beépített szövegek maradnak érvényben.
    [large] { $file }, { $line }. sor: a fájl nagyobb, mint { $mebibytes } MiB, ezért helyette a beépített szövegek maradnak érvényben.
   *[broken] { $file }, { $line }. sor: ez a szöveg nem olvasható, ezért e fájl helyett a beépített szövegek maradnak érvényben.
}
# Ezen a nyelven hiányzik a szöveg; az angol áll a helyén.
locale-missing = Ezen a nyelven nincs szöveg ehhez: { $key }. Helyette az angol látszik.

# Nevek vagy dolgok listában: kettő, vagy $rest az utolsó kivételével mind.
locale-list-two = { $first } és { $last }
locale-list-more = { $rest } és { $last }
# Ami $rest elemei között áll.
locale-list-comma = ,{" "}
