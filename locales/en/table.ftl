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
table-language-any = App language
table-depth = How much should Guildhall keep track of?
table-depth-about = From the final score alone to every single move.
table-open = Open the table

table-part-score = Final score
