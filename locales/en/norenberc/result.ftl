result-heading-majorities = Craftsman majorities, guild by guild
# Players of whom nothing but talers was told.
result-empty = { $count ->
    [one] { $names } has no tiles and no crests. Is that right?
   *[other] { $names } have no tiles and no crests. Is that right?
}
# What decided it. $names are the closest rivals, $count how many; $most is the winner’s number, $next theirs, $margin the difference.
result-decided = { $by ->
    [vp] { $count ->
        [one] { $margin } VP ahead of { $names }.
       *[other] { $margin } VP ahead of { $names }, who are level.
    }
    [craftsmen] Level on VP with { $names }; more craftsmen decided it, { $most } against { $next }.
    [value] Level on VP and craftsmen with { $names }; the higher total value decided it, { $most } against { $next }.
   *[shared] Level on VP, on craftsmen and on their total value: nothing is left to break the tie.
}
# What a number of the sheet is, for those who hear it.
result-cell = { $what ->
    [majority] { $name }, craftsman majorities
    [thirty] { $name }, craftsmen of 30+
    [all-types] { $name }, all craftsman types
    [richest] { $name }, richest player
    [crests] { $name }, crest collection
    [townsmen] { $name }, townsman bonuses
   *[total] { $name }, total
}
# A bar in words: the VP of every category.
result-bar = { $name }: craftsman majorities { $majority }, craftsmen of 30+ { $thirty }, all craftsman types { $types }, richest player { $richest }, crest collection { $crests }, townsman bonuses { $townsmen }. Total: { $vp } VP.
# The majorities. What somebody owns of a guild.
result-majority-owns = value { $value }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
# Somebody’s place there; 0 is none.
result-majority-place = { $place ->
    [0] { $name }, unplaced
    [1] { $name }, 1st place
    [2] { $name }, 2nd place
   *[3] { $name }, 3rd place
}{ $tied ->
    [yes] , tied
   *[no] {""}
}
# A number beside it, for those who hear it.
result-majority-of = { $name }, { norenberc-guild-inside }
result-majority-none = Others are ahead, and there are no places left.
result-majority-nobody = Nobody has a craftsman here.
result-majority-without = No craftsman: { $names }
result-what-if-talers = Talers and crests
result-what-if-townsmen = Townsmen
result-talers = Talers
