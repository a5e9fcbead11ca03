# Egy játékos akciója és minden, amit közben el kell dönteni.

# A kérdés ahhoz, aki következik. $step egy azonosító; $guild, $player és $number ott van, ahol a lépéshez tartozik.
moves-ask = { $step ->
    [order] Sorrend: koppintsatok a játékosokra az elsőtől az utolsóig.
    [settle] { norenberc-guild }, a műhely { $number }. helye: melyik kézműves jött?
    [lodge] { norenberc-guild }, a szállás { $number }. ablaka: melyik vendég jött?
    [planning] Tervezés: ki passzol, és hány kártyát raktak le a többiek?
    [reveal] Most { norenberc-guild-of } következnek: ki fedi fel ezt a kártyát?
    [act] { $player } { norenberc-guild-at }: melyik akció?
    [pay] { $player }: mivel fizet a vendégért { norenberc-guild-at }?
    [rob] { $player }: kitől és mit visz el a tolvaj?
    [swap] { $player }: melyik két kézművest cseréli fel a strázsa?
    [peddle] { $player }: melyik áru kerül a házalóra?
    [place-mayor] { $player }: melyik tetőre kerül a polgármester?
    [go-first] { $player }: a sorrend élére áll?
   *[over] Vége a játéknak.
}
moves-enter = Rendben
moves-back = Vissza
# Annak a neve, amit a szabályok most nem engednek.
moves-not-possible = { $text } (nem lehet)
# Egy lapka, amelynek nem kellene a dobozban lennie.
moves-all-the-same = Mégis ez a lapka jött
moves-sell = Áruk eladása
moves-buy = Áruk vásárlása
moves-recruit = Vendég felbérlése
moves-nothing = Nem csinál semmit
moves-sell-count = { norenberc-heap } { norenberc-talers }ért
moves-buy-limit = Legfeljebb { $limit }, darabja { $price } tallér.
moves-buy-cost = Összesen: { norenberc-talers }.
# Ahol a tallérok rejtve vannak, a számuk sem derül ki.
moves-too-dear = Erre nincs elég tallér.
# Hány áruból lehet választani.
moves-there = { $count ->
    [0] nincs
   *[other] van { norenberc-heap }
}
moves-window = { $number }. ablak
moves-rob-nobody = Nincs lopás
moves-swap-nothing = Nincs csere
# Egy lapka és a helye.
moves-tile-at = { $tile }, { $place }
moves-go-first = A sorrend élére
moves-stay = Marad a helyén
moves-place-now = Mostani hely a sorrendben: { $place }
