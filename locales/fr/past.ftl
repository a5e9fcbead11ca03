# Les parties passées. $name est un joueur, $names une liste de joueurs, $date un jour comme le dit past-date.

# Les deux volets de l’écran, comme boutons.
past-games = Parties
past-people = Joueurs
past-count = { $games ->
    [one] { $games } partie terminée
   *[other] { $games } parties terminées
}

# Un jour, en entier et pour le pied d’un graphique.
past-date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
past-date-short = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
}

# La liste.
past-unfinished = En cours
past-finished = Terminées
past-none-finished = Aucune partie n’est encore terminée. Le premier résultat apparaîtra ici.
past-none-named = Pour l’instant, aucune partie terminée ne nomme ses joueurs. Donnez-leur un nom en préparant la table et ils apparaîtront ici.
past-none-open = Aucune partie n’est en cours.
past-older = Voir les parties plus anciennes
past-played = Jouée ici
past-vp = { $vp } PV
# Lu à côté de la couronne du vainqueur.
past-winner = Victoire : { $name }
# Boutons. past-open montre le résultat d’une partie terminée.
past-open = Résultat
past-go-on = Reprendre
past-export = Exporter
past-replay = Revoir
# Ouvre la table d’un résultat passé pour la modifier.
past-correct = Corriger ce résultat…
past-delete = Supprimer
# Le nom complet d’un bouton, pour qui l’écoute.
past-action = { $what } : { $game }
past-game = { $date }, { $names }
# Une partie supprimée dont on ne connaît que le nom du fichier.
past-file = { $date } ({ $file })

# Supprimer et revenir en arrière.
past-deleted = Partie supprimée : { $date } ({ $names }).
past-undo = Annuler
past-bin = Parties supprimées
past-bin-about = Une suppression par erreur ? Toutes les parties de cette liste peuvent être récupérées.
past-restore = Récupérer
past-unreadable = { $count ->
    [one] Cette partie enregistrée est illisible. Son fichier reste tel quel :
   *[other] Ces { $count } parties enregistrées sont illisibles. Leurs fichiers restent tels quels :
}

# Il n’y a pas de parties.
past-empty = La première page est encore blanche
past-empty-about = Comptez les points d’une partie à la table, et son résultat sera gardé ici : qui a gagné, avec combien de points, et qui joue de mieux en mieux.
past-begin = Compter les points

# Comment chacun a joué.
past-table = Bilan des joueurs
past-table-about = Classement par taux de victoire, puis par score moyen.
# En dessous, si quelqu’un sans nom a terminé une partie.
past-named-only = Seuls les joueurs qui ont un nom figurent ici ; les parties des autres ne comptent pas.
past-column-games = Parties
past-column-wins = Victoires
past-column-mean = Moyenne
past-column-best = Meilleur score
# Un nombre du tableau, pour qui l’écoute.
past-cell = { $what ->
    [games] { $name }, parties : { $value }
    [wins] { $name }, victoires : { $value }
    [mean] { $name }, moyenne : { $value }
   *[best] { $name }, meilleur score : { $value }
}
past-shares = Une victoire partagée à deux compte une demi-victoire pour chacun.

# Les graphiques.
past-nobody = Choisissez quelqu’un pour voir le graphique.
past-mean = Score moyen
past-mean-about = La barre montre la moyenne en PV, le trait le meilleur score.
past-time = De partie en partie
past-time-about = { $games ->
    [one] Le score en PV de la dernière partie
   *[other] Les scores en PV des { $games } dernières parties
}
past-time-soon = Le graphique apparaîtra quand les joueurs choisis auront terminé une deuxième partie.
# Les nombres du graphique en texte, du plus ancien au plus récent.
past-scores = { $name } : { $scores }
# Une partie du graphique sous forme de texte.
past-score = partie { $game } ({ $date }) : { $vp } PV
# Le jour et l’heure.
past-moment = { $date }, { $time }
past-titles-all = Tous les jeux
