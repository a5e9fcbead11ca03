# За столом: подготовка, лист подсчёта, ведение раундов, конец раунда.

table-rule = Что говорит правило?
table-rule-about = Спросите своими словами
table-unfinished-all = Все недоигранные партии ({ $count })
table-new = Новая партия
table-groups = Те же игроки, что и раньше:
# Игроки прошлых партий: каждая кнопка занимает свободное место; table-seat — её полное название, на слух.
table-regulars = С кем вы играете:
table-seat = Посадить за стол: { $name }
table-players = Игроки
table-name = Имя игрока { $number }
table-language-any = Язык программы
table-depth = Насколько подробно следить за партией?
table-depth-about = Можно вести только итоговый счёт, а можно записывать каждое действие.
table-open = Начать

table-part-score = Итоговый счёт
table-part-table = Стол
table-part-sheets = Что у кого есть
table-part-log = Журнал и исправления
table-part-depth = Что отслеживать
table-next-player = Дальше: { $name }
table-to-score = К итоговому счёту
table-missing = Чего не хватает для итогового счёта
table-missing-sheet = Заполнить: { $missing }
table-log-empty = Пока ничего не записано.
table-log-about = Нажмите на запись, чтобы исправить её, убрать или добавить то, что забыли перед ней.
table-log-correct = Исправить: «{ $text }»
table-log-amended = Исправлено
table-log-inserted = Добавлено позже
table-log-skipped = Пропущено. { $why }
table-people = За столом:
# Что делает кнопка игрока, для тех, кто слушает.
table-person-change = Сменить имя, цвет или язык: { $name }
# Открытая запись. $text — строка журнала.
table-correct = Исправить запись
table-correct-person = Кто здесь сидит
table-correct-remove = Убрать эту запись
table-correct-fixed = В этой записи нечего менять. Её можно убрать.
table-correct-name = Имя
table-correct-colour = Цвет
table-correct-language = Язык
table-enter = Записать
# What a final score lacks, where the way to it is not open yet.
table-missing-first = Ещё нужно: { $missing }

# Что изменили исправления и что из-за этого сделать с фишками.
table-changed = Исправление изменило вот что:
table-changed-together = Все исправления с тех пор, как список закрыли в последний раз, изменили вот что:
table-changed-close = Закрыть этот список
table-changed-again = Снова показать последний список изменений
table-changed-show = Показать
table-changed-line =
    { $moves ->
        [0] Исправление изменило дальнейшее.
        [one] После исправления нужно поправить на столе { $moves } вещь.
        [few] После исправления нужно поправить на столе { $moves } вещи.
        [many] После исправления нужно поправить на столе { $moves } вещей.
       *[other] После исправления нужно поправить на столе { $moves } вещи.
    }
table-moves = Поправьте на столе:
table-moves-again = Поправьте на столе (вместо прежнего списка):
