# Following a real game in full: the questions and the answers.

# The question to whoever is due. $step is an id; $guild, $player and $number are there where the step has them.
referee-ask = { $step ->
    [order] Turn order: press the players from first to last.
    [settle] Workshop { norenberc-guild-of }, place { $number }: which craftsman was drawn?
    [lodge] Lodgings { norenberc-guild-of }, window { $number }: which guest was drawn?
    [planning] Planning: who passes, and how many cards have the others put down?
    [reveal] The { norenberc-guild } are called: who reveals this card?
    [act] { $player } { norenberc-guild-at }: which action?
    [pay] { $player }: what is paid for the guest { norenberc-guild-at }?
    [rob] { $player }: whom does the Burglar rob, and of what?
    [swap] { $player }: which two craftsmen does the Guardsman swap?
    [peddle] { $player }: which good goes on the Peddler?
    [place-mayor] { $player }: on which roof does the Mayor go?
    [go-first] { $player }: go first in the turn order?
   *[over] The game is over.
}
referee-enter = Enter
referee-back = Back
# What something is called that the rules do not allow now.
referee-not-possible = { $text } (not possible)
# The way to a tile that the box should not hold.
referee-all-the-same = It is this tile all the same
referee-townsmen = Townsmen
referee-pass = { $name } passes
referee-pass-short = Pass
referee-cards = { $name }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
# Who may reveal a card, and how many cards are still face down.
referee-cards-left = { $name }, face down: { $cards }
referee-sell = Sell goods
referee-buy = Buy goods
referee-recruit = Recruit a guest
referee-nothing = Do nothing
referee-sell-count = { norenberc-heap } for { norenberc-talers }
referee-buy-limit = At most { $limit }, for { $price } each.
referee-buy-cost = Together: { norenberc-talers }.
# How many goods there are to choose from.
referee-there = of { norenberc-heap }
referee-window = Window { $number }
referee-rob-nobody = Rob nobody
referee-swap-nothing = Swap nothing
# A tile and where it lies.
referee-tile-at = { $tile }, { $place }
referee-go-first = Go first
referee-stay = Stay in place
referee-place-now = Place in the turn order now: { $place }
