# A player's action and everything it asks for.

# The question to whoever is due. $step is an id; $guild, $player and $number are there where the step has them.
moves-ask = { $step ->
    [order] Turn order: tap the players from first to last.
    [settle] { norenberc-guild }’ workshop, place { $number }: which craftsman was drawn?
    [lodge] { norenberc-guild }’ lodgings, window { $number }: which guest was drawn?
    [planning] Planning: who passes, and how many cards do the others play?
    [reveal] The { norenberc-guild } are called: who reveals this card?
    [act] { $player } { norenberc-guild-at }: which action?
    [pay] { $player }: which goods pay for the guest { norenberc-guild-at }?
    [rob] { $player }: whom does the Burglar rob, and of which goods?
    [swap] { $player }: which two craftsmen does the Guardsman swap?
    [peddle] { $player }: which good goes on the Peddler?
    [place-mayor] { $player }: which roof does the Mayor go on?
    [go-first] { $player }: go first in the turn order?
   *[over] The game is over.
}
moves-enter = Confirm
moves-back = Back
# What something is called that the rules do not allow now.
moves-not-possible = { $text } (not possible)
# The way to a tile that the box should not hold.
moves-all-the-same = It really is this tile
moves-sell = Sell goods
moves-buy = Buy goods
moves-recruit = Recruit a guest
moves-nothing = Do nothing
moves-sell-count = { norenberc-heap } for { norenberc-talers }
moves-buy-limit = At most { $limit }, at { $price ->
    [one] { $price } taler
   *[other] { $price } talers
} each.
moves-buy-cost = Total: { norenberc-talers }.
# Where the talers are hidden, their number is not given away.
moves-too-dear = That costs more talers than the player has.
# How many goods there are to choose from.
moves-there = { $count ->
    [0] none in stock
   *[other] in stock: { norenberc-heap }
}
moves-window = Window { $number }
moves-rob-nobody = Rob nobody
moves-swap-nothing = Swap nothing
# A tile and where it is.
moves-tile-at = { $tile }, { $place }
moves-go-first = Go first
moves-stay = Stay in place
moves-place-now = Current place in the turn order: { $place }
