# Сам язык и собственные файлы с текстами.

# The languages, each called as its speakers call it: the same in every file.
locale-en = English
locale-fr = Français
locale-ru = Русский
locale-hu = Magyar
# What stands between the whole number and its decimals.
locale-decimal-mark = ,
# Что стоит между тысячами в числе из стольких цифр.
locale-thousands = { $digits ->
    [4] {""}
   *[other] {" "}
}
# A file of one's own that cannot be used. $file is its path.
locale-broken = { $why ->
    [brackets] { $file }, строка { $line }: в этом тексте открывается слишком много скобок (предел — { $brackets }), поэтому вместо всего файла используются встроенные тексты.
    [large] { $file }, строка { $line }: в файле больше { $mebibytes } МиБ, поэтому вместо него используются встроенные тексты.
   *[broken] { $file }, строка { $line }: этот текст нельзя прочитать, поэтому вместо всего файла используются встроенные тексты.
}
# Текста на этом языке нет; вместо него английский.
locale-missing = На этом языке нет текста { $key }, вместо него показан английский.

# Names or things in a list: two of them, or all but the last with $rest.
locale-list-two = { $first } и { $last }
locale-list-more = { $rest } и { $last }
# What stands between the items of $rest.
locale-list-comma = ,{" "}
