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
startup-stopped = Guildhall остановился из-за внутренней ошибки: { $reason }. Всё введённое сохранено — запустите программу снова. Пожалуйста, сообщите нам об этом.
