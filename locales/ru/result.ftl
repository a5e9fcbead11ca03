# Итоговый счёт на экране и на картинке.

result-heading-table = Лист подсчёта
result-heading-bars = Из чего сложились очки
result-heading-what-if = А что, если?
result-heading-share = Поделиться
result-hint = Нажмите на любое число, чтобы увидеть, откуда оно.

result-headline = { $count ->
    [1] Побеждает { $names }: { $vp } ПО
   *[other] Победа общая: { $names }, по { $vp } ПО
}
result-place = { $place }-е место{ $tied ->
    [yes] {" "}(ничья)
   *[no] {""}
}
result-total = Итого
result-line = { $vp } ПО · { $text }
result-what-if-about = Меняйте любые числа и смотрите, как сдвигаются итоги. Без вашего согласия ничего не сохранится.
result-what-if-open = Попробовать
result-what-if-note = Это только «а что, если», а не настоящий итог
result-what-if-drop = К настоящему итогу
result-what-if-keep = Сохранить эти числа
result-change = { $sign ->
    [more] +{ $by }
    [less] −{ $by }
   *[same] без изменений
}

result-share-languages = Язык картинки: один или два рядом, если за столом говорят на разных.
result-share-picture = Сохранить картинку
# Что слышно о её уменьшенной копии.
result-share-preview = Сохранённая картинка
result-share-text = Скопировать текст
result-share-csv = Таблица (CSV)
result-share-json = Данные (JSON)
result-share-bg-stats = BG Stats
# Перед полем для названия места; оно запоминается до следующей партии.
result-location = Где вы играете (для BG Stats):
result-picture-foot = Подсчитано в Guildhall
# Goes on from the counting of the points at the end of a game.
result-count-on = К итогам
