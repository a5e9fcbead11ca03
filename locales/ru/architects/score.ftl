# Итоговый счёт.

score-winner = { $by ->
    [vp] Побеждает { $names }: { $vp } ПО.
    [virtue] Побеждает { $names }: { $vp } ПО. Очков поровну, но добродетели больше.
    [silver] Побеждает { $names }: { $vp } ПО. Поровну и очков, и добродетели, но серебра больше.
   *[shared] Победа общая: { $names }, по { $vp } ПО.
}
# Сольная игра. $name — игрок; $vp и $theirs — оба счёта.
score-solo = { $result ->
    [won] { $name } побеждает соперника ({ architects-opponent }): { $vp } против { $theirs } ПО.
    [lost] { $name } уступает сопернику ({ architects-opponent }): { $vp } против { $theirs } ПО.
   *[tied] { $name } и соперник ({ architects-opponent }) набрали по { $vp } ПО: это ничья, а не победа.
}
score-category = { $category ->
    [buildings] Сооружения
    [cathedral] Кафедральный собор
    [virtue] Добродетель
    [debts] Непогашенные долги
    [gold-marble] Золото и мрамор
    [silver] Серебро
   *[prison] Рабочие в тюрьме
}
# $end — что сооружение даёт в конце игры сверх напечатанного.
score-line-building = { architects-building }: { $printed } на карте{ $end ->
    [0] {""}
   *[other] {" "}и { $end } в конце игры
}
score-line-cathedral = уровень { $level }
score-line-virtue = добродетель { $virtue }
score-line-debts = { $count ->
    [one] { $count } непогашенный долг
    [few] { $count } непогашенных долга
    [many] { $count } непогашенных долгов
   *[other] { $count } непогашенного долга
}, по { $each }
score-line-gold-marble = золото: { $gold }, мрамор: { $marble }
score-line-silver = серебро: { $silver }, по 1 за каждые полные 10
score-line-prison = { $workers ->
    [one] { $workers } рабочий
    [few] { $workers } рабочих
    [many] { $workers } рабочих
   *[other] { $workers } рабочего
}, минус 1 за каждых двух
# Что сооружения меняют перед подсчётом; строки ниже идут по порядку.
score-steps = Перед подсчётом добродетель меняется:
# $sign — plus или minus.
score-step = { architects-building }: { $sign ->
    [minus] добродетель −{ $points }
   *[plus] добродетель +{ $points }
}{ $destroyed ->
    [0] {""}
   *[other] , списано долгов: { $destroyed }
}{ $taken ->
    [0] {""}
   *[other] , взято долгов: { $taken }
}{ $paid ->
    [0] {""}
   *[other] , вместо долга уплачено серебра: { $paid }
}
score-opponent = Соперник ({ architects-opponent }): { $vp } ПО
score-opponent-line = { $category ->
    [guildhall] Дом гильдий
    [cathedral] Кафедральный собор
    [virtue] Добродетель
    [marble] Мрамор
    [debts] Непогашенные долги
   *[prison] Рабочие в тюрьме
}: { $vp }
