# The first screen.
home-for = pour le jeu de société Architectes du Royaume de l’Ouest
home-overview-about = Architectes du Royaume de l’Ouest en cinq minutes
home-table-about = Des réponses tout de suite, et le décompte final d’une vraie partie
