result-heading-majorities = Большинство мастеров по гильдиям
# Те, о ком введены только талеры.
result-empty = { $count ->
    [one] { $names } — ни тайлов, ни гербов. Так и есть?
    [few] { $names } — ни тайлов, ни гербов. Так и есть?
    [many] { $names } — ни тайлов, ни гербов. Так и есть?
   *[other] { $names } — ни тайлов, ни гербов. Так и есть?
}
result-decided = { $by ->
    [vp] { $count ->
        [one] Отрыв — { $margin } ПО, ближе всех { $names }.
        [few] Отрыв — { $margin } ПО, ближе всех { $names }, у них поровну.
        [many] Отрыв — { $margin } ПО, ближе всех { $names }, у них поровну.
       *[other] Отрыв — { $margin } ПО, ближе всех { $names }, у них поровну.
    }
    [craftsmen] Столько же ПО: { $names }. Решило число мастеров: { $most } против { $next }.
    [value] Столько же ПО и мастеров: { $names }. Решила сумма значений: { $most } против { $next }.
   *[shared] Равны и очки, и число мастеров, и сумма их значений: разрешить ничью больше нечем.
}
# Что это за число на листе, для тех, кто слышит экран.
result-cell = { $what ->
    [majority] { $name }, большинство мастеров
    [thirty] { $name }, мастера 30+
    [all-types] { $name }, все типы мастеров
    [richest] { $name }, самый богатый игрок
    [crests] { $name }, коллекции гербов
    [townsmen] { $name }, бонусы горожан
   *[total] { $name }, итого
}
# Полоса словами: ПО каждой категории.
result-bar = { $name }: большинство мастеров { $majority }, мастера 30+ { $thirty }, все типы мастеров { $types }, самый богатый игрок { $richest }, коллекции гербов { $crests }, бонусы горожан { $townsmen }. Итого: { $vp } ПО.
result-majority-owns = сумма { $value }, { $tiles ->
    [one] { $tiles } тайл
    [few] { $tiles } тайла
    [many] { $tiles } тайлов
   *[other] { $tiles } тайла
}
# Чьё-то место; 0 — никакого.
result-majority-place = { $place ->
    [0] { $name }, без места
   *[other] { $name }, { $place }-е место
}{ $tied ->
    [yes] {" "}(ничья)
   *[no] {""}
}
# Число рядом, для тех, кто слышит экран.
result-majority-of = { $name }, { norenberc-guild-inside }
result-majority-none = Здесь впереди другие, мест больше не осталось.
result-majority-nobody = Здесь мастеров нет ни у кого.
result-majority-without = Без мастеров: { $names }
result-what-if-talers = Талеры и гербы
result-what-if-townsmen = Горожане
result-talers = Талеры
