# À la table : mise en place, feuille de score, suivi des manches, fin de manche.

table-rule = Que dit la règle ?
table-rule-about = Posez votre question avec vos mots
table-unfinished-all = Toutes les parties en cours ({ $count })
table-new = Une nouvelle table
table-groups = Les mêmes joueurs qu’avant :
# Des joueurs de parties précédentes, un bouton chacun, qui occupe une place libre ; table-seat est son nom complet, à l’écoute.
table-regulars = Vos joueurs habituels :
table-seat = Installer { $name }
table-players = Joueurs
table-name = Nom du joueur { $number }
table-language-any = Langue de l’application
table-depth = Jusqu’où Guildhall doit-il suivre la partie ?
table-depth-about = Du seul décompte final jusqu’au moindre coup.
table-open = Ouvrir la table

table-part-score = Décompte final
table-part-table = La table
table-part-sheets = Ce que chacun possède
table-part-log = Journal et corrections
table-part-depth = Suivi de la partie
table-next-player = Suivant : { $name }
table-to-score = Passer au décompte final
table-missing = Encore à saisir pour le décompte final
table-missing-sheet = Compléter : { $missing }
table-log-empty = Rien n’a encore été saisi.
table-log-about = Touchez une ligne pour la corriger, la retirer ou ajouter ce qui a été oublié avant.
table-log-correct = Corriger : « { $text } »
table-log-amended = Corrigé
table-log-inserted = Ajouté après coup
table-log-skipped = Laissé de côté. { $why }
table-people = Autour de la table :
# Ce que fait le bouton d’un joueur, pour qui l’écoute.
table-person-change = Changer le nom, la couleur ou la langue : { $name }
# Une ligne ouverte. $text est une ligne du journal.
table-correct = Corriger une ligne
table-correct-person = Autour de la table
table-correct-remove = Retirer cette ligne
table-correct-fixed = Il n’y a rien à changer dans cette ligne. On peut la retirer.
table-correct-name = Nom
table-correct-colour = Couleur
table-correct-language = Langue
table-enter = Valider
# What a final score lacks, where the way to it is not open yet.
table-missing-first = Il manque encore : { $missing }

# Ce que les corrections ont changé, et que faire des pièces pour cela.
table-changed = La correction a changé ceci :
table-changed-together = Depuis la dernière fermeture de cette liste, les corrections ont changé ceci :
table-changed-close = Fermer cette liste
table-changed-again = Revoir la dernière liste de changements
table-changed-show = Afficher
table-changed-line =
    { $moves ->
        [0] La correction a changé la suite.
        [one] Après la correction, il reste une chose à remettre en ordre sur la table.
       *[other] Après la correction, il reste { $moves } choses à remettre en ordre sur la table.
    }
table-moves = Pour remettre la table en ordre :
table-moves-again = Pour remettre la table en ordre (remplace la liste précédente) :
