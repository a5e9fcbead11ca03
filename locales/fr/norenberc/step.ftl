# Ce qui doit se passer maintenant, et les noms des phases et des étapes de la fin de manche.

# $step est un identifiant ; $guild et $player sont là quand l’étape en a.
step-now = { $step ->
    [order] on tire au sort l’ordre du tour
    [settle] on garnit l’atelier { norenberc-guild-of }
    [lodge] on remplit les chambres { norenberc-guild-of }
    [planning] ceux qui n’ont pas fini planifient
    [reveal] on révèle les cartes { norenberc-guild }
    [act] { $player } agit { norenberc-guild-at }
    [pay] { $player } paie l’invité { norenberc-guild-at }
    [rob] { $player } choisit la victime du Voleur
    [swap] { $player } choisit ce que le Garde échange
    [peddle] { $player } pose une marchandise sur le Colporteur
    [place-mayor] { $player } place le Maire
    [go-first] { $player } choisit de passer en tête ou non
   *[over] la partie est finie
}
step-phase = { $phase ->
    [setup] Mise en place
    [planning] Phase de planification
    [action] Phase d’action
    [round-end] Fin de manche
   *[over] Fin de partie
}
# Les étapes de la fin de manche, sous leur nom officiel. Les variantes ne suivent pas l’ordre du jeu : leur suite
# ressemblerait sinon à une phrase du livret.
step-round-end = { $step ->
    [tokens] Retourner les Jetons Joueurs
    [favourites] Les Maîtres de Guilde choisissent leurs favoris
    [guildmasters] Nouveaux Maîtres de Guilde
    [agents] Tous les agents sont de retour
    [lodgings] Les chambres sont remplies
    [income] Collecte des revenus
   *[prestige] Nouvelle Guilde de Prestige
}
