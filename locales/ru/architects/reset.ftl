# Что делает обновление чёрного рынка, по игрокам.

# Заголовок строк игрока: всё — после обновления.
reset-player = { $name }: в тюрьме { $prison }, добродетель { $virtue }, непогашенных долгов { $debts }
# $choice — yes там, где игрок может решить иначе.
reset-line = { $text } ({ $rule }){ $choice ->
    [yes]  — по желанию игрока
   *[no] {""}
}
reset-nothing = ничего не меняется
reset-to-prison = { $count ->
    [one] { $count } рабочий отправляется
    [few] { $count } рабочих отправляются
    [many] { $count } рабочих отправляются
   *[other] { $count } рабочего отправляются
} в тюрьму
reset-freed = { $count ->
    [one] { $count } рабочий выходит
    [few] { $count } рабочих выходят
    [many] { $count } рабочих выходят
   *[other] { $count } рабочего выходят
} из тюрьмы
reset-gold = золото: +{ $count }
reset-marble = мрамор: +{ $count }
# $sign — plus или minus.
reset-virtue = { $sign ->
    [minus] добродетель: −{ $count }
   *[plus] добродетель: +{ $count }
}
reset-debts-destroyed = { $count ->
    [one] списан { $count } непогашенный долг
    [few] списано { $count } непогашенных долга
    [many] списано { $count } непогашенных долгов
   *[other] списано { $count } непогашенного долга
}
reset-debts = { $count ->
    [one] взят { $count } непогашенный долг
    [few] взято { $count } непогашенных долга
    [many] взято { $count } непогашенных долгов
   *[other] взято { $count } непогашенного долга
}
