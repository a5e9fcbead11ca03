# Az asztal: a céhházak és a játékosok. A legtöbb szöveg hallható, vagy egy kép fölött jelenik meg.

houses-round = { $round }. kör (összesen { $rounds }), { $turn }. forduló
houses-order = Sorrend:
# Amit egy házban lévő városlakóról hallani: megnyomva elmondja, mit tud.
houses-about = { $tile }: mit tud?
houses-pending = Még hátravan:
houses-stack = Vendégek kupaca: { $count }
houses-lodgings = Szállás
houses-workshop = Műhely
houses-storehouse = Raktár
houses-storehouse-empty = üres
houses-roof-empty = senki sincs a tetőn
houses-agents-on-roof = { $name }, a tetőn: { $count } ügynök
houses-mayors = A tetőn: { $count } polgármester
houses-master = { norenberc-guild }, céhmester, ár: { $price }
houses-crests-left = { norenberc-guild }, megmaradt címerek: { $count }
houses-crests = { norenberc-guild }, címerek: { $count }
houses-prestige-crests = Tekintélycímerek: { $count }
houses-window-empty = { $number }. ablak: üres
houses-place-empty = A műhely { $number }. helye: üres
# Egy vendég ára. $window az ablak száma.
houses-price = { $window ->
    [1] Ár: egy darab a céh saját árujából
    [2] Ár: egy darab a céh saját árujából és egy bármilyen áru
    [3] Ár: két darab a céh saját árujából, vagy egy darab abból és két bármilyen áru
   *[4] Ár: három darab a céh saját árujából, vagy két darab abból és két bármilyen áru
}
houses-talers-hidden = A tallérok rejtve vannak
houses-agents = Szabad ügynökök: { $free }, összesen: { $all }
houses-finished = Ebben a körben már végzett
houses-cards = { $cards ->
    [0] passzol
   *[other] { $cards } kártya
}
houses-peddled = A házalón: { norenberc-heap }
