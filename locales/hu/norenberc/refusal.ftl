# Miért nem megengedett valami. A szabály azonosítója mellette látszik.

refusal-not-due = { $actor ->
    [nature] Itt nincs mit húzni vagy felfedni. Most: { step-now }.
   *[seat] { $name } itt nem léphet. Most: { step-now }.
}
refusal-not-now = Itt ez nem lehetséges. Most: { step-now }.
refusal-empty-plan = A tervhez legalább egy kártya kell. Aki egyet sem rak le, az passzol.
refusal-too-many-cards = A tervben { $cards } kártya van, de { $agents ->
    [0] nincs szabad ügynök
   *[other] csak { $agents } szabad ügynök van
}.
refusal-more-cards-than-guilds = A tervben { $cards } kártya van, de céhenként csak egy lehet, és csak { $guilds } céh van játékban.
refusal-repeated-card = Céhenként egy kártya van, de { norenberc-guild-of } kártyája kétszer szerepel a tervben.
refusal-repeated-player = Mindenkinek céhenként egy kártyája van; kétszer szerepel: { $player }.
refusal-not-in-play = Ennyi játékossal { norenberc-guild-of } nincsenek játékban.
refusal-cards-missing = A tervezett kártyákat meg kell nevezni, a számuk nem elég.
refusal-cards-sealed = A tervezett kártyák ennél az asztalnál képpel lefelé maradnak: csak a számukat kell megadni.
refusal-not-called = Most nem ez a céh van soron, hanem { norenberc-guild-of }.
refusal-sells-nothing = Az eladáshoz legalább egy áru kell.
# $count: mennyi kellene, $has: mennyi van.
refusal-not-enough-to-sell = Eladásra szánt áru: { norenberc-heap }. A játékosnál ennyi van belőle, a házalón fekvőt nem számítva: { $has }.
refusal-buys-nothing = A vásárláshoz legalább egy áru kell.
refusal-buys-too-many = { $first ->
    [yes] Az első fordulóban annyian vannak itt, hogy fejenként legfeljebb { $limit } áru vehető, { $wants } már túl sok.
   *[no] Egy akcióval legfeljebb { $limit } áru vehető, { $wants } már túl sok.
}
refusal-not-in-storehouse = Megvenni kívánt áru: { norenberc-heap }. Ennyi van belőle { norenberc-guild-of } raktárában: { $has }.
refusal-not-enough-talers = Ez { norenberc-talers }ba kerül, de csak ennyi van: { $has }.
refusal-empty-window = Üres { norenberc-guild-of } szállásának { $window }. ablaka.
refusal-not-enough-own-goods = { $window ->
    [1] Az
   *[other] A
} { $window }. ablakhoz { norenberc-heap } kell; kéznél van: { $has }.
refusal-not-enough-goods = { $window ->
    [1] Az
   *[other] A
} { $window }. ablakhoz összesen { $count } áru kell; kéznél van: { $has }.
refusal-wrong-price = { $window ->
    [1] Az 1. ablak ára egy darab a céh saját árujából.
    [2] A 2. ablak ára egy darab a céh saját árujából és egy bármilyen áru.
    [3] A 3. ablak ára két darab a céh saját árujából, vagy egy darab abból és két bármilyen áru.
   *[4] A 4. ablak ára három darab a céh saját árujából, vagy két darab abból és két bármilyen áru.
}
refusal-not-in-supply = Fizetségnek szánt áru: { norenberc-heap }. Ennyi van belőle kéznél, a házalón fekvőt nem számítva: { $has }.
refusal-robs-oneself = A tolvaj csak másik játékostól vihet el árut.
refusal-no-such-player = Ennél az asztalnál nincs { $seat }. játékos.
refusal-wrong-loot = A tolvaj ettől a játékostól pontosan { $must } árut visz el, vagy semmit; a kért mennyiség: { $takes }.
refusal-not-to-be-robbed = Ellopni kívánt áru: { norenberc-heap }. Ennyi van belőle { $player } árui között, a házalón fekvőt nem számítva: { $has }.
refusal-nothing-to-rob = { $player } nem lopható meg: nincs elvihető áruja.
refusal-no-craftsman = Ott nincs kézműves.
refusal-different-guilds = A strázsa két azonos céhbeli kézművest cserél fel.
refusal-moves-guildmaster = Nem mozdítható el { norenberc-guild-of } céhmestere.
refusal-same-spot = A cseréhez két különböző hely kell.
refusal-nothing-to-peddle = Ebből az áruból nincs mit a házalóra tenni: { norenberc-goods }.
refusal-wrong-order = A sorrendben minden játékosnak egyszer kell szerepelnie.
refusal-not-in-guild = Ilyen kézműves már nem maradt a műhely számára: { norenberc-craftsman }.
refusal-not-in-stack = Ez a lapka már nem lehet a vendégek kupacában: { norenberc-tile.low }.
refusal-wrong-place = Nem ez a hely van soron. Most: { step-now }.
refusal-cannot-reveal = { $player } lerakott kártyái között már nem lehet ott { norenberc-guild-of } kártyája.
refusal-must-reveal = { $player } előtt annyi kártya van még, ahány céh hátravan, tehát az egyik biztosan { norenberc-guild-of } kártyája.
