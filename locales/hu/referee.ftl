# Egy igazi játék végig követve: a kérdések és a válaszok.

# A kérdés ahhoz, aki következik. $step egy azonosító; $guild, $player és $number ott van, ahol a lépéshez tartozik.
referee-ask = { $step ->
    [order] Sorrend: koppints a játékosokra az elsőtől az utolsóig.
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
referee-enter = Rögzítés
referee-back = Vissza
# Annak a neve, amit a szabályok most nem engednek.
referee-not-possible = { $text } (nem lehet)
# Egy lapka, amelynek nem kellene a dobozban lennie.
referee-all-the-same = Mégis ez a lapka jött
referee-townsmen = Városlakók
referee-pass = { $name } passzol
referee-pass-short = Passz
referee-cards = { $name }: { $cards } kártya
# Ki fedhet fel kártyát, és hány kártyája van még képpel lefelé.
referee-cards-left = { $name }, képpel lefelé: { $cards }
referee-sell = Áruk eladása
referee-buy = Áruk vásárlása
referee-recruit = Vendég felbérlése
referee-nothing = Semmittevés
referee-sell-count = { norenberc-heap }, ára { norenberc-talers }
referee-buy-limit = Legfeljebb { $limit }, darabja { $price } tallér.
referee-buy-cost = Összesen: { norenberc-talers }.
# Hány áruból lehet választani.
referee-there = van { norenberc-heap }
referee-window = { $number }. ablak
referee-rob-nobody = Senkitől semmit
referee-swap-nothing = Nincs csere
# Egy lapka és a helye.
referee-tile-at = { $tile }, { $place }
referee-go-first = A sorrend élére
referee-stay = Marad a helyén
referee-place-now = Mostani hely a sorrendben: { $place }
