# Ce qu’un événement a changé, pour le journal et les pièces qui bougent. $name est le joueur. Si la carte ne doit pas être nommée, $building vaut none.

effect-character-dealt = { $name } joue avec { architects-character }.
effect-draft-passed = { $round ->
    [3] Le tirage initial est terminé : la dernière carte de chaque main va sous la pile.
   *[other] Tout le monde a gardé une carte : les autres passent à gauche.
}
effect-started = { $name } commence la partie.
effect-start-silver = { $name } commence avec { $silver ->
    [one] { $silver } pièce
   *[other] { $silver } pièces
}.
effect-turn-begun = C’est à { $name } de jouer.
effect-placed = { $name } a maintenant { architects-workers } { architects-spot-at }.
effect-took-back = { $source ->
    [board] { $name } récupère un ouvrier sur un autre plateau ({ $player }).
   *[place] { $name } récupère un ouvrier { architects-spot-from }.
}
effect-passed = { $name } n’a aucun ouvrier à placer ni à récupérer et passe son tour.
# $goods est une liste sous la forme de architects-heap-acc.
effect-gained = { $name } reçoit { $goods }.
effect-paid = { $name } paie { $goods }.
# $price est une liste de architects-price-part-acc.
effect-paid-silver = { $name } paie { $price }.
effect-tax-taken = { $name } prend { $silver ->
    [one] { $silver } pièce
   *[other] { $silver } pièces
} au Bâtiment des Impôts.
# $sign vaut plus ou minus.
effect-virtue-moved = { $sign ->
    [minus] { $name } perd { architects-virtue-acc }.
   *[plus] { $name } gagne { architects-virtue-acc }.
}
effect-debts-taken = { $name } prend { architects-debts-acc }.
effect-debt-destroyed = { $name } détruit une dette non payée.
effect-debt-paid = { $name } a remboursé une dette : la carte est retournée.
effect-paid-instead = { $name } paie { $silver ->
    [one] { $silver } pièce
   *[other] { $silver } pièces
} au lieu de prendre une dette.
effect-drew = { $building ->
    [none] { $name } pioche une carte Bâtiment.
   *[other] { $name } pioche { architects-building-acc }.
}
effect-kept = { $building ->
    [none] { $name } garde une carte.
   *[other] { $name } garde { architects-building-acc }.
} Remises sous la pile : { $buried }.
effect-discarded = { $building ->
    [none] { $name } met une carte Bâtiment de sa main sous la pile.
   *[other] { $name } met { architects-building-acc } de sa main sous la pile.
}
effect-pile-empty = La pile des bâtiments est vide : { $name } ne pioche plus.
effect-hired = { $name } embauche { architects-apprentice-acc }{ $coins ->
    [0] .
    [one] {" "}et prend la pièce posée sur la carte.
   *[other] {" "}et prend les { $coins } pièces posées sur la carte.
}
effect-dismissed = { $name } met { architects-apprentice-acc } sous la pile.
effect-shown = Nouvel apprenti, rangée { $row }, colonne { $column } : { architects-apprentice }.
effect-captured = { $own ->
    [yes] { $name } ramène { architects-workers-acc } { architects-spot-from }.
   *[no] { $name } capture { architects-spot-at } { architects-workers-acc } ({ $player }).
}
effect-sold = { $name } envoie { architects-workers-acc } en Prison et reçoit { $silver ->
    [one] { $silver } pièce
   *[other] { $silver } pièces
}.
effect-prisoners-released = Retour de Prison pour { $name } : { architects-workers }.
effect-captives-released = Retour des autres plateaux pour { $name } : { architects-workers }.
effect-constructed = { $name } a construit { architects-building-acc }.
effect-advanced = { $name } est au niveau { $level } de la Cathédrale.
# $gain est une liste de ressources, de vertu et de cartes.
effect-rewarded = Récompense pour { $name } : { $gain }.
effect-no-reward-left = Il n’y a plus de récompense : { $name } gagne de la vertu à la place.
effect-reset-begun = Réinitialisation du Marché Noir.
effect-to-prison = { $count ->
    [one] { $name } : { $count } ouvrier va du Marché Noir en Prison.
   *[other] { $name } : { $count } ouvriers vont du Marché Noir en Prison.
}
effect-turned-over = Le Grand Marché offre maintenant { $goods }.
effect-reshuffled = Les cartes du Grand Marché forment un nouveau Petit Marché.
effect-side-shown = Le Petit Marché offre maintenant { $goods }.
effect-guildhall-full = { $name } a rempli la Maison des Corporations : chacun joue un dernier tour, { $name } en tout dernier.
effect-game-over = La partie est terminée.
