# Ce qui ne va pas dans une entrée : où, ce qui s’y trouve, ce qui est permis.

# Le message entier. $file est un chemin.
input-in-file = { $file } : { $text }
input-error = { $at } : { $found } (attendu : { $allowed }).
input-at-whole = toute l’entrée
input-at-position = ligne { $line }, colonne { $column }
input-at-byte = octet { $byte }
# Les endroits d’un fichier qui a une partie par ligne.
input-at-line = ligne { $line }
input-at-field = ligne { $line }, { $field }
input-at-line-byte = ligne { $line }, octet { $byte }
# Une tuile de la mise en place qui ne peut pas être là où elle est. $text est une phrase entière.
input-refused = ligne { $line }, { $field } : { $text } ({ $rule })

input-kind = { $kind ->
    [null] null
    [bool] true ou false
    [whole] un nombre entier
    [text] un texte
    [list] une liste
   *[object] un objet
}
input-found-nothing = rien
input-found-value = « { $value } »
input-found-long = « { $value } », soit { $count } caractères
input-found-number = { $value }
input-found-count = { $count }
input-found-without = rien pour « { $value } »
input-found-repeated = « { $value } » en double
input-found-syntax = quelque chose d’illisible
input-found-end = une fin prématurée
input-found-too-deep = trop de niveaux de listes et d’objets
input-found-not-text = des octets qui ne forment pas un texte
input-found-too-large = trop de données

input-allowed-one-of = { $items }
input-allowed-keys = les clés { $items }
input-allowed-once = une seule fois
# $exact vaut yes là où les deux sont identiques.
input-allowed-range = { $exact ->
    [yes] exactement { $low }
   *[no] un nombre entier de { $low } à { $high }
}
input-allowed-entries = de { $low } à { $high } éléments
input-allowed-name = un nom non vide d’au plus { $most } caractères
input-allowed-new-name = un nom que personne d’autre ne porte
input-allowed-each-player-once = chaque joueur une seule fois
input-allowed-over-table = au plus { $most } pour toute la table
input-allowed-exactly = exactement { $count }
input-allowed-utf8 = du texte en UTF-8
input-allowed-json = du JSON
input-allowed-json-line = du JSON, une partie par ligne
input-allowed-toml = du TOML
input-allowed-size = au plus { $mebibytes } Mio
input-allowed-format = le format { $newest } ou un format plus ancien ; ce fichier demande une version plus récente de Guildhall

# Un fichier impossible à lire ou à écrire. $reason est un identifiant ou other ; $text sont les mots du système.
input-disk = { $file } : { $reason ->
    [not-found] ce fichier n’existe pas
    [directory] c’est un dossier, pas un fichier
    [denied] accès refusé
    [no-folder] ce dossier n’existe pas
    [full] le disque est plein
   *[other] { $text }
}
