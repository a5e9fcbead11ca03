# Minek kell most történnie. $step azonosító; $player ott van, ahol a lépés egyvalakit kérdez.
step-now = { $step ->
    [side] felfedjük a feketepiac felső kártyáját
    [lay] kirakjuk a segédeket
    [cast] kiosztjuk a karaktereket
    [deal] kiosztjuk a draft építményeit
    [draft] mindenki építményt választ a draftban
    [start] kisorsoljuk a kezdőjátékost
    [draw] { $player } építményt húz
    [look] a soron lévő játékos építményeket néz meg
    [refill] feltöltjük a segédeket
    [reward] felfedünk egy jutalmat
    [turn-over] átfordítunk egy feketepiac-kártyát
    [reshuffle] megkeverjük a feketepiac-kártyákat
    [turn] a soron lévő játékos lehelyez vagy visszavesz egy munkást
    [mines] a soron lévő játékos agyagot vagy aranyat választ
    [trades] a soron lévő játékos cserél a királyi raktárban
    [workshop] a soron lévő játékos segédet bérel fel vagy építményeket húz
    [captures] a soron lévő játékos munkásokat fog el
    [raid] a soron lévő játékos ingyen foghat el munkásokat
    [guard] a soron lévő játékos akciót hajt végre az őrházban
    [middle] a soron lévő játékos segédet bérel fel vagy 5 építményt húz
    [keep] a soron lévő játékos megtart egy építményt
    [guildhall] a soron lévő játékos építményt vagy katedrálist épít
    [pay] a soron lévő játékos kifizeti az építményt
    [offering] a soron lévő játékos építményt dob el a katedrálisért
    [either] a soron lévő játékos választ abból, amit az építmény kínál
    [barracks] a soron lévő játékos munkásokat fog el vagy szabadít ki
    [hideout] a soron lévő játékos kiszabadíthatja munkásait a börtönből
    [church] a soron lévő játékos eltörölhet egy adósságot
    [library] a soron lévő játékos építményt dobhat el aranyért
    [tavern] a soron lévő játékos segédet bérel fel
    [graveyard] a soron lévő játékos eldob egy segédet
    [crane] a soron lévő játékos még egy munkást tehet a céhházba
    [hand-limit] a soron lévő játékos eldobja a 6 fölötti építménykártyáit
    [surplus] { $player } eltörölhet egy adósságot a 14 fölötti erényért
    [levy] { $player } ezüstöt fizethet adósság helyett
    [gatekeepers] { $player } a kapuőrrel munkásokat hozhat ki a börtönből
    [fara] { $player } Faraként kihozhat egy munkást a börtönből
    [squires] { $player } elfogadhatja a fegyvernökért járó erényt
    [over] a játéknak vége
   *[other] az akció folytatódik
}
# Kérdés annak, akinek válaszolnia kell, egész mondatban. $player a kérdezett; $count: hány cselekvés, pont vagy adósság van hátra,
# vagy hány munkás számít; $row és $column egy hely a kirakott segédek között.
step-ask = { $step ->
    [side] Mit mutat a kis piac felső kártyája?
    [lay] { $row }. sor, { $column }. oszlop: melyik segéd fekszik itt?
    [cast] { $player }: melyik karakter a tiéd?
    [deal] { $player }: melyik építményt kaptad a drafthoz?
    [draft] { $player }: melyik építményt tartod meg?
    [start] Ki a kezdőjátékos?
    [draw] { $player }: melyik építményt húzod?
    [look] { $player }: melyik építmény van a pakli tetején?
    [refill] { $row }. sor: melyik segéd kerül az üres helyre?
    [reward] { $player }: melyik jutalmat fedted fel?
    [turn-over] Mit mutat a nagy piacra fordított kártya?
    [reshuffle] A nagy piac kártyáit megkeverjük: ezekből lesz az új kis piac.
    [turn] { $player }: hová megy a munkásod?
    [take-back] { $player }: nincs több munkás a tábládon. Melyiket veszed vissza?
    [mines] { $player }: agyag vagy arany?
    [trades] { $player }: melyik cserét választod? Még { $count } van hátra.
    [workshop] { $player }: segédet bérelsz fel, vagy építménykártyát húzol?
    [captures] { $player }: kiket fogsz el? Még { $count } elfogás van hátra.
    [guard] { $player }: mit teszel az őrházban? Még { $count } akció van hátra.
    [middle] { $player }: segédet bérelsz fel, vagy 5 építménykártyát húzol, és 1-et megtartasz?
    [keep] { $player }: melyik építményt tartod meg?
    [guildhall] { $player }: építményt építesz, vagy a katedrálist?
    [pay] { $player }: miből fizeted ki { architects-building-acc }?
    [offering] { $player }: melyik építményt dobod el a katedrálisért?
    [either] { $player }: mit kérsz, amiért megépítetted { architects-building-acc }?
    [raid] { $player }: kiket fogsz el ingyen? Még { $count } elfogás van hátra.
    [barracks] { $player }: elfogsz egy csapatot, vagy visszaszerzed az összes elfogott munkásodat?
    [hideout] { $player }: kiszabadítod minden munkásodat a börtönből?
    [church] { $player }: eltörölsz egy fennálló adósságot?
    [library] { $player }: eldobsz egy építményt a kezedből 2 aranyért?
    [tavern] { $player }: melyik segédet béreled fel ingyen?
    [graveyard] { $player }: melyik segédedet dobod el?
    [crane] { $player }: teszel még egy munkást a céhházba?
    [hand-limit] { $player }: 6-nál több építmény van a kezedben. Melyiket dobod el?
    [surplus] { $player }: az erényed 14 fölé menne. Eltörölsz helyette egy fennálló adósságot?
    [levy] { $player }: fizetsz 2 ezüstöt adósság helyett?
    [gatekeepers] { $player }: kihozol a kapuőrrel legfeljebb 2 munkást a börtönből?
    [fara] { $player }: kihozol Faraként egy munkást a börtönből?
    [squires] { $player }: elfogadod a fegyvernökért járó erényt?
    [over] Vége a játéknak.
   *[other] Egy pillanat, az akció még tart.
}
