# L’aide de jeu d’une page. Chaque ligne d’une valeur est affichée comme une ligne.

summary-title = Architectes du Royaume de l’Ouest sur une page

summary-setup =
    Marché Noir : les 10 cartes mélangées sur la case de gauche, petite face visible ; pas de carte à droite
    Récompenses : 2 par joueur plus 1, face cachée (2 / 3 / 4 / 5 joueurs : 5 / 7 / 9 / 11)
    Apprentis : 8 visibles, 2 rangées de 4 colonnes
    Bâtiment des Impôts : 4 pièces
    Chacun : 20 ouvriers, 7 vertus, marqueur de Cathédrale sous le niveau 1
    Tirage initial : 4 bâtiments chacun ; en garder 1, passer 3 à gauche ; en garder 1, passer 2 ; en garder 1, le dernier va sous la pile
    1er joueur au hasard : 3 pièces, puis dans le sens horaire 4, 5, 6, 7
    Personnages : le plateau donne vertu, pièces, ressources et ouvriers en Prison ; cartes Bâtiment en plus après le tirage initial ; le plus vertueux commence
    Solo : comme à 2 joueurs ; 3 pièces, 7 vertus ; retirer les 4 marchés de ressources, piocher 5 bâtiments, en garder 3
    Seules les cartes Bâtiment en main sont secrètes
    .heading = Mise en place

summary-turn =
    Placez exactement 1 ouvrier de votre plateau sur un emplacement et faites ce qu’il permet ; puis au suivant, sens horaire
    Pas d’ouvrier sur votre plateau en début de tour : récupérez-en 1 sur un grand cercle, rien d’autre
    Aucun là non plus : récupérez-en 1 en Prison ou chez un adversaire ; jamais au Marché Noir ni à la Maison des Corporations
    Les taxes vont au Bâtiment des Impôts, toutes les autres pièces à la réserve
    Ce qu’on ne peut pas payer en entier, on ne peut pas le faire
    Fin de votre tour : plus de 6 bâtiments en main, défaussez le surplus face cachée sous la pile
    .heading = Le tour

summary-places =
    n = vos ouvriers sur place, celui que vous venez de placer compris ; on arrondit toujours à l’inférieur
    Carrière : n pierres
    Forêt : n bois
    Mines : 1 + n argiles, ou n / 2 ors (n au moins 2)
    Atelier d’Orfèvre : 1 + n pièces
    Entrepôt Royal : jusqu’à n échanges : 2 parmi argile, bois et pierre contre 1 vertu ; 3 parmi bois et pierre contre 1 marbre ; échanges de vos Marchandes, Patronnes et Négociants
    Atelier : piocher 1 + n / 2 bâtiments, ou embaucher pour 2 pièces + 2 taxes
    Embauche : les n premières colonnes ; plus à droite, 1 pièce par colonne, sur les cartes de cette rangée à partir de la gauche ; les pièces de la carte embauchée sont à vous
    5 apprentis au plus (Rudolf : 6)
    Hôtel de Ville : jusqu’à n captures, chacune de tous les ouvriers d’une couleur sur un grand cercle ; la première 1 taxe, chacune des suivantes 1 pièce
    Captures d’une visite : sur 2 emplacements au plus de 1 à 3 joueurs, sur 1 seul à 4 ou 5
    Bâtiment des Impôts : prenez toutes ses pièces, perdez 2 vertus ; interdit s’il est vide
    Prison : personne n’y place d’ouvrier
    .heading = Les emplacements

summary-market =
    Seulement avec 9 vertus ou moins ; 1 ouvrier par case
    Gauche : 1 pièce, 1 vertu ; ce que montre la petite carte
    Milieu : 2 pièces, 1 vertu ; embaucher un apprenti visible au choix, ou tirer 5 bâtiments, en garder 1, les 4 autres sous la pile
    Droite : 3 pièces, 1 vertu ; ce que montre la grande carte ; sans carte, 2 marbres, 1 pierre, 1 bois
    Aucune de ces pièces n’est une taxe ; les cartes restent jusqu’à une réinitialisation
    .heading = Marché Noir

summary-reset =
    Quand : troisième case du Marché Noir prise, ou case de gauche de la rangée 3 ou 4 de la Maison des Corporations ; finir d’abord l’action
    1. Tous les ouvriers du Marché Noir vont en Prison
    2. La petite carte du dessus est retournée sur la grande pile ; si la petite pile est vide, mélanger la grande en une nouvelle petite pile
    3. Gardienne : vous pouvez libérer 2 de vos ouvriers ; Châtelain : sa récompense si vous n’avez personne en Prison ; dans l’ordre de votre choix
    4. 3 de vos ouvriers ou plus en Prison : perdez 1 vertu
    5. Le plus d’ouvriers en Prison : 1 dette non payée ; à égalité, chacun ; personne si la Prison est vide
    .heading = Réinitialisation du Marché Noir

summary-guardhouse =
    Jusqu’à n actions, dans n’importe quel ordre
    Envoyer en Prison tous les ouvriers capturés de votre plateau : 1 pièce pour chacun
    Libérer tous vos ouvriers de la Prison : gratuit
    Libérer tous vos ouvriers de tous les plateaux adverses : 3 pièces + 2 taxes, ou prendre 1 dette non payée et perdre 1 vertu
    Rembourser 1 dette non payée : 3 pièces + 3 taxes ; vous gagnez 1 vertu
    .heading = Corps de Garde

summary-guildhall =
    Construire 1 bâtiment ou monter de 1 niveau à la Cathédrale ; les ouvriers restent jusqu’à la fin
    Cases : 12 à 1 ou 2 joueurs, 16 à 3, 20 à 4, 24 à 5
    Réinitialisation aux cases : 7 et 10 à 1 ou 2 joueurs, 9 et 13 à 3, 11 et 16 à 4, 13 et 19 à 5
    Construire : avoir les compétences, payer les ressources, puis la vertu, puis l’effet immédiat
    Cathédrale : 5 vertus ou plus et une place libre ; payer, défausser 1 bâtiment, monter, prendre une récompense (s’il n’y en a plus : 1 vertu)
    Niveau 1 : 1 or, 2 PV, 3 places
    Niveau 2 : 4 bois ou pierres, 4 PV, 3 places
    Niveau 3 : 1 marbre, 7 PV, 2 places
    Niveau 4 : 8 bois ou pierres, 12 PV, 2 places
    Niveau 5 : 2 ors + 2 marbres, 20 PV, 1 place
    .heading = Maison des Corporations et Cathédrale

summary-virtue =
    De 0 à 14
    10 ou plus : pas de Marché Noir
    4 ou moins : pas de Cathédrale
    3 ou 2 : laissez 1 taxe impayée à chaque paiement
    1 ou 0 : laissez 2 taxes impayées à chaque paiement
    Chaque vertu au-delà de 14 : vous pouvez détruire 1 de vos dettes non payées
    Chaque vertu au-dessous de 0 : prenez 1 dette non payée à la place
    .heading = La vertu

summary-prices =
    Pièces + taxes avec 4 vertus ou plus / 3 ou 2 vertus / 1 ou 0 vertu
    Embaucher à l’Atelier : 2 + 2 / 2 + 1 / 2 + 0
    Première capture : 0 + 1 / 0 + 0 / 0 + 0
    Libérer ses ouvriers capturés : 3 + 2 / 3 + 1 / 3 + 0
    Rembourser une dette : 3 + 3 / 3 + 2 / 3 + 1
    .heading = Les prix avec taxes

summary-end =
    Dernière case de la Maison des Corporations prise : finir ce tour, puis encore 1 tour chacun ; celui qui l’a prise joue en dernier
    La Maison des Corporations reste ouverte : ces ouvriers se posent à côté et ne déclenchent pas de réinitialisation
    Un troisième ouvrier au Marché Noir en déclenche toujours une
    .heading = Fin de partie

summary-scoring =
    D’abord la vertu : Château 1 pour 2 ors, Musée 1 pour 2 marbres, Réservoir 1 pour 2 dettes payées, Comptoir 1 pour 4 argiles, bois et pierres ensemble, Chapelle 2 si vous êtes seul en tête à la Cathédrale, Cachot −2 au moment de votre choix
    Bâtiments : PV imprimés et PV de fin de partie
    Aqueduc 1 par bâtiment, Donjon 1 pour 3 ouvriers capturés, Phare 1 pour 4 vertus, Prêteur sur Gages 1 par dette payée
    Cabane des Charpentiers, des Maçons et des Carreleurs 1 par apprenti de la compétence ; Université 2 sans dette non payée
    Marché de l’Argile, de l’Argent, de la Pierre et du Bois 2 pour le plus ; Clocher 2 si vous êtes seul en tête à la Cathédrale ; à égalité, rien
    Cathédrale, niveaux 1 à 5 : 2 / 4 / 7 / 12 / 20 PV
    Vertu : 0 : −9 ; 1 : −8 ; 2 : −7 ; 3 : −5 ; 4 : −3 ; 5 : −1 ; 6 à 9 : 0 ; 10 : 1 ; 11 : 2 ; 12 : 3 ; 13 : 5 ; 14 : 7
    Dettes non payées : −2 PV chacune ; avec la Fontaine −1, avec le Repaire des Parieurs −3, avec les deux −2
    Or et marbre : 1 PV chacun
    Argent : 1 PV par tranche de 10 pièces
    Prison : −1 PV par paire de vos ouvriers
    Égalité : le plus de vertu, puis le plus d’argent, puis victoire partagée
    .heading = Décompte
