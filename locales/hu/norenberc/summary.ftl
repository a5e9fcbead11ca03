# Egyoldalas összefoglaló az asztalhoz. Minden sor külön sor marad.

summary-title = Norenberc egy oldalon

summary-setup =
    2 játékos: 1–3. céh, 8 városlakó
    3 játékos: 1–4. céh, 12 városlakó
    4 játékos: 1–5. céh, 16 városlakó
    5 játékos: 1–6. céh, 20 városlakó
    A céhek: 1. sörfőzők, 2. pékek, 3. cipészek, 4. nyomdászok, 5. szabók, 6. kalapkészítők
    Fejenként 25 tallér, 4 ügynök (még 4 a készletben), minden áruból 1, minden játékban lévő céhhez 1 akciókártya
    Műhely: 4 kézműves alulról fölfelé, az 5. a negyedik tetejére; a legalsó a céhmester
    Vendégek kupaca: céhenként a maradék 6 kézműves és a városlakók összekeverve
    Szállás: 3 vendég a 2., 3. és 4. ablakba, az 1. üres
    Tekintélycímer a legnagyobb értékű céhmesterhez, egyenlőségnél az alacsonyabb sorszámú céhhez
    Sorrend: véletlenszerű
    Elrejteni csak a tallérokat szabad
    .heading = Előkészületek

summary-turn =
    4 kör, körönként egy vagy több forduló
    1. Tervezés: titokban és egyszerre 1 vagy több kártya, céhenként 1, legfeljebb annyi, ahány szabad ügynök van; vagy passz
    Passz: a passzolásjelző a holdra fordul, az egész körre végeztél
    Vita esetén fordított sorrendben terveztek
    2. Akciók: céhenként, sorszám szerint; kártya felfedése, ügynök a kártyára, a sorrend szerint fejenként 1 akció
    Akció után az ügynök a tetőre, a kártya vissza a kézbe
    3. Forduló vége: akinek nincs szabad ügynöke, végzett; ha mindenki végzett, vége a körnek, különben új forduló
    .heading = Egy forduló

summary-actions =
    Eladás: bármennyi, de csak a céh saját árujából, darabja a céhmester értéke
    Vásárlás: 1–3 áru a céh raktárából, bármilyen fajta, darabja a céhmester értéke
    1. kör 1. forduló, 5 játékos: 4 vagy 5 kártyánál fejenként legfeljebb 1 áru, 3 kártyánál 2
    1. kör 1. forduló, 4 játékos: 3 vagy 4 kártyánál fejenként legfeljebb 2 áru
    Felbérlés: fizetsz, elveszed a vendéget, azonnali hatás, 1 tallér a tetőn álló ügynökönként, első hely a sorrendben (ha akarod)
    Az új sorrend a következő céhtől érvényes
    Ügynök + jel: 1 ügynök a készletből, legfeljebb 8 lehet, a következő tervezéstől használható
    Nem csinálni semmit: szabad, az ügynök akkor is a tetőre kerül
    .heading = Akciók

summary-prices =
    „Saját”: a céh saját áruja. „Bármilyen” (láda): akármelyik fajta, a céhé is
    1. ablak: 1 saját
    2. ablak: 1 saját + 1 bármilyen
    3. ablak: 2 saját, vagy 1 saját + 2 bármilyen
    4. ablak: 3 saját, vagy 2 saját + 2 bármilyen
    Minden kifizetett áru ennek a céhnek a raktárába kerül
    .heading = A vendégek ára

summary-round-end =
    1. Kedvencek céhenként: akinél a legtöbb van a céh árujából (házaló: 4); egyenlőségnél több tallér, aztán jobb hely a sorrendben
    A kedvenc 1 árut visszaad, kap: céhmester (a 4. körben az alatta lévő lapka is), 1 céhcímer, tekintélycímer, ha ott van
    Nincs kedvenc: a céhmester (a 4. körben az alatta lévő lapka is) és az ott lévő tekintélycímer kikerül a játékból, a céhcímer marad
    2. Az ügynökök visszajönnek a tetőkről
    3. Bevétel: 3 tallér + zenészek (3 vagy 5) + polgármesterek (1 tallér a céhük minden kézműveséért)
    A 4. kör után itt vége a játéknak
    4. Passzolásjelzők vissza
    5. Új céhmester: a legalsó foglalt műhelyablakból
    6. Szállások: az 1. ablak vendége kikerül a játékból, a többi balra csúszik, az üres ablakokba a kupacból jönnek újak, céhek szerint sorban
    7. Új tekintélyes céh: a legnagyobb értékű új céhmester, az előző tekintélyes céh nélkül; egyenlőségnél az alacsonyabb sorszám
    .heading = A kör vége

summary-scoring =
    Helyezések céhenként, összérték szerint, egyenlőségnél több lapka: 5 / 3 / 1 GyP
    Nincs 2. vagy 3.: az egyedüli első viszi azt is (egyedül 9; ketten 6 és 3)
    Holtverseny: az 1. helyen 4-4, nincs 2., a következő a 3.; a 2. helyen 2-2, nincs 3.; a 3. helyen 0
    30 vagy több összérték egy céhből: 2 GyP céhenként
    Minden játékban lévő céhből kézműves: 5 GyP
    Leggazdagabb: 5 GyP, holtversenynél 2-2
    Címerek (különböző céhcímer + tekintélycímer + vésnök): 0–2: 0, 3: 2, 4: 5, 5: 9, 6: 14, 7 vagy több: 20 GyP
    Nap jelű városlakók: lásd a városlakóknál
    Döntetlennél: több kézműves lapka, aztán nagyobb összérték, aztán közös győzelem
    .heading = Pontozás

summary-townsmen =
    Csillag: azonnal hat, utána visszakeveritek
    Tanácstag: 1 új ügynök (legfeljebb 8)
    Tolvaj: 2 áru egy ellenféltől; a bank mindkettőért az adott áru céhmesterének értékét fizeti neki
    Strázsa: két azonos fajtájú kézműves cseréje szálláson vagy műhelyben, céhmester nem
    Hold: a kör végén hat
    Zenész: 3 vagy 5 tallér minden bevételnél
    Házaló: egy saját áru rajta, a kedvenceknél ebben a körben 4-nek számít, utána visszakeveritek
    Polgármester: egy céhház tetejére, minden bevételnél mindenkinek 1 tallér a céh minden kézműveséért
    Nap: a játék végén hat
    Nemesember: 2 vagy 3 GyP
    Adószedő: 1 GyP minden teljes 10 tallérért
    Vésnök: 1 tekintélycímernek számít
    Munkafelügyelő: 1 GyP minden kézművesért, akinek az értéke a munkafelügyelő lapkáján álló szám (2, 3 vagy 4)
    Tanonc: 1 GyP minden 2. és 3. helyért a kézművesek helyezéseinél
    .heading = Városlakók
