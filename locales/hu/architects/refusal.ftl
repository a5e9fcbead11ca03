# Miért nem megengedett valami. A szabály azonosítója mellette látszik.

refusal-not-due = { $actor ->
    [nature] Itt nincs mit húzni vagy felfedni. Most: { step-now }.
   *[seat] { $name } itt nem léphet. Most: { step-now }.
}
refusal-not-now = Ez most nem lehetséges. Most: { step-now }.
refusal-no-such-player = Ennél az asztalnál nincs { $seat }. játékos.
refusal-card-missing = Meg kell nevezni az építménykártyát.
refusal-card-sealed = Ennél az asztalnál a kézben tartott kártyák titkosak: ne nevezd meg a kártyát.
refusal-not-in-pack = Nincs a választható kártyák között: { architects-building }.
refusal-not-in-hand = Nincs kézben: { architects-building }.
refusal-not-in-game = Nincs játékban: { architects-building }.
refusal-already-built = Minden építményből egy van. { architects-building }: már megépítette { $player }.
refusal-no-worker = Nincs lehelyezhető munkás a játékostáblán. Egyet vissza kell venni.
refusal-workers-left = A játékostáblán még { $workers } munkás van: egyet le kell helyezni, visszavenni nem lehet.
refusal-prison-closed = A börtönbe senki sem helyezhet munkást.
refusal-none-there = { $source ->
    [board] Ezen a táblán nincs a játékosnak munkása: { $player }.
   *[place] Ott nincs a játékosnak munkása: { architects-place }.
}
refusal-circles-first = Amíg a játékosnak nagy karikán van munkása, onnan kell visszavennie egyet.
refusal-tax-stand-empty = Az adóház üres.
refusal-too-virtuous = { $virtue } erénnyel zárva a feketepiac: legfeljebb 9 lehet.
refusal-space-taken = A feketepiacnak ez a mezője foglalt: { $player }.
refusal-nothing-to-build = A céhházban építményt vagy katedrálist kell építeni, de most egyik sem lehetséges.
refusal-gold-needs-two = Aranyhoz legalább 2 munkás kell a bányában; most: { $workers }.
refusal-not-mined = A bánya agyagot vagy aranyat ad.
refusal-wrong-trade = Ehhez a cseréhez { $wants } megfelelő nyersanyag kell; a megadott: { $given }.
refusal-trade-not-offered = A játékosnak nincs ilyen cseréje: { architects-apprentice }.
refusal-not-enough-silver = { $needs } ezüst kell, de csak ennyi van: { $has }.
# $other: a másik nyersanyag, amely szintén jó volna, vagy none.
refusal-not-enough = { $other ->
    [none] { $needs } { architects-resource } kell, de csak ennyi van: { $has }.
    [stone] Fából és kőből együtt { $needs } kell, de csak ennyi van: { $has }.
   *[marble] Aranyból és márványból együtt { $needs } kell, de csak ennyi van: { $has }.
}
refusal-empty-slot = Ott nincs kit felbérelni: { $row }. sor, { $column }. oszlop.
refusal-no-room = Már { $has } segéd van, a felső határ { $limit }: meg kell mondani, melyik megy el.
refusal-room-left = Van hely a segédnek ({ $has } / { $limit }): senkinek sem kell elmennie.
refusal-not-owned = A játékosnak nincs ilyen segédje: { architects-apprentice }.
refusal-nobody-to-capture = { architects-place }: itt nincs elfogható munkása ennek a játékosnak: { $player }.
refusal-too-many-locations = { $limit ->
    [1] Egy látogatás összes elfogása ugyanarról a helyszínről történik.
   *[other] Egy látogatás elfogásai legfeljebb { $limit } helyszínről történhetnek.
}
refusal-nothing-to-sell = A játékostáblán nincs elfogott munkás.
refusal-no-prisoners = A játékosnak nincs munkása a börtönben.
refusal-no-captives = A játékosnak nincs munkása más táblán.
refusal-no-debt = Nincs fennálló adósság.
refusal-skills-missing = { architects-building }: még ez kell hozzá: { $skills }.
refusal-wrong-payment = Nem ennyi az ára.
refusal-virtue-too-low = { $virtue } erénnyel zárva a katedrális: legalább 5 kell.
refusal-top-reached = A katedrális legfelső szintjéről nincs feljebb.
refusal-level-full = A katedrális { $level }. szintje betelt ({ $spots } hely).
refusal-no-card-to-discard = Nincs kézben eldobható építmény.
refusal-not-offered = Ez az építmény nem kínál ilyet: { architects-building }.
refusal-not-in-pile = Ez a kártya most nem jöhet az építménypakliból: { architects-building }.
refusal-wrong-seat = Ezt a kártyát más kapja: { $player }.
refusal-wrong-slot = Előbb egy másik hely következik: { $row }. sor, { $column }. oszlop.
refusal-not-in-apprentice-pile = Ez a kártya most nem jöhet a segédek paklijából: { architects-apprentice }.
refusal-not-on-top = A kis piac tetején nem lehet ilyen oldalú kártya.
refusal-not-turned-over = Ez a feketepiac-kártya nem lehet a kis piac tetején: { $card }.
refusal-reward-seen = { $reward }. jutalom: már felfedték.
refusal-character-gone = Ez a karakter foglalt vagy nincs játékban: { architects-character }.
