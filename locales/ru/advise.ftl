# Советы ботов. Numbers with decimals come as text; those of reasons have their sign.

# $iterations is how many games were played to their end.
advise-heading = Совет для игрока { $name }, раунд { $round }, ход { $turn }; доиграно до конца { $iterations ->
    [one] { $iterations } партия
    [few] { $iterations } партии
    [many] { $iterations } партий
   *[other] { $iterations } партии
}:
advise-only = Выбирать не из чего:
# A move: $move is a line of the log.
advise-move = { $number }. { $move }
# What a player can expect. $win is in percent.
advise-expected = { $name }: { $vp } ПО, в среднем место { $place }, побед { $win } %
advise-close = Первые два хода почти равноценны.
# Above the reasons.
advise-against = { $other ->
    [others] По сравнению с другими ходами:
   *[best] По сравнению с лучшим ходом:
}
# The reasons. $vp is a difference, such as +1,3.
advise-reason-majority = { $vp } ПО за большинство мастеров { norenberc-guild-at }
advise-reason-category = { $category ->
    [crests] { $vp } ПО за гербы
    [thirty] { $vp } ПО за мастеров 30+
    [all-types] { $vp } ПО за все типы мастеров
    [richest] { $vp } ПО за звание самого богатого
   *[townsmen] { $vp } ПО за горожан
}
# Chances in percent.
advise-reason-favorite = Стать фаворитом { norenberc-guild-at } в этом раунде: { $chance } % вместо { $otherwise } %
advise-reason-price = Цена { norenberc-guild-at } сейчас { $now }; лучшая из будущих — { $later }, в раунде { $round }
advise-reason-agent = Ещё один посредник: всего { $agents }
# $more is a difference, such as +0,6.
advise-reason-agents = Посредников к концу партии: { $more }
advise-reason-tie = Товаров { norenberc-guild-of } поровну с игроком { $rival }: { $by ->
    [talers] { $won ->
        [yes] у вас больше талеров, фаворитом станете вы
       *[no] у соперника больше талеров, фаворитом станет он
    }
   *[order] { $won ->
        [yes] вы раньше в порядке хода, фаворитом станете вы
       *[no] соперник раньше в порядке хода, фаворитом станет он
    }
}
advise-reason-rival = { $rival }: в среднем { $vp } ПО
# There is nobody to advise.
advise-nobody = На событии { $event } в строке { $line } никому ничего не нужно решать.
advise-not-due = На событии { $event } в строке { $line } решает не «{ $name }». Решают: { $names }.
advise-no-line = В строке { $line } нет партии; строк в файле: { $lines }.
advise-no-event = В строке { $line } нет события { $event }: они идут от 0 до { $last }, и { $last } — конец записи.
