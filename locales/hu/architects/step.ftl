# Minek kell most történnie. $step azonosító; $player ott van, ahol a lépés egyvalakit kérdez.
step-now = { $step ->
    [side] felfedésre kerül a feketepiac felső kártyája
    [lay] kirakjuk a segédeket
    [cast] kiosztjuk a karaktereket
    [deal] kiosztjuk a draft építményeit
    [draft] mindenki építményt választ a draftban
    [start] kisorsoljuk a kezdőjátékost
    [draw] { $player } építményt húz
    [look] a soron lévő játékos építményeket néz meg
    [refill] feltöltjük a segédeket
    [reward] felfedésre kerül egy jutalom
    [turn-over] megfordul egy feketepiac-kártya
    [reshuffle] megkeverjük a feketepiac-kártyákat
    [turn] a soron lévő játékos lehelyez vagy visszavesz egy munkást
    [mines] a soron lévő játékos agyagot vagy aranyat választ
    [trades] a soron lévő játékos cserél a királyi raktárban
    [workshop] a soron lévő játékos segédet bérel fel vagy építményeket húz
    [captures] a soron lévő játékos munkásokat fog el
    [guard] a soron lévő játékos az őrházban cselekszik
    [middle] a soron lévő játékos segédet bérel fel vagy 5 építményt húz
    [keep] a soron lévő játékos megtart egy építményt
    [guildhall] a soron lévő játékos építményt épít vagy a katedrálist építi
    [pay] a soron lévő játékos kifizeti az építményt
    [offering] a soron lévő játékos építményt dob el a katedrálisért
    [either] a soron lévő játékos elveszi, amit az építmény kínál
    [barracks] a soron lévő játékos munkásokat fog el vagy szabadít ki
    [hideout] a soron lévő játékos kiszabadíthatja munkásait a börtönből
    [church] a soron lévő játékos eltörölhet egy adósságot
    [library] a soron lévő játékos építményt dobhat el aranyért
    [tavern] a soron lévő játékos segédet bérel fel
    [graveyard] a soron lévő játékos eldob egy segédet
    [crane] a soron lévő játékos még egy munkást tehet a céhházba
    [hand-limit] a soron lévő játékos 6 építményig eldob
    [surplus] { $player } eltörölhet egy adósságot a 14 fölötti erényért
    [levy] { $player } ezüstöt fizethet adósság helyett
    [free] { $player } munkásokat szabadíthat ki a börtönből
    [squires] { $player } elfogadhatja egy Fegyvernök erényét
    [over] a játéknak vége
   *[other] az akció folytatódik
}
