# Játék közben bíróra váltani: az űrlap arról, amit a program nem tud.

deeper-title = Mostantól minden akció ellenőrzése
deeper-about = Ehhez a programnak tudnia kell, mi van most az asztalon. Csak azt kérdezi, amit még nem mondtatok el neki.
# Az űrlap oldalai.
deeper-page-table = Asztal
deeper-page-check = Ellenőrzés
deeper-next = Tovább
deeper-not-now = Most nem
# Inkább hallott, mint látott gomb.
deeper-mayors = { norenberc-guild }: polgármesterek a tetőn
# Egy céh lapkái, amelyekből választani lehet.
deeper-tiles = { norenberc-guild }: lapkák
deeper-window-empty = üres
deeper-window-clear = Senki ebben az ablakban
# $heap ennyi áru.
deeper-rest = A saját árujából a maradék van itt: { $heap }. Más áruk:
deeper-untold = Még nem mondtátok:
deeper-fits = Minden stimmel.
deeper-begin = Ellenőrzés indítása
