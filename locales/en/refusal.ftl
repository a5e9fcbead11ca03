# Why something is not allowed. The rule's id is shown beside it.

refusal-not-due = { $actor ->
    [nature] Chance has nothing to reveal here. Now: { step-now }.
   *[seat] { $name } cannot act here. Now: { step-now }.
}
refusal-not-now = That does not fit here. Now: { step-now }.
refusal-empty-plan = A plan needs at least one card. Playing none is passing.
refusal-too-many-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} planned, but only { $agents ->
    [one] { $agents } agent is
   *[other] { $agents } agents are
} available.
refusal-more-cards-than-guilds = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} planned, but there is one card a guild and only { $guilds } guilds are in play.
refusal-repeated-card = There is one card a guild, and this one is planned twice: { norenberc-guild }.
refusal-repeated-player = Everybody has one card a guild; { $player } is named twice.
refusal-not-in-play = Not in play with this number of players: { norenberc-guild }.
refusal-cards-missing = The planned cards have to be named, not only their number.
refusal-cards-sealed = The planned cards stay face down at this table: only their number is entered.
refusal-not-called = Another guild is called. Now: { norenberc-guild }.
refusal-sells-nothing = Selling means at least one good.
# $count is how many are needed, $has how many there are.
refusal-not-enough-to-sell = To sell: { norenberc-heap }. Own goods of this type: { $has }.
refusal-buys-nothing = Buying means at least one good.
refusal-buys-too-many = { $first ->
    [yes] So many players are here in the first turn that each may buy at most { $limit }, not { $wants }.
   *[no] One action buys at most { $limit } goods, not { $wants }.
}
refusal-not-in-storehouse = To buy: { norenberc-heap }. In the storehouse { norenberc-guild-of }: { $has }.
refusal-not-enough-talers = That costs { norenberc-talers }; there are { $has }.
refusal-empty-window = Window { $window } of the lodgings { norenberc-guild-of } is empty.
refusal-not-enough-own-goods = Window { $window } needs { norenberc-heap-acc }; own goods of this type: { $has }.
refusal-not-enough-goods = Window { $window } needs { $count ->
    [one] { $count } good
   *[other] { $count } goods
} in all; own goods: { $has }.
refusal-wrong-price = { $window ->
    [1] Window 1 costs one good of the guild’s own type.
    [2] Window 2 costs one good of the guild’s own type and one of any type.
    [3] Window 3 costs two goods of the guild’s own type, or one of them and two of any type.
   *[4] Window 4 costs three goods of the guild’s own type, or two of them and two of any type.
}
refusal-not-in-supply = To pay: { norenberc-heap }. Own goods of this type, without those on a Peddler: { $has }.
refusal-robs-oneself = The Burglar robs another player.
refusal-no-such-player = There is no player { $seat } at this table.
refusal-wrong-loot = The Burglar takes { $must } from this player, or nothing at all, not { $takes }.
refusal-not-to-be-robbed = To take from { $player }: { norenberc-heap }. There, without goods on a Peddler: { $has }.
refusal-nothing-to-rob = { $player } has no goods that can be taken.
refusal-no-craftsman = No craftsman lies there.
refusal-different-guilds = The Guardsman swaps two craftsmen of the same guild.
refusal-moves-guildmaster = The guildmaster { norenberc-guild-of } cannot be moved.
refusal-same-spot = A swap needs two different places.
refusal-nothing-to-peddle = There is no own good of this type to put on the Peddler: { norenberc-good }.
refusal-wrong-order = The turn order names every player once.
refusal-not-in-guild = No such craftsman is left for the workshop: { norenberc-craftsman }.
refusal-not-in-stack = The guest stack cannot hold this tile any more: { norenberc-tile }.
refusal-wrong-place = That is another place. Now: { step-now }.
refusal-cannot-reveal = { $player } has no card left that could be for this guild: { norenberc-guild }.
refusal-must-reveal = { $player } has as many cards left as there are guilds, so one is for this guild: { norenberc-guild }.
