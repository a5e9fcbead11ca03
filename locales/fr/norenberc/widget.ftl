widget-crest = Blason { norenberc-guild-of }
widget-crest-prestige = Blason de Prestige
