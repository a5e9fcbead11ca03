# Панель правил: вопросы, оглавление, словарь.

book-ask = Спросите о правилах
book-find-name = Найти название
book-clear = Стереть вопрос
book-close = Закрыть правила
book-contents = Все статьи
book-answers = Ответы
book-overview = Новичкам
book-summary = Памятка
book-glossary = Словарь
book-now = Что важно сейчас
book-nothing = Ни одна статья не отвечает на этот вопрос. Спрашивайте о правилах «Нюрнберга», о чём-нибудь одном, например «Кто ходит первым?» или «Сколько товаров можно купить?», или просмотрите все статьи.
book-no-name = Такого названия нет.
book-back-to-list = К списку
book-entry = { $rule } · { $title }
book-rule = Правило { $rule }
book-see-also = Смотрите также: это часто путают
book-name-in = { $language }: { $name }

book-part-components = Состав игры
book-part-setup = Подготовка
book-part-planning = Планирование
book-part-actions = Действия
book-part-townsmen = Горожане
book-part-turn-end = Конец хода
book-part-round-end = Конец раунда
book-part-game-end = Конец игры
book-part-rulings = Спорные случаи и разъяснения

book-group-game = Игра
book-group-guild = Гильдии
book-group-craftsman = Мастера
book-group-good = Товары
book-group-townsman = Горожане
book-group-trigger = Когда действуют горожане
book-group-thing = Предметы и фазы
book-group-action = Действия
book-group-round-end = В конце раунда
book-group-scoring = Подсчёт очков
