# Több képernyőn is előforduló elemek.

widget-close = Bezárás
widget-dismiss = Üzenet bezárása
widget-why = miért? { $rule }
widget-explained = { $what }: { $number }
widget-stepper-less = { $what }: eggyel kevesebb
widget-stepper-more = { $what }: eggyel több
widget-stepper-value = { $what }: { $value }
widget-unknown = nem tudni
widget-unknown-short = ?
widget-keypad-back = Számjegy törlése
widget-keypad-done = OK
# Színek: játékosnévként, .low alatt mondat közepén.
widget-colour-blue = Kék
    .low = kék
widget-colour-orange = Narancs
    .low = narancs
widget-colour-yellow = Sárga
    .low = sárga
widget-colour-green = Zöld
    .low = zöld
widget-colour-purple = Lila
    .low = lila
widget-colour-red = Piros
    .low = piros
widget-colour-black = Fekete
    .low = fekete
widget-colour-white = Fehér
    .low = fehér
widget-shape-circle = kör
widget-shape-triangle = háromszög
widget-shape-square = négyzet
widget-shape-diamond = rombusz
widget-shape-hexagon = hatszög
