gallery-guilds = Guildes et blasons
gallery-tiles = Tuiles
gallery-reasons = Raisons
gallery-number = Un score
