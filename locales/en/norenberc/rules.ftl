# Rules articles of Norenberc, one message per rule id. The value is the title; .answer settles the question at once,
# .details explains, .example shows it with numbers, .editions (rulings only) says what the rulebooks print.

## Components

rules-c1 = The six guilds, their numbers and their goods
    .answer = There are six guilds, always in the same order: 1 Brewers, 2 Bakers, 3 Shoemakers, 4 Printers, 5 Tailors, 6 Hatters. Their goods are beer, pastries, shoes, pages, cloth and hats.
    .details = Each guild makes one type of good and has a number that never changes. You need that number more often than you might think. Guilds are called in number order in the Action phase, they choose their favourites in that order, and their lodgings are filled in that order too. When two guilds tie for prestige guild, the lower number wins. With fewer than five players you leave out the guilds with the highest numbers.

rules-c2 = What belongs to a guild: goods, crests, craftsmen
    .answer = Each guild has 12 goods, 4 crests and 11 craftsmen worth 2 to 7 each; some craftsmen show agent +. There are also four prestige crests, which belong to no guild.
    .details = The value on a craftsman does several jobs. While he is guildmaster, it is the price of goods at his house. At the end of the game it counts for the majority in his guild and towards a total of 30. Some craftsmen also show agent +, which gets you an extra agent.

        No rulebook says how many tiles there are of each value, or which of them show agent +. The box in this program is therefore a guess that you can edit until it matches the tiles in front of you.

rules-c3 = Which townsmen are there?
    .answer = 26 townsmen of 11 kinds. Star: Councilman, Burglar, Guardsman. Moon: Musician, Peddler, Mayor. Sun: Nobleman, Tax Collector, Engraver, Foreman, Apprentice. You use only some of them in a game.
    .details = The symbol tells you when a townsman takes effect. Star townsmen do so the moment you recruit them. Moon townsmen do so at the end of a round. Sun townsmen count in the final scoring. Musicians bring in 3 or 5 talers, Noblemen are worth 2 or 3 VP, and Foremen reward craftsmen of value 2, 3 or 4, as printed on the tile.

        No rulebook says how many tiles there are of each kind, so you can set that for your own copy.

rules-c4 = What each player gets
    .answer = You have 8 agents, a pass token, a vault, one action card for each guild and a turn-order marker. Talers are unlimited: the bank never runs out.
    .details = You start with only half of your agents; the other four wait in the stockpile until something brings them in. The action cards are how you plan, and your pass token shows whether you are still in the round: the moon side means you are finished. Your talers can go under the vault, out of sight. If the coins in the bank ever run short, note the amounts on paper and carry on.

## Setup

rules-s1 = Setup by number of players: guilds and townsmen
    .answer = 2 players: guilds 1 to 3 and 8 townsmen. 3 players: guilds 1 to 4 and 12 townsmen. 4 players: guilds 1 to 5 and 16 townsmen. 5 players: all six guilds and 20 townsmen.
    .details = Take the guilds from the lowest number upwards; there is always one more guild than there are players. A guild you leave out stays in the box with all its goods, crests and craftsmen.

        Then shuffle all 26 townsmen face down and count off the number you need. The others go back into the box unseen, so nobody knows for certain which kinds are in this game.
    .example = Grace, Omar and Leo set up for three. They lay out the Brewers, Bakers, Shoemakers and Printers. Of the 26 townsmen they keep 12 at random, face down, and put 14 back into the box without looking.

rules-s2 = Goods at the start
    .answer = All 12 goods of each guild go into its storehouse. Then every player takes one of each type in play, so you begin with as many goods as there are guilds.
    .details = First fill the storehouses: beer at the Brewers, pastries at the Bakers, and so on. Then each of you takes one good from every storehouse in play. In a three-player game that is one beer, one pastry, one shoe and one page for each of you, which leaves nine of every type to buy. Goods of guilds that are not in play stay in the box.

rules-s3 = What you start with: agents, talers, cards
    .answer = You start with 4 agents, 25 talers and one action card for each guild in play. Your other 4 agents wait in the stockpile until a tile brings them in.
    .details = Put the action cards of the missing guilds back into the box, so that nobody plans for a house that is not there. The stockpile is simply where your four unused agents wait. Councilmen bring them in, and so do craftsmen with agent +, up to eight in all. Together with one good of each type, that is everything you own at the start.

rules-s4 = Who goes first at the start?
    .answer = It is random. All players’ turn-order markers are placed at random, and that order holds until somebody recruits a guest and moves to the front.
    .details = Draw the markers without looking and put them on the track from the top down. Your place matters in three ways. At every guild you act in this order. It breaks a tie for favourite when goods and talers are both equal. And if you argue about who must plan first, the order is reversed. The only way to change it is to recruit a guest: then you may put your marker first.

rules-s5 = Filling the workshops, and the stack of two at the top
    .answer = Shuffle each guild’s craftsmen. Four go face up into its workshop windows, bottom first, and a fifth goes on top of the fourth. The bottom one is guildmaster in round 1.
    .details = Each window is one round. The bottom craftsman is guildmaster first, then the one above him, and so on upwards. So you can see every future price from the start, unless a Guardsman changes it.

        The topmost window holds two tiles. When they come down for round 4, the upper tile is the guildmaster and sets the price. The lower one stays under it and goes with it: whoever becomes favourite in round 4 gets both.
    .example = Hannah draws for the Bakers: 3, 6, 2, 5 and then 4. The guildmaster is the 3 in round 1, the 6 in round 2 and the 2 in round 3. In round 4 it is the 4, which sits on top of the 5. The favourite in round 4 takes both the 4 and the 5.

rules-s6 = Filling the lodgings with the first guests
    .answer = The other 6 craftsmen of every guild and the townsmen you kept are shuffled into the guest stack. Each guild, in number order, gets three guests, in windows 2, 3 and 4. Window 1 stays empty.
    .details = Draw for one guild after another, starting with the Brewers, and put the guests in from left to right as they come. Window 1, the cheapest, opens only when guests slide left at the end of the first round.

        A craftsman may well end up lodging at his own guild’s house. He is a guest there like any other, and you can recruit him. The rest of the stack stays face down next to the houses.
    .example = Four guilds are in play: 4 times 6 craftsmen and 12 townsmen make 36 guests. The Brewers draw a Peddler, a Baker 5 and a Brewer 3, for windows 2, 3 and 4. Once all four houses have their three, 24 guests remain in the stack.

rules-s7 = The first prestige guild
    .answer = The guild whose guildmaster has the highest value is the first prestige guild. If several share the highest value, it is the one with the lowest guild number. Put a prestige crest there.
    .details = Look at the bottom craftsmen of all guilds in play and find the highest. That house receives one of the four prestige crests, and its favourite at the end of round 1 takes it along with the guild’s own crest. There is one prestige crest for each of the four rounds. From round 2 on, a new prestige guild is chosen each round, leaving out the guild that has just had the crest.
    .example = The first guildmasters are Brewers 4, Bakers 6, Shoemakers 3 and Printers 6. Bakers and Printers tie at 6. The Bakers are guild 2 and the Printers guild 4, so the prestige crest goes to the Bakers.

rules-s8 = What may I keep hidden?
    .answer = Only your talers. You may hide them under your vault. Goods, agents, crests, craftsmen and townsmen stay in plain view, and anybody may count them at any time.
    .details = Two things are secret by nature: the cards you have planned face down, and the guest stack. How many cards somebody has planned is open, though; only their faces are hidden. You do not have to answer when asked how much money you have, with one exception: if you are tied for favourite of a guild, you must show your talers.

## Planning

rules-p1 = Rounds and turns: what is the difference?
    .answer = A game has four rounds. A round has one or more turns, and each turn runs Planning, Action, Turn End. The round is over only when every player is finished.
    .details = No other pair of words causes as much confusion. A turn is one trip through the guilds: you plan cards, carry them out, and see who is finished. As long as somebody still has agents and has not passed, another turn of the same round follows, with the same guildmasters. When everyone is finished, the round ends: favourites are chosen, agents come home and income is paid. So a good still costs the same in turn 2 as in turn 1.

rules-p2 = Planning: how many cards may I play?
    .answer = Play 1 or more action cards face down, at most one per guild and no more than the agents you have available right now. If you play none, you pass.
    .details = Everybody who is not finished plans secretly and at the same time. Each card promises one action at that guild, and each action will cost you one agent, so count the agents in front of you, not the ones on the roofs. You do not have to use all of them; any you keep back can be used in a later turn of this round.

        Once you have committed your cards, they stay committed. If you change your mind, you can still choose to do nothing at that guild.
    .example = Hannah has 3 agents left, and four guilds are in play. She may play 1, 2 or 3 of her four cards. She plays Bakers and Printers face down and keeps one agent for the next turn. The others see two cards, but not which ones.

rules-p3 = Passing: am I out for the whole round?
    .answer = Yes. When you pass, you flip your pass token to the moon and you are finished until the next round, even if the others go on for several turns.
    .details = You pass in the Planning phase, instead of playing cards. You lose nothing: unused agents stay with you and are there again next round, and you are still counted for favourites and paid income as usual. You just cannot plan or act any more. So pass when you like things as they are, but remember that the others may still sell, buy, and overtake you.
    .example = Tom has 2 agents left and the most shoes. He passes. Ruth and Dev play two more turns, and in the second Ruth buys enough shoes to overtake him. Tom can only watch. Next round he starts with all his agents again.

rules-p4 = Nobody wants to plan first
    .answer = Then you plan in reverse turn order: the last player on the track commits first, the first player last. As long as nobody argues, everyone plans at the same time.
    .details = Normally this never comes up: everyone thinks, puts cards down, and you carry on when all are ready. But sometimes two players wait for each other, because it is useful to see how many cards the other plays, or whether they pass. Then the track decides, from bottom to top. The player in first place sees the most before committing, which is one more reason to recruit. The editions do not agree here; this program uses reverse order.

## Action phase

rules-a1 = How a guild is called, and who acts when
    .answer = Guilds are called in number order. Everyone who played that guild’s card reveals it and puts an available agent on it. Then each of you takes exactly one action there, in turn order.
    .details = Finish one guild completely before you call the next. If nobody played its card, skip it. You choose between four actions: sell goods, buy goods, recruit a guest, or do nothing. You do not have to decide this while planning; you choose when it is your turn to act, knowing what the players before you have done.

        All cards of the guild are revealed before the first action, so everybody knows who is coming.
    .example = The turn order is Aisha, Ben, Clara. The Bakers are called, and Ben and Clara turn over their Bakers cards. Each puts an agent on the card. Ben acts first, then Clara. Aisha planned nothing here and waits for the Shoemakers.

rules-a2 = Where the agent and the card go after an action
    .answer = Your agent goes from the card to the guild’s roof, whatever you did, and the card comes back to your hand. A roof holds any number of agents.
    .details = The agent on the roof is spent for this round and comes home at the end of it. The card is not spent: next turn you may plan for the same guild again, as long as you have agents. Agents on a roof do not block anybody. On the contrary, they are worth money: whoever recruits at this guild later in the round gets one taler for each agent already standing there.

rules-a3 = Selling: what, where and for how much
    .answer = Sell as many of the guild’s own goods as you like, at least one. You get the guildmaster’s value for each, and the goods go into that guild’s storehouse.
    .details = A guild buys only what it makes: the Brewers take beer and nothing else. There is no upper limit, so you can sell your whole stock in one action. Sell to a high guildmaster, and remember that the price changes every round, as you can see in the workshop windows. A good on a Peddler cannot be sold. And think ahead: what you sell no longer helps you to become favourite.
    .example = The Shoemakers’ guildmaster is a 5. Megan has 3 shoes and a beer. She sells all three shoes at 5 each and gets 15 talers. The shoes go into the Shoemakers’ storehouse. She cannot sell the beer here.

rules-a4 = Buying: how many goods, and at what price
    .answer = Buy 1 to 3 goods from the guild’s storehouse, of any types it holds. Each costs the value of this guild’s guildmaster, whatever its type. You cannot spend talers you do not have.
    .details = The price belongs to the house, not to the good. A page at the Bakers costs the Bakers’ price. Other guilds’ goods get there when somebody recruits a guest and pays with them, so keep an eye on cheap houses.

        If a good is not in this storehouse, you cannot buy it here. Three is the limit for one action; at another guild or in the next turn you may buy again. In the very first turn of the game the limit can be lower.
    .example = The Bakers’ guildmaster is a 2. The storehouse holds pastries and one page. Dev has 9 talers and buys two pastries and the page, three goods at 2 each. He pays 6 talers and has 3 left. The page would have cost 6 at the Printers this round.

rules-a5 = Buying limit in the first turn of the game
    .answer = In the first turn of round 1 only: with 5 players, 4 or 5 cards at a guild mean at most 1 good each, 3 cards at most 2. With 4 players, 3 or 4 cards mean at most 2. Otherwise the limit is 3.
    .details = Look at it guild by guild, when the cards are revealed: the more of you turn up, the less each may buy there. With two or three players there is no special limit at all. From the second turn of the game on, the limit is always three. It only affects buying; you can sell as much as you like and recruit as usual.
    .example = Five players, first turn. At the Printers, Ruth, Sam, Ella and Omar reveal their cards: each may buy 1 good there. At the Tailors only three do, so 2 each. At the Hatters two cards appear, and the usual 3 applies.

rules-a6 = Recruiting a guest: what each window costs
    .answer = Window 1: one of the guild’s goods. Window 2: one of them plus one of any type. Window 3: two of them, or one plus two of any type. Window 4: three of them, or two plus two of any type.
    .details = You pay in goods, never in talers, and you recruit one guest per action. A good of any type can be whatever you like, the guild’s own type included. For windows 3 and 4 you choose which of the two prices you pay.

        Everything you pay goes into the storehouse of this guild, whatever its type. So other guilds’ goods end up here and can be bought at this guild’s price. Goods on a Peddler cannot be used to pay.
    .example = Callum wants the guest in window 3 at the Brewers. He could pay two beers. He has only one, so he pays one beer, a shoe and a page. All three go into the Brewers’ storehouse. Window 4 would need at least two beers.

rules-a7 = What happens after you have paid for a guest
    .answer = First take the guest and resolve whatever the tile does at once. Then collect 1 taler for every agent already on that roof. Then, if you like, put your marker first in the turn order.
    .details = “At once” covers agent +, a star ability, the good for the Peddler and the roof for the Mayor. For the talers, count agents of every colour, your own earlier ones too; the agent of this action is still on your card and does not count. A Mayor tile is not an agent.

        Going first is your choice. The players who were ahead of you move down one. The new order counts from the next guild called, and it lasts until somebody changes it, even into the next round.
    .example = The order is Leo, Nadia, Jack. Three agents stand on the Printers’ roof, one of them Jack’s. Jack pays, takes a Baker 4 and collects 3 talers. He goes first: Jack, Leo, Nadia from the next guild on. His agent is now the fourth on the roof.

rules-a8 = Agent +: when can I use the new agent?
    .answer = When you gain a craftsman with agent +, take one of your agents from the stockpile, if any is left. You can plan with it from the next Planning phase on, even in the same round.
    .details = Eight agents is the limit; once your stockpile is empty, agent + gets you nothing. The new agent does not help with the cards you have already planned this turn, because each of those has its agent set aside. But it does keep you in the round: if it is the only one you have left at the end of the turn, you are not finished. The tile keeps showing agent +, but it brings an agent only once, when you gain it.
    .example = Priya has 5 agents, 3 of them available, and plans two cards. At the Brewers she recruits a craftsman with agent + and takes her sixth agent. After the turn she has 3 − 2 + 1 = 2 agents available, so she may plan up to two cards.

rules-a9 = May I do nothing at a guild?
    .answer = Yes. You may do nothing even though you played the card. Your agent still goes to the roof and is spent for this round; the card comes back to you.
    .details = Sometimes somebody buys the last goods or recruits your guest before you get your chance. Then there may be nothing sensible left to do, or nothing you can afford, and that is fine. You never have to sell or buy against your will. The agent cannot stay with you, though: you committed it when you planned, and it goes up to the roof like any other. There it earns the next recruiter a taler.

rules-a10 = The turn order changes in the middle of a guild
    .answer = It makes no difference at this guild. Everyone who revealed a card acts exactly once. Nobody gets a second action and nobody loses theirs; the new order counts from the next guild on.
    .details = When somebody recruits and moves to the front, the markers on the track move at once. But the players who have not acted at this guild yet simply go on in the order they were in when it was called. It is easiest to look at the cards: whoever still has an agent on an open card has an action to come. When all cards are back in hand, call the next guild and use the new order.
    .example = Ella, Sam and Ruth, in that order, are all at the Shoemakers. Ella buys. Sam recruits and goes first: the track now shows Sam, Ella, Ruth. Ella has already acted, so it is Ruth’s action. At the Printers they then act in the order Sam, Ella, Ruth.

rules-a11 = Trading between players, and how many goods you may own
    .answer = You never buy from other players and never trade with them; goods come from storehouses. There is no limit to the goods you may own.
    .details = All business goes through the guilds: you buy from a storehouse, sell to a storehouse, and pay for guests into one. The only way to get something straight from another player is the Burglar, and then the bank pays them. You may hoard as much as you like. But each type has only 12 pieces, so what you hold is off the market, and an empty storehouse has nothing to sell to anyone.

## Townsmen

rules-w1 = Star townsmen: used once, then back into the stack
    .answer = A star townsman takes effect the moment you recruit him. Resolve his ability at once, then shuffle the tile back into the guest stack. You do not keep it.
    .details = The star townsmen are the Councilman, the Burglar and the Guardsman. Because they go back into the stack, they can turn up again in some lodgings later. You cannot save a star ability for another time: use it now or let it go. After that you still collect talers for the agents on the roof and may go first, just as with any other guest. The tile counts for nothing at the end of the game.

rules-w2 = Councilman: one more agent
    .answer = Take one of your agents from the stockpile at once, if any is left; eight is the most you can have. Then shuffle the Councilman back into the guest stack.
    .details = The new agent joins your supply now, and you can plan with it from the next Planning phase on, in this same round too. It stays yours for the rest of the game and comes home every round like the others. So the earlier you get a Councilman, the better. If you already have all eight agents, you may still recruit a Councilman, but you get only the roof talers and the choice to go first.
    .example = Ben has 7 agents and recruits a Councilman: he takes his eighth and last one from the stockpile. A round later he recruits another Councilman. There is no ninth agent, but he still collects 2 talers for two agents on the roof and goes first.

rules-w3 = Burglar: taking two goods from another player
    .answer = You may take two goods of your choice from one other player. For each good, the bank pays the victim the value of the current guildmaster of the guild that makes it. Then the Burglar goes back into the guest stack.
    .details = You choose the victim and the goods; they may be of one type or of two. You pay nothing beyond the guest’s price. The victim is paid as for a sale, each good at the price of the guild that makes it, not of the house where the Burglar lodged.

        A good on a Peddler is safe. You may also choose to take nothing, but you cannot take just one from somebody who has more.
    .example = The Shoemakers’ guildmaster is a 4, the Printers’ a 6. Nadia recruits the Burglar at the Brewers and takes a shoe and a page from Tom. The bank pays Tom 4 + 6 = 10 talers. Nadia pays nothing for the two goods.

rules-w4 = Guardsman: swapping two craftsmen
    .answer = You may swap two craftsmen of the same guild, wherever they are in lodgings or workshops, in any houses. Guildmasters cannot be moved. Then the Guardsman goes back into the guest stack.
    .details = Same guild means the same kind of craftsman: a Baker for a Baker. The houses do not matter. You can fetch a strong craftsman out of a workshop into the lodgings where you can reach him, or push a weak one into a workshop to make next round’s price low. Craftsmen that players own stay where they are, and so do townsmen. You do not have to swap at all.
    .example = A Baker 7 is due to be the next guildmaster of the Bakers. A Baker 3 lodges in window 1 at the Printers. Fiona swaps them. Now the 7 can be recruited at the Printers for one page, and next round’s price at the Bakers will be 3.

rules-w5 = Moon townsmen: at the end of every round
    .answer = A moon townsman stays in play and takes effect at the end of every round, including round 4. The Peddler is the exception: he works once, at the end of this round, and goes back.
    .details = The moon townsmen are the Musician, the Mayor and the Peddler. The Musician stays in front of you and pays you at every income. The Mayor sits on a roof and pays everybody who owns craftsmen of that guild. The Peddler helps you to become favourite in the round in which you recruit him. Musicians and Mayors start paying with the income of the round in which they were recruited, so an early one pays up to four times.

rules-w6 = Musician: extra income every round
    .answer = At every Collect income step the Musician brings you 3 or 5 extra talers, as printed on the tile. You keep him for the rest of the game.
    .details = He pays for the first time at the end of the round in which you recruit him, and for the last time after round 4, just before scoring. Several Musicians all pay. The money comes after the favourites are chosen, so it does not help you in a tie for favourite this round. It does help towards richest player, and with the Tax Collector.
    .example = Megan recruits a 5 Musician in round 2. At each income she now gets 3 + 5 = 8 talers. He pays in rounds 2, 3 and 4: 15 extra talers in all. With a 3 Musician as well, she would get 11 each time.

rules-w7 = Peddler: one good that counts as four
    .answer = Put one of your goods on the Peddler when you recruit him. When this round’s favourites are chosen, tile and good together count as 4 of that type. Once all guilds have chosen, you get the good back and the tile is shuffled into the guest stack.
    .details = You choose the good after paying the guest’s price, and you must put one there. If you have none left, the Peddler goes straight back into the stack. Until the favourites the good is tied up: you cannot sell it or pay with it, and nobody can steal it.

        If you become favourite, you give back one of your other goods of that type. The one on the Peddler goes to the storehouse only if you have no other.
    .example = Leo has two beers and puts one on the Peddler. When the favourites are chosen, that makes 4 + 1 = 5 beers against Grace’s 4. Leo is favourite and returns his loose beer. Then the beer from the Peddler comes back to him, and the tile is shuffled away.

rules-w8 = Mayor: money for everybody with that guild’s craftsmen
    .answer = Put the Mayor on the roof of any guild in play, for the rest of the game. At every Collect income step, all players get 1 taler for each craftsman of that guild they own.
    .details = You choose the guild when you recruit him, and it does not have to be the house where he lodged. Pick a guild in which you own more craftsmen than the others, because he pays everyone. Count tiles, not values. He pays for the first time at the end of this round; craftsmen taken as favourite this round already count. On the roof he is not an agent: he earns the next recruiter no taler, and he stays when the agents go home.
    .example = The Mayor sits on the Bakers’ roof. At income, Hannah owns 3 Bakers, Omar 1 and Jack none. Hannah gets 6 talers (3 + 3), Omar 4 (3 + 1), Jack just his 3.

rules-w9 = Nobleman: victory points as printed
    .answer = A Nobleman is worth 2 or 3 VP at the end of the game, as printed on the tile. There are no conditions.
    .details = He is the simplest of the sun townsmen: recruit him, keep him, count him. During the game he does nothing for you. Several Noblemen all count. When you compare prices, remember what else recruiting gives you: the talers for the roof and the chance to go first. A Nobleman in window 1 for a single good is often a bargain, while one in window 4 costs you three or four goods.
    .example = Ruth owns two Noblemen at the end, one with a 2 and one with a 3. Together they give her 5 VP, whatever else she has collected.

rules-w10 = Tax Collector: points for talers
    .answer = At the end of the game you get 1 VP for every full 10 talers you own. The remainder counts for nothing, and you do not spend the talers.
    .details = Count your talers after the last income, so the 3 talers of round 4 and whatever Musicians and Mayors bring in are included. The same talers also count for richest player. If you own two Tax Collectors, each counts the full amount. Selling goods in the last round, when you cannot become favourite with them anyway, may lift you past the next ten.
    .example = Omar ends with 37 talers. His Tax Collector gives him 3 VP; the last 7 talers give nothing. With two Tax Collectors he would get 3 + 3 = 6 VP. If 37 is the most at the table, he also gets 5 VP as richest player.

rules-w11 = Engraver: one more prestige crest
    .answer = In the crest collection at the end of the game, an Engraver counts as one more prestige crest. He always adds one, even if you have no real prestige crest.
    .details = Prestige crests never count as duplicates, and neither does the Engraver: each adds one to your number of different crests. He has no other effect. He is strongest when your collection is already large, because the steps of the table grow: the fourth crest adds 3 VP, the fifth 4, the sixth 5, the seventh 6. Beyond seven, further crests add nothing.
    .example = Tom has crests of the Brewers, Bakers and Printers and one prestige crest: 4 different crests, 5 VP. With his Engraver he has 5 crests, and the table gives 9 VP. The Engraver was worth 4 VP to him.

rules-w12 = Foreman: points for craftsmen of one value
    .answer = At the end of the game you get 1 VP for every craftsman you own, of any guild, whose value is exactly the one printed on your Foreman: 2, 3 or 4.
    .details = The Foreman makes small craftsmen worth having. The guild does not matter and neither does how you got them, recruited or taken as favourite. The value must match exactly; a 3 Foreman ignores twos and fours. The craftsmen still count for majorities and everything else. With several Foremen, each looks for his own value, and two with the same number both score.
    .example = Aisha’s Foreman shows a 3. She owns a Brewer 3, a Printer 3, a Printer 5 and a Baker 2. Two of them have value 3, so she gets 2 VP.

rules-w13 = Apprentice: points for second and third places
    .answer = At the end of the game you get 1 VP for every 2nd or 3rd place you have in the craftsman majorities, on top of what the place itself is worth.
    .details = Go through the guilds one by one: each one where you are 2nd or 3rd is worth 1 more VP. A shared place is still that place, even when the tie leaves it without VP. First places do not count, shared or not. Nor do you get anything where you have no place at all, for example when two others tie for 2nd and you come after them.
    .example = Sam is 1st in the Brewers, 2nd in the Bakers, 3rd in the Shoemakers and tied for 2nd in the Printers. His Apprentice counts three places: 3 VP. The majorities themselves give him 5 + 3 + 1 + 2 = 11 VP.

rules-w14 = Two townsmen of the same kind
    .answer = Both count in full. Two Musicians both pay, two Tax Collectors both score, two Engravers are two crests.
    .details = There is no rule that a second townsman of a kind is worth less, so treat each tile as if it were the only one. Two Peddlers count 4 each, but each Peddler needs a good of his own. Two Mayors both pay, even on the same roof. Two Apprentices give 2 VP for every 2nd or 3rd place. Star townsmen leave at once anyway, so the question never comes up with them.

## Turn end

rules-t1 = When am I finished for the round?
    .answer = At the end of a turn, if you have no available agents left, you flip your pass token to the moon and are finished. If you passed earlier, you already are.
    .details = Available means in front of you, not on a roof. An agent you gained during this turn counts, so a Councilman or agent + can keep you in the round. You are never finished in the middle of a turn: all cards you planned are carried out first. Once the moon shows, you wait for the next round; no agent returns before then.
    .example = Ben started the turn with 2 agents, used both and recruited a Councilman on the way: he has 1 agent and may go on. Clara used her last agent and gained none. She flips her pass token to the moon.

rules-t2 = Does the round end now, or is there another turn?
    .answer = If everybody is finished, the round ends. If even one player is not, a new turn begins, but only for those who are not finished.
    .details = Look at the pass tokens. All moons: go on to the end of the round. Otherwise the remaining players plan again, and one player may well get a whole turn to themselves. The others just watch; they neither plan nor act. The guildmasters, the lodgings and the roofs stay as they are, with all agents on them. Only at the end of the round does everything move.

## End of a round

rules-r1 = The end of a round, step by step
    .answer = 1 favourites, 2 agents come home, 3 income. After round 4 the game ends here. Otherwise: 4 pass tokens back, 5 new guildmasters, 6 lodgings, 7 new prestige guild.
    .details = Keep to this order, because each step builds on the one before. The favourites come first, so this round’s income never decides a tie for favourite. Income comes after the favourites, so craftsmen you have just won already count for a Mayor. Peddlers go back into the guest stack before the lodgings are filled, so one of them may turn up again at once. After round 4 you stop after the third step and count points.

rules-r2 = Who is the favourite, and what breaks a tie?
    .answer = The player with the most goods of that guild’s type. On a tie, whoever has more talers at that moment; if they are tied on talers too, whoever is further ahead in the turn order.
    .details = Go through the guilds in number order. Count only goods of the guild’s own type, wherever they were bought. A Peddler holding such a good counts as 4. One good is enough if nobody else has any.

        When there is a tie for the most, the tied players must show their talers. Nobody else has to. The turn order that counts is the one on the track right now.
    .example = Beer at the end of the round: Priya 3, Callum 3, Ella 2. Priya and Callum show their talers, 11 and 14: Callum is favourite. Ella keeps hers hidden. If both had 11, the better place in the turn order would decide.

rules-r3 = What the favourite gives and gets
    .answer = You return 1 good of that type to the guild’s storehouse. You take the guildmaster (in round 4 also the tile under it), one crest of the guild, and the prestige crest if it is there.
    .details = You cannot refuse. If you have the most, you are favourite and give up a good, even if you would rather keep it. You keep all your other goods for the next round.

        Look at the tiles you take: each one that shows agent + brings you an agent from the stockpile, up to eight. The good you return comes from your supply; one on a Peddler is used only if you have no other of that type.
    .example = Round 2, Printers, with the prestige crest. Megan has the most pages, 3. She returns one and keeps 2. She takes the guildmaster, a Printer 6, a Printers crest and the prestige crest. In round 4 the tile underneath would be hers as well.

rules-r4 = Nobody has any of the guild’s goods: no favourite
    .answer = Then the guild has no favourite this round. Its guildmaster leaves the game (in round 4, both tiles). The guild crest stays on its stack; a prestige crest there leaves the game.
    .details = This happens when everybody has sold the type or spent it on guests. Nobody gets anything, and nobody gives up a good. The craftsman goes into the box and cannot be won or recruited any more. The guild carries on as usual: next round it has a new guildmaster and, perhaps, a favourite. A prestige crest that was not won is gone for good; the next round has one of its own.
    .example = Round 3: all hats are in storehouses, and nobody owns one. The guildmaster, a Hatter 5, goes back into the box. The Hatters are the prestige guild, so that prestige crest is out as well. The Hatters crest stays on the stack.

rules-r5 = When do I get my agents back?
    .answer = At the end of the round, right after the favourites. Everybody takes all their agents back from all roofs. During a round no agent returns.
    .details = From then on you have every agent you own: those from the roofs, those you did not use, and those you gained during the round, including as favourite. Agents you have not brought into play yet stay in the stockpile. The roofs are empty then, except for a Mayor, who stays where he is. So the first player to recruit at a guild in the new round earns no talers, unless somebody has already acted there.

rules-r6 = Income at the end of the round
    .answer = Everybody gets 3 talers. Add 3 or 5 for each Musician you own, as printed, and 1 taler for every craftsman you own of a guild with a Mayor on its roof.
    .details = Income is paid after every round, including the fourth, so it counts for richest player and for Tax Collectors. It comes after the favourites, so whatever they brought you is included. The Mayor pays all players, not just the one who recruited him. With two Mayors on one roof, each craftsman of that guild brings in 2 talers. You get nothing for goods or for agents you did not use.
    .example = Dev owns a 3 Musician and two Shoemakers, and a Mayor sits on the Shoemakers’ roof. Dev gets 3 + 3 + 2 = 8 talers. Fiona has neither Musician nor Shoemakers and gets 3.

rules-r7 = The next guildmaster
    .answer = In each guild the craftsman in the lowest occupied workshop window slides down into the guildmaster’s place. His value is the price at this guild for the whole next round.
    .details = The old guildmaster is gone by now, either with the favourite or out of the game. For round 4 it is the stack of two that slides down; the upper tile is the guildmaster and the lower one just stays under it. You can see all this coming in the windows, so use it: buy where the price is about to rise, sell before it falls. Only a Guardsman can still change who comes next.
    .example = In round 1 the Brewers had a 6. Above it wait a 4, a 2 and the stack. After round 1 the 4 slides down, and beer now costs 4 instead of 6. Whoever sold beer in round 1 did well.

rules-r8 = Refilling the lodgings
    .answer = In every guild the guest in window 1 leaves the game. The others slide left as far as they can. Then, in guild order, empty windows are filled from left to right from the guest stack.
    .details = First clear window 1 and slide the guests along in every house, then draw, starting with the Brewers. Guests nobody takes get cheaper round by round and then disappear. Peddlers whose work is done have already been shuffled back into the stack, so they can be drawn again here.

        If the stack runs out, the remaining windows stay empty. After round 4 you do none of this.
    .example = At the Shoemakers a Councilman is in window 1, window 2 is empty, a Baker 5 is in 3 and a Musician in 4. The Councilman leaves the game. The Baker slides to window 1, the Musician to 2, and two new guests fill 3 and 4.

rules-r9 = The new prestige guild
    .answer = Leave out the guild that was prestige guild in the round just over. Of the others, the one with the highest new guildmaster gets a prestige crest; a tie goes to the lower guild number.
    .details = You do this last, when all new guildmasters are in place. Only the last prestige guild is left out; one from two rounds ago may be chosen again. It does not matter whether the old prestige crest was won or left the game: a new one is placed in any case. The favourite of this guild at the end of the new round takes it, together with the guild’s own crest.
    .example = The Brewers had the prestige crest. The new guildmasters are Brewers 7, Bakers 4, Shoemakers 6 and Printers 6. The Brewers are out despite their 7. Shoemakers and Printers tie, and the Shoemakers have the lower number.

## End of the game

rules-g1 = When the game ends
    .answer = After round 4. You still choose the favourites, take your agents back and collect income. Then you count VP. There are no more new guildmasters, guests or prestige crests.
    .details = The income of round 4 counts, Musicians and Mayors included, so your talers are final only after it. Then you add up six things: craftsman majorities, totals of 30 or more, all craftsman types, richest player, crest collection and townsmen. Goods left over are worth nothing, and neither are agents. So in round 4, turn every good into something: a guildmaster, a guest, or talers.

rules-g2 = Craftsman majorities: 5, 3 and 1
    .answer = In each guild in play, the highest total value of its craftsmen gets 5 VP, the second 3, the third 1. If totals are equal, the player with more tiles is ahead.
    .details = Take the guilds one by one. Every player who owns at least one of its craftsmen adds up their values; whoever owns none has no place. It makes no difference whether a craftsman was recruited or won as favourite. The number of tiles matters only when totals are equal, and then the player with more tiles is ahead. If the number is equal too, the tie stands, and tied places have their own points.
    .example = Bakers: Grace has 13 (7 + 6), Leo 11 (4 + 4 + 3), Jack 11 (6 + 5). Grace is first with 5 VP. Leo and Jack tie at 11, but Leo has three tiles and Jack two: Leo gets 3 VP, Jack 1.

rules-g3 = Nobody is second or third in a guild
    .answer = Then the player who is alone in 1st place takes the missing VP as well. If only you own its craftsmen, you get 9 VP; if two of you do and are not tied, 6 and 3.
    .details = The points for a place that nobody can fill go up to the winner: 5 + 3 + 1 makes 9, or 5 + 1 makes 6 while the other keeps 3. This applies only if one player alone is first. If two share first place, nobody takes the rest. And it covers only places that stay empty because too few players own such a craftsman. VP that are lost through a tie are not handed on to anybody.
    .example = Only Ruth and Omar own Printers, 12 against 5. Ruth gets 5 for 1st place and the 1 VP of the missing 3rd place: 6. Omar gets 3. Ruth alone owns Hatters and gets all the VP for them: 5 + 3 + 1 = 9.

rules-g4 = Ties in the majorities that tiles do not break
    .answer = Tie for 1st: 4 VP each, no 2nd place, and the next player is 3rd with 1 VP. Tie for 2nd: 2 VP each, no 3rd place. Tie for 3rd: nothing.
    .details = A tie stands only if total value and number of tiles are both equal. After a tie for 1st, the next best is 3rd, not 2nd; if several tie for that place, they get 0 each. After a tie for 2nd, whoever comes next has no place at all, and no VP from an Apprentice either. VP that a tie swallows are lost: they go to nobody, not even to the winner.
    .example = Shoemakers: Ella and Sam both have 12 with two tiles, Tom has 7, Nadia 3. Ella and Sam get 4 VP each. There is no 2nd place. Tom is 3rd and gets 1 VP, Nadia nothing.

rules-g5 = Craftsmen of 30 or more
    .answer = You get 2 VP for each guild in which the craftsmen you own add up to 30 or more. Exactly 30 is enough.
    .details = Count the guilds separately; you cannot add Brewers to Bakers. Several players can score this, and one player can score it for more than one guild. It comes on top of the majority in that guild, which you will nearly always have won by then. However far above 30 you get in a guild, it is still just 2 VP. Only craftsmen count; no townsman adds to the total.
    .example = Aisha’s Printers are 7, 6, 6, 5, 4 and 3: together 31, so 2 VP. Her Bakers add up to 29 and give nothing here.

rules-g6 = All craftsman types
    .answer = You get 5 VP if you own at least one craftsman of every guild in play. Guilds left out of this game do not matter.
    .details = One tile of each guild is enough, whatever its value. Several players can score this; each of them gets the full 5 VP. Townsmen do not stand in for a missing craftsman, and neither do crests. If one guild is missing near the end, look into all the lodgings: its craftsmen may be guests in any house, and a cheap 2 in window 1 does just as well as a 7.
    .example = Four guilds are in play. Callum owns a Brewer, two Bakers, a Shoemaker and a Printer: 5 VP. Hannah owns nine craftsmen but no Baker, so she gets nothing for this.

rules-g7 = Richest player
    .answer = The player with the most talers at the end of the game gets 5 VP. If several are tied, each of them gets 2 VP instead.
    .details = Count after the income of round 4. Everybody shows their talers now. There is no prize for second place, and no tie-break: neither the turn order nor anything else decides, the tied players simply get 2 VP each, however many they are. Goods are not turned into talers. So in the last round, sell whatever will not make you a favourite.
    .example = At the end Ben has 24 talers, Priya 24 and Dev 19. Ben and Priya are tied and get 2 VP each. Dev gets nothing. With just one more taler, Priya would have had 5 VP to herself.

rules-g8 = Crest collection: which crests count?
    .answer = Count each guild’s crest once, plus every prestige crest, plus every Engraver. 0 to 2: 0 VP, 3: 2, 4: 5, 5: 9, 6: 14, 7 or more: 20 VP.
    .details = A second crest of the same guild adds nothing. Prestige crests are different: each counts as a type of its own, and so does each Engraver. So with six guilds you can reach seven with one prestige crest, and in smaller games you need more of them. Beyond seven, nothing more is added. Everybody scores their own collection; you are not compared with the others.
    .example = Fiona has two Brewers crests, one of the Bakers, one of the Printers, two prestige crests and an Engraver. Different guilds: 3. Plus 2, plus 1: 6 crests, 14 VP. Her second Brewers crest does not count.

rules-g9 = Scoring the townsmen
    .answer = Now your sun townsmen count: Nobleman 2 or 3 VP, Tax Collector 1 VP per full 10 talers, Foreman 1 per craftsman of his value, Apprentice 1 per 2nd or 3rd place. The Engraver counts with the crests.
    .details = Score the majorities and the crests first, because the Apprentice and the Engraver depend on them. Every tile counts, even if you have several of a kind. Moon townsmen have done their work and give no VP: a Musician or a Mayor is worth only the talers he brought in. Star townsmen are no longer in front of you. A set of different townsmen has no value of its own.

rules-g10 = Who wins, and what breaks a tie?
    .answer = The most VP wins. On a tie, the player with more craftsman tiles wins; then the one with the higher total value of craftsmen. If that is equal as well, you share the victory.
    .details = For the first tie-break, count all your craftsman tiles, of all guilds. Townsmen are not craftsmen and do not count. For the second, add up the values of all these tiles. Only the players tied for the most VP are compared. Talers, crests and the turn order play no part in this.
    .example = Megan and Jack both have 38 VP. Megan owns 11 craftsmen, Jack 12: Jack wins. If both had 12, and Megan’s added up to 51 and Jack’s to 49, Megan would win.

## Rulings and errata

rules-x1 = Planning in a dispute: turn order or reverse?
    .answer = Guildhall uses reverse turn order: the last player on the track commits first, the first player last.
    .details = You need this only when players refuse to commit before the others. It gives the player in first place the advantage of seeing how many cards the rest have played, and who has passed. If your table uses the Russian rulebook, you will find the opposite there. Both ways work; just agree before the game. Nothing else in the rules depends on it.
    .editions = The English, French and Hungarian rulebooks say reverse turn order. The Russian one says turn order. This program follows the majority.

rules-x2 = The scoring example in the rulebook does not add up
    .answer = The correct result is Blue 25, Orange 30, Yellow 35, and Yellow wins. Blue has 11 VP from majorities and 1 from the Apprentice.
    .details = If you check your scoring against the example at the end of the rulebook, you may well doubt yourself. Do not: in most editions Orange’s total is wrong. The lines of the example itself add up to 30 for Orange, not 41. Another small point: all editions print 12 VP for Blue’s majorities. The twelfth comes from the Apprentice, so this program shows it with the townsmen.
    .example = Blue: majorities 11, 30 or more 2, crests 9, Foreman 2, Apprentice 1, together 25. Orange: majorities 11, all types 5, crests 14, together 30. Yellow: majorities 14, all types 5, richest 5, crests 5, Nobleman 3, Tax Collector 3, together 35.
    .editions = English, French and Hungarian give Orange 41 VP and the win, although their own lines make 30. The Russian edition gives Orange 30 and lets Yellow win with 35. All four print 12 for Blue’s majorities, with the Apprentice’s point in it.

rules-x3 = The good on a Peddler: can it be sold, used to pay or stolen?
    .answer = No, none of these. As favourite, you first return a good from your supply. The one on the Peddler goes only if you have no other of that type, and then you do not get it back.
    .details = Think of the good as locked away until the favourites are chosen. It still counts: tile and good together are 4 of the type. If that makes you favourite and your supply has none of the type, the good on the Peddler goes to the storehouse and the empty tile back into the guest stack. If two of your Peddlers hold that type, you lose only one good; the other comes back to you as usual.
    .example = Leo’s only beer is on his Peddler and counts as 4. Grace has 3 beers, so Leo is favourite. He has no other beer to return: the one on the Peddler goes to the Brewers’ storehouse, and the Peddler goes into the guest stack. Leo has no beer now.
    .editions = All four editions explain the Peddler, the 4 and the return of the good. None says whether the good can be used or stolen meanwhile, or what a favourite with no other good has to give back.

rules-x4 = Burglar: may I take just one good?
    .answer = You take nothing at all, or exactly two goods from one opponent. You take one only if that opponent has just one.
    .details = You cannot take one good from somebody who has two or more, and you cannot take one each from two players. The two goods may be of the same type or of different types, as you like. Goods on a Peddler do not count, since they cannot be stolen. Whatever you take, the bank pays your victim for each good. If you would rather not rob anyone, you may take nothing.
    .example = Tom has three goods, Ruth has one. Nadia recruits a Burglar. She may take two from Tom, or the one from Ruth, or nothing. She may not take just one from Tom, nor one from each.
    .editions = All four editions say that you may take two goods from one other player. None says whether you may take fewer, or what happens if the victim has only one.

rules-x5 = Guardsman and the stack of two craftsmen
    .answer = In rounds 1 to 3 you may swap either tile of the stack. In round 4 the upper one is guildmaster and stays; the lower one may be swapped. You may look at the lower tile at any time.
    .details = While the stack waits in the topmost window, neither of its tiles is guildmaster, so both are free to move, and you may also swap the two with each other. That changes who will set the price in round 4. Once the stack has come down, only the lower tile can be exchanged. As always, both craftsmen must be of the same guild, and you may leave everything as it is.
    .example = Round 4: at the Printers a 6 is guildmaster, with a 3 under it. A Printer 7 lodges at the Brewers in window 2. Sam swaps the 3 with the 7. The Printers’ favourite will now take the 6 and the 7, and the 3 lodges at the Brewers.
    .editions = All four editions say that guildmasters cannot be moved and that houses do not matter. None mentions the stack, or whether you may look at its lower tile.

rules-x6 = Crests of a guild without a favourite
    .answer = The guild crest stays on its stack. A prestige crest there leaves the game.
    .details = If nobody owns a good of the type, there is nobody to take the crests. The guild’s own crest is not lost; it just stays on the stack, and with four crests for four rounds there are always enough. The prestige crest was meant for this round only, so it goes into the box. The next round gets its own prestige crest in any case, in another guild.
    .editions = All four editions say what happens to the guildmaster when there is no favourite. None says a word about the crests.

rules-x7 = Apprentice and shared places
    .answer = A shared 2nd or 3rd place is still a 2nd or 3rd place, so the Apprentice gives 1 VP for it, even where the tie itself earns 0.
    .details = The Apprentice rewards the place, not its points. Tied for 2nd: 2 VP for the tie and 1 for the Apprentice. Tied for 3rd: nothing for the tie, but 1 for the Apprentice. And after a tie for 1st, the next player is 3rd and gets the point as well. A shared 1st place gives none. Neither does coming in behind a tie for 2nd, because there is no 3rd place then.
    .example = Bakers: Ella is 1st, Omar 2nd, Tom and Priya tie for 3rd and get 0 VP each. Tom owns an Apprentice, so this guild still brings him 1 VP. Priya gets nothing.
    .editions = All four editions award the Apprentice’s VP for 2nd and 3rd places. None says whether a tied place counts.

rules-x8 = Still tied at the very end
    .answer = If two or more players have the same VP, the same number of craftsmen and the same total value of craftsmen, they share the victory.
    .details = The two tie-breaks are nearly always enough, as both numbers would have to be exactly the same. If they are, nothing further is compared: not talers, not crests, not the turn order. Everybody who is still level has won, and you can argue about the rematch instead.
    .editions = All four editions print the two tie-breaks, number of craftsmen and then their value. None says what happens if both are equal.

rules-x9 = Three or more tied for first in a majority
    .answer = Each of them gets 4 VP. There is no 2nd place, and the next best player is 3rd and gets 1 VP.
    .details = The number of tied players makes no difference: two, three or more, they get 4 VP each. You might expect that three players use up all three places, but the rule is the same as for two. One place is dropped, the 2nd, and the 3rd is still there for whoever comes next. If several tie for that 3rd place they get 0 each.
    .example = Brewers: Ben, Clara and Dev each have a total of 9 with two tiles. Each gets 4 VP. Ella has 6; she is 3rd and gets 1 VP. Fiona with 4 gets nothing.
    .editions = All four editions give 4 VP each for a tie for 1st and drop the 2nd place. None speaks of three or more players in such a tie.

rules-x10 = Two tied for first, and nobody else has a craftsman there
    .answer = They get 4 VP each. The VP for 2nd and 3rd place are not handed out to anyone.
    .details = The rule that a winner also takes the missing places is for a player who is alone in 1st place. Two players who share it get their 4 VP each and nothing more. So between them they score 8 VP, and the guild’s other points are lost. This comes up often in two-player games, so getting one more craftsman tile to break the tie is worth it.
    .example = Only Hannah and Leo own Hatters, each with a total of 8 and two tiles. Each gets 4 VP. Had Leo owned three tiles with the same total, he would have 6 VP (5 + 1) and Hannah 3.
    .editions = All four editions say that missing places go to the player in 1st place, and that tied players get 4 VP. None says how the two rules work together.

rules-x11 = Small slips in the rulebooks
    .answer = The Brewers are always called first. In the planning example Yellow plans Bakers, Shoemakers and Printers. Blue has no beer left to sell in turn 2. And agent + counts in every round, wherever it is printed.
    .details = The rest of the rules leave no doubt about any of these, but each can confuse a careful reader. In the favourites example Blue is said to sell a beer in the second turn, although she paid her only one for the Councilman. She has none in either case, so the favourite is the same. As favourite you get an agent only for tiles that really show agent +, in round 1 just as in round 4.
    .editions = Russian starts the Action phase with the Bakers. The Hungarian planning example puts Yellow at the Brewers. All four let Blue sell the beer she no longer has. French reads as if every tile a favourite takes came with an agent; Hungarian ties this to round 4.

rules-x12 = First-turn limit: what exactly counts?
    .answer = All goods you buy in that action count, whatever their type. Everyone who revealed the guild’s card counts as a player there, whatever they then do. And you can never buy more than the storehouse holds.
    .details = You cannot get round the limit by mixing types: a pastry and a beer from the same storehouse are two goods. Nor does the limit rise when somebody at the guild sells, recruits or does nothing; it was fixed when the cards were turned over. If the storehouse runs low, whoever acts later may get less than the limit, or nothing.
    .example = Five players, first turn. Megan, Jack and Aisha reveal Bakers cards, so the limit is 2. Megan recruits from window 2 and pays a pastry and a beer. Jack buys that beer and a pastry: he has reached his limit. Aisha may buy 2 as well.
    .editions = All four editions print the same limits by the number of cards at the guild. None spells out that goods of other types count too, or that players who do something else there are counted as well.

rules-x13 = Majorities with two players
    .answer = With two players there is never a 3rd place, so its 1 VP goes to whoever is alone in 1st place: 6 VP against 3. If only one of you owns craftsmen of the guild, that is 9 VP.
    .details = It is the ordinary rule about missing places, except that in a two-player game it applies to every guild. So a clear win in a guild is worth 6 to 3, a tie 4 to 4, and having a guild to yourself 9 to 0. The drop from 9 to 6 shows why it pays to own at least one craftsman everywhere.
    .example = Grace and Tom play. Shoemakers: Grace 12, Tom 7. Grace gets 6 VP (5 + 1) and Tom 3. Brewers: only Tom has any, so he gets 9 VP (5 + 3 + 1).
    .editions = All four editions say that 1st place takes the VP for places nobody fills. None says in so many words that this holds for the 3rd place in every two-player game.

rules-x14 = A townsman returns to an empty guest stack
    .answer = Then he simply becomes the stack, and he is the next guest drawn. A Peddler who returns after the favourites can come back into the lodgings at the end of that same round.
    .details = Star townsmen go back into the stack as soon as they are used, and Peddlers after the favourites. If the stack has run out by then, there is nothing to shuffle the tile into: it is simply put down as the new stack. When the lodgings are refilled, it goes into the first empty window of the Brewers, who are always served first. If several tiles return, shuffle them together.
    .example = The stack is empty. Ruth recruits a Councilman, takes her agent and lays the tile down as the stack. At the end of the round the Brewers are filled first: the Councilman moves into their first empty window. All other empty windows stay empty.
    .editions = All four editions shuffle these tiles back into the stack, and all leave windows empty when it runs out. None says what happens when a tile returns to an empty stack.

rules-x15 = Things no rulebook says: bank, Mayor, turn order, trade
    .answer = The bank never runs out. A Mayor on a roof is not an agent. The turn order carries over into the next round. There is no trading between players.
    .details = Four small questions that come up at nearly every table. If the coins run short, use anything as a substitute. When you count agents on a roof after recruiting, leave the Mayor out. Nobody resets the track between rounds: whoever was first at the end of a round is first in the next. And you may neither give goods or talers away nor swap them, however much you would both like to.
    .editions = No edition says any of this. They do say that you may not buy goods from each other, but nothing about swapping or giving.

rules-x16 = Several townsmen of one kind: does each count?
    .answer = Yes, each one in full: Peddlers 4 each, every Mayor pays, every Musician pays, every sun townsman scores. A Mayor starts paying with the income of the round in which he is recruited.
    .details = Each Peddler needs a good of his own; one good cannot be on two of them. They may hold the same type or different ones. Two Mayors may sit on different roofs or on the same one; on a shared roof, each craftsman of that guild brings in 2 talers. Two Tax Collectors each count all your talers, and two Apprentices each count all your places.
    .example = Callum has two Peddlers with a page on each and one loose page: 4 + 4 + 1 = 9 pages when the favourites are chosen. Two Mayors sit on the Bakers’ roof, and he owns two Bakers. They bring him 4 talers on top of his 3, so 7 in all.
    .editions = No edition speaks of several townsmen of one kind. Each describes a single tile, and this program simply applies that to every one.

rules-x17 = Recruiting a guest who can do nothing for me
    .answer = That is allowed. The star townsman, or a Peddler you have no good for, goes back into the guest stack. You still get the roof talers and may go first.
    .details = Think of a Guardsman when there is no pair to swap, a Councilman when you have all eight agents, a Peddler when paying took your last good, or a Burglar when nobody has a good to take. You still pay the full price. It can be worth it for the money on a crowded roof, to be first at the next guild, or to snatch the guest from under somebody else’s nose.
    .editions = The rulebooks say that a Peddler without a good goes back and that no agent comes when none is left. No edition says whether you may recruit a guest who has no effect.

rules-x18 = Any good: may it be the guild’s own type?
    .answer = Yes. Any good means any type at all, the guild’s own included. You may pay two beers for window 2 at the Brewers.
    .details = The crate on the guild house stands for any good. Every price has a part that must be the guild’s own type; the rest is up to you. It matters most for window 2, where the price is one of the guild’s goods plus one of any type. For windows 3 and 4 the second price, with two of any type, can also include more of the guild’s goods, but then the first price is cheaper anyway.
    .example = Ella has two pastries and nothing else. She wants the guest in window 2 at the Bakers. She pays one pastry as the guild’s good and the other as the good of any type. That is a legal price.
    .editions = The Hungarian edition says any other type in three places, but its own note on the crate says any type. The English, French and Russian editions say any type throughout.

rules-x19 = New agents: this round or the next?
    .answer = From the next Planning phase on, and that may well be in the same round. You do not have to wait for the next round.
    .details = It is the same for a Councilman and for agent +. You take the agent at once, but the cards of this turn are already planned, so it has nothing to do yet. At the end of the turn it counts as available: you are not finished, and you may plan with it in the next turn. An agent gained as favourite is ready for the next round.
    .example = Dev has 4 agents and plans two cards. At the Brewers he recruits a Councilman and takes a new agent. After the turn he has 4 − 2 + 1 = 3 agents available, and in the second turn of the same round he may plan up to three cards.
    .editions = The Hungarian edition says later rounds, although its own example already counts the new agent in the next turn of the same round. The other editions speak of turns, not of rounds.

rules-x20 = Finished players: wait for the next turn or the next round?
    .answer = For the next round. Once your pass token shows the moon, you take part in no further turn of this round.
    .details = It does not matter whether you passed or ran out of agents. The others go on, turn after turn, until everyone is finished. Then the round ends, the agents come home, the pass tokens are turned back, and you are in again. If you could come back after one turn, passing would cost next to nothing.
    .editions = In one place the Hungarian edition lets finished players wait for the next turn only. The English, French and Russian editions say the next round.

rules-x21 = Three goods per action or per round?
    .answer = Three in one action. In another action, at another guild or in a later turn, you may buy up to three again.
    .details = There is no limit for a whole round. If you plan cards at four guilds you may buy up to twelve goods in a single turn, as long as you can pay and the storehouses have them. Only in the first turn of the game can the limit for an action be lower, when many of you meet at one guild.
    .editions = The Hungarian buying example speaks of 3 goods per round. Its buying rule, like that of the other three editions, means per action.

rules-x22 = Exactly 30, and more than seven crests
    .answer = A total of exactly 30 counts and gives 2 VP. Seven crests or more give 20 VP; an eighth adds nothing, but it does no harm either.
    .details = Both are questions about where a table begins or ends. For craftsmen, 30 is enough and 29 is not. For crests the last step is seven: with prestige crests and Engravers you can get to eight or nine, and you still score 20 VP. The program counts both this way in every language.
    .editions = A Hungarian heading speaks of more than 30, and its crest table stops at 7. The English, French and Russian editions say 30 or more, and 7 or more crests.

rules-x23 = Apprentice: once, or for every place?
    .answer = For every place. You get 1 VP for each 2nd or 3rd place you have, guild by guild, not 1 VP in all.
    .details = With six guilds an Apprentice can be worth up to 6 VP, if you are 2nd or 3rd everywhere. That makes him strong for players who collect a little of everything and win no guild outright. If he gave just one point in the whole game, he would hardly be worth a good. So count your places in each guild and add one VP for each.
    .editions = The French text can be read as 1 VP once. The English, Russian and Hungarian editions say that it is for every 2nd or 3rd place.

rules-x24 = Majorities: number of craftsmen or their value?
    .answer = The total value decides. The number of tiles only breaks a tie between equal totals.
    .details = One Brewer of value 7 beats two Brewers worth 2 and 4. The word majority misleads many people here, since it sounds like counting heads. Add up the numbers on the tiles first. Only if two players have exactly the same total do you count tiles, and then whoever has more is ahead.
    .editions = The Russian text has you add up the values, but then speaks of the number of craftsmen when it ranks the players. The other editions rank by value.

rules-x25 = Must talers be hidden, or may they be?
    .answer = They may. You can hide your talers under your vault or leave them in the open, as you like, and you may change your mind at any time.
    .details = Most people hide them, because ties for favourite are decided by money and it is nice to keep the others guessing. But nobody has to. You must show them in one case only: when you are tied for favourite. At the end of the game everybody counts openly. Goods, crests, agents and tiles are never hidden.
    .editions = The Russian edition has players keep their money secret. The English, French and Hungarian editions let them do so.

rules-x26 = Richest player when nobody has any talers
    .answer = Then all players are tied for richest with 0 talers, and each gets 2 VP.
    .details = The rule asks for the most talers, and if everybody has none, everybody has the most. In a game played to the end it cannot come up, because the income after round 4 gives each of you at least 3 talers. You may meet it when you enter a score sheet and leave all talers at zero: then this is where each player’s 2 VP come from.
    .example = Hannah, Ben and Tom fill in a final score sheet and enter 0 talers for all three. All are tied for richest, so each gets 2 VP. Once Ben’s 6 talers are entered, he alone is richest and gets 5 VP.
    .editions = All four editions give 2 VP each for a tie. None mentions what happens if nobody has any talers.

rules-x27 = Agent + for the favourite in round 4
    .answer = You take the agent as usual, but it makes no difference: the game is over before you can plan with it.
    .details = In round 4 the favourite takes two tiles, so it can even be two agents. They come too late: after the favourites you only collect income and count points, and agents are worth no VP. Nor do they break ties. If your table forgets to take them, no harm is done. The program takes them, so that its numbers agree with the tiles.
    .editions = The rulebooks give the favourite these agents in round 4 as well. No edition points out that they are of no use by then.
