# A napló: eseményenként egy sor. $name a játékos.

event-plan = { $name } { $cards } kártyával tervez: { $guilds }.
event-seal = { $name } { $cards } kártyát rak le képpel lefelé.
event-pass = { $name } passzol.
event-sell = { $name } { norenberc-heap-acc } ad el { norenberc-guild-to }.
# $goods áruk listája, a norenberc-heap-acc alakjában.
event-buy = { $name } { $goods } vesz { norenberc-guild-from }.
event-recruit = { $name } felbérli { norenberc-guild-of } { $window }. ablakának vendégét.
event-nothing = { $name } nem csinál semmit { norenberc-guild-at }.
event-pay = { $name } { $goods } fizet.
event-rob = { $name } a tolvajjal { $goods } visz el { $victim } áruiból.
# $one és $other helyek, az event-spot alakjában.
event-swap = { $name } felcseréli két hely kézművesét: { $one } és { $other }.
event-spot = { $place ->
    [lodgings] { norenberc-guild-of } szállásának { $number }. ablaka
   *[workshop] { norenberc-guild-of } műhelyének { $number }. helye
}
event-decline = { $name } nem él a vendég képességével.
event-peddle = { $name } { norenberc-heap-acc } tesz a házalóra.
event-place-mayor = { $name } { norenberc-guild-of } házának tetejére teszi a polgármestert.
event-go-first = { $name } a sorrend élére áll.
event-stay = { $name } a helyén marad a sorrendben.
# A véletlen. $names játékosok listája.
event-order = Sorrend: { $names }.
event-settle = { norenberc-guild }, a műhely { $number }. helye: { norenberc-craftsman }.
event-lodge = { norenberc-guild }, a szállás { $number }. ablaka: { norenberc-tile.low }.
event-reveal = { $count ->
    [0] Senki sem fed fel kártyát { norenberc-guild-at }.
   *[other] Kártyát fed fel { norenberc-guild-at }: { $names }.
}
