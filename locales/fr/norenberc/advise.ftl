# $iterations dit combien de parties ont été jouées jusqu’au bout, $games comment ce nombre s’écrit.
advise-heading = Conseil pour { $name }, manche { $round }, tour { $turn }, après { $iterations ->
    [one] { $games } partie simulée
   *[other] { $games } parties simulées
} d’ici à la fin :
# Les raisons. $vp est une différence, par exemple +1,3.
advise-reason-majority = { $vp } PV (majorité { norenberc-guild-at })
advise-reason-category = { $category ->
    [crests] { $vp } PV (blasons)
    [thirty] { $vp } PV (artisans de valeur 30 ou plus)
    [all-types] { $vp } PV (tous les types d’artisans)
    [richest] { $vp } PV (joueur le plus riche)
   *[townsmen] { $vp } PV (citadins)
}
# Des chances en pour cent.
advise-reason-favorite = Chances d’être favori { norenberc-guild-of } à cette manche : { $chance } % au lieu de { $otherwise } %
advise-reason-price = Le prix { norenberc-guild-at } est de { $now } ; le plus élevé à venir est de { $later }, à la manche { $round }
advise-reason-agent = Un agent de plus : { $agents } en tout
# $more est une différence, par exemple +0,6.
advise-reason-agents = Agents d’ici la fin de la partie : { $more }
advise-reason-tie = Égalité avec { $rival } pour les marchandises { norenberc-guild-of } : { $by ->
    [talers] { $won ->
        [yes] vous avez plus de thalers et vous l’emporteriez
       *[no] { $rival } a plus de thalers et l’emporterait
    }
   *[order] { $won ->
        [yes] vous êtes devant dans l’ordre du tour et vous l’emporteriez
       *[no] { $rival } est devant dans l’ordre du tour et l’emporterait
    }
}
advise-reason-rival = { $vp } PV en moyenne pour { $rival }
