gallery-guilds = Guilds and crests
gallery-tiles = Tiles
gallery-reasons = Reasons
gallery-number = A score
