# Qui est le favori d’une guilde à la fin d’une manche. $prestige vaut yes là où se trouve le Blason de Prestige.

favorites-chosen = { norenberc-guild } : { $name }, { $by ->
    [goods] avec le plus de marchandises ({ $count })
    [talers] à égalité de marchandises ({ $count }), mais avec le plus de thalers ({ $talers })
    [ruling] par décision de la table
   *[turn-order] à égalité de marchandises ({ $count }) et de thalers ({ $talers }), mais plus haut dans l’ordre du tour
}.{ $from ->
    [peddler] {" "}La marchandise à rendre est sur un Colporteur.
   *[supply] {""}
}{ $prestige ->
    [yes] {" "}Le Blason de Prestige s’ajoute au blason de la guilde.
   *[no] {""}
}
favorites-nobody = { norenberc-guild } : pas de favori, car personne n’a leur marchandise. Le Maître de Guilde quitte la partie{ $prestige ->
    [yes] , et le Blason de Prestige aussi.
   *[no] .
}
favorites-reveal = { norenberc-guild } : égalité. { $count ->
    [one] { $names } doit montrer ses thalers.
   *[other] { $names } doivent montrer leurs thalers.
}{ $prestige ->
    [yes] {" "}Le Blason de Prestige est en jeu ici.
   *[no] {""}
}
# Une ligne de la réponse avec sa règle.
favorites-line = { $text } ({ $rule })
