# Whole moves of a played game, each in one sentence.

# A whole move in one sentence. $did says what the guest did: $victim is a player, $what a list, $guild the guild of a roof, and empty where there is none.
told-sell = { $name } sells { norenberc-heap-acc } { norenberc-guild-to }: +{ norenberc-talers }.
told-buy = { $name } buys { $goods } { norenberc-guild-from }: −{ norenberc-talers }.
told-recruit = { $name } recruits { norenberc-tile-acc } for { $goods }{ $did ->
    [rob] , robs { $victim } ({ $what })
    [swap] , swaps craftsmen ({ $what })
    [peddle] , puts { $what } on it
    [mayor] , puts it on the { norenberc-guild }’ roof
    [back] , which goes straight back into the guest stack
   *[none] {""}
}{ $talers ->
    [0] {""}
   *[other] , +{ norenberc-talers }
}{ $first ->
    [yes] , goes first
   *[no] {""}
}.

# At the end of a round; $list is a list of told-income-item.
told-income = Income: { $list }.
told-income-item = { $name } { $talers }
# What is new for the next round.
told-next-round = New guildmasters take over, guests move on and new ones arrive. Prestige guild of the next round: { norenberc-guild }.
