# Egyoldalas összefoglaló az asztalhoz. Minden sor külön sor marad.

summary-title = A Nyugati Királyság építőmesterei egy oldalon

summary-setup =
    Feketepiac: mind a 10 kártya megkeverve a bal oldali mezőn, a kis piaccal felfelé; a jobb oldali mezőn nincs kártya
    Jutalmak: játékosonként 2 és még 1, képpel lefelé (2 / 3 / 4 / 5 játékos: 5 / 7 / 9 / 11)
    Segédek: 8 kirakva, 2 sor és 4 oszlop
    Adóház: 4 ezüst
    Mindenki: 20 munkás, 7 erény, jelölő a katedrális 1. szintje alatt
    Draft: fejenként 4 építmény; 1 marad, 3 balra; 1 marad, 2 balra; 1 marad, az utolsó a pakli aljára
    Kisorsolt kezdőjátékos: 3 ezüst, majd az óramutató járása szerint 4, 5, 6, 7
    Karakterek: a tábla adja az erényt, az ezüstöt, a nyersanyagot és a bebörtönzött munkásokat; plusz építménykártyák a draft után; az kezd, akinek a legtöbb erénye van
    Egyszemélyes játékmód: mint két játékosnál; 3 ezüst, 7 erény; a 4 nyersanyagpiac kimarad, 5 építmény húzása, 3 megtartása
    Csak a kézben lévő építménykártyák titkosak
    .heading = Előkészületek

summary-turn =
    Pontosan 1 munkás a játékostábláról egy helyszínre, és annak végrehajtása; utána az óramutató járása szerint a következő játékos
    Ha a kör elején nincs munkás a tábládon: 1 visszavétele egy nagy karikás helyszínről, más semmi
    Ha ott sincs: 1 visszavétele a börtönből vagy egy ellenfél táblájáról; a feketepiacról és a céhházból soha
    Az adó az adóházba kerül, minden más ezüst a közös készletbe
    Amit nem tudsz teljesen kifizetni, azt nem teheted meg
    A köröd végén: ha 6-nál több építmény van a kezedben, a felesleg képpel lefelé a pakli aljára
    .heading = Egy kör

summary-places =
    n = a saját munkásaid ott, a most letettel együtt; mindig lefelé kerekítve
    Kőfejtő: n kő
    Erdő: n fa
    Bánya: 1 + n agyag, vagy n / 2 arany (n legalább 2)
    Ezüstműves: 1 + n ezüst
    Királyi raktár: legfeljebb n csere: 2 agyag, fa vagy kő (vegyesen is) 1 erényért; 3 fa vagy kő 1 márványért; a kereskedőid, pártfogóid és kalmáraid cseréi
    Műhely: 1 + n / 2 építmény húzása, vagy felbérlés 2 ezüstért + 2 adóért
    Felbérlés: az első n oszlop; jobbra tovább oszloponként 1 ezüst, balról a sor kártyáira; a felbérelt kártya érméi a tieid
    Legfeljebb 5 segéd (Rudolf: 6)
    Városközpont: legfeljebb n elfogás, mindegyik egy nagy karikás helyszínről egy szín összes munkása; az első 1 adó, minden további 1 ezüst
    Egy látogatás elfogásai: 1–3 játékosnál legfeljebb 2 helyszínről, 4 vagy 5 játékosnál 1 helyszínről
    Adóház: az összes ott lévő ezüst a tiéd, 2 erényt veszítesz; üresen nem használható
    Börtön: oda senki sem tehet munkást
    .heading = Helyszínek

summary-market =
    Csak 9 vagy kevesebb erénnyel; mezőnként 1 munkás
    Bal oldal: 1 ezüst, 1 erény; amit a kis kártya mutat
    Közép: 2 ezüst, 1 erény; bármelyik kirakott segéd felbérlése, vagy 5 építmény húzása, 1 megtartása, a másik 4 a pakli aljára
    Jobb oldal: 3 ezüst, 1 erény; amit a nagy kártya mutat; kártya nélkül 2 márvány, 1 kő, 1 fa
    Ez az ezüst nem adó; a kártyák a frissítésig maradnak
    .heading = Feketepiac

summary-reset =
    Mikor: a feketepiac harmadik mezője foglalt lesz, vagy munkás kerül a céhház 3. vagy 4. sorának bal szélére; előbb az akció befejezése
    1. A feketepiac összes munkása börtönbe kerül
    2. A legfelső kis kártya átfordítva a nagy pakli tetejére; ha ezzel elfogy a kis pakli, a nagy pakli megkeverve az új kis pakli
    3. Kapuőr: 2 munkásod kijöhet; fegyvernök: a jutalma, ha nincs munkásod a börtönben; tetszőleges sorrendben
    4. Ha 3 vagy több munkásod van a börtönben: 1 erényt veszítesz
    5. A legtöbb bebörtönzött munkás: 1 fennálló adósság; holtversenynél mindegyiküknek; üres börtönnél senkinek
    .heading = Feketepiac-frissítés

summary-guardhouse =
    Legfeljebb n akció, bármilyen sorrendben
    Az összes elfogott munkás a tábládról börtönbe: fejenként 1 ezüst
    Az összes munkásod kiszabadítása a börtönből: ingyenes
    Az összes munkásod kiszabadítása az ellenfelek tábláiról: 3 ezüst + 2 adó, vagy 1 fennálló adósság felvétele és 1 erény elvesztése
    1 fennálló adósság kifizetése: 3 ezüst + 3 adó; kapsz 1 erényt
    .heading = Őrház

summary-guildhall =
    1 építmény megépítése vagy 1 szint a katedrálisnál; a munkások a végéig ott maradnak
    Mezők: 1 vagy 2 játékosnál 12, háromnál 16, négynél 20, ötnél 24
    Frissítést kiváltó mezők: 1 vagy 2 játékosnál a 7. és a 10., háromnál a 9. és a 13., négynél a 11. és a 16., ötnél a 13. és a 19.
    Építés: kellenek a mesterségek, kifizeted a nyersanyagot, aztán erény, aztán azonnali hatás
    Katedrális: 5 vagy több erény és szabad hely; fizetsz, eldobsz 1 építményt, feljebb lépsz, jutalmat kapsz (ha elfogyott: 1 erényt)
    1. szint: 1 arany, 2 GyP, 3 hely
    2. szint: 4 fa vagy kő, 4 GyP, 3 hely
    3. szint: 1 márvány, 7 GyP, 2 hely
    4. szint: 8 fa vagy kő, 12 GyP, 2 hely
    5. szint: 2 arany + 2 márvány, 20 GyP, 1 hely
    .heading = Céhház és katedrális

summary-virtue =
    0-tól 14-ig
    10 vagy több: tilos a feketepiac
    4 vagy kevesebb: tilos a katedrális
    3 vagy 2: minden fizetésből 1 adó elhagyható
    1 vagy 0: minden fizetésből 2 adó elhagyható
    Minden 14 fölötti erény: eltörölhetsz 1 fennálló adósságot
    Minden 0 alá veszített erény: helyette 1 fennálló adósság
    .heading = Erény

summary-prices =
    Ezüst + adó 4 vagy több erénynél / 3 vagy 2 erénynél / 1 vagy 0 erénynél
    Felbérlés a műhelyben: 2 + 2 / 2 + 1 / 2 + 0
    Első elfogás: 0 + 1 / 0 + 0 / 0 + 0
    Elfogott munkások kiszabadítása: 3 + 2 / 3 + 1 / 3 + 0
    Adósság kifizetése: 3 + 3 / 3 + 2 / 3 + 1
    .heading = Árak adóval

summary-end =
    A céhház utolsó mezője is foglalt: az a kör még véget ér, aztán mindenkinek még 1 kör; utoljára az jön, aki elfoglalta
    A céhház nyitva marad: ezek a munkások mellé kerülnek, és nem váltanak ki frissítést
    A feketepiac harmadik munkása ekkor is frissítést vált ki
    .heading = A játék vége

summary-scoring =
    Előbb az erény: vár 2 aranyanként 1, csillagvizsgáló 2 márványonként 1, ciszterna 2 kifizetett adósságonként 1, kereskedőállomás agyagból, fából, kőből együtt 4-enként 1, kápolna 2, ha egyedül te állsz legfelül a katedrálisnál, tömlöc −2, ezek előtt, között vagy után
    Építmények: nyomtatott GyP és játék végi GyP
    Akvadukt 1 építményenként, öregtorony 1 minden 3 elfogott munkásért, világítótorony 1 minden 4 erényért, uzsorás háza 1 kifizetett adósságonként
    Ácskunyhó, kőműveskunyhó, burkolókunyhó 1 minden ilyen mesterségű segédért; egyetem 2, ha nincs fennálló adósságod
    Agyagpiac, ezüstpiac, kőpiac, fapiac 2, ha abból neked van a legtöbb; harangtorony 2, ha egyedül te állsz legfelül a katedrálisnál; egyenlőségnél semmi
    Katedrális, 1–5. szint: 2 / 4 / 7 / 12 / 20 GyP
    Erény: 0: −9; 1: −8; 2: −7; 3: −5; 4: −3; 5: −1; 6–9: 0; 10: 1; 11: 2; 12: 3; 13: 5; 14: 7
    Fennálló adósságok: darabonként −2 GyP; szökőkúttal −1, játékbarlanggal −3, mindkettővel −2
    Arany és márvány: darabonként 1 GyP
    Ezüst: minden 10-ért 1 GyP
    Börtön: minden 2 munkásod után −1 GyP
    Egyenlőség: több erény, aztán több ezüst, aztán közös győzelem
    .heading = Pontozás
