# Pourquoi quelque chose n’est pas permis. L’identifiant de la règle s’affiche à côté.

refusal-not-due = { $actor ->
    [nature] Il n’y a rien à piocher ni à révéler ici. Maintenant : { step-now }.
   *[seat] { $name } ne peut pas agir ici. Maintenant : { step-now }.
}
refusal-not-now = Ce n’est pas le moment. Maintenant : { step-now }.
refusal-no-such-player = Il n’y a pas de joueur { $seat } à cette table.
refusal-card-missing = Il faut nommer la carte Bâtiment.
refusal-card-sealed = À cette table, les mains restent cachées : la carte ne doit pas être nommée.
refusal-not-in-pack = Ce bâtiment n’est pas parmi les cartes au choix : { architects-building }.
refusal-not-in-hand = Ce bâtiment n’est pas en main : { architects-building }.
refusal-not-in-game = Ce bâtiment n’est pas en jeu : { architects-building }.
refusal-already-built = Chaque bâtiment n’existe qu’une fois. { architects-building } est déjà construit par { $player }.
refusal-no-worker = Il n’y a plus d’ouvrier à placer sur le plateau. Il faut en récupérer un.
refusal-workers-left = { $workers ->
    [one] Il reste { $workers } ouvrier
   *[other] Il reste { $workers } ouvriers
} sur le plateau : il faut en placer un, pas en récupérer.
refusal-prison-closed = Personne ne peut placer d’ouvrier en Prison.
refusal-none-there = { $source ->
    [board] Aucun ouvrier du joueur n’est sur ce plateau : { $player }.
   *[place] Aucun ouvrier du joueur ne s’y trouve : { architects-place }.
}
refusal-circles-first = Tant que le joueur a un ouvrier sur un grand cercle, c’est de là qu’il faut le récupérer.
refusal-tax-stand-empty = Le Bâtiment des Impôts est vide.
refusal-too-virtuous = Avec { $virtue } de vertu, le Marché Noir est fermé : il faut 9 ou moins.
refusal-space-taken = Cette case du Marché Noir est déjà prise : { $player }.
refusal-nothing-to-build = À la Maison des Corporations, il faut construire ou avancer, et ni l’un ni l’autre n’est possible.
refusal-gold-needs-two = Pour de l’or, il faut au moins 2 ouvriers dans les Mines ; ici : { $workers }.
refusal-not-mined = Les Mines donnent de l’argile ou de l’or.
refusal-wrong-trade = Cet échange demande { $wants } ressources des bonnes sortes ; données : { $given }.
refusal-trade-not-offered = Le joueur n’a pas cet échange : { architects-apprentice }.
refusal-not-enough-silver = Argent nécessaire : { $needs } ; en stock : { $has }.
# $other est la ressource qui conviendrait aussi, ou none.
refusal-not-enough = { $other ->
    [none] Il manque une ressource ({ architects-resource }). Nécessaire : { $needs } ; en stock : { $has }.
    [stone] Bois et pierre ensemble, nécessaires : { $needs } ; en stock : { $has }.
   *[marble] Or et marbre ensemble, nécessaires : { $needs } ; en stock : { $has }.
}
refusal-empty-slot = Il n’y a personne à embaucher là : rangée { $row }, colonne { $column }.
refusal-no-room = Il y a déjà { $has } apprentis, pour un maximum de { $limit } : il faut dire lequel s’en va.
refusal-room-left = Il reste de la place ({ $has } sur { $limit }) : aucun apprenti n’a à partir.
refusal-not-owned = Le joueur n’a pas cet apprenti : { architects-apprentice }.
refusal-nobody-to-capture = { architects-place } : aucun ouvrier de cette couleur à capturer ({ $player }).
refusal-too-many-locations = { $limit ->
    [one] Toutes les captures d’une visite viennent du même emplacement.
   *[other] Les captures d’une visite viennent d’au plus { $limit } emplacements.
}
refusal-nothing-to-sell = Il n’y a aucun ouvrier capturé sur le plateau.
refusal-no-prisoners = Le joueur n’a aucun ouvrier en Prison.
refusal-no-captives = Aucun ouvrier du joueur n’est sur un autre plateau.
refusal-no-debt = Il n’y a pas de dette non payée.
refusal-skills-missing = { architects-building } demande aussi : { $skills }.
refusal-wrong-payment = Ce n’est pas le prix.
refusal-virtue-too-low = Avec { $virtue } de vertu, la Cathédrale est fermée : il faut 5 ou plus.
refusal-top-reached = Personne ne dépasse le dernier niveau de la Cathédrale.
refusal-level-full = Le niveau { $level } de la Cathédrale est complet ({ $spots ->
    [one] { $spots } place
   *[other] { $spots } places
}).
refusal-no-card-to-discard = Il n’y a aucun bâtiment en main à défausser.
refusal-not-offered = Ce bâtiment ne propose pas cela : { architects-building }.
refusal-not-in-pile = Cette carte ne peut pas venir de la pile des bâtiments : { architects-building }.
refusal-wrong-seat = La carte est pour quelqu’un d’autre : { $player }.
refusal-wrong-slot = Une autre place vient d’abord : rangée { $row }, colonne { $column }.
refusal-not-in-apprentice-pile = Cette carte ne peut pas venir de la pile des apprentis : { architects-apprentice }.
refusal-not-on-top = Aucune carte avec cette face ne peut être au-dessus du Petit Marché.
refusal-not-turned-over = La carte { $card } du Marché Noir ne peut pas être au-dessus du Petit Marché.
refusal-reward-seen = La récompense { $reward } a déjà été révélée.
refusal-character-gone = Ce personnage est pris ou n’est pas en jeu : { architects-character }.
