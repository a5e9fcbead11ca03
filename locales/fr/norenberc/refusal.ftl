# Pourquoi quelque chose n’est pas permis. L’identifiant de la règle s’affiche à côté.

refusal-not-due = { $actor ->
    [nature] Le hasard n’a rien à révéler ici. Maintenant : { step-now }.
   *[seat] { $name } ne peut pas agir ici. Maintenant : { step-now }.
}
refusal-not-now = Ce n’est pas le moment. Maintenant : { step-now }.
refusal-empty-plan = Pour planifier, il faut au moins une carte. N’en jouer aucune, c’est passer.
refusal-too-many-cards = { $cards ->
    [one] { $cards } carte prévue
   *[other] { $cards } cartes prévues
}, mais seulement { $agents ->
    [one] { $agents } agent disponible.
   *[other] { $agents } agents disponibles.
}
refusal-more-cards-than-guilds = { $cards ->
    [one] { $cards } carte prévue
   *[other] { $cards } cartes prévues
}, mais il y a une carte par guilde et seulement { $guilds } guildes en jeu.
refusal-repeated-card = Il n’y a qu’une carte par guilde, et celle-ci est prévue deux fois : { norenberc-guild }.
refusal-repeated-player = Chacun n’a qu’une carte par guilde ; { $player } apparaît deux fois.
refusal-not-in-play = Cette guilde n’est pas en jeu avec ce nombre de joueurs : { norenberc-guild }.
refusal-cards-missing = Il faut dire quelles cartes sont prévues, pas seulement combien.
refusal-cards-sealed = À cette table, les cartes prévues restent face cachée : on ne saisit que leur nombre.
refusal-not-called = C’est une autre guilde qu’on a appelée : { norenberc-guild }.
refusal-sells-nothing = Pour vendre, il faut au moins une marchandise.
# $count dit combien il en faut, $has combien il y en a.
refusal-not-enough-to-sell = À vendre : { norenberc-heap }. Chez ce joueur, sans ce qui est sur un Colporteur : { $has }.
refusal-buys-nothing = Pour acheter, il faut prendre au moins une marchandise.
refusal-buys-too-many = { $first ->
    [yes] Au premier tour de la partie, avec autant de joueurs ici, chacun achète au plus { $limit ->
        [one] { $limit } marchandise
       *[other] { $limit } marchandises
    }, pas { $wants }.
   *[no] On achète au plus { $limit ->
        [one] { $limit } marchandise
       *[other] { $limit } marchandises
    } par action, pas { $wants }.
}
refusal-not-in-storehouse = À acheter : { norenberc-heap }. Dans le magasin { norenberc-guild-of } : { $has }.
refusal-not-enough-talers = Cela coûte { norenberc-talers }. Dans le coffre : { $has }.
refusal-empty-window = La fenêtre { $window } des chambres { norenberc-guild-of } est vide.
refusal-not-enough-own-goods = La fenêtre { $window } demande { norenberc-heap-acc } ; en stock : { $has }.
refusal-not-enough-goods = La fenêtre { $window } demande { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
} en tout ; en stock : { $has }.
refusal-wrong-price = { $window ->
    [1] La fenêtre 1 coûte une marchandise de la guilde.
    [2] La fenêtre 2 coûte une marchandise de la guilde et une de tout type.
    [3] La fenêtre 3 coûte deux marchandises de la guilde, ou une de la guilde et deux de tout type.
   *[4] La fenêtre 4 coûte trois marchandises de la guilde, ou deux de la guilde et deux de tout type.
}
refusal-not-in-supply = À payer : { norenberc-heap }. En stock, sans ce qui est sur un Colporteur : { $has }.
refusal-robs-oneself = On ne se vole pas soi-même : le Voleur s’en prend à un autre joueur.
refusal-no-such-player = Il n’y a pas de joueur { $seat } à cette table.
refusal-wrong-loot = À ce joueur, le Voleur prend { $must ->
    [one] { $must } marchandise
   *[other] { $must } marchandises
} ou rien du tout, pas { $takes }.
refusal-not-to-be-robbed = À prendre à { $player } : { norenberc-heap }. En stock, sans ce qui est sur un Colporteur : { $has }.
refusal-nothing-to-rob = { $player } n’a aucune marchandise en stock.
refusal-no-craftsman = Il n’y a pas d’artisan à cet endroit.
refusal-different-guilds = Le Garde n’échange que des artisans du même métier.
refusal-moves-guildmaster = Le Maître de Guilde { norenberc-guild-of } ne se déplace pas.
refusal-same-spot = Pour un échange, il faut deux places différentes.
refusal-nothing-to-peddle = Rien de cette sorte en stock à poser sur le Colporteur : { norenberc-goods }.
refusal-wrong-order = Dans l’ordre du tour, chaque joueur figure une fois et une seule.
refusal-not-in-guild = Cet artisan n’est plus disponible pour l’atelier : { norenberc-craftsman }.
refusal-not-in-stack = Cette tuile ne peut plus se trouver dans la pile des invités : { norenberc-tile }.
refusal-wrong-place = Ce n’est pas la bonne place. Maintenant : { step-now }.
refusal-cannot-reveal = { $player } n’a plus de carte qui puisse être celle de cette guilde : { norenberc-guild }.
refusal-must-reveal = { $player } a encore autant de cartes qu’il reste de guildes, donc aussi celle de cette guilde : { norenberc-guild }.
