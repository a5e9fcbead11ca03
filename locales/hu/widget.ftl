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
widget-crest = { norenberc-guild }: címer
widget-crest-prestige = Tekintélycímer

widget-colour-blue = Kék
widget-colour-orange = Narancs
widget-colour-yellow = Sárga
widget-colour-green = Zöld
widget-colour-purple = Lila
widget-colour-red = Piros
widget-colour-black = Fekete
widget-colour-white = Fehér
widget-shape-circle = kör
widget-shape-triangle = háromszög
widget-shape-square = négyzet
widget-shape-diamond = rombusz
widget-shape-hexagon = hatszög
