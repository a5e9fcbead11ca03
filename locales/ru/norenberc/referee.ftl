# Настоящая партия от начала до конца: вопросы и ответы.

# $names are all players as they sit.
referee-order-as-seated = В таком порядке: { $names }
referee-nobody = Никто
referee-pass = { $name } пасует
referee-pass-short = Пас
referee-cards = { $name }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
# Who may reveal a card, and how many cards are still face down.
referee-cards-left = { $name }, закрытых карт: { $cards }
