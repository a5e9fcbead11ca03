# The result of a tournament of bots.

simulate-summary = { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $seconds } s ({ $rate } a second), { $decisions } decisions.
# One bot. Numbers with decimals come as text.
simulate-bot = { $bot }: wins { $share } % (95 %: { $low } to { $high } %), mean { $vp } VP, { $ms } ms a decision
# One row of the ladder: one bot against others, and what share equals would have.
simulate-ladder-row = { $players } players, { $one } against { $others }: { $share } % (95 %: { $low } to { $high } %; equals have { $even } %), { $games } games
# VP of a level that plays against itself; $winner are those of the winner.
simulate-ladder-vp = { $players } players, all { $one }: mean { $vp } VP, the winner { $winner } VP, { $games } games
