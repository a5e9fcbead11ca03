# A napló: eseményenként egy sor. $name a játékos. Ahol a kártyát nem szabad megnevezni, $building értéke none.

event-pick = { $building ->
    [none] { $name } képpel lefelé megtart egy kártyát a draftból.
   *[other] { $name } megtartja { architects-building-acc } a draftból.
}
event-place = { $name } { architects-spot-to } helyez egy munkást.
event-take-back = { $source ->
    [board] { $name } visszavesz egy munkást { $player } táblájáról.
   *[place] { $name } visszavesz egy munkást { architects-spot-from }.
}
event-mine = { $resource ->
    [gold] { $name } aranyat vesz el a bányából.
   *[clay] { $name } agyagot vesz el a bányából.
}
# $goods lista az architects-heap-acc alakjában.
event-trade = { $trade ->
    [virtue] { $name } { $goods } cserél 1 erényre.
    [marble] { $name } { $goods } cserél 1 márványra.
   *[own] { $name } { $goods } ad a cseréhez, és { $gain } kap ({ architects-apprentice }).
}
event-hire = { $discard ->
    [none] { $name } felbérli a segédet: { $row }. sor, { $column }. oszlop.
   *[other] { $name } felbérli a segédet ({ $row }. sor, { $column }. oszlop), és eldob { architects-apprentice-acc }.
}
event-draw-buildings = { $name } építménykártyákat húz.
event-capture = { $own ->
    [yes] { $name } visszahozza minden munkását { architects-spot-from }.
   *[no] { $name } elfogja { $player } összes munkását { architects-spot-at }.
}
event-guard = { $guard ->
    [sell-captured] { $name } börtönbe küldi az összes elfogott munkást.
    [release-prison] { $name } kiszabadítja minden munkását a börtönből.
    [release-captured-for-silver] { $name } ezüstért visszaszerzi minden elfogott munkását.
    [release-captured-for-debt] { $name } adósság és erény árán visszaszerzi minden elfogott munkását.
   *[pay-off-debt] { $name } kifizet egy adósságot.
}
event-release-captured = { $name } ingyen visszaszerzi minden elfogott munkását.
event-release-prisoners = { $name } ingyen kiszabadítja minden munkását a börtönből.
event-keep = { $building ->
    [none] { $name } megtartja az egyik kártyát.
   *[other] { $name } megtartja { architects-building-acc }.
}
event-construct = { $name } megépíti { architects-building-acc }.
event-pay = { $name } { $goods } fizet.
event-advance = { $name } a katedrálist építi, és { $goods } fizet.
event-discard = { $building ->
    [none] { $name } eldob egy építménykártyát a kezéből.
   *[other] { $name } eldobja { architects-building-acc } a kezéből.
}
event-take = { $resource ->
    [clay] { $name } az agyagot kéri.
    [wood] { $name } a fát kéri.
    [stone] { $name } a követ kéri.
    [gold] { $name } az aranyat kéri.
    [marble] { $name } a márványt kéri.
   *[silver] { $name } az ezüstöt kéri.
}
event-dismiss = { $name } eldob { architects-apprentice-acc }.
event-destroy = { $name } eltöröl egy fennálló adósságot.
event-pay-instead = { $name } adósság helyett { $silver } ezüstöt fizet.
event-free = { $name } munkásokat hoz ki a börtönből.
event-accept = { $name } elfogadja a fegyvernökért járó erényt.
event-stop = { $name } ennyivel beéri.
# A véletlen. $goods lista az architects-heap alakjában, $gain nyersanyagok, erény és kártyák listája.
event-show-side = A kis piac felső kártyája: { $goods }.
event-turn-over = A nagy piacra fordított kártya: { $goods }.
event-reshuffle = A nagy piac kártyáit megkeverjük: ezekből lesz az új kis piac.
event-show = Új segéd, { $row }. sor, { $column }. oszlop: { architects-apprentice }.
event-cast = { $name } karaktere: { architects-character }.
event-start = { $name } a kezdőjátékos.
event-draw = { $building ->
    [none] { $name } építménykártyát húz.
   *[other] { $name } kihúzza { architects-building-acc }.
}
event-reward = Felfedett jutalom: { $gain }.
