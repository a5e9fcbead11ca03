# Стол: дома гильдий и игроки. Most of these texts are heard, or shown over a picture.

houses-round = Раунд { $round } из { $rounds }, ход { $turn }
houses-order = Порядок хода:
# Что слышно о горожанине в доме: по нажатию видно, что он делает.
houses-about = { $tile }: что он делает?
houses-pending = Ещё не действовали:
houses-stack = В стопке гостей: { $count }
houses-lodgings = Комнаты
houses-workshop = Мастерская
houses-storehouse = Склад
houses-storehouse-empty = пусто
houses-roof-empty = на крыше никого
houses-agents-on-roof = { $name }, на крыше: { $count ->
    [one] { $count } посредник
    [few] { $count } посредника
    [many] { $count } посредников
   *[other] { $count } посредника
}
houses-mayors = На крыше: { $count ->
    [one] { $count } Мэр
    [few] { $count } Мэра
    [many] { $count } Мэров
   *[other] { $count } Мэра
}
houses-master = Глава гильдии { norenberc-guild-of }, цена: { $price }
houses-crests-left = Осталось гербов { norenberc-guild-of }: { $count }
houses-crests = Гербы { norenberc-guild-of }: { $count }
houses-prestige-crests = Гербы престижа: { $count }
houses-window-empty = Окно { $number }: пусто
houses-place-empty = Место { $number } в мастерской: пусто
# What a guest in a window costs. $window is its number.
houses-price = { $window ->
    [1] Цена: один товар этой гильдии
    [2] Цена: один товар этой гильдии и один любой
    [3] Цена: два товара этой гильдии или один и ещё два любых
   *[4] Цена: три товара этой гильдии или два и ещё два любых
}
houses-talers-hidden = Талеры скрыты
houses-agents = Свободных посредников: { $free } из { $all }
houses-finished = В этом раунде больше не действует
houses-cards = { $cards ->
    [0] пас
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
houses-peddled = На Торговце: { norenberc-heap }
