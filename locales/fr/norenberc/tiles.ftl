# L’éditeur de la boîte : les tuiles de son propre exemplaire.

tiles-about = Comptez les tuiles de votre exemplaire : 11 artisans par guilde, 26 citadins en tout. Tant que vous ne changez rien, le programme part de ces nombres.
tiles-default = Revenir aux tuiles supposées
tiles-right = Le compte est bon : chaque guilde a 11 artisans, et il y a 26 citadins.
tiles-not-in-use = Tant que le compte n’est pas bon, le programme garde les tuiles d’avant.
tiles-fault-craftsmen = { norenberc-guild } : { $found ->
    [one] { $found } artisan compté
   *[other] { $found } artisans comptés
} ; il en faut exactement { $needed }.
tiles-fault-townsmen = { $found ->
    [one] { $found } citadin compté
   *[other] { $found } citadins comptés
} ; il en faut exactement { $needed }.
tiles-craftsmen = Artisans
tiles-guild = { norenberc-guild } { $count }{ $wrong ->
    [yes]  !
   *[no] {""}
}
tiles-same-in-all = Pareil dans toutes les guildes
tiles-townsmen = Citadins : { $count } sur { $needed }
tiles-change-count = nombre de tuiles « { $tile } »
