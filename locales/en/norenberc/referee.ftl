# Following a real game in full: the questions and the answers.

# $names are all players as they sit.
referee-order-as-seated = In this order: { $names }
referee-nobody = Nobody
referee-pass = { $name } passes
referee-pass-short = Pass
referee-cards = { $name }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
# Who may reveal a card, and how many cards are still face down.
referee-cards-left = { $name }, face down: { $cards }
