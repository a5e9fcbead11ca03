# The name of the game, as its box has it in this language.
game-name = Архитекторы Западного королевства
