# $iterations — сколько партий доиграно до конца, $games — то же число, как его пишут.
advise-heading = { $own ->
    [yes] Совет для вас.
   *[no] Кому совет: { $name }.
} Раунд { $round }, ход { $turn }; отсюда до конца { $iterations ->
    [one] разыграна { $games } пробная партия
    [few] разыграны { $games } пробные партии
    [many] разыграно { $games } пробных партий
   *[other] разыграно { $games } пробной партии
}:
# The reasons. $vp is a difference, such as +1,3.
advise-reason-majority = { $vp } ПО за большинство мастеров { norenberc-guild-at }
advise-reason-category = { $category ->
    [crests] { $vp } ПО за гербы
    [thirty] { $vp } ПО за мастеров 30+
    [all-types] { $vp } ПО за все типы мастеров
    [richest] { $vp } ПО за звание самого богатого
   *[townsmen] { $vp } ПО за горожан
}
# Chances in percent.
advise-reason-favorite = Шанс стать фаворитом { norenberc-guild-of } в этом раунде: { $chance } % вместо { $otherwise } %
advise-reason-price = Цена { norenberc-guild-at } сейчас { $now }, а самая высокая из будущих — { $later }, в раунде { $round }
advise-reason-agent = Ещё один посредник: всего { $agents }
# $more is a difference, such as +0,6.
advise-reason-agents = Посредников к концу партии: { $more }
advise-reason-tie = Ничья по товарам { norenberc-guild-of }, соперник — { $rival }: { $by ->
    [talers] { $won ->
        [yes] талеров больше у вас, фаворитом станете вы
       *[no] талеров больше у соперника, фаворитом станет он
    }
   *[order] { $won ->
        [yes] вы выше в порядке хода, фаворитом станете вы
       *[no] соперник выше в порядке хода, фаворитом станет он
    }
}
advise-reason-rival = { $rival }: в среднем { $vp } ПО
# Что сделать, словами подсказки; без точки. $guilds — список гильдий.
advise-do-plan = Выложить карты: { $guilds }
advise-do-seal = Выложить рубашкой вверх { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
advise-do-pass = Пасовать
advise-do-sell = Продать { norenberc-guild-to } { norenberc-heap-acc }
# $goods is a list of goods in the form of norenberc-heap-acc.
advise-do-buy = Купить { norenberc-guild-from } { $goods }
advise-do-recruit = Нанять { norenberc-guild-at } { norenberc-tile-acc } из окна { $window }
advise-do-nothing = Ничего не делать { norenberc-guild-at }
advise-do-pay = Отдать в уплату { $goods }
advise-do-rob = Ограбить: { $victim } отдаёт { $goods }
# $one and $other are places, as event-spot has them.
advise-do-swap = Поменять местами двух мастеров ({ $one } и { $other })
advise-do-decline = Не пользоваться способностью гостя
advise-do-peddle = Положить на Торговца { norenberc-heap-acc }
advise-do-place-mayor = Положить Мэра на крышу { norenberc-guild-of }
advise-do-go-first = Поставить свой маркер первым в порядке хода
advise-do-stay = Остаться на своём месте в порядке хода
# Почему бот так сыграл, если об этом спросят. $name is the bot.
# $have is how many goods the bot has there, $most how many the strongest other player has.
advise-why-favorite = { $name } хочет стать фаворитом { norenberc-guild-of }: их товаров { $have } против { $most }.
advise-why-cheap = { $name } покупает по { $now } то, что { norenberc-guild-at } в раунде { $round } пойдёт по { $later }.
advise-why-stock = { $name } запасается товарами, чтобы платить за гостей.
advise-why-dear = { $name } продаёт, пока цена высока: сейчас { $now }, потом не больше { $later }.
advise-why-cash = { $name } предпочитает этим товарам талеры.
advise-why-agent = { $name } хочет ещё одного посредника.
advise-why-majority = { $name } борется за большинство мастеров { norenberc-guild-of }.
advise-why-guest = { $name } считает, что нанять { norenberc-tile-acc } выгодно и за такую цену.
advise-why-roof = { $name } хочет получить талеры за посредников на крыше: { $talers }.
advise-why-order = { $name } хочет быть в начале порядка хода.
advise-why-no-means = { $name } не может здесь ничего ни продать, ни оплатить.
advise-why-worthless = { $name } не находит { norenberc-guild-at } ничего, за что сейчас стоило бы платить.
advise-why-keep = { $name } ждёт цены получше { norenberc-guild-at }: сейчас { $now }, в раунде { $round } — { $later }.
advise-why-errand = { $name } ждёт больше всего пользы { norenberc-guild-at }.
advise-why-wait = { $name } выкладывает карту, чтобы остаться в раунде и посмотреть, что сделают другие.
advise-why-rest = { $name } больше не видит выгоды в этом раунде.
advise-why-payment = { $name } платит тем, чего меньше всего жаль.
advise-why-rob = { $name } ослабляет соперника ({ $victim }).
advise-why-swap = { $name } переносит лучшего мастера туда, где его легче получить.
advise-why-mayor = { $name } получает доход за каждого мастера { norenberc-guild-of }, а их { $craftsmen }.
advise-why-stay = { $name } сначала хочет посмотреть, что сделают другие.
advise-why-decline = { $name } не видит в этом пользы.
