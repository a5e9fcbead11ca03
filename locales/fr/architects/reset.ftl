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
reset-gold = +{ $count } or
reset-marble = +{ $count } marbre
# $sign est plus ou minus.
reset-virtue = { $sign ->
    [minus] −{ $count } vertu
   *[plus] +{ $count } vertu
}
reset-debts-destroyed = { $count ->
    [one] { $count } dette non payée est détruite
   *[other] { $count } dettes non payées sont détruites
}
reset-debts = { $count ->
    [one] prend { $count } dette non payée
   *[other] prend { $count } dettes non payées
}
