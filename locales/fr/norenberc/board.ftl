# Le plateau d’une partie jouée, où l’on touche les choses, et la bande en dessous.

# Ce que l’on est en train de choisir, et comment commencer. $goods est une liste de marchandises sous la forme de norenberc-heap-acc.
board-plan-how = Touchez les maisons à visiter. Agents disponibles : { $agents }
board-plan = Visiter : { $guilds }
# $can dit ce qui est possible ici.
board-act-how = { $can ->
    [buy-sell-recruit] Touchez des marchandises du magasin pour les acheter, les vôtres ({ norenberc-goods }) pour les vendre, ou un invité pour l’embaucher.
    [buy-sell] Touchez des marchandises du magasin pour les acheter, ou les vôtres ({ norenberc-goods }) pour les vendre.
    [buy-recruit] Touchez des marchandises du magasin pour les acheter, ou un invité pour l’embaucher.
    [sell-recruit] Touchez vos marchandises ({ norenberc-goods }) pour les vendre, ou un invité pour l’embaucher.
    [buy] Touchez des marchandises du magasin pour les acheter.
    [sell] Touchez vos marchandises ({ norenberc-goods }) pour les vendre.
    [recruit] Touchez un invité pour l’embaucher.
   *[none] Il n’y a rien à acheter, à vendre ni personne à embaucher ici.
}
board-sell = Vendre { norenberc-heap-acc } pour { norenberc-talers }
board-buy = Acheter { $goods } pour { norenberc-talers } ({ $limit } au plus par action)
# $count : combien de marchandises sont déjà posées.
board-unpaid = Embaucher { norenberc-tile-acc } : touchez les marchandises avec lesquelles vous payez. { $count ->
    [0] {""}
   *[other] Posé : { $goods }.
} { houses-price }
# $talers is what the agents on the roof bring.
board-recruit = Embaucher { norenberc-tile-acc } pour { $goods }{ $talers ->
    [0] {""}
   *[other] , toit : +{ norenberc-talers }
}
board-rob-how = Touchez des marchandises devant un autre joueur.
# $more : combien de marchandises restent à choisir.
board-rob = Voler { $goods } à { $victim }{ $more ->
    [0] {""}
   *[other] , encore { $more }
}
board-swap-how = Touchez deux artisans de la même guilde.
board-swap-other = Échanger { $one } avec un autre artisan de la même guilde : touchez-le.
board-swap = Échanger { $one } et { $other }
board-peddle-how = Touchez une de vos marchandises.
board-peddle = Poser { norenberc-heap-acc } sur le Colporteur
board-mayor-how = Touchez un toit.
board-mayor = Poser le Maire sur le toit { norenberc-guild-of }

# Entendu : ce que l’on peut toucher.
board-stock = Magasin { norenberc-guild-of } : { norenberc-heap }
board-storehouse = Magasin { norenberc-guild-of }
board-stock-more = Magasin { norenberc-guild-of } : autres marchandises
board-workshop = Atelier { norenberc-guild-of }
board-window-empty = Chambres { norenberc-guild-of }, fenêtre { $number } : vide
board-goods = { $name } : { norenberc-heap }
# $list : tout ce que possède quelqu’un.
board-owned = { $name } possède : { $list }
board-owned-nothing = ni tuile ni blason pour l’instant
board-houses-back = Maisons précédentes
board-houses-on = Maisons suivantes

# Ce que les choses disent d’elles-mêmes quand on les touche.
# $verdict est une phrase des favoris.
board-race = Si la manche finissait maintenant : { $verdict }
board-next-master = Maître de Guilde de la prochaine manche : { $tile }
board-next-prestige = Le Blason de Prestige de la prochaine manche sera ici.
board-prestige-moves = Guilde de Prestige de la prochaine manche : { $guild }
board-craftsman = À la fin, sa valeur compte pour la majorité de sa guilde.
board-craftsman-agent = Apporte un agent quand on le prend ; à la fin, sa valeur compte pour la majorité de sa guilde.
board-cards = Cartes encore à appeler : { $guilds }
board-order = Le joueur le mieux placé agit en premier et l’emporte quand les thalers ne départagent pas une égalité.
# $hidden vaut yes quand on ne connaît pas les thalers.
board-standing = Score si la partie finissait maintenant : { $vp } PV{ $hidden ->
    [yes] {" "}(sans les PV des thalers, qui sont cachés)
   *[no] {""}
}
board-peddler-back = Il ne vous reste rien à y poser : le Colporteur retourne dans la pile des invités.
board-roof = Une embauche ici rapporte maintenant { norenberc-talers } pour les agents du toit.
board-tied = À égalité : { $names }.
