# Mit változtatott meg egy esemény, a naplóhoz és a mozgó elemekhez. $name a játékos.
# A játékosok neve nem kap ragot. A „tallér” mindig ugyanaz a szó, ezért rögtön utána állhat a ragja.

# $list elemei: effect-plans-laid-item.
effect-plans-laid = Mindenki tervezett: { $list }.
effect-plans-laid-item = { $name } { $cards ->
    [0] kártya nélkül
   *[other] { $cards } kártyával
}
effect-called = Most { norenberc-guild-of } következnek. { $count ->
    [one] Itt lép: { $names }.
   *[other] Itt lépnek: { $names }.
}
effect-sold = { $name } { norenberc-talers }t kap { norenberc-heap }ért{ $count ->
    [1] {""}
   *[other] {" "}(darabja { $price } tallér)
}.
effect-bought = { $name } { norenberc-talers }t fizet { $count } áruért{ $count ->
    [1] {""}
   *[other] {" "}(darabja { $price } tallér)
}.
effect-paid = Fizetségül { norenberc-guild-of } raktára { $goods } kap.
effect-recruited = { $name } megkapja { norenberc-tile-acc }.
effect-agent-gained = { $name } új ügynököt kap a készletből.
effect-no-agent-left = { $name } nem kap új ügynököt, mert már mind a nyolc megvan.
effect-shuffled-back = Visszakeverve a vendégek kupacába: { norenberc-tile.low }.
effect-robbed = { $victim } elveszít { $goods }, cserébe { norenberc-talers }t kap a banktól.
# $one és $other kézművesek, a norenberc-craftsman alakjában.
effect-swapped = Két kézműves helyet cserél: { $one } és { $other }.
effect-peddled = { $name } házalójára { norenberc-heap } kerül.
effect-mayor-placed = A polgármester { norenberc-guild-of } házának tetejére költözik.
effect-roof-talers = { $name } { norenberc-talers }t kap a tetőn álló ügynökökért.
effect-went-first = { $name } mostantól az első a sorrendben.
effect-agent-to-roof = { $name } ügynöke { norenberc-guild-of } házának tetejére kerül.
effect-finished = { $passed ->
    [yes] { $name } passzolt, erre a körre végzett.
   *[no] { $name } erre a körre végzett: nem maradt szabad ügynöke.
}
effect-new-turn = { $round }. kör, { $turn }. forduló.
effect-round-over = Véget ért { $round ->
    [1] az
    [5] az
   *[other] a
} { $round }. kör.
# $list effect-shown-item elemek listája: kinek mennyije van a céh árujából.
effect-shown = { norenberc-guild }, az áruk száma: { $list }.
effect-shown-item = { $name } { $count }
# $by: mi döntött, $from: hol feküdt a visszaadott áru, $under: egy kézműves, vagy none.
effect-favorite = { norenberc-guild }: a kedvenc { $name }, { $by ->
    [goods] nála van a legtöbb áru
    [talers] áruban holtverseny, de neki több a tallérja
    [ruling] megegyezés szerint
   *[turn-order] áruban és tallérban is holtverseny, de ő előrébb áll a sorrendben
}. { $from ->
    [peddler] A visszaadott áru házalón feküdt.
   *[supply] Egy áru visszakerül a raktárba.
} { $name } jutalma: { norenberc-craftsman }{ $under ->
    [none] {""}
   *[other] , { $under }
}{ $prestige ->
    [yes] , egy céhcímer és a tekintélycímer.
   *[no] {" "}és egy céhcímer.
}
effect-no-favorite = { norenberc-guild }: nincs kedvenc, mert senkinél sincs a céh árujából. Kikerül a játékból: { norenberc-craftsman }{ $under ->
    [none] {""}
   *[other] , { $under }
}{ $prestige ->
    [yes] , tekintélycímer.
   *[no] .
}
effect-good-back = { $name } visszakap { norenberc-heap-acc } a házalóról.
effect-agents-back = Minden ügynök visszajön a tetőkről.
# A bevétel részei; 0, ahol nincs.
effect-income = { $name } { norenberc-talers }t kap{ $parts ->
    [base] .
   *[more] {" "}(alapbevétel { $base }{ $musicians ->
        [0] {""}
       *[other] , zenészek { $musicians }
    }{ $mayors ->
        [0] {""}
       *[other] , polgármesterek { $mayors }
    }).
}
effect-new-guildmaster = Új céhmester { norenberc-guild-at }: { norenberc-craftsman }.
effect-guest-left = Kikerül a játékból { norenberc-guild-of } 1. ablakának vendége: { norenberc-tile.low }.
effect-lodged = Új vendég { norenberc-guild-at }, { $number }. ablak: { norenberc-tile.low }.
effect-stack-empty = Elfogyott a vendégek kupaca: a többi ablak üres marad.
effect-prestige-guild = Mostantól { norenberc-guild-of } a tekintélyes céh, céhmesterük értéke { $value }.
effect-game-over = Vége a játéknak.
