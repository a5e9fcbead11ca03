play-first-about = Вы и два бота среднего уровня. Одно нажатие — и тайлы разложены.
play-option-seed-about = С тем же номером выпадут те же тайлы.
play-option-box = Коробка
play-begin = Разложить тайлы
play-plan = { $name }, в какие гильдии пойдут посредники?
play-plan-seal = { $count ->
    [0] Выберите гильдии
    [one] Выложить { $count } карту
    [few] Выложить { $count } карты
    [many] Выложить { $count } карт
   *[other] Выложить { $count } карты
}
play-plan-pass = Пас
play-plan-pass-sure = Да, выйти из раунда
play-plan-agents = Свободных посредников: { $agents }
play-planned = { $name }: план готов.
play-secrets-open = Показать мои талеры
play-secrets-close = Спрятать мои талеры
