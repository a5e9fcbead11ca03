# Ce que fait une réinitialisation du Marché Noir, joueur par joueur.

# Le titre des lignes d’un joueur : tout est ce qu’il a ensuite.
reset-player = { $name } : { $prison } en Prison, vertu { $virtue }, { $debts ->
    [one] { $debts } dette non payée
   *[other] { $debts } dettes non payées
}
# $choice vaut yes quand le joueur peut choisir autrement.
reset-line = { $text } ({ $rule }){ $choice ->
    [yes] {" "}– au choix du joueur
   *[no] {""}
}
reset-nothing = rien ne change
reset-to-prison = { $count ->
    [one] { $count } ouvrier va en Prison
   *[other] { $count } ouvriers vont en Prison
}
reset-freed = { $count ->
    [one] { $count } ouvrier sort de Prison
   *[other] { $count } ouvriers sortent de Prison
}
reset-gold = +{ $count ->
    [one] { $count } or
   *[other] { $count } ors
}
reset-marble = +{ $count ->
    [one] { $count } marbre
   *[other] { $count } marbres
}
# $sign est plus ou minus.
reset-virtue = { $sign ->
    [minus] { $count ->
        [one] −{ $count } vertu
       *[other] −{ $count } vertus
    }
   *[plus] { $count ->
        [one] +{ $count } vertu
       *[other] +{ $count } vertus
    }
}
reset-debts-destroyed = { $count ->
    [one] { $count } dette non payée est détruite
   *[other] { $count } dettes non payées sont détruites
}
reset-debts = { $count ->
    [one] prend { $count } dette non payée
   *[other] prend { $count } dettes non payées
}

reset-again = Recommencer
reset-prison = En Prison
reset-market = Au Marché Noir
reset-prison-of = { $name } : ouvriers en Prison
reset-market-of = { $name } : ouvriers au Marché Noir
reset-owners = Qui possède l’une de ces cartes ?
reset-nobody = Personne
reset-used-by-nobody = Personne
reset-used-by-nobody-any = { $more ->
    [yes] Personne n’utilise d’autre carte
   *[no] Personne n’utilise de carte
}
# Les cartes qui agissent lors d’une réinitialisation, et comment.
reset-card = { $card ->
    [gatekeeper] Gardienne (en libère 2)
    [squire-carpentry] Châtelain (+2 vertus)
    [squire-tiling] Châtelain (+1 or)
    [squire-masonry] Châtelain (+1 marbre)
    [peddler] Colporteur (+2 pièces)
   *[fara] Fara (en libère 1)
}
reset-enter = Comptez les ouvriers de chacun : ceux qui sont déjà en Prison et ceux du Marché Noir. La réponse s’affiche ici.
# Qui paie. $names est une liste de joueurs, $count leur nombre.
reset-crowded = { $count ->
    [0] Personne n’a 3 ouvriers ou plus en Prison : personne ne perd de vertu.
   *[other] 3 ouvriers ou plus en Prison, −1 vertu : { $names }.
}
reset-most = { $count ->
    [0] La Prison est vide : personne ne prend de dette.
    [1] Le plus d’ouvriers en Prison, 1 dette : { $names }.
   *[other] À égalité pour le plus d’ouvriers en Prison, 1 dette chacun : { $names }.
}
reset-order = Dans l’ordre des règles
reset-turn-over = La carte du dessus du Petit Marché est retournée sur le Grand Marché.
reset-beyond = Au-delà de 14, la vertu peut détruire des dettes non payées.
reset-below = Qui est déjà à 0 de vertu prend 1 dette non payée à la place.
# Ce qui arrive à un joueur. $change est l’un des changements ci-dessus.
reset-of = { $name } : { $change }
# De même, quand le joueur peut choisir autrement.
reset-of-choice = { $name } : { $change } (au choix du joueur)
reset-after = En Prison ensuite
reset-silver = +{ $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
reset-instead = { $count ->
    [one] paie des pièces au lieu de prendre { $count } dette
   *[other] paie des pièces au lieu de prendre { $count } dettes
}
