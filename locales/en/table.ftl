# At the table: setting up, score pad, round helper, end of round.

table-rule = What does the rule say?
table-rule-about = Ask in plain words
table-unfinished-all = All unfinished games ({ $count })
table-new = New table
table-groups = The same people as before:
# People of earlier games, each a button that fills a free seat; table-seat is its full name, for those who hear it.
table-regulars = People you play with:
table-seat = Seat { $name }
table-players = Players
# The field for a name. $number counts the players.
table-name = Name of player { $number }
table-language-any = Program language
table-depth = How much should the program keep track of?
table-depth-about = From the final score alone to every single move.
table-open = Open the table

table-part-score = Final score
table-part-table = The table
table-part-sheets = What everybody has
table-part-log = Log and corrections
table-part-depth = What is tracked
table-next-player = Next: { $name }
table-to-score = To the final score
table-missing = Still needed for the final score
table-missing-sheet = Fill in: { $missing }
table-log-empty = Nothing has been entered yet.
table-log-about = Tap an entry to correct it, to remove it, or to add something forgotten before it.
table-log-correct = Correct: “{ $text }”
table-log-amended = Corrected
table-log-inserted = Added later
table-log-skipped = Left out. { $why }
table-people = At the table:
# What a player’s button does, for those who hear it.
table-person-change = Change name, colour or language: { $name }
# An entry that is open. $text is a line of the log.
table-correct = Correct an entry
table-correct-person = Player in this seat
table-correct-remove = Remove this entry
table-correct-fixed = There is nothing to change in this entry. It can be removed.
table-correct-name = Name
table-correct-colour = Colour
table-correct-language = Language
table-enter = Save
# What a final score lacks, where the way to it is not open yet.
table-missing-first = Still needed: { $missing }

# What corrections changed, and what to do with the pieces because of it.
table-changed = The correction changed this:
table-changed-together = All corrections since this list was last closed have changed this:
table-changed-close = Close this list
table-changed-again = Show the last list of changes again
table-changed-show = Show
table-changed-line =
    { $moves ->
        [0] The correction changed what follows.
        [one] The correction leaves one thing to put right on the table.
       *[other] The correction leaves { $moves } things to put right on the table.
    }
table-moves = To put the table right:
table-moves-again = To put the table right (this replaces the earlier list):
