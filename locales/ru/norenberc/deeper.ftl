# Судья посреди партии: форма для того, чего программа не знает.

deeper-title = С этого момента проверяется каждое действие
deeper-about = Для этого программе нужно знать, что сейчас лежит на столе. Она спрашивает только то, чего ей ещё не сказали.
# Страницы формы.
deeper-page-table = Стол
deeper-page-check = Проверка
deeper-next = Дальше
deeper-not-now = Не сейчас
# Кнопка, которую скорее слышат, чем видят.
deeper-mayors = Мэры на крыше { norenberc-guild-of }
# Тайлы гильдии на выбор.
deeper-tiles = Тайлы { norenberc-guild-of }
deeper-window-empty = пусто
deeper-window-clear = В этом окне никого
# $heap — сколько товаров.
deeper-rest = Остальные собственные товары гильдии лежат здесь: { $heap }. Другие товары:
deeper-untold = Ещё не сказано:
deeper-fits = Всё сходится.
deeper-begin = Начать проверку
