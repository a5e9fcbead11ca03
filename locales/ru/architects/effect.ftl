# Что изменилось на столе после события: для журнала и движущихся фигур. $name — игрок. Где карту называть нельзя, $building — none.

effect-character-dealt = { $name } — персонаж { architects-character }.
effect-draft-passed = { $round ->
    [3] Драфт окончен: последняя карта каждого уходит под стопку.
   *[other] Все выбрали по карте: остальные передаются налево.
}
effect-started = Начинает { $name }.
effect-start-silver = { $name } получает на старте { $silver ->
    [one] { $silver } серебро
    [few] { $silver } серебра
    [many] { $silver } серебра
   *[other] { $silver } серебра
}.
effect-turn-begun = Ходит { $name }.
effect-placed = { $name }: теперь { architects-spot-at } { architects-workers }.
effect-took-back = { $source ->
    [board] { $name } забирает рабочего с чужого планшета ({ $player }).
   *[place] { $name } возвращает рабочего { architects-spot-from }.
}
effect-passed = { $name } пропускает ход: нет рабочих, которых можно выставить или вернуть.
# $goods — список в форме architects-heap-acc.
effect-gained = { $name } получает { $goods }.
effect-paid = { $name } платит { $goods }.
# $price — список из architects-price-part-acc.
effect-paid-silver = { $name } платит { $price }.
effect-tax-taken = { $name } забирает из налоговой палаты { $silver ->
    [one] { $silver } серебро
    [few] { $silver } серебра
    [many] { $silver } серебра
   *[other] { $silver } серебра
}.
# $sign — plus или minus.
effect-virtue-moved = { $sign ->
    [minus] { $name } теряет { architects-virtue-acc }.
   *[plus] { $name } получает { architects-virtue-acc }.
}
effect-debts-taken = { $name } берёт { architects-debts-acc }.
effect-debt-destroyed = { $name } списывает непогашенный долг.
effect-debt-paid = { $name } гасит долг: карта переворачивается.
effect-paid-instead = { $name } платит вместо долга { $silver ->
    [one] { $silver } серебро
    [few] { $silver } серебра
    [many] { $silver } серебра
   *[other] { $silver } серебра
}.
effect-drew = { $building ->
    [none] { $name } берёт карту сооружения.
   *[other] { $name } берёт { architects-building-acc }.
}
effect-kept = { $building ->
    [none] { $name } оставляет себе одну карту.
   *[other] { $name } оставляет себе { architects-building-acc }.
} Под стопку ушло карт: { $buried }.
effect-discarded = { $building ->
    [none] { $name } кладёт карту сооружения с руки под стопку.
   *[other] { $name } кладёт { architects-building-acc } с руки под стопку.
}
effect-pile-empty = Стопка сооружений пуста: { $name } больше карт не берёт.
effect-hired = { $name } нанимает { architects-apprentice-acc }{ $coins ->
    [0] .
    [one] {" "}и забирает с карты { $coins } монету.
    [few] {" "}и забирает с карты { $coins } монеты.
    [many] {" "}и забирает с карты { $coins } монет.
   *[other] {" "}и забирает с карты { $coins } монеты.
}
effect-dismissed = { $name } кладёт { architects-apprentice-acc } под стопку.
effect-shown = Новый помощник в ряду { $row }, столбец { $column }: { architects-apprentice }.
effect-captured = { $own ->
    [yes] { $name } забирает { architects-workers-acc } { architects-spot-from }.
   *[no] { $name } арестовывает { architects-workers-acc } { architects-spot-at } ({ $player }).
}
effect-sold = { $name } отправляет в тюрьму { architects-workers-acc } и получает { $silver ->
    [one] { $silver } серебро
    [few] { $silver } серебра
    [many] { $silver } серебра
   *[other] { $silver } серебра
}.
effect-prisoners-released = { $name } возвращает из тюрьмы { architects-workers-acc }.
effect-captives-released = { $name } возвращает с чужих планшетов { architects-workers-acc }.
effect-constructed = { $name } возводит { architects-building-acc }.
effect-advanced = { $name } поднимается на уровень { $level } собора.
# $gain — список ресурсов, добродетели и карт.
effect-rewarded = { $name } получает награду: { $gain }.
effect-no-reward-left = Награды кончились: { $name } получает вместо награды 1 добродетель.
effect-reset-begun = Обновление чёрного рынка.
effect-to-prison = { $name }: с чёрного рынка в тюрьму { $count ->
    [one] отправляется { $count } рабочий.
    [few] отправляются { $count } рабочих.
    [many] отправляются { $count } рабочих.
   *[other] отправляются { $count } рабочего.
}
effect-turned-over = Теперь на большом рынке: { $goods }.
effect-reshuffled = Карты большого рынка становятся новым малым рынком.
effect-side-shown = Теперь на малом рынке: { $goods }.
effect-guildhall-full = { $name } занимает последнее место в доме гильдий. Каждый делает ещё один ход, последним ходит { $name }.
effect-game-over = Игра окончена.
