table-favorite = Кто фаворит?
table-favorite-about = Ответ сразу, без подготовки
table-favorite-again = Начать заново
table-favorite-counted = Это всё
table-favorite-count = Укажите товары каждого и нажмите «Это всё». У кого ничего не указано, у того товара нет.
# Как считается Торговец: $worth — по четыре за каждого, $count — сумма.
table-favorite-sum = { $name }: { $supply } + { $peddlers ->
    [one] Торговец { $worth }
    [few] Торговцы { $worth }
    [many] Торговцы { $worth }
   *[other] Торговцы { $worth }
} = { $count }.
table-continue = { $chapter ->
    [none] Продолжить: итоговый счёт, { $names }
   *[other] Продолжить: раунд { $chapter }, { $names }
}
# Когда выбор можно изменить.
table-depth-when = Выбор можно изменить в начале любого раунда.
table-musicians = Музыканты у игроков (приносят доход каждый раунд)
table-round = Какой сейчас раунд?
table-part-now = Этот раунд
table-part-end = Конец раунда
table-move-new = { $text } (новое)
table-move-gone = { $text } (больше не нужно; если сделано, верните)
# Вопрос о завершённом раунде.
table-open-favorite = Раунд { $round }, фаворит { norenberc-guild-of }
table-late = У кого { $tiles } (фаворит { norenberc-guild-of }, раунд { $round })?
table-late-is = { $text } { $name }
table-beyond = Этот тайл всё же лежит на столе?
table-beyond-yes = Да, лежит
table-beyond-no = Нет, ошибка
table-talers = Талеры
table-talers-of = { $name }: талеры
table-talers-end = Талеры в конце партии
table-talers-again = Талеры уже назвали, а потом исправление изменило доходы. Какие числа верны?
table-talers-again-of = { $name }: названо { $told }, с новым доходом { $now }
table-talers-again-take = С новым доходом
table-talers-again-keep = Названные раньше
table-tiles-of = { $name }: { $tile }
table-craftsmen-and-crests = Мастера и гербы
table-townsmen = Горожане
table-add = Добавить: { $tile }
table-remove = Убрать: { $tile }
table-crests-set = Гербы { norenberc-guild-of }: { $count }
table-prestige-set = Гербы престижа: { $count }
table-craftsmen-unknown = Мастера пока неизвестны: нажмите на значение каждого.
table-craftsmen-none = Мастеров нет
# $tiles — перечень мастеров в именительном падеже.
table-perhaps = Возможно, ещё: { $tiles }.
table-craftsmen-all = Это все
table-craftsman-value = { $tile }: нажмите на его значение.
table-townsmen-unknown = Пока известны не все горожане.
table-townsmen-none = Других нет
table-round-of = Раунд { $round } из { $rounds }
table-master = { norenberc-guild }, глава гильдии: { $value }
table-order-tap = Порядок хода. Нажмите на того, кто переходит на первое место:
table-order-unknown = Порядок хода пока неизвестен. Нажимайте на игроков от первого до последнего.
table-order-first = На первое место: { $name }
table-order-press = Нажимайте на игроков от первого до последнего.
table-order-again = Заново
table-recruited = Записать найм
table-recruit = Найм
table-recruits = { $name }: нанять гостя
table-went-first = { $name }: маркер переставлен на первое место
table-nothing-yet = Пока ничего нет.
table-hand-unknown = Здесь известно не всё.
table-peddler = Торговец: { $good }
table-workshop-open = Заполнить мастерскую
table-bench = Тайл { $number }
table-bench-value = { $place }: { $value }
table-place = { norenberc-guild }, тайл { $number }: { $tile }
table-place-about = { $number ->
    [4] { norenberc-guild }, тайл 4: на самом верху, под тайлом 5
    [5] { norenberc-guild }, тайл 5: на самом верху, на тайле 4; глава гильдии в раунде 4
   *[other] { norenberc-guild }, тайл { $number }: глава гильдии в раунде { $number }
}
table-workshop-done = Назад к раунду
table-recruit-who = Кто нанял?
table-recruit-what = Кого?
# Если коснуться мастера до выбора гильдии.
table-recruit-guild-first = Сначала выберите ремесло, потом значение.
# Кто кого нанял: заголовок над тем, что сделал гость.
table-recruit-guest = { $name }: { $tile }
# На месте заголовка, пока для сохранения чего-то не хватает.
table-recruit-waits = { $what ->
    [who] Осталось указать, кто нанял.
    [guest] Осталось указать, какого гостя.
   *[first] Осталось указать, переставлен ли маркер на первое место.
}
table-recruit-first = Маркер переставлен на первое место?
table-recruit-good = Какой товар лежит на Торговце?
table-recruit-no-good = Товара не осталось
table-recruit-used-unknown = Пока неизвестно
table-recruit-roof = На чьей крыше Мэр?
table-recruit-swap = Нажмите на два тайла, которые поменяли местами.
table-swap-guest = Или на один тайл, а затем на гостя из комнат, который занял его место:
table-swap-in = Из комнат: { $tile }
table-swap-none = В мастерских ничего не меняли
table-yes = Да
table-no = Нет
# Третий ответ рядом с «да» и «нет».
table-not-known = Неизвестно
table-count = Пересчитайте товары
table-count-about = После числа сразу открывается следующее поле. Товар на Торговце здесь не считается.
table-count-set = { $what }: поставить { $count }
table-goods-of = { $name }: { norenberc-goods }
table-goods = В запасе
table-peddlers = На Торговцах
table-peddlers-of = { $name }: на Торговцах
# The heading over the walk.
table-walk-round = Конец раунда { $round }
# After the last step, where the game goes on.
table-walk-on = Играем дальше
table-step = Шаг { $step } из { $steps }
# Шаг обхода: его слышат, а не видят.
table-step-to = { $what ->
    [income] Шаг { $step }: доход
   *[guild] Шаг { $step }: { norenberc-guild-inside }
}{ $open ->
    [yes] , ещё не решено
   *[no] {""}
}
table-step-back = Шаг назад
table-step-done = Готово
table-still-open = { $what ->
    [contradiction] Осталось указать, какой из двух ответов верен.
    [prestige] Осталось указать, где лежит герб престижа.
    [talers] Осталось указать, сколько талеров у участников ничьей.
    [order] Осталось указать порядок хода.
    [peddler] Осталось указать, какой товар лежит на Торговце.
   *[counts] Осталось пересчитать товары.
}
# Where there are no pieces to move by hand.
table-step-on = Дальше
table-next-round = Начать следующий раунд
table-contradicts = Теперь: «{ $text }» Что верно?
table-contradicts-keep = Прежний ответ
table-contradicts-take = Новый ответ
table-nobody-knows = Никто не знает
# Of the prestige crest.
table-nobody-knows-where = Никто не знает, где он
table-mayor-where = На какой крыше лежит Мэр?
table-mayor-nowhere = Ни на какой
table-ruling = Решить по-своему
table-ruling-about = Если за столом договорились иначе, чем в правилах, программа запишет это как ваше решение и дальше будет считать исходя из него.
table-ruling-favorite = Фаворит: { $name }
table-ruling-what = О чём договорились?
table-ruling-kind = { $kind ->
    [favorite] Фаворит
    [talers] Талеры
    [goods] Товары
    [agents] Посредники
    [crests] Гербы
    [prestige-crests] Гербы престижа
    [townsmen] Горожане
    [order] Порядок хода
   *[prestige-guild] Самая престижная гильдия
}
table-who-is-ahead = Кто выше в порядке хода?
table-ahead-of = { $name }: выше в порядке хода
table-who-has-more = { $among ->
    [2] Или просто: у кого больше?
   *[other] Или просто: у кого больше всех?
}
table-equally-many = Поровну
# $last: после последнего раунда жетоны паса уже не нужны.
table-agents-back = { $last ->
    [yes] Все посредники возвращаются с крыш.
   *[no] Все посредники возвращаются с крыш; жетоны паса переворачиваются обратно.
}
table-income = Доход
table-what-next = К следующему раунду
table-log-chapter = Раунд { $chapter }
table-log-rounds = По раундам
table-log-entries = Все записи
table-log-turn = Ход { $turn }
table-log-open = Открытый вопрос. { $why }
table-correct-forgotten = Добавить забытое
table-correct-before = Встанет перед записью «{ $text }»
table-correct-possible = Что произошло на самом деле? Всё, что здесь было возможно:
table-correct-ask-forgotten = Что-то забыли перед этим?
table-correct-among = У кого сравнивали талеры?
table-correct-most = У кого больше всех?
table-correct-has-most = Больше всех: { $name }
# Кнопки: что забыли.
table-forgotten = { $what ->
    [recruited] Гость
    [workshop] Мастерская
    [order] Порядок хода
    [prestige] Самая престижная гильдия
    [counted] Подсчёт товаров
    [told] Чьи-то талеры
    [richest] У кого больше всех талеров
    [talers] Талеры
    [craftsman] Мастер
    [crest] Гербы гильдий
    [prestige-crests] Гербы престижа
    [townsman] Горожанин
   *[event] Действие или тайл
}
