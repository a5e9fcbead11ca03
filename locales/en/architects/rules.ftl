# Rules articles of Architects of the West Kingdom, one message per rule id. The value is the title; .answer settles the
# question at once, .details explains, .example shows it with numbers, .editions says what the rulebook prints and where it is silent.

## Components

rules-c1 = What is in the box?
    .answer = 40 buildings, 40 apprentices of 18 kinds, 10 Black Market cards, 11 rewards, 22 debts and 6 multiplier cards. Each of up to 5 players has a player board, 20 workers and 2 markers.
    .details = Many things have two sides. A Black Market card is small on one side and large on the other. A debt is unpaid on one side and paid on the other. A player board has a standard side and a character side. The multiplier cards only stand in for tokens when you run short of them.

        For the solo game there are also 30 scheme cards, 2 reference cards and a two-sided board for your opponent.

rules-c2 = The 6 resources, and what happens when they run out
    .answer = The resources are clay, wood, stone, gold, marble and silver. They never run out, and neither do debts. If the tokens are gone, use a multiplier card.
    .details = The box holds 35 clay, 40 wood, 40 stone, 25 gold, 30 marble and 50 silver, but these numbers are no limit. If you earn it, you get it. The same goes for the 22 debts: nobody escapes a debt because the pile is empty.

        At the end each gold and each marble is worth 1 VP, and 10 silver are worth 1 VP. Clay, wood and stone score nothing by themselves, so turn them into something before the game is over.

rules-c3 = Skills: carpentry, tiling and masonry
    .answer = There are 3 skills: carpentry, tiling and masonry. Your apprentices have them, and most buildings ask for them. You need every skill a building shows before you can construct it.
    .details = Each apprentice has 1 skill, except the Labourer, who has all 3. Counting the Labourer, each skill is on 14 of the 40 apprentices. No building asks for the same skill twice, so 1 apprentice of each skill lets you construct anything. 13 of the 40 buildings ask for no skill at all, and work on the Cathedral needs none either.

        Skills are not used up. Some buildings also score at the end for apprentices with a certain skill.

rules-c4 = What is secret, and what may I ask?
    .answer = Only the building cards in your hand are secret; how many you hold is not. Everything else is open, except what is in the face-down piles.
    .details = Anybody may ask at any time how much silver you have, how many debts, how many cards, and whose workers are where. You must answer. You do not have to say which buildings you hold.

        When you discard a building, it goes face down under the pile: the others see how many cards went there, but not which. Nobody looks into the piles, at the rewards, or at the back of a Black Market card. Once the result stands, you may show your hand.
    .editions = The rulebook only says that players cannot know which buildings their opponents hold. That the number of cards and everything on the table are open is our conclusion from its wording. The program shows exactly this much to each player.

## Setup

rules-s1 = Setup of the Black Market
    .answer = Shuffle all 10 Black Market cards into 1 pile on the left space, small side up. The right space gets no card. Until the first reset it offers what the board shows: 2 marble, 1 stone and 1 wood.
    .details = The left space is the Small Market; only its top card counts. The right space is the Large Market and gets its first card in the first reset, when the top small card is turned over onto it. Nobody looks at the back of a card before that. Every small side exists on 2 cards with different backs, so you can guess, but not know, what comes to the Large Market next.

rules-s2 = How many rewards are in the game?
    .answer = Twice the number of players plus 1: with 2 players 5, with 3 players 7, with 4 players 9, with 5 players 11. Shuffle all 11 and keep that many face down; the rest leave the game unseen.
    .details = The rewards belong to the Cathedral. Whenever somebody advances there, the top one is turned up, taken and then removed from the game. When the pile is empty, an advance gives 1 virtue instead.

        With 5 players all 11 rewards are used. With fewer, nobody knows which ones are missing, but the number left in the pile is open. In the solo game you use 5, as with 2 players.

rules-s3 = Laying out the apprentices
    .answer = Shuffle all 40 apprentices and turn up 8 of them beside the Workshop, in 2 rows of 4 columns. The other 32 are the apprentice pile, face down.
    .details = The columns matter, because your first worker at the Workshop reaches only the leftmost one. So an apprentice on the left is cheap and easy to get, and one on the right costs more workers or more silver.

        Nobody starts with an apprentice. You get them at the Workshop, in the Black Market or by constructing the Tavern. There are always 8 face up: whenever one is hired, its row closes up to the left and a new one comes from the pile.

rules-s4 = The building pile
    .answer = Shuffle all 40 buildings into 1 face-down pile. The cards for the draft are dealt from it, and every building you draw later comes from its top.
    .details = There is no discard pile. Buildings that are discarded go face down under this pile, whether for the Cathedral, for the Library, at the hand limit or at the end of the draft. They come back only after all the cards that were above them.

        If the pile is ever too small, you draw what is there, even if that is nothing. In the solo game you first take out the Clay Market, Silver Market, Stone Market and Wood Market.

rules-s5 = Silver on the Tax Stand at the start
    .answer = Put 4 silver from the supply on the Tax Stand. It is 4 with any number of players, and no player pays for it.
    .details = So the Tax Stand is worth a visit from the very first turn: whoever goes there takes all the silver on it and loses 2 virtue. After that it fills up only through taxes, that is, when somebody hires at the Workshop, captures at the Town Centre, or releases captured workers or pays off a debt at the Guardhouse. It is not refilled from the supply. While it is empty, nobody may place a worker there.

rules-s6 = What you start with: workers, virtue, Cathedral
    .answer = You start with 20 workers on your board, 7 virtue, and your other marker on level 0 of the Cathedral, below its lowest level.
    .details = Level 0 has room for everybody and is worth 0 VP. At 7 virtue everything is open to you and your virtue is worth 0 VP. From there, 3 steps up to 10 close the Black Market, and 3 steps down to 4 close the Cathedral.

        You have no resources besides your starting silver, no apprentices and no debts, unless you play with characters. Then your board sets your virtue, and workers that start in Prison come from your 20.

rules-s7 = The draft: choosing your first 3 buildings
    .answer = You get 4 buildings. Keep 1 and pass 3 to the left. Keep 1 of the 3 you receive and pass 2. Keep 1 of these 2 and put the last one face down under the building pile.
    .details = Everybody chooses at the same time, 3 times in all, and you pass on only when all have chosen. The cards you keep stay face down in front of you; you may look at them, nobody else may. At the end they are your starting hand.

        The Black Market card, the 8 apprentices and the character boards are open before the draft, so you can choose with them in mind. With 2 players your first 4 cards come back to you as 2, so you know which one the other player took.
    .example = Ivy is dealt the Well, the Keep, the Church and the Smithy. She keeps the Church and passes 3 cards to Marc on her left. Sofia passes her the Tavern, the Chapel and the Dungeon: she keeps the Tavern. Then she gets the Palace and the Steeple and keeps the Steeple. The Palace goes under the pile. Her hand is Church, Tavern, Steeple.

rules-s8 = Who starts, and how much silver does each player get?
    .answer = After the draft the first player is drawn at random and gets 3 silver. Going clockwise, each player gets 1 more than the one before: 3, 4, 5, 6, 7.
    .details = The extra silver makes up for playing later. Because the draw comes after the draft, nobody knows their place in the turn order while choosing buildings. The silver comes from the supply.

        With characters none of this applies. The player with the most virtue goes first, and each board says how much silver its owner gets, wherever they sit. In the solo game you go first, with 3 silver.
    .example = Nora, Felix, Amir and Jo sit in this order clockwise. After the draft Amir is drawn as first player. Amir gets 3 silver, Jo 4, Nora 5 and Felix 6. A fifth player after Felix would have got 7.

rules-s9 = Setup with characters, and for the solo game
    .answer = With characters your board sets your virtue, silver, goods and workers in Prison, and the player with the most virtue goes first. Nobody gets silver by seat. The solo game has a setup of its own.
    .details = Use the character side for everybody or for nobody. The rest of the setup stays the same, draft included. If your board gives you extra building cards, you draw them after the draft, clockwise from the first player.

        Solo is played without characters, and set up as for 2 players. You have 3 silver and 7 virtue, and go first. Instead of a draft you draw 5 buildings and keep 3, with the 4 resource markets taken out beforehand.

## The turn

rules-t1 = What do I do on my turn?
    .answer = Place exactly 1 worker from your board on 1 location and carry out what the location does. Then the next player clockwise takes a turn. You may not pass by choice.
    .details = Your worker stays where it is, so your group at a location grows. Most locations give you more the more workers of yours are there. You always count the one you have just placed, and never the workers of other players.

        At the King’s Storehouse, the Town Centre and the Guardhouse you may do less than you could, or nothing at all. Everywhere else you take what the location gives. At the end of your turn, discard down to 6 building cards if you have more.

rules-t2 = I have no workers left on my board
    .answer = Then you place none. Your whole turn is taking back 1 of your workers from a large-circle location. You get nothing for it and pay nothing. Next turn you can place that worker.
    .details = You may not take it from the Guildhall, the Black Market, the Prison or an opponent’s board. Captured workers on your board do not help: they are not yours to place. The hand limit of 6 still applies at the end of such a turn.

        The rulebook is silent on one case: you have none at any large-circle location either. Then this program lets you take back 1 from Prison or from an opponent’s board, as you choose. If there is none to take, you pass.
    .example = Zoe starts her turn with an empty board. She has 4 workers in the Forest, 5 in the Guildhall, 2 in Prison and 9 on Luca’s board. She takes 1 back from the Forest and gets no wood. Next turn she places it in the Town Centre, pays 1 tax and captures her own 3 in the Forest.

rules-t3 = Hand limit: 6 building cards
    .answer = At the end of your own turn you may hold at most 6 building cards. If you have more, discard down to 6, face down under the building pile.
    .details = During your turn you may hold more, so draw first and then choose what to keep. You decide which cards go. The others see how many you discard, but not which. If your turn causes a Black Market reset, the reset comes first and the discard after it.

        The limit is only for cards in your hand. Buildings you have constructed do not count, and you may construct as many as you like.
    .example = Paul holds 5 cards and places his 4th worker in the Workshop. He draws 1 + 2 = 3 buildings and has 8. At the end of the turn he picks 2 of the 8, old or new, and puts them face down under the pile. He keeps 6.

rules-t4 = Large circle, small circle, Guildhall: where workers stay
    .answer = Large circle: any number of workers, and they can be captured. Black Market: 3 spaces for 1 worker each. Guildhall: 1 worker per outline, to the end of the game. In the last two, nobody can be captured.
    .details = The 9 large-circle locations are Quarry, Forest, Mines, Silversmith, King’s Storehouse, Workshop, Town Centre, Tax Stand and Guardhouse. However many workers are there, there is always room for yours.

        The 3 small circles are the Black Market. A space is taken until a Black Market reset sends its worker to Prison; nothing else moves it. The Guildhall is filled from left to right and from the top row to the bottom row. A worker there never comes back.

rules-t5 = Who goes to Prison, and who gets out?
    .answer = Nobody may place a worker in Prison. Workers get there from the Guardhouse, from the Black Market in a reset, or at the start with some characters. They cannot be captured there.
    .details = At the Guardhouse a player sends all captured workers from their board to Prison. In a reset everybody in the Black Market goes there. The rulebook also mentions cards, but no card in the base box does this.

        Your workers get out through your own action at the Guardhouse, through the Hideout, or through a Gatekeeper in a reset. Until then they are a danger: 3 or more cost you virtue in a reset, having the most brings you a debt, and at the end every 2 cost you 1 VP.

rules-t6 = Where does the silver I pay go?
    .answer = Silver paid as tax goes onto the Tax Stand. All other silver goes to the supply. The one exception is the coins for skipped apprentices: they stay on those cards.
    .details = The board shows tax as red coins. There are 4 payments with tax: hiring at the Workshop (2 of the 4 silver), the first capture at the Town Centre (1), releasing captured workers at the Guardhouse (2 of the 5) and paying off a debt there (3 of the 6). Nothing in the Black Market is tax.

        With 3 virtue or less you leave out some of the tax. That silver stays with you and does not go to the Tax Stand.

rules-t7 = What if I cannot pay the whole price?
    .answer = Then you cannot do it. Nothing may be paid in part, and you cannot place a worker for an action that you are unable to complete.
    .details = Discounts and the tax you may leave out count: if they bring the price down to what you have, you can pay. What the action is going to bring you does not count. So the coins on an apprentice cannot help to pay for that apprentice.

        Where you take several actions one by one, each is paid when its turn comes. Silver you get from the first action at the Guardhouse can pay for the second. Losing virtue is always possible; below 0 you take a debt for each virtue instead.
    .editions = The rulebook names the price of every action, but never says in so many words that a part of it is not enough. We conclude it from the wording. The program offers a location only if you can carry out at least one complete action there, or may do nothing there.

## Quarry, Forest, Mines, Silversmith

rules-r1 = How much do I get at the Quarry, Forest and Silversmith?
    .answer = Count your own workers there, including the one you have just placed. The Quarry gives that many stone, the Forest that many wood, and the Silversmith that many silver plus 1.
    .details = With 1, 2, 3 or 4 workers you get 1, 2, 3 or 4 stone or wood, and 2, 3, 4 or 5 silver, and so on upwards. Workers of other players make no difference. A Stonecutter, Woodcutter or Jeweller adds 1 per visit.

        You are paid only for placing, not for being there: each visit counts the whole group once. A large group pays well, but it is also what others like to capture at the Town Centre.
    .example = Emil has 2 workers in the Forest, and Rosa has 4 there. Emil places another: he now has 3 and gets 3 wood. Rosa’s workers do not matter. Next turn he goes to the Silversmith, where he has none yet: 1 + 1 = 2 silver.

rules-r2 = Mines: clay or gold
    .answer = Choose one: clay, 1 plus 1 for each of your workers there, or gold, 1 for every 2 of your workers, rounded down. Never some of each.
    .details = With 1, 2, 3 or 4 workers that is 2, 3, 4 or 5 clay, or 0, 1, 1 or 2 gold. So your first worker gets clay only, and an odd worker adds nothing to the gold. You choose afresh at every visit, but you cannot split your group and take clay with some workers and gold with the others. A Miner adds 1 clay to your visit, even if you choose gold.
    .example = Aino places her 5th worker in the Mines. She may take 1 + 5 = 6 clay, or 2 gold, because the odd worker does not count for gold. She owns a Miner, so it is 7 clay, or 2 gold and 1 clay.

## King’s Storehouse

rules-k1 = King’s Storehouse: how many trades?
    .answer = Up to 1 trade for each of your workers there, including the one just placed. You may use the same trade several times, mix trades in any order, and stop whenever you like.
    .details = The trades are made one after the other, so what one trade brings you can pay for the next. You may also make none at all, for example if you only want a worker there for later. Trades you do not use are lost; they do not wait for your next visit.

        The number is fixed when you place the worker. Workers of other players neither help nor hinder you.
    .example = Vera places her 3rd worker here and makes 3 trades: 2 clay for 1 virtue, again 2 clay for 1 virtue, then 1 wood and 2 stone for 1 marble. Altogether she gives 4 clay, 1 wood and 2 stone and gets 2 virtue and 1 marble.

rules-k2 = King’s Storehouse: what can I trade?
    .answer = Any 2 of clay, wood and stone for 1 virtue. Any 3 of wood and stone for 1 marble. Mix the resources as you like; clay does not buy marble.
    .details = These 2 trades are open to everybody. You decide which tokens you give, as long as you have them. Gold, marble and silver are not accepted, unless an apprentice of yours makes a trade with silver possible.

        If your virtue is already 14, you may still trade for more. Each virtue beyond 14 can destroy one of your unpaid debts instead; if you have none, it is lost.
    .example = Hamid has 1 clay, 4 wood and 2 stone, and 2 workers here. First he gives 1 clay and 1 stone for 1 virtue. Then he gives 2 wood and 1 stone for 1 marble. He has 2 wood left. His clay could not have gone towards the marble.

rules-k3 = Apprentices at the King’s Storehouse: do their trades cost an action?
    .answer = Yes. Your Merchants, Patrons and Traders give you more trades to choose from, but no extra ones: each use counts as 1 of the trades your workers allow.
    .details = You may use an apprentice’s trade as often as your workers allow, even for every trade of the visit, and mix it with the board’s 2 trades. Only your own apprentices count. Owning the same trade twice would give you nothing more than owning it once.

        So with 2 workers here and a Merchant you make 2 trades in all: both with the Merchant, 1 with the Merchant and 1 from the board, or both from the board.

## Workshop

rules-w1 = Workshop: hire or draw?
    .answer = Do 1 of 2 things, never both: hire 1 apprentice, or draw buildings, 1 card plus 1 more for every 2 of your workers there.
    .details = Hiring costs 2 silver and 2 tax; drawing is free. So you can always use the Workshop, even without a coin. More workers there help with both: they reach further columns of apprentices, and they draw more cards. However many you have, a visit hires only 1 apprentice.

        Drawn buildings go into your hand. At the end of your turn you may keep at most 6.

rules-w2 = What hiring costs, and which apprentices I can reach
    .answer = Hiring at the Workshop costs 4 silver: 2 to the supply and 2 as tax. You can reach as many columns, from the left, in both rows, as you have workers there.
    .details = With 1 worker you choose from the 2 cards of the leftmost column, with 2 workers from 4 cards, with 3 from 6, and from the 4th worker on from all 8. To reach further, you can pay for the columns you skip.

        Low virtue makes hiring cheaper, because you leave out tax: 3 silver in all with 3 or 2 virtue, 2 silver with 1 or 0. The character Rudolf pays 1 silver less of the part that is not tax.
    .example = Tilda has 6 virtue and places her 2nd worker in the Workshop. She can reach columns 1 and 2 of both rows, 4 cards in all. She takes the Miner from column 2 of the top row: 2 silver to the supply, 2 onto the Tax Stand. With 3 virtue she would have paid only 1 tax.

rules-w3 = An apprentice further to the right: coins on skipped cards
    .answer = Pay 1 silver for each column beyond your reach. These coins go on cards of the same row, from the left: 1 on the first card, then 1 on the second, then 1 on the third.
    .details = They come on top of the price of hiring. They are not tax and do not go to the supply: they stay on the cards until somebody hires those apprentices and takes the coins. No discount touches them, and you may not place more than you need.

        Always start at the far left of the row, even if your workers reach further. With 3 workers and an apprentice in column 4, the single coin goes on the first card.
    .example = Bruno has 5 virtue and places his 1st worker in the Workshop. He wants the card in column 4 of the bottom row, 3 columns too far. He puts 1 silver each on the first, second and third card of that row and pays 2 silver and 2 tax: 7 silver in all.

rules-w4 = You hire an apprentice: what happens, step by step
    .answer = Pay the whole price first. Then take all coins on the apprentice, put the card face up in front of you and change your virtue at once if it says so.
    .details = Because you pay first, the coins on the card cannot help to pay for it. An apprentice that is skipped again and again collects more and more of them, until somebody cannot resist.

        The skill counts at once. The ability works from your next action on, not for the action that hired the apprentice. The exception is a Black Market reset at the end of the same turn: a new Gatekeeper or Squire already works in it.

rules-w5 = Filling the gap after a hire
    .answer = In that row, all cards to the right of the gap move 1 column left, with the coins on them. The last column gets a new card from the pile. The other row does not move.
    .details = Every hire makes the cards behind it easier to reach, so look at who plays after you. The new apprentice is turned up when the hire is complete, with coins taken and virtue changed, and before anything else happens, even before a Black Market reset. It never has coins on it. The rule is the same wherever the hire comes from: Workshop, Black Market or Tavern.

rules-w6 = How many buildings do I draw at the Workshop?
    .answer = 1, plus 1 for every 2 of your workers there, rounded down. With 1, 2, 3 or 4 workers that is 1, 2, 2 or 3 cards.
    .details = Take them from the top of the building pile, all at once, and put them into your hand. You keep all of them for now; the hand limit of 6 counts only at the end of your turn. Drawing costs nothing. With 3 workers you draw no more than with 2, but you reach 1 more column if you hire instead. If the pile has too few cards, you draw what is there.
    .example = Lena holds 4 buildings and places her 5th worker in the Workshop. She draws 1 + 2 = 3 cards and now has 7. At the end of the turn she discards 1 of them, face down under the pile. Her 6th worker here would draw 4.

## Apprentices

rules-h1 = How many apprentices may I have?
    .answer = At most 5; the character Rudolf may have 6. To make room you may discard one of yours, face down under the apprentice pile. The virtue it once gave or cost you is not undone.
    .details = You get nothing for a discarded apprentice, and the skill and ability are gone at once. You still pay the full price for the new one.

        The rulebook lets you discard at any time to make room. In this program you choose the one to discard when you hire at the limit; at any other moment it would do you no good. When you only keep track of a game at the table, the program accepts a discard whenever you report one.
    .example = Oskar has 5 apprentices, among them a Squire that once gave him 1 virtue. He wants the Thief. He discards the Squire, keeps that virtue, and pays 2 silver and 2 tax for the Thief. Now he has 5 apprentices again.

rules-h2 = Two apprentices of the same kind
    .answer = That is allowed, and both work: their abilities add up. With 2 Miners you get 2 more clay per visit; 2 Conspirators save you up to 2 silver per visit.
    .details = Each applies once per visit, action, advance, debt or reset. There are 2 identical cards each of Conspirator, Jeweller, Miner, Stonecutter and Woodcutter. Acolytes, Debt Collectors, Merchants, Patrons, Squires, Swindlers and Traders come with different goods or trades, and they add up too. If you have 2 Acolytes, both pay when you advance on the Cathedral.

        At the King’s Storehouse more trades give you more choice, but not more actions.
    .editions = The rulebook allows you to hire the same apprentice more than once. It does not say that the abilities then add up. We conclude it, because nothing limits them: the program applies each card once per visit, action, advance, debt or reset.

rules-h3 = Hiring without the Workshop
    .answer = In the Black Market and with the Tavern you may hire any of the 8 face-up apprentices. You pay only what the effect says: 2 silver and 1 virtue in the Black Market, nothing with the Tavern.
    .details = You need no workers in the Workshop, pay no tax and put no coins on skipped cards. The rest is as usual: you take the coins on the card, change your virtue if it says so, and the row closes up. The limit of 5 apprentices holds here as well.

        Rudolf’s discount does not apply here, because this program counts it for the Workshop only. He may still have 6 apprentices.

rules-h4 = Miner, Stonecutter, Woodcutter, Jeweller
    .answer = Each adds 1 to a visit: the Miner 1 clay at the Mines, the Stonecutter 1 stone at the Quarry, the Woodcutter 1 wood in the Forest, the Jeweller 1 silver at the Silversmith.
    .details = It is 1 per visit, however many workers you have there. With 4 workers in the Quarry and a Stonecutter you get 4 + 1 = 5 stone, not 8. The Miner adds 1 clay whether you choose clay or gold.

        The bonus comes only when you place a worker there. Resources from buildings, rewards or the Black Market do not count as a visit. Each of these 4 exists twice, and 2 of the same kind give you 2 more.
    .editions = The rulebook gives 1 extra resource when you gather at the location. It does not say whether that is once or for each of your workers. We take it by its wording, once per visit, and the program counts it that way.

rules-h5 = Merchant, Patron, Trader: what do they trade?
    .answer = They add trades at the King’s Storehouse. Merchants sell you resources for silver, Patrons sell you virtue, Traders sell you marble. Each use counts as 1 of your trades there.
    .details = Merchants: 1 silver for 3 clay, 1 silver for 2 wood, 1 silver for 2 stone, 2 silver for 1 gold, or 3 silver for 1 marble. Patrons: 1 clay, 1 wood, 1 stone or 2 silver for 1 virtue. Traders: 3 clay, 2 wood or 2 stone for 1 marble. Every card has just one of these trades, and every trade exists once.

        What you give goes to the supply; none of it is tax. You need a worker at the King’s Storehouse to use them.

rules-h6 = Acolyte and Debt Collector
    .answer = With every advance on the Cathedral each Acolyte brings you 1 building card, 2 clay or 2 silver. With every debt you pay off each Debt Collector brings you 2 wood, 2 clay or 2 stone. The card shows which.
    .details = By skill: carpentry is the Acolyte with the building card and the Debt Collector with wood, tiling has the clay on both, masonry has silver or stone. The Acolyte’s bonus comes last, after the reward. Hiring an Acolyte also gives you 1 virtue.

        The Debt Collector pays only when you pay a debt off, which also gives you 1 virtue. A debt that is destroyed, by the Church or by virtue beyond 14, brings nothing.

rules-h7 = Conspirator: cheaper captures
    .answer = You pay 1 silver less per visit to the Town Centre. The first capture still costs 1 tax, the second is free, and each further one costs 1 silver.
    .details = The discount is for silver that is not tax, so it never touches the first capture. With 2 Conspirators the second and the third capture are free. If you make only 1 capture, you save nothing, and the discount never turns into a gain. Captures that buildings give you are free anyway.

        Some tables read the card as 1 silver off each capture, as a public online version does. You can set the program to that; the default is once per visit.

rules-h8 = Illusionist, Swindler, Trickster: the Black Market
    .answer = The Illusionist spares you the 1 virtue of each Black Market action. The Trickster saves you 1 silver on each. A Swindler brings you 1 wood, 2 clay or 1 stone with each, as the card shows.
    .details = All of them cost you 1 virtue when you hire them. The Illusionist does not open the Black Market for you at 10 or more virtue, and does not spare you the virtue printed on an apprentice you hire there. With the Trickster the left space is free, the middle one costs 1 silver and the right one 2.

        Swindlers pay on all 3 spaces, after you have taken what the space gives. If you hire one of these apprentices in the Black Market, it does not work for that action yet.

rules-h9 = Thief and Pickpocket: the Tax Stand
    .answer = With the Thief you lose 1 virtue at the Tax Stand instead of 2. With the Pickpocket you also get 1 gold there.
    .details = Both work every time you take the silver, and you may own both: then a visit costs you 1 virtue and brings all the silver plus 1 gold. The gold comes from the supply. Neither opens an empty Tax Stand: without at least 1 silver on it you may not place a worker there. Hiring the Pickpocket costs you 1 virtue at once; hiring the Thief costs none. There is 1 of each in the box.

rules-h10 = Gatekeeper and Squire: what they do in a reset
    .answer = In every reset the Gatekeeper may take 2 of your workers out of Prison. A Squire brings you 2 virtue, 1 gold or 1 marble, as the card shows, if none of your workers is in Prison at that moment.
    .details = With a single worker in Prison the Gatekeeper frees that one. You may use the Gatekeeper first, so that the Squire then finds none of your workers there; the program always asks in this order.

        Both are optional. You might decline the 2 virtue, for example, because they would lift you to 10 and close the Black Market to you. Hiring a Gatekeeper costs you 1 virtue, hiring a Squire gives you 1.

rules-h11 = Labourer: all 3 skills
    .answer = The Labourer has carpentry, tiling and masonry, but no ability. With this one apprentice you can construct any building, as far as skills go.
    .details = There is only 1 in the box. The Labourer takes up 1 of your 5 places and does not change your virtue. At the end the card counts for every building that scores a skill: the Carpenter’s Hut, the Mason’s Hut and the Tiler’s Hut each count it as 1 apprentice. Since no building asks for the same skill twice, you never need anybody besides the Labourer to satisfy a card.

## Town Centre

rules-n1 = Town Centre: what does a capture take?
    .answer = 1 capture takes all workers of 1 colour from 1 large-circle location. You may make as many captures as you have workers in the Town Centre, including the one just placed.
    .details = You cannot take only part of a group. If Blue has 6 workers at the Silversmith, 1 capture takes all 6, and the price is the same as for a single one. Another colour at the same location is another capture.

        The number of captures is fixed when you place your worker. You may make fewer, or none. Large groups are what you look for: their owner loses the workers, and later you can send them to Prison for silver.
    .example = Yuki has 1 worker in the Town Centre and places another: up to 2 captures. At the Quarry there are 4 red, 2 blue and 1 green. Yuki takes the 4 red with the first capture and the 2 blue with the second. The green one stays; it would need a third capture.

rules-n2 = What do captures cost?
    .answer = The first capture of a visit costs 1 tax, each further one 1 silver to the supply. You pay one by one and may stop after any capture.
    .details = With 3 virtue or less you leave out the tax, so your first capture is free. A Conspirator makes the second one free. If you cannot pay even the first one, you may still place a worker in the Town Centre; you just cannot capture.

        The tax is due once per visit, not once per game: next time your first capture is taxed again. Captures that you get from constructing the Armoury, Barracks or Fortress cost nothing.
    .example = Carlos has 7 virtue and 3 workers in the Town Centre and makes 3 captures. He puts 1 silver on the Tax Stand and pays 2 to the supply: 3 silver in all. With 2 virtue he would pay no tax and only the 2 silver.

rules-n3 = From how many locations may I capture in one visit?
    .answer = With 2 or 3 players, and solo, from at most 2 locations. With 4 or 5 players from only 1. At a location you may capture several colours.
    .details = The limit is for the whole visit, not for each capture. How many captures you may make still depends on your workers in the Town Centre. So with 4 players and 3 workers there, you may take up to 3 colours, but all from the same location. The Town Centre itself counts as a location like the others.

        The Fortress is different: its 2 captures may come from 2 locations with any number of players.
    .example = Britta has 3 workers in the Town Centre. With 4 players she takes 3 red and then 2 green from the Forest, but she may not go on at the Mines. With 3 players she could take both from the Forest and then the red ones from the Mines, but nothing from a third location.

rules-n4 = May I capture my own workers, even in the Town Centre?
    .answer = Yes to both. Your own group is a capture like any other and costs the same. In the Town Centre it includes the worker you have just placed.
    .details = This is the usual way to get your workers back before somebody else captures them. They return to your board and you can use them from your next turn on.

        If you capture your own workers in the Town Centre, the number of captures for this visit does not shrink: it was fixed when you placed the worker. But your group there is gone, so next time you start with 1 again.
    .example = Sana and Ben are the only 2 players. Sana has 4 workers at the Silversmith and places her 2nd worker in the Town Centre. For 1 tax she captures her own 4, for 1 silver the 2 in the Town Centre. She has used 2 captures and 2 locations, and 6 workers are back on her board.

rules-n5 = Where do captured workers go?
    .answer = Other players’ workers go onto your board as captured workers. Your own workers go back to your board, ready for use from your next turn on.
    .details = Captured workers on your board are not yours to place. You can send all of them to Prison at the Guardhouse and get 1 silver for each. Until then nobody can capture them from you, but their owner can release them at the Guardhouse for a price.

        There is no hurry. They cost you nothing, and their owner loses no VP for them at the end. If you have the Keep, every 3 captured workers still on your board are worth 1 VP to you.

rules-n6 = Where can workers not be captured?
    .answer = Not in the Guildhall, not in the Black Market, not in Prison, and not on a player’s board. Everywhere else they can be.
    .details = So the only safe places are those that the Town Centre cannot touch. At all 9 large-circle locations any group can be taken, whatever its size: Quarry, Forest, Mines, Silversmith, King’s Storehouse, Workshop, Town Centre, Tax Stand and Guardhouse.

        The same goes for the captures you get from constructing the Armoury, Barracks or Fortress. You cannot steal captured workers from another player, and you cannot fetch your own from there with a capture: that needs the Guardhouse or the Barracks’ release.

## Tax Stand

rules-i1 = Tax Stand: what do I get?
    .answer = You take all the silver on it and lose 2 virtue. If there is no silver on it, you may not place a worker there.
    .details = The number of your workers there does not matter: each visit takes everything and costs 2 virtue. The Tax Stand starts with 4 silver and grows whenever somebody pays tax, yourself included.

        With the Thief you lose only 1 virtue; with the Pickpocket you get 1 gold as well. Virtue that would fall below 0 turns into debts: with 1 virtue you end up at 0 and take 1 unpaid debt. The worker stays there and can be captured.
    .example = There are 8 silver on the Tax Stand. Niko has 11 virtue and places a worker there. He takes all 8 silver and falls to 9 virtue. The Tax Stand is empty and closed until somebody pays tax. From his next turn on Niko may use the Black Market again.

## Black Market

rules-m1 = Who may use the Black Market?
    .answer = You may if you have 9 virtue or less, one of its 3 spaces is free, and you can pay its price. With 10 or more virtue you may not.
    .details = What counts is your virtue at the moment you place the worker. As soon as you are below 10 again, the Black Market is open to you. Each space takes only 1 worker, and it stays taken until a reset, for you as well as for the others.

        The Illusionist does not lift the limit; the Trickster makes the price lower. With 0 virtue you may still go there: instead of losing 1 virtue you take 1 unpaid debt.

rules-m2 = Black Market, left space: the Small Market
    .answer = Pay 1 silver, lose 1 virtue and gain what the top small card shows. That is 1 marble, 2 gold, or 1 each of 2 different resources.
    .details = The 5 small sides are: 1 marble; 2 gold; 1 stone and 1 marble; 1 wood and 1 gold; 1 wood and 1 marble. Each is on 2 of the 10 cards. You take the goods from the supply. The card stays where it is and changes only in a reset, so the next player after a reset may find something quite different here.
    .example = The top small card shows 1 stone and 1 marble. Greta has 7 virtue and 3 silver. She places a worker on the left space, pays 1 silver and falls to 6 virtue. She takes 1 stone and 1 marble from the supply. The card stays there.

rules-m3 = Black Market, middle space: any apprentice, or 1 of 5 buildings
    .answer = Pay 2 silver and lose 1 virtue. Then either hire any of the 8 face-up apprentices, or draw 5 buildings, keep 1 and put the other 4 under the pile.
    .details = If you hire, columns do not matter, and there is no tax and no coin for skipped cards. You take the coins on the apprentice and change your virtue if the card says so, on top of the 1 you lose for the Black Market.

        If you draw, the others do not see any of the 5 cards. The 4 go face down under the pile in random order. If the pile has fewer than 5, you look at what is there and keep 1.
    .example = Matteo has 6 virtue and 3 silver. The Swindler in column 4 has 2 coins on it. He pays 2 silver, falls to 5 virtue and takes the Swindler with the 2 coins. The Swindler costs him 1 more virtue. He now has 4 virtue and 3 silver.

rules-m4 = Black Market, right space: the Large Market
    .answer = Pay 3 silver, lose 1 virtue and gain what the large card on top shows, always 4 resources. As long as no card is there, it is what the board shows: 2 marble, 1 stone and 1 wood.
    .details = The 5 large sides are: 2 wood and 2 marble; 2 stone and 2 marble; 1 wood, 1 stone, 1 gold and 1 marble; 2 wood, 1 stone and 1 gold; 1 wood, 2 stone and 1 marble. Each is on 2 of the 10 cards.

        The Large Market has no card until the first reset, and again after all cards have been shuffled back into the Small Market. The card you use stays there; only a reset puts another on top of it.

rules-m5 = Black Market: is any of it tax, and in which order does it happen?
    .answer = None of it is tax: all silver goes to the supply. Place the worker, pay the silver, lose the virtue, take what the space gives, then whatever Swindlers bring. A reset comes last.
    .details = Because there is no tax, low virtue does not make the Black Market cheaper. You do not collect the market cards: they stay where they are, and every player who comes finds the same offer until a reset.

        The order matters now and then. At 0 virtue you first take a debt for the virtue you cannot lose; a Squire you then hire lifts you to 1. If you took the third space, the reset follows after everything else.
    .editions = The rulebook gives the prices in coins and calls none of them tax. Pictures of the board, in the one public source we have seen, show plain coins on these spaces, not the red ones that stand for tax. The order is a ruling of this program.

## Black Market reset

rules-z1 = When is there a Black Market reset?
    .answer = When the third space of the Black Market is taken, and when a worker is placed on the leftmost Guildhall space of row 3 or of row 4.
    .details = In the Guildhall these are the 7th and 10th worker with 2 players or solo, the 9th and 13th with 3, the 11th and 16th with 4, the 13th and 19th with 5. So this happens exactly twice per game, whatever the Black Market looks like then. By filling the Black Market you can have any number of resets.

        In the final round, workers beside the Guildhall cause no reset. A third worker in the Black Market still does.
    .example = With 3 players the Guildhall has 4 columns. 8 workers fill rows 1 and 2. Mina places the 9th, on the leftmost space of row 3, and constructs the Smithy. Then comes a reset, although only 1 worker is in the Black Market. The next one from the Guildhall comes with the 13th worker.

rules-z2 = The reset, step by step
    .answer = First finish the action that caused it. Then (1) the workers in the Black Market go to Prison, (2) the market cards change, (3) Gatekeepers and Squires work, (4) 3 or more workers in Prison cost virtue, (5) having the most there brings a debt.
    .details = All of this still belongs to the same turn and comes before the hand limit of that player and before the next player. So whoever takes the third space gets everything the space gives, and only then does the worker go to Prison. If an apprentice was hired, the gap is filled before the reset begins.

        Keep to the order: who loses virtue and who takes a debt depends on who is still in Prison after step 3. A turn never has more than 1 reset.

rules-z3 = Reset, step 1: workers go to Prison
    .answer = All workers in the Black Market go to Prison, whoever they belong to. That is all 3 if the Black Market is full, or as many as are there if the Guildhall caused the reset.
    .details = The 3 spaces are empty afterwards and can be used again. The worker that triggered the reset goes along with the others, even though it has only just been placed. Nobody earns silver for this: it is not the same as sending captured workers to Prison at the Guardhouse. If the Black Market is empty when the Guildhall causes a reset, nobody goes to Prison, but all the other steps take place.

rules-z4 = Reset, step 2: the market cards change
    .answer = Turn the top card of the Small Market over and put it, large side up, on top of the Large Market. If that empties the Small Market, shuffle all cards of the Large Market into a new small pile.
    .details = So after a reset both sides offer something new: the left space shows the next small card, the right space the back of the one before. Cards already in the Large Market stay there, covered.

        The tenth reset empties the Small Market. Then all 10 cards become a new small pile, and the Large Market has no card again: it offers the 2 marble, 1 stone and 1 wood shown on the board. The Small Market always has a card.

rules-z5 = Reset, step 3: Gatekeepers and Squires
    .answer = Now all players may use their Gatekeepers and Squires, each in the order they like. So you may first free 2 workers and then collect for a Squire, if you have nobody left in Prison.
    .details = This step applies to everybody, not only to the player whose turn it is, and each card works once per reset. It comes before virtue and debts, so a Gatekeeper can save you from both. Go round clockwise from the player whose turn it is; the result does not depend on it.

        You do not have to use them. Of the promotional characters, Fara may free 1 of her workers in this step. A promotional Peddler brings 2 silver.
    .example = Ines has 2 workers in Prison, a Gatekeeper and a Squire that brings 1 marble. She frees both workers, so she has none in Prison, and takes 1 marble. With 3 in Prison, 1 would have stayed there and the Squire would have brought nothing.

rules-z6 = Reset, step 4: 3 or more workers in Prison
    .answer = Every player with 3 or more of their own workers in Prison loses 1 virtue. It is always 1 virtue, however many there are.
    .details = Count after the Gatekeepers have done their work. With 2 you lose nothing; with 3 you lose 1, and with 10 you also lose 1. Several players can lose virtue in the same reset, all at the same moment. If you have 0 virtue already, you take 1 unpaid debt instead. Captured workers on the boards of other players do not count here, only those in Prison.
    .example = After the Gatekeepers, Leon has 5 workers in Prison, Mei 3 and Ruth 2. Mei loses 1 virtue and Ruth none. Leon would lose 1 as well, but he has 0 virtue, so he takes 1 unpaid debt instead. His 5 workers cost him no more than Mei’s 3.

rules-z7 = Reset, step 5: who takes a debt?
    .answer = The player with the most of their own workers in Prison takes 1 unpaid debt. If several are tied for the most, each of them takes 1. If the Prison is empty, nobody does.
    .details = There is no minimum: if you alone have a worker in Prison, a single one is enough. Count after the Gatekeepers have done their work. The same player may well lose 1 virtue in the step before and take the debt now.

        An unpaid debt costs 2 VP at the end. You can pay it off at the Guardhouse for 3 silver and 3 tax. In the solo game your opponent is counted like a player.
    .example = After the Gatekeepers, Anton has 3 workers in Prison, Dina 3 and Milo 1. Anton and Dina have already lost 1 virtue each. They are tied for the most, so each of them takes 1 unpaid debt. Milo takes none.

## Guardhouse

rules-g1 = Guardhouse: how many actions, and which?
    .answer = Up to 1 action for each of your workers there, in any order: send captured workers to Prison, release your own from Prison, release your own from opponents’ boards, or pay off 1 debt.
    .details = Each action is carried out and paid before the next, so the silver from sending captured workers to Prison can pay off a debt in the same visit. You may stop at any time, and even place a worker here without doing anything.

        You may choose the same action again, but only paying off debts does anything a second time, since the other 3 always take everybody at once. The number of actions is fixed when you place the worker.

rules-g2 = Guardhouse: sending captured workers to Prison
    .answer = All captured workers on your board go to Prison, and you gain 1 silver from the supply for each. You cannot send only some of them.
    .details = It costs nothing but the action. All colours go at once. For their owners this changes things: in Prison the workers count in the next reset and cost VP at the end, but the owners can now release them without paying.

        Sometimes it is better to wait. On your board captured workers are out of play until their owner pays, and with the Keep every 3 of them are worth 1 VP at the end.
    .example = Elif has 4 red and 3 blue captured workers on her board. With 1 action at the Guardhouse she sends all 7 to Prison and gains 7 silver. She may not keep the blue ones back.

rules-g3 = Guardhouse: releasing your workers from Prison
    .answer = All your own workers come out of Prison and back to your board. It costs no silver, no virtue and no debt, only 1 action.
    .details = You can use them from your next turn on. It does not matter how they got there, through the Black Market, through an opponent or at the start with a character. Workers of other players stay in Prison; you cannot release those.

        It pays to come before the next reset, because there 3 or more cost you 1 virtue and having the most costs you a debt. Constructing the Hideout does the same once, without a worker at the Guardhouse.

rules-g4 = Guardhouse: releasing captured workers from opponents’ boards
    .answer = All your workers on all opponents’ boards come back to your board. You pay either 3 silver and 2 tax, or you take 1 unpaid debt and lose 1 virtue. There must be at least 1.
    .details = The price is the same for 1 worker as for 15, and it covers every opponent at once. The silver goes to the supply, not to the captor. With 3 or 2 virtue you leave out 1 tax and pay 4 silver in all; with 1 or 0 you pay only the 3 silver.

        You may choose the second price even if you have the silver. At 0 virtue it means 2 debts: one as the price, and one for the virtue you cannot lose.
    .example = Klara has 6 virtue, 4 workers on Piet’s board and 2 on Uma’s. She pays 3 silver to the supply and puts 2 on the Tax Stand, and all 6 come back. Or she pays no silver, takes 1 unpaid debt and falls to 5 virtue.

rules-g5 = Guardhouse: paying off a debt
    .answer = 1 debt costs 3 silver and 3 tax. Turn the card to its paid side and keep it; you gain 1 virtue and whatever your Debt Collectors bring. Every further debt is an action of its own.
    .details = A paid debt no longer costs you 2 VP. It is worth 0 VP by itself, but counts for the Reservoir and the Moneylender.

        With 3 or 2 virtue you leave out 1 tax and pay 5 silver in all, with 1 or 0 you leave out 2 and pay 4. What counts is your virtue at the moment of paying. The virtue you gain for the first debt can make the second one more expensive.
    .example = Pavel has 3 virtue, 2 unpaid debts and 2 workers at the Guardhouse. The first debt costs 3 silver and 2 tax and lifts him to 4 virtue. Now the second costs the full 3 silver and 3 tax and lifts him to 5. Together he pays 11 silver.
## Debts

rules-d1 = What an unpaid debt costs you
    .answer = Each unpaid debt in front of you costs 2 VP at the end of the game. Until then it does nothing: there is no interest and no deadline.
    .details = You can take a debt in several ways: by having the most workers in Prison in a Black Market reset, as the price for releasing your captured workers, by losing virtue below 0, or by constructing the Betting House. The debt pile never runs out.

        There are two ways to get rid of a debt. You can pay it off at the Guardhouse for 3 silver and 3 tax, or you can destroy it with the Church or with virtue gained beyond 14. Three buildings look at unpaid debts at the end: the Fountain, the Gambler’s Den and the University.

rules-d2 = Paying off a debt: what you get for it
    .answer = Turn the card over and keep it. You gain 1 virtue and the goods of your Debt Collectors. A paid debt is worth 0 VP by itself, so you no longer lose 2 VP for it.
    .details = You do this at the Guardhouse, and each debt is an action of its own. It costs 3 silver and 3 tax, so 6 silver in all; with 3 virtue or less you may leave some of the tax unpaid. Debt Collectors bring you 2 wood, 2 clay or 2 stone, as the card shows, each time you pay off a debt.

        Do not throw the paid card away. At the end the Moneylender gives 1 VP for each paid debt and the Reservoir 1 virtue for every 2.
    .example = Clara has 7 virtue, 2 unpaid debts and a Debt Collector that brings 2 stone. Her second worker at the Guardhouse gives her 2 actions. She pays off both debts for 12 silver, 6 of it tax. She now has 9 virtue and 4 stone more, and 2 paid debts.

rules-d3 = Destroying a debt is not paying it off
    .answer = A destroyed debt goes back to the debt pile. You gain no virtue and no goods from Debt Collectors, and it does not count as a paid debt. You just no longer lose 2 VP for it.
    .details = The Church lets you destroy 1 unpaid debt when you construct it. The other way is virtue: each virtue you gain beyond 14 may destroy 1. Neither costs you any silver.

        During the game it is always your choice. If you own the Moneylender or the Reservoir, or a Debt Collector, you may prefer to keep a debt and pay it off later. Paying off costs up to 6 silver, but it brings 1 virtue and leaves you with a card that counts.

## Guildhall

rules-u1 = What a worker does in the Guildhall
    .answer = You must do one of two things: construct 1 building from your hand, or advance work on the Cathedral by 1 level. If you can do neither, you may not place a worker there.
    .details = Check before you place. For a building you need the skills and the resources. For the Cathedral you need at least 5 virtue, a free spot on the next level, its price and a building card to discard; Frederick needs no card. You must have everything before you place: gains from the action itself come too late.

        Put the worker on the next free outline, from left to right and from the top row to the bottom row. It stays there until the end of the game, and nobody can capture it.
    .example = Omar holds the Well and has 2 wood and 2 stone, exactly its price. It needs no skill, so he places a worker, pays and takes 4 clay. Ella has 4 virtue and cannot pay for any building in her hand: for her the Guildhall is closed this turn.

rules-u2 = How many spaces the Guildhall has
    .answer = The Guildhall has 4 rows. With 1 or 2 players you use 3 columns, so 12 spaces. With 3 players it is 4 columns and 16 spaces, with 4 players 5 and 20, with 5 players 6 and 24.
    .details = Columns 4, 5 and 6 are marked 3+, 4+ and 5+. Ignore those marked for more players than you have, as if they were not there: when a row is full across the columns in use, the next worker starts the row below.

        All players share these spaces. Each worker here has built 1 building or 1 level of the Cathedral, so there is room for about 5 or 6 per player before the final round.
    .editions = The rulebook says which columns are used with how many players, and it names 12 buildings for a game of 2. It never gives the number of rows. The 4 rows come from pictures of the board in a public online version.

rules-u3 = Which Guildhall spaces cause a Black Market reset
    .answer = The leftmost spaces of rows 3 and 4. With 1 or 2 players these are the 7th and 10th spaces, with 3 players the 9th and 13th, with 4 the 11th and 16th, with 5 the 13th and 19th.
    .details = The player who takes such a space first completes the building or the Cathedral level, with everything that belongs to it. Then comes the reset, still in the same turn. All workers in the Black Market go to Prison, be there 2, 1 or none.

        So every game has at least 2 resets, even if nobody uses the Black Market. Count the spaces and get your workers out of Prison in time: whoever has the most there takes a debt.
    .example = Three players. Priya places the 9th worker, the first in row 3. She constructs the Factory and takes her 2 marble. Only then comes the reset: Sam’s worker, the only one in the Black Market, goes to Prison. The next reset from the Guildhall comes with the 13th worker.

rules-u4 = Filling the last space in the Guildhall
    .answer = Whoever puts a worker on the last free space triggers the end of the game. They finish their turn, then everybody takes exactly 1 more turn, and the player who filled the space goes last.
    .details = The last space is the 12th with 1 or 2 players, the 16th with 3, the 20th with 4 and the 24th with 5. The worker there does its job as usual: it constructs a building or advances work on the Cathedral.

        In the final round the Guildhall is not closed. You may still construct or advance; the workers go beside it.

## Constructing a building

rules-b1 = Skills: which apprentices a building needs
    .answer = Your apprentices must show every skill symbol on the card. They are not used up. One apprentice may count for several symbols, and for any number of buildings.
    .details = The skills are carpentry, tiling and masonry. No building in the box asks for the same skill twice, so 3 apprentices with one skill each open all of them. The Labourer has all three skills and does it alone. 13 of the 40 buildings need no skill at all.

        Skills count from the moment you hire the apprentice. If you discard one to make room, its skill is gone at once.
    .example = Leo wants to construct the Library, which asks for carpentry and tiling. His Woodcutter has carpentry and his Jeweller tiling, so he may. He keeps both. For the Keep he would need masonry as well. Nina has only a Labourer, and that is enough for either building.
    .editions = The rulebook asks for apprentices that match the symbols and says that you keep them. It does not say whether one of them may serve for several symbols. This program concludes that it may: the Labourer has all three skills, and nothing limits that card to one.

rules-b2 = Constructing a building, step by step
    .answer = Pay the resources to the supply, lay the card face up on your board, apply its virtue change, then carry out its immediate effect. An end-game effect waits until the final scoring.
    .details = Your skills are checked before you pay. The virtue change comes before the effect, which can matter at the ends of the track.

        Every building has one effect. 19 buildings have an immediate effect, which happens once, now or never. The other 21 have an end-game effect. All 40 have printed VP, which you count at the end. If your worker has caused a Black Market reset, it follows when the building is completely done.
    .example = Jack has 7 virtue and a Stonecutter, who has the skill masonry. He constructs the Thieves’ Den. He pays 1 clay, 2 wood and 3 stone, lays the card on his board, goes down 2 to 5 virtue and then takes 4 silver. At the end the card is worth 8 VP.

rules-b3 = Buildings that give you something at once
    .answer = Well: 4 clay. Lumber Camp: 4 wood. Smithy: 4 stone. Thieves’ Den: 4 silver. Factory: 2 marble. Drafting Room: 2 building cards. Clay Pit: 1 gold or 1 marble. Treasury: 1 gold or 3 silver. Betting House: 1 unpaid debt.
    .details = You take this once, right after constructing, and you cannot refuse it. That includes the debt of the Betting House: the card is worth 7 VP, but it also costs you 1 virtue.

        With the Clay Pit and the Treasury you choose exactly one of the two. The cards of the Drafting Room come from the top of the building pile; the hand limit of 6 is checked only at the end of your turn. What you gain cannot help to pay for the building that gives it.

rules-b4 = Armoury, Barracks, Fortress, Hideout: captures and releases
    .answer = All of it is free. Armoury: 1 capture. Fortress: 2 captures, from one location or from 2. Barracks: either 1 capture, or release all your workers from opponents’ boards. Hideout: release all your workers from Prison.
    .details = You pay no silver and no tax, and you need no worker at the Town Centre or the Guardhouse. One capture takes all workers of one colour from one large-circle location. If they are yours, they return to your board.

        The Fortress may capture at 2 locations with any number of players, even where the Town Centre allows only 1. You may decline a capture or a release, but you cannot save it for later. The virtue change comes first: the Fortress and the Hideout cost you 2 virtue each.
    .example = Four players. Zoe constructs the Fortress and drops from 8 virtue to 6. She captures Max’s 4 workers in the Forest and Ana’s 3 at the Quarry. She pays nothing and now has 7 captured workers. At the Town Centre both captures would have had to be at one location.
    .editions = The rulebook has you carry out the pictured action as at the Town Centre or the Guardhouse, and allows the Fortress 2 locations. What the other three cards show comes from pictures in a public online version. That the actions cost nothing is this program’s ruling.

rules-b5 = Church, Library, Palace, Tavern
    .answer = Church: you may destroy 1 of your unpaid debts. Library: you may discard 1 building card from your hand for 2 gold. Palace: 1 gold per 4 virtue. Tavern: hire 1 face-up apprentice for free.
    .details = The Church gives 1 virtue first; the destroyed debt is not a paid one. The Library’s card goes face down under the building pile. The Palace counts your virtue now, rounded down: 4 to 7 virtue bring 1 gold, 8 to 11 bring 2, 12 or more bring 3.

        At the Tavern you may choose any of the 8 face-up cards. You get the coins on it, and its virtue change applies. At your limit of apprentices you must discard one to hire, or you decline. Below the limit you must hire.

rules-b6 = Monument and Watchtower: everybody is affected
    .answer = Monument: every player gains 1 virtue; you, the owner, gain 2 in all. Watchtower: every player with 3 or more of their workers in Prison loses 1 virtue, and so do you if you have that many.
    .details = Both cards also change the owner’s virtue when they are constructed: 1 up for the Monument, 1 down for the Watchtower. That comes first. So with 3 workers in Prison your own Watchtower costs you 2 virtue.

        The effect hits everybody at the same moment. A player already at 14 may destroy an unpaid debt for the extra virtue; a player at 0 takes a debt instead of losing 1. Captured workers on somebody’s board do not count. In a solo game both cards affect the opponent too.
    .example = Nora has 8 virtue and constructs the Watchtower: the card takes her to 7. There are 3 of her workers in Prison, 4 of Ben’s and 2 of Iris’s. Nora drops to 6. Ben is at 0 virtue, so he takes 1 unpaid debt. Iris loses nothing.

## Cathedral

rules-a1 = When you may work on the Cathedral
    .answer = You need at least 5 virtue, a free spot on the next level, its price, and a building card in hand to discard. Only Frederick needs no card. Nobody goes beyond level 5.
    .details = Levels 1 and 2 have 3 spots each, levels 3 and 4 have 2 each, level 5 has 1. If all spots on your next level are taken, you must wait until a marker there moves up. You cannot jump over a level. Below level 1 there is room for everybody.

        Virtue is checked when the advance begins, so the virtue of the reward comes too late. If something is missing, you can still use the Guildhall to construct a building.
    .example = Otto and Lea hold the 2 spots on level 3. Finn is on level 2 with 6 virtue, 1 marble and a building card. He cannot advance. Then Lea moves up to level 4 and a spot is free: on his next turn Finn may pay the marble and take it.
    .editions = The rulebook lists the discard as one step of the work. It does not say whether you may advance with an empty hand. This program concludes from the wording that you may not: without a card the step cannot be done.

rules-a2 = Advancing on the Cathedral, step by step
    .answer = In this order: pay the cost of the next level, discard 1 building card, move your marker up 1 level, take the top reward, then use your Acolytes. If no reward card is left, you gain 1 virtue instead.
    .details = The building card goes face down under the building pile; nobody else sees it. Turn up the top reward card, gain what it shows and remove it from the game. Every reward has 1 virtue and something else, or 2 virtue. There are 5, 7, 9 or 11 reward cards for 2, 3, 4 or 5 players, so they can run out.

        Each Acolyte brings its bonus with every advance: 1 building card, 2 clay or 2 silver, as shown. One worker advances you 1 level, never more.
    .example = Vera is on level 1 and has 7 virtue. She pays 3 wood and 1 stone, puts the Smithy from her hand under the pile and moves to level 2. The reward shows 1 virtue and 2 stone. Then her Acolyte brings 2 silver. She has 8 virtue now.

rules-a3 = Cathedral levels: cost, VP and spots
    .answer = Level 1: 1 gold, 2 VP. Level 2: 4 wood or stone, 4 VP. Level 3: 1 marble, 7 VP. Level 4: 8 wood or stone, 12 VP. Level 5: 2 gold and 2 marble, 20 VP.
    .details = Wood or stone means any mix of the two. Levels 1 and 2 have 3 spots each, levels 3 and 4 have 2 each, and level 5 has just 1: only one player can reach the top.

        The whole way up costs 3 gold, 3 marble and 12 wood or stone. It also takes 5 workers and 5 building cards, or no cards if you are Frederick. The later steps are worth more: they add 2, 2, 3, 5 and 8 VP.
    .example = Kim is on level 3 and has 5 wood and 3 stone. She pays all 8, discards a building card and moves to level 4. That is worth 12 VP instead of 7. For level 5 she needs 2 gold, 2 marble and another card, and nobody may be there before her.
    .editions = The rulebook gives the VP of levels 1 to 3 and the costs of levels 1, 2 and 4, and says that spots are limited. All other numbers, the spots included, come from a picture of the board in a public online version.

rules-a4 = Which Cathedral level counts, and can I lose it?
    .answer = Only the level your marker is on at the end scores. Do not add the levels below it. A marker never goes down, whatever happens to your virtue.
    .details = Level 4 is 12 VP in all, not 2 + 4 + 7 + 12. If your virtue falls to 4 or less, you cannot work on the Cathedral for the time being, but you keep your level and its VP.

        While you stay on a level you hold its spot, and others may have to wait for you. Only moving up makes it free. If your marker is still below level 1 at the end, it scores 0.
    .editions = The rulebook has you score the VP shown beside your level. It never says that the levels below do not count as well, or that a marker cannot go down. This program concludes both from the wording.

## Virtue and taxes

rules-v1 = The virtue track from 0 to 14
    .answer = The track runs from 0 to 14. You start at 7, unless your character board says otherwise. Your marker never leaves the track: beyond 14 and below 0 debts come into play.
    .details = Your position decides five things. With 10 or more the Black Market is closed to you. With 4 or less you cannot work on the Cathedral. With 3 or less you may leave some tax unpaid. What you gain beyond 14 may destroy your unpaid debts, and what you lose below 0 gives you new ones. And at the end the track gives you VP, from −9 to 7.

        From 5 to 9 everything is open to you. Move your marker the moment you gain or lose virtue.

rules-v2 = How many VP is my virtue worth?
    .answer = 0 virtue: −9 VP, 1: −8, 2: −7, 3: −5, 4: −3, 5: −1, 6 to 9: 0, 10: 1, 11: 2, 12: 3, 13: 5, 14: 7.
    .details = This is counted once, at the end, after the buildings that still change virtue: Castle, Chapel, Dungeon, Observatory, Reservoir and Trading Post. During the game your position costs or gives you no VP.

        The steps are not all worth the same. From 6 to 9 nothing changes. Each step from 2 up to 5 is worth 2 VP, and so is each step from 12 up to 14. All other steps are worth 1 VP.
    .editions = The rulebook’s examples give the VP for 1, 12 and 13 virtue, and 0 VP for 6. All other numbers come from a picture of the board in a public online version.

rules-v3 = Tax evasion: paying less tax with low virtue
    .answer = At 3 or 2 virtue you may leave 1 tax of every payment unpaid, at 1 or 0 virtue 2 tax. You always pay in full what is not tax.
    .details = Silver and tax together, hiring at the Workshop costs 4, or 3 at 3 or 2 virtue, or 2 at 1 or 0 virtue. In the same way, releasing your captured workers costs 5, 4 or 3, and paying off a debt 6, 5 or 4. The first capture costs 1, and nothing with 3 virtue or less.

        It works again with every payment, even twice in one turn. Your virtue at that moment decides. What you leave unpaid does not go to the Tax Stand, and nothing carries over to the next payment.
    .example = Greta has 1 virtue and takes 2 actions at the Guardhouse. She pays off a debt for 3 silver and 1 tax, 4 in all, and rises to 2 virtue. Her second debt costs 3 silver and 2 tax, 5 in all. She has paid 9 silver instead of 12.
    .editions = The rulebook lets you ignore 1 tax per icon from 3 virtue down; in its example a player at 1 virtue ignores 2. How often this works is left open: this program always applies it, to every payment. The icons at the other values come from a picture of the board.

rules-v4 = 10 or more virtue: the Black Market is closed
    .answer = With 10 or more virtue you may not place a worker in the Black Market. As soon as you are below 10 again, you may.
    .details = Only the moment of placing counts. A worker that is already there stays until the next reset. The Illusionist does not lift the ban, but only spares you the loss of virtue.

        The usual way down is the Tax Stand. With 11 virtue you go there, lose 2, and at 9 the Black Market is open to you from your next turn. Mind the way up as well: other players’ Monuments, or your own Squire, can take you to 10.

rules-v5 = 4 or less virtue: no work on the Cathedral
    .answer = With 4 or less virtue you may not advance work on the Cathedral. As soon as you have 5 or more again, you may. You keep the level you have reached.
    .details = Your virtue is checked when the advance begins. You may still construct buildings in the Guildhall, and your level still scores at the end, however low your virtue is.

        To climb again, trade at the King’s Storehouse: 2 of clay, wood or stone in any mix bring 1 virtue. Paying off a debt brings 1 too, and so do some buildings and apprentices. Of the characters, Caroline, Hugo and Lothaire start too low for the Cathedral.

rules-v6 = Gaining virtue beyond 14
    .answer = Your marker stays at 14. For each virtue you gain beyond it you may destroy 1 of your unpaid debts. Otherwise that virtue is lost.
    .details = You decide at once, for each virtue separately. The debt goes back to the pile. It is not paid off, so it brings you no virtue and no goods, and it counts for neither the Moneylender nor the Reservoir. If you would rather pay it off later, let the virtue go.

        It does not matter where the virtue comes from: a reward, a trade, a Squire or somebody else’s Monument. In the final scoring the program destroys your debts by itself, because there it can only help you.
    .example = Felix has 13 virtue and 2 unpaid debts. A reward brings him 2 virtue. The first takes him to 14. With the second he destroys 1 debt. If the game ended now, he would get 7 VP for virtue and lose 2 VP for the debt he still has.

rules-v7 = Losing virtue below 0
    .answer = Your marker stays at 0. For each virtue you would lose below it, you take 1 unpaid debt instead. You may still take the action that costs you virtue.
    .details = With 1 virtue the Tax Stand takes you to 0 and gives you 1 debt; with 0 virtue it gives you 2. If you release your captured workers by taking a debt, at 0 virtue that makes 2 debts: one is the price, the other replaces the lost virtue.

        You cannot refuse these debts; only Hugo can pay 2 silver instead. Each costs 2 VP at the end, on top of the −9 VP for 0 virtue.
    .example = Ivan has 1 virtue. There are 9 silver on the Tax Stand, and he takes them. He must lose 2 virtue: the first takes him to 0, for the second he takes 1 unpaid debt. Ivan has 9 silver more, but at the end the debt will cost him 2 VP.

## End of the game

rules-e1 = The final round: who still has a turn?
    .answer = Whoever fills the last Guildhall space finishes that turn. Then every player takes exactly 1 more turn, clockwise. The player who filled the space goes last.
    .details = The last space is the 12th with 1 or 2 players, the 16th with 3, the 20th with 4 and the 24th with 5. It does not matter who started the game: from then on everybody has exactly 1 turn.

        So if you end the game, you get your last turn too, and you see what all the others do first. After the final round the scoring begins.
    .example = Ana, Ben and Cleo sit clockwise in this order. Ben puts the 16th worker into the Guildhall and constructs a building. His turn ends. Now Cleo takes her last turn, then Ana, then Ben. After that they score.
    .editions = The rulebook gives one last turn to all players, including the one who caused the end. It does not name an order. This program goes on clockwise as before, so the player who caused the end is last.

rules-e2 = The Guildhall in the final round
    .answer = You may still use it: construct a building or advance on the Cathedral as usual. Put the worker beside the Guildhall. It causes no reset and does not come back to you.
    .details = All the usual conditions and prices apply, and what you construct scores in full. There is no limit to the number of workers beside the Guildhall, so nobody can block the others in the last turns.

        There can still be a Black Market reset, if somebody takes the third space of the Black Market. It counts in full, with Prison, virtue and debts. In a solo game, the opponent’s workers beside the Guildhall count for its score.
    .editions = The rulebook says that these workers go beside the Guildhall. It does not mention resets. Since they take no space in row 3 or 4, this program concludes that they cause none.

rules-e3 = No worker left for the last turn
    .answer = Then your whole last turn is taking back 1 of your workers from a large-circle location, as at any other time. You get no further turn to place it.
    .details = The worker you take back is worth nothing by itself, so in effect your turn is lost. Count ahead when the Guildhall fills up, and keep at least 1 worker on your board.

        If you have none at a large circle either, you take 1 back from Prison or from an opponent’s board. From Prison this can be worth 1 VP, because every 2 workers there cost you 1. Then the final scoring begins.
    .editions = The rulebook gives the rule for a turn without workers and makes no exception for the final round. This program concludes that the rule holds to the end.

## Final scoring

rules-f1 = Final scoring: first the virtue changes
    .answer = Castle: 1 virtue per 2 gold. Observatory: 1 per 2 marble. Reservoir: 1 per 2 paid debts. Trading Post: 1 per 4 clay, wood and stone together. Chapel: 2 if you alone are highest on the Cathedral. Dungeon: lose 2.
    .details = All players finish this before anybody counts VP. You spend nothing: gold and marble still score afterwards. Each building rounds down.

        The track works as during the game: virtue beyond 14 destroys your unpaid debts, virtue lost below 0 gives you new ones. If you own the Dungeon, you choose whether its loss comes before, between or after your gains. The program tries every order, takes the one with the best total and shows it to you.
    .example = Rosa has 14 virtue, no debts, 5 gold, the Castle and the Dungeon. The Castle is worth 2 virtue. If the Dungeon comes first, she goes down to 12 and back up to 14: 7 VP. If the Castle came first, its virtue would be lost and she would end at 12: 3 VP.

rules-f2 = VP of the buildings
    .answer = Add up the printed VP of all buildings you have constructed. Then add their end-game VP, rounding down for each. By now virtue and debts are final.
    .details = Aqueduct: 1 per constructed building, itself included. Keep: 1 per 3 captured workers on your board. Lighthouse: 1 per 4 virtue. Moneylender: 1 per paid debt. Carpenter’s Hut, Mason’s Hut and Tiler’s Hut: 1 per apprentice of yours with that skill; a Labourer counts for each. University: 2 if you have no unpaid debt. Clay, Silver, Stone and Wood Market: 2 if you alone have the most of that resource. Steeple: 2 if you alone are highest on the Cathedral.
    .example = Paul has the Aqueduct (3 VP), the Keep (12) and the Mason’s Hut (5): 20 VP printed. The Aqueduct adds 3 for 3 buildings. The Keep adds 2 for 7 captured workers. His Stonecutter and his Labourer both have masonry, so the hut adds 2. Together 27 VP.

rules-f3 = What does “most” mean, and what about ties?
    .answer = “Most” means strictly more than every other player. If you are tied, you get nothing. This concerns the Clay, Silver, Stone and Wood Market, the Steeple and the Chapel.
    .details = The four markets compare what you have in stock of the resource and give 2 VP. The Steeple and the Chapel compare Cathedral levels; the Steeple gives 2 VP, the Chapel 2 virtue. You are compared with every player, whether they own such a building or not.

        If everybody is on the same level, or nobody has any of the resource, that is a tie too. In a solo game the opponent counts as a player.
    .example = Dana owns the Wood Market and the Steeple. Dana and Edgar have 4 wood each, Flora has 1. That is a tie, so the Wood Market adds nothing. On the Cathedral Dana is on level 3, Edgar on 2, Flora on 0. Dana alone is highest, and the Steeple adds 2 VP.

rules-f4 = VP of the Cathedral
    .answer = Level 1: 2 VP, level 2: 4, level 3: 7, level 4: 12, level 5: 20. A marker below level 1 scores 0. Only the level you are on counts, not those below it.
    .details = Your virtue no longer matters here: even with 4 or less you score your level in full. Players on the same level all get its VP; nothing is shared or divided.

        Two buildings also look at your level, but neither is counted here. The Chapel’s 2 virtue came before the count, and the Steeple’s 2 VP belong to your buildings.

rules-f5 = VP of your virtue
    .answer = 0 virtue: −9 VP, 1: −8, 2: −7, 3: −5, 4: −3, 5: −1, 6 to 9: 0, 10: 1, 11: 2, 12: 3, 13: 5, 14: 7.
    .details = Read this off only after all end-game changes of virtue. Castle, Chapel, Dungeon, Observatory, Reservoir and Trading Post can still move your marker.

        Virtue beyond 14 is not worth VP here, but it may have destroyed unpaid debts. The Lighthouse, 1 VP per 4 virtue, comes on top and is counted with your buildings.
    .example = Tess ends the game with 9 virtue and owns the Trading Post. She has 3 clay, 4 wood and 2 stone, 9 together, so it brings her 2 virtue. With 11 virtue she scores 2 VP. Without the Trading Post it would have been 0.

rules-f6 = VP of your debts
    .answer = Each unpaid debt costs 2 VP. With the Fountain it costs only 1, with the Gambler’s Den 3. If you own both, it is 2 again. Paid debts cost nothing.
    .details = Count after the virtue changes: they may have destroyed some of your debts or added new ones. The Fountain and the Gambler’s Den affect only the player who owns them.

        Even a debt that costs just 1 VP is unpaid, so it still takes the University’s 2 VP away. The Moneylender’s VP for paid debts are counted with your buildings.
    .example = Yara has 3 unpaid debts and 1 paid one. The three cost her 6 VP. If she owned the Fountain, they would cost 3 VP; with the Gambler’s Den it would be 9; with both, 6 again. The paid debt costs nothing.

rules-f7 = VP of gold and marble
    .answer = Each gold and each marble you have in stock at the end is worth 1 VP.
    .details = No building uses them up in the scoring. The Castle and the Observatory look at the same pieces and give virtue for them, and you still get the VP. So 4 gold with the Castle are worth 4 VP and 2 virtue.

        If you have wood and stone left on your last turn, think of the King’s Storehouse: 3 of them in any mix make 1 marble, so 1 VP for each trade.

rules-f8 = VP of your silver
    .answer = You get 1 VP per 10 silver, rounded down. With 9 silver or less you get nothing.
    .details = Only the silver in front of you counts. Coins on the Tax Stand or on face-up apprentices belong to nobody. So on your last turn silver is worth going for only if you are just below the next 10.

        What you have left over is not quite useless: silver is the second tie-break. And the Silver Market gives 2 VP if you alone have the most, whatever the amount.
    .example = Milo has 19 silver and gets 1 VP. Nell has 31 and gets 3. With 1 silver more, Milo would have got 2 VP. Nell’s 1 silver over 30 adds nothing.

rules-f9 = Workers in Prison cost VP
    .answer = You lose 1 VP per 2 of your workers in Prison, rounded down. A single one costs nothing. Captured workers on opponents’ boards do not count.
    .details = With 2 or 3 in Prison you lose 1 VP, with 4 or 5 you lose 2, and so on. One action at the Guardhouse gets them all out, so it can be a good last turn.

        Your workers on an opponent’s board cost you nothing at the end. But they may help that opponent: the Keep gives its owner 1 VP per 3 captured workers. It does not matter who sent your workers to Prison.
    .example = Hedda has 5 workers in Prison, and 4 more are captured on Pavel’s board. The 5 in Prison cost her 2 VP. The 4 on Pavel’s board cost her nothing. If Pavel owns the Keep, they add 1 VP to it.
    .editions = The rulebook takes 1 VP per 2 workers in Prison and says that 1 alone does no harm. Captured workers do not appear in its scoring at all. This program concludes that they cost nothing.

rules-f10 = What scores nothing
    .answer = Clay, wood, stone, cards in hand, apprentices and workers score nothing by themselves. Only the end-game effect of a building can make some of them count.
    .details = The Trading Post turns every 4 of clay, wood and stone into 1 virtue. The Clay, Stone and Wood Markets reward the most of one resource. The huts count apprentices, and the Keep counts captured workers. Cards left in your hand are worth nothing in any case, but they cost you nothing either.

        So use up your goods in the last turns. At the King’s Storehouse 2 of clay, wood or stone make 1 virtue, and 3 of wood or stone make 1 marble.
    .editions = The rulebook lists what scores, and none of these things is on its list. It does not say in so many words that they are worth nothing. This program concludes it.

rules-f11 = Who wins, and what breaks a tie?
    .answer = The most VP wins. If players are tied, the one with more virtue wins; then the one with more silver. If that is equal too, they share the victory.
    .details = Use the final numbers: virtue as it is after the end-game effects, and the silver you have in stock. For the tie-break your position on the track counts, not the VP it is worth.

        Compare only the players tied for the most VP. Nothing else is looked at: not the Cathedral, not buildings, not the order of play. Against the solo opponent there is no tie-break: a tie is not a win.
    .example = Lars and Mina both have 41 VP. Lars has 9 virtue and Mina 7. Both score 0 VP for that, but Lars has more, so he wins. If both had 9 virtue, silver would decide: Mina has 14, Lars 12, so Mina would win.

## Characters

rules-p1 = Variable Setup: playing with characters
    .answer = Use side 2 of the player boards, dealt at random or chosen. Your board gives you your starting virtue, silver and goods, the workers you start with in Prison, and an ability for the whole game.
    .details = The virtue on the board replaces the usual 7, and the silver on it replaces the 3 to 7 silver by seat. All boards are face up before the draft. Extra building cards come after it, clockwise from the first player.

        Everybody plays a character, or nobody does. They must all be different; the colour of a board does not tie you to that colour. The box has Ada, Caroline, Frederick, Rudolf and Therese. Another 5 are promotional: Bertha, Clovis, Fara, Hugo and Lothaire. Solo is played without characters.

rules-p2 = Workers that start in Prison
    .answer = They are part of your 20 workers. Caroline, for example, starts with 8 in Prison and 12 on her board.
    .details = Therese has 4 in Prison and 16 on her board. Of the promotional characters, Fara has 2 and 18, Lothaire 6 and 14, Hugo 10 and 10. All others start with 20 workers on their board.

        These workers are in Prison like any others. One Guardhouse action releases them all. In a Black Market reset they count too: 3 or more cost you 1 virtue, and the player with the most takes a debt.
    .editions = The rulebook says how many workers start in Prison, but not where they come from. Since every player has 20, this program concludes that they are taken from those.

rules-p3 = Who goes first with characters?
    .answer = The player with the most virtue on their board goes first, and the others follow clockwise. All starting virtues are different, so there is never a tie.
    .details = From highest to lowest: Ada 11, Clovis 10, Rudolf 9, Bertha 8, Frederick 7, Fara 6, Therese 5, Lothaire 4, Caroline 3, Hugo 2. Whoever in your game is first in this list begins.

        Only the first player is found this way; after that you go round the table as you sit. Nobody gets silver by seat, so nobody is paid for going later. You know who begins even before the draft.

rules-p4 = Ada: 1 tax less in every payment
    .answer = Ada starts with no workers in Prison, no silver, 11 virtue, 1 gold and 1 extra building card. She may ignore 1 tax of every payment.
    .details = She hires at the Workshop for 2 silver and 1 tax, pays off a debt for 3 silver and 2 tax, releases her captured workers for 3 silver and 1 tax, and makes the first capture of a visit for nothing. What she ignores is not paid at all and does not go to the Tax Stand.

        If her virtue falls to 3 or less, tax evasion comes on top, but never beyond the tax of the payment. With 11 virtue she starts without access to the Black Market.
    .example = Kai plays Ada. Hiring an apprentice costs Kai 3 silver, and only 1 of it goes to the Tax Stand. Much later Kai is down to 2 virtue and pays off a debt: 1 tax less for Ada, 1 less for low virtue. That leaves 3 silver and 1 tax, so 4 in all.

rules-p5 = Caroline: a building card with each Black Market action
    .answer = Caroline starts with 8 workers in Prison, 10 silver, 3 virtue, 1 marble and 1 unpaid debt. She draws 1 building card with each Black Market action.
    .details = So 12 workers are on her board. With 3 virtue she may leave 1 tax of every payment unpaid, but the Cathedral is closed to her until she has 5.

        The card comes from the top of the building pile at the end of the action, after the goods or the hire and before a reset. On the middle space she first puts the 4 cards she does not keep under the pile. The hand limit of 6 applies at the end of her turn.
    .example = Mona plays Caroline and takes the middle space of the Black Market. She pays 2 silver and goes from 3 virtue to 2. She draws 5 building cards, keeps 1 and puts 4 under the pile. Then she draws 1 more from the top: her hand is 2 cards larger.

rules-p6 = Frederick: no discard for the Cathedral
    .answer = Frederick starts with no workers in Prison, 4 silver, 7 virtue and 1 stone. He discards no building card when he advances on the Cathedral, and he needs none in hand.
    .details = That saves him up to 5 cards in a game. Everything else is as for the others: he needs at least 5 virtue, a free spot on the next level and its price, and each advance takes a worker in the Guildhall. He takes the reward and uses his Acolytes as usual.

        If he likes a card in his hand, he can keep it for construction while the others must give theirs up.
    .example = Theo plays Frederick. His hand is empty, but he has 7 virtue and 1 gold. He places a worker in the Guildhall, pays the gold and moves to level 1. The reward shows 1 virtue and 3 silver, so he has 8 virtue now. Nobody else could have done this without a card.
    .editions = The rulebook says that Frederick discards no card for the Cathedral. It does not say whether he may advance with an empty hand. This program concludes that he may.

rules-p7 = Therese: gold and marble are the same
    .answer = Therese starts with 4 workers in Prison, 5 silver, 5 virtue and 1 extra building card. For her, gold and marble are the same in all costs and objectives.
    .details = So 16 workers are on her board. She pays every gold or marble in a cost with either of the two, in any mix, for buildings and for the Cathedral. At the end the Castle and the Observatory each count her gold and marble together; if she owns both, the same pieces count for both.

        What she gains stays what it is: the Mines bring gold, a trade for marble brings marble. At the end each piece is worth 1 VP, as for everybody.
    .example = Olga plays Therese and is on level 4 of the Cathedral. Level 5 costs 2 gold and 2 marble; she pays 1 gold and 3 marble. At the end she has 3 gold, 2 marble and the Castle. It counts 5 pieces and gives her 2 virtue.

rules-p8 = Rudolf: cheaper hiring and a sixth apprentice
    .answer = Rudolf starts with no workers in Prison, 3 silver, 9 virtue and 1 wood. He hires at the Workshop for 1 silver less, but not less tax, and may have up to 6 apprentices.
    .details = A hire costs him 1 silver and 2 tax. Coins for columns too far to the right are paid in full. With 3 virtue or less he may leave tax unpaid like anybody else.

        The discount is for the Workshop only. On the middle space of the Black Market he pays the usual 2 silver, and the Tavern is free anyway. Once he has 6 apprentices, he must discard one before he can hire another.
    .example = Carl plays Rudolf and places his first worker in the Workshop. He wants an apprentice in column 2. He pays 1 silver to the supply, 2 tax and 1 silver for the column, which goes on the first card of that row. That is 4 silver; others would pay 5.

rules-p9 = Bertha: 2 silver more for sending workers to Prison
    .answer = Bertha starts with no workers in Prison, 3 silver, 8 virtue and 1 extra building card. Each time she sends captured workers to Prison, she gets 2 silver on top.
    .details = At the Guardhouse you send all your captured workers to Prison in one action and get 1 silver for each. Bertha gets 2 more per action, however many workers there are: 3 silver for a single worker, 7 for 5 workers. So it pays her to go more often, with fewer workers each time.

        Bertha is a promotional character; her board is not in the box.
    .editions = Bertha is not in the rulebook. Her starting goods and her ability come from a public online version of the game; a public game database has the ability too.

rules-p10 = Clovis: a card after each construction
    .answer = Clovis starts with no workers in Prison, 1 silver, 10 virtue, 1 clay and 1 marble. After each building he constructs, he draws 1 building card.
    .details = The card comes from the top of the building pile when the building and its effect are done, before a reset. So his hand gets no smaller by constructing. Advancing on the Cathedral does not bring him a card. The hand limit of 6 applies at the end of his turn.

        With 10 virtue he starts with the Black Market closed. Clovis is a promotional character; his board is not in the box.
    .editions = Clovis is not in the rulebook. His starting goods and his ability come from a public online version of the game; a public game database has the ability too.

rules-p11 = Fara: 1 worker out of Prison in each reset
    .answer = Fara starts with 2 workers in Prison, 5 silver, 6 virtue, 1 wood and 1 stone. In each Black Market reset she may take 1 of her workers out of Prison.
    .details = So 18 workers are on her board. She does this at the same time as the Gatekeepers and Squires: after the workers from the Black Market have gone to Prison, and before anybody loses virtue or takes a debt. With a Gatekeeper she can take out 3 in all. If her last worker gets out this way, her Squire finds none of her workers in Prison and gives the reward.

        She need not use it. Fara is a promotional character; her board is not in the box.
    .editions = Fara is not in the rulebook. Her starting goods and her ability come from a public online version of the game; a public game database has the ability too.

rules-p12 = Hugo: 2 silver instead of a debt
    .answer = Hugo starts with 10 workers in Prison, 12 silver, 2 virtue and 2 extra building cards. Whenever he would take a debt, he may pay 2 silver instead.
    .details = This works for every debt, wherever it comes from: a Black Market reset, the Betting House, releasing captured workers, or virtue lost below 0, even in the final scoring. He decides for each debt separately, and he must have the 2 silver.

        Only 10 workers are on his board. With 2 virtue he may leave 1 tax of every payment unpaid, but he cannot work on the Cathedral. Hugo is a promotional character; his board is not in the box.
    .example = Sven plays Hugo and has the most workers in Prison in a reset. He has 10 there, so he loses 1 virtue. He pays 2 silver instead of taking the debt. Later, at 0 virtue with 3 silver, he must lose 2 virtue. That means 2 debts: he pays 2 silver for one and takes the other.
    .editions = Hugo is not in the rulebook. His starting goods and his ability come from a public online version of the game; a public game database has the ability too. That it applies to each single debt is this program’s ruling.

rules-p13 = Lothaire: 1 wood or stone less
    .answer = Lothaire starts with 6 workers in Prison, 6 silver, 4 virtue and 2 clay. A building or Cathedral level that costs wood or stone costs him 1 wood or 1 stone less.
    .details = It is 1 piece in all, not 1 of each. If the cost has both wood and stone, he chooses which of them is 1 less. Cathedral level 2 costs him 3 and level 4 costs him 7, in any mix. Levels 1, 3 and 5 cost neither wood nor stone, so they stay as they are.

        He has 14 workers on his board. With 4 virtue he needs 1 more before he can work on the Cathedral. Lothaire is a promotional character; his board is not in the box.
    .example = Ruth plays Lothaire and constructs the Well, which costs 2 wood and 2 stone. She may pay 1 wood and 2 stone, or 2 wood and 1 stone. Later she is on level 3 of the Cathedral and pays 7 wood or stone for level 4 instead of 8.
    .editions = Lothaire is not in the rulebook. His starting goods and his ability come from a public online version of the game; a public game database has the ability too. That he chooses where both occur is this program’s ruling.

## Promotional cards

rules-l1 = Crane: a second worker in the Guildhall
    .answer = After you have constructed the Crane, you may put 1 more worker from your board into the Guildhall and construct or advance again, in the same turn.
    .details = The Crane is a building worth 3 VP. It costs 3 wood and 1 stone and needs no skill. For the second action you pay the full price and meet all conditions as usual.

        The second worker takes the next space and counts like any other: it can cause a reset or the end of the game. There is still at most 1 reset in the turn, after everything else. If the Crane itself took the last space, the second worker goes beside the Guildhall.
    .editions = The Crane is a promotional card. It is neither in the box nor in the rulebook; this program knows it only from a public online version. It is left out unless you say that you own it.

rules-l2 = Graveyard: discard an apprentice
    .answer = When you construct the Graveyard, you must discard 1 of your apprentices, if you have any. The card is worth 12 VP and costs you 1 virtue.
    .details = It costs 4 clay, 1 wood, 2 stone and 2 marble and needs all three skills. You have the skills when you construct, so there will be an apprentice to discard. You choose which one. It goes face down under the apprentice pile, and its ability and its skill are gone at once. The virtue you gained or lost when you hired it stays as it is.
    .editions = The Graveyard is a promotional card. It is neither in the box nor in the rulebook; this program knows it only from a public online version. It is left out unless you say that you own it.

rules-l3 = Museum: virtue for your buildings
    .answer = In the final scoring, before VP are counted, the Museum gives you 1 virtue per 2 buildings you have constructed, itself included.
    .details = It is rounded down: with 5 buildings you gain 2 virtue. The virtue comes together with that of the Castle and the like, so gains beyond 14 destroy unpaid debts. The Museum costs 1 clay, 5 wood and 1 stone, needs no skill and is worth 4 VP.

        Do not mix it up with a card of the box: what the French edition calls “Musée” is the Observatory, which gives 1 virtue per 2 marble.
    .editions = The Museum is a promotional card. It is neither in the box nor in the rulebook; this program knows it only from a public online version. It is left out unless you say that you own it.

rules-l4 = Enforcer: gold for sending workers to Prison
    .answer = Each time you send captured workers from your board to Prison at the Guardhouse, the Enforcer brings you 1 gold.
    .details = It is 1 gold per action, not per worker. The usual 1 silver for each worker comes as well: with 4 captured workers you get 4 silver and 1 gold. You need at least 1 captured worker, and all of them go.

        The Enforcer is an apprentice with the skill tiling. Hiring one does not change your virtue.
    .editions = The Enforcer is a promotional card. It is neither in the box nor in the rulebook; this program knows it only from a public online version. It is left out unless you say that you own it.

rules-l5 = Overseer: one more trade at the King’s Storehouse
    .answer = With the Overseer you use the King’s Storehouse as if you had 1 worker more there. So you may make 1 trade more on each visit.
    .details = With your first worker at the King’s Storehouse you may make up to 2 trades, with your third up to 4. The trades of your Merchants, Patrons and Traders are included, as always. It works only at the King’s Storehouse, and you still have to place a worker there.

        The Overseer is an apprentice with the skill masonry. Hiring one does not change your virtue.
    .editions = The Overseer is a promotional card. It is neither in the box nor in the rulebook; this program knows it only from a public online version. It is left out unless you say that you own it.

rules-l6 = Peddler: 2 silver in every reset
    .answer = In every Black Market reset the Peddler brings you 2 silver, whether or not you have workers in Prison.
    .details = You get the silver when the Gatekeepers and Squires are used: after the workers from the Black Market have gone to Prison and before virtue and debts. It makes no difference who caused the reset. Unlike a Squire, the Peddler sets no condition, and the program hands you the silver without asking.

        The Peddler is an apprentice with the skill carpentry. Hiring one costs you 1 virtue.
    .editions = The Peddler is a promotional card. It is neither in the box nor in the rulebook; this program knows it only from a public online version. It is left out unless you say that you own it.

## Solo

rules-o1 = Solo: setting up
    .answer = Set up as for 2 players: 5 reward cards, 12 spaces in the Guildhall, captures at up to 2 locations per visit. You start with 3 silver and 7 virtue.
    .details = You play against Constantine or Helena, one of whom takes the place of the second player. You have 20 workers as usual and use the standard side of your board: solo is played without characters. The Tax Stand gets 4 silver, and 8 apprentices are face up. The Guildhall causes a Black Market reset with its 7th and its 10th worker, whoever places them. What differs is your starting hand and everything the opponent does.

rules-o2 = Solo: your building cards
    .answer = Take the Clay, Silver, Stone and Wood Market out of the building cards. Shuffle the other 36, draw 5 and keep 3. Put the other 2 face down under the building pile.
    .details = There is no draft, as there is nobody to pass cards to. The four markets are left out because they ask who has the most of a resource, and the opponent collects none of those four.

        The rulebook only says that the 2 cards are discarded. This program puts them under the pile, as with all other discarded building cards. During the game your hand works as usual, with a limit of 6 at the end of your turn.

rules-o3 = Solo: the opponent at the start
    .answer = The opponent starts with 20 workers, 7 virtue and its marker below level 1 of the Cathedral. It has no silver and no building cards. Constantine is normal, Helena is hard.
    .details = Each side of the opponent’s board is one of the two; choose before you start. Give it a colour of its own, with the workers on its board and its 2 markers in place.

        On the final score sheet the two differ in one line: each of its workers in the Guildhall is worth 1 VP for Constantine and 3 VP for Helena. With 6 workers there, that is 6 VP against 18.

rules-o4 = Solo: scheme cards
    .answer = Shuffle the 20 starting scheme cards, with a brown header: they are the opponent’s draw pile. Shuffle the 10 future scheme cards, with a black header, and set them aside.
    .details = Both piles are face down, and you must not mix them. The opponent plays from the starting scheme cards, one per turn. You draw from the future scheme cards only when an instruction tells you to.

        Sort the cards by the colour of the header before every game, because the two kinds may have been mixed in the last one. The French edition calls them “Cartes Planification”.

rules-o5 = Solo: how the opponent takes its turn
    .answer = You always play first. On its turn the opponent turns up 1 scheme card. Put 1 of its workers where the card says and follow what the card says.
    .details = Your turns are as in any other game. The opponent makes no decisions: its card names the location and the actions. Some locations work differently for it, and then the card tells you how.

        If it has no worker left at the start of its turn, turn up no card; it takes its workers back instead.

rules-o6 = Solo: what the opponent does not collect
    .answer = The opponent neither collects nor uses silver, clay, wood, stone, gold, apprentices or buildings. Of all goods it collects only marble, and only for its objectives.
    .details = So a worker at the Quarry brings it no stone, and one at the Silversmith no silver. What happens there instead is on the scheme card. Its workers still stand there, though, and you may capture them.

        Each marble it has at the end is worth 1 VP. Keep its marble on its board, so that you can see how the score stands.

rules-o7 = Solo: the opponent on the Cathedral and in the Black Market
    .answer = The opponent advances on the Cathedral without resources and without a building card. It may use the Cathedral and the Black Market whatever its virtue is.
    .details = The limits of 4 or less and 10 or more virtue are for you, not for it. Other limits bind it as they bind you: there must be a free spot on the next level, a market space takes only 1 worker, and the Guildhall is filled in order.

        So it can take the single spot on level 5 before you do. Whether it turns up a reward card is for its scheme card to say.

rules-o8 = Solo: captures, Prison and debts of the opponent
    .answer = The opponent captures workers, but never its own. When it sends captured workers to Prison, it gets 1 marble for all of them together. It takes debts and destroys debts.
    .details = The workers it captures are yours. They are on its board, and you can release them at the Guardhouse like workers on any opponent’s board. When they are in Prison, they count for you in every reset.

        The opponent counts as a player in a reset as well: with 3 or more workers in Prison it loses 1 virtue, and with the most it takes a debt. You may capture its workers and send them to Prison for silver.

rules-o9 = Solo: the scheme pile is empty
    .answer = Shuffle the scheme cards the opponent has discarded and make a new pile of them. Then its turn goes on as usual.
    .details = Do this when you would have to turn up a card and there is none. The future scheme cards that are still set aside stay where they are. They are only for the instructions that ask for one.

        You will not see this in every game: when the opponent runs out of workers, its discards are shuffled and put under the pile, and that makes the pile longer again.

rules-o10 = Solo: the opponent has no workers left
    .answer = It draws no card. All its workers return to its board, also those in Prison and on your board, but not those in the Black Market and the Guildhall. Then shuffle its discards and put them under its pile.
    .details = That is its whole turn, and it costs it nothing. You, on the other hand, take back just 1 worker when you have none.

        So do not keep its captured workers for too long: if you send them to Prison at the Guardhouse, you have at least got the silver for them before they go home. The Keep, too, counts only those that are still on your board at the end.
    .example = The opponent has no worker on its board: 9 are at large-circle locations, 3 in Prison, 2 captured on June’s board, 2 in the Black Market and 4 in the Guildhall. Now 9 + 3 + 2 = 14 come back to its board. The other 6 stay where they are.

rules-o11 = Solo: when the game ends
    .answer = As with 2 players: when the 12th space in the Guildhall is filled, by you or by the opponent. Then each of you takes one last turn.
    .details = Whoever filled the space finishes the turn and takes the second of the two last turns. If it was you, the opponent goes next and then you. If it was the opponent, you go next.

        In these turns both may still use the Guildhall, and the workers go beside it. The opponent’s workers there count for its score. If it starts its last turn without workers, it takes them back as usual.

rules-o12 = Solo: the opponent’s score
    .answer = 1 VP (Constantine) or 3 VP (Helena) for each of its workers in the Guildhall, the VP of its Cathedral level and of its virtue, 1 VP per marble, −2 per unpaid debt, and −1 per 2 of its workers in Prison.
    .details = For the Cathedral and for virtue use the same numbers as for yourself: 2, 4, 7, 12 or 20 VP for the level, and −9 to 7 VP for virtue. Workers put beside the Guildhall in the final round count like those in it.

        It scores nothing else, as it has neither buildings nor silver. Your own score is counted as in any other game.
    .example = Helena has 5 workers in the Guildhall: 15 VP. Level 3 of the Cathedral gives 7, 8 virtue 0, and 4 marble 4. She loses 2 for 1 unpaid debt and 1 for 3 workers in Prison. That makes 23 VP. With Constantine the 5 workers would be worth 5, and the total 13.

rules-o13 = Solo: when have you won?
    .answer = You win if you have more VP than the opponent. With the same number of VP you have not won; the program shows this as a tie.
    .details = There is no tie-break in the solo game: neither virtue nor silver is compared. The rulebook asks for more points than the opponent and does not mention a tie, so this is the program’s ruling.

        If you beat Constantine regularly, turn the board over. Each of Helena’s workers in the Guildhall is worth 3 VP to her, so you need a much higher score.

rules-o14 = Solo: what this program can and cannot do
    .answer = The program does not have the texts of the 30 scheme cards. So solo is a guided game: you read your real cards and enter what happens, and the program keeps track and scores.
    .details = Of the opponent’s board it knows only the scoring. The variant with two players against the opponent is missing too.

        Where your cards say nothing, the opponent counts as a player: when somebody asks who has the most, in resets, for the Monument and the Watchtower, and when workers are captured. It needs a free spot on the Cathedral, keeps to the three market spaces and fills the Guildhall in order. Whether it turns up a reward card is on its card; the program asks you.
## Rulings

rules-x1 = May I place a worker and then do nothing there?
    .answer = Yes at the King’s Storehouse, the Town Centre and the Guardhouse, where you take up to one action per worker, so none is fine. No at the Tax Stand, the Black Market and the Guildhall.
    .details = The Tax Stand must hold silver, and you take all of it. In the Black Market you must pay the price. In the Guildhall you must construct a building or advance on the Cathedral. At the Quarry, the Forest, the Mines and the Silversmith you always take your gain; you cannot turn it down. The Workshop can always be used, because drawing is allowed even from an empty pile.

        Placing without acting can make sense: your next worker there counts for more.
    .editions = The rulebook lets you do less than you could at three places, and forbids only the empty Tax Stand in so many words. A public online version wants at least one action at the Town Centre and the Guardhouse. This program does not, because the rulebook does not.

rules-x2 = What if I have no worker on my board and none in a large circle?
    .answer = Then you take back 1 of your workers from Prison or from an opponent’s board, as you choose. Never from the Black Market or the Guildhall. If there is none to take, you pass.
    .details = Normally, if you begin your turn with an empty board, you spend the turn taking back 1 worker from a large-circle location. If you have none there either, the letter of the rule would lock you out of the game, perhaps for good.

        So the Prison and the opponents’ boards open up, but only for this one worker and only in this case. It costs nothing and it is your whole turn. Workers in the Black Market wait for a reset, and those in the Guildhall stay to the end.
    .example = Ines begins her turn with no worker on her board. Of her 20, 9 are in the Guildhall, 2 in Prison, 8 on Karl’s board and 1 in the Black Market. None is at a large-circle location. She takes 1 back from Karl’s board, free of charge. Next turn she can place it at the Guardhouse.
    .editions = The rulebook rules out all four places when you take a worker back, and does not say what happens if yours are nowhere else. A public online version opens Prison, Black Market and opponents’ boards. This program leaves out the Black Market: by the rulebook only a reset empties it.

rules-x3 = If I capture my own workers, do I have fewer captures left?
    .answer = No. The number is fixed the moment you place: all your workers there, the new one included. It stays the same for the whole visit, whatever leaves the place meanwhile.
    .details = This matters at the Town Centre, where you may capture your own group, the worker just placed included. With 3 workers there you have up to 3 captures. Take your own three home with the first, and you may still make two more. Your own group counts as one of your captures and costs the same as any other. The limit on locations still holds, and the Town Centre is one of them.

        On your next visit you count afresh.
    .editions = The rulebook allows you to capture at the Town Centre, even the worker you have just placed. It does not say whether you count again after that. This program counts once, because what you may do is decided by placing the worker.

rules-x4 = Do the captures and releases of buildings cost anything?
    .answer = No: no silver, no tax, and no workers at the place itself. Armoury and Barracks capture 1 group from 1 location. The Fortress captures 2 groups, from one location or from 2, with any number of players.
    .details = With the Barracks you choose: either 1 capture, or bring all your workers home from all opponents’ boards without the usual price. The Hideout brings all your workers home from Prison. As always, captures come only from large-circle locations, and one capture takes all workers of one colour from one location.

        You may decline any of these. But it is now or never: you cannot save the effect for a later turn.
    .editions = The rulebook has you act as if you were at the Town Centre or the Guardhouse, and does not say whether the price is due. For the Fortress it mentions one location or 2. The rest is what the cards show. This program takes the effects as free.

rules-x5 = Conspirator: is it 1 silver off per capture or per visit?
    .answer = Per visit. Each Conspirator you own takes 1 silver off the total for your second and later captures, never below 0. The 1 tax for the first capture is never touched.
    .details = You pay for captures one by one, so this is how it works out: with one Conspirator your second capture is free and each later one costs 1 silver. With two Conspirators your second and third are free. If you make only one capture, a Conspirator saves you nothing.

        If your table prefers the other reading, change the setting: then every capture after the first is 1 silver cheaper, which makes it free.
    .example = Three players. Marta has 7 virtue, one Conspirator and now her 4th worker in the Town Centre. She makes four captures at 2 locations and pays 1 tax, then 0, then 1, then 1 silver. Without the Conspirator she would pay 1 tax and 3 silver, with two of them 1 tax and 1 silver.
    .editions = The rulebook says 1 coin less, not the tax, for making captures at the Town Centre. That can mean the visit or each capture. A public online version takes it per capture. This program reads it per visit, and a setting lets you choose the other way.

rules-x6 = Rudolf: is hiring cheaper at the Black Market too?
    .answer = No, only at the Workshop. There Rudolf pays 1 silver and 2 tax for an apprentice, plus the coins for skipped cards in full. At the Black Market he pays the usual 2 silver.
    .details = His discount takes 1 off the plain silver and leaves the tax alone. With 3 virtue or less he may also leave tax unpaid like everybody else, so at 3 or 2 virtue he pays 1 silver and 1 tax. The Tavern hires for nothing anyway. His other advantage is not bound to a place: he may have 6 apprentices, wherever he hires them.
    .editions = The rulebook gives him 1 coin off for hiring, but not off the tax, and names no place; his board shows none either. The remark about tax makes sense only at the Workshop, where hiring is taxed, and a public online version’s text names the Workshop.

rules-x7 = Can a discount take a price below 0?
    .answer = No. A price can fall to 0 but no further, and a discount never turns into a gain. What is left of it is lost.
    .details = A few places where this comes up: with a Trickster the left Black Market space costs 0 silver instead of 1. With two Conspirators and only two captures, the second is free and the other Conspirator saves nothing. At 1 or 0 virtue you could leave 2 tax unpaid, but a first capture has only 1, so it costs 0. The Illusionist spares you a loss of virtue and gives you none.
    .editions = The rulebook gives its discounts without a lower limit and without a word about what remains. This program stops at 0: paying less is not the same as being paid.

rules-x8 = Tax evasion: once a turn or for every payment?
    .answer = For every payment that contains tax, so for each single action at the Guardhouse. At 3 or 2 virtue you leave 1 tax unpaid each time, at 1 or 0 virtue 2.
    .details = Your virtue at the moment of paying counts. Paying off a debt brings 1 virtue, so the next payment in the same visit may be dearer. What you do not use does not carry over to another payment. And tax you leave out is not paid at all: nothing goes to the Tax Stand for it.

        By the rulebook you may pay in full if you like. This program always takes the saving.
    .example = Olga has 3 virtue and two unpaid debts, and now 2 workers at the Guardhouse. She pays off the first debt for 3 silver and 2 tax, 5 in all, and rises to 4 virtue. The second now costs her the full 3 silver and 3 tax, 6 in all. She ends with 5 virtue.
    .editions = The rulebook lets you ignore 1 tax per icon on the costs to come, without saying how often. This program does it with every payment, each looked at by itself. It also does it always, although the rulebook says may.

rules-x9 = I am at 0 virtue: may I do something that costs virtue?
    .answer = Yes. Each virtue you would lose below 0 becomes 1 unpaid debt instead. The Tax Stand at 1 virtue, for example, leaves you with 0 virtue and 1 debt.
    .details = Losing virtue is not a price you must be able to pay, so it never stops you from acting. That goes for the Tax Stand, the Black Market, apprentices and buildings that cost virtue.

        Watch out at the Guardhouse. If you free your workers from the opponents’ boards by taking a debt and losing 1 virtue, at 0 virtue you take 2 debts: one is the price, the other stands for the virtue. Each is −2 VP at the end unless you get rid of it.
    .example = Paul has 1 virtue and takes 9 silver from the Tax Stand. He has to lose 2 virtue: one brings him to 0, the other becomes a debt. Later he frees 4 workers from the opponents’ boards by taking a debt and losing 1 virtue, and takes 2 debts. He now has 3, together −6 VP.
    .editions = The rulebook gives you a debt for each virtue below 0. It does not say whether you may choose an action whose loss you cannot bear. This program allows it, since that is just what the debts are for.

rules-x10 = When exactly are the virtue limits checked?
    .answer = For the Black Market when you place the worker: 9 virtue or less. For the Cathedral when the advance begins: 5 virtue or more. What happens to your virtue afterwards does not matter.
    .details = So a worker already in the Black Market stays there even if you rise to 10 or more, and the action you have begun is finished. The same goes for the Cathedral: once you have begun to advance, nothing can stop it. The next time you come, you are checked again. Losing virtue in one turn opens the Black Market from your next turn on: at 11 virtue, the Tax Stand takes you to 9.
    .editions = The rulebook closes the Black Market from 10 virtue up and the Cathedral from 4 down, until you are back on the other side. It names no moment for the check. This program checks when you start.

rules-x11 = May I pay for an apprentice with the coins on its card?
    .answer = No. You pay the whole price first, out of your own silver. Only then do you get the coins on the card you have hired.
    .details = At the Workshop the price is 2 silver and 2 tax, plus 1 silver for each column beyond your reach. Those extra coins go onto cards of the same row, one each, from the left. You place only as many as you need, never more to please or annoy somebody. The coins on your new card are yours right after that, for later turns. It is the same at the Black Market: first its 2 silver, then the coins.
    .example = Jonas has 4 silver, 7 virtue and his 1st worker in the Workshop. A card in column 2 has 3 coins on it and would cost him 2 + 2 + 1 = 5 silver. He cannot hire it. The same card in column 1 would cost him 4, and he would then get the 3 coins.
    .editions = The rulebook gives the coins to whoever hires the card, and does not say whether they come before or after the payment. This program has you pay first, as with every other price in the game.

rules-x12 = Who takes the debt in a reset if the Prison is empty?
    .answer = Nobody. If no player has a worker in Prison at that moment, no one has the most, and no debt is handed out.
    .details = You look after the Gatekeepers have done their work, so they can empty the Prison just in time. A reset caused by the Guildhall may also find no workers in the Black Market at all. As soon as a single worker is in Prison, though, its owner has the most and takes a debt. If several players are tied for the most, each of them takes 1.
    .editions = The rulebook gives a debt to the player or players with the most workers in Prison. With 0 for all, everybody could be called tied. This program hands out no debt: you need at least one worker there to have the most.

rules-x13 = When exactly does the reset happen, and can there be two in a turn?
    .answer = After the whole action with all its effects, but before you discard down to 6 buildings and before the next player. There is never more than one in a turn.
    .details = Whoever takes the third Black Market space first pays and collects everything. Whoever takes a reset space in the Guildhall first finishes the building or the Cathedral level, with all that it brings. Then the reset runs, still in the same turn. Only then is the hand limit checked.

        You place one worker per turn, so there is at most one reason for a reset. The promotional Crane lets you place a second one, and even then there is only one reset.
    .editions = The rulebook has the action finished first, and in an example puts the reset at the end of the turn. It says nothing about the hand limit or about two resets. The Crane is not in the rulebook. The order here is ours.

rules-x14 = What does the right Black Market space offer before it has a card?
    .answer = What is printed on the board: 2 marble, 1 stone and 1 wood, for 3 silver and 1 virtue as usual. That holds until the first reset, and again after the cards are reshuffled.
    .details = At setup all 10 cards are on the left space, small side up, and the right one has none. Each reset turns one card over onto the right. When the left pile becomes empty, all cards of the right one are shuffled and become the new left pile. The right space then shows its print again.

        The left space has something printed on it too, but you never use it: its pile is refilled at once.
    .editions = The rulebook’s text does not say what the right space offers without a card. This program uses what is printed on the board, as seen in the pictures of a public online version.

rules-x15 = In which order do the players act in a reset?
    .answer = Clockwise from the player whose turn it is. But it makes no difference: whoever goes first, the result is the same.
    .details = Gatekeepers, Squires and the promotional Fara look only at your workers in Prison, never at anybody else’s. So nobody gains by waiting. Once all players have used theirs, everyone with 3 or more workers in Prison loses 1 virtue, all at the same time. Then whoever has the most there takes a debt. In your own case you may choose which of your effects comes first, and that can matter.
    .editions = The rulebook lets players use these effects in the order they like, and does not say who goes first. This program asks clockwise from the active player, so that everybody knows when their turn comes.

rules-x16 = Gatekeeper and Squire in the same reset: which comes first?
    .answer = You choose. Let the Gatekeeper free 2 of your workers first. If none of yours is left in Prison after that, the Squire gives its reward.
    .details = The Squire looks at the moment you use it, and only at your own workers; the other players’ prisoners do not matter. The Gatekeeper can therefore clear the way. No other order is ever better for you. So this program asks about Gatekeepers and the promotional Fara first, and only then looks at the Squires. It also helps with what follows: fewer prisoners may save you the virtue or the debt.
    .example = The workers from the Black Market have gone to Prison, and Lena has 2 there. Her Gatekeeper frees both. Now none of hers is left, and her Squire with the gold gives her 1 gold. With 3 in Prison she would have 1 left: no gold, but no lost virtue either.
    .editions = The rulebook lets each player choose the order of these effects. A public online version always takes the Squires first and does not ask. This program follows the rulebook.

rules-x17 = What if there are too few cards in the building pile?
    .answer = You draw what is there, even if that is nothing. When you draw 5 at the Black Market and there are fewer, look at those and keep 1, if there is one.
    .details = The discards are already under the pile, so an empty pile really means that all cards are in hands or constructed. If you discard a building for the Cathedral and the reward lets you draw, you may even get that same card back.

        The apprentice pile cannot run out with the cards of the box: of 40, 8 are face up and at most 26 are hired, five each and six for Rudolf. That leaves 6.
    .editions = The rulebook does not say what happens when either pile is too small. This program has you draw as many as there are, and nothing is made up for later.

rules-x18 = Building: is the virtue or the effect first?
    .answer = The virtue first. You pay, lay the card down, move your marker on the virtue track, and only then carry out the immediate effect.
    .details = It hardly ever changes the result, but it settles what you decide first at the ends of the track. Take the Church at 14 virtue with two unpaid debts: its 1 virtue goes beyond 14, so you may destroy one debt, and then its effect may destroy the other. At the low end there is the Betting House at 0 virtue: its lost virtue becomes a debt, and then its effect gives you another.
    .editions = The rulebook explains the virtue on a card before its effect and wants the effect as soon as the building is constructed. It does not fix the order of the two. This program keeps the order in which they are explained.

rules-x19 = Do the Monument and the Watchtower affect the solo opponent?
    .answer = Yes, it counts as a player. Your Monument gives it 1 virtue too. Your Watchtower costs it 1 virtue if it has 3 or more workers in Prison.
    .details = Both cards name all players, and the solo opponent is one. You gain 2 virtue from your Monument in all, since the card itself shows 1. The Watchtower shows −1, and if you have 3 or more workers in Prison yourself, you lose 1 more.

        It is worth looking at the opponent first: its virtue is worth VP at the end just like yours. It never constructs these cards itself, because it has no buildings.
    .editions = The rulebook says that all players gain or lose the virtue. It does not say whether Constantine or Helena is one of them. This program says yes, because each of them has a place on the virtue track and scores for it.

rules-x20 = Fountain and Gambler’s Den together: what does a debt cost?
    .answer = 2 VP for each unpaid debt, as if you had neither of them. The two buildings cancel each other out.
    .details = An unpaid debt normally costs 2 VP. The Fountain makes it 1 less, so 1 VP. The Gambler’s Den makes it 1 more, so 3 VP. If you own both, one point less and one point more leave it at 2. The printed VP of both buildings count as always, and paid debts cost nothing in any case. What counts is the number of unpaid debts after all end-game virtue changes.
    .example = Victor ends with 3 unpaid debts. With both buildings they cost him 6 VP. With the Fountain alone it would be 3 VP, with the Gambler’s Den alone 9 VP.
    .editions = The rulebook describes each building by itself, one with 1 VP less lost for each debt and one with 1 VP more. It does not mention both together. This program adds the two up.

rules-x21 = Does the Aqueduct count itself?
    .answer = Yes. At the end of the game the Aqueduct gives 1 VP for each building you have constructed, itself included, on top of its printed 3 VP.
    .details = With five constructed buildings, the Aqueduct among them, you score 3 + 5 = 8 VP for it. If it is your only building, it is worth 3 + 1 = 4. Only constructed buildings count. Cards still in your hand do not, and levels of the Cathedral do not either, although you use the Guildhall for both.
    .editions = The rulebook counts constructed buildings and does not leave the Aqueduct out. One of its sentences could be read as 1 VP per 3, but the card’s picture shows 1 VP per building. This program counts the card itself, since it is constructed like any other.

rules-x22 = Which card does the French rulebook call Musée?
    .answer = The Observatory: at the end of the game 1 virtue for every 2 marble. The promotional Museum is another card, which gives 1 virtue for every 2 constructed buildings.
    .details = Players who use the French rulebook with English cards stumble over this. The French list puts Musée next to the Castle, the Reservoir and the Trading Post, all of which give virtue at the end. Every other French name pairs off with one English card, and only the Observatory is left over.

        The Museum is marked with a star and is in the game only if you own it and say so. It counts itself.
    .editions = The French rulebook lists Musée among the 40 buildings of the box. A public online version has the Observatory in that place and a promotional Museum besides. The other 39 names match one to one, so this program takes Musée to be the Observatory.

rules-x23 = Counting buildings: 1 for every how many?
    .answer = VP: Aqueduct per building, Keep per 3 captured workers, Lighthouse per 4 virtue, Moneylender per paid debt. Virtue: Castle per 2 gold, Observatory per 2 marble, Reservoir per 2 paid debts, Trading Post per 4 clay, wood and stone together.
    .details = Only full sets count; the rest is lost. For the Trading Post you add clay, wood and stone together before you divide, in any mix.

        The order matters as well. The four that give virtue come first, before anything is scored. The Lighthouse then looks at your virtue as it is after that. So a Castle or a Trading Post can also bring you another VP at the Lighthouse.
    .example = Nora ends with 7 captured workers, 9 virtue, 5 gold, 3 clay, 2 wood and 4 stone. Her Castle gives 2 virtue for the gold, her Trading Post 2 for the other 9 goods: 13 virtue. Her Lighthouse adds 3 VP for that, her Keep 2 VP for the captured workers.
    .editions = One sentence of the rulebook can be read as per 3 for all four buildings that give VP, another as per 1 for all four that give virtue. The cards show the numbers above, and this program follows them. The rulebook’s own example of the Keep agrees.

rules-x24 = Therese with the Castle and the Observatory: what counts?
    .answer = Each of the two counts gold and marble together. If Therese has both buildings, the same tokens count for both. And she may pay any cost in gold or marble with any mix of the two.
    .details = The Castle gives 1 virtue for every 2 gold, the Observatory 1 for every 2 marble. To Therese gold and marble are the same in costs and objectives, so for each building she adds them up. For level 5 of the Cathedral, 2 gold and 2 marble, any four of the two will do.

        What she gains is not changed: the King’s Storehouse and the Black Market give what they show. At the end each gold and each marble is worth 1 VP anyway.
    .example = Therese ends with 3 gold, 2 marble, the Castle and the Observatory. The Castle counts 5 and gives 2 virtue; the Observatory counts the same 5 and gives 2 more. That makes 4 virtue. Another player would get only 1 + 1 = 2.
    .editions = The rulebook lets her use marble as gold and gold as marble for all costs and objectives. It does not say whether one token may serve two buildings. This program looks at each building by itself.

rules-x25 = I already have 5 apprentices: how do I hire another?
    .answer = You choose the new card and the one of yours that goes, both in one decision. If you would rather keep all five, draw buildings instead; if it is the Tavern’s hire, you may decline it.
    .details = The limit is 5, for Rudolf 6. The apprentice you let go is put face down under the apprentice pile, and the virtue it once brought or cost you stays as it is. At the Workshop and at the middle space of the Black Market there is always the other choice, drawing buildings. The Tavern offers no such choice. So at the limit you may decline its hire; below the limit you have to make it.
    .editions = The rulebook lets you discard apprentices to make room, and wants immediate effects carried out. It does not say what happens with the Tavern at the limit. A public online version always lets you skip its hire; this program only where it would cost you an apprentice.

rules-x26 = May I take the same Guardhouse action twice in one visit?
    .answer = Yes, but only paying off a debt does anything twice: each debt is an action of its own. The other three already deal with all the workers the first time.
    .details = One action sends all captured workers from your board to Prison, one releases all your workers from Prison, and one brings all yours home from all opponents’ boards. After that nothing is left for a second go. Debts are different: with 3 workers at the Guardhouse you may pay off up to 3, at 3 silver and 3 tax each. This program offers an action only if it would change something.
    .editions = The rulebook says that you may pay off several debts in one visit, each as a separate action. It says nothing about repeating the other three. This program would allow it, but leaves out what has no effect.

rules-x27 = I discarded an apprentice this turn: does its skill still count?
    .answer = No, its skill is gone at once. From that moment you can construct only with the skills of the apprentices you still have.
    .details = It rarely matters. The skills for a building are checked before its effect. So if you construct the Tavern and let an apprentice go to make room, the Tavern is already built. The skill of the new apprentice counts at once.

        Abilities are another matter: the action you are in the middle of still runs with the apprentices you had when you placed the worker. At the end of the game the huts count only the apprentices you still have.
    .editions = The rulebook says that apprentices are not used up by constructing, and that you may discard them. It does not say from when a skill is missing. This program takes it away with the card.

rules-x28 = Final round: what is a worker beside the Guildhall good for?
    .answer = It lets you construct 1 building or advance 1 level on the Cathedral, like any worker in the Guildhall. It never comes back, causes no reset and is worth nothing in itself, except for the solo opponent.
    .details = Once the last space is filled, there is no room left, but everyone still has one turn. If you use the Guildhall then, you put the worker next to it and act as usual: you pay, and you need the skills or the virtue as always.

        In a solo game the opponent scores its workers in the Guildhall, 1 VP each for Constantine and 3 for Helena. Its workers beside it count for this as well.
    .editions = The rulebook says that in the final round workers for the Guildhall are put beside it. It does not say whether they count in the solo scoring. This program counts them, because they did the same work.

rules-x29 = Dungeon: is it better to lose the 2 virtue first or last?
    .answer = That is up to you: before, between or after your end-game gains of virtue. This program tries every order, takes the one with the best total and shows you which it was.
    .details = It matters at the ends of the track. Near 14 it is often better to lose first, so that less of your gains is wasted; but virtue beyond 14 can also destroy unpaid debts. Near 0 you should gain first, because each virtue below 0 becomes a debt.

        What one building gives is a single step and cannot be split. Debts are destroyed whenever they can be: at this point that never costs you anything.
    .example = Sofia has the Dungeon, 13 virtue, no debts and the Castle with 6 gold. Dungeon first: 11, then 14, worth 7 VP. Castle first: 14, 2 wasted, then 12, worth 3 VP. In another game Felix has it, with 1 virtue and the Reservoir with 2 paid debts. Reservoir first: 2, then 0, so −9 VP. Dungeon first: 1 virtue and a new debt, so −8 and −2.
    .editions = The rulebook puts the loss before the scoring, freely before or after a gain of virtue. It does not say what holds with several gains. This program allows any place among them, but does not split the gain of one building.

rules-x30 = Solo: what if the score is tied?
    .answer = Then you have not won. To win you need more VP than Constantine or Helena; the same number is shown as a tie.
    .details = The tie-breaks of the game between people, virtue and then silver, are not used here. The opponent has no silver to compare anyway. So before your last turn, work out what it will score: 1 VP or 3 VP for each of its workers in the Guildhall, its Cathedral level, its virtue and its marble, less 2 VP for each unpaid debt and 1 VP for every 2 of its workers in Prison. Then you know how many you need.
    .editions = The rulebook sets you the goal of scoring more points than the opponent. It says nothing about equal scores. This program takes the goal at its word and calls it a tie.

rules-x31 = Solo: where do the 2 buildings I do not keep go?
    .answer = Face down under the building pile. You draw 5, keep 3 and put the other 2 at the bottom. They stay in the game.
    .details = That is where discarded buildings always go. You will see them again only if everything above them has been drawn. The four resource markets are another matter: the Clay, Silver, Stone and Wood Market leave the game before you draw, so the pile has 36 cards at first and 33 after you have chosen. The order of your 2 cards at the bottom is random.
    .editions = The rulebook tells you to discard the 2 cards and does not say where. Everywhere else it puts discarded buildings face down under the pile, so this program does the same here.

rules-x32 = Tie-breaks: which virtue and which silver count?
    .answer = The final ones, after all end-game virtue changes. More virtue wins, then more silver. If that is equal too, the victory is shared.
    .details = So a Castle or a Trading Post can decide a tie: the virtue it brings at the end counts, and so does what a Dungeon takes away. Use the virtue itself, not the VP it is worth; 9 beats 6, although both score 0. Silver is not used up by scoring. Compare all of it, not just the full tens. Only the players tied for the most VP are compared.
    .editions = The rulebook names virtue and then silver as tie-breaks, without saying at which moment. This program takes the values with which you have just scored, as they are the last ones there are.

rules-x33 = Two apprentices with the same ability: do both count?
    .answer = Yes, each in full, once per visit, action, advance, debt or reset. Only at the King’s Storehouse would the same trade twice be no better than having it once.
    .details = Two Woodcutters give you 2 extra wood with every visit to the Forest, however many workers you have there. Two Swindlers both give their goods with each Black Market action, two Acolytes both give their bonus with each advance, and two Squires both work in every reset.

        You may use a trade as often as you have actions anyway, so owning it twice would add nothing. In the box no trade exists twice.
    .editions = The rulebook lets you hire the same apprentice more than once. It does not say that the abilities add up. This program lets them, because otherwise a second one would be worth only its skill.

rules-x34 = Must I use the immediate effect of a building?
    .answer = It is now or never. You must take gains and losses, for example the debt of the Betting House. You may decline captures and releases; Church and Library are optional anyway.
    .details = You cannot save an effect for later. Goods, cards, debts and virtue come whether you like them or not, and the Monument and the Watchtower reach all players. Capturing and releasing work as they do at the Town Centre and the Guardhouse, where you may also do less than you could. You have to make the Tavern’s hire, unless you are already at your limit of apprentices.
    .editions = The rulebook wants all immediate effects triggered upon construction. For captures and releases it points to the places where you may do less. A public online version lets you skip captures, releases and the Tavern’s hire. This program decides kind by kind, as above.

rules-x35 = In which order do we set up, and what is open during the draft?
    .answer = The board comes first: during the draft the market card, the 8 apprentices and any character boards are open. Then the draft, then the first player and the silver, then the characters’ extra building cards.
    .details = So you can choose your buildings to suit the apprentices on display and your own character. Who will be first is not known during the draft, because it is drawn afterwards. With characters it is known: the one with the most virtue starts, and nobody gets silver by seat. Ada, Therese and the promotional Bertha draw 1 extra card, the promotional Hugo 2. They draw clockwise from the first player.
    .editions = The rulebook lists the steps in this order and puts the extra cards after the draft. It does not say what may be seen during the draft, or who draws the extra cards first. That much is ours.

rules-x36 = The draft: how many times do we pass, and who decides when?
    .answer = Everybody chooses at the same time, three times, and you pass twice: keep 1 of 4, pass 3 to the left; keep 1 of 3, pass 2; keep 1 of 2. The last card goes under the pile.
    .details = Put the card you keep face down. When all have done so, the rest is passed to the next player clockwise. You may look at the cards you have kept, but you never show them.

        Each set of cards is looked at three times. With 2 players the cards you passed come back to you, so you know which card the other has taken. That is fair knowledge, and you may use it.
    .editions = The rulebook has everyone choose 1 card and pass to the left until each has chosen 3. It does not say when the hands move, or whether you may look at your cards meanwhile. This program has all players pass at the same moment.

rules-x37 = In which order are the cards at the bottom of the building pile?
    .answer = Cards put there together form a layer, in a random order that nobody knows. The layers keep their order: the oldest is drawn first, once all the cards that were never touched are gone.
    .details = These form a layer together: the last cards of the draft, the 4 you put back at the Black Market, the 2 you do not keep in a solo game, and what the hand limit takes from you at the end of one turn. A single discard, for the Cathedral for example, is a layer of its own.

        This matters late in big games: with five players the pile may well be drawn down to the discards.
    .example = Three players: 12 cards are dealt, 28 stay in the pile, and the 3 last cards of the draft go under it. Later Emil puts 4 back at the Black Market, then Rosa discards 1 for the Cathedral. Once the 28 are drawn, the 3 from the draft come in random order, then Emil’s 4, then Rosa’s 1.
    .editions = The rulebook puts discards face down under the pile and says nothing of their order. This program makes a random layer of what goes there at once, so that nobody can arrange the cards in their favour.

rules-x38 = Who knows which cards went under the building pile?
    .answer = Whoever put a card there, and whoever had seen it before. The others see only how many cards it was: all such discards are face down.
    .details = That goes for the card you give up for the Cathedral, for the Library’s discard, for the hand limit, for the 4 cards from the Black Market and for the last cards of the draft. In the draft somebody else may well have had the same hand before you; then they have seen that card too, even if they cannot tell where it went. You need not say which card you discard. Apprentices are different: they were open all the time.
    .editions = The rulebook has buildings discarded face down. A public online version announces them to all. This program follows the rulebook and shows a discard only to the player who made it.

rules-x39 = What may I know, and what is secret?
    .answer = You may use everything you have lawfully seen, all open cards and every number. The other hands, the cards kept in the draft, cards nobody has drawn yet and the backs of market cards are secret.
    .details = You have seen your own hand, the draft hands that came through yours, and what you put under the pile. All numbers are public: cards in each hand and pile, silver, goods, debts, and workers of each colour in every place. You do not know what others put under the pile or which rewards left the game.

        The program remembers for each player where a card certainly is, and which cards they have seen outside the undrawn pile. It does not keep guesses such as “one of these three”.
    .editions = The rulebook keeps hands of buildings secret, and piles are face down. The rest follows from that: what is open or can be counted is public. How much the program remembers is our choice.

rules-x40 = Draw 5, keep 1: what do the others learn?
    .answer = Only that 1 of 5 unknown cards is now in your hand and that the other 4 are under the pile. They see none of the five.
    .details = You know the 4 cards you put back, but not in which order they are. They are at the very bottom, below everything discarded earlier, so they come back late or never. When you construct a building later, the others learn that it was in your hand. They do not learn whether it was the card you kept that day, one from the draft or one you drew at the Workshop.
    .editions = The rulebook lets you keep 1 of 5 and puts the other 4 under the building pile. It does not say who may see them. This program shows them to you alone, since hands are secret.

rules-x41 = May I look at the back of the market card?
    .answer = No. Only the small side of the top card is open. The large side on its back stays unknown until a reset turns the card over.
    .details = You can narrow it down, though. Each small side exists on two cards with different large sides, so there are never more than two possibilities. If you remember which of the two has already been turned over, you know the other. When the left pile is used up and all the cards are shuffled again, all ten are unknown once more.
    .editions = The rulebook stacks the cards with the small side up and does not say whether you may look underneath. Which sides belong together is known from the cards’ pictures. This program keeps the back hidden.

rules-x42 = Which rewards are in the game?
    .answer = Nobody knows until they are turned up. Of the 11 cards only 2 per player plus 1 are used, and every card you have not seen yet is equally likely to come next.
    .details = That makes 5, 7, 9 or 11 rewards for 2, 3, 4 or 5 players, and 5 in a solo game. With five players all 11 are in. The others leave the game unseen. How many are left in the pile is open to all. Each reward is removed from the game once it has been used. When the pile is empty, an advance on the Cathedral gives 1 virtue instead.
    .editions = The rulebook puts the unused rewards back into the box and the pile face down. It does not say whether anybody may look at them. This program keeps them hidden from everyone.

rules-x43 = What do we know about the apprentice pile?
    .answer = The cards never drawn are unknown. Discarded apprentices go face down under the pile, but everybody has seen them before, so all of you know what is at the bottom.
    .details = The pile works like that of the buildings: first come the untouched cards in random order, then the discards, the oldest first. Only the memory is different, because an apprentice is open as long as a player has it. There are never coins on a discarded card: whoever hired it took them all. So you can tell which apprentices may still turn up, and the program’s bots know no more than that.
    .editions = The rulebook has discarded apprentices put face down under the pile. It does not say who may remember them. This program treats them as known, since they were face up in front of a player.

rules-x44 = May I really discard an apprentice at any time?
    .answer = In a game played here, only when you hire at the limit: one card goes, just before the new one comes. At a real table the companion accepts it whenever you enter it.
    .details = At any other moment a discard would bring you nothing: you lose a skill and an ability, and the virtue that hiring it brought or cost you is not undone. So the program does not keep asking. The limit is 5 apprentices, for Rudolf 6. The card goes face down under the apprentice pile and may turn up again late in the game.
    .editions = The rulebook says at any time, but ties it to making room for new ones. A public online version allows it only at the limit. This program does the same in its own games, and takes a real table at its word.

rules-x45 = Does a new apprentice help with the action that hired it?
    .answer = No. Price and bonuses of an action depend on the apprentices you had when you placed the worker. But its skill counts at once, and it works in a reset at the end of the same turn.
    .details = Hire a Trickster at the Black Market, and you have still paid the full 2 silver. Hire a Swindler there, and it gives nothing yet. An Illusionist does not bring back the virtue you lost to get it.

        But if your worker took the third Black Market space, the reset comes after the hire. Then a Gatekeeper you have just hired may free 2 of your workers, and a new Squire may give its reward.
    .editions = The rulebook describes what each apprentice does and does not say from when. This program takes the moment you place the worker for the action, so that nobody argues about halves of a turn.

rules-x46 = What exactly does the Illusionist spare me?
    .answer = The 1 virtue that each Black Market action costs, and nothing else. Not the loss printed on an apprentice you hire there, and not the limit: with 10 or more virtue you stay out.
    .details = Say you own the Illusionist and hire the Pickpocket at the middle space. The visit itself costs you no virtue, but the Pickpocket shows −1, and you do lose that. Nor does the Illusionist help in a reset: 3 or more workers in Prison still cost 1 virtue. Hiring the Illusionist costs 1 virtue as well, so you gain by it only from your second visit with it.
    .editions = The rulebook says that you lose no virtue by taking actions in the Black Market. Read broadly, that could cover the loss on a hired card too. This program spares only what the market itself takes.

rules-x47 = In which order does a Black Market action run?
    .answer = Place the worker, pay the silver, lose the virtue. Then take the goods, or hire, or draw 5 and put 4 back. Then the Swindlers’ goods, then Caroline’s card, and last the reset if it is due.
    .details = You pay first, so nothing the action brings can help to pay for it. Caroline draws her card from the top of the pile after the 4 others have gone underneath. She gets one of these only if the pile has nothing else left. If you took the third space, the reset begins only after all this, and your worker goes to Prison with the other two.
    .editions = The rulebook names the price and then the gain for each space. It does not say where the extras of apprentices and characters come in. This program puts them after the main gain and before the reset.

rules-x48 = In which order does a Guildhall action run?
    .answer = Place the worker. To construct: check the skills, pay, lay the card down, then virtue, then effect. To advance: pay, discard, move up, reward, Acolytes. Last comes the reset if it is due, or the end is triggered.
    .details = The order can save you something. If the Hideout goes on a reset space, it frees your workers from Prison first; then the reset sends the workers from the Black Market there and counts. The promotional Clovis draws his card after the effect of the building. A reset space and the last space are never the same, so one worker cannot cause both.
    .editions = The rulebook lists the steps for the Cathedral, and has the action finished before a reset. For buildings it sets no order. This program follows the order in which it explains the parts of a card.

rules-x49 = Virtue beyond 14: must I destroy a debt?
    .answer = No. For each virtue beyond 14 you choose at once whether to destroy 1 of your unpaid debts. If you do not, or have none, that virtue is lost.
    .details = Usually you will be glad to: an unpaid debt costs 2 VP at the end. But a debt you pay off later can be worth more. It brings 1 virtue and the goods of your Debt Collectors, and it counts for the Reservoir and the Moneylender. A destroyed one gives none of that.

        In the final scoring the program does it for you, because by then keeping a debt can no longer help.
    .editions = The rulebook says that you may destroy a debt. A public online version does it without asking. This program asks you during the game, because the two choices are not always worth the same.

rules-x50 = When do I have to decide something outside my turn?
    .answer = In four cases: the draft; your Gatekeepers, Squires or Fara in a reset; virtue beyond 14 from a Monument or a Squire; and, as Hugo, whether to pay 2 silver instead of taking a debt.
    .details = Everything else that happens to you just happens: captures, the virtue a Watchtower or a reset takes, the debt for the most prisoners. If several players have something to decide, they do so clockwise from the player whose turn it is, each before the game goes on. Fara and Hugo are promotional characters, so with the box alone it is only the first three.
    .editions = The rulebook has no such list, and for most of these moments it names no order. The list follows from the single rules. That players decide clockwise is our ruling.

rules-x51 = Must I use my Gatekeeper or Squire in a reset?
    .answer = No. A Gatekeeper frees 2 of your workers, or the only one, or none. Fara frees 1 or none. You may decline a Squire’s reward. Each works once per reset.
    .details = You may have a reason to decline: the 2 virtue of one Squire can take you to 10 and so shut the Black Market to you. Gold and marble from the other Squires never hurt, so the program hands them over without asking, and the 2 silver of the promotional Peddler too. A Squire looks at the Prison when you use it, so free your workers first. Fara is a promotional character.
    .editions = The rulebook says that players may use these effects. A public online version carries them all out without asking. This program asks wherever the answer can make a difference.

rules-x55 = Can there still be a reset in the final round?
    .answer = Yes, if somebody takes the third Black Market space. It counts in full: workers go to Prison, virtue is lost and debts are taken. A worker beside the Guildhall never causes one.
    .details = A late reset hurts, because there is hardly time to repair anything. 3 or more workers in Prison cost you 1 virtue, the most cost you a debt worth −2 VP, and at the end every 2 of your workers in Prison cost 1 VP. Gatekeepers and Squires work as always. So look at the Black Market before your last turn: if 2 spaces are taken, an opponent who plays after you can still fill the third.
    .editions = The rulebook has the final round played as usual and puts workers for the Guildhall beside it. It says nothing about resets in this round. This program leaves the Black Market as it is and lets the workers beside the Guildhall cause none.

rules-x57 = Does taking a worker back count as a visit?
    .answer = No. It brings nothing, costs nothing and triggers no ability. The hand limit of 6 buildings still applies at the end of the turn.
    .details = You take a worker back when you begin your turn with none on your board, and that is your whole turn. The place you take it from does not give you anything again, and apprentices such as the Woodcutter do nothing. From then on you have one worker fewer there, so your next visit to that place brings less. You can place the worker from your next turn on.
    .editions = The rulebook says that the whole turn is used up by taking the worker back. It does not mention abilities or the hand limit. This program treats it as an ordinary turn without an action.

rules-x58 = Several players gain or lose at once: who comes first?
    .answer = Nobody. It happens to all of them at the same moment, from the same situation. After that, each player deals with their own virtue beyond 14 or below 0.
    .details = This concerns the Monument, the Watchtower, and in a reset the lost virtue and the debts. A player at 14 may destroy an unpaid debt for the Monument’s virtue; a player at 0 takes a debt for virtue lost. None of this changes what the others get.

        For the debt in a reset you count the workers in Prison as they are after all Gatekeepers have done their work.
    .editions = The rulebook says all players, or the player or players with the most, and sets no order among them. This program takes that as the same moment. The only order is that of the steps themselves.

rules-x59 = When is the new apprentice turned up?
    .answer = When the hire is complete: price paid, coins taken, virtue changed. Then the row closes up and the empty place is refilled before anything else happens, even before a reset.
    .details = So you choose among the 8 apprentices you see, without seeing the next one. The cards to the right of the gap move one column to the left with their coins, and a new card comes into the last column of that row. The other row stays as it is. It works the same at the Workshop, at the Black Market and with the Tavern. Every player then sees the same 8 cards when the reset begins.
    .editions = The rulebook has the empty place filled once you have put the apprentice in front of you. It does not say whether effects or a reset come before that. This program fills it at once.

rules-x60 = Which characters may be played together, and are there any in solo?
    .answer = Any different characters may meet, and the colour of a board does not bind you to that colour. Either all of you play with characters or nobody does. Solo is played without them.
    .details = Do not mix the sides of the boards: the standard side goes with silver by seat and a random first player, the character side with its own silver and virtue. The two setups do not fit together. In a solo game 3 silver and 7 virtue are fixed, so there is no room for a character board. The box has five characters; five more are promotional.
    .editions = The rulebook lets you deal the characters or choose them. It says nothing about colours or about mixing the sides, and its solo setup names fixed silver and virtue. That solo has no characters is concluded from this.

rules-x61 = Solo opponent: which rules hold where its cards say nothing?
    .answer = It counts as a player when you look for the most, in a reset, for Monument and Watchtower, and for captures. It needs a free spot on the Cathedral and a free Black Market space, and fills the Guildhall in order.
    .details = So its Cathedral level can cost you the bonus of the Steeple or the Chapel, and in a reset it loses virtue for 3 or more workers in Prison and takes a debt if it has the most there.

        Its virtue limits nothing: it may always use the Cathedral and the Black Market. Whether it turns up a reward when it advances is for its cards to say. This program does not know the text of these cards, so in the guided game it asks you.
    .editions = The rulebook says what the opponent ignores and how it scores, and leaves the rest to its cards. We do not have those. Where nothing else is said, this program treats the opponent like a player.

rules-x62 = Lighthouse, University and debts: before or after the last virtue changes?
    .answer = After. First come all end-game changes of virtue, with the debts they destroy or add. Then Lighthouse, University, Fountain and Gambler’s Den look, and then virtue, debts and tie-breaks are counted.
    .details = An example of why it matters: you have 14 virtue, one unpaid debt, the University and a Castle with 2 gold. The Castle’s virtue goes beyond 14 and destroys the debt. Now you have no unpaid debt, and the University gives you its 2 extra VP. In the other direction, a Dungeon at 1 virtue gives you a debt, and the University gives nothing.
    .editions = The rulebook has the end-game effects of buildings carried out before the count, without an order among them. This program takes those that change virtue first and then those that give VP, so that every number used is final.

rules-x63 = Ada with 3 virtue or less: how much tax does she pay?
    .answer = Both add up: her own 1 tax, plus 1 at 3 or 2 virtue, or 2 at 1 or 0 virtue. But she never saves more than the tax of that payment.
    .details = At 3 or 2 virtue Ada leaves out 2 tax in every payment: she hires at the Workshop for 2 silver and pays off a debt for 3 silver and 1 tax. At 1 or 0 virtue it is 3, so a debt costs her 3 silver and no tax at all. The first capture of a visit is free for her at any virtue, since it is only 1 tax. Plain silver is never reduced.
    .editions = The rulebook lets Ada ignore 1 tax with all her actions, and low virtue lets anybody ignore some. It does not say whether the two combine. They do in a public online version, and this program follows it.

rules-x64 = Do we have to show our hands at the end?
    .answer = No. Buildings left in your hand score nothing and cost nothing, so nobody needs to see them. Once the result stands, you may show them if you like.
    .details = Only constructed buildings give VP. Even the Aqueduct ignores your hand. So there is nothing to check, and a hand shown too early could only start arguments about what might have been. Hands are secret during the whole game, the final round included, and only their size is known. After the scoring anyone who is curious may ask.
    .editions = The rulebook keeps hands secret during the game and gives no points for them. It does not say whether they are shown at the end. This program leaves it to you, after the scoring.

rules-x65 = At a real table: does the companion need to know my cards?
    .answer = No. To the companion a hand is just a number of cards, and it does not know the piles. A building gets its name when it is constructed. Draws and discards need no names.
    .details = So you can keep the score for everybody without seeing anybody’s cards. Enter how many cards somebody drew or discarded, and name a building when it is laid on the table. Enter everything that is open: apprentices, rewards, market cards, workers, silver, debts. Whether a player’s hand really allowed what they did is up to the table to check.
    .editions = The rulebook does not mention a companion, of course. It keeps hands secret and leaves open how anybody could check them. This program therefore asks only for what everyone at the table can see.

rules-x70 = I discard a Swindler to hire in the Black Market: do I still get its goods?
    .answer = Yes. The bonuses of an action depend on the apprentices you had when you placed the worker. The Swindler was there, so it still gives its goods this once.
    .details = This can happen only at the middle space, when you are at the limit of 5 apprentices, or 6 for Rudolf. You pay, lose the virtue, discard the Swindler and hire the new card. Then come the Swindlers’ goods, the discarded one’s included. A Swindler you have just hired gives nothing yet: it was not there when you placed. From your next action on, the discarded one no longer counts.
    .editions = The rulebook lets you discard apprentices to make room and says nothing about a bonus still to come. This program goes by the moment the worker was placed, for old and new apprentices alike.

rules-x71 = Hugo: for which debts may he pay 2 silver instead?
    .answer = For every single one he would take: as a price at the Guardhouse, from the Betting House, for virtue below 0, or for the most workers in Prison. Each costs 2 silver, if he has them.
    .details = He decides debt by debt, at the moment he would take it. If two are due at once, he may pay for both, for one or for none. The rest of what happens stays as it is: when he frees his workers for a debt and 1 virtue, he still loses the virtue. His silver goes to the supply; it is not tax. Debts he already has are not affected; he must pay them off like anyone else.
    .example = Hugo has 0 virtue and 5 silver. At the Guardhouse he frees his workers from the opponents’ boards by taking a debt and losing 1 virtue. At 0 virtue that means 2 debts. He pays 2 silver for each, has 1 silver left and takes none. With 3 silver he could avoid only one of them.
    .editions = Hugo is a promotional character and not in the rulebook. His ability is known from a public online version and a game database, which do not go into these cases. This program applies it to every debt alike.

rules-x72 = I pay off a debt at 14 virtue and have another: what happens?
    .answer = The 1 virtue for paying it off goes beyond 14, so you may destroy the other unpaid debt at once. One payment of 3 silver and 3 tax then rids you of two debts.
    .details = The two are not treated alike. The debt you paid off is turned over and stays with you: it gives the goods of your Debt Collectors and counts for the Reservoir and the Moneylender. The destroyed one goes back to the pile and gives nothing. If you would rather pay that one off as well, decline, and the virtue is lost. With more actions at the Guardhouse you can go on like this.
    .editions = The rulebook gives 1 virtue for paying off a debt, and lets virtue beyond 14 destroy one. It does not show the two together. This program applies them one after the other and asks you about the second debt.

rules-x73 = What about the Crane on the last space, or with Clovis?
    .answer = You need a worker on your board for the extra action. If the Crane’s worker took the last space, the extra one goes beside the Guildhall. Clovis draws his card after the extra action.
    .details = The Crane is a promotional building: after constructing it you may put 1 more worker into the Guildhall and construct or advance again. That worker takes the next space, so it can cause a reset or trigger the end itself. There is still only one reset in the turn. The card that the promotional Clovis draws for the Crane comes too late to be constructed with the extra worker.
    .editions = Neither the Crane nor Clovis is in the rulebook. The Crane is known only from a public online version. How the two work together, and at the last space, is our ruling: first the effect of the building, then what follows from having constructed it.

rules-x76 = May Lothaire pay the full price if he wants to?
    .answer = No. His discount always applies: 1 wood or 1 stone less for every building or Cathedral level that costs some. Where a cost has both, he chooses which of the two is 1 less.
    .details = So level 2 of the Cathedral costs him 3 wood or stone instead of 4, and level 4 costs 7 instead of 8, in any mix. Levels 1, 3 and 5 cost neither, so nothing changes there. He saves 1 token in all, not 1 of each kind. Having the choice, he keeps whichever he needs more for his next building.
    .editions = Lothaire is a promotional character and not in the rulebook. His ability is known from a public online version and a game database. That he cannot give up the discount is our ruling: it could hardly ever help him.
