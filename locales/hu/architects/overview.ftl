# Áttekintés azoknak, akik még sosem játszottak.

overview-title = A Nyugati Királyság építőmesterei öt percben

overview-goal = Egy király építőmesterei vagytok, 850 körül. Nyersanyagot gyűjtötök, segédeket béreltek fel, építményeket emeltek, és a katedrálist építitek. Hogy ezt mennyire becsületesen teszitek, az rajtatok áll, de az erényetekről a végén ítéletet mondanak. A győzelmi pontok (GyP) nagyját az építmények és a katedrális hozzák, és az nyer, akinek a legtöbb jön össze.
    .heading = Miről szól a játék?

overview-turn = 20 munkással kezdesz a játékostábládon. A körödben pontosan 1-et leteszel egy helyszínre, és végrehajtod, amit az a helyszín kínál. Utána az óramutató járása szerint a következő játékos teszi ugyanezt. A munkásaid maguktól nem jönnek haza: nincs olyan pillanat, amikor mindenki visszaveszi őket.

    Ha a köröd elején egyetlen munkás sincs a tábládon, az egész köröd rámegy arra, hogy visszavegyél 1-et. Ez lassú, úgyhogy inkább előtte hozd haza őket, jobb módon.
    .heading = A köröd

overview-places = A legtöbb helyszín nagy karika, ahol bárki akárhány munkása elfér. Minél több saját munkásod van ott, annál többet kapsz. Az erdőben az 1. munkásod 1 fát hoz, a 2. már 2-t, a 3. már 3-at. Az ellenfelek munkásai sosem változtatnak azon, mennyi jár neked.

    A kőfejtő követ ad, az erdő fát, a bánya agyagot vagy aranyat, az ezüstműves ezüstöt. A királyi raktárban nyersanyagot cserélsz erényre vagy márványra. A műhelyben segédet bérelsz fel, vagy építményeket húzol. Minden adó az adóházba kerül; ha oda teszel munkást, elviszed az összes ott lévő ezüstöt, de 2 erényt veszítesz.
    .heading = Helyszínek

overview-apprentices = A műhelynél 8 segéd közül választhatsz. A felbérlés 4 ezüst, ebből 2 adó. Az 1. munkásod ott csak a bal oszlopot éri el, a 4. már az összeset; ha messzebbre nyúlnál, oszloponként 1 ezüstöt teszel egy-egy kártyára. Legfeljebb 5 segéded lehet. Mindegyiknek van mestersége, ács, burkoló vagy kőműves (a napszámosnak mindhárom), és rajta kívül minden fajtának képessége is, például 1-gyel több fa az erdőben vagy egy új csere a királyi raktárban.
    .heading = Segédek

overview-buildings = 3 építménykártyával a kezedben kezdesz. Ha meg akarsz építeni egyet, munkást teszel a céhházba, kellenek segédek a kártyán látható összes mesterséggel, és kifizeted a nyersanyagokat. Az építmény GyP-t ér, és van egy hatása, vagy azonnal, vagy a játék végén. Némelyik az erényeden is változtat.

    Építmény helyett ezzel a munkással 1 szintet is feljebb léphetsz a katedrálisnál. Kifizeted a szint árát, eldobsz egy építménykártyát, és jutalmat kapsz. Az öt szint 2, 4, 7, 12 és 20 GyP-t ér, de csak az számít, amelyiken a végén állsz, és egy-egy szinten 1–3 játékos fér el. A céhházba tett munkások örökre ott maradnak.
    .heading = Építmények és a katedrális

overview-virtue = Az erényed 0 és 14 között mozog, és 7-ről indul. A végén a 14 erény 7 GyP-t ér, 6–9 semmit, a 0 pedig 9 GyP-be kerül. 10 vagy több erénnyel nem mehetsz a feketepiacra. 4 vagy kevesebb erénnyel nem építheted a katedrálist, viszont 3 vagy kevesebb erénnyel spórolsz az adón.

    Amit 0 alatt veszítesz, abból adósság lesz, és minden fennálló adósság 2 GyP-be kerül a végén. Amit 14 fölött kapsz, az adósságot törölhet el.
    .heading = Erény és adósság

overview-capture = A városközpontban munkásokat fogsz el. Egy elfogás egy helyszínről egy szín összes munkását elviszi. Az első 1 adó, minden további 1 ezüst, és annyi elfogásod van, ahány munkásod ott van, legfeljebb 2 helyszínről, négyen vagy öten csak 1-ről. Az ellenfelek munkásai a te tábládra kerülnek. Ha a sajátjaidat fogod el, hazajönnek, és újra használhatod őket.

    Az őrházban börtönbe küldheted az elfogottakat, és fejenként 1 ezüstöt kapsz értük. Itt hozhatod ki ingyen a saját munkásaidat is a börtönből, itt válthatod ki őket az ellenfelek tábláiról, és itt fizethetsz ki egy adósságot.
    .heading = Munkások elfogása

overview-market = A feketepiacon 3 mező van, mindegyiken 1 munkás fér el. 1–3 ezüstért és 1 erényért olyan nyersanyagot kapsz, amihez máshol nehéz hozzájutni, felbérled a 8 segéd bármelyikét, vagy húzol 5 építményt, és 1-et megtartasz.

    Ha a harmadik mező is foglalt lesz, frissítés jön, és a céhház két mezője is kivált egyet-egyet. A feketepiac munkásai börtönbe kerülnek. Aztán mindenki, akinek 3 vagy több munkása van a börtönben, 1 erényt veszít, és akinek a legtöbb van ott, adósságot kap.
    .heading = A feketepiac

overview-end = Amikor a céhház utolsó mezője is foglalt lesz, az a kör még véget ér, és mindenki játszik még 1 kört. Az utolsó mező ketten a 12., hárman a 16., négyen a 20., öten a 24. Ezután összeadjátok az építményeket, a katedrálisszintet és az erényt, aranyanként és márványonként 1 GyP-t, 10 ezüstönként 1 GyP-t. Levonás: fennálló adósságonként 2 GyP, és minden 2 bebörtönzött munkás után 1 GyP. Egyenlőségnél a több erény nyer.
    .heading = Hogyan ér véget a játék?

overview-hints = Először: bérelj fel segédeket korán, és törekedj mindhárom mesterségre. Azok az építmények, amelyek mindet kérik, egyenként 10–14 GyP-t érnek.

    Másodszor: ne hagyd túl sokáig nőni egyik csapatodat sem. A nagy csapat sokat hoz, és valaki éppen ezért fogja elfogni. Egy elfogással te magad is hazahozhatod.

    Harmadszor: tartsd szemmel a börtönt. Frissítés előtt hozd ki a munkásaidat az őrházban.
    .heading = Három tanács az első játékhoz
