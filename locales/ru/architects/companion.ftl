companion-depth = { $depth ->
    [final-score] Итоговый счёт
    [round-helper] Ведение партии
   *[referee] Судья
}
companion-depth-about = { $depth ->
    [final-score] По листу на игрока в конце партии: сооружения, собор, добродетель, долги и лишь то из остального, что влияет на счёт.
    [round-helper] Программа следит за ходом партии: дом гильдий, чёрный рынок, обновления и последние ходы, добродетель и долги каждого.
   *[referee] Вводится каждое действие, и всё проверяется по правилам.
}
# Журнал. $name — игрок, «Кто-то» или «Соперник».
companion-somebody = Кто-то
companion-opponent = Соперник
companion-entry-guildhall = { $did ->
    [built] { $building ->
        [none] { $name } возводит сооружение.
       *[other] { $name } возводит { architects-building-acc }.
    }
    [advanced] { $virtue ->
        [0] { $name } строит собор.
       *[other] { $name } строит собор; добродетели в награде: { $virtue }.
    }
   *[none] { $name } выставляет рабочего в дом гильдий.
}
companion-entry-market = { $name } выставляет рабочего { architects-spot-to }.
companion-entry-last-turn = Последний ход сделан: { $name }.
companion-entry-guildhall-is = Рабочих в доме гильдий: { $count }.
companion-entry-market-is = Чёрный рынок: { $left }, { $middle }, { $right }.
companion-space-free = свободно
companion-entry-tax-stand = Серебро в налоговой палате: { $value }.
companion-entry-reset = { $known ->
    [yes] Обновление вызывает { $name }.
   *[no] Обновление.
}
companion-entry-used = { $used ->
    [yes] { $name } использует «{ reset-card }».
   *[no] «{ reset-card }» никто не использует.
}
companion-entry-destroyed = { $count ->
    [one] { $name } списывает { $count } непогашенный долг.
    [few] { $name } списывает { $count } непогашенных долга.
    [many] { $name } списывает { $count } непогашенных долгов.
   *[other] { $name } списывает { $count } непогашенного долга.
}
companion-entry-paid-off = { $name } погашает долг.
companion-entry-instead = { $count ->
    [one] { $name } платит серебром вместо { $count } долга.
    [few] { $name } платит серебром вместо { $count } долгов.
    [many] { $name } платит серебром вместо { $count } долгов.
   *[other] { $name } платит серебром вместо { $count } долга.
}
companion-entry-not-known = Никто не знает — { $question }
companion-entry-none-used = В этом обновлении других карт никто не использует.
companion-entry-reset-done = Обновление завершено.
companion-entry-end-game = Партия окончена.
companion-entry-options = { $promo ->
    [yes] С промокартами; скидка заговорщицы — { $reading ->
        [visit] за визит
       *[capture] за каждый арест
    }.
   *[no] Без промокарт; скидка заговорщицы — { $reading ->
        [visit] за визит
       *[capture] за каждый арест
    }.
}
companion-entry-person = За столом: { $name }.
companion-entry-depth = С этого момента режим «{ companion-depth }».
companion-entry-counted = { $what }, { $value }.
companion-owned-building = { $name } — возведено: { architects-building }.
companion-owned-no-building = { $name } — не возведено: { architects-building }.
companion-owned-unnamed = { $count ->
    [none] { $name } — есть и другие сооружения, но сколько, никто не знает.
    [one] { $name } — ещё { $count } сооружение без названия.
    [few] { $name } — ещё { $count } сооружения без названия.
    [many] { $name } — ещё { $count } сооружений без названия.
   *[other] { $name } — ещё { $count } сооружения без названия.
}
companion-owned-nothing-else = { $name } — больше ничего нет.
companion-ruling-counted = Договорились за столом — { $text }
companion-ruling = { $fact ->
    [hand] Договорились за столом: { $name } держит на руке { architects-cards-acc }.
    [workers] Договорились за столом: { $name } держит { architects-spot-at } { architects-workers-acc }.
    [captured] Договорились за столом: { $captor } держит на планшете арестованных рабочих ({ $name }): { $count }.
    [tax-stand] Договорились за столом: серебро в налоговой палате — { $count }.
    [tax-paid] Договорились за столом: { $name } всё же платит налог ({ $count }).
   *[dismissed] Договорились за столом: { $name } сбрасывает { architects-apprentice-acc }.
}
companion-ask = { $ask ->
    [prison] { $name }: сколько рабочих в тюрьме?
    [used] Кто использует «{ reset-card }»?
    [virtue] { $name }: сколько добродетели?
    [destroyed] { $name }: сколько долгов списано за добродетель сверх 14?
   *[instead] { $name }: вместо скольких долгов уплачено серебро?
}
companion-fault = { $fault ->
    [fact-not-now] Так договориться можно между ходами или когда партия окончена.
    [hand-told] Карты на руке здесь называют по одной.
    [not-owned] { architects-apprentice } — такой карты нет, сбросить нечего.
    [nothing-left] { $name }: тогда делать будет нечего.
    [waits-for-reset] Сначала нужно провести обновление.
    [market-closed] { $name }: добродетель { $count }. При 10 и больше чёрный рынок закрыт.
    [cathedral-closed] { $name }: добродетель { $count }. При 4 и меньше собор закрыт.
    [open] Ещё нужно узнать — { $question }
    [no-reset] Сейчас обновления нет.
    [not-asked] В этом обновлении об этом не спрашивают.
    [space-taken] Рабочий { architects-spot-at } уже стоит.
    [level-full] Все места на уровне { $count } заняты.
    [top-reached] { $name } уже на вершине собора.
    [built-by] { architects-building } — уже возведено: { $name }. Каждое сооружение есть только в одном экземпляре.
    [not-built] { architects-building } — здесь не возведено.
    [not-in-game] { architects-building } — промокарта, а за этим столом играют без них.
    [not-solo] { architects-building } — такой карты в сольной игре нет.
    [spaces-left] { $count ->
        [one] В доме гильдий свободно { $count } место: последние ходы ещё не начались.
        [few] В доме гильдий свободно { $count } места: последние ходы ещё не начались.
        [many] В доме гильдий свободно { $count } мест: последние ходы ещё не начались.
       *[other] В доме гильдий свободно { $count } места: последние ходы ещё не начались.
    }
    [out-of-turn] { $name }: очередь ещё не подошла. Следующий последний ход: { $other }.
    [no-debt] { $name }: непогашенных долгов нет.
    [had-last-turn] Последний ход уже сделан: { $name }.
    [not-theirs] { $name }: такого нет.
    [turns-left] Последний ход сделали ещё не все. Следующий ход: { $name }.
    [only-at-start] Режим «Судья» выбирают в самом начале, пока ничего не введено.
    [within-turn] Это можно изменить между ходами.
    [options] С персонажами этой партии так играть нельзя.
    [too-few] Столько рабочих пришло с чёрного рынка: в тюрьме их не меньше { $count }.
   *[too-many] Возможно не больше { $count }.
}
