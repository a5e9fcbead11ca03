# Что говорится, когда окно не открыть.

startup-no-display = Guildhall не может открыть окно: нет экрана (не заданы ни DISPLAY, ни WAYLAND_DISPLAY).
startup-no-library = Guildhall не может открыть окно: не хватает нужной библиотеки или экран не отвечает.
startup-detail = Система сообщает: { $reason }
startup-install = На компьютере с экраном установите то, чего не хватает:
    Debian, Ubuntu: sudo apt install { $debian }
    Fedora: sudo dnf install { $fedora }
    Arch: sudo pacman -S { $arch }
startup-commands = Эти команды работают без окна: score, picture, favorites, reset, simulate, replay, advise, box, ask, rules, ladder, train. Подробнее: guildhall --help.
# A window that was open and broke. $reason is in the program's own words.
startup-stopped = Guildhall остановился из-за внутренней ошибки: { $reason }.
startup-stopped-saved = Всё введённое сохранено — запустите программу снова.
# Что не удавалось записать на диск. $count равно 0, если это только настройки; $path — файл.
startup-stopped-rescued = { $count ->
    [0] Последние настройки не удалось сохранить
    [one] { $count } запись не удалось сохранить
    [few] { $count } записи не удалось сохранить
    [many] { $count } записей не удалось сохранить
   *[other] { $count } записи не удалось сохранить
} на обычном месте, поэтому всё записано в файл { $path }. Чтобы всё вернуть, запустите Guildhall и выберите «Настройки → Загрузить из этого файла».
startup-stopped-lost = { $count ->
    [0] Последние настройки не удалось сохранить нигде, они пропали.
    [one] { $count } запись не удалось сохранить нигде, она пропала.
    [few] { $count } записи не удалось сохранить нигде, они пропали.
    [many] { $count } записей не удалось сохранить нигде, они пропали.
   *[other] { $count } записи не удалось сохранить нигде, они пропали.
}
startup-stopped-report = Пожалуйста, сообщите нам об этом.
