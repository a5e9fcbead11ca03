# Редактор коробки: тайлы в своей коробке.

tiles-about = Пересчитайте тайлы в своей коробке: по 11 мастеров в каждой гильдии и 26 горожан всего. Пока вы ничего не изменили, программа считает, что их столько.
tiles-default = Вернуть предполагаемые тайлы
tiles-right = Всё сходится: в каждой гильдии 11 мастеров, горожан 26.
tiles-not-in-use = Пока числа не сошлись, программа пользуется прежними тайлами.
tiles-fault-craftsmen = { norenberc-guild }: { $found ->
    [one] насчитан { $found } мастер
    [few] насчитано { $found } мастера
    [many] насчитано { $found } мастеров
   *[other] насчитано мастеров: { $found }
}, а должно быть ровно { $needed }.
tiles-fault-townsmen = { $found ->
    [one] Насчитан { $found } горожанин
    [few] Насчитано { $found } горожанина
    [many] Насчитано { $found } горожан
   *[other] Насчитано горожан: { $found }
}, а должно быть ровно { $needed }.
tiles-craftsmen = Мастера
tiles-guild = { norenberc-guild } { $count }{ $wrong ->
    [yes] {" "}!
   *[no] {""}
}
tiles-same-in-all = Так же во всех гильдиях
tiles-townsmen = Горожане: { $count } из { $needed }
tiles-change-count = число тайлов «{ $tile }»
