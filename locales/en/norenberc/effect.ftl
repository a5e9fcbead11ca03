# What an event changed, for the log and the moving pieces. $name is the player.

# $list is a list of effect-plans-laid-item.
effect-plans-laid = Everyone has planned: { $list }.
effect-plans-laid-item = { $name } { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}
effect-called = The { norenberc-guild } are called. { $count ->
    [one] Card played by { $names }.
   *[other] Cards played by { $names }.
}
effect-sold = { $name } gets { norenberc-talers } for { norenberc-heap }{ $count ->
    [one] {""}
   *[other] , { $price } each
}.
effect-bought = { $name } pays { norenberc-talers } for { $count ->
    [one] { $count } good
   *[other] { $count } goods
}{ $count ->
    [one] {""}
   *[other] , { $price } each
}.
effect-paid = Into the { norenberc-guild }’ storehouse: { $goods }.
effect-recruited = { $name } takes { norenberc-tile-acc }.
effect-agent-gained = { $name } gets an agent from the stockpile.
effect-no-agent-left = { $name } already has all eight agents.
effect-shuffled-back = Shuffled back into the guest stack: { norenberc-tile }.
effect-robbed = { $victim } loses { $goods } and gets { norenberc-talers } from the bank.
# $one and $other are craftsmen, as norenberc-craftsman has them.
effect-swapped = { $one } and { $other } swap places.
effect-peddled = On { $name }’s Peddler: { norenberc-heap }.
effect-mayor-placed = The Mayor is now on the { norenberc-guild }’ roof.
effect-roof-talers = { $name } gets { norenberc-talers } for the agents on the roof.
effect-went-first = { $name } is now first in the turn order.
effect-agent-to-roof = { $name }’s agent goes to the { norenberc-guild }’ roof.
effect-finished = { $passed ->
    [yes] { $name } has passed and is finished for this round.
   *[no] { $name } has no agent left and is finished for this round.
}
effect-new-turn = Round { $round }, turn { $turn }.
effect-round-over = Round { $round } is over.
# $list is a list of effect-shown-item: what everybody has to show for a guild.
effect-shown = { norenberc-guild }, goods counted: { $list }.
effect-shown-item = { $name } { $count }
# $by says what decided it, $from where the returned good was, $under is a craftsman or empty.
effect-favorite = { norenberc-guild }: { $name } is the favourite{ $by ->
    [goods] {" "}with the most goods
    [talers] , tied on goods but with more talers
    [ruling] , as the table ruled
   *[turn-order] , tied on goods and talers but ahead in the turn order
}. { $from ->
    [peddler] The good given back was on a Peddler.
   *[supply] One good goes back to the storehouse.
} { $name } takes { norenberc-craftsman }{ $under ->
    [none] {""}
   *[other] , { $under }
}{ $prestige ->
    [yes] , a guild crest and the prestige crest.
   *[no] {" "}and a guild crest.
}
effect-no-favorite = { norenberc-guild }: no favourite, because nobody has any of their goods. Out of the game: { norenberc-craftsman }{ $under ->
    [none] {""}
   *[other] , { $under }
}{ $prestige ->
    [yes] , the prestige crest.
   *[no] .
}
effect-good-back = { $name } gets { norenberc-heap-acc } back from the Peddler.
effect-agents-back = All agents return from the roofs.
# The parts of the income; 0 where there is none.
effect-income = { $name } gets { norenberc-talers }{ $parts ->
    [base] .
   *[more] {" "}(base { $base }{ $musicians ->
        [0] {""}
       *[other] , Musicians { $musicians }
    }{ $mayors ->
        [0] {""}
       *[other] , Mayors { $mayors }
    }).
}
effect-new-guildmaster = New guildmaster { norenberc-guild-of }: { norenberc-craftsman }.
effect-guest-left = Out of the game, from window 1 { norenberc-guild-at }: { norenberc-tile }.
effect-lodged = New guest { norenberc-guild-at }, window { $number }: { norenberc-tile }.
effect-stack-empty = The guest stack has run out: the remaining windows stay empty.
effect-prestige-guild = Prestige guild: { norenberc-guild }, guildmaster { $value }.
effect-game-over = The game is over.
