# Going deeper in the middle of a game: the form for what the program does not know.

deeper-title = Check every action from here on
deeper-about = For this, the program needs to know what is on the table now. It asks only for what it has not been told yet.
# Pages of the form.
deeper-page-table = Table
deeper-page-check = Check
deeper-next = Next
deeper-not-now = Not now
# A control, heard rather than seen.
deeper-mayors = Mayors on the { norenberc-guild }’ roof
# Tiles of a guild to choose from.
deeper-tiles = { norenberc-guild }’ tiles
deeper-window-empty = empty
deeper-window-clear = Nobody in this window
# $heap is a number of goods.
deeper-rest = The rest of its own goods is here: { $heap }. Other goods:
deeper-untold = Not entered yet:
deeper-fits = Everything adds up.
deeper-begin = Start checking
