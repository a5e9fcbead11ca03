# Итоговый счёт: то, что относится только к этой игре.

score-winner = { $by ->
    [vp] Побеждает { $names }: { $vp } ПО.
    [craftsmen] Побеждает { $names }: { $vp } ПО. Очков поровну, но мастеров больше.
    [value] Побеждает { $names }: { $vp } ПО. Поровну и очков, и мастеров, но сумма значений мастеров выше.
   *[shared] Победа общая: { $names }, по { $vp } ПО.
}
score-category = { $category ->
    [majority] Большинство мастеров
    [thirty] Мастера 30+
    [all-types] Все типы мастеров
    [richest] Самый богатый игрок
    [crests] Коллекции гербов
   *[townsmen] Бонусы горожан
}
score-line-majority = { norenberc-guild }: { $place ->
    [1] 1-е
    [2] 2-е
   *[3] 3-е
} место{ $tied ->
    [yes] {" "}(ничья)
   *[no] {""}
}, сумма значений { $value }, { $tiles ->
    [one] { $tiles } тайл
    [few] { $tiles } тайла
    [many] { $tiles } тайлов
   *[other] { $tiles } тайла
}
score-line-thirty = { norenberc-guild }: сумма значений { $value }
score-line-all-types = есть мастера всех { $guilds } гильдий
score-line-richest = больше всех талеров: { $talers }{ $players ->
    [1] {""}
   *[other] {" "}(ничья)
}
score-line-crests = { $sum ->
    [one] { $sum } герб
    [few] { $sum } герба
    [many] { $sum } гербов
   *[other] { $sum } герба
}: { $guilds ->
    [0] ни одного от гильдий
    [one] { $guilds } от гильдии
    [few] { $guilds } от разных гильдий
    [many] { $guilds } от разных гильдий
   *[other] { $guilds } от разных гильдий
}{ $prestige ->
    [0] {""}
    [one] , { $prestige } герб престижа
    [few] , { $prestige } герба престижа
    [many] , { $prestige } гербов престижа
   *[other] , { $prestige } герба престижа
}{ $engravers ->
    [0] {""}
    [one] , { $engravers } Резчик
    [few] , { $engravers } Резчика
    [many] , { $engravers } Резчиков
   *[other] , { $engravers } Резчика
}
score-line-townsman = { $tile ->
    [tax-collector] Сборщик Налогов: по 1 за каждые полные 10 талеров из { $counted }
    [foreman-2] Бригадир: мастеров со значением 2 — { $counted }
    [foreman-3] Бригадир: мастеров со значением 3 — { $counted }
    [foreman-4] Бригадир: мастеров со значением 4 — { $counted }
    [apprentice] Подмастерье: вторых и третьих мест — { $counted }
   *[nobleman] Дворянин
}
# Почему категория ничего не принесла.
score-lack = { $lack ->
    [craftsmen] Мастеров нет.
    [place] Ни в одной гильдии нет 1-го, 2-го или 3-го места.
    [thirty] Самая большая сумма в одной гильдии: { $value } ({ norenberc-guild-inside }). Нужно 30.
    [types] Нет мастеров этих гильдий: { $guilds }.
    [talers] Только { norenberc-talers }, а у кого-то { $most }.
    [crests] Разных гербов: { $count }. Нужно 3.
   *[townsmen] Горожан, приносящих ПО, нет.
}
# $at says which entry of the sheet.
score-warning-more-than-box = Обратите внимание: { $at } — таких тайлов больше, чем в коробке.
score-warning-box = Состав коробки — предположение: свои тайлы можно указать через --box { cli-value-file }.
