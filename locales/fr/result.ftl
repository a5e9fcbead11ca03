# Le décompte final à l’écran et en image.

result-game = Norenberc
result-heading-table = Feuille de score
result-heading-bars = Point par point
result-heading-majorities = Majorité des artisans, guilde par guilde
result-heading-what-if = Et si… ?
result-heading-share = Partager
result-hint = Touchez un nombre pour voir d’où il vient.

result-headline = { $count ->
    [one] { $names } gagne avec { $vp } PV
   *[other] { $names } se partagent la victoire avec { $vp } PV
}
# Ceux dont on n’a saisi que les thalers.
result-empty = { $count ->
    [one] { $names } n’a ni tuile ni blason. Est-ce bien ça ?
   *[other] { $names } n’ont ni tuile ni blason. Est-ce bien ça ?
}
result-decided = { $by ->
    [vp] { $count ->
        [one] { $margin } PV d’avance sur { $names }.
       *[other] { $margin } PV d’avance sur { $names }, à égalité.
    }
    [craftsmen] À égalité de PV avec { $names } ; le nombre d’artisans a tranché : { $most } contre { $next }.
    [value] À égalité de PV et d’artisans avec { $names } ; la valeur totale a tranché : { $most } contre { $next }.
   *[shared] Égalité en PV, en artisans et en valeur totale : plus rien pour départager.
}
result-place = { $place ->
    [1] 1re
   *[other] { $place }e
} place{ $tied ->
    [yes] {" "}à égalité
   *[no] {""}
}
result-total = Total
# Ce qu’est un nombre de la feuille, pour qui l’entend.
result-cell = { $what ->
    [majority] { $name }, majorité des artisans
    [thirty] { $name }, artisans de valeur 30+
    [all-types] { $name }, tous les types d’artisans
    [richest] { $name }, joueur le plus riche
    [crests] { $name }, collection de blasons
    [townsmen] { $name }, bonus des citadins
   *[total] { $name }, total
}
result-line = { $vp } PV · { $text }
# Une barre en mots : les PV de chaque catégorie.
result-bar = { $name } : majorité des artisans { $majority }, artisans de valeur 30+ { $thirty }, tous les types d’artisans { $types }, joueur le plus riche { $richest }, collection de blasons { $crests }, bonus des citadins { $townsmen }. Total : { $vp } PV.

result-majority-owns = valeur { $value }, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
# La place de quelqu’un ; 0, c’est aucune.
result-majority-place = { $place ->
    [0] { $name }, hors podium
    [1] { $name }, 1re place
   *[other] { $name }, { $place }e place
}{ $tied ->
    [yes] {" "}à égalité
   *[no] {""}
}
# Le nombre à côté, pour qui l’entend.
result-majority-of = { $name }, { norenberc-guild-inside }
result-majority-none = D’autres sont devant, et il ne reste plus de place à prendre.
result-majority-nobody = Personne n’a d’artisan ici.
result-majority-without = Aucun artisan : { $names }

result-what-if-about = Changez n’importe quel nombre et regardez bouger les totaux. Rien n’est gardé sans votre accord.
result-what-if-open = Essayer
result-what-if-note = Un simple essai, pas le vrai résultat
result-what-if-drop = Revenir au vrai résultat
result-what-if-keep = Garder ces nombres
result-what-if-talers = Thalers et blasons
result-what-if-townsmen = Citadins
result-talers = Thalers
result-change = { $sign ->
    [more] +{ $by }
    [less] −{ $by }
   *[same] inchangé
}

result-share-languages = Langue de l’image : une seule, ou deux côte à côte pour une table bilingue.
result-share-picture = Enregistrer l’image
# Ce qu’on entend de sa vignette.
result-share-preview = L’image enregistrée
result-share-text = Copier le texte
result-share-csv = Tableur (CSV)
result-share-json = Données (JSON)
result-share-bg-stats = BG Stats
# Devant un champ pour le nom du lieu, gardé pour la partie suivante.
result-location = Lieu de jeu (pour BG Stats) :
result-picture-foot = Points comptés avec Guildhall
