# The final score.

result-heading-buildings = Buildings and virtue
result-no-buildings = No building was constructed.
# Players of whom nothing was told.
result-empty = { $count ->
    [one] { $names } has no buildings and is not on the Cathedral. Is that right?
   *[other] { $names } have no buildings and are not on the Cathedral. Is that right?
}
# What decided it. $names are the closest rivals, $count how many; $most is the winner’s number, $next theirs, $margin the difference.
result-decided = { $by ->
    [vp] { $count ->
        [one] { $margin } VP ahead of { $names }.
       *[other] { $margin } VP ahead of { $names }, who are level.
    }
    [virtue] Level on VP with { $names }; more virtue decided it, { $most } against { $next }.
    [silver] Level on VP and virtue with { $names }; more silver decided it, { $most } against { $next }.
    [solo] { $most } against { $next } VP.
   *[shared] Level on VP, virtue and silver: nothing is left to break the tie.
}
# What a number of the sheet is, for those who hear it.
result-cell = { $what ->
    [buildings] { $name }, buildings
    [cathedral] { $name }, Cathedral
    [virtue] { $name }, virtue
    [debts] { $name }, unpaid debts
    [gold-marble] { $name }, gold and marble
    [silver] { $name }, silver
    [prison] { $name }, workers in Prison
   *[total] { $name }, total
}
# A bar in words. $parts are all categories with their VP.
result-bar = { $name } – { $parts }. Total: { $total }.
# Why a category gives nothing.
result-lack = { $category ->
    [buildings] No building was constructed.
    [cathedral] The marker is below level 1.
    [virtue] { $virtue } virtue: 6 to 9 are worth nothing and cost nothing.
    [debts] No unpaid debts.
    [gold-marble] No gold and no marble.
    [silver] { $silver } silver: it takes 10 for 1 VP.
   *[prison] Fewer than 2 workers in Prison.
}
# Under changes of virtue of which the owner could choose the order.
result-order-chosen = In the order that gives the most VP.
# In “what if”, heard before the name of a number.
result-what-if-whose = What if
