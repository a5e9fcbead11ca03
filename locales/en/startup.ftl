# What is said where no window can be opened.

startup-no-display = Guildhall cannot open its window: there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set).
startup-no-library = Guildhall cannot open its window: a library it needs is missing, or the display does not respond.
# $reason is what the system said, in its own words.
startup-detail = The system says: { $reason }
# $debian, $fedora and $arch are lists of packages.
startup-install = On a machine with a display, install what is missing:
    Debian, Ubuntu: sudo apt install { $debian }
    Fedora: sudo dnf install { $fedora }
    Arch: sudo pacman -S { $arch }
startup-commands = These commands work without a window: score, picture, favorites, reset, simulate, replay, advise, box, ask, rules, ladder, train. See guildhall --help.
# A window that was open and broke. $reason is in the program's own words.
startup-stopped = Guildhall has stopped because of an error of its own: { $reason }. Everything you entered is saved; just start it again. Please report this message.
