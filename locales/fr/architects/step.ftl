# Ce qui doit se passer maintenant. $step est un identifiant ; $player n’est là que si l’étape s’adresse à quelqu’un.
step-now = { $step ->
    [side] on dévoile la carte du dessus du Marché Noir
    [lay] on dispose les apprentis
    [cast] on distribue les personnages
    [deal] on distribue les bâtiments du tirage initial
    [draft] chacun choisit un bâtiment du tirage initial
    [start] on tire au sort qui commence
    [draw] { $player } pioche un bâtiment
    [look] le joueur actif regarde des bâtiments
    [refill] on complète les apprentis
    [reward] on dévoile une récompense
    [turn-over] on retourne une carte du Marché Noir
    [reshuffle] on mélange les cartes du Marché Noir
    [turn] le joueur actif place un ouvrier ou en récupère un
    [mines] le joueur actif choisit argile ou or
    [trades] le joueur actif échange à l’Entrepôt Royal
    [workshop] le joueur actif embauche un apprenti ou pioche des bâtiments
    [captures] le joueur actif capture des ouvriers
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
    [free] { $player } peut faire sortir des ouvriers de Prison
    [squires] { $player } peut prendre la vertu d’un Châtelain
    [over] la partie est terminée
   *[other] l’action suit son cours
}
