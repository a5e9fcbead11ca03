# L’assistant de règles : ce qui entoure ses articles.

# $title est le titre de l’article, $rule son identifiant.
ask-heading = { $title } ({ $rule })
# Ce qui annonce les parties d’un article.
ask-example = Par exemple :
ask-editions = Ce que disent les éditions :
# $rules est une liste d’identifiants.
ask-see = Voir aussi : { $rules }
# Les colonnes du glossaire ont pour titre le nom des langues, chacun dans sa langue.
ask-glossary = Les noms dans les quatre langues
