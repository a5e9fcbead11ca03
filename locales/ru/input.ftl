# Что не так с входными данными: где, что найдено, что допустимо.

# The whole message. $file is a path.
input-in-file = { $file }: { $text }
input-error = { $at } — найдено: { $found }; допустимо: { $allowed }.
input-at-whole = входные данные
input-at-position = строка { $line }, столбец { $column }
input-at-byte = байт { $byte }
# Places in a file that has one game a line.
input-at-line = строка { $line }
input-at-field = строка { $line }: { $field }
input-at-line-byte = строка { $line }, байт { $byte }
# A tile of the set-up that cannot lie where it does. $text is a whole sentence.
input-refused = строка { $line }: { $field }: { $text } ({ $rule })

input-kind = { $kind ->
    [null] null
    [bool] true или false
    [whole] целое число
    [text] текст
    [list] список
   *[object] объект
}
input-found-nothing = ничего
input-found-value = «{ $value }»
input-found-long = «{ $value }», { $count ->
    [one] { $count } символ
    [few] { $count } символа
    [many] { $count } символов
   *[other] { $count } символа
}
input-found-number = { $value }
input-found-count = { $count }
input-found-without = ничего для «{ $value }»
input-found-repeated = «{ $value }» ещё раз
input-found-syntax = запись, которую нельзя прочитать
input-found-end = конец раньше времени
input-found-too-deep = слишком много уровней списков и объектов
input-found-not-text = байты, которые не складываются в текст
input-found-too-large = больше данных, чем можно прочитать

input-allowed-one-of = { $items }
input-allowed-keys = ключи { $items }
input-allowed-once = без повторов
# $exact is yes where both are the same.
input-allowed-range = { $exact ->
    [yes] ровно { $low }
   *[no] целое число от { $low } до { $high }
}
input-allowed-entries = число записей от { $low } до { $high }
input-allowed-name = непустое имя не длиннее { $most } символов
input-allowed-new-name = имя, которого нет у других
input-allowed-each-player-once = каждый игрок по одному разу
input-allowed-over-table = не больше { $most } на весь стол
input-allowed-exactly = ровно { $count }
input-allowed-utf8 = текст в UTF-8
input-allowed-json = JSON
input-allowed-json-line = JSON, по одной партии в строке
input-allowed-toml = TOML
input-allowed-size = не больше { $mebibytes } МиБ
input-allowed-format = форматы до { $newest } включительно; для этого файла нужна более новая версия Guildhall

# A file that cannot be read or written. $reason is an id or other; $text is the system's own words.
input-disk = { $file }: { $reason ->
    [not-found] такого файла нет
    [directory] это папка, а не файл
    [denied] нет доступа
    [no-folder] такой папки нет
    [full] на диске не осталось места
   *[other] { $text }
}
