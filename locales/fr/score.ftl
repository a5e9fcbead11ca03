# Le décompte final.

# Le titre des lignes d’un joueur.
score-player = { $rank }. { $name } : { $vp } PV
# Une catégorie et ce qu’elle a rapporté.
score-category-line = { $category } : { $vp }
# Une ligne du décompte d’un joueur avec la règle qui l’explique.
score-line = { $vp }  { $text } ({ $rule })
