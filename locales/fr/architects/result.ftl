# Le décompte final.

result-heading-buildings = Bâtiments et vertu
result-no-buildings = Aucun bâtiment construit.
result-empty = { $count ->
    [one] Ni bâtiment ni Cathédrale pour { $names }. Est-ce exact ?
   *[other] Ni bâtiment ni Cathédrale pour { $names }. Est-ce exact ?
}
result-decided = { $by ->
    [vp] { $count ->
        [one] { $margin } PV d’avance sur { $names }.
       *[other] { $margin } PV d’avance sur { $names }, à égalité.
    }
    [virtue] Égalité en PV avec { $names } ; la vertu a tranché, { $most } contre { $next }.
    [silver] Égalité en PV et en vertu avec { $names } ; l’argent a tranché, { $most } contre { $next }.
    [solo] { $most } contre { $next } PV.
   *[shared] Égalité en PV, en vertu et en argent : rien ne départage plus.
}
result-cell = { $what ->
    [buildings] { $name }, bâtiments
    [cathedral] { $name }, Cathédrale
    [virtue] { $name }, vertu
    [debts] { $name }, dettes non payées
    [gold-marble] { $name }, or et marbre
    [silver] { $name }, argent
    [prison] { $name }, ouvriers en Prison
   *[total] { $name }, total
}
result-bar = { $name } – { $parts }. Total : { $total }.
result-lack = { $category ->
    [buildings] Aucun bâtiment construit.
    [cathedral] Le marqueur est sous le niveau 1.
    [virtue] Vertu { $virtue } : de 6 à 9, elle ne rapporte ni ne coûte rien.
    [debts] Aucune dette non payée.
    [gold-marble] Ni or ni marbre.
    [silver] Pièces : { $silver }. Il en faut 10 pour 1 PV.
   *[prison] Moins de 2 ouvriers en Prison.
}
result-order-chosen = Dans l’ordre qui donne le plus de PV.
result-what-if-whose = Et si
