# The controls of this game in the gallery.

gallery-buildings = Buildings
gallery-apprentices = Apprentices
gallery-states = Cards to tap
gallery-workers = Workers
gallery-pictures = Drawings of the game
gallery-name = Ana
gallery-note = Missing: 2 gold.
