# Suivre une vraie partie en entier : les questions et les réponses.

# $names are all players as they sit.
referee-order-as-seated = Dans cet ordre : { $names }
referee-nobody = Personne
referee-pass = { $name } passe
referee-pass-short = Passer
referee-cards = { $name } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
# Qui peut révéler une carte, et combien de cartes restent face cachée.
referee-cards-left = { $name }, face cachée : { $cards }
