# The log: one line for every event. $name is the player. Where a card may not be named, $building is none.

event-pick = { $building ->
    [none] { $name } keeps a draft card face down.
   *[other] { $name } keeps { architects-building-acc } in the draft.
}
event-place = { $name } places a worker { architects-spot-to }.
event-take-back = { $source ->
    [board] { $name } takes a worker back from the board of { $player }.
   *[place] { $name } takes a worker back { architects-spot-from }.
}
event-mine = { $resource ->
    [gold] { $name } takes gold in the Mines.
   *[clay] { $name } takes clay in the Mines.
}
# $goods is a list in the form of architects-heap-acc.
event-trade = { $trade ->
    [virtue] { $name } trades { $goods } for 1 virtue.
    [marble] { $name } trades { $goods } for 1 marble.
   *[own] { $name } trades { $goods } for { $gain } ({ architects-apprentice }).
}
event-hire = { $discard ->
    [none] { $name } hires the apprentice in row { $row }, column { $column }.
   *[other] { $name } hires the apprentice in row { $row }, column { $column }, and discards { architects-apprentice-acc }.
}
event-draw-buildings = { $name } draws building cards.
event-capture = { $own ->
    [yes] { $name } brings home all their own workers { architects-spot-from }.
   *[no] { $name } captures all workers of { $player } { architects-spot-at }.
}
event-guard = { $guard ->
    [sell-captured] { $name } sends all captured workers to Prison.
    [release-prison] { $name } releases all their workers from Prison.
    [release-captured-for-silver] { $name } pays silver and takes back all their captured workers.
    [release-captured-for-debt] { $name } takes a debt, loses virtue and takes back all their captured workers.
   *[pay-off-debt] { $name } pays off a debt.
}
event-release-captured = { $name } takes back all their captured workers for free.
event-release-prisoners = { $name } releases all their workers from Prison for free.
event-keep = { $building ->
    [none] { $name } keeps one of the cards.
   *[other] { $name } keeps { architects-building-acc }.
}
event-construct = { $name } constructs { architects-building-acc }.
event-pay = { $name } pays { $goods }.
event-advance = { $name } pays { $goods } to advance on the Cathedral.
event-discard = { $building ->
    [none] { $name } discards a building card from hand.
   *[other] { $name } discards { architects-building-acc } from hand.
}
event-take = { $resource ->
    [clay] { $name } takes the clay.
    [wood] { $name } takes the wood.
    [stone] { $name } takes the stone.
    [gold] { $name } takes the gold.
    [marble] { $name } takes the marble.
   *[silver] { $name } takes the silver.
}
event-dismiss = { $name } discards { architects-apprentice-acc }.
event-destroy = { $name } destroys an unpaid debt.
event-pay-instead = { $name } pays { $silver } silver instead of taking a debt.
event-free = { $name } takes workers out of Prison.
event-accept = { $name } takes the Squire’s virtue.
event-stop = { $name } leaves it at that.
# Chance. $goods is a list in the form of architects-heap, $gain one of goods, virtue and cards.
event-show-side = Top card of the Small Market: { $goods }.
event-turn-over = Turned over onto the Large Market: { $goods }.
event-reshuffle = The cards of the Large Market are shuffled into a new Small Market.
event-show = New apprentice in row { $row }, column { $column }: { architects-apprentice }.
event-cast = { $name } is { architects-character }.
event-start = { $name } is the first player.
event-draw = { $building ->
    [none] { $name } draws a building card.
   *[other] { $name } draws { architects-building-acc }.
}
event-reward = Reward turned up: { $gain }.
