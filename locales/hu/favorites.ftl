# Ki egy céh kedvence a kör végén. $prestige értéke yes, ahol a tekintélycímer van.

favorites-chosen = { norenberc-guild }: { $name }, { $by ->
    [goods] a legtöbb áruval ({ $count })
    [talers] áruban holtversenyben ({ $count }), de a legtöbb tallérral ({ $talers })
    [ruling] az asztaltársaság döntése szerint
   *[turn-order] áruban ({ $count }) és tallérban ({ $talers }) is holtversenyben, de jobb hellyel a sorrendben
}.{ $from ->
    [peddler] {" "}A leadandó áru házalón fekszik.
   *[supply] {""}
}{ $prestige ->
    [yes] {" "}A tekintélycímer is jár vele.
   *[no] {""}
}
favorites-nobody = { norenberc-guild }: senki, mert senkinél sincs a céh árujából. A céhmester kikerül a játékból{ $prestige ->
    [yes] , és vele a tekintélycímer is.
   *[no] .
}
favorites-reveal = { norenberc-guild }: holtverseny. { $count ->
    [one] Fel kell fednie a tallérjait:
   *[other] Fel kell fedniük a tallérjaikat:
} { $names }.{ $prestige ->
    [yes] {" "}Itt van a tekintélycímer.
   *[no] {""}
}
# A válasz egy sora a szabályával.
favorites-line = { $text } ({ $rule })
