settings-credits = Architectes du Royaume de l’Ouest est un jeu de S J Macdonald et Shem Phillips. Ce programme a été fait par des joueurs, pas par l’éditeur.
