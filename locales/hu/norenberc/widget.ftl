widget-crest = { norenberc-guild }: címer
widget-crest-prestige = Tekintélycímer
