# Что найдено во входных данных: то, что относится только к этой игре.

input-found-count-of = { $count } { norenberc-guild-at }
