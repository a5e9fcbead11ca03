# Что ведение партии говорит сверх того, что ему рассказали: исправления, объявления, сомнения.

# Что изменило исправление. $topic, $before и $after — части предложения.
town-change = { $topic }: было — { $before }, стало — { $after }.
town-topic = { $topic ->
    [reset] Обновление { $number }
    [freed] Обновление { $number }, освобождено рабочих ({ $name })
    [goods] Обновление { $number }, { architects-resource } ({ $name })
    [reset-virtue] Обновление { $number }, изменение добродетели ({ $name })
    [reset-debts] Обновление { $number }, новые долги ({ $name })
    [last-space] Последнее место дома гильдий
    [virtue] Добродетель ({ $name })
    [cathedral] Уровень собора ({ $name })
    [unpaid] Непогашенные долги ({ $name })
    [paid] Погашенные долги ({ $name })
   *[total] Итог ({ $name })
}
town-value = { $value ->
    [nothing] ничего
    [unknown] неизвестно
    [guildhall] рабочий { $count } в доме гильдий
    [market] третий рабочий на чёрном рынке
    [told] введено вручную
    [name] { $name }
   *[count] { $count }
}
town-change-skipped = Больше невозможно, поэтому пропущено: «{ $text }» { $why }
town-change-counts-again = Снова возможно, поэтому учтено: «{ $text }»
# Что сделать с фишками. $more — yes там, где кто-то получает.
town-move = { $piece ->
    [debt] { $more ->
        [yes] { $name } берёт { architects-debts-acc }.
       *[no] { $name } возвращает { architects-debts-acc }.
    }
    [virtue] { $more ->
        [yes] { $name } сдвигает фишку вверх по шкале добродетели на { $count }.
       *[no] { $name } сдвигает фишку вниз по шкале добродетели на { $count }.
    }
    [worker] { $more ->
        [yes] { $name } забирает из тюрьмы { architects-workers-acc }.
       *[no] { $name } возвращает в тюрьму { architects-workers-acc }.
    }
   *[goods] { $more ->
        [yes] { $name } берёт из общего запаса { architects-heap-acc }.
       *[no] { $name } возвращает в общий запас { architects-heap-acc }.
    }
}
# Объявления.
town-news = { $news ->
    [reset] Сейчас обновление чёрного рынка!
    [next-reset] Следующий рабочий в доме гильдий (место { $space }) вызовет обновление.
    [market-next] Следующий рабочий на чёрном рынке вызовет обновление.
    [last-space] Следующий рабочий в доме гильдий займёт последнее место.
    [last-turns] Ещё по одному ходу, в таком порядке: { $names }.
    [some-turns] Ещё по одному ходу: { $names }.
    [all-done] Все последние ходы сделаны: пора считать очки.
   *[rests] У соперника не осталось рабочих: следующим ходом он вернёт всех, кроме тех, что на чёрном рынке и в доме гильдий.
}
# Почему число могло устареть.
town-doubt = { $doubt ->
    [guildhall] Не сказано, что сделал рабочий в доме гильдий.
    [reward] Награда могла принести больше добродетели.
    [hired] Мог быть нанят помощник.
    [watchtower] Дозорная башня могла отнять добродетель.
    [beyond] За добродетель сверх 14 могли быть списаны долги.
    [church] За церковь мог быть списан долг.
    [instead] Вместо долга могло быть уплачено серебро.
   *[reset] Об одном из обновлений известно не всё.
}
# Откуда взялось число.
town-why = { $why ->
    [told] введено
    [building] { architects-building }
    [cathedral] строительство собора
    [market] чёрный рынок
    [paid-off] погашенный долг
   *[reset] обновление { $number }
}
# Почему произошло обновление, после двоеточия.
town-cause = { $cause ->
    [guildhall] место { $space } дома гильдий
    [market] чёрный рынок заполнен
   *[told] так сказали за столом
}
