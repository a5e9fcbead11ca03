# La présentation du jeu pour ceux qui n’y ont jamais joué.

overview-title = Norenberc en cinq minutes

overview-goal = Vous êtes négociant dans la ville de Norenberc. Votre ambition : vous attacher les artisans des
    guildes. Pour plaire à une guilde, rien de tel que d’acheter ce qu’elle produit : un bon client finit souvent par
    devenir un favori.

    La partie dure quatre manches. À la fin, artisans, blasons, argent et citadins rapportent des points de victoire
    (PV). Le plus gros total l’emporte.
    .heading = De quoi s’agit-il ?

overview-round = Une manche se joue en un ou plusieurs tours. Au début du tour, chacun choisit en secret les guildes
    où il veut agir et pose leurs cartes face cachée. Chaque action coûte un agent, et vous n’en avez que quatre au
    départ. On appelle ensuite les guildes une à une, toujours dans le même ordre, et ceux qui ont joué la carte y
    font une action, dans l’ordre du tour.

    Celui qui n’a plus d’agents, ou qui passe, a fini pour la manche. Quand tout le monde a fini, la manche se
    termine.
    .heading = Une manche

overview-actions = Dans une guilde, vous avez le choix. Vendre : autant de marchandises de cette guilde que vous
    voulez. Acheter : jusqu’à trois marchandises de son magasin. Embaucher : un invité de ses chambres. Ou ne rien
    faire.

    Tout le sel est dans le prix : la valeur du Maître de Guilde, de 2 à 7, fixe à la fois ce que coûte et ce que
    rapporte une marchandise. Et comme les prochains Maîtres attendent déjà dans l’atelier, vous voyez venir les prix.
    .heading = Vos actions

overview-guests = Les invités se paient en marchandises : plus leur fenêtre est à gauche, moins ils sont chers. Ce
    sont des artisans, qui vaudront des points, ou des citadins aux talents variés. L’un vous donne un agent, un autre
    vole pour vous, un troisième rapporte des thalers ou des points.

    Embaucher rapporte aussi un thaler par agent déjà posé sur le toit, et vous permet de passer en tête de l’ordre du
    tour.
    .heading = Les invités

overview-favourites = À la fin de la manche, chaque guilde désigne son favori : celui qui possède le plus de ses
    marchandises. Il en rend une, puis reçoit la tuile du Maître de Guilde et un blason. Dans une seule guilde par
    manche, la Guilde de Prestige, il reçoit aussi un Blason de Prestige.

    Ensuite, vous reprenez vos agents et touchez 3 thalers. De nouveaux Maîtres prennent place, de nouveaux invités
    arrivent, et une autre guilde devient Guilde de Prestige.
    .heading = Les favoris

overview-end = Après quatre manches, on compte. Dans chaque guilde, les trois joueurs dont les artisans valent le plus
    marquent 5, 3 et 1 PV. S’y ajoutent 2 PV par guilde où vos artisans totalisent 30 ou plus, 5 PV si vous avez tous
    les types d’artisans et 5 PV pour le plus riche. Une collection de blasons différents peut rapporter jusqu’à
    20 PV, et certains citadins donnent encore quelques points.
    .heading = Qui gagne ?

overview-hints = Achetez quand le Maître est faible, vendez quand un Maître fort arrive : l’atelier vous dit tout
    d’avance. Cherchez tôt des agents supplémentaires, avec un Conseiller ou un artisan Agent + : ils vous serviront
    toute la partie.

    Enfin, ne dépensez pas tous vos agents au premier tour. Celui qui joue en dernier voit ce qui lui manque et
    devient souvent favori grâce à une seule marchandise de plus.
    .heading = Trois conseils pour débuter
