input-found-count-of = { $count } pour les { norenberc-guild }
