companion-depth = { $depth ->
    [final-score] Décompte final
    [round-helper] Suivi de la ville
   *[referee] Arbitre
}
companion-depth-about = { $depth ->
    [final-score] Une feuille par joueur à la fin : bâtiments, Cathédrale, vertu, dettes, et le reste seulement s’il compte.
    [round-helper] Le programme tient l’horloge : Maison des Corporations, Marché Noir, réinitialisations et derniers tours, avec la vertu et les dettes de chacun.
   *[referee] Vous saisissez chaque action, et tout est vérifié d’après les règles.
}
# Le journal. $name est un joueur, « Quelqu’un » ou « L’adversaire ».
companion-somebody = Quelqu’un
companion-opponent = L’adversaire
companion-entry-guildhall = { $did ->
    [built] { $building ->
        [none] { $name } construit un bâtiment à la Maison des Corporations.
       *[other] { $name } construit { architects-building-acc }.
    }
    [advanced] { $virtue ->
        [0] { $name } avance à la Cathédrale.
        [one] { $name } avance à la Cathédrale ; la récompense donne { $virtue } vertu.
       *[other] { $name } avance à la Cathédrale ; la récompense donne { $virtue } vertus.
    }
   *[none] { $name } place un ouvrier à la Maison des Corporations.
}
companion-entry-market = { $name } place un ouvrier { architects-spot-at }.
companion-entry-last-turn = { $name } a joué son dernier tour.
companion-entry-guildhall-is = { $count ->
    [one] Il y a { $count } ouvrier à la Maison des Corporations.
   *[other] Il y a { $count } ouvriers à la Maison des Corporations.
}
companion-entry-market-is = Marché Noir : { $left }, { $middle }, { $right }.
companion-space-free = libre
companion-entry-tax-stand = Argent au Bâtiment des Impôts : { $value }.
companion-entry-reset = { $known ->
    [yes] { $name } déclenche une réinitialisation.
   *[no] Une réinitialisation.
}
companion-entry-used = { $used ->
    [yes] { $name } utilise cette carte : { reset-card }.
   *[no] Personne n’utilise cette carte : { reset-card }.
}
companion-entry-destroyed = { $count ->
    [one] { $name } détruit { $count } dette non payée.
   *[other] { $name } détruit { $count } dettes non payées.
}
companion-entry-paid-off = { $name } rembourse une dette.
companion-entry-instead = { $count ->
    [one] { $name } paie des pièces au lieu de prendre { $count } dette.
   *[other] { $name } paie des pièces au lieu de prendre { $count } dettes.
}
companion-entry-not-known = Personne ne sait – { $question }
companion-entry-none-used = Personne n’utilise les autres cartes pendant cette réinitialisation.
companion-entry-reset-done = La réinitialisation est terminée.
companion-entry-end-game = La partie est terminée.
companion-entry-options = { $promo ->
    [yes] Avec les cartes promotionnelles ; la Conspiratrice compte { $reading ->
        [visit] par visite
       *[capture] par capture
    }.
   *[no] Sans les cartes promotionnelles ; la Conspiratrice compte { $reading ->
        [visit] par visite
       *[capture] par capture
    }.
}
companion-entry-person = Autour de la table : { $name }.
companion-entry-depth = À partir d’ici, niveau de suivi « { companion-depth } ».
companion-entry-counted = { $what }, { $value }.
companion-owned-building = { $name } a construit { architects-building-acc }.
companion-owned-no-building = { $name } n’a pas construit { architects-building-acc }.
companion-owned-unnamed = { $count ->
    [none] { $name } a d’autres bâtiments ; personne ne sait combien.
    [one] { $name } a { $count } bâtiment de plus, pas encore nommé.
   *[other] { $name } a { $count } bâtiments de plus, pas encore nommés.
}
companion-owned-nothing-else = { $name } n’a rien d’autre.
companion-ruling-counted = Décidé à la table – { $text }
companion-ruling = { $fact ->
    [hand] Décidé à la table : { $name } a { architects-cards-acc } en main.
    [workers] Décidé à la table : { $name } a { architects-workers-acc } { architects-spot-at }.
    [captured] Décidé à la table : { $captor } détient { $count ->
        [one] { $count } ouvrier capturé
       *[other] { $count } ouvriers capturés
    } ({ $name }).
    [tax-stand] Décidé à la table : { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    } au Bâtiment des Impôts.
    [tax-paid] Décidé à la table : { $name } a tout de même payé { $count ->
        [one] { $count } taxe
       *[other] { $count } taxes
    }.
   *[dismissed] Décidé à la table : { $name } a défaussé { architects-apprentice-acc }.
}
companion-ask = { $ask ->
    [prison] { $name } : combien d’ouvriers en Prison ?
    [used] { reset-card } : qui l’utilise ?
    [virtue] { $name } : combien de vertu ?
    [destroyed] { $name } : combien de dettes détruites par la vertu au-delà de 14 ?
   *[instead] { $name } : combien de dettes évitées en payant 2 pièces chacune ?
}
companion-fault = { $fault ->
    [fact-not-now] Cela se décide entre deux tours, ou quand la partie est terminée.
    [hand-told] Ici, les cartes en main se saisissent une par une.
    [not-owned] { architects-apprentice } : cet apprenti n’est pas là, impossible de le défausser.
    [nothing-left] { $name } n’aurait alors plus rien à faire.
    [waits-for-reset] Une réinitialisation est due et passe d’abord.
    [market-closed] { $name } a { architects-virtue-acc } ; à partir de 10, le Marché Noir est fermé.
    [cathedral-closed] { $name } a { architects-virtue-acc } ; à 4 ou moins, la Cathédrale est fermée.
    [open] Encore à saisir : { $question }
    [no-reset] Il n’y a pas de réinitialisation en ce moment.
    [not-asked] Cette réinitialisation ne le demande pas.
    [space-taken] Il y a déjà un ouvrier { architects-spot-at }.
    [level-full] Toutes les places du niveau { $count } sont prises.
    [top-reached] { $name } est déjà au sommet de la Cathédrale.
    [built-by] { architects-building } : déjà chez { $name }. Chaque bâtiment n’existe qu’une fois.
    [not-built] { architects-building } : pas construit ici.
    [not-in-game] { architects-building } est une carte promotionnelle, et cette table joue sans.
    [not-solo] { architects-building } n’existe pas en solo.
    [spaces-left] { $count ->
        [one] Il reste { $count } case libre à la Maison des Corporations : les derniers tours n’ont pas commencé.
       *[other] Il reste { $count } cases libres à la Maison des Corporations : les derniers tours n’ont pas commencé.
    }
    [out-of-turn] Ce n’est pas à { $name } : le prochain dernier tour revient à { $other }.
    [no-debt] { $name } n’a aucune dette non payée.
    [had-last-turn] { $name } a déjà joué son dernier tour.
    [not-theirs] { $name } n’a rien de tel.
    [turns-left] Tout le monde n’a pas encore joué son dernier tour. Au suivant : { $name }.
    [only-at-start] L’arbitre se choisit à la mise en place, avant toute saisie.
    [within-turn] Cela se change entre deux tours.
    [options] Ce choix de personnages n’est pas possible à cette table.
    [too-few] Au moins { $count } : ceux du Marché Noir vont en Prison.
   *[too-many] Au plus { $count }.
}
