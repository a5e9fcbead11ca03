# A Nyugati Királyság építőmesterei: szabálycikkek, szabályazonosítónként egy üzenet. Az érték a cím; az .answer rögtön eldönti a
# kérdést, a .details megmagyarázza, az .example számokkal mutatja meg, az .editions elmondja, mi áll a szabályfüzetben, és hol hallgat.

## A játék tartozékai

rules-c1 = Mi van a dobozban?
    .answer = 40 építmény, 18 fajta segédből összesen 40 kártya, 10 feketepiac-kártya, 11 jutalom, 22 adósság és 6 szorzókártya. A legfeljebb 5 játékos mindegyikének jut egy játékostábla, 20 munkás és 2 játékosjelölő.
    .details = Sok mindennek két oldala van. A feketepiac-kártya egyik oldala a kis piacé, a másik a nagy piacé. Az adósságkártya egyik oldalán fennálló, a másikon kifizetett adósság látható. A játékostáblának van egy alap- és egy karakteres oldala. A szorzókártyák csak a jelzőket pótolják, ha kifogytok belőlük.

        Az egyszemélyes játékmódhoz jár még 30 tervkártya, 2 súgókártya és egy kétoldalas ellenféltábla.

rules-c2 = A 6 nyersanyag, és mi van, ha elfogynak
    .answer = A nyersanyagok: agyag, fa, kő, arany, márvány és ezüst. Sosem fogynak el, ahogy az adósság sem. Ha a jelzők mind kint vannak, vegyétek elő a szorzókártyákat.
    .details = A dobozban 35 agyag, 40 fa, 40 kő, 25 arany, 30 márvány és 50 ezüst van, de ezek a számok nem jelentenek határt. Ami jár, azt megkapod. Ugyanez igaz a 22 adósságra is: senki sem ússza meg azért, mert elfogyott a pakli.

        A játék végén minden arany és minden márvány 1 GyP, 10 ezüst pedig együtt 1 GyP. Az agyag, a fa és a kő magában semmit sem ér, úgyhogy még időben csinálj belőlük valamit.

rules-c3 = Mesterségek: ács, burkoló, kőműves
    .answer = 3 mesterség van: ácsmesterség, burkolómesterség és kőművesmesterség. A segédeid értenek hozzájuk, és a legtöbb építmény kéri őket. Csak azt építheted meg, amelynek minden mesterségéhez van embered.
    .details = Minden segédnek 1 mestersége van, csak a napszámosnak van meg mind a 3. A napszámost is beleszámítva mindhárom mesterség a 40 segéd közül 14 kártyán szerepel. Egy építmény sem kéri kétszer ugyanazt, ezért mesterségenként 1 segéddel bármit felépíthetsz. A 40 építményből 13 semmilyen mesterséget nem kér, és a katedrálishoz sem kell egy sem.

        A mesterségek nem használódnak el. Néhány építmény a játék végén pontot is ad az adott mesterségű segédekért.

rules-c4 = Mi titkos, és mire kérdezhetek rá?
    .answer = Csak a kezedben lévő építménykártyák titkosak, a számuk már nem. Minden más nyílt, kivéve azt, ami a képpel lefelé fordított paklikban van.
    .details = Bárki bármikor megkérdezheti, mennyi ezüstöd, hány adósságod és hány kártyád van, és kinek a munkásai hol vannak. Felelned kell. Azt viszont nem kell elárulnod, melyik építmények vannak nálad.

        Az eldobott építmény képpel lefelé a pakli aljára kerül: a többiek látják, hány kártya ment oda, de azt nem, melyik. Senki sem néz bele a paklikba, a jutalmak közé vagy egy feketepiac-kártya hátoldalára. Ha már megvan az eredmény, megmutathatod a kezedet.
    .editions = A szabályfüzet annyit mond, hogy az ellenfelek építményeit nem ismerhetitek. Hogy a kártyák száma és minden, ami az asztalon van, nyílt, azt mi következtettük ki a szövegéből. A program pontosan ennyit mutat meg mindenkinek.

## Előkészületek

rules-s1 = A feketepiac előkészítése
    .answer = Mind a 10 feketepiac-kártyát megkeveritek, és egy pakliban a bal oldali mezőre teszitek, a kis piaccal felfelé. A jobb oldalira nem kerül kártya: az első frissítésig azt adja, ami a táblán látszik, 2 márványt, 1 követ és 1 fát.
    .details = A bal oldali mező a kis piac, itt csak a legfelső kártya számít. A jobb oldali a nagy piac, és az első frissítéskor kapja az első kártyáját: ekkor fordítjátok át rá a kis piac legfelső kártyáját. Addig senki sem nézheti meg a hátoldalakat. Minden kis oldal 2 kártyán szerepel, más-más hátlappal, ezért sejtheted, de nem tudhatod, mi kerül legközelebb a nagy piacra.

rules-s2 = Hány jutalom van a játékban?
    .answer = Játékosonként 2, és még 1: ketten 5, hárman 7, négyen 9, öten 11. Mind a 11-et megkeveritek, ennyit képpel lefelé megtartotok, a többi megnézés nélkül kikerül a játékból.
    .details = A jutalmak a katedrálishoz tartoznak. Valahányszor valaki ott feljebb lép, felfedi a legfelsőt, megkapja, ami rajta van, aztán a kártya kikerül a játékból. Ha a pakli már üres, a szintlépésért 1 erény jár helyette.

        Öten mind a 11 jutalmat használjátok. Ha kevesebben vagytok, senki sem tudja, melyik maradt ki, de az nyílt, hány van még a pakliban. Az egyszemélyes játékhoz 5 kell, mint két játékosnál.

rules-s3 = A segédek kirakása
    .answer = Megkeveritek mind a 40 segédet, és 8-at képpel felfelé kiraktok a műhely mellé, 2 sorba és 4 oszlopba. A többi 32 a segédek paklija, képpel lefelé.
    .details = Az oszlopok azért fontosak, mert az első munkásod a műhelyben csak a bal szélsőt éri el. Ami balra van, az olcsó és könnyen elérhető, ami jobbra, az több munkásba vagy több ezüstbe kerül.

        Segéddel senki sem kezd. A műhelyben, a feketepiacon vagy a kocsma megépítésével szerezhetsz. Mindig 8 van kirakva: ha valakit felbéreltek, a sora balra zárul, és a pakliból jön egy új.

rules-s4 = Az építmények paklija
    .answer = Mind a 40 építményt egyetlen pakliba keveritek, képpel lefelé. Innen osztjátok ki a draft kártyáit, és később is mindig a tetejéről húztok.
    .details = Külön dobópakli nincs. Az eldobott építmények képpel lefelé ennek a paklinak az aljára kerülnek, akár a katedrális, akár a könyvtár, akár a kézlimit miatt dobtátok el őket, akár a draft végén maradtak meg. Csak azután jönnek elő újra, hogy minden fölöttük lévő kártya elfogyott.

        Ha a pakliban már kevés van, annyit húztok, amennyi maradt, akár semennyit. Az egyszemélyes játékból előbb kiveszed az agyagpiacot, az ezüstpiacot, a kőpiacot és a fapiacot.

rules-s5 = Mennyi ezüst van az adóházban az elején?
    .answer = Tegyetek 4 ezüstöt a közös készletből az adóházba. Akárhányan játszotok, mindig 4, és senki sem fizet érte.
    .details = Így az adóházba már az első körben érdemes elmenni: aki odamegy, elviszi az összes ezüstöt, és 2 erényt veszít. Utána csak adóból telik meg újra, vagyis akkor, ha valaki segédet bérel fel a műhelyben, munkásokat fog el a városközpontban, vagy az őrházban kiszabadítja az elfogott munkásait, illetve adósságot fizet ki. A közös készletből nem töltitek újra. Amíg üres, senki sem tehet oda munkást.

rules-s6 = Mivel kezdesz: munkások, erény, katedrális
    .answer = 20 munkással a játékostábládon és 7 erénnyel kezdesz: az egyik jelölőd az erénysávon áll, a másik a katedrális legalsó szintje alatt, ez a 0. szint.
    .details = A 0. szinten mindenki elfér, és 0 GyP-t ér. 7 erénynél minden nyitva áll előtted, és az erényed 0 GyP-t ér. Innen 3 lépés fölfelé, a 10-nél bezárul a feketepiac, 3 lépés lefelé, a 4-nél pedig a katedrális.

        A kezdő ezüstödön kívül nincs nyersanyagod, segéded és adósságod sem, hacsak nem karakterekkel játszotok. Akkor az erényedet a táblád mondja meg, és a börtönben kezdő munkások is a 20-ból valók.

rules-s7 = Draft: az első 3 építményed
    .answer = 4 építményt kapsz. Megtartasz 1-et, és 3-at balra továbbadsz. A kapott 3-ból megtartasz 1-et, 2-t továbbadsz. A kapott 2-ből megtartasz 1-et, az utolsót képpel lefelé az építmények paklijának aljára teszed.
    .details = Mindenki egyszerre választ, összesen 3-szor, és csak akkor adtok tovább, ha már mindenki döntött. A megtartott kártyák képpel lefelé előtted fekszenek; te megnézheted őket, más nem. A végén ezek lesznek a kezdő kártyáid.

        A feketepiac-kártya, a 8 segéd és a karaktertáblák már a draft előtt nyíltan ott vannak, választhatsz hozzájuk. Ha ketten játszotok, az első 4 kártyádból 2 visszakerül hozzád, így tudod, melyiket vitte el a másik.
    .example = Réka a kutat, az öregtornyot, a templomot és a kovácsműhelyt kapja. A templomot megtartja, 3 kártyát továbbad balra, ott Marci ül. Jobbról Zsófi adja tovább a kocsmát, a kápolnát és a tömlöcöt: Réka a kocsmát tartja meg. Aztán jön a palota és a harangtorony, Réka a harangtornyot választja. A palota a pakli aljára megy. A kezében templom, kocsma és harangtorony van.

rules-s8 = Ki kezd, és ki mennyi ezüstöt kap?
    .answer = A draft után kisorsoljátok a kezdőjátékost, ő 3 ezüstöt kap. Az óramutató járása szerint mindenki 1-gyel többet, mint az előtte ülő: 3, 4, 5, 6, 7.
    .details = A több ezüst azért jár, mert később kerülsz sorra. A sorsolás a draft után van, ezért választás közben még senki sem tudja, hányadik lesz. Az ezüst a közös készletből jön.

        Karakterekkel mindez nem érvényes. Ott az kezd, akinek a legtöbb erénye van, és a táblája mondja meg, mennyi ezüstöt kap, akárhol ül is. Egyszemélyes játékban te kezdesz, 3 ezüsttel.
    .example = Nóra, Feri, Ádám és Judit ül ebben a sorrendben, az óramutató járása szerint. A draft után Ádám lesz a kezdőjátékos. Ádám 3, Judit 4, Nóra 5, Feri 6 ezüstöt kap. Ha Feri után ülne egy ötödik játékos, ő 7-et kapna.

rules-s9 = Előkészületek karakterekkel és egyedül
    .answer = Karakterekkel a táblád szabja meg az erényedet, az ezüstödet, a nyersanyagaidat és a bebörtönzött munkásaidat, és az kezd, akinek a legtöbb erénye van. Ülésrend szerint senki sem kap ezüstöt. Az egyszemélyes játéknak saját előkészületei vannak.
    .details = A karakteres oldalt vagy mindenki használja, vagy senki. Az előkészületek többi része nem változik, a draft sem. Ha a táblád plusz építménykártyát ad, azt a draft után húzod, a kezdőjátékostól az óramutató járása szerint haladva.

        Egyedül karakter nélkül játszol, és úgy készítesz elő mindent, mint két játékosnál. 3 ezüstöd és 7 erényed van, és te kezdesz. Draft helyett húzol 5 építményt, és megtartasz 3-at; a 4 nyersanyagpiacot előtte kiveszed.

## A kör

rules-t1 = Mit csinálok a körömben?
    .answer = Pontosan 1 munkást leteszel a játékostábládról 1 helyszínre, és végrehajtod, amit az a helyszín ad. Utána az óramutató járása szerint a következő játékos jön. Passzolni nem lehet.
    .details = A munkásod ott marad, így a csapatod a helyszínen egyre nő. A legtöbb helyszín annál többet ad, minél több munkásod van ott. Mindig beleszámít az, akit most tettél le, a többiek munkásai viszont sosem.

        A királyi raktárban, a városközpontban és az őrházban kevesebbet is csinálhatsz, mint amennyit szabad, akár semmit. Mindenütt máshol elveszed, amit a helyszín ad. A köröd végén, ha 6-nál több építménykártyád van, a felesleget eldobod.

rules-t2 = Nincs több munkás a táblámon
    .answer = Akkor nem teszel le senkit. Az egész köröd annyi, hogy visszaveszel 1 saját munkást egy nagy karikás helyszínről. Nem kapsz és nem is fizetsz érte semmit. A következő körödben már leteheted.
    .details = A céhházból, a feketepiacról, a börtönből és az ellenfelek táblájáról nem veheted vissza. A nálad lévő elfogott munkások nem segítenek, azok nem a tieid. A 6 kártyás kézlimit az ilyen kör végén is érvényes.

        Egy esetről a szabályfüzet hallgat: ha egyetlen nagy karikás helyszínen sincs munkásod. Ekkor a programban 1-et visszavehetsz a börtönből vagy egy ellenfél táblájáról, ahogy akarod. Ha ott sincs, kimarad a köröd.
    .example = Zoé üres táblával kezdi a körét. 4 munkása az erdőben van, 5 a céhházban, 2 a börtönben, 9 pedig Luca tábláján. Zoé 1-et visszavesz az erdőből, fát nem kap érte. A következő körben ezt a munkást a városközpontba teszi, kifizet 1 adót, és elfogja a saját 3 munkását az erdőben.

rules-t3 = Kézlimit: 6 építménykártya
    .answer = A saját köröd végén legfeljebb 6 építménykártya lehet a kezedben. Ha több van, 6-ig eldobod őket, képpel lefelé az építmények paklijának aljára.
    .details = A köröd közben több is lehet nálad, tehát előbb húzz, aztán válogass. Te döntöd el, melyik kártya megy. A többiek látják, hányat dobsz el, de azt nem, melyiket. Ha a köröd feketepiac-frissítést vált ki, előbb jön a frissítés, és csak utána az eldobás.

        A határ csak a kezedre vonatkozik. A megépített építmények nem számítanak bele, azokból akármennyi lehet.
    .example = Pali 5 kártyát tart a kezében, és leteszi a 4. munkását a műhelybe. 1 + 2, azaz 3 építményt húz, így 8 van nála. A kör végén a 8-ból, régiek és újak közül szabadon, kiválaszt 2-t, és képpel lefelé a pakli aljára teszi. 6 marad a kezében.

rules-t4 = Nagy karika, kis karika, céhház: hol mi lesz a munkással?
    .answer = Nagy karika: akárhány munkás elfér, és elfogható. Feketepiac: 3 mező, mindegyiken 1 munkás. Céhház: körvonalanként 1 munkás, a játék végéig. A feketepiacon és a céhházban senkit sem lehet elfogni.
    .details = A 9 nagy karikás helyszín: a kőfejtő, az erdő, a bánya, az ezüstműves, a királyi raktár, a műhely, a városközpont, az adóház és az őrház. Akárhányan vannak is ott, a te munkásod mindig odafér.

        A 3 kis karika a feketepiac. Egy mező addig foglalt, amíg egy feketepiac-frissítés börtönbe nem küldi a munkását; más nem mozdítja el. A céhházat balról jobbra, a felső sortól lefelé töltitek fel. Aki oda kerül, nem jön vissza többé.

rules-t5 = Ki kerül börtönbe, és ki jut ki onnan?
    .answer = A börtönbe senki sem tehet munkást. A munkások az őrház akciójával, frissítéskor a feketepiacról, vagy egyes karaktereknél már a játék elején kerülnek oda. A börtönben nem lehet elfogni senkit.
    .details = Az őrházban egy játékos a táblájáról minden elfogott munkást börtönbe küld. Frissítéskor mindenki odakerül, aki a feketepiacon van. A szabályfüzet kártyákat is említ, de az alapdobozban egyetlen kártya sem tesz ilyet.

        A munkásaid az őrház akciójával, a rejtekhellyel vagy frissítéskor a kapuőrrel jutnak ki. Addig veszélyesek rád: 3 vagy több frissítéskor erénybe kerül, akinek a legtöbb van, adósságot vesz fel, a játék végén pedig minden 2 után 1 GyP-t veszítesz.

rules-t6 = Hová kerül az ezüst, amit kifizetek?
    .answer = Az adó az adóházba kerül, minden más ezüst a közös készletbe. Egyetlen kivétel van: a kihagyott segédekért járó érmék azokon a kártyákon maradnak.
    .details = A táblán a piros érmék jelentik az adót. Négyféle fizetésben van adó: felbérlés a műhelyben (a 4 ezüstből 2), az első elfogás a városközpontban (1), az elfogott munkások kiszabadítása az őrházban (az 5-ből 2), és egy adósság kifizetése ugyanott (a 6-ból 3). A feketepiacon semmi sem adó.

        3 vagy kevesebb erénynél az adó egy részét nem fizeted ki. Ez az ezüst nálad marad, és az adóházba sem kerül.

rules-t7 = Mi van, ha nem tudom kifizetni a teljes árat?
    .answer = Akkor nem teheted meg. Részben fizetni nem lehet, és nem tehetsz le munkást olyan akcióért, amelyet nem tudsz végigcsinálni.
    .details = A kedvezmények és az elhagyható adó számítanak: ha velük együtt már elég, amid van, fizethetsz. Amit maga az akció hoz majd, az nem számít. Így a segéden fekvő érmékből nem fizetheted ki ugyanazt a segédet.

        Ahol egymás után több akciót hajtasz végre, mindegyiket akkor fizeted, amikor sorra kerül. Az őrházban az első akcióból kapott ezüst jó a másodikra. Erényt mindig veszíthetsz: 0 alatt minden egyes erény helyett adósságot kapsz.
    .editions = A szabályfüzet minden akciónak megadja az árát, de sehol sem mondja ki, hogy egy része nem elég. Ezt a szövegéből következtettük. A program csak akkor kínál fel egy helyszínt, ha legalább egy teljes akcióra futja, vagy ha ott szabad semmit sem csinálni.

## Kőfejtő, erdő, bánya, ezüstműves

rules-r1 = Mennyit kapok a kőfejtőben, az erdőben és az ezüstművesnél?
    .answer = Számold meg a saját munkásaidat ott, a most letettel együtt. A kőfejtő ennyi követ ad, az erdő ennyi fát, az ezüstműves ennyi ezüstöt és még 1-et.
    .details = 1, 2, 3 vagy 4 munkással 1, 2, 3 vagy 4 kő, illetve fa jár, az ezüstművesnél 2, 3, 4 vagy 5 ezüst, és így tovább. A többiek munkásai nem számítanak. A kőfaragó, a favágó és az ékszerész látogatásonként 1-gyel megtoldja.

        Csak a lehelyezésért kapsz, a puszta jelenlétért nem: minden látogatás egyszer számolja végig a csapatodat. A nagy csapat jól fizet, de a városközpontban is erre vadásznak a többiek.
    .example = Az erdőben Emil 2 munkása áll, mellettük Rozi 4 munkása. Emil letesz még 1-et: már 3 van ott, és 3 fát kap. Rozi munkásai nem számítanak. A következő körben az ezüstműves jön, ahol Emil eddig nem járt: 1 + 1, azaz 2 ezüst.

rules-r2 = Bánya: agyag vagy arany?
    .answer = Válassz: vagy agyagot kapsz, 1-et és még 1-et minden ottani munkásodért, vagy aranyat, minden 2 munkásodért 1-et, lefelé kerekítve. Mindkettőből egyszerre soha.
    .details = 1, 2, 3 vagy 4 munkással ez 2, 3, 4 vagy 5 agyag, illetve 0, 1, 1 vagy 2 arany. Az első munkásod tehát csak agyagot hozhat, és a páratlan munkás az aranyhoz semmit sem ad hozzá. Minden látogatáskor újra választhatsz, de a csapatodat nem oszthatod meg, hogy az egyik fele agyagot, a másik aranyat hozzon. A bányász akkor is ad 1 agyagot, ha az aranyat választod.
    .example = Anna leteszi az 5. munkását a bányába. Kérhet 1 + 5, azaz 6 agyagot, vagy 2 aranyat, mert a páratlan munkás az aranynál nem számít. Egy bányász is segíti, így 7 agyag jár, vagy 2 arany és 1 agyag.

## Királyi raktár

rules-k1 = Királyi raktár: hány csere?
    .answer = Legfeljebb annyi, ahány munkásod van ott, a most letettel együtt. Ugyanazt a cserét többször is választhatod, bármilyen sorrendben keverheted őket, és bármikor megállhatsz.
    .details = A cserék egymás után jönnek, tehát amit az egyik hoz, azzal már fizetheted a következőt. Az is szabad, hogy egyet sem csinálsz, például ha csak későbbre akarsz ott egy munkást. A fel nem használt csere elvész, nem vár rád a következő látogatásig.

        A számuk a munkás lehelyezésekor dől el. A többiek munkásai se nem segítenek, se nem zavarnak.
    .example = Vera leteszi ide a 3. munkását, és 3 cserét hajt végre: 2 agyagért 1 erény, megint 2 agyagért 1 erény, végül 1 fáért és 2 kőért 1 márvány. Összesen 4 agyagot, 1 fát és 2 követ ad, és 2 erényt meg 1 márványt kap.

rules-k2 = Királyi raktár: mit mire cserélhetek?
    .answer = Agyagból, fából és kőből bármilyen 2 darab 1 erény. Fából és kőből bármilyen 3 darab 1 márvány. A fajtákat keverheted; agyagért nem jár márvány.
    .details = Ez a 2 csere mindenkinek elérhető. Te döntöd el, miből mennyit adsz, ha van annyi. Aranyat, márványt és ezüstöt itt nem fogadnak el, hacsak egy segéded nem kínál ezüstös cserét.

        14 erénynél is cserélhetsz erényre. Minden 14 fölötti erénnyel eltörölheted 1 fennálló adósságodat; ha nincs ilyen, az az erény elvész.
    .example = Hanna 1 agyaggal, 4 fával és 2 kővel érkezik, és a most letettel 2 munkása van itt. Előbb 1 agyagot és 1 követ ad 1 erényért. Aztán 2 fát és 1 követ 1 márványért. 2 fája marad. Az agyagot a márványhoz nem használhatta volna.

rules-k3 = Segédek a királyi raktárban: elvisz egy cserét, ha őket használom?
    .answer = Igen. A kereskedő, a pártfogó és a kalmár több választást ad, de több cserét nem: minden használatuk 1 a munkásaid után járó cserékből.
    .details = Egy segéd cseréjét annyiszor használhatod, ahány cseréd van, akár mindegyikre, és keverheted a tábla 2 cseréjével. Csak a saját segédeid számítanak. Ha ugyanaz a csere kétszer is meglenne, nem érne többet, mint egyszer.

        Ha tehát 2 munkásod van itt és egy kereskedőd, összesen 2 cserét csinálsz: mindkettőt a kereskedővel, 1-et vele és 1-et a tábláról, vagy mindkettőt a tábláról.

## Műhely

rules-w1 = Műhely: felbérelsz vagy húzol?
    .answer = A kettő közül csak az egyiket: vagy felbérelsz 1 segédet, vagy építményeket húzol, 1 kártyát és minden 2 ottani munkásodért még 1-et.
    .details = A felbérlés 2 ezüst és 2 adó, a húzás ingyenes. A műhelyt tehát mindig használhatod, akár egyetlen érme nélkül is. Több munkás mindkettőben segít: jobbra több oszlopot érsz el, és több kártyát húzol. De akárhány munkásod van, egy látogatással csak 1 segédet bérelhetsz fel.

        A húzott építmények a kezedbe kerülnek. A köröd végén legfeljebb 6 maradhat nálad.

rules-w2 = Mennyibe kerül a felbérlés, és melyik segédet érem el?
    .answer = A műhelyben a felbérlés 4 ezüst: 2 a közös készletbe, 2 adóként az adóházba. Balról annyi oszlopot érsz el, mindkét sorban, ahány munkásod ott van.
    .details = 1 munkással a bal szélső oszlop 2 kártyájából választasz, 2 munkással 4 kártyából, 3-mal 6-ból, a 4. munkástól kezdve mind a 8-ból. Ha messzebbre nyúlnál, fizethetsz a kihagyott oszlopokért.

        Kevés erénnyel olcsóbb a felbérlés, mert adót hagysz el: 3 vagy 2 erénynél összesen 3 ezüst, 1 vagy 0 erénynél 2. A Rudolf nevű karakter 1 ezüsttel kevesebbet fizet abból a részből, amelyik nem adó.
    .example = Tilda erénye 6, és leteszi a 2. munkását a műhelybe. Mindkét sorban az 1. és a 2. oszlopot éri el, összesen 4 kártyát. A felső sor 2. oszlopából a bányászt viszi el: 2 ezüst a közös készletbe, 2 az adóházba. 3 erénynél csak 1 adót fizetne.

rules-w3 = Távolabbi segéd: érmék a kihagyott kártyákon
    .answer = Minden oszlopért, amelyet a munkásaid már nem érnek el, fizetsz 1 ezüstöt. Ezek az érmék ugyanannak a sornak a kártyáira kerülnek, balról: 1 az elsőre, 1 a másodikra, 1 a harmadikra.
    .details = Ez a felbérlés árán felül jön. Nem adó, és nem is a közös készletbe megy: az érmék a kártyákon maradnak, amíg valaki fel nem bérli azt a segédet, és el nem viszi őket. Kedvezmény nem jár rájuk, és a szükségesnél többet nem tehetsz le.

        Mindig a sor bal szélén kezded, akkor is, ha a munkásaid messzebbre érnek. Ha 3 munkásod van, és a 4. oszlopból választasz, az egyetlen érme az első kártyára kerül.
    .example = Brúnó erénye 5, és az első munkását teszi a műhelybe. Az alsó sor 4. oszlopából szeretne kártyát, ez 3 oszloppal van messzebb. A sor első, második és harmadik kártyájára 1-1 ezüstöt tesz, és fizet 2 ezüstöt meg 2 adót: összesen 7 ezüst.

rules-w4 = Felbérlés lépésről lépésre
    .answer = Előbb kifizeted a teljes árat. Utána elveszed a segéden fekvő összes érmét, képpel felfelé magad elé teszed a kártyát, és ha változik tőle az erényed, rögtön lépsz a sávon.
    .details = Mivel előbb fizetsz, a kártyán lévő érmék nem segítenek kifizetni. Akit újra meg újra kihagynak, azon egyre több gyűlik, amíg valaki már nem tud ellenállni neki.

        A mesterség azonnal számít. A képesség csak a következő akciódtól működik, ahhoz az akcióhoz még nem, amellyel felbérelted. A kivétel a feketepiac-frissítés ugyanennek a körnek a végén: abban az új kapuőr vagy fegyvernök már dolgozik.

rules-w5 = Hogyan töltitek be a felbérelt segéd helyét?
    .answer = Abban a sorban minden kártya, amelyik az üres helytől jobbra van, 1 oszloppal balra csúszik a rajta fekvő érmékkel együtt. Az utolsó oszlopba a pakliból jön új. A másik sor nem mozdul.
    .details = Minden felbérlés után könnyebb elérni azokat, akik mögötte vannak, úgyhogy nézd meg, ki jön utánad. Az új segédet akkor fordítjátok fel, amikor a felbérlés kész, az érmék nálad vannak, és az erényed is a helyén van, de még minden más előtt, a feketepiac-frissítés előtt is. Új kártyán sosincs érme. Mindegy, honnan jön a felbérlés: műhely, feketepiac vagy kocsma.

rules-w6 = Hány építményt húzok a műhelyben?
    .answer = 1-et, és minden 2 ottani munkásodért még 1-et, lefelé kerekítve. 1, 2, 3 vagy 4 munkással ez 1, 2, 2 vagy 3 kártya.
    .details = Az építmények paklijának tetejéről veszed el őket, egyszerre az összeset, és a kezedbe teszed. Egyelőre mind a tiéd, a 6 kártyás kézlimit csak a köröd végén számít. A húzás nem kerül semmibe. 3 munkással nem húzol többet, mint 2-vel, viszont ha felbérelsz, 1 oszloppal messzebbre érsz el. Ha kevés a kártya, annyit húzol, amennyi van.
    .example = Léna 4 építményt tart a kezében, és leteszi az 5. munkását a műhelybe. 1 + 2, azaz 3 kártyát húz, így 7 van nála. A kör végén 1-et eldob, képpel lefelé a pakli aljára. A 6. munkásával itt már 4-et húzna.

## Segédek

rules-h1 = Hány segédem lehet?
    .answer = Legfeljebb 5, Rudolf karakterével 6. Ha hely kell, eldobhatsz egyet a tieid közül, képpel lefelé a segédek paklijának aljára. Az erény, amit annak idején adott vagy elvett, úgy marad.
    .details = Az eldobott segédért semmit sem kapsz, a mestersége és a képessége rögtön elvész. Az újért a teljes árat fizeted.

        A szabályfüzet szerint bármikor eldobhatsz egyet, hogy helyet csinálj. A programban akkor választod ki, ki menjen, amikor teli kerettel bérelsz fel; máskor úgysem érnél vele semmit. Ha a program csak követi az asztalnál folyó játszmát, bármikor beírhatjátok.
    .example = Oszkár előtt 5 segéd fekszik, köztük egy fegyvernök, aki annak idején 1 erényt adott. Oszkár a tolvajt szeretné. Eldobja a fegyvernököt, az erény megmarad, és a tolvajért 2 ezüstöt meg 2 adót fizet. Megint 5 segédje van.

rules-h2 = Két segéd ugyanabból a fajtából
    .answer = Szabad, és mindkettő dolgozik: a képességük összeadódik. 2 bányásszal látogatásonként 2-vel több agyagot kapsz, 2 összeesküvővel akár 2 ezüstöt is megspórolsz.
    .details = Mindegyik egyszer hat, látogatásonként, akciónként, szintlépésenként, adósságonként vagy frissítésenként. Teljesen egyforma kártyából 2 van az összeesküvőnél, az ékszerésznél, a bányásznál, a kőfaragónál és a favágónál. A ministránsok, adósságbehajtók, kereskedők, pártfogók, fegyvernökök, szélhámosok és kalmárok más-más nyereséget vagy cserét hoznak, de ők is összeadódnak. 2 ministránsod közül a katedrálisnál mindkettő fizet.

        A királyi raktárban a több csere több választás, de nem több akció.
    .editions = A szabályfüzet megengedi, hogy ugyanazt a segédet többször is felbéreld. Azt nem mondja, hogy a képességek összeadódnak. Mi így következtetünk, mert semmi sem korlátozza őket: a program minden kártyát egyszer alkalmaz, látogatásonként, akciónként, szintlépésenként, adósságonként vagy frissítésenként.

rules-h3 = Felbérlés a műhely nélkül
    .answer = A feketepiacon és a kocsmával a kirakott 8 segéd bármelyikét felbérelheted. Csak azt fizeted, amit a hatás kér: a feketepiacon 2 ezüstöt és 1 erényt, a kocsmánál semmit.
    .details = Nem kell munkás a műhelybe, nincs adó, és a kihagyott kártyákra sem teszel érmét. A többi a szokásos: elveszed a kártyán lévő érméket, lépsz az erénysávon, ha a kártya kéri, és a sor balra zárul. Az 5 segédes határ itt is érvényes.

        Rudolf kedvezménye itt nem jár, mert a program csak a műhelyben számítja be. 6 segéd persze itt is lehet nála.

rules-h4 = Bányász, kőfaragó, favágó, ékszerész
    .answer = Mindegyik 1-gyel megtold egy látogatást: a bányász 1 agyaggal a bányában, a kőfaragó 1 kővel a kőfejtőben, a favágó 1 fával az erdőben, az ékszerész 1 ezüsttel az ezüstművesnél.
    .details = Látogatásonként 1, akárhány munkásod van ott. Ha a kőfejtőben 4 munkásod van, és kőfaragód is van, 4 + 1, azaz 5 követ kapsz, nem 8-at. A bányász akkor is ad 1 agyagot, ha aranyat választasz.

        A többlet csak akkor jár, ha munkást teszel oda. Ami építményből, jutalomból vagy a feketepiacról jön, az nem látogatás. Mind a 4 fajtából 2 kártya van, és 2 egyforma 2-vel ad többet.
    .editions = A szabályfüzet 1 nyersanyaggal többet ad, amikor a helyszínen gyűjtesz. Azt nem írja, hogy egyszer jár, vagy munkásonként. Mi a szövegét követjük: látogatásonként egyszer, és a program is így számol.

rules-h5 = Kereskedő, pártfogó, kalmár: mit cserélnek?
    .answer = Új cseréket adnak a királyi raktárban. A kereskedőnél ezüstért nyersanyag jár, a pártfogónál nyersanyagért vagy ezüstért erény, a kalmárnál nyersanyagért márvány. Minden használatuk 1 az ottani cseréidből.
    .details = Kereskedők: 1 ezüstért 3 agyag, 1 ezüstért 2 fa, 1 ezüstért 2 kő, 2 ezüstért 1 arany vagy 3 ezüstért 1 márvány. Pártfogók: 1 agyagért, 1 fáért, 1 kőért vagy 2 ezüstért 1 erény. Kalmárok: 3 agyagért, 2 fáért vagy 2 kőért 1 márvány. Egy kártyán csak egy csere van, és minden csere csak egyszer szerepel.

        Amit adsz, a közös készletbe kerül, adó nincs benne. Használatukhoz munkást kell tenned a királyi raktárba.

rules-h6 = Ministráns és adósságbehajtó
    .answer = A katedrálisnál minden szintlépésedkor minden ministránsod 1 építménykártyát, 2 agyagot vagy 2 ezüstöt hoz. Minden kifizetett adósságnál minden adósságbehajtód 2 fát, 2 agyagot vagy 2 követ. A kártyán látszik, melyiket.
    .details = Mesterség szerint: az ács ministráns építménykártyát, az ács adósságbehajtó fát hoz, a burkoló mindkettőnél agyagot, a kőműves ministráns ezüstöt, a kőműves adósságbehajtó követ. A ministráns a legvégén jön, a jutalom után. Felbérléskor 1 erényt is ad.

        Az adósságbehajtó csak akkor fizet, ha egy adósságot kifizetsz, ami 1 erényt is hoz. Amelyiket a templom vagy a 14 fölötti erény eltörli, azért nem jár semmi.

rules-h7 = Összeesküvő: olcsóbb elfogások
    .answer = Látogatásonként 1 ezüsttel kevesebbet fizetsz a városközpontban. Az első elfogás így is 1 adó, a második ingyenes, minden további 1 ezüst.
    .details = A kedvezmény arra az ezüstre szól, amelyik nem adó, ezért az első elfogáshoz sosem ér hozzá. 2 összeesküvővel a második és a harmadik is ingyenes. Ha csak 1 elfogást hajtasz végre, nem spórolsz semmit, és a kedvezményből sosem lesz bevétel. Az építményekkel járó elfogások amúgy is ingyenesek.

        Némelyik asztalnál úgy értik a kártyát, hogy minden elfogásból lejön 1 ezüst; egy nyilvános online változat is ezt teszi. A programot átállíthatod erre, alapból látogatásonként egyszer jár.

rules-h8 = Szemfényvesztő, szélhámos, csaló: a feketepiac
    .answer = A szemfényvesztő megspórolja neked a feketepiac akcióinak 1 erényét. A csaló mindegyiknél 1 ezüstöt. A szélhámos mindegyiknél hoz valamit, ahogy a kártyáján áll: 1 fát, 2 agyagot vagy 1 követ.
    .details = Felbérléskor mindegyikük 1 erénybe kerül. A szemfényvesztő 10 vagy több erénynél nem nyitja ki előtted a feketepiacot, és az ott felbérelt segédre nyomtatott erényveszteségtől sem véd meg. A csalóval a bal oldali mező ingyenes, a középső 1, a jobb oldali 2 ezüst.

        A szélhámos mind a 3 mezőn fizet, miután elvetted, amit a mező ad. Ha a feketepiacon bérelsz fel ilyen segédet, ahhoz az akcióhoz még nem ad semmit.

rules-h9 = Tolvaj és zsebmetsző: az adóház
    .answer = A tolvajjal 2 helyett csak 1 erényt veszítesz az adóházban. A zsebmetszővel 1 aranyat is kapsz ott.
    .details = Mindkettő minden alkalommal hat, amikor elviszed az ezüstöt, és mindkettő lehet a tiéd: ekkor egy látogatás 1 erénybe kerül, és az összes ezüst mellé 1 aranyat hoz. Az arany a közös készletből jön. Üres adóházat egyik sem nyit ki: ha nincs ott legalább 1 ezüst, nem tehetsz oda munkást. A zsebmetsző felbérlése rögtön 1 erénybe kerül, a tolvajé semennyibe. Mindkettőből 1 van a dobozban.

rules-h10 = Kapuőr és fegyvernök: mit csinálnak frissítéskor?
    .answer = A kapuőr minden frissítéskor kihozhatja 2 munkásodat a börtönből. A fegyvernök 2 erényt, 1 aranyat vagy 1 márványt ad, ahogy a kártyán áll, ha abban a pillanatban nincs munkásod a börtönben.
    .details = Ha csak 1 munkásod van a börtönben, a kapuőr azt az 1-et hozza ki. Használhatod előbb a kapuőrt, hogy a fegyvernök már egy munkásodat se találja ott; a program mindig ebben a sorrendben kérdez.

        Egyik sem kötelező. A 2 erényt például azért utasíthatod vissza, mert 10-re emelne, és bezárná előtted a feketepiacot. A kapuőr felbérlése 1 erénybe kerül, a fegyvernöké 1 erényt ad.

rules-h11 = Napszámos: mind a 3 mesterség
    .answer = A napszámos egyszerre ács, burkoló és kőműves, képessége viszont nincs. Ami a mesterségeket illeti, ezzel az egy segéddel bármelyik építményt megépítheted.
    .details = Csak 1 van belőle a dobozban. 1 helyet foglal el az 5-ből, és az erényedet nem változtatja meg. A játék végén minden olyan építménynél számít, amelyik mesterséget pontoz: az ácskunyhó, a kőműveskunyhó és a burkolókunyhó is 1 segédnek veszi. Mivel egy építmény sem kéri kétszer ugyanazt a mesterséget, a napszámos mellé sosem kell más.

## Városközpont

rules-n1 = Városközpont: mennyit visz el egy elfogás?
    .answer = 1 elfogás 1 nagy karikás helyszínről 1 szín összes munkását elviszi. Annyi elfogást hajthatsz végre, ahány munkásod a városközpontban van, a most letettel együtt.
    .details = Egy csapatnak nem viheted el csak egy részét. Ha a kék játékos 6 munkása áll az ezüstművesnél, 1 elfogás mind a 6-ot elviszi, és ugyanannyiba kerül, mintha 1 lenne. Ugyanott egy másik szín már másik elfogás.

        Az elfogások száma a munkás lehelyezésekor dől el. Lehet kevesebb is, akár egy sem. A nagy csapatokat érdemes keresni: a gazdájuk elveszti őket, te pedig később ezüstért börtönbe küldheted mindet.
    .example = Jutka 1 munkása már a városközpontban van, most letesz még 1-et: ez legfeljebb 2 elfogás. A kőfejtőben 4 piros, 2 kék és 1 zöld áll. Jutka az elsővel a 4 pirosat viszi el, a másodikkal a 2 kéket. A zöld ott marad, hozzá harmadik elfogás kellene.

rules-n2 = Mennyibe kerül az elfogás?
    .answer = A látogatás első elfogása 1 adó, minden további 1 ezüst a közös készletbe. Egyesével fizetsz, és bármelyik után megállhatsz.
    .details = 3 vagy kevesebb erénynél az adót elhagyod, így az első elfogásod ingyenes. Az összeesküvő a másodikat teszi ingyenessé. Ezüst nélkül is tehetsz munkást a városközpontba, csak olyan elfogásra nem futja, amelyik pénzbe kerül.

        Az adót látogatásonként kell megfizetni, nem egyszer az egész játékban: legközelebb az első elfogás megint adóköteles. Amit a fegyvertár, a kaszárnya vagy az erőd megépítéséért kapsz, az ingyenes.
    .example = Karcsi erénye 7, 3 munkása van a városközpontban, és 3 elfogást hajt végre. 1 ezüstöt az adóházba tesz, 2-t a közös készletbe: összesen 3 ezüst. 2 erénynél adót nem fizetne, csak a 2 ezüstöt.

rules-n3 = Hány helyszínről foghatok el egy látogatással?
    .answer = Ketten, hárman és egyszemélyes játékban legfeljebb 2 helyszínről. Négyen vagy öten csak 1-ről. Egy helyszínről több színt is elvihetsz.
    .details = A határ az egész látogatásra szól, nem elfogásonként. Hogy hány elfogásod van, az továbbra is a városközpontban lévő munkásaidtól függ. Ha tehát négyen játszotok, és 3 munkásod van ott, akár 3 színt is elvihetsz, de mindet ugyanarról a helyszínről. Maga a városközpont is ugyanolyan helyszín, mint a többi.

        Az erőd más: a 2 elfogása akárhány játékosnál jöhet 2 helyszínről.
    .example = Blanka 3 munkása van a városközpontban. Négyfős játékban elviszi az erdőből a 3 pirosat, aztán a 2 zöldet, de a bányában már nem folytathatja. Háromfős játékban az erdő két csapata után a bányából is elvihetné a pirosakat, egy harmadik helyszínről viszont már semmit.

rules-n4 = Elfoghatom a saját munkásaimat, akár a városközpontban is?
    .answer = Igen, mindkettőt lehet. A saját csapatod ugyanolyan elfogás, mint a többi, és ugyanannyiba kerül. A városközpontban az is beleszámít, akit most tettél le.
    .details = Így szokás hazahozni a munkásokat, mielőtt valaki más fogja el őket. Visszakerülnek a játékostábládra, és a következő körödtől használhatod őket.

        Ha a városközpontban lévő sajátjaidat fogod el, ettől nem lesz kevesebb elfogásod ebben a látogatásban: a számuk a lehelyezéskor eldőlt. A csapatod viszont elment onnan, legközelebb megint 1-gyel kezded.
    .example = Szandi és Benő ketten játszanak. Szandi 4 munkása az ezüstművesnél van, és most teszi le a 2. munkását a városközpontba. 1 adóért elfogja a saját 4 munkását, 1 ezüstért a városközpontban lévő 2-t. Ez 2 elfogás és 2 helyszín, és 6 munkás került vissza Szandi táblájára.

rules-n5 = Hová kerülnek az elfogott munkások?
    .answer = A többiek munkásai elfogottként a te játékostábládra kerülnek. A sajátjaid visszamennek a tábládra, és a következő körödtől használhatod őket.
    .details = A nálad lévő elfogott munkásokat nem teheted le, azok nem a tieid. Az őrházban mindet börtönbe küldheted, és fejenként 1 ezüstöt kapsz értük. Addig senki sem foghatja el tőled őket, de a gazdájuk az őrházban fizetség ellenében kiszabadíthatja mindet.

        Sietni nem kell. Nem kerülnek semmibe, és a gazdájuk a végén nem veszít miattuk GyP-t. Ha megépítetted az öregtornyot, minden 3 nálad maradt elfogott munkás 1 GyP-t ér neked.

rules-n6 = Honnan nem lehet elfogni munkást?
    .answer = A céhházból, a feketepiacról, a börtönből és a játékostáblákról nem lehet. Minden más helyszínről igen, akármekkora a csapat.
    .details = Biztonságban tehát csak ott vannak a munkások, ahová a városközpont nem ér el. A 9 nagy karikás helyszínen bármelyik csapat elvihető: a kőfejtőben, az erdőben, a bányában, az ezüstművesnél, a királyi raktárban, a műhelyben, a városközpontban, az adóházban és az őrházban.

        Ugyanez érvényes a fegyvertár, a kaszárnya és az erőd elfogásaira is. Más játékostól nem lophatsz el elfogott munkást, és a sajátjaidat sem hozhatod el onnan elfogással: ahhoz az őrház kell, vagy a kaszárnya kiszabadítása.

## Adóház

rules-i1 = Adóház: mit kapok?
    .answer = Elveszed az ott lévő összes ezüstöt, és 2 erényt veszítesz. Ha nincs ott ezüst, nem tehetsz oda munkást.
    .details = Hogy hány munkásod van ott, az nem számít: minden látogatás mindent elvisz, és 2 erénybe kerül. Az adóházban 4 ezüst van az elején, és valahányszor valaki adót fizet, akár te magad, több lesz.

        A tolvajjal csak 1 erényt veszítesz, a zsebmetszővel 1 aranyat is kapsz. Ami 0 alá vinne, abból adósság lesz: 1 erénynél 0-ra kerülsz, és felveszel 1 fennálló adósságot. A munkás ott marad, és elfogható.
    .example = Az adóházban 8 ezüst van. Norbi erénye 11, és odatesz egy munkást. Elviszi mind a 8 ezüstöt, az erénye 9-re csökken. Az adóház kiürült, és zárva van, amíg valaki adót nem fizet. Norbi a következő körétől újra mehet a feketepiacra.

## Feketepiac

rules-m1 = Ki mehet a feketepiacra?
    .answer = Akkor mehetsz, ha legfeljebb 9 erényed van, a 3 mező közül van szabad, és ki tudod fizetni az árát. 10 vagy több erénnyel nem.
    .details = A munkás lehelyezésének pillanata számít. Amint újra 10 alatt vagy, megint nyitva áll előtted. Egy mezőre csak 1 munkás fér, és a következő frissítésig foglalt, neked éppúgy, mint a többieknek.

        A szemfényvesztő nem oldja fel a határt, a csaló viszont csökkenti az árat. 0 erénynél is odamehetsz: az 1 erény elvesztése helyett 1 fennálló adósságot veszel fel.

rules-m2 = Feketepiac, bal oldali mező: a kis piac
    .answer = Fizetsz 1 ezüstöt, veszítesz 1 erényt, és megkapod, amit a legfelső kis kártya mutat. Ez 1 márvány, 2 arany, vagy 2 különböző nyersanyagból 1-1.
    .details = Az 5-féle kis oldal: 1 márvány; 2 arany; 1 kő és 1 márvány; 1 fa és 1 arany; 1 fa és 1 márvány. Mindegyik 2 kártyán szerepel a 10-ből. A nyersanyag a közös készletből jön. A kártya a helyén marad, és csak frissítéskor változik, utána viszont egészen más is várhatja a következőt.
    .example = A legfelső kis kártya 1 követ és 1 márványt mutat. Gréta erénye 7, ezüstje 3. Munkást tesz a bal oldali mezőre, kifizet 1 ezüstöt, az erénye 6-ra csökken. 1 követ és 1 márványt kap a közös készletből. A kártya ott marad.

rules-m3 = Feketepiac, középső mező: bármelyik segéd, vagy 5 építményből 1
    .answer = Fizetsz 2 ezüstöt, és veszítesz 1 erényt. Utána vagy felbérled a kirakott 8 segéd bármelyikét, vagy húzol 5 építményt, 1-et megtartasz, 4-et a pakli aljára teszel.
    .details = Felbérlésnél az oszlopok nem számítanak, nincs adó, és a kihagyott kártyákra sem kell érme. A segéden lévő érméket megkapod, és ha a kártyája változtat az erényeden, az a feketepiacért veszített 1-en felül jön.

        Húzásnál az 5 kártyát a többiek nem látják. A 4 képpel lefelé, véletlen sorrendben megy a pakli aljára. Ha 5-nél kevesebb van a pakliban, azokat nézed meg, és 1-et tartasz meg.
    .example = Matyi erénye 6, ezüstje 3. A 4. oszlopban álló szélhámoson 2 érme fekszik. Matyi kifizet 2 ezüstöt, az erénye 5-re csökken, és elviszi a szélhámost a 2 érmével együtt. A szélhámos további 1 erénybe kerül. Matyi erénye most 4, ezüstje megint 3.

rules-m4 = Feketepiac, jobb oldali mező: a nagy piac
    .answer = Fizetsz 3 ezüstöt, veszítesz 1 erényt, és megkapod, amit a felül lévő nagy kártya mutat, mindig 4 nyersanyagot. Amíg nincs ott kártya, azt, ami a táblán látszik: 2 márványt, 1 követ és 1 fát.
    .details = Az 5-féle nagy oldal: 2 fa és 2 márvány; 2 kő és 2 márvány; 1 fa, 1 kő, 1 arany és 1 márvány; 2 fa, 1 kő és 1 arany; 1 fa, 2 kő és 1 márvány. Mindegyik 2 kártyán szerepel a 10-ből.

        A nagy piacon az első frissítésig nincs kártya, és akkor sincs, ha az összeset visszakevertétek a kis piacra. A használt kártya ott marad, csak egy frissítés tesz rá másikat.

rules-m5 = Feketepiac: van benne adó, és milyen sorrendben zajlik?
    .answer = Adó nincs benne, minden ezüst a közös készletbe kerül. Leteszed a munkást, fizeted az ezüstöt, elveszted az erényt, elveszed, amit a mező ad, aztán jön, amit a szélhámosok hoznak. A frissítés a legvégén van.
    .details = Mivel nincs adó, a kevés erény itt nem tesz olcsóbbá semmit. A feketepiac-kártyákat nem gyűjtöd be: a helyükön maradnak, és a következő frissítésig mindenki ugyanazt a kínálatot találja.

        A sorrend néha számít. 0 erénynél előbb felveszel egy adósságot az erényért, amit nem tudsz elveszíteni, és az utána felbérelt fegyvernök emel 1-re. Ha te foglaltad el a harmadik mezőt, a frissítés minden más után következik.
    .editions = A szabályfüzet érmékben adja meg az árakat, és egyiket sem nevezi adónak. A tábla képein, abban az egy nyilvános forrásban, amelyet láttunk, sima érmék vannak ezeken a mezőkön, nem az adót jelentő pirosak. A sorrend a program döntése.

## Feketepiac-frissítés

rules-z1 = Mikor van feketepiac-frissítés?
    .answer = Ha a feketepiac harmadik mezője is foglalt lesz, és ha munkás kerül a céhház 3. vagy 4. sorának bal szélső mezőjére.
    .details = A céhházban ez ketten és egyedül a 7. és a 10. munkás, hárman a 9. és a 13., négyen a 11. és a 16., öten a 13. és a 19. Innen tehát pontosan kétszer jön egy játékban, akármi van éppen a feketepiacon. A feketepiac megtöltésével viszont akárhányszor lehet frissítés.

        Az utolsó fordulóban a céhház mellé tett munkások nem váltanak ki frissítést. A feketepiac harmadik munkása akkor is.
    .example = Hárman játszanak, a céhház 4 oszlopos. 8 munkás betölti az 1. és a 2. sort. A 9. munkást Minka teszi le a 3. sor bal szélére, és megépíti a kovácsműhelyt. Ezután frissítés jön, pedig a feketepiacon csak 1 munkás van. A céhházból a következő a 13. munkással jön.

rules-z2 = A frissítés lépésről lépésre
    .answer = Előbb befejezitek a kiváltó akciót. Aztán (1) a feketepiac munkásai börtönbe mennek, (2) változnak a feketepiac-kártyák, (3) jönnek a kapuőrök és a fegyvernökök, (4) 3 vagy több bebörtönzött munkás erénybe kerül, (5) akinek a legtöbb van, adósságot vesz fel.
    .details = Mindez még ugyanahhoz a körhöz tartozik, és megelőzi az illető játékos kézlimitjét és a következő játékost is. Aki a harmadik mezőt elfoglalja, előbb mindent megkap, amit a mező ad, és csak utána megy a munkása börtönbe. Ha segédet bérelt fel, az üres hely is betöltődik a frissítés előtt.

        Tartsátok a sorrendet: hogy ki veszít erényt, és ki vesz fel adósságot, az attól függ, ki van a börtönben a 3. lépés után. Egy körben sosincs 1-nél több frissítés.

rules-z3 = Frissítés, 1. lépés: a munkások börtönbe mennek
    .answer = A feketepiacon lévő összes munkás börtönbe kerül, akárkié. Ha tele van, mind a 3; ha a céhház váltotta ki a frissítést, annyi, amennyi éppen ott van.
    .details = Utána mind a 3 mező üres, és újra használható. Az is megy a többivel, amelyik a frissítést kiváltotta, hiába tették le éppen most. Ezüst ezért senkinek sem jár: nem ugyanaz, mint amikor az őrházban elfogottakat küldtök börtönbe. Ha a céhház váltja ki a frissítést, és a feketepiac üres, senki sem kerül börtönbe, de a többi lépés akkor is megtörténik.

rules-z4 = Frissítés, 2. lépés: változnak a feketepiac-kártyák
    .answer = A kis piac legfelső kártyáját átfordítjátok, és nagy oldalával felfelé a nagy piac tetejére teszitek. Ha ezzel elfogy a kis piac, a nagy piac összes kártyájából új kis paklit kevertek.
    .details = Frissítés után tehát mindkét oldal mást kínál: a bal oldali mező a következő kis kártyát, a jobb oldali az előzőnek a hátlapját. Ami már a nagy piacon volt, ott marad letakarva.

        A tizedik frissítés üríti ki a kis piacot. Ekkor mind a 10 kártyából új kis pakli lesz, a nagy piacon pedig megint nincs kártya: azt a 2 márványt, 1 követ és 1 fát kínálja, ami a táblán látszik. A kis piacon mindig van kártya.

rules-z5 = Frissítés, 3. lépés: kapuőrök és fegyvernökök
    .answer = Most mindenki használhatja a kapuőreit és a fegyvernökeit, tetszőleges sorrendben. Előbb kihozhatsz tehát 2 munkást, aztán begyűjtheted a fegyvernök jutalmát, ha nem maradt senkid a börtönben.
    .details = Ez a lépés mindenkinek jár, nem csak a soron lévő játékosnak, és minden kártya frissítésenként egyszer hat. Az erény és az adósság előtt jön, tehát egy kapuőr mindkettőtől megóvhat. A soron lévő játékostól az óramutató járása szerint haladtok; az eredmény ettől nem függ.

        Nem kötelező használni őket. A promóciós karakterek közül Fara ebben a lépésben 1 munkását hozhatja ki. A promóciós házaló 2 ezüstöt ad.
    .example = Inez 2 munkása van börtönben, előtte pedig egy kapuőr és egy 1 márványos fegyvernök. Kihozza mindkét munkást, így egy sem marad bent, és megkapja az 1 márványt. Ha 3 lenne börtönben, 1 bent maradna, és a fegyvernök nem adna semmit.

rules-z6 = Frissítés, 4. lépés: 3 vagy több bebörtönzött munkás
    .answer = Mindenki, akinek 3 vagy több saját munkása van a börtönben, 1 erényt veszít. Akárhány munkásról van szó, mindig 1 erényt.
    .details = A kapuőrök után számoltok. 2 munkás miatt nem veszítesz semmit, 3 miatt 1 erényt, és 10 miatt is csak 1-et. Ugyanabban a frissítésben többen is veszíthetnek, egyszerre. Ha már 0 erényed van, helyette felveszel 1 fennálló adósságot. A más játékosok tábláján lévő elfogott munkásaid itt nem számítanak, csak a bebörtönzöttek.
    .example = A kapuőrök után Leó 5, Mari 3, Rita 2 munkása van a börtönben. Mari 1 erényt veszít, Rita semmit. Leó is 1-et veszítene, de az erénye 0, ezért 1 fennálló adósságot vesz fel. Az 5 munkás sem kerül többe, mint Mari 3 munkása.

rules-z7 = Frissítés, 5. lépés: ki vesz fel adósságot?
    .answer = Akinek a legtöbb saját munkása van a börtönben, 1 fennálló adósságot vesz fel. Ha többen vezetnek ugyanannyival, mindegyikük 1-et. Ha a börtön üres, senki.
    .details = Alsó határ nincs: ha csak neked van ott munkásod, egyetlen egy is elég. A kapuőrök után számoltok. Megeshet, hogy ugyanaz a játékos az előző lépésben 1 erényt veszít, most pedig adósságot kap.

        Egy fennálló adósság a játék végén 2 GyP-be kerül. Az őrházban 3 ezüstért és 3 adóért fizetheted ki. Egyszemélyes játékban az ellenfeledet is játékosnak számítjátok.
    .example = A kapuőrök után Anti 3, Dina 3, Miló 1 munkása van a börtönben. Anti és Dina már veszített 1-1 erényt. Ketten vezetnek, ezért mindketten felvesznek 1 fennálló adósságot. Miló nem.

## Őrház

rules-g1 = Őrház: hány akció, és melyek?
    .answer = Legfeljebb annyi, ahány munkásod van ott, bármilyen sorrendben: elfogottak börtönbe küldése, sajátjaid kiszabadítása a börtönből, sajátjaid kiszabadítása az ellenfelek tábláiról, vagy 1 adósság kifizetése.
    .details = Minden akciót végigcsinálsz és kifizetsz, mielőtt a következő jön, tehát az elfogottakért kapott ezüstből még ugyanabban a látogatásban kifizethetsz egy adósságot. Bármikor megállhatsz, sőt úgy is letehetsz ide munkást, hogy semmit sem csinálsz.

        Ugyanazt az akciót újra is választhatod, de másodszorra csak az adósság kifizetése ér valamit, hiszen a másik 3 mindig mindenkit egyszerre visz. Az akciók száma a munkás lehelyezésekor dől el.

rules-g2 = Őrház: elfogottak börtönbe küldése
    .answer = A játékostábládon lévő összes elfogott munkás börtönbe kerül, és mindegyikért 1 ezüstöt kapsz a közös készletből. Csak egy részüket nem küldheted el.
    .details = Az akción kívül nem kerül semmibe. Minden szín egyszerre megy. A gazdáiknak ez sokat változtat: a börtönben a munkások számítanak a következő frissítésnél, és a végén GyP-be kerülnek, viszont onnan már fizetség nélkül kiszabadíthatók.

        Néha jobb várni. Amíg nálad vannak, kiesnek a játékból, hacsak a gazdájuk nem fizet értük, és az öregtoronnyal minden 3 a végén 1 GyP-t ér.
    .example = Elza tábláján 4 piros és 3 kék elfogott munkás van. 1 akcióval az őrházban mind a 7-et börtönbe küldi, és 7 ezüstöt kap. A kékeket nem tarthatja vissza. A gazdáik onnan már ezüst nélkül is kihozhatják őket.

rules-g3 = Őrház: kiszabadítás a börtönből
    .answer = Az összes saját munkásod kijön a börtönből, vissza a játékostábládra. Nem kerül se ezüstbe, se erénybe, se adósságba, csak 1 akcióba.
    .details = A következő körödtől használhatod őket. Mindegy, hogyan kerültek oda: a feketepiac miatt, egy ellenfél miatt, vagy karakterrel már a játék elején. A többiek munkásai a börtönben maradnak, őket nem szabadíthatod ki.

        Érdemes még a következő frissítés előtt eljönni értük, mert ott 3 vagy több 1 erénybe kerül, akinek pedig a legtöbb van, adósságot vesz fel. A rejtekhely megépítése egyszer ugyanezt teszi, az őrházba tett munkás nélkül.

rules-g4 = Őrház: kiszabadítás az ellenfelek tábláiról
    .answer = Az ellenfelek tábláiról az összes munkásod visszajön a tiédre. Vagy 3 ezüstöt és 2 adót fizetsz, vagy felveszel 1 fennálló adósságot, és veszítesz 1 erényt. Legalább 1 munkásodnak ott kell lennie.
    .details = Az ár 1 munkásért annyi, mint 15-ért, és minden ellenfélre egyszerre szól. Az ezüst a közös készletbe kerül, nem ahhoz, aki elfogta őket. 3 vagy 2 erénynél 1 adót elhagysz, és összesen 4 ezüstöt fizetsz, 1 vagy 0 erénynél csak a 3 ezüstöt.

        A második árat akkor is választhatod, ha van elég ezüstöd. 0 erénynél ez 2 adósság: egy az ár, egy pedig az erényért, amit nem tudsz elveszíteni.
    .example = Klára erénye 6, 4 munkása Peti, 2 pedig Ubul tábláján van. Klára kifizet 3 ezüstöt a közös készletbe, 2-t az adóházba, és mind a 6 hazajön. Vagy nem fizet ezüstöt, felvesz 1 fennálló adósságot, és az erénye 5-re csökken.

rules-g5 = Őrház: adósság kifizetése
    .answer = 1 adósság 3 ezüst és 3 adó. A kártyát a kifizetett oldalára fordítod, és megtartod; kapsz 1 erényt, és azt, amit az adósságbehajtóid hoznak. Minden további adósság külön akció.
    .details = A kifizetett adósság már nem kerül 2 GyP-be. Magában 0 GyP-t ér, de a ciszternánál és az uzsorás házánál számít.

        3 vagy 2 erénynél 1 adót elhagysz, és összesen 5 ezüstöt fizetsz, 1 vagy 0 erénynél 2-t hagysz el, és 4-et fizetsz. A fizetés pillanatában meglévő erényed számít. Az első adósságért kapott erénytől a második drágább lehet.
    .example = Pál erénye 3, 2 fennálló adóssága van, és az őrházban 2 munkása. Az első adósság 3 ezüst és 2 adó, és 4-re emeli az erényét. Így a második már a teljes 3 ezüst és 3 adó, és 5-re emeli. A kettő együtt 11 ezüst.
## Adósságok

rules-d1 = Mibe kerül egy fennálló adósság?
    .answer = Minden előtted fekvő fennálló adósság 2 GyP-be kerül a játék végén. Addig nem csinál semmit: nincs se kamata, se határideje.
    .details = Többféleképpen juthatsz adóssághoz: ha feketepiac-frissítéskor neked van a legtöbb bebörtönzött munkásod, ha az elfogott munkásaid kiszabadításáért adóssággal fizetsz, ha 0 alá esne az erényed, vagy ha megépíted a fogadások házát. Az adósságok paklija sosem fogy el.

        Kétféleképpen szabadulhatsz meg tőle. Az őrházban 3 ezüstért és 3 adóért kifizetheted, vagy eltörölheted a templommal, illetve 14 fölött szerzett erénnyel. A játék végén három építmény nézi a fennálló adósságokat: a szökőkút, a játékbarlang és az egyetem.

rules-d2 = Adósság kifizetése: mit kapsz érte?
    .answer = Átfordítod a kártyát, és megtartod. Kapsz 1 erényt, és azt, amit az adósságbehajtóid hoznak. A kifizetett adósság magában 0 GyP-t ér, tehát már nem veszítesz érte 2 GyP-t.
    .details = Az őrházban teheted meg, és minden adósság külön akció. 3 ezüst és 3 adó, azaz összesen 6 ezüst; 3 vagy kevesebb erénynél az adó egy részét elhagyhatod. Az adósságbehajtók minden kifizetett adósságnál 2 fát, 2 agyagot vagy 2 követ hoznak, ahogy a kártyájukon áll.

        A kifizetett kártyát ne dobd el. A játék végén az uzsorás háza minden kifizetett adósságért 1 GyP-t ad, a ciszterna pedig minden 2 után 1 erényt.
    .example = Klári erénye 7, 2 fennálló adóssága és egy olyan adósságbehajtója van, aki 2 követ hoz. Az őrházban a második munkása 2 akciót ad. Klári mindkét adósságot kifizeti, ez 12 ezüst, ebből 6 adó. Az erénye most 9, 4 kővel lett több, és 2 kifizetett adóssága van.

rules-d3 = Eltörölni nem ugyanaz, mint kifizetni
    .answer = Az eltörölt adósság visszakerül a paklijába. Nem kapsz érte erényt, az adósságbehajtóid sem hoznak semmit, és nem számít kifizetettnek. Annyi történik, hogy nem veszítesz miatta 2 GyP-t.
    .details = A templom megépítésekor eltörölhetsz 1 fennálló adósságot. A másik út az erény: minden 14 fölött kapott erény eltörölhet 1-et. Ezüstbe egyik sem kerül.

        Játék közben mindig te döntesz. Ha tiéd az uzsorás háza, a ciszterna vagy egy adósságbehajtó, lehet, hogy inkább megtartod az adósságot, és később kifizeted. A kifizetés legfeljebb 6 ezüst, de hoz 1 erényt, és olyan kártya marad nálad, amelyik számít.

## Céhház

rules-u1 = Mit csinál a munkás a céhházban?
    .answer = Két dolog közül az egyik kötelező: megépítesz 1 építményt a kezedből, vagy 1 szintet lépsz a katedrálisnál. Ha egyikre sem vagy képes, nem tehetsz oda munkást.
    .details = Nézd meg, mielőtt leteszed. Építményhez a mesterségek és a nyersanyagok kellenek. A katedrálishoz legalább 5 erény, szabad hely a következő szinten, annak az ára, és egy eldobható építménykártya; Frederick kártya nélkül is lép. Mindennek a lehelyezés előtt meg kell lennie: amit maga az akció hoz, az későn jön.

        A munkást a következő szabad körvonalra teszed, balról jobbra, a felső sortól lefelé. A játék végéig ott marad, és senki sem foghatja el.
    .example = Ottó kezében ott a kút, és éppen 2 fája meg 2 köve van, ennyi az ára. Mesterség nem kell hozzá, Ottó tehát letesz egy munkást, fizet, és 4 agyagot kap. Elli erénye 4, és a kezében egyetlen építményre sem futja, ezért Elli előtt ebben a körben zárva van a céhház.

rules-u2 = Hány mezője van a céhháznak?
    .answer = A céhháznak 4 sora van. Egyedül és ketten 3 oszlopot használtok, ez 12 mező. Hárman 4 oszlop és 16 mező, négyen 5 és 20, öten 6 és 24.
    .details = A 4., az 5. és a 6. oszlopon 3+, 4+ és 5+ jelzés van. Amelyik több játékosra szól, mint ahányan vagytok, azt vegyétek úgy, mintha nem lenne: ha egy sor a használt oszlopokban megtelt, a következő munkás a lejjebb lévő sort kezdi.

        A mezőkön mindenki osztozik. Minden ide tett munkás 1 építményt vagy a katedrális 1 szintjét jelenti, így az utolsó fordulóig fejenként nagyjából 5-6-ra van hely.
    .editions = A szabályfüzet elmondja, hány játékosnál melyik oszlopok kellenek, és kettőnél 12 építményt említ. A sorok számát sehol sem adja meg. A 4 sor egy nyilvános online változat táblaképéről való.

rules-u3 = A céhház melyik mezői váltanak ki feketepiac-frissítést?
    .answer = A 3. és a 4. sor bal szélső mezője. Egyedül és ketten ez a 7. és a 10. mező, hárman a 9. és a 13., négyen a 11. és a 16., öten a 13. és a 19.
    .details = Aki ilyen mezőre lép, előbb befejezi az építményt vagy a katedrális szintjét, mindennel, ami hozzá tartozik. Utána jön a frissítés, még ugyanabban a körben. A feketepiac összes munkása börtönbe megy, akár 2, akár 1, akár egy sincs ott.

        Minden játékban van tehát legalább 2 frissítés, akkor is, ha senki sem jár a feketepiacon. Számoljátok a mezőket, és hozd ki időben a munkásaidat: akinek a legtöbb van a börtönben, adósságot vesz fel.
    .example = Hárman játszanak. Piri teszi le a 9. munkást, a 3. sor elsőjét. Megépíti a manufaktúrát, és megkapja a 2 márványt. Csak ezután jön a frissítés: a feketepiacon egyedül Samu munkása áll, ő börtönbe megy. A céhházból a következő frissítés a 13. munkással jön.

rules-u4 = A céhház utolsó mezője
    .answer = Aki az utolsó szabad mezőre tesz munkást, kiváltja a játék végét. Befejezi a körét, aztán mindenki pontosan 1 kört játszik még, legutoljára az, aki a mezőt elfoglalta.
    .details = Az utolsó mező egyedül és ketten a 12., hárman a 16., négyen a 20., öten a 24. Az oda tett munkás elvégzi a dolgát, mint bármikor: megépít egy építményt, vagy szintet lép a katedrálisnál.

        Az utolsó fordulóban a céhház nincs zárva. Építhetsz és szintet is léphetsz, csak a munkásokat mellé teszitek.

## Építmény megépítése

rules-b1 = Mesterségek: milyen segéd kell egy építményhez?
    .answer = A segédeiden ott kell lennie a kártya minden mesterségjelének. Nem használódnak el. Egy segéd több jelre is jó, és akárhány építményhez.
    .details = A mesterségek: ácsmesterség, burkolómesterség és kőművesmesterség. A dobozban egy építmény sem kéri kétszer ugyanazt, ezért 3 segéddel, mesterségenként 1-gyel, mindet megépítheted. A napszámosnak mindhárom megvan, ő egymaga is elég. A 40 építményből 13 semmilyen mesterséget nem kér.

        A mesterség a felbérlés pillanatától számít. Ha eldobsz egy segédet, hogy hely legyen, a mestersége rögtön elvész.
    .example = Leó a könyvtárat építené, ehhez ács és burkoló kell. A favágója ács, az ékszerésze burkoló, tehát megépítheti. Mindkettő megmarad. Az öregtoronyhoz kőműves is kellene. Nina egyetlen segédje a napszámos, és ő mindkét építményhez elég.
    .editions = A szabályfüzet olyan segédeket kér, akik illenek a jelekhez, és azt írja, hogy megtartod őket. Hogy egy segéd több jelre is jó-e, azt nem mondja meg. A program szerint jó: a napszámosnak mindhárom mestersége megvan, és semmi sem köti egyhez.

rules-b2 = Építés lépésről lépésre
    .answer = Kifizeted a nyersanyagokat a közös készletbe, a kártyát képpel felfelé a játékostábládhoz teszed, lépsz az erénysávon, aztán jön az azonnali hatás. A játék végi hatás a végső pontozásig vár.
    .details = A mesterségeket fizetés előtt nézitek. Az erény a hatás előtt változik, ez a sáv két végén lehet fontos.

        Minden építménynek egy hatása van. 19 építményé azonnali: egyszer hat, most vagy soha. A másik 21-é játék végi. Mind a 40 kártyán áll GyP is, azt a végén számoljátok. Ha a munkásod feketepiac-frissítést váltott ki, az azután jön, hogy az építmény teljesen kész.
    .example = Jancsi erénye 7, és van egy kőfaragója, aki kőműves. A tolvajtanyát építi meg. Kifizet 1 agyagot, 2 fát és 3 követ, a kártyát a táblájához teszi, az erénye 2-vel, 5-re csökken, aztán kap 4 ezüstöt. A végén a kártya 8 GyP-t ér.

rules-b3 = Építmények, amelyek rögtön adnak valamit
    .answer = Kút: 4 agyag. Favágótábor: 4 fa. Kovácsműhely: 4 kő. Tolvajtanya: 4 ezüst. Manufaktúra: 2 márvány. Tervezőszoba: 2 építménykártya. Agyaggödör: 1 arany vagy 1 márvány. Kincstár: 1 arany vagy 3 ezüst. Fogadások háza: 1 fennálló adósság.
    .details = Ezt egyszer kapod meg, rögtön az építés után, és nem utasíthatod vissza. A fogadások házának adósságát sem: a kártya 7 GyP-t ér, de az adósságon felül 1 erénybe is kerül.

        Az agyaggödörnél és a kincstárnál a kettőből pontosan az egyiket választod. A tervezőszoba kártyái az építmények paklijának tetejéről jönnek; a 6 kártyás kézlimit csak a köröd végén számít. Amit egy építmény ad, abból nem fizetheted ki ugyanazt az építményt.

rules-b4 = Fegyvertár, kaszárnya, erőd, rejtekhely: elfogás és kiszabadítás
    .answer = Mind ingyenes. Fegyvertár: 1 elfogás. Erőd: 2 elfogás, egy vagy 2 helyszínről. Kaszárnya: vagy 1 elfogás, vagy minden munkásod kiszabadítása az ellenfelek tábláiról. Rejtekhely: minden munkásod kiszabadítása a börtönből.
    .details = Nem fizetsz se ezüstöt, se adót, és nem kell munkás a városközpontba vagy az őrházba. Egy elfogás egy nagy karikás helyszínről egy szín összes munkását elviszi. Ha a tieid, visszakerülnek a tábládra.

        Az erőd akárhány játékosnál 2 helyszínről foghat el, ott is, ahol a városközpont csak 1-et enged. Az elfogást és a kiszabadítást visszautasíthatod, de későbbre nem teheted el. Előbb az erény változik: az erőd és a rejtekhely 2-2 erénybe kerül.
    .example = Négyen játszanak. Zita megépíti az erődöt, az erénye 8-ról 6-ra csökken. Elfogja Maxi 4 munkását az erdőben és Panni 3 munkását a kőfejtőben. Nem fizet semmit, és 7 elfogott munkás van a tábláján. A városközpontban mindkét elfogásnak egy helyszínről kellett volna jönnie.
    .editions = A szabályfüzet szerint a képen látható akciót úgy hajtod végre, mint a városközpontban vagy az őrházban, és az erődnek 2 helyszínt enged. A másik három kártya tartalma egy nyilvános online változat képeiről való. Hogy mindez ingyenes, az a program döntése.

rules-b5 = Templom, könyvtár, palota, kocsma
    .answer = Templom: eltörölhetsz 1 fennálló adósságodat. Könyvtár: eldobhatsz 1 építménykártyát a kezedből 2 aranyért. Palota: minden 4 erényért 1 arany. Kocsma: ingyen felbérelsz 1 kirakott segédet.
    .details = A templom előbb 1 erényt ad; az eltörölt adósság nem számít kifizetettnek. A könyvtárnál eldobott kártya képpel lefelé az építmények paklijának aljára kerül. A palota a mostani erényedet nézi, lefelé kerekítve: 4–7 erényért 1 arany jár, 8–11-ért 2, 12-től fölfelé 3.

        A kocsmánál a kirakott 8 kártya bármelyikét választhatod. Megkapod a rajta lévő érméket, és az erényváltozása is érvényes. Ha már nem fér több segéd, egyet el kell dobnod hozzá, vagy visszautasítod. Amíg fér, kötelező felbérelned valakit.

rules-b6 = Emlékmű és őrtorony: mindenkit érint
    .answer = Emlékmű: minden játékos 1 erényt kap, te, aki megépítetted, összesen 2-t. Őrtorony: mindenki, akinek 3 vagy több munkása van a börtönben, 1 erényt veszít, te is, ha van annyi.
    .details = Mindkét kártya építéskor az építő erényén is változtat: az emlékmű 1-gyel fölfelé, az őrtorony 1-gyel lefelé. Ez jön előbb. Ha tehát 3 munkásod van a börtönben, a saját őrtornyod 2 erényedbe kerül.

        A hatás mindenkit egyszerre ér. Aki már 14-en áll, a többletből eltörölhet egy fennálló adósságot; aki 0-n, az 1 erény helyett adósságot vesz fel. A más tábláján lévő elfogott munkások nem számítanak. Egyszemélyes játékban mindkét kártya az ellenfelet is érinti.
    .example = Nóri erénye 8, és megépíti az őrtornyot: a kártya 7-re viszi. A börtönben Nóri 3, Benő 4 és Írisz 2 munkása van. Nóri 6-ra csökken. Benő erénye 0, ezért 1 fennálló adósságot vesz fel. Írisz nem veszít semmit.

## Katedrális

rules-a1 = Mikor építheted a katedrálist?
    .answer = Legalább 5 erény, szabad hely a következő szinten, annak az ára, és egy eldobható építménykártya kell hozzá. Csak Frederick lép kártya nélkül. Az 5. szintnél senki sem jut feljebb.
    .details = Az 1. és a 2. szinten 3-3 hely van, a 3. és a 4. szinten 2-2, az 5. szinten 1. Ha a következő szinteden minden hely foglalt, meg kell várnod, amíg onnan valaki feljebb lép. Szintet átugrani nem lehet. Az 1. szint alatt mindenki elfér.

        Az erényt a szintlépés kezdetekor nézitek, a jutalommal kapott erény tehát már későn jön. Ha valami hiányzik, a céhházban még mindig megépíthetsz egy építményt.
    .example = A 3. szint 2 helyén Ottó és Lea jelölője áll. Feri a 2. szinten van, az erénye 6, van 1 márványa és egy építménykártyája. Mégsem léphet. Aztán Lea fellép a 4. szintre, és egy hely felszabadul: Feri a következő körében kifizetheti a márványt, és elfoglalhatja.
    .editions = A szabályfüzet az eldobást a munka egyik lépéseként sorolja fel. Azt nem mondja meg, hogy üres kézzel is lehet-e lépni. A program a szövegéből azt olvassa ki, hogy nem: kártya nélkül ezt a lépést nem lehet megtenni.

rules-a2 = Szintlépés a katedrálisnál, lépésről lépésre
    .answer = Ebben a sorrendben: kifizeted a következő szint árát, eldobsz 1 építménykártyát, 1 szinttel feljebb teszed a jelölődet, megkapod a legfelső jutalmat, aztán jönnek a ministránsaid. Ha elfogyott a jutalom, 1 erényt kapsz helyette.
    .details = Az építménykártya képpel lefelé az építmények paklijának aljára kerül, más nem látja. Felfeded a legfelső jutalomkártyát, megkapod, amit mutat, aztán a kártya kikerül a játékból. Minden jutalom 1 erény és még valami, vagy 2 erény. Ketten, hárman, négyen vagy öten 5, 7, 9 vagy 11 jutalom van, el is fogyhat.

        Minden ministráns minden szintlépésnél hoz valamit: 1 építménykártyát, 2 agyagot vagy 2 ezüstöt, ahogy a kártyáján áll. Egy munkás 1 szintet léptet, többet soha.
    .example = Vera az 1. szinten áll, az erénye 7. Kifizet 3 fát és 1 követ, a kezéből a kovácsműhelyt a pakli aljára teszi, és fellép a 2. szintre. A jutalom 1 erény és 2 kő. Aztán a ministránsa 2 ezüstöt hoz. Vera erénye most 8.

rules-a3 = A katedrális szintjei: ár, GyP, helyek
    .answer = 1. szint: 1 arany, 2 GyP. 2. szint: 4 fa vagy kő, 4 GyP. 3. szint: 1 márvány, 7 GyP. 4. szint: 8 fa vagy kő, 12 GyP. 5. szint: 2 arany és 2 márvány, 20 GyP.
    .details = A fa vagy kő azt jelenti, hogy a kettőt tetszés szerint keverheted. Az 1. és a 2. szinten 3-3 hely van, a 3. és a 4. szinten 2-2, az 5. szinten csak 1: a csúcsra egyetlen játékos juthat fel.

        Az egész út 3 arany, 3 márvány és 12 fa vagy kő. Kell még hozzá 5 munkás és 5 építménykártya; Frederick karakterével kártya nem kell. A későbbi lépések többet érnek: sorban 2, 2, 3, 5 és 8 GyP-t adnak hozzá.
    .example = Kinga a 3. szinten áll, 5 fája és 3 köve van. Kifizeti mind a 8-at, eldob egy építménykártyát, és fellép a 4. szintre. Ez 7 helyett már 12 GyP. Az 5. szinthez 2 arany, 2 márvány és még egy kártya kell, és az, hogy senki se előzze meg.
    .editions = A szabályfüzet az 1–3. szint GyP-jét és az 1., 2. és 4. szint árát adja meg, és azt, hogy a helyek száma korlátozott. Minden más szám, a helyeké is, egy nyilvános online változat táblaképéről való.

rules-a4 = Melyik szint számít, és el lehet-e veszíteni?
    .answer = Csak az a szint ad pontot, amelyiken a jelölőd a végén áll. Az alatta lévőket ne add hozzá. A jelölő sosem megy lefelé, akármi történik az erényeddel.
    .details = A 4. szint összesen 12 GyP, nem pedig 2 + 4 + 7 + 12. Ha az erényed 4-re vagy az alá esik, egy ideig nem építheted a katedrálist, de a szinted és a GyP-je megmarad.

        Amíg egy szinten állsz, a helyét is elfoglalod, és lehet, hogy másoknak várniuk kell rád. Csak akkor szabadul fel, ha feljebb lépsz. Ha a jelölőd a végén is az 1. szint alatt van, 0 GyP-t ér.
    .editions = A szabályfüzet szerint a szinted mellett látható GyP jár. Azt nem mondja ki, hogy az alsóbb szintek nem számítanak, és azt sem, hogy a jelölő nem mehet lejjebb. A program mindkettőt a szövegből következteti.

## Erény és adó

rules-v1 = Az erénysáv 0-tól 14-ig
    .answer = A sáv 0-tól 14-ig tart. 7-en kezdesz, hacsak a karaktertáblád mást nem mond. A jelölőd sosem hagyja el a sávot: 14 fölött és 0 alatt az adósságok lépnek be.
    .details = A helyed öt dolgot dönt el. 10 vagy több erénnyel nem mehetsz a feketepiacra. 4 vagy kevesebb erénnyel nem építheted a katedrálist. 3 vagy kevesebb erénnyel adót hagyhatsz el. Amit 14 fölött kapsz, eltörölheti a fennálló adósságaidat, amit 0 alatt veszítesz, újakat hoz. A játék végén pedig a sáv GyP-t ad, −9 és 7 között.

        5 és 9 között minden nyitva áll előtted. A jelölőt rögtön mozdítsd, amint erényt kapsz vagy veszítesz.

rules-v2 = Hány GyP-t ér az erényem?
    .answer = 0 erény: −9 GyP, 1: −8, 2: −7, 3: −5, 4: −3, 5: −1, 6–9: 0, 10: 1, 11: 2, 12: 3, 13: 5, 14: 7.
    .details = Egyszer számoljátok, a játék végén, azok után az építmények után, amelyek még változtatnak az erényen: vár, kápolna, tömlöc, csillagvizsgáló, ciszterna és kereskedőállomás. Játék közben a helyed se nem ad, se nem vesz el GyP-t.

        A lépések nem egyformák. 6 és 9 között semmi sem változik. 2-től 5-ig minden lépés 2 GyP, és 12-től 14-ig is. Az összes többi lépés 1 GyP.
    .editions = A szabályfüzet példáiból kiderül, hány GyP jár 1, 12 és 13 erényért, és hogy 6 erényért 0. Az összes többi szám egy nyilvános online változat táblaképéről való.

rules-v3 = Adókerülés: kevés erénnyel kevesebb adó
    .answer = 3 vagy 2 erénynél minden fizetésből elhagyhatsz 1 adót, 1 vagy 0 erénynél 2-t. Ami nem adó, azt mindig teljesen kifizeted.
    .details = Minden ezüstöt összeszámolva: a felbérlés a műhelyben rendesen 4; ha az erényed 3 vagy 2, akkor 3; ha 1 vagy 0, akkor 2. Az elfogott munkásaid kiszabadítása ugyanígy 5, 4, illetve 3, egy adósság kifizetése 6, 5, illetve 4. Az első elfogás 1, de 3 vagy kevesebb erénynél ingyenes.

        Minden fizetésnél újra jár, akár kétszer is egy körben. Az számít, hogy éppen akkor mennyi az erényed. Amit elhagysz, nem kerül az adóházba, és a következő fizetésre sem viheted át.
    .example = Gréti erénye 1, és 2 akciót hajt végre az őrházban. Az első adósság 3 ezüst és 1 adó, összesen 4, és 2-re emeli az erényét. A második adósság így 3 ezüst és 2 adó, összesen 5. Gréti 12 helyett 9 ezüstöt fizetett.
    .editions = A szabályfüzet 3 erénytől lefelé jelenként 1 adó elhagyását engedi; a példájában valaki 1 erénynél 2-t hagy el. Hogy hányszor jár, az nyitott: a program mindig alkalmazza, minden fizetésnél. A többi értéknél álló jelek a tábla képéről valók.

rules-v4 = 10 vagy több erény: tilos a feketepiac
    .answer = 10 vagy több erénnyel nem tehetsz munkást a feketepiacra. Amint újra 10 alatt vagy, megint mehetsz oda.
    .details = Csak a lehelyezés pillanata számít. Aki már ott van, a következő frissítésig marad. A szemfényvesztő nem oldja fel a tilalmat: az erényveszteségtől kímél meg, semmi mástól.

        Lefelé rendszerint az adóház visz. 11 erénnyel odamész, veszítesz 2-t, és 9-nél a következő körödtől nyitva áll a feketepiac. Fölfelé is figyelj: más emlékműve vagy a saját fegyvernököd is 10-re emelhet.

rules-v5 = 4 vagy kevesebb erény: tilos a katedrális
    .answer = 4 vagy kevesebb erénnyel nem építheted a katedrálist. Amint újra legalább 5 van, megint építheted. Az elért szinted megmarad.
    .details = Az erényt a szintlépés kezdetekor nézitek. Építményt ilyenkor is építhetsz a céhházban, és a szinted a végén akkor is pontot ér, ha kevés az erényed.

        Ha följebb akarsz jutni, cserélj a királyi raktárban: agyagból, fából és kőből bármilyen 2 darab 1 erény. Egy adósság kifizetése is 1-et hoz, ahogy néhány építmény és segéd is. A karakterek közül Caroline, Hugo és Lothaire túl kevés erénnyel indul a katedrálishoz.

rules-v6 = Erény 14 fölött
    .answer = A jelölőd 14-en marad. Minden erénnyel, amit fölötte kapnál, eltörölheted 1 fennálló adósságodat. Ha nem teszed, az az erény elvész.
    .details = Rögtön döntesz, minden erényről külön. Az adósság visszakerül a pakliba. Nem fizetted ki, ezért nem hoz se erényt, se nyersanyagot, és se az uzsorás házánál, se a ciszternánál nem számít. Ha inkább később fizetnéd ki, hagyd elveszni az erényt.

        Mindegy, honnan jön az erény: jutalomból, cseréből, fegyvernöktől vagy más emlékművéből. A végső pontozásnál a program magától eltörli az adósságaidat, mert ott már csak jól járhatsz vele.
    .example = Félix erénye 13, fennálló adóssága 2. Egy jutalom 2 erényt hoz. Az első 14-re emeli. A másodikkal eltöröl 1 adósságot. Ha most érne véget a játék, az erényért 7 GyP járna, a megmaradt adósságért 2 GyP levonás.

rules-v7 = Erényvesztés 0 alatt
    .answer = A jelölőd 0-n marad. Minden erény helyett, amit alatta veszítenél, felveszel 1 fennálló adósságot. Az erénybe kerülő akciót akkor is megteheted.
    .details = 1 erénynél az adóház 0-ra visz, és 1 adósságot ad, 0 erénynél 2-t. Ha az elfogott munkásaidat adósság felvételével szabadítod ki, 0 erénynél az 2 adósság: az egyik az ár, a másik az elveszett erény helyett jön.

        Ezeket az adósságokat nem utasíthatod vissza, csak Hugo fizethet helyettük 2-2 ezüstöt. A végén mindegyik 2 GyP-be kerül, a 0 erényért járó −9 GyP-n felül.
    .example = Iván erénye 1. Az adóházban 9 ezüst van, és Iván elviszi. 2 erényt kell veszítenie: az első 0-ra viszi, a második helyett 1 fennálló adósságot vesz fel. 9 ezüsttel lett több, de az adósság a végén 2 GyP-be kerül.

## A játék vége

rules-e1 = Az utolsó forduló: ki jön még sorra?
    .answer = Aki a céhház utolsó mezőjét elfoglalja, befejezi azt a körét. Aztán mindenki pontosan 1 kört játszik még, az óramutató járása szerint. Legutoljára az jön, aki a mezőt elfoglalta.
    .details = Az utolsó mező egyedül és ketten a 12., hárman a 16., négyen a 20., öten a 24. Nem számít, ki kezdte a játékot: onnantól mindenkinek pontosan 1 köre van.

        Ha tehát te váltod ki a játék végét, neked is jár még egy kör, ráadásul előbb látod, mit lépnek a többiek. Az utolsó forduló után jön a pontozás.
    .example = Anna, Benő és Csilla ül ebben a sorrendben, az óramutató járása szerint. Benő teszi a 16. munkást a céhházba, és megépít egy építményt. Ezzel vége a körének. Most Csilla játssza le az utolsó körét, aztán Anna, végül Benő. Utána pontoznak.
    .editions = A szabályfüzet mindenkinek ad egy utolsó kört, annak is, aki a játék végét kiváltotta. Sorrendet nem ír elő. A program az óramutató járása szerint megy tovább, így a kiváltó játékos az utolsó.

rules-e2 = A céhház az utolsó fordulóban
    .answer = Még használhatod: építményt építhetsz, vagy szintet léphetsz a katedrálisnál, ahogy máskor. A munkást a céhház mellé teszed. Nem vált ki frissítést, és nem kapod vissza.
    .details = Minden szokásos feltétel és ár érvényes, és amit megépítesz, teljes pontot ér. A céhház mellett akárhány munkás elfér, így az utolsó körökben senki sem zárhatja el a többieket.

        Feketepiac-frissítés még lehet, ha valaki elfoglalja a feketepiac harmadik mezőjét. Az teljes egészében számít, börtönnel, erénnyel és adóssággal. Egyszemélyes játékban az ellenfélnek a céhház mellé tett munkásai is pontot érnek.
    .editions = A szabályfüzet szerint ezek a munkások a céhház mellé kerülnek. Frissítésről nem ír. Mivel nem foglalnak mezőt a 3. vagy a 4. sorban, a program szerint nem váltanak ki egyet sem.

rules-e3 = Nincs munkásom az utolsó körre
    .answer = Akkor az utolsó köröd is annyi, hogy visszaveszel 1 munkást egy nagy karikás helyszínről, mint bármikor máskor. Több köröd, hogy le is tedd, már nem lesz.
    .details = A visszavett munkás magában nem ér semmit, a köröd tehát gyakorlatilag elveszett. Ha a céhház telik, számolj előre, és tarts meg legalább 1 munkást a tábládon.

        Ha nagy karikás helyszínen sincs senkid, 1-et a börtönből vagy egy ellenfél táblájáról veszel vissza. A börtönből ez akár 1 GyP-t is érhet, mert ott minden 2 munkás 1-be kerül. Utána jön a végső pontozás.
    .editions = A szabályfüzet leírja, mi a teendő munkás nélkül, és az utolsó fordulóra nem tesz kivételt. A program ebből azt következteti, hogy a szabály végig érvényes.

## Végső pontozás

rules-f1 = Végső pontozás: előbb az erény változik
    .answer = Vár: 2 aranyanként 1 erény. Csillagvizsgáló: 2 márványonként 1. Ciszterna: 2 kifizetett adósságonként 1. Kereskedőállomás: agyagból, fából és kőből együtt 4-enként 1. Kápolna: 2, ha egyedül te állsz legfelül a katedrálisnál. Tömlöc: 2 erényt veszítesz.
    .details = Ezzel mindenki végez, mielőtt bárki pontot számolna. Semmit sem költesz el: az arany és a márvány utána is pontot ér. Minden építmény lefelé kerekít.

        A sáv úgy működik, mint játék közben: a 14 fölötti erény fennálló adósságot töröl el, a 0 alatti veszteség újat hoz. Ha tiéd a tömlöc, te döntöd el, hogy a nyereségeid előtt, között vagy után veszítesz. A program minden sorrendet kipróbál, a legtöbb pontot hozót választja, és meg is mutatja.
    .example = Róza erénye 14, adóssága nincs, van 5 aranya, egy vára és egy tömlöce. A vár 2 erényt ér. Ha a tömlöc jön előbb, 12-re csökken, majd vissza 14-re: 7 GyP. Ha a vár jönne előbb, az erénye kárba veszne, és 12-n végezne: 3 GyP.

rules-f2 = Az építmények GyP-je
    .answer = Add össze az összes megépített építményedre nyomtatott GyP-t. Ehhez jön a játék végi GyP-jük, építményenként lefelé kerekítve. Az erény és az adósságok ekkor már véglegesek.
    .details = Akvadukt: 1 minden megépített építményért, magáért is. Öregtorony: 1 minden 3 elfogott munkásért a tábládon. Világítótorony: 1 minden 4 erényért. Uzsorás háza: 1 minden kifizetett adósságért. Ácskunyhó, kőműveskunyhó, burkolókunyhó: 1 minden olyan segédedért, akinek megvan a mestersége; a napszámos mindegyiknél számít. Egyetem: 2, ha nincs fennálló adósságod. Agyagpiac, ezüstpiac, kőpiac, fapiac: 2, ha abból egyedül neked van a legtöbb. Harangtorony: 2, ha egyedül te állsz legfelül a katedrálisnál.
    .example = Pali építményei: akvadukt (3 GyP), öregtorony (12) és kőműveskunyhó (5), ez 20 nyomtatott GyP. Az akvadukt 3 építményért 3-at ad hozzá. Az öregtorony 7 elfogott munkásért 2-t. A kőfaragója és a napszámosa is kőműves, így a kunyhó is 2-t. Összesen 27 GyP.

rules-f3 = Mit jelent a „legtöbb”, és mi van egyenlőségnél?
    .answer = A „legtöbb” azt jelenti: szigorúan több, mint bárki másnak. Egyenlőségnél nem kapsz semmit. Ez az agyagpiacot, az ezüstpiacot, a kőpiacot, a fapiacot, a harangtornyot és a kápolnát érinti.
    .details = A négy piac azt nézi, kinél mennyi van az adott nyersanyagból, és 2 GyP-t ad. A harangtorony és a kápolna a katedrális szintjeit hasonlítja össze; a harangtorony 2 GyP-t, a kápolna 2 erényt ad. Minden játékossal összevetnek, akár van ilyen építménye, akár nincs.

        Az is egyenlőség, ha mindenki ugyanazon a szinten áll, vagy ha senkinek sincs az adott nyersanyagból. Egyszemélyes játékban az ellenfél is játékosnak számít.
    .example = Dani megépítette a fapiacot és a harangtornyot. Fa: Dani 4, Edit 4, Flóra 1. Ez egyenlőség, a fapiac nem ad semmit. Katedrális: Dani a 3., Edit a 2., Flóra a 0. szinten áll. Dani egyedül van legfelül, a harangtorony 2 GyP-t ad.

rules-f4 = A katedrális GyP-je
    .answer = 1. szint: 2 GyP, 2. szint: 4, 3. szint: 7, 4. szint: 12, 5. szint: 20. Az 1. szint alatti jelölő 0-t ér. Csak az a szint számít, amelyiken állsz, az alatta lévők nem.
    .details = Az erényed itt már nem számít: 4 vagy kevesebb erénnyel is teljes pont jár a szintedért. Akik ugyanazon a szinten állnak, mind megkapják a GyP-jét, nem osztoznak rajta.

        Két építmény is nézi a szintedet, de egyik sem ide tartozik. A kápolna 2 erénye még a számolás előtt jött, a harangtorony 2 GyP-je pedig az építményekhez számít.

rules-f5 = Az erény GyP-je
    .answer = 0 erény: −9 GyP, 1: −8, 2: −7, 3: −5, 4: −3, 5: −1, 6–9: 0, 10: 1, 11: 2, 12: 3, 13: 5, 14: 7.
    .details = Csak akkor olvasd le, amikor a játék végi erényváltozások mind megvannak. A vár, a kápolna, a tömlöc, a csillagvizsgáló, a ciszterna és a kereskedőállomás még elmozdíthatja a jelölődet.

        A 14 fölötti erény itt nem ér GyP-t, de lehet, hogy fennálló adósságot törölt el. A világítótorony, minden 4 erényért 1 GyP, ezen felül jön, és az építményeknél számoljátok.
    .example = Teri 9 erénnyel fejezi be a játékot, és megépítette a kereskedőállomást. Van 3 agyaga, 4 fája és 2 köve, együtt 9, ez 2 erényt hoz. 11 erényért 2 GyP jár. A kereskedőállomás nélkül 0 lett volna.

rules-f6 = Az adósságok GyP-je
    .answer = Minden fennálló adósság 2 GyP-be kerül. A szökőkúttal csak 1-be, a játékbarlanggal 3-ba. Ha mindkettő a tiéd, megint 2-be. A kifizetett adósság nem kerül semmibe.
    .details = Az erényváltozások után számoljátok, mert azok eltörölhettek vagy hozhattak is adósságot. A szökőkút és a játékbarlang csak azt érinti, aki megépítette.

        Az az adósság is fennálló, amelyik csak 1 GyP-be kerül, tehát az egyetem 2 GyP-jét akkor is elviszi. Az uzsorás házának a kifizetett adósságokért járó GyP-jét az építményeknél számoljátok.
    .example = Jolán fennálló adóssága 3, kifizetett adóssága 1. A három együtt 6 GyP-be kerül. Szökőkúttal 3 GyP-be kerülne, játékbarlanggal 9-be, a kettővel együtt megint 6-ba. A kifizetett adósság nem kerül semmibe.

rules-f7 = Az arany és a márvány GyP-je
    .answer = Minden arany és minden márvány, ami a játék végén nálad van, darabonként 1 GyP-t ér, kerekítés és feltétel nélkül.
    .details = A pontozásnál egy építmény sem használja el őket. A vár és a csillagvizsgáló ugyanezeket a darabokat nézi, erényt ad értük, és a GyP akkor is megmarad. 4 arany a várral tehát 4 GyP és 2 erény.

        Ha az utolsó körödben maradt fád és köved, gondolj a királyi raktárra: tetszés szerint keverve 3 darab 1 márvány, vagyis cserénként 1 GyP.

rules-f8 = Az ezüst GyP-je
    .answer = Minden 10 ezüstért 1 GyP jár, lefelé kerekítve. 9 vagy kevesebb ezüstért nem kapsz semmit.
    .details = Csak a nálad lévő ezüst számít. Ami az adóházban vagy a kirakott segédeken fekszik, senkié. Az utolsó körben tehát az ezüst gyenge cél, hacsak nem hiányzik éppen egy kevés a következő tízeshez.

        A maradék sem egészen haszontalan: egyenlőségnél az ezüst a második szempont. Az ezüstpiac pedig 2 GyP-t ad, ha egyedül neked van a legtöbb, akármennyi az.
    .example = Miló 19 ezüstöt gyűjtött, ez 1 GyP. Nelli 31-et, ez 3 GyP. Ha Miló csak 1 ezüsttel többet gyűjtött volna, már 2 GyP járna neki. Nelli 30 fölötti 1 ezüstje nem ad hozzá semmit.

rules-f9 = A bebörtönzött munkások GyP-be kerülnek
    .answer = Minden 2 bebörtönzött munkásod után 1 GyP-t veszítesz, lefelé kerekítve. 1 egyedül nem kerül semmibe. Az ellenfelek tábláin lévő elfogott munkásaid nem számítanak.
    .details = 2 vagy 3 bebörtönzött munkásért 1 GyP-t veszítesz, 4 vagy 5 után 2-t, és így tovább. Az őrházban egyetlen akció mindet kihozza, ez jó utolsó kör lehet.

        Az ellenfelek tábláin lévő munkásaid a végén nem kerülnek semmibe. Az ellenfélnek viszont hasznot hozhatnak: az öregtorony minden 3 elfogott munkásért 1 GyP-t ad annak, aki megépítette. Nem számít, ki küldte börtönbe a munkásaidat.
    .example = Hedvig 5 munkása van börtönben, 4 pedig elfogva Pali tábláján. Az 5 bebörtönzött 2 GyP-be kerül. A Pali tábláján lévő 4 semmibe. Ha Pali megépítette az öregtornyot, az 1 GyP-vel ér többet miattuk.
    .editions = A szabályfüzet 2 bebörtönzött munkásonként 1 GyP-t von le, és kimondja, hogy 1 még nem árt. Az elfogott munkások a pontozásában egyáltalán nem szerepelnek. A program ezért nem von le értük semmit.

rules-f10 = Mi nem ér pontot?
    .answer = Az agyag, a fa, a kő, a kézben maradt kártyák, a segédek és a munkások magukban nem érnek pontot. Csak egy építmény játék végi hatása teheti őket értékessé.
    .details = A kereskedőállomás agyagból, fából és kőből minden 4 darabért 1 erényt ad. Az agyagpiac, a kőpiac és a fapiac azt jutalmazza, akinek egy nyersanyagból a legtöbb van. A kunyhók a segédeket számolják, az öregtorony az elfogott munkásokat. A kezedben maradt kártyák semmiképpen nem érnek semmit, de nem is kerülnek semmibe.

        Az utolsó körökben tehát használd fel, amid van. A királyi raktárban agyagból, fából és kőből 2 darab 1 erény, fából és kőből 3 darab 1 márvány.
    .editions = A szabályfüzet felsorolja, mi ér pontot, és ezek egyike sincs a felsorolásban. Azt nem mondja ki, hogy semmit sem érnek. A program így következteti.

rules-f11 = Ki nyer, és mi dönt egyenlőségnél?
    .answer = A legtöbb GyP nyer. Egyenlőségnél az, akinek több erénye van, aztán az, akinek több ezüstje. Ha az is egyforma, közös a győzelem.
    .details = A végső számokat nézitek: az erényt úgy, ahogy a játék végi hatások után áll, és a nálad lévő ezüstöt. Itt a sávon elfoglalt hely számít, nem az érte járó GyP.

        Csak azokat hasonlítjátok össze, akik a legtöbb GyP-nél egyenlők. Mást nem néztek: sem a katedrálist, sem az építményeket, sem azt, ki hányadik volt. Az egyszemélyes ellenféllel szemben nincs ilyen szempont: az egyenlőség nem győzelem.
    .example = Laci és Mina is 41 GyP-vel végez. Laci erénye 9, Mina erénye 7. Mindkettőért 0 GyP jár, de Laci áll feljebb, ezért Laci nyer. Ha mindketten 9-en állnának, az ezüst döntene: Mina 14, Laci 12, tehát Mina nyerne.

## Karakterek

rules-p1 = Aszimmetrikus kezdés: játék karakterekkel
    .answer = A játékostáblák 2. oldalát használjátok, kisorsolva vagy választva. A táblád adja a kezdő erényedet, ezüstödet és nyersanyagaidat, a börtönben kezdő munkásaidat, és egy képességet az egész játékra.
    .details = A táblán lévő erény a szokásos 7 helyébe lép, az ezüst pedig az ülésrend szerinti 3–7 ezüst helyébe. Minden tábla nyíltan fekszik már a draft előtt. A plusz építménykártyák utána jönnek, a kezdőjátékostól az óramutató járása szerint.

        Vagy mindenki karakterrel játszik, vagy senki. Két egyforma nem lehet, de a tábla színe senkit sem köt. A dobozban Ada, Caroline, Frederick, Rudolf és Therese van. További 5 promóciós: Bertha, Clovis, Fara, Hugo és Lothaire. Egyszemélyes játékban nincsenek karakterek.

rules-p2 = A börtönben kezdő munkások
    .answer = A 20 munkásodból valók. Caroline például 8 munkással a börtönben és 12 munkással a játékostábláján kezd.
    .details = Therese 4 munkása a börtönben, 16 a tábláján kezd. A promóciós karakterek közül Fara 2 és 18, Lothaire 6 és 14, Hugo 10 és 10 munkással. Mindenki más 20 munkást kap a táblájára.

        Ezek a munkások ugyanúgy börtönben vannak, mint bárki más. Az őrházban egyetlen akció mindet kiszabadítja. Feketepiac-frissítéskor is számítanak: 3 vagy több 1 erénybe kerül, és akinek a legtöbb van, adósságot vesz fel.
    .editions = A szabályfüzet megmondja, hány munkás kezd a börtönben, de azt nem, honnan valók. Mivel mindenkinek 20 van, a program szerint ezekből kell elvenni őket.

rules-p3 = Ki kezd, ha karakterekkel játszotok?
    .answer = Az kezd, akinek a tábláján a legtöbb erény áll, a többiek az óramutató járása szerint követik. Minden kezdőérték különböző, egyenlőség tehát sosincs.
    .details = A legmagasabbtól lefelé: Ada 11, Clovis 10, Rudolf 9, Bertha 8, Frederick 7, Fara 6, Therese 5, Lothaire 4, Caroline 3, Hugo 2. Aki nálatok ebben a sorban az első, az kezd.

        Így csak a kezdőjátékos dől el, utána úgy mentek, ahogy ültök. Ülésrend szerint senki sem kap ezüstöt, tehát azért sem jár semmi, ha később kerülsz sorra. Hogy ki kezd, azt már a draft előtt tudjátok.

rules-p4 = Ada: minden fizetésnél 1 adóval kevesebb
    .answer = Ada bebörtönzött munkás és ezüst nélkül kezd, 11 erénnyel, 1 arannyal és 1 plusz építménykártyával. Minden fizetésből elhagyhat 1 adót.
    .details = A műhelyben 2 ezüstért és 1 adóért bérel fel, egy adósságot 3 ezüstért és 2 adóért fizet ki, az elfogott munkásait 3 ezüstért és 1 adóért szabadítja ki, a látogatás első elfogása pedig ingyenes. Amit elhagy, azt egyáltalán nem fizeti ki, az adóházba sem kerül.

        Ha az erénye 3-ra vagy az alá esik, az adókerülés is hozzáadódik, de sosem többel, mint amennyi adó a fizetésben van. 11 erénnyel a feketepiac eleinte zárva van előtte.
    .example = Kata választott karaktere Ada. Egy segéd felbérlése így 3 ezüst, és csak 1 kerül belőle az adóházba. Jóval később Kata erénye már csak 2, és kifizet egy adósságot: Ada képessége 1 adót levesz, a kevés erény még 1-et. Marad 3 ezüst és 1 adó, összesen 4.

rules-p5 = Caroline: a feketepiacon mindig jár egy építménykártya
    .answer = Caroline 8 bebörtönzött munkással, 10 ezüsttel, 3 erénnyel, 1 márvánnyal és 1 fennálló adóssággal kezd. A feketepiac minden akciójánál húz 1 építménykártyát.
    .details = A tábláján tehát 12 munkás van. 3 erénynél minden fizetésből elhagyhat 1 adót, a katedrális viszont zárva van előtte, amíg az erénye el nem éri az 5-öt.

        A kártya az akció végén jön, az építmények paklijának tetejéről, a nyersanyagok vagy a felbérlés után és a frissítés előtt. A középső mezőn előbb a meg nem tartott 4 kártya kerül a pakli aljára. A 6 kártyás kézlimit a köre végén érvényes.
    .example = Móni karaktere Caroline, és a feketepiac középső mezőjére lép. Kifizet 2 ezüstöt, az erénye 3-ról 2-re csökken. Húz 5 építménykártyát, 1-et megtart, 4-et a pakli aljára tesz. Aztán felülről húz még 1-et: 2 kártyával lett több a kezében.

rules-p6 = Frederick: a katedrálisnál nem dob el kártyát
    .answer = Frederick bebörtönzött munkás nélkül kezd, 4 ezüsttel, 7 erénnyel és 1 kővel. A katedrálisnál nem dob el építménykártyát, és a kezében sem kell lennie egynek sem.
    .details = Ez egy játékban akár 5 kártyát is megspórol. Minden más ugyanaz, mint a többieknél: legalább 5 erény kell, szabad hely a következő szinten, annak az ára, és minden szintlépéshez egy munkás a céhházban. A jutalmat megkapja, és a ministránsai is működnek.

        Ha tetszik neki egy kártya a kezében, megtarthatja és megépítheti, míg a többieknek oda kell adniuk a magukét.
    .example = Tódor karaktere Frederick. A keze üres, de az erénye 7, és van 1 aranya. Munkást tesz a céhházba, kifizeti az aranyat, és fellép az 1. szintre. A jutalom 1 erény és 3 ezüst, az erénye tehát most 8. Kártya nélkül ezt senki más nem tehette volna meg.
    .editions = A szabályfüzet szerint Frederick nem dob el kártyát a katedrálisnál. Azt nem írja, hogy üres kézzel is léphet-e. A program szerint igen.

rules-p7 = Therese: az arany és a márvány ugyanaz
    .answer = Therese 4 bebörtönzött munkással, 5 ezüsttel, 5 erénnyel és 1 plusz építménykártyával kezd. Az arany és a márvány neki minden árban és célban ugyanaz.
    .details = A tábláján tehát 16 munkás van. Ahol az ár aranyat vagy márványt kér, bármelyikkel fizethet, keverve is, építménynél és a katedrálisnál egyaránt. A játék végén a vár és a csillagvizsgáló is együtt számolja az aranyát és a márványát; ha mindkettőt megépítette, ugyanazok a darabok mindkettőnél számítanak.

        Amit kap, az marad, ami: a bánya aranyat ad, a márványos csere márványt. A végén minden darab 1 GyP, mint bárkinél.
    .example = Olga karaktere Therese, és a katedrális 4. szintjén áll. Az 5. szint 2 arany és 2 márvány; Olga 1 arannyal és 3 márvánnyal fizet. A végén 3 aranya, 2 márványa és egy vára van. A vár 5 darabot számol, és 2 erényt ad.

rules-p8 = Rudolf: olcsóbb felbérlés és hatodik segéd
    .answer = Rudolf bebörtönzött munkás nélkül kezd, 3 ezüsttel, 9 erénnyel és 1 fával. A műhelyben 1 ezüsttel olcsóbban bérel fel, az adó viszont ugyanannyi, és akár 6 segédje is lehet.
    .details = Egy felbérlés neki 1 ezüst és 2 adó. A túl messze lévő oszlopok érméit teljesen kifizeti. 3 vagy kevesebb erénynél ugyanúgy elhagyhat adót, mint bárki más.

        A kedvezmény csak a műhelyben jár. A feketepiac középső mezőjén a szokásos 2 ezüstöt fizeti, a kocsma pedig amúgy is ingyenes. Ha már 6 segédje van, el kell dobnia egyet, mielőtt újat bérel fel.
    .example = Karola karaktere Rudolf, és az első munkását teszi a műhelybe. A 2. oszlopból szeretne segédet. Kifizet 1 ezüstöt a közös készletbe, 2 adót, és 1 ezüstöt az oszlopért, ez a sor első kártyájára kerül. Összesen 4 ezüst; másnak 5 lenne.

rules-p9 = Bertha: 2 ezüsttel több a börtönbe küldésért
    .answer = Bertha bebörtönzött munkás nélkül kezd, 3 ezüsttel, 8 erénnyel és 1 plusz építménykártyával. Valahányszor elfogott munkásokat küld börtönbe, 2 ezüsttel többet kap.
    .details = Az őrházban egy akcióval az összes elfogott munkásodat börtönbe küldöd, és fejenként 1 ezüstöt kapsz. Bertha akciónként 2-vel többet, akárhány munkásról van szó: 1 munkásért 3, 5 munkásért 7 ezüstöt. Neki tehát megéri gyakrabban menni, alkalmanként kevesebb munkással.

        Bertha promóciós karakter, a táblája nincs a dobozban.
    .editions = A szabályfüzet nem ismeri Bertha karakterét. A kezdő javai és a képessége egy nyilvános online változatból valók; a képesség egy nyilvános játékadatbázisban is szerepel.

rules-p10 = Clovis: minden építés után egy kártya
    .answer = Clovis bebörtönzött munkás nélkül kezd, 1 ezüsttel, 10 erénnyel, 1 agyaggal és 1 márvánnyal. Minden megépített építménye után húz 1 építménykártyát.
    .details = A kártya akkor jön az építmények paklijának tetejéről, amikor az építmény és a hatása kész, de még a frissítés előtt. Az építéstől tehát nem lesz kevesebb kártyája. A katedrális építéséért nem jár kártya. A 6 kártyás kézlimit a köre végén érvényes.

        10 erénnyel a feketepiac eleinte zárva van előtte. Clovis promóciós karakter, a táblája nincs a dobozban.
    .editions = A szabályfüzet nem ismeri Clovis karakterét. A kezdő javai és a képessége egy nyilvános online változatból valók; a képesség egy nyilvános játékadatbázisban is szerepel.

rules-p11 = Fara: minden frissítéskor 1 munkás ki a börtönből
    .answer = Fara 2 bebörtönzött munkással, 5 ezüsttel, 6 erénnyel, 1 fával és 1 kővel kezd. Minden feketepiac-frissítéskor kihozhatja 1 munkását a börtönből.
    .details = A tábláján tehát 18 munkás van. A képesség a kapuőrökkel és a fegyvernökökkel egyszerre jön: miután a feketepiac munkásai börtönbe mentek, és mielőtt bárki erényt veszítene vagy adósságot venne fel. Kapuőrrel együtt összesen 3 munkást hozhat ki. Ha így az utolsó munkása is kijut, a fegyvernöke már egyet sem talál ott, és megadja a jutalmat.

        Nem kötelező használnia. Fara promóciós karakter, a táblája nincs a dobozban.
    .editions = A szabályfüzet nem ismeri Fara karakterét. A kezdő javai és a képessége egy nyilvános online változatból valók; a képesség egy nyilvános játékadatbázisban is szerepel.

rules-p12 = Hugo: adósság helyett 2 ezüst
    .answer = Hugo 10 bebörtönzött munkással, 12 ezüsttel, 2 erénnyel és 2 plusz építménykártyával kezd. Valahányszor adósságot venne fel, helyette fizethet 2 ezüstöt.
    .details = Minden adósságra jó, akárhonnan jön: feketepiac-frissítés, fogadások háza, elfogott munkások kiszabadítása, 0 alatti erényvesztés, akár a végső pontozásnál is. Minden adósságról külön dönt, és meg kell lennie a 2 ezüstjének.

        A tábláján csak 10 munkás van. 2 erénynél minden fizetésből elhagyhat 1 adót, a katedrálist viszont nem építheti. Hugo promóciós karakter, a táblája nincs a dobozban.
    .example = Szilvi karaktere Hugo, és frissítéskor az övé a legtöbb bebörtönzött munkás. 10 van ott, ezért 1 erényt veszít. Az adósság helyett kifizet 2 ezüstöt. Később 0 erénnyel és 3 ezüsttel 2 erényt kell veszítenie. Ez 2 adósság: az egyikért kifizet 2 ezüstöt, a másikat felveszi.
    .editions = A szabályfüzet nem ismeri Hugo karakterét. A kezdő javai és a képessége egy nyilvános online változatból valók; a képesség egy nyilvános játékadatbázisban is szerepel. Hogy minden egyes adósságra szól, az a program döntése.

rules-p13 = Lothaire: 1 fával vagy kővel kevesebb
    .answer = Lothaire 6 bebörtönzött munkással, 6 ezüsttel, 4 erénnyel és 2 agyaggal kezd. Az az építmény vagy katedrálisszint, amelyik fát vagy követ kér, neki 1 fával vagy 1 kővel kevesebb.
    .details = Összesen 1 darabról van szó, nem fajtánként 1-ről. Ha az árban fa és kő is van, ő választja ki, melyikből legyen 1-gyel kevesebb. A katedrális 2. szintje neki 3, a 4. szintje 7, tetszés szerint keverve. Az 1., a 3. és az 5. szint se fát, se követ nem kér, azok nem változnak.

        A tábláján 14 munkás van. 4 erénnyel még 1 hiányzik ahhoz, hogy a katedrálist építhesse. Lothaire promóciós karakter, a táblája nincs a dobozban.
    .example = Rita karaktere Lothaire, és megépíti a kutat, amelynek az ára 2 fa és 2 kő. Fizethet 1 fát és 2 követ, vagy 2 fát és 1 követ. Később a katedrális 3. szintjén áll, és a 4. szintért 8 helyett 7 fát vagy követ fizet.
    .editions = A szabályfüzet nem ismeri Lothaire karakterét. A kezdő javai és a képessége egy nyilvános online változatból valók; a képesség egy nyilvános játékadatbázisban is szerepel. Hogy ő választ, ha mindkettő szerepel az árban, az a program döntése.

## Promóciós kártyák

rules-l1 = Daru: egy második munkás a céhházba
    .answer = Miután megépítetted a darut, még ugyanabban a körben letehetsz 1 további munkást a tábládról a céhházba, és megint építhetsz, vagy szintet léphetsz a katedrálisnál.
    .details = A daru 3 GyP-s építmény. Az ára 3 fa és 1 kő, mesterség nem kell hozzá. A második akcióért teljes árat fizetsz, és minden feltételnek meg kell felelned.

        A második munkás a következő mezőre kerül, és ugyanúgy számít, mint bármelyik más: kiválthat frissítést vagy a játék végét is. Frissítés ekkor is legfeljebb 1 van a körben, minden más után. Ha már a daru elfoglalta az utolsó mezőt, a második munkás a céhház mellé kerül.
    .editions = A daru promóciós kártya. Se a dobozban, se a szabályfüzetben nincs benne, a program csak egy nyilvános online változatból ismeri. Kimarad a játékból, hacsak nem jelzitek, hogy megvan nektek.

rules-l2 = Temető: el kell dobnod egy segédet
    .answer = Amikor megépíted a temetőt, el kell dobnod 1 segédedet, ha van. A kártya 12 GyP-t ér, és 1 erénybe kerül.
    .details = Az ára 4 agyag, 1 fa, 2 kő és 2 márvány, és mindhárom mesterség kell hozzá. Építéskor megvannak a mesterségeid, tehát eldobni való segéded is lesz. Te választod ki, melyik. Képpel lefelé a segédek paklijának aljára kerül, a képessége és a mestersége rögtön elvész. Az erény, amit a felbérlésekor kaptál vagy veszítettél, nem változik vissza.
    .editions = A temető promóciós kártya. Se a dobozban, se a szabályfüzetben nincs benne, a program csak egy nyilvános online változatból ismeri. Kimarad a játékból, hacsak nem jelzitek, hogy megvan nektek.

rules-l3 = Múzeum: erény az építményeidért
    .answer = A végső pontozásnál, mielőtt a GyP-t számoljátok, a múzeum minden 2 megépített építményedért 1 erényt ad, magát is beleértve.
    .details = Lefelé kerekítesz: 5 építményért 2 erény jár. Az erény a várral és a hozzá hasonlókkal egyszerre jön, tehát ami 14 fölé kerül, fennálló adósságot töröl el. A múzeum ára 1 agyag, 5 fa és 1 kő, mesterség nem kell hozzá, és 4 GyP-t ér.

        Ne keverjétek össze a doboz egyik kártyájával: amit a francia kiadás „Musée” néven említ, az a csillagvizsgáló, amelyik 2 márványonként ad 1 erényt.
    .editions = A múzeum promóciós kártya. Se a dobozban, se a szabályfüzetben nincs benne, a program csak egy nyilvános online változatból ismeri. Kimarad a játékból, hacsak nem jelzitek, hogy megvan nektek.

rules-l4 = Pribék: arany a börtönbe küldésért
    .answer = Valahányszor az őrházban börtönbe küldöd a tábládról az elfogott munkásokat, a pribék 1 aranyat hoz neked.
    .details = Akciónként 1 arany, nem munkásonként. A szokásos 1 ezüst fejenként ugyanúgy jár: 4 elfogott munkásért 4 ezüstöt és 1 aranyat kapsz. Legalább 1 elfogott munkás kell hozzá, és mindnek mennie kell.

        A pribék burkoló mesterségű segéd. A felbérlése nem változtat az erényeden.
    .editions = A pribék promóciós kártya. Se a dobozban, se a szabályfüzetben nincs benne, a program csak egy nyilvános online változatból ismeri. Kimarad a játékból, hacsak nem jelzitek, hogy megvan nektek.

rules-l5 = Felügyelő: eggyel több csere a királyi raktárban
    .answer = A felügyelővel úgy használod a királyi raktárat, mintha 1-gyel több munkásod lenne ott. Minden látogatáskor 1-gyel több cserét hajthatsz végre.
    .details = A királyi raktárba tett első munkásoddal legfeljebb 2 csere jár, a harmadikkal legfeljebb 4. A kereskedőid, pártfogóid és kalmáraid cseréi ebbe beletartoznak, mint mindig. Csak a királyi raktárban hat, és munkást akkor is le kell tenned oda.

        A felügyelő kőműves mesterségű segéd. A felbérlése nem változtat az erényeden.
    .editions = A felügyelő promóciós kártya. Se a dobozban, se a szabályfüzetben nincs benne, a program csak egy nyilvános online változatból ismeri. Kimarad a játékból, hacsak nem jelzitek, hogy megvan nektek.

rules-l6 = Házaló: minden frissítéskor 2 ezüst
    .answer = A házaló minden feketepiac-frissítéskor 2 ezüstöt hoz neked, akár van munkásod a börtönben, akár nincs.
    .details = Az ezüstöt akkor kapod meg, amikor a kapuőrök és a fegyvernökök jönnek: miután a feketepiac munkásai börtönbe mentek, de még az erény és az adósság előtt. Nem számít, ki váltotta ki a frissítést. A fegyvernökkel ellentétben a házalónak nincs feltétele, és a program kérdés nélkül odaadja az ezüstöt.

        A házaló ács mesterségű segéd. A felbérlése 1 erénybe kerül.
    .editions = A házaló promóciós kártya. Se a dobozban, se a szabályfüzetben nincs benne, a program csak egy nyilvános online változatból ismeri. Kimarad a játékból, hacsak nem jelzitek, hogy megvan nektek.

## Egyszemélyes játékmód

rules-o1 = Egyszemélyes játékmód: előkészületek
    .answer = Mint két játékosnál: 5 jutalom, 12 mező a céhházban, látogatásonként legfeljebb 2 helyszínről foghatsz el. 3 ezüsttel és 7 erénnyel kezdesz.
    .details = Constantine vagy Helena ellen játszol, a második játékos helyén. A szokásos 20 munkásod van, és a táblád alapoldalát használod: egyedül nincsenek karakterek. Az adóházba 4 ezüst kerül, és 8 segéd van kirakva. A céhházban a 7. és a 10. munkás vált ki feketepiac-frissítést, akárki teszi le. Két dolog más: a kezdő kártyáid, és minden, amit az ellenfél csinál.

rules-o2 = Egyszemélyes játékmód: az építménykártyáid
    .answer = Vedd ki az építmények közül az agyagpiacot, az ezüstpiacot, a kőpiacot és a fapiacot. A másik 36-ot keverd meg, húzz 5-öt, és tarts meg 3-at. A másik 2 képpel lefelé a pakli aljára kerül.
    .details = Draft nincs, hiszen nincs kinek továbbadni a kártyákat. A négy piac azért marad ki, mert azt nézi, kinek van a legtöbb egy nyersanyagból, az ellenfél pedig egyiket sem gyűjti a négy közül.

        A szabályfüzet csak annyit ír, hogy a 2 kártyát el kell dobni. A program a pakli aljára teszi őket, mint minden más eldobott építményt. Játék közben a kezed a szokásos módon működik, a köröd végén legfeljebb 6 kártyával.

rules-o3 = Egyszemélyes játékmód: az ellenfél az elején
    .answer = Az ellenfél 20 munkással és 7 erénnyel kezd, a jelölője a katedrális 1. szintje alatt áll. Nincs ezüstje és építménykártyája. Constantine a normál, Helena a nehéz fokozat.
    .details = Az ellenféltábla két oldala a két ellenfél; még kezdés előtt válassz. Adj neki saját színt, tedd a munkásait a táblájára, a 2 jelölőjét pedig a helyére.

        A végső pontozásnál egy sorban különböznek: a céhházban lévő munkásai Constantine esetében darabonként 1 GyP-t, Helena esetében 3 GyP-t érnek. 6 munkásnál ez 6, illetve 18 GyP.

rules-o4 = Egyszemélyes játékmód: a tervkártyák
    .answer = Keverd meg a 20 barna fejlécű kezdő tervkártyát: ez az ellenfél húzópaklija. A 10 fekete fejlécű későbbi tervkártyát is keverd meg, és tedd félre.
    .details = Mindkét pakli képpel lefelé áll, és nem keverheted össze őket. Az ellenfél a kezdő tervkártyákból játszik, körönként eggyel. A későbbi tervkártyákból csak akkor húzol, ha egy utasítás ezt mondja.

        Minden játék előtt válogasd szét a kártyákat a fejléc színe szerint, mert az előző játékban keveredhettek. A francia kiadásban „Cartes Planification” a nevük.

rules-o5 = Egyszemélyes játékmód: hogyan játszik az ellenfél?
    .answer = Mindig te kezdesz. Az ellenfél a körében felfed 1 tervkártyát. Egy munkását oda teszed, ahová a kártya mondja, és végrehajtod, amit a kártya ír.
    .details = A te köreid olyanok, mint bármelyik játékban. Az ellenfél nem dönt semmiről: a kártyája megnevezi a helyszínt és az akciókat. Némelyik helyszín másképp működik neki, és ilyenkor a kártya elmondja, hogyan.

        Ha a köre elején nincs munkása, nem fedsz fel kártyát, hanem a munkásai térnek vissza.

rules-o6 = Egyszemélyes játékmód: mit nem gyűjt az ellenfél?
    .answer = Az ellenfél nem gyűjt és nem is használ ezüstöt, agyagot, fát, követ, aranyat, segédet és építményt. Egyedül márványt gyűjt, azt is csak a céljaihoz.
    .details = A kőfejtőbe tett munkása tehát nem hoz neki követ, az ezüstműveshez tett munkása nem hoz ezüstöt. Hogy ott mi történik helyette, az a tervkártyán áll. A munkásai viszont ott maradnak, és elfoghatod őket.

        A végén minden márványa 1 GyP. Tedd a táblájára, hogy lásd, hol tart.

rules-o7 = Egyszemélyes játékmód: az ellenfél a katedrálisnál és a feketepiacon
    .answer = Az ellenfél nyersanyag és építménykártya nélkül lép feljebb a katedrálisnál. A katedrálist és a feketepiacot az erényétől függetlenül használhatja.
    .details = A 4 vagy kevesebb és a 10 vagy több erény határa rád vonatkozik, rá nem. Más határok őt is kötik: a következő szinten kell szabad hely, a feketepiac egy mezőjén csak 1 munkás fér el, és a céhházat sorban kell feltölteni.

        Így az 5. szint egyetlen helyét előled is elfoglalhatja. Hogy felfed-e jutalomkártyát, azt a tervkártyája mondja meg.

rules-o8 = Egyszemélyes játékmód: az ellenfél elfogásai, a börtön és az adósságok
    .answer = Az ellenfél elfog munkásokat, de a sajátjait soha. Amikor elfogottakat küld börtönbe, összesen 1 márványt kap értük. Adósságot is felvesz, és el is töröl.
    .details = Akiket elfog, azok a te munkásaid. Az ő táblájára kerülnek, és az őrházban ugyanúgy kiszabadíthatod őket, mint bármelyik ellenfél táblájáról. Ha börtönben vannak, minden frissítésnél neked számítanak.

        Az ellenfél a frissítésnél is játékosnak számít: 3 vagy több bebörtönzött munkásért 1 erényt veszít, a legtöbbért adósságot vesz fel. A munkásait elfoghatod, és ezüstért börtönbe küldheted.

rules-o9 = Egyszemélyes játékmód: elfogyott a tervkártyák paklija
    .answer = Keverd meg az ellenfél eldobott tervkártyáit, és csinálj belőlük új paklit. Ezután a köre a szokásos módon folytatódik.
    .details = Akkor kell így tenned, amikor fel kellene fedned egy kártyát, de nincs. A félretett későbbi tervkártyák ott maradnak, ahol vannak. Azok csak azokra az utasításokra valók, amelyek kérnek egyet.

        Nem minden játékban kerül rá sor: amikor az ellenfélnek elfogynak a munkásai, az eldobott kártyáit megkevered és a pakli aljára teszed, így a pakli megint hosszabb lesz.

rules-o10 = Egyszemélyes játékmód: az ellenfélnek elfogytak a munkásai
    .answer = Nem fedsz fel kártyát. Minden munkása visszatér a táblájára, a börtönből és a te tábládról is, csak a feketepiacról és a céhházból nem. Utána az eldobott kártyáit megkevered, és a paklija aljára teszed.
    .details = Ennyi az egész köre, és nem kerül neki semmibe. Te viszont csak 1 munkást vehetsz vissza, ha elfogytak.

        Ne tartogasd tehát túl sokáig az elfogott munkásait: ha az őrházban börtönbe küldöd őket, legalább az ezüst megvan, mielőtt hazamennek. Az öregtorony is csak azokat számolja, akik a végén még a tábládon vannak.
    .example = Az ellenfél tábláján nincs munkás: 9 nagy karikás helyszíneken áll, 3 a börtönben, 2 elfogva Juli tábláján, 2 a feketepiacon és 4 a céhházban. Most 9 + 3 + 2, azaz 14 visszatér a táblájára. A másik 6 a helyén marad.

rules-o11 = Egyszemélyes játékmód: mikor van vége?
    .answer = Mint két játékosnál: amikor te vagy az ellenfél elfoglalja a céhház 12. mezőjét. Utána mindketten játszotok még egy utolsó kört.
    .details = Aki a mezőt elfoglalta, befejezi a körét, és a két utolsó kör közül a másodikat kapja. Ha te voltál, az ellenfél jön, aztán te. Ha az ellenfél, akkor te következel.

        Ezekben a körökben mindketten használhatjátok még a céhházat, a munkásokat mellé teszitek. Az ellenfél ott lévő munkásai is pontot érnek. Ha munkás nélkül kezdi az utolsó körét, a munkásai a szokásos módon visszatérnek.

rules-o12 = Egyszemélyes játékmód: az ellenfél pontjai
    .answer = A céhházban lévő munkásai darabonként 1 GyP-t (Constantine) vagy 3 GyP-t (Helena) érnek; ehhez jön a katedrálisszintje és az erénye GyP-je, márványonként 1, fennálló adósságonként −2, és minden 2 bebörtönzött munkása után −1 GyP.
    .details = A katedrálisnál és az erénynél ugyanazok a számok érvényesek, mint nálad: a szintért 2, 4, 7, 12 vagy 20 GyP, az erényért −9 és 7 GyP között. Akit az utolsó fordulóban a céhház mellé tettetek, ugyanúgy számít, mint aki benne van.

        Másért nem kap pontot, hiszen se építménye, se ezüstje nincs. A te pontjaidat úgy számoljátok, mint bármelyik játékban.
    .example = Helena 5 munkása van a céhházban: 15 GyP. A katedrális 3. szintje 7, a 8 erény 0, a 4 márvány 4. Levonás: 2 egy fennálló adósságért, és 1 a 3 bebörtönzött munkásért. Ez 23 GyP. Constantine esetében az 5 munkás 5 GyP-t érne, az összeg 13 lenne.

rules-o13 = Egyszemélyes játékmód: mikor nyersz?
    .answer = Akkor nyersz, ha több GyP-t szerzel, mint az ellenfél. Egyenlő pontszámnál nem nyertél, a program döntetlennek mutatja.
    .details = Az egyszemélyes játékban nincs holtversenyt eldöntő szempont: sem az erényt, sem az ezüstöt nem hasonlítjátok össze. A szabályfüzet több pontot kér, mint amennyi az ellenfélé, az egyenlőséget nem említi; ez tehát a program döntése.

        Ha Constantine ellen már rendre nyersz, fordítsd meg a táblát. Helena minden céhházban lévő munkásáért 3 GyP-t kap, ellene jóval több pont kell.

rules-o14 = Egyszemélyes játékmód: mit tud a program, és mit nem?
    .answer = A 30 tervkártya szövege nincs meg a programban. Ezért az egyszemélyes játék vezetett játék: a saját kártyáidat olvasod, beírod, mi történik, a program pedig követi és pontozza.
    .details = Az ellenféltáblából csak a pontozást ismeri. Az a változat is hiányzik, amelyben két játékos küzd az ellenfél ellen.

        Ahol a kártyáid hallgatnak, az ellenfél játékosnak számít: amikor valaki a legtöbbet keresi, a frissítésnél, az emlékműnél és az őrtoronynál, és amikor munkásokat fognak el. A katedrálisnál szabad hely kell neki, a feketepiac három mezőjéhez tartja magát, és sorban tölti a céhházat. Hogy felfed-e jutalomkártyát, az a kártyáján áll; a program megkérdezi tőled.
## Vitás kérdések és döntések

rules-x1 = Letehetek munkást úgy, hogy ott semmit sem csinálok?
    .answer = A királyi raktárban, a városközpontban és az őrházban igen, mert ott munkásonként legfeljebb egy akció jár, és a nulla is belefér. Az adóházban, a feketepiacon és a céhházban nem.
    .details = Az adóházban kell lennie ezüstnek, és mindet elviszed. A feketepiacon ki kell fizetned az árat. A céhházban építened kell, vagy szintet lépned a katedrálisnál. A kőfejtőben, az erdőben, a bányában és az ezüstművesnél mindig elveszed, ami jár, nem utasíthatod vissza. A műhely mindig használható, mert üres pakliból is szabad húzni.

        Az akció nélküli lehelyezésnek is lehet értelme: a következő munkásod ott már többet ér.
    .editions = A szabályfüzet három helyen enged kevesebbet csinálni, és szó szerint csak az üres adóházat tiltja. Egy nyilvános online változat a városközpontban és az őrházban legalább egy akciót kér. A program nem, mert a szabályfüzet sem kéri.

rules-x2 = Mi van, ha nincs munkásom, és visszavenni sincs honnan?
    .answer = Akkor a börtönből vagy egy ellenfél táblájáról veszel vissza 1 saját munkást, ahogy akarod. A feketepiacról és a céhházból soha. Ha sehol sincs, kimarad a köröd.
    .details = Ha üres táblával kezded a körödet, rendes esetben az egész köröd annyi, hogy visszaveszel 1 munkást egy nagy karikás helyszínről. Ha ott sincs egy sem, a szabály betűje szerint kiesnél a játékból, talán végleg.

        Ezért ilyenkor megnyílik a börtön és az ellenfelek táblája, de csak erre az egy munkásra, és csak ebben az esetben. Nem kerül semmibe, és ez az egész köröd. A feketepiacon lévők egy frissítésre várnak, a céhházban lévők a végéig maradnak.
    .example = Inez munkás nélkül kezdi a körét. A 20-ból 9 a céhházban van, 2 a börtönben, 8 Karcsi tábláján és 1 a feketepiacon. Nagy karikás helyszínen egy sincs. Inez 1 munkást ingyen visszavesz Karcsi táblájáról. A következő körben már leteheti az őrházba.
    .editions = A szabályfüzet a visszavételnél mind a négy helyet kizárja, és nem mondja meg, mi van, ha máshol nincs munkásod. Egy nyilvános online változat megnyitja a börtönt, a feketepiacot és az ellenfelek tábláját. A program a feketepiacot nem: azt a szabályfüzet szerint csak egy frissítés ürítheti ki.

rules-x3 = Ha a saját munkásaimat fogom el, kevesebb elfogásom marad?
    .answer = Nem. A szám abban a pillanatban dől el, amikor leteszed a munkást: minden ott lévő munkásod, az újjal együtt. Az egész látogatásra ennyi marad, akárki megy is el közben.
    .details = A városközpontban fontos, ahol a saját csapatodat is elfoghatod, a most letett munkással együtt. 3 munkással ott legfeljebb 3 elfogásod van. Ha az elsővel a saját 3 munkásodat viszed haza, még mindig jöhet kettő. A saját csapatod is egy elfogás a tieid közül, és ugyanannyiba kerül, mint bármelyik. A helyszínek határa is él, és a városközpont is helyszínnek számít.

        A következő látogatáskor újra számolsz.
    .editions = A szabályfüzet megengedi, hogy a városközpontban is elfogj, akár a most letett munkást is. Azt nem írja, hogy ezután újra kell-e számolni. A program egyszer számol, mert a lehelyezés dönti el, mit tehetsz.

rules-x4 = Kerül valamibe az építmények elfogása és kiszabadítása?
    .answer = Nem: se ezüst, se adó, se munkás az adott helyszínen. A fegyvertár és a kaszárnya 1 csapatot fog el 1 helyszínről. Az erőd 2 csapatot, egy vagy 2 helyszínről, akárhányan játszotok.
    .details = A kaszárnyánál választasz: vagy 1 elfogás, vagy az ellenfelek tábláiról az összes munkásod hazahozása a szokásos ár nélkül. A rejtekhely a börtönből hozza haza az összes munkásodat. Elfogni itt is csak nagy karikás helyszínről lehet, és egy elfogás egy helyszínről egy szín összes munkását viszi.

        Bármelyiket visszautasíthatod. De most vagy soha: a hatást nem teheted el egy későbbi körre.
    .editions = A szabályfüzet szerint úgy cselekszel, mintha a városközpontban vagy az őrházban lennél, és nem írja, hogy kell-e fizetni. Az erődnél egy vagy 2 helyszínt említ. A többi a kártyák képéről való. A program ingyenesnek veszi ezeket a hatásokat.

rules-x5 = Összeesküvő: elfogásonként vagy látogatásonként 1 ezüst?
    .answer = Látogatásonként. Minden összeesküvőd 1 ezüstöt vesz le a második és a további elfogásaid árából, 0 alá sosem. Az első elfogás 1 adójához nem nyúl.
    .details = Az elfogásokat egyesével fizeted, ezért a gyakorlatban így néz ki: egy összeesküvővel a második elfogásod ingyenes, minden további 1 ezüst. Két összeesküvővel a második és a harmadik is ingyenes. Ha csak egyet fogsz el, az összeesküvő semmit sem spórol.

        Ha nálatok a másik olvasat járja, állítsátok át: akkor az első után minden elfogás 1 ezüsttel olcsóbb, vagyis ingyenes.
    .example = Hárman játszanak. Márta erénye 7, van egy összeesküvője, és most teszi le a 4. munkását a városközpontba. Négy elfogást hajt végre 2 helyszínen, és 1 adót, majd 0, 1 és 1 ezüstöt fizet. Összeesküvő nélkül 1 adót és 3 ezüstöt, két összeesküvővel 1 adót és 1 ezüstöt fizetne.
    .editions = A szabályfüzet 1 érmével kevesebbet kér a városközpont elfogásaiért, az adót kivéve. Ez szólhat a látogatásra és az egyes elfogásokra is. Egy nyilvános online változat elfogásonként adja. A program látogatásonként, de egy beállítással a másikat is választhatod.

rules-x6 = Rudolf: a feketepiacon is olcsóbb a felbérlés?
    .answer = Nem, csak a műhelyben. Ott Rudolf 1 ezüstöt és 2 adót fizet egy segédért, és teljes egészében a kihagyott kártyák érméit. A feketepiacon a szokásos 2 ezüstöt fizeti.
    .details = A kedvezmény a sima ezüstből vesz le 1-et, az adóhoz nem nyúl. 3 vagy kevesebb erénynél ő is elhagyhat adót, mint bárki más, így 3 vagy 2 erénynél 1 ezüstöt és 1 adót fizet. A kocsmánál a felbérlés amúgy is ingyenes. A másik előnye nincs helyhez kötve: 6 segédje lehet, akárhol bérelte fel őket.
    .editions = A szabályfüzet 1 érme kedvezményt ad neki a felbérlésre, az adóból nem, és helyet nem nevez meg; a táblája sem mutat egyet sem. Az adó említésének csak a műhelyben van értelme, mert a felbérlés ott adóköteles, és egy nyilvános online változat szövege is a műhelyt írja.

rules-x7 = Vihet-e egy kedvezmény 0 alá egy árat?
    .answer = Nem. Egy ár lemehet 0-ra, de lejjebb nem, és a kedvezményből sosem lesz bevétel. Ami megmarad belőle, az elvész.
    .details = Néhány eset, ahol ez előjön. A csalóval a feketepiac bal oldali mezője 1 helyett 0 ezüst. Két összeesküvővel és csak két elfogással a második ingyenes, a másik összeesküvő nem spórol semmit. 1 vagy 0 erénynél 2 adót hagyhatnál el, de az első elfogásban csak 1 van, így az 0-ba kerül. A szemfényvesztő megóv egy erényveszteségtől, de erényt nem ad.
    .editions = A szabályfüzet alsó határ nélkül adja meg a kedvezményeit, és arról sem ír, mi lesz a maradékkal. A program 0-nál megáll: kevesebbet fizetni nem ugyanaz, mint pénzt kapni.

rules-x8 = Adókerülés: körönként egyszer vagy minden fizetésnél?
    .answer = Minden fizetésnél, amelyikben adó van, tehát az őrház minden egyes akciójánál. 3 vagy 2 erénynél mindig 1 adót hagysz el, 1 vagy 0 erénynél 2-t.
    .details = A fizetés pillanatában meglévő erényed számít. Egy adósság kifizetése 1 erényt hoz, ezért ugyanabban a látogatásban a következő fizetés drágább lehet. Amit nem használsz ki, nem viheted át másik fizetésre. És az elhagyott adót egyáltalán nem fizeti ki senki: az adóházba sem kerül érte semmi.

        A szabályfüzet szerint, ha akarod, teljes árat is fizethetsz. A program mindig kihasználja a kedvezményt.
    .example = Olga erénye 3, két fennálló adóssága van, és most 2 munkása az őrházban. Az első adósságot 3 ezüstért és 2 adóért fizeti ki, ez összesen 5, és az erénye 4-re nő. A második már a teljes 3 ezüst és 3 adó, összesen 6. A végén Olga erénye 5.
    .editions = A szabályfüzet jelenként 1 adó elhagyását engedi a következő költségekből, de nem mondja, hányszor. A program minden fizetésnél megteszi, mindegyiket külön nézve. Ráadásul mindig megteszi, holott a szabályfüzetben ez csak lehetőség.

rules-x9 = 0 erényem van: tehetek olyat, ami erénybe kerül?
    .answer = Igen. Minden erény helyett, amit 0 alatt veszítenél, 1 fennálló adósságot veszel fel. 1 erénynél például az adóház 0 erényt és 1 adósságot hagy neked.
    .details = Az erényveszteség nem olyan ár, amelyet ki kell tudnod fizetni, ezért sosem akadályoz meg semmiben. Ez igaz az adóházra, a feketepiacra, és azokra a segédekre és építményekre is, amelyek erénybe kerülnek.

        Az őrházban vigyázz. Ha az ellenfelek tábláiról adóssággal és 1 erénnyel szabadítod ki a munkásaidat, 0 erénynél 2 adósságot veszel fel: az egyik az ár, a másik az erény helyett jön. Mindegyik −2 GyP a végén, hacsak meg nem szabadulsz tőle.
    .example = Pali erénye 1, és elvisz 9 ezüstöt az adóházból. 2 erényt kellene veszítenie: az egyik 0-ra viszi, a másikból adósság lesz. Később adóssággal és 1 erénnyel kiszabadít 4 munkást az ellenfelek tábláiról, és 2 adósságot vesz fel. Most 3 adóssága van, együtt −6 GyP.
    .editions = A szabályfüzet minden 0 alatti erényért egy adósságot ad. Azt nem írja, hogy választhatsz-e olyan akciót, amelynek a veszteségét nem bírod el. A program megengedi, hiszen az adósságok éppen erre valók.

rules-x10 = Mikor kell pontosan nézni az erény határait?
    .answer = A feketepiacnál a munkás lehelyezésekor: legfeljebb 9 erény. A katedrálisnál a szintlépés kezdetekor: legalább 5 erény. Hogy utána mi lesz az erényeddel, az már nem számít.
    .details = Aki tehát már a feketepiacon van, ott marad akkor is, ha közben 10-re vagy fölé emelkedsz, és a megkezdett akciót befejezed. A katedrálisnál ugyanígy: ha egyszer elkezdted, semmi sem állíthatja meg. Legközelebb persze újra megnézitek. Ha egy körben erényt veszítesz, a feketepiac a következő körödtől nyílik meg: 11 erénynél az adóház 9-re visz.
    .editions = A szabályfüzet 10 erénytől fölfelé a feketepiacot, 4-től lefelé a katedrálist zárja be, amíg vissza nem térsz a túloldalra. Hogy melyik pillanatban kell nézni, azt nem mondja. A program a kezdéskor nézi.

rules-x11 = Fizethetek egy segédért a rajta fekvő érmékkel?
    .answer = Nem. Előbb a teljes árat kifizeted a saját ezüstödből. Csak utána kapod meg a felbérelt kártyán lévő érméket.
    .details = A műhelyben az ár 2 ezüst és 2 adó, és minden oszlopért, ameddig nem érsz el, még 1 ezüst. Ezek az érmék ugyanannak a sornak a kártyáira kerülnek, balról egyesével. Csak annyit teszel le, amennyi kell, többet senki kedvéért vagy bosszantására sem. Az új kártyádon lévő érmék rögtön utána a tieid, a későbbi köreidre. A feketepiacon ugyanígy: előbb a 2 ezüst, aztán az érmék.
    .example = Jonatán ezüstje 4, erénye 7, és az első munkását teszi a műhelybe. A 2. oszlop egyik kártyáján 3 érme fekszik, és 2 + 2 + 1, azaz 5 ezüstbe kerülne. Jonatán nem bérelheti fel. Ugyanez a kártya az 1. oszlopban 4 ezüst lenne, és utána járna a 3 érme.
    .editions = A szabályfüzet annak adja az érméket, aki a kártyát felbérli, de azt nem írja, hogy fizetés előtt vagy után. A program előbb fizettet, mint a játék minden más áránál.

rules-x12 = Ki kapja az adósságot frissítéskor, ha üres a börtön?
    .answer = Senki. Ha abban a pillanatban egyetlen játékosnak sincs munkása a börtönben, senkinek sincs a legtöbb, így adósságot sem vesz fel senki.
    .details = A kapuőrök után nézitek meg, tehát ők még az utolsó pillanatban kiüríthetik a börtönt. Ha a céhház vált ki frissítést, az is lehet, hogy a feketepiacon egyetlen munkás sincs. Ha viszont csak egy is van a börtönben, a gazdájának van a legtöbb, és ő adósságot vesz fel. Ha többen vezetnek ugyanannyival, mindegyikük 1-et.
    .editions = A szabályfüzet annak vagy azoknak ad adósságot, akiknek a legtöbb munkásuk van a börtönben. Ha mindenkinek 0 van, azt holtversenynek is lehetne venni. A program nem ad adósságot: a legtöbbhöz legalább egy munkás kell.

rules-x13 = Mikor van pontosan a frissítés, és lehet-e kettő egy körben?
    .answer = Az egész akció és minden hatása után, de még azelőtt, hogy 6-ig eldobnád az építményeidet, és a következő játékos előtt. Egy körben sosincs egynél több.
    .details = Aki a feketepiac harmadik mezőjét elfoglalja, előbb fizet, és mindent megkap. Aki a céhházban frissítést kiváltó mezőre lép, előbb befejezi az építményt vagy a katedrális szintjét, mindennel, amit hoz. Ezután jön a frissítés, még ugyanabban a körben. A kézlimit csak azután következik.

        Körönként egy munkást teszel le, tehát legfeljebb egy ok lehet a frissítésre. A promóciós daruval másodikat is letehetsz, de frissítés akkor is csak egy van.
    .editions = A szabályfüzet szerint előbb be kell fejezni az akciót, és egy példája a kör végére teszi a frissítést. A kézlimitről és két frissítésről nem ír. A daru nincs a szabályfüzetben. Ez a sorrend a miénk.

rules-x14 = Mit kínál a feketepiac jobb oldali mezője, amíg nincs rajta kártya?
    .answer = Azt, ami a táblára van nyomtatva: 2 márványt, 1 követ és 1 fát, a szokásos 3 ezüstért és 1 erényért. Így van az első frissítésig, és megint, miután újrakevertétek a kártyákat.
    .details = Az előkészületek után mind a 10 kártya a bal oldali mezőn van, a kis piaccal felfelé, a jobb oldalin egy sincs. Minden frissítés egy kártyát jobbra fordít. Amikor a bal pakli elfogy, a jobb oldal összes kártyáját megkeveritek, és az lesz az új bal pakli. A jobb oldali mezőn ekkor újra a nyomtatás látszik.

        A bal oldali mezőn is van nyomtatás, de sosem használjátok: a paklija rögtön újratöltődik.
    .editions = A szabályfüzet szövege nem mondja meg, mit kínál a jobb oldali mező kártya nélkül. A program azt adja, ami egy nyilvános online változat képein a táblára van nyomtatva.

rules-x15 = Milyen sorrendben jönnek a játékosok frissítéskor?
    .answer = A soron lévő játékostól az óramutató járása szerint. De nincs jelentősége: akárki jön először, az eredmény ugyanaz.
    .details = A kapuőr, a fegyvernök és a promóciós Fara csak a saját gazdája bebörtönzött munkásait nézi, másét soha. Várakozással tehát senki sem nyer semmit. Ha már mindenki használta a magáét, mindenki egyszerre veszít 1 erényt, akinek 3 vagy több munkása van a börtönben. Aztán akinek a legtöbb van ott, adósságot vesz fel. A saját hatásaid sorrendjét te választod meg, és az már számíthat.
    .editions = A szabályfüzet tetszőleges sorrendet enged ezeknek a hatásoknak, és nem mondja meg, ki kezdi. A program a soron lévő játékostól az óramutató járása szerint kérdez, hogy mindenki tudja, mikor jön.

rules-x16 = Kapuőr és fegyvernök ugyanabban a frissítésben: melyik jön előbb?
    .answer = Te választasz. Hozza ki előbb a kapuőr 2 munkásodat. Ha ezután nem marad munkásod a börtönben, a fegyvernök megadja a jutalmát.
    .details = A fegyvernök akkor néz körül, amikor használod, és csak a te munkásaidat nézi, a többiek bebörtönzött munkásai nem számítanak. A kapuőr tehát szabaddá teheti neki az utat. Jobb sorrend nincs. Ezért a program előbb a kapuőrökről és a promóciós Fara képességéről kérdez, és csak utána nézi a fegyvernököket. A folytatásban is segít: ha kevesebben vannak bent, megúszhatod az erényveszteséget vagy az adósságot.
    .example = A feketepiac munkásai már a börtönben vannak, köztük Léna 2 munkása. A kapuőr mindkettőt kihozza. Nem maradt bent senki, így Léna aranyat adó fegyvernöke 1 aranyat hoz. Ha 3 lenne bent, 1 ott maradna: arany nem járna, de erényveszteség sem.
    .editions = A szabályfüzet mindenkire rábízza, milyen sorrendben használja ezeket a hatásokat. Egy nyilvános online változat mindig a fegyvernökökkel kezdi, és nem kérdez. A program a szabályfüzetet követi.

rules-x17 = Mi van, ha kevés kártya van az építmények paklijában?
    .answer = Annyit húzol, amennyi van, akár semennyit. Ha a feketepiacon húznál 5-öt, de nincs annyi, azt nézed meg, ami van, és 1-et megtartasz, ha egyáltalán maradt.
    .details = Az eldobott kártyák már ott vannak a pakli alján, az üres pakli tehát tényleg azt jelenti, hogy minden kártya kézben van, vagy megépült. Ha a katedrálisért eldobsz egy építményt, és a jutalommal húzhatsz, akár ugyanazt is visszakaphatod.

        A segédek paklija a doboz kártyáival nem fogyhat el: a 40-ből 8 van kirakva, és legfeljebb 26-ot bérelnek fel, fejenként ötöt, Rudolf hatot. Marad 6.
    .editions = A szabályfüzet nem mondja meg, mi történik, ha valamelyik pakliban kevés a kártya. A programban annyit húzol, amennyi van, és a hiányt később senki sem pótolja.

rules-x18 = Építmény: előbb az erény, vagy előbb a hatás?
    .answer = Előbb az erény. Fizetsz, leteszed a kártyát, lépsz az erénysávon, és csak azután jön az azonnali hatás.
    .details = Az eredményen ez szinte sosem változtat, de a sáv két végén eldönti, miről határozol előbb. Ott a templom 14 erénynél és két fennálló adósságnál: az 1 erénye 14 fölé megy, tehát eltörölhetsz egy adósságot, aztán a hatása eltörölheti a másikat. A sáv alján ott a fogadások háza 0 erénynél: az elveszett erényből adósság lesz, aztán a hatása ad még egyet.
    .editions = A szabályfüzet a kártyán lévő erényt a hatás előtt magyarázza el, és a hatást rögtön az építéskor kéri. A kettő sorrendjét nem rögzíti. A program azt a sorrendet tartja, amelyikben a füzet elmagyarázza őket.

rules-x19 = Hat az emlékmű és az őrtorony az egyszemélyes ellenfélre?
    .answer = Igen, játékosnak számít. Az emlékműved neki is ad 1 erényt. Az őrtornyod neki is 1 erényébe kerül, ha 3 vagy több munkása van a börtönben.
    .details = Mindkét kártya minden játékosról beszél, és az egyszemélyes ellenfél is az. Neked az emlékmű összesen 2 erényt ad, mert maga a kártya is mutat 1-et. Az őrtornyon −1 áll, és ha neked is 3 vagy több munkásod van a börtönben, még 1-et veszítesz.

        Érdemes előbb az ellenfélre nézni: az ő erénye a végén ugyanúgy GyP-t ér, mint a tiéd. Ő maga sosem építi meg ezeket, mert nincsenek építményei.
    .editions = A szabályfüzet szerint minden játékos kap vagy veszít erényt. Hogy Constantine és Helena köztük van-e, azt nem mondja. A program szerint igen, mert mindkettőjüknek helye van az erénysávon, és pontot is kapnak érte.

rules-x20 = Szökőkút és játékbarlang együtt: mibe kerül egy adósság?
    .answer = Minden fennálló adósság 2 GyP-be, mintha egyik sem lenne meg. A két építmény kioltja egymást.
    .details = Egy fennálló adósság rendesen 2 GyP. A szökőkúttal 1-gyel kevesebb, tehát 1 GyP. A játékbarlanggal 1-gyel több, tehát 3 GyP. Ha mindkettő a tiéd, az egy pont le és egy pont föl után marad a 2. A két építmény nyomtatott GyP-je a szokásos módon jár, a kifizetett adósság pedig soha nem kerül semmibe. Az számít, hány fennálló adósságod van a játék végi erényváltozások után.
    .example = Viktor 3 fennálló adóssággal végez. A két építménnyel együtt ez 6 GyP levonás. Csak a szökőkúttal 3 GyP lenne, csak a játékbarlanggal 9 GyP. A kifizetett adósságai egyik esetben sem kerülnek semmibe.
    .editions = A szabályfüzet külön írja le a két építményt: az egyiknél adósságonként 1 GyP-vel kevesebbet, a másiknál 1 GyP-vel többet veszítesz. A kettőt együtt nem említi. A program összeadja a kettőt.

rules-x21 = Beleszámít-e az akvadukt önmagába?
    .answer = Igen. A játék végén az akvadukt minden megépített építményedért 1 GyP-t ad, magáért is, a rányomtatott 3 GyP-n felül.
    .details = Öt megépített építménnyel, az akvadukttal együtt, 3 + 5, azaz 8 GyP-t kapsz érte. Ha ez az egyetlen építményed, 3 + 1, azaz 4-et ér. Csak a megépített építmények számítanak. A kezedben maradt kártyák nem, és a katedrális szintjei sem, pedig mindkettőhöz a céhházat használod.
    .editions = A szabályfüzet a megépített építményeket számolja, és az akvaduktot nem hagyja ki. Egyik mondatát 3-anként 1 GyP-nek is lehet érteni, de a kártya képén építményenként 1 GyP áll. A program magát a kártyát is beleszámítja, hiszen az is megépült.

rules-x22 = Melyik kártya a francia szabályfüzet „Musée” nevű építménye?
    .answer = A csillagvizsgáló: a játék végén 2 márványonként 1 erény. A promóciós múzeum egy másik kártya, az 2 megépített építményenként ad 1 erényt.
    .details = Aki a francia szabályfüzetet más nyelvű kártyákkal használja, itt megakad. A francia felsorolás a Musée nevet a vár, a ciszterna és a kereskedőállomás mellé teszi, amelyek mind erényt adnak a játék végén. Minden más francia név párba állítható egy angol kártyával, és csak a csillagvizsgáló marad pár nélkül.

        A múzeumon csillag van, és csak akkor kerül játékba, ha megvan nektek, és jelzitek. Magát is beleszámítja.
    .editions = A francia szabályfüzet a doboz 40 építménye között sorolja fel a Musée nevet. Egy nyilvános online változatban a csillagvizsgáló áll ezen a helyen, és van egy promóciós múzeum is. A másik 39 név egy az egyben megfelel, ezért a program a csillagvizsgálónak veszi.

rules-x23 = Számoló építmények: hány darab után jár 1?
    .answer = GyP: akvadukt építményenként, öregtorony 3 elfogott munkásonként, világítótorony 4 erényenként, uzsorás háza kifizetett adósságonként. Erény: vár 2 aranyanként, csillagvizsgáló 2 márványonként, ciszterna 2 kifizetett adósságonként, kereskedőállomás agyagból, fából és kőből együtt 4-enként.
    .details = Csak a teljes csomagok számítanak, a maradék elvész. A kereskedőállomásnál előbb összeadod az agyagot, a fát és a követ, tetszőleges arányban, és csak aztán osztasz.

        A sorrend is fontos. Az erényt adó négy jön előbb, mielőtt bármit pontoznátok. A világítótorony az utána kialakult erényedet nézi. Így egy vár vagy egy kereskedőállomás a világítótoronynál is hozhat még egy GyP-t.
    .example = Nóra a végén 7 elfogott munkást, 9 erényt, 5 aranyat, 3 agyagot, 2 fát és 4 követ számol össze. A vár az aranyért 2 erényt ad, a kereskedőállomás a másik 9 darabért 2-t: ez 13 erény. A világítótorony ezért 3 GyP-t ad, az öregtorony az elfogott munkásokért 2 GyP-t.
    .editions = A szabályfüzet egyik mondatát úgy is lehet érteni, hogy mind a négy GyP-t adó építmény 3-anként számol, egy másikat úgy, hogy mind a négy erényt adó 1-enként. A kártyákon a fenti számok állnak, a program ezeket követi. A füzet példája az öregtoronyról ezzel egyezik.

rules-x24 = Therese a várral és a csillagvizsgálóval: mi számít?
    .answer = Mindkettő együtt számolja az aranyat és a márványt. Ha Therese mindkettőt megépítette, ugyanazok a darabok mindkettőnél számítanak. Az aranyat vagy márványt kérő árakat pedig tetszőleges keverékben fizetheti.
    .details = A vár 2 aranyanként, a csillagvizsgáló 2 márványonként ad 1 erényt. Therese számára az arany és a márvány az árakban és a célokban ugyanaz, ezért mindkét építménynél összeadja őket. A katedrális 5. szintjéhez, amely 2 arany és 2 márvány, a kettőből bármilyen négy darab megteszi.

        Amit kap, azon ez nem változtat: a királyi raktár és a feketepiac azt adja, ami rajta áll. A végén minden arany és minden márvány amúgy is 1 GyP.
    .example = Therese 3 arannyal, 2 márvánnyal, a várral és a csillagvizsgálóval végez. A vár 5 darabot számol, és 2 erényt ad; a csillagvizsgáló ugyanazt az 5-öt számolja, és szintén 2-t ad. Ez 4 erény. Más játékos csak 1 + 1, azaz 2 erényt kapna.
    .editions = A szabályfüzet minden árnál és célnál engedi, hogy a márványt aranyként, az aranyat márványként használja. Hogy egy darab két építménynél is számíthat-e, azt nem írja. A program minden építményt magában néz.

rules-x25 = Már 5 segédem van: hogyan bérelek fel még egyet?
    .answer = Egyetlen döntéssel választod ki az új kártyát, és azt a segédedet, aki elmegy. Ha mind az ötöt megtartanád, inkább húzz építményeket; a kocsmánál a felbérlést ilyenkor visszautasíthatod.
    .details = A határ 5, Rudolf esetében 6. Az eldobott segéd képpel lefelé a segédek paklijának aljára kerül, és az erény, amit annak idején hozott vagy elvitt, nem változik vissza. A műhelyben és a feketepiac középső mezőjén mindig ott a másik lehetőség, az építmények húzása. A kocsmánál nincs ilyen. Ezért ha tele van a keret, a felbérlését visszautasíthatod; ha nincs, fel kell bérelned valakit.
    .editions = A szabályfüzet engedi, hogy helycsinálásképpen segédet dobj el, az azonnali hatásokat viszont végrehajtatja. Hogy teli keretnél mi van a kocsmával, azt nem írja. Egy nyilvános online változatban mindig kihagyható, a programban csak akkor, ha egy segédedbe kerülne.

rules-x26 = Megtehetem kétszer ugyanazt az őrházban, egy látogatáson belül?
    .answer = Igen, de csak az adósság kifizetése ér valamit másodszorra is: minden adósság külön akció. A másik három már elsőre minden munkást elintéz.
    .details = Az egyik akció a tábládról az összes elfogottat börtönbe küldi, a másik a börtönből az összes munkásodat kiszabadítja, a harmadik az ellenfelek tábláiról hozza haza mindet. Utána másodszorra már nem marad semmi. Az adósság más: 3 munkással az őrházban akár 3-at is kifizethetsz, egyenként 3 ezüstért és 3 adóért. A program csak olyan akciót kínál fel, amelyik változtat valamin.
    .editions = A szabályfüzet szerint egy látogatással több adósságot is kifizethetsz, mindegyiket külön akcióval. A másik három ismétléséről nem ír. A program engedné, de kihagyja, aminek nincs hatása.

rules-x27 = Ebben a körben eldobtam egy segédet: számít még a mestersége?
    .answer = Nem, a mestersége rögtön elvész. Onnantól csak azokkal a mesterségekkel építhetsz, amelyek a megmaradt segédeidnek vannak.
    .details = Ritkán van jelentősége. Egy építmény mesterségeit a hatása előtt nézitek. Ha tehát megépíted a kocsmát, és helycsinálásképpen elküldesz valakit, a kocsma addigra már áll. Az új segéd mestersége azonnal számít.

        A képességekkel más a helyzet: a folyamatban lévő akció azokkal a segédekkel megy végig, akik a munkás lehelyezésekor nálad voltak. A játék végén a kunyhók csak a megmaradt segédeidet számolják.
    .editions = A szabályfüzet szerint a segédek az építéstől nem használódnak el, és el is dobhatod őket. Azt nem mondja meg, mikortól hiányzik a mesterségük. A programban a kártyával együtt megy.

rules-x28 = Utolsó forduló: mire jó a céhház mellé tett munkás?
    .answer = Megépíthetsz vele 1 építményt, vagy 1 szintet léphetsz a katedrálisnál, mint bármelyik céhházba tett munkással. Nem jön vissza, nem vált ki frissítést, és magában nem ér semmit, kivéve az egyszemélyes ellenfélnél.
    .details = Amikor az utolsó mező is megtelt, nincs több hely, de mindenkinek van még egy köre. Ha a céhházat használod, a munkást mellé teszed, és a szokásos módon cselekszel: fizetsz, és kellenek hozzá a mesterségek vagy az erény.

        Egyszemélyes játékban az ellenfél pontot kap a céhházban lévő munkásaiért, Constantine 1, Helena 3 GyP-t darabonként. A mellé tettek is beleszámítanak.
    .editions = A szabályfüzet szerint az utolsó fordulóban a munkásokat a céhház mellé kell tenni. Hogy az egyszemélyes pontozásnál számítanak-e, azt nem írja. A program beleszámítja őket, mert ugyanazt a munkát végezték el.

rules-x29 = Tömlöc: előbb vagy utóbb jobb elveszíteni a 2 erényt?
    .answer = Rajtad áll: a játék végi nyereségeid előtt, között vagy után. A program minden sorrendet kipróbál, a legtöbb pontot hozót választja, és megmutatja, melyik volt az.
    .details = A sáv két végén számít. 14 közelében sokszor jobb előbb veszíteni, hogy a nyereségekből kevesebb vesszen kárba; igaz, a 14 fölötti erény fennálló adósságot is eltörölhet. 0 közelében előbb szerezz, mert minden 0 alatti erényből adósság lesz.

        Amit egy építmény ad, az egyetlen lépés, nem osztható meg. Az adósságok eltörlődnek, amikor csak lehet: ekkor ezzel már sosem jársz rosszul.
    .example = Zsófi építményei: tömlöc és vár, az erénye 13, adóssága nincs, aranya 6. Tömlöccel kezdve: 11, aztán 14, ez 7 GyP. Várral kezdve: 14, 2 kárba vész, aztán 12, ez 3 GyP. Egy másik játékban Félix tömlöce mellé 1 erény, ciszterna és 2 kifizetett adósság jut. Ciszternával kezdve: 2, aztán 0, azaz −9 GyP. Tömlöccel kezdve: 1 erény és egy új adósság, azaz −8 és −2.
    .editions = A szabályfüzet a veszteséget a pontozás elé teszi, szabadon egy erénynyereség elé vagy mögé. Hogy több nyereségnél mi van, azt nem írja. A program közéjük bárhová beengedi, de egy építmény nyereségét nem osztja ketté.

rules-x30 = Egyszemélyes játékmód: mi van, ha egyenlő a pontszám?
    .answer = Akkor nem nyertél. A győzelemhez több GyP kell, mint amennyi Constantine vagy Helena pontja; az egyenlő pontszámot a program döntetlennek mutatja.
    .details = Ami emberek között eldönti az egyenlőséget, az erény, aztán az ezüst, itt nem számít. Az ellenfélnek nincs is ezüstje. Az utolsó köröd előtt számold ki tehát, mennyije lesz: a céhházban lévő munkásaiért darabonként 1 vagy 3 GyP, a katedrálisszintje, az erénye és a márványa, ebből lejön fennálló adósságonként 2 GyP, és minden 2 bebörtönzött munkása után 1 GyP. Így tudod, mennyi kell neked.
    .editions = A szabályfüzet azt a célt adja, hogy több pontot szerezz, mint az ellenfél. Az egyenlőségről nem ír. A program szó szerint veszi a célt, és az egyenlőséget döntetlennek hívja.

rules-x31 = Egyszemélyes játékmód: hová kerül az a 2 építmény, amelyiket nem tartom meg?
    .answer = Képpel lefelé az építmények paklijának aljára. Húzol 5-öt, megtartasz 3-at, a másik 2-t alulra teszed. Nem kerülnek ki a játékból.
    .details = Az eldobott építmények mindig oda kerülnek. Csak akkor látod őket újra, ha már mindent kihúztatok, ami fölöttük volt. A négy nyersanyagpiac más eset: az agyagpiac, az ezüstpiac, a kőpiac és a fapiac még a húzás előtt kikerül a játékból, a pakliban tehát eleinte 36 kártya van, a választásod után 33. A 2 kártyád sorrendje alul véletlen.
    .editions = A szabályfüzet szerint a 2 kártyát el kell dobni, de azt nem írja, hová. Minden más helyen képpel lefelé a pakli aljára teszi az eldobott építményeket, ezért a program itt is így tesz.

rules-x32 = Egyenlőség: melyik erény és melyik ezüst számít?
    .answer = A végső, az összes játék végi erényváltozás után. A több erény nyer, aztán a több ezüst. Ha az is egyforma, közös a győzelem.
    .details = Egy vár vagy egy kereskedőállomás tehát eldönthet egy egyenlőséget: számít az erény, amit a végén hoz, és az is, amit a tömlöc elvesz. Magát az erényt nézitek, nem az érte járó GyP-t: a 9 megelőzi a 6-ot, pedig mindkettő 0 pont. Az ezüst a pontozással nem fogy el. Az egészet nézitek, nem csak a teljes tízeseket. Csak azokat hasonlítjátok össze, akik a legtöbb GyP-nél egyenlők.
    .editions = A szabályfüzet az erényt, aztán az ezüstöt nevezi meg, de nem mondja, melyik pillanatban. A program azokat az értékeket veszi, amelyekkel éppen pontoztatok, hiszen ezek az utolsók.

rules-x33 = Két segéd ugyanazzal a képességgel: mindkettő számít?
    .answer = Igen, mindegyik teljes értékben, egyszer látogatásonként, akciónként, szintlépésenként, adósságonként vagy frissítésenként. Csak a királyi raktárban nem érne többet ugyanaz a csere kétszer, mint egyszer.
    .details = Két favágó az erdőben minden látogatáskor 2 fával ad többet, akárhány munkásod van ott. Két szélhámos a feketepiac minden akciójánál megadja, ami a kártyáján áll, két ministráns minden szintlépésnél, és két fegyvernök minden frissítésnél külön-külön néz körül.

        Egy cserét amúgy is annyiszor használhatsz, ahány akciód van, ezért kétszer birtokolni nem jelentene semmit. A dobozban nincs két egyforma csere.
    .editions = A szabályfüzet engedi, hogy ugyanazt a segédet többször is felbéreld. Azt nem mondja, hogy a képességek összeadódnak. A programban igen, különben a másodiknak csak a mestersége érne valamit.

rules-x34 = Kötelező-e használni egy építmény azonnali hatását?
    .answer = Most vagy soha. A nyereség és a veszteség kötelező, például a fogadások házának adóssága is. Az elfogást és a kiszabadítást visszautasíthatod; a templom és a könyvtár amúgy sem kötelező.
    .details = Egy hatást nem teheted el későbbre. Nyersanyag, kártya, adósság és erény jön, akár tetszik, akár nem, az emlékmű és az őrtorony pedig minden játékost elér. Elfogni és kiszabadítani úgy lehet, mint a városközpontban és az őrházban, ahol kevesebbet is csinálhatsz, mint amennyit szabad. A kocsmánál fel kell bérelned valakit, hacsak nincs már annyi segéded, amennyi lehet.
    .editions = A szabályfüzet minden azonnali hatást az építéskor kér. Az elfogásnál és a kiszabadításnál olyan helyekre utal, ahol kevesebbet is tehetsz. Egy nyilvános online változatban az elfogás, a kiszabadítás és a kocsma felbérlése kihagyható. A program fajtánként dönt, ahogy fent olvasod.

rules-x35 = Milyen sorrendben készültök elő, és mi látszik a draft alatt?
    .answer = Előbb a tábla: a draft alatt a feketepiac-kártya, a 8 segéd és a karaktertáblák, ha vannak, nyíltan fekszenek. Utána a draft, aztán a kezdőjátékos és az ezüst, végül a karakterek plusz építménykártyái.
    .details = Az építményeidet tehát a kirakott segédekhez és a saját karakteredhez választhatod. Hogy ki kezd, azt a draft alatt még nem tudjátok, mert utána sorsoljátok ki. Karakterekkel tudjátok: az kezd, akinek a legtöbb erénye van, és ülésrend szerint senki sem kap ezüstöt. Ada, Therese és a promóciós Bertha 1, a promóciós Hugo 2 plusz kártyát húz. A kezdőjátékostól az óramutató járása szerint húznak.
    .editions = A szabályfüzet ebben a sorrendben írja le a lépéseket, és a plusz kártyákat a draft utánra teszi. Hogy mi látható a draft alatt, és ki húzza előbb a plusz kártyákat, azt nem írja. Ennyi a miénk.

rules-x36 = Draft: hányszor adunk tovább, és ki mikor dönt?
    .answer = Mindenki egyszerre választ, háromszor, és kétszer adtok tovább: 4-ből 1 marad, 3 megy balra; 3-ból 1 marad, 2 megy tovább; 2-ből 1 marad. Az utolsó kártya a pakli aljára kerül.
    .details = A megtartott kártyát képpel lefelé teszed le. Ha mindenki megtette, a többit az óramutató járása szerint a következő játékos kapja. A megtartott kártyáidat megnézheted, de sosem mutatod meg.

        Minden csomagot háromszor néznek végig. Ha ketten játszotok, a továbbadott kártyáid visszajönnek hozzád, így tudod, melyiket vitte el a másik. Ez tisztességes tudás, használhatod.
    .editions = A szabályfüzet szerint mindenki választ 1 kártyát, és balra továbbad, amíg mindenkinél 3 nem lesz. Hogy mikor mozognak a csomagok, és közben megnézheted-e a kártyáidat, azt nem írja. A programban mindenki ugyanabban a pillanatban ad tovább.

rules-x37 = Milyen sorrendben vannak a kártyák az építmények paklijának alján?
    .answer = Amit egyszerre tesztek oda, az egy réteg, véletlen sorrendben, amelyet senki sem ismer. A rétegek megtartják a sorrendjüket: a legrégebbi jön előbb, miután minden érintetlen kártya elfogyott.
    .details = Együtt alkotnak réteget: a draft utolsó kártyái, a feketepiacon visszatett 4 kártya, egyszemélyes játékban a meg nem tartott 2, és az, amit a kézlimit egy kör végén elvesz tőled. Egy magában eldobott kártya, például a katedrálisért, külön réteg.

        Ez a nagy játékok vége felé fontos: öten könnyen lehet, hogy a pakli lefogy az eldobott kártyákig.
    .example = Hárman játszanak: 12 kártyát kiosztanak, 28 marad a pakliban, és alá kerül a draft utolsó 3 kártyája. Később Emil 4-et tesz vissza a feketepiacon, aztán Rozi eldob 1-et a katedrálisért. Ha a 28 elfogyott, a draft 3 kártyája jön véletlen sorrendben, aztán Emil 4 kártyája, végül Rozi 1 kártyája.
    .editions = A szabályfüzet képpel lefelé a pakli alá teszi az eldobott kártyákat, és a sorrendjükről nem ír. A program véletlen réteget csinál abból, ami egyszerre kerül oda, hogy senki se rendezhesse a kártyákat a maga javára.

rules-x38 = Ki tudja, melyik kártya került az építmények paklijának aljára?
    .answer = Az, aki odatette, és az, aki korábban már látta. A többiek csak azt látják, hány kártya volt: mindegyik képpel lefelé kerül oda.
    .details = Ez igaz a katedrálisért odaadott kártyára, a könyvtárnál eldobottra, a kézlimitre, a feketepiac 4 kártyájára és a draft utolsó kártyáira. A draftban könnyen lehet, hogy más már előtted kézben tartotta ugyanazt a csomagot, és akkor ő is ismeri azt a kártyát. Nem kell elárulnod, mit dobsz el. A segédek mások: ők végig nyíltan feküdtek.
    .editions = A szabályfüzet szerint az építményeket képpel lefelé kell eldobni. Egy nyilvános online változat mindenkinek bejelenti őket. A program a szabályfüzetet követi, és csak annak mutatja meg, aki eldobta.

rules-x39 = Mit tudhatok, és mi titkos?
    .answer = Mindent használhatsz, amit szabályosan láttál, minden nyílt kártyát és minden számot. Titkos a többiek keze, a draftban megtartott kártyák, a még ki nem húzott kártyák és a feketepiac-kártyák hátlapja.
    .details = Láttad a saját kezedet, a draftban nálad járt csomagokat, és amit a pakli aljára tettél. Nyílt minden szám: a kezek és a paklik kártyái, az ezüst, a nyersanyag, az adósság, és az, melyik színből hány munkás hol van. Nem tudod, mit tettek a többiek a pakli aljára, és melyik jutalom került ki a játékból.

        A program mindenkinél megjegyzi, hol van biztosan egy kártya, és melyeket látta már az érintetlen paklin kívül. Az olyan találgatást, hogy e három közül az egyik, nem tartja számon.
    .editions = A szabályfüzet titkosnak mondja az építményeket a kézben, és a paklik képpel lefelé vannak. A többi ebből következik: ami nyílt vagy megszámolható, az nyilvános. Hogy a program mennyire emlékszik, azt mi döntöttük el.

rules-x40 = 5 kártya húzása, 1 megtartása: mit tudnak meg a többiek?
    .answer = Csak annyit, hogy 5 ismeretlen kártyából 1 most a kezedben van, a másik 4 pedig a pakli alján. Az ötből egyet sem látnak.
    .details = Te ismered a visszatett 4 kártyát, de a sorrendjüket nem. Legalul vannak, minden korábban eldobott kártya alatt, ezért későn jönnek elő, vagy soha. Amikor később megépítesz egy építményt, a többiek megtudják, hogy a kezedben volt. Azt nem, hogy az akkor megtartott kártya-e, a draftból való, vagy a műhelyben húztad.
    .editions = A szabályfüzet szerint 5-ből 1-et megtartasz, a másik 4 az építmények paklija alá kerül. Hogy ki láthatja őket, azt nem írja. A program csak neked mutatja meg, mert a kéz titkos.

rules-x41 = Megnézhetem a feketepiac-kártya hátoldalát?
    .answer = Nem. Csak a legfelső kártya kis oldala nyílt. A hátán lévő nagy oldal ismeretlen, amíg egy frissítés meg nem fordítja a kártyát.
    .details = Szűkíteni azért tudod. Minden kis oldal két kártyán szerepel, különböző nagy oldallal, tehát sosincs kettőnél több lehetőség. Ha emlékszel, a kettő közül melyik fordult már át, tudod a másikat. Amikor a bal pakli elfogy, és minden kártyát újrakevertek, megint mind a tíz ismeretlen.
    .editions = A szabályfüzet kis oldalukkal felfelé teszi egymásra a kártyákat, és nem írja, hogy alájuk lehet-e nézni. Hogy melyik oldalak tartoznak össze, az a kártyák képeiből ismert. A program rejtve tartja a hátlapot.

rules-x42 = Melyik jutalmak vannak játékban?
    .answer = Amíg fel nem fordulnak, senki sem tudja. A 11 kártyából csak játékosonként 2 és még 1 kerül játékba, és minden kártya, amelyet még nem láttatok, egyforma eséllyel jön következőnek.
    .details = Ez ketten, hárman, négyen vagy öten 5, 7, 9 vagy 11 jutalom, egyszemélyes játékban 5. Öten mind a 11 benne van. A többi megnézés nélkül kikerül a játékból. Hogy mennyi van még a pakliban, az mindenkinek nyílt. Minden jutalom kikerül a játékból, miután használtátok. Ha üres a pakli, a katedrálisnál a szintlépésért 1 erény jár helyette.
    .editions = A szabályfüzet a fel nem használt jutalmakat a dobozba teszi, a paklit képpel lefelé. Hogy megnézheti-e valaki, azt nem írja. A program mindenki elől elrejti őket.

rules-x43 = Mit tudunk a segédek paklijáról?
    .answer = A még ki nem húzott kártyák ismeretlenek. Az eldobott segédek képpel lefelé kerülnek a pakli aljára, de addig mindenki látta őket, így mind tudjátok, mi van legalul.
    .details = Ez a pakli úgy működik, mint az építményeké: előbb az érintetlen kártyák jönnek véletlen sorrendben, aztán az eldobottak, a legrégebbi előbb. Csak az emlékezés más, mert a segéd nyílt, amíg egy játékos előtt van. Eldobott kártyán sosincs érme: aki felbérelte, mindet elvitte. Meg tudod tehát mondani, melyik segéd jöhet még, és a program a botjainak sem árul el ennél többet.
    .editions = A szabályfüzet szerint az eldobott segédet képpel lefelé a pakli alá kell tenni. Hogy ki emlékezhet rájuk, arról nem ír. A program ismertnek veszi őket, hiszen képpel felfelé feküdtek valaki előtt.

rules-x44 = Tényleg bármikor eldobhatok egy segédet?
    .answer = A programban játszott játszmában csak akkor, ha teli kerettel bérelsz fel: egy kártya elmegy, mielőtt az új megjön. Igazi asztalnál a program bármikor elfogadja, ha beírjátok.
    .details = Máskor az eldobás semmit sem hozna neked: elveszítesz egy mesterséget és egy képességet, és az erény, amit a felbérlése hozott vagy elvitt, nem változik vissza. Ezért a program nem kérdezget minduntalan. A határ 5 segéd, Rudolf esetében 6. A kártya képpel lefelé a segédek paklijának aljára kerül, és a játék vége felé újra felbukkanhat.
    .editions = A szabályfüzet bármikort ír, de az újaknak való helycsináláshoz köti. Egy nyilvános online változat csak a határnál engedi. A program a saját játszmáiban ugyanígy tesz, az igazi asztalnak pedig elhiszi, amit mond.

rules-x45 = Segít-e az új segéd annál az akciónál, amelyik felbérelte?
    .answer = Nem. Egy akció ára és haszna azoktól a segédektől függ, akik a munkás lehelyezésekor nálad voltak. A mestersége viszont azonnal számít, és a kör végi frissítésnél már dolgozik.
    .details = Ha a feketepiacon bérled fel a csalót, akkor is a teljes 2 ezüstöt fizetted. Ha ott bérled fel a szélhámost, még nem hoz semmit. A szemfényvesztő sem adja vissza azt az erényt, amelybe ez az akció került.

        Ha viszont a munkásod a feketepiac harmadik mezőjét foglalta el, a frissítés a felbérlés után jön. Ekkor a frissen felbérelt kapuőr kihozhatja 2 munkásodat, és az új fegyvernök is adhat jutalmat.
    .editions = A szabályfüzet leírja, mit tud egy segéd, de azt nem, mikortól. A program a munkás lehelyezésének pillanatát veszi alapul, hogy senki se vitatkozzon fél körökön.

rules-x46 = Mitől óv meg pontosan a szemfényvesztő?
    .answer = Attól az 1 erénytől, amelybe a feketepiac minden akciója kerül, és semmi mástól. Az ott felbérelt segédre nyomtatott veszteségtől nem, és a határ is marad: 10 vagy több erénnyel kint maradsz.
    .details = Tegyük fel, hogy tiéd a szemfényvesztő, és a középső mezőn felbérled a zsebmetszőt. Maga a látogatás nem kerül erénybe, de a zsebmetszőn −1 áll, és azt elveszíted. A szemfényvesztő a frissítésnél sem segít: 3 vagy több bebörtönzött munkás akkor is 1 erénybe kerül. A felbérlése is 1 erénybe kerül, tehát csak a vele tett második látogatástól jársz jól.
    .editions = A szabályfüzet szerint a feketepiac akcióival nem veszítesz erényt. Tágan értve ez a felbérelt kártyán álló veszteségre is vonatkozhatna. A program csak attól óv meg, amit maga a piac vesz el.

rules-x47 = Milyen sorrendben zajlik egy akció a feketepiacon?
    .answer = Leteszed a munkást, fizeted az ezüstöt, elveszted az erényt. Aztán elveszed a nyersanyagot, vagy felbérelsz, vagy húzol 5-öt és 4-et visszateszel. Utána jön a szélhámosok haszna, Caroline kártyája, és végül a frissítés, ha esedékes.
    .details = Előbb fizetsz, tehát amit az akció hoz, abból nem fizetheted ki. Caroline kártyája a pakli tetejéről jön, miután a másik 4 már alulra került. Ezek közül csak akkor kap egyet, ha más nincs a pakliban. Ha te foglaltad el a harmadik mezőt, a frissítés csak mindezek után kezdődik, és a munkásod a másik kettővel együtt megy a börtönbe.
    .editions = A szabályfüzet minden mezőnél az árat, aztán a nyereséget írja. Hogy a segédek és a karakterek többlete hol jön, azt nem mondja. A program a fő nyereség után és a frissítés előtt adja.

rules-x48 = Milyen sorrendben zajlik egy akció a céhházban?
    .answer = Leteszed a munkást. Építésnél: mesterségek, fizetés, kártya le, aztán erény, aztán hatás. Katedrálisnál: fizetés, eldobás, szintlépés, jutalom, ministránsok. Legvégül a frissítés, ha esedékes, vagy a játék végének kiváltása.
    .details = A sorrenden spórolhatsz is. Ha a rejtekhely frissítést kiváltó mezőre kerül, előbb kiszabadítja a munkásaidat a börtönből, és csak azután küldi oda a frissítés a feketepiac munkásait, és jön a számolás. A promóciós Clovis az építmény hatása után húzza a kártyáját. A frissítést kiváltó mező és az utolsó mező sosem ugyanaz, egy munkás tehát nem okozhatja mindkettőt.
    .editions = A szabályfüzet a katedrálisnál felsorolja a lépéseket, és a frissítés előtt befejezteti az akciót. Az építményeknél nem ad sorrendet. A program azt követi, amelyikben a füzet a kártya részeit elmagyarázza.

rules-x49 = Erény 14 fölött: kötelező eltörölni egy adósságot?
    .answer = Nem. Minden 14 fölötti erénynél rögtön eldöntöd, eltörlöd-e 1 fennálló adósságodat. Ha nem, vagy ha nincs ilyen, az az erény elvész.
    .details = Többnyire örülni fogsz neki: egy fennálló adósság a végén 2 GyP-be kerül. De amelyiket később kifizeted, az többet is érhet. Hoz 1 erényt, meg azt, amit az adósságbehajtóid adnak, és számít a ciszternánál és az uzsorás házánál. Az eltörölt ebből semmit sem ad.

        A végső pontozásnál a program megteszi helyetted, mert ott már nem érhet semmit megtartani egy adósságot.
    .editions = A szabályfüzet szerint eltörölhetsz egy adósságot, vagyis nem muszáj. Egy nyilvános online változat kérdés nélkül megteszi. A program játék közben megkérdez, mert a két választás nem mindig ér ugyanannyit.

rules-x50 = Mikor kell a saját körömön kívül döntenem?
    .answer = Négy esetben: a draftban; frissítéskor, ha van kapuőröd vagy fegyvernököd, vagy Fara a karaktered; ha egy emlékmű vagy fegyvernök 14 fölé emelne; és ha Hugo a karaktered, és adósság helyett 2 ezüstöt fizetnél.
    .details = Minden más, ami veled történik, csak megtörténik: az elfogás, az erény, amit egy őrtorony vagy egy frissítés elvesz, az adósság a legtöbb bebörtönzött munkásért. Ha többeknek is van miről dönteniük, a soron lévő játékostól az óramutató járása szerint teszik, és a játék addig nem megy tovább. Fara és Hugo promóciós karakter, a dobozzal tehát csak az első három eset jöhet elő.
    .editions = A szabályfüzetben nincs ilyen felsorolás, és a legtöbb esetre sorrendet sem ad. A lista az egyes szabályokból következik. Hogy az óramutató járása szerint döntötök, az a mi döntésünk.

rules-x51 = Kötelező frissítéskor használni a kapuőrt vagy a fegyvernököt?
    .answer = Nem. A kapuőr 2 munkásodat hozza ki, vagy az egyetlent, vagy egyet sem. Fara 1-et vagy egyet sem. A fegyvernök jutalmát visszautasíthatod. Mindegyik frissítésenként egyszer hat.
    .details = Lehet okod visszautasítani: az egyik fegyvernök 2 erénye 10-re emelhet, és ezzel bezárja előtted a feketepiacot. A másik fegyvernökök aranya és márványa sosem árt, ezért a program kérdés nélkül odaadja, ahogy a promóciós házaló 2 ezüstjét is. A fegyvernök akkor nézi meg a börtönt, amikor használod, tehát előbb hozd ki a munkásaidat. Fara promóciós karakter.
    .editions = A szabályfüzet szerint a játékosok használhatják ezeket a hatásokat. Egy nyilvános online változat mindet kérdés nélkül végrehajtja. A program mindenütt kérdez, ahol a válasz számíthat.

rules-x55 = Lehet még frissítés az utolsó fordulóban?
    .answer = Igen, ha valaki elfoglalja a feketepiac harmadik mezőjét. Teljes egészében számít: munkások mennek börtönbe, erény vész el, és adósság is jár. A céhház mellé tett munkás sosem vált ki frissítést.
    .details = Egy késői frissítés fáj, mert alig marad idő bármit helyrehozni. 3 vagy több bebörtönzött munkás 1 erénybe kerül, a legtöbb egy −2 GyP-s adósságot hoz, és a végén minden 2 bebörtönzött munkásod után 1 GyP-t veszítesz. A kapuőrök és a fegyvernökök ilyenkor is dolgoznak. Nézd meg tehát a feketepiacot az utolsó köröd előtt: ha 2 mező foglalt, aki utánad jön, még megtöltheti a harmadikat.
    .editions = A szabályfüzetben az utolsó forduló a szokásos módon zajlik, a céhházba szánt munkások mellé kerülnek. A frissítésről ebben a fordulóban nem ír. A program a feketepiacon nem változtat, a céhház mellé tettek pedig nem váltanak ki semmit.

rules-x57 = Látogatásnak számít, ha visszaveszek egy munkást?
    .answer = Nem. Semmit sem hoz, semmibe sem kerül, és képességet sem vált ki. A 6 építménykártyás kézlimit a kör végén azért érvényes.
    .details = Akkor veszel vissza munkást, ha a köröd elején egy sincs a tábládon, és ez az egész köröd. A helyszín, ahonnan elveszed, nem ad újra semmit, és az olyan segédek sem, mint a favágó. Onnantól eggyel kevesebb munkásod van ott, így a következő látogatásod is kevesebbet hoz. A munkást a következő körödtől teheted le.
    .editions = A szabályfüzet szerint a visszavételre az egész kör rámegy. Képességekről és kézlimitről nem ír. A program rendes, csak éppen akció nélküli körnek veszi.

rules-x58 = Többen kapnak vagy veszítenek egyszerre: ki jön előbb?
    .answer = Senki. Mindenkivel ugyanabban a pillanatban, ugyanabból a helyzetből történik. Utána mindenki maga intézi el, ha 14 fölé vagy 0 alá kerülne.
    .details = Az emlékműről, az őrtoronyról, és frissítéskor az elvesztett erényről és az adósságról van szó. Aki 14-en áll, az emlékmű erényével eltörölhet egy fennálló adósságot; aki 0-n, az elvesztett erényért adósságot vesz fel. Azon, amit a többiek kapnak, ez nem változtat.

        A frissítés adósságánál úgy számoljátok a bebörtönzött munkásokat, ahogy az összes kapuőr után állnak.
    .editions = A szabályfüzet minden játékosról, illetve a legtöbb munkás gazdájáról vagy gazdáiról beszél, és köztük nem ad sorrendet. A program ezt egyetlen pillanatnak veszi. Sorrend csak a lépések között van.

rules-x59 = Mikor fordul fel az új segéd?
    .answer = Amikor a felbérlés kész: az ár kifizetve, az érmék elvéve, az erény megváltozott. Ekkor a sor balra zárul, és az üres hely minden más előtt betöltődik, még a frissítés előtt is.
    .details = Abból a 8 segédből választasz tehát, akit látsz, és sosem nézheted meg előre a következőt. Az üres helytől jobbra lévő kártyák az érméikkel együtt egy oszloppal balra csúsznak, és a sor utolsó oszlopába új kártya jön. A másik sor nem mozdul. A műhelyben, a feketepiacon és a kocsmánál is így van. A frissítés kezdetén így mindenki ugyanazt a 8 kártyát látja.
    .editions = A szabályfüzet szerint az üres helyet azután kell betölteni, hogy a segédet magad elé tetted. Hogy a hatások vagy a frissítés megelőzi-e ezt, azt nem írja. A program azonnal betölti.

rules-x60 = Melyik karakterek játszhatnak együtt, és vannak-e egyszemélyes játékban?
    .answer = Bármelyik karakter összekerülhet bármelyikkel, csak két egyforma nem lehet, és a tábla színe senkit sem köt ahhoz a színhez. Vagy mindannyian karakterrel játszotok, vagy senki. Egyszemélyes játékban nincsenek.
    .details = A táblák oldalait nem keveritek: az alapoldalhoz ülésrend szerinti ezüst és kisorsolt kezdőjátékos jár, a karakteres oldalhoz a saját ezüstje és erénye. A kettő együtt nem illene össze. Egyszemélyes játékban a 3 ezüst és a 7 erény rögzített, a karaktertáblának tehát nincs helye. A dobozban öt karakter van, további öt promóciós.
    .editions = A szabályfüzet szerint a karaktereket kioszthatjátok vagy választhatjátok. A színekről és az oldalak keveréséről nem ír, egyszemélyes játékban pedig rögzített ezüstöt és erényt ad. Ebből következik, hogy ott nincs karakter.

rules-x61 = Egyszemélyes ellenfél: mi érvényes, ahol a kártyái hallgatnak?
    .answer = Játékosnak számít, amikor a legtöbbet keresitek, frissítéskor, az emlékműnél, az őrtoronynál és elfogáskor. A katedrálisnál és a feketepiacon szabad hely kell neki, és a céhházat sorban tölti.
    .details = A katedrálisszintje tehát elviheti előled a harangtorony vagy a kápolna hasznát, frissítéskor pedig 3 vagy több bebörtönzött munkásért erényt veszít, és ha neki van ott a legtöbb, adósságot vesz fel.

        Az erénye semmiben sem korlátozza: a katedrálist és a feketepiacot mindig használhatja. Hogy szintlépéskor felfed-e jutalmat, azt a kártyái mondják meg. Ezeknek a szövegét a program nem ismeri, ezért a vezetett játékban megkérdez.
    .editions = A szabályfüzet elmondja, mit hagy figyelmen kívül az ellenfél, és hogyan pontozunk neki, a többit a kártyáira bízza. Azok nincsenek meg nekünk. Ahol semmi más nem szól, a program játékosként kezeli.

rules-x62 = Világítótorony, egyetem, adósságok: az utolsó erényváltozások előtt vagy után?
    .answer = Utánuk. Előbb jön minden játék végi erényváltozás, az eltörölt és az új adósságokkal együtt. Aztán néz körül a világítótorony, az egyetem, a szökőkút és a játékbarlang, végül számoljátok az erényt és az adósságokat, és így dől el az egyenlőség is.
    .details = Egy példa, miért fontos: 14 erényed, egy fennálló adósságod, 2 aranyad, egyetemed és várad van. A vár erénye 14 fölé megy, és eltörli az adósságot. Így nincs fennálló adósságod, és az egyetem megadja a plusz 2 GyP-t. Fordítva: a tömlöc 1 erénynél adósságot ad, és az egyetem nem ad semmit.
    .editions = A szabályfüzet a számolás előtt hajtatja végre az építmények játék végi hatásait, sorrend nélkül. A program előbb azokat veszi, amelyek az erényt változtatják, aztán azokat, amelyek GyP-t adnak, így minden felhasznált szám végleges.

rules-x63 = Ada 3 vagy kevesebb erénnyel: mennyi adót fizet?
    .answer = A kettő összeadódik: a saját 1 adója, ehhez 3 vagy 2 erénynél még 1; 1 vagy 0 erénynél még 2. De sosem spórol többet, mint amennyi adó a fizetésben van.
    .details = 3 vagy 2 erénynél Ada minden fizetésből 2 adót hagy el: a műhelyben 2 ezüstért bérel fel, egy adósságot 3 ezüstért és 1 adóért fizet ki. 1 vagy 0 erénynél 3-at hagy el, így egy adósság 3 ezüst, és semmi adó. A látogatás első elfogása neki bármennyi erénynél ingyenes, hiszen csak 1 adó. A sima ezüst sosem csökken.
    .editions = A szabályfüzet szerint Ada minden akciójánál elhagyhat 1 adót, a kevés erény pedig bárkinek enged valamennyit. Hogy a kettő összeadódik-e, azt nem írja. Egy nyilvános online változatban igen, és a program azt követi.

rules-x64 = Meg kell mutatni a kezünket a végén?
    .answer = Nem. A kezedben maradt építmények nem érnek és nem is kerülnek semmibe, senkinek sem kell látnia őket. Ha már megvan az eredmény, megmutathatod, ha akarod.
    .details = Csak a megépített építmények adnak GyP-t. Még az akvadukt sem nézi a kezedet. Ellenőrizni tehát nincs mit, és egy túl korán megmutatott kézből csak vita lenne, mi lett volna, ha. A kéz az egész játékban titkos, az utolsó fordulóban is, csak a kártyák száma ismert. A pontozás után bárki megkérdezheti, ha kíváncsi.
    .editions = A szabályfüzet játék közben titkosnak mondja a kezet, és pontot nem ad érte. Hogy a végén meg kell-e mutatni, azt nem írja. A program rátok bízza, a pontozás utánra.

rules-x65 = Igazi asztalnál: tudnia kell a programnak, milyen kártyáim vannak?
    .answer = Nem. Asztalnál a programnak a kezed csak egy szám, és a paklikat sem ismeri. Egy építmény akkor kap nevet, amikor megépül. A húzáshoz és az eldobáshoz nem kell név.
    .details = Így az egész asztalnak vezetheted a játszmát anélkül, hogy bárki kártyáit látnád. Írd be, ki hány kártyát húzott vagy dobott el, és nevezd meg az építményt, amikor az asztalra kerül. Ami nyílt, azt úgy írod be, ahogy van: segédek, jutalmak, feketepiac-kártyák, munkások, ezüst, adósságok. Hogy valakinek a keze tényleg megengedte-e, amit tett, azt az asztalnál látjátok.
    .editions = A szabályfüzet persze nem tud ilyen programról. A kezet titkosnak mondja, és nyitva hagyja, hogyan lehetne ellenőrizni. A program ezért csak arra kérdez rá, amit az asztalnál mindenki lát.

rules-x70 = Szélhámost dobok el egy felbérléshez a feketepiacon: még megkapom, amit hoz?
    .answer = Igen. Egy akció haszna azoktól a segédektől függ, akik a munkás lehelyezésekor nálad voltak. A szélhámos még ott volt, ezért most utoljára hoz valamit.
    .details = Ez csak a középső mezőn fordulhat elő, ha már 5 segéded van, Rudolf esetében 6. Fizetsz, elveszted az erényt, eldobod a szélhámost, és felbérled az új kártyát. Aztán jön a szélhámosok haszna, az eldobotté is. Az éppen felbérelt szélhámos még nem hoz semmit, mert a lehelyezéskor nem volt nálad. A következő akciódtól az eldobott már nem számít.
    .editions = A szabályfüzet engedi, hogy helycsinálásképpen segédet dobj el, a még esedékes haszonról nem ír. A program a munkás lehelyezésének pillanatát nézi, régi és új segédnél egyaránt.

rules-x71 = Hugo: melyik adósság helyett fizethet 2 ezüstöt?
    .answer = Minden egyes helyett, amelyet fel kellene vennie: az őrház ára, a fogadások háza, a 0 alatti erény, a legtöbb bebörtönzött munkás. Mindegyik 2 ezüst, ha van annyija.
    .details = Adósságonként dönt, abban a pillanatban, amikor felvenné. Ha egyszerre kettő jár, fizethet mindkettőért, az egyikért vagy egyikért sem. A többi nem változik: amikor adósságért és 1 erényért szabadítja ki a munkásait, az erényt akkor is elveszti. Az ezüstje a közös készletbe kerül, nem adó. A már meglévő adósságait ez nem érinti, azokat ugyanúgy kell kifizetnie, mint bárkinek.
    .example = Hugo erénye 0, ezüstje 5. Az őrházban adóssággal és 1 erénnyel szabadítja ki a munkásait az ellenfelek tábláiról. 0 erénynél ez 2 adósság. Mindkettőért kifizet 2 ezüstöt, 1 ezüstje marad, és egyet sem vesz fel. 3 ezüsttel csak az egyiket kerülhetné el.
    .editions = Hugo promóciós karakter, nincs a szabályfüzetben. A képessége egy nyilvános online változatból és egy játékadatbázisból ismert, amelyek ezekre az esetekre nem térnek ki. A program minden adósságra egyformán alkalmazza.

rules-x72 = 14 erénynél kifizetek egy adósságot, és van még egy: mi történik?
    .answer = A kifizetésért járó 1 erény 14 fölé megy, ezért rögtön eltörölheted a másik fennálló adósságot. Így egyetlen fizetéssel, 3 ezüstért és 3 adóért, két adósságtól szabadulsz meg.
    .details = A kettő nem ugyanaz. Amelyiket kifizetted, azt átfordítod, és nálad marad: az adósságbehajtóid hoznak érte valamit, és számít a ciszternánál és az uzsorás házánál. Az eltörölt visszamegy a pakliba, és semmit sem ad. Ha inkább azt is kifizetnéd, mondj nemet, és az erény elvész. Ha több akciód van az őrházban, így folytathatod tovább.
    .editions = A szabályfüzet 1 erényt ad egy adósság kifizetéséért, és engedi, hogy a 14 fölötti erény eltöröljön egyet. A kettőt együtt nem mutatja. A program egymás után alkalmazza őket, és a második adósságról megkérdez.

rules-x73 = Mi van a daruval az utolsó mezőn, vagy ha Clovis építi meg?
    .answer = A plusz akcióhoz munkás kell a tábládon. Ha a daru munkása az utolsó mezőt foglalta el, a plusz munkás a céhház mellé kerül. Clovis a plusz akció után húzza a kártyáját.
    .details = A daru promóciós építmény: a megépítése után 1 további munkást tehetsz a céhházba, és megint építhetsz, vagy szintet léphetsz a katedrálisnál. Ez a munkás a következő mezőre kerül, tehát maga is kiválthat frissítést vagy a játék végét. Frissítés a körben akkor is csak egy van. Az a kártya, amelyet a promóciós Clovis a daruért húz, már későn jön ahhoz, hogy a plusz munkással megépítse.
    .editions = Se a daru, se Clovis nincs a szabályfüzetben. A darut csak egy nyilvános online változatból ismerjük. Hogy a kettő hogyan fér össze, és mi van az utolsó mezőn, azt mi döntöttük el: előbb az építmény hatása, aztán az, ami a megépítéséből következik.

rules-x76 = Fizethet-e Lothaire teljes árat, ha akar?
    .answer = Nem. A kedvezménye mindig érvényes: minden építmény és katedrálisszint, amelyik fát vagy követ kér, 1 fával vagy 1 kővel olcsóbb. Ahol mindkettő van, ő választja ki, melyikből legyen 1-gyel kevesebb.
    .details = A katedrális 2. szintje neki 4 helyett 3, a 4. szintje 8 helyett 7 fa vagy kő, tetszés szerint keverve. Az 1., a 3. és az 5. szint egyiket sem kéri, ott semmi sem változik. Összesen 1 darabot spórol, nem fajtánként 1-et. Ha választhat, azt tartja meg, amelyik a következő építményéhez jobban kell.
    .editions = Lothaire promóciós karakter, nincs a szabályfüzetben. A képessége egy nyilvános online változatból és egy játékadatbázisból ismert. Hogy nem mondhat le a kedvezményről, azt mi döntöttük el: aligha járna jól vele valaha.
