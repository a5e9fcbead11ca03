# Why something is not allowed.
refusal-not-due = It is somebody else's turn.
refusal-no-such-stake = A stake of 0 to 79 is named once, at the beginning.
refusal-no-such-play = One plays the card that one holds; only the first player may wait.
refusal-no-such-draw = This card cannot be drawn now.
