# The log: one line for every event. $name is the player.

event-plan = { $name } plays { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}: { $guilds }.
event-seal = { $name } plays { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} face down.
event-pass = { $name } passes.
event-sell = { $name } sells { norenberc-heap-acc } { norenberc-guild-to }.
# $goods is a list of goods in the form of norenberc-heap-acc.
event-buy = { $name } buys { $goods } { norenberc-guild-from }.
event-recruit = { $name } recruits the guest in window { $window } { norenberc-guild-at }.
event-nothing = { $name } does nothing { norenberc-guild-at }.
event-pay = { $name } pays { $goods }.
event-rob = { $name } robs { $victim } and takes { $goods }.
# $one and $other are places, as event-spot has them.
event-swap = { $name } swaps two craftsmen: { $one } and { $other }.
event-spot = { $place ->
    [lodgings] window { $number } of the { norenberc-guild }’ lodgings
   *[workshop] place { $number } in the { norenberc-guild }’ workshop
}
event-decline = { $name } does not use the guest’s ability.
event-peddle = { $name } puts { norenberc-heap-acc } on the Peddler.
event-place-mayor = { $name } puts the Mayor on the { norenberc-guild }’ roof.
event-go-first = { $name } moves to first place in the turn order.
event-stay = { $name } keeps the same place in the turn order.
# Chance. $names is a list of players.
event-order = Turn order: { $names }.
event-settle = { norenberc-guild }’ workshop, place { $number }: { norenberc-craftsman }.
event-lodge = { norenberc-guild }’ lodgings, window { $number }: { norenberc-tile }.
event-reveal = { norenberc-guild } card revealed by: { $count ->
    [0] nobody
   *[other] { $names }
}.
