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
    [one] { $names } wins with { $vp } VP
   *[other] { $names } share the victory with { $vp } VP
}
# What decided it. $names are the closest rivals; $most is the winner’s number, $next theirs, $margin the difference.
result-decided = { $by ->
    [vp] { $margin } VP ahead of { $names }.
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
# Something about a player: “Ana, Crest collection”, “Ana, 1st place”.
result-of-player = { $name }, { $what }
# One line behind a number. $text says where the VP come from.
result-line = { $vp } VP · { $text }
result-nothing = No VP here.
# A bar in words. $parts are all categories with their VP.
result-bar = { $name }: { $parts }. Total: { $vp } VP.

# The majorities. What somebody owns of a guild.
result-majority-owns = value { $value }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
result-majority-no-place = no place
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

result-share-languages = Language of the picture: one, or two side by side for a mixed table.
result-share-picture = Save as a picture
result-share-text = Copy as text
result-share-csv = Spreadsheet (CSV)
result-share-json = Data (JSON)
result-share-bg-stats = BG Stats
# In front of a field for the name of a place, kept for the next game.
result-location = Where you play (for BG Stats):
# At the foot of the picture.
result-picture-foot = Scored with Guildhall
