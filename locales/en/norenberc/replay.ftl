# Where a recorded game stops.

replay-unfinished = Not finished: { $events ->
    [one] { $events } event
   *[other] { $events } events
}, round { $round }, turn { $turn }.
replay-scores = The score after each round, as if the game had ended there
replay-chapter = Round { $chapter }
# One number of that chart as text.
replay-score = round { $chapter }: { $vp }
