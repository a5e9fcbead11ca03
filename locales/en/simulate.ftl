# The result of a tournament of bots.

simulate-summary = { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $seconds } s ({ $rate } per second), { $decisions } decisions.
# One bot. Numbers with decimals come as text.
simulate-bot = { $bot }: wins { $share }% (95% interval: { $low } to { $high }%), average { $vp } VP, { $ms } ms per decision
# Games that made no progress; they have no result.
simulate-broken-off = { $games ->
    [one] { $games } game was
   *[other] { $games } games were
} broken off without a result: no end was in sight.
# One row of the ladder: one bot against others, and what share equal bots would have.
simulate-ladder-row = { $players } players, { $one } against { $others }: { $share }% (95% interval: { $low } to { $high }%; equal bots: { $even }%), { $games } games
# VP of a level that plays against itself; $winner are those of the winner.
simulate-ladder-vp = { $players } players, all { $one }: average { $vp } VP, winner { $winner } VP, { $games } games
