table-favorite = Qui est le favori ?
table-favorite-about = Une réponse tout de suite, sans rien préparer
table-favorite-again = Recommencer
table-favorite-counted = C’est tout
table-favorite-count = Indiquez les marchandises de chacun, puis touchez « C’est tout ». Les joueurs sans nombre n’en ont aucune.
# Comment compte un Colporteur : $worth, quatre pour chacun ; $count, la somme.
table-favorite-sum = { $name } : { $supply } + { $peddlers ->
    [one] Colporteur { $worth }
   *[other] Colporteurs { $worth }
} = { $count }.
table-continue = { $chapter ->
    [none] Reprendre : décompte final, { $names }
   *[other] Reprendre : manche { $chapter }, { $names }
}
# Quand on peut, ou pourra, en changer.
table-depth-when = Vous pourrez en changer au début de chaque manche.
table-musicians = Musiciens devant les joueurs (ils rapportent à chaque manche)
table-round = À quelle manche en êtes-vous ?
table-part-now = Cette manche
table-part-end = Fin de manche
table-move-new = { $text } (nouveau)
table-move-gone = { $text } (plus nécessaire, à annuler si c’est fait)
# Une question sur une manche terminée.
table-open-favorite = Manche { $round }, favori { norenberc-guild-of }
table-late = Qui a { $tiles } (favori { norenberc-guild-of }, manche { $round }) ?
table-late-is = { $text } { $name }
table-beyond = Cette tuile est-elle vraiment sur la table ?
table-beyond-yes = Oui, elle y est
table-beyond-no = Non, c’est une erreur
table-talers = Thalers
table-talers-of = { $name } : thalers
table-talers-end = Thalers en fin de partie
table-talers-again = Une correction a changé des revenus depuis le décompte final des thalers. Quels thalers sont justes ?
table-talers-again-of = { $name } : { $told } annoncés, { $now } avec le nouveau revenu
table-talers-again-take = Ceux avec le nouveau revenu
table-talers-again-keep = Ceux qui ont été annoncés
table-tiles-of = { $name } : { $tile }
table-craftsmen-and-crests = Artisans et blasons
table-townsmen = Citadins
table-add = Ajouter : { $tile }
table-remove = Retirer : { $tile }
table-crests-set = Blasons { norenberc-guild-of } : { $count }
table-prestige-set = Blasons de Prestige : { $count }
table-craftsmen-unknown = Artisans encore inconnus : touchez la valeur de chacun.
table-craftsmen-none = Aucun artisan
# $tiles est une liste d’artisans.
table-perhaps = Peut-être aussi : { $tiles }.
table-craftsmen-all = C’est tout
table-craftsman-value = { $tile } : touchez sa valeur.
table-townsmen-unknown = Les citadins ne sont pas encore tous connus.
table-townsmen-none = Aucun autre
table-round-of = Manche { $round } sur { $rounds }
table-master = { norenberc-guild }, Maître de Guilde : { $value }
table-order-tap = Ordre du tour. Touchez le joueur qui passe en tête :
table-order-unknown = Ordre du tour encore inconnu. Touchez les joueurs du premier au dernier.
table-order-first = { $name } passe en tête
table-order-press = Touchez les joueurs du premier au dernier.
table-order-again = Recommencer
table-recruited = Noter une embauche
table-recruit = Embauche
table-recruits = { $name } embauche un invité
table-went-first = Passage en tête : { $name }
table-nothing-yet = Encore rien ici.
table-hand-unknown = Tout n’est pas connu ici.
table-peddler = Colporteur : { $good }
table-workshop-open = Saisir les tuiles
table-bench = Tuile { $number }
table-bench-value = { $place } : { $value }
table-place = { norenberc-guild }, tuile { $number } : { $tile }
table-place-about = { $number ->
    [4] { norenberc-guild }, tuile 4 : tout en haut, sous la tuile 5
    [5] { norenberc-guild }, tuile 5 : tout en haut, sur la tuile 4 ; Maître de Guilde de la manche 4
   *[other] { norenberc-guild }, tuile { $number } : Maître de Guilde de la manche { $number }
}
table-workshop-done = Retour à la manche
table-recruit-who = Qui a embauché ?
table-recruit-what = Qui a été embauché ?
# Quand on touche un artisan avant d’avoir choisi une guilde.
table-recruit-guild-first = Choisissez d’abord le métier, puis la valeur.
# Qui a embauché qui, au-dessus de ce que l’invité a fait.
table-recruit-guest = { $name } : { $tile }
# À la place du titre, quand il manque quelque chose avant d’enregistrer.
table-recruit-waits = { $what ->
    [who] Il manque : qui a embauché.
    [guest] Il manque : quel invité.
   *[first] Il manque : passage en tête ou non.
}
table-recruit-first = Passage en tête de l’ordre du tour ?
table-recruit-good = Quelle marchandise est sur le Colporteur ?
table-recruit-no-good = Il n’en restait aucune
table-recruit-used-unknown = On ne sait pas encore
table-recruit-roof = Sur quel toit est le Maire ?
table-recruit-swap = Touchez les deux tuiles échangées.
table-swap-guest = Ou une seule tuile, puis l’invité des chambres qui a pris sa place :
table-swap-in = Depuis les chambres : { $tile }
table-swap-none = Aucune tuile d’atelier échangée
table-yes = Oui
table-no = Non
# Une troisième réponse, à côté de oui et non.
table-not-known = On ne sait pas
table-count = Comptez les marchandises
table-count-about = Chaque nombre saisi fait passer au champ suivant. Les marchandises posées sur un Colporteur ne se comptent pas ici.
table-count-set = { $what } : mettre { $count }
table-goods-of = { $name } : { norenberc-goods }
table-goods = En stock
table-peddlers = Sur des Colporteurs
table-peddlers-of = { $name } : sur des Colporteurs
# Le titre au-dessus des étapes.
table-walk-round = Fin de la manche { $round }
# Après la dernière étape, quand la partie continue.
table-walk-on = Continuer la partie
table-step = Étape { $step } sur { $steps }
# Une étape du parcours, entendue plutôt que vue.
table-step-to = { $what ->
    [income] Étape { $step } : revenus
   *[guild] Étape { $step } : { norenberc-guild-inside }
}{ $open ->
    [yes] , à compléter
   *[no] {""}
}
table-step-back = Étape précédente
table-step-done = Fait
table-still-open = { $what ->
    [contradiction] Reste à indiquer : laquelle des deux réponses est juste.
    [prestige] Reste à indiquer : où est le Blason de Prestige.
    [talers] Reste à indiquer : les thalers des joueurs à égalité.
    [order] Reste à indiquer : l’ordre du tour.
    [peddler] Reste à indiquer : la marchandise sur le Colporteur.
   *[counts] Reste à indiquer : les marchandises.
}
# Là où il n’y a pas de pièces à déplacer à la main.
table-step-on = Suivant
table-next-round = Commencer la manche suivante
table-contradicts = Maintenant, vous dites : « { $text } » Qu’est-ce qui est juste ?
table-contradicts-keep = La réponse d’avant
table-contradicts-take = La nouvelle
table-nobody-knows = Personne ne sait
# Of the prestige crest.
table-nobody-knows-where = Personne ne sait où il est
table-mayor-where = Sur quel toit y a-t-il un Maire ?
table-mayor-nowhere = Sur aucun
table-ruling = Décider autrement que la règle
table-ruling-about = Si votre table décide de s’écarter de la règle, Guildhall le note comme votre décision et continue à partir de là.
table-ruling-favorite = Favori : { $name }
table-ruling-what = Sur quoi porte votre décision ?
table-ruling-kind = { $kind ->
    [favorite] Favori
    [talers] Thalers
    [goods] Marchandises
    [agents] Agents
    [crests] Blasons
    [prestige-crests] Blasons de Prestige
    [townsmen] Citadins
    [order] Ordre du tour
   *[prestige-guild] Guilde de Prestige
}
table-who-is-ahead = Qui est devant dans l’ordre du tour ?
table-ahead-of = { $name } : devant dans l’ordre du tour
table-who-has-more = { $among ->
    [2] Ou seulement : qui des deux en a le plus ?
   *[other] Ou seulement : qui en a le plus ?
}
table-equally-many = À égalité
# $last : après la dernière manche, les Jetons Joueurs ne servent plus.
table-agents-back = { $last ->
    [yes] Tous les agents reviennent des toits.
   *[no] Tous les agents reviennent des toits ; les Jetons Joueurs sont retournés.
}
table-income = Revenus
table-what-next = Pour la manche suivante
table-log-chapter = Manche { $chapter }
table-log-rounds = Manche par manche
table-log-entries = Toutes les saisies
table-log-turn = Tour { $turn }
table-log-open = Question en suspens. { $why }
table-correct-forgotten = Ajouter un oubli
table-correct-before = À placer avant : « { $text } »
table-correct-possible = Que s’est-il vraiment passé ? Tout ce qui était possible à ce moment-là :
table-correct-ask-forgotten = A-t-on oublié quelque chose avant ?
table-correct-among = De quels joueurs a-t-on comparé les thalers ?
table-correct-most = Qui en a le plus ?
table-correct-has-most = { $name } en a le plus
# Boutons : ce qui a été oublié.
table-forgotten = { $what ->
    [recruited] Un invité
    [workshop] Un atelier
    [order] L’ordre du tour
    [prestige] Le Blason de Prestige
    [counted] Un compte de marchandises
    [told] Les thalers d’un joueur
    [richest] Qui a le plus de thalers
    [talers] Les thalers
    [craftsman] Un artisan
    [crest] Les blasons de guilde
    [prestige-crests] Les Blasons de Prestige
    [townsman] Un citadin
   *[event] Une action ou un tirage
}
