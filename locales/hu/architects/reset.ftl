# Mit tesz a feketepiac frissítése, játékosonként.

# Egy játékos sorainak fejléce: minden a frissítés utáni állapot.
reset-player = { $name }: { $prison } munkás a börtönben, { $virtue } erény, { $debts } fennálló adósság
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

reset-again = Elölről
reset-prison = A börtönben
reset-market = A feketepiacon
reset-prison-of = { $name }: munkások a börtönben
reset-market-of = { $name }: munkások a feketepiacon
reset-owners = Van valakinek ilyen kártyája?
reset-nobody = Senkinek
reset-used-by-nobody = Senki
reset-used-by-nobody-any = { $more ->
    [yes] Más kártyát senki sem használ
   *[no] Senki sem használ kártyát
}
# Kártyák, amelyek frissítéskor hatnak, és hogyan.
reset-card = { $card ->
    [gatekeeper] Kapuőr (2 munkást szabadít ki)
    [squire-carpentry] Fegyvernök (+2 erény)
    [squire-tiling] Fegyvernök (+1 arany)
    [squire-masonry] Fegyvernök (+1 márvány)
    [peddler] Házaló (+2 ezüst)
   *[fara] Fara (1 munkást szabadít ki)
}
reset-enter = Adjátok meg, kinek hány munkása van a frissítés előtt a börtönben, és hány a feketepiacon. A válasz itt jelenik meg.
# Ki fizet? A $names játékosok listája, a $count a számuk.
reset-crowded = { $count ->
    [0] Senkinek sincs 3 vagy több munkása a börtönben: senki sem veszít erényt.
   *[other] Legalább 3 munkás a börtönben, −1 erény: { $names }.
}
reset-most = { $count ->
    [0] A börtön üres: senki sem kap adósságot.
    [1] A legtöbb munkás a börtönben, 1 adósság: { $names }.
   *[other] Holtverseny a legtöbb bebörtönzött munkásért, fejenként 1 adósság: { $names }.
}
reset-order = A szabályok sorrendjében
reset-turn-over = A kis piac felső kártyája átfordul a nagy piacra.
reset-beyond = Aki 14 erény fölé jutna, fennálló adósságot törölhet el helyette.
reset-below = Aki már 0 erényen áll, az erényvesztés helyett 1 fennálló adósságot kap.
# Ami egy játékossal történik. A $change a fenti változások egyike.
reset-of = { $name }: { $change }
# Ugyanez, ha a játékos másképp is dönthet.
reset-of-choice = { $name }: { $change } (nem kötelező)
reset-after = A börtönben utána
reset-silver = +{ $count } ezüst
reset-instead = { $count } adósság helyett ezüstöt fizet
