# The one-page summary for the table. Every line of a value is shown as a line of its own.

summary-title = Norenberc on one page

summary-setup =
    2 players: guilds 1–3, 8 townsmen
    3 players: guilds 1–4, 12 townsmen
    4 players: guilds 1–5, 16 townsmen
    5 players: guilds 1–6, 20 townsmen
    Guild order: 1 Brewers, 2 Bakers, 3 Shoemakers, 4 Printers, 5 Tailors, 6 Hatters
    Each player: 4 agents (4 more in the stockpile), 25 talers, 1 good of each type in play, action cards for the guilds in play
    Turn order: random
    Workshop: 4 craftsmen, bottom first, a 5th on top of the 4th; the bottom one is guildmaster
    Guest stack: the other 6 craftsmen of each guild and the townsmen
    Lodgings: 3 guests in windows 2, 3 and 4; window 1 stays empty
    Prestige crest: guild with the highest guildmaster; tie: lower number
    Only talers may be hidden
    .heading = Setup

summary-turn =
    1. Planning: secretly play 1 or more action cards, at most one per guild and one per available agent, or pass
    Pass: token to the moon side, finished for the whole round
    Nobody wants to plan first: reverse turn order
    2. Action: call the guilds in number order; reveal cards, put an agent on each, then one action each in turn order
    After each action: agent to the roof, card back to hand
    3. Turn end: players with no available agent are finished
    If everyone is finished, the round ends; otherwise a new turn begins
    .heading = A turn

summary-actions =
    Sell: any number of the guild’s own goods, at the guildmaster’s value each
    Buy: 1 to 3 goods of any type in the storehouse, at the guildmaster’s value each
    First turn of the game, 5 players: with 4 or 5 cards at a guild, at most 1 good each; with 3 cards, at most 2
    First turn of the game, 4 players: with 3 or 4 cards at a guild, at most 2 goods each
    Recruit one guest: pay in goods, take the tile, get 1 taler per agent on the roof, then go first if you like
    Agent +: one agent from the stockpile, up to 8 in all; it can be used from the next Planning phase
    Do nothing: the agent still goes to the roof
    .heading = Actions

summary-prices =
    Window 1: 1 of the guild’s goods
    Window 2: 1 of the guild’s goods + 1 any
    Window 3: 2 of the guild’s goods, or 1 of them + 2 any
    Window 4: 3 of the guild’s goods, or 2 of them + 2 any
    “Any” may also be one of the guild’s goods
    Everything paid goes into this guild’s storehouse
    .heading = Guest prices

summary-round-end =
    1. Favourites, guild by guild: most goods of the type; tie: more talers, then the better place in the turn order
    Favourite: returns 1 good; takes the guildmaster (round 4: both tiles), a crest, and the prestige crest if it is there
    If nobody has any: the guildmaster leaves the game (round 4: both tiles), and so does a prestige crest; the guild crest stays
    2. All agents return from the roofs
    3. Income: 3 talers each, plus Musicians, plus Mayors
    After round 4 the game ends here
    4. Flip pass tokens back
    5. New guildmasters slide down
    6. Lodgings: the guest in window 1 leaves the game, the others slide left, empty windows are filled from the stack in guild order
    7. New prestige guild: highest guildmaster, but not last round’s prestige guild; tie: lower number
    .heading = End of a round

summary-scoring =
    Majority in each guild by total value (tie: more tiles): 5 / 3 / 1 VP
    Alone in the guild: 9 VP; only two players there: 6 and 3 VP
    Tie for 1st: 4 VP each, no 2nd, the next player is 3rd; for 2nd: 2 VP each, no 3rd; for 3rd: 0 VP
    Craftsmen worth 30 or more in one guild: 2 VP for each such guild
    At least one craftsman of every guild in play: 5 VP
    Most talers: 5 VP; tied: 2 VP each
    Crests (different guilds + prestige crests + Engravers): 0–2: 0 VP; 3: 2 VP; 4: 5 VP; 5: 9 VP; 6: 14 VP; 7 or more: 20 VP
    Townsmen with a sun: see below
    Tie for the win: more craftsmen, then higher total value, then shared victory
    .heading = Scoring

summary-townsmen =
    Star (at once, then back into the guest stack)
    Councilman: 1 agent from the stockpile, up to 8 in all
    Burglar: take two goods from one other player; the bank pays the victim each good’s price at its own guild
    Guardsman: swap two craftsmen of the same guild in lodgings or workshops; no guildmasters
    Moon (at the end of every round)
    Musician: 3 or 5 talers at every income, as printed
    Peddler: put 1 good on the tile; it counts as 4 of that type for this round’s favourites, then the tile goes back into the stack
    Mayor: on any roof; at every income all players get 1 taler per craftsman they own of that guild
    Sun (end of the game)
    Nobleman: 2 or 3 VP, as printed
    Tax Collector: 1 VP per full 10 talers
    Engraver: counts as one more prestige crest
    Foreman: 1 VP per craftsman of exactly the printed value (2, 3 or 4)
    Apprentice: 1 VP for every 2nd or 3rd place in the majorities
    .heading = Townsmen
