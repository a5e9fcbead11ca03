# La table avec les maisons de guilde et les joueurs. La plupart de ces textes s’entendent, ou s’affichent sur une image.

houses-round = Manche { $round } sur { $rounds }, tour { $turn }
houses-order = Ordre du tour :
# Ce qu’on entend d’un citadin dans une maison : une pression dit ce qu’il fait.
houses-about = { $tile } : que fait-il ?
houses-pending = Doivent encore jouer :
houses-stack = Pile des invités : { $count }
houses-lodgings = Chambres
houses-workshop = Atelier
houses-storehouse = Magasin
houses-storehouse-empty = il ne reste rien
houses-roof-empty = personne sur le toit
houses-agents-on-roof = { $name }, sur le toit : { $count ->
    [one] { $count } agent
   *[other] { $count } agents
}
houses-mayors = Sur le toit : { $count ->
    [one] un Maire
   *[other] { $count } Maires
}
houses-master = Maître de Guilde { norenberc-guild-of }, prix : { $price }
houses-crests-left = Blasons restants { norenberc-guild-of } : { $count }
houses-crests = Blasons { norenberc-guild-of } : { $count }
houses-prestige-crests = Blasons de Prestige : { $count }
houses-window-empty = Fenêtre { $number } : vide
houses-place-empty = Place { $number } de l’atelier : vide
# Le prix d’un invité. $window est le numéro de sa fenêtre.
houses-price = { $window ->
    [1] Prix : une marchandise de la guilde
    [2] Prix : une marchandise de la guilde et une de tout type
    [3] Prix : deux marchandises de la guilde, ou une de la guilde et deux de tout type
   *[4] Prix : trois marchandises de la guilde, ou deux de la guilde et deux de tout type
}
houses-talers-hidden = Thalers cachés
houses-agents = Agents disponibles : { $free } sur { $all }
houses-finished = A fini la manche
houses-cards = { $cards ->
    [0] passe
    [one] { $cards } carte
   *[other] { $cards } cartes
}
houses-peddled = Sur le Colporteur : { norenberc-heap }
