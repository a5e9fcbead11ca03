# Les noms des choses, comme dans l’édition française. Ils dépendent d’identifiants que donne l’appelant.

# Un bâtiment.
architects-building = { $building ->
    [aqueduct] Aqueduc
    [armoury] Armurerie
    [barracks] Caserne
    [betting-house] Maison des Paris
    [carpenters-hut] Cabane des Charpentiers
    [castle] Château
    [chapel] Chapelle
    [church] Église
    [clay-market] Marché de l’Argile
    [clay-pit] Argilière
    [drafting-room] Chambre des Projets
    [dungeon] Cachot
    [factory] Fabrique
    [fortress] Forteresse
    [fountain] Fontaine
    [gamblers-den] Repaire des Parieurs
    [hideout] Planque
    [keep] Donjon
    [library] Bibliothèque
    [lighthouse] Phare
    [lumber-camp] Camp de Bûcherons
    [masons-hut] Cabane des Maçons
    [moneylender] Prêteur sur Gages
    [monument] Monument
    [observatory] Musée
    [palace] Palais
    [reservoir] Réservoir
    [silver-market] Marché de l’Argent
    [smithy] Forge
    [steeple] Clocher
    [stone-market] Marché de la Pierre
    [tavern] Taverne
    [thieves-den] Repaire des Voleurs
    [tilers-hut] Cabane des Carreleurs
    [trading-post] Comptoir
    [treasury] Trésorerie
    [university] Université
    [watchtower] Tour de Guet
    [well] Puits
    [wood-market] Marché du Bois
    [crane] Grue
    [graveyard] Cimetière
   *[museum] Musée (promo)
}
# Un apprenti ; ce qui distingue les cartes d’une même sorte est entre parenthèses.
architects-apprentice = { $apprentice ->
    [acolyte-carpentry] Acolyte (menuiserie)
    [acolyte-tiling] Acolyte (carrelage)
    [acolyte-masonry] Acolyte (maçonnerie)
    [conspirator] Conspiratrice
    [debt-collector-carpentry] Agent de recouvrement (menuiserie)
    [debt-collector-tiling] Agent de recouvrement (carrelage)
    [debt-collector-masonry] Agent de recouvrement (maçonnerie)
    [gatekeeper] Gardienne
    [illusionist] Illusionniste
    [jeweller] Bijoutier
    [labourer] Manœuvre
    [merchant-clay] Marchande (argile)
    [merchant-gold] Marchande (or)
    [merchant-marble] Marchande (marbre)
    [merchant-stone] Marchande (pierre)
    [merchant-wood] Marchande (bois)
    [miner] Mineur
    [patron-clay] Patronne (argile)
    [patron-silver] Patronne (argent)
    [patron-stone] Patronne (pierre)
    [patron-wood] Patronne (bois)
    [pickpocket] Voleur à la tire
    [squire-carpentry] Châtelain (menuiserie)
    [squire-tiling] Châtelain (carrelage)
    [squire-masonry] Châtelain (maçonnerie)
    [stonecutter] Tailleur de Pierre
    [swindler-carpentry] Escroc (menuiserie)
    [swindler-tiling] Escroc (carrelage)
    [swindler-masonry] Escroc (maçonnerie)
    [thief] Voleuse
    [trader-clay] Négociant (argile)
    [trader-stone] Négociant (pierre)
    [trader-wood] Négociant (bois)
    [trickster] Tricheuse
    [woodcutter] Bûcheronne
    [enforcer] Homme de main
    [overseer] Surveillante
   *[peddler] Colporteur
}
# Un personnage.
architects-character = { $character ->
    [ada] Ada
    [caroline] Caroline
    [frederick] Frederick
    [rudolf] Rudolf
    [therese] Therese
    [bertha] Bertha
    [clovis] Clovis
    [fara] Fara
    [hugo] Hugo
   *[lothaire] Lothaire
}
# Un emplacement du plateau.
architects-place = { $place ->
    [quarry] Carrière
    [forest] Forêt
    [mines] Mines
    [silversmith] Atelier d’Orfèvre
    [kings-storehouse] Entrepôt Royal
    [workshop] Atelier
    [town-centre] Hôtel de Ville
    [tax-stand] Bâtiment des Impôts
    [black-market] Marché Noir
    [guardhouse] Corps de Garde
    [guildhall] Maison des Corporations
   *[prison] Prison
}
# Une compétence dans une phrase.
architects-skill = { $skill ->
    [carpentry] menuiserie
    [tiling] carrelage
   *[masonry] maçonnerie
}
# Une ressource dans une phrase.
architects-resource = { $resource ->
    [clay] argile
    [wood] bois
    [stone] pierre
    [gold] or
    [marble] marbre
   *[silver] argent
}
# L’adversaire d’une partie en solo.
architects-opponent = { $opponent ->
    [constantine] Constantine
   *[helena] Helena
}
