# La langue elle-même, et les fichiers de textes personnels.

# The languages, each called as its speakers call it: the same in every file.
locale-en = English
locale-fr = Français
locale-ru = Русский
locale-hu = Magyar
# Ce qui sépare la partie entière des décimales.
locale-decimal-mark = ,
# Ce qui sépare les milliers d’un nombre d’autant de chiffres.
locale-thousands = { $digits ->
    [4] {" "}
   *[other] {" "}
}
# Un fichier personnel inutilisable. $file est son chemin.
locale-broken = { $why ->
    [brackets] { $file }, ligne { $line } : ce texte ouvre plus de { $brackets } accolades ou parenthèses. Tout le fichier est ignoré, et les textes intégrés prennent sa place.
    [large] { $file }, ligne { $line } : ce fichier dépasse { $mebibytes } Mio. Il est ignoré, et les textes intégrés prennent sa place.
   *[broken] { $file }, ligne { $line } : ce texte est illisible. Tout le fichier est ignoré, et les textes intégrés prennent sa place.
}
# Un texte qui manque dans cette langue ; l’anglais le remplace.
locale-missing = Il n’y a pas de texte pour { $key } dans cette langue : l’anglais le remplace.

# Des noms ou des choses en liste : deux, ou tous sauf le dernier dans $rest.
locale-list-two = { $first } et { $last }
locale-list-more = { $rest } et { $last }
# Ce qui sépare les éléments de $rest.
locale-list-comma = ,{" "}
