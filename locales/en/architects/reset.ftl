# What a reset of the Black Market does, player by player.

# The heading of one player’s lines: everything is what the player has afterwards.
reset-player = { $name }: { $prison } in Prison, { $virtue } virtue, { $debts ->
    [one] { $debts } unpaid debt
   *[other] { $debts } unpaid debts
}
# $choice is yes where the player may choose otherwise.
reset-line = { $text } ({ $rule }){ $choice ->
    [yes] {" "}– may be declined
   *[no] {""}
}
reset-nothing = nothing changes
reset-to-prison = { $count ->
    [one] { $count } worker goes
   *[other] { $count } workers go
} to Prison
reset-freed = { $count ->
    [one] { $count } worker comes
   *[other] { $count } workers come
} back from Prison
reset-gold = +{ $count } gold
reset-marble = +{ $count } marble
# $sign is plus or minus.
reset-virtue = { $sign ->
    [minus] −{ $count } virtue
   *[plus] +{ $count } virtue
}
reset-debts-destroyed = { $count ->
    [one] { $count } unpaid debt is destroyed
   *[other] { $count } unpaid debts are destroyed
}
reset-debts = { $count ->
    [one] takes { $count } unpaid debt
   *[other] takes { $count } unpaid debts
}

reset-again = Start over
reset-prison = In Prison
reset-market = In the Black Market
reset-prison-of = { $name }: workers in Prison
reset-market-of = { $name }: workers in the Black Market
reset-owners = Who has one of these cards?
reset-nobody = Nobody
reset-used-by-nobody = Nobody
reset-used-by-nobody-any = { $more ->
    [yes] Nobody uses another card
   *[no] Nobody uses a card
}
# Cards that work in a reset, by what they do then.
reset-card = { $card ->
    [gatekeeper] Gatekeeper (frees 2)
    [squire-carpentry] Squire (+2 virtue)
    [squire-tiling] Squire (+1 gold)
    [squire-masonry] Squire (+1 marble)
    [peddler] Peddler (+2 silver)
   *[fara] Fara (frees 1)
}
reset-enter = Count everybody’s workers in Prison before the reset, and those in the Black Market. The answer appears here.
# Who pays. $names is a list of players, $count how many they are.
reset-crowded = { $count ->
    [0] Nobody has 3 or more workers in Prison: nobody loses virtue.
   *[other] 3 or more workers in Prison, −1 virtue: { $names }.
}
reset-most = { $count ->
    [0] Prison is empty: nobody takes a debt.
    [1] Most workers in Prison, 1 debt: { $names }.
   *[other] Tied for most workers in Prison, 1 debt each: { $names }.
}
reset-order = In the order of the rules
reset-turn-over = The top card of the Small Market is turned over onto the Large Market.
reset-beyond = Virtue beyond 14 may destroy unpaid debts instead.
reset-below = Whoever is already at 0 virtue takes 1 unpaid debt instead.
# What happens to a player. $change is one of the changes above.
reset-of = { $name }: { $change }
# The same where the player may choose otherwise.
reset-of-choice = { $name }: { $change } (may be declined)
reset-after = In Prison afterwards
reset-silver = +{ $count } silver
reset-instead = { $count ->
    [one] pays silver instead of taking { $count } debt
   *[other] pays silver instead of taking { $count } debts
}
