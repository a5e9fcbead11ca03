# L’action d’un joueur et tout ce qu’elle demande.

# La question à celui dont c’est le tour. $step est un identifiant ; $guild, $player et $number sont là quand l’étape en a.
moves-ask = { $step ->
    [order] Ordre du tour : touchez les joueurs, du premier au dernier.
    [settle] Atelier { norenberc-guild-of }, place { $number } : quel artisan a été tiré ?
    [lodge] Chambres { norenberc-guild-of }, fenêtre { $number } : quel invité a été tiré ?
    [planning] Planification : qui passe, et combien de cartes les autres ont-ils posées ?
    [reveal] On appelle les { norenberc-guild } : qui révèle cette carte ?
    [act] { $player } { norenberc-guild-at } : quelle action ?
    [pay] { $player } : avec quoi payer l’invité { norenberc-guild-at } ?
    [rob] { $player } : à qui le Voleur s’en prend-il, et que vole-t-il ?
    [swap] { $player } : quels artisans le Garde échange-t-il ?
    [peddle] { $player } : quelle marchandise va sur le Colporteur ?
    [place-mayor] { $player } : sur quel toit va le Maire ?
    [go-first] { $player } : passer en tête de l’ordre du tour ?
   *[over] La partie est finie.
}
moves-enter = Valider
moves-back = Retour
# Le nom de ce que les règles interdisent en ce moment.
moves-not-possible = { $text } (impossible)
# Vers une tuile que la boîte ne devrait pas contenir.
moves-all-the-same = C’est pourtant bien cette tuile
moves-sell = Vendre des marchandises
moves-buy = Acheter des marchandises
moves-recruit = Embaucher un invité
moves-nothing = Ne rien faire
moves-sell-count = { norenberc-heap } pour { norenberc-talers }
moves-buy-limit = { $limit } au plus, à { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
} l’unité.
moves-buy-cost = En tout : { norenberc-talers }.
# Là où les thalers sont cachés, leur nombre n’est pas trahi.
moves-too-dear = Il n’y a pas assez de thalers.
# Combien de marchandises il y a à choisir.
moves-there = { $count ->
    [0] rien en stock
   *[other] en stock : { norenberc-heap }
}
moves-window = Fenêtre { $number }
moves-rob-nobody = Ne voler personne
moves-swap-nothing = Ne rien échanger
# Une tuile et sa place.
moves-tile-at = { $tile }, { $place }
moves-go-first = Passer en tête
moves-stay = Garder sa place
moves-place-now = Place actuelle dans l’ordre du tour : { $place }
