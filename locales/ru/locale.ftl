# Сам язык и собственные файлы с текстами.

# The name of this language in itself.
locale-name = Русский
# What stands between the whole number and its decimals.
locale-decimal-mark = ,
# A file of one's own that cannot be used. $file is its path.
locale-broken = { $file }, строка { $line }: этот текст нельзя прочитать, поэтому вместо всего файла берутся встроенные тексты.
# Текста на этом языке нет; вместо него английский.
locale-missing = На этом языке нет текста { $key }, вместо него показан английский.
