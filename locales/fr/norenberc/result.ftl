result-heading-majorities = Majorité des artisans, guilde par guilde
# Ceux dont on n’a saisi que les thalers.
result-empty = { $count ->
    [one] { $names } n’a ni tuile ni blason. Est-ce bien ça ?
   *[other] { $names } n’ont ni tuile ni blason. Est-ce bien ça ?
}
result-decided = { $by ->
    [vp] { $count ->
        [one] { $margin } PV d’avance sur { $names }.
       *[other] { $margin } PV d’avance sur { $names }, à égalité.
    }
    [craftsmen] À égalité de PV avec { $names } ; le nombre d’artisans a tranché : { $most } contre { $next }.
    [value] À égalité de PV et d’artisans avec { $names } ; la valeur totale a tranché : { $most } contre { $next }.
   *[shared] Égalité en PV, en artisans et en valeur totale : plus rien pour départager.
}
# Ce qu’est un nombre de la feuille, pour qui l’entend.
result-cell = { $what ->
    [majority] { $name }, majorité des artisans
    [thirty] { $name }, artisans de valeur 30+
    [all-types] { $name }, tous les types d’artisans
    [richest] { $name }, joueur le plus riche
    [crests] { $name }, collection de blasons
    [townsmen] { $name }, bonus des citadins
   *[total] { $name }, total
}
# Une barre en mots : les PV de chaque catégorie.
result-bar = { $name } : majorité des artisans { $majority }, artisans de valeur 30+ { $thirty }, tous les types d’artisans { $types }, joueur le plus riche { $richest }, collection de blasons { $crests }, bonus des citadins { $townsmen }. Total : { $vp } PV.
result-majority-owns = valeur { $value }, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
# La place de quelqu’un ; 0, c’est aucune.
result-majority-place = { $place ->
    [0] { $name }, hors podium
    [1] { $name }, 1re place
   *[other] { $name }, { $place }e place
}{ $tied ->
    [yes] {" "}à égalité
   *[no] {""}
}
# Le nombre à côté, pour qui l’entend.
result-majority-of = { $name }, { norenberc-guild-inside }
result-majority-none = D’autres sont devant, et il ne reste plus de place à prendre.
result-majority-nobody = Personne n’a d’artisan ici.
result-majority-without = Aucun artisan : { $names }
result-what-if-talers = Thalers et blasons
result-what-if-townsmen = Citadins
result-talers = Thalers
