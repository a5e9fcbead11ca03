# Что изменилось на столе после события: для журнала и движущихся фигур. $name is the player.

# $list is a list of effect-plans-laid-item.
effect-plans-laid = Планирование закончено: { $list }.
effect-plans-laid-item = { $name } — { $cards ->
    [0] ни одной карты
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
effect-called = Активируются { norenberc-guild }. { $count ->
    [one] Действует { $names }.
    [few] Действуют { $names }.
    [many] Действуют { $names }.
   *[other] Действуют { $names }.
}
effect-sold = { $name } получает { norenberc-talers } за { norenberc-heap-acc }{ $count ->
    [1] {""}
    [one] , по { $price } за штуку
    [few] , по { $price } за штуку
    [many] , по { $price } за штуку
   *[other] , по { $price } за штуку
}.
effect-bought = { $name } платит { norenberc-talers } за { $count ->
    [one] { $count } товар
    [few] { $count } товара
    [many] { $count } товаров
   *[other] { $count } товара
}{ $count ->
    [1] {""}
    [one] , по { $price } за штуку
    [few] , по { $price } за штуку
    [many] , по { $price } за штуку
   *[other] , по { $price } за штуку
}.
effect-paid = На склад { norenberc-guild-of } кладут { $goods }.
effect-recruited = { $name } берёт { norenberc-tile-acc }.
effect-agent-gained = { $name } получает посредника из общего запаса.
effect-no-agent-left = { $name } посредника не получает: все восемь уже есть.
effect-shuffled-back = В стопку гостей возвращается { norenberc-tile }.
effect-robbed = { $victim } теряет { $goods }, банк платит взамен { norenberc-talers }.
# $one and $other are craftsmen, as norenberc-craftsman has them.
effect-swapped = { $one } и { $other } меняются местами.
effect-peddled = { $name }: на Торговце теперь лежит { norenberc-heap }.
effect-mayor-placed = Мэр теперь лежит на крыше { norenberc-guild-of }.
effect-roof-talers = { $name } получает { norenberc-talers } за посредников на крыше.
effect-went-first = { $name } теперь на первом месте в порядке хода.
effect-agent-to-roof = { $name } отправляет посредника на крышу { norenberc-guild-of }.
effect-finished = { $passed ->
    [yes] { $name } пасует и выбывает до конца раунда.
   *[no] { $name } заканчивает раунд: свободных посредников не осталось.
}
effect-new-turn = Раунд { $round }, ход { $turn }.
effect-round-over = Раунд { $round } завершён.
# $list is a list of effect-shown-item: сколько товаров гильдии у каждого.
effect-shown = { norenberc-guild }, подсчёт товаров: { $list }.
effect-shown-item = { $name } — { $count }
# $by says what decided it, $from where the returned good lay, $under is a craftsman or empty.
effect-favorite = { norenberc-guild }: фаворит — { $name } ({ $by ->
    [goods] больше всех товаров
    [talers] товаров поровну, но талеров больше
    [ruling] так решили за столом
   *[turn-order] товаров и талеров поровну, но место в порядке хода выше
}). { $from ->
    [peddler] На склад уходит товар с Торговца.
   *[supply] Один товар возвращается на склад.
} Фавориту достаются { norenberc-craftsman }{ $under ->
    [none] {""}
   *[other] , { $under }
}{ $prestige ->
    [yes] , герб гильдии и герб престижа.
   *[no] {" "}и герб гильдии.
}
effect-no-favorite = { norenberc-guild }: фаворита нет, потому что товара гильдии нет ни у кого. { $prestige ->
    [yes] Из игры уходят { norenberc-craftsman }{ $under ->
        [none] {""}
       *[other] , { $under }
    } и герб престижа.
   *[no] { $under ->
        [none] Из игры уходит { norenberc-craftsman }.
       *[other] Из игры уходят { norenberc-craftsman } и { $under }.
    }
}
effect-good-back = { $name } забирает с Торговца { norenberc-heap-acc }.
effect-agents-back = Все посредники возвращаются с крыш.
# The parts of the income; 0 where there is none.
effect-income = { $name } получает { norenberc-talers }{ $parts ->
    [base] .
   *[more] {" "}(обычный доход { $base }{ $musicians ->
        [0] {""}
       *[other] , Музыканты { $musicians }
    }{ $mayors ->
        [0] {""}
       *[other] , Мэры { $mayors }
    }).
}
effect-new-guildmaster = Новый глава { norenberc-guild-of }: { norenberc-craftsman }.
effect-guest-left = Гость из окна 1 { norenberc-guild-at } уходит из игры: { norenberc-tile }.
effect-lodged = Новый гость { norenberc-guild-at }, окно { $number }: { norenberc-tile }.
effect-stack-empty = Стопка гостей кончилась: остальные окна пустуют.
effect-prestige-guild = Самая престижная гильдия: { norenberc-guild }, значение главы { $value }.
effect-game-over = Игра окончена.
