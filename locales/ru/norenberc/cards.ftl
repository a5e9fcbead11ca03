# Тайлы: что делает каждый и сколько их.

cards-title = Все тайлы
cards-about = Что делает каждый тайл и сколько их. Введите название на любом из четырёх языков или отберите тайлы ниже.
cards-none = Таких тайлов нет. Очистите поиск или выберите другие признаки.
cards-more = Другие признаки
cards-back = Ко всем тайлам
# Над рядом кнопок отбора.
cards-filter-of = { $row ->
    [group] Вид тайла
   *[effect] Когда действует
}
# По чему отбирают тайлы.
cards-filter = { $filter ->
    [any-group] Все виды
    [any-effect] В любое время
    [townsman] Горожане
    [craftsman] Мастера
    [star] Звезда: сразу
    [moon] Месяц: в конце раунда
   *[sun] Солнце: в конце игры
}
# Вид горожан.
cards-townsman = { $townsman ->
    [councilman] Член Совета
    [burglar] Грабитель
    [guardsman] Стражник
    [musician] Музыкант
    [peddler] Торговец
    [mayor] Мэр
    [nobleman] Дворянин
    [tax-collector] Сборщик Налогов
    [engraver] Резчик
    [foreman] Бригадир
   *[apprentice] Подмастерье
}
# Сколько таких тайлов: «Музыкант 3 (2)».
cards-tile-count = { $tile } ({ $count })
cards-in-box = В коробке, насколько нам известно: { $tiles }.
# Значение мастера и сколько таких.
cards-value-count = { $value } (× { $count })
cards-craftsmen = { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
    [many] { $count } тайлов
   *[other] { $count } тайла
} со значениями { $values }. С посредником «+»: { $agents }.
cards-assumed = Эти числа берёт программа, пока вы не пересчитаете свои тайлы в настройках.
