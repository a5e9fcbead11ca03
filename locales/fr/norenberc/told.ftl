# Whole moves of a played game, each in one sentence.

# Un coup entier en une phrase. $did dit ce qu’a fait l’invité : $victim est un joueur, $what une liste, $guild la guilde d’un toit, vide s’il n’y en a pas.
told-sell = { $name } vend { norenberc-heap-acc } { norenberc-guild-to } : +{ norenberc-talers }.
told-buy = { $name } achète { $goods } { norenberc-guild-from } : −{ norenberc-talers }.
told-recruit = { $name } embauche { norenberc-tile-acc } pour { $goods }{ $did ->
    [rob] , vole { $victim } ({ $what })
    [swap] , échange des artisans ({ $what })
    [peddle] , y pose { $what }
    [mayor] , le pose sur le toit { norenberc-guild-of }
    [back] , qui retourne aussitôt dans la pile des invités
   *[none] {""}
}{ $talers ->
    [0] {""}
   *[other] , +{ norenberc-talers }
}{ $first ->
    [yes] , passe en tête
   *[no] {""}
}.

# À la fin d’une manche ; $list est une liste de told-income-item.
told-income = Revenus : { $list }.
told-income-item = { $name } { $talers }
# Ce qui change pour la manche suivante.
told-next-round = De nouveaux Maîtres de Guilde prennent place, les invités avancent et d’autres arrivent. Guilde de Prestige de la manche suivante : { norenberc-guild }.
