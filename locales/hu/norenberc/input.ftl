input-found-count-of = { $count } { norenberc-guild-at }
