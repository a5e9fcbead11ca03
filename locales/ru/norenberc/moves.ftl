# Действие игрока и всё, что для него нужно решить.

# The question to whoever is due. $step is an id; $guild, $player and $number are there where the step has them.
moves-ask = { $step ->
    [order] Порядок хода: нажимайте на игроков от первого до последнего.
    [settle] Мастерская { norenberc-guild-of }, место { $number }: какой мастер вышел?
    [lodge] Комнаты { norenberc-guild-of }, окно { $number }: какой гость вышел?
    [planning] Планирование: кто пасует и сколько карт выложили остальные?
    [reveal] Активируются { norenberc-guild }: кто открывает их карту?
    [act] { $player } { norenberc-guild-at }: какое действие?
    [pay] { $player } платит за гостя { norenberc-guild-at }: чем?
    [rob] { $player }: кого грабит Грабитель и что забирает?
    [swap] { $player }: каких двух мастеров меняет местами Стражник?
    [peddle] { $player } кладёт товар на Торговца: какой?
    [place-mayor] { $player }: на чью крышу идёт Мэр?
    [go-first] { $player }: поставить свой маркер первым?
   *[over] Игра окончена.
}
moves-enter = Подтвердить
moves-back = Назад
# What something is called that the rules do not allow now.
moves-not-possible = { $text } (нельзя)
# The way to a tile that the box should not hold.
moves-all-the-same = Всё-таки этот тайл
moves-sell = Продажа товаров
moves-buy = Покупка товаров
moves-recruit = Найм гостя
moves-nothing = Ничего не делать
moves-sell-count = { norenberc-heap } за { norenberc-talers }
moves-buy-limit = Не больше { $limit }, цена за штуку: { $price ->
    [one] { $price } талер
    [few] { $price } талера
    [many] { $price } талеров
   *[other] { $price } талера
}.
moves-buy-cost = Всего: { norenberc-talers }.
# Там, где талеры скрыты, их число не выдаётся.
moves-too-dear = На это не хватает талеров.
# How many goods there are to choose from.
moves-there = { $count ->
    [0] в запасе нет
    [one] есть { norenberc-heap }
    [few] есть { norenberc-heap }
    [many] есть { norenberc-heap }
   *[other] есть { norenberc-heap }
}
moves-window = Окно { $number }
moves-rob-nobody = Никого не грабить
moves-swap-nothing = Ничего не менять
# A tile and where it lies.
moves-tile-at = { $tile }, { $place }
moves-go-first = На первое место
moves-stay = Остаться на месте
moves-place-now = Место в порядке хода сейчас: { $place }
