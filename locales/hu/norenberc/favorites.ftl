# Ki egy céh kedvence a kör végén. $prestige értéke yes, ahol a tekintélycímer van.

favorites-chosen = { norenberc-guild }: { $name }, { $by ->
    [goods] nála van a legtöbb áru ({ $count })
    [talers] áruban holtverseny ({ $count }), de neki van a legtöbb tallérja ({ $talers })
    [ruling] megegyezés szerint
   *[turn-order] áruban ({ $count }) és tallérban ({ $talers }) is holtverseny, de ő áll előrébb a sorrendben
}.{ $from ->
    [peddler] {" "}A visszaadandó áru házalón fekszik.
   *[supply] {""}
}{ $prestige ->
    [yes] {" "}A tekintélycímer is jár vele.
   *[no] {""}
}
favorites-nobody = { norenberc-guild }: nincs kedvenc, mert senkinél sincs a céh árujából. A céhmester kikerül a játékból{ $prestige ->
    [yes] , és vele a tekintélycímer is.
   *[no] .
}
favorites-reveal = { norenberc-guild }: holtverseny. { $count ->
    [one] { $names } fedje fel a tallérjait.
   *[other] { $names } fedje fel a tallérjait.
}{ $prestige ->
    [yes] {" "}Itt van a tekintélycímer.
   *[no] {""}
}
# A válasz egy sora a szabályával.
favorites-line = { $text } ({ $rule })
