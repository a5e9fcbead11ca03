# За столом.

table-reset = Обновление: кто платит?
table-reset-about = Кто попадает в тюрьму, кто теряет добродетель, кто берёт долг
table-cards = Что делает эта карта?
table-cards-about = Все сооружения и подмастерья, и цены по добродетели
table-continue = { $chapter ->
    [none] Продолжить: итоговый счёт, { $names }
    [5] Продолжить: последние ходы, { $names }
   *[other] Продолжить: ряд { $chapter } дома гильдий, { $names }
}
table-depth-when = Выбор можно изменить позже.
# Начало новой партии.
table-promo = С промокартами
table-characters = Планшеты игроков
table-characters-none = Обычная сторона
table-characters-own = Персонажи
table-characters-which = Кто кем играет?
table-character-of = { $name }: { $character }
table-first = Кто ходит первым?
table-first-unknown = Неизвестно
table-opponent = Ваш соперник
table-opponent-is = { $opponent ->
    [constantine] Константин (обычный)
   *[helena] Елена (сложный)
}
# Лист подсчёта: сначала сооружения всех, потом числа каждого.
table-buildings = Сооружения
table-numbers = Числа
table-step-buildings = Сооружения: { $name }
table-step-numbers = Числа: { $name }
table-next-step = Дальше — { $step }
table-buildings-about = Нажмите на каждое построенное сооружение.
table-buildings-sum = { $count ->
    [0] Пока ничего не построено
    [one] { $count } сооружение, напечатано { $vp } ПО
    [few] { $count } сооружения, напечатано { $vp } ПО
    [many] { $count } сооружений, напечатано { $vp } ПО
   *[other] { $count } сооружения, напечатано { $vp } ПО
}
table-numbers-about = Спрашивается только то, что может изменить результат.
table-rest-none = Всё, что не указано, — 0
table-search = Найти карту
table-search-empty = Очистить поиск
table-search-nothing = Карты с таким названием нет.
# Число на листе. $fact — идентификатор.
table-fact = { $fact ->
    [buildings] Сооружения
    [cathedral] Кафедральный собор
    [virtue] Добродетель в конце партии
    [unpaid] Непогашенные долги
    [paid] Погашенные долги
    [clay] Глина
    [wood] Древесина
    [stone] Камень
    [gold] Золото
    [marble] Мрамор
    [silver] Серебро
    [prison] Свои рабочие в тюрьме
    [captured] Захваченные рабочие
    [carpentry] Подмастерья: плотницкое дело
    [tiling] Подмастерья: плиточное дело
    [masonry] Подмастерья: каменное дело
   *[guildhall] Рабочие в доме гильдий
}
table-fact-of = { $fact ->
    [buildings] { $name }: сооружения
    [cathedral] { $name }: кафедральный собор
    [virtue] { $name }: добродетель
    [unpaid] { $name }: непогашенные долги
    [paid] { $name }: погашенные долги
    [clay] { $name }: глина
    [wood] { $name }: древесина
    [stone] { $name }: камень
    [gold] { $name }: золото
    [marble] { $name }: мрамор
    [silver] { $name }: серебро
    [prison] { $name }: рабочие в тюрьме
    [captured] { $name }: захваченные рабочие
    [carpentry] { $name }: подмастерья, плотницкое дело
    [tiling] { $name }: подмастерья, плиточное дело
    [masonry] { $name }: подмастерья, каменное дело
    [hand] { $name }: карты сооружений на руке
    [workers] { $name }: свободные рабочие
   *[guildhall] { $name }: рабочие в доме гильдий
}
table-level-set = { $what }, уровень { $level } ({ $vp } ПО)
table-virtue-set = { $what }, { $virtue }
table-track-unknown = нажмите, где стоит маркер
table-cards-found = { $count ->
    [0] Подходящих карт нет.
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
table-cards-all = Все карты
table-cards-apprentices = Подмастерья
table-cards-skill = Умение
table-cards-cost = Стоит
table-cards-effect = О чём
table-cards-with-skill = Умение: { $name }
table-cards-with-cost = Стоит: { $name }
table-cards-kind = { $kind ->
    [goods] Ресурсы и карты
    [workers] Рабочие
    [virtue] Добродетель
    [debts] Долги и цены
    [apprentices] Найм и умения
   *[points] ПО в конце
}
table-prices-virtue = Цены при добродетели
table-price = { $of ->
    [hire] Нанять в мастерской: { $price }
    [capture] Первый захват: { $price }
    [release] Вернуть захваченных: { $price }
   *[debt] Погасить долг: { $price }
}
table-price-nothing = бесплатно
table-middle = Партия уже началась
# Ведение города: часы партии.
table-part-now = Город
table-part-end = Обновления
# $filled и $next — числа или none.
table-clock-guildhall = { $filled ->
    [none] Дом гильдий: неизвестно, сколько мест из { $spaces } занято
   *[other] Дом гильдий: { $filled } из { $spaces }{ $next ->
        [none] {""}
       *[other] {" "}(обновление на месте { $next })
    }
}
table-clock-set-guildhall = Исправить число рабочих в доме гильдий
table-clock-set-market = Исправить, кто стоит на чёрном рынке
table-clock-tax = Серебро в налоговой палате по последней записи
table-clock-workers = Рабочие в доме гильдий
table-space = { $space ->
    [small] Чёрный рынок, слева
    [middle] Чёрный рынок, посередине
   *[large] Чёрный рынок, справа
}
table-strip-no-buildings = Пока ничего не построено
table-strip-unnamed = и ещё { $count }
table-strip-perhaps-more = Возможно, есть и другие сооружения: никто не сказал.
table-strip-no-market = На чёрный рынок нельзя: добродетель 10 или больше
table-strip-no-cathedral = В соборе работать нельзя: добродетель 4 или меньше
table-strip-level-full = На уровне { $level } собора нет свободных мест
table-strip-evades = Не доплачивает налог с каждого платежа: { $count }
# История числа.
table-history-other = Указать другое число
table-history-none = Пока ничего не менялось.
# Числа каждого.
table-town-numbers-about = То, что меняют дом гильдий, чёрный рынок и обновления, считается само. Укажите остальное.
table-town-numbers-done = Назад в город
table-town-fact = { $fact ->
    [virtue] Добродетель
    [cathedral] Собор
    [unpaid] Непогашенные долги
    [paid] Погашенные долги
    [prison] В тюрьме
    [marble] Мрамор
   *[workers] Свободные рабочие
}
# $what — чьё это число.
table-forget = { $what }, неизвестно
# Что вводится внизу страницы, и формы для этого.
table-tell-guildhall = Дом гильдий
table-tell-market = Чёрный рынок
table-tell-numbers = Добродетель, долги
table-tell-reset = Обновление
table-tell-last-turn = Последний ход
table-tell-last-turn-about = Чей последний ход сделан без рабочего в доме гильдий и на чёрном рынке?
table-tell-end = Партия окончена
table-tell-plain = Ввести
table-tell-who = Кто?
table-tell-who-first = Сначала укажите, кто поставил рабочего.
table-tell-what-for = Для чего?
table-tell-advanced = { $virtue ->
    [none] Собор, награда неизвестна
   *[other] Собор, добродетель за награду: { $virtue }
}
table-tell-unknown = Неизвестно, для чего
table-tell-built = Сооружение, неизвестно какое
table-tell-building = Какое сооружение?
table-tell-top = Маркер уже на вершине собора
table-tell-space = Какое место?
# $names — список игроков.
table-tell-closed = Добродетель 10 или больше, на чёрный рынок нельзя: { $names }.
# Внизу, когда новостей нет.
table-news-none = Вводите каждого рабочего, который идёт в дом гильдий или на чёрный рынок.
# Обновление.
table-walk-now = Что сделать на столе:
table-walk-none = Сейчас обновления быть не должно. Если оно всё же есть, введите его здесь.
table-walk-begin = Происходит обновление
table-walk-by = Кто его вызвал?
table-walk-reset = Обновление { $number }: { $cause }
table-walk-prison = Свои рабочие в тюрьме, вместе с пришедшими с чёрного рынка
table-walk-strangers = С чёрного рынка пришли рабочие, которых никто не назвал ({ $count }): посчитайте и их.
table-walk-open = пока не ясно, что здесь произойдёт
table-walk-back = Назад в город
table-walk-asked = Назад к вопросам
table-walk-on = Кто что делает
table-walk-done = Обновление завершено
# Рядом с кнопкой, которая этого ждёт.
table-walk-waits = Ещё нужно узнать — { $question }
table-nobody-knows = Никто не знает
# То же для тех, кто слушает.
table-nobody-knows-of = Никто не знает — { $question }
# То, чего правила не разрешают.
table-anyway = Это действительно произошло?
table-anyway-yes = Да, записать
table-anyway-no = Нет, это ошибка
# Журнал и исправления.
table-log-chapter = { $chapter ->
    [5] Последние ходы
   *[other] Ряд { $chapter } дома гильдий
}
table-changed = Исправление изменило следующее:
table-changed-close = Закрыть этот список
table-changed-again = Показать последний список изменений ещё раз
table-moves = Чтобы привести стол в порядок:
table-moves-again = Чтобы привести стол в порядок (вместо прежнего списка):
table-correct-forgotten = Добавить забытое
table-correct-before = Встанет перед записью «{ $text }»
table-correct-possible = Что произошло на самом деле? Всё, что было возможно в тот момент:
table-correct-ask-forgotten = Что-то забыли ввести перед этим?
# Кнопки: что забыли.
table-forgotten = { $what ->
    [guildhall] Рабочий в доме гильдий
    [market] Рабочий на чёрном рынке
    [virtue] Чья-то добродетель
    [cathedral] Чей-то уровень собора
    [unpaid] Непогашенные долги
    [paid] Погашенные долги
    [prison] Рабочие в тюрьме
   *[event] Действие или взятая карта
}
# Судья.
table-turn = Ход { $turn }
table-ruling = Договориться за столом
table-ruling-about = Неверный счёт, сброшенный подмастерье, всё же уплаченный налог: введите это здесь между ходами, и игра продолжится.
table-ruling-what = О чём договорились?
table-ruling-number = Число
table-ruling-where = Где?
table-ruling-board = Планшет: { $name }
table-ruling-kind = { $kind ->
    [virtue] Добродетель
    [hand] Карты на руке
    [workers] Рабочие в одном месте
    [tax-stand] Серебро в налоговой палате
    [tax-paid] Всё же уплаченный налог
   *[dismissed] Сброшенный подмастерье
}
