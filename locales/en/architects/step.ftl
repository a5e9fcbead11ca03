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
    [raid] the active player captures workers for free
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
    [gatekeepers] { $player } may free workers with a Gatekeeper
    [fara] { $player } may free a worker with Fara’s ability
    [squires] { $player } may take a Squire’s virtue
    [over] the game is over
   *[other] the action goes on
}
# A question to whoever has to answer, a whole sentence. $player is asked; $count is how many times, points or debts are left
# or how many workers count; $row and $column are a place of the display.
step-ask = { $step ->
    [side] What does the top card of the Small Market show?
    [lay] Which apprentice is in row { $row }, column { $column }?
    [cast] { $player }: which character do you play?
    [deal] { $player }: which building is dealt for the draft?
    [draft] { $player }: which building do you keep?
    [start] Who is the first player?
    [draw] { $player }: which building do you draw?
    [look] { $player }: which building is on top of the pile?
    [refill] Which apprentice is new in row { $row }?
    [reward] { $player }: which reward is turned up?
    [turn-over] What does the card turned over onto the Large Market show?
    [reshuffle] The cards of the Large Market are shuffled into a new Small Market.
    [turn] { $player }: where does your worker go?
    [take-back] { $player }: no worker is left on your board. Which one do you take back?
    [mines] { $player }: clay or gold?
    [trades] { $count ->
        [one] { $player }: which trade? { $count } trade is left.
       *[other] { $player }: which trade? { $count } trades are left.
    }
    [workshop] { $player }: hire an apprentice or draw building cards?
    [captures] { $count ->
        [one] { $player }: whom do you capture? { $count } capture is left.
       *[other] { $player }: whom do you capture? { $count } captures are left.
    }
    [guard] { $count ->
        [one] { $player }: what do you do at the Guardhouse? { $count } action is left.
       *[other] { $player }: what do you do at the Guardhouse? { $count } actions are left.
    }
    [middle] { $player }: hire an apprentice, or draw 5 building cards and keep 1?
    [keep] { $player }: which building do you keep?
    [guildhall] { $player }: construct a building or advance on the Cathedral?
    [pay] { $player }: how do you pay for { architects-building-acc }?
    [offering] { $player }: which building do you discard for the Cathedral?
    [either] { $player }: what do you take from { architects-building-acc }?
    [raid] { $count ->
        [one] { $player }: whom do you capture for free? { $count } capture is left.
       *[other] { $player }: whom do you capture for free? { $count } captures are left.
    }
    [barracks] { $player }: capture one group, or take back all your captured workers?
    [hideout] { $player }: release all your workers from Prison?
    [church] { $player }: destroy an unpaid debt?
    [library] { $player }: discard a building from hand for 2 gold?
    [tavern] { $player }: which apprentice do you hire for free?
    [graveyard] { $player }: which of your apprentices do you discard?
    [crane] { $player }: put one more worker into the Guildhall?
    [hand-limit] { $player }: more than 6 buildings in hand. Which one do you discard?
    [surplus] { $player }: virtue goes beyond 14. Destroy an unpaid debt instead?
    [levy] { $player }: pay 2 silver instead of taking a debt?
    [gatekeepers] { $player }: free up to 2 workers from Prison with your Gatekeeper?
    [fara] { $player }: use Fara’s ability to free a worker from Prison?
    [squires] { $player }: take your Squire’s virtue?
    [over] The game is over.
   *[other] One moment, the action goes on.
}
