# The result of checking recorded games.

# $line is the line of the file.
replay-game = Line { $line }:
replay-unfinished = Not finished: { $events ->
    [one] { $events } event
   *[other] { $events } events
}, round { $round }, turn { $turn }.
# Events are counted from 0.
replay-refused = Event { $event } (the first is 0) is not allowed: { $text } ({ $rule })
replay-scores-differ = The events are allowed, but the scores written down do not follow from them:
replay-summary = { $games ->
    [0] No games.
    [one] { $bad ->
        [0] 1 game, and it holds.
       *[other] 1 game, and it does not hold.
    }
   *[other] { $bad ->
        [0] { $games } games, and all hold.
       *[other] { $games } games, of which { $bad } do not hold.
    }
}

# A game gone through step by step.
replay-open = Go through the game
replay-back = The decision before
replay-on = The next decision
replay-moment = Moment of the game
replay-advice = What would a master do?
replay-same = A master would have done the same.
replay-other = A master would rather have done this:
replay-chart = How did the scores go?
replay-scores = The score after each round, as if the game ended there
replay-round = Round { $round }
