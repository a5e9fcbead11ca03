# Mi található a bemenetben: ami csak ehhez a játékhoz tartozik.

input-found-count-of = { $count } { norenberc-guild-at }
