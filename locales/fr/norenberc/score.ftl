# Le décompte final : ce que dit seulement ce jeu.

score-winner = { $by ->
    [vp] { $names } gagne avec { $vp } PV.
    [craftsmen] { $names } gagne avec { $vp } PV : à égalité, le nombre d’artisans fait la différence.
    [value] { $names } gagne avec { $vp } PV : à égalité, la valeur totale des artisans fait la différence.
   *[shared] { $names } se partagent la victoire avec { $vp } PV.
}
score-category = { $category ->
    [majority] Majorité des artisans
    [thirty] Artisans de valeur 30+
    [all-types] Tous les types d’artisans
    [richest] Joueur le plus riche
    [crests] Collection de blasons
   *[townsmen] Bonus des citadins
}
score-line-majority = { norenberc-guild } : { $place ->
    [1] 1re
    [2] 2e
   *[3] 3e
} place{ $tied ->
    [yes] {" "}à égalité
   *[no] {""}
}, valeur { $value } en { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
score-line-thirty = { norenberc-guild } : valeur totale { $value }
score-line-all-types = un artisan de chacune des { $guilds } guildes
score-line-richest = le plus de thalers : { $talers }{ $players ->
    [one] {""}
   *[other] , à égalité avec d’autres
}
score-line-crests = { $sum ->
    [one] { $sum } blason
   *[other] { $sum } blasons différents
} : { $guilds ->
    [one] { $guilds } de guilde
   *[other] { $guilds } de guildes
}{ $prestige ->
    [0] {""}
   *[other] , { $prestige } de Prestige
}{ $engravers ->
    [0] {""}
    [one] , { $engravers } Graveur
   *[other] , { $engravers } Graveurs
}
score-line-townsman = { $tile ->
    [tax-collector] Collecteur d’impôts : 1 PV par tranche complète de 10 thalers, sur { $counted }
    [foreman-2] Contremaître : { $counted ->
        [one] { $counted } artisan de valeur 2
       *[other] { $counted } artisans de valeur 2
    }
    [foreman-3] Contremaître : { $counted ->
        [one] { $counted } artisan de valeur 3
       *[other] { $counted } artisans de valeur 3
    }
    [foreman-4] Contremaître : { $counted ->
        [one] { $counted } artisan de valeur 4
       *[other] { $counted } artisans de valeur 4
    }
    [apprentice] Apprenti : { $counted } fois 2e ou 3e
   *[nobleman] Noble
}
# Pourquoi une catégorie n’a rien rapporté.
score-lack = { $lack ->
    [craftsmen] Aucun artisan.
    [place] Ni 1re, ni 2e, ni 3e place dans aucune guilde.
    [thirty] Meilleur total dans une guilde : { $value } ({ norenberc-guild-inside }). Il faut atteindre 30.
    [types] Aucun artisan de ces guildes : { $guilds }.
    [talers] Seulement { norenberc-talers } ; quelqu’un en a { $most }.
    [crests] Blasons différents : { $count }. Il en faut 3.
   *[townsmen] Aucun citadin qui rapporte des PV.
}
# $at dit de quelle entrée de la feuille il s’agit.
score-warning-more-than-box = Remarque ({ $at }) : il y a plus de tuiles de cette sorte que la boîte n’en contient.
score-warning-box = Le contenu de la boîte est supposé : indiquez vos propres tuiles avec --box { cli-value-file }.
