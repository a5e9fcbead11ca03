# Where a recorded game stops. The arguments beside $events are those of `TitleText::moment`.
replay-unfinished = Not finished: { $events ->
    [one] { $events } event
   *[other] { $events } events
}, turn { $turn }.
