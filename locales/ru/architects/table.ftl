# За столом.

table-reset = Обновление: кто платит?
table-reset-about = Кто попадает в тюрьму, кто теряет добродетель, кто берёт долг
table-cards = Что делает эта карта?
table-cards-about = Сооружения, помощники и цены при разной добродетели
table-continue = { $chapter ->
    [none] Продолжить: итоговый счёт, { $names }
    [5] Продолжить: последние ходы, { $names }
   *[other] Продолжить: ряд { $chapter } дома гильдий, { $names }
}
table-depth-when = Выбор можно изменить позже. Только судья нужен с самого начала.
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
    [constantine] Константин (обычный уровень)
   *[helena] Елена (сложный уровень)
}
# Лист подсчёта: сначала сооружения всех, потом числа каждого.
table-buildings = Сооружения
table-numbers = Числа
table-step-buildings = Сооружения: { $name }
table-step-numbers = Числа: { $name }
table-next-step = Дальше — { $step }
table-buildings-about = Нажмите на каждое возведённое сооружение.
table-buildings-sum = { $count ->
    [0] Сооружений пока нет
    [one] { $count } сооружение, на картах { $vp } ПО
    [few] { $count } сооружения, на картах { $vp } ПО
    [many] { $count } сооружений, на картах { $vp } ПО
   *[other] { $count } сооружения, на картах { $vp } ПО
}
table-numbers-about = Программа спрашивает только о том, что влияет на результат.
table-rest-none = Всё, что не указано, — 0
table-search = Найти карту
table-search-empty = Очистить поиск
table-search-nothing = Карты с таким названием нет.
# Число на листе. $fact — идентификатор.
table-fact = { $fact ->
    [buildings] Сооружения
    [cathedral] Кафедральный собор
    [virtue] Добродетель перед подсчётом
    [unpaid] Непогашенные долги
    [paid] Погашенные долги
    [clay] Глина
    [wood] Древесина
    [stone] Камень
    [gold] Золото
    [marble] Мрамор
    [silver] Серебро
    [prison] Свои рабочие в тюрьме
    [captured] Арестованные на планшете
    [carpentry] Помощники: плотницкое дело
    [tiling] Помощники: плиточное дело
    [masonry] Помощники: каменное дело
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
    [captured] { $name }: арестованные на планшете
    [carpentry] { $name }: помощники, плотницкое дело
    [tiling] { $name }: помощники, плиточное дело
    [masonry] { $name }: помощники, каменное дело
    [hand] { $name }: карты сооружений на руке
    [workers] { $name }: свободные рабочие
   *[guildhall] { $name }: рабочие в доме гильдий
}
table-level-set = { $what }, уровень { $level } ({ $vp } ПО)
table-virtue-set = { $what }, { $virtue }
table-track-unknown = нажмите, где стоит фишка
table-cards-found = { $count ->
    [0] Подходящих карт нет.
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
table-cards-all = Все карты
table-cards-apprentices = Помощники
table-cards-skill = Умение
table-cards-cost = В цене
table-cards-effect = О чём
table-cards-with-skill = Умение: { $name }
table-cards-with-cost = В цене: { $name }
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
    [capture] Первый арест: { $price }
    [release] Освободить арестованных: { $price }
   *[debt] Погасить долг: { $price }
}
table-price-nothing = бесплатно
table-middle = Партия уже началась
# Ведение партии: её часы.
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
table-strip-no-buildings = Сооружений пока нет
table-strip-unnamed = и ещё { $count }
table-strip-perhaps-more = Возможно, есть и другие сооружения, о которых не сказали.
table-strip-no-market = Чёрный рынок закрыт: добродетель 10 или больше
table-strip-no-cathedral = Собор закрыт: добродетель 4 или меньше
table-strip-level-full = На уровне { $level } собора нет свободных мест
table-strip-evades = Не платит налога в каждом платеже: { $count }
table-strip-scheme = В его ход откройте карту-схему и выполните её на столе, а здесь введите, что изменилось.
# История числа.
table-history-other = Указать другое число
table-history-none = Пока ничего не менялось.
# Числа каждого.
table-town-numbers-about = Всё, что меняют дом гильдий, чёрный рынок и обновления, программа считает сама. Остальное введите здесь.
table-town-numbers-done = Назад в город
table-town-pay-off = Погашает долг
table-town-right = { $what }: { $number } — верно
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
table-tell-last-turn-about = Кто сделал последний ход не в доме гильдий и не на чёрном рынке?
table-tell-end = Партия окончена
table-tell-plain = Ввести
table-tell-who = Кто?
table-tell-who-first = Сначала укажите, кто выставил рабочего.
table-tell-what-for = Для чего?
table-tell-advanced = { $virtue ->
    [none] Собор, награда неизвестна
    [0] Собор, без награды
   *[other] Собор, добродетели в награде: { $virtue }
}
table-tell-unknown = Неизвестно, для чего
table-tell-built = Сооружение, неизвестно какое
table-tell-building = Какое сооружение?
table-tell-top = Фишка уже на вершине собора
table-tell-space = Какое место?
# $names — список игроков.
table-tell-closed = Чёрный рынок закрыт, добродетель 10 или больше: { $names }.
# Внизу, когда новостей нет.
table-news-none = Вводите каждого рабочего, который идёт в дом гильдий или на чёрный рынок.
# Обновление.
table-walk-now = Что сделать на столе:
table-walk-so-far = Обновление на данный момент
table-walk-none = Сейчас обновления быть не должно. Если оно всё же есть, введите его здесь.
table-walk-begin = Происходит обновление
table-walk-by = Кто его вызвал?
table-walk-reset = Обновление { $number }: { $cause }
table-walk-prison = Свои рабочие в тюрьме, вместе с пришедшими с чёрного рынка
table-walk-strangers = С чёрного рынка пришли рабочие, о которых неизвестно, чьи они ({ $count }): посчитайте и их.
table-walk-open-virtue = добродетель под вопросом: если в тюрьме 3 рабочих или больше, теряется 1
table-walk-open = долг под вопросом: его берёт тот, у кого в тюрьме больше всего рабочих
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
    [paid-off] Погашение долга
    [unpaid] Непогашенные долги
    [paid] Погашенные долги
    [prison] Рабочие в тюрьме
   *[event] Действие или взятая карта
}
# Судья.
table-turn = Ход { $turn }
table-ruling = Решить по-своему
table-ruling-about = Ошиблись в счёте, сбросили помощника, всё-таки заплатили налог? Введите это здесь между ходами, и программа будет считать дальше с этими числами.
table-ruling-what = О чём договорились?
table-ruling-number = Число
table-ruling-where = Где?
table-ruling-board = Планшет: { $name }
table-ruling-kind = { $kind ->
    [virtue] Добродетель
    [hand] Карты на руке
    [workers] Рабочие в одном месте
    [tax-stand] Серебро в налоговой палате
    [tax-paid] Налог, который всё же уплачен
   *[dismissed] Сброшенный помощник
}
# Рядом со знаком: рабочие игрока $name на этом планшете и свои рабочие на планшете $name.
table-captives = { $way ->
    [holds] { $name }: арестовано { $count }
   *[held] под арестом ({ $name }): { $count }
}
# Рабочие в доме гильдий, про которых неизвестно, чьи они.
table-missing-strangers = { $count ->
    [1] Про одного рабочего в доме гильдий неизвестно, чей он: построенное или пройденное им не попало ни на один лист. Он есть в журнале.
   *[other] Неизвестно, чьи рабочие в доме гильдий (сколько: { $count }): построенное или пройденное ими не попало ни на один лист. Они есть в журнале.
}
