# The one-page summary for the table. Every line of a value is shown as a line of its own.

summary-title = Architects of the West Kingdom on one page

summary-setup =
    Black Market: all 10 cards shuffled on the left space, small side up; no card on the right space
    Rewards: 2 per player plus 1, face down (2 / 3 / 4 / 5 players: 5 / 7 / 9 / 11)
    Apprentices: 8 face up, 2 rows of 4 columns
    Tax Stand: 4 silver
    Each player: 20 workers, 7 virtue, Cathedral marker below level 1
    Draft: 4 buildings each; keep 1, pass 3 to the left; keep 1, pass 2; keep 1, the last card goes under the pile
    First player at random: 3 silver, then clockwise 4, 5, 6, 7
    Characters: the board gives virtue, silver, goods and workers in Prison; extra building cards after the draft; whoever has the most virtue goes first
    Solo: as with 2 players; 3 silver, 7 virtue; take out the 4 resource markets, draw 5 buildings, keep 3
    Only building cards in hand are secret
    .heading = Setup

summary-turn =
    Place exactly 1 worker from your board on a location and carry it out; then the next player clockwise
    No worker on your board at the start of your turn: take back 1 from a large-circle location, nothing else
    None there either: take back 1 from Prison or from an opponent’s board; never from the Black Market or the Guildhall
    Tax goes to the Tax Stand, all other silver to the supply
    What you cannot pay in full you cannot do
    End of your turn: more than 6 buildings in hand, discard down to 6, face down under the pile
    .heading = A turn

summary-places =
    n = your own workers there, the one just placed included; always round down
    Quarry: n stone
    Forest: n wood
    Mines: 1 + n clay, or n / 2 gold (n at least 2)
    Silversmith: 1 + n silver
    King’s Storehouse: up to n trades: 2 of clay, wood or stone for 1 virtue; 3 of wood or stone for 1 marble; trades of your Merchants, Patrons and Traders
    Workshop: draw 1 + n / 2 buildings, or hire for 2 silver + 2 tax
    Hiring: first n columns; further to the right 1 silver per column, onto the cards of that row from the left; coins on the hired card are yours
    At most 5 apprentices (Rudolf: 6)
    Town Centre: up to n captures, each of all workers of one colour at one large-circle location; first 1 tax, each further one 1 silver
    Captures of one visit: from up to 2 locations with 1 to 3 players, from 1 with 4 or 5
    Tax Stand: take all its silver, lose 2 virtue; not while it is empty
    Prison: nobody places there
    .heading = Locations

summary-market =
    Only with 9 virtue or less; 1 worker per space
    Left: 1 silver, 1 virtue; what the small card shows
    Middle: 2 silver, 1 virtue; hire any face-up apprentice, or draw 5 buildings, keep 1, the other 4 under the pile
    Right: 3 silver, 1 virtue; what the large card shows; without a card 2 marble, 1 stone, 1 wood
    None of this silver is tax; the cards stay until a reset
    .heading = Black Market

summary-reset =
    When: third Black Market space taken, or leftmost Guildhall space of row 3 or row 4; first finish the action
    1. All workers in the Black Market go to Prison
    2. Turn the top small card over onto the large pile; if that empties the small pile, shuffle the large pile into a new small pile
    3. Gatekeeper: you may free 2 of your workers; Squire: its reward if none of yours is in Prison; in the order you like
    4. 3 or more of your workers in Prison: lose 1 virtue
    5. Most workers in Prison: 1 unpaid debt; tied players each; nobody if the Prison is empty
    .heading = Black Market reset

summary-guardhouse =
    Up to n actions, in any order
    Send all captured workers from your board to Prison: 1 silver for each
    Release all your workers from Prison: free
    Release all your workers from all opponents’ boards: 3 silver + 2 tax, or take 1 unpaid debt and lose 1 virtue
    Pay off 1 unpaid debt: 3 silver + 3 tax; gain 1 virtue
    .heading = Guardhouse

summary-guildhall =
    Construct 1 building or advance 1 level on the Cathedral; workers stay to the end
    Spaces: 12 with 1 or 2 players, 16 with 3, 20 with 4, 24 with 5
    Reset at space: 7 and 10 with 1 or 2 players, 9 and 13 with 3, 11 and 16 with 4, 13 and 19 with 5
    Construct: have the skills, pay the resources, then virtue, then the immediate effect
    Cathedral: 5 or more virtue and a free spot; pay, discard 1 building, move up, take a reward (none left: 1 virtue)
    Level 1: 1 gold, 2 VP, 3 spots
    Level 2: 4 wood or stone, 4 VP, 3 spots
    Level 3: 1 marble, 7 VP, 2 spots
    Level 4: 8 wood or stone, 12 VP, 2 spots
    Level 5: 2 gold + 2 marble, 20 VP, 1 spot
    .heading = Guildhall and Cathedral

summary-virtue =
    From 0 to 14
    10 or more: no Black Market
    4 or less: no Cathedral
    3 or 2: leave 1 tax of every payment unpaid
    1 or 0: leave 2 tax of every payment unpaid
    Each virtue beyond 14: you may destroy 1 of your unpaid debts
    Each virtue below 0: take 1 unpaid debt instead
    .heading = Virtue

summary-prices =
    Silver + tax with 4 or more virtue / 3 or 2 virtue / 1 or 0 virtue
    Hire at the Workshop: 2 + 2 / 2 + 1 / 2 + 0
    First capture: 0 + 1 / 0 + 0 / 0 + 0
    Release captured workers: 3 + 2 / 3 + 1 / 3 + 0
    Pay off a debt: 3 + 3 / 3 + 2 / 3 + 1
    .heading = Prices with tax

summary-end =
    The last Guildhall space is filled: finish that turn, then 1 more turn each; whoever filled it goes last
    The Guildhall stays open: these workers go beside it and cause no reset
    A third worker in the Black Market still causes a reset
    .heading = End of the game

summary-scoring =
    First the virtue: Castle 1 per 2 gold, Observatory 1 per 2 marble, Reservoir 1 per 2 paid debts, Trading Post 1 per 4 clay, wood and stone together, Chapel 2 if you alone are highest on the Cathedral, Dungeon −2 whenever you like among these
    Buildings: printed VP and end-game VP
    Aqueduct 1 per building, Keep 1 per 3 captured workers, Lighthouse 1 per 4 virtue, Moneylender 1 per paid debt
    Carpenter’s, Mason’s and Tiler’s Hut 1 per apprentice with the skill; University 2 without unpaid debts
    Clay, Silver, Stone and Wood Market 2 for the most; Steeple 2 if you alone are highest on the Cathedral; a tie gives nothing
    Cathedral, levels 1 to 5: 2 / 4 / 7 / 12 / 20 VP
    Virtue: 0: −9; 1: −8; 2: −7; 3: −5; 4: −3; 5: −1; 6 to 9: 0; 10: 1; 11: 2; 12: 3; 13: 5; 14: 7
    Unpaid debts: −2 VP each; with the Fountain −1, with the Gambler’s Den −3, with both −2
    Gold and marble: 1 VP each
    Silver: 1 VP per 10
    Prison: −1 VP per 2 of your workers
    Tie: more virtue, then more silver, then shared victory
    .heading = Scoring
