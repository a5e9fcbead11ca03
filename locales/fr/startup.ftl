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
startup-stopped = Guildhall s’est arrêté à cause d’une erreur interne : { $reason }.
startup-stopped-saved = Tout ce qui a été saisi est enregistré ; relancez le programme.
# Ce qui attendait parce que le disque refusait. $count vaut 0 s’il ne s’agit que des réglages ; $path est un fichier.
startup-stopped-rescued = { $count ->
    [0] Vos derniers réglages n’ont pas pu être enregistrés
    [one] { $count } saisie n’a pas pu être enregistrée
   *[other] { $count } saisies n’ont pas pu être enregistrées
} à l’endroit habituel ; tout est dans { $path }. Pour tout retrouver, relancez Guildhall : « Réglages → Importer ce fichier ».
startup-stopped-lost = { $count ->
    [0] Vos derniers réglages n’ont pu être enregistrés nulle part et sont perdus.
    [one] { $count } saisie n’a pu être enregistrée nulle part et est perdue.
   *[other] { $count } saisies n’ont pu être enregistrées nulle part et sont perdues.
}
startup-stopped-report = Merci de signaler ce message.
