# Who is favourite of a guild at the end of a round. $prestige is yes where the prestige crest lies.

favorites-chosen = { norenberc-guild }: { $name }, { $by ->
    [goods] with most goods ({ $count })
    [talers] tied at { $count } goods, with most talers ({ $talers })
    [ruling] as the table ruled
   *[turn-order] tied at { $count } goods and { $talers } talers, with the better place in the turn order
}.{ $from ->
    [peddler] {" "}The good that goes back lies on a Peddler.
   *[supply] {""}
}{ $prestige ->
    [yes] {" "}The prestige crest goes with it.
   *[no] {""}
}
favorites-nobody = { norenberc-guild }: nobody, for nobody has the good. The guildmaster leaves the game{ $prestige ->
    [yes] , and so does the prestige crest.
   *[no] .
}
favorites-reveal = { norenberc-guild }: a tie. { $count ->
    [one] { $names } has to reveal the talers.
   *[other] { $names } have to reveal their talers.
}{ $prestige ->
    [yes] {" "}The prestige crest lies here.
   *[no] {""}
}
# One line of the answer with its rule.
favorites-line = { $text } ({ $rule })
