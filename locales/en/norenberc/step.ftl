# What has to happen now, and the names of phases and of the steps at the end of a round.

# $step is an id; $guild and $player are there where the step has them.
step-now = { $step ->
    [order] the turn order is being drawn
    [settle] the { norenberc-guild }’ workshop is being filled
    [lodge] the { norenberc-guild }’ lodgings are being filled
    [planning] players who are not finished are planning
    [reveal] the cards for the { norenberc-guild } are being revealed
    [act] { $player } acts { norenberc-guild-at }
    [pay] { $player } pays for the guest { norenberc-guild-at }
    [rob] { $player } chooses whom the Burglar robs
    [swap] { $player } chooses what the Guardsman swaps
    [peddle] { $player } puts a good on the Peddler
    [place-mayor] { $player } places the Mayor
    [go-first] { $player } decides whether to go first
   *[over] the game is over
}
step-phase = { $phase ->
    [setup] Setup
    [planning] Planning phase
    [action] Action phase
    [round-end] End of the round
   *[over] End of the game
}
# The steps at the end of a round, in their order.
step-round-end = { $step ->
    [favourites] Guildmasters choose their favourites
    [agents] Reclaim all agents
    [income] Collect income
    [tokens] Flip pass tokens
    [guildmasters] New guildmasters
    [lodgings] Refill the lodgings
   *[prestige] New prestige guild
}
