# A botok tanácsai. A tizedes számok szövegként érkeznek; az indokoké előjellel.

advise-only = Itt csak egyet lehet lépni:
# Egy lépés: a $move a napló egy sora.
advise-move = { $number }. { $move }
# Amire egy játékos számíthat. A $win százalék.
advise-expected = { $own ->
    [yes] Te
   *[no] { $name }
}: { $vp } GyP, átlagos helyezés { $place }, győzelem { $win }%
advise-close = Az első két lépés között alig van különbség.
# Az indokok fölött.
advise-against = { $other ->
    [others] A többi lépéshez képest:
   *[best] A legjobb lépéshez képest:
}
# Nincs kinek tanácsot adni.
advise-nobody = { $line }. sor, { $event }. esemény: itt senkinek nem kell döntenie.
advise-not-due = { $line }. sor, { $event }. esemény: itt nem „{ $name }” dönt, hanem { $count ->
    [one] { $names }.
   *[other] { $names }.
}
advise-no-line = { $line }. sor: nincs ilyen játszma, a fájl { $lines } sorból áll.
advise-no-event = { $line }. sor: nincs { $event }. esemény. A sorszámok 0-tól { $last }-ig tartanak; az utolsó ({ $last }) a feljegyzés vége.
