# Ce que l’on dit de son exemplaire, une fois pour toutes les tables.

copy-about = Voici les valeurs par défaut des nouvelles tables ; chaque table peut s’ouvrir autrement.
copy-promo = Cartes promotionnelles
copy-promo-about = Trois bâtiments (Grue, Cimetière et un second Musée), trois apprentis (Homme de main, Surveillante, Colporteur) et cinq personnages (Bertha, Clovis, Fara, Hugo, Lothaire) ne sont pas dans la boîte.
copy-promo-own = Nous avons les cartes promotionnelles
copy-promo-thing = cartes promotionnelles
copy-conspirator = La Conspiratrice
copy-conspirator-about = La règle se lit de deux façons : 1 pièce de moins par visite à l’Hôtel de Ville, ou par capture.
copy-conspirator-thing = lecture de la Conspiratrice
copy-reading = { $reading ->
    [visit] Par visite
   *[capture] Par capture
}
copy-reading-about = { $reading ->
    [visit] Chaque Conspiratrice rend gratuite une capture de la visite, à partir de la deuxième. C’est ainsi que Guildhall la lit.
   *[capture] Avec une Conspiratrice, toute capture après la première est gratuite.
}
