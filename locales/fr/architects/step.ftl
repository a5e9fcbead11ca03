# Ce qui doit se passer maintenant. $step est un identifiant ; $player n’est là que si l’étape s’adresse à quelqu’un.
step-now = { $step ->
    [side] on révèle la carte du dessus du Petit Marché
    [lay] on dispose les apprentis
    [cast] on distribue les personnages
    [deal] on distribue les bâtiments du tirage initial
    [draft] chacun choisit un bâtiment du tirage initial
    [start] on tire au sort qui commence
    [draw] { $player } pioche un bâtiment
    [look] le joueur actif regarde des bâtiments
    [refill] on complète les apprentis
    [reward] on révèle une récompense
    [turn-over] on retourne une carte du Marché Noir
    [reshuffle] on mélange les cartes du Marché Noir
    [turn] le joueur actif place un ouvrier ou en récupère un
    [mines] le joueur actif choisit argile ou or
    [trades] le joueur actif échange à l’Entrepôt Royal
    [workshop] le joueur actif embauche un apprenti ou pioche des bâtiments
    [captures] le joueur actif capture des ouvriers
    [raid] le joueur actif capture gratuitement des ouvriers
    [guard] le joueur actif agit au Corps de Garde
    [middle] le joueur actif embauche un apprenti ou tire 5 bâtiments
    [keep] le joueur actif garde l’un des bâtiments
    [guildhall] le joueur actif construit un bâtiment ou avance à la Cathédrale
    [pay] le joueur actif paie le bâtiment
    [offering] le joueur actif défausse un bâtiment pour la Cathédrale
    [either] le joueur actif prend ce que le bâtiment propose
    [barracks] le joueur actif capture ou libère des ouvriers
    [hideout] le joueur actif peut libérer ses ouvriers de la Prison
    [church] le joueur actif peut détruire une dette
    [library] le joueur actif peut défausser un bâtiment contre de l’or
    [tavern] le joueur actif embauche un apprenti
    [graveyard] le joueur actif défausse un apprenti
    [crane] le joueur actif peut placer un ouvrier de plus à la Maison des Corporations
    [hand-limit] le joueur actif défausse pour ne garder que 6 bâtiments
    [surplus] { $player } peut détruire une dette avec la vertu au-delà de 14
    [levy] { $player } peut payer de l’argent au lieu de prendre une dette
    [gatekeepers] { $player } peut faire sortir des ouvriers de Prison grâce à une Gardienne
    [fara] { $player } peut faire sortir un ouvrier de Prison grâce à Fara
    [squires] { $player } peut prendre la vertu d’un Châtelain
    [over] la partie est terminée
   *[other] l’action suit son cours
}
# Une question à qui doit répondre, en phrase entière. $player est interrogé ; $count dit combien il reste d’actions, de points ou
# de dettes, ou combien d’ouvriers comptent ; $row et $column sont une place de l’étalage.
step-ask = { $step ->
    [side] Que montre la carte du dessus du Petit Marché ?
    [lay] Quel apprenti est dans la rangée { $row }, colonne { $column } ?
    [cast] { $player } : quel personnage ?
    [deal] { $player } : quel bâtiment est distribué pour le tirage initial ?
    [draft] { $player } : quel bâtiment gardez-vous ?
    [start] Qui commence ?
    [draw] { $player } : quel bâtiment piochez-vous ?
    [look] { $player } : quel bâtiment est au-dessus de la pile ?
    [refill] Quel apprenti arrive dans la rangée { $row } ?
    [reward] { $player } : quelle récompense est révélée ?
    [turn-over] Que montre la carte retournée sur le Grand Marché ?
    [reshuffle] Les cartes du Grand Marché sont mélangées et forment un nouveau Petit Marché.
    [turn] { $player } : où va votre ouvrier ?
    [take-back] { $player } : il n’y a plus d’ouvrier sur votre plateau. Lequel récupérez-vous ?
    [mines] { $player } : argile ou or ?
    [trades] { $count ->
        [one] { $player } : quel échange ? Il en reste { $count }.
       *[other] { $player } : quel échange ? Il en reste { $count }.
    }
    [workshop] { $player } : embaucher un apprenti ou piocher des cartes Bâtiment ?
    [captures] { $count ->
        [one] { $player } : qui capturez-vous ? Il reste { $count } capture.
       *[other] { $player } : qui capturez-vous ? Il reste { $count } captures.
    }
    [guard] { $count ->
        [one] { $player } : que faites-vous au Corps de Garde ? Il reste { $count } action.
       *[other] { $player } : que faites-vous au Corps de Garde ? Il reste { $count } actions.
    }
    [middle] { $player } : embaucher un apprenti, ou tirer 5 cartes Bâtiment et en garder 1 ?
    [keep] { $player } : quel bâtiment gardez-vous ?
    [guildhall] { $player } : construire un bâtiment ou avancer à la Cathédrale ?
    [pay] { $player } : comment payez-vous { architects-building-acc } ?
    [offering] { $player } : quel bâtiment défaussez-vous pour la Cathédrale ?
    [either] { $player } : que prenez-vous avec { architects-building-acc } ?
    [raid] { $count ->
        [one] { $player } : qui capturez-vous gratuitement ? Il reste { $count } capture.
       *[other] { $player } : qui capturez-vous gratuitement ? Il reste { $count } captures.
    }
    [barracks] { $player } : capturer un groupe, ou récupérer tous vos ouvriers capturés ?
    [hideout] { $player } : libérer tous vos ouvriers de la Prison ?
    [church] { $player } : détruire une dette non payée ?
    [library] { $player } : défausser un bâtiment de votre main contre 2 ors ?
    [tavern] { $player } : quel apprenti embauchez-vous gratuitement ?
    [graveyard] { $player } : lequel de vos apprentis défaussez-vous ?
    [crane] { $player } : placer un ouvrier de plus à la Maison des Corporations ?
    [hand-limit] { $player } : plus de 6 bâtiments en main. Lequel défaussez-vous ?
    [surplus] { $player } : la vertu dépasse 14. Détruire une dette non payée à la place ?
    [levy] { $player } : payer 2 pièces au lieu de prendre une dette ?
    [gatekeepers] { $player } : faire sortir jusqu’à 2 ouvriers de Prison avec votre Gardienne ?
    [fara] { $player } : faire sortir un ouvrier de Prison grâce à Fara ?
    [squires] { $player } : prendre la vertu de votre Châtelain ?
    [over] La partie est terminée.
   *[other] Un instant, l’action suit son cours.
}
