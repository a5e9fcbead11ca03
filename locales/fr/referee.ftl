# Suivre une vraie partie en entier : les questions et les réponses.

# La question à celui dont c’est le tour. $step est un identifiant ; $guild, $player et $number sont là quand l’étape en a.
referee-ask = { $step ->
    [order] Ordre du tour : touchez les joueurs, du premier au dernier.
    [settle] Atelier { norenberc-guild-of }, place { $number } : quel artisan a été tiré ?
    [lodge] Chambres { norenberc-guild-of }, fenêtre { $number } : quel invité a été tiré ?
    [planning] Planification : qui passe, et combien de cartes les autres ont-ils posées ?
    [reveal] C’est aux { norenberc-guild } : qui révèle cette carte ?
    [act] { $player } { norenberc-guild-at } : quelle action ?
    [pay] { $player } : avec quoi payer l’invité { norenberc-guild-at } ?
    [rob] { $player } : qui le Voleur dépouille-t-il, et de quoi ?
    [swap] { $player } : quels artisans le Garde échange-t-il ?
    [peddle] { $player } : quelle marchandise va sur le Colporteur ?
    [place-mayor] { $player } : sur quel toit va le Maire ?
    [go-first] { $player } : passer en tête de l’ordre du tour ?
   *[over] La partie est finie.
}
referee-enter = Valider
referee-back = Retour
# Le nom de ce que les règles interdisent en ce moment.
referee-not-possible = { $text } (impossible)
# Vers une tuile que la boîte ne devrait pas contenir.
referee-all-the-same = C’est pourtant bien cette tuile
referee-townsmen = Citadins
referee-pass = { $name } passe
referee-pass-short = Passer
referee-cards = { $name } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
# Qui peut révéler une carte, et combien de cartes restent face cachée.
referee-cards-left = { $name }, face cachée : { $cards }
referee-sell = Vendre des marchandises
referee-buy = Acheter des marchandises
referee-recruit = Embaucher un invité
referee-nothing = Ne rien faire
referee-sell-count = { norenberc-heap } pour { norenberc-talers }
referee-buy-limit = { $limit } au plus, à { $price } pièce.
referee-buy-cost = En tout : { norenberc-talers }.
# Combien de marchandises il y a à choisir.
referee-there = sur { norenberc-heap }
referee-window = Fenêtre { $number }
referee-rob-nobody = Ne voler personne
referee-swap-nothing = Ne rien échanger
# Une tuile et sa place.
referee-tile-at = { $tile }, { $place }
referee-go-first = Passer en tête
referee-stay = Garder sa place
referee-place-now = Place actuelle dans l’ordre du tour : { $place }
