# Names of things, as the editions have them. They select on ids that the caller passes on.

# A building.
architects-building = { $building ->
    [aqueduct] Aqueduct
    [armoury] Armoury
    [barracks] Barracks
    [betting-house] Betting House
    [carpenters-hut] Carpenter’s Hut
    [castle] Castle
    [chapel] Chapel
    [church] Church
    [clay-market] Clay Market
    [clay-pit] Clay Pit
    [drafting-room] Drafting Room
    [dungeon] Dungeon
    [factory] Factory
    [fortress] Fortress
    [fountain] Fountain
    [gamblers-den] Gambler’s Den
    [hideout] Hideout
    [keep] Keep
    [library] Library
    [lighthouse] Lighthouse
    [lumber-camp] Lumber Camp
    [masons-hut] Mason’s Hut
    [moneylender] Moneylender
    [monument] Monument
    [observatory] Observatory
    [palace] Palace
    [reservoir] Reservoir
    [silver-market] Silver Market
    [smithy] Smithy
    [steeple] Steeple
    [stone-market] Stone Market
    [tavern] Tavern
    [thieves-den] Thieves’ Den
    [tilers-hut] Tiler’s Hut
    [trading-post] Trading Post
    [treasury] Treasury
    [university] University
    [watchtower] Watchtower
    [well] Well
    [wood-market] Wood Market
    [crane] Crane
    [graveyard] Graveyard
   *[museum] Museum
}
# An apprentice; what tells cards of one kind apart stands in brackets.
architects-apprentice = { $apprentice ->
    [acolyte-carpentry] Acolyte (carpentry)
    [acolyte-tiling] Acolyte (tiling)
    [acolyte-masonry] Acolyte (masonry)
    [conspirator] Conspirator
    [debt-collector-carpentry] Debt Collector (carpentry)
    [debt-collector-tiling] Debt Collector (tiling)
    [debt-collector-masonry] Debt Collector (masonry)
    [gatekeeper] Gatekeeper
    [illusionist] Illusionist
    [jeweller] Jeweller
    [labourer] Labourer
    [merchant-clay] Merchant (clay)
    [merchant-gold] Merchant (gold)
    [merchant-marble] Merchant (marble)
    [merchant-stone] Merchant (stone)
    [merchant-wood] Merchant (wood)
    [miner] Miner
    [patron-clay] Patron (clay)
    [patron-silver] Patron (silver)
    [patron-stone] Patron (stone)
    [patron-wood] Patron (wood)
    [pickpocket] Pickpocket
    [squire-carpentry] Squire (carpentry)
    [squire-tiling] Squire (tiling)
    [squire-masonry] Squire (masonry)
    [stonecutter] Stonecutter
    [swindler-carpentry] Swindler (carpentry)
    [swindler-tiling] Swindler (tiling)
    [swindler-masonry] Swindler (masonry)
    [thief] Thief
    [trader-clay] Trader (clay)
    [trader-stone] Trader (stone)
    [trader-wood] Trader (wood)
    [trickster] Trickster
    [woodcutter] Woodcutter
    [enforcer] Enforcer
    [overseer] Overseer
   *[peddler] Peddler
}
# A character.
architects-character = { $character ->
    [ada] Ada
    [caroline] Caroline
    [frederick] Frederick
    [rudolf] Rudolf
    [therese] Therese
    [bertha] Bertha
    [clovis] Clovis
    [fara] Fara
    [hugo] Hugo
   *[lothaire] Lothaire
}
# A place of the board.
architects-place = { $place ->
    [quarry] Quarry
    [forest] Forest
    [mines] Mines
    [silversmith] Silversmith
    [kings-storehouse] King’s Storehouse
    [workshop] Workshop
    [town-centre] Town Centre
    [tax-stand] Tax Stand
    [black-market] Black Market
    [guardhouse] Guardhouse
    [guildhall] Guildhall
   *[prison] Prison
}
# A skill inside a sentence.
architects-skill = { $skill ->
    [carpentry] carpentry
    [tiling] tiling
   *[masonry] masonry
}
# A resource inside a sentence.
architects-resource = { $resource ->
    [clay] clay
    [wood] wood
    [stone] stone
    [gold] gold
    [marble] marble
   *[silver] silver
}
# The opponent of a solo game.
architects-opponent = { $opponent ->
    [constantine] Constantine
   *[helena] Helena
}
# A building as the object of a verb.
architects-building-acc = { $building ->
    [aqueduct] the Aqueduct
    [armoury] the Armoury
    [barracks] the Barracks
    [betting-house] the Betting House
    [carpenters-hut] the Carpenter’s Hut
    [castle] the Castle
    [chapel] the Chapel
    [church] the Church
    [clay-market] the Clay Market
    [clay-pit] the Clay Pit
    [drafting-room] the Drafting Room
    [dungeon] the Dungeon
    [factory] the Factory
    [fortress] the Fortress
    [fountain] the Fountain
    [gamblers-den] the Gambler’s Den
    [hideout] the Hideout
    [keep] the Keep
    [library] the Library
    [lighthouse] the Lighthouse
    [lumber-camp] the Lumber Camp
    [masons-hut] the Mason’s Hut
    [moneylender] the Moneylender
    [monument] the Monument
    [observatory] the Observatory
    [palace] the Palace
    [reservoir] the Reservoir
    [silver-market] the Silver Market
    [smithy] the Smithy
    [steeple] the Steeple
    [stone-market] the Stone Market
    [tavern] the Tavern
    [thieves-den] the Thieves’ Den
    [tilers-hut] the Tiler’s Hut
    [trading-post] the Trading Post
    [treasury] the Treasury
    [university] the University
    [watchtower] the Watchtower
    [well] the Well
    [wood-market] the Wood Market
    [crane] the Crane
    [graveyard] the Graveyard
   *[museum] the Museum
}
# An apprentice as the object of a verb.
architects-apprentice-acc = { $apprentice ->
    [acolyte-carpentry] an Acolyte (carpentry)
    [acolyte-tiling] an Acolyte (tiling)
    [acolyte-masonry] an Acolyte (masonry)
    [conspirator] a Conspirator
    [debt-collector-carpentry] a Debt Collector (carpentry)
    [debt-collector-tiling] a Debt Collector (tiling)
    [debt-collector-masonry] a Debt Collector (masonry)
    [gatekeeper] a Gatekeeper
    [illusionist] an Illusionist
    [jeweller] a Jeweller
    [labourer] a Labourer
    [merchant-clay] a Merchant (clay)
    [merchant-gold] a Merchant (gold)
    [merchant-marble] a Merchant (marble)
    [merchant-stone] a Merchant (stone)
    [merchant-wood] a Merchant (wood)
    [miner] a Miner
    [patron-clay] a Patron (clay)
    [patron-silver] a Patron (silver)
    [patron-stone] a Patron (stone)
    [patron-wood] a Patron (wood)
    [pickpocket] a Pickpocket
    [squire-carpentry] a Squire (carpentry)
    [squire-tiling] a Squire (tiling)
    [squire-masonry] a Squire (masonry)
    [stonecutter] a Stonecutter
    [swindler-carpentry] a Swindler (carpentry)
    [swindler-tiling] a Swindler (tiling)
    [swindler-masonry] a Swindler (masonry)
    [thief] a Thief
    [trader-clay] a Trader (clay)
    [trader-stone] a Trader (stone)
    [trader-wood] a Trader (wood)
    [trickster] a Trickster
    [woodcutter] a Woodcutter
    [enforcer] an Enforcer
    [overseer] an Overseer
   *[peddler] a Peddler
}
# Where a worker goes: a place, or a space of the Black Market.
architects-spot-to = { architects-spot-at }
# Where a worker is.
architects-spot-at = { $spot ->
    [quarry] at the Quarry
    [forest] in the Forest
    [mines] in the Mines
    [silversmith] at the Silversmith
    [kings-storehouse] at the King’s Storehouse
    [workshop] at the Workshop
    [town-centre] in the Town Centre
    [tax-stand] at the Tax Stand
    [guardhouse] at the Guardhouse
    [market-small] on the left space of the Black Market
    [market-middle] on the middle space of the Black Market
    [market-large] on the right space of the Black Market
    [guildhall] in the Guildhall
   *[prison] in Prison
}
# From where a worker is taken.
architects-spot-from = { $spot ->
    [quarry] from the Quarry
    [forest] from the Forest
    [mines] from the Mines
    [silversmith] from the Silversmith
    [kings-storehouse] from the King’s Storehouse
    [workshop] from the Workshop
    [town-centre] from the Town Centre
    [tax-stand] from the Tax Stand
    [guardhouse] from the Guardhouse
   *[prison] from Prison
}
# So many of a resource.
architects-heap = { $resource ->
    [clay] { $count } clay
    [wood] { $count } wood
    [stone] { $count } stone
    [gold] { $count } gold
    [marble] { $count } marble
   *[silver] { $count } silver
}
# The same as the object of a verb.
architects-heap-acc = { architects-heap }
# So much virtue.
architects-virtue = { $count } virtue
architects-virtue-acc = { architects-virtue }
# So many building cards.
architects-cards = { $count ->
    [one] { $count } building card
   *[other] { $count } building cards
}
architects-cards-acc = { architects-cards }
# So many workers.
architects-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
architects-workers-acc = { architects-workers }
# So many unpaid debts.
architects-debts = { $count ->
    [one] { $count } unpaid debt
   *[other] { $count } unpaid debts
}
architects-debts-acc = { architects-debts }
# A part of a price: plain silver, tax, or coins on skipped apprentices.
architects-price-part = { $part ->
    [silver] { $count } silver
    [tax] { $count } tax
   *[skipped] { $count } silver on skipped cards
}
# The same as the object of a verb.
architects-price-part-acc = { architects-price-part }
architects-price-free = nothing
