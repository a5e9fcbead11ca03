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
