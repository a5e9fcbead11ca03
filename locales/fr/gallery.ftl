# La galerie de tous les éléments, pour les contributeurs.

gallery-about = Tous les éléments de ce programme dans tous leurs états, dans l’apparence et la langue choisies. Pour les contributeurs et les curieux.
gallery-sample = La table a le dernier mot.
gallery-text = Texte
gallery-buttons = Boutons
gallery-primary = Action principale
gallery-normal = Un choix parmi d’autres
gallery-quiet = Discret
gallery-icon = Une image seule
gallery-open-sheet = Ouvrir un volet
gallery-open-dialog = Ouvrir une boîte de dialogue
gallery-switch = Oui ou non
gallery-steppers = Nombres
gallery-known = Un nombre connu
gallery-unknown = Un nombre inconnu
gallery-players = Joueurs
gallery-mark = { $colour }, { $shape }
gallery-banners = Messages
gallery-cards = Cartes
gallery-card = Une carte à toucher
gallery-drawings = Dessins
