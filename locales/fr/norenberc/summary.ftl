# L’aide de jeu d’une page : chaque ligne reste une ligne.

summary-title = L’essentiel sur une page

summary-setup =
    2 joueurs : guildes 1 à 3, 8 citadins
    3 joueurs : guildes 1 à 4, 12 citadins
    4 joueurs : guildes 1 à 5, 16 citadins
    5 joueurs : guildes 1 à 6, 20 citadins
    Ordre : 1 Brasseurs, 2 Boulangers, 3 Cordonniers, 4 Imprimeurs, 5 Tailleurs, 6 Chapeliers
    Chacun : 25 thalers, 4 agents (4 en réserve), 1 marchandise de chaque sorte, 1 carte par guilde en jeu
    Ordre du tour : au hasard
    Atelier : 4 artisans de bas en haut, un 5e sur le 4e ; celui du bas est Maître de Guilde
    Pile des invités : les 6 autres artisans de chaque guilde et les citadins
    Chambres : 3 invités dans les fenêtres 2, 3, 4 ; la fenêtre 1 reste vide
    Guilde de Prestige : Maître le plus fort ; à égalité, le plus petit numéro
    On ne peut cacher que ses thalers
    .heading = Mise en place

summary-turn =
    4 manches ; chaque manche compte un ou plusieurs tours
    1. Planification : 1 carte ou plus face cachée, une par guilde au plus, pas plus que d’agents disponibles
    Aucune carte : vous passez, Jeton Joueur côté Lune, fini pour la manche
    Si chacun attend : planifiez dans l’ordre inverse du tour
    2. Action : guildes par numéro ; carte révélée, agent dessus, une action chacun dans l’ordre du tour
    Après l’action : l’agent monte sur le toit, la carte revient en main
    3. Fin de tour : sans agent disponible, vous retournez votre Jeton Joueur côté Lune
    Tous côté Lune : fin de manche ; sinon, nouveau tour
    .heading = Le tour

summary-actions =
    Vendre : 1 marchandise ou plus de la guilde, à la valeur du Maître de Guilde
    Acheter : 1 à 3 marchandises du magasin, toutes sortes, à la valeur du Maître de Guilde
    Embaucher : 1 invité des chambres, payé en marchandises au magasin de cette guilde
    Puis : effet immédiat ; 1 thaler par agent déjà sur le toit ; si vous voulez, la tête de l’ordre du tour
    Le nouvel ordre vaut dès la guilde suivante
    Agent + : 1 agent de la réserve, 8 au plus, utilisable dès la prochaine planification
    Ne rien faire : l’agent monte quand même sur le toit
    .heading = Les actions

summary-prices =
    Fenêtre 1 : 1 de la guilde
    Fenêtre 2 : 1 de la guilde + 1 de tout type
    Fenêtre 3 : 2 de la guilde, ou 1 de la guilde + 2 de tout type
    Fenêtre 4 : 3 de la guilde, ou 2 de la guilde + 2 de tout type
    Tout type : la sorte de la guilde aussi
    Achats au premier tour de la manche 1, selon les cartes révélées dans la guilde :
    5 joueurs : 4 ou 5 cartes, 1 marchandise au plus ; 3 cartes, 2 au plus
    4 joueurs : 3 ou 4 cartes, 2 marchandises au plus
    Tous les autres cas : 3 au plus
    .heading = Prix et limites

summary-round-end =
    1. Favoris, par numéro de guilde : le plus de marchandises (Colporteur : 4) ; puis le plus de thalers ; puis l’ordre du tour
    Le favori rend 1 marchandise et prend le Maître de Guilde, 1 blason et, s’il s’y trouve, le Blason de Prestige
    Manche 4 : il prend aussi la tuile du dessous
    Agent + sur une tuile reçue : 1 agent de la réserve (8 au plus)
    Pas de favori : le Maître (manche 4 : les deux tuiles) et un Blason de Prestige quittent la partie, le blason de la guilde reste
    2. Agents : tous reviennent
    3. Revenus : 3 thalers, + Musiciens (3 ou 5), + Maires (1 par artisan de la guilde)
    Après la manche 4 : décompte final
    4. Jetons Joueurs côté Agent
    5. Nouveaux Maîtres de Guilde : l’artisan le plus bas dans l’atelier glisse en place
    6. Chambres : l’invité de la fenêtre 1 quitte la partie, les autres glissent à gauche, on remplit par numéro de guilde
    7. Nouvelle Guilde de Prestige : Maître le plus fort, hormis l’ancienne ; à égalité, le plus petit numéro
    .heading = Fin de manche

summary-scoring =
    Majorités par guilde, selon la valeur totale : 1er 5 PV, 2e 3 PV, 3e 1 PV
    À égalité, le plus de tuiles passe devant
    Toujours à égalité : 1re place 4 PV chacun, pas de 2e, le suivant est 3e ; 2e place 2 PV chacun, pas de 3e ; 3e place 0 PV
    Places vides : leurs PV vont au 1er, s’il est seul en tête (un seul classé : 9 PV ; deux classés : 6 et 3 PV)
    Valeur de 30 ou plus dans une guilde : 2 PV par guilde
    Tous les types d’artisans en jeu : 5 PV
    Le plus riche : 5 PV ; à égalité, 2 PV chacun
    Blasons différents + Blasons de Prestige + Graveurs :
    0 à 2 : 0 PV ; 3 : 2 PV ; 4 : 5 PV ; 5 : 9 PV ; 6 : 14 PV ; 7 ou plus : 20 PV
    Citadins Soleil : voir ci-dessous
    Égalité finale : plus d’artisans, puis plus de valeur, puis victoire partagée
    .heading = Décompte final

summary-townsmen =
    Étoile : effet immédiat, puis la tuile est remélangée dans la pile des invités
    Conseiller : 1 agent de plus (8 au plus)
    Voleur : 2 marchandises d’un adversaire, que la banque indemnise : pour chacune, la valeur du Maître de sa guilde
    Garde : échange 2 artisans du même métier, chambres ou ateliers ; jamais un Maître de Guilde
    Lune : fin de manche
    Musicien : 3 ou 5 thalers de plus à chaque Collecte des revenus
    Colporteur : 1 marchandise dessus, vaut 4 pour les favoris de cette manche ; puis vous la reprenez et la tuile retourne dans la pile
    Maire : sur un toit au choix ; à chaque Collecte des revenus, chacun reçoit 1 thaler par artisan de cette guilde
    Soleil : fin de partie
    Noble : 2 ou 3 PV
    Collecteur d’impôts : 1 PV par tranche complète de 10 thalers
    Graveur : compte comme un Blason de Prestige de plus
    Contremaître : 1 PV par artisan de la valeur imprimée (2, 3 ou 4)
    Apprenti : 1 PV par 2e ou 3e place aux majorités
    .heading = Les citadins
