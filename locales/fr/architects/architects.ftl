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
    [therese] Therese
    [rudolf] Rudolf
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
# Un bâtiment comme complément d’un verbe.
architects-building-acc = { $building ->
    [aqueduct] l’Aqueduc
    [armoury] l’Armurerie
    [barracks] la Caserne
    [betting-house] la Maison des Paris
    [carpenters-hut] la Cabane des Charpentiers
    [castle] le Château
    [chapel] la Chapelle
    [church] l’Église
    [clay-market] le Marché de l’Argile
    [clay-pit] l’Argilière
    [drafting-room] la Chambre des Projets
    [dungeon] le Cachot
    [factory] la Fabrique
    [fortress] la Forteresse
    [fountain] la Fontaine
    [gamblers-den] le Repaire des Parieurs
    [hideout] la Planque
    [keep] le Donjon
    [library] la Bibliothèque
    [lighthouse] le Phare
    [lumber-camp] le Camp de Bûcherons
    [masons-hut] la Cabane des Maçons
    [moneylender] le Prêteur sur Gages
    [monument] le Monument
    [observatory] le Musée
    [palace] le Palais
    [reservoir] le Réservoir
    [silver-market] le Marché de l’Argent
    [smithy] la Forge
    [steeple] le Clocher
    [stone-market] le Marché de la Pierre
    [tavern] la Taverne
    [thieves-den] le Repaire des Voleurs
    [tilers-hut] la Cabane des Carreleurs
    [trading-post] le Comptoir
    [treasury] la Trésorerie
    [university] l’Université
    [watchtower] la Tour de Guet
    [well] le Puits
    [wood-market] le Marché du Bois
    [crane] la Grue
    [graveyard] le Cimetière
   *[museum] le Musée (promo)
}
# Un apprenti comme complément d’un verbe.
architects-apprentice-acc = { $apprentice ->
    [acolyte-carpentry] un Acolyte (menuiserie)
    [acolyte-tiling] un Acolyte (carrelage)
    [acolyte-masonry] un Acolyte (maçonnerie)
    [conspirator] une Conspiratrice
    [debt-collector-carpentry] un Agent de recouvrement (menuiserie)
    [debt-collector-tiling] un Agent de recouvrement (carrelage)
    [debt-collector-masonry] un Agent de recouvrement (maçonnerie)
    [gatekeeper] une Gardienne
    [illusionist] un Illusionniste
    [jeweller] un Bijoutier
    [labourer] un Manœuvre
    [merchant-clay] une Marchande (argile)
    [merchant-gold] une Marchande (or)
    [merchant-marble] une Marchande (marbre)
    [merchant-stone] une Marchande (pierre)
    [merchant-wood] une Marchande (bois)
    [miner] un Mineur
    [patron-clay] une Patronne (argile)
    [patron-silver] une Patronne (argent)
    [patron-stone] une Patronne (pierre)
    [patron-wood] une Patronne (bois)
    [pickpocket] un Voleur à la tire
    [squire-carpentry] un Châtelain (menuiserie)
    [squire-tiling] un Châtelain (carrelage)
    [squire-masonry] un Châtelain (maçonnerie)
    [stonecutter] un Tailleur de Pierre
    [swindler-carpentry] un Escroc (menuiserie)
    [swindler-tiling] un Escroc (carrelage)
    [swindler-masonry] un Escroc (maçonnerie)
    [thief] une Voleuse
    [trader-clay] un Négociant (argile)
    [trader-stone] un Négociant (pierre)
    [trader-wood] un Négociant (bois)
    [trickster] une Tricheuse
    [woodcutter] une Bûcheronne
    [enforcer] un Homme de main
    [overseer] une Surveillante
   *[peddler] un Colporteur
}
# Où va un ouvrier : un emplacement, ou une case du Marché Noir.
architects-spot-to = { architects-spot-at }
# Où est un ouvrier.
architects-spot-at = { $spot ->
    [quarry] à la Carrière
    [forest] dans la Forêt
    [mines] dans les Mines
    [silversmith] à l’Atelier d’Orfèvre
    [kings-storehouse] à l’Entrepôt Royal
    [workshop] à l’Atelier
    [town-centre] à l’Hôtel de Ville
    [tax-stand] au Bâtiment des Impôts
    [guardhouse] au Corps de Garde
    [market-small] sur la case de gauche du Marché Noir
    [market-middle] sur la case du milieu du Marché Noir
    [market-large] sur la case de droite du Marché Noir
    [guildhall] à la Maison des Corporations
   *[prison] en Prison
}
# D’où un ouvrier est repris.
architects-spot-from = { $spot ->
    [quarry] de la Carrière
    [forest] de la Forêt
    [mines] des Mines
    [silversmith] de l’Atelier d’Orfèvre
    [kings-storehouse] de l’Entrepôt Royal
    [workshop] de l’Atelier
    [town-centre] de l’Hôtel de Ville
    [tax-stand] du Bâtiment des Impôts
    [guardhouse] du Corps de Garde
   *[prison] de la Prison
}
# Un tas d’une ressource.
architects-heap = { $resource ->
    [clay] { $count ->
        [one] { $count } argile
       *[other] { $count } argiles
    }
    [wood] { $count } bois
    [stone] { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
    [gold] { $count ->
        [one] { $count } or
       *[other] { $count } ors
    }
    [marble] { $count ->
        [one] { $count } marbre
       *[other] { $count } marbres
    }
   *[silver] { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
}
# Le même comme complément d’un verbe.
architects-heap-acc = { architects-heap }
# Autant de vertu.
architects-virtue = { $count ->
    [one] { $count } vertu
   *[other] { $count } vertus
}
architects-virtue-acc = { architects-virtue }
# Autant de cartes Bâtiment.
architects-cards = { $count ->
    [one] { $count } carte Bâtiment
   *[other] { $count } cartes Bâtiment
}
architects-cards-acc = { architects-cards }
# Autant d’ouvriers.
architects-workers = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
architects-workers-acc = { architects-workers }
# Autant de dettes non payées.
architects-debts = { $count ->
    [one] { $count } dette non payée
   *[other] { $count } dettes non payées
}
architects-debts-acc = { architects-debts }
# Une part d’un prix : des pièces, de la taxe, ou des pièces sur des apprentis passés.
architects-price-part = { $part ->
    [silver] { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
    [tax] { $count ->
        [one] { $count } taxe
       *[other] { $count } taxes
    }
   *[skipped] { $count ->
        [one] { $count } pièce sur la carte passée
       *[other] { $count } pièces sur les cartes passées
    }
}
# La même comme complément d’un verbe.
architects-price-part-acc = { architects-price-part }
architects-price-free = rien
