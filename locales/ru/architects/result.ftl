# Итоговый счёт.

result-heading-buildings = Сооружения и добродетель
result-no-buildings = Ничего не возведено.
result-empty = { $count ->
    [one] Ни сооружений, ни собора — { $names }. Всё верно?
    [few] Ни сооружений, ни собора — { $names }. Всё верно?
    [many] Ни сооружений, ни собора — { $names }. Всё верно?
   *[other] Ни сооружений, ни собора — { $names }. Всё верно?
}
result-decided = { $by ->
    [vp] { $count ->
        [one] Ближайший соперник: { $names }, отрыв { $margin } ПО.
        [few] Ближайшие соперники: { $names }, отрыв { $margin } ПО.
        [many] Ближайшие соперники: { $names }, отрыв { $margin } ПО.
       *[other] Ближайшие соперники: { $names }, отрыв { $margin } ПО.
    }
    [virtue] Столько же ПО: { $names }. Решила добродетель, { $most } против { $next }.
    [silver] Столько же ПО и добродетели: { $names }. Решило серебро, { $most } против { $next }.
    [solo] { $most } против { $next } ПО.
   *[shared] Поровну и ПО, и добродетели, и серебра: больше сравнивать нечего.
}
result-cell = { $what ->
    [buildings] { $name }, сооружения
    [cathedral] { $name }, кафедральный собор
    [virtue] { $name }, добродетель
    [debts] { $name }, непогашенные долги
    [gold-marble] { $name }, золото и мрамор
    [silver] { $name }, серебро
    [prison] { $name }, рабочие в тюрьме
   *[total] { $name }, всего
}
result-bar = { $name } — { $parts }. Всего: { $total }.
result-lack = { $category ->
    [buildings] Ничего не возведено.
    [cathedral] Фишка под уровнем 1.
    [virtue] Добродетель { $virtue }: от 6 до 9 ничего не даёт и ничего не стоит.
    [debts] Непогашенных долгов нет.
    [gold-marble] Нет ни золота, ни мрамора.
    [silver] Серебро: { $silver }, а 1 ПО дают за 10.
   *[prison] В тюрьме меньше 2 рабочих.
}
result-order-chosen = В порядке, который даёт больше всего ПО.
result-what-if-whose = Что, если
