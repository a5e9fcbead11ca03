# Les conseils des bots. Les nombres à décimales arrivent sous forme de texte ; ceux des raisons ont leur signe.

# $iterations dit combien de parties ont été jouées jusqu’au bout.
advise-heading = Conseil pour { $name }, manche { $round }, tour { $turn }, après { $iterations ->
    [one] { $iterations } partie jouée
   *[other] { $iterations } parties jouées
} jusqu’au bout :
advise-only = Il n’y a rien à choisir :
# Un coup : $move est une ligne du journal.
advise-move = { $number }. { $move }
# Ce qu’un joueur peut attendre. $win est en pour cent.
advise-expected = { $name } : { $vp } PV, place moyenne { $place }, { $win } % de victoires
advise-close = Les deux premiers coups se valent à peu près.
# Au-dessus des raisons.
advise-against = { $other ->
    [others] Par rapport aux autres coups :
   *[best] Par rapport au meilleur coup :
}
# Les raisons. $vp est une différence, par exemple +1,3.
advise-reason-majority = { $vp } PV pour la majorité des artisans { norenberc-guild-at }
advise-reason-category = { $category ->
    [crests] { $vp } PV pour les blasons
    [thirty] { $vp } PV pour les artisans de valeur 30 ou plus
    [all-types] { $vp } PV pour tous les types d’artisans
    [richest] { $vp } PV pour le joueur le plus riche
   *[townsmen] { $vp } PV pour les citadins
}
# Des chances en pour cent.
advise-reason-favorite = Favori { norenberc-guild-of } cette manche : { $chance } % au lieu de { $otherwise } %
advise-reason-price = Le prix { norenberc-guild-at } est de { $now } ; le meilleur à venir est de { $later }, à la manche { $round }
advise-reason-agent = Un agent de plus : { $agents } en tout
# $more est une différence, par exemple +0,6.
advise-reason-agents = { $more } agent d’ici la fin de la partie
advise-reason-tie = Autant de marchandises { norenberc-guild-of } que { $rival } : { $by ->
    [talers] { $won ->
        [yes] vous avez plus de thalers et seriez favori
       *[no] { $rival } a plus de thalers et serait favori
    }
   *[order] { $won ->
        [yes] vous êtes devant dans l’ordre du tour et seriez favori
       *[no] { $rival } est devant dans l’ordre du tour et serait favori
    }
}
advise-reason-rival = En moyenne { $vp } PV pour { $rival }
# Il n’y a personne à conseiller.
advise-nobody = À l’événement { $event } de la ligne { $line }, personne n’a rien à décider.
advise-not-due = À l’événement { $event } de la ligne { $line }, ce n’est pas à « { $name } » de décider. À qui c’est : { $names }.
advise-no-line = Il n’y a pas de partie à la ligne { $line } ; le fichier a { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}.
advise-no-event = Il n’y a pas d’événement { $event } à la ligne { $line } : ils vont de 0 à { $last }, et { $last } est la fin de ce qui est enregistré.
