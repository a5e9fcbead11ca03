# Советы ботов. Numbers with decimals come as text; those of reasons have their sign.

advise-only = Выбирать не из чего:
# A move: $move is a line of the log.
advise-move = { $number }. { $move }
# What a player can expect. $win is in percent.
advise-expected = { $own ->
    [yes] Вы
   *[no] { $name }
}: { $vp } ПО, среднее место { $place }, побед { $win } %
advise-close = Первые два хода почти равноценны.
# Above the reasons.
advise-against = { $other ->
    [others] По сравнению с другими ходами:
   *[best] По сравнению с лучшим ходом:
}
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
