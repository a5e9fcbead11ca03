# Журнал: по строке на событие. $name is the player.

event-plan = { $name } выкладывает { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
} ({ $guilds }).
event-seal = { $name } выкладывает рубашкой вверх { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}.
event-pass = { $name } пасует.
event-sell = { $name } продаёт { norenberc-guild-to } { norenberc-heap-acc }.
# $goods is a list of goods in the form of norenberc-heap-acc.
event-buy = { $name } покупает { norenberc-guild-from } { $goods }.
event-recruit = { $name } нанимает { norenberc-guild-at } гостя из окна { $window }.
event-nothing = { $name } ничего не делает { norenberc-guild-at }.
event-pay = { $name } отдаёт в уплату { $goods }.
event-rob = { $name } грабит: { $victim } отдаёт { $goods }.
# $one and $other are places, as event-spot has them.
event-swap = { $name } меняет местами двух мастеров ({ $one } и { $other }).
event-spot = { $place ->
    [lodgings] окно { $number } в комнатах { norenberc-guild-of }
   *[workshop] место { $number } в мастерской { norenberc-guild-of }
}
event-decline = { $name } не пользуется способностью гостя.
event-peddle = { $name } кладёт на Торговца { norenberc-heap-acc }.
event-place-mayor = { $name } кладёт Мэра на крышу { norenberc-guild-of }.
event-go-first = { $name } ставит свой маркер первым в порядке хода.
event-stay = { $name } остаётся на своём месте в порядке хода.
# Chance. $names is a list of players.
event-order = Порядок хода — { $names }.
event-settle = Мастерская { norenberc-guild-of }, место { $number } — { norenberc-craftsman }.
event-lodge = Комнаты { norenberc-guild-of }, окно { $number } — { norenberc-tile }.
event-reveal = { $count ->
    [0] Карту { norenberc-guild-of } не открывает никто.
    [1] Карту { norenberc-guild-of } открывает { $names }.
   *[other] Карту { norenberc-guild-of } открывают { $names }.
}
