# An overview for people who have never played.

overview-title = Architects of the West Kingdom in five minutes

overview-goal = You are royal architects, around the year 850. You gather resources, hire apprentices, construct buildings and work on the Cathedral. How honestly you do it is up to you, but your virtue is judged at the end. Buildings and the Cathedral bring most of the victory points (VP), and whoever has the most VP wins.
    .heading = What is it about?

overview-turn = You start with 20 workers on your player board. On your turn you place exactly 1 of them on a location and do what that location offers. Then the next player clockwise does the same. There are no rounds, and your workers do not come home by themselves.

    If you begin a turn with no worker on your board, you spend the whole turn taking 1 back. That is slow, so bring your workers home in better ways before it happens.
    .heading = Your turn

overview-places = Most locations are large circles, where any number of workers of any player can stand. The more of your own workers are there, the more you get. Your 1st worker in the Forest brings 1 wood, the 2nd brings 2, the 3rd brings 3. Opponents’ workers never change what you get.

    The Quarry gives stone, the Forest wood, the Mines clay or gold, the Silversmith silver. At the King’s Storehouse you trade goods for virtue or marble. At the Workshop you hire apprentices or draw buildings. All taxes go to the Tax Stand; place a worker there, and you take all of that silver but lose 2 virtue.
    .heading = Locations

overview-apprentices = At the Workshop 8 apprentices are on offer. Hiring one costs 4 silver, 2 of it tax. Your 1st worker there reaches only the left column, your 4th all of them; to reach further, you put 1 silver on a card for each extra column. You may have up to 5 apprentices. Each has a skill, carpentry, tiling or masonry (the Labourer has all three), and every kind but the Labourer also has an ability, such as 1 more wood in the Forest or a new trade at the King’s Storehouse.
    .heading = Apprentices

overview-buildings = You begin with 3 building cards in hand. To construct one, place a worker in the Guildhall, have apprentices with all the skills the card shows, and pay its resources. It is worth VP, and it has an effect, either at once or at the end of the game. Some buildings also raise or lower your virtue.

    Instead of constructing, that worker can advance you 1 level on the Cathedral. You pay the level’s price, discard a building card and get a reward. The five levels are worth 2, 4, 7, 12 and 20 VP, but only the one you have reached at the end counts, and each has room for 1 to 3 players. Workers in the Guildhall stay there for good.
    .heading = Buildings and the Cathedral

overview-virtue = Your virtue runs from 0 to 14 and starts at 7. At the end 14 is worth 7 VP, 6 to 9 nothing, and 0 costs you 9 VP. With 10 or more you may not use the Black Market. With 4 or less you may not work on the Cathedral, but with 3 or less you save on taxes.

    Virtue you lose below 0 turns into debts, and each unpaid debt costs 2 VP at the end. Virtue you gain beyond 14 can destroy debts.
    .heading = Virtue and debts

overview-capture = At the Town Centre you capture workers. One capture takes all workers of one colour from one location. The first costs 1 tax, each further one 1 silver, and you may make as many as you have workers there, from up to 2 locations, or from just 1 with 4 or 5 players. Opponents’ workers go onto your board. If you capture your own, they come home ready for use.

    At the Guardhouse you send captured workers to Prison for 1 silver each. There you also get your own workers out of Prison for free, buy them back from the opponents’ boards, or pay off a debt.
    .heading = Capturing workers

overview-market = The Black Market has 3 spaces for 1 worker each. For 1 to 3 silver and 1 virtue you get goods that are hard to come by elsewhere, hire any of the 8 apprentices, or draw 5 buildings and keep 1.

    When the third space is taken, there is a reset, and two spaces in the Guildhall cause one as well. The workers in the Black Market go to Prison. Then everyone with 3 or more workers in Prison loses 1 virtue, and whoever has the most there takes a debt.
    .heading = The Black Market

overview-end = When the last Guildhall space is filled, that turn is finished and each player takes 1 more. The last space is the 12th with 2 players, the 16th with 3, the 20th with 4 and the 24th with 5. Then you add up your buildings, your Cathedral level, your virtue, 1 VP for each gold and marble and 1 VP for every 10 silver. You lose 2 VP for each unpaid debt and 1 VP for every 2 of your workers in Prison. On a tie, more virtue wins.
    .heading = How the game ends

overview-hints = First, hire apprentices early, and look for all three skills: the buildings that need all of them are worth 10 to 14 VP each.

    Second, do not let one of your groups grow for too long. A large group earns a lot, and that is exactly why somebody will capture it. You can bring it home yourself with a capture of your own.

    Third, keep an eye on the Prison. Before a reset is due, get your workers out at the Guardhouse.
    .heading = Three tips for your first game
