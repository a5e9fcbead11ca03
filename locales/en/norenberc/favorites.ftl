# Who is favourite of a guild at the end of a round. $prestige is yes where the prestige crest is.

favorites-chosen = { norenberc-guild }: { $name }, { $by ->
    [goods] with the most goods ({ $count })
    [talers] tied at { $count ->
        [one] { $count } good
       *[other] { $count } goods
    } but with the most talers ({ $talers })
    [ruling] as the table ruled
   *[turn-order] tied at { $count ->
        [one] { $count } good
       *[other] { $count } goods
    } and { norenberc-talers }, but ahead in the turn order
}.{ $from ->
    [peddler] {" "}The good that goes back is on a Peddler.
   *[supply] {""}
}{ $prestige ->
    [yes] {" "}The prestige crest goes with it.
   *[no] {""}
}
favorites-nobody = { norenberc-guild }: no favourite, because nobody has any of their goods. The guildmaster leaves the game{ $prestige ->
    [yes] , and so does the prestige crest.
   *[no] .
}
favorites-reveal = { norenberc-guild }: a tie. { $count ->
    [one] { $names } has to reveal their talers.
   *[other] { $names } have to reveal their talers.
}{ $prestige ->
    [yes] {" "}The prestige crest is here.
   *[no] {""}
}
# One line of the answer with its rule.
favorites-line = { $text } ({ $rule })
