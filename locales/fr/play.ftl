# Des parties dans le programme, contre des bots ou autour d’un même écran.

play-first = Première partie
play-new = Nouvelle partie
# $number est la place, à partir de 0.
play-bot-name = { $number ->
    [0] Veit
    [1] Jakob
    [2] Agnès
    [3] Konrad
   *[4] Ursule
}
play-kind = { $kind ->
    [person] Une personne
    [easy] Bot facile
    [medium] Bot moyen
    [hard] Bot difficile
   *[master] Bot maître
}
play-options = Options
play-option-hints = Conseils
play-option-undo = Retour en arrière
# Un bouton : ce que peu de gens veulent changer.
play-option-more = Donne et boîte
play-option-seed = Numéro de la donne :
play-option-seed-secret = secret
play-option-alone-about = Retour en arrière : sans limite contre des bots ; entre humains, seulement pour un coup qui n’a rien révélé.
play-option-shared-about = Personne ne connaît le numéro de la donne. Les plans et les tirages se trouvent dans le dossier des données, où n’importe qui pourrait les lire : on ne triche pas ! Retour en arrière : seulement pour un coup qui n’a rien révélé.
# Ce qu’on entend : qui occupe une place.
play-seat-kind = { $name } : { $kind }
play-again = Mêmes places, nouvelle donne
play-part-table = La table
play-thinking = { $name } réfléchit…
play-moves = C’est à { $name } de jouer.
play-skip = Aller à mon tour
play-log = Ce qui s’est passé
play-hint = Conseil
play-hint-thinking = Le bot joue la partie jusqu’au bout quelques milliers de fois…
play-hint-do = Jouer ce coup
# Ce qu’on entend : lequel. $move est une ligne du journal.
play-hint-do-heard = Jouer ce coup : « { $move } »
play-curtain = { $name }, à vous
play-curtain-about = Les cartes restent secrètes : les autres regardent ailleurs.
play-curtain-lift = Je suis { $name }
# Ce que Rétablir ramène.
play-redo = les coups suivants
play-confirm = Valider
play-back = Retour
# Entendu
play-not-possible = { $text } (impossible)
play-speed = Vitesse des bots
play-log-parts = Montrer chaque étape
# Un interrupteur : le journal dit pourquoi les bots ont joué ainsi.
play-log-whys = Avec les raisons
# $count : combien de coups les autres ont joués.
play-since = Coups depuis votre tour : { $count }
play-since-back = Coup précédent
play-since-on = Coup suivant
# Pourquoi un bot a joué ce coup.
play-since-why = Pourquoi ?
play-since-close = Retour à la partie
play-pause-details = Détail du calcul
play-pause-back = Étape précédente
play-pause-next = Suivant
