# Ce qu’un événement a changé, pour le journal et les pièces qui bougent. $name est le joueur.

# $list est une liste d’effect-plans-laid-item.
effect-plans-laid = Tout le monde a planifié : { $list }.
effect-plans-laid-item = { $name } ({ $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
})
effect-called = On appelle les { norenberc-guild }. { $count ->
    [one] Carte jouée par { $names }.
   *[other] Cartes jouées par { $names }.
}
effect-sold = { $name } reçoit { norenberc-talers } pour { norenberc-heap }{ $count ->
    [one] {""}
   *[other] , à { $price } l’unité
}.
effect-bought = { $name } paie { norenberc-talers } pour { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}{ $count ->
    [one] {""}
   *[other] , à { $price } l’unité
}.
effect-paid = Payé au magasin { norenberc-guild-of } : { $goods }.
effect-recruited = { $name } prend { norenberc-tile-acc }.
effect-agent-gained = { $name } prend un agent dans la réserve générale.
effect-no-agent-left = { $name } a déjà ses huit agents.
effect-shuffled-back = Remélangé dans la pile des invités : { norenberc-tile }.
effect-robbed = { $victim } perd { $goods } et reçoit { norenberc-talers } de la banque.
# $one et $other sont des artisans, comme norenberc-craftsman les nomme.
effect-swapped = Les tuiles { $one } et { $other } échangent leurs places.
effect-peddled = Le Colporteur porte { norenberc-heap-acc } pour { $name }.
effect-mayor-placed = Le Maire s’installe sur le toit { norenberc-guild-of }.
effect-roof-talers = Agents sur le toit : { $name } reçoit { norenberc-talers }.
effect-went-first = { $name } est maintenant en tête de l’ordre du tour.
effect-agent-to-roof = { $name } pose son agent sur le toit { norenberc-guild-of }.
effect-finished = { $passed ->
    [yes] { $name } a passé et a fini la manche.
   *[no] { $name } n’a plus d’agent et a fini la manche.
}
effect-new-turn = Manche { $round }, tour { $turn }.
effect-round-over = La manche { $round } est finie.
# $list est une liste de effect-shown-item : ce que chacun montre à une guilde.
effect-shown = Marchandises comptées { norenberc-guild-at } : { $list }.
effect-shown-item = { $name } { $count }
# $by dit ce qui a tranché, $from d’où vient la marchandise rendue, $under est un artisan ou vide.
effect-favorite = Favori { norenberc-guild-of } : { $name }, { $by ->
    [goods] avec le plus de marchandises
    [talers] à égalité de marchandises, mais avec plus de thalers
    [ruling] par décision de la table
   *[turn-order] à égalité de marchandises et de thalers, mais plus haut dans l’ordre du tour
}. { $from ->
    [peddler] La marchandise rendue était sur un Colporteur.
   *[supply] Une marchandise retourne au magasin.
} { $name } prend { $under ->
    [none] la tuile { norenberc-craftsman }
   *[other] les tuiles { norenberc-craftsman } et { $under }
}{ $prestige ->
    [yes] , un blason de la guilde et le Blason de Prestige.
   *[no] {" "}ainsi qu’un blason de la guilde.
}
effect-no-favorite = Pas de favori { norenberc-guild-at } : personne n’a leur marchandise. { $under ->
    [none] { $prestige ->
        [yes] Quittent la partie : { norenberc-craftsman } et le Blason de Prestige.
       *[no] Quitte la partie : { norenberc-craftsman }.
    }
   *[other] { $prestige ->
        [yes] Quittent la partie : { norenberc-craftsman }, { $under } et le Blason de Prestige.
       *[no] Quittent la partie : { norenberc-craftsman } et { $under }.
    }
}
effect-good-back = { $name } récupère { norenberc-heap-acc } sur son Colporteur.
effect-agents-back = Tous les agents redescendent des toits.
# Les parts des revenus ; 0 s’il n’y en a pas.
effect-income = { $name } touche { norenberc-talers }{ $parts ->
    [base] .
   *[more] {" "}({ $base } de base{ $musicians ->
        [0] {""}
       *[other] , Musiciens { $musicians }
    }{ $mayors ->
        [0] {""}
       *[other] , Maires { $mayors }
    }).
}
effect-new-guildmaster = Nouveau Maître de Guilde { norenberc-guild-at } : { norenberc-craftsman }.
effect-guest-left = L’invité de la fenêtre 1 { norenberc-guild-at } quitte la partie : { norenberc-tile }.
effect-lodged = Nouvel invité { norenberc-guild-at }, fenêtre { $number } : { norenberc-tile }.
effect-stack-empty = La pile des invités est épuisée : les autres fenêtres restent vides.
effect-prestige-guild = Guilde de Prestige : { norenberc-guild }, avec un Maître de Guilde de valeur { $value }.
effect-game-over = La partie est finie.
