# Рамка окна: шапка, места, сообщения.

# Название программы не переводится.
window-place-home = Guildhall
window-place-tables = За столом
window-place-play = Игра
window-place-table = За столом
window-place-replay = Разбор партии
window-place-past = Прошлые партии
window-place-rules = Правила
window-place-settings = Настройки
window-place-about = О программе
window-place-gallery = Галерея

window-back = Назад
window-home = На главный экран
window-settings = Настройки
window-rules = Правила: спросить или найти
window-language = Язык: { $language }
# $how говорит, что такое $what: вещь, слова в кавычках или строка журнала, которую добавили позже, исправили или удалили.
window-undo = { $how ->
    [thing] Отменить: { $what }
    [said] Отменить: «{ $what }»
    [added] Отменить добавление: «{ $what }»
    [corrected] Отменить исправление: «{ $what }»
    [removed] Отменить удаление: «{ $what }»
   *[nothing] Отменять нечего
}
window-redo = { $how ->
    [thing] Вернуть: { $what }
    [said] Вернуть: «{ $what }»
    [added] Вернуть добавление: «{ $what }»
    [corrected] Вернуть исправление: «{ $what }»
    [removed] Вернуть удаление: «{ $what }»
   *[nothing] Возвращать нечего
}

window-setting-unknown = В настройке «{ $key }» записано { $found } — эта версия такого не знает. Взято значение по умолчанию.
window-settings-broken = Файл настроек не читается. Действуют настройки по умолчанию; файл остаётся как есть.
window-settings-aside = Файл настроек не читается. Он сохранён как { $file }; настройки сброшены.
window-settings-unreadable = Не удалось прочитать настройки: { $reason }. Взяты значения по умолчанию.
window-exported = { $files ->
    [one] { $files } файл сохранён в { $file }.
    [few] { $files } файла сохранены в { $file }.
    [many] { $files } файлов сохранено в { $file }.
   *[other] { $files } файла сохранено в { $file }.
}
window-saving = Картинка сохраняется…
window-saved = Сохранено: { $file }
window-copied = Результат скопирован в буфер обмена: осталось вставить.
window-imported = { $files ->
    [one] Загружен { $files } файл. То, что было раньше, лежит в { $file }.
    [few] Загружены { $files } файла. То, что было раньше, лежит в { $file }.
    [many] Загружено { $files } файлов. То, что было раньше, лежит в { $file }.
   *[other] Загружено файлов: { $files }. То, что было раньше, лежит в { $file }.
}
window-not-exported = Не удалось записать файл: { $reason }.
window-not-imported = Не удалось загрузить файл: { $reason }. Ничего не изменилось.
window-not-an-archive = Этот файл сохранён не программой Guildhall. Ничего не изменилось.
window-archive-newer = Этот файл из более новой версии Guildhall (формат { $format }). Ничего не изменилось.
