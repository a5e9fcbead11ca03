# Ce qui a été trouvé dans une entrée : ce que dit seulement ce jeu.

input-found-count-of = { $count } pour les { norenberc-guild }
