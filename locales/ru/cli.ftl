# Командная строка: справка и ошибки в аргументах.

cli-about = Guildhall считает очки, играет вместе с вами и отвечает на вопросы о правилах. Игры: { $games }.
cli-usage = guildhall [КОМАНДА | { cli-value-file }] [ПАРАМЕТРЫ]
cli-after = Без команды открывается окно, а если указан только { cli-value-file }, оно показывает этот лист подсчёта, записанную партию или архив. guildhall КОМАНДА --help объясняет команду на примерах. { cli-value-file } — это путь к файлу или - для стандартного ввода.
cli-heading-usage = Запуск:
cli-heading-arguments = Аргументы:
cli-heading-commands = Команды:
cli-heading-options = Параметры:
# Чем в справке обозначено значение, как в «score ФАЙЛ».
cli-value-file = ФАЙЛ
cli-value-folder = ПАПКА
cli-value-lang = ЯЗЫК
cli-value-format = ФОРМАТ
cli-value-list = СПИСОК
cli-value-name = ИМЯ
cli-value-question = ВОПРОС
cli-value-id = СТАТЬЯ
cli-value-picture = PNG
cli-value-place = МЕСТО

cli-option-help = Показать справку
cli-option-version = Показать версию
cli-option-lang = Язык: en, fr, ru или hu; по умолчанию язык системы, иначе английский
cli-option-format = Вид ответа: text (текст) или json; по умолчанию text
cli-option-game = Какая игра: { $games }; по умолчанию { $default }
cli-option-locales = Папка с вашими текстами ({ cli-value-folder }/ru/cli.ftl и так далее): они заменят встроенные
cli-option-data-dir = Где программа хранит данные: настройки, партии, тайлы вашей коробки; по умолчанию обычная папка
cli-option-question = Вопрос на любом из четырёх языков
cli-option-id = Какая статья: номер правила, например A6, либо summary (памятка), overview (обзор) или glossary (названия)
cli-option-file = Что прочитать: путь к файлу или - для стандартного ввода
cli-option-show = Где открывается окно: home (начало), tables (за столом), play (игра), rules (правила), past (прошлые партии) или settings (настройки)
cli-option-shown = Лист подсчёта, записанные партии или сохранённый архив, который нужно открыть в окне
cli-option-players = Сколько игроков: от 2 до 5
cli-option-bots = По боту на каждое место, через запятую: random (случайный разрешённый ход), greedy (то, что выгоднее всего прямо сейчас), easy (слабый), medium (средний), hard (сильный) или master (эксперт)
cli-option-games = Сколько партий; округляется вверх до целых раскладов по N партий
cli-option-seed = Целое число; с одним и тем же числом выйдут те же партии
cli-option-threads = Сколько потоков; по умолчанию 1
cli-option-record = Кроме того, записать каждую партию строкой JSON в этот файл; существующий файл будет заменён
cli-option-line = Какая строка файла, считая с 1; по умолчанию 1
cli-option-event = Перед каким событием партии, считая с 0; по умолчанию в конце записи
cli-option-player = Кому нужен совет, если решают несколько игроков; по умолчанию — тому, чьё это событие
cli-option-iterations = Сколько партий бот доигрывает до конца перед ответом; по умолчанию { $iterations }
cli-option-generations = Сколько раз меняются веса; по умолчанию { $generations }
cli-option-out = Куда записать картинку: файл PNG; существующий файл будет заменён
cli-option-screenshots = Папка для картинок; по умолчанию assets/pictures. Существующие картинки будут заменены
cli-option-second-lang = Второй язык рядом с первым: en, fr, ru или hu

cli-score-about = Итоговый счёт сыгранной партии с объяснением каждого очка
cli-score-usage = guildhall score { cli-value-file } [ПАРАМЕТРЫ]
cli-picture-about = Итог сыгранной партии в виде картинки
cli-picture-usage = guildhall picture { cli-value-file } --out { cli-value-picture } [ПАРАМЕТРЫ]
cli-picture-after = Пример: guildhall picture partiya.json --out itog.png --lang ru --second-lang en
    Файл такой же, как для guildhall score. Экран не нужен.
cli-picture-done = Картинка записана: { $file } ({ $width } × { $height } пикс.)
cli-simulate-about = Боты играют друг против друга
cli-simulate-usage = guildhall simulate --players N --bots { cli-value-list } --games G --seed S [ПАРАМЕТРЫ]
cli-simulate-after = Пример: guildhall simulate --players 3 --bots medium,easy,easy --games 300 --seed 1
    N партий подряд играются на одном раскладе, и каждый бот играет его по разу на каждом месте. Интервалы считаются
    по раскладам; если раскладов мало, интервалы широкие.
cli-replay-about = Проверить записанные партии по правилам
cli-replay-usage = guildhall replay { cli-value-file } [ПАРАМЕТРЫ]
cli-replay-after = Пример: guildhall simulate --players 2 --bots greedy,random --games 10 --seed 1 --record games.jsonl
    guildhall replay games.jsonl
    В файле по одной партии в строке, как их записывает simulate --record. Строка не длиннее 1 МиБ.
    Код завершения 1, если в какой-то партии есть событие, которого правила не допускают (называется первое такое),
    или если счёт не следует из событий.
cli-ask-about = Спросить о правилах своими словами
cli-ask-usage = guildhall ask { cli-value-question } [ПАРАМЕТРЫ]
cli-rules-about = Показать статью правил или список всех статей
cli-rules-usage = guildhall rules [{ cli-value-id }] [ПАРАМЕТРЫ]
cli-rules-after = Примеры: guildhall rules A6
    guildhall rules summary
    Номер правила стоит рядом с каждой строкой счёта, каждым отказом и каждым ответом.
cli-advise-about = Что сделал бы эксперт в заданный момент записанной партии и почему
cli-advise-usage = guildhall advise { cli-value-file } [--line L] [--event E] [ПАРАМЕТРЫ]
cli-advise-after = Пример: guildhall simulate --players 2 --bots easy,easy --games 2 --seed 1 --record games.jsonl
    guildhall advise games.jsonl --line 1 --event 0
    В файле по одной партии в строке, как их записывает simulate --record. Учитывается только то, что игрок вправе знать.
    Одни и те же аргументы дают один и тот же совет.
cli-ladder-about = Измерить силу ботов
cli-ladder-usage = guildhall ladder --games G --seed S [ПАРАМЕТРЫ]
cli-ladder-after = Пример: guildhall ladder --games 400 --seed 1 --threads 2
    Каждый уровень играет с уровнем ниже, один на один и один против троих, а зеркальные партии показывают, что при равной
    силе и шансы равны. Затем каждый уровень играет сам с собой за столами на 2–5 игроков, в десять раз меньше партий, чтобы
    узнать средние ПО. На это уходят часы.
cli-train-about = Подобрать в партиях ботов друг с другом веса, по которым они оценивают позицию
cli-train-usage = guildhall train --players N --seed S [ПАРАМЕТРЫ]
cli-gallery-about = Открыть окно со всеми элементами во всех состояниях (для участников проекта)
cli-gallery-usage = guildhall gallery [ПАРАМЕТРЫ]
cli-gallery-after = Вид и язык можно менять прямо там.
cli-screenshots-about = Нарисовать картинки для README (для участников проекта)
cli-screenshots-usage = guildhall screenshots [ПАРАМЕТРЫ]
cli-screenshots-after = Экран не нужен. Партии на картинках всегда одни и те же, поэтому одна и та же программа рисует одинаковые картинки.
cli-screenshots-done = { $count ->
    [one] Записана { $count } картинка в папку { $folder }
    [few] Записаны { $count } картинки в папку { $folder }
   *[many] Записано { $count } картинок в папку { $folder }
}

# What is wrong with the arguments. $arg is an argument, $value what was given, $allowed what is possible.
cli-error-command = Команды «{ $value }» нет. Есть такие: score, picture, favorites, reset, simulate, replay, advise, box, ask, rules, ladder, train, gallery, screenshots. См. guildhall --help.
cli-error-argument = «{ $arg }» здесь не подходит: такого параметра у этой команды нет, и больше ничего она не ждёт. См. --help.
cli-error-missing = Не хватает: { $arg }. См. --help.
cli-error-value = { $arg }: указано «{ $value }»; допустимо: { $allowed }.
cli-error-no-value = { $arg }: нужно значение. См. --help.
cli-error-other-game = { $arg }: для этой игры такого параметра нет: { $game }. См. --help.
cli-error-twice = { $arg }: указано больше одного раза.
cli-error-utf8 = Аргументы нельзя прочитать как текст.
cli-error-other = Аргументы не удалось понять. См. --help.
cli-number = целое число от { $low } до { $high }
cli-bots-count = { $count ->
    [one] { $count } бот
    [few] { $count } бота
    [many] { $count } ботов
   *[other] { $count } бота
}, по одному на место
cli-no-rules = Статей о правилах этой игры пока нет.
cli-no-picture = Для этой игры картинок пока нет.
cli-no-bots = Для этой игры ботов пока нет.
cli-out-allowed = путь к файлу
cli-out-plain = обычный файл; всё остальное не заменяется
cli-out-other = файл, который эта команда не читает
cli-stdin = стандартный ввод
cli-stdout = стандартный вывод
