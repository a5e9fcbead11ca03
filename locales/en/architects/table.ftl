# At the table.

table-reset = A reset: who pays?
table-reset-about = Who goes to Prison, who loses virtue, who takes a debt
table-cards = What does this card do?
table-cards-about = All buildings and apprentices, and prices by virtue
# $names are joined names; $chapter is the row of the Guildhall, or none for a score pad.
table-continue = { $chapter ->
    [none] Resume: final score, { $names }
    [5] Resume: last turns, { $names }
   *[other] Resume: row { $chapter } of the Guildhall, { $names }
}
table-depth-when = You can change this later. Only the referee has to be there from the start.
# The form for a new table.
table-promo = With the promotional cards
table-characters = Player boards
table-characters-none = Standard side
table-characters-own = Characters
table-characters-which = Who plays whom?
table-character-of = { $name }: { $character }
table-first = Who starts?
table-first-unknown = Not known
table-opponent = Your opponent
table-opponent-is = { $opponent ->
    [constantine] Constantine (normal)
   *[helena] Helena (hard)
}
# The score pad: first everybody’s buildings, then everybody’s numbers.
table-buildings = Buildings
table-numbers = Numbers
table-step-buildings = Buildings: { $name }
table-step-numbers = Numbers: { $name }
# $step is one of the two above.
table-next-step = Next – { $step }
table-buildings-about = Tap every building that was constructed.
table-buildings-sum = { $count ->
    [0] No buildings yet
    [one] { $count } building, { $vp } VP printed
   *[other] { $count } buildings, { $vp } VP printed
}
table-numbers-about = You are asked only for what can change the result.
# Of all numbers asked for here that nobody has told.
table-rest-none = Everything left blank is 0
table-search = Find a card
table-search-empty = Clear the search
table-search-nothing = No card has that name.
# A number of a sheet. $fact is an id.
table-fact = { $fact ->
    [buildings] Buildings
    [cathedral] Cathedral
    [virtue] Virtue before the count
    [unpaid] Unpaid debts
    [paid] Paid debts
    [clay] Clay
    [wood] Wood
    [stone] Stone
    [gold] Gold
    [marble] Marble
    [silver] Silver
    [prison] Own workers in Prison
    [captured] Captured workers
    [carpentry] Apprentices with carpentry
    [tiling] Apprentices with tiling
    [masonry] Apprentices with masonry
   *[guildhall] Workers in the Guildhall
}
# The same of somebody, heard rather than seen.
table-fact-of = { $fact ->
    [buildings] { $name }: buildings
    [cathedral] { $name }: Cathedral
    [virtue] { $name }: virtue
    [unpaid] { $name }: unpaid debts
    [paid] { $name }: paid debts
    [clay] { $name }: clay
    [wood] { $name }: wood
    [stone] { $name }: stone
    [gold] { $name }: gold
    [marble] { $name }: marble
    [silver] { $name }: silver
    [prison] { $name }: workers in Prison
    [captured] { $name }: captured workers
    [carpentry] { $name }: apprentices with carpentry
    [tiling] { $name }: apprentices with tiling
    [masonry] { $name }: apprentices with masonry
    [hand] { $name }: building cards in hand
    [workers] { $name }: workers ready for use
   *[guildhall] { $name }: workers in the Guildhall
}
# A level of the Cathedral to tap. $what is whose it is.
table-level-set = { $what }, level { $level } ({ $vp } VP)
table-virtue-set = { $what }, { $virtue }
# Beside a track on which nothing was tapped.
table-track-unknown = tap where the marker is
table-cards-found = { $count ->
    [0] No cards match.
    [one] { $count } card
   *[other] { $count } cards
}
table-cards-all = All cards
table-cards-apprentices = Apprentices
table-cards-skill = Skill
table-cards-cost = Costs
table-cards-effect = Effect
table-cards-with-skill = Skill: { $name }
table-cards-with-cost = Costs: { $name }
table-cards-kind = { $kind ->
    [goods] Resources and cards
    [workers] Workers
    [virtue] Virtue
    [debts] Debts and prices
    [apprentices] Hiring and skills
   *[points] VP at the end
}
table-prices-virtue = Prices at virtue
# $price is a list of silver and tax, or the next message.
table-price = { $of ->
    [hire] Hire at the Workshop: { $price }
    [capture] First capture: { $price }
    [release] Release captured workers: { $price }
   *[debt] Pay off a debt: { $price }
}
table-price-nothing = nothing
table-middle = The game has already begun
# The town helper: the clock of the game.
table-part-now = The town
table-part-end = Resets
# $filled and $next are numbers or none.
table-clock-guildhall = { $filled ->
    [none] Guildhall: not known how many of the { $spaces } spaces are taken
   *[other] Guildhall: { $filled } of { $spaces }{ $next ->
        [none] {""}
       *[other] {" "}(reset at { $next })
    }
}
table-clock-set-guildhall = Correct the number of workers in the Guildhall
table-clock-set-market = Correct who is in the Black Market
table-clock-tax = Silver on the Tax Stand, as last entered
table-clock-workers = Workers in the Guildhall
table-space = { $space ->
    [small] Black Market, left
    [middle] Black Market, middle
   *[large] Black Market, right
}
table-strip-no-buildings = No buildings yet
table-strip-unnamed = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
table-strip-perhaps-more = There may be more buildings that nobody has entered.
table-strip-no-market = Barred from the Black Market: 10 or more virtue
table-strip-no-cathedral = Barred from the Cathedral: 4 or less virtue
table-strip-level-full = Level { $level } of the Cathedral has no free spot
table-strip-evades = Evades { $count } tax in every payment
table-strip-scheme = On its turn you turn up a Scheme Card and follow it at the table; here you enter what changes.
# The history of a number.
table-history-other = Set another number
table-history-none = Nothing has changed it so far.
# Stepping the numbers of everybody.
table-town-numbers-about = Changes from the Guildhall, the Black Market and resets are counted for you. Enter any others here.
table-town-numbers-done = Back to the town
table-town-pay-off = Pays off a debt
table-town-right = { $what }: { $number } is right
table-town-fact = { $fact ->
    [virtue] Virtue
    [cathedral] Cathedral
    [unpaid] Unpaid debts
    [paid] Paid debts
    [prison] In Prison
    [marble] Marble
   *[workers] Workers ready for use
}
# $what is whose number it is.
table-forget = { $what }: not known
# What is told at the foot, and the forms for it.
table-tell-guildhall = Guildhall
table-tell-market = Black Market
table-tell-numbers = Virtue, debts
table-tell-reset = Reset
table-tell-last-turn = A last turn
table-tell-last-turn-about = Who has taken their last turn without placing in the Guildhall or the Black Market?
table-tell-end = The game is over
table-tell-plain = Enter
table-tell-who = Who?
table-tell-who-first = First tap the player who placed the worker.
table-tell-what-for = What for?
table-tell-advanced = { $virtue ->
    [none] Cathedral, reward not known
    [0] Cathedral, no reward
   *[other] Cathedral, reward with { $virtue } virtue
}
table-tell-unknown = Not known what for
table-tell-built = A building, not known which
table-tell-building = Which building?
table-tell-top = Already at the top of the Cathedral
table-tell-space = Which space?
# $names is a list of players.
table-tell-closed = Barred from the Black Market by 10 or more virtue: { $names }.
# At the foot, where there is no news.
table-news-none = Enter every worker that goes to the Guildhall or the Black Market.
# A reset.
table-walk-now = Do this at the table:
table-walk-so-far = The reset so far
table-walk-none = No reset is due. If there is one anyway, enter it here.
table-walk-begin = There is a reset
table-walk-by = Who caused it?
table-walk-reset = Reset { $number }: { $cause }
table-walk-prison = Own workers in Prison, including those from the Black Market
table-walk-strangers = { $count ->
    [one] { $count } worker came from the Black Market and nobody entered whose it is: count it too.
   *[other] { $count } workers came from the Black Market and nobody entered whose they are: count them too.
}
table-walk-open-virtue = the virtue is open: with 3 or more workers in Prison, 1 virtue is lost
table-walk-open = the debt is open: whoever has the most workers in Prison takes 1
table-walk-back = Back to the town
table-walk-asked = Back to the questions
table-walk-on = Who does what
table-walk-done = The reset is done
# Beside the button that waits for it.
table-walk-waits = Still needed: { $question }
table-nobody-knows = Nobody knows
# The same, heard rather than seen.
table-nobody-knows-of = Nobody knows: { $question }
# Something that the rules do not allow.
table-anyway = Did that really happen?
table-anyway-yes = Yes, enter it
table-anyway-no = No, my mistake
# The log and corrections.
table-log-chapter = { $chapter ->
    [5] Last turns
   *[other] Row { $chapter } of the Guildhall
}
table-correct-forgotten = Add what was forgotten
table-correct-before = Goes before: “{ $text }”
table-correct-possible = What really happened? Everything that was possible here:
table-correct-ask-forgotten = Was something forgotten before this?
# Buttons: what was forgotten.
table-forgotten = { $what ->
    [guildhall] A worker in the Guildhall
    [market] A worker in the Black Market
    [virtue] Somebody’s virtue
    [cathedral] Somebody’s level on the Cathedral
    [paid-off] A debt that was paid off
    [unpaid] Unpaid debts
    [paid] Paid debts
    [prison] Workers in Prison
   *[event] An action or a draw
}
# The referee.
table-turn = Turn { $turn }
table-ruling = Make your own ruling
table-ruling-about = A wrong count, a discarded apprentice, tax paid although it could be evaded: enter it here, between two turns, and the game goes on from there.
table-ruling-what = What is the ruling about?
table-ruling-number = Number
table-ruling-where = Where?
table-ruling-board = Board of { $name }
table-ruling-kind = { $kind ->
    [virtue] Virtue
    [hand] Cards in hand
    [workers] Workers at a place
    [tax-stand] Silver on the Tax Stand
    [tax-paid] Tax paid, not evaded
   *[dismissed] Discarded apprentice
}
# Beside a mark: workers of $name on this board, and own workers on the board of $name.
table-captives = { $way ->
    [holds] { $name }: { $count } captured
   *[held] held by { $name }: { $count }
}
# Workers in the Guildhall of whom nobody knows whose they are.
table-missing-strangers = { $count ->
    [1] One worker in the Guildhall has no owner yet, so its building or Cathedral level is on nobody’s sheet. Correct its entry in the log.
   *[other] { $count } workers in the Guildhall have no owner yet, so their buildings or Cathedral levels are on nobody’s sheet. Correct their entries in the log.
}
