# Партии в программе: против ботов или вокруг одного экрана.

play-first = Первая партия
play-new = Новая партия
# $number — место, считая с 0.
play-bot-name = { $number ->
    [0] Файт
    [1] Якоб
    [2] Агнес
    [3] Конрад
   *[4] Урсула
}
play-kind = { $kind ->
    [person] Человек
    [easy] Слабый бот
    [medium] Средний бот
    [hard] Сильный бот
   *[master] Бот-эксперт
}
play-options = Настройки партии
play-option-hints = Подсказки
play-option-undo = Отмена ходов
# Кнопка: то, что меняют редко.
play-option-more = Расклад и коробка
play-option-seed = Номер расклада:
play-option-seed-secret = секрет
play-option-alone-about = Против ботов отменять можно сколько угодно, в игре с людьми — только то, что никому не открыло ничего нового.
play-option-shared-about = Номер расклада неизвестен никому. Планы и всё, что выпадет, лежат в папке с данными, где их может прочитать любой: не подглядывать! Отменить можно только то, что никому не открыло ничего нового.
# На слух: кто сидит на этом месте.
play-seat-kind = { $name }: { $kind }
play-again = Те же места, новый расклад
play-part-table = Стол
play-thinking = { $name } думает…
play-moves = На очереди { $name }.
play-skip = Сразу к моему ходу
play-log = Что произошло
play-hint = Подсказка
play-hint-thinking = Партия доигрывается несколько тысяч раз…
play-hint-do = Так и сыграть
# На слух: какой именно. $move is a line of the log.
play-hint-do-heard = Так и сыграть: «{ $move }»
play-curtain = { $name }, ваш ход
play-curtain-about = Карты тайные: остальные отворачиваются.
play-curtain-lift = Я — { $name }
# What redo brings back.
play-redo = следующие ходы
play-confirm = Подтвердить
play-back = Назад
# Heard
play-not-possible = { $text } (нельзя)
play-speed = Скорость ботов
play-log-parts = Показывать подробности
# A switch: the log says why bots did what they did.
play-log-whys = С объяснениями
# $count is how many moves the others have made.
play-since = Ходов после вашего: { $count }
play-since-back = Предыдущий ход
play-since-on = Следующий ход
# A button: why a bot made this move.
play-since-why = Почему?
play-since-close = Вернуться к игре
play-pause-details = Подсчёт
play-pause-back = На шаг назад
play-pause-next = Дальше
