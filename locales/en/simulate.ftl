# The result of a tournament of bots.

simulate-summary = { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $seconds } s ({ $rate } a second), { $decisions } decisions.
# One bot. Numbers with decimals come as text.
simulate-bot = { $bot }: wins { $share } % (95 %: { $low } to { $high } %), mean { $vp } VP, { $ms } ms a decision
