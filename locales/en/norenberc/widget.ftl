widget-crest = Crest { norenberc-guild-of }
widget-crest-prestige = Prestige crest
