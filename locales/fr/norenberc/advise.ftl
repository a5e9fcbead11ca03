# $iterations dit combien de parties ont été jouées jusqu’au bout, $games comment ce nombre s’écrit.
advise-heading = Conseil pour { $own ->
    [yes] vous
   *[no] { $name }
}, manche { $round }, tour { $turn }, après { $iterations ->
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
advise-reason-rival = { $rival } : { $vp } PV en moyenne
# Ce qu’il faut faire, tel que le conseil le dit ; sans point final. $guilds est une liste de guildes.
advise-do-plan = Jouer { $guilds }
advise-do-seal = Poser { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} face cachée
advise-do-pass = Passer
advise-do-sell = Vendre { norenberc-heap-acc } { norenberc-guild-to }
# $goods est une liste de marchandises sous la forme de norenberc-heap-acc.
advise-do-buy = Acheter { $goods } { norenberc-guild-from }
advise-do-recruit = Embaucher { norenberc-tile-acc } à la fenêtre { $window } { norenberc-guild-at }
advise-do-nothing = Ne rien faire { norenberc-guild-at }
advise-do-pay = Payer { $goods }
advise-do-rob = Voler { $goods } à { $victim }
# $one et $other sont des places, comme event-spot les nomme.
advise-do-swap = Échanger deux artisans : { $one } et { $other }
advise-do-decline = Renoncer à l’effet de l’invité
advise-do-peddle = Poser { norenberc-heap-acc } sur le Colporteur
advise-do-place-mayor = Poser le Maire sur le toit { norenberc-guild-of }
advise-do-go-first = Passer en tête de l’ordre du tour
advise-do-stay = Garder sa place dans l’ordre du tour
# Pourquoi un bot a joué ainsi, pour qui le demande après coup. $name est le bot.
# $have dit combien de marchandises le bot y a, $most combien en a le meilleur des autres.
advise-why-favorite = { $name } veut être favori { norenberc-guild-of } : { $have } de leurs marchandises contre { $most }.
advise-why-cheap = { $name } achète à { $now } ce qui se vendra { $later } { norenberc-guild-at } à la manche { $round }.
advise-why-stock = { $name } veut des marchandises en stock pour payer des invités.
advise-why-dear = { $name } vend tant que le prix est haut : { $now } maintenant, { $later } au plus ensuite.
advise-why-cash = { $name } préfère des thalers à ces marchandises.
advise-why-agent = { $name } veut un agent de plus.
advise-why-majority = { $name } vise la majorité { norenberc-guild-at }.
advise-why-guest = { $name } pense que cela vaut la peine d’embaucher { norenberc-tile-acc }.
advise-why-roof = { $name } veut les thalers des agents sur le toit : { $talers }.
advise-why-order = { $name } veut passer en tête de l’ordre du tour.
advise-why-no-means = { $name } n’a rien à vendre ici, ni de quoi payer.
advise-why-worthless = { $name } ne trouve rien { norenberc-guild-at } qui vaille son prix pour le moment.
advise-why-keep = { $name } attend un meilleur prix { norenberc-guild-at } : { $now } maintenant, { $later } à la manche { $round }.
advise-why-errand = { $name } pense gagner davantage { norenberc-guild-at } qu’ailleurs.
advise-why-wait = { $name } joue une carte pour rester dans la manche et voir ce que font les autres.
advise-why-rest = { $name } ne voit plus rien à gagner dans cette manche.
advise-why-payment = { $name } paie avec ce qui lui manquera le moins.
advise-why-rob = { $name } affaiblit { $victim }.
advise-why-swap = { $name } place le meilleur artisan là où il est plus facile à obtenir.
advise-why-mayor = { $name } touche un revenu pour chaque artisan { norenberc-guild-at } et en a { $craftsmen }.
advise-why-stay = { $name } préfère voir d’abord ce que font les autres.
advise-why-decline = { $name } n’y gagnerait rien.
