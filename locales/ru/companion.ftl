# За настоящим столом. $name is a player, $names a list of players.

companion-refused-wrong-depth = За этим столом программа этого не отслеживает.
companion-refused-not-now = Сейчас это не подходит: уже поздно или ещё рано.
companion-refused-needs-position = Чтобы всё проверять, программе нужно знать, что лежит на столе.
companion-refused-no-such-player = За этим столом нет такого игрока.
companion-refused-name = Имя не может быть пустым или таким же, как у другого игрока за столом.
companion-refused-long-name = В имени может быть не больше { $most } символов, а здесь их { $length }.
companion-refused-no-such-entry = Этой записи больше нет.
companion-refused-nothing = Отменять и возвращать больше нечего.
companion-refused-read-only = Здесь можно только смотреть.
companion-table-fault = { $fault ->
    [players] Игроков должно быть от двух до пяти, а не { $number }.
    [blank-name] Игроку { $number } нужно имя.
    [long-name] Игрок { $number }: в имени может быть не больше { $most } символов, а здесь их { $length }.
    [nobody] Нужен хотя бы один живой игрок.
    [repeated-name] У игрока { $number } такое же имя, как у другого.
   *[round] Раундов четыре.
}

# Файлы. $path is a file or folder.
companion-notice-damaged = Файл этой партии был повреждён. { $recovered ->
    [0] {""}
    [one] Из копии восстановлена { $recovered } строка.{" "}
    [few] Из копий восстановлены { $recovered } строки.{" "}
    [many] Из копий восстановлено { $recovered } строк.{" "}
   *[other] Из копий восстановлено { $recovered } строки.{" "}
}{ $missing ->
    [0] Ничего не пропало.
    [one] Пропала { $missing } строка.
    [few] Пропали { $missing } строки.
    [many] Пропало { $missing } строк.
   *[other] Пропало { $missing } строки.
} Повреждённый файл сохранён: { $path }
companion-notice-newer = Эту партию записала более новая версия программы (формат { $format }). Здесь её можно смотреть, но не менять: { $path }
companion-notice-not-understood = { $count ->
    [one] { $count } строку этой партии записала другая версия программы, здесь она не учтена.
    [few] { $count } строки этой партии записала другая версия программы, здесь они не учтены.
    [many] { $count } строк этой партии записала другая версия программы, здесь они не учтены.
   *[other] { $count } строки этой партии записала другая версия программы, здесь они не учтены.
} Ничего не удалено: { $path }
companion-notice-other-title = Эта партия — из игры «{ $game }», которую эта версия программы не знает. Файл оставлен как есть: { $path }
companion-notice-unreadable = Этот файл не читается. Он оставлен как есть: { $path }

# Заголовки таблицы.
companion-csv-player = Игрок
companion-csv-rank = Место
companion-csv-total = Итого
