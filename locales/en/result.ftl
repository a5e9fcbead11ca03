# The final score as a screen and as a picture: who won, the score sheet, the majorities, “what if”, sharing.

# The name of the game.
result-game = Norenberc
result-heading-table = Score sheet
result-heading-bars = Point by point
result-heading-majorities = Craftsman majorities, guild by guild
result-heading-what-if = What if?
result-heading-share = Share
result-hint = Tap any number to see where it comes from.

# $count is how many winners there are, $names who they are.
result-headline = { $count ->
    [one] { $names } wins with { $vp } VP
   *[other] { $names } share the victory with { $vp } VP
}
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
# A place in the game or in a guild.
result-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place{ $tied ->
    [yes] , tied
   *[no] {""}
}
result-total = Total
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
# One line behind a number. $text says where the VP come from.
result-line = { $vp } VP · { $text }
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

result-what-if-about = Change any count and watch the totals move. Nothing is kept unless you choose to.
result-what-if-open = Try it out
result-what-if-note = Only a “what if”, not the real result
result-what-if-drop = Back to the real result
result-what-if-keep = Keep these counts
result-what-if-talers = Talers and crests
result-what-if-townsmen = Townsmen
result-talers = Talers
# How far a total moved.
result-change = { $sign ->
    [more] +{ $by }
    [less] −{ $by }
   *[same] unchanged
}

result-share-languages = Language of the picture: one, or two side by side for a mixed-language table.
result-share-picture = Save as a picture
# What is heard of its small picture.
result-share-preview = The saved picture
result-share-text = Copy as text
result-share-csv = Spreadsheet (CSV)
result-share-json = Data (JSON)
result-share-bg-stats = BG Stats
# In front of a field for the name of a place, kept for the next game.
result-location = Where you play (for BG Stats):
# At the foot of the picture.
result-picture-foot = Scored with Guildhall
