# What has to happen now. $step is an id; $player is there where the step asks somebody in particular.
step-now = { $step ->
    [side] the top Black Market card is being shown
    [lay] the apprentices are being laid out
    [cast] the characters are being dealt
    [deal] buildings are being dealt for the draft
    [draft] players choose a building in the draft
    [start] the first player is being drawn
    [draw] { $player } draws a building
    [look] the active player looks at buildings
    [refill] the apprentices are being refilled
    [reward] a reward is being turned up
    [turn-over] a Black Market card is being turned over
    [reshuffle] the Black Market cards are being shuffled
    [turn] the active player places a worker or takes one back
    [mines] the active player chooses clay or gold
    [trades] the active player trades at the King’s Storehouse
    [workshop] the active player hires an apprentice or draws buildings
    [captures] the active player captures workers
    [guard] the active player acts at the Guardhouse
    [middle] the active player hires an apprentice or draws 5 buildings
    [keep] the active player keeps one of the buildings
    [guildhall] the active player constructs a building or advances on the Cathedral
    [pay] the active player pays for the building
    [offering] the active player discards a building for the Cathedral
    [either] the active player takes what the building offers
    [barracks] the active player captures or releases workers
    [hideout] the active player may release workers from Prison
    [church] the active player may destroy a debt
    [library] the active player may discard a building for gold
    [tavern] the active player hires an apprentice
    [graveyard] the active player discards an apprentice
    [crane] the active player may place another worker in the Guildhall
    [hand-limit] the active player discards down to 6 buildings
    [surplus] { $player } may destroy a debt for virtue beyond 14
    [levy] { $player } may pay silver instead of taking a debt
    [free] { $player } may free workers from Prison
    [squires] { $player } may take a Squire’s virtue
    [over] the game is over
   *[other] the action goes on
}
