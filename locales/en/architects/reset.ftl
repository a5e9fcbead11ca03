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
