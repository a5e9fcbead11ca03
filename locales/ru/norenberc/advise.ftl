# $iterations — сколько партий доиграно до конца, $games — то же число, как его пишут.
advise-heading = Кому совет: { $name }. Раунд { $round }, ход { $turn }; отсюда до конца { $iterations ->
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
