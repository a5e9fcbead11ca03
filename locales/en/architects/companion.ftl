companion-depth = { $depth ->
    [final-score] Final score
    [round-helper] Town helper
   *[referee] Referee
}
companion-depth-about = { $depth ->
    [final-score] One sheet per player at the end: buildings, Cathedral, virtue, debts, and only what else matters.
    [round-helper] The program keeps track of the Guildhall, the Black Market, resets and last turns, and of everybody’s virtue and debts.
   *[referee] You enter every action, and each is checked against the rules.
}
# The log. $name is a player, “Somebody” or “The opponent”.
companion-somebody = Somebody
companion-opponent = The opponent
companion-entry-guildhall = { $did ->
    [built] { $building ->
        [none] { $name } constructs a building in the Guildhall.
       *[other] { $name } constructs { architects-building-acc }.
    }
    [advanced] { $virtue ->
        [0] { $name } advances on the Cathedral.
       *[other] { $name } advances on the Cathedral; the reward brings { $virtue } virtue.
    }
   *[none] { $name } places a worker in the Guildhall.
}
companion-entry-market = { $name } places a worker { architects-spot-at }.
companion-entry-last-turn = { $name } has taken a last turn.
companion-entry-guildhall-is = { $count ->
    [one] There is { $count } worker in the Guildhall.
   *[other] There are { $count } workers in the Guildhall.
}
# What is on the three spaces, from the left.
companion-entry-market-is = Black Market: { $left }, { $middle }, { $right }.
companion-space-free = free
companion-entry-tax-stand = Silver on the Tax Stand: { $value }.
companion-entry-reset = { $known ->
    [yes] A reset, caused by { $name }.
   *[no] A reset.
}
companion-entry-used = { $used ->
    [yes] { reset-card }: { $name } uses it.
   *[no] { reset-card }: nobody uses it.
}
companion-entry-destroyed = { $count ->
    [one] { $name } destroys { $count } unpaid debt.
   *[other] { $name } destroys { $count } unpaid debts.
}
companion-entry-paid-off = { $name } pays off a debt.
companion-entry-instead = { $count ->
    [one] { $name } pays silver instead of taking { $count } debt.
   *[other] { $name } pays silver instead of taking { $count } debts.
}
companion-entry-not-known = Nobody knows – { $question }
companion-entry-none-used = Nobody uses any of the other cards in this reset.
companion-entry-reset-done = The reset is done.
companion-entry-end-game = The game is over.
companion-entry-options = { $promo ->
    [yes] With the promotional cards; the Conspirator counts { $reading ->
        [visit] per visit
       *[capture] per capture
    }.
   *[no] Without the promotional cards; the Conspirator counts { $reading ->
        [visit] per visit
       *[capture] per capture
    }.
}
companion-entry-person = At the table: { $name }.
companion-entry-depth = From here on: { companion-depth }.
# $what is whose number it is.
companion-entry-counted = { $what }, { $value }.
companion-owned-building = { $name } has built { architects-building-acc }.
companion-owned-no-building = { $name } has not built { architects-building-acc }.
companion-owned-unnamed = { $count ->
    [none] { $name } has more buildings; nobody knows how many.
    [one] { $name } has { $count } more building, not named yet.
   *[other] { $name } has { $count } more buildings, not named yet.
}
companion-owned-nothing-else = { $name } has nothing else.
# What the table ruled.
companion-ruling-counted = Settled at the table – { $text }
companion-ruling = { $fact ->
    [hand] Settled at the table: { $name } has { architects-cards } in hand.
    [workers] Settled at the table: { $name } has { architects-workers } { architects-spot-at }.
    [captured] Settled at the table: { $captor } holds { architects-workers } captured from { $name }.
    [tax-stand] Settled at the table: { $count } silver on the Tax Stand.
    [tax-paid] Settled at the table: { $name } has paid { $count } tax instead of evading it.
   *[dismissed] Settled at the table: { $name } has discarded { architects-apprentice-acc }.
}
# What has to be known for a reset.
companion-ask = { $ask ->
    [prison] { $name }: how many workers in Prison?
    [used] { reset-card }: who uses it?
    [virtue] { $name }: how much virtue?
    [destroyed] { $name }: how many debts destroyed with virtue beyond 14?
   *[instead] { $name }: silver instead of how many debts?
}
# Why something is not taken.
companion-fault = { $fault ->
    [fact-not-now] That can be settled only between two turns, or when the game is over.
    [hand-told] At this table hands are entered card by card.
    [not-owned] There is no such apprentice to discard: { architects-apprentice }.
    [nothing-left] That would leave { $name } nothing to do.
    [waits-for-reset] A reset is due and comes first.
    [market-closed] { $name } has { $count } virtue; with 10 or more nobody enters the Black Market.
    [cathedral-closed] { $name } has { $count } virtue; with 4 or less nobody works on the Cathedral.
    [open] Still needed: { $question }
    [no-reset] There is no reset now.
    [not-asked] This reset does not need that.
    [space-taken] There is already a worker { architects-spot-at }.
    [level-full] All spots of level { $count } are taken.
    [top-reached] { $name } is already at the top of the Cathedral.
    [built-by] { architects-building } belongs to { $name }. There is only one of each building.
    [not-built] Nobody has built this here: { architects-building }.
    [not-in-game] { architects-building } is a promotional card, and this table plays without them.
    [not-solo] { architects-building } is not used in a solo game.
    [spaces-left] { $count ->
        [one] There is { $count } free space in the Guildhall, so the last turns have not begun.
       *[other] There are { $count } free spaces in the Guildhall, so the last turns have not begun.
    }
    [out-of-turn] { $name } is not next: the next last turn belongs to { $other }.
    [no-debt] { $name } has no unpaid debt.
    [had-last-turn] { $name } has already had a last turn.
    [not-theirs] { $name } has nothing of that kind.
    [turns-left] Not everybody has had their last turn yet. Next: { $name }.
    [only-at-start] The referee has to be chosen at the start, before anything is entered.
    [within-turn] That can be changed only between two turns.
    [options] These options do not go with the characters at this table.
    [too-few] It must be at least { $count }: that many went to Prison from the Black Market.
   *[too-many] It can be { $count } at most.
}
