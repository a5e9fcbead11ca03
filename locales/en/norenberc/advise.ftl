# $own is yes where the reader is advised. $iterations is how many games were played to their end, $games the same as it is written.
advise-heading = Advice for { $own ->
    [yes] you
   *[no] { $name }
} in round { $round }, turn { $turn }, after { $iterations ->
    [one] { $games } simulated game
   *[other] { $games } simulated games
} from here to the end:
# The reasons. $vp is a difference, such as +1.3.
advise-reason-majority = { $vp } VP from the { norenberc-guild } majority
advise-reason-category = { $category ->
    [crests] { $vp } VP from crests
    [thirty] { $vp } VP for craftsmen of 30 or more
    [all-types] { $vp } VP for all craftsman types
    [richest] { $vp } VP for being the richest player
   *[townsmen] { $vp } VP from townsmen
}
# Chances in percent.
advise-reason-favorite = Chance of being favourite { norenberc-guild-of } this round: { $chance }% instead of { $otherwise }%
advise-reason-price = The price { norenberc-guild-at } is { $now } now; the highest still to come is { $later }, in round { $round }
advise-reason-agent = One more agent: { $agents } in all
# $more is a difference, such as +0.6.
advise-reason-agents = { $more } agents by the end of the game
advise-reason-tie = Tied on goods with { $rival } { norenberc-guild-at }: { $by ->
    [talers] { $won ->
        [yes] you have more talers and would be favourite
       *[no] { $rival } has more talers and would be favourite
    }
   *[order] { $won ->
        [yes] you are ahead in the turn order and would be favourite
       *[no] { $rival } is ahead in the turn order and would be favourite
    }
}
advise-reason-rival = { $rival }: { $vp } VP on average
# What to do, as the hint says it to whoever decides; no full stop. $guilds is a list of guilds.
advise-do-plan = Plan { $guilds }
advise-do-seal = Play { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} face down
advise-do-pass = Pass
advise-do-sell = Sell { norenberc-heap-acc } { norenberc-guild-to }
# $goods is a list of goods in the form of norenberc-heap-acc.
advise-do-buy = Buy { $goods } { norenberc-guild-from }
advise-do-recruit = Recruit { norenberc-tile-acc } in window { $window } { norenberc-guild-at }
advise-do-nothing = Do nothing { norenberc-guild-at }
advise-do-pay = Pay { $goods }
advise-do-rob = Rob { $victim } and take { $goods }
# $one and $other are places, as event-spot has them.
advise-do-swap = Swap two craftsmen: { $one } and { $other }
advise-do-decline = Do not use the guest’s ability
advise-do-peddle = Put { norenberc-heap-acc } on the Peddler
advise-do-place-mayor = Put the Mayor on the { norenberc-guild }’ roof
advise-do-go-first = Move to first place in the turn order
advise-do-stay = Keep the same place in the turn order
# Why a bot did something, for whoever asks about it afterwards. $name is the bot.
# $have is how many goods the bot has there, $most how many the strongest other player has.
advise-why-favorite = { $name } wants to be favourite { norenberc-guild-of }: { $have } of their goods against { $most }.
advise-why-cheap = { $name } buys at { $now } what sells for { $later } { norenberc-guild-at } in round { $round }.
advise-why-stock = { $name } wants goods in stock to pay for guests.
advise-why-dear = { $name } sells while the price is high: { $now } now, at most { $later } later.
advise-why-cash = { $name } would rather have talers than these goods.
advise-why-agent = { $name } wants one more agent.
advise-why-majority = { $name } is after the { norenberc-guild } majority.
advise-why-guest = { $name } thinks { norenberc-tile-acc } is worth more than the price.
advise-why-roof = { $name } wants the talers for the agents on the roof: { $talers }.
advise-why-order = { $name } wants to go first.
advise-why-no-means = { $name } has nothing to sell or to pay with here.
advise-why-worthless = { $name } finds nothing { norenberc-guild-at } that is worth its price now.
advise-why-keep = { $name } waits for a better price { norenberc-guild-at }: { $now } now, { $later } in round { $round }.
advise-why-errand = { $name } expects to gain most { norenberc-guild-at }.
advise-why-wait = { $name } plays a card to stay in the round and see what the others do.
advise-why-rest = { $name } sees nothing more to gain this round.
advise-why-payment = { $name } pays with what will be missed least.
advise-why-rob = { $name } wants to weaken { $victim }.
advise-why-swap = { $name } moves the better craftsman to where it is easier to get.
advise-why-mayor = { $name } is paid for every craftsman { norenberc-guild-at }, and has { $craftsmen }.
advise-why-stay = { $name } would rather see what the others do first.
advise-why-decline = { $name } would gain nothing by it.
