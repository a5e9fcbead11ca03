# What a desktop says about the program: the entry in its menu and its page in a software centre.

desktop-generic = Compagnon de jeux de société
desktop-comment = Compter les points à table, jouer contre des bots et consulter les règles
# Words to search for, separated by semicolons.
desktop-keywords = jeu de société;score;points;règles;arbitre;bots
# One line, no full stop.
desktop-summary = Feuille de score, adversaires et règles de jeux de société
# $games is the list of games.
desktop-about = Guildhall s’assoit à table avec vous. Il connaît { $games } : qui reçoit quoi, ce que cela coûte et, à la fin, qui a gagné et pourquoi. Chaque nombre est expliqué.
desktop-about-table = À une vraie table, il suit la partie d’aussi près que vous voulez, du seul score final jusqu’à chaque coup, et tranche les discussions sur-le-champ. Tout peut être annulé ou corrigé plus tard.
desktop-about-play = À la maison, il joue toute la partie avec vous, contre des bots de plusieurs niveaux ou entre amis autour d’un écran, donne des conseils et dit pourquoi.
desktop-about-rules = Posez vos questions de règles avec vos mots, en français, en anglais, en russe ou en hongrois, et changez de langue quand vous voulez, même en pleine partie.
# Under pictures of the window.
desktop-picture-home = Le premier écran
desktop-picture-table = Une fin de manche à table, avec une égalité
desktop-picture-play = Une partie contre des bots
desktop-picture-rules = Une question de règles posée avec ses propres mots
desktop-picture-result = Un score final où chaque point est expliqué
# What a file manager calls the program’s own files.
desktop-file = partie ou feuille de score Guildhall
