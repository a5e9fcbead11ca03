gallery-guilds = Céhek és címerek
gallery-tiles = Lapkák
gallery-reasons = Indokok
gallery-number = Pontszám
