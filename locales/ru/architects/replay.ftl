# Где обрывается записанная партия.
replay-unfinished = Партия не закончена: { $events ->
    [one] { $events } событие
    [few] { $events } события
    [many] { $events } событий
   *[other] { $events } события
}, ход { $turn }.
