# Где обрывается записанная партия.

replay-unfinished = Партия не закончена: { $events ->
    [one] { $events } событие
    [few] { $events } события
    [many] { $events } событий
   *[other] { $events } события
}, раунд { $round }, ход { $turn }.
replay-scores = Очки после каждого раунда, как если бы партия на этом закончилась
replay-chapter = Раунд { $chapter }
# Одно число этого графика словами.
replay-score = раунд { $chapter }: { $vp }
