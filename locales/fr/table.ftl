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
