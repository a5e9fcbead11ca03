# What has to happen now, and the names of phases and of the steps at the end of a round.

# $step is an id; $guild and $player are there where the step has them.
step-now = { $step ->
    [order] the turn order is drawn
    [settle] the workshop { norenberc-guild-of } is filled
    [lodge] the lodgings { norenberc-guild-of } are filled
    [planning] those who are not finished plan
    [reveal] the cards for the { norenberc-guild } are revealed
    [act] { $player } acts { norenberc-guild-at }
    [pay] { $player } pays for the guest { norenberc-guild-at }
    [rob] { $player } says whom the Burglar robs
    [swap] { $player } says what the Guardsman swaps
    [peddle] { $player } puts a good on the Peddler
    [place-mayor] { $player } places the Mayor
    [go-first] { $player } says whether to go first
   *[over] the game is over
}
step-phase = { $phase ->
    [setup] Set-up
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
