table-favorite = Who is the favourite?
table-favorite-about = An instant answer, with nothing to set up
table-favorite-again = Start over
table-favorite-counted = That’s all
table-favorite-count = Enter everybody’s goods, then tap “That’s all”. Anyone left blank has none.
# How a Peddler counts: $worth is four for each, $count the sum.
table-favorite-sum = { $name }: { $supply } + { $peddlers ->
    [one] Peddler { $worth }
   *[other] Peddlers { $worth }
} = { $count }.
# $names are joined names; $chapter is a number, or none for a score pad.
table-continue = { $chapter ->
    [none] Resume: final score, { $names }
   *[other] Resume: round { $chapter }, { $names }
}
# When it can be changed.
table-depth-when = You can change this at the start of any round.
table-musicians = Musicians in front of the players (they pay out every round)
table-round = Which round are you in?
table-part-now = This round
table-part-end = End of round
# Where corrections follow each other before the list was closed.
table-move-new = { $text } (new)
table-move-gone = { $text } (no longer needed: undo it if it was done)
# A question about a round that is over.
table-open-favorite = Round { $round }, favourite { norenberc-guild-of }
# A favourite whom nobody knew; the players who may have been it stand below.
table-late = Who has { $tiles } (favourite { norenberc-guild-of }, round { $round })?
# The name of a button: the question and the player.
table-late-is = { $text } { $name }
table-beyond = Is this tile really on the table?
table-beyond-yes = Yes, it is
table-beyond-no = No, my mistake
table-talers = Talers
table-talers-of = { $name }: talers
table-talers-end = Talers at the end of the game
table-talers-again = A correction has changed incomes since the final talers were entered. Which talers are right?
table-talers-again-of = { $name }: { $told } entered, { $now } with the new income
table-talers-again-take = Those with the new income
table-talers-again-keep = Those that were entered
table-tiles-of = { $name }: { $tile }
table-craftsmen-and-crests = Craftsmen and crests
table-townsmen = Townsmen
# Controls for tiles, heard rather than seen.
table-add = Add: { $tile }
table-remove = Remove: { $tile }
table-crests-set = Crests { norenberc-guild-of }: { $count }
table-prestige-set = Prestige crests: { $count }
table-craftsmen-unknown = Craftsmen not known yet: tap the value of each one.
table-craftsmen-none = Has no craftsmen
# $tiles is a list of craftsmen by themselves.
table-perhaps = Perhaps also: { $tiles }.
table-craftsmen-all = That’s all of them
# $tile is a craftsman with a question mark for its value.
table-craftsman-value = { $tile }: tap its value.
table-townsmen-unknown = Not all townsmen are known yet.
table-townsmen-none = No others
table-round-of = Round { $round } of { $rounds }
# A guild with its master. $value is a number or “not known”.
table-master = { norenberc-guild }, guildmaster: { $value }
table-order-tap = Turn order. Tap whoever moves to first place:
table-order-unknown = Turn order not known yet. Tap the players from first to last.
table-order-first = { $name } goes first
table-order-press = Tap the players from first to last.
table-order-again = Start over
table-recruited = Enter a recruitment
table-recruit = Recruit
table-recruits = { $name } recruits a guest
table-went-first = { $name } went first
table-nothing-yet = Nothing here yet.
table-hand-unknown = Not everything here is known.
# $good is a good, or “not known”.
table-peddler = Peddler: { $good }
table-workshop-open = Enter the tiles
table-bench = Tile { $number }
table-bench-value = { $place }: { $value }
table-place = { norenberc-guild }, tile { $number }: { $tile }
table-place-about = { $number ->
    [4] { norenberc-guild }, tile 4: at the top, under tile 5
    [5] { norenberc-guild }, tile 5: at the top, on tile 4; guildmaster in round 4
   *[other] { norenberc-guild }, tile { $number }: guildmaster in round { $number }
}
table-workshop-done = Back to the round
table-recruit-who = Who recruited?
table-recruit-what = Which guest?
# Said when a craftsman is tapped before a guild is chosen.
table-recruit-guild-first = First choose the craft, then the value.
# In the place of the title, where something is missing before it can be saved.
table-recruit-waits = { $what ->
    [who] Still needed: who recruited.
    [guest] Still needed: which guest.
   *[first] Still needed: whether they went first.
}
# Who recruited whom, over what the guest did.
table-recruit-guest = { $name }: { $tile }
table-recruit-first = Did they go first?
table-recruit-good = Which good is on the Peddler?
table-recruit-no-good = No goods left
table-recruit-used-unknown = Not known yet
table-recruit-roof = Which roof is the Mayor on?
table-recruit-swap = Tap the two tiles that were swapped.
table-swap-guest = Or one tile, then the guest from the lodgings that took its place:
table-swap-in = From the lodgings: { $tile }
table-swap-none = No workshop tile was swapped
table-yes = Yes
table-no = No
# A third answer beside yes and no.
table-not-known = Not known
table-count = Count the goods
table-count-about = Entering a number takes you to the next field. Leave out goods on a Peddler.
table-count-set = { $what }: set to { $count }
# $name is a player, $good a good’s id.
table-goods-of = { $name }: { norenberc-goods }
table-goods = In stock
table-peddlers = On Peddlers
table-peddlers-of = { $name }: on Peddlers
# The heading over the walk.
table-walk-round = End of round { $round }
# After the last step, where the game goes on.
table-walk-on = Continue
table-step = Step { $step } of { $steps }
# A step of the walk, heard rather than seen.
table-step-to = { $what ->
    [income] Step { $step }: income
   *[guild] Step { $step }: { norenberc-guild-inside }
}{ $open ->
    [yes] , still open
   *[no] {""}
}
table-step-back = Back one step
table-step-done = Done
# Beside the button that waits for it.
table-still-open = { $what ->
    [contradiction] Still needed: which of the two answers is right.
    [prestige] Still needed: where the prestige crest is.
    [talers] Still needed: the tied players’ talers.
    [order] Still needed: the turn order.
    [peddler] Still needed: the good on the Peddler.
   *[counts] Still needed: the goods.
}
# Where there are no pieces to move by hand.
table-step-on = Next
table-next-round = Start the next round
# $text is what was told now; above it stands what was said before.
table-contradicts = Now you say: “{ $text }” Which is right?
table-contradicts-keep = The earlier answer
table-contradicts-take = The new one
table-nobody-knows = Nobody knows
# Of the prestige crest.
table-nobody-knows-where = Nobody knows where it is
table-mayor-where = Which roof has a Mayor?
table-mayor-nowhere = None
table-ruling = Make your own ruling
table-ruling-about = If your table decides to depart from the rules, Guildhall notes it as your ruling and goes on from there.
table-ruling-favorite = Favourite: { $name }
table-ruling-what = What is the ruling about?
table-ruling-kind = { $kind ->
    [favorite] Favourite
    [talers] Talers
    [goods] Goods
    [agents] Agents
    [crests] Crests
    [prestige-crests] Prestige crests
    [townsmen] Townsmen
    [order] Turn order
   *[prestige-guild] Prestige guild
}
table-who-is-ahead = Who is further ahead in the turn order?
table-ahead-of = { $name }: further ahead in the turn order
# $among is how many are tied.
table-who-has-more = { $among ->
    [2] Or just: who has more?
   *[other] Or just: who has the most?
}
table-equally-many = The same
# $last: after the last round pass tokens are of no use.
table-agents-back = { $last ->
    [yes] All agents return from the roofs.
   *[no] All agents return from the roofs; pass tokens are flipped back.
}
table-income = Income
table-what-next = For the next round
table-log-chapter = Round { $chapter }
table-log-rounds = Round by round
table-log-entries = Every entry
table-log-turn = Turn { $turn }
table-log-open = Open question. { $why }
table-correct-forgotten = Add what was forgotten
table-correct-before = Goes before: “{ $text }”
table-correct-possible = What really happened? Everything that was possible here:
table-correct-ask-forgotten = Was something forgotten before this?
table-correct-among = Whose talers were compared?
table-correct-most = Who has the most?
table-correct-has-most = { $name } has the most
# Buttons: what was forgotten.
table-forgotten = { $what ->
    [recruited] A guest
    [workshop] A workshop
    [order] The turn order
    [prestige] The prestige guild
    [counted] A count of goods
    [told] Somebody’s talers
    [richest] Who has the most talers
    [talers] Talers
    [craftsman] A craftsman
    [crest] Guild crests
    [prestige-crests] Prestige crests
    [townsman] A townsman
   *[event] An action or a draw
}
