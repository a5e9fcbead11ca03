# Ce qui est dit quand aucune fenêtre ne peut s’ouvrir.

startup-no-display = Guildhall ne peut pas ouvrir sa fenêtre : il n’y a pas d’écran (ni DISPLAY ni WAYLAND_DISPLAY n’est défini).
startup-no-library = Guildhall ne peut pas ouvrir sa fenêtre : il manque une bibliothèque, ou l’écran ne répond pas.
startup-detail = Le système dit : { $reason }
startup-install = Sur une machine avec un écran, installez ce qui manque :
    Debian, Ubuntu : sudo apt install { $debian }
    Fedora : sudo dnf install { $fedora }
    Arch : sudo pacman -S { $arch }
startup-commands = Ces commandes fonctionnent sans fenêtre : score, picture, favorites, reset, simulate, replay, advise, box, ask, rules, ladder, train. Voir guildhall --help.
# Une fenêtre ouverte qui s’est cassée. $reason sont les mots du programme lui-même.
startup-stopped = Guildhall s’est arrêté à cause d’une erreur interne : { $reason }. Ce qui a été saisi est enregistré ; relancez le programme. Merci de signaler ce message.
