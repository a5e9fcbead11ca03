# Áttekintés kezdőknek.

overview-title = Norenberc öt percben

overview-goal =
    Kereskedők vagytok a középkori Nürnbergben, és mindannyian a céhek kegyeit keresitek. Árut vesztek, árut adtok el,
    és közben a város kézműveseit gyűjtitek magatok köré. Akinél a kör végén a legtöbb van egy céh árujából, az lesz a
    céhmester kedvence, és a céhmester átáll hozzá.

    Négy kört játszotok. A végén győzelmi pontokat (GyP) kaptok a kézművesekért, a címerekért, a pénzért és néhány
    városlakóért. Az nyer, akinek a legtöbb jön össze.
    .heading = Miről szól a játék?

overview-round =
    Egy kör egy vagy több fordulóból áll. Minden forduló elején titokban, egyszerre rakjátok le az akciókártyáitokat:
    ezekkel mondjátok meg, melyik céhekhez küldtök ügynököt. Eleinte 4 ügynököd van, tehát egy körben négyszer léphetsz,
    és te döntöd el, hogyan osztod be őket: küldhetsz többet egyszerre, vagy akár egyesével is.

    Ezután sorban jönnek a céhek, a sörfőzőkkel kezdve. Akik az adott céhhez raktak le kártyát, a sorrend szerint lépnek
    egyet-egyet, az ügynökük pedig felmegy a céhház tetejére, és a kör végéig ott is marad. Akinek elfogyott az ügynöke,
    vagy passzolt, erre a körre végzett. Ha mindenki végzett, vége a körnek.
    .heading = Hogyan zajlik egy kör?

overview-actions =
    Egy céhnél négyféle dolgot tehetsz. Eladhatsz neki bármennyit a céh saját árujából. Vásárolhatsz a raktárából
    legfeljebb 3 árut. Felbérelhetsz egy vendéget a szállásáról. Vagy nem csinálsz semmit.

    Az ár mindig a céhmester értéke, 2 és 7 tallér között, eladásnál és vételnél ugyanannyi. Minden körben új céhmester
    jön, ezért az árak ugrálnak, de a műhely ablakaiban előre látod, mi következik. Ami most 2 tallér, az a következő
    körben akár 7 is lehet.
    .heading = Mit tehetsz egy céhnél?

overview-guests =
    A szállásokon kézművesek és városlakók várnak, értük nem tallérral, hanem áruval fizetsz. A bal oldali ablak a
    legolcsóbb, jobbra haladva egyre többet kérnek. Aki vendéget bérel fel, annyi tallért kap, ahány ügynök a tetőn áll,
    és a sorrend élére állhat.

    A kézművesek a végén pontot érnek, némelyik új ügynököt is hoz. A városlakók közül a csillag jelűek azonnal
    segítenek, a hold jelűek a körök végén, a nap jelűek a játék végén.
    .heading = Vendégek a szálláson

overview-favourites =
    A kör végén minden céhmester kiválasztja a kedvencét: azt, akinél a legtöbb van a céh árujából. A kedvenc egy árut
    visszaad, és megkapja a céhmester lapkáját meg a céh egy címerét. Egy céhnél, a tekintélyes céhnél, tekintélycímer
    is jár.

    Ezután visszajönnek az ügynökök, mindenki kap 3 tallért, új céhmesterek lépnek a régiek helyére, a szállásokra pedig
    új vendégek érkeznek.
    .heading = A kör vége: kié a céhmester?

overview-end =
    A negyedik kör után pontoztok. Céhenként 5, 3 és 1 GyP-t kap az a három játékos, akinél a legnagyobb a kézművesek
    összértéke. 2 GyP jár minden céhért, amelyből a kézműveseid összértéke eléri a 30-at, 5 GyP, ha minden céhből van
    kézművesed, és 5 GyP a leggazdagabbnak.

    A különböző címerek 3 darabtól érnek pontot, és egyre többet: 7 címerért már 20 jár. Végül jönnek a nap jelű
    városlakók.
    .heading = Hogyan lehet nyerni?

overview-hints =
    Szerezz korán új ügynököt, tanácstaggal vagy ügynök + jelű kézművessel: minden további körben eggyel többet
    léphetsz. Nézd meg a műhelyek ablakait, és vegyél ott, ahol most olcsó az áru, de a következő körben drága lesz.

    Ne adj el mindent: néha egyetlen megtartott áru is elég, hogy te légy a kedvenc, és elvidd a céhmestert a címerrel
    együtt.
    .heading = Három tanács az első játékhoz
