# Az asztal: a céhházak és a játékosok. A legtöbb szöveg hallható, vagy egy kép fölött jelenik meg.

houses-round = { $round }. kör a { $rounds }-ből, { $turn }. forduló
houses-order = Sorrend:
# Amit egy házban lévő városlakóról hallani: megnyomva elmondja, mit tud.
houses-about = { $tile }: mit tud?
houses-pending = Még soron:
houses-stack = Vendégek kupaca: { $count }
houses-lodgings = Szállás
houses-workshop = Műhely
houses-storehouse = Raktár
houses-storehouse-empty = üres
houses-roof-empty = senki a tetőn
houses-agents-on-roof = { $name }, a tetőn: { $count } ügynök
houses-mayors = A tetőn: { $count } polgármester
houses-master = Céhmester ({ norenberc-guild }), ár: { $price }
houses-crests-left = Megmaradt címerek ({ norenberc-guild }): { $count }
houses-crests = Címerek ({ norenberc-guild }): { $count }
houses-prestige-crests = Tekintélycímerek: { $count }
houses-window-empty = { $number }. ablak: üres
houses-place-empty = A műhely { $number }. helye: üres
# Egy vendég ára. $window az ablak száma.
houses-price = { $window ->
    [1] Ár: egy áru a céh sajátjából
    [2] Ár: egy áru a céh sajátjából és egy bármilyen
    [3] Ár: két áru a céh sajátjából, vagy egy és még két bármilyen
   *[4] Ár: három áru a céh sajátjából, vagy kettő és még két bármilyen
}
houses-talers-hidden = A tallérok rejtve vannak
houses-agents = Szabad ügynökök: { $free }, összesen { $all }
houses-finished = Ebben a körben már végzett
houses-cards = { $cards } kártya
houses-peddled = A házalón: { norenberc-heap }
