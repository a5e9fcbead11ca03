# Le premier écran.
home-for-norenberc = pour le jeu de société Norenberc
home-table = À la table
home-table-about = Suivre une vraie partie : favoris, revenus, décompte final
home-play = Jouer
home-play-about = Contre des bots, ou à plusieurs autour d’un même écran
home-rules = Règles
home-rules-about = Posez votre question comme elle vient, ou cherchez vous-même
home-past = Parties passées
home-past-about = Résultats et niveau de chacun
home-overview = Découvrir le jeu
home-overview-about = Norenberc expliqué en cinq minutes
home-glossary = Quatre langues
home-glossary-about = Tous les termes, édition par édition
