# Widgets that appear on many screens. Most of these texts are heard by people who use a screen reader.

widget-close = Close
widget-dismiss = Dismiss
# The way to a rule.
widget-why = why? { $rule }
# A number that opens its arithmetic. $what is what it counts.
widget-explained = { $what }: { $number }
# Less and more beside a number. $what is what is counted, such as “Brewer 4”.
widget-stepper-less = { $what }: one less
widget-stepper-more = { $what }: one more
widget-stepper-value = { $what }: { $value }
widget-unknown = not known
widget-unknown-short = ?
widget-keypad-back = Delete a digit
widget-keypad-done = OK
# Colours, as names of players and, as .low, inside a sentence.
widget-colour-blue = Blue
    .low = blue
widget-colour-orange = Orange
    .low = orange
widget-colour-yellow = Yellow
    .low = yellow
widget-colour-green = Green
    .low = green
widget-colour-purple = Purple
    .low = purple
widget-colour-red = Red
    .low = red
widget-colour-black = Black
    .low = black
widget-colour-white = White
    .low = white
widget-shape-circle = circle
widget-shape-triangle = triangle
widget-shape-square = square
widget-shape-diamond = diamond
widget-shape-hexagon = hexagon
