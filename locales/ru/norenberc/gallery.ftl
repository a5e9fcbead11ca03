gallery-guilds = Гильдии и гербы
gallery-tiles = Тайлы
gallery-reasons = Причины
gallery-number = Счёт
