# Architectes du Royaume de l’Ouest : les articles de règle, un message par identifiant. La valeur est le titre ; .answer tranche
# tout de suite, .details explique, .example montre avec des nombres, .editions dit ce que le livret imprime et où il se tait.

## Matériel

rules-c1 = Qu’y a-t-il dans la boîte ?
    .answer = 40 bâtiments, 40 apprentis de 18 sortes, 10 cartes Marché Noir, 11 récompenses, 22 dettes et 6 cartes Multiplicateur. On joue de 1 à 5 joueurs, et chacun a un plateau, 20 ouvriers et 2 marqueurs.
    .details = Beaucoup d’éléments ont deux faces. Une carte Marché Noir est petite d’un côté et grande de l’autre. Une dette est non payée d’un côté et payée de l’autre. Un plateau de joueur a une face standard et une face personnage. Les cartes Multiplicateur remplacent des jetons quand il n’y en a plus, rien d’autre.

        Pour le jeu solo, il y a en plus 30 cartes Planification, 2 cartes Référence et un plateau à deux faces pour votre adversaire.

rules-c2 = Les 6 ressources, et ce qui se passe quand il n’y en a plus
    .answer = Les ressources : argile, bois, pierre, or, marbre et argent. Elles ne s’épuisent jamais, les dettes non plus. S’il n’y a plus de jetons, prenez une carte Multiplicateur.
    .details = La boîte contient 35 argiles, 40 bois, 40 pierres, 25 ors, 30 marbres et 50 pièces, mais ces nombres ne limitent rien. Ce que vous gagnez, vous le recevez. De même pour les 22 dettes : personne n’y échappe parce que la pile est vide.

        À la fin, chaque or et chaque marbre vaut 1 PV, et 10 pièces valent 1 PV. L’argile, le bois et la pierre ne valent rien en eux-mêmes : faites-en quelque chose avant la fin de la partie.

rules-c3 = Les compétences : menuiserie, carrelage et maçonnerie
    .answer = Il y a 3 compétences : menuiserie, carrelage et maçonnerie. Vos apprentis les apportent, la plupart des bâtiments les demandent. Pour construire un bâtiment, il vous faut toutes celles qu’il montre.
    .details = Chaque apprenti a 1 compétence, sauf le Manœuvre, qui a les 3. En le comptant, chaque compétence figure sur 14 des 40 apprentis. Aucun bâtiment ne demande deux fois la même : 1 apprenti de chaque compétence permet donc de tout construire. 13 des 40 bâtiments n’en demandent aucune, et le chantier de la Cathédrale non plus.

        Une compétence ne s’use pas. À la fin, certains bâtiments rapportent aussi des points pour les apprentis d’une compétence donnée.

rules-c4 = Qu’est-ce qui est secret, et que puis-je demander ?
    .answer = Seules les cartes Bâtiment de votre main sont secrètes ; leur nombre ne l’est pas. Tout le reste est public, sauf ce que cachent les piles face cachée.
    .details = Chacun peut demander à tout moment combien vous avez de pièces, de dettes ou de cartes, et à qui sont les ouvriers. Vous devez répondre. Vous n’avez pas à dire quels bâtiments vous tenez.

        Un bâtiment défaussé va face cachée sous la pile : les autres voient combien de cartes y vont, mais pas lesquelles. Personne ne regarde dans les piles, ni les récompenses, ni le dos d’une carte Marché Noir. Une fois le résultat établi, vous pouvez montrer votre main.
    .editions = Le livret dit seulement qu’on ne peut pas savoir quels bâtiments tiennent les adversaires. Que le nombre de cartes et tout ce qui est sur la table soient publics, nous le déduisons de sa formulation. Le programme montre exactement cela à chaque joueur.

## Mise en place

rules-s1 = Mise en place du Marché Noir
    .answer = Mélangez les 10 cartes Marché Noir et faites-en 1 pile sur la case de gauche, petite face visible. La case de droite n’en reçoit pas. Jusqu’à la première réinitialisation, elle offre ce qui y est imprimé : 2 marbres, 1 pierre et 1 bois.
    .details = À gauche, c’est le Petit Marché ; seule la carte du dessus compte. À droite, c’est le Grand Marché : il reçoit sa première carte à la première réinitialisation, quand on retourne sur lui la petite carte du dessus. Avant cela, personne ne regarde le dos d’une carte. Chaque petite face existe sur 2 cartes dont les dos diffèrent : vous pouvez donc deviner, mais pas savoir, ce qui arrivera au Grand Marché.

rules-s2 = Combien de récompenses y a-t-il en jeu ?
    .answer = Deux fois le nombre de joueurs plus 1 : 5 à 2 joueurs, 7 à 3, 9 à 4, 11 à 5. Mélangez les 11, gardez-en ce nombre face cachée ; les autres quittent la partie sans qu’on les voie.
    .details = Les récompenses vont avec la Cathédrale. Chaque fois que quelqu’un y monte, on révèle celle du dessus, on la reçoit, puis on la retire de la partie. Quand la pile est vide, monter d’un niveau donne 1 vertu à la place.

        À 5 joueurs, les 11 servent toutes. À moins, personne ne sait lesquelles manquent, mais tout le monde peut compter ce qui reste dans la pile. En solo, vous en prenez 5, comme à 2 joueurs.

rules-s3 = Installer les apprentis
    .answer = Mélangez les 40 apprentis et révélez-en 8 à côté de l’Atelier, en 2 rangées de 4 colonnes. Les 32 autres forment la pile des apprentis, face cachée.
    .details = Les colonnes comptent, car votre premier ouvrier à l’Atelier n’atteint que celle de gauche. Un apprenti à gauche est donc facile à avoir ; à droite, il demande plus d’ouvriers ou plus d’argent.

        Personne ne commence avec un apprenti. Vous les embauchez à l’Atelier, au Marché Noir ou en construisant la Taverne. Il y en a toujours 8 visibles : après chaque embauche, la rangée se resserre vers la gauche et un nouvel apprenti arrive de la pile.

rules-s4 = La pile des bâtiments
    .answer = Mélangez les 40 bâtiments en 1 pile face cachée. Les cartes du tirage initial en viennent, et plus tard tout bâtiment pioché, toujours sur le dessus.
    .details = Il n’y a pas de défausse à part. Un bâtiment défaussé va face cachée sous cette pile, que ce soit pour la Cathédrale, pour la Bibliothèque, à cause de la limite de main ou à la fin du tirage initial. Il ne revient qu’après toutes les cartes qui étaient au-dessus.

        Si la pile ne suffit plus, vous piochez ce qu’il y a, même si ce n’est rien. En solo, retirez d’abord le Marché de l’Argile, le Marché de l’Argent, le Marché de la Pierre et le Marché du Bois.

rules-s5 = L’argent du Bâtiment des Impôts au départ
    .answer = Mettez 4 pièces de la réserve au Bâtiment des Impôts. C’est 4 quel que soit le nombre de joueurs, et personne ne paie pour cela.
    .details = L’endroit vaut donc une visite dès le premier tour : celui qui s’y rend prend toutes les pièces et perd 2 vertus. Ensuite, seules les taxes le remplissent, c’est-à-dire quand quelqu’un embauche à l’Atelier, capture à l’Hôtel de Ville, ou libère des ouvriers capturés ou rembourse une dette au Corps de Garde. La réserve n’y ajoute plus rien. Tant qu’il est vide, personne ne peut y placer d’ouvrier.

rules-s6 = Avec quoi commence-t-on : ouvriers, vertu, Cathédrale
    .answer = Vous commencez avec 20 ouvriers sur votre plateau, 7 vertus, et votre autre marqueur sous le premier niveau de la Cathédrale : c’est le niveau 0.
    .details = Au niveau 0, il y a de la place pour tous, et il vaut 0 PV. À 7 vertus, tout vous est ouvert, et votre vertu vaut 0 PV. De là, 3 pas vers le haut, jusqu’à 10, ferment le Marché Noir ; 3 pas vers le bas, jusqu’à 4, ferment la Cathédrale.

        Hormis vos pièces de départ, vous n’avez ni ressources, ni apprentis, ni dettes, sauf si vous jouez avec les personnages. Votre plateau fixe alors votre vertu, et les ouvriers qui débutent en Prison sont pris sur vos 20.

rules-s7 = Le tirage initial : choisir ses 3 premiers bâtiments
    .answer = Vous recevez 4 bâtiments. Gardez-en 1 et passez les 3 autres à gauche. Sur les 3 reçus, gardez-en 1 et passez-en 2. Sur ces 2, gardez-en 1 et glissez le dernier face cachée sous la pile des bâtiments.
    .details = Tout le monde choisit en même temps, 3 fois en tout, et on ne passe les cartes qu’une fois tous les choix faits. Les cartes gardées restent face cachée devant vous ; vous pouvez les regarder, les autres non. À la fin, elles forment votre main.

        La carte Marché Noir, les 8 apprentis et les plateaux des personnages sont visibles avant le tirage : choisissez en conséquence. À 2 joueurs, il vous revient 2 de vos 4 premières cartes, et vous savez donc laquelle l’autre a prise.
    .example = Inès reçoit le Puits, le Donjon, l’Église et la Forge. Elle garde l’Église et passe 3 cartes à Marc, à sa gauche. Sophie lui passe la Taverne, la Chapelle et le Cachot : elle garde la Taverne. Puis elle reçoit le Palais et le Clocher et garde le Clocher. Le Palais va sous la pile. Sa main : Église, Taverne, Clocher.

rules-s8 = Qui commence, et combien de pièces chacun reçoit-il ?
    .answer = Après le tirage initial, on tire le 1er joueur au sort : il reçoit 3 pièces. Puis, dans le sens horaire, chacun en reçoit 1 de plus : 3, 4, 5, 6, 7.
    .details = Ces pièces en plus compensent le fait de jouer plus tard. Comme on tire au sort après le tirage initial, personne ne connaît son rang en choisissant ses bâtiments. L’argent vient de la réserve.

        Avec les personnages, rien de tout cela. Le joueur qui a le plus de vertu commence, et chaque plateau dit combien de pièces il donne, où que vous soyez assis. En solo, vous commencez, avec 3 pièces.
    .example = Nora, Félix, Amir et Jo sont assis dans cet ordre, dans le sens horaire. Après le tirage initial, le sort désigne Amir. Amir reçoit 3 pièces, Jo 4, Nora 5 et Félix 6. Un cinquième joueur, assis après Félix, en aurait eu 7.

rules-s9 = La mise en place avec les personnages, et en solo
    .answer = Avec les personnages, votre plateau fixe votre vertu, vos pièces, vos ressources et vos ouvriers en Prison. Le plus vertueux commence, et personne ne reçoit de pièces selon sa place. Le solo a sa propre mise en place.
    .details = Prenez la face personnage pour tout le monde ou pour personne. Le reste de la mise en place ne change pas, tirage initial compris. Si votre plateau vous donne des cartes Bâtiment de plus, vous les piochez après le tirage, dans le sens horaire à partir du 1er joueur.

        Le solo se joue sans personnage et s’installe comme à 2 joueurs. Vous avez 3 pièces et 7 vertus, et vous commencez. Pas de tirage initial : on retire d’abord les 4 marchés de ressources, puis vous piochez 5 bâtiments et en gardez 3.

## Le tour

rules-t1 = Que fait-on à son tour ?
    .answer = Placez exactement 1 ouvrier de votre plateau sur 1 emplacement et faites ce que l’emplacement permet. Puis c’est au joueur suivant, dans le sens horaire. On ne passe pas son tour par choix.
    .details = Votre ouvrier reste où il est, et votre groupe grossit peu à peu. Presque partout, plus vous avez d’ouvriers sur place, plus vous y gagnez. Vous comptez toujours celui que vous venez de placer, et jamais ceux des autres.

        À l’Entrepôt Royal, à l’Hôtel de Ville et au Corps de Garde, vous pouvez en faire moins que permis, ou rien du tout. Ailleurs, vous prenez ce que l’emplacement donne. À la fin du tour, si vous avez plus de 6 cartes Bâtiment, défaussez le surplus.

rules-t2 = Je n’ai plus d’ouvrier sur mon plateau
    .answer = Alors vous n’en placez pas. Tout votre tour consiste à récupérer 1 de vos ouvriers sur un emplacement à grand cercle. Vous n’y gagnez rien et ne payez rien. Vous le placerez au tour suivant.
    .details = Vous ne pouvez le récupérer ni à la Maison des Corporations, ni au Marché Noir, ni en Prison, ni chez un adversaire. Les ouvriers capturés sur votre plateau n’y changent rien : vous ne pouvez pas les placer. La limite de 6 cartes en main vaut aussi à la fin d’un tel tour.

        Le livret se tait sur un cas : vous n’en avez pas non plus sur les grands cercles. Ce programme vous laisse alors en récupérer 1, au choix, en Prison ou chez un adversaire. S’il n’y en a pas, vous passez.
    .example = Zoé commence son tour sans ouvrier sur son plateau. Elle en a 4 dans la Forêt, 5 à la Maison des Corporations, 2 en Prison et 9 chez Luca. Elle en récupère 1 dans la Forêt, sans recevoir de bois. Au tour suivant, elle le place à l’Hôtel de Ville, paie 1 taxe et capture ses 3 ouvriers restés dans la Forêt.

rules-t3 = Limite de main : 6 cartes Bâtiment
    .answer = À la fin de votre tour, vous avez au plus 6 cartes Bâtiment en main. Si vous en avez davantage, défaussez-en pour revenir à 6, face cachée sous la pile des bâtiments.
    .details = Pendant votre tour, vous pouvez en tenir plus : piochez d’abord, choisissez ensuite. Vous décidez lesquelles partent. Les autres voient combien vous en défaussez, mais pas lesquelles. Si votre tour provoque une réinitialisation du Marché Noir, elle a lieu d’abord, et la défausse après.

        La limite ne concerne que la main. Les bâtiments construits ne comptent pas, et vous pouvez en construire autant que vous voulez.
    .example = Paul tient 5 cartes et place son 4e ouvrier à l’Atelier. Il pioche 1 + 2 = 3 bâtiments et en a 8. À la fin du tour, il en choisit 2 parmi les 8, anciens ou nouveaux, et les glisse face cachée sous la pile. Il lui en reste 6.

rules-t4 = Grand cercle, petit cercle, Maison des Corporations : où restent les ouvriers
    .answer = Grand cercle : autant d’ouvriers qu’on veut, et on peut les capturer. Marché Noir : 3 cases d’un ouvrier. Maison des Corporations : 1 ouvrier par silhouette, jusqu’à la fin de la partie. Dans ces deux derniers cas, aucune capture.
    .details = Les 9 emplacements à grand cercle sont la Carrière, la Forêt, les Mines, l’Atelier d’Orfèvre, l’Entrepôt Royal, l’Atelier, l’Hôtel de Ville, le Bâtiment des Impôts et le Corps de Garde. Même s’il y a foule, il y a toujours place pour le vôtre.

        Les 3 petits cercles sont au Marché Noir. Une case reste prise jusqu’à ce qu’une réinitialisation envoie son ouvrier en Prison ; rien d’autre ne l’en retire. La Maison des Corporations se remplit de gauche à droite, de la rangée du haut à celle du bas. Un ouvrier placé là ne revient jamais.

rules-t5 = Qui va en Prison, et qui en sort ?
    .answer = Personne ne place d’ouvrier en Prison. On y arrive par le Corps de Garde, par le Marché Noir lors d’une réinitialisation, ou dès le départ avec certains personnages. On ne peut pas y être capturé.
    .details = Au Corps de Garde, un joueur envoie en Prison tous les ouvriers capturés de son plateau. À chaque réinitialisation, tous ceux du Marché Noir y vont. Le livret parle aussi de cartes, mais aucune carte de la boîte de base ne le fait.

        Vos ouvriers en sortent par votre action au Corps de Garde, grâce à la Planque ou avec une Gardienne lors d’une réinitialisation. D’ici là, ils sont un danger : 3 ou plus vous coûtent de la vertu à la réinitialisation, en avoir le plus vous vaut une dette, et à la fin 2 ouvriers coûtent 1 PV.

rules-t6 = Où va l’argent que je paie ?
    .answer = Les pièces payées comme taxe vont au Bâtiment des Impôts. Toutes les autres vont à la réserve. Une seule exception : les pièces pour les apprentis passés restent sur leurs cartes.
    .details = Sur le plateau, les taxes sont les pièces rouges. 4 paiements en comportent : embaucher à l’Atelier (2 pièces sur 4), la première capture à l’Hôtel de Ville (1), libérer ses ouvriers capturés au Corps de Garde (2 sur 5) et y rembourser une dette (3 sur 6). Rien au Marché Noir n’est une taxe.

        Avec 3 vertus ou moins, vous évitez une partie des taxes. Ces pièces restent chez vous et ne vont pas au Bâtiment des Impôts.

rules-t7 = Et si je ne peux pas payer tout le prix ?
    .answer = Alors vous ne pouvez pas le faire. Rien ne se paie en partie, et on ne place pas d’ouvrier pour une action qu’on ne peut pas mener à bout.
    .details = Les remises et les taxes évitées comptent : si elles ramènent le prix à ce que vous avez, vous pouvez payer. Ce que l’action va vous rapporter ne compte pas. Les pièces posées sur un apprenti ne servent donc pas à le payer.

        Quand vous faites plusieurs actions l’une après l’autre, chacune se paie à son moment : l’argent de la première action au Corps de Garde peut payer la deuxième. Perdre de la vertu est toujours possible ; au-dessous de 0, chaque vertu devient une dette.
    .editions = Le livret indique le prix de chaque action, sans dire nulle part qu’une partie du prix ne suffit pas. Nous le déduisons de sa formulation. Le programme ne propose un emplacement que si vous pouvez y faire au moins une action entière, ou si l’on a le droit de n’y rien faire.

## Carrière, Forêt, Mines, Atelier d’Orfèvre

rules-r1 = Que rapportent la Carrière, la Forêt et l’Atelier d’Orfèvre ?
    .answer = Comptez vos ouvriers sur place, celui que vous venez de placer compris. La Carrière donne autant de pierres, la Forêt autant de bois, et l’Atelier d’Orfèvre autant de pièces, plus 1.
    .details = Avec 1, 2, 3 ou 4 ouvriers, cela fait 1, 2, 3 ou 4 pierres ou bois, et 2, 3, 4 ou 5 pièces, et ainsi de suite. Les ouvriers des autres n’y changent rien. Un Tailleur de Pierre, une Bûcheronne ou un Bijoutier ajoute 1 par visite.

        On n’est payé que quand on place, pas pour rester là : chaque visite compte une fois tout le groupe. Un gros groupe rapporte, mais c’est aussi lui qu’on aime capturer à l’Hôtel de Ville.
    .example = Émile a 2 ouvriers dans la Forêt, Rosa en a 4. Émile en place un autre : il en a maintenant 3 et reçoit 3 bois. Ceux qui sont à Rosa ne comptent pas. Au tour suivant, il va à l’Atelier d’Orfèvre, où il n’en avait pas : 1 + 1 = 2 pièces.

rules-r2 = Les Mines : argile ou or
    .answer = Choisissez : de l’argile, 1 plus 1 par ouvrier que vous y avez, ou de l’or, 1 par paire d’ouvriers, arrondi à l’inférieur. Jamais un peu des deux.
    .details = Avec 1, 2, 3 ou 4 ouvriers, cela fait 2, 3, 4 ou 5 argiles, ou bien 0, 1, 1 ou 2 ors. Votre premier ouvrier ne rapporte donc que de l’argile, et un ouvrier impair n’ajoute rien à l’or. Vous choisissez de nouveau à chaque visite, mais vous ne pouvez pas partager le groupe entre argile et or. Un Mineur ajoute 1 argile à la visite, même si vous choisissez l’or.
    .example = Amina place son 5e ouvrier dans les Mines. Elle peut prendre 1 + 5 = 6 argiles, ou bien 2 ors, car l’ouvrier impair ne compte pas pour l’or. Elle a un Mineur : ce sera donc 7 argiles, ou 2 ors et 1 argile.

## Entrepôt Royal

rules-k1 = L’Entrepôt Royal : combien d’échanges ?
    .answer = Jusqu’à 1 échange par ouvrier que vous y avez, celui que vous venez de placer compris. Vous pouvez répéter le même échange, les mêler dans n’importe quel ordre et vous arrêter quand vous voulez.
    .details = Les échanges se font l’un après l’autre : ce que l’un rapporte peut payer le suivant. Vous pouvez aussi n’en faire aucun, par exemple si vous voulez seulement un ouvrier là pour plus tard. Les échanges non utilisés sont perdus, ils n’attendent pas la visite suivante.

        Le nombre est fixé au moment où vous placez l’ouvrier. Les ouvriers des autres ne vous aident ni ne vous gênent.
    .example = Véra place ici son 3e ouvrier et fait 3 échanges : 2 argiles contre 1 vertu, encore 2 argiles contre 1 vertu, puis 1 bois et 2 pierres contre 1 marbre. En tout, elle donne 4 argiles, 1 bois et 2 pierres et reçoit 2 vertus et 1 marbre.

rules-k2 = L’Entrepôt Royal : que peut-on échanger ?
    .answer = 2 ressources parmi argile, bois et pierre contre 1 vertu. 3 parmi bois et pierre contre 1 marbre. Mêlez-les comme vous voulez ; l’argile n’achète pas de marbre.
    .details = Ces 2 échanges sont ouverts à tous. Vous décidez quels jetons vous donnez, pourvu que vous les ayez. L’or, le marbre et l’argent ne sont pas acceptés, sauf si un de vos apprentis permet un échange contre des pièces.

        Même à 14 vertus, vous pouvez encore faire l’échange contre 1 vertu. Chaque vertu au-delà de 14 peut détruire une de vos dettes non payées ; si vous n’en avez pas, elle est perdue.
    .example = Hamid a 1 argile, 4 bois et 2 pierres, et 2 ouvriers ici. D’abord, il donne 1 argile et 1 pierre contre 1 vertu. Puis il donne 2 bois et 1 pierre contre 1 marbre. Il lui reste 2 bois. Son argile n’aurait pas pu servir pour le marbre.

rules-k3 = Les apprentis à l’Entrepôt Royal : leurs échanges coûtent-ils une action ?
    .answer = Oui. Vos Marchandes, Patronnes et Négociants vous donnent plus de choix, mais pas d’échanges en plus : chaque utilisation compte comme 1 des échanges permis par vos ouvriers.
    .details = Vous pouvez utiliser l’échange d’un apprenti aussi souvent que vos ouvriers le permettent, même pour toute la visite, et le mêler aux 2 échanges du plateau. Seuls vos propres apprentis comptent. Avoir deux fois le même échange ne donnerait rien de plus que l’avoir une fois.

        Avec 2 ouvriers ici et une Marchande, vous faites donc 2 échanges en tout : les deux avec la Marchande, 1 avec elle et 1 du plateau, ou les deux du plateau.

## Atelier

rules-w1 = L’Atelier : embaucher ou piocher ?
    .answer = C’est l’un ou l’autre, jamais les deux : embaucher 1 apprenti, ou piocher des bâtiments, 1 carte plus 1 de plus par paire d’ouvriers que vous y avez.
    .details = Embaucher coûte 2 pièces et 2 taxes ; piocher est gratuit. L’Atelier vous est donc toujours ouvert, même sans une pièce. Y avoir plus d’ouvriers aide dans les deux cas : ils atteignent plus de colonnes d’apprentis, ou piochent plus de cartes. Mais, quel que soit leur nombre, une visite n’embauche que 1 apprenti.

        Les bâtiments piochés vont dans votre main. À la fin du tour, vous en gardez 6 au plus.

rules-w2 = Ce que coûte une embauche, et quels apprentis on atteint
    .answer = À l’Atelier, une embauche coûte 4 pièces : 2 à la réserve et 2 de taxe. Vous atteignez, dans les deux rangées et en partant de la gauche, autant de colonnes que vous y avez d’ouvriers.
    .details = Avec 1 ouvrier, vous choisissez parmi les 2 cartes de la colonne de gauche, avec 2 parmi 4 cartes, avec 3 parmi 6, et dès le 4e parmi les 8. Pour aller plus loin, vous pouvez payer les colonnes que vous passez.

        Une vertu basse rend l’embauche moins chère, car vous évitez des taxes : 3 pièces en tout avec 3 ou 2 vertus, 2 pièces avec 1 ou 0. Le personnage Rudolf paie 1 pièce de moins sur la part qui n’est pas une taxe.
    .example = Tilda a 6 vertus et place son 2e ouvrier à l’Atelier. Elle atteint les colonnes 1 et 2 des deux rangées, soit 4 cartes. Elle prend le Mineur, colonne 2 de la rangée du haut : 2 pièces à la réserve, 2 au Bâtiment des Impôts. Avec 3 vertus, elle n’aurait payé que 1 taxe.

rules-w3 = Un apprenti plus à droite : les pièces sur les cartes passées
    .answer = Payez 1 pièce par colonne au-delà de votre portée. Ces pièces se posent sur les cartes de la même rangée, à partir de la gauche : 1 sur la première, puis 1 sur la deuxième, puis 1 sur la troisième.
    .details = Elles s’ajoutent au prix de l’embauche. Ce ne sont pas des taxes, et elles ne vont pas à la réserve : elles restent sur les cartes jusqu’à ce que quelqu’un embauche ces apprentis et les prenne. Aucune remise ne les réduit, et vous n’en posez pas plus que nécessaire.

        Commencez toujours tout à gauche de la rangée, même si vos ouvriers portent plus loin. Avec 3 ouvriers et un apprenti en colonne 4, l’unique pièce va sur la première carte.
    .example = Bruno a 5 vertus et place son 1er ouvrier à l’Atelier. Il veut la carte de la colonne 4, rangée du bas : 3 colonnes trop loin. Il pose 1 pièce sur chacune des trois premières cartes de cette rangée et paie 2 pièces et 2 taxes : 7 pièces en tout.

rules-w4 = Une embauche, pas à pas
    .answer = Payez d’abord tout le prix. Ensuite prenez les pièces posées sur l’apprenti, mettez la carte face visible devant vous et, si elle l’indique, changez aussitôt votre vertu.
    .details = Comme vous payez d’abord, les pièces de la carte ne peuvent pas aider à la payer. Un apprenti qu’on passe encore et encore en accumule de plus en plus, jusqu’à ce que quelqu’un ne résiste plus.

        La compétence compte tout de suite. La capacité sert à partir de votre action suivante, pas pour celle qui vient d’embaucher l’apprenti. Une exception : la réinitialisation du Marché Noir à la fin du même tour, où une Gardienne ou un Châtelain tout neuf agit déjà.

rules-w5 = Combler le vide après une embauche
    .answer = Dans cette rangée, toutes les cartes à droite du vide glissent de 1 colonne vers la gauche, avec leurs pièces. La dernière colonne reçoit une carte de la pile. L’autre rangée ne bouge pas.
    .details = Chaque embauche rend les cartes suivantes plus faciles à atteindre : regardez qui joue après vous. On révèle le nouvel apprenti quand l’embauche est finie, pièces prises et vertu changée, et avant toute autre chose, même avant une réinitialisation du Marché Noir. Il n’a jamais de pièces sur lui. C’est pareil d’où que vienne l’embauche : Atelier, Marché Noir ou Taverne.

rules-w6 = Combien de bâtiments pioche-t-on à l’Atelier ?
    .answer = 1, plus 1 par paire d’ouvriers que vous y avez, arrondi à l’inférieur. Avec 1, 2, 3 ou 4 ouvriers, cela fait 1, 2, 2 ou 3 cartes.
    .details = Piochez-les d’un coup sur le dessus de la pile et prenez-les en main. Pour l’instant, vous gardez tout ; la limite de 6 ne compte qu’à la fin de votre tour. Piocher ne coûte rien. Avec 3 ouvriers, vous ne piochez pas plus qu’avec 2, mais vous atteignez 1 colonne de plus si vous embauchez. Si la pile n’a pas assez de cartes, vous piochez ce qu’il y a.
    .example = Léna tient 4 bâtiments et place son 5e ouvrier à l’Atelier. Elle pioche 1 + 2 = 3 cartes et en a 7. À la fin du tour, elle en défausse 1, face cachée sous la pile. Avec son 6e ouvrier ici, elle en piocherait 4.

## Apprentis

rules-h1 = Combien d’apprentis peut-on avoir ?
    .answer = 5 au plus ; le personnage Rudolf peut en avoir 6. Pour faire de la place, vous pouvez en défausser un, face cachée sous la pile des apprentis. La vertu gagnée ou perdue à son embauche ne change plus.
    .details = Un apprenti défaussé ne vous rapporte rien ; sa compétence et sa capacité disparaissent aussitôt. Le nouveau se paie au prix habituel.

        Le livret permet de défausser quand on veut pour faire de la place. Dans ce programme, vous choisissez celui qui part au moment d’embaucher à la limite ; à tout autre moment, cela ne vous servirait à rien. Si vous ne faites que suivre une partie à table, le programme accepte une défausse dès que vous la signalez.
    .example = Oscar a 5 apprentis, dont un Châtelain qui lui avait donné 1 vertu. Il veut la Voleuse. Il défausse le Châtelain, garde cette vertu, et paie 2 pièces et 2 taxes pour la Voleuse. Le voilà de nouveau avec 5 apprentis.

rules-h2 = Deux apprentis de la même sorte
    .answer = C’est permis, et les deux servent : leurs capacités s’ajoutent. Avec 2 Mineurs, vous recevez 2 argiles de plus par visite ; 2 Conspiratrices vous épargnent jusqu’à 2 pièces par visite.
    .details = Chacun s’applique une fois par visite, action, niveau de Cathédrale, dette ou réinitialisation. La Conspiratrice, le Bijoutier, le Mineur, le Tailleur de Pierre et la Bûcheronne existent chacun en 2 cartes identiques. Les Acolytes, Agents de recouvrement, Marchandes, Patronnes, Châtelains, Escrocs et Négociants ont des gains ou des échanges différents, qui s’ajoutent aussi. Avec 2 Acolytes, les deux rapportent quand vous montez à la Cathédrale.

        À l’Entrepôt Royal, plus d’échanges veut dire plus de choix, pas plus d’actions.
    .editions = Le livret permet d’embaucher plus d’une fois le même apprenti. Il ne dit pas que les capacités s’ajoutent alors. Nous le déduisons, car rien ne les limite : le programme applique chaque carte une fois par visite, action, niveau de Cathédrale, dette ou réinitialisation.

rules-h3 = Embaucher sans passer par l’Atelier
    .answer = Au Marché Noir et avec la Taverne, vous embauchez celui des 8 apprentis visibles que vous voulez. Vous ne payez que ce que dit l’effet : 2 pièces et 1 vertu au Marché Noir, rien avec la Taverne.
    .details = Il ne faut ni ouvrier à l’Atelier, ni taxe, ni pièces sur les cartes passées. Le reste est comme d’habitude : vous prenez les pièces de la carte, vous changez votre vertu si elle l’indique, et la rangée se resserre. La limite de 5 apprentis vaut ici aussi.

        La remise que donne Rudolf ne joue pas ici, car ce programme ne l’applique qu’à l’Atelier. Il peut quand même avoir 6 apprentis.

rules-h4 = Mineur, Tailleur de Pierre, Bûcheronne, Bijoutier
    .answer = Chacun ajoute 1 à une visite : le Mineur 1 argile dans les Mines, le Tailleur de Pierre 1 pierre à la Carrière, la Bûcheronne 1 bois dans la Forêt, le Bijoutier 1 pièce à l’Atelier d’Orfèvre.
    .details = C’est 1 par visite, quel que soit le nombre de vos ouvriers. Avec 4 ouvriers à la Carrière et un Tailleur de Pierre, vous recevez 4 + 1 = 5 pierres, pas 8. Le Mineur ajoute 1 argile que vous choisissiez l’argile ou l’or.

        Le bonus n’arrive que si vous placez un ouvrier à cet endroit. Les ressources d’un bâtiment, d’une récompense ou du Marché Noir ne sont pas une visite. Ces 4 apprentis existent chacun deux fois, et 2 de la même sorte vous donnent 2 de plus.
    .editions = Le livret donne 1 ressource de plus quand on récolte à cet emplacement. Il ne dit pas si c’est une fois ou pour chaque ouvrier. Nous suivons sa lettre, une fois par visite, et le programme compte ainsi.

rules-h5 = Marchande, Patronne, Négociant : qu’échangent-ils ?
    .answer = Ils ajoutent des échanges à l’Entrepôt Royal. Les Marchandes vendent des ressources contre des pièces, les Patronnes de la vertu, les Négociants du marbre. Chaque utilisation compte comme 1 de vos échanges.
    .details = Marchandes : 1 pièce pour 3 argiles, 1 pièce pour 2 bois, 1 pièce pour 2 pierres, 2 pièces pour 1 or, ou 3 pièces pour 1 marbre. Patronnes : 1 argile, 1 bois, 1 pierre ou 2 pièces pour 1 vertu. Négociants : 3 argiles, 2 bois ou 2 pierres pour 1 marbre. Chaque carte n’a qu’un seul de ces échanges, et chaque échange n’existe qu’une fois.

        Ce que vous donnez va à la réserve ; rien n’est une taxe. Il vous faut un ouvrier à l’Entrepôt Royal pour les utiliser.

rules-h6 = Acolyte et Agent de recouvrement
    .answer = À chaque niveau gravi à la Cathédrale, un Acolyte vous donne 1 carte Bâtiment, 2 argiles ou 2 pièces. À chaque dette remboursée, un Agent de recouvrement vous donne 2 bois, 2 argiles ou 2 pierres. La carte dit quoi.
    .details = Selon la compétence : menuiserie, c’est la carte Bâtiment pour l’Acolyte et le bois pour l’Agent de recouvrement ; carrelage, l’argile pour les deux ; maçonnerie, les pièces ou la pierre. Le bonus de l’Acolyte vient en dernier, après la récompense. Embaucher un Acolyte vous donne aussi 1 vertu.

        L’Agent de recouvrement ne sert que si vous remboursez une dette, ce qui donne aussi 1 vertu. Une dette détruite, par l’Église ou par une vertu au-delà de 14, ne rapporte rien.

rules-h7 = Conspiratrice : des captures moins chères
    .answer = Vous payez 1 pièce de moins par visite à l’Hôtel de Ville. La première capture coûte toujours 1 taxe, la deuxième est gratuite, et chacune des suivantes coûte 1 pièce.
    .details = La remise porte sur l’argent qui n’est pas une taxe ; elle ne touche donc jamais la première capture. Avec 2 Conspiratrices, la deuxième et la troisième sont gratuites. Si vous ne faites que 1 capture, vous n’économisez rien, et la remise ne devient jamais un gain. Les captures données par les bâtiments sont gratuites de toute façon.

        Certaines tables lisent la carte comme 1 pièce de moins par capture, à l’image d’une version en ligne publique. Vous pouvez régler le programme ainsi ; par défaut, c’est une fois par visite.

rules-h8 = Illusionniste, Escroc, Tricheuse : le Marché Noir
    .answer = L’Illusionniste vous épargne la vertu que coûte chaque action au Marché Noir. La Tricheuse vous y économise 1 pièce à chaque fois. Un Escroc y ajoute 1 bois, 2 argiles ou 1 pierre, selon sa carte.
    .details = Tous coûtent 1 vertu à l’embauche. L’Illusionniste ne vous ouvre pas le Marché Noir à 10 vertus ou plus, et ne vous épargne pas la perte imprimée sur un apprenti que vous y embauchez. Avec la Tricheuse, la case de gauche est gratuite, celle du milieu coûte 1 pièce et celle de droite 2.

        Les Escrocs servent sur les 3 cases, une fois que vous avez pris ce que la case donne. Si vous embauchez un de ces apprentis au Marché Noir, il ne sert pas encore pour cette action-là.

rules-h9 = Voleuse et Voleur à la tire : le Bâtiment des Impôts
    .answer = Avec la Voleuse, vous perdez 1 vertu au Bâtiment des Impôts au lieu de 2. Avec le Voleur à la tire, vous y recevez 1 or en plus.
    .details = Les deux servent chaque fois que vous prenez l’argent, et vous pouvez avoir les deux : une visite coûte alors 1 vertu et rapporte toutes les pièces plus 1 or. L’or vient de la réserve. Aucun des deux n’ouvre un Bâtiment des Impôts vide : s’il n’y a pas au moins 1 pièce, on n’y place pas d’ouvrier. Embaucher le Voleur à la tire coûte aussitôt 1 vertu ; embaucher la Voleuse n’en coûte pas. La boîte contient 1 exemplaire de chacun.

rules-h10 = Gardienne et Châtelain : que font-ils à la réinitialisation ?
    .answer = À chaque réinitialisation, la Gardienne peut sortir de Prison 2 de vos ouvriers. Un Châtelain vous donne 2 vertus, 1 or ou 1 marbre, selon sa carte, si vous n’avez aucun ouvrier en Prison à ce moment-là.
    .details = S’il n’y a que 1 de vos ouvriers en Prison, la Gardienne libère celui-là. Vous pouvez l’utiliser d’abord, pour que le Châtelain ne trouve plus aucun des vôtres ; le programme pose toujours les questions dans cet ordre.

        Les deux sont facultatifs. Vous pouvez refuser les 2 vertus, par exemple, parce qu’elles vous mèneraient à 10 et vous fermeraient le Marché Noir. Embaucher une Gardienne coûte 1 vertu, embaucher un Châtelain en donne 1.

rules-h11 = Manœuvre : les 3 compétences
    .answer = Le Manœuvre a la menuiserie, le carrelage et la maçonnerie, mais pas de capacité. Avec ce seul apprenti, vous pouvez construire tous les bâtiments, pour ce qui est des compétences.
    .details = Il n’y en a que 1 dans la boîte. Il occupe 1 de vos 5 places et ne change pas votre vertu. À la fin, il compte pour chaque bâtiment qui regarde une compétence : la Cabane des Charpentiers, la Cabane des Maçons et la Cabane des Carreleurs le comptent chacune comme 1 apprenti. Comme aucun bâtiment ne demande deux fois la même compétence, il vous suffit toujours à lui seul.

## Hôtel de Ville

rules-n1 = L’Hôtel de Ville : que prend une capture ?
    .answer = 1 capture prend tous les ouvriers de 1 couleur sur 1 emplacement à grand cercle. Vous faites autant de captures que vous avez d’ouvriers à l’Hôtel de Ville, celui que vous venez de placer compris.
    .details = On ne prend pas une partie d’un groupe. Si Bleu a 6 ouvriers à l’Atelier d’Orfèvre, 1 capture les prend tous les 6, au même prix qu’un seul. Une autre couleur au même endroit demande une autre capture.

        Le nombre de captures est fixé au moment où vous placez votre ouvrier. Vous pouvez en faire moins, ou aucune. Cherchez les gros groupes : leur propriétaire perd ses ouvriers, et plus tard vous les enverrez en Prison contre des pièces.
    .example = Yuki a 1 ouvrier à l’Hôtel de Ville et en place un autre : jusqu’à 2 captures. À la Carrière, il y a 4 rouges, 2 bleus et 1 vert. Yuki prend les 4 rouges avec la première capture et les 2 bleus avec la seconde. Le vert reste : il faudrait une troisième capture.

rules-n2 = Que coûtent les captures ?
    .answer = La première capture d’une visite coûte 1 taxe, chacune des suivantes 1 pièce à la réserve. Vous payez au fur et à mesure et pouvez vous arrêter après n’importe laquelle.
    .details = Avec 3 vertus ou moins, vous évitez la taxe : votre première capture est gratuite. Une Conspiratrice rend la deuxième gratuite. Sans argent, vous pouvez tout de même placer un ouvrier à l’Hôtel de Ville, mais vous ne capturez pas.

        La taxe est due à chaque visite, et non une fois par partie : la prochaine fois, votre première capture sera taxée de nouveau. Les captures que donnent l’Armurerie, la Caserne ou la Forteresse ne coûtent rien.
    .example = Carlos a 7 vertus et 3 ouvriers à l’Hôtel de Ville et fait 3 captures. Il met 1 pièce au Bâtiment des Impôts et en paie 2 à la réserve : 3 pièces en tout. Avec 2 vertus, il ne paierait pas de taxe et seulement les 2 pièces.

rules-n3 = Sur combien d’emplacements peut-on capturer en une visite ?
    .answer = À 2 ou 3 joueurs et en solo, sur 2 emplacements au plus. À 4 ou 5 joueurs, sur 1 seul. Sur un emplacement, vous pouvez capturer plusieurs couleurs.
    .details = La limite vaut pour toute la visite, pas pour chaque capture. Le nombre de captures dépend toujours de vos ouvriers à l’Hôtel de Ville. À 4 joueurs, avec 3 ouvriers là-bas, vous prenez donc jusqu’à 3 couleurs, mais toutes au même endroit. L’Hôtel de Ville compte lui-même comme un emplacement.

        La Forteresse est à part : ses 2 captures peuvent porter sur 2 emplacements, quel que soit le nombre de joueurs.
    .example = Britta a 3 ouvriers à l’Hôtel de Ville. À 4 joueurs, elle prend 3 rouges puis 2 verts dans la Forêt, mais ne peut pas continuer dans les Mines. À 3 joueurs, elle pourrait prendre les deux groupes de la Forêt puis les rouges des Mines, mais rien sur un troisième emplacement.

rules-n4 = Puis-je capturer mes propres ouvriers, même à l’Hôtel de Ville ?
    .answer = Oui, deux fois oui. Votre groupe est une capture comme une autre et coûte autant. À l’Hôtel de Ville, il comprend l’ouvrier que vous venez de placer.
    .details = C’est la façon habituelle de récupérer ses ouvriers avant qu’un autre ne les capture. Ils reviennent sur votre plateau, et vous les utilisez dès votre tour suivant.

        Si vous capturez vos propres ouvriers à l’Hôtel de Ville, le nombre de captures de cette visite ne diminue pas : il a été fixé quand vous avez placé l’ouvrier. Mais votre groupe n’y est plus, et la prochaine fois vous repartez de 1.
    .example = Sana et Ben jouent à 2. Sana a 4 ouvriers à l’Atelier d’Orfèvre et place son 2e ouvrier à l’Hôtel de Ville. Pour 1 taxe, elle capture ses 4 ouvriers, pour 1 pièce les 2 de l’Hôtel de Ville. Elle a utilisé 2 captures et 2 emplacements, et 6 ouvriers sont de retour sur son plateau.

rules-n5 = Où vont les ouvriers capturés ?
    .answer = Ceux des autres vont sur votre plateau comme ouvriers capturés. Les vôtres reviennent sur votre plateau, prêts à servir dès votre tour suivant.
    .details = Vous ne pouvez pas placer les ouvriers capturés. Au Corps de Garde, vous pouvez les envoyer tous en Prison et recevoir 1 pièce pour chacun. D’ici là, personne ne peut vous les capturer, mais leur propriétaire peut les libérer au Corps de Garde, en payant.

        Rien ne presse. Ils ne vous coûtent rien, et leur propriétaire ne perd pas de PV pour eux à la fin. Si vous avez le Donjon, 3 ouvriers capturés encore sur votre plateau vous rapportent 1 PV.

rules-n6 = Où ne peut-on pas capturer ?
    .answer = Ni à la Maison des Corporations, ni au Marché Noir, ni en Prison, ni sur le plateau d’un joueur. Partout ailleurs, oui.
    .details = Les seuls endroits sûrs sont donc ceux que l’Hôtel de Ville ne peut pas toucher. Sur les 9 emplacements à grand cercle, n’importe quel groupe peut être pris, quelle que soit sa taille : Carrière, Forêt, Mines, Atelier d’Orfèvre, Entrepôt Royal, Atelier, Hôtel de Ville, Bâtiment des Impôts et Corps de Garde.

        C’est pareil pour les captures de l’Armurerie, de la Caserne et de la Forteresse. On ne vole pas à un autre ses ouvriers capturés, et on ne va pas y chercher les siens par une capture : il faut le Corps de Garde, ou la libération de la Caserne.

## Bâtiment des Impôts

rules-i1 = Le Bâtiment des Impôts : que rapporte-t-il ?
    .answer = Vous prenez toutes les pièces qui s’y trouvent et perdez 2 vertus. S’il n’y a pas de pièce, vous n’avez pas le droit d’y placer un ouvrier.
    .details = Le nombre de vos ouvriers n’y compte pas : chaque visite prend tout et coûte 2 vertus. On commence avec 4 pièces, et le tas grossit chaque fois que quelqu’un paie une taxe, vous compris.

        Avec la Voleuse, vous ne perdez que 1 vertu ; avec le Voleur à la tire, vous recevez aussi 1 or. Une vertu qui tomberait sous 0 devient une dette : avec 1 vertu, vous finissez à 0 et prenez 1 dette non payée. L’ouvrier reste là et peut être capturé.
    .example = Il y a 8 pièces au Bâtiment des Impôts. Niko a 11 vertus et y place un ouvrier. Il prend les 8 pièces et descend à 9 vertus. Le Bâtiment des Impôts est vide, donc fermé jusqu’à la prochaine taxe. À partir de son tour suivant, Niko peut retourner au Marché Noir.

## Marché Noir

rules-m1 = Qui a accès au Marché Noir ?
    .answer = Vous, si vous avez 9 vertus ou moins, si une de ses 3 cases est libre et si vous pouvez en payer le prix. Avec 10 vertus ou plus, c’est non.
    .details = Ce qui compte, c’est votre vertu au moment de placer l’ouvrier. Dès que vous êtes redescendu sous 10, le Marché Noir vous est rouvert. Chaque case n’accepte que 1 ouvrier et reste prise jusqu’à une réinitialisation, pour vous comme pour les autres.

        L’Illusionniste ne lève pas la limite ; la Tricheuse baisse le prix. À 0 vertu, vous pouvez encore y aller : au lieu de perdre 1 vertu, vous prenez 1 dette non payée.

rules-m2 = Marché Noir, case de gauche : le Petit Marché
    .answer = Payez 1 pièce, perdez 1 vertu et recevez ce que montre la petite carte du dessus : 1 marbre, 2 ors, ou 2 ressources différentes, 1 de chaque.
    .details = Les 5 petites faces sont : 1 marbre ; 2 ors ; 1 pierre et 1 marbre ; 1 bois et 1 or ; 1 bois et 1 marbre. Chacune figure sur 2 des 10 cartes. Vous prenez les ressources dans la réserve. La carte reste où elle est et ne change qu’à une réinitialisation : le premier qui vient après peut y trouver tout autre chose.
    .example = La petite carte du dessus montre 1 pierre et 1 marbre. Greta a 7 vertus et 3 pièces. Elle place un ouvrier sur la case de gauche, paie 1 pièce et descend à 6 vertus. Elle prend 1 pierre et 1 marbre dans la réserve. La carte reste là.

rules-m3 = Marché Noir, case du milieu : un apprenti au choix, ou 1 bâtiment sur 5
    .answer = Payez 2 pièces et perdez 1 vertu. Ensuite, embauchez n’importe lequel des 8 apprentis visibles, ou piochez 5 bâtiments, gardez-en 1 et remettez les 4 autres sous la pile.
    .details = Si vous embauchez, les colonnes ne comptent pas, et il n’y a ni taxe ni pièce pour les cartes passées. Vous prenez les pièces de l’apprenti et changez votre vertu si la carte l’indique, en plus de la vertu perdue pour le Marché Noir.

        Si vous piochez, les autres ne voient aucune des 5 cartes. Les 4 vont face cachée sous la pile, dans un ordre tiré au hasard. S’il y a moins de 5 cartes, vous regardez ce qu’il y a et en gardez 1.
    .example = Mattéo a 6 vertus et 3 pièces. Sur l’Escroc, en colonne 4, il y a 2 pièces. Mattéo paie 2 pièces, descend à 5 vertus et prend l’Escroc avec ses 2 pièces. L’Escroc lui coûte encore 1 vertu. Il a maintenant 4 vertus et 3 pièces.

rules-m4 = Marché Noir, case de droite : le Grand Marché
    .answer = Payez 3 pièces, perdez 1 vertu et recevez ce que montre la grande carte du dessus, toujours 4 ressources. Tant qu’il n’y a pas de carte, c’est ce qui est imprimé : 2 marbres, 1 pierre et 1 bois.
    .details = Les 5 grandes faces sont : 2 bois et 2 marbres ; 2 pierres et 2 marbres ; 1 bois, 1 pierre, 1 or et 1 marbre ; 2 bois, 1 pierre et 1 or ; 1 bois, 2 pierres et 1 marbre. Chacune figure sur 2 des 10 cartes.

        Le Grand Marché n’a pas de carte avant la première réinitialisation, ni juste après le moment où toutes les cartes sont remélangées au Petit Marché. La carte utilisée reste là ; seule une réinitialisation en pose une autre dessus.

rules-m5 = Marché Noir : y a-t-il des taxes, et dans quel ordre tout se passe-t-il ?
    .answer = Aucune taxe : tout l’argent va à la réserve. Placez l’ouvrier, payez les pièces, perdez la vertu, prenez ce que donne la case, puis ce qu’apportent les Escrocs. Une réinitialisation vient en dernier.
    .details = Comme il n’y a pas de taxe, une vertu basse ne rend pas le Marché Noir moins cher. On ne ramasse pas les cartes du marché : elles restent où elles sont, et chacun trouve la même offre jusqu’à une réinitialisation.

        L’ordre compte parfois. À 0 vertu, vous prenez d’abord une dette pour la vertu que vous ne pouvez pas perdre ; un Châtelain embauché ensuite vous fait monter à 1. Si vous avez pris la troisième case, la réinitialisation suit après tout le reste.
    .editions = Le livret donne les prix en pièces et n’en appelle aucune une taxe. Sur les images du plateau, dans la seule source publique que nous ayons vue, ce sont des pièces ordinaires, et non les rouges des taxes. L’ordre est une décision de ce programme.

## Réinitialisation du Marché Noir

rules-z1 = Quand y a-t-il une réinitialisation du Marché Noir ?
    .answer = Quand la troisième case du Marché Noir est prise, et quand on place un ouvrier sur la case la plus à gauche de la rangée 3 ou de la rangée 4, à la Maison des Corporations.
    .details = À la Maison des Corporations, ce sont le 7e et le 10e ouvrier à 2 joueurs ou en solo, le 9e et le 13e à 3, le 11e et le 16e à 4, le 13e et le 19e à 5. Cela arrive donc exactement deux fois par partie, quel que soit alors l’état du Marché Noir. En le remplissant, on peut en provoquer autant qu’on veut.

        Dans la manche finale, les ouvriers posés à côté de la Maison des Corporations n’en causent pas. Un troisième ouvrier au Marché Noir, si.
    .example = À 3 joueurs, la Maison des Corporations a 4 colonnes. 8 ouvriers remplissent les rangées 1 et 2. Mina place le 9e, tout à gauche de la rangée 3, et construit la Forge. Une réinitialisation suit, bien qu’il n’y ait que 1 ouvrier au Marché Noir. La prochaine venue d’ici arrivera avec le 13e ouvrier.

rules-z2 = La réinitialisation, étape par étape
    .answer = Finissez d’abord l’action qui l’a causée. Puis (1) le Marché Noir se vide en Prison, (2) les cartes du marché changent, (3) Gardiennes et Châtelains agissent, (4) 3 ouvriers ou plus en Prison coûtent de la vertu, (5) le plus grand nombre vaut une dette.
    .details = Tout cela fait encore partie du même tour, avant la limite de main du joueur et avant le joueur suivant. Celui qui prend la troisième case reçoit donc tout ce qu’elle donne, et ce n’est qu’ensuite que son ouvrier va en Prison. Après une embauche, on comble le vide avant de commencer.

        Respectez l’ordre : qui perd de la vertu et qui prend une dette dépend de ceux qui restent en Prison après l’étape 3. Un tour n’a jamais plus de 1 réinitialisation.

rules-z3 = Réinitialisation, étape 1 : les ouvriers vont en Prison
    .answer = Tous ceux du Marché Noir partent en Prison, quel que soit leur propriétaire : les 3 s’il est plein, ou ceux qui s’y trouvent si c’est la Maison des Corporations qui l’a déclenchée.
    .details = Les 3 cases sont alors libres et peuvent resservir. L’ouvrier qui a tout déclenché part avec les autres, même s’il vient d’être placé. Personne ne gagne de pièces : ce n’est pas la même chose qu’envoyer des ouvriers capturés en Prison au Corps de Garde. Si le Marché Noir est vide quand la Maison des Corporations cause une réinitialisation, personne ne va en Prison, mais toutes les autres étapes ont lieu.

rules-z4 = Réinitialisation, étape 2 : les cartes du marché changent
    .answer = Retournez la carte du dessus du Petit Marché et posez-la, grande face visible, sur le Grand Marché. Si le Petit Marché est alors vide, mélangez toutes les cartes du Grand Marché en une nouvelle petite pile.
    .details = Après une réinitialisation, les deux côtés offrent donc du nouveau : la case de gauche montre la petite carte suivante, celle de droite le dos de la précédente. Les cartes déjà au Grand Marché y restent, recouvertes.

        La dixième réinitialisation vide le Petit Marché. Les 10 cartes forment alors une nouvelle petite pile, et le Grand Marché n’a plus de carte : il offre les 2 marbres, 1 pierre et 1 bois imprimés sur le plateau. Le Petit Marché, lui, a toujours une carte.

rules-z5 = Réinitialisation, étape 3 : Gardiennes et Châtelains
    .answer = Chacun peut maintenant utiliser ses Gardiennes et ses Châtelains, dans l’ordre qui lui plaît. Vous pouvez donc d’abord libérer 2 ouvriers, puis toucher la récompense d’un Châtelain s’il ne vous reste personne en Prison.
    .details = Cette étape concerne tout le monde, pas seulement celui dont c’est le tour, et chaque carte sert une fois par réinitialisation. Elle vient avant la vertu et les dettes : une Gardienne peut vous épargner les deux. Procédez dans le sens horaire à partir du joueur dont c’est le tour ; le résultat n’en dépend pas.

        Rien n’est obligatoire. Parmi les personnages promotionnels, Fara peut libérer ici 1 de ses ouvriers. Un Colporteur, promotionnel lui aussi, rapporte 2 pièces.
    .example = Inès a 2 ouvriers en Prison, une Gardienne et un Châtelain qui donne 1 marbre. Elle libère les deux ouvriers : il ne lui en reste plus en Prison, et elle prend 1 marbre. Avec 3 ouvriers en Prison, il en serait resté 1 et le Châtelain n’aurait rien donné.

rules-z6 = Réinitialisation, étape 4 : 3 ouvriers ou plus en Prison
    .answer = Chaque joueur qui a 3 ouvriers ou plus en Prison perd 1 vertu, une seule, quel que soit leur nombre.
    .details = Comptez une fois que les Gardiennes ont agi. Avec 2, vous ne perdez rien ; avec 3, vous perdez 1 vertu, et avec 10 aussi. Plusieurs joueurs peuvent en perdre à la même réinitialisation, tous au même moment. Si vous êtes déjà à 0 vertu, vous prenez 1 dette non payée à la place. Les ouvriers capturés sur les plateaux des autres ne comptent pas ici, seulement ceux qui sont en Prison.
    .example = Après les Gardiennes, Léon a 5 ouvriers en Prison, Mei 3 et Ruth 2. Mei perd 1 vertu, Ruth rien. Léon en perdrait 1 aussi, mais il est à 0 vertu : il prend 1 dette non payée à la place. Ses 5 ouvriers ne lui coûtent pas plus cher que 3.

rules-z7 = Réinitialisation, étape 5 : qui prend une dette ?
    .answer = Le joueur qui a le plus d’ouvriers en Prison prend 1 dette non payée. S’ils sont plusieurs à égalité, chacun en prend 1. Si la Prison est vide, personne.
    .details = Il n’y a pas de minimum : si vous êtes seul à avoir un ouvrier en Prison, celui-là suffit. Comptez une fois que les Gardiennes ont agi. Le même joueur peut très bien perdre 1 vertu à l’étape d’avant et prendre la dette maintenant.

        Une dette non payée coûte 2 PV à la fin. On peut la rembourser au Corps de Garde pour 3 pièces et 3 taxes. En solo, votre adversaire compte comme un joueur.
    .example = Après les Gardiennes, Anton a 3 ouvriers en Prison, Dina 3 et Milo 1. Anton et Dina viennent de perdre 1 vertu chacun. Ils sont à égalité pour le plus grand nombre : chacun prend 1 dette non payée. Milo n’en prend pas.

## Corps de Garde

rules-g1 = Le Corps de Garde : combien d’actions, et lesquelles ?
    .answer = Jusqu’à 1 action par ouvrier que vous y avez, dans n’importe quel ordre : envoyer les capturés en Prison, libérer les vôtres de la Prison, libérer les vôtres des plateaux adverses, ou rembourser 1 dette.
    .details = Chaque action est faite et payée avant la suivante : l’argent reçu pour les ouvriers envoyés en Prison peut donc rembourser une dette dans la même visite. Vous pouvez vous arrêter quand vous voulez, et même placer un ouvrier ici sans rien faire.

        Vous pouvez choisir deux fois la même action, mais seul le remboursement sert une deuxième fois, puisque les 3 autres prennent toujours tout le monde d’un coup. Le nombre d’actions est fixé quand vous placez l’ouvrier.

rules-g2 = Corps de Garde : envoyer les capturés en Prison
    .answer = Tous les ouvriers capturés de votre plateau vont en Prison, et la réserve vous donne 1 pièce pour chacun. On ne peut pas en envoyer seulement une partie.
    .details = Cela ne coûte que l’action. Toutes les couleurs partent d’un coup. Pour les propriétaires, la situation change : en Prison, leurs ouvriers comptent à la prochaine réinitialisation et coûtent des PV à la fin, mais ils peuvent maintenant les libérer sans payer.

        Il vaut parfois mieux attendre. Sur votre plateau, ils sont hors jeu tant que leur propriétaire ne paie pas, et avec le Donjon, 3 ouvriers capturés valent 1 PV à la fin.
    .example = Élif a sur son plateau 4 ouvriers capturés rouges et 3 bleus. Avec 1 action au Corps de Garde, elle envoie les 7 en Prison et gagne 7 pièces. Elle ne peut pas garder les bleus.

rules-g3 = Corps de Garde : libérer ses ouvriers de la Prison
    .answer = Tous vos ouvriers sortent de Prison et reviennent sur votre plateau. Cela ne coûte ni pièce, ni vertu, ni dette, seulement 1 action.
    .details = Vous pouvez les utiliser dès votre tour suivant. Peu importe comment ils sont arrivés là : par le Marché Noir, par un adversaire ou dès le départ avec un personnage. Les ouvriers des autres restent en Prison ; vous ne pouvez pas les libérer.

        Mieux vaut venir avant la prochaine réinitialisation, car 3 ouvriers ou plus y coûtent 1 vertu, et le plus grand nombre une dette. Construire la Planque fait la même chose une fois, sans ouvrier au Corps de Garde.

rules-g4 = Corps de Garde : libérer ses ouvriers capturés des plateaux adverses
    .answer = Tous vos ouvriers capturés, chez tous les adversaires, reviennent sur votre plateau. Vous payez 3 pièces et 2 taxes, ou bien vous prenez 1 dette non payée et perdez 1 vertu. Il en faut au moins 1.
    .details = Le prix est le même pour 1 ouvrier que pour 15, et il vaut pour tous les adversaires à la fois. L’argent va à la réserve, pas à celui qui les a capturés. Avec 3 ou 2 vertus, vous évitez 1 taxe et payez 4 pièces en tout ; avec 1 ou 0, seulement les 3 pièces.

        Vous pouvez choisir le second prix même si vous avez l’argent. À 0 vertu, il vous coûte 2 dettes : l’une comme prix, l’autre pour la vertu que vous ne pouvez pas perdre.
    .example = Klara a 6 vertus, 4 ouvriers chez Piet et 2 chez Uma. Elle paie 3 pièces à la réserve et en met 2 au Bâtiment des Impôts, et les 6 reviennent. Ou bien elle ne paie pas de pièces, prend 1 dette non payée et descend à 5 vertus.

rules-g5 = Corps de Garde : rembourser une dette
    .answer = 1 dette coûte 3 pièces et 3 taxes. Retournez la carte côté payé et gardez-la ; vous gagnez 1 vertu et ce qu’apportent vos Agents de recouvrement. Chaque dette de plus est une action à part.
    .details = Une dette payée ne vous coûte plus 2 PV. Elle vaut 0 PV en elle-même, mais compte pour le Réservoir et le Prêteur sur Gages.

        Avec 3 ou 2 vertus, vous évitez 1 taxe et payez 5 pièces en tout ; avec 1 ou 0, vous en évitez 2 et payez 4 pièces. C’est votre vertu au moment de payer qui compte. La vertu gagnée avec la première dette peut donc rendre la deuxième plus chère.
    .example = Pavel a 3 vertus, 2 dettes non payées et 2 ouvriers au Corps de Garde. La première dette coûte 3 pièces et 2 taxes et le fait monter à 4 vertus. La deuxième coûte alors le prix entier, 3 pièces et 3 taxes, et le fait monter à 5. En tout, il paie 11 pièces.
## Dettes

rules-d1 = Ce que coûte une dette non payée
    .answer = Chaque dette non payée devant vous coûte 2 PV à la fin de la partie. D’ici là, elle ne fait rien : ni intérêts, ni échéance.
    .details = On prend une dette de plusieurs façons : en ayant le plus d’ouvriers en Prison à une réinitialisation du Marché Noir, comme prix pour libérer ses ouvriers capturés, en perdant de la vertu au-dessous de 0, ou en construisant la Maison des Paris. La pile des dettes ne s’épuise jamais.

        On s’en débarrasse de deux façons : la rembourser au Corps de Garde pour 3 pièces et 3 taxes, ou la détruire, avec l’Église ou avec une vertu gagnée au-delà de 14. À la fin, trois bâtiments regardent les dettes non payées : la Fontaine, le Repaire des Parieurs et l’Université.

rules-d2 = Rembourser une dette : ce que vous y gagnez
    .answer = Retournez la carte et gardez-la. Vous gagnez 1 vertu et les ressources de vos Agents de recouvrement. Une dette payée vaut 0 PV en elle-même : vous ne perdez plus 2 PV.
    .details = Cela se fait au Corps de Garde, et chaque dette est une action à part. Il en coûte 3 pièces et 3 taxes, donc 6 pièces en tout ; avec 3 vertus ou moins, vous évitez une partie des taxes. Chaque fois que vous remboursez une dette, un Agent de recouvrement vous apporte 2 bois, 2 argiles ou 2 pierres, selon sa carte.

        Ne rendez pas la carte payée. À la fin, le Prêteur sur Gages donne 1 PV par dette payée, et le Réservoir 1 vertu pour 2.
    .example = Clara a 7 vertus, 2 dettes non payées et un Agent de recouvrement qui donne 2 pierres. Son deuxième ouvrier au Corps de Garde lui permet 2 actions. Elle rembourse les deux dettes pour 12 pièces, dont 6 de taxe. Elle a maintenant 9 vertus, 4 pierres de plus et 2 dettes payées.

rules-d3 = Détruire une dette n’est pas la rembourser
    .answer = Une dette détruite retourne à la pile. Vous ne gagnez ni vertu ni ressources des Agents de recouvrement, et elle ne compte pas comme dette payée. Vous ne perdez plus 2 PV, c’est tout.
    .details = L’Église permet de détruire 1 dette non payée quand vous la construisez. L’autre moyen est la vertu : chaque vertu gagnée au-delà de 14 peut en détruire 1. Ni l’un ni l’autre ne coûte de pièces.

        Pendant la partie, c’est toujours à vous de choisir. Si vous avez le Prêteur sur Gages, le Réservoir ou un Agent de recouvrement, vous préférerez peut-être garder une dette pour la rembourser plus tard. Rembourser coûte jusqu’à 6 pièces, mais rapporte 1 vertu et vous laisse une carte qui compte.

## Maison des Corporations

rules-u1 = Que fait un ouvrier à la Maison des Corporations ?
    .answer = De deux choses l’une : vous construisez 1 bâtiment de votre main, ou vous avancez de 1 niveau le chantier de la Cathédrale. Si vous ne pouvez faire ni l’un ni l’autre, vous n’y placez pas d’ouvrier.
    .details = Vérifiez avant de placer. Pour un bâtiment, il faut les compétences et les ressources. Pour la Cathédrale, il faut au moins 5 vertus, une place libre au niveau suivant, son prix et une carte Bâtiment à défausser ; Frederick n’a pas besoin de carte. Vous devez tout avoir d’avance : ce que rapporte l’action arrive trop tard.

        Posez l’ouvrier sur la silhouette libre suivante, rangée par rangée, de gauche à droite. Il y reste jusqu’à la fin de la partie, et personne ne peut le capturer.
    .example = Omar tient le Puits et a 2 bois et 2 pierres, juste son prix. Le Puits ne demande pas de compétence, donc Omar place un ouvrier, paie et prend 4 argiles. Ella a 4 vertus et ne peut payer aucun bâtiment de sa main : pour elle, la Maison des Corporations est fermée ce tour-ci.

rules-u2 = Combien de cases a la Maison des Corporations ?
    .answer = Elle a 4 rangées. À 1 ou 2 joueurs, on utilise 3 colonnes, donc 12 cases. À 3 joueurs, 4 colonnes et 16 cases ; à 4 joueurs, 5 et 20 ; à 5 joueurs, 6 et 24.
    .details = Les colonnes 4, 5 et 6 portent les marques 3+, 4+ et 5+. Oubliez celles qui sont prévues pour plus de joueurs que vous n’êtes : quand une rangée est pleine sur les colonnes utilisées, l’ouvrier suivant commence la rangée du dessous.

        Les cases sont à tout le monde. Chaque ouvrier posé là a fait 1 bâtiment ou 1 niveau de la Cathédrale : il y a donc de quoi en faire environ 5 ou 6 par joueur avant la manche finale.
    .editions = Le livret dit quelles colonnes on utilise selon le nombre de joueurs, et parle de 12 bâtiments à 2 joueurs. Il ne donne jamais le nombre de rangées. Les 4 rangées viennent d’images du plateau dans une version en ligne publique.

rules-u3 = Quelles cases de la Maison des Corporations causent une réinitialisation ?
    .answer = Les cases les plus à gauche des rangées 3 et 4. À 1 ou 2 joueurs, ce sont la 7e et la 10e, à 3 joueurs la 9e et la 13e, à 4 la 11e et la 16e, à 5 la 13e et la 19e.
    .details = Celui qui prend une telle case termine d’abord son bâtiment ou son niveau de Cathédrale, avec tout ce qui va avec. Puis vient la réinitialisation, encore dans le même tour. Tous les ouvriers du Marché Noir vont en Prison, qu’il y en ait 2, 1 ou aucun.

        Chaque partie a donc au moins 2 réinitialisations, même si personne ne va au Marché Noir. Comptez les cases et sortez vos ouvriers de Prison à temps : celui qui en a le plus prend une dette.
    .example = À trois. Priya place le 9e ouvrier, le premier de la rangée 3. Elle construit la Fabrique et prend ses 2 marbres. La réinitialisation ne vient qu’ensuite : le seul ouvrier du Marché Noir, à Sam, va en Prison. La prochaine venue d’ici arrivera avec le 13e ouvrier.

rules-u4 = La dernière case de la Maison des Corporations est prise
    .answer = Celui qui pose un ouvrier sur la dernière case libre déclenche la fin. Il termine son tour, puis tout le monde joue encore exactement 1 tour, lui en dernier.
    .details = La dernière case est la 12e à 1 ou 2 joueurs, la 16e à 3, la 20e à 4 et la 24e à 5. L’ouvrier qui s’y trouve fait son travail comme un autre : il construit un bâtiment ou avance le chantier de la Cathédrale.

        Dans la manche finale, la Maison des Corporations n’est pas fermée. Vous pouvez encore construire ou monter à la Cathédrale ; ces ouvriers-là se posent à côté.

## Construire un bâtiment

rules-b1 = Compétences : quels apprentis faut-il pour un bâtiment ?
    .answer = Vos apprentis doivent montrer tous les symboles de compétence de la carte. Ils ne s’usent pas. Un même apprenti peut compter pour plusieurs symboles, et pour autant de bâtiments qu’on veut.
    .details = Les compétences sont la menuiserie, le carrelage et la maçonnerie. Aucun bâtiment de la boîte ne demande deux fois la même : 3 apprentis d’une compétence chacun les ouvrent donc tous. Le Manœuvre, qui a les trois, le fait à lui seul. 13 des 40 bâtiments ne demandent aucune compétence.

        Une compétence compte dès l’embauche. Si vous défaussez un apprenti pour faire de la place, la sienne disparaît aussitôt.
    .example = Léo veut construire la Bibliothèque, qui demande menuiserie et carrelage. Sa Bûcheronne a la menuiserie, son Bijoutier le carrelage : c’est bon. Il garde les deux. Pour le Donjon, il lui faudrait aussi la maçonnerie. Nina n’a qu’un Manœuvre, et il suffit pour l’un comme pour l’autre.
    .editions = Le livret veut des apprentis qui répondent aux symboles et dit qu’on les garde. Il ne précise pas si l’un d’eux peut servir pour plusieurs symboles. Ce programme en conclut que oui : le Manœuvre a les trois compétences, et rien ne le limite à une seule.

rules-b2 = Construire un bâtiment, étape par étape
    .answer = Rendez les ressources à la réserve, posez la carte face visible sur votre plateau, appliquez son changement de vertu, puis son effet immédiat. Un effet de fin de partie attend le décompte final.
    .details = On vérifie les compétences avant de payer. Le changement de vertu passe avant l’effet, ce qui peut compter aux deux bouts de la piste.

        Chaque bâtiment a un effet. 19 bâtiments ont un effet immédiat, qui joue une fois, maintenant ou jamais. Les 21 autres ont un effet de fin de partie. Tous les 40 ont des PV imprimés, qu’on compte à la fin. Si votre ouvrier a causé une réinitialisation du Marché Noir, elle suit quand le bâtiment est entièrement terminé.
    .example = Jacques a 7 vertus et un Tailleur de Pierre, qui a la maçonnerie. Il construit le Repaire des Voleurs. Il paie 1 argile, 2 bois et 3 pierres, pose la carte sur son plateau, descend de 2 à 5 vertus, puis prend 4 pièces. À la fin, la carte vaut 8 PV.

rules-b3 = Les bâtiments qui donnent quelque chose tout de suite
    .answer = Puits : 4 argiles. Camp de Bûcherons : 4 bois. Forge : 4 pierres. Repaire des Voleurs : 4 pièces. Fabrique : 2 marbres. Chambre des Projets : 2 cartes Bâtiment. Argilière : 1 or ou 1 marbre. Trésorerie : 1 or ou 3 pièces. Maison des Paris : 1 dette non payée.
    .details = Vous le prenez une fois, juste après la construction, et vous ne pouvez pas refuser. C’est vrai aussi de la dette de la Maison des Paris : la carte vaut 7 PV, mais elle vous coûte encore 1 vertu.

        Avec l’Argilière et la Trésorerie, vous choisissez l’un des deux gains. Les cartes de la Chambre des Projets viennent du dessus de la pile des bâtiments ; la limite de 6 en main ne se vérifie qu’à la fin de votre tour. Ce que vous gagnez ne peut pas aider à payer le bâtiment qui le donne.

rules-b4 = Armurerie, Caserne, Forteresse, Planque : captures et libérations
    .answer = Tout est gratuit. Armurerie : 1 capture. Forteresse : 2 captures, sur un emplacement ou sur 2. Caserne : 1 capture, ou libérer tous vos ouvriers des plateaux adverses. Planque : libérer tous vos ouvriers de la Prison.
    .details = Vous ne payez ni pièce ni taxe, et il ne vous faut pas d’ouvrier à l’Hôtel de Ville ni au Corps de Garde. Une capture prend tous les ouvriers d’une couleur sur un emplacement à grand cercle. Si ce sont les vôtres, ils reviennent sur votre plateau.

        La Forteresse peut capturer sur 2 emplacements quel que soit le nombre de joueurs, même quand l’Hôtel de Ville n’en permet que 1. Vous pouvez renoncer à une capture ou à une libération, mais pas la garder pour plus tard. La vertu change d’abord : la Forteresse et la Planque coûtent 2 vertus chacune.
    .example = À quatre. Zoé construit la Forteresse et descend de 8 à 6 vertus. Elle capture 4 ouvriers rouges, à Max, dans la Forêt et 3 verts, à Ana, à la Carrière. Elle ne paie rien et a maintenant 7 ouvriers capturés. À l’Hôtel de Ville, elle aurait dû faire les deux captures au même endroit.
    .editions = Le livret fait exécuter l’action illustrée comme au Corps de Garde ou à l’Hôtel de Ville, et accorde 2 emplacements à la Forteresse. Ce que montrent les trois autres cartes vient d’images d’une version en ligne publique. Que ces actions ne coûtent rien est une décision de ce programme.

rules-b5 = Église, Bibliothèque, Palais, Taverne
    .answer = Église : vous pouvez détruire 1 de vos dettes non payées. Bibliothèque : vous pouvez défausser 1 carte Bâtiment de votre main contre 2 ors. Palais : 1 or par tranche de 4 vertus. Taverne : embauchez gratuitement 1 apprenti visible.
    .details = L’Église donne d’abord 1 vertu ; la dette détruite n’est pas une dette payée. La carte défaussée pour la Bibliothèque va face cachée sous la pile des bâtiments. Le Palais compte votre vertu du moment, arrondie à l’inférieur : 4 à 7 vertus donnent 1 or, 8 à 11 en donnent 2, 12 ou plus en donnent 3.

        À la Taverne, choisissez parmi les 8 cartes visibles. Vous recevez les pièces posées dessus, et son changement de vertu s’applique. À votre limite d’apprentis, il faut en défausser un pour embaucher, ou renoncer. Au-dessous, vous devez embaucher.

rules-b6 = Monument et Tour de Guet : tout le monde est concerné
    .answer = Monument : chaque joueur gagne 1 vertu ; vous, son propriétaire, 2 en tout. Tour de Guet : chaque joueur qui a au moins 3 de ses ouvriers en Prison perd 1 vertu, et vous aussi si c’est votre cas.
    .details = Les deux cartes changent aussi la vertu de leur propriétaire à la construction : 1 de plus pour le Monument, 1 de moins pour la Tour de Guet. Cela vient d’abord. Avec 3 ouvriers en Prison, votre propre Tour de Guet vous coûte donc 2 vertus.

        L’effet touche tout le monde au même moment. Un joueur déjà à 14 peut détruire une dette non payée avec la vertu en trop ; un joueur à 0 prend une dette au lieu d’en perdre 1. Les ouvriers capturés sur un plateau ne comptent pas. En solo, l’adversaire est touché lui aussi.
    .example = Nora a 8 vertus et construit la Tour de Guet : la carte la fait descendre à 7. En Prison, elle a 3 ouvriers, Ben 4 et Iris 2. Nora descend à 6. Ben est à 0 vertu : il prend 1 dette non payée. Iris ne perd rien.

## Cathédrale

rules-a1 = Quand peut-on travailler à la Cathédrale ?
    .answer = Il faut au moins 5 vertus, une place libre au niveau suivant, son prix, et une carte Bâtiment en main à défausser. Seul Frederick se passe de carte. Personne ne dépasse le niveau 5.
    .details = Les niveaux 1 et 2 ont 3 places chacun, les niveaux 3 et 4 en ont 2, le niveau 5 en a 1. Si toutes les places de votre niveau suivant sont prises, attendez qu’un de ces marqueurs monte plus haut. On ne saute pas de niveau. Sous le niveau 1, il y a de la place pour tous.

        La vertu se vérifie quand vous commencez : celle de la récompense arrive trop tard. S’il vous manque quelque chose, vous pouvez encore utiliser la Maison des Corporations pour construire.
    .example = Otto et Léa occupent les 2 places du niveau 3. Finn est au niveau 2 avec 6 vertus, 1 marbre et une carte Bâtiment. Il ne peut pas monter. Puis Léa passe au niveau 4 et une place se libère : à son tour suivant, Finn peut payer le marbre et la prendre.
    .editions = Le livret fait de la défausse une étape du chantier. Il ne dit pas si l’on peut monter avec une main vide. Ce programme conclut de sa formulation que non : sans carte, l’étape est impossible.

rules-a2 = Monter à la Cathédrale, étape par étape
    .answer = Dans l’ordre : payez le coût du niveau suivant, défaussez 1 carte Bâtiment, montez votre marqueur de 1 niveau, prenez la récompense du dessus, puis utilisez vos Acolytes. S’il n’y a plus de récompense, vous gagnez 1 vertu à la place.
    .details = La carte Bâtiment va face cachée sous la pile ; personne d’autre ne la voit. Révélez la récompense du dessus, recevez ce qu’elle montre et retirez-la de la partie. Chacune donne 1 vertu et autre chose, ou 2 vertus. Il y en a 5, 7, 9 ou 11 pour 2, 3, 4 ou 5 joueurs : elles peuvent donc s’épuiser.

        À chaque niveau gravi, chaque Acolyte donne son bonus : 1 carte Bâtiment, 2 argiles ou 2 pièces, selon sa carte. Un ouvrier fait monter de 1 niveau, jamais plus.
    .example = Véra est au niveau 1 et a 7 vertus. Elle paie 3 bois et 1 pierre, glisse la Forge de sa main sous la pile et passe au niveau 2. La récompense montre 1 vertu et 2 pierres. Puis son Acolyte lui donne 2 pièces. Elle a maintenant 8 vertus.

rules-a3 = Les niveaux de la Cathédrale : coût, PV et places
    .answer = Niveau 1 : 1 or, 2 PV. Niveau 2 : 4 bois ou pierres, 4 PV. Niveau 3 : 1 marbre, 7 PV. Niveau 4 : 8 bois ou pierres, 12 PV. Niveau 5 : 2 ors et 2 marbres, 20 PV.
    .details = Bois ou pierres, cela veut dire mêlés comme vous voulez. Les niveaux 1 et 2 ont 3 places chacun, les niveaux 3 et 4 en ont 2, et le niveau 5 n’en a que 1 : un seul joueur peut atteindre le sommet.

        Toute la montée coûte 3 ors, 3 marbres et 12 bois ou pierres. Elle demande aussi 5 ouvriers et 5 cartes Bâtiment, ou aucune carte si vous êtes Frederick. Les derniers pas valent plus : ils ajoutent 2, 2, 3, 5 et 8 PV.
    .example = Kim est au niveau 3 et a 5 bois et 3 pierres. Elle paie les 8, défausse une carte Bâtiment et passe au niveau 4. Cela vaut 12 PV au lieu de 7. Pour le niveau 5, il lui faut 2 ors, 2 marbres et une autre carte, et personne ne doit y être avant elle.
    .editions = Le livret donne les PV des niveaux 1 à 3 et les coûts des niveaux 1, 2 et 4, et dit que les places sont limitées. Tous les autres nombres, places comprises, viennent d’une image du plateau dans une version en ligne publique.

rules-a4 = Quel niveau de la Cathédrale compte, et peut-on le perdre ?
    .answer = Seul compte le niveau où se trouve votre marqueur à la fin. N’ajoutez pas les niveaux du dessous. Un marqueur ne redescend jamais, quoi qu’il arrive à votre vertu.
    .details = Le niveau 4 vaut 12 PV en tout, et non 2 + 4 + 7 + 12. Si votre vertu tombe à 4 ou moins, vous ne pouvez plus travailler à la Cathédrale pour l’instant, mais vous gardez votre niveau et ses PV.

        Tant que vous restez à un niveau, vous y occupez une place, et d’autres doivent peut-être vous attendre. Elle ne se libère que si vous montez. Si votre marqueur est encore sous le niveau 1 à la fin, il vaut 0.
    .editions = Le livret fait marquer les PV inscrits à côté de votre niveau. Il ne dit nulle part que ceux du dessous ne comptent pas aussi, ni qu’un marqueur ne peut pas redescendre. Ce programme conclut les deux de sa formulation.

## Vertu et taxes

rules-v1 = La piste de vertu, de 0 à 14
    .answer = La piste va de 0 à 14. Vous commencez à 7, sauf si votre personnage en décide autrement. Le marqueur ne quitte jamais la piste : au-delà de 14 et au-dessous de 0, les dettes entrent en jeu.
    .details = Votre position décide de cinq choses. À 10 ou plus, le Marché Noir vous est fermé. À 4 ou moins, vous ne travaillez plus à la Cathédrale. À 3 ou moins, vous évitez des taxes. Ce que vous gagnez au-delà de 14 peut détruire vos dettes non payées, ce que vous perdez au-dessous de 0 vous en donne de nouvelles. Et à la fin, la piste vous donne des PV, de −9 à 7.

        De 5 à 9, tout vous est ouvert. Déplacez votre marqueur dès que vous gagnez ou perdez de la vertu.

rules-v2 = Combien de PV vaut ma vertu ?
    .answer = 0 vertu : −9 PV, 1 : −8, 2 : −7, 3 : −5, 4 : −3, 5 : −1, 6 à 9 : 0, 10 : 1, 11 : 2, 12 : 3, 13 : 5, 14 : 7.
    .details = On le compte une seule fois, à la fin, après les bâtiments qui changent encore la vertu : Château, Chapelle, Cachot, Musée, Réservoir et Comptoir. Pendant la partie, votre position ne vous coûte ni ne vous donne de PV.

        Les pas n’ont pas tous la même valeur. De 6 à 9, rien ne change. Chaque pas de 2 à 5 vaut 2 PV, et chaque pas de 12 à 14 aussi. Tous les autres valent 1 PV.
    .editions = Les exemples du livret donnent les PV de 1, 12 et 13 vertus, et 0 PV pour 6. Tous les autres nombres viennent d’une image du plateau dans une version en ligne publique.

rules-v3 = Éviter une taxe : payer moins avec peu de vertu
    .answer = Avec 3 ou 2 vertus, vous pouvez laisser 1 taxe impayée à chaque paiement ; avec 1 ou 0 vertu, 2 taxes. Ce qui n’est pas une taxe se paie toujours en entier.
    .details = Toutes pièces comptées, embaucher à l’Atelier coûte 4, puis 3 avec 3 ou 2 vertus, et 2 avec 1 ou 0. Libérer ses ouvriers capturés coûte 5, 4 ou 3, et rembourser une dette 6, 5 ou 4. La première capture coûte 1, et rien avec 3 vertus ou moins.

        Cela vaut à chaque paiement, même deux fois dans un tour. C’est votre vertu du moment qui décide. Les taxes évitées ne vont pas au Bâtiment des Impôts, et rien ne se reporte sur le paiement suivant.
    .example = Greta a 1 vertu et fait 2 actions au Corps de Garde. Elle rembourse une dette pour 3 pièces et 1 taxe, 4 en tout, et monte à 2 vertus. Sa deuxième dette coûte 3 pièces et 2 taxes, 5 en tout. Elle a payé 9 pièces au lieu de 12.
    .editions = Le livret laisse ignorer 1 taxe par icône à partir de 3 vertus ; dans son exemple, un joueur à 1 vertu en ignore 2. Combien de fois, il ne le dit pas : ce programme le fait toujours, à chaque paiement. Les icônes des autres valeurs viennent d’une image du plateau.

rules-v4 = 10 vertus ou plus : le Marché Noir est fermé
    .answer = Avec 10 vertus ou plus, vous ne pouvez pas placer d’ouvrier au Marché Noir. Dès que vous êtes de nouveau sous 10, vous le pouvez.
    .details = Seul compte le moment où vous placez. Un ouvrier déjà là y reste jusqu’à la prochaine réinitialisation. L’Illusionniste ne lève pas l’interdiction : il vous épargne la perte de vertu, rien d’autre.

        Pour redescendre, on passe d’habitude par le Bâtiment des Impôts. À 11 vertus, vous y allez, vous en perdez 2, et à 9 le Marché Noir vous est ouvert dès votre tour suivant. Surveillez aussi la montée : le Monument d’un autre, ou votre propre Châtelain, peut vous mener à 10.

rules-v5 = 4 vertus ou moins : pas de chantier à la Cathédrale
    .answer = Avec 4 vertus ou moins, vous ne pouvez pas avancer le chantier de la Cathédrale. Dès que vous en avez de nouveau 5, vous le pouvez. Vous gardez le niveau atteint.
    .details = Votre vertu se vérifie quand vous commencez à monter. Vous pouvez toujours construire des bâtiments à la Maison des Corporations, et votre niveau compte à la fin, si basse que soit votre vertu.

        Pour remonter, échangez à l’Entrepôt Royal : 2 ressources parmi argile, bois et pierre donnent 1 vertu. Rembourser une dette en donne 1 aussi, de même que certains bâtiments et apprentis. Parmi les personnages, Caroline, Hugo et Lothaire commencent trop bas pour la Cathédrale.

rules-v6 = Gagner de la vertu au-delà de 14
    .answer = Votre marqueur reste à 14. Pour chaque vertu gagnée en plus, vous pouvez détruire 1 de vos dettes non payées. Sinon, cette vertu est perdue.
    .details = Vous décidez tout de suite, pour chaque vertu séparément. La dette retourne à la pile. Elle n’est pas remboursée : elle ne donne ni vertu ni ressources, et ne compte ni pour le Prêteur sur Gages ni pour le Réservoir. Si vous préférez la rembourser plus tard, laissez perdre la vertu.

        Peu importe d’où vient la vertu : une récompense, un échange, un Châtelain ou le Monument d’un autre. Au décompte final, le programme détruit vos dettes de lui-même, car cela ne peut plus que vous aider.
    .example = Félix a 13 vertus et 2 dettes non payées. Une récompense lui donne 2 vertus. La première le mène à 14. Avec la seconde, il détruit 1 dette. Si la partie finissait là, il aurait 7 PV pour sa vertu et en perdrait 2 pour la dette qui lui reste.

rules-v7 = Perdre de la vertu au-dessous de 0
    .answer = Votre marqueur reste à 0. Pour chaque vertu que vous devriez perdre en dessous, vous prenez 1 dette non payée à la place. L’action qui coûte de la vertu reste permise.
    .details = Avec 1 vertu, le Bâtiment des Impôts vous mène à 0 et vous donne 1 dette ; avec 0 vertu, il vous en donne 2. Si vous libérez vos ouvriers capturés en prenant une dette, à 0 vertu cela en fait 2 : l’une est le prix, l’autre remplace la vertu perdue.

        Vous ne pouvez pas refuser ces dettes ; seul Hugo peut payer 2 pièces à la place. Chacune coûte 2 PV à la fin, en plus des −9 PV que vaut 0 vertu.
    .example = Ivan a 1 vertu. Il y a 9 pièces au Bâtiment des Impôts, et il les prend. Il doit perdre 2 vertus : la première le mène à 0, pour la seconde il prend 1 dette non payée. Ivan a 9 pièces de plus, mais à la fin la dette lui coûtera 2 PV.

## Fin de partie

rules-e1 = La manche finale : qui joue encore ?
    .answer = Celui qui remplit la dernière case de la Maison des Corporations termine son tour. Puis chacun joue encore exactement 1 tour, dans le sens horaire. Celui qui a pris la dernière case joue en dernier.
    .details = La dernière case est la 12e à 1 ou 2 joueurs, la 16e à 3, la 20e à 4 et la 24e à 5. Peu importe qui avait commencé la partie : à partir de là, chacun a exactement 1 tour.

        Si c’est vous qui déclenchez la fin, vous avez donc aussi votre dernier tour, et vous voyez d’abord ce que font tous les autres. Après la manche finale, on passe au décompte.
    .example = Ana, Ben et Cléo sont assis dans cet ordre, dans le sens horaire. Ben pose le 16e ouvrier à la Maison des Corporations et construit un bâtiment. Son tour s’achève. Cléo joue alors son dernier tour, puis Ana, puis Ben. Après quoi, on compte.
    .editions = Le livret accorde un dernier tour à tous les joueurs, y compris à celui qui a causé la fin. Il ne fixe pas d’ordre. Ce programme continue dans le sens horaire comme avant : celui qui a causé la fin joue donc en dernier.

rules-e2 = La Maison des Corporations dans la manche finale
    .answer = Elle reste ouverte : construisez un bâtiment ou montez à la Cathédrale comme d’habitude. Posez l’ouvrier à côté. Il ne cause pas de réinitialisation et ne vous revient pas.
    .details = Toutes les conditions et tous les prix habituels valent, et ce que vous construisez compte en entier. Le nombre d’ouvriers posés à côté n’est pas limité : personne ne peut bloquer les autres dans les derniers tours.

        Il peut encore y avoir une réinitialisation du Marché Noir, si quelqu’un en prend la troisième case. Elle compte pleinement, avec la Prison, la vertu et les dettes. En solo, les ouvriers de l’adversaire posés à côté comptent dans son score.
    .editions = Le livret dit que ces ouvriers se posent à côté de la Maison des Corporations. Il ne parle pas de réinitialisation. Comme ils n’occupent pas de case des rangées 3 ou 4, ce programme en conclut qu’ils n’en causent pas.

rules-e3 = Plus d’ouvrier pour le dernier tour
    .answer = Alors votre dernier tour consiste à récupérer 1 de vos ouvriers sur un emplacement à grand cercle, comme en temps normal. Vous n’aurez plus de tour pour le placer.
    .details = L’ouvrier récupéré ne vaut rien en lui-même : votre tour est donc perdu. Comptez d’avance quand la Maison des Corporations se remplit, et gardez au moins 1 ouvrier sur votre plateau.

        Si vous n’en avez pas non plus sur les grands cercles, vous en récupérez 1 en Prison ou chez un adversaire. En Prison, cela peut valoir 1 PV, puisque 2 ouvriers y coûtent 1 PV. Ensuite vient le décompte final.
    .editions = Le livret donne la règle du tour sans ouvriers et ne fait pas d’exception pour la manche finale. Ce programme en conclut qu’elle vaut jusqu’au bout.

## Décompte final

rules-f1 = Décompte final : d’abord les changements de vertu
    .answer = Château : 1 vertu pour 2 ors. Musée : 1 pour 2 marbres. Réservoir : 1 pour 2 dettes payées. Comptoir : 1 pour 4 ressources parmi argile, bois et pierre. Chapelle : 2 si vous êtes seul en tête à la Cathédrale. Cachot : perdez 2 vertus.
    .details = Tout le monde termine cela avant qu’on compte le moindre PV. Vous ne dépensez rien : l’or et le marbre rapportent encore leurs PV ensuite. Chaque bâtiment arrondit à l’inférieur.

        La piste fonctionne comme pendant la partie : la vertu au-delà de 14 détruit vos dettes non payées, celle perdue au-dessous de 0 vous en donne de nouvelles. Si vous avez le Cachot, vous choisissez si sa perte vient avant, entre ou après vos gains. Le programme essaie tous les ordres, prend celui qui donne le meilleur total et vous le montre.
    .example = Rosa a 14 vertus, pas de dette, 5 ors, le Château et le Cachot. Le Château vaut 2 vertus. Si le Cachot passe d’abord, elle descend à 12 et remonte à 14 : 7 PV. Si le Château passait d’abord, ses vertus seraient perdues et elle finirait à 12 : 3 PV.

rules-f2 = Les PV des bâtiments
    .answer = Additionnez les PV imprimés de tous vos bâtiments construits. Ajoutez leurs PV de fin de partie, en arrondissant chacun à l’inférieur. À ce moment, vertu et dettes sont définitives.
    .details = Aqueduc : 1 par bâtiment construit, lui compris. Donjon : 1 pour 3 ouvriers capturés sur votre plateau. Phare : 1 pour 4 vertus. Prêteur sur Gages : 1 par dette payée. Cabane des Carreleurs, Cabane des Charpentiers, Cabane des Maçons : 1 par apprenti à vous qui a cette compétence ; un Manœuvre compte pour chacune. Université : 2 si vous n’avez pas de dette non payée. Marché de l’Argile, de l’Argent, de la Pierre, du Bois : 2 si vous êtes seul à avoir le plus de cette ressource. Clocher : 2 si vous êtes seul en tête à la Cathédrale.
    .example = Paul a l’Aqueduc (3 PV), le Donjon (12) et la Cabane des Maçons (5) : 20 PV imprimés. L’Aqueduc ajoute 3 pour 3 bâtiments. Le Donjon ajoute 2 pour 7 ouvriers capturés. Son Tailleur de Pierre et son Manœuvre ont tous deux la maçonnerie : la cabane ajoute 2. En tout, 27 PV.

rules-f3 = Que veut dire « le plus », et en cas d’égalité ?
    .answer = « Le plus » veut dire strictement plus que chacun des autres. À égalité, vous n’avez rien. Cela concerne le Marché de l’Argile, de l’Argent, de la Pierre et du Bois, le Clocher et la Chapelle.
    .details = Les quatre marchés comparent ce que chacun a de la ressource et donnent 2 PV. Le Clocher et la Chapelle comparent les niveaux à la Cathédrale ; le Clocher donne 2 PV, la Chapelle 2 vertus. On vous compare à tous les joueurs, qu’ils aient ou non un tel bâtiment.

        Si tout le monde est au même niveau, ou si personne n’a la ressource, c’est aussi une égalité. En solo, l’adversaire compte comme un joueur.
    .example = Dana a le Marché du Bois et le Clocher. Dana et Edgar ont 4 bois, Flora 1. C’est une égalité : le Marché du Bois n’ajoute rien. À la Cathédrale, Dana est au niveau 3, Edgar au niveau 2, Flora au niveau 0. Dana est seule en tête, et le Clocher ajoute 2 PV.

rules-f4 = Les PV de la Cathédrale
    .answer = Niveau 1 : 2 PV, niveau 2 : 4, niveau 3 : 7, niveau 4 : 12, niveau 5 : 20. Un marqueur sous le niveau 1 vaut 0. Seul compte le niveau où vous êtes, pas ceux du dessous.
    .details = Votre vertu n’a plus d’importance ici : même à 4 ou moins, vous marquez votre niveau en entier. Ceux qui sont au même niveau en reçoivent tous les PV ; rien n’est partagé.

        Deux bâtiments regardent aussi votre niveau, mais aucun ne se compte ici. Les 2 vertus de la Chapelle sont venues avant le décompte, et les 2 PV du Clocher vont avec vos bâtiments.

rules-f5 = Les PV de votre vertu
    .answer = 0 vertu : −9 PV, 1 : −8, 2 : −7, 3 : −5, 4 : −3, 5 : −1, 6 à 9 : 0, 10 : 1, 11 : 2, 12 : 3, 13 : 5, 14 : 7.
    .details = Ne lisez ces PV qu’une fois finis tous les changements de vertu de fin de partie. Château, Chapelle, Cachot, Musée, Réservoir et Comptoir peuvent encore déplacer votre marqueur.

        La vertu au-delà de 14 ne vaut pas de PV ici, mais elle a pu détruire des dettes non payées. Le Phare, 1 PV pour 4 vertus, vient en plus et se compte avec vos bâtiments.
    .example = Tess finit la partie avec 9 vertus et a le Comptoir. Elle a 3 argiles, 4 bois et 2 pierres, 9 en tout : le Comptoir lui donne 2 vertus. Avec 11 vertus, elle marque 2 PV. Sans le Comptoir, c’était 0.

rules-f6 = Les PV de vos dettes
    .answer = Chaque dette non payée coûte 2 PV. Avec la Fontaine, elle n’en coûte que 1, avec le Repaire des Parieurs 3. Si vous avez les deux, c’est de nouveau 2. Les dettes payées ne coûtent rien.
    .details = Comptez après les changements de vertu : ils ont pu détruire certaines de vos dettes ou en ajouter. La Fontaine et le Repaire des Parieurs ne concernent que leur propriétaire.

        Même une dette qui ne coûte que 1 PV est non payée : elle vous prive donc des 2 PV de l’Université. Les PV du Prêteur sur Gages pour les dettes payées se comptent avec vos bâtiments.
    .example = Yara a 3 dettes non payées et 1 payée. Les trois lui coûtent 6 PV. Avec la Fontaine, elles lui coûteraient 3 PV ; avec le Repaire des Parieurs, 9 ; avec les deux, de nouveau 6. La dette payée ne coûte rien.

rules-f7 = Les PV de l’or et du marbre
    .answer = Chaque or et chaque marbre qui vous reste à la fin vaut 1 PV, et aucun bâtiment ne les use au décompte.
    .details = Le Château et le Musée regardent les mêmes jetons et donnent de la vertu pour eux, et vous avez quand même les PV. Ainsi, 4 ors avec le Château valent 4 PV et 2 vertus.

        S’il vous reste du bois et de la pierre à votre dernier tour, pensez à l’Entrepôt Royal : 3 d’entre eux, mêlés comme vous voulez, font 1 marbre, donc 1 PV par échange.

rules-f8 = Les PV de votre argent
    .answer = Vous marquez 1 PV par tranche de 10 pièces, arrondi à l’inférieur. Avec 9 pièces ou moins, vous n’avez rien.
    .details = Seules comptent les pièces devant vous. Celles du Bâtiment des Impôts ou des apprentis exposés ne sont à personne. À votre dernier tour, l’argent est donc un but médiocre, sauf si vous frôlez la dizaine suivante.

        Ce qui reste n’est pas tout à fait inutile : l’argent est le second départage. Et le Marché de l’Argent donne 2 PV si vous êtes seul à en avoir le plus, quel que soit le montant.
    .example = Milo a 19 pièces et marque 1 PV. Nell en a 31 et marque 3 PV. Avec 1 pièce de plus, Milo aurait eu 2 PV. La 31e pièce, chez Nell, n’ajoute rien.

rules-f9 = Les ouvriers en Prison coûtent des PV
    .answer = Vous perdez 1 PV par paire de vos ouvriers en Prison, arrondi à l’inférieur. Un seul ne coûte rien. Les ouvriers capturés chez les adversaires ne comptent pas.
    .details = Avec 2 ou 3 en Prison, vous perdez 1 PV, avec 4 ou 5 vous en perdez 2, et ainsi de suite. Une action au Corps de Garde les sort tous : cela peut faire un bon dernier tour.

        Vos ouvriers chez un adversaire ne vous coûtent rien à la fin. Mais ils peuvent l’aider : le Donjon donne à son propriétaire 1 PV pour 3 ouvriers capturés. Peu importe qui a envoyé les vôtres en Prison.
    .example = Hedda a 5 ouvriers en Prison, et 4 autres sont capturés chez Pavel. Les 5 en Prison lui coûtent 2 PV. Les 4 chez Pavel ne lui coûtent rien. Si Pavel a le Donjon, ils y ajoutent 1 PV.
    .editions = Le livret retire 1 PV par paire d’ouvriers en Prison et précise qu’un seul ne fait pas de mal. Les ouvriers capturés n’apparaissent pas du tout dans son décompte. Ce programme en conclut qu’ils ne coûtent rien.

rules-f10 = Ce qui ne rapporte rien
    .answer = L’argile, le bois, la pierre, les cartes en main, les apprentis et les ouvriers ne valent rien en eux-mêmes. Seul l’effet de fin de partie d’un bâtiment peut en faire compter certains.
    .details = Le Comptoir change 4 argiles, bois ou pierres en 1 vertu. Le Marché de l’Argile, celui de la Pierre et celui du Bois récompensent le plus d’une ressource. Les cabanes comptent des apprentis, et le Donjon des ouvriers capturés. Les cartes restées en main ne valent rien dans tous les cas, mais elles ne vous coûtent rien non plus.

        Écoulez donc vos ressources dans les derniers tours. À l’Entrepôt Royal, 2 argiles, bois ou pierres font 1 vertu, et 3 bois ou pierres font 1 marbre.
    .editions = Le livret dresse la liste de ce qui rapporte, et rien de tout cela n’y figure. Il ne dit pas en toutes lettres que cela ne vaut rien. Ce programme le conclut.

rules-f11 = Qui gagne, et comment départager ?
    .answer = Le plus de PV l’emporte. À égalité, c’est celui qui a le plus de vertu, puis celui qui a le plus d’argent. Si tout est encore égal, ils partagent la victoire.
    .details = Prenez les valeurs finales : la vertu après les effets de fin de partie, et l’argent que vous avez. Pour départager, c’est votre position sur la piste qui compte, pas les PV qu’elle vaut.

        Ne comparez que les joueurs à égalité pour le plus de PV. On ne regarde rien d’autre : ni la Cathédrale, ni les bâtiments, ni l’ordre du tour. Contre l’adversaire solo, on ne départage pas : une égalité n’est pas une victoire.
    .example = Lars et Mina ont tous deux 41 PV. Lars a 9 vertus, Mina 7. Cela vaut 0 PV dans les deux cas, mais Lars en a plus : il gagne. S’ils avaient tous deux 9 vertus, l’argent déciderait : Mina a 14 pièces, Lars 12, et Mina gagnerait.

## Personnages

rules-p1 = Mise en Place Alternative : jouer avec les personnages
    .answer = Prenez la face 2 des plateaux de joueur, distribués au hasard ou choisis. Votre plateau vous donne votre vertu, vos pièces et vos ressources de départ, vos ouvriers en Prison, et une capacité pour toute la partie.
    .details = La vertu du plateau remplace les 7 habituelles, et ses pièces remplacent les 3 à 7 pièces selon la place. Tous les plateaux sont visibles avant le tirage initial. Les cartes Bâtiment en plus viennent après, dans le sens horaire à partir du 1er joueur.

        Tout le monde joue un personnage, ou personne. Ils doivent être tous différents ; la couleur d’un plateau n’oblige à rien. Dans la boîte, il y a Ada, Caroline, Frederick, Rudolf et Therese. 5 autres sont promotionnels : Bertha, Clovis, Fara, Hugo et Lothaire. Le solo se joue sans personnage.

rules-p2 = Les ouvriers qui commencent en Prison
    .answer = Ils font partie de vos 20 ouvriers. Caroline, par exemple, commence avec 8 ouvriers en Prison et 12 sur son plateau.
    .details = Therese en a 4 en Prison et 16 sur son plateau. Parmi les personnages promotionnels, Fara en a 2 et 18, Lothaire 6 et 14, Hugo 10 et 10. Tous les autres commencent avec 20 ouvriers sur leur plateau.

        Ces ouvriers sont en Prison comme n’importe lesquels. Une action au Corps de Garde les libère tous. Ils comptent aussi à une réinitialisation du Marché Noir : 3 ou plus coûtent 1 vertu, et celui qui en a le plus prend une dette.
    .editions = Le livret dit combien d’ouvriers commencent en Prison, mais pas d’où ils viennent. Comme chaque joueur en a 20, ce programme en conclut qu’on les prend sur ceux-là.

rules-p3 = Qui commence avec les personnages ?
    .answer = Celui dont le plateau montre le plus de vertu, puis on suit le sens horaire. Toutes les vertus de départ sont différentes : il n’y a jamais d’égalité.
    .details = De la plus haute à la plus basse : Ada 11, Clovis 10, Rudolf 9, Bertha 8, Frederick 7, Fara 6, Therese 5, Lothaire 4, Caroline 3, Hugo 2. Le premier de cette liste présent à votre table commence.

        Cela ne désigne que le 1er joueur ; ensuite, on tourne comme on est assis. Personne ne reçoit de pièces selon sa place : jouer plus tard n’est donc pas compensé. Vous savez qui commence avant même le tirage initial.

rules-p4 = Ada : 1 taxe de moins à chaque paiement
    .answer = Ada commence sans ouvrier en Prison et sans pièce, avec 11 vertus, 1 or et 1 carte Bâtiment en plus. À chaque paiement, elle peut laisser 1 taxe impayée.
    .details = Elle embauche à l’Atelier pour 2 pièces et 1 taxe, rembourse une dette pour 3 pièces et 2 taxes, libère ses ouvriers capturés pour 3 pièces et 1 taxe, et fait gratuitement la première capture d’une visite. La taxe évitée n’est pas payée du tout et ne va pas au Bâtiment des Impôts.

        Si sa vertu tombe à 3 ou moins, les taxes évitées grâce à la piste s’y ajoutent, mais jamais au-delà des taxes du paiement. Avec 11 vertus, elle commence sans accès au Marché Noir.
    .example = Kai joue Ada. Embaucher un apprenti lui coûte 3 pièces, dont 1 seule va au Bâtiment des Impôts. Bien plus tard, avec 2 vertus, Kai rembourse une dette : 1 taxe de moins grâce à Ada, 1 de moins grâce à la vertu basse. Restent 3 pièces et 1 taxe, donc 4 en tout.

rules-p5 = Caroline : une carte Bâtiment à chaque action au Marché Noir
    .answer = Caroline commence avec 10 pièces, 3 vertus, 1 marbre, 1 dette non payée et 8 ouvriers en Prison. À chaque action au Marché Noir, elle pioche 1 carte Bâtiment.
    .details = Elle a donc 12 ouvriers sur son plateau. Avec 3 vertus, elle peut laisser 1 taxe impayée à chaque paiement, mais la Cathédrale lui est fermée tant qu’elle n’en a pas 5.

        La carte vient du dessus de la pile à la fin de l’action, après les ressources ou l’embauche et avant une réinitialisation. Sur la case du milieu, elle remet d’abord sous la pile les 4 cartes qu’elle ne garde pas. La limite de 6 en main vaut à la fin de son tour.
    .example = Mona joue Caroline et prend la case du milieu du Marché Noir. Elle paie 2 pièces et passe de 3 vertus à 2. Elle pioche 5 cartes Bâtiment, en garde 1 et en remet 4 sous la pile. Puis elle en pioche 1 autre sur le dessus : sa main compte 2 cartes de plus.

rules-p6 = Frederick : pas de défausse pour la Cathédrale
    .answer = Frederick commence sans ouvrier en Prison, avec 4 pièces, 7 vertus et 1 pierre. Il ne défausse pas de carte Bâtiment pour monter à la Cathédrale et n’a pas besoin d’en avoir une en main.
    .details = Cela lui épargne jusqu’à 5 cartes dans une partie. Pour le reste, il fait comme tout le monde : il lui faut au moins 5 vertus, une place libre au niveau suivant et son prix, et chaque niveau demande un ouvrier à la Maison des Corporations. Il prend la récompense et utilise ses Acolytes comme d’habitude.

        Si une carte de sa main lui plaît, il peut la garder pour la construire, quand les autres doivent sacrifier la leur.
    .example = Théo joue Frederick. Sa main est vide, mais il a 7 vertus et 1 or. Il pose un ouvrier à la Maison des Corporations, paie l’or et passe au niveau 1. La récompense montre 1 vertu et 3 pièces : il a maintenant 8 vertus. Sans carte, personne d’autre n’aurait pu le faire.
    .editions = Selon le livret, Frederick ne défausse pas de carte pour la Cathédrale. Il ne dit pas s’il peut monter avec une main vide. Ce programme en conclut que oui.

rules-p7 = Therese : or et marbre, c’est pareil
    .answer = Therese commence avec 5 pièces, 5 vertus, 1 carte Bâtiment en plus et 4 ouvriers en Prison. Pour elle, or et marbre se valent dans tous les coûts et objectifs.
    .details = Elle a donc 16 ouvriers sur son plateau. Chaque or ou marbre d’un coût se paie avec l’un ou l’autre, mêlés à son gré, pour les bâtiments comme pour la Cathédrale. À la fin, le Château et le Musée comptent chacun son or et son marbre ensemble ; si elle a les deux, les mêmes jetons comptent pour les deux.

        Ce qu’elle gagne reste ce que c’est : les Mines donnent de l’or, un échange contre du marbre donne du marbre. À la fin, chaque jeton vaut 1 PV, comme pour tous.
    .example = Olga joue Therese et se trouve au niveau 4 de la Cathédrale. Le niveau 5 coûte 2 ors et 2 marbres ; elle paie 1 or et 3 marbres. À la fin, elle a 3 ors, 2 marbres et le Château. Il compte 5 jetons et lui donne 2 vertus.

rules-p8 = Rudolf : des embauches moins chères et un sixième apprenti
    .answer = Rudolf commence sans ouvrier en Prison, avec 3 pièces, 9 vertus et 1 bois. À l’Atelier, il embauche pour 1 pièce de moins, mais pas moins de taxes, et il peut avoir jusqu’à 6 apprentis.
    .details = Une embauche lui coûte 1 pièce et 2 taxes. Les pièces pour les colonnes trop à droite se paient en entier. Avec 3 vertus ou moins, il évite des taxes comme n’importe qui.

        La remise ne vaut qu’à l’Atelier. Sur la case du milieu du Marché Noir, il paie les 2 pièces habituelles, et la Taverne est gratuite de toute façon. Une fois à 6 apprentis, il doit en défausser un avant d’en embaucher un autre.
    .example = Karl joue Rudolf et place son premier ouvrier à l’Atelier. Il veut un apprenti de la colonne 2. Il paie 1 pièce à la réserve, 2 taxes et 1 pièce pour la colonne, posée sur la première carte de la rangée. Cela fait 4 pièces ; un autre en paierait 5.

rules-p9 = Bertha : 2 pièces de plus pour les ouvriers envoyés en Prison
    .answer = Bertha commence sans ouvrier en Prison, avec 3 pièces, 8 vertus et 1 carte Bâtiment en plus. Chaque fois qu’elle envoie ses capturés en Prison, elle reçoit 2 pièces de plus.
    .details = Au Corps de Garde, une action envoie tous vos ouvriers capturés en Prison et vous donne 1 pièce pour chacun. Bertha en reçoit 2 de plus par action, quel que soit le nombre d’ouvriers : 3 pièces pour un seul, 7 pour 5. Elle a donc intérêt à y aller plus souvent, avec moins d’ouvriers à chaque fois.

        Bertha est un personnage promotionnel ; son plateau n’est pas dans la boîte.
    .editions = Le livret ne connaît pas Bertha. Son équipement de départ et sa capacité viennent d’une version en ligne publique du jeu ; une base de données publique sur les jeux donne aussi la capacité.

rules-p10 = Clovis : une carte après chaque construction
    .answer = Clovis commence sans ouvrier en Prison, avec 1 pièce, 10 vertus, 1 argile et 1 marbre. Après chaque bâtiment construit, il pioche 1 carte Bâtiment.
    .details = La carte vient du dessus de la pile, une fois le bâtiment et son effet terminés, avant une réinitialisation. Construire ne réduit donc pas sa main. Monter à la Cathédrale ne lui donne pas de carte. La limite de 6 en main vaut à la fin de son tour.

        Avec 10 vertus, il commence avec le Marché Noir fermé. Clovis est un personnage promotionnel ; son plateau n’est pas dans la boîte.
    .editions = Le livret ne connaît pas Clovis. Son équipement de départ et sa capacité viennent d’une version en ligne publique du jeu ; une base de données publique sur les jeux donne aussi la capacité.

rules-p11 = Fara : 1 ouvrier hors de Prison à chaque réinitialisation
    .answer = Fara commence avec 2 ouvriers en Prison, 5 pièces, 6 vertus, 1 bois et 1 pierre. À chaque réinitialisation du Marché Noir, elle peut sortir de Prison 1 de ses ouvriers.
    .details = Elle a donc 18 ouvriers sur son plateau. Elle le fait au moment des Gardiennes et des Châtelains : une fois les ouvriers du Marché Noir en Prison, et avant qu’on perde de la vertu ou prenne une dette. Avec une Gardienne, elle peut en sortir 3 en tout. Si son dernier ouvrier sort ainsi, son Châtelain n’en trouve plus en Prison et donne sa récompense.

        Rien ne l’y oblige. Fara est un personnage promotionnel ; son plateau n’est pas dans la boîte.
    .editions = Le livret ne connaît pas Fara. Son équipement de départ et sa capacité viennent d’une version en ligne publique du jeu ; une base de données publique sur les jeux donne aussi la capacité.

rules-p12 = Hugo : 2 pièces au lieu d’une dette
    .answer = Hugo commence avec 10 ouvriers en Prison, 12 pièces, 2 vertus et 2 cartes Bâtiment en plus. Chaque fois qu’il devrait prendre une dette, il peut payer 2 pièces à la place.
    .details = Cela vaut pour toute dette, d’où qu’elle vienne : une réinitialisation du Marché Noir, la Maison des Paris, une libération d’ouvriers capturés, ou la vertu perdue au-dessous de 0, même au décompte final. Il décide pour chaque dette séparément, et il doit avoir les 2 pièces.

        Il n’a que 10 ouvriers sur son plateau. Avec 2 vertus, il peut laisser 1 taxe impayée à chaque paiement, mais il ne peut pas travailler à la Cathédrale. Hugo est un personnage promotionnel ; son plateau n’est pas dans la boîte.
    .example = Sven joue Hugo et a le plus d’ouvriers en Prison à une réinitialisation. Il en a 10, donc il perd 1 vertu. Au lieu de prendre la dette, il paie 2 pièces. Plus tard, à 0 vertu et avec 3 pièces, il doit perdre 2 vertus. Cela fait 2 dettes : il paie 2 pièces pour l’une et prend l’autre.
    .editions = Le livret ne connaît pas Hugo. Son équipement de départ et sa capacité viennent d’une version en ligne publique du jeu ; une base de données publique sur les jeux donne aussi la capacité. Que cela vaille pour chaque dette est une décision de ce programme.

rules-p13 = Lothaire : 1 bois ou 1 pierre de moins
    .answer = Lothaire commence avec 6 ouvriers en Prison, 6 pièces, 4 vertus et 2 argiles. Un bâtiment ou un niveau de Cathédrale qui coûte du bois ou de la pierre lui coûte 1 bois ou 1 pierre de moins.
    .details = C’est 1 jeton en tout, pas 1 de chaque. Si le coût comporte bois et pierre, il choisit lequel baisse de 1. Le niveau 2 de la Cathédrale lui coûte 3 jetons et le niveau 4 en coûte 7, mêlés comme il veut. Les niveaux 1, 3 et 5 ne coûtent ni bois ni pierre : rien n’y change.

        Il a 14 ouvriers sur son plateau. Avec 4 vertus, il lui en faut 1 de plus pour travailler à la Cathédrale. Lothaire est un personnage promotionnel ; son plateau n’est pas dans la boîte.
    .example = Ruth joue Lothaire et construit le Puits, qui coûte 2 bois et 2 pierres. Elle peut payer 1 bois et 2 pierres, ou 2 bois et 1 pierre. Plus tard, elle est au niveau 3 de la Cathédrale et paie 7 bois ou pierres pour le niveau 4, au lieu de 8.
    .editions = Le livret ne connaît pas Lothaire. Son équipement de départ et sa capacité viennent d’une version en ligne publique du jeu ; une base de données publique sur les jeux donne aussi la capacité. Qu’il choisisse quand il y a les deux est une décision de ce programme.

## Cartes promotionnelles

rules-l1 = Grue : un deuxième ouvrier à la Maison des Corporations
    .answer = Après avoir construit la Grue, vous pouvez poser 1 ouvrier de plus de votre plateau à la Maison des Corporations et construire ou monter à la Cathédrale encore une fois, dans le même tour.
    .details = La Grue est un bâtiment qui vaut 3 PV. Elle coûte 3 bois et 1 pierre et ne demande pas de compétence. Pour la deuxième action, vous payez le prix entier et remplissez toutes les conditions habituelles.

        Le deuxième ouvrier prend la case suivante et compte comme un autre : il peut causer une réinitialisation ou la fin de la partie. Il y a toujours au plus 1 réinitialisation par tour, après tout le reste. Si la Grue a pris la dernière case, le deuxième ouvrier se pose à côté.
    .editions = La Grue est une carte promotionnelle. Elle n’est ni dans la boîte ni dans le livret ; ce programme ne la connaît que par une version en ligne publique. Elle reste de côté, sauf si vous dites que vous l’avez. Son nom français est de nous.

rules-l2 = Cimetière : défausser un apprenti
    .answer = Quand vous construisez le Cimetière, vous devez défausser 1 de vos apprentis, si vous en avez. La carte vaut 12 PV et vous coûte 1 vertu.
    .details = Il coûte 4 argiles, 1 bois, 2 pierres et 2 marbres et demande les trois compétences. Comme vous les avez en le construisant, il y aura bien un apprenti à défausser. Vous choisissez lequel. Il va face cachée sous la pile des apprentis ; sa capacité et sa compétence disparaissent aussitôt. La vertu gagnée ou perdue à son embauche ne change plus.
    .editions = Le Cimetière est une carte promotionnelle. Il n’est ni dans la boîte ni dans le livret ; ce programme ne le connaît que par une version en ligne publique. Il reste de côté, sauf si vous dites que vous l’avez. Son nom français est de nous.

rules-l3 = Musée (promo) : de la vertu pour vos bâtiments
    .answer = Au décompte final, avant de compter les PV, le Musée (promo) vous donne 1 vertu pour 2 bâtiments construits, lui compris.
    .details = On arrondit à l’inférieur : avec 5 bâtiments, vous gagnez 2 vertus. Elles arrivent en même temps que celles du Château et des autres : au-delà de 14, elles détruisent donc des dettes non payées. Ce bâtiment coûte 1 argile, 5 bois et 1 pierre, ne demande pas de compétence et vaut 4 PV.

        Ne le confondez pas avec le Musée de votre boîte, qui donne 1 vertu pour 2 marbres et s’appelle Observatory en anglais.
    .editions = Le Musée (promo) est une carte promotionnelle. Il n’est ni dans la boîte ni dans le livret ; ce programme ne le connaît que par une version en ligne publique. Il reste de côté, sauf si vous dites que vous l’avez. Son nom français est de nous.

rules-l4 = Homme de main : de l’or pour les ouvriers envoyés en Prison
    .answer = Chaque fois que vous envoyez en Prison, au Corps de Garde, les ouvriers capturés de votre plateau, l’Homme de main vous donne 1 or.
    .details = C’est 1 or par action, pas par ouvrier. La pièce habituelle pour chaque ouvrier s’y ajoute : avec 4 ouvriers capturés, vous recevez 4 pièces et 1 or. Il vous faut au moins 1 ouvrier capturé, et tous partent.

        L’Homme de main est un apprenti qui a le carrelage. L’embaucher ne change pas votre vertu.
    .editions = L’Homme de main est une carte promotionnelle. Il n’est ni dans la boîte ni dans le livret ; ce programme ne le connaît que par une version en ligne publique. Il reste de côté, sauf si vous dites que vous l’avez. Son nom français est de nous.

rules-l5 = Surveillante : un échange de plus à l’Entrepôt Royal
    .answer = Avec la Surveillante, vous utilisez l’Entrepôt Royal comme si vous y aviez 1 ouvrier de plus. Vous pouvez donc faire 1 échange de plus à chaque visite.
    .details = Avec votre premier ouvrier à l’Entrepôt Royal, vous faites jusqu’à 2 échanges, avec le troisième jusqu’à 4. Les échanges de vos Marchandes, Patronnes et Négociants sont compris, comme toujours. Cela ne vaut qu’à l’Entrepôt Royal, et il faut quand même y placer un ouvrier.

        La Surveillante est une apprentie qui a la maçonnerie. L’embaucher ne change pas votre vertu.
    .editions = La Surveillante est une carte promotionnelle. Elle n’est ni dans la boîte ni dans le livret ; ce programme ne la connaît que par une version en ligne publique. Elle reste de côté, sauf si vous dites que vous l’avez. Son nom français est de nous.

rules-l6 = Colporteur : 2 pièces à chaque réinitialisation
    .answer = À chaque réinitialisation du Marché Noir, le Colporteur vous donne 2 pièces, que vous ayez ou non des ouvriers en Prison.
    .details = Vous les recevez au moment des Gardiennes et des Châtelains : une fois les ouvriers du Marché Noir en Prison, et avant la vertu et les dettes. Peu importe qui a causé la réinitialisation. À la différence d’un Châtelain, le Colporteur ne pose pas de condition, et le programme vous remet les pièces sans rien demander.

        Le Colporteur est un apprenti qui a la menuiserie. L’embaucher coûte 1 vertu.
    .editions = Le Colporteur est une carte promotionnelle. Il n’est ni dans la boîte ni dans le livret ; ce programme ne le connaît que par une version en ligne publique. Il reste de côté, sauf si vous dites que vous l’avez. Son nom français est de nous.

## Solo

rules-o1 = Solo : la mise en place
    .answer = Installez le jeu comme à 2 joueurs : 5 récompenses, 12 cases à la Maison des Corporations, des captures sur 2 emplacements au plus par visite. Vous commencez avec 3 pièces et 7 vertus.
    .details = Vous jouez contre Constantine ou Helena, qui prend la place du second joueur. Vous avez 20 ouvriers comme d’habitude et la face standard de votre plateau : le solo se joue sans personnage. Le Bâtiment des Impôts reçoit 4 pièces, et 8 apprentis sont visibles. À la Maison des Corporations, le 7e et le 10e ouvrier causent une réinitialisation du Marché Noir, quel que soit celui qui les pose. Seuls changent votre main de départ et tout ce que fait l’adversaire.

rules-o2 = Solo : vos cartes Bâtiment
    .answer = Retirez des bâtiments le Marché de l’Argile, de l’Argent, de la Pierre et du Bois. Mélangez les 36 autres, piochez-en 5 et gardez-en 3. Glissez les 2 autres face cachée sous la pile.
    .details = Il n’y a pas de tirage initial, puisqu’il n’y a personne à qui passer les cartes. Les quatre marchés restent dehors parce qu’ils demandent qui a le plus d’une ressource, et l’adversaire ne récolte aucune de ces quatre-là.

        Le livret dit seulement de défausser ces 2 cartes. Ce programme les met sous la pile, comme toutes les autres cartes Bâtiment défaussées. Pendant la partie, votre main fonctionne comme d’habitude, avec une limite de 6 à la fin de votre tour.

rules-o3 = Solo : l’adversaire au départ
    .answer = L’adversaire commence avec 20 ouvriers, 7 vertus et son marqueur sous le niveau 1 de la Cathédrale. Il n’a ni pièces ni cartes Bâtiment. Constantine est le niveau normal, Helena le niveau difficile.
    .details = Chaque face du plateau d’adversaire montre l’un des deux ; choisissez avant de commencer. Donnez-lui une couleur à lui, avec ses ouvriers sur son plateau et ses 2 marqueurs en place.

        Au décompte final, une seule ligne les distingue : chaque ouvrier à la Maison des Corporations vaut 1 PV pour Constantine et 3 PV pour Helena. Avec 6 ouvriers, cela fait 6 PV contre 18.

rules-o4 = Solo : les cartes Planification
    .answer = Mélangez les 20 cartes Planification de Départ, à l’en-tête brun : c’est la pioche de l’adversaire. Mélangez les 10 cartes Planification Future, à l’en-tête noir, et mettez-les de côté.
    .details = Les deux piles sont face cachée, et il ne faut pas les mêler. L’adversaire joue avec les cartes Planification de Départ, une par tour. Vous ne piochez dans les cartes Planification Future que si une instruction vous le demande.

        Avant chaque partie, triez les cartes selon la couleur de l’en-tête, car les deux sortes ont pu se mêler dans la précédente.

rules-o5 = Solo : comment joue l’adversaire
    .answer = Vous jouez toujours en premier. À son tour, l’adversaire révèle 1 carte Planification. Placez 1 de ses ouvriers là où elle l’indique et suivez ce qu’elle dit.
    .details = Vos tours se jouent comme dans n’importe quelle partie. L’adversaire ne décide de rien : sa carte nomme l’emplacement et les actions. Certains emplacements fonctionnent autrement pour lui, et la carte dit alors comment.

        S’il n’a plus d’ouvrier au début de son tour, ne révélez pas de carte ; il récupère ses ouvriers à la place.

rules-o6 = Solo : ce que l’adversaire ne récolte pas
    .answer = L’adversaire ne récolte et n’utilise ni argent, ni argile, ni bois, ni pierre, ni or, ni apprentis, ni bâtiments. De toutes les ressources, il ne prend que le marbre, et seulement pour ses objectifs.
    .details = Un ouvrier à la Carrière ne lui rapporte donc pas de pierre, ni un ouvrier à l’Atelier d’Orfèvre de l’argent. Ce qui se passe à la place est sur la carte Planification. Mais ses ouvriers sont bien là, et vous pouvez les capturer.

        Chaque marbre qu’il a à la fin vaut 1 PV. Gardez son marbre sur son plateau, pour voir où en est le score.

rules-o7 = Solo : l’adversaire à la Cathédrale et au Marché Noir
    .answer = L’adversaire monte à la Cathédrale sans ressources et sans carte Bâtiment. La Cathédrale et le Marché Noir lui sont ouverts quelle que soit sa vertu.
    .details = Les limites de 4 vertus ou moins et de 10 ou plus sont pour vous, pas pour lui. Les autres limites le lient comme vous : il faut une place libre au niveau suivant, une case du marché n’accepte que 1 ouvrier, et la Maison des Corporations se remplit dans l’ordre.

        Il peut donc prendre avant vous la seule place du niveau 5. S’il révèle ou non une récompense, c’est à sa carte Planification de le dire.

rules-o8 = Solo : captures, Prison et dettes de l’adversaire
    .answer = L’adversaire capture des ouvriers, mais jamais les siens. Quand il envoie ses capturés en Prison, il reçoit 1 marbre pour tous ensemble. Il prend des dettes et en détruit.
    .details = Les ouvriers qu’il capture sont les vôtres. Ils sont sur son plateau, et vous les libérez au Corps de Garde comme chez n’importe quel adversaire. Une fois en Prison, ils comptent pour vous à chaque réinitialisation.

        L’adversaire compte aussi comme un joueur à la réinitialisation : avec 3 ouvriers ou plus en Prison, il perd 1 vertu, et s’il en a le plus, il prend une dette. Vous pouvez capturer ses ouvriers et les envoyer en Prison contre des pièces.

rules-o9 = Solo : la pioche Planification est vide
    .answer = Mélangez les cartes Planification que l’adversaire a défaussées et faites-en une nouvelle pioche. Puis son tour continue comme d’habitude.
    .details = Faites-le quand vous devriez révéler une carte et qu’il n’y en a plus. Les cartes Planification Future encore de côté restent où elles sont. Elles ne servent qu’aux instructions qui en demandent une.

        Vous ne le verrez pas dans toutes les parties : quand l’adversaire n’a plus d’ouvriers, on mélange sa défausse et on la met sous la pioche, ce qui l’allonge d’autant.

rules-o10 = Solo : l’adversaire n’a plus d’ouvriers
    .answer = Il ne pioche pas de carte. Tous ses ouvriers reviennent sur son plateau, même ceux de la Prison et ceux de votre plateau, mais pas ceux du Marché Noir ni de la Maison des Corporations. Puis mélangez sa défausse et mettez-la sous sa pioche.
    .details = C’est tout son tour, et cela ne lui coûte rien. Vous, en revanche, vous ne récupérez que 1 ouvrier quand vous n’en avez plus.

        Ne gardez donc pas trop longtemps ses ouvriers capturés : si vous les envoyez en Prison au Corps de Garde, vous aurez au moins touché l’argent avant leur retour. Le Donjon, lui aussi, ne compte que ceux qui sont encore sur votre plateau à la fin.
    .example = L’adversaire n’a pas d’ouvrier sur son plateau : 9 sont sur des grands cercles, 3 en Prison, 2 capturés chez June, 2 au Marché Noir et 4 à la Maison des Corporations. 9 + 3 + 2 = 14 reviennent sur son plateau. Les 6 autres restent où ils sont.

rules-o11 = Solo : quand la partie finit-elle ?
    .answer = Comme à 2 joueurs : quand la 12e case de la Maison des Corporations est prise, par vous ou par l’adversaire. Ensuite, chacun joue un dernier tour.
    .details = Celui qui a pris la case finit son tour et joue le second des deux derniers tours. Si c’est vous, l’adversaire joue d’abord, puis vous. Si c’est lui, c’est à vous d’abord.

        Dans ces tours, tous deux peuvent encore utiliser la Maison des Corporations, et les ouvriers se posent à côté. Ceux de l’adversaire comptent dans son score. S’il commence son dernier tour sans ouvriers, il les récupère comme d’habitude.

rules-o12 = Solo : le score de l’adversaire
    .answer = 1 PV (Constantine) ou 3 PV (Helena) par ouvrier à la Maison des Corporations, les PV de son niveau à la Cathédrale et de sa vertu, 1 PV par marbre, −2 par dette non payée, et −1 par paire de ses ouvriers en Prison.
    .details = Pour la Cathédrale et la vertu, prenez les mêmes nombres que pour vous : 2, 4, 7, 12 ou 20 PV pour le niveau, et de −9 à 7 PV pour la vertu. Les ouvriers posés à côté de la Maison des Corporations dans la manche finale comptent comme ceux qui y sont.

        Il ne marque rien d’autre, car il n’a ni bâtiments ni argent. Votre propre score se compte comme dans n’importe quelle partie.
    .example = Helena a 5 ouvriers à la Maison des Corporations : 15 PV. Le niveau 3 de la Cathédrale en donne 7, 8 vertus 0, et 4 marbres 4. Elle en perd 2 pour 1 dette non payée et 1 pour 3 ouvriers en Prison. Cela fait 23 PV. Avec Constantine, les 5 ouvriers vaudraient 5 PV, et le total serait de 13.

rules-o13 = Solo : quand avez-vous gagné ?
    .answer = Vous gagnez si vous avez plus de PV que l’adversaire. Avec autant de PV, vous n’avez pas gagné ; le programme affiche une égalité.
    .details = En solo, on ne départage pas : ni la vertu ni l’argent ne se comparent. Le livret demande plus de points que l’adversaire et ne parle pas d’égalité ; c’est donc une décision du programme.

        Si vous battez régulièrement Constantine, retournez le plateau. Avec Helena, chaque ouvrier à la Maison des Corporations lui vaut 3 PV : il vous faut un score bien plus élevé.

rules-o14 = Solo : ce que ce programme sait faire, et ce qu’il ne sait pas
    .answer = Le programme n’a pas le texte des 30 cartes Planification. Le solo est donc une partie guidée : vous lisez vos vraies cartes et saisissez ce qui se passe, et le programme suit et compte.
    .details = Du plateau d’adversaire, il ne connaît que le décompte. La variante à deux joueurs contre l’adversaire manque aussi.

        Là où vos cartes ne disent rien, l’adversaire compte comme un joueur : quand on cherche qui a le plus, aux réinitialisations, pour le Monument et la Tour de Guet, et pour les captures. Il lui faut une place libre à la Cathédrale, il s’en tient aux trois cases du marché et remplit la Maison des Corporations dans l’ordre. S’il révèle une récompense, sa carte le dit ; le programme vous le demande.
## Décisions

rules-x1 = Peut-on placer un ouvrier et ne rien faire sur place ?
    .answer = Oui à l’Entrepôt Royal, à l’Hôtel de Ville et au Corps de Garde : on y fait jusqu’à une action par ouvrier, donc aussi aucune. Non au Bâtiment des Impôts, au Marché Noir et à la Maison des Corporations.
    .details = Au Bâtiment des Impôts, il doit y avoir de l’argent, et vous prenez tout. Au Marché Noir, il faut payer le prix. À la Maison des Corporations, il faut construire ou monter à la Cathédrale. À la Carrière, dans la Forêt, dans les Mines et à l’Atelier d’Orfèvre, vous prenez toujours votre gain, sans pouvoir le refuser. L’Atelier est toujours possible, car on peut piocher même dans une pile vide.

        Placer sans agir peut avoir un sens : votre ouvrier suivant y comptera davantage.
    .editions = Le livret permet à trois endroits d’en faire moins que possible, et n’interdit en toutes lettres que le Bâtiment des Impôts vide. Une version en ligne publique exige au moins une action à l’Hôtel de Ville et au Corps de Garde. Ce programme ne le fait pas, puisque le livret ne le fait pas.

rules-x2 = Et si je n’ai ni ouvrier sur mon plateau, ni ouvrier à récupérer ?
    .answer = Alors vous récupérez 1 de vos ouvriers en Prison ou chez un adversaire, au choix. Jamais au Marché Noir ni à la Maison des Corporations. S’il n’y en a pas à prendre, vous passez.
    .details = Normalement, si vous commencez votre tour sans ouvrier sur votre plateau, vous passez ce tour à en récupérer 1 sur un emplacement à grand cercle. Si vous n’en avez pas là non plus, la lettre de la règle vous exclurait du jeu, peut-être pour de bon.

        La Prison et les plateaux adverses s’ouvrent donc, mais pour ce seul ouvrier et dans ce seul cas. Cela ne coûte rien et prend tout votre tour. Ceux du Marché Noir attendent une réinitialisation, ceux de la Maison des Corporations restent jusqu’à la fin.
    .example = Inès commence son tour sans ouvrier sur son plateau. Sur ses 20, 9 sont à la Maison des Corporations, 2 en Prison, 8 chez Karl et 1 au Marché Noir. Aucun n’est sur un grand cercle. Elle en récupère 1 chez Karl, gratuitement. Au tour suivant, elle pourra le placer au Corps de Garde.
    .editions = Le livret exclut ces quatre endroits quand on récupère un ouvrier, et ne dit pas que faire si les vôtres ne sont nulle part ailleurs. Une version en ligne publique ouvre la Prison, le Marché Noir et les plateaux adverses. Ce programme écarte le Marché Noir : selon le livret, seule une réinitialisation le vide.

rules-x3 = Si je capture mes propres ouvriers, me reste-t-il moins de captures ?
    .answer = Non. Le nombre est fixé au moment où vous placez : tous vos ouvriers sur place, le nouveau compris. Il ne change plus de toute la visite, même si des ouvriers s’en vont entre-temps.
    .details = Cela compte à l’Hôtel de Ville, où vous pouvez capturer votre propre groupe, y compris l’ouvrier tout juste placé. Avec 3 ouvriers là-bas, vous avez jusqu’à 3 captures. Ramenez vos trois ouvriers avec la première, et vous pouvez encore en faire deux. Votre groupe compte comme une de vos captures et coûte comme une autre. La limite d’emplacements vaut toujours, et l’Hôtel de Ville en est un.

        À la visite suivante, on recompte.
    .editions = Le livret permet de capturer à l’Hôtel de Ville, même l’ouvrier qu’on vient d’y mettre. Il ne dit pas si l’on recompte après. Ce programme compte une seule fois, car c’est le placement de l’ouvrier qui décide de ce que vous pouvez faire.

rules-x4 = Les captures et libérations des bâtiments coûtent-elles quelque chose ?
    .answer = Non : ni pièce, ni taxe, ni ouvriers sur place. L’Armurerie et la Caserne capturent 1 groupe sur 1 emplacement. La Forteresse capture 2 groupes, sur un emplacement ou sur 2, quel que soit le nombre de joueurs.
    .details = Avec la Caserne, vous choisissez : 1 capture, ou tous vos ouvriers de tous les plateaux adverses ramenés sans le prix habituel. La Planque ramène tous vos ouvriers de la Prison. Comme toujours, on ne capture que sur les emplacements à grand cercle, et une capture prend tous les ouvriers d’une couleur à un endroit.

        Vous pouvez renoncer à tout cela. Mais c’est maintenant ou jamais : l’effet ne se garde pas pour un autre tour.
    .editions = Le livret vous fait agir comme au Corps de Garde ou à l’Hôtel de Ville, sans dire si le prix est dû. Pour la Forteresse, il parle d’un emplacement ou de 2. Le reste est ce que montrent les cartes. Pour ce programme, ces effets sont gratuits.

rules-x5 = Conspiratrice : 1 pièce de moins par capture ou par visite ?
    .answer = Par visite. Chaque Conspiratrice que vous avez retire 1 pièce du total de vos captures à partir de la deuxième, jamais au-dessous de 0. La taxe de la première n’est jamais touchée.
    .details = Comme on paie les captures une à une, cela donne ceci : avec une Conspiratrice, la deuxième capture est gratuite et chacune des suivantes coûte 1 pièce. Avec deux Conspiratrices, la deuxième et la troisième sont gratuites. Si vous ne faites qu’une capture, vous n’économisez rien.

        Si votre table préfère l’autre lecture, changez le réglage : chaque capture après la première coûte alors 1 pièce de moins, autrement dit rien.
    .example = À trois. Marta a 7 vertus, une Conspiratrice et maintenant son 4e ouvrier à l’Hôtel de Ville. Elle fait quatre captures sur 2 emplacements et paie 1 taxe, puis 0, puis 1, puis 1 pièce. Sans la Conspiratrice, elle paierait 1 taxe et 3 pièces ; avec deux, 1 taxe et 1 pièce.
    .editions = Le livret parle de 1 pièce de moins, hors taxe, pour les captures à l’Hôtel de Ville. Cela peut vouloir dire la visite ou chaque capture. Une version en ligne publique compte par capture. Ce programme lit par visite, et un réglage vous laisse choisir l’autre lecture.

rules-x6 = Rudolf : embauche-t-il moins cher au Marché Noir aussi ?
    .answer = Non, seulement à l’Atelier. Rudolf y paie 1 pièce et 2 taxes pour un apprenti, plus en entier les pièces pour les cartes passées. Au Marché Noir, il paie les 2 pièces habituelles.
    .details = Sa remise retire 1 aux pièces ordinaires et ne touche pas aux taxes. Avec 3 vertus ou moins, il évite aussi des taxes comme tout le monde : à 3 ou 2 vertus, il paie donc 1 pièce et 1 taxe. La Taverne embauche de toute façon pour rien. Son autre avantage n’est lié à aucun endroit : il peut avoir 6 apprentis, où qu’il les embauche.
    .editions = Le livret lui accorde 1 pièce de moins à l’embauche, hors taxe, sans nommer d’endroit ; son plateau n’en montre pas non plus. La remarque sur la taxe n’a de sens qu’à l’Atelier, où l’embauche est taxée, et le texte d’une version en ligne publique nomme l’Atelier.

rules-x7 = Une remise peut-elle faire tomber un prix sous 0 ?
    .answer = Non. Un prix peut descendre à 0, pas plus bas, et une remise ne devient jamais un gain. Ce qui en reste est perdu.
    .details = Quelques cas où la question se pose : avec une Tricheuse, la case de gauche du Marché Noir coûte 0 pièce au lieu de 1. Avec deux Conspiratrices et deux captures seulement, la deuxième capture est gratuite, et la seconde Conspiratrice n’épargne rien. À 1 ou 0 vertu, vous pourriez éviter 2 taxes, mais une première capture n’en a que 1 : elle coûte 0. L’Illusionniste vous épargne une perte de vertu et ne vous en donne pas.
    .editions = Le livret donne ses remises sans limite basse et sans un mot sur ce qui en reste. Ce programme s’arrête à 0 : payer moins n’est pas être payé.

rules-x8 = Éviter une taxe : une fois par tour ou à chaque paiement ?
    .answer = À chaque paiement qui comporte une taxe, donc pour chaque action du Corps de Garde. À 3 ou 2 vertus, vous en laissez 1 impayée à chaque fois ; à 1 ou 0 vertu, 2.
    .details = C’est votre vertu au moment de payer qui compte. Rembourser une dette donne 1 vertu : le paiement suivant de la même visite peut donc être plus cher. Ce que vous n’utilisez pas ne se reporte pas sur un autre paiement. Et une taxe évitée n’est pas payée du tout : rien ne va au Bâtiment des Impôts.

        D’après le livret, vous pouvez payer en entier si vous voulez. Ce programme prend toujours l’économie.
    .example = Olga a 3 vertus, deux dettes non payées et maintenant 2 ouvriers au Corps de Garde. Elle rembourse la première dette pour 3 pièces et 2 taxes, 5 en tout, et monte à 4 vertus. La deuxième lui coûte alors 3 pièces et 3 taxes, 6 en tout. Elle finit à 5 vertus.
    .editions = Le livret laisse ignorer 1 taxe par icône sur les coûts à venir, sans dire combien de fois. Ce programme le fait à chaque paiement, pris séparément. Il le fait aussi toujours, bien que le livret n’en fasse qu’une possibilité.

rules-x9 = Je suis à 0 vertu : puis-je faire ce qui coûte de la vertu ?
    .answer = Oui. Chaque vertu à perdre au-dessous de 0 devient 1 dette non payée. Au Bâtiment des Impôts avec 1 vertu, par exemple, vous finissez avec 0 vertu et 1 dette.
    .details = Perdre de la vertu n’est pas un prix qu’il faut pouvoir payer : cela ne vous empêche donc jamais d’agir. C’est vrai du Bâtiment des Impôts, du Marché Noir, et des apprentis et bâtiments qui coûtent de la vertu.

        Attention au Corps de Garde. Si vous libérez vos ouvriers des plateaux adverses en prenant une dette et en perdant 1 vertu, à 0 vertu vous prenez 2 dettes : l’une est le prix, l’autre remplace la vertu. Chacune vaut −2 PV à la fin, si vous ne vous en défaites pas.
    .example = Paul a 1 vertu et prend 9 pièces au Bâtiment des Impôts. Il devrait perdre 2 vertus : l’une le mène à 0, l’autre devient une dette. Plus tard, il libère 4 ouvriers des plateaux adverses contre une dette et 1 vertu, et prend 2 dettes. Il en a maintenant 3, soit −6 PV.
    .editions = Le livret donne une dette par vertu au-dessous de 0. Il ne dit pas si l’on peut choisir une action dont on ne peut pas supporter la perte. Ce programme le permet : c’est justement à cela que servent les dettes.

rules-x10 = Quand vérifie-t-on les limites de vertu ?
    .answer = Pour le Marché Noir, quand vous placez l’ouvrier : 9 vertus ou moins. Pour la Cathédrale, quand vous commencez à monter : 5 vertus ou plus. Ce qui arrive ensuite à votre vertu ne compte pas.
    .details = Un ouvrier déjà au Marché Noir y reste donc même si vous montez à 10 ou plus, et l’action commencée se termine. De même à la Cathédrale : une fois la montée commencée, rien ne l’arrête. À la visite suivante, on vérifie de nouveau. Perdre de la vertu à un tour rouvre le Marché Noir dès votre tour suivant : de 11 vertus, le Bâtiment des Impôts vous mène à 9.
    .editions = Le livret ferme le Marché Noir à partir de 10 vertus et la Cathédrale à 4 et au-dessous, jusqu’à ce qu’on soit repassé de l’autre côté. Il ne fixe pas le moment de la vérification. Ce programme vérifie quand vous commencez.

rules-x11 = Puis-je payer un apprenti avec les pièces posées sur sa carte ?
    .answer = Non. Vous payez d’abord tout le prix, avec vos propres pièces. Ce n’est qu’ensuite que vous recevez celles de la carte embauchée.
    .details = À l’Atelier, le prix est de 2 pièces et 2 taxes, plus 1 pièce par colonne au-delà de votre portée. Ces pièces-là se posent sur les cartes de la même rangée, une par carte, à partir de la gauche. Vous en posez juste ce qu’il faut, jamais plus pour faire plaisir ou pour gêner. Les pièces de votre nouvelle carte sont à vous aussitôt après, pour les tours suivants. C’est pareil au Marché Noir : d’abord les 2 pièces, puis celles de la carte.
    .example = Jonas a 4 pièces, 7 vertus et son 1er ouvrier à l’Atelier. Une carte de la colonne 2 porte 3 pièces et lui coûterait 2 + 2 + 1 = 5 pièces. Il ne peut pas l’embaucher. La même carte en colonne 1 lui coûterait 4 pièces, et il recevrait ensuite les 3 pièces.
    .editions = Le livret donne les pièces à celui qui embauche la carte, sans dire si elles arrivent avant ou après le paiement. Ce programme vous fait payer d’abord, comme pour tous les autres prix du jeu.

rules-x12 = Qui prend la dette d’une réinitialisation si la Prison est vide ?
    .answer = Personne. Si aucun joueur n’a d’ouvrier en Prison à ce moment-là, personne n’en a le plus, et il n’y a pas de dette à prendre.
    .details = On regarde une fois que les Gardiennes ont agi : elles peuvent donc vider la Prison juste à temps. Une réinitialisation causée par la Maison des Corporations peut aussi ne trouver aucun ouvrier au Marché Noir. Mais dès qu’un seul ouvrier est en Prison, son propriétaire en a le plus et prend une dette. Si plusieurs joueurs sont à égalité, chacun en prend 1.
    .editions = Le livret donne une dette à qui a le plus d’ouvriers en Prison, à plusieurs s’il le faut. Avec 0 pour tous, on pourrait dire tout le monde à égalité. Ce programme n’en distribue pas : il faut au moins un ouvrier là-bas pour en avoir le plus.

rules-x13 = Quand a lieu la réinitialisation, et peut-il y en avoir deux dans un tour ?
    .answer = Après toute l’action avec tous ses effets, mais avant de revenir à 6 bâtiments en main et avant le joueur suivant. Il n’y en a jamais plus d’une par tour.
    .details = Celui qui prend la troisième case du Marché Noir paie et reçoit d’abord tout. Celui qui prend une case de réinitialisation à la Maison des Corporations finit d’abord son bâtiment ou son niveau de Cathédrale, avec tout ce qu’il rapporte. La réinitialisation vient ensuite, encore dans le même tour. Après seulement, on vérifie la limite de main.

        Comme on place un ouvrier par tour, il n’y a qu’une raison possible. La Grue promotionnelle permet d’en placer un deuxième, et même alors il n’y a qu’une réinitialisation.
    .editions = Le livret fait d’abord finir l’action, et place la réinitialisation en fin de tour dans un exemple. Il ne dit rien de la limite de main ni de deux réinitialisations. La Grue n’est pas dans le livret. L’ordre donné ici est le nôtre.

rules-x14 = Qu’offre la case de droite du Marché Noir quand elle n’a pas de carte ?
    .answer = Ce qui est imprimé sur le plateau : 2 marbres, 1 pierre et 1 bois, pour 3 pièces et 1 vertu comme d’habitude. Cela vaut jusqu’à la première réinitialisation, et de nouveau après un remélange.
    .details = À la mise en place, les 10 cartes sont à gauche, petite face visible, et la case de droite n’en a pas. Chaque réinitialisation retourne une carte vers la droite. Quand la pile de gauche est vide, on mélange toutes les cartes de droite, qui forment la nouvelle pile de gauche. La case de droite montre alors de nouveau ce qui y est imprimé.

        La case de gauche porte aussi quelque chose, mais on ne s’en sert jamais : sa pile est aussitôt refaite.
    .editions = Le texte du livret ne dit pas ce qu’offre la case de droite sans carte. Ce programme prend ce qui est imprimé sur le plateau, d’après les images d’une version en ligne publique.

rules-x15 = Dans quel ordre les joueurs agissent-ils à la réinitialisation ?
    .answer = Dans le sens horaire, à partir du joueur dont c’est le tour. Mais cela ne change rien : peu importe qui commence, le résultat est le même.
    .details = Les Gardiennes, les Châtelains et le personnage promotionnel Fara ne regardent que vos ouvriers en Prison, jamais ceux d’un autre. Personne ne gagne donc à attendre. Quand chacun a utilisé les siens, 3 ouvriers ou plus en Prison coûtent 1 vertu à leur propriétaire, au même moment pour tous. Puis celui qui en a le plus prend une dette. Pour vous-même, vous pouvez choisir lequel de vos effets passe d’abord, et cela peut compter.
    .editions = Le livret laisse les joueurs utiliser ces effets dans l’ordre qu’ils veulent, et ne dit pas qui commence. Ce programme demande dans le sens horaire à partir du joueur actif, pour que chacun sache quand vient son moment.

rules-x16 = Gardienne et Châtelain à la même réinitialisation : qui passe d’abord ?
    .answer = Vous choisissez. Laissez la Gardienne libérer d’abord 2 de vos ouvriers. S’il ne vous en reste alors aucun en Prison, le Châtelain donne sa récompense.
    .details = Le Châtelain regarde au moment où vous l’utilisez, et seulement vos propres ouvriers ; les prisonniers des autres ne comptent pas. La Gardienne peut donc lui ouvrir la voie. Aucun autre ordre n’est jamais meilleur pour vous. Ce programme demande donc d’abord pour les Gardiennes et pour le personnage promotionnel Fara, et ne regarde les Châtelains qu’après. Cela aide aussi pour la suite : moins de prisonniers peut vous épargner la vertu ou la dette.
    .example = Les ouvriers du Marché Noir sont allés en Prison, et Léna en a 2 là-bas. Sa Gardienne libère les deux. Il ne lui en reste aucun, et son Châtelain lui donne 1 or. Avec 3 en Prison, il lui en resterait 1 : pas d’or, mais pas de vertu perdue non plus.
    .editions = Le livret laisse chaque joueur choisir l’ordre de ces effets. Une version en ligne publique prend toujours les Châtelains en premier, sans demander. Ce programme suit le livret.

rules-x17 = Et s’il n’y a pas assez de cartes dans la pile des bâtiments ?
    .answer = Vous piochez ce qu’il y a, même si ce n’est rien. Si vous devez en piocher 5 au Marché Noir et qu’il y en a moins, regardez celles-là et gardez-en 1, s’il y en a.
    .details = Les défausses sont déjà sous la pile : une pile vide veut vraiment dire que toutes les cartes sont en main ou construites. Si vous défaussez un bâtiment pour la Cathédrale et que la récompense vous fait piocher, vous pouvez même récupérer cette carte-là.

        La pile des apprentis ne peut pas s’épuiser avec les cartes de la boîte : sur 40, 8 sont visibles et 26 au plus embauchés, cinq par joueur et six avec Rudolf. Il en reste 6.
    .editions = Le livret ne dit pas ce qui se passe quand l’une des deux piles ne suffit pas. Ce programme vous fait piocher ce qu’il y a, et rien ne se rattrape plus tard.

rules-x18 = Bâtiment : la vertu ou l’effet d’abord ?
    .answer = La vertu d’abord. Vous payez, posez la carte, déplacez votre marqueur sur la piste de vertu, et ce n’est qu’ensuite que joue l’effet immédiat.
    .details = Le résultat n’en dépend presque jamais, mais cela règle ce que vous décidez d’abord aux bouts de la piste. Prenez l’Église à 14 vertus avec deux dettes non payées : sa vertu dépasse 14, vous pouvez donc détruire une dette, puis son effet peut détruire l’autre. En bas, il y a la Maison des Paris à 0 vertu : la vertu perdue devient une dette, puis son effet vous en donne une autre.
    .editions = Le livret explique la vertu d’une carte avant son effet et veut l’effet dès que le bâtiment est construit. Il ne fixe pas l’ordre des deux. Ce programme garde l’ordre des explications.

rules-x19 = Le Monument et la Tour de Guet touchent-ils l’adversaire solo ?
    .answer = Oui, il compte comme un joueur. Votre Monument lui donne aussi 1 vertu. Votre Tour de Guet lui coûte 1 vertu s’il a 3 ouvriers ou plus en Prison.
    .details = Les deux cartes parlent de tous les joueurs, et l’adversaire solo en est un. Votre Monument vous donne 2 vertus en tout, puisque la carte elle-même en montre 1. La Tour de Guet montre −1, et si vous avez vous-même 3 ouvriers ou plus en Prison, vous perdez encore 1 vertu.

        Regardez d’abord où en est l’adversaire : sa vertu vaut des PV à la fin, comme la vôtre. Lui ne construit jamais ces cartes, car il n’a pas de bâtiments.
    .editions = Le livret dit que tous les joueurs gagnent ou perdent la vertu. Il ne dit pas si Constantine ou Helena en fait partie. Ce programme dit oui, car l’adversaire a sa place sur la piste de vertu et en tire des PV.

rules-x20 = Fontaine et Repaire des Parieurs ensemble : que coûte une dette ?
    .answer = 2 PV par dette non payée, comme si vous n’aviez ni l’un ni l’autre. Les deux bâtiments s’annulent.
    .details = Une dette non payée coûte normalement 2 PV. Avec la Fontaine, c’est 1 de moins, donc 1 PV. Avec le Repaire des Parieurs, c’est 1 de plus, donc 3 PV. Si vous avez les deux, un point de moins et un point de plus laissent 2. Les PV imprimés des deux bâtiments comptent comme toujours, et les dettes payées ne coûtent rien de toute façon. Ce qui compte, c’est le nombre de dettes non payées après tous les changements de vertu de la fin.
    .example = Victor finit avec 3 dettes non payées. Avec les deux bâtiments, elles lui coûtent 6 PV. Avec la Fontaine seule, ce serait 3 PV, avec le Repaire des Parieurs seul, 9 PV.
    .editions = Le livret décrit chaque bâtiment à part, l’un avec 1 PV perdu de moins par dette, l’autre avec 1 PV de plus. Il ne parle pas des deux ensemble. Ce programme additionne les deux effets.

rules-x21 = L’Aqueduc se compte-t-il lui-même ?
    .answer = Oui. À la fin, l’Aqueduc donne 1 PV pour chacun de vos bâtiments construits, lui compris, en plus de ses 3 PV imprimés.
    .details = Avec cinq bâtiments construits, dont l’Aqueduc, il vous rapporte 3 + 5 = 8 PV. Si c’est votre seul bâtiment, il vaut 3 + 1 = 4 PV. Seuls comptent les bâtiments construits. Les cartes encore en main ne comptent pas, ni les niveaux de la Cathédrale, bien que la Maison des Corporations serve aux deux.
    .editions = Le livret compte les bâtiments construits et n’exclut pas l’Aqueduc. Une de ses phrases peut se lire comme 1 PV pour 3, mais l’image de la carte montre 1 PV par bâtiment. Ce programme compte la carte elle-même, puisqu’elle est construite comme les autres.

rules-x22 = Le Musée : de quelle carte s’agit-il ?
    .answer = De celle que l’édition anglaise appelle Observatory : à la fin, 1 vertu pour 2 marbres. Le Musée (promo), Museum en anglais, est une autre carte : 1 vertu pour 2 bâtiments construits.
    .details = La confusion guette quand on joue avec le livret français et des cartes anglaises. Le livret cite le Musée à côté du Château, du Réservoir et du Comptoir, qui donnent tous de la vertu à la fin. Tous les autres noms français correspondent chacun à une carte anglaise, et il ne reste que l’Observatory.

        Le Musée (promo) porte une étoile et n’est en jeu que si vous l’avez et le dites. Il se compte lui-même.
    .editions = Le livret français cite le Musée parmi les 40 bâtiments de la boîte. Une version en ligne publique a l’Observatory à cette place, et un Museum promotionnel en plus. Les 39 autres noms se répondent un à un ; pour ce programme, le Musée est donc l’Observatory.

rules-x23 = Les bâtiments qui comptent : 1 pour combien ?
    .answer = PV : Aqueduc par bâtiment, Donjon pour 3 ouvriers capturés, Phare pour 4 vertus, Prêteur sur Gages par dette payée. Vertu : Château pour 2 ors, Musée pour 2 marbres, Réservoir pour 2 dettes payées, Comptoir pour 4 argiles, bois et pierres ensemble.
    .details = Seuls comptent les lots complets ; le reste est perdu. Pour le Comptoir, on additionne argile, bois et pierre avant de diviser, dans n’importe quelle proportion.

        L’ordre compte aussi. Les quatre qui donnent de la vertu viennent d’abord, avant tout décompte. Le Phare regarde ensuite votre vertu telle qu’elle est alors. Un Château ou un Comptoir peut donc aussi vous rapporter un PV de plus au Phare.
    .example = Nora finit avec 7 ouvriers capturés, 9 vertus, 5 ors, 3 argiles, 2 bois et 4 pierres. Son Château donne 2 vertus pour l’or, son Comptoir 2 pour les 9 autres ressources : 13 vertus. Son Phare ajoute 3 PV, son Donjon 2 PV pour les ouvriers capturés.
    .editions = Une phrase du livret peut se lire comme 1 pour 3 dans les quatre bâtiments à PV, une autre comme 1 pour 1 dans les quatre à vertu. Les cartes montrent les nombres ci-dessus, et ce programme les suit. L’exemple du Donjon, dans le livret même, y correspond.

rules-x24 = Therese avec le Château et le Musée : qu’est-ce qui compte ?
    .answer = Chacun des deux compte l’or et le marbre ensemble. Si Therese a les deux bâtiments, les mêmes jetons comptent pour les deux. Et tout coût en or ou en marbre se paie pour elle en mêlant les deux à son gré.
    .details = Le Château donne 1 vertu pour 2 ors, le Musée 1 pour 2 marbres. Pour Therese, or et marbre se valent dans les coûts et les objectifs : elle les additionne donc pour chaque bâtiment. Pour le niveau 5 de la Cathédrale, 2 ors et 2 marbres, quatre jetons de l’un ou de l’autre suffisent.

        Ses gains ne changent pas : l’Entrepôt Royal et le Marché Noir donnent ce qu’ils montrent. À la fin, chaque or et chaque marbre vaut de toute façon 1 PV.
    .example = Therese finit avec 3 ors, 2 marbres, le Château et le Musée. Le Château compte 5 jetons et donne 2 vertus ; le Musée compte les mêmes 5 et en donne encore 2. Cela fait 4 vertus. Un autre joueur n’en aurait que 1 + 1 = 2.
    .editions = Le livret lui laisse prendre le marbre pour de l’or et l’or pour du marbre dans tous les coûts et objectifs. Il ne dit pas si un même jeton peut servir à deux bâtiments. Ce programme regarde chaque bâtiment à part.

rules-x25 = J’ai déjà 5 apprentis : comment en embaucher un autre ?
    .answer = Vous choisissez en une seule décision la nouvelle carte et celle des vôtres qui part. Si vous préférez garder les cinq, piochez plutôt des bâtiments ; l’embauche de la Taverne, vous pouvez alors la refuser.
    .details = La limite est de 5, de 6 pour Rudolf. L’apprenti qui part va face cachée sous la pile des apprentis, et la vertu gagnée ou perdue à son embauche ne change plus. À l’Atelier et sur la case du milieu du Marché Noir, il y a toujours l’autre choix, piocher des bâtiments. La Taverne n’en offre pas. À la limite, vous pouvez donc refuser son embauche ; au-dessous, vous devez la faire.
    .editions = Le livret permet de défausser des apprentis pour faire de la place, et veut que les effets immédiats se fassent. De la Taverne à la limite, il ne dit rien. Une version en ligne publique laisse toujours sauter son embauche ; ce programme, seulement si elle vous coûterait un apprenti.

rules-x26 = Peut-on faire deux fois la même action du Corps de Garde en une visite ?
    .answer = Oui, mais seul le remboursement d’une dette sert deux fois : chaque dette est une action à part. Les trois autres règlent déjà tout la première fois.
    .details = Une action envoie tous les ouvriers capturés de votre plateau en Prison, une autre libère tous les vôtres de la Prison, une troisième ramène tous les vôtres des plateaux adverses. Après cela, il n’y a plus rien pour une seconde fois. Les dettes sont différentes : avec 3 ouvriers au Corps de Garde, vous pouvez en rembourser jusqu’à 3, à 3 pièces et 3 taxes chacune. Ce programme ne propose une action que si elle change quelque chose.
    .editions = Le livret dit qu’on peut rembourser plusieurs dettes en une visite, chacune comme une action à part. De la répétition des trois autres, il ne dit rien. Ce programme la permettrait, mais laisse de côté ce qui n’a pas d’effet.

rules-x27 = J’ai défaussé un apprenti ce tour-ci : sa compétence compte-t-elle encore ?
    .answer = Non, elle disparaît aussitôt. Dès ce moment, vous ne construisez plus qu’avec les compétences des apprentis qui vous restent.
    .details = Cela compte rarement. Les compétences pour un bâtiment se vérifient avant son effet. Si vous construisez la Taverne et laissez partir un apprenti pour faire de la place, la Taverne est déjà construite. La compétence du nouvel apprenti compte tout de suite.

        Pour les capacités, c’est autre chose : l’action en cours se termine avec les apprentis que vous aviez en plaçant l’ouvrier. À la fin de la partie, les cabanes ne comptent que les apprentis que vous avez encore.
    .editions = Le livret dit que les apprentis ne s’usent pas en construisant, et qu’on peut en défausser. Il ne dit pas à partir de quand une compétence manque. Ce programme la retire avec la carte.

rules-x28 = Manche finale : à quoi sert un ouvrier à côté de la Maison des Corporations ?
    .answer = Il vous permet de construire 1 bâtiment ou de monter de 1 niveau à la Cathédrale, comme un autre. Il ne revient jamais, ne cause pas de réinitialisation et ne vaut rien en lui-même, sauf pour l’adversaire solo.
    .details = Une fois la dernière case prise, il n’y a plus de place, mais chacun a encore un tour. Si vous utilisez alors la Maison des Corporations, vous posez l’ouvrier à côté et agissez comme d’habitude : vous payez, et il vous faut les compétences ou la vertu comme toujours.

        En solo, l’adversaire marque pour ses ouvriers à la Maison des Corporations, 1 PV chacun pour Constantine et 3 pour Helena. Ceux qui sont posés à côté comptent aussi.
    .editions = Le livret dit que, dans la manche finale, les ouvriers de la Maison des Corporations se posent à côté. Il ne dit pas s’ils comptent au décompte solo. Ce programme les compte, car ils ont fait le même travail.

rules-x29 = Cachot : vaut-il mieux perdre les 2 vertus au début ou à la fin ?
    .answer = À vous de voir : avant, entre ou après vos gains de vertu de fin de partie. Ce programme essaie tous les ordres, prend celui qui donne le meilleur total et vous dit lequel.
    .details = Cela compte aux bouts de la piste. Près de 14, il vaut souvent mieux perdre d’abord, pour gâcher moins de vos gains ; mais la vertu au-delà de 14 peut aussi détruire des dettes non payées. Près de 0, gagnez d’abord, car chaque vertu au-dessous de 0 devient une dette.

        Ce que donne un bâtiment forme un seul pas, qu’on ne peut pas couper. Les dettes sont détruites dès que c’est possible : à ce stade, cela ne coûte jamais rien.
    .example = Sofia a le Cachot, 13 vertus, pas de dette et le Château avec 6 ors. Cachot d’abord : 11, puis 14, donc 7 PV. Château d’abord : 14, 2 perdues, puis 12, donc 3 PV. Autre partie : Félix a le Cachot, 1 vertu et le Réservoir avec 2 dettes payées. Réservoir d’abord : 2, puis 0, donc −9 PV. Cachot d’abord : 1 vertu et une dette de plus, donc −8 et −2.
    .editions = Le livret met la perte avant le décompte, librement avant ou après un gain de vertu. Il ne dit pas ce qui vaut avec plusieurs gains. Ce programme permet n’importe quelle place entre eux, mais ne coupe pas le gain d’un bâtiment.

rules-x30 = Solo : et si le score est à égalité ?
    .answer = Alors vous n’avez pas gagné. Pour gagner, il vous faut plus de PV que votre adversaire ; le même nombre s’affiche comme une égalité.
    .details = On n’utilise pas ici le départage des parties entre humains, la vertu puis l’argent. L’adversaire n’a d’ailleurs pas d’argent à comparer. Avant votre dernier tour, comptez donc ce qu’il va marquer : 1 PV ou 3 PV par ouvrier à la Maison des Corporations, son niveau à la Cathédrale, sa vertu et son marbre, moins 2 PV par dette non payée et 1 PV par paire de ses ouvriers en Prison. Vous saurez alors combien il vous en faut.
    .editions = Le livret vous donne pour but de marquer plus de points que l’adversaire. Il ne parle pas de scores égaux. Ce programme prend le but au mot et appelle cela une égalité.

rules-x31 = Solo : où vont les 2 bâtiments que je ne garde pas ?
    .answer = Face cachée sous la pile des bâtiments. Vous en piochez 5, en gardez 3 et mettez les 2 autres tout en bas. Ils restent en jeu.
    .details = C’est là que vont toujours les bâtiments défaussés. Vous ne les reverrez que si tout ce qui est au-dessus a été pioché. Les quatre marchés de ressources, c’est autre chose : le Marché de l’Argile, de l’Argent, de la Pierre et du Bois quittent la partie avant que vous piochiez. La pile a donc 36 cartes au début, et 33 après votre choix. L’ordre de vos 2 cartes tout en bas est tiré au hasard.
    .editions = Le livret dit de défausser les 2 cartes, sans dire où. Partout ailleurs, il met les bâtiments défaussés face cachée sous la pile ; ce programme fait donc de même ici.

rules-x32 = Départage : quelle vertu et quel argent comptent ?
    .answer = Ceux de la fin, après tous les changements de vertu. Le plus de vertu l’emporte, puis le plus d’argent. Si c’est encore égal, la victoire est partagée.
    .details = Un Château ou un Comptoir peut donc départager : la vertu qu’il donne à la fin compte, comme celle qu’un Cachot retire. Prenez la vertu elle-même, pas les PV qu’elle vaut ; 9 bat 6, bien que les deux valent 0 PV. L’argent ne s’use pas au décompte. Comparez-le en entier, pas seulement les dizaines complètes. On ne compare que les joueurs à égalité pour le plus de PV.
    .editions = Le livret nomme la vertu puis l’argent pour départager, sans dire à quel moment. Ce programme prend les valeurs avec lesquelles vous venez de marquer : ce sont les dernières qu’il y ait.

rules-x33 = Deux apprentis de même capacité : les deux comptent-ils ?
    .answer = Oui, chacun en entier, une fois par visite, action, niveau de Cathédrale, dette ou réinitialisation. Seule exception : à l’Entrepôt Royal, avoir deux fois le même échange ne vaudrait pas mieux qu’une seule.
    .details = Deux Bûcheronnes vous donnent 2 bois de plus à chaque visite dans la Forêt, quel que soit le nombre de vos ouvriers. Deux Escrocs donnent tous deux leurs ressources à chaque action au Marché Noir, deux Acolytes leur bonus à chaque niveau gravi, et deux Châtelains regardent tous deux à chaque réinitialisation.

        Un échange peut de toute façon servir aussi souvent que vous avez d’actions : l’avoir deux fois n’ajouterait rien. Dans la boîte, aucun échange n’existe deux fois.
    .editions = Le livret permet d’embaucher plus d’une fois le même apprenti. Il ne dit pas que les capacités s’ajoutent. Ce programme les ajoute, car sinon un deuxième ne vaudrait que sa compétence.

rules-x34 = Doit-on utiliser l’effet immédiat d’un bâtiment ?
    .answer = C’est maintenant ou jamais. Gains et pertes sont obligatoires, par exemple la dette de la Maison des Paris. Vous pouvez renoncer aux captures et aux libérations ; l’Église et la Bibliothèque sont de toute façon facultatives.
    .details = Un effet ne se garde pas pour plus tard. Ressources, cartes, dettes et vertu arrivent que cela vous plaise ou non, et le Monument et la Tour de Guet touchent tous les joueurs. Captures et libérations se font comme à l’Hôtel de Ville et au Corps de Garde, où l’on peut aussi en faire moins. L’embauche de la Taverne, vous devez la faire, sauf si vous avez déjà le maximum d’apprentis.
    .editions = Le livret veut tous les effets immédiats dès la construction. Pour les captures et les libérations, il renvoie aux endroits où l’on peut en faire moins. Une version en ligne publique laisse sauter captures, libérations et embauche de la Taverne. Ce programme décide sorte par sorte, comme ci-dessus.

rules-x35 = Dans quel ordre installe-t-on, et que voit-on pendant le tirage initial ?
    .answer = Le plateau d’abord : pendant le tirage, la carte du marché, les 8 apprentis et les personnages éventuels sont visibles. Puis le tirage, puis le 1er joueur et les pièces, puis les cartes Bâtiment en plus des personnages.
    .details = Vous pouvez donc choisir vos bâtiments d’après les apprentis exposés et votre propre personnage. On ne sait pas qui sera premier pendant le tirage, puisqu’on le désigne après. Avec les personnages, on le sait : le plus vertueux commence, et personne ne reçoit de pièces selon sa place. Ada et Therese piochent 1 carte de plus ; parmi les personnages promotionnels, Bertha en pioche 1 et Hugo 2. Ils piochent dans le sens horaire à partir du 1er joueur.
    .editions = Le livret donne les étapes dans cet ordre et met les cartes en plus après le tirage. Il ne dit pas ce qu’on peut voir pendant le tirage, ni qui pioche d’abord ces cartes. Cela vient de nous.

rules-x36 = Le tirage initial : combien de passages, et qui décide quand ?
    .answer = Tout le monde choisit en même temps, trois fois, et on passe deux fois : gardez 1 carte sur 4, passez-en 3 à gauche ; gardez 1 sur 3, passez-en 2 ; gardez 1 sur 2. La dernière va sous la pile.
    .details = Posez face cachée la carte que vous gardez. Quand tous l’ont fait, le reste passe au joueur suivant dans le sens horaire. Vous pouvez regarder les cartes gardées, mais vous ne les montrez jamais.

        Chaque paquet est regardé trois fois. À 2 joueurs, les cartes que vous avez passées vous reviennent : vous savez donc laquelle l’autre a prise. C’est de bonne guerre, et vous pouvez vous en servir.
    .editions = Le livret fait choisir 1 carte à chacun et passer à gauche jusqu’à ce que tous en aient 3. Quand les paquets circulent, et si l’on peut regarder ses cartes entre-temps, il ne le dit pas. Ce programme fait passer tous les paquets au même moment.

rules-x37 = Dans quel ordre sont les cartes au bas de la pile des bâtiments ?
    .answer = Les cartes mises là ensemble forment une couche, dans un ordre tiré au hasard et inconnu de tous. Les couches gardent leur ordre : la plus ancienne vient d’abord, une fois parties toutes les cartes jamais touchées.
    .details = Forment une couche ensemble : les dernières cartes du tirage initial, les 4 que vous remettez au Marché Noir, les 2 que vous ne gardez pas en solo, et ce que la limite de main vous prend à la fin d’un tour. Une défausse seule, pour la Cathédrale par exemple, est une couche à elle seule.

        Cela compte tard dans les grandes parties : à cinq, la pile peut très bien descendre jusqu’aux défausses.
    .example = À trois : 12 cartes distribuées, 28 dans la pile, et les 3 dernières cartes du tirage vont dessous. Plus tard, Émile en remet 4 au Marché Noir, puis Rosa en défausse 1 pour la Cathédrale. Une fois les 28 piochées viennent les 3 du tirage, au hasard, puis les 4 remises au Marché Noir, puis celle de la Cathédrale.
    .editions = Le livret met les défausses face cachée sous la pile et ne dit rien de leur ordre. Ce programme fait une couche au hasard de ce qui y va d’un coup, pour que personne ne range les cartes à son avantage.

rules-x38 = Qui sait quelles cartes sont allées sous la pile des bâtiments ?
    .answer = Celui qui a mis la carte là, et celui qui l’avait vue avant. Les autres voient seulement combien de cartes c’était : toutes ces défausses se font face cachée.
    .details = C’est vrai de la carte sacrifiée pour la Cathédrale, de celle de la Bibliothèque, de la limite de main, des 4 cartes du Marché Noir et des dernières cartes du tirage initial. Au tirage, quelqu’un d’autre a pu tenir le même paquet avant vous, et il connaît alors cette carte aussi. Vous n’avez pas à dire quelle carte vous défaussez. Les apprentis, c’est différent : ils étaient visibles tout le temps.
    .editions = Le livret fait défausser les bâtiments face cachée. Une version en ligne publique les annonce à tous. Ce programme suit le livret et ne montre une défausse qu’au joueur qui l’a faite.

rules-x39 = Que puis-je savoir, et qu’est-ce qui est secret ?
    .answer = Vous pouvez vous servir de tout ce que vous avez vu honnêtement, de toutes les cartes visibles et de tous les nombres. Secrets : les mains des autres, leurs choix du tirage, les cartes jamais piochées et le dos des cartes du marché.
    .details = Vous avez vu votre main, les paquets du tirage passés par vous, et ce que vous avez mis sous la pile. Tous les nombres sont publics : cartes de chaque main et de chaque pile, pièces, ressources, dettes, ouvriers de chaque couleur à chaque endroit. Vous ne savez ni ce que d’autres ont mis sous la pile, ni quelles récompenses ont quitté la partie.

        Le programme retient pour chaque joueur où une carte se trouve à coup sûr, et quelles cartes il a vues hors de la pile intacte. Il ne garde pas les suppositions du genre « l’une de ces trois ».
    .editions = Le livret garde secrètes les mains de bâtiments, et les piles sont face cachée. Le reste en découle : ce qui est visible ou se compte est public. Ce que le programme retient est notre choix.

rules-x40 = Tirer 5 cartes, en garder 1 : qu’apprennent les autres ?
    .answer = Seulement que 1 carte sur 5 inconnues est maintenant dans votre main et que les 4 autres sont sous la pile. Ils n’en voient aucune.
    .details = Vous connaissez les 4 cartes que vous avez remises, mais pas leur ordre. Elles sont tout en bas, sous tout ce qui a été défaussé avant : elles reviennent donc tard, ou jamais. Quand vous construisez plus tard un bâtiment, les autres apprennent qu’il était dans votre main. Ils n’apprennent pas si c’était la carte gardée ce jour-là, une carte du tirage initial ou une autre piochée à l’Atelier.
    .editions = Le livret vous fait garder 1 carte sur 5 et met les 4 autres sous la pile des bâtiments. Il ne dit pas qui peut les voir. Ce programme ne les montre qu’à vous, puisque les mains sont secrètes.

rules-x41 = Peut-on regarder le dos de la carte du marché ?
    .answer = Non. Seule la petite face de la carte du dessus est visible. La grande face, au dos, reste inconnue jusqu’à ce qu’une réinitialisation retourne la carte.
    .details = Vous pouvez tout de même deviner un peu. Chaque petite face existe sur deux cartes aux grandes faces différentes : il n’y a donc jamais plus de deux possibilités. Si vous vous rappelez laquelle des deux a déjà été retournée, vous connaissez l’autre. Quand la pile de gauche est épuisée et que toutes les cartes sont remélangées, les dix redeviennent inconnues.
    .editions = Le livret empile les cartes petite face visible et ne dit pas si l’on peut regarder dessous. On sait par les images des cartes quelles faces vont ensemble. Ce programme garde le dos caché.

rules-x42 = Quelles récompenses sont en jeu ?
    .answer = Personne ne le sait avant qu’on les révèle. Sur les 11 cartes, seules 2 par joueur plus 1 servent, et toutes celles que vous n’avez pas encore vues ont la même chance de venir.
    .details = Cela fait 5, 7, 9 ou 11 récompenses pour 2, 3, 4 ou 5 joueurs, et 5 en solo. À cinq, les 11 sont en jeu. Les autres quittent la partie sans qu’on les voie. Combien il en reste dans la pile, tout le monde peut le compter. Chaque récompense est retirée de la partie une fois utilisée. Quand la pile est vide, monter à la Cathédrale donne 1 vertu à la place.
    .editions = Le livret remet les récompenses inutilisées dans la boîte et pose la pile face cachée. Il ne dit pas si quelqu’un peut les regarder. Ce programme les cache à tout le monde.

rules-x43 = Que sait-on de la pile des apprentis ?
    .answer = Les cartes jamais piochées sont inconnues. Les apprentis défaussés vont face cachée sous la pile, mais tout le monde les a vus avant : vous savez donc tous ce qu’il y a en bas.
    .details = La pile fonctionne comme celle des bâtiments : d’abord les cartes intactes, au hasard, puis les défausses, les plus anciennes en tête. Seule la mémoire diffère, car un apprenti est visible tant qu’un joueur l’a. Il n’y a jamais de pièces sur une carte défaussée : celui qui l’avait embauchée les a toutes prises. On peut donc dire quels apprentis peuvent encore venir, et le programme n’en dit pas plus à ses bots.
    .editions = Le livret fait mettre les apprentis défaussés face cachée sous la pile. Qui peut se les rappeler, il ne le dit pas. Ce programme les traite comme connus, puisqu’ils étaient visibles devant un joueur.

rules-x44 = Peut-on vraiment défausser un apprenti à tout moment ?
    .answer = Dans une partie jouée ici, seulement quand vous embauchez à la limite : une carte part, juste avant l’arrivée de la nouvelle. À une vraie table, le compagnon l’accepte dès que vous le saisissez.
    .details = À tout autre moment, une défausse ne vous apporterait rien : vous perdez une compétence et une capacité, et la vertu gagnée ou perdue à l’embauche ne change plus. Le programme ne pose donc pas sans cesse la question. La limite est de 5 apprentis, de 6 pour Rudolf. La carte va face cachée sous la pile des apprentis et peut reparaître tard dans la partie.
    .editions = Le livret dit à tout moment, mais lie cela à la place à faire pour de nouveaux. Une version en ligne publique ne le permet qu’à la limite. Ce programme fait de même dans ses propres parties, et croit sur parole une vraie table.

rules-x45 = Un nouvel apprenti sert-il déjà pour l’action qui l’embauche ?
    .answer = Non. Le prix et les bonus d’une action dépendent des apprentis que vous aviez en plaçant l’ouvrier. Mais sa compétence compte tout de suite, et il agit à une réinitialisation à la fin du même tour.
    .details = Embauchez une Tricheuse au Marché Noir : vous avez quand même payé les 2 pièces. Embauchez-y un Escroc : il ne donne encore rien. Un Illusionniste ne rend pas la vertu perdue pour l’avoir.

        Mais si votre ouvrier a pris la troisième case du Marché Noir, la réinitialisation vient après l’embauche. Une Gardienne tout juste embauchée peut alors libérer 2 de vos ouvriers, et un nouveau Châtelain peut donner sa récompense.
    .editions = Le livret décrit ce que fait chaque apprenti, sans dire à partir de quand. Ce programme prend le moment où vous placez l’ouvrier, pour que personne ne discute de moitiés de tour.

rules-x46 = Que m’épargne au juste l’Illusionniste ?
    .answer = La vertu que coûte chaque action au Marché Noir, et rien d’autre. Pas la perte imprimée sur un apprenti que vous y embauchez, et pas la limite : avec 10 vertus ou plus, vous restez dehors.
    .details = Disons que vous avez l’Illusionniste et embauchez le Voleur à la tire sur la case du milieu. La visite elle-même ne vous coûte pas de vertu, mais le Voleur à la tire montre −1, et cette vertu-là, vous la perdez. L’Illusionniste n’aide pas non plus à la réinitialisation : 3 ouvriers ou plus en Prison coûtent toujours 1 vertu. L’embaucher coûte aussi 1 vertu : vous n’y gagnez donc qu’à partir de la deuxième visite avec lui.
    .editions = Le livret dit qu’on ne perd pas de vertu par les actions au Marché Noir. Lu largement, cela pourrait couvrir aussi la perte d’une carte embauchée. Ce programme n’épargne que ce que prend le marché lui-même.

rules-x47 = Dans quel ordre se déroule une action au Marché Noir ?
    .answer = Placez l’ouvrier, payez les pièces, perdez la vertu. Puis prenez les ressources, ou embauchez, ou tirez 5 cartes et remettez-en 4. Puis les ressources des Escrocs, puis la carte en plus avec Caroline, et enfin la réinitialisation s’il y en a une.
    .details = Vous payez d’abord : rien de ce que l’action rapporte ne peut aider à la payer. Caroline pioche sa carte sur le dessus de la pile, une fois les 4 autres parties dessous. Elle ne peut retomber sur l’une de ces 4 que s’il ne reste rien d’autre dans la pile. Si vous avez pris la troisième case, la réinitialisation ne commence qu’après tout cela, et votre ouvrier va en Prison avec les deux autres.
    .editions = Le livret nomme pour chaque case le prix, puis le gain. Il ne dit pas où s’insèrent les bonus des apprentis et des personnages. Ce programme les met après le gain principal et avant la réinitialisation.

rules-x48 = Dans quel ordre se déroule une action à la Maison des Corporations ?
    .answer = Placez l’ouvrier. Pour construire : compétences vérifiées, payez, posez la carte, puis vertu, puis effet. Pour la Cathédrale : payez, défaussez, montez, récompense, Acolytes. Enfin, s’il y a lieu, la réinitialisation ou le déclenchement de la fin de partie.
    .details = L’ordre peut vous sauver quelque chose. Si la Planque tombe sur une case de réinitialisation, elle libère d’abord vos ouvriers de la Prison ; ensuite la réinitialisation y envoie ceux du Marché Noir et compte. Le personnage promotionnel Clovis pioche sa carte après l’effet du bâtiment. Une case de réinitialisation n’est jamais aussi la dernière : un même ouvrier ne peut pas causer les deux.
    .editions = Le livret énumère les étapes de la Cathédrale, et fait finir l’action avant une réinitialisation. Pour les bâtiments, il ne fixe pas d’ordre. Ce programme suit celui dans lequel il explique les parties d’une carte.

rules-x49 = Vertu au-delà de 14 : doit-on détruire une dette ?
    .answer = Non. Pour chaque vertu au-delà de 14, vous choisissez aussitôt si vous détruisez 1 de vos dettes non payées. Si vous ne le faites pas, ou n’en avez pas, cette vertu est perdue.
    .details = D’habitude, vous en serez content : une dette non payée coûte 2 PV à la fin. Mais une dette remboursée plus tard peut valoir plus. Elle donne 1 vertu et les ressources de vos Agents de recouvrement, et elle compte pour le Réservoir et le Prêteur sur Gages. Une dette détruite ne donne rien de tout cela.

        Au décompte final, le programme le fait pour vous, car garder une dette ne peut alors plus servir.
    .editions = Le livret dit qu’on peut détruire une dette. Une version en ligne publique le fait sans demander. Ce programme vous le demande pendant la partie, car les deux choix ne se valent pas toujours.

rules-x50 = Quand doit-on décider quelque chose hors de son tour ?
    .answer = Dans quatre cas : le tirage initial ; vos Gardiennes, vos Châtelains ou Fara à une réinitialisation ; la vertu au-delà de 14 par un Monument ou un Châtelain ; et, si vous êtes Hugo, payer ou non 2 pièces au lieu d’une dette.
    .details = Tout le reste vous arrive sans que vous ayez à choisir : les captures, la vertu que prend une Tour de Guet ou une réinitialisation, la dette pour le plus de prisonniers. Si plusieurs joueurs ont à décider, ils le font dans le sens horaire à partir du joueur dont c’est le tour, chacun avant que la partie continue. Fara et Hugo sont des personnages promotionnels : avec la seule boîte, il ne reste que les trois premiers cas.
    .editions = Le livret n’a pas de telle liste, et pour la plupart de ces moments il ne fixe pas d’ordre. La liste découle des règles elles-mêmes. Qu’on décide dans le sens horaire est notre décision.

rules-x51 = Dois-je utiliser ma Gardienne ou mon Châtelain à la réinitialisation ?
    .answer = Non. Une Gardienne libère 2 de vos ouvriers, ou le seul qu’il y a, ou aucun. Fara en libère 1 ou aucun. La récompense d’un Châtelain, vous pouvez la refuser. Chacun sert une fois par réinitialisation.
    .details = Vous pouvez avoir une raison de refuser : les 2 vertus d’un Châtelain peuvent vous mener à 10 et vous fermer le Marché Noir. L’or et le marbre des autres Châtelains ne font jamais de mal : le programme vous les remet sans demander, de même que les 2 pièces du Colporteur promotionnel. Un Châtelain regarde la Prison quand vous l’utilisez ; libérez donc d’abord vos ouvriers. Fara est un personnage promotionnel.
    .editions = Le livret dit que les joueurs peuvent utiliser ces effets. Une version en ligne publique les exécute tous sans demander. Ce programme demande partout où la réponse peut changer quelque chose.

rules-x55 = Peut-il encore y avoir une réinitialisation dans la manche finale ?
    .answer = Oui, si quelqu’un prend la troisième case du Marché Noir. Elle compte pleinement : ouvriers en Prison, vertu perdue, dettes prises. Un ouvrier posé à côté de la Maison des Corporations n’en cause jamais.
    .details = Une réinitialisation tardive fait mal, car on n’a guère le temps de réparer. 3 ouvriers ou plus en Prison coûtent 1 vertu, le plus grand nombre une dette à −2 PV, et à la fin chaque paire de vos ouvriers en Prison coûte 1 PV. Gardiennes et Châtelains agissent comme toujours. Regardez donc le Marché Noir avant votre dernier tour : si 2 cases sont prises, un adversaire qui joue après vous peut encore prendre la troisième.
    .editions = Le livret fait jouer la manche finale comme d’habitude et pose à côté les ouvriers de la Maison des Corporations. Des réinitialisations à ce moment, il ne dit rien. Ce programme laisse le Marché Noir tel quel, et les ouvriers posés à côté n’en causent pas.

rules-x57 = Récupérer un ouvrier, est-ce une visite ?
    .answer = Non. Cela ne rapporte rien, ne coûte rien et ne déclenche aucune capacité. La limite de 6 bâtiments en main vaut tout de même à la fin du tour.
    .details = Vous récupérez un ouvrier quand vous commencez votre tour sans en avoir sur votre plateau, et c’est tout votre tour. L’endroit d’où il vient ne vous donne rien de nouveau, et des apprentis comme la Bûcheronne ne font rien. Vous y avez désormais un ouvrier de moins : votre prochaine visite y rapportera moins. Vous pouvez placer cet ouvrier dès votre tour suivant.
    .editions = Le livret dit que tout le tour passe à récupérer l’ouvrier. Il ne parle ni des capacités ni de la limite de main. Ce programme traite cela comme un tour ordinaire sans action.

rules-x58 = Plusieurs joueurs gagnent ou perdent en même temps : qui passe d’abord ?
    .answer = Personne. Cela arrive à tous au même moment, à partir de la même situation. Ensuite, chacun règle pour soi la vertu au-delà de 14 ou au-dessous de 0.
    .details = Cela concerne le Monument, la Tour de Guet et, à la réinitialisation, la vertu perdue et les dettes. Un joueur à 14 peut détruire une dette non payée avec la vertu du Monument ; un joueur à 0 prend une dette pour une vertu perdue. Rien de cela ne change ce que reçoivent les autres.

        Pour la dette d’une réinitialisation, on compte les ouvriers en Prison tels qu’ils sont une fois que toutes les Gardiennes ont agi.
    .editions = Le livret dit tous les joueurs, ou le ou les joueurs qui en ont le plus, et ne met pas d’ordre entre eux. Ce programme y voit le même moment. Le seul ordre est celui des étapes elles-mêmes.

rules-x59 = Quand révèle-t-on le nouvel apprenti ?
    .answer = Quand l’embauche est finie : prix payé, pièces prises, vertu changée. Puis la rangée se resserre et la place vide est remplie avant toute autre chose, même avant une réinitialisation.
    .details = Vous choisissez donc parmi les 8 apprentis que vous voyez, jamais en ayant vu le suivant. Les cartes à droite du vide glissent d’une colonne vers la gauche avec leurs pièces, et une nouvelle carte arrive dans la dernière colonne de cette rangée. L’autre rangée ne bouge pas. C’est pareil à l’Atelier, au Marché Noir et avec la Taverne. Tous les joueurs voient donc les mêmes 8 cartes quand la réinitialisation commence.
    .editions = Le livret fait remplir la place vide une fois l’apprenti posé devant vous. Il ne dit pas si des effets ou une réinitialisation passent avant. Ce programme la remplit tout de suite.

rules-x60 = Quels personnages peuvent jouer ensemble, et y en a-t-il en solo ?
    .answer = N’importe lesquels, pourvu qu’ils soient tous différents ; la couleur d’un plateau ne vous oblige pas à la prendre. Tout le monde joue un personnage, ou personne. Le solo se joue sans eux.
    .details = On ne mêle pas les faces des plateaux : la face standard va avec les pièces selon la place et un 1er joueur au hasard, la face personnage avec ses propres pièces et sa propre vertu. Ensemble, les deux mises en place ne s’accorderaient pas. En solo, 3 pièces et 7 vertus sont fixées : il n’y a pas de place pour un plateau de personnage. La boîte a cinq personnages ; cinq autres sont promotionnels.
    .editions = Le livret laisse distribuer ou choisir les personnages. Il ne dit rien des couleurs ni du mélange des faces, et sa mise en place solo fixe les pièces et la vertu. Que le solo se joue sans personnage, nous le concluons de là.

rules-x61 = Adversaire solo : quelles règles valent là où ses cartes se taisent ?
    .answer = Il compte comme un joueur pour « le plus », la réinitialisation, le Monument, la Tour de Guet et les captures. Il lui faut une place libre à la Cathédrale, une case libre au Marché Noir, et il remplit la Maison des Corporations dans l’ordre.
    .details = Son niveau à la Cathédrale peut donc vous coûter le bonus du Clocher ou de la Chapelle, et à la réinitialisation il perd de la vertu pour 3 ouvriers ou plus en Prison et prend une dette s’il en a le plus.

        Sa vertu ne limite rien : la Cathédrale et le Marché Noir lui sont toujours ouverts. S’il révèle une récompense en montant, c’est à ses cartes de le dire. Ce programme n’en connaît pas le texte : dans la partie guidée, il vous le demande.
    .editions = Le livret dit ce que l’adversaire ignore et comment il marque, et laisse le reste à ses cartes. Nous ne les avons pas. Là où rien d’autre n’est dit, ce programme traite l’adversaire comme un joueur.

rules-x62 = Phare, Université et dettes : avant ou après les derniers changements de vertu ?
    .answer = Après. D’abord tous les changements de vertu de fin de partie, avec les dettes qu’ils détruisent ou ajoutent. Puis le Phare, l’Université, la Fontaine et le Repaire des Parieurs regardent, et on compte vertu, dettes et départages.
    .details = Pourquoi cela compte : vous avez 14 vertus, une dette non payée, l’Université et un Château avec 2 ors. La vertu du Château dépasse 14 et détruit la dette. Vous n’avez plus de dette non payée, et l’Université vous donne ses 2 PV de plus. Dans l’autre sens, un Cachot à 1 vertu vous donne une dette, et l’Université ne donne rien.
    .editions = Le livret fait jouer les effets de fin de partie des bâtiments avant le décompte, sans ordre entre eux. Ce programme prend d’abord ceux qui changent la vertu, puis ceux qui donnent des PV : chaque nombre utilisé est ainsi définitif.

rules-x63 = Ada avec 3 vertus ou moins : combien de taxes paie-t-elle ?
    .answer = Les deux s’ajoutent : elle évite 1 taxe grâce à sa capacité, plus 1 avec 3 ou 2 vertus, ou 2 avec 1 ou 0 vertu. Mais jamais plus que les taxes de ce paiement.
    .details = À 3 ou 2 vertus, Ada évite 2 taxes à chaque paiement : elle embauche à l’Atelier pour 2 pièces et rembourse une dette pour 3 pièces et 1 taxe. À 1 ou 0 vertu, c’est 3 : une dette lui coûte 3 pièces et aucune taxe. La première capture d’une visite est gratuite pour elle quelle que soit sa vertu, puisqu’elle n’a que 1 taxe. Les pièces ordinaires ne baissent jamais.
    .editions = Le livret laisse Ada ignorer 1 taxe dans toutes ses actions, et une vertu basse en fait ignorer à n’importe qui. Si les deux se cumulent, il ne le dit pas. C’est le cas dans une version en ligne publique, et ce programme la suit.

rules-x64 = Faut-il montrer sa main à la fin ?
    .answer = Non. Les bâtiments restés en main ne rapportent et ne coûtent rien : personne n’a besoin de les voir. Une fois le résultat établi, vous pouvez les montrer si vous voulez.
    .details = Seuls les bâtiments construits donnent des PV. Même l’Aqueduc ignore votre main. Il n’y a donc rien à vérifier, et une main montrée trop tôt ne ferait que lancer des discussions sur ce qui aurait pu être. Les mains sont secrètes toute la partie, manche finale comprise, et seul leur nombre de cartes est connu. Après le décompte, les curieux peuvent demander.
    .editions = Le livret garde les mains secrètes pendant la partie et ne donne pas de points pour elles. Il ne dit pas si on les montre à la fin. Ce programme vous laisse décider, après le décompte.

rules-x65 = À une vraie table : le compagnon a-t-il besoin de connaître mes cartes ?
    .answer = Non. Pour le compagnon, une main est un nombre de cartes, et il ne connaît pas les piles. Un bâtiment reçoit son nom quand on le construit. Pioches et défausses se passent de noms.
    .details = Vous pouvez donc suivre la partie pour tous sans voir les cartes de personne. Saisissez combien de cartes quelqu’un a piochées ou défaussées, et nommez un bâtiment quand il est posé sur la table. Ce qui est visible, vous le saisissez tel quel : apprentis, récompenses, cartes du marché, ouvriers, pièces, dettes. Si la main d’un joueur permettait vraiment ce qu’il a fait, c’est à la table d’y veiller.
    .editions = Le livret ne connaît bien sûr pas de compagnon. Il garde les mains secrètes et laisse ouvert comment les vérifier. Ce programme ne demande donc que ce que tout le monde voit à la table.

rules-x70 = Je défausse un Escroc pour embaucher au Marché Noir : ai-je encore ses ressources ?
    .answer = Oui. Les bonus d’une action dépendent des apprentis que vous aviez en plaçant l’ouvrier. L’Escroc était là : il donne encore ses ressources cette fois-ci.
    .details = Cela ne peut arriver que sur la case du milieu, quand vous êtes à la limite de 5 apprentis, ou de 6 pour Rudolf. Vous payez, perdez la vertu, défaussez l’Escroc et embauchez la nouvelle carte. Puis viennent les ressources des Escrocs, celui qui est parti compris. Un Escroc que vous venez d’embaucher ne donne encore rien : il n’était pas là quand vous avez placé. Dès votre action suivante, celui qui est parti ne compte plus.
    .editions = Le livret permet de défausser des apprentis pour faire de la place et ne dit rien d’un bonus encore à venir. Ce programme s’en tient au moment où l’ouvrier a été placé, pour les anciens comme pour les nouveaux apprentis.

rules-x71 = Hugo : pour quelles dettes peut-il payer 2 pièces à la place ?
    .answer = Pour chacune de celles qu’il devrait prendre : comme prix au Corps de Garde, par la Maison des Paris, pour une vertu au-dessous de 0, ou pour le plus d’ouvriers en Prison. Chacune coûte 2 pièces, s’il les a.
    .details = Il décide dette par dette, au moment où il devrait la prendre. Si deux sont dues à la fois, il peut payer pour les deux, pour une seule ou pour aucune. Le reste ne change pas : quand il libère ses ouvriers contre une dette et 1 vertu, il perd quand même la vertu. Ses pièces vont à la réserve ; ce n’est pas une taxe. Les dettes qu’il a déjà ne sont pas concernées ; il les rembourse comme n’importe qui.
    .example = Hugo a 0 vertu et 5 pièces. Au Corps de Garde, il libère ses ouvriers des plateaux adverses contre une dette et 1 vertu. À 0 vertu, cela fait 2 dettes. Il paie 2 pièces pour chacune, garde 1 pièce et n’en prend aucune. Avec 3 pièces, il n’en éviterait que 1.
    .editions = Hugo est un personnage promotionnel, absent du livret. On connaît sa capacité par une version en ligne publique et une base de données sur les jeux, qui n’entrent pas dans ces cas. Ce programme l’applique de la même façon à toutes les dettes.

rules-x72 = Je rembourse une dette à 14 vertus et j’en ai une autre : que se passe-t-il ?
    .answer = La vertu du remboursement dépasse 14 : vous pouvez donc aussitôt détruire l’autre dette non payée. Un seul paiement de 3 pièces et 3 taxes vous débarrasse alors de deux dettes.
    .details = Les deux n’ont pas le même sort. La dette remboursée est retournée et reste chez vous : elle donne les ressources de vos Agents de recouvrement et compte pour le Réservoir et le Prêteur sur Gages. La dette détruite retourne à la pile et ne donne rien. Si vous préférez la rembourser aussi, refusez, et la vertu est perdue. Avec d’autres actions au Corps de Garde, vous pouvez continuer ainsi.
    .editions = Le livret donne 1 vertu pour une dette remboursée, et laisse une vertu au-delà de 14 en détruire une. Il ne montre pas les deux ensemble. Ce programme les applique l’une après l’autre et vous demande pour la deuxième dette.

rules-x73 = Et la Grue sur la dernière case, ou avec Clovis ?
    .answer = Il vous faut un ouvrier sur votre plateau pour l’action en plus. Si celui de la Grue a pris la dernière case, l’ouvrier en plus se pose à côté de la Maison des Corporations. Clovis pioche sa carte après cette action.
    .details = La Grue est un bâtiment promotionnel : après l’avoir construite, vous pouvez poser 1 ouvrier de plus à la Maison des Corporations et construire ou monter à la Cathédrale encore une fois. Cet ouvrier prend la case suivante : il peut donc causer une réinitialisation ou déclencher la fin lui-même. Il n’y a toujours qu’une réinitialisation par tour. La carte que la Grue vaut à Clovis, promotionnel lui aussi, arrive trop tard pour être construite avec l’ouvrier en plus.
    .editions = Ni la Grue ni Clovis ne sont dans le livret. On ne connaît la Grue que par une version en ligne publique. Comment les deux vont ensemble, et sur la dernière case, est notre décision : d’abord l’effet du bâtiment, puis ce qui découle de sa construction.

rules-x76 = Lothaire peut-il payer le prix entier s’il le veut ?
    .answer = Non. Sa remise vaut toujours : 1 bois ou 1 pierre de moins pour chaque bâtiment ou niveau de Cathédrale qui en coûte. Quand un coût comporte les deux, il choisit lequel baisse de 1.
    .details = Le niveau 2 de la Cathédrale lui coûte donc 3 bois ou pierres au lieu de 4, et le niveau 4 en coûte 7 au lieu de 8, mêlés comme il veut. Les niveaux 1, 3 et 5 ne coûtent ni l’un ni l’autre : rien n’y change. Il épargne 1 jeton en tout, pas 1 de chaque sorte. Quand il a le choix, il garde ce dont il a le plus besoin pour son prochain bâtiment.
    .editions = Lothaire est un personnage promotionnel, absent du livret. On connaît sa capacité par une version en ligne publique et une base de données sur les jeux. Qu’il ne puisse pas renoncer à la remise est notre décision : cela ne pourrait guère l’aider.
