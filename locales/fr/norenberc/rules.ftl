# Norenberc : les articles de règle, dans l’ordre des identifiants.

## Matériel

rules-c1 = Les six guildes et leur ordre
    .answer = Six guildes, toujours dans le même ordre : 1 Brasseurs, 2 Boulangers, 3 Cordonniers, 4 Imprimeurs,
        5 Tailleurs, 6 Chapeliers. Chacune produit une seule sorte de marchandise.
    .details = Les Brasseurs font la bière, les Boulangers les pâtisseries, les Cordonniers les chaussures, les
        Imprimeurs les pages, les Tailleurs les vêtements et les Chapeliers les chapeaux. Retenez cet ordre, car il
        revient sans arrêt : on appelle les guildes dans cet ordre, on désigne les favoris dans cet ordre, on remplit
        les chambres dans cet ordre. Et quand deux guildes se disputent le titre de Guilde de Prestige, le plus petit
        numéro l’emporte.

        À moins de cinq joueurs, les dernières guildes restent dans la boîte.

rules-c2 = Ce que possède chaque guilde
    .answer = Chaque guilde a 12 marchandises, 4 blasons et 11 artisans, de valeur 2 à 7. Il y a en plus 4 Blasons
        de Prestige pour toute la partie.
    .details = La valeur d’un artisan sert deux fois. Tant qu’il est Maître de Guilde, elle fixe le prix des
        marchandises ; une fois chez vous, elle compte pour les majorités. Certains artisans portent le symbole
        Agent + et vous donnent un agent de plus.

        Combien de tuiles de chaque valeur, et lesquelles portent Agent + ? Aucune édition de la règle ne le dit. Le
        programme part donc d’une boîte supposée, que vous pouvez corriger d’après les tuiles que vous avez sous les
        yeux.

rules-c3 = Les citadins et leurs trois symboles
    .answer = Il y a 26 citadins de 11 sortes. Étoile, tout de suite : Conseiller, Voleur, Garde. Lune, en fin de
        manche : Musicien, Colporteur, Maire. Soleil, en fin de partie : Noble, Collecteur d’impôts, Graveur,
        Contremaître, Apprenti.
    .details = Le symbole vous dit quand le citadin sert. Étoile : dès l’embauche, puis la tuile repart dans la pile.
        Lune : à la fin des manches. Soleil : au décompte final. Quelques sortes existent en plusieurs versions : le
        Musicien rapporte 3 ou 5, le Noble 2 ou 3, et le Contremaître s’intéresse aux artisans de valeur 2, 3 ou 4.

        Vous ne verrez jamais les 26 dans une même partie : on en garde 8, 12, 16 ou 20 selon le nombre de joueurs. Le
        détail par sorte n’est imprimé nulle part ; vous pouvez l’ajuster dans les réglages du programme.

rules-c4 = Le matériel de chaque joueur
    .answer = Chacun a 8 agents, un Jeton Joueur, un coffre, une carte d’action par guilde et un marqueur d’ordre du
        tour. Les thalers, eux, sont illimités.
    .details = Les agents sont vos bras : un agent, une action. Vous n’en avez que quatre au départ, les quatre autres
        attendent dans la réserve générale. Le Jeton Joueur montre si vous jouez encore (côté Agent) ou si vous avez
        fini la manche (côté Lune). Le coffre cache votre argent. Les cartes d’action servent à planifier en secret,
        et le marqueur tient votre place dans l’ordre du tour.

        Si les pièces viennent à manquer, notez les montants : la banque ne se vide jamais.

## Mise en place

rules-s1 = Combien de guildes et de citadins selon le nombre de joueurs ?
    .answer = À deux : guildes 1 à 3, 8 citadins. À trois : guildes 1 à 4, 12 citadins. À quatre : guildes 1 à 5,
        16 citadins. À cinq : guildes 1 à 6, 20 citadins.
    .details = Mélangez les 26 citadins face cachée, comptez-en le bon nombre et rangez les autres sans les regarder :
        personne ne doit savoir lesquels manquent. Les guildes non utilisées retournent dans la boîte avec tout ce qui
        leur appartient, artisans, marchandises, blasons et cartes d’action.

        Pour vous en souvenir : toujours une guilde de plus que de joueurs, et quatre citadins par joueur.
    .example = Camille, Hugo et Inès jouent à trois. Ils sortent les Brasseurs, les Boulangers, les Cordonniers et les
        Imprimeurs et rangent les deux autres guildes. Sur les 26 citadins mélangés, ils en gardent 12 ; les 14 autres
        partent dans la boîte sans qu’on les regarde.

rules-s2 = Avec quelles marchandises commence-t-on ?
    .answer = Toutes les marchandises vont d’abord dans le magasin de leur guilde. Puis chacun en prend une de chaque
        sorte en jeu.
    .details = Remplissez chaque magasin avec les 12 marchandises de la guilde. Ensuite chaque joueur se sert : une
        bière, une pâtisserie, une chaussure, et ainsi de suite, une par guilde en jeu. À trois joueurs, il reste donc
        neuf marchandises dans chaque magasin ; à cinq, il en reste sept.

        Vos marchandises restent visibles devant vous toute la partie. Tout le monde peut compter vos bières, et c’est
        très bien ainsi : c’est là-dessus qu’on se bat.

rules-s3 = Agents, argent et cartes au départ
    .answer = Chacun commence avec 4 agents, 25 thalers et ses cartes d’action, seulement celles des guildes en jeu.
        Les 4 autres agents vont dans la réserve générale.
    .details = Quatre agents, cela fait quatre actions pour la première manche, à répartir comme vous voulez sur un ou
        plusieurs tours. Les agents de la réserve générale se gagnent en cours de route, avec le Conseiller ou les
        artisans Agent +. Vous n’en aurez jamais plus de huit.

        Les cartes des guildes absentes retournent dans la boîte. À deux joueurs, par exemple, vous n’avez que trois
        cartes en main et vous ne pouvez donc agir que dans trois guildes par tour.

rules-s4 = Qui commence ?
    .answer = L’ordre du tour est tiré au sort au début de la partie. Ensuite, il ne change que lorsqu’un joueur
        embauche un invité et choisit de passer en tête.
    .details = Mélangez les marqueurs et alignez-les de haut en bas sur la piste d’ordre du tour. Le joueur du haut
        agit le premier dans chaque guilde où il a joué une carte. Être devant aide à prendre la dernière marchandise
        du magasin ou l’invité que tout le monde guette. Cela vous fait aussi gagner une égalité parfaite au moment de
        désigner le favori.

        Rien ne remet l’ordre à zéro : il passe tel quel d’un tour à l’autre et d’une manche à l’autre.

rules-s5 = Les artisans dans les ateliers
    .answer = Mélangez les artisans de la guilde. Posez-en quatre face visible dans les fenêtres de l’atelier, de bas
        en haut, puis un cinquième sur le quatrième. Celui du bas est le premier Maître de Guilde.
    .details = À chaque manche, l’artisan juste au-dessus prend la place. Vous lisez donc d’avance les prix des trois
        manches suivantes : servez-vous-en. La fenêtre du haut contient deux tuiles : à la manche 4, c’est celle du
        dessus qui devient Maître de Guilde, l’autre reste dessous et l’accompagne. Le dernier favori emportera les
        deux.

        Les six artisans qui restent par guilde iront dans la pile des invités.
    .example = Chez les Boulangers, Théo tire dans l’ordre 4, 6, 3, 5 et 2. Le 4 est Maître de Guilde à la manche 1,
        le 6 à la manche 2, le 3 à la manche 3. À la manche 4, c’est le 2, posé sur le 5, qui fixe les prix.

rules-s6 = La pile des invités et les premières chambres
    .answer = Mélangez les 6 artisans restants de chaque guilde avec les citadins gardés. Chaque guilde, par numéro,
        reçoit 3 invités dans les fenêtres 2, 3 et 4 de ses chambres. La fenêtre 1 reste vide.
    .details = Piochez pour les Brasseurs, puis pour les Boulangers, et ainsi de suite, et posez les tuiles face
        visible dans l’ordre de pioche. La fenêtre 1 est la moins chère : elle ne se remplit qu’à la fin de la
        première manche, quand les invités glissent vers la gauche.

        Il arrive qu’un Brasseur loge chez les Brasseurs. Aucun problème, il reste là et s’embauche comme n’importe
        quel autre invité.
    .example = À trois joueurs, quatre guildes donnent 24 artisans (6 × 4). Avec les 12 citadins, la pile compte
        36 tuiles. Amina en place 3 dans chaque guilde, soit 12 en tout : il reste 24 invités à piocher.

rules-s7 = La première Guilde de Prestige
    .answer = C’est la guilde dont le Maître de Guilde a la plus forte valeur. En cas d’égalité, celle qui porte le
        plus petit numéro. Posez-y un Blason de Prestige.
    .details = Une fois tous les ateliers garnis, comparez les artisans du bas, et eux seuls. La guilde gagnante
        reçoit un des quatre Blasons de Prestige, que son favori emportera à la fin de la manche en plus du blason
        ordinaire. Comme il y a quatre blasons pour quatre manches, on en met un nouveau en jeu à chaque manche.

        La même guilde ne peut pas garder le titre deux manches de suite ; pour cette première désignation, bien sûr,
        toutes concourent.
    .example = Les Maîtres valent 5 chez les Brasseurs, 6 chez les Boulangers, 3 chez les Cordonniers et 6 chez les
        Imprimeurs. Deux guildes sont à 6 : Léa pose le Blason de Prestige chez les Boulangers, car leur numéro 2 est
        plus petit que 4.

rules-s8 = Qu’a-t-on le droit de cacher ?
    .answer = Seulement vos thalers, sous votre coffre. Marchandises, artisans, citadins, blasons et agents restent
        visibles de tous.
    .details = Vous pouvez cacher votre argent, mais vous n’y êtes pas obligé. Tout le reste se voit, et vos voisins
        ont le droit de demander combien de chaussures vous avez. Deux choses sont secrètes par nature : les cartes
        d’action posées face cachée, dont on voit quand même le nombre, et la pile des invités.

        Une exception à la discrétion : si vous êtes à égalité pour devenir favori, vous montrez vos thalers. Les
        joueurs qui ne sont pas concernés gardent les leurs cachés.

## Planification

rules-p1 = Manche et tour : quelle différence ?
    .answer = Une manche compte un ou plusieurs tours. Chaque tour a trois phases : Planification, Action, fin de
        tour. La manche s’arrête quand tout le monde a fini.
    .details = Pendant la Phase de Planification, vous choisissez en secret les guildes où agir. Pendant la Phase
        d’Action, on appelle les guildes une par une et ceux qui ont joué la carte y font une action. À la Phase de
        fin de tour, on regarde qui a encore des agents.

        Une manche, ce n’est donc pas un tour : tant qu’un joueur a des agents et n’a pas passé, un nouveau tour
        commence. La partie dure quatre manches.

rules-p2 = Combien de cartes puis-je jouer ?
    .answer = Au moins une, au plus une par guilde, et jamais plus que vous n’avez d’agents disponibles à ce
        moment-là. Si vous n’en posez aucune, vous passez.
    .details = Tout le monde choisit en même temps et pose ses cartes face cachée. Chaque carte promet une action dans
        la guilde qu’elle montre. Quelle action, vous le déciderez sur place, quand la guilde sera appelée. Une carte
        posée reste posée : on ne la reprend pas après avoir vu combien les autres en ont joué.

        Rien ne vous oblige à tout dépenser d’un coup. Les agents gardés de côté serviront aux tours suivants de la
        même manche.
    .example = Léa a 3 agents disponibles. Elle peut poser une, deux ou trois cartes. Elle choisit Brasseurs et
        Imprimeurs et garde un agent pour le tour suivant. Quatre cartes, ce serait trop, et deux actions chez les
        Brasseurs dans le même tour, c’est impossible.

rules-p3 = Que se passe-t-il quand je passe ?
    .answer = Vous retournez votre Jeton Joueur côté Lune et vous avez fini pour toute la manche, même s’il vous reste
        des agents.
    .details = Passer n’est pas sauter un tour. Vous ne planifiez plus rien et n’agissez plus avant la manche
        suivante, quel que soit le nombre de tours que les autres jouent encore. En revanche, vous participez
        normalement à la fin de manche : vous pouvez devenir favori et vous touchez vos revenus.

        C’est parfois très malin, quand vos marchandises vous placent déjà bien. Mais vous ne pourrez plus réagir si
        quelqu’un vous dépasse.
    .example = Karim a encore 2 agents et plus de chaussures que les autres. Content de lui, il passe. Sophie joue
        encore deux tours, achète 4 chaussures et le dépasse. Karim ne peut plus rien faire : ses 2 agents ne
        serviront qu’à la manche suivante.

rules-p4 = Qui pose ses cartes en premier si tout le monde attend ?
    .answer = Normalement tout le monde planifie en même temps. Si chacun attend de voir ce que font les autres, on
        planifie dans l’ordre inverse du tour : le dernier commence.
    .details = La plupart du temps, la question ne se pose pas. Mais le nombre de cartes que vous posez se voit, et
        passer aussi se voit ; il arrive donc que personne ne veuille se lancer. Dans ce cas, le dernier dans l’ordre
        du tour s’engage d’abord, puis on remonte jusqu’au premier, qui se décide en connaissance de cause.

        Les cartes restent face cachée. On apprend combien, jamais lesquelles.

## Phase d’Action

rules-a1 = Comment se déroule l’appel d’une guilde ?
    .answer = On appelle les guildes par numéro. Tous ceux qui ont joué la carte de la guilde la révèlent et y posent
        un agent, puis chacun fait une seule action, dans l’ordre du tour.
    .details = On commence par les Brasseurs, on finit par la dernière guilde en jeu. Tout se règle dans une guilde
        avant de passer à la suivante. Au moment d’agir, vous choisissez librement : vendre, acheter, embaucher ou ne
        rien faire. Vous pouvez changer d’avis par rapport à votre plan : seule la guilde est fixée.

        Si personne n’a joué la carte d’une guilde, on passe à la suivante.
    .example = On appelle les Cordonniers. Marc, Fatou et Julien retournent leur carte et posent un agent dessus.
        L’ordre du tour est Fatou, Léa, Julien, Marc : Fatou agit, puis Julien, puis Marc. Léa n’a pas joué cette
        carte, elle regarde.

rules-a2 = Où va l’agent après l’action ?
    .answer = Sur le toit de la guilde, quelle que soit l’action. La carte revient dans votre main. Un toit accueille
        autant d’agents qu’on veut.
    .details = L’ordre compte : vous faites d’abord votre action en entier, et l’agent ne monte sur le toit qu’après.
        Il y reste jusqu’à la fin de la manche, vous ne l’utiliserez plus d’ici là. La carte d’action, elle, est tout
        de suite rejouable au tour suivant : vous pouvez donc revenir dans la même guilde plus tard dans la manche,
        avec un autre agent.

        Les agents sur le toit ne sont pas perdus pour tout le monde : ils rapportent un thaler chacun au prochain qui
        embauche ici.

rules-a3 = Vendre des marchandises
    .answer = Vendez autant de marchandises de cette guilde que vous voulez, au moins une. Chacune vous rapporte la
        valeur du Maître de Guilde. Elles vont dans le magasin de la guilde.
    .details = Une guilde ne rachète que sa propre production : les Brasseurs prennent la bière et rien d’autre, même
        si une chaussure traîne dans leur magasin. La banque vous paie, et il n’y a pas de limite au nombre vendu en
        une action.

        Attention avant de tout liquider : en fin de manche, il faut des marchandises pour devenir favori. Et celle
        qui est posée sur un Colporteur ne se vend pas.
    .example = Le Maître des Boulangers vaut 5. Nina a 4 pâtisseries. Elle en vend 3, reçoit 15 thalers (3 × 5) et
        garde la dernière pour rester dans la course. Sa chaussure, elle ne peut pas la vendre ici.

rules-a4 = Acheter des marchandises
    .answer = Achetez de 1 à 3 marchandises parmi celles du magasin de cette guilde, de n’importe quelle sorte.
        Chacune coûte la valeur du Maître de Guilde.
    .details = Vous achetez ce qui est posé dans le magasin, rien d’autre. Le plus souvent ce sont les marchandises de
        la guilde, mais les embauches y laissent parfois autre chose. Un chapeau tombé chez les Boulangers s’achète au
        prix des Boulangers : guettez ces occasions.

        Vous payez comptant, on ne s’endette pas. Magasin vide, pas d’achat. Au tout premier tour de la partie, la
        limite peut descendre à 2 ou à 1.
    .example = Le Maître des Imprimeurs vaut 3. Le magasin contient 2 pages et un chapeau laissé par une embauche.
        Bruno, qui a 10 thalers, prend le tout pour 9 thalers (3 × 3). Il lui reste 1 thaler.

rules-a5 = La limite d’achat du premier tour
    .answer = Au premier tour de la manche 1 seulement. À cinq : 4 ou 5 cartes révélées dans la guilde, 1 marchandise
        au plus par joueur ; 3 cartes, 2 au plus. À quatre : 3 ou 4 cartes, 2 au plus. Sinon, 3.
    .details = Cette règle évite que les premiers joueurs vident un magasin bon marché avant que les autres aient
        bougé. Comptez les cartes révélées dans la guilde appelée, puis regardez la limite. Elle vaut pour cette
        guilde seulement ; pour la suivante, on recompte.

        À deux ou trois joueurs, rien de tout cela : c’est toujours 3 au plus. Et dès le deuxième tour de la manche 1,
        on oublie la règle pour le reste de la partie.
    .example = Premier tour, à cinq. Quatre joueurs ont révélé la carte Brasseurs : Paul ne peut acheter qu’une bière.
        Chez les Boulangers, ils sont trois : Paul peut prendre 2 pâtisseries. Chez les Chapeliers, ils ne sont que
        deux : la limite est de 3.

rules-a6 = Embaucher un invité : le prix de chaque fenêtre
    .answer = Fenêtre 1 : une marchandise de la guilde. Fenêtre 2 : une de la guilde et une de tout type. Fenêtre 3 :
        deux de la guilde, ou une de la guilde et deux de tout type. Fenêtre 4 : trois de la guilde, ou deux de la
        guilde et deux de tout type.
    .details = Vous embauchez un seul invité par action, et il vous faut toujours au moins une marchandise de la
        guilde. « De tout type » veut vraiment dire n’importe laquelle, y compris celle de la guilde. Tout ce que vous
        payez va dans le magasin de cette guilde, même une pâtisserie donnée chez les Brasseurs : quelqu’un pourra l’y
        racheter.

        On paie en marchandises, jamais en thalers. Une marchandise posée sur un Colporteur ne peut pas servir à
        payer.
    .example = Chez les Cordonniers, Chloé veut l’artisan de la fenêtre 3. Elle a 1 chaussure, 1 bière et 2 pages.
        Elle paie la chaussure, la bière et une page, qui vont toutes dans le magasin des Cordonniers. Avec
        2 chaussures, elle n’aurait rien eu à ajouter.

rules-a7 = Que se passe-t-il juste après l’embauche ?
    .answer = Dans l’ordre : vous prenez l’invité et appliquez son effet immédiat, vous recevez un thaler par agent
        présent sur ce toit, puis vous pouvez mettre votre marqueur en tête de l’ordre du tour.
    .details = L’effet immédiat, c’est un Agent +, un citadin Étoile, la marchandise à poser sur le Colporteur ou la
        place du Maire. Pour les thalers, comptez les agents de toutes les couleurs, y compris les vôtres posés plus
        tôt. Celui de cette action n’y est pas encore, et un Maire n’est pas un agent.

        Si vous passez en tête, ceux qui étaient devant vous reculent d’une place. Le nouvel ordre compte à partir de
        la guilde suivante et tient jusqu’à ce que quelqu’un le change, même à la manche suivante.
    .example = Sur le toit des Brasseurs, il y a 3 agents, dont un d’Antoine posé au tour précédent. Antoine embauche
        un Imprimeur et reçoit 3 thalers. Troisième dans l’ordre du tour, il passe en tête ; les deux autres reculent.
        Chez les Boulangers, il agira en premier.

rules-a8 = À quoi sert le symbole Agent + ?
    .answer = Dès que vous gagnez un artisan Agent +, prenez un de vos agents dans la réserve générale, s’il en reste.
        Vous pourrez planifier avec lui dès la prochaine Phase de Planification.
    .details = Peu importe comment l’artisan arrive chez vous, par une embauche ou parce que vous êtes favori. L’agent
        est à vous pour le reste de la partie. Vous avez huit agents au maximum ; si les huit sont déjà sortis,
        l’artisan vient quand même, mais sans agent.

        Le nouvel agent ne peut pas agir pendant le tour en cours, puisque vos cartes sont déjà posées. En revanche,
        il peut vous éviter de finir la manche.
    .example = Au premier tour de la manche, Amina a 5 agents et joue 3 cartes. Chez les Brasseurs, elle embauche un
        Tailleur Agent + et prend son sixième agent. Au tour suivant, il lui en reste 3 (5 − 3 + 1) : elle peut
        planifier trois actions.

rules-a9 = Peut-on ne rien faire dans une guilde ?
    .answer = Oui. Même si vous avez joué la carte, vous pouvez renoncer à agir. Votre agent monte quand même sur le
        toit.
    .details = Cela arrive : la marchandise que vous visiez est partie, l’invité a été embauché sous votre nez, ou le
        prix ne vous plaît plus. Vous dites « rien », vous posez l’agent sur le toit et vous reprenez la carte.
        L’agent est dépensé : vous ne le récupérez qu’à la fin de la manche.

        Ne rien faire n’est pas passer : vous restez dans la manche tant qu’il vous reste des agents disponibles.

rules-a10 = L’ordre du tour change pendant qu’on résout une guilde
    .answer = Tout le monde fait son action, une fois chacun. Un changement d’ordre pendant qu’on résout une guilde ne
        fait rejouer personne et ne prive personne de son action.
    .details = On déplace bien le marqueur tout de suite, mais on termine la guilde en cours dans l’ancien ordre.
        Celui qui passe en tête vient d’agir : il n’agit pas une seconde fois. Celui qui recule et n’a pas encore joué
        garde son action ici. Le nouvel ordre s’applique dès la guilde suivante.

        Si deux joueurs embauchent dans la même guilde et veulent tous deux être premiers, le second à embaucher finit
        devant.
    .example = L’ordre est Paul, Inès, Yanis. Chez les Boulangers, Paul achète, puis Inès embauche et passe en tête.
        Yanis joue encore son action ; ni Paul ni Inès ne rejouent. Chez les Cordonniers, l’ordre est Inès, Paul,
        Yanis.

rules-a11 = Commerce entre joueurs, et nombre de marchandises
    .answer = Non. On n’achète rien à un autre joueur et on ne s’échange rien. En revanche, vous pouvez posséder
        autant de marchandises que vous voulez.
    .details = Tout passe par les magasins et la banque. Si votre voisin veut vos chaussures, il doit attendre que
        vous les vendiez ou que vous les donniez pour une embauche, puis les racheter dans le magasin où elles se
        trouvent. Ou bien embaucher le Voleur.

        La seule limite à votre stock est celle du matériel : douze marchandises de chaque sorte. Si vous en accaparez
        beaucoup, il en reste moins pour les autres, et c’est une tactique parfaitement honnête.

## Citadins

rules-w1 = Les citadins Étoile
    .answer = Un citadin Étoile agit dès que vous l’embauchez, puis on le remélange dans la pile des invités. Vous ne
        le gardez pas.
    .details = Il y en a trois sortes : le Conseiller, le Voleur et le Garde. Vous appliquez l’effet tout de suite,
        avant de toucher vos thalers pour les agents du toit et avant de changer l’ordre du tour. La tuile retourne
        ensuite face cachée dans la pile, qu’on mélange : elle peut très bien ressortir plus tard dans une autre
        chambre.

        Si l’effet ne peut rien donner, l’embauche reste permise et la tuile repart de la même façon.

rules-w2 = Le Conseiller : un agent de plus
    .answer = Prenez tout de suite un de vos agents dans la réserve générale, avec un maximum de 8. Puis remélangez le
        Conseiller dans la pile des invités.
    .details = Le nouvel agent est à vous jusqu’à la fin de la partie et vous pourrez planifier avec lui dès la
        prochaine Phase de Planification, même dans cette manche. Il ne remplace pas l’agent qui embauche : celui-là
        monte sur le toit comme d’habitude.

        Plus vous l’embauchez tôt, plus il rapporte : un agent gagné à la manche 1 agira encore dans les trois
        suivantes. Si vos huit agents sont déjà sortis, le Conseiller ne vous donne pas d’agent ; restent les thalers du
        toit et la tête de l’ordre du tour.
    .example = Lucie a 6 agents et embauche le Conseiller chez les Boulangers : elle en prend un septième. La tuile
        retourne dans la pile. Mehdi, qui a déjà ses 8 agents, n’en aurait pas reçu de neuvième.

rules-w3 = Le Voleur : prendre deux marchandises
    .answer = Vous pouvez prendre deux marchandises de votre choix à un seul adversaire. La banque l’indemnise : pour
        chacune, il reçoit la valeur actuelle du Maître de la guilde qui la produit.
    .details = C’est vous qui choisissez la victime et les marchandises ; elle n’a pas son mot à dire. Vous ne payez
        rien vous-même. C’est tout ou rien : deux marchandises, ou aucune. Une seule suffit uniquement si votre
        victime n’en a qu’une. Pas question d’en prendre une ici et une là, ni de toucher à ce qui est posé sur un
        Colporteur.

        Ensuite le Voleur est remélangé dans la pile des invités.
    .example = Camille prend à Théo une bière et un chapeau. Le Maître des Brasseurs vaut 3, celui des Chapeliers 6 :
        la banque verse 9 thalers à Théo (3 + 6). Camille ne débourse rien et le Voleur repart dans la pile.

rules-w4 = Le Garde : échanger deux artisans
    .answer = Vous pouvez échanger deux artisans du même métier, qu’ils soient dans une chambre ou dans un atelier,
        dans n’importe quelles guildes. Un Maître de Guilde ne bouge pas.
    .details = Deux Boulangers, deux Imprimeurs : le métier doit être le même, la valeur peut différer. Chacun prend
        exactement la place de l’autre. Vous pouvez ainsi amener un artisan fort dans une fenêtre moins chère, ou
        préparer un Maître de Guilde qui vous arrange pour une prochaine manche.

        Les tuiles déjà devant les joueurs ne sont pas concernées. L’échange est facultatif, et le Garde est ensuite
        remélangé dans la pile des invités.
    .example = Un Boulanger 7 loge chez les Brasseurs, fenêtre 4. Dans l’atelier des Boulangers, le prochain Maître de
        Guilde est un 2. Sophie échange les deux : le 7 dirigera les Boulangers à la manche suivante et le 2 attend
        chez les Brasseurs, fenêtre 4.

rules-w5 = Citadins Lune : à la fin de chaque manche
    .answer = Un citadin Lune reste en jeu et sert à la fin de chaque manche. Seul le Colporteur est différent : il ne
        sert qu’une fois, puis repart dans la pile.
    .details = Le Musicien reste devant vous et vous paie à chaque Collecte des revenus. Le Maire va sur le toit d’une
        guilde et rapporte à tout le monde, manche après manche. Le Colporteur joue au moment des favoris de la manche
        en cours, puis on le remélange dans la pile des invités.

        Un Musicien ou un Maire embauché tôt rapporte plus souvent : à la manche 1, quatre fois ; à la manche 4, une
        seule fois.

rules-w6 = Le Musicien : des revenus en plus
    .answer = À chaque Collecte des revenus, votre Musicien vous rapporte 3 ou 5 thalers de plus, selon le nombre
        imprimé sur sa tuile.
    .details = Il s’ajoute aux 3 thalers que tout le monde reçoit, dès la manche où vous l’embauchez, et jusqu’à la
        dernière, car il y a encore une collecte après la manche 4. Vous gardez la tuile devant vous. Avec deux
        Musiciens, vous touchez les deux.

        Ces thalers comptent pour la suite comme les autres : pour acheter, pour être choisi comme favori à égalité de
        marchandises, pour finir le plus riche.
    .example = Nicolas a un Musicien 3 et un Musicien 5. À la Collecte des revenus, il reçoit 3 thalers comme tout le
        monde, plus 3, plus 5 : 11 thalers. Sa voisine sans Musicien en reçoit 3.

rules-w7 = Le Colporteur : une marchandise qui compte pour quatre
    .answer = En l’embauchant, posez dessus une de vos marchandises. Au choix des favoris de cette manche, la tuile et
        la marchandise valent ensemble 4 de cette sorte. Après, vous reprenez la marchandise et le Colporteur retourne
        dans la pile.
    .details = Poser une marchandise est obligatoire. Si vous n’en avez plus aucune après avoir payé, le Colporteur
        est aussitôt remélangé dans la pile. Vous choisissez la sorte ; les autres marchandises de cette sorte que
        vous avez devant vous s’ajoutent aux quatre.

        Tant qu’elle est sur la tuile, la marchandise ne peut être ni vendue, ni donnée en paiement, ni volée. Vous la
        récupérez une fois tous les favoris désignés. Si vous êtes favori sans autre marchandise de cette sorte, c’est
        celle du Colporteur que vous rendez. La tuile ne sert que pour la manche en cours.
    .example = Élodie embauche le Colporteur et y pose une bière. Il lui en reste une devant elle : elle compte
        5 bières (4 + 1), contre 4 pour Karim. Elle est favorite, rend la bière restée devant elle et récupère l’autre
        une fois tous les favoris désignés.

rules-w8 = Le Maire : un revenu pour les artisans d’une guilde
    .answer = Posez le Maire sur le toit de la guilde en jeu de votre choix, jusqu’à la fin de la partie. À chaque
        Collecte des revenus, chaque joueur reçoit 1 thaler par artisan de ce métier qu’il possède.
    .details = Vous choisissez n’importe quelle guilde en jeu, pas forcément celle où vous l’embauchez. Et tous les
        joueurs en profitent, vous comme les autres : placez-le donc là où vous avez plus d’artisans que vos
        adversaires. On compte les tuiles, pas leur valeur. Le Maître de Guilde gagné juste avant comme favori compte
        déjà, puisque les favoris passent avant les revenus.

        Le Maire n’est pas un agent : il ne rapporte rien à celui qui embauche sous ce toit.
    .example = Julien pose le Maire sur le toit des Imprimeurs. À la Collecte des revenus, il a 3 Imprimeurs et reçoit
        6 thalers (3 + 3). Fatou en a 2 et en reçoit 5 (3 + 2). Hugo n’a pas d’Imprimeur : 3 thalers.

rules-w9 = Le Noble : des points tout simples
    .answer = Le Noble vous donne à la fin de la partie le nombre de PV imprimé sur sa tuile, 2 ou 3.
    .details = Pas de condition, pas de calcul : vous l’embauchez, vous le gardez devant vous, vous comptez ses points
        au décompte final. Si vous avez plusieurs Nobles, ils comptent tous.

        Il ne fait rien d’autre en cours de partie. La question est donc seulement de savoir si ses points valent les
        marchandises qu’il coûte. Dans la fenêtre 1, presque toujours ; dans la fenêtre 4, réfléchissez-y à deux fois.
    .example = Claire a embauché un Noble 3 à la manche 2 et un Noble 2 à la manche 4. Au décompte final, ils lui
        rapportent 5 PV (3 + 2), qu’elle soit bien placée ailleurs ou non.

rules-w10 = Le Collecteur d’impôts : des points pour votre argent
    .answer = À la fin de la partie, il rapporte 1 PV par tranche complète de 10 thalers que vous possédez. Le reste
        ne compte pas.
    .details = Vous ne dépensez pas ces thalers, vous les montrez seulement. Ils comptent donc aussi pour le joueur le
        plus riche. On regarde votre argent après la Collecte des revenus de la manche 4 : les 3 thalers de base, les
        Musiciens et les Maires peuvent encore vous faire passer la dizaine.

        Avec deux Collecteurs d’impôts, chacun compte : vous marquez deux fois les points de vos dizaines.
    .example = Après les derniers revenus, Marc a 47 thalers et un Collecteur d’impôts : quatre dizaines complètes,
        donc 4 PV. Les 7 thalers restants ne donnent rien. Avec 3 thalers de plus, il aurait eu 5 PV.

rules-w11 = Le Graveur : un blason de plus
    .answer = Au décompte final, le Graveur compte comme un Blason de Prestige de plus dans votre collection de
        blasons.
    .details = Un Blason de Prestige compte toujours, même si vous en avez plusieurs, et le Graveur aussi. Il ajoute
        donc un cran à votre collection, et dans le tableau des blasons chaque cran pèse de plus en plus : passer de 3 à
        4 rapporte 3 PV, passer de 6 à 7 en rapporte 6. Au-delà de 7, il n’apporte plus rien.

        Le Graveur n’est pas un vrai blason : il ne donne rien en cours de partie.
    .example = Manon a trois blasons de guildes différentes, un Blason de Prestige et un Graveur. Sa collection compte
        5 blasons (3 + 1 + 1) : elle marque 9 PV. Sans le Graveur, elle en serait restée à 4 blasons et 5 PV.

rules-w12 = Le Contremaître : des points pour une valeur précise
    .answer = Il rapporte 1 PV pour chacun de vos artisans, de n’importe quelle guilde, dont la valeur est exactement
        celle imprimée sur la tuile : 2, 3 ou 4.
    .details = Le métier ne compte pas, seule la valeur compte. Vous comptez tous vos artisans au décompte final, ceux
        que vous avez embauchés comme les Maîtres de Guilde gagnés en tant que favori. Un Contremaître 3 ne
        s’intéresse ni aux 2 ni aux 4.

        Deux Contremaîtres comptent tous les deux. C’est un bon refuge pour les petites valeurs, qui pèsent peu dans
        les majorités.
    .example = Yanis a un Contremaître 3. Parmi ses artisans, il trouve un Brasseur 3, deux Cordonniers 3 et un
        Imprimeur 4. Les trois premiers comptent : 3 PV. L’Imprimeur 4 ne rapporte rien ici.

rules-w13 = L’Apprenti : des points pour les places d’honneur
    .answer = Aux majorités, l’Apprenti vous donne 1 PV de plus pour chaque 2e ou 3e place que vous obtenez. Les
        premières places ne comptent pas.
    .details = Passez les guildes en revue et comptez vos deuxièmes et troisièmes places : autant de PV en plus. Une
        place partagée compte aussi, même si l’égalité elle-même ne rapporte rien. En revanche, si une égalité a
        supprimé la place où vous seriez arrivé, vous n’avez pas de place, et donc pas de point d’Apprenti.

        Être dernier peut suffire : à trois joueurs, celui qui ferme la marche avec un seul artisan est bien 3e.
    .example = Lucie est 2e chez les Brasseurs (3 PV), 3e chez les Boulangers (1 PV) et 1re chez les Cordonniers
        (5 PV). Son Apprenti compte ses deux places d’honneur : 2 PV de plus. En tout, 11 PV (3 + 1 + 5 + 2).

rules-w14 = Deux citadins de la même sorte
    .answer = Ils comptent tous les deux. Aucun citadin n’est limité à un exemplaire par joueur.
    .details = Deux Musiciens vous paient tous les deux, deux Nobles donnent chacun leurs PV, deux Graveurs font deux
        blasons de plus. Deux Maires paient chacun, même sur le même toit. Deux Colporteurs valent 4 chacun, à
        condition que chacun porte sa propre marchandise.

        Pour les citadins Étoile, la question ne se pose pas : ils repartent dans la pile après usage, et vous pouvez
        réembaucher le même plus tard dans la partie.

## Fin de tour

rules-t1 = Quand ai-je fini la manche ?
    .answer = À la fin d’un tour, si vous n’avez plus aucun agent disponible, vous retournez votre Jeton Joueur côté
        Lune : vous avez fini la manche.
    .details = On vérifie une fois toutes les guildes appelées. Les agents sur les toits ne sont pas disponibles ;
        ceux de la réserve générale non plus. En revanche, un agent gagné pendant ce tour compte, même si vous n’avez
        plus que lui : vous restez alors dans la manche et vous planifiez au tour suivant.

        Avec un seul agent disponible, vous n’êtes pas obligé de jouer : à la prochaine planification, vous pourrez
        passer.
    .example = Inès et Paul ont chacun joué leurs 4 agents. Inès n’en a plus et retourne son jeton côté Lune. Paul a
        embauché un Conseiller pendant le tour : il lui reste 1 agent disponible (4 − 4 + 1). Il n’a pas fini et
        jouera le tour suivant.

rules-t2 = Nouveau tour ou fin de manche ?
    .answer = Si tous les joueurs ont fini, la manche se termine. Sinon, un nouveau tour commence pour ceux qui n’ont
        pas fini.
    .details = Regardez les Jetons Joueurs. S’ils sont tous côté Lune, on passe à la fin de manche. S’il en reste ne
        serait-ce qu’un côté Agent, on rejoue un tour complet, mais seulement avec ceux qui n’ont pas fini. Les autres
        attendent la manche suivante.

        Il n’y a pas de nombre de tours fixé. Un joueur prévoyant qui a gardé trois agents peut jouer seul, un agent
        après l’autre, pendant que tout le monde le regarde.

## Fin de manche

rules-r1 = Les étapes de la fin de manche
    .answer = Dans l’ordre : 1 favoris, 2 retour des agents, 3 revenus, 4 Jetons Joueurs retournés, 5 nouveaux Maîtres
        de Guilde, 6 chambres, 7 Guilde de Prestige. À la manche 4, on s’arrête après l’étape 3.
    .details = L’ordre a des conséquences. Les favoris sont désignés avant les revenus : pour départager une égalité,
        seuls comptent les thalers que vous avez déjà. Le Maître de Guilde gagné comme favori, lui, compte déjà pour
        un Maire au moment des revenus.

        Les étapes 4 à 7 préparent la manche suivante. À la fin de la manche 4, elles ne servent plus à rien et on
        passe directement au décompte final.

rules-r2 = Qui est le favori d’une guilde ?
    .answer = Celui qui a le plus de marchandises de la guilde. À égalité, celui qui a le plus de thalers à ce
        moment-là. Encore à égalité, le mieux placé dans l’ordre du tour.
    .details = On désigne les favoris guilde par guilde, par numéro. Un Colporteur chargé de cette marchandise compte
        pour 4, en plus de ce que vous avez devant vous. En cas d’égalité, seuls les joueurs à égalité montrent leurs
        thalers ; les autres gardent leur coffre fermé.

        Comme les revenus viennent plus tard, les thalers ne bougent pas pendant cette étape. L’ordre du tour n’est
        jamais partagé, il y a donc toujours une réponse.
    .example = Léa et Marc ont 3 chaussures chacun, Chloé 2. Léa et Marc montrent leur argent : 14 thalers contre 11.
        Léa est favorite des Cordonniers. À thalers égaux, le mieux placé dans l’ordre du tour l’aurait emporté. Chloé
        ne montre rien.

rules-r3 = Que reçoit le favori ?
    .answer = Il rend une marchandise de la guilde à son magasin et prend la tuile du Maître de Guilde, un blason de
        la guilde et, s’il s’y trouve, le Blason de Prestige. À la manche 4, il prend aussi la tuile du dessous.
    .details = On ne refuse pas d’être favori, même pour garder sa marchandise. Le prix est d’une seule marchandise,
        quel que soit votre stock. Les autres restent à vous et serviront à la manche suivante.

        Si une tuile reçue porte Agent +, prenez un agent dans la réserve générale, dans la limite de huit. À la
        manche 4, regardez les deux tuiles. Le même joueur peut être favori de plusieurs guildes dans la même manche.
    .example = Manche 4, Yanis est favori des Tailleurs, qui sont Guilde de Prestige. Il rend un vêtement, prend le
        Maître de valeur 5 et le Tailleur 3 placé dessous, un blason des Tailleurs et le Blason de Prestige. Ses
        Tailleurs pèsent 8 de plus (5 + 3).

rules-r4 = Personne n’a la marchandise de la guilde : pas de favori
    .answer = La guilde n’a pas de favori. Son Maître de Guilde quitte la partie, et à la manche 4 la tuile du dessous
        aussi. Le blason de la guilde reste là ; un Blason de Prestige posé là est perdu.
    .details = Cela arrive surtout quand tout le monde a vendu au prix fort ou payé des embauches. Il suffit pourtant
        d’une seule marchandise, ou d’un Colporteur chargé, pour rafler la guilde sans combat : avant de passer, jetez
        un œil aux guildes que les autres ont délaissées.

        La tuile écartée ne revient pas dans la pile des invités. Le Blason de Prestige perdu n’est pas remplacé ; la
        manche suivante apporte le sien, comme prévu.
    .example = À la fin de la manche 2, plus personne n’a de page. Le Maître des Imprimeurs, de valeur 6, quitte la
        partie. Le blason des Imprimeurs reste sur sa pile. Comme ils étaient Guilde de Prestige, leur Blason de
        Prestige part aussi.

rules-r5 = Quand récupère-t-on ses agents ?
    .answer = À la fin de la manche, juste après les favoris : chacun reprend ses agents sur tous les toits.
    .details = Ils redeviennent tous disponibles pour la manche suivante, avec ceux que vous avez gagnés entre-temps.
        Ceux que vous n’avez pas utilisés parce que vous avez passé sont toujours là, bien sûr, mais ne vous donnent
        rien de plus. Les agents de la réserve générale n’en bougent pas : on ne les gagne qu’avec un Conseiller ou un
        artisan Agent +.

        Un Maire posé sur un toit n’est pas un agent. Il reste à sa place jusqu’à la fin de la partie.

rules-r6 = Les revenus de fin de manche
    .answer = Chacun reçoit 3 thalers, plus 3 ou 5 par Musicien. Chaque Maire ajoute 1 thaler pour chacun de vos
        artisans de la guilde où il se trouve.
    .details = La collecte a lieu à la fin des quatre manches, y compris la dernière, juste avant le décompte des
        points. Tout le monde y participe, même ceux qui ont passé dès le premier tour. Pour un Maire, comptez vos
        tuiles du métier concerné, y compris celles gagnées à l’instant comme favori ; leur valeur ne joue pas.

        La banque paie toujours. S’il manque des pièces, notez les sommes sur un papier.
    .example = Un Maire est posé chez les Boulangers. Claire a un Musicien 5 et 2 Boulangers : 10 thalers (3 + 5 + 2).
        Antoine n’a pas de Musicien, mais 3 Boulangers : 6 thalers (3 + 3).

rules-r7 = Le nouveau Maître de Guilde
    .answer = Dans chaque guilde, l’artisan de la fenêtre occupée la plus basse de l’atelier glisse à la place du
        Maître de Guilde. Sa valeur devient le nouveau prix.
    .details = Les autres artisans de l’atelier ne bougent pas. À l’entrée de la manche 4, les deux tuiles de la
        fenêtre du haut descendent ensemble : celle du dessus est Maître de Guilde, l’autre reste dessous et n’a aucun
        effet avant le dernier choix des favoris.

        Les changements de prix se voient venir, puisque tout l’atelier est visible. Acheter sous un Maître à 2 pour
        revendre sous un Maître à 6 est le b.a.-ba du métier. Seul un Garde peut bousculer ces plans.
    .example = Fin de la manche 2. Le Maître des Chapeliers, un 6, est parti chez son favori. Au-dessus attendent un 3
        et, tout en haut, les deux tuiles. Le 3 glisse en bas : à la manche 3, un chapeau coûte et rapporte 3 thalers.

rules-r8 = Remplir les chambres
    .answer = Dans chaque guilde, l’invité de la fenêtre 1 quitte la partie, les autres glissent à gauche autant que
        possible, puis on remplit les fenêtres vides de gauche à droite avec la pile des invités.
    .details = Faites d’abord sortir et glisser tout le monde, puis piochez guilde par guilde, en commençant par les
        Brasseurs. Les invités deviennent donc moins chers de manche en manche, mais celui qu’on laisse dans la
        fenêtre 1 est perdu pour tous. À la fin de la manche 1, personne ne sort, puisque cette fenêtre était vide
        depuis le début.

        Si la pile s’épuise, les fenêtres restantes demeurent vides. On ne remélange rien de ce qui a quitté la
        partie.
    .example = Chambres des Brasseurs : Garde en 1, rien en 2, Boulanger 4 en 3, Noble en 4. Le Garde quitte la
        partie, le Boulanger glisse en 1, le Noble en 2. Nina pioche deux invités pour les fenêtres 3 puis 4.

rules-r9 = La nouvelle Guilde de Prestige
    .answer = C’est la guilde dont le nouveau Maître de Guilde a la plus forte valeur, sans compter l’ancienne Guilde
        de Prestige. À égalité, le plus petit numéro. On y pose un Blason de Prestige.
    .details = On compare les Maîtres de Guilde qui viennent de glisser en place. La guilde sortante est hors concours
        pour une manche, même avec le Maître le plus fort de la ville ; elle pourra revenir la fois d’après. À la
        manche 4, seule la tuile du dessus compte, pas la somme des deux.

        Ne négligez pas ce blason : il compte toujours comme un blason différent dans votre collection, même si vous
        en avez déjà un.
    .example = Les Boulangers étaient Guilde de Prestige. Les nouveaux Maîtres valent 5 chez les Brasseurs, 7 chez les
        Boulangers, 3 chez les Cordonniers et 5 chez les Imprimeurs. Le 7 ne compte pas. Entre les deux 5, les
        Brasseurs l’emportent avec leur numéro 1.

## Fin de partie

rules-g1 = Quand la partie se termine-t-elle ?
    .answer = Après la manche 4, une fois les favoris désignés, les agents repris et les revenus touchés. On compte
        alors les points de victoire.
    .details = Les derniers favoris et les derniers revenus, Musiciens et Maires compris, comptent donc pleinement : les
        deux tuiles de chaque atelier, les blasons, les thalers. Il n’y a plus, en revanche, ni nouveaux Maîtres, ni nouveaux invités, ni
        nouveau Blason de Prestige. Les marchandises et les agents qui vous restent ne valent rien au décompte ; pensez à les vendre à temps, sauf celles qui peuvent encore vous
        rendre favori.

        On compte ensuite les majorités, les totaux de 30 ou plus, tous les types d’artisans, le joueur le plus riche,
        les blasons et les citadins Soleil.

rules-g2 = Comment se comptent les majorités ?
    .answer = Pour chaque guilde en jeu, additionnez la valeur de vos artisans de ce métier. C’est 5 PV pour le 1er, 3
        pour le 2e, 1 pour le 3e. À égalité, celui qui a le plus de tuiles passe devant.
    .details = C’est la valeur totale qui décide, pas le nombre de tuiles ; celui-ci ne sert qu’à départager. Il faut
        posséder au moins un artisan du métier pour être classé. Faites le compte guilde par guilde, sans mélanger les
        métiers. Peu importe où vous avez embauché l’artisan : un Imprimeur qui logeait chez les Brasseurs reste un
        Imprimeur.

        Pour les places sans titulaire et les égalités que les tuiles ne départagent pas, il y a des règles à part.
    .example = Chez les Brasseurs, Théo a 12 en deux tuiles (7 + 5), Amina 12 en trois (5 + 4 + 3), Sophie un seul 4.
        Amina passe devant grâce à ses trois tuiles : 5 PV. Théo est 2e avec 3 PV, Sophie 3e avec 1 PV.

rules-g3 = Et s’il n’y a pas de 2e ou de 3e ?
    .answer = S’il n’y a personne pour la 2e ou la 3e place, le 1er prend aussi ces points. Seul dans la guilde :
        9 PV. À deux dans la guilde : 6 PV pour le 1er et 3 PV pour le 2e.
    .details = Seuls sont classés ceux qui ont au moins un artisan du métier. S’ils ne sont pas assez nombreux, les
        points des places vides montent au premier, jamais au deuxième. Cela rend une guilde délaissée très juteuse :
        une seule petite tuile vous y rapporte 9 PV si personne d’autre n’en a.

        Cette règle suppose un premier sans partage. Et les points qu’une égalité fait disparaître ne sont donnés à
        personne.
    .example = Chez les Boulangers, Lucie est la seule à avoir un artisan : 9 PV (5 + 3 + 1). Chez les Cordonniers,
        elle a 9 et Bruno 6, les autres rien. Bruno est 2e avec 3 PV et Lucie marque 6 PV (5 + 1).

rules-g4 = Égalité dans une majorité
    .answer = Si le nombre de tuiles ne départage pas : à la 1re place, 4 PV chacun et pas de 2e ; à la 2e, 2 PV
        chacun et pas de 3e ; à la 3e, 0 PV chacun.
    .details = Après une égalité en tête, le joueur suivant est 3e et marque 1 PV ; si cette place est partagée elle
        aussi, c’est 0 pour chacun. Après une égalité à la 2e place, ceux qui suivent n’ont plus de place du tout, et
        donc pas de point d’Apprenti non plus.

        Les points qu’une égalité fait disparaître ne vont à personne, même pas au premier. N’oubliez pas de comparer
        d’abord le nombre de tuiles : beaucoup d’égalités s’arrêtent là.
    .example = Chez les Imprimeurs, Hugo et Manon ont 10 en deux tuiles chacun : 4 PV chacun. Karim, avec 6, est 3e :
        1 PV. Chez les Tailleurs, Hugo a 11 et marque 5 PV ; Manon et Karim, avec un 6 chacun, marquent 2 PV chacun ;
        Élodie, avec un 3, ne marque rien.

rules-g5 = Le bonus de 30 ou plus
    .answer = Pour chaque guilde où la valeur totale de vos artisans atteint 30 ou plus, vous marquez 2 PV.
    .details = Trente tout rond suffit. Le bonus est indépendant des majorités : vous le touchez même sans être
        premier, et plusieurs joueurs peuvent l’avoir. Si vous arrivez à 30 dans deux guildes, vous marquez deux fois
        2 PV. On ne mélange pas les métiers, et le bonus n’augmente pas si vous allez bien au-delà de 30.

        Il faut beaucoup de tuiles pour y arriver. Ne courez après ce bonus que si vous dominez déjà la guilde.
    .example = Nina a des Imprimeurs de valeur 7, 6, 6, 5, 4 et 3 : 31 en tout, donc 2 PV. Ses Brasseurs font 29 en
        tout : rien de ce côté. Un point de plus chez les Brasseurs lui aurait donné 2 PV supplémentaires.

rules-g6 = Le bonus pour tous les types d’artisans
    .answer = Si vous avez au moins un artisan de chaque guilde en jeu, vous marquez 5 PV.
    .details = Seules comptent les guildes de votre partie : à trois joueurs, il vous faut les quatre premiers
        métiers ; à cinq, les six. La valeur ne joue pas, un petit 2 fait l’affaire. Plusieurs joueurs peuvent toucher
        ce bonus, et on ne le touche qu’une fois, même avec deux collections complètes.

        Les citadins ne remplacent aucun artisan. S’il vous manque un métier à la dernière manche, une embauche bon
        marché peut valoir ces 5 PV d’un coup.
    .example = Partie à trois. Mehdi a 2 Brasseurs, 1 Boulanger, 1 Cordonnier et 3 Imprimeurs : il a les quatre
        métiers et marque 5 PV. Claire a neuf artisans, mais aucun Cordonnier : pas de bonus pour elle.

rules-g7 = Le joueur le plus riche
    .answer = Celui qui a le plus de thalers marque 5 PV. Si plusieurs sont à égalité, chacun d’eux marque 2 PV.
    .details = Tout le monde dévoile son argent après les derniers revenus. Un seul thaler d’avance suffit pour les
        5 PV. En cas d’égalité, il n’y a pas de départage : 2 PV pour chaque joueur à égalité, qu’ils soient deux ou
        davantage. Le deuxième plus riche ne reçoit rien.

        Vos marchandises ne comptent pas comme de l’argent. Si vous visez ce bonus, vendez pendant la manche 4 ce qui
        ne vous sert plus.
    .example = Paul et Inès ont 31 thalers, Marc 18. Paul et Inès marquent 2 PV chacun, Marc rien. Si Paul avait fini
        avec 32 thalers, il aurait pris 5 PV à lui seul et Inès n’aurait rien eu.

rules-g8 = Combien rapportent les blasons ?
    .answer = Comptez vos blasons de guildes différentes, plus chaque Blason de Prestige, plus chaque Graveur. 0 à 2 :
        0 PV. 3 : 2 PV. 4 : 5 PV. 5 : 9 PV. 6 : 14 PV. 7 ou plus : 20 PV.
    .details = Deux blasons de la même guilde n’en font qu’un. Les Blasons de Prestige, au contraire, comptent tous,
        et chaque Graveur vaut un Blason de Prestige de plus. Vous n’avez qu’une seule collection : les doublons ne
        servent pas à en commencer une deuxième.

        Le tableau monte vite. Pour les blasons, mieux vaut être favori une fois dans quatre guildes que quatre fois
        dans la même. Au-delà de sept, on reste à 20 PV.
    .example = Camille a deux blasons des Brasseurs, un des Boulangers, un des Imprimeurs, deux Blasons de Prestige et
        un Graveur. Trois guildes différentes, plus 2, plus 1 : cela fait 6, donc 14 PV. Le second blason des
        Brasseurs ne compte pas.

rules-g9 = Les points des citadins
    .answer = Comptez vos citadins Soleil : Noble, Collecteur d’impôts, Graveur, Contremaître, Apprenti. Les citadins
        Étoile et Lune ne donnent pas de points.
    .details = Le Noble donne 2 ou 3 PV. Le Collecteur d’impôts donne 1 PV par tranche complète de 10 thalers. Le
        Contremaître donne 1 PV par artisan de la valeur imprimée. L’Apprenti donne 1 PV pour chaque 2e ou 3e place
        aux majorités. Le Graveur ne marque rien par lui-même : il allonge votre collection de blasons.

        Un Musicien ou un Maire n’apporte que des thalers, qui comptent tout de même pour le joueur le plus riche.

rules-g10 = Qui gagne en cas d’égalité finale ?
    .answer = Le plus de PV l’emporte. À égalité, celui qui a le plus de tuiles d’artisan ; puis la plus grande valeur
        totale d’artisans. Si rien ne départage, la victoire est partagée.
    .details = Additionnez tout, puis comparez. Pour départager, comptez d’abord vos artisans, tous métiers confondus.
        Les citadins n’en font pas partie. Toujours à égalité ? Additionnez alors les valeurs de tous ces artisans.
        Les thalers, les blasons et l’ordre du tour ne jouent aucun rôle ici.

        Notez que l’ordre des critères est l’inverse de celui des majorités, où la valeur passe avant le nombre de
        tuiles.
    .example = Léa et Théo finissent à 38 PV. Chacun a 11 artisans. Ceux de Léa valent 47 en tout, ceux de Théo 44 :
        Léa gagne. Avec 47 partout, ils auraient partagé la victoire.

## Décisions et errata

rules-x1 = Planification disputée : dans quel sens ?
    .answer = Le programme suit l’ordre inverse du tour : si personne ne veut se lancer, le dernier joueur planifie
        d’abord et le premier en dernier.
    .details = Tant que tout le monde planifie en même temps, la question ne se pose pas. Elle surgit quand un joueur
        veut voir combien de cartes les autres posent, ou s’ils passent, avant de s’engager. Avec l’ordre inverse,
        celui qui s’est offert la tête de l’ordre du tour en tire aussi cet avantage : il agit le premier et se décide
        le dernier.

        Si votre table a l’édition russe, mettez-vous d’accord avant la partie.
    .editions = Les éditions anglaise, française et hongroise demandent l’ordre inverse du tour. L’édition russe
        demande l’ordre du tour. Nous suivons les trois premières.

rules-x2 = L’exemple de score du livret est-il juste ?
    .answer = Non, pas dans toutes les éditions. Le compte exact donne Bleue 25, Orange 30, Jaune 35 : c’est Jaune qui
        gagne.
    .details = Le livret français imprime 41 PV pour Orange, mais ses propres lignes n’en donnent que 30. Si vous
        apprenez à compter avec cet exemple, fiez-vous aux lignes, pas au total. Deuxième détail : les 12 PV de
        majorité de Bleue contiennent déjà le point de son Apprenti. Le programme les sépare : 11 pour les majorités,
        1 pour l’Apprenti.

        Le total de Bleue reste le même, et les règles elles-mêmes ne changent pas.
    .example = Bleue : 11 PV de majorités, 2 PV pour ses Imprimeurs à 30 ou plus, 9 PV de blasons, 2 PV du Contremaître
        et 1 PV de l’Apprenti, soit 25. Orange : 11 PV de majorités, 5 PV pour tous les types d’artisans et 14 PV de
        blasons, soit 30. Jaune : 14 PV de majorités, 5 PV pour tous les types, 5 PV comme joueur le plus riche, 5 PV de
        blasons, 3 PV du Noble et 3 PV du Collecteur d’impôts, soit 35.
    .editions = Les éditions anglaise, française et hongroise donnent 41 PV et la victoire à Orange. L’édition russe
        donne 30 à Orange et la victoire à Jaune, avec 35. Toutes impriment 12 pour les majorités de Bleue, le point
        de l’Apprenti compris.

rules-x3 = La marchandise sur un Colporteur : peut-on la vendre, payer avec ou la voler ?
    .answer = On ne peut ni la vendre, ni payer avec, ni la voler. Le favori rend d’abord une marchandise qu’il a
        devant lui ; s’il n’en a pas, il rend celle du Colporteur, qui retourne alors dans la pile les mains vides.
    .details = Pendant toute la manche, la marchandise appartient à la tuile et n’en bouge plus. Au choix des favoris,
        toutes deux comptent ensemble pour 4. Si vous êtes favori, vous devez rendre une marchandise de cette sorte :
        prenez celle qui est devant vous. Si la seule que vous ayez est sur le Colporteur, c’est elle qui part au
        magasin.

        Avec deux Colporteurs chargés de la même sorte, vous ne perdez qu’une marchandise ; l’autre vous revient
        normalement.
    .example = Karim a posé sa seule page sur un Colporteur. Elle compte pour 4, il est favori des Imprimeurs devant
        Lucie, qui en a 3. Sans autre page, il rend celle-là. Le Colporteur retourne dans la pile et Karim ne récupère
        rien.
    .editions = Aucune édition ne dit si l’on peut vendre, dépenser ou voler cette marchandise, ni ce que rend un
        favori qui n’en a pas d’autre. C’est notre décision.

rules-x4 = Le Voleur : une, deux ou aucune marchandise ?
    .answer = Aucune, ou exactement deux chez un seul adversaire. Une seule uniquement si cet adversaire n’en a
        qu’une.
    .details = Vous pouvez renoncer au vol. Si vous volez, prenez-en deux chez la même personne, de la même sorte ou
        de deux sortes différentes, comme vous voulez. Partager entre deux victimes n’est pas permis. Si votre victime
        n’a plus qu’une marchandise, vous pouvez prendre celle-là et vous en contenter.

        Une marchandise posée sur un Colporteur n’est pas à prendre et ne compte pas ici. La banque indemnise dans
        tous les cas.
    .example = Bruno a une marchandise, Hugo en a cinq. Lucie, avec le Voleur, peut prendre celle de Bruno, ou deux à
        Hugo, ou rien du tout. Elle ne peut pas en prendre une à Bruno et une à Hugo, ni une seule à Hugo.
    .editions = Toutes les éditions parlent de deux marchandises prises à un autre joueur et disent que c’est
        facultatif. Aucune ne dit si l’on peut en prendre une seule, ni quoi faire face à un joueur qui n’en a qu’une.

rules-x5 = Le Garde et les deux tuiles du haut
    .answer = Aux manches 1 à 3, les deux tuiles de la pile peuvent être échangées, même entre elles. À la manche 4,
        celle du dessus est Maître de Guilde et ne bouge pas ; celle du dessous peut encore être échangée.
    .details = La pile de deux tuiles dans la fenêtre du haut fait partie de l’atelier, donc le Garde y a accès. La
        tuile échangée prend exactement la place de l’autre, dessus ou dessous. Tout le monde a le droit de regarder
        la tuile du dessous, à tout moment. L’échange est toujours facultatif.

        C’est une arme discrète : les deux tuiles du haut iront ensemble au favori de la manche 4, mais seule celle du
        dessus fixera les prix.
    .example = Manche 2. En haut de l’atelier des Cordonniers, un 3 couvre un 6. Julien les échange : le 6 sera Maître
        de Guilde à la manche 4, le 3 dessous. À la manche 4, on pourra encore échanger ce 3 avec un Cordonnier logé
        ailleurs, mais pas le 6.
    .editions = Les éditions disent qu’un Maître de Guilde ne peut pas être déplacé. Aucune ne parle de la pile de
        deux tuiles, ni du droit de regarder celle du dessous.

rules-x6 = Que deviennent les blasons sans favori ?
    .answer = Le blason de la guilde reste sur sa pile. Un Blason de Prestige posé là quitte la partie.
    .details = Quand personne n’a la marchandise d’une guilde, le Maître de Guilde s’en va sans favori. Sa pile de
        blasons ne diminue pas, ce qui n’a d’ailleurs guère d’effet : quatre blasons suffisent toujours pour quatre
        manches.

        Pour le Blason de Prestige, la décision pèse plus lourd. On ne le laisse pas attendre le prochain favori et on
        ne le déplace pas sur une autre guilde. Il est perdu pour tout le monde, et la manche suivante en met un
        nouveau en jeu.
    .editions = Les éditions disent seulement que le Maître de Guilde, et à la manche 4 la tuile du dessous, sont
        retirés. Aucune ne parle des blasons dans ce cas.

rules-x7 = L’Apprenti et les places à égalité
    .answer = Une 2e ou une 3e place partagée reste une place : l’Apprenti donne 1 PV, même quand l’égalité elle-même
        ne rapporte rien.
    .details = Deux joueurs à égalité à la 2e place marquent 2 PV chacun, et celui qui a l’Apprenti en ajoute un. À
        égalité à la 3e place, ils marquent 0, mais l’Apprenti donne tout de même son point.

        Attention à la place supprimée : après une égalité à la 2e place, personne n’est 3e. Celui qui vient derrière
        n’a pas de place et son Apprenti ne lui donne rien pour cette guilde.
    .example = Chez les Tailleurs, Antoine a 14 et Fatou 9. Nina et Paul ont chacun une tuile de valeur 4 : à égalité
        à la 3e place, ils marquent 0. Nina a l’Apprenti et reçoit 1 PV. Paul repart sans rien.
    .editions = Les éditions donnent 1 PV à l’Apprenti pour les 2e et 3e places. Aucune ne dit ce qu’il en est quand
        la place est partagée.

rules-x8 = Toujours à égalité à la toute fin ?
    .answer = La victoire est partagée. Si les PV, le nombre d’artisans et leur valeur totale sont identiques, il y a
        plusieurs gagnants.
    .details = Il faut vraiment que tout soit égal : d’abord les points de victoire, ensuite le nombre de tuiles
        d’artisan, enfin la somme de leurs valeurs. Cela n’arrive presque jamais. Dans ce cas, n’allez chercher ni les
        thalers ni l’ordre du tour pour trancher.

        Le programme annonce alors tous les gagnants ensemble.
    .editions = Toutes les éditions s’arrêtent après deux départages, le nombre d’artisans puis leur valeur. Aucune ne
        dit ce qui se passe ensuite.

rules-x9 = Trois joueurs ou plus à égalité en tête
    .answer = Chacun marque 4 PV. Il n’y a pas de 2e, et le meilleur joueur suivant est 3e.
    .details = On traite une égalité à trois exactement comme une égalité à deux. Les 4 PV ne se partagent pas :
        chacun les reçoit en entier. Les 3 PV de la 2e place disparaissent. Derrière, le suivant est 3e et marque
        1 PV, ou 0 s’il partage cette place avec un autre.

        Vérifiez d’abord le nombre de tuiles : à trois, il est rare qu’il ne départage personne.
    .example = Chez les Chapeliers, Inès a 6 + 2, Marc 5 + 3 et Chloé 4 + 4 : 8 en deux tuiles pour tous. Ils marquent
        4 PV chacun. Yanis, avec un seul 5, est 3e : 1 PV.
    .editions = Les éditions accordent 4 PV à chaque joueur à égalité en tête et suppriment la 2e place. Aucune ne
        précise le cas de trois joueurs ou plus, ni la place du suivant.

rules-x10 = Deux premiers à égalité, et personne d’autre n’a d’artisan là
    .answer = Chacun marque 4 PV. Les points de la 2e et de la 3e place ne sont donnés à personne.
    .details = On pourrait croire que les deux premiers se partagent aussi les points des places vides. Ce n’est pas
        le cas : seul un premier unique récupère les places sans titulaire. L’égalité coûte donc cher ici. Un premier
        sans partage aurait marqué 6 PV avec un deuxième derrière lui.

        Si vous voyez l’égalité venir, une tuile de plus, même petite, change beaucoup de choses.
    .example = Chez les Boulangers, seuls Sophie (5 + 4) et Mehdi (6 + 3) ont des artisans : 9 en deux tuiles chacun.
        Ils marquent 4 PV chacun. Les 3 PV de la 2e place et le point de la 3e ne vont à personne.
    .editions = Les éditions donnent au 1er les points des places sans titulaire, et 4 PV à chacun en cas d’égalité en
        tête. Aucune ne dit ce qui se passe quand les deux cas se rencontrent.

rules-x11 = Les petites erreurs des livrets
    .answer = Le programme appelle les Brasseurs en premier, et Agent + compte là où il est imprimé, à toutes les
        manches. Dans les exemples, Jaune planifie Boulangers, Cordonniers, Imprimeurs, et Bleue n’a plus de bière de
        toute façon.
    .details = Aucune de ces erreurs ne change une règle, mais elles sèment le doute quand on suit les exemples pas à
        pas. La plus visible : Bleue paie son unique bière pour embaucher le Conseiller, puis l’exemple des favoris la
        fait vendre une bière au tour suivant. Elle n’en a plus ; le résultat est le même, Jaune est favori.

        Pour le symbole Agent +, regardez la tuile : s’il y est, vous prenez un agent ; sinon, non.
    .editions = L’édition russe commence par les Boulangers. L’exemple hongrois place Jaune chez les Brasseurs. Toutes
        font vendre à Bleue une bière qu’elle n’a plus. L’édition française accorde un agent pour chaque tuile de
        favori, la hongroise lie Agent + à la manche 4.

rules-x12 = La limite du premier tour : que compte-t-on ?
    .answer = La limite porte sur toutes les marchandises achetées dans l’action, toutes sortes confondues. Pour la
        fixer, on compte tous ceux qui ont révélé la carte, quoi qu’ils fassent ensuite.
    .details = Un joueur qui vend, embauche ou ne fait rien compte donc aussi parmi les cartes révélées. La limite ne
        change plus pendant qu’on résout la guilde. Et elle ne garantit rien : si le magasin contient moins de
        marchandises que la limite, vous prenez ce qu’il y a.

        Rappel : cela ne concerne que le premier tour de la manche 1, à quatre ou cinq joueurs.
    .example = Premier tour, à quatre. Amina, Théo et Camille ont révélé la carte Cordonniers : limite 2. Amina
        embauche et laisse au magasin une chaussure et une bière. Théo peut acheter une chaussure et la bière, ou deux
        chaussures, mais pas trois marchandises.
    .editions = Toutes les éditions donnent les mêmes limites. Aucune ne dit si elles portent sur toutes les sortes
        ensemble, ni si ceux qui n’achètent pas comptent aussi.

rules-x13 = À deux joueurs, qui prend la 3e place ?
    .answer = Le premier. À deux, le 1er d’une guilde marque 6 PV (5 + 1) et le 2e en marque 3. Si un seul joueur a un
        artisan du métier, il marque 9 PV.
    .details = Comme il n’y a jamais de troisième joueur, la règle des places sans titulaire s’applique à chaque
        guilde. L’égalité, elle, suit la règle habituelle : 4 PV chacun si le nombre de tuiles ne départage pas, et
        rien de plus.

        Chaque guilde pèse donc lourd à deux. Laisser un métier entier à l’adversaire lui offre 9 PV ; un seul artisan
        embauché suffit à ramener l’affaire à 6 contre 3.
    .example = Léa et Hugo jouent à deux. Chez les Brasseurs, Léa a 13 et Hugo 8 : 6 PV pour Léa, 3 pour Hugo. Chez
        les Boulangers, Hugo est seul : 9 PV. Après deux guildes, Hugo mène 12 à 6.
    .editions = Les éditions donnent au 1er les points des places sans titulaire. Aucune ne parle à part de la partie
        à deux joueurs.

rules-x14 = Une tuile retourne dans une pile vide
    .answer = Elle devient la pile à elle seule. Un Colporteur remis dans la pile après les favoris peut donc
        ressortir dès le remplissage des chambres de la même fin de manche.
    .details = Quand la pile des invités est épuisée, un citadin Étoile ou un Colporteur qui y retourne la fait
        renaître. S’il est seul, tout le monde sait ce qui sera pioché ensuite, et il n’y a pas de mal à cela. S’il y
        en a plusieurs, on les mélange.

        Pensez-y en fin de partie : le prochain invité pioché ira à la première fenêtre libre, en commençant par les
        Brasseurs.
    .example = Fin de la manche 3, la pile est vide. Nicolas récupère sa marchandise et remet le Colporteur dans la
        pile, qui compte alors une tuile. Au remplissage, elle va dans la première fenêtre libre des Brasseurs. Toutes
        les autres fenêtres vides le restent.
    .editions = Les éditions font remélanger ces tuiles dans la pile et laissent des fenêtres vides quand elle
        s’épuise. Aucune ne parle d’une tuile qui retourne dans une pile vide.

rules-x15 = Ce qu’aucun livret ne dit
    .answer = La banque n’est jamais à court de thalers. Une tuile Maire n’est pas un agent. L’ordre du tour passe tel
        quel à la manche suivante. On n’échange rien entre joueurs.
    .details = Quatre petites questions reviennent à presque toutes les tables. S’il n’y a plus de pièces, notez les
        montants et continuez. Un Maire sur le toit ne rapporte rien à celui qui embauche, et il y reste quand les
        agents redescendent. Personne ne remet les marqueurs dans l’ordre de départ entre deux manches.

        Enfin, pas de troc, pas de prêt, pas de cadeau : marchandises et thalers ne changent de mains que lorsqu’une
        règle le dit.
    .editions = Aucune édition ne règle ces quatre points. Toutes interdisent d’acheter à un autre joueur, mais ne
        disent rien des échanges. C’est notre décision.

rules-x16 = Plusieurs citadins de la même sorte : le détail
    .answer = Chacun compte : 4 par Colporteur, un paiement par Maire (même sur un seul toit), chaque Musicien, chaque
        citadin Soleil. Un Maire paie dès les revenus de la manche en cours.
    .details = Chaque Colporteur a besoin de sa propre marchandise ; celle qui est posée sur l’un ne peut pas servir à
        l’autre. Vous pouvez les charger de la même sorte ou de sortes différentes. Deux Maires sur le même toit
        rapportent 2 thalers par artisan du métier, à tout le monde.

        Avec deux Apprentis, chaque 2e ou 3e place vous donne 2 PV. Deux Contremaîtres de même valeur comptent deux
        fois les mêmes artisans.
    .example = Fatou a deux Colporteurs, chacun avec une bière, et une bière devant elle : 9 bières (4 + 4 + 1) au
        choix des favoris. Deux Maires sont posés chez les Brasseurs : ses 3 Brasseurs lui rapportent 6 thalers en
        plus des 3 habituels.
    .editions = Aucune édition ne parle de plusieurs citadins de la même sorte chez un joueur, ni de deux Maires sur
        le même toit. C’est notre décision.

rules-x17 = Embaucher quelqu’un qui ne peut rien faire
    .answer = C’est permis. La tuile est remélangée dans la pile, mais vous touchez quand même les thalers du toit et
        vous pouvez passer en tête de l’ordre du tour.
    .details = Un Garde sans deux artisans à échanger, un Conseiller alors que vos huit agents sont sortis, un
        Colporteur quand il ne vous reste plus de marchandise, un Voleur quand personne n’a rien à voler : vous pouvez
        tous les embaucher. Vous payez le prix de la fenêtre comme d’habitude.

        Cela vaut parfois le coup, pour un toit bien garni, pour la première place, ou pour priver le suivant de cet
        invité.
    .editions = Les éditions remélangent le Colporteur si vous n’avez plus de marchandise et donnent un agent tant
        qu’il en reste. Aucune ne dit si l’on peut embaucher quelqu’un qui ne servira à rien.

rules-x18 = « De tout type » : la marchandise de la guilde aussi ?
    .answer = Oui. N’importe quelle sorte convient, y compris celle de la guilde où vous embauchez.
    .details = Dans la fenêtre 2, vous pouvez donc payer avec deux marchandises de la guilde : l’une pour la part
        imposée, l’autre pour la caisse. Dans les fenêtres 3 et 4, la question compte moins, puisque le prix tout en
        marchandises de la guilde y est plus bas : deux au lieu de trois, trois au lieu de quatre.

        Rien ne vous oblige à varier les marchandises données pour les caisses. Deux pâtisseries pour deux caisses,
        cela convient très bien.
    .example = Élodie veut l’invité de la fenêtre 2 chez les Imprimeurs. Elle n’a que 3 pages, rien d’autre. Elle en
        paie 2, l’une comme marchandise de la guilde, l’autre comme marchandise de tout type. Il lui en reste une pour
        le choix des favoris.
    .editions = L’édition hongroise parle à trois endroits de n’importe quelle autre sorte, mais sa propre note sur la
        caisse dit n’importe quelle sorte. Les autres éditions disent simplement « de tout type ».

rules-x19 = Quand le nouvel agent peut-il servir ?
    .answer = Dès la prochaine Phase de Planification, donc aussi dans la même manche. Il ne peut simplement pas agir
        pendant le tour en cours.
    .details = Cela vaut pour le Conseiller comme pour le symbole Agent +. Quand vous gagnez l’agent, vos cartes de ce
        tour sont déjà posées : il attend devant vous. À la fin du tour, il compte parmi vos agents disponibles et
        peut vous garder dans la manche. Ensuite, vous planifiez avec lui comme avec les autres.

        Un agent gagné comme favori arrive pendant la fin de manche : il servira donc à la manche suivante.
    .example = Bruno commence la manche avec 4 agents et joue 2 cartes. Il embauche un Conseiller et prend un agent. À
        la fin du tour, il en a 3 disponibles (4 − 2 + 1). Il peut jouer 3 cartes au tour suivant, dans la même
        manche.
    .editions = L’édition hongroise parle des manches suivantes, mais son propre exemple compte déjà l’agent dans la
        même manche. Les autres éditions parlent des tours suivants.

rules-x20 = Un joueur a fini la manche : jusqu’à quand attend-il ?
    .answer = Jusqu’à la manche suivante. Les autres tours de la manche en cours se jouent sans lui.
    .details = Peu importe pourquoi vous avez fini, parce que vous avez passé ou parce que vous n’avez plus d’agents.
        Votre Jeton Joueur reste côté Lune jusqu’à ce que tout le monde le retourne, à la quatrième étape de la fin de
        manche. D’ici là, vous ne planifiez rien et n’agissez nulle part.

        Les favoris et les revenus de la manche vous concernent toujours. On peut aussi vous voler des marchandises
        pendant que vous attendez.
    .editions = L’édition hongroise fait attendre les joueurs qui ont fini jusqu’au prochain tour. Les autres éditions
        disent jusqu’à la prochaine manche, et nous les suivons.

rules-x21 = Trois marchandises par action ou par manche ?
    .answer = Trois par action. Si vous achetez dans trois guildes, vous pouvez prendre jusqu’à neuf marchandises dans
        le même tour.
    .details = La limite se compte à chaque action d’achat, pas sur l’ensemble du tour ou de la manche. Vous pouvez
        même revenir dans la même guilde au tour suivant et acheter encore trois marchandises, tant que le magasin et
        votre bourse suivent.

        Ce sont vos agents et vos thalers qui vous freinent, rien d’autre. Au tout premier tour de la partie, à quatre
        ou cinq joueurs, la limite par action peut être plus basse.
    .editions = L’exemple d’achat de l’édition hongroise parle de 3 marchandises par manche. Elle est la seule ; dans
        les autres éditions, la limite tient à l’action d’achat.

rules-x22 = 30 tout rond, plus de 7 blasons : ça compte ?
    .answer = Oui, dans les deux cas. Un total de 30 exactement donne les 2 PV, et 7 blasons ou plus donnent 20 PV.
    .details = Pour le bonus des artisans, c’est bien « 30 ou plus » : à 30 tout rond vous l’avez, à 29 non. Pour les
        blasons, le tableau s’arrête à 20 PV. Un huitième ou un neuvième blason n’ajoute rien, mais il ne vous enlève
        rien non plus.

        On y arrive avec quelques Blasons de Prestige et un Graveur, surtout quand cinq ou six guildes sont en jeu.
    .editions = Un titre de l’édition hongroise parle d’une valeur supérieure à 30, et son tableau des blasons
        s’arrête à 7. Les autres éditions disent 30 ou plus, et 7 ou plus.

rules-x23 = L’Apprenti rapporte-t-il une seule fois ?
    .answer = Non, 1 PV pour chaque 2e ou 3e place. Avec trois places d’honneur, votre Apprenti vous donne 3 PV.
    .details = Passez toutes les guildes en jeu et comptez vos deuxièmes et troisièmes places. Chacune vaut 1 PV de
        plus, en plus des points de la place elle-même. Une place partagée compte aussi.

        L’Apprenti est donc fait pour ceux qui ont un peu de tout sans dominer nulle part. À cinq joueurs, avec six
        guildes, il peut donner jusqu’à 6 PV ; à deux, trois au plus.
    .editions = La phrase de l’édition française peut se lire comme un seul PV pour toute la partie. Les autres
        éditions disent clairement 1 PV pour chaque 2e ou 3e place.

rules-x24 = Majorités : la valeur ou le nombre d’artisans ?
    .answer = La valeur totale. Le nombre de tuiles ne sert qu’à départager une égalité.
    .details = Un artisan de valeur 7 bat donc deux artisans de valeur 3. Additionnez les valeurs de vos artisans du
        métier et comparez les totaux. Si deux totaux sont égaux, et seulement dans ce cas, regardez qui a le plus de
        tuiles : celui-là passe devant.

        Ne confondez pas avec le départage final entre joueurs à égalité de PV. Là, c’est le nombre d’artisans qui
        passe en premier, et la valeur ensuite.
    .editions = L’édition russe parle du nombre d’artisans au moment de classer les joueurs, juste après avoir fait
        additionner les valeurs. Les autres éditions classent selon la valeur totale.

rules-x25 = Faut-il cacher son argent ?
    .answer = C’est permis, pas obligatoire. Vous pouvez garder vos thalers sous votre coffre ou les laisser en vue,
        comme vous préférez.
    .details = Chacun décide pour soi et peut changer d’avis en cours de partie. La seule obligation : si vous êtes à
        égalité pour devenir favori, vous montrez votre argent. À la fin de la partie, tout le monde compte au grand
        jour.

        Une table d’habitués peut convenir que tout l’argent reste caché, ou que tout est visible. Mettez-vous
        d’accord avant de commencer, surtout si vos livrets sont dans des langues différentes.
    .editions = L’édition russe demande aux joueurs de garder leur argent secret. Les éditions anglaise, française et
        hongroise le leur permettent seulement.

rules-x26 = Et si personne n’a un seul thaler à la fin ?
    .answer = Tous sont alors à égalité comme joueurs les plus riches, avec zéro thaler : chacun marque 2 PV.
    .details = La règle du plus riche cherche celui qui a le plus de thalers, sans exiger qu’il en ait. Si tout le
        monde est à zéro, tout le monde est à égalité, et l’égalité vaut 2 PV chacun.

        Autour d’une vraie table, vous ne le verrez pas : les derniers revenus donnent au moins 3 thalers à chacun,
        juste avant le décompte. Le cas se présente plutôt quand on saisit une feuille de score sans y noter l’argent.
    .example = Claire, Marc et Inès recopient une ancienne feuille de score où l’argent n’est pas noté. Ils saisissent
        0 thaler pour chacun. Pour le programme, ils sont tous trois à égalité : il leur compte 2 PV chacun, soit 6 PV
        en tout.
    .editions = Toutes les éditions donnent 5 PV au plus riche et 2 PV à chacun en cas d’égalité. Aucune ne parle du
        cas où personne n’a d’argent.

rules-x27 = Un Agent + gagné comme favori à la manche 4
    .answer = Vous prenez l’agent, mais il ne change plus rien : il n’y a plus de tour à jouer, et les agents ne
        rapportent pas de points.
    .details = Les derniers favoris sont désignés une fois la dernière manche jouée. L’artisan lui-même compte
        pleinement, pour les majorités, pour les 30 ou plus, pour tous les types d’artisans et pour un éventuel
        Contremaître. L’agent, lui, reste là sans servir.

        Si vous oubliez de le prendre, personne ne vous en voudra. Le programme le prend quand même, pour que le
        compte d’agents soit juste.
    .editions = Les éditions font prendre l’agent, y compris pour la seconde tuile de la manche 4. Aucune ne dit qu’il
        ne sert alors plus à rien.
