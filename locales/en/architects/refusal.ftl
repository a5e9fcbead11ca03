# Why something is not allowed. The rule’s id is shown beside it.

refusal-not-due = { $actor ->
    [nature] There is nothing to draw or reveal here. Current step: { step-now }.
   *[seat] { $name } cannot act here. Current step: { step-now }.
}
refusal-not-now = Not possible now. Current step: { step-now }.
refusal-no-such-player = There is no player { $seat } at this table.
refusal-card-missing = Name the building card.
refusal-card-sealed = Hands stay face down at this table: do not name the card.
refusal-not-in-pack = Not among the cards to choose from: { architects-building }.
refusal-not-in-hand = Not in hand: { architects-building }.
refusal-not-in-game = Not in this game: { architects-building }.
refusal-already-built = There is only one of each building, and { $player } has already constructed it: { architects-building }.
refusal-no-worker = There is no worker on the board to place. Take one back instead.
refusal-workers-left = { $workers ->
    [one] There is { $workers } worker on the board
   *[other] There are { $workers } workers on the board
}: place one. None can be taken back.
refusal-prison-closed = Nobody may place a worker in the Prison.
refusal-none-there = { $source ->
    [board] None of the player’s workers is on this board: { $player }.
   *[place] None of the player’s workers is there: { architects-place }.
}
refusal-circles-first = As long as the player has a worker at a large circle, one of those must be taken back.
refusal-tax-stand-empty = The Tax Stand is empty.
refusal-too-virtuous = With { $virtue } virtue the Black Market is closed: it takes 9 or less.
refusal-space-taken = This space of the Black Market is taken by { $player }.
refusal-nothing-to-build = A worker in the Guildhall must construct or advance, and neither is possible now.
refusal-gold-needs-two = Gold takes at least 2 workers at the Mines; here: { $workers }.
refusal-not-mined = The Mines give clay or gold.
refusal-wrong-trade = This trade takes { $wants } goods of the right kinds; given: { $given }.
refusal-trade-not-offered = The player has no such trade: { architects-apprentice }.
refusal-not-enough-silver = Needs { $needs } silver, has { $has }.
# $other is the resource that would do as well, or none.
refusal-not-enough = { $other ->
    [none] Needs { $needs } { architects-resource }, has { $has }.
    [stone] Needs { $needs } of wood and stone together, has { $has }.
   *[marble] Needs { $needs } of gold and marble together, has { $has }.
}
refusal-empty-slot = Nobody is there to hire: row { $row }, column { $column }.
refusal-no-room = The player already has { $has } apprentices, and the limit is { $limit }: say which one goes.
refusal-room-left = There is room for the apprentice ({ $has } of { $limit }): nobody has to go.
refusal-not-owned = The player does not have this apprentice: { architects-apprentice }.
refusal-nobody-to-capture = { architects-place }: no workers of { $player } to capture there.
refusal-too-many-locations = { $limit ->
    [one] All captures of a visit must come from one location.
   *[other] The captures of a visit may come from { $limit } locations at most.
}
refusal-nothing-to-sell = There are no captured workers on the board.
refusal-no-prisoners = None of the player’s workers is in Prison.
refusal-no-captives = None of the player’s workers is on another board.
refusal-no-debt = There is no unpaid debt.
refusal-skills-missing = { architects-building } also needs: { $skills }.
refusal-wrong-payment = This is not the price.
refusal-virtue-too-low = With { $virtue } virtue the Cathedral is closed: it takes 5 or more.
refusal-top-reached = Nobody goes beyond the top level of the Cathedral.
refusal-level-full = Level { $level } of the Cathedral is full ({ $spots ->
    [one] { $spots } spot
   *[other] { $spots } spots
}).
refusal-no-card-to-discard = There is no building in hand to discard.
refusal-not-offered = This building does not offer that: { architects-building }.
refusal-not-in-pile = This card cannot come from the building pile now: { architects-building }.
refusal-wrong-seat = The card is for somebody else: { $player }.
refusal-wrong-slot = Another place comes first: row { $row }, column { $column }.
refusal-not-in-apprentice-pile = This card cannot come from the apprentice pile now: { architects-apprentice }.
refusal-not-on-top = No card with this side can be on top of the Small Market.
refusal-not-turned-over = Black Market card { $card } cannot be on top of the Small Market.
refusal-reward-seen = Reward { $reward } has already been turned up.
refusal-character-gone = This character is taken or not in this game: { architects-character }.
