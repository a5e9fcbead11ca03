# An overview for people who have never played.

overview-title = Norenberc in five minutes

overview-goal = You are ambitious merchants in medieval Nuremberg, out to get the town’s craftsmen on your side. You trade in the goods of up to six guilds: beer, pastries, shoes, pages, cloth and hats. Whoever has the most of a guild’s goods wins over its guildmaster. After four rounds you score victory points (VP) for your craftsmen, crests, talers and townsmen, and whoever has the most VP wins.
    .heading = What is it about?

overview-round = A round is made up of turns. In each turn you first plan in secret: you play action cards face down, one for each guild where you want to act. Each card needs an agent, and you start with four. Then the guilds are called in number order, from the Brewers to the Hatters. Everyone who played that guild’s card takes one action there, in turn order, and their agents go up to the roof.

    If you still have agents after that, you may plan again in the next turn. If you have none left, or if you pass, you sit out the rest of the round. When everybody is finished, the round ends.
    .heading = How a round works

overview-actions = At a guild you do one of four things. Sell any number of the guild’s own goods. Buy up to three goods from its storehouse. Recruit one guest. Or do nothing. The guildmaster’s value, from 2 to 7, is the price of every good you buy or sell there. The windows above show who will be guildmaster next, so you can see tomorrow’s prices today.
    .heading = Your actions

overview-guests = Each guild has four windows where guests lodge, and you pay for them in goods: one good for the window on the far left, three or four for the one on the far right. Some guests are craftsmen, who count at the end of the game. Others are townsmen with special abilities: some help at once, some at the end of every round, some in the final scoring. Recruiting also earns you a taler for each agent already on that roof, and you may move to first place in the turn order.
    .heading = Guests

overview-favourites = At the end of a round each guildmaster chooses a favourite: the player with the most of the guild’s goods. The favourite gives one of them back and takes the guildmaster tile and a crest. One guild is the prestige guild, and its favourite gets a prestige crest as well. Then all agents come home, everybody gets 3 talers, the next guildmasters move down, and new guests arrive.
    .heading = Favourites and the end of a round

overview-end = After the fourth round you add up the scores. In each guild, the highest total value of craftsmen is worth 5 VP, the second 3 and the third 1. There are also VP for a total of 30 or more in one guild, for having craftsmen of every guild, for the most talers, for a collection of different crests and for certain townsmen.
    .heading = How you win

overview-hints = First, buy where the guildmaster is low and a high one comes next, and sell once the high one is in place. Other guilds’ goods in a cheap storehouse are often the best bargain of all.

    Second, get more agents early, from Councilmen and craftsmen with agent +. Third, collect different crests: the seventh is worth far more than the third.
    .heading = Three tips for your first game
