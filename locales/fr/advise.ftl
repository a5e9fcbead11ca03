# Les conseils des bots. Les nombres à décimales arrivent sous forme de texte ; ceux des raisons ont leur signe.

advise-only = Un seul coup possible :
# Un coup : $move est une ligne du journal.
advise-move = { $number }. { $move }
# Ce qu’un joueur peut attendre. $win est en pour cent.
advise-expected = { $own ->
    [yes] Vous
   *[no] { $name }
} : { $vp } PV, rang moyen { $place }, { $win } % de victoires
advise-close = Les deux premiers coups se valent à peu près.
# Au-dessus des raisons.
advise-against = { $other ->
    [others] Par rapport aux autres coups :
   *[best] Par rapport au meilleur coup :
}
# Il n’y a personne à conseiller.
advise-nobody = À l’événement { $event } de la ligne { $line }, personne n’a de décision à prendre.
advise-not-due = À l’événement { $event } de la ligne { $line }, « { $name } » n’a rien à décider. { $count ->
    [one] C’est { $names } qui décide.
   *[other] Ce sont { $names } qui décident.
}
advise-no-line = Il n’y a pas de partie à la ligne { $line } ; le fichier compte { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}.
advise-no-event = Il n’y a pas d’événement { $event } à la ligne { $line } : ils vont de 0 à { $last }, et { $last } marque la fin de l’enregistrement.
