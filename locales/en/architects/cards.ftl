# The cards: what each costs, needs and gives. All numbers come from the cards themselves.

cards-title = All cards
cards-about = What every card costs, needs and does. Type a name in any of the four languages, or use the filters below.
cards-none = No cards match. Clear the search or choose another filter.
cards-more = More filters
cards-back = Back to all cards
cards-promo = A promotional card, not in the box.
# Above a row of filters.
cards-filter-of = { $row ->
    [group] Kind of card
    [skill] Skill
   *[effect] Effect
}
# What picks out cards.
cards-filter = { $filter ->
    [any-group] All kinds
    [any-skill] Any skill
    [any-effect] Any effect
    [building] Buildings
    [apprentice] Apprentices
    [character] Characters
    [reward] Rewards
    [market] Black Market
    [carpentry] Carpentry
    [tiling] Tiling
    [masonry] Masonry
    [no-skill] No skill
    [at-once] At once
    [at-end] At the end
    [goods] Goods
    [cards] Drawing cards
    [virtue] Virtue
    [debts] Debts
    [workers] Capture and Prison
    [apprentices] About apprentices
    [trade] Trades
    [black-market] In the Black Market
    [reset] Reset
   *[cathedral] Cathedral
}
# A kind of apprentice.
cards-kind = { $kind ->
    [acolyte] Acolyte
    [conspirator] Conspirator
    [debt-collector] Debt Collector
    [gatekeeper] Gatekeeper
    [illusionist] Illusionist
    [jeweller] Jeweller
    [labourer] Labourer
    [merchant] Merchant
    [miner] Miner
    [patron] Patron
    [pickpocket] Pickpocket
    [squire] Squire
    [stonecutter] Stonecutter
    [swindler] Swindler
    [thief] Thief
    [trader] Trader
    [trickster] Trickster
    [woodcutter] Woodcutter
    [enforcer] Enforcer
    [overseer] Overseer
   *[peddler] Peddler
}
cards-reward = Reward card { $number }
cards-market = Black Market card { $number }
# A building. $goods is a list in the form of architects-heap.
cards-building-cost = Cost: { $goods }.
cards-building-skills = { $count ->
    [0] No skill needed.
    [one] Skill needed: { $skills }.
   *[other] Skills needed: { $skills }.
}
cards-building-virtue = { $sign ->
    [minus] Constructing it costs { architects-virtue-acc }.
   *[plus] Constructing it brings { architects-virtue-acc }.
}
cards-building-vp = Worth { $vp } VP.
# $goods and $other are lists in the form of architects-heap-acc.
cards-building-effect = { $effect ->
    [gain] When constructed: you get { $goods }.
    [either] When constructed: you get either { $goods } or { $other }.
    [draw] When constructed: you draw { architects-cards-acc }.
    [take-debt] When constructed: you take an unpaid debt.
    [capture] { $count ->
        [one] When constructed: you may capture one group of workers, free of charge.
       *[other] When constructed: you may capture up to { $count } groups of workers from one or two locations, free of charge.
    }
    [capture-or-release] When constructed: you may either capture one group of workers or take back all your captured workers, free of charge.
    [release-prisoners] When constructed: you may release all your workers from Prison.
    [destroy-debt] When constructed: you may destroy one of your unpaid debts.
    [library] When constructed: you may discard a building from hand for { $goods }.
    [palace] When constructed: you get 1 gold for every { $count } virtue you have.
    [hire] When constructed: you hire one of the face-up apprentices for free.
    [monument] When constructed: every player gains 1 virtue, you included.
    [watchtower] When constructed: every player with { $count } or more workers in Prison loses 1 virtue, you included.
    [crane] When constructed: you may put one more worker into the Guildhall and construct or advance again.
    [graveyard] When constructed: you discard one of your apprentices.
    [lose-virtue] At the end of the game: you lose { architects-virtue-acc }, before, between or after your gains, as you like.
    [no-debt] At the end of the game: { $vp } VP if you have no unpaid debt.
    [debt-better] At the end of the game: each unpaid debt costs you { $count } VP less.
   *[debt-worse] At the end of the game: each unpaid debt costs you { $count } VP more.
}
cards-vp-per = { $per ->
    [buildings] At the end of the game: 1 VP for each of your buildings, this one included.
    [captured] At the end of the game: 1 VP for every { $count } captured workers on your board.
    [virtue] At the end of the game: 1 VP for every { $count } virtue.
    [paid-debts] At the end of the game: 1 VP for each of your paid debts.
    [carpentry] At the end of the game: 1 VP for each of your apprentices with carpentry.
    [tiling] At the end of the game: 1 VP for each of your apprentices with tiling.
   *[masonry] At the end of the game: 1 VP for each of your apprentices with masonry.
}
cards-virtue-per = { $per ->
    [buildings] At the end of the game: 1 virtue for every { $count } of your buildings, this one included.
    [gold] At the end of the game: 1 virtue for every { $count } gold.
    [marble] At the end of the game: 1 virtue for every { $count } marble.
    [paid-debts] At the end of the game: 1 virtue for every { $count } paid debts.
   *[materials] At the end of the game: 1 virtue for every { $count } of clay, wood and stone together.
}
# $gain is a number of VP or of virtue.
cards-most = { $most ->
    [cathedral] At the end of the game: { $gain } if you alone are highest on the Cathedral.
    [clay] At the end of the game: { $gain } if you alone have the most clay.
    [wood] At the end of the game: { $gain } if you alone have the most wood.
    [stone] At the end of the game: { $gain } if you alone have the most stone.
   *[silver] At the end of the game: { $gain } if you alone have the most silver.
}
cards-vp = { $vp } VP
# What an apprentice does. $goods and $gain are lists in the form of architects-heap-acc.
cards-ability = { $ability ->
    [visit] Every time you place a worker { architects-spot-to }, you get { $goods } extra.
    [trade] At the King’s Storehouse you may trade { $goods } for { $gain }.
    [advance] With every advance on the Cathedral you get { $gain }.
    [pay-off] With every debt you pay off you get { $goods }.
    [conspire] In the Town Centre you pay 1 silver less per visit (or per capture, if you play it that way); the tax stays the same.
    [illude] Black Market actions cost you no virtue.
    [trick] Black Market actions cost you 1 silver less.
    [swindle] With every Black Market action you get { $goods }.
    [thieve] At the Tax Stand you lose 1 virtue less.
    [gatekeep] In every reset you may take { $count } of your workers out of Prison.
    [squire] In every reset you get { $gain } if none of your workers is in Prison.
    [sell] Every time you send captured workers to Prison, you get { $goods }.
    [oversee] You use the King’s Storehouse as if you had one more worker there.
    [peddle] In every reset you get { $goods }.
   *[none] No ability, but all three skills.
}
# What the cards of a kind have in common, where each brings something else.
cards-kind-about = { $kind ->
    [acolyte] Something extra with every advance on the Cathedral; what it is depends on the card.
    [debt-collector] Goods for every debt you pay off; which ones depends on the card.
    [merchant] One more trade, paid in silver, at the King’s Storehouse; which one depends on the card.
    [patron] One more trade for virtue at the King’s Storehouse; which one depends on the card.
    [squire] A reward in every reset if none of your workers is in Prison; which one depends on the card.
    [swindler] Goods with every Black Market action; which ones depends on the card.
   *[trader] One more trade for marble at the King’s Storehouse; which one depends on the card.
}
# One card of a kind: its name, what it does, and what is printed on it.
cards-apprentice-line = { $name }. { $ability } { $facts }
# $skills is a list. $copies is how many such cards there are.
cards-apprentice-facts = { $sign ->
    [zero] Skill: { $skills }. Hiring changes no virtue. Cards: { $copies }.
    [minus] Skill: { $skills }. Hiring costs { architects-virtue-acc }. Cards: { $copies }.
   *[plus] Skill: { $skills }. Hiring brings { architects-virtue-acc }. Cards: { $copies }.
}
# A character.
cards-character-ability = { $character ->
    [ada] May leave 1 tax of every payment unpaid, in addition to tax evasion.
    [caroline] Draws 1 building card with every Black Market action.
    [frederick] Discards no building card when advancing on the Cathedral, and needs none in hand.
    [rudolf] Hires at the Workshop for 1 silver less, and may have up to 6 apprentices.
    [therese] Gold and marble are the same to her in all costs and end-game effects.
    [bertha] Gets 2 silver extra every time she sends captured workers to Prison.
    [clovis] Draws 1 building card after every construction.
    [fara] May take 1 worker out of Prison in every reset.
    [hugo] May pay 2 silver instead whenever he would take a debt.
   *[lothaire] Pays 1 wood or 1 stone less for a building or a Cathedral level that costs some.
}
# $goods is a list of resources; $virtue is the virtue at the start.
cards-character-start = { $goods ->
    [none] Starts with { $virtue } virtue.
   *[other] Starts with { $virtue } virtue. In stock: { $goods }.
}
cards-character-prison = { $count ->
    [one] { $count } worker starts in Prison.
   *[other] { $count } workers start in Prison.
}
cards-character-cards = { $count ->
    [one] Draws { $count } extra building card after the draft.
   *[other] Draws { $count } extra building cards after the draft.
}
cards-character-debts = { $count ->
    [one] Starts with { $count } unpaid debt.
   *[other] Starts with { $count } unpaid debts.
}
# A reward and the two sides of a market card.
cards-reward-gain = Brings { $gain } when it is turned up on the Cathedral.
cards-market-sides = Small side: { $small }. Large side: { $large }.
