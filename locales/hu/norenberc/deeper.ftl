# Játék közben játékvezetőre váltani: az űrlap arról, amit a program nem tud.

deeper-title = Mostantól minden akciót ellenőriz a program
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
deeper-window-clear = Ebben az ablakban nincs senki
# $heap ennyi áru.
deeper-rest = A céh saját árujából itt a maradék: { $heap }. Más áruk:
deeper-untold = Még hiányzik:
deeper-fits = Minden stimmel.
deeper-begin = Ellenőrzés indítása
