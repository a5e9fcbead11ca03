# Les cartes : ce que chacune coûte, demande et donne. Tous les nombres viennent des cartes mêmes.

cards-title = Toutes les cartes
cards-about = Ce que chaque carte coûte, demande et fait. Tapez un nom dans l’une des quatre langues, ou triez les cartes ci-dessous.
cards-none = Aucune carte ne correspond. Effacez la recherche ou changez de filtre.
cards-more = Plus de filtres
cards-back = Retour à toutes les cartes
cards-promo = Carte promotionnelle, absente de la boîte.
# Au-dessus d’une rangée de filtres.
cards-filter-of = { $row ->
    [group] Sorte de carte
    [skill] Compétence
   *[effect] À propos de
}
# Ce qui trie les cartes.
cards-filter = { $filter ->
    [any-group] Toutes les sortes
    [any-skill] Toute compétence
    [any-effect] Tous les sujets
    [building] Bâtiments
    [apprentice] Apprentis
    [character] Personnages
    [reward] Récompenses
    [market] Marché Noir
    [carpentry] Menuiserie
    [tiling] Carrelage
    [masonry] Maçonnerie
    [no-skill] Sans compétence
    [at-once] Tout de suite
    [at-end] Fin de partie
    [goods] Ressources
    [cards] Pioche
    [virtue] Vertu
    [debts] Dettes
    [workers] Capture et Prison
    [apprentices] Autour des apprentis
    [trade] Échanges
    [black-market] Au Marché Noir
    [reset] Réinitialisation
   *[cathedral] Cathédrale
}
# Une sorte d’apprenti.
cards-kind = { $kind ->
    [acolyte] Acolyte
    [conspirator] Conspiratrice
    [debt-collector] Agent de recouvrement
    [gatekeeper] Gardienne
    [illusionist] Illusionniste
    [jeweller] Bijoutier
    [labourer] Manœuvre
    [merchant] Marchande
    [miner] Mineur
    [patron] Patronne
    [pickpocket] Voleur à la tire
    [squire] Châtelain
    [stonecutter] Tailleur de Pierre
    [swindler] Escroc
    [thief] Voleuse
    [trader] Négociant
    [trickster] Tricheuse
    [woodcutter] Bûcheronne
    [enforcer] Homme de main
    [overseer] Surveillante
   *[peddler] Colporteur
}
cards-reward = Carte Récompense { $number }
cards-market = Carte Marché Noir { $number }
# Un bâtiment. $goods est une liste sous la forme de architects-heap.
cards-building-cost = Coût : { $goods }.
cards-building-skills = { $count ->
    [0] Aucune compétence requise.
    [one] Compétence requise : { $skills }.
   *[other] Compétences requises : { $skills }.
}
cards-building-virtue = { $sign ->
    [minus] Sa construction coûte { architects-virtue-acc }.
   *[plus] Sa construction rapporte { architects-virtue-acc }.
}
cards-building-vp = Vaut { $vp } PV.
# $goods et $other sont des listes sous la forme de architects-heap-acc.
cards-building-effect = { $effect ->
    [gain] À la construction : vous recevez { $goods }.
    [either] À la construction : vous recevez au choix { $goods } ou { $other }.
    [draw] À la construction : vous piochez { architects-cards-acc }.
    [take-debt] À la construction : vous prenez une dette non payée.
    [capture] { $count ->
        [one] À la construction : vous pouvez capturer gratuitement un groupe d’ouvriers.
       *[other] À la construction : vous pouvez capturer gratuitement jusqu’à { $count } groupes d’ouvriers, sur un ou deux emplacements.
    }
    [capture-or-release] À la construction : vous pouvez, gratuitement, capturer un groupe d’ouvriers ou bien récupérer tous vos ouvriers capturés.
    [release-prisoners] À la construction : vous pouvez libérer tous vos ouvriers de la Prison.
    [destroy-debt] À la construction : vous pouvez détruire l’une de vos dettes non payées.
    [library] À la construction : vous pouvez défausser un bâtiment de votre main contre { $goods }.
    [palace] À la construction : vous recevez 1 or par tranche de { $count } vertus.
    [hire] À la construction : vous embauchez gratuitement l’un des apprentis visibles.
    [monument] À la construction : chaque joueur gagne 1 vertu, vous aussi.
    [watchtower] À la construction : chaque joueur qui a { $count } ouvriers ou plus en Prison perd 1 vertu, vous aussi.
    [crane] À la construction : vous pouvez placer un ouvrier de plus à la Maison des Corporations et construire ou avancer encore.
    [graveyard] À la construction : vous défaussez l’un de vos apprentis.
    [lose-virtue] En fin de partie : vous perdez { architects-virtue-acc }, avant, entre ou après vos gains, comme vous voulez.
    [no-debt] En fin de partie : { $vp } PV si vous n’avez aucune dette non payée.
    [debt-better] En fin de partie : chaque dette non payée vous coûte { $count } PV de moins.
   *[debt-worse] En fin de partie : chaque dette non payée vous coûte { $count } PV de plus.
}
cards-vp-per = { $per ->
    [buildings] En fin de partie : 1 PV par bâtiment construit, lui compris.
    [captured] En fin de partie : 1 PV pour { $count } ouvriers capturés sur votre plateau.
    [virtue] En fin de partie : 1 PV pour { $count } vertus.
    [paid-debts] En fin de partie : 1 PV par dette payée.
    [carpentry] En fin de partie : 1 PV pour chacun de vos apprentis en menuiserie.
    [tiling] En fin de partie : 1 PV pour chacun de vos apprentis en carrelage.
   *[masonry] En fin de partie : 1 PV pour chacun de vos apprentis en maçonnerie.
}
cards-virtue-per = { $per ->
    [buildings] En fin de partie : 1 vertu pour { $count } bâtiments construits, lui compris.
    [gold] En fin de partie : 1 vertu pour { $count } ors.
    [marble] En fin de partie : 1 vertu pour { $count } marbres.
    [paid-debts] En fin de partie : 1 vertu pour { $count } dettes payées.
   *[materials] En fin de partie : 1 vertu pour { $count } ressources parmi argile, bois et pierre, toutes ensemble.
}
# $gain est un nombre de PV ou de vertu.
cards-most = { $most ->
    [cathedral] En fin de partie : { $gain } si vous êtes seul en tête à la Cathédrale.
    [clay] En fin de partie : { $gain } si vous êtes seul à avoir le plus d’argile.
    [wood] En fin de partie : { $gain } si vous êtes seul à avoir le plus de bois.
    [stone] En fin de partie : { $gain } si vous êtes seul à avoir le plus de pierre.
   *[silver] En fin de partie : { $gain } si vous êtes seul à avoir le plus d’argent.
}
cards-vp = { $vp } PV
# Ce que fait un apprenti. $goods et $gain sont des listes sous la forme de architects-heap-acc.
cards-ability = { $ability ->
    [visit] Chaque fois que vous placez un ouvrier { architects-spot-to }, vous recevez { $goods } de plus.
    [trade] À l’Entrepôt Royal, vous pouvez échanger { $goods } contre { $gain }.
    [advance] À chaque niveau gravi à la Cathédrale, vous recevez { $gain }.
    [pay-off] Pour chaque dette remboursée, vous recevez { $goods }.
    [conspire] À l’Hôtel de Ville, vous payez 1 pièce de moins par visite (ou par capture, si vous jouez ainsi) ; la taxe reste due.
    [illude] Vos actions au Marché Noir ne coûtent pas de vertu.
    [trick] Vos actions au Marché Noir coûtent 1 pièce de moins.
    [swindle] À chaque action au Marché Noir, vous recevez { $goods }.
    [thieve] Au Bâtiment des Impôts, vous perdez 1 vertu de moins.
    [gatekeep] À chaque réinitialisation, vous pouvez faire sortir { $count } de vos ouvriers de Prison.
    [squire] À chaque réinitialisation, vous recevez { $gain } si vous n’avez aucun ouvrier en Prison.
    [sell] Chaque fois que vous envoyez des ouvriers capturés en Prison, vous recevez { $goods }.
    [oversee] Vous utilisez l’Entrepôt Royal comme si vous y aviez un ouvrier de plus.
    [peddle] À chaque réinitialisation, vous recevez { $goods }.
   *[none] Aucune capacité, mais les trois compétences.
}
# Ce que les cartes d’une sorte ont en commun, quand chacune apporte autre chose.
cards-kind-about = { $kind ->
    [acolyte] Un bonus à chaque niveau gravi à la Cathédrale ; la carte dit lequel.
    [debt-collector] Des ressources pour chaque dette remboursée ; la carte dit lesquelles.
    [merchant] Un échange de plus à l’Entrepôt Royal, contre des pièces ; la carte dit lequel.
    [patron] Un échange de plus à l’Entrepôt Royal, pour de la vertu ; la carte dit lequel.
    [squire] Une récompense à chaque réinitialisation si vous n’avez aucun ouvrier en Prison ; la carte dit laquelle.
    [swindler] Des ressources à chaque action au Marché Noir ; la carte dit lesquelles.
   *[trader] Un échange de plus à l’Entrepôt Royal, pour du marbre ; la carte dit lequel.
}
# Une carte d’une sorte : son nom, ce qu’elle fait et ce qui y est imprimé.
cards-apprentice-line = { $name }. { $ability } { $facts }
# $skills est une liste. $copies dit combien il y a de ces cartes.
cards-apprentice-facts = { $sign ->
    [zero] Compétence : { $skills }. L’embaucher ne change pas la vertu. Cartes : { $copies }.
    [minus] Compétence : { $skills }. L’embaucher coûte { architects-virtue-acc }. Cartes : { $copies }.
   *[plus] Compétence : { $skills }. L’embaucher rapporte { architects-virtue-acc }. Cartes : { $copies }.
}
# Un personnage.
cards-character-ability = { $character ->
    [ada] Peut laisser 1 taxe impayée à chaque paiement, en plus de ce que permet la vertu.
    [caroline] Pioche 1 carte Bâtiment à chaque action au Marché Noir.
    [frederick] Ne défausse aucune carte Bâtiment pour avancer à la Cathédrale, et n’a pas besoin d’en avoir en main.
    [rudolf] Embauche à l’Atelier pour 1 pièce de moins, et peut avoir jusqu’à 6 apprentis.
    [therese] Or et marbre sont interchangeables pour elle, dans tous les coûts et les effets de fin de partie.
    [bertha] Reçoit 2 pièces de plus chaque fois qu’elle envoie des ouvriers capturés en Prison.
    [clovis] Pioche 1 carte Bâtiment après chaque construction.
    [fara] Peut faire sortir 1 ouvrier de Prison à chaque réinitialisation.
    [hugo] Chaque fois qu’il devrait prendre une dette, peut payer 2 pièces à la place.
   *[lothaire] Paie 1 bois ou 1 pierre de moins pour un bâtiment ou un niveau de la Cathédrale qui en coûte.
}
# $goods est une liste de ressources ; $virtue est la vertu de départ.
cards-character-start = { $goods ->
    [none] Vertu au départ : { $virtue }.
   *[other] Vertu au départ : { $virtue }. En stock : { $goods }.
}
cards-character-prison = { $count ->
    [one] { $count } ouvrier commence en Prison.
   *[other] { $count } ouvriers commencent en Prison.
}
cards-character-cards = { $count ->
    [one] Pioche { $count } carte Bâtiment de plus après le tirage initial.
   *[other] Pioche { $count } cartes Bâtiment de plus après le tirage initial.
}
cards-character-debts = { $count ->
    [one] Commence avec { $count } dette non payée.
   *[other] Commence avec { $count } dettes non payées.
}
# Une récompense et les deux faces d’une carte Marché Noir.
cards-reward-gain = Rapporte { $gain } quand elle est révélée à la Cathédrale.
cards-market-sides = Petite face : { $small }. Grande face : { $large }.
