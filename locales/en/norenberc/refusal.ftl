# Why something is not allowed. The rule's id is shown beside it.

refusal-not-due = { $actor ->
    [nature] There is nothing to draw or reveal here. Current step: { step-now }.
   *[seat] { $name } cannot act here. Current step: { step-now }.
}
refusal-not-now = Not possible now. Current step: { step-now }.
refusal-empty-plan = A plan needs at least one card. Playing none means passing.
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
} planned, but there is one card per guild and only { $guilds } guilds are in play.
refusal-repeated-card = There is one card per guild, and this one is planned twice: { norenberc-guild }.
refusal-repeated-player = Everybody has one card per guild; { $player } is named twice.
refusal-not-in-play = Not in play with this number of players: { norenberc-guild }.
refusal-cards-missing = Name the planned cards, not just how many there are.
refusal-cards-sealed = Planned cards stay face down at this table: enter only how many there are.
refusal-not-called = Another guild has been called: { norenberc-guild }.
refusal-sells-nothing = Sell at least one good.
# $count is how many are needed, $has how many there are.
refusal-not-enough-to-sell = To sell: { norenberc-heap }. The player has, not counting any on a Peddler: { $has }.
refusal-buys-nothing = Buy at least one good.
refusal-buys-too-many = { $first ->
    [yes] With this many players here in the first turn, each may buy at most { $limit }, not { $wants }.
   *[no] At most { $limit } goods can be bought per action, not { $wants }.
}
refusal-not-in-storehouse = To buy: { norenberc-heap }. In the { norenberc-guild }’ storehouse: { $has }.
refusal-not-enough-talers = That costs { norenberc-talers }; the player has { $has }.
refusal-empty-window = Window { $window } of the { norenberc-guild }’ lodgings is empty.
refusal-not-enough-own-goods = Window { $window } needs { norenberc-heap-acc }; the player has { $has }.
refusal-not-enough-goods = Window { $window } needs { $count ->
    [one] { $count } good
   *[other] { $count } goods
} in all; the player has { $has }.
refusal-wrong-price = { $window ->
    [1] Window 1 costs one of the guild’s goods.
    [2] Window 2 costs one of the guild’s goods plus one of any type.
    [3] Window 3 costs two of the guild’s goods, or one plus two of any type.
   *[4] Window 4 costs three of the guild’s goods, or two plus two of any type.
}
refusal-not-in-supply = To pay: { norenberc-heap }. In stock, not counting any on a Peddler: { $has }.
refusal-robs-oneself = The Burglar can only rob another player.
refusal-no-such-player = There is no player { $seat } at this table.
refusal-wrong-loot = The Burglar takes { $must } from this player, or nothing at all, not { $takes }.
refusal-not-to-be-robbed = To take from { $player }: { norenberc-heap }. In stock there, not counting any on a Peddler: { $has }.
refusal-nothing-to-rob = { $player } has no goods that can be taken.
refusal-no-craftsman = There is no craftsman there.
refusal-different-guilds = The Guardsman only swaps two craftsmen of the same guild.
refusal-moves-guildmaster = The guildmaster { norenberc-guild-of } cannot be moved.
refusal-same-spot = A swap needs two different places.
refusal-nothing-to-peddle = None in stock to put on the Peddler: { norenberc-goods }.
refusal-wrong-order = The turn order must name every player once.
refusal-not-in-guild = No such craftsman is left for the workshop: { norenberc-craftsman }.
refusal-not-in-stack = The guest stack cannot hold this tile any more: { norenberc-tile }.
refusal-wrong-place = That is a different place. Current step: { step-now }.
refusal-cannot-reveal = { $player } has no card left that could be for this guild: { norenberc-guild }.
refusal-must-reveal = { $player } has as many cards left as there are guilds still to come, so one must be for this guild: { norenberc-guild }.
