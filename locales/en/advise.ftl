# The advice of the bots. Numbers with decimals come as text; those of reasons have their sign.

advise-only = Only one move is possible:
# A move: $move is a line of the log.
advise-move = { $number }. { $move }
# What a player can expect. $win is in percent.
advise-expected = { $own ->
    [yes] You
   *[no] { $name }
}: { $vp } VP, average place { $place }, wins { $win }%
advise-close = There is very little between the top two moves.
# Above the reasons.
advise-against = { $other ->
    [others] Compared with the other moves:
   *[best] Compared with the best move:
}
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
