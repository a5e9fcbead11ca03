# The result of checking recorded games.

# $line is the line of the file.
replay-game = Line { $line }:
# Events are counted from 0.
replay-refused = Event { $event } (counting from 0) is not allowed. { $text } ({ $rule })
replay-scores-differ = The events are allowed, but the recorded scores do not follow from them:
# A game that made no progress and was stopped.
replay-broken-off = Broken off after { $turns } turns without an end: there is no result.
replay-summary = { $games ->
    [0] No games.
    [one] { $bad ->
        [0] 1 game, valid.
       *[other] 1 game, invalid.
    }
   *[other] { $bad ->
        [0] { $games } games, all valid.
       *[other] { $games } games, { $bad } of them invalid.
    }
}

# A game replayed step by step.
replay-open = Replay the game
replay-back = Previous decision
replay-on = Next decision
replay-moment = Point in the game
replay-advice = What would a master do?
replay-same = A master would have done the same.
replay-other = A master would have done this instead:
replay-as-good = A master might have done the same.
replay-other-two = A master would have done one of the first two instead:
replay-chart = How did the scores develop?
# A switch
replay-own = My decisions only
