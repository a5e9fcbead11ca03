# Les noms des choses, comme dans le livret français, sous les formes dont les phrases ont besoin. Ils choisissent
# d’après l’identifiant reçu : $guild est celui d’une guilde, $good celui d’une marchandise.

# Une guilde toute seule.
norenberc-guild = { $guild ->
    [brewers] Brasseurs
    [bakers] Boulangers
    [shoemakers] Cordonniers
    [printers] Imprimeurs
    [tailors] Tailleurs
   *[hatters] Chapeliers
}

# La même dans une phrase.
norenberc-guild-inside = { norenberc-guild }

# Un de ses artisans, quelle que soit sa valeur.
norenberc-craft = { $guild ->
    [brewers] Brasseur
    [bakers] Boulanger
    [shoemakers] Cordonnier
    [printers] Imprimeur
    [tailors] Tailleur
   *[hatters] Chapelier
}

# « Ana ne fait rien … » : où cela se passe.
norenberc-guild-at = { $guild ->
    [brewers] chez les Brasseurs
    [bakers] chez les Boulangers
    [shoemakers] chez les Cordonniers
    [printers] chez les Imprimeurs
    [tailors] chez les Tailleurs
   *[hatters] chez les Chapeliers
}

# « le toit … », « l’atelier … » : à qui c’est.
norenberc-guild-of = { $guild ->
    [brewers] des Brasseurs
    [bakers] des Boulangers
    [shoemakers] des Cordonniers
    [printers] des Imprimeurs
    [tailors] des Tailleurs
   *[hatters] des Chapeliers
}

# « Ana vend 2 bières … » : à qui.
norenberc-guild-to = { $guild ->
    [brewers] aux Brasseurs
    [bakers] aux Boulangers
    [shoemakers] aux Cordonniers
    [printers] aux Imprimeurs
    [tailors] aux Tailleurs
   *[hatters] aux Chapeliers
}

# « Ana achète 2 bières … » : chez qui.
norenberc-guild-from = { $guild ->
    [brewers] chez les Brasseurs
    [bakers] chez les Boulangers
    [shoemakers] chez les Cordonniers
    [printers] chez les Imprimeurs
    [tailors] chez les Tailleurs
   *[hatters] chez les Chapeliers
}

# Une sorte de marchandise toute seule, et au pluriel là où un nombre suit.
norenberc-good = { $good ->
    [beer] bière
    [pastry] pâtisserie
    [shoe] chaussure
    [page] page
    [cloth] vêtement
   *[hat] chapeau
}
# La même chose sur un bouton.
norenberc-good-label = { $good ->
    [beer] Bière
    [pastry] Pâtisserie
    [shoe] Chaussure
    [page] Page
    [cloth] Vêtement
   *[hat] Chapeau
}

# La même comme sorte, quand il peut y en avoir plusieurs.
norenberc-goods = { $good ->
    [beer] bières
    [pastry] pâtisseries
    [shoe] chaussures
    [page] pages
    [cloth] vêtements
   *[hat] chapeaux
}

# Tant de marchandises d’une sorte, seules ou comme sujet. $count dit combien.
norenberc-heap = { $good ->
    [beer] { $count ->
        [one] { $count } bière
       *[other] { $count } bières
    }
    [pastry] { $count ->
        [one] { $count } pâtisserie
       *[other] { $count } pâtisseries
    }
    [shoe] { $count ->
        [one] { $count } chaussure
       *[other] { $count } chaussures
    }
    [page] { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
    [cloth] { $count ->
        [one] { $count } vêtement
       *[other] { $count } vêtements
    }
   *[hat] { $count ->
        [one] { $count } chapeau
       *[other] { $count } chapeaux
    }
}

# La même chose comme complément d’un verbe : « vend … », « paie … », « prend … ».
norenberc-heap-acc = { norenberc-heap }

# $talers dit combien.
norenberc-talers = { $talers ->
    [one] { $talers } thaler
   *[other] { $talers } thalers
}

# Un artisan d’une guilde. $craft est l’identifiant de la guilde, $value la valeur, $agent vaut yes ou no.
norenberc-craftsman = { $craft ->
    [brewers] Brasseur { $value }
    [bakers] Boulanger { $value }
    [shoemakers] Cordonnier { $value }
    [printers] Imprimeur { $value }
    [tailors] Tailleur { $value }
   *[hatters] Chapelier { $value }
}{ $agent ->
    [yes] {" "}(Agent +)
   *[no] {""}
}

# Une tuile qui peut être un invité, toute seule. $tile vaut « craftsman », avec $craft, $value et $agent, ou
# l’identifiant d’un citadin.
norenberc-tile = { $tile ->
    [councilman] Conseiller
    [burglar] Voleur
    [guardsman] Garde
    [musician-3] Musicien (3 thalers)
    [musician-5] Musicien (5 thalers)
    [peddler] Colporteur
    [mayor] Maire
    [nobleman-2] Noble (2 PV)
    [nobleman-3] Noble (3 PV)
    [tax-collector] Collecteur d’impôts
    [engraver] Graveur
    [foreman-2] Contremaître (valeur 2)
    [foreman-3] Contremaître (valeur 3)
    [foreman-4] Contremaître (valeur 4)
    [apprentice] Apprenti
   *[craftsman] { norenberc-craftsman }
}

# La même chose comme complément d’un verbe : « prend … ». « Un » pour les artisans, car « le » s’élide devant Imprimeur.
norenberc-tile-acc = { $tile ->
    [craftsman] un { norenberc-tile }
    [apprentice] l’{ norenberc-tile }
   *[townsman] le { norenberc-tile }
}
