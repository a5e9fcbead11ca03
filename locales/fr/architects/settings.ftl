settings-credits = Architectes du Royaume de l’Ouest est un jeu de S J Macdonald et Shem Phillips. Ce programme a été fait par des joueurs, pas par l’éditeur.
settings-copy = Architectes : mon exemplaire
settings-copy-about = Possédez-vous les cartes promotionnelles, et comment votre groupe lit-il la Conspiratrice ? Vos réponses valent par défaut pour chaque nouvelle table.
settings-copy-edit = Modifier
