# Элементы этой игры в галерее.

gallery-buildings = Сооружения
gallery-apprentices = Помощники
gallery-states = Карты, которые можно нажать
gallery-workers = Рабочие
gallery-pictures = Рисунки игры
gallery-name = Анна
gallery-note = Не хватает золота: 2.
