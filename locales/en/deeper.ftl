# Going deeper in the middle of a game: the form for what the program does not know.

deeper-title = Every action checked from here on
deeper-about = For this the program has to know what lies on the table now. It asks only what it has not been told yet.
# Pages of the form.
deeper-page-table = Table
deeper-page-check = Check
deeper-next = Next
deeper-not-now = Not now
# A control, heard rather than seen.
deeper-mayors = Mayors on the roof { norenberc-guild-of }
# Tiles of a guild to choose from.
deeper-tiles = Tiles { norenberc-guild-of }
deeper-window-empty = empty
deeper-window-clear = Nobody in this window
# $heap is a number of goods.
deeper-rest = Of its own goods the rest lies here: { $heap }. Others:
deeper-untold = Not told yet:
deeper-fits = Everything fits together.
deeper-begin = Begin to check
