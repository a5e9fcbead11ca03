# La ligne de commande : l’aide, et ce qui ne va pas dans les arguments.

cli-about = Guildhall compte les points, joue avec vous et répond aux questions sur les règles. Jeux : { $games }.
cli-usage = guildhall [COMMANDE | { cli-value-file }] [OPTION]…
cli-after = Sans commande, la fenêtre s’ouvre ; avec un { cli-value-file } seul, elle montre cette feuille de score, cette partie enregistrée ou cette archive. guildhall COMMANDE --help explique une commande, exemples à l’appui. { cli-value-file } est un chemin, ou - pour l’entrée standard.
cli-heading-usage = Utilisation :
cli-heading-arguments = Arguments :
cli-heading-commands = Commandes :
cli-heading-options = Options :
# Ce qui tient lieu de valeur dans l’aide, comme dans « score FICHIER ».
cli-value-file = FICHIER
cli-value-folder = DOSSIER
cli-value-lang = LANGUE
cli-value-format = FORMAT
cli-value-list = LISTE
cli-value-name = NOM
cli-value-question = QUESTION
cli-value-id = ID
cli-value-picture = PNG
cli-value-place = LIEU

cli-option-help = Affiche l’aide
cli-option-version = Affiche la version
cli-option-lang = La langue : en, fr, ru ou hu ; par défaut celle du système, sinon l’anglais
cli-option-format = Le format de la réponse : text ou json ; par défaut text
cli-option-game = Le jeu : { $games } ; par défaut { $default }
cli-option-locales = Un dossier avec vos propres textes ({ cli-value-folder }/fr/cli.ftl, etc.), qui remplacent les textes intégrés
cli-option-data-dir = Où le programme garde ses données : réglages, parties, tuiles de votre boîte ; par défaut le dossier habituel
cli-option-question = La question, dans n’importe laquelle des quatre langues
cli-option-id = Quel article : l’identifiant d’une règle, comme A6, ou summary, overview ou glossary
cli-option-file = Ce qu’il faut lire : un chemin, ou - pour l’entrée standard
cli-option-show = Où s’ouvre la fenêtre : home (accueil), tables, play (jouer), rules (règles), past (parties passées) ou settings (réglages)
cli-option-shown = Une feuille de score, des parties enregistrées ou une archive exportée à ouvrir dans la fenêtre
cli-option-players = Le nombre de joueurs : de 2 à 5
cli-option-bots = Les bots, un par place, séparés par des virgules : random (n’importe quel coup permis), greedy (ce qui rapporte le plus tout de suite), easy (facile), medium (moyen), hard (difficile) ou master (maître)
cli-option-games = Le nombre de parties, arrondi vers le haut pour ne jouer que des donnes complètes de N parties
cli-option-seed = Un nombre entier ; le même nombre redonne les mêmes parties
cli-option-threads = Le nombre de fils d’exécution ; par défaut 1
cli-option-record = Écrit aussi chaque partie, une ligne de JSON par partie, dans ce fichier ; un fichier existant est remplacé
cli-option-line = Quelle ligne du fichier, à partir de 1 ; par défaut 1
cli-option-event = Avant quel événement de la partie, compté à partir de 0 ; par défaut à la fin de l’enregistrement
cli-option-player = Qui conseiller, quand plusieurs joueurs doivent décider ; par défaut le joueur de cet événement
cli-option-iterations = Le nombre de parties que le bot joue jusqu’au bout avant de répondre ; par défaut { $iterations }
cli-option-generations = Combien de fois les poids sont modifiés ; par défaut { $generations }
cli-option-out = Où va l’image : un fichier PNG ; un fichier existant est remplacé
cli-option-screenshots = Le dossier où vont les images ; par défaut assets/pictures. Les images existantes sont remplacées
cli-option-second-lang = Une deuxième langue à côté de la première : en, fr, ru ou hu

cli-score-about = Le décompte final d’une partie terminée, avec une raison pour chaque point
cli-score-usage = guildhall score { cli-value-file } [OPTION]…
cli-picture-about = Le résultat d’une partie terminée en image à partager
cli-picture-usage = guildhall picture { cli-value-file } --out { cli-value-picture } [OPTION]…
cli-picture-after = Exemple : guildhall picture partie.json --out resultat.png --lang fr --second-lang en
    Le fichier est celui que lit guildhall score. Aucun écran n’est nécessaire.
cli-picture-done = Image enregistrée : { $file } ({ $width } × { $height } pixels)
cli-simulate-about = Fait jouer des bots les uns contre les autres
cli-simulate-usage = guildhall simulate --players N --bots { cli-value-list } --games G --seed S [OPTION]…
cli-simulate-after = Exemple : guildhall simulate --players 3 --bots medium,easy,easy --games 300 --seed 1
    N parties de suite partagent une même donne, et chaque bot la joue une fois à chaque place. Les intervalles se
    calculent par donne ; avec peu de donnes, ils sont larges.
cli-replay-about = Vérifie que des parties enregistrées respectent les règles
cli-replay-usage = guildhall replay { cli-value-file } [OPTION]…
cli-replay-after = Exemple : guildhall simulate --players 2 --bots greedy,random --games 10 --seed 1 --record games.jsonl
    guildhall replay games.jsonl
    Le fichier contient une partie par ligne, comme l’écrit simulate --record. Une ligne fait au plus 1 Mio.
    Le code de sortie est 1 si une partie contient un événement que les règles ne permettent pas (le premier est indiqué)
    ou des scores qui ne découlent pas de ses événements.
cli-ask-about = Répond à une question de règles posée en langage courant
cli-ask-usage = guildhall ask { cli-value-question } [OPTION]…
cli-rules-about = Affiche un article des règles, ou la liste de tous les articles
cli-rules-usage = guildhall rules [{ cli-value-id }] [OPTION]…
cli-rules-after = Exemples : guildhall rules A6
    guildhall rules summary
    Les identifiants figurent à côté de chaque ligne de score, de chaque refus et de chaque réponse.
cli-advise-about = Ce que ferait un maître à un moment d’une partie enregistrée, et pourquoi
cli-advise-usage = guildhall advise { cli-value-file } [--line L] [--event E] [OPTION]…
cli-advise-after = Exemple : guildhall simulate --players 2 --bots easy,easy --games 2 --seed 1 --record games.jsonl
    guildhall advise games.jsonl --line 1 --event 0
    Le fichier contient une partie par ligne, comme l’écrit simulate --record. Seul compte ce que le joueur peut savoir.
    Les mêmes arguments donnent le même conseil.
cli-ladder-about = Mesure la force des bots
cli-ladder-usage = guildhall ladder --games G --seed S [OPTION]…
cli-ladder-after = Exemple : guildhall ladder --games 400 --seed 1 --threads 2
    Chaque niveau joue contre celui du dessous, à deux puis seul contre trois, et un match miroir vérifie qu’à force égale
    on fait jeu égal. Ensuite, chaque niveau joue contre lui-même à des tables de 2 à 5 joueurs, sur un dixième des parties,
    pour mesurer les PV. Cela prend des heures.
cli-train-about = Ajuste la valeur que les bots donnent aux choses, en les faisant jouer contre eux-mêmes
cli-train-usage = guildhall train --players N --seed S [OPTION]…
cli-gallery-about = Ouvre la fenêtre avec tous les éléments dans tous leurs états, pour les contributeurs
cli-gallery-usage = guildhall gallery [OPTION]…
cli-gallery-after = On peut y changer l’apparence et la langue.
cli-screenshots-about = Dessine les images du README, pour les contributeurs
cli-screenshots-usage = guildhall screenshots [OPTION]…
cli-screenshots-after = Aucun écran n’est nécessaire. Les parties montrées sont toujours les mêmes : le même programme dessine les mêmes images.
cli-screenshots-done = { $count ->
    [one] { $count } image enregistrée dans { $folder }
   *[other] { $count } images enregistrées dans { $folder }
}

# Ce qui ne va pas dans les arguments. $arg est un argument, $value ce qui a été donné, $allowed ce qui est possible.
cli-error-command = La commande « { $value } » n’existe pas. Commandes : score, picture, favorites, reset, simulate, replay, advise, box, ask, rules, ladder, train, gallery, screenshots. Voir guildhall --help.
cli-error-argument = « { $arg } » n’a pas sa place ici : ce n’est pas une option de cette commande, et rien d’autre n’est attendu. Voir --help.
cli-error-missing = Il manque : { $arg }. Voir --help.
cli-error-value = { $arg } : « { $value } » ne convient pas ; attendu : { $allowed }.
cli-error-no-value = { $arg } demande une valeur. Voir --help.
cli-error-other-game = { $arg } n’a pas de sens pour ce jeu : { $game }. Voir --help.
cli-error-twice = { $arg } apparaît plus d’une fois.
cli-error-utf8 = Les arguments ne sont pas du texte valide.
cli-error-other = Les arguments sont incompréhensibles. Voir --help.
cli-number = un nombre entier de { $low } à { $high }
cli-bots-count = { $count } bots, un par place
cli-no-rules = Il n’y a pas encore d’articles sur les règles de ce jeu.
cli-no-picture = Il n’y a pas encore d’image pour ce jeu.
cli-no-bots = Ce jeu n’a pas encore de bots.
cli-out-allowed = le chemin d’un fichier
cli-out-plain = un fichier ordinaire ; rien d’autre n’est remplacé
cli-out-other = un fichier que cette commande ne lit pas
cli-stdin = entrée standard
cli-stdout = sortie standard
