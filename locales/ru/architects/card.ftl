# Что слышно о карте. $cost — список card-heap, $skills — список architects-skill.

# Столько ресурса на карте.
card-heap = { architects-resource }: { $count }
card-building = { architects-building }: { $vp } ПО. Цена: { $cost }.
card-needs = Нужно: { $skills }.
card-apprentice = { architects-apprentice }. Умение: { $skills }.
# Серебро на помощнике.
card-coins = Серебро на карте: { $count }.
# Что карта меняет в добродетели при постройке или найме. $sign — plus или minus.
card-virtue = Добродетель: { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}.
card-owner = Владелец: { $name }.
# Рабочие игрока. Число может быть неизвестно.
card-workers = { $name }. Свободные рабочие: { $free }, в тюрьме: { $prison }, арестованы: { $captured }.
