# Mit tesz a feketepiac frissítése, játékosonként.

# Egy játékos sorainak fejléce: minden a frissítés utáni állapot.
reset-player = { $name }: { $prison } a börtönben, { $virtue } erény, { $debts } fennálló adósság
# $choice: yes, ha a játékos másképp is dönthet.
reset-line = { $text } ({ $rule }){ $choice ->
    [yes] {" "}– nem kötelező
   *[no] {""}
}
reset-nothing = semmi sem változik
reset-to-prison = { $count } munkás a börtönbe kerül
reset-freed = { $count } munkás kijön a börtönből
reset-gold = +{ $count } arany
reset-marble = +{ $count } márvány
# $sign: plus vagy minus.
reset-virtue = { $sign ->
    [minus] −{ $count } erény
   *[plus] +{ $count } erény
}
reset-debts-destroyed = { $count } fennálló adósság eltörölve
reset-debts = { $count } új fennálló adósság
