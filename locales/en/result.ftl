# The final score as a screen and as a picture: who won, the score sheet, the majorities, “what if”, sharing.

result-heading-table = Score sheet
result-heading-bars = Point by point
result-heading-what-if = What if?
result-heading-share = Share
result-hint = Tap any number to see where it comes from.

# $count is how many winners there are, $names who they are.
result-headline = { $count ->
    [one] { $names } wins with { $vp } VP
   *[other] { $names } share the victory with { $vp } VP
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
# One line behind a number. $text says where the VP come from.
result-line = { $vp } VP · { $text }
result-what-if-about = Change any count and watch the totals move. Nothing is kept unless you choose to.
result-what-if-open = Try it out
result-what-if-note = Only a “what if”, not the real result
result-what-if-drop = Back to the real result
result-what-if-keep = Keep these counts
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
# Goes on from the counting of the points at the end of a game.
result-count-on = To the result
