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
companion-notice-damaged = Файл этой партии был повреждён или обрезан.
companion-notice-recovered = { $count ->
    [one] Из копии восстановлена { $count } запись.
    [few] Из копий восстановлены { $count } записи.
    [many] Из копий восстановлено { $count } записей.
   *[other] Из копий восстановлено { $count } записи.
}
# $since — день и время.
companion-notice-missing = { $count ->
    [one] Пропала { $count } запись, сделанная после { $since }.
    [few] Пропали { $count } записи; первая из них сделана после { $since }.
    [many] Пропало { $count } записей; первая из них сделана после { $since }.
   *[other] Пропало { $count } записи; первая из них сделана после { $since }.
}
companion-notice-complete = Из сохранённого ничего не пропало.
companion-notice-no-more = Больше ничего не пропало.
companion-notice-open-end = Пропало ли что-нибудь из введённого после { $since }, узнать нельзя.
companion-notice-perhaps-more = Пропало ли что-нибудь ещё в конце, узнать нельзя.
companion-notice-kept = Повреждённый файл сохранён: { $path }
companion-notice-in-place = Повреждённый файл остался на своём месте: { $path }
companion-notice-nothing-left = От самого файла ничего не осталось.
# $moment — день и время.
companion-notice-ahead = Судя по файлу, в эту партию что-то записали { $moment }. Этот день ещё не наступил: неверно идут часы этого компьютера или того, на котором сделана запись.
companion-notice-no-format = В этом файле указан формат { $format }, в котором не писала ни одна версия программы. Здесь его можно смотреть, но не менять: { $path }
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
