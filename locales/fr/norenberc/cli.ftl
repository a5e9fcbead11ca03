cli-option-box = Les tuiles de votre exemplaire, dans un fichier TOML (voir guildhall box) ; par défaut les tuiles supposées
cli-score-after = Le fichier est en JSON :
    {"{"}"game": "norenberc", "players": [
    {"  {"}"name": "Ana", "talers": 12, "craftsmen": [{"{"}"guild": "brewers", "value": 4{"}"}],
    {"   "}"crests": ["brewers"], "prestige_crests": 1, "townsmen": ["nobleman-3"]{"}"}, ...]{"}"}
    De 2 à 5 joueurs ; talers (thalers) de 0 à 9999, craftsmen (artisans) de valeur 2 à 7, crests (blasons), prestige_crests
    (Blasons de Prestige), townsmen (citadins). Les listes vides peuvent être omises.
    Guildes en jeu : à 2 joueurs brewers (Brasseurs), bakers (Boulangers), shoemakers (Cordonniers) ; à 3 aussi printers
    (Imprimeurs) ; à 4 aussi tailors (Tailleurs) ; à 5 aussi hatters (Chapeliers).
    Citadins (ceux qui restent chez un joueur) : musician-3, musician-5 (Musicien), nobleman-2, nobleman-3 (Noble),
    tax-collector (Collecteur d’impôts), engraver (Graveur), foreman-2, foreman-3, foreman-4 (Contremaître),
    apprentice (Apprenti).
cli-favorites-about = Qui est favori dans chaque guilde à la fin d’une manche, et pourquoi
cli-favorites-usage = guildhall favorites { cli-value-file } [OPTION]…
cli-favorites-after = Le fichier est en JSON :
    {"{"}"game": "norenberc", "turn_order": ["Ana", "Béla"], "prestige_guild": "brewers", "players": [
    {"  {"}"name": "Ana", "talers": null, "goods": {"{"}"beer": 2{"}"}, "peddlers": ["beer"]{"}"}, ...]{"}"}
    talers (thalers) peut être omis ou valoir null : la réponse dit alors qui doit montrer les siens, s’il le faut.
    Une marchandise posée sur un Colporteur ne compte pas dans goods (marchandises) : elle a son entrée dans peddlers
    (Colporteurs). turn_order est l’ordre du tour, prestige_guild la Guilde de Prestige.
    Marchandises en jeu : à 2 joueurs beer (bière), pastry (pâtisserie), shoe (chaussure) ; à 3 aussi page (page) ;
    à 4 aussi cloth (vêtement) ; à 5 aussi hat (chapeau).
cli-box-about = Affiche les tuiles supposées du jeu, sous forme de fichier pour --box
cli-box-usage = guildhall box [OPTION]…
cli-box-after = Aucune édition n’indique le nombre de tuiles de chaque sorte : celles-ci sont donc une supposition.
    Créez votre propre fichier avec
    guildhall box > my-box.toml
    et corrigez-le d’après ce que vous avez sous les yeux : 11 artisans de valeur 2 à 7 dans chaque guilde, 26 citadins en
    tout. Une entrée d’artisans vaut pour toutes les guildes, ou seulement pour certaines : guilds = ["brewers", "hatters"].
cli-ask-after = Exemple : guildhall ask "qui est favori quand deux joueurs en ont autant ?"
    La question peut être posée en anglais, en français, en russe ou en hongrois ; la réponse est donnée dans la langue
    de --lang.
cli-train-after = Exemple : guildhall train --players 2 --seed 1 --threads 2 > assets/norenberc/bots/players-2.toml
    Les mêmes arguments donnent les mêmes poids, quel que soit le nombre de fils. Le point de départ est
    assets/norenberc/bots/hand.toml.
