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
# Les couleurs, comme noms de joueurs et, en .low, dans une phrase.
widget-colour-blue = Bleu
    .low = bleu
widget-colour-orange = Orange
    .low = orange
widget-colour-yellow = Jaune
    .low = jaune
widget-colour-green = Vert
    .low = vert
widget-colour-purple = Violet
    .low = violet
widget-colour-red = Rouge
    .low = rouge
widget-colour-black = Noir
    .low = noir
widget-colour-white = Blanc
    .low = blanc
widget-shape-circle = cercle
widget-shape-triangle = triangle
widget-shape-square = carré
widget-shape-diamond = losange
widget-shape-hexagon = hexagone
