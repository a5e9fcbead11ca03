# Where a recorded game stops.
replay-unfinished = Not finished: { $events ->
    [one] { $events } event
   *[other] { $events } events
}, turn { $turn }.
