# Le décompte final.

score-winner = { $by ->
    [vp] { $names } gagne avec { $vp } PV.
    [virtue] { $names } gagne avec { $vp } PV : à égalité, la vertu fait la différence.
    [silver] { $names } gagne avec { $vp } PV : à égalité, l’argent fait la différence.
   *[shared] { $names } se partagent la victoire avec { $vp } PV.
}
# Une partie en solo. $name est le joueur ; $vp et $theirs sont les deux totaux.
score-solo = { $result ->
    [won] { $name } bat l’adversaire ({ architects-opponent }) par { $vp } à { $theirs } PV.
    [lost] { $name } perd contre l’adversaire ({ architects-opponent }) par { $vp } à { $theirs } PV.
   *[tied] { $name } et l’adversaire ({ architects-opponent }) ont tous deux { $vp } PV : égalité, donc pas de victoire.
}
score-category = { $category ->
    [buildings] Bâtiments
    [cathedral] Cathédrale
    [virtue] Vertu
    [debts] Dettes non payées
    [gold-marble] Or et marbre
    [silver] Argent
   *[prison] Ouvriers en Prison
}
# $end est ce que le bâtiment rapporte à la fin, en plus de ce qui est imprimé.
score-line-building = { architects-building } : { $printed } sur la carte{ $end ->
    [0] {""}
   *[other] {" "}et { $end } en fin de partie
}
score-line-cathedral = niveau { $level }
score-line-virtue = vertu : { $virtue }
score-line-debts = { $count ->
    [one] { $count } dette non payée
   *[other] { $count } dettes non payées
}, { $each } chacune
score-line-gold-marble = or : { $gold }, marbre : { $marble }
score-line-silver = argent : { $silver }, soit 1 par tranche complète de 10
score-line-prison = { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}, soit 1 de moins tous les 2
# Ce que des bâtiments changent avant le décompte ; les lignes suivent l’ordre appliqué.
score-steps = Avant le décompte, la vertu change :
# $sign est plus ou minus.
score-step = { architects-building } : { $sign ->
    [minus] −{ $points } vertu
   *[plus] +{ $points } vertu
}{ $destroyed ->
    [0] {""}
    [one] , { $destroyed } dette détruite
   *[other] , { $destroyed } dettes détruites
}{ $taken ->
    [0] {""}
    [one] , { $taken } dette prise
   *[other] , { $taken } dettes prises
}{ $paid ->
    [0] {""}
    [one] , { $paid } pièce payée au lieu d’une dette
   *[other] , { $paid } pièces payées au lieu d’une dette
}
score-opponent = Adversaire ({ architects-opponent }) : { $vp } PV
score-opponent-line = { $category ->
    [guildhall] Maison des Corporations
    [cathedral] Cathédrale
    [virtue] Vertu
    [marble] Marbre
    [debts] Dettes non payées
   *[prison] Ouvriers en Prison
} : { $vp }
