# A végeredmény a képernyőn és képként.

result-heading-table = Pontozólap
result-heading-bars = Miből jöttek a pontok
result-heading-what-if = Mi lett volna, ha…?
result-heading-share = Megosztás
result-hint = Bármelyik számra koppintva látszik, miből jött össze.

result-headline = { $count ->
    [one] { $names } nyer { $vp } GyP-vel
   *[other] { $names } közösen nyer { $vp } GyP-vel
}
result-place = { $place }. hely{ $tied ->
    [yes] {" "}holtversenyben
   *[no] {""}
}
result-total = Összesen
result-line = { $vp } GyP · { $text }
result-what-if-about = Bármi átírható, és rögtön látszik, hogyan változnak az összegek. A valódi végeredmény csak akkor módosul, ha úgy döntesz.
result-what-if-open = Kipróbálom
result-what-if-note = Ez csak egy „mi lett volna, ha”, nem a valódi végeredmény
result-what-if-drop = Vissza a valódi végeredményhez
result-what-if-keep = Maradjon így
result-change = { $sign ->
    [more] +{ $by }
    [less] −{ $by }
   *[same] változatlan
}

result-share-languages = A kép nyelve: egy, vagy vegyes asztalnál kettő egymás mellett.
result-share-picture = Mentés képként
# Ami a kicsinyített képéről hallható.
result-share-preview = A mentett kép
result-share-text = Másolás szövegként
result-share-csv = Táblázat (CSV)
result-share-json = Adatok (JSON)
result-share-bg-stats = BG Stats
# A helyszín nevének mezője előtt; a következő játszmára is megmarad.
result-location = Hol játszotok (a BG Stats számára):
result-picture-foot = A pontokat a Guildhall számolta
# A pontok számlálásától az eredményhez vezet.
result-count-on = Az eredményhez
