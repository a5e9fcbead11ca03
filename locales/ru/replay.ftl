# Итог проверки записанных партий.

# $line is the line of the file.
replay-game = Строка { $line }:
# Events are counted from 0.
replay-refused = Событие { $event } (счёт с нуля) правила не допускают. { $text } ({ $rule })
replay-scores-differ = События допустимы, но записанный счёт из них не следует:
replay-summary = { $games ->
    [0] Партий нет.
    [1] { $bad ->
        [0] Проверена 1 партия, ошибок нет.
       *[other] Проверена 1 партия, и в ней ошибка.
    }
   *[other] { $bad ->
        [0] Проверено партий: { $games }, ошибок нет.
       *[other] Проверено партий: { $games }, из них с ошибкой: { $bad }.
    }
}

# Разбор партии шаг за шагом.
replay-open = Разобрать партию
replay-back = Предыдущее решение
replay-on = Следующее решение
replay-moment = Момент партии
replay-advice = Что сделал бы эксперт?
replay-same = Эксперт сыграл бы так же.
replay-other = Эксперт скорее сыграл бы так:
replay-chart = Как менялись очки?
