# Le premier écran.
home-for = pour le jeu de société Norenberc
home-table-about = Suivre une vraie partie : favoris, revenus, décompte final
home-overview-about = Norenberc expliqué en cinq minutes
