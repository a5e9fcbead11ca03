# Mit változtatott meg egy esemény, a naplóhoz és a mozgó elemekhez. $name a játékos. Ahol a kártyát nem szabad megnevezni, $building értéke none.

effect-character-dealt = { $name } karaktere: { architects-character }.
effect-draft-passed = { $round ->
    [3] Vége a draftnak: mindenki utolsó kártyája a pakli aljára kerül.
   *[other] Mindenki megtartott egy kártyát: a többit balra adjátok tovább.
}
effect-started = { $name } a kezdőjátékos.
effect-start-silver = { $name } { $silver } ezüsttel indul.
effect-turn-begun = { $name } következik.
effect-placed = { $name }: most { architects-workers } van { architects-spot-at }.
effect-took-back = { $source ->
    [board] { $name } visszavesz egy munkást { $player } táblájáról.
   *[place] { $name } visszavesz egy munkást { architects-spot-from }.
}
effect-passed = { $name } kimarad: nincs lehelyezhető vagy visszavehető munkása.
# $goods lista az architects-heap-acc alakjában.
effect-gained = { $name } { $goods } kap.
effect-paid = { $name } { $goods } fizet.
# $price architects-price-part-acc elemek listája.
effect-paid-silver = { $name } { $price } fizet.
effect-tax-taken = { $name } elviszi az adóházból a { $silver } ezüstöt.
# $sign: plus vagy minus.
effect-virtue-moved = { $sign ->
    [minus] { $name } { architects-virtue-acc } veszít.
   *[plus] { $name } { architects-virtue-acc } kap.
}
effect-debts-taken = { $name } { architects-debts-acc } kap.
effect-debt-destroyed = { $name } eltöröl egy fennálló adósságot.
effect-debt-paid = { $name } kifizetett egy adósságot: a kártya megfordul.
effect-paid-instead = { $name } adósság helyett { $silver } ezüstöt fizet.
effect-drew = { $building ->
    [none] { $name } építménykártyát húz.
   *[other] { $name } kihúzza { architects-building-acc }.
}
effect-kept = { $building ->
    [none] { $name } megtart egy kártyát.
   *[other] { $name } megtartja { architects-building-acc }.
} A pakli aljára kerül: { $buried }.
effect-discarded = { $building ->
    [none] { $name } a pakli aljára tesz egy építménykártyát a kezéből.
   *[other] { $name } a pakli aljára teszi { architects-building-acc } a kezéből.
}
effect-pile-empty = Elfogyott az építménypakli: { $name } nem húz többet.
effect-hired = { $name } felbérel { architects-apprentice-acc }{ $coins ->
    [0] .
   *[other] , és megkapja a rajta lévő { $coins } ezüstöt.
}
effect-dismissed = { $name } a pakli aljára tesz { architects-apprentice-acc }.
effect-shown = Új segéd, { $row }. sor, { $column }. oszlop: { architects-apprentice }.
effect-captured = { $own ->
    [yes] { $name } visszahoz { architects-workers-acc } { architects-spot-from }.
   *[no] { $name } elfog { architects-workers-acc } { architects-spot-at } ({ $player }).
}
effect-sold = { $name } { architects-workers-acc } küld a börtönbe, és { $silver } ezüstöt kap.
effect-prisoners-released = { $name } { architects-workers-acc } kap vissza a börtönből.
effect-captives-released = { $name } { architects-workers-acc } kap vissza a többi tábláról.
effect-constructed = { $name } megépítette { architects-building-acc }.
effect-advanced = { $name } a katedrális { $level }. szintjén áll.
# $gain nyersanyagok, erény és kártyák listája.
effect-rewarded = { $name } jutalma: { $gain }.
effect-no-reward-left = Elfogytak a jutalmak: { $name } helyette erényt kap.
effect-reset-begun = Feketepiac-frissítés.
effect-to-prison = { $name }: { $count } munkás a feketepiacról a börtönbe kerül.
effect-turned-over = A nagy piac kínálata mostantól: { $goods }.
effect-reshuffled = A nagy piac kártyáiból lett az új kis piac.
effect-side-shown = A kis piac kínálata mostantól: { $goods }.
effect-guildhall-full = { $name } elfoglalta a céhház utolsó mezőjét: még egy kör jár mindenkinek, utoljára { $name } következik.
effect-game-over = Vége a játéknak.
