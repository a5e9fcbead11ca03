# The name of the game. Shared code asks for it, for `replay-unfinished`, `score-winner` and `score-category`.
game-name = Nine
