# L’aide des commandes de ce jeu.

cli-score-after = Pour Architectes du Royaume de l’Ouest :
    {"{"}"game": "architects", "promo": false, "players": [
    {"  {"}"name": "Ana", "character": null, "buildings": ["aqueduct", "tavern"], "cathedral": 3, "virtue": 12,
    {"   "}"unpaid_debts": 2, "paid_debts": 0, "gold": 2, "marble": 1, "clay": 0, "wood": 0, "stone": 0, "silver": 6,
    {"   "}"prison": 3, "captured": 0, "skills": {"{"}"carpentry": 1, "tiling": 0, "masonry": 2{"}"}{"}"}, ...],
    {"  "}"opponent": {"{"}"kind": "helena", "guildhall": 5, "cathedral": 2, "virtue": 7, "marble": 3, "unpaid_debts": 1, "prison": 2{"}"}{"}"}
    De 2 à 5 joueurs, ou 1 avec un adversaire (constantine ou helena). Seuls name (nom) et virtue (vertu) sont obligatoires.
    virtue est la vertu avant les effets de fin de partie ; buildings (bâtiments), cathedral (niveau de la Cathédrale), unpaid_debts et
    paid_debts (dettes non payées et payées), gold, marble, clay, wood, stone, silver (or, marbre, argile, bois, pierre, argent), prison (ouvriers en
    Prison), captured (ouvriers capturés sur son plateau), skills (apprentis ayant chaque compétence). Les identifiants
    sont en anglais, avec des traits d’union : betting-house. Ceux des cartes promotionnelles demandent "promo": true.
cli-reset-about = Ce qu’une réinitialisation du Marché Noir fait à chaque joueur (Architectes du Royaume de l’Ouest)
cli-reset-usage = guildhall reset { cli-value-file } [OPTION]…
cli-reset-after = Le fichier est en JSON :
    {"{"}"game": "architects", "players": [
    {"  {"}"name": "Ana", "virtue": 7, "unpaid_debts": 0, "prison": 2, "market": 1, "gatekeepers": 1,
    {"   "}"squires": {"{"}"virtue": 0, "gold": 1, "marble": 0{"}"}, "character": null{"}"}, ...]{"}"}
    De 2 à 5 joueurs, ou 1 avec l’adversaire à côté : {"{"}"name": "Constantine", "opponent": true, ...{"}"}. Seuls name (nom) et virtue (vertu)
    sont obligatoires. prison est le nombre avant la réinitialisation ; market compte les ouvriers au Marché Noir, 3 au plus pour toute
    la table ; gatekeepers sont les Gardiennes, squires les Châtelains. Les choix sont faits pour les joueurs et signalés : les ouvriers
    sont libérés, la récompense d’un Châtelain est prise, la vertu au-delà de 14 détruit des dettes.
cli-option-characters = Architectes : none (plateaux standard) ou dealt (un personnage au hasard pour chacun) ; par défaut none
cli-option-promo = Architectes : joue aussi avec les cartes et personnages promotionnels
cli-option-conspirator = Architectes : ce que la Conspiratrice rend moins cher, visit (1 pièce par visite) ou capture (1 pièce par capture) ; par défaut visit
cli-ask-after = Pour Architectes du Royaume de l’Ouest : guildhall ask --game architects "combien coûte une embauche à 3 de vertu ?"
