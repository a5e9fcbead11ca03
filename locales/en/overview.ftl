# An overview for people who have never played.

overview-title = Norenberc in five minutes

overview-goal = You are ambitious merchants in medieval Nuremberg, and you want the craftsmen of the town on your side. You trade in the goods of up to six guilds: beer, pastries, shoes, pages, cloth and hats. Whoever owns the most goods of a guild wins over its guildmaster. After four rounds your craftsmen, crests, talers and townsmen are turned into victory points (VP), and the most VP wins.
    .heading = What is it about?

overview-round = A round consists of turns. In each turn you first plan in secret: you put action cards face down, one for every guild where you want to act. Each card needs an agent, and you start with four. Then the guilds are called in number order, from the Brewers to the Hatters. All who played the card take one action there, in turn order, and their agents climb to the roof.

    If you still have agents after that, you may plan again in the next turn. If you have none, or if you pass, you wait. When everybody is finished, the round ends.
    .heading = How a round runs

overview-actions = At a guild you choose one of four things. Sell any number of the guild’s own goods. Buy up to three goods that lie in its storehouse. Recruit one guest. Or do nothing. The guildmaster’s value, from 2 to 7, is the price of every good you buy or sell there. You can see in the windows above who will be guildmaster next, so you know today what prices will be tomorrow.
    .heading = Your actions

overview-guests = Guests lodge in four windows of each guild, and you pay for them in goods: one in the window on the left, three or four on the right. Some guests are craftsmen, who count at the end of the game. Others are townsmen with a special ability: some help at once, some at the end of every round, some in the final scoring. Recruiting also earns you a taler for each agent already on that roof, and you may move to first place in the turn order.
    .heading = Guests

overview-favourites = At the end of a round each guildmaster chooses a favourite: the player with the most goods of the guild. The favourite gives one of them back and takes the guildmaster tile and a crest. One guild is the prestige guild and adds a prestige crest. Then all agents come home, everybody gets 3 talers, the next guildmasters move down, and new guests arrive.
    .heading = Favourites and the end of a round

overview-end = After the fourth round you count. In each guild the highest total of craftsmen brings 5 VP, the second 3, the third 1. There are VP for 30 or more in one guild, for craftsmen of every guild, for the most talers, for a collection of different crests and for certain townsmen.
    .heading = How you win

overview-hints = First, buy where the guildmaster is low and a high one follows, and sell once the high one is in place. Foreign goods in a cheap storehouse are often the best bargain of all.

    Second, get more agents early, through councilmen and craftsmen with agent +. Third, collect different crests: the seventh is worth far more than the third.
    .heading = Three good first hints
