# The log: one line for every event. $name is the player.

event-plan = { $name } plans { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}: { $guilds }.
event-seal = { $name } puts down { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-pass = { $name } passes.
event-sell = { $name } sells { norenberc-heap-acc } { norenberc-guild-to }.
# $goods is a list of goods in the form of norenberc-heap-acc.
event-buy = { $name } buys { $goods } { norenberc-guild-from }.
event-recruit = { $name } recruits the guest in window { $window } { norenberc-guild-of }.
event-nothing = { $name } does nothing { norenberc-guild-at }.
event-pay = { $name } pays { $goods }.
event-rob = { $name } robs { $victim } and takes { $goods }.
# $one and $other are places, as event-spot has them.
event-swap = { $name } swaps two craftsmen: { $one } and { $other }.
event-spot = { $place ->
    [lodgings] window { $number } of the lodgings { norenberc-guild-of }
   *[workshop] place { $number } in the workshop { norenberc-guild-of }
}
event-decline = { $name } makes no use of the guest.
event-peddle = { $name } puts { norenberc-heap-acc } on the Peddler.
event-place-mayor = { $name } puts the Mayor on the roof { norenberc-guild-of }.
event-go-first = { $name } goes first in the turn order.
event-stay = { $name } stays in place in the turn order.
# Chance. $names is a list of players.
event-order = Turn order: { $names }.
event-settle = Workshop { norenberc-guild-of }, place { $number }: { norenberc-craftsman }.
event-lodge = Lodgings { norenberc-guild-of }, window { $number }: { norenberc-tile }.
event-reveal = Cards for the guild called, { norenberc-guild }: { $count ->
    [0] nobody
   *[other] { $names }
}.
