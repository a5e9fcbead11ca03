# $iterations is how many games were played to their end, $games the same as it is written.
advise-heading = Advice for { $name } in round { $round }, turn { $turn }, after { $iterations ->
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
advise-reason-rival = { $vp } VP for { $rival } on average
