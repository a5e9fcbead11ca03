# Что должно произойти сейчас, названия фаз и шагов конца раунда.

# $step is an id; $guild and $player are there where the step has them.
step-now = { $step ->
    [order] жребий определяет порядок хода
    [settle] заполняется мастерская { norenberc-guild-of }
    [lodge] заполняются комнаты { norenberc-guild-of }
    [planning] планируют все, кто ещё не закончил раунд
    [reveal] открываются карты { norenberc-guild-of }
    [act] { $player } действует { norenberc-guild-at }
    [pay] { $player } платит за гостя { norenberc-guild-at }
    [rob] { $player } выбирает, кого ограбит Грабитель
    [swap] { $player } выбирает, кого поменяет местами Стражник
    [peddle] { $player } кладёт товар на Торговца
    [place-mayor] { $player } выбирает крышу для Мэра
    [go-first] { $player } решает, ставить ли свой маркер первым
   *[over] игра окончена
}
step-phase = { $phase ->
    [setup] Подготовка
    [planning] Фаза планирования
    [action] Фаза действия
    [round-end] Конец раунда
   *[over] Конец игры
}
# The steps at the end of a round, in their order.
step-round-end = { $step ->
    [income] Получение дохода
    [favourites] Выбор фаворитов главами гильдий
    [lodgings] Пополнение комнат
    [agents] Возвращение всех посредников
    [guildmasters] Назначение новых глав гильдий
    [tokens] Переворот жетонов паса
   *[prestige] Выбор новой самой престижной гильдии
}
