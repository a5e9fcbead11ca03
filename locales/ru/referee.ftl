# Настоящая партия от начала до конца: вопросы и ответы.

# The question to whoever is due. $step is an id; $guild, $player and $number are there where the step has them.
referee-ask = { $step ->
    [order] Порядок хода: нажимайте игроков от первого к последнему.
    [settle] Мастерская { norenberc-guild-of }, место { $number }: какой мастер вышел?
    [lodge] Комнаты { norenberc-guild-of }, окно { $number }: какой гость вышел?
    [planning] Планирование: кто пасует и сколько карт выложили остальные?
    [reveal] Очередь { norenberc-guild-of }: кто открывает эту карту?
    [act] { $player } { norenberc-guild-at }: какое действие?
    [pay] { $player }: чем оплачен гость { norenberc-guild-at }?
    [rob] { $player }: кого грабит Грабитель и что забирает?
    [swap] { $player }: каких двух мастеров меняет Стражник?
    [peddle] { $player }: какой товар кладётся на Торговца?
    [place-mayor] { $player }: на чью крышу идёт Мэр?
    [go-first] { $player }: поставить свой маркер первым?
   *[over] Игра окончена.
}
referee-enter = Записать
referee-back = Назад
# What something is called that the rules do not allow now.
referee-not-possible = { $text } (нельзя)
# The way to a tile that the box should not hold.
referee-all-the-same = Но это именно этот тайл
referee-townsmen = Горожане
referee-pass = { $name } пасует
referee-pass-short = Пас
referee-cards = { $name }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
# Who may reveal a card, and how many cards are still face down.
referee-cards-left = { $name }, закрыто: { $cards }
referee-sell = Продажа товаров
referee-buy = Покупка товаров
referee-recruit = Найм гостя
referee-nothing = Бездействие
referee-sell-count = { norenberc-heap } за { norenberc-talers }
referee-buy-limit = Не больше { $limit }, по { $price } за штуку.
referee-buy-cost = Всего: { norenberc-talers }.
# How many goods there are to choose from.
referee-there = есть { norenberc-heap }
referee-window = Окно { $number }
referee-rob-nobody = Никого не грабить
referee-swap-nothing = Ничего не менять
# A tile and where it lies.
referee-tile-at = { $tile }, { $place }
referee-go-first = Встать первым
referee-stay = Остаться на месте
referee-place-now = Сейчас место в порядке хода: { $place }
