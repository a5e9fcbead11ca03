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
book-no-name = Такого названия нет.
book-back-to-list = К списку
book-entry = { $rule } · { $title }
book-rule = Правило { $rule }
book-see-also = Смотрите также: это часто путают
book-name-in = { $language }: { $name }
# Under the glossary, where names are marked with a star.
book-unofficial = * наш перевод: опубликованного названия на этом языке мы не знаем
