# Ami egy kártyáról hallható. $cost a card-heap, $skills az architects-skill felsorolása.

# Ennyi nyersanyag egy kártyán.
card-heap = { $count } { architects-resource }
card-building = { architects-building }: { $vp } GyP. Ára: { $cost }.
card-needs = Szükséges: { $skills }.
card-apprentice = { architects-apprentice }. Mesterség: { $skills }.
# A kártyán fekvő ezüst.
card-coins = Ezüst rajta: { $count }.
# Amit a kártya az erényen változtat építéskor vagy felbérléskor. $sign: plus vagy minus.
card-virtue = Erény: { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}.
card-owner = Tulajdonos: { $name }.
# Egy játékos munkásai. A szám lehet ismeretlen.
card-workers = { $name }. Munkások: { $free }, börtönben: { $prison }, elfogva: { $captured }.
