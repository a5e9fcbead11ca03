# À une vraie table. $name est un joueur, $names une liste de joueurs.

companion-refused-wrong-depth = À cette table, Guildhall ne suit pas cela.
companion-refused-not-now = Ce n’est plus possible ici, ou pas encore.
companion-refused-needs-position = Pour tout vérifier, le programme doit savoir ce qu’il y a sur la table.
companion-refused-no-such-player = Ce joueur n’est pas à cette table.
companion-refused-name = Le nom ne doit être ni vide, ni déjà pris à cette table.
companion-refused-long-name = Un nom compte au plus { $most } caractères, et celui-ci en a { $length }.
companion-refused-no-such-entry = Cette saisie n’existe plus.
companion-refused-nothing = Il n’y a plus rien à annuler ni à rétablir.
companion-refused-read-only = Ici, on ne peut que lire.
companion-table-fault = { $fault ->
    [players] De deux à cinq joueurs, pas { $number }.
    [blank-name] Il manque un nom au joueur { $number }.
    [long-name] Joueur { $number } : un nom compte au plus { $most } caractères, et celui-ci en a { $length }.
    [nobody] Il faut au moins une personne à la table.
    [repeated-name] Le joueur { $number } porte le même nom qu’un autre.
   *[round] Il y a quatre manches.
}

# Les fichiers. $path est un fichier ou un dossier.
companion-notice-damaged = Le fichier de cette partie était endommagé ou tronqué.
companion-notice-recovered = { $count ->
    [one] { $count } saisie a été retrouvée dans une copie.
   *[other] { $count } saisies ont été retrouvées dans des copies.
}
# $since est un jour et une heure.
companion-notice-missing = { $count ->
    [one] Il manque { $count } saisie, faite après ce moment : { $since }.
   *[other] Il manque { $count } saisies, la première faite après ce moment : { $since }.
}
companion-notice-complete = Rien de ce qui était enregistré ne manque.
companion-notice-no-more = Il ne manque rien d’autre.
companion-notice-open-end = Impossible de savoir s’il manque des saisies faites après ce moment : { $since }.
companion-notice-perhaps-more = Impossible de savoir s’il en manque d’autres à la fin.
companion-notice-kept = Le fichier endommagé est conservé : { $path }
companion-notice-in-place = Le fichier endommagé est resté à sa place : { $path }
companion-notice-nothing-left = Il ne restait rien du fichier lui-même.
# $moment est un jour et une heure.
companion-notice-ahead = D’après son fichier, cette partie contient une saisie du { $moment }. Ce jour n’est pas encore arrivé : l’horloge de cet ordinateur, ou de celui de la saisie, est mal réglée.
companion-notice-no-format = Ce fichier se dit au format { $format }, qu’aucune version du programme n’a jamais écrit. On peut le lire ici, mais pas le modifier : { $path }
companion-notice-newer = Une version plus récente du programme a écrit cette partie (format { $format }). On peut la lire ici, mais pas la modifier : { $path }
companion-notice-not-understood = { $count ->
    [one] { $count } ligne de cette partie vient d’une autre version du programme et n’est pas prise en compte ici.
   *[other] { $count } lignes de cette partie viennent d’une autre version du programme et ne sont pas prises en compte ici.
} Rien n’a été supprimé : { $path }
companion-notice-other-title = Cette partie est d’un jeu que cette version ne connaît pas : « { $game } ». Elle est restée telle quelle : { $path }
companion-notice-unreadable = Ce fichier est illisible. Il est resté tel quel : { $path }

# Les titres du tableau.
companion-csv-player = Joueur
companion-csv-rank = Rang
companion-csv-total = Total
