# Справка о командах этой игры.

cli-score-after = Для игры «Архитекторы Западного королевства»:
    {"{"}"game": "architects", "promo": false, "players": [
    {"  {"}"name": "Ana", "character": null, "buildings": ["aqueduct", "tavern"], "cathedral": 3, "virtue": 12,
    {"   "}"unpaid_debts": 2, "paid_debts": 0, "gold": 2, "marble": 1, "clay": 0, "wood": 0, "stone": 0, "silver": 6,
    {"   "}"prison": 3, "captured": 0, "skills": {"{"}"carpentry": 1, "tiling": 0, "masonry": 2{"}"}{"}"}, ...],
    {"  "}"opponent": {"{"}"kind": "helena", "guildhall": 5, "cathedral": 2, "virtue": 7, "marble": 3, "unpaid_debts": 1, "prison": 2{"}"}{"}"}
    Игроков от 2 до 5 или 1 с соперником (constantine или helena). Обязательны только name (имя) и virtue (добродетель до эффектов
    конца игры). Остальные ключи: buildings — сооружения; cathedral — уровень собора; unpaid_debts и paid_debts — непогашенные
    и погашенные долги; gold, marble, clay, wood, stone, silver — золото, мрамор, глина, древесина, камень, серебро; prison — свои рабочие
    в тюрьме; captured — арестованные на своём планшете; skills — число помощников с каждым умением.
    Идентификаторы английские, через дефис: betting-house. Для промокарт нужно "promo": true.
cli-reset-about = Что обновление чёрного рынка меняет у каждого игрока («Архитекторы Западного королевства»)
cli-reset-usage = guildhall reset { cli-value-file } [ПАРАМЕТРЫ]
cli-reset-after = Файл в формате JSON:
    {"{"}"game": "architects", "players": [
    {"  {"}"name": "Ana", "virtue": 7, "unpaid_debts": 0, "prison": 2, "market": 1, "gatekeepers": 1,
    {"   "}"squires": {"{"}"virtue": 0, "gold": 1, "marble": 0{"}"}, "character": null{"}"}, ...]{"}"}
    Игроков от 2 до 5 или 1 и рядом соперник: {"{"}"name": "Constantine", "opponent": true, ...{"}"}. Обязательны только name (имя) и virtue
    (добродетель). prison — сколько было в тюрьме до обновления; market — свои рабочие на чёрном рынке, не больше 3 на всех; gatekeepers —
    привратницы, squires — оруженосцы. Решения приняты за игроков и отмечены: рабочие освобождены, награды оруженосцев взяты,
    добродетель сверх 14 списывает долги.
cli-option-characters = «Архитекторы»: none (обычные планшеты) или dealt (каждому случайный персонаж); по умолчанию none
cli-option-promo = «Архитекторы»: играть и с промокартами и промоперсонажами
cli-option-conspirator = «Архитекторы»: что дешевле с заговорщицей, visit (1 серебро за визит) или capture (1 серебро за каждый арест); по умолчанию visit
cli-ask-after = Об «Архитекторах Западного королевства»: guildhall ask --game architects "сколько стоит нанять помощника при добродетели 3?"
