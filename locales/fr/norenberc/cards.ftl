# Les tuiles : ce que fait chacune et combien il y en a.

cards-title = Toutes les tuiles
cards-about = Ce que fait chaque tuile et combien il y en a. Tapez un nom dans l’une des quatre langues, ou triez les tuiles ci-dessous.
cards-none = Aucune tuile ne correspond. Effacez la recherche ou changez de filtre.
cards-more = Plus de filtres
cards-back = Retour à toutes les tuiles
# Au-dessus d’une rangée de filtres.
cards-filter-of = { $row ->
    [group] Sorte de tuile
   *[effect] Quand elle agit
}
# Ce qui trie les tuiles.
cards-filter = { $filter ->
    [any-group] Toutes les sortes
    [any-effect] À tout moment
    [townsman] Citadins
    [craftsman] Artisans
    [star] Étoile : tout de suite
    [moon] Lune : chaque fin de manche
   *[sun] Soleil : fin de la partie
}
# Une sorte de citadin.
cards-townsman = { $townsman ->
    [councilman] Conseiller
    [burglar] Voleur
    [guardsman] Garde
    [musician] Musicien
    [peddler] Colporteur
    [mayor] Maire
    [nobleman] Noble
    [tax-collector] Collecteur d’impôts
    [engraver] Graveur
    [foreman] Contremaître
   *[apprentice] Apprenti
}
# Combien de fois une tuile : « Musicien 3 (2) ».
cards-tile-count = { $tile } ({ $count })
cards-in-box = Dans la boîte, à notre connaissance : { $tiles }.
# Une valeur d’artisan et combien l’ont.
cards-value-count = { $value } ({ $count } ×)
cards-craftsmen = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}, de valeurs { $values }. Avec Agent + : { $agents }.
cards-assumed = Ces nombres sont ceux du programme tant que vos tuiles ne sont pas comptées dans les réglages.
