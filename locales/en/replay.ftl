# The result of checking recorded games.

# $line is the line of the file.
replay-game = Game { $line }
replay-unfinished = Not finished: { $events ->
    [one] 1 event
   *[other] { $events } events
}, round { $round }, turn { $turn }.
replay-refused = Event { $event } is not allowed: { $text } ({ $rule })
replay-scores-differ = The events are allowed, but the scores written down are not the ones that follow from them:
replay-empty = No games.
