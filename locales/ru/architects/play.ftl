play-option-copy = Промокарты и трактовки
