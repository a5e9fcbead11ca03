# Les éléments de ce jeu dans la galerie.

gallery-buildings = Bâtiments
gallery-apprentices = Apprentis
gallery-states = Cartes à toucher
gallery-workers = Ouvriers
gallery-pictures = Dessins du jeu
gallery-name = Anna
gallery-note = Il manque 2 ors.
