# La présentation du jeu pour ceux qui n’y ont jamais joué.

overview-title = Architectes du Royaume de l’Ouest en cinq minutes

overview-goal = Vous êtes architecte du roi, vers l’an 850. Vous récoltez des ressources, embauchez des apprentis, construisez des bâtiments et travaillez à la Cathédrale. Honnêtement ou non, c’est votre affaire ; mais votre vertu sera jugée à la fin. Les bâtiments et la Cathédrale rapportent l’essentiel des points de victoire (PV), et le plus gros total l’emporte.
    .heading = De quoi s’agit-il ?

overview-turn = Vous commencez avec 20 ouvriers sur votre plateau. À votre tour, vous en placez exactement 1 sur un emplacement et faites ce que cet emplacement offre. Puis c’est au joueur suivant, dans le sens horaire. Il n’y a pas de manches, et vos ouvriers ne rentrent pas d’eux-mêmes.

    Si vous commencez un tour sans ouvrier sur votre plateau, vous passez ce tour à en récupérer 1. C’est lent : ramenez vos ouvriers par de meilleurs moyens avant d’en arriver là.
    .heading = Votre tour

overview-places = La plupart des emplacements sont de grands cercles, où il y a place pour autant d’ouvriers de tous les joueurs qu’on veut. Plus vous y avez d’ouvriers à vous, plus vous y gagnez. Votre 1er ouvrier dans la Forêt rapporte 1 bois, le 2e en rapporte 2, le 3e en rapporte 3. Ceux des adversaires n’y changent jamais rien.

    La Carrière donne de la pierre, la Forêt du bois, les Mines de l’argile ou de l’or, l’Atelier d’Orfèvre des pièces. À l’Entrepôt Royal, vous échangez des ressources contre de la vertu ou du marbre. À l’Atelier, vous embauchez des apprentis ou piochez des bâtiments. Toutes les taxes vont au Bâtiment des Impôts ; placez-y un ouvrier, et vous prenez tout cet argent, mais perdez 2 vertus.
    .heading = Les emplacements

overview-apprentices = À l’Atelier, 8 apprentis attendent. En embaucher un coûte 4 pièces, dont 2 de taxe. Votre 1er ouvrier n’y atteint que la colonne de gauche, le 4e les atteint toutes ; pour aller plus loin, posez 1 pièce par colonne sur les cartes de la rangée. Vous pouvez avoir jusqu’à 5 apprentis. Chacun a une compétence, menuiserie, carrelage ou maçonnerie (le Manœuvre a les trois), et toutes les autres sortes ont aussi une capacité, par exemple 1 bois de plus dans la Forêt ou un nouvel échange à l’Entrepôt Royal.
    .heading = Les apprentis

overview-buildings = Vous commencez avec 3 cartes Bâtiment en main. Pour en construire une, placez un ouvrier à la Maison des Corporations, ayez des apprentis avec toutes les compétences que montre la carte, et payez ses ressources. Elle vaut des PV et a un effet, tout de suite ou en fin de partie. Certains bâtiments font aussi monter ou baisser votre vertu.

    Au lieu de construire, cet ouvrier peut vous faire monter de 1 niveau à la Cathédrale. Vous payez le prix du niveau, défaussez une carte Bâtiment et recevez une récompense. Les cinq niveaux valent 2, 4, 7, 12 et 20 PV, mais seul compte celui que vous avez atteint à la fin, et chacun n’a de place que pour 1 à 3 joueurs. Les ouvriers de la Maison des Corporations y restent pour de bon.
    .heading = Les bâtiments et la Cathédrale

overview-virtue = Votre vertu va de 0 à 14 et commence à 7. À la fin, 14 vaut 7 PV, 6 à 9 rien, et 0 vous coûte 9 PV. À 10 ou plus, le Marché Noir vous est fermé. À 4 ou moins, vous ne travaillez plus à la Cathédrale, mais à 3 ou moins vous évitez des taxes.

    La vertu perdue au-dessous de 0 devient des dettes, et chaque dette non payée coûte 2 PV à la fin. La vertu gagnée au-delà de 14 peut détruire des dettes.
    .heading = La vertu et les dettes

overview-capture = À l’Hôtel de Ville, vous capturez des ouvriers. Une capture prend tous ceux d’une couleur sur un emplacement. La première coûte 1 taxe, chacune des suivantes 1 pièce, et vous en faites autant que vous avez d’ouvriers là-bas, sur 2 emplacements au plus, ou sur 1 seul à 4 ou 5 joueurs. Les ouvriers des adversaires vont sur votre plateau. Si vous capturez les vôtres, ils rentrent, prêts à servir.

    Au Corps de Garde, vous envoyez vos capturés en Prison pour 1 pièce chacun. Vous pouvez aussi y libérer gratuitement vos propres ouvriers de la Prison, racheter ceux que vos adversaires ont capturés, ou rembourser une dette.
    .heading = Capturer des ouvriers

overview-market = Le Marché Noir a 3 cases, pour 1 ouvrier chacune. Pour 1 à 3 pièces et 1 vertu, vous y trouvez des ressources rares ailleurs, embauchez celui des 8 apprentis que vous voulez, ou tirez 5 bâtiments pour en garder 1.

    Quand la troisième case est prise, il y a une réinitialisation, et deux cases de la Maison des Corporations en déclenchent une aussi. Les ouvriers du Marché Noir vont en Prison. Puis tous ceux qui y ont 3 ouvriers ou plus perdent 1 vertu, et celui qui en a le plus prend une dette.
    .heading = Le Marché Noir

overview-end = Quand la dernière case de la Maison des Corporations est prise, on finit ce tour et chacun en joue encore 1. La dernière case est la 12e à 2 joueurs, la 16e à 3, la 20e à 4 et la 24e à 5. Puis vous additionnez vos bâtiments, votre niveau à la Cathédrale, votre vertu, 1 PV par or et par marbre et 1 PV par tranche de 10 pièces. Vous perdez 2 PV par dette non payée et 1 PV par paire de vos ouvriers en Prison. À égalité, le plus vertueux l’emporte.
    .heading = La fin de la partie

overview-hints = D’abord, embauchez tôt des apprentis et cherchez les trois compétences : les bâtiments qui les demandent toutes valent de 10 à 14 PV chacun.

    Ensuite, ne laissez pas un de vos groupes grossir trop longtemps. Un gros groupe rapporte beaucoup, et c’est bien pour cela que quelqu’un le capturera. Vous pouvez le ramener vous-même, avec une de vos captures.

    Enfin, gardez un œil sur la Prison. Avant qu’une réinitialisation n’arrive, sortez-en vos ouvriers au Corps de Garde.
    .heading = Trois conseils pour débuter
