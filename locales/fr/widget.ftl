# Éléments présents sur plusieurs écrans.

widget-close = Fermer
widget-dismiss = Masquer ce message
widget-why = pourquoi ? { $rule }
widget-explained = { $what } : { $number }
widget-stepper-less = { $what } : un de moins
widget-stepper-more = { $what } : un de plus
widget-stepper-value = { $what } : { $value }
widget-unknown = on ne sait pas
widget-unknown-short = ?
widget-keypad-back = Effacer un chiffre
widget-keypad-done = OK
widget-crest = Blason { norenberc-guild-of }
widget-crest-prestige = Blason de Prestige

widget-colour-blue = Bleu
widget-colour-orange = Orange
widget-colour-yellow = Jaune
widget-colour-green = Vert
widget-colour-purple = Violet
widget-colour-red = Rouge
widget-colour-black = Noir
widget-colour-white = Blanc
widget-shape-circle = cercle
widget-shape-triangle = triangle
widget-shape-square = carré
widget-shape-diamond = losange
widget-shape-hexagon = hexagone
