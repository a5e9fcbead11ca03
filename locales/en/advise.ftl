# The advice of the bots. Numbers with decimals come as text; those of reasons have their sign.

# $iterations is how many games were played to their end.
advise-heading = Advice for { $name }, round { $round }, turn { $turn }, after { $iterations ->
    [one] 1 game
   *[other] { $iterations } games
} played to the end:
advise-only = There is nothing to choose:
# A move: $move is a line of the log.
advise-move = { $number }. { $move }
# What a player can expect. $win is in percent.
advise-expected = { $name }: { $vp } VP, mean place { $place }, wins { $win } %
advise-close = The first two moves can hardly be told apart.
# Above the reasons.
advise-against = { $other ->
    [others] Compared with the other moves:
   *[best] Compared with the best move:
}
# The reasons. $vp is a difference, such as +1.3.
advise-reason-majority = { $vp } VP from the craftsman majority { norenberc-guild-of }
advise-reason-category = { $category ->
    [crests] { $vp } VP from crests
    [thirty] { $vp } VP from craftsmen of 30 or more
    [all-types] { $vp } VP from all craftsman types
    [richest] { $vp } VP from being richest
   *[townsmen] { $vp } VP from townsmen
}
# Chances in percent.
advise-reason-favorite = Favourite { norenberc-guild-of } this round: { $chance } % instead of { $otherwise } %
advise-reason-price = The price { norenberc-guild-of } is { $now } now; the best still to come is { $later }, in round { $round }
advise-reason-agent = One more agent: { $agents } in all
# $more is a difference, such as +0.6.
advise-reason-agents = { $more } agents by the end of the game
advise-reason-tie = As many goods { norenberc-guild-of } as { $rival } has: { $by ->
    [talers] { $won ->
        [yes] you have more talers and would be favourite
       *[no] { $rival } has more talers and would be favourite
    }
   *[order] { $won ->
        [yes] you come first in the turn order and would be favourite
       *[no] { $rival } comes first in the turn order and would be favourite
    }
}
advise-reason-rival = On average { $vp } VP for { $rival }
# There is nobody to advise.
advise-nobody = At event { $event } of line { $line } nobody has to decide anything.
advise-not-due = At event { $event } of line { $line } it is not “{ $name }” who has to decide. Those who have to: { $names }.
advise-no-line = There is no game in line { $line }; the file has { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}.
advise-no-event = There is no event { $event } in line { $line }: they go from 0 to { $last }, and { $last } is the end of what is recorded.
