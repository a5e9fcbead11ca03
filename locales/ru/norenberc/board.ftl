# Поле сыгранной партии, на котором всё нажимается, и полоса под ним.

# Что сейчас выбирают и с чего начать. $goods is a list of goods in the form of norenberc-heap-acc.
board-plan-how = Нажмите на дома, в которые пойдут посредники. Свободных посредников: { $agents }
board-plan = Пойти: { $guilds }
# $can — что здесь возможно.
board-act-how = { $can ->
    [buy-sell-recruit] Нажмите на товар на складе, чтобы купить его, на свой товар этой гильдии ({ norenberc-goods }), чтобы продать, или на гостя, чтобы нанять его.
    [buy-sell] Нажмите на товар на складе, чтобы купить его, или на свой товар этой гильдии ({ norenberc-goods }), чтобы продать.
    [buy-recruit] Нажмите на товар на складе, чтобы купить его, или на гостя, чтобы нанять его.
    [sell-recruit] Нажмите на свой товар этой гильдии ({ norenberc-goods }), чтобы продать его, или на гостя, чтобы нанять его.
    [buy] Нажмите на товар на складе, чтобы купить его.
    [sell] Нажмите на свой товар этой гильдии ({ norenberc-goods }), чтобы продать его.
    [recruit] Нажмите на гостя, чтобы нанять его.
   *[none] Здесь нечего купить и продать и некого нанять.
}
board-sell = Продать { norenberc-heap-acc } за { norenberc-talers }
board-buy = Купить { $goods } за { norenberc-talers } (за одно действие не больше { $limit })
# $count is how many goods are laid out already.
board-unpaid = Нанять: { norenberc-tile }. Нажмите на товары, которыми платите. { $count ->
    [0] {""}
   *[other] Выложено: { $goods }.
} { houses-price }
# $talers is what the agents on the roof bring.
board-recruit = Нанять { norenberc-tile-acc }, отдать { $goods }{ $talers ->
    [0] {""}
   *[other] ; крыша: +{ norenberc-talers }
}
board-rob-how = Нажмите на товары другого игрока.
# $more is how many goods are still to be chosen.
board-rob = Ограбление: { $victim } отдаёт { $goods }{ $more ->
    [0] {""}
   *[other] , выберите ещё { $more }
}
board-swap-how = Нажмите на двух мастеров одной гильдии.
board-swap-other = Поменять местами: { $one } и ещё один мастер той же гильдии. Нажмите на него.
board-swap = Поменять местами: { $one } и { $other }
board-peddle-how = Нажмите на один из своих товаров.
board-peddle = Положить на Торговца { norenberc-heap-acc }
board-mayor-how = Нажмите на крышу.
board-mayor = Положить Мэра на крышу { norenberc-guild-of }

# Слышно: на что можно нажать.
board-stock = Склад { norenberc-guild-of }: { norenberc-heap }
board-storehouse = Склад { norenberc-guild-of }
board-stock-more = Склад { norenberc-guild-of }: другие товары
board-workshop = Мастерская { norenberc-guild-of }
board-window-empty = Комнаты { norenberc-guild-of }, окно { $number }: пусто
board-goods = { $name }: { norenberc-heap }
# $list is everything somebody owns.
board-owned = { $name }, тайлы и гербы: { $list }
board-owned-nothing = пока ничего
board-houses-back = Предыдущие дома
board-houses-on = Следующие дома

# Что вещи говорят о себе, когда на них нажимают.
# $verdict is a sentence of the favourites.
board-race = Если бы раунд закончился сейчас: { $verdict }
board-next-master = Глава в следующем раунде: { $tile }
board-next-prestige = Герб престижа следующего раунда будет здесь.
board-prestige-moves = Самая престижная гильдия следующего раунда: { $guild }
board-craftsman = В конце игры его значение засчитывается, когда определяют большинство в его гильдии.
board-craftsman-agent = Когда его берут, приносит посредника, а в конце игры его значение засчитывается, когда определяют большинство в его гильдии.
board-cards = Карты, до которых очередь ещё не дошла: { $guilds }
board-order = Кто стоит выше, тот действует раньше и побеждает при ничьей, если талеров тоже поровну.
# $hidden is yes where talers are not known.
board-standing = Если бы игра закончилась сейчас: { $vp } ПО{ $hidden ->
    [yes] {" "}(без ПО за талеры: они скрыты)
   *[no] {""}
}
board-peddler-back = Положить на него нечего: Торговец вернётся в стопку гостей.
board-roof = Наём здесь сейчас принесёт { norenberc-talers } за агентов на крыше.
board-tied = Поровну: { $names }.
