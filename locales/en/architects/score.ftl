# The final score.

score-winner = { $by ->
    [vp] { $names } wins with { $vp } VP.
    [virtue] { $names } wins with { $vp } VP: a tie, broken by more virtue.
    [silver] { $names } wins with { $vp } VP: a tie, broken by more silver.
   *[shared] { $names } share the victory with { $vp } VP.
}
# A solo game. $name is the player; $vp and $theirs are both totals.
score-solo = { $result ->
    [won] { $name } beats the opponent ({ architects-opponent }) by { $vp } to { $theirs } VP.
    [lost] { $name } loses to the opponent ({ architects-opponent }) by { $vp } to { $theirs } VP.
   *[tied] { $name } and the opponent ({ architects-opponent }) both have { $vp } VP: a tie, not a win.
}
score-category = { $category ->
    [buildings] Buildings
    [cathedral] Cathedral
    [virtue] Virtue
    [debts] Unpaid debts
    [gold-marble] Gold and marble
    [silver] Silver
   *[prison] Workers in Prison
}
# $end is what the building brings at the end, beside what is printed.
score-line-building = { architects-building }: { $printed } printed{ $end ->
    [0] {""}
   *[other] {" "}and { $end } at the end
}
score-line-cathedral = level { $level }
score-line-virtue = { $virtue } virtue
score-line-debts = { $count ->
    [one] { $count } unpaid debt
   *[other] { $count } unpaid debts
}, { $each } each
score-line-gold-marble = { $gold } gold and { $marble } marble
score-line-silver = { $silver } silver: 1 for each full 10
score-line-prison = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}: −1 for every 2
# What buildings change before the count; the lines below are the changes in the order made.
score-steps = Before the count, virtue changes:
# $sign is plus or minus.
score-step = { architects-building }: { $sign ->
    [minus] −{ $points } virtue
   *[plus] +{ $points } virtue
}{ $destroyed ->
    [0] {""}
    [one] , { $destroyed } debt destroyed
   *[other] , { $destroyed } debts destroyed
}{ $taken ->
    [0] {""}
    [one] , { $taken } debt taken
   *[other] , { $taken } debts taken
}{ $paid ->
    [0] {""}
   *[other] , { $paid } silver paid instead of a debt
}
score-opponent = Opponent ({ architects-opponent }): { $vp } VP
score-opponent-line = { $category ->
    [guildhall] Guildhall
    [cathedral] Cathedral
    [virtue] Virtue
    [marble] Marble
    [debts] Unpaid debts
   *[prison] Workers in Prison
}: { $vp }
