widget-crest = Герб { norenberc-guild-of }
widget-crest-prestige = Герб престижа
