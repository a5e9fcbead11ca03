# What was found in an input: what only this game says.

input-found-count-of = { $count } for the { norenberc-guild }
