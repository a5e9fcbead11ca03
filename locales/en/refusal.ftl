# Why something is not allowed. The rule's id is shown beside it.

# What has to happen at the moment. $step is an id; $guild and $player are there where the step has them.
refusal-step = { $step ->
    [order] the turn order is drawn now
    [settle] the workshop of the { norenberc-guild } is filled now
    [lodge] the lodgings of the { norenberc-guild } are filled now
    [planning] the players who are not finished and have not planned yet plan now
    [reveal] the cards for the { norenberc-guild } are revealed now
    [act] { $player } is to act at the { norenberc-guild }
    [pay] { $player } is to pay for the guest at the { norenberc-guild }
    [rob] { $player } is to say whom the Burglar robs
    [swap] { $player } is to say what the Guardsman swaps
    [peddle] { $player } is to put a good on the Peddler
    [place-mayor] { $player } is to place the Mayor
    [go-first] { $player } is to say whether to go first
   *[over] the game is over
}

refusal-not-due = { $actor ->
    [nature] Chance has nothing to reveal here: { refusal-step }.
   *[seat] { $name } cannot act here: { refusal-step }.
}
refusal-not-now = That does not fit here: { refusal-step }.
refusal-empty-plan = A plan needs at least one card. Playing none is passing.
refusal-too-many-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} planned, but only { $agents ->
    [one] 1 agent is
   *[other] { $agents } agents are
} available.
refusal-more-cards-than-guilds = { $cards } cards planned, but there is one card a guild and { $guilds } guilds are in play.
refusal-repeated-card = There is one card a guild: the { norenberc-guild } are planned twice.
refusal-repeated-player = { $player } has one card a guild and is named twice.
refusal-not-in-play = The { norenberc-guild } are not in play with this number of players.
refusal-cards-missing = The planned cards have to be named, not only their number.
refusal-cards-sealed = The planned cards stay face down at this table: only their number is entered.
refusal-not-called = Another guild is called: it is the turn of the { norenberc-guild }.
refusal-sells-nothing = Selling means at least one good.
refusal-not-enough-to-sell = Selling { $needs } { norenberc-good } needs as many in the supply; there are { $has }.
refusal-buys-nothing = Buying means at least one good.
refusal-buys-too-many = { $first ->
    [yes] So many players are here in the first turn that each may buy { $limit }, not { $wants }.
   *[no] One action buys at most { $limit } goods, not { $wants }.
}
refusal-not-in-storehouse = The storehouse of the { norenberc-guild } holds { $has } { norenberc-good }, not { $wants }.
refusal-not-enough-talers = That costs { $needs } talers; there are { $has }.
refusal-empty-window = Window { $window } of the { norenberc-guild } is empty.
refusal-not-enough-own-goods = Window { $window } needs { $needs } { norenberc-good }; there are { $has }.
refusal-not-enough-goods = Window { $window } needs { $needs } goods in all; there are { $has }.
refusal-wrong-price = { $window ->
    [1] Window 1 costs one good of the guild's own type.
    [2] Window 2 costs one good of the guild's own type and one of any type.
    [3] Window 3 costs two goods of the guild's own type, or one of them and two of any type.
   *[4] Window 4 costs three goods of the guild's own type, or two of them and two of any type.
}
refusal-not-in-supply = Paying { $needs } { norenberc-good } needs as many in the supply; there are { $has }. Goods on a Peddler do not count.
refusal-robs-oneself = The Burglar robs another player.
refusal-no-such-player = There is no player { $seat } at this table.
refusal-wrong-loot = The Burglar takes { $must } from this player, or nothing at all, not { $takes }.
refusal-not-to-be-robbed = { $player } has { $has } { norenberc-good } in the supply, not { $takes }. Goods on a Peddler cannot be taken.
refusal-nothing-to-rob = { $player } has no goods in the supply.
refusal-no-craftsman = No craftsman lies there.
refusal-different-guilds = The Guardsman swaps two craftsmen of the same guild.
refusal-moves-guildmaster = The guildmaster of the { norenberc-guild } cannot be moved.
refusal-same-spot = A swap needs two different places.
refusal-nothing-to-peddle = There are no { norenberc-good } in the supply to put on the Peddler.
refusal-wrong-order = The turn order names every player once.
refusal-not-in-guild = No such craftsman is left for the workshop: { norenberc-craftsman } { $value }{ $agent ->
    [yes] {" "}with agent+
   *[no] {""}
}.
refusal-not-in-stack = The guest stack cannot hold this tile any more: { norenberc-tile }.
refusal-wrong-place = That is another place: { refusal-step }.
refusal-cannot-reveal = { $player } has no card left that could be for the { norenberc-guild }.
refusal-must-reveal = { $player } has as many cards left as there are guilds, so one is for the { norenberc-guild }.
