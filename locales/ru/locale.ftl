# Сам язык и собственные файлы с текстами.

# The languages, each called as its speakers call it: the same in every file.
locale-en = English
locale-fr = Français
locale-ru = Русский
locale-hu = Magyar
# What stands between the whole number and its decimals.
locale-decimal-mark = ,
# A file of one's own that cannot be used. $file is its path.
locale-broken = { $file }, строка { $line }: этот текст нельзя прочитать, поэтому вместо всего файла используются встроенные тексты.
# Текста на этом языке нет; вместо него английский.
locale-missing = На этом языке нет текста { $key }, вместо него показан английский.
