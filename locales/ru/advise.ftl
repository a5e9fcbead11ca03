# Советы ботов. Numbers with decimals come as text; those of reasons have their sign.

# $iterations — сколько партий доиграно до конца, $games — то же число, как его пишут.
advise-heading = Кому совет: { $name }. Раунд { $round }, ход { $turn }; отсюда до конца { $iterations ->
    [one] разыграна { $games } пробная партия
    [few] разыграны { $games } пробные партии
    [many] разыграно { $games } пробных партий
   *[other] разыграно { $games } пробной партии
}:
advise-only = Выбирать не из чего:
# A move: $move is a line of the log.
advise-move = { $number }. { $move }
# What a player can expect. $win is in percent.
advise-expected = { $name }: { $vp } ПО, среднее место { $place }, побед { $win } %
advise-close = Первые два хода почти равноценны.
# Above the reasons.
advise-against = { $other ->
    [others] По сравнению с другими ходами:
   *[best] По сравнению с лучшим ходом:
}
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
# There is nobody to advise.
advise-nobody = Строка { $line }, событие { $event }: решать здесь никому ничего не нужно.
advise-not-due = Строка { $line }, событие { $event }: «{ $name }» здесь ничего не решает. { $count ->
    [one] Решает { $names }.
    [few] Решают { $names }.
    [many] Решают { $names }.
   *[other] Решают { $names }.
}
advise-no-line = В строке { $line } нет партии; строк в файле: { $lines }.
advise-no-event = В строке { $line } нет события { $event }: события пронумерованы от 0 до { $last }, и { $last } — это конец записи.
