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
startup-stopped = Guildhall has stopped because of an error of its own: { $reason }.
startup-stopped-saved = Everything you entered is saved; just start it again.
# What waited because the disk refused it. $count is 0 where only settings did; $path is a file.
startup-stopped-rescued = { $count ->
    [0] Your latest settings
    [one] { $count } entry
   *[other] { $count } entries
} could not be saved in the usual place and went to { $path } instead. To bring them back, start Guildhall and choose “Settings → Import from this file”.
startup-stopped-lost = { $count ->
    [0] Your latest settings could not be saved anywhere and are lost.
    [one] { $count } entry could not be saved anywhere and is lost.
   *[other] { $count } entries could not be saved anywhere and are lost.
}
startup-stopped-report = Please report this message.
