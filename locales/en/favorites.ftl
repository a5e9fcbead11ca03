# Who is favourite of a guild at the end of a round.

favorites-chosen = { norenberc-guild }: { $name }, { $by ->
    [goods] with most goods ({ $count })
    [talers] tied at { $count } goods, with most talers ({ $talers })
   *[turn-order] tied at { $count } goods and { $talers } talers, with the better place in the turn order
}.{ $from ->
    [peddler] {" "}The good that goes back lies on a Peddler.
   *[supply] {""}
}
favorites-nobody = { norenberc-guild }: nobody, for nobody has the good.
favorites-reveal = { norenberc-guild }: a tie. { $count ->
    [one] { $names } has to reveal the talers.
   *[other] { $names } have to reveal their talers.
}
favorites-prestige = The prestige crest lies here.
# One line of the answer with its rule.
favorites-line = { $text } ({ $rule })
