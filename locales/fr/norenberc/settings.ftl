settings-box = Ma boîte
settings-box-about = Aucune édition n’indique combien il y a de tuiles de chaque sorte ; le programme fait donc une supposition. Comptez une fois votre exemplaire, et vos tuiles serviront partout.
settings-box-edit = Compter mes tuiles
settings-credits = Norenberc est un jeu d’Andreas Steding. Ce programme est l’œuvre de joueurs, pas de l’éditeur.
