# Passer à l’arbitre en cours de partie : le formulaire pour ce que le programme ignore.

deeper-title = Désormais, chaque action est vérifiée
deeper-about = Pour cela, le programme doit savoir ce qu’il y a sur la table. Il ne demande que ce qu’on ne lui a pas encore dit.
# Les pages du formulaire.
deeper-page-table = Table
deeper-page-check = Vérification
deeper-next = Suivant
deeper-not-now = Pas maintenant
# Une commande, entendue plutôt que vue.
deeper-mayors = Maires sur le toit { norenberc-guild-of }
# Les tuiles d’une guilde au choix.
deeper-tiles = Tuiles { norenberc-guild-of }
deeper-window-empty = vide
deeper-window-clear = Personne à cette fenêtre
# $heap est un nombre de marchandises.
deeper-rest = Le reste de sa marchandise est ici : { $heap }. Autres marchandises :
deeper-untold = Pas encore indiqué :
deeper-fits = Tout concorde.
deeper-begin = Commencer la vérification
