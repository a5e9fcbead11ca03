# What an event changed, for the log and the moving pieces. $name is the player. Where a card may not be named, $building is none.

effect-character-dealt = { $name } plays { architects-character }.
effect-draft-passed = { $round ->
    [3] The draft is over: the last card of every hand goes under the pile.
   *[other] Everyone has kept a card: the rest of each hand is passed to the left.
}
effect-started = { $name } is the first player.
effect-start-silver = { $name } starts with { $silver } silver.
effect-turn-begun = It is { $name }’s turn.
effect-placed = { $name } now has { architects-workers } { architects-spot-at }.
effect-took-back = { $source ->
    [board] { $name } has a worker back from the board of { $player }.
   *[place] { $name } has a worker back { architects-spot-from }.
}
effect-passed = { $name } has no worker to place or take back: the turn is passed.
# $goods is a list in the form of architects-heap-acc.
effect-gained = { $name } gets { $goods }.
effect-paid = { $name } pays { $goods }.
# $price is a list of architects-price-part-acc.
effect-paid-silver = { $name } pays { $price }.
effect-tax-taken = { $name } takes { $silver } silver from the Tax Stand.
# $sign is plus or minus.
effect-virtue-moved = { $sign ->
    [minus] { $name } loses { architects-virtue-acc }.
   *[plus] { $name } gains { architects-virtue-acc }.
}
effect-debts-taken = { $name } takes { architects-debts-acc }.
effect-debt-destroyed = { $name } destroys an unpaid debt.
effect-debt-paid = { $name } has paid off a debt: it is turned over.
effect-paid-instead = { $name } pays { $silver } silver instead of taking a debt.
effect-drew = { $building ->
    [none] { $name } draws a building card.
   *[other] { $name } draws { architects-building-acc }.
}
effect-kept = { $building ->
    [none] { $name } keeps one card.
   *[other] { $name } keeps { architects-building-acc }.
} Put under the pile: { $buried }.
effect-discarded = { $building ->
    [none] { $name } puts a building card from hand under the pile.
   *[other] { $name } puts { architects-building-acc } from hand under the pile.
}
effect-pile-empty = The building pile is empty: { $name } draws no more.
effect-hired = { $name } hires { architects-apprentice-acc }{ $coins ->
    [0] .
   *[other] {" "}and gets the { $coins } silver on the card.
}
effect-dismissed = { $name } puts { architects-apprentice-acc } under the pile.
effect-shown = New apprentice in row { $row }, column { $column }: { architects-apprentice }.
effect-captured = { $own ->
    [yes] { $name } brings home { architects-workers-acc } { architects-spot-from }.
   *[no] { $name } captures { architects-workers-acc } of { $player } { architects-spot-at }.
}
effect-sold = { $name } sends { architects-workers-acc } to Prison and gets { $silver } silver.
effect-prisoners-released = { $name } gets { architects-workers-acc } back from Prison.
effect-captives-released = { $name } gets { architects-workers-acc } back from other boards.
effect-constructed = { $name } has constructed { architects-building-acc }.
effect-advanced = { $name } is on level { $level } of the Cathedral.
# $gain is a list of goods, virtue and cards.
effect-rewarded = Reward for { $name }: { $gain }.
effect-no-reward-left = No reward is left: { $name } gains 1 virtue instead.
effect-reset-begun = Black Market reset.
effect-to-prison = { $count ->
    [one] { $name }: { $count } worker goes from the Black Market to Prison.
   *[other] { $name }: { $count } workers go from the Black Market to Prison.
}
effect-turned-over = The Large Market now offers { $goods }.
effect-reshuffled = The cards of the Large Market form a new Small Market.
effect-side-shown = The Small Market now offers { $goods }.
effect-guildhall-full = { $name } has filled the Guildhall: everyone takes one last turn, and { $name } goes last.
effect-game-over = The game is over.
