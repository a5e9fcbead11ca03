# Итоговый счёт на экране и на картинке.

result-game = Нюрнберг
result-heading-table = Лист подсчёта
result-heading-bars = Из чего сложились очки
result-heading-majorities = Большинство мастеров по гильдиям
result-heading-what-if = А что, если?
result-heading-share = Поделиться
result-hint = Нажмите на любое число, чтобы увидеть, откуда оно.

result-headline = { $count ->
    [1] Побеждает { $names }: { $vp } ПО
   *[other] Победа общая: { $names }, по { $vp } ПО
}
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
result-place = { $place }-е место{ $tied ->
    [yes] {" "}(ничья)
   *[no] {""}
}
result-total = Итого
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
result-line = { $vp } ПО · { $text }
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

result-what-if-about = Меняйте любые числа и смотрите, как сдвигаются итоги. Без вашего согласия ничего не сохранится.
result-what-if-open = Попробовать
result-what-if-note = Это только «а что, если», а не настоящий итог
result-what-if-drop = К настоящему итогу
result-what-if-keep = Сохранить эти числа
result-what-if-talers = Талеры и гербы
result-what-if-townsmen = Горожане
result-talers = Талеры
result-change = { $sign ->
    [more] +{ $by }
    [less] −{ $by }
   *[same] без изменений
}

result-share-languages = Язык картинки: один или два рядом, если за столом говорят на разных.
result-share-picture = Сохранить картинку
# Что слышно о её уменьшенной копии.
result-share-preview = Сохранённая картинка
result-share-text = Скопировать текст
result-share-csv = Таблица (CSV)
result-share-json = Данные (JSON)
result-share-bg-stats = BG Stats
# Перед полем для названия места; оно запоминается до следующей партии.
result-location = Где вы играете (для BG Stats):
result-picture-foot = Подсчитано в Guildhall
