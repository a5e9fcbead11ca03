# Le décompte final à l’écran et en image.

result-heading-table = Feuille de score
result-heading-bars = Point par point
result-heading-what-if = Et si… ?
result-heading-share = Partager
result-hint = Touchez un nombre pour voir d’où il vient.

result-headline = { $count ->
    [one] { $names } gagne avec { $vp } PV
   *[other] { $names } se partagent la victoire avec { $vp } PV
}
result-place = { $place ->
    [1] 1re
   *[other] { $place }e
} place{ $tied ->
    [yes] {" "}à égalité
   *[no] {""}
}
result-total = Total
result-line = { $vp } PV · { $text }
result-what-if-about = Changez n’importe quel nombre et regardez bouger les totaux. Rien n’est gardé sans votre accord.
result-what-if-open = Essayer
result-what-if-note = Un simple essai, pas le vrai résultat
result-what-if-drop = Revenir au vrai résultat
result-what-if-keep = Garder ces nombres
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
# Mène du décompte animé des points au résultat.
result-count-on = Vers le résultat
