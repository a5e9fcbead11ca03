# What an event changed, for the log and the moving pieces. $name is the player.

# $list is a list of effect-plans-laid-item.
effect-plans-laid = All have planned: { $list }.
effect-plans-laid-item = { $name } { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}
effect-called = { norenberc-guild } called: { $names }.
effect-sold = { $name } gets { norenberc-talers } for { norenberc-heap }, { $price } each.
effect-bought = { $name } pays { norenberc-talers } for { $count ->
    [one] { $count } good
   *[other] { $count } goods
}, { $price } each.
effect-paid = To the storehouse { norenberc-guild-of }: { $goods }.
effect-recruited = { $name } takes { norenberc-tile-acc }.
effect-agent-gained = { $name } gets an agent from the stockpile.
effect-no-agent-left = { $name } has all eight agents already.
effect-shuffled-back = Shuffled back into the guest stack: { norenberc-tile }.
effect-robbed = { $victim } loses { $goods } and gets { norenberc-talers } from the bank.
# $one and $other are craftsmen, as norenberc-craftsman has them.
effect-swapped = { $one } and { $other } change places.
effect-peddled = On { $name }’s Peddler: { norenberc-heap }.
effect-mayor-placed = The Mayor sits on the roof { norenberc-guild-of }.
effect-roof-talers = { $name } gets { norenberc-talers } for the agents on the roof.
effect-went-first = { $name } is first in the turn order now.
effect-agent-to-roof = { $name }’s agent goes to the roof { norenberc-guild-of }.
effect-finished = { $passed ->
    [yes] { $name } has passed and is finished for this round.
   *[no] { $name } has no agent left and is finished for this round.
}
effect-new-turn = Round { $round }, turn { $turn }.
effect-round-over = Round { $round } is over.
# $list is a list of effect-shown-item: what everybody has to show for a guild.
effect-shown = { norenberc-guild }, goods counted: { $list }.
effect-shown-item = { $name } { $count }
# $by says what decided it, $from where the returned good lay, $under is a craftsman or empty.
effect-favorite = { norenberc-guild }: { $name } is the favourite{ $by ->
    [goods] {" "}with most goods
    [talers] , tied on goods, with more talers
    [ruling] , as the table ruled
   *[turn-order] , tied on goods and talers, with the better place in the turn order
}. { $from ->
    [peddler] The good given back lay on a Peddler.
   *[supply] One good goes back to the storehouse.
} { $name } takes { norenberc-craftsman }{ $under ->
    [none] {""}
   *[other] {" "}and { $under }
}, a guild crest{ $prestige ->
    [yes] {" "}and the prestige crest.
   *[no] .
}
effect-no-favorite = { norenberc-guild }: nobody has the good. Out of the game: { norenberc-craftsman }{ $under ->
    [none] {""}
   *[other] , { $under }
}{ $prestige ->
    [yes] , the prestige crest.
   *[no] .
}
effect-good-back = { $name } gets { norenberc-heap-acc } back from the Peddler.
effect-agents-back = All agents come back from the roofs.
# The parts of the income; 0 where there is none.
effect-income = { $name } gets { norenberc-talers }: { $base } income{ $musicians ->
    [0] {""}
   *[other] , { $musicians } from Musicians
}{ $mayors ->
    [0] {""}
   *[other] , { $mayors } from the Mayor
}.
effect-new-guildmaster = New guildmaster { norenberc-guild-of }: { norenberc-craftsman }.
effect-guest-left = Out of the game, from window 1 { norenberc-guild-of }: { norenberc-tile }.
effect-lodged = New guest { norenberc-guild-at }, window { $number }: { norenberc-tile }.
effect-stack-empty = The guest stack is empty: the other windows stay empty.
effect-prestige-guild = Prestige guild: { norenberc-guild }, guildmaster { $value }.
effect-game-over = The game is over.
