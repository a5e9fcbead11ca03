input-found-count-of = { $count } for the { norenberc-guild }
