# The advice of the bots. Numbers with decimals come as text; those of reasons have their sign.

# $iterations is how many games were played to their end, $games the same as it is written.
advise-heading = Advice for { $name } in round { $round }, turn { $turn }, after { $iterations ->
    [one] { $games } simulated game
   *[other] { $games } simulated games
} from here to the end:
advise-only = Only one move is possible:
# A move: $move is a line of the log.
advise-move = { $number }. { $move }
# What a player can expect. $win is in percent.
advise-expected = { $name }: { $vp } VP, average place { $place }, wins { $win }%
advise-close = There is very little between the top two moves.
# Above the reasons.
advise-against = { $other ->
    [others] Compared with the other moves:
   *[best] Compared with the best move:
}
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
# There is nobody to advise.
advise-nobody = At event { $event } of line { $line }, nobody has a decision to make.
advise-not-due = “{ $name }” has nothing to decide at event { $event } of line { $line }; { $count ->
    [one] { $names } does.
   *[other] { $names } do.
}
advise-no-line = There is no game on line { $line }; the file has { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}.
advise-no-event = There is no event { $event } on line { $line }: events run from 0 to { $last }, and { $last } is the end of the recording.
