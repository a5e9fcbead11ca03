cli-option-box = Тайлы вашей коробки в файле TOML (см. guildhall box); по умолчанию предполагаемый состав
cli-score-after = Файл в формате JSON:
    {"{"}"game": "norenberc", "players": [
    {"  {"}"name": "Ana", "talers": 12, "craftsmen": [{"{"}"guild": "brewers", "value": 4{"}"}],
    {"   "}"crests": ["brewers"], "prestige_crests": 1, "townsmen": ["nobleman-3"]{"}"}, ...]{"}"}
    Игроков от 2 до 5. Ключи: talers — талеры, от 0 до 9999; craftsmen — мастера, value — их значение, от 2 до 7;
    crests — гербы гильдий; prestige_crests — сколько гербов престижа; townsmen — горожане. Пустые списки можно не писать.
    Гильдии в игре: вдвоём brewers (Пивовары), bakers (Пекари), shoemakers (Сапожники); втроём ещё printers (Печатники);
    вчетвером ещё tailors (Портные); впятером ещё hatters (Шляпники).
    Горожане (те, что остаются у игрока): musician-3, musician-5 (Музыкант), nobleman-2, nobleman-3 (Дворянин),
    tax-collector (Сборщик Налогов), engraver (Резчик), foreman-2, foreman-3, foreman-4 (Бригадир), apprentice (Подмастерье).
cli-favorites-about = Кто в конце раунда становится фаворитом каждой гильдии и почему
cli-favorites-usage = guildhall favorites { cli-value-file } [ПАРАМЕТРЫ]
cli-favorites-after = Файл в формате JSON:
    {"{"}"game": "norenberc", "turn_order": ["Ana", "Béla"], "prestige_guild": "brewers", "players": [
    {"  {"}"name": "Ana", "talers": null, "goods": {"{"}"beer": 2{"}"}, "peddlers": ["beer"]{"}"}, ...]{"}"}
    Ключи: turn_order — порядок хода, prestige_guild — самая престижная гильдия, talers — талеры, goods — товары,
    peddlers — Торговцы и товары на них.
    Талеры можно не писать или указать null: тогда ответ назовёт тех, кому нужно их показать, если такие есть.
    Товары на Торговцах в goods не входят: для каждого есть своя запись в peddlers.
    Товары в игре: вдвоём beer (пиво), pastry (выпечка), shoe (обувь); втроём ещё page (страницы);
    вчетвером ещё cloth (ткань); впятером ещё hat (шляпы).
cli-box-about = Вывести предполагаемый состав тайлов в виде файла для --box
cli-box-usage = guildhall box [ПАРАМЕТРЫ]
cli-box-after = Сколько тайлов каждого вида, не напечатано ни в одном издании, поэтому этот состав — предположение.
    Создайте свой файл:
    guildhall box > my-box.toml
    и поправьте его по тому, что лежит перед вами: в каждой гильдии 11 мастеров со значениями от 2 до 7, горожан всего 26.
    Запись о мастерах относится ко всем гильдиям или только к некоторым: guilds = ["brewers", "hatters"].
cli-ask-after = Пример: guildhall ask "кто фаворит, если товаров поровну?"
    Спрашивать можно по-английски, по-французски, по-русски или по-венгерски, каким бы ни был --lang;
    ответ будет на языке из --lang.
cli-train-after = Пример: guildhall train --players 2 --seed 1 --threads 2 > assets/norenberc/bots/players-2.toml
    Одни и те же аргументы дают одни и те же веса при любом числе потоков. Начальные веса — в assets/norenberc/bots/hand.toml.
