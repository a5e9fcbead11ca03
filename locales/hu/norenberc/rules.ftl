# Szabályok, szócikkenként egy üzenet. A szöveg a saját megfogalmazásunk, a nevek a magyar kiadáséi.

rules-c1 = A hat céh és az áruik
    .answer = Hat céh van, a sorszámuk rögzített: 1. sörfőzők (sör), 2. pékek (sütemény), 3. cipészek (cipő), 4.
        nyomdászok (könyvlap), 5. szabók (vászon), 6. kalapkészítők (kalap).
    .details = Minden céh egyféle árut készít, és mindegyiknek állandó sorszáma van. Ez a szám végig fontos: ebben a
        sorrendben jönnek a céhek az akcióknál, a kedvencek kiválasztásánál és a szállások feltöltésénél. Ha két
        céhmester értéke egyforma, a tekintélyes céh is az alacsonyabb sorszámú lesz.

        Nem mindig van játékban mind a hat. A sörfőzők, a pékek és a cipészek mindig az asztalon vannak, a többi attól
        függ, hányan játszotok.

rules-c2 = Mi tartozik egy céhhez?
    .answer = Céhenként 12 áru, 4 címer és 11 kézműves van, a kézművesek értéke 2 és 7 között mozog. Ehhez jön a 4
        közös tekintélycímer.
    .details = Minden céhnek saját háza, 12 áruja, 4 címere és 11 kézművese van. A kézműves lapkáján az értéke látszik:
        a 2-es a leggyengébb, a 7-es a legerősebb. Némelyiken ügynök + jel is van; aki ilyet szerez, új ügynököt
        kap. A 4 tekintélycímer egyik céhhez sem tartozik, körönként egy kerül belőlük az asztalra.

        Azt, hogy melyik értékből hány lapka van, és melyiken van ügynök + jel, egyik szabályfüzet sem közli. A
        program ezért egy feltételezett dobozzal számol, amelyet a saját lapkáidhoz igazíthatsz.

rules-c3 = A városlakók: 26 lapka, 11 fajta
    .answer = Csillag jelű a tanácstag, a tolvaj és a strázsa; hold jelű a zenész, a házaló és a polgármester; nap
        jelű a nemesember, az adószedő, a vésnök, a munkafelügyelő és a tanonc.
    .details = A lapkán lévő jel megmutatja, mikor hat a városlakó: a csillag azonnal, felbérléskor, a hold a körök
        végén, a nap a játék végi pontozáskor. Néhány fajtának több változata van: a zenész 3 vagy 5 tallért hoz, a
        nemesember 2 vagy 3 GyP-t ér, a munkafelügyelőn pedig 2-es, 3-as vagy 4-es szám áll.

        A 26 lapkának csak egy része kerül játékba, a játékosok számától függően. Hogy melyik fajtából hány van, azt
        egyik szabályfüzet sem írja le, ezért ezt is a doboz adatai között állíthatod be.

rules-c4 = Mi jár egy játékosnak?
    .answer = Minden játékosnak 8 ügynöke, egy passzolásjelzője, egy kincstára, egy sorrendjelzője és céhenként egy
        akciókártyája van. A bank tallérjai sosem fogynak el.
    .details = A 8 ügynökből eleinte csak 4 dolgozik neked, a többi a készletben vár, amíg meg nem szerzed. Az
        akciókártyákkal mondod meg, hová küldöd őket; céhenként egy van, ezért egy fordulóban egy céhnél csak egyszer
        léphetsz. A passzolásjelző egyik oldalán ügynök van, a másikon hold: a hold azt jelenti, hogy erre a körre
        végeztél.

        A kincstár alá a tallérjaidat rejtheted, a sorrendjelződ pedig azt mutatja, hányadik vagy a sorban. Ha a
        bankból elfogynának az érmék, pótoljátok bármivel.

rules-s1 = Hány céh és hány városlakó kell?
    .answer = Ketten 3 céhhel és 8 városlakóval játszotok, hárman 4 céhhel és 12-vel, négyen 5 céhhel és 16-tal, öten
        6 céhhel és 20-szal.
    .details = A céheket mindig az elsőtől számoljátok: ketten az 1–3., hárman az 1–4., négyen az 1–5., öten az 1–6. céh
        kerül az asztalra. Amelyik kimarad, annak a háza, az árui, a címerei és a kézművesei is a dobozban maradnak.

        A városlakókat képpel lefelé keverjétek meg, számoljatok le annyit, amennyi kell, a többit pedig tegyétek vissza
        a dobozba anélkül, hogy megnéznétek. Így senki sem tudhatja biztosan, kik bukkanhatnak fel a játék során.
    .example = Réka, Balázs és Ildi hárman ülnek le. Előveszik a sörfőzők, a pékek, a cipészek és a nyomdászok házát, a
        szabók és a kalapkészítők a dobozban maradnak. A 26 városlakóból 12-t tartanak meg, a másik 14 lapkát
        megnézés nélkül elteszik.

rules-s2 = Mennyi áruval kezdtek?
    .answer = Minden áru a saját céhe raktárába kerül, aztán mindenki elvesz egyet minden játékban lévő fajtából.
    .details = Először töltsétek fel a raktárakat: minden játékban lévő céh megkapja a maga 12 áruját. Ezután mindenki
        elvesz mindenhonnan egy darabot, így egyforma készlettel indultok, hárman például egy sörrel, egy
        süteménnyel, egy cipővel és egy könyvlappal. Minden raktárban annyival lesz kevesebb a 12-nél, ahányan
        játszotok.

        Új áru a játék során nem kerül elő, úgyhogy érdemes szemmel tartani, hol mennyi fekszik.

rules-s3 = Ügynökök, tallérok és kártyák az induláskor
    .answer = 4 ügynökkel, 25 tallérral és a játékban lévő céhek akciókártyáival kezdesz. A másik 4 ügynököd a
        készletben várja, hogy megszerezd.
    .details = Vegyél magadhoz 4 ügynököt a saját színedből, a másik 4 menjen a készletbe. Onnan tanácstaggal vagy
        ügynök + jelű kézművessel hozhatsz ki újat, de 8-nál sosem lesz több. Az induló tőke fejenként 25
        tallér.

        Az akciókártyáid közül csak azokat tartsd meg, amelyeknek a céhe játékban van; hárman például a szabók és a
        kalapkészítők kártyája a dobozban marad. Legyen előtted a kincstárad és a passzolásjelződ is, ügynökös
        oldalával felfelé.

rules-s4 = Ki kezd?
    .answer = A véletlen dönti el: a sorrendjelzőket összekeverve rakjátok fel a sávra, felülről lefelé. Aki legfelül
        van, az az első.
    .details = Keverjétek össze a jelzőket, és tegyétek fel őket egymás alá. A legfelső az első, a legalsó az utolsó. A
        sorrend szabja meg, ki lép előbb egy céhen belül, és ez dönt a kedvenceknél is, ha az áruk és a tallérok
        száma is egyforma.

        Nem marad örökké így: aki vendéget bérel fel, az első helyre állhat. Új kör elején viszont magától semmi sem
        változik, az addigi sorrenddel mentek tovább.

rules-s5 = Kézművesek a műhelyben: ki mikor lesz céhmester?
    .answer = Négy kézműves kerül képpel felfelé a műhelyablakokba, alulról fölfelé, az ötödik pedig a legfelsőre. A
        legalsó az 1. kör céhmestere, utána körönként a fölötte lévő következik.
    .details = Minden céh kézműveseit külön keverjétek meg. Négyet tegyetek az ablakokba, a legalsóval kezdve, az
        ötödiket pedig a negyedikre, a legfelső ablakba. A legalsó kézműves lesz az első céhmester.

        Körről körre a következő csúszik a helyére, így előre látjátok, mikor mennyi lesz az ár. A 4. körben a
        kétlapkás kupac ér le: a felső lapka a céhmester, a másik csak alatta fekszik. Az utolsó kör kedvence viszont
        mindkettőt elviszi.
    .example = Gábor a pékek műhelyébe alulról fölfelé egy 3-ast, egy 6-ost, egy 2-est és egy 5-öst húz, az 5-ösre
        pedig egy 7-es kerül. A céhmester értéke így körről körre 3, 6, 2, végül 7 lesz; az 5-ös a 4. körben a
        7-es alatt fekszik.

rules-s6 = Az első vendégek a szállásokon
    .answer = A maradék kézműveseket összekeveritek a megtartott városlakókkal, és minden céh kap belőlük hármat a
        szállás 2., 3. és 4. ablakába. Az 1. ablak üres marad.
    .details = Céhenként 6 kézműves maradt ki a műhelyből. Ezek és a megtartott városlakók együtt adják a vendégek
        kupacát. A sörfőzőktől indulva, sorszám szerint húzzatok minden céhnek három vendéget, és húzási
        sorrendben rakjátok őket a 2., 3. és 4. ablakba.

        Az is lehet, hogy valaki éppen a saját céhe házában száll meg. Ezzel nincs baj, ott is felbérelheted. Ami a
        kupacból megmaradt, képpel lefelé az asztal szélére kerül.
    .example = Négyen játszotok: 5 céhből 6-6 kézműves, az 30, meg 16 városlakó, összesen 46 vendég. A sörfőzőknek Dóri
        sorban egy zenészt, egy 4-es sörfőzőt és egy 6-os szabót húz, ők kerülnek a 2., 3. és 4. ablakba. Az 5
        céh együtt 15 vendéget kap, 31 marad a kupacban.

rules-s7 = Melyik az első tekintélyes céh?
    .answer = Az, amelyiknek a céhmestere a legnagyobb értékű. Ha több is egyforma, közülük a legalacsonyabb sorszámú
        céh. Ide kerül egy tekintélycímer.
    .details = Nézzétek végig a játékban lévő céhek legalsó műhelyablakát, és keressétek meg a legmagasabb értéket. Ez
        a céh lesz az 1. kör tekintélyes céhe, mellé kerül egy a négy tekintélycímerből. Egyenlőségnél mindig a
        kisebb sorszám nyer: a sörfőzők megelőzik a pékeket, a pékek a cipészeket, és így tovább. A tekintélycímert a kör végén a céh kedvence kapja meg, a rendes céhcímeren
        felül. Mind a négy körre jut egy tekintélycímer: a 2. körtől minden körben új tekintélyes céh jön, és az előző
        kimarad a választásból.
    .example = Vince sorban felolvassa a négy céhmester értékét: sörfőzők 4, pékek 6, cipészek 6, nyomdászok 3. A pékek
        és a cipészek egyformák, de a pékek a 2-es céh, a cipészek csak a 3-as. A tekintélycímer a pékekhez
        kerül.

rules-s8 = Mi maradhat titokban?
    .answer = Csak a tallérjaidat rejtheted el. Az áruid, a kézműveseid, a városlakóid, a címereid és az ügynökeid
        mindig nyíltan fekszenek előtted.
    .details = A tallérokat a kincstárad alá dughatod, és senkinek sem kell elárulnod, mennyi van. Ha viszont egy
        kedvenc kiválasztásánál holtversenyben állsz, meg kell mutatnod őket. Minden egyebet bárki láthat és
        megszámolhat.

        Két dolog természeténél fogva rejtett: a képpel lefelé kijátszott akciókártyák, amíg sorra nem kerülnek (a
        számukat persze mindenki látja), és a vendégek kupaca.

rules-p1 = Kör és forduló: mi a különbség?
    .answer = Négy kör van, egy kör egy vagy több fordulóból áll. Minden fordulónak három része van: tervezés, akciók,
        a forduló vége.
    .details = A Tervezés fázisában titokban eldöntöd, melyik céhekhez küldesz ügynököt. Az Akció fázisban a céhek
        sorban következnek, és mindenki lép ott, ahová tervezett. A Forduló vége fázisban kiderül, kinek maradt
        még szabad ügynöke.

        Ha van, aki folytatni tudja, új forduló jön ugyanabban a körben. Ha már mindenki végzett, véget ér a kör.
        Figyelj a két szóra: a kör a nagyobb egység, a forduló a kisebb.

rules-p2 = Tervezés: hány kártyát rakhatsz le?
    .answer = Legalább egyet, legfeljebb annyit, ahány szabad ügynököd éppen van, és céhenként csak egyet. Ha egyet
        sem raksz le, az passzolás.
    .details = Aki még nem végzett a körrel, az a többiekkel egyszerre és titokban tervez. Képpel lefelé magad elé
        teszed azoknak a céheknek a kártyáját, ahol lépni akarsz. Mindegyikhez kell majd egy ügynök, ezért nem lehet
        több kártyád, mint szabad ügynököd, és egy céhhez egy fordulóban csak egyszer mehetsz.

        Azt még nem kell eldöntened, mit csinálsz ott. Amit viszont egyszer leraktál, az úgy marad: nem veheted
        vissza, és nem cserélheted ki.
    .example = Luca az első fordulóban 2 kártyát játszott ki, így 4 ügynökéből 2 maradt szabad. A második fordulóban
        ezért legfeljebb 2 kártyát rakhat le; a pékeket és a nyomdászokat választja. Marcinak 3 szabad ügynöke
        van, de egyetlen kártyát sem rak le: ezzel passzolt.

rules-p3 = Mi történik, ha passzolsz?
    .answer = Átfordítod a passzolásjelződet a hold oldalára, és az egész körre végeztél, akkor is, ha jön még
        forduló.
    .details = Passzolni akkor szokás, ha van még ügynököd, de nem akarsz többet lépni. Jól gondold meg: a következő
        kör kezdetéig nem tervezhetsz és nem léphetsz, a megmaradt ügynökeid ebben a körben már nem dolgoznak.
        Az áruid és a tallérjaid persze nálad maradnak. A kör végén ugyanúgy lehetsz kedvenc, és ugyanúgy kapsz
        bevételt, mint bárki más.
    .example = Gergőnek a 2. fordulóban még 2 ügynöke van, de már 5 söre is, és azokat meg akarja tartani. Passzol, a
        jelzője a holdat mutatja. Nóra és Feri még két fordulót játszik nélküle. Senki sem gyűjt 5 sört, ezért a kör
        végén Gergő lesz a sörfőzők kedvence.

rules-p4 = Ki tervez először, ha mindenki a másikra vár?
    .answer = Rendes esetben mindenki egyszerre tervez. Ha ebből vita támad, visszafelé mentek a sorrenden: a legutolsó
        rakja le a kártyáit először, az első utoljára.
    .details = Az egyidejű tervezés többnyire simán megy. Néha viszont mindenki azt lesi, hány kártyát raknak le a
        többiek. Ilyenkor a sorrendjelzők döntenek, méghozzá alulról fölfelé: az kezd, aki a sorrendben leghátul
        áll, és az első tervez utoljára. A kártyák így is képpel lefelé kerülnek az asztalra, csak a számuk
        látszik, meg az, hogy ki passzolt. Elöl állni tehát ilyenkor is jó.

rules-a1 = Egy céhre kerül a sor
    .answer = A céhek sorszám szerint jönnek. Aki kijátszotta a céh kártyáját, felfedi, rátesz egy szabad ügynököt,
        aztán a sorrend szerint mindenki pontosan egy akciót hajt végre.
    .details = A sörfőzőkkel kezditek, és addig nem léptek tovább, amíg ott mindenki sorra nem került. Felfedéskor
        mindenki tegyen egy ügynököt a kártyájára, így látszik, ki van még hátra. Ezután a sorrendjelzők szerint
        jöttök, és fejenként egyet választotok a négy lehetőségből: áruk eladása, vendég felbérlése, áruk
        vásárlása vagy semmittevés. Ha egy céhhez senki sem játszott ki kártyát, egyszerűen átugorjátok.
    .example = A sorrend Panni, Viktor, Zoli. A cipészeknél Zoli és Panni fed fel kártyát, mindketten rátesznek egy
        ügynököt. Előbb Panni vesz 2 cipőt, aztán Zoli felbérel egy vendéget. Viktor itt kimarad, neki majd a
        nyomdászoknál lesz dolga.

rules-a2 = Hová kerül az ügynök az akció után?
    .answer = A céhház tetejére, bármelyik akciót választottad. Az akciókártyát visszaveszed a kezedbe.
    .details = Amint végeztél az akcióval, tedd át az ügynököt a kártyáról a céhház tetejére, a kártyát pedig vedd
        vissza. Az ügynök a kör végéig ott marad. A tetőn akárhányan elférnek, bármilyen színből, senki sem
        szorul le róla.

        A kártyát a következő fordulóban újra kijátszhatod, ha maradt szabad ügynököd. A tetőn állók pedig hasznot is
        hajtanak: minél többen vannak, annál több tallért kap, aki ott vendéget bérel fel.

rules-a3 = Eladás: mit, mennyit és mennyiért?
    .answer = Egy céhnek csak a saját áruját adhatod el, abból viszont bármennyit, legalább egyet. Darabjáért annyi
        tallért kapsz, amennyi a céhmester értéke.
    .details = A sörfőzők csak sört vesznek, a pékek csak süteményt, és így tovább. Az eladott áru a céh raktárába
        kerül, a tallért a bank fizeti. Felső határ nincs, akár az összeset eladhatod egyetlen akcióval. Csak a
        házaló lapkáján fekvő áruhoz nem nyúlhatsz.

        Gondolj a kör végére is: amit eladtál, az már nem segít kedvenccé válni, a raktárból pedig a többiek ugyanezen
        az áron megvehetik.
    .example = A kalapkészítők céhmestere 6-os. Juditnak 4 kalapja van, ebből 3-at elad: a három kalap a raktárba
        kerül, ő pedig 3 × 6, azaz 18 tallért kap. A negyediket megtartja, hátha azzal is ő lesz a kedvenc.

rules-a4 = Vásárlás: mit és mennyiért?
    .answer = Egy akcióval 1–3 árut vehetsz abból, ami a céh raktárában fekszik, bármilyen fajtából. Darabja annyi
        tallér, amennyi a céhmester értéke.
    .details = A raktárban nemcsak a céh saját áruja lehet: amivel valaki vendégért fizetett, az is ott van, és
        ugyanannyiba kerül. Így juthatsz olcsón olyan áruhoz, amely a saját céhénél drága. A fajtákat keverheted
        is.

        Csak azt veheted meg, ami tényleg a raktárban van, és csak annyit, amennyit ki tudsz fizetni, hitel nincs. Az
        1. kör 1. fordulójában, ha négyen vagy öten játszotok, a határ 3-nál kisebb is lehet.
    .example = A pékek céhmestere 2-es, a raktárban 6 sütemény és egy cipő fekszik. Tamás 2 süteményt és a cipőt viszi
        el, 3 × 2, vagyis 6 tallérért. A cipészeknél, ahol a céhmester 7-es, már maga a cipő is 7 tallér lenne.

rules-a5 = Az első forduló vásárlási korlátja
    .answer = Csak az 1. kör 1. fordulójában érvényes. Öten játszva 4 vagy 5 felfedett kártyánál fejenként 1 áru a
        határ, 3 kártyánál 2. Négyen játszva 3 vagy 4 kártyánál 2. Minden más esetben marad a 3.
    .details = Ennek köszönhető, hogy a sor végén állóknak is jut áru. Minden céhnél külön nézzétek meg, hányan fedték
        fel a kártyáját. Ha öten játszotok, 4 vagy 5 kártyánál mindenki legfeljebb 1 árut vehet ott, 3 kártyánál
        legfeljebb 2-t. Ha négyen játszotok, 3 vagy 4 kártyánál legfeljebb 2-t. Ha ennél kevesebb kártya kerül
        elő, vagy csak ketten-hárman ültök az asztalnál, marad a szokásos 3. A második fordulótól pedig ilyen
        megkötés soha többé nincs.
    .example = Ötfős asztal, első forduló. A sörfőzőknél négyen fednek fel kártyát: ott fejenként 1 áru a határ. A
        cipészeknél hárman vannak, ott 2. A szabóknál Bence egyedül van, ő nyugodtan elvihet 3 vásznat.

rules-a6 = Mennyibe kerül egy vendég?
    .answer = Ablakonként, balról jobbra: 1 saját; 1 saját + 1 bármilyen; 2 saját, vagy 1 saját + 2 bármilyen; 3
        saját, vagy 2 saját + 2 bármilyen. A „saját” a céh áruját jelenti.
    .details = Saját áru a sörfőzőknél a sör, a pékeknél a sütemény, és így tovább. A „bármilyen”, vagyis a láda akármi
        lehet, akár a céh saját áruja is. A 3. és a 4. ablaknál te választasz a két fizetési mód közül.

        Amit fizettél, az mind ennek a céhnek a raktárába kerül, a más fajtájú áru is, és onnan bárki megveheti. Egy
        akcióval egy vendéget bérelhetsz fel. A házaló lapkáján fekvő áruval nem fizethetsz.
    .example = Kata a sörfőzők 3. ablakából szeretné a 7-es nyomdászt. Két söre nincs, csak egy, ezért 1 sört, 1
        kalapot és 1 cipőt fizet. Mindhárom a sörfőzők raktárába kerül, és aki ott legközelebb vásárol, már
        kalapot is vehet.

rules-a7 = Felbérlés lépésről lépésre
    .answer = Fizetsz, elveszed a vendéget, végrehajtod, ami azonnal jár, aztán annyi tallért kapsz, ahány ügynök a
        céhház tetején áll. Végül, ha akarsz, a sorrend élére állsz.
    .details = Fizetés után magad elé teszed a vendéget képpel felfelé, és végrehajtod, ami azonnali: ügynök + jel,
        csillag jelű képesség, áru a házalóra, hely a polgármesternek. Ezután a bank annyi tallért ad, ahány
        ügynök a tetőn áll, színtől függetlenül, a korábban odatett sajátjaiddal együtt. A mostani ügynököd még
        nincs ott, a polgármester lapkája pedig nem ügynök.

        Végül a sorrend élére teheted a jelződet, az addig előtted állók eggyel hátrébb csúsznak. Ez a következő
        céhtől érvényes, és így marad a következő körben is, amíg valaki meg nem változtatja.
    .example = A pékek házának tetején 3 ügynök áll, egyikük Orsié az előző fordulóból. Orsi felbérel egy 5-ös péket, 3
        tallért kap, és a sorrendben a 3. helyről az elsőre lép; Ádám és Peti a 2. és a 3. helyre csúszik. Ezután Orsi
        ügynöke is felkerül a tetőre, így már 4 áll ott.

rules-a8 = Ügynök + jel: új ügynök
    .answer = Ha ügynök + jelű kézművest szerzel, azonnal elveszel egy saját ügynököt a készletből, ha van még ott;
        összesen 8 lehet. A következő tervezéstől használhatod.
    .details = Mindegy, hogyan jutottál a kézműveshez: felbérlésnél és kedvencként is jár az ügynök, sőt a 4. körben a
        céhmester alatti lapkáért is, ha rajta van a jel. Ha már mind a 8 ügynököd megvan, nem jár semmi.

        A már kijátszott kártyáidon az új ügynök nem változtat, de a következő fordulóban, akár még ebben a körben,
        tervezhetsz vele. Arra is jó, hogy ne fogyj ki az ügynökökből a forduló végére.
    .example = Eszternek 4 ügynöke van, és 4 kártyát játszik ki. A harmadik céhnél felbérel egy ügynök + jelű szabót, és
        elvesz egy ügynököt a készletből. A forduló végén 4 ügynöke a tetőkön áll, az új viszont szabad, ezért nem
        végzett: a következő fordulóban 1 kártyát rakhat le.

rules-a9 = Lehet-e semmit sem csinálni?
    .answer = Igen. Ha kijátszottad a kártyát, de mégsem akarsz semmit, kihagyhatod; az ügynököd ettől még felkerül a
        tetőre.
    .details = A semmittevés ugyanolyan akció, mint a többi. Jól jön, ha közben elvitték előled, amiért jöttél, vagy ha
        csak blöfföltél a kártyával. Az ügynököt nem tarthatod meg, a tetőre kerül, a kártya viszont visszajön a
        kezedbe. Egyvalamire így is jó volt: aki később vendéget bérel fel ennél a céhnél, eggyel több tallért kap, és
        ez egy következő fordulóban akár te is lehetsz.

rules-a10 = Ha egy céhnél menet közben változik a sorrend
    .answer = Attól, hogy valaki a sorrend élére áll, annál a céhnél senki sem lép kétszer, és senki sem marad ki. Az új
        sorrend a következő céhnél számít először.
    .details = Egy céhnél az a sorrend érvényes végig, amelyik a felfedéskor volt. Aki vendéget bérel fel, átteheti a
        jelzőjét az első helyre, de ettől nem kerül újra sorra, és aki hátrébb csúszott, az sem veszíti el az akcióját.
        Segít, hogy az ügynök a kártyán áll: akinél még ott van, az hátravan, akié már a tetőn, az lépett. A következő
        céhnél indultok az új sorrenddel.
    .example = A sorrend Dani, Zsófi, Imre, és a pékeknél mindhárman kártyát fedtek fel. Dani vásárol, Zsófi vendéget
        bérel fel, és az első helyre áll. Most Dani a második, de ő már lépett; Imre jön, mintha mi sem történt
        volna. A cipészeknél viszont már Zsófi kezd.

rules-a11 = Üzletelés egymással. Hány árud lehet?
    .answer = Egymástól nem vehettek semmit, és nem is cserélhettek. Az viszont nincs korlátozva, hogy hány árud
        lehet.
    .details = Az áru a raktárakon keresztül mozog: eladod a céhnek, megveszed tőle, vagy vendégért fizetsz vele.
        Közvetlenül egyedül a tolvaj visz el árut egyik játékostól a másikhoz. Tallér, címer vagy vendég sem
        cserélhet gazdát.

        Felső határ az áruidra nincs, gyűjthetsz akár tíz sört is. A készlet viszont véges: céhenként 12 áru van az
        egész játékban, és ami elfogyott a raktárból, azt onnan nem veheted meg.

rules-w1 = Csillag jelű városlakók
    .answer = Azonnal hatnak, amikor felbérled őket, aztán rögtön visszakeveritek a lapkát a vendégek kupacába.
    .details = Csillag van a tanácstagon, a tolvajon és a strázsán. Nem maradnak nálad: végrehajtod a képességüket,
        visszakevered a lapkát, és utána jön a tetőért járó tallér, meg az, hogy előreállsz-e a sorrendben. A
        visszakevert lapka később bármelyik céh szállásán újra felbukkanhat, akár többször is. A tolvajt és a strázsát
        nem kötelező használni. Ha a képességgel épp nem tudsz mit kezdeni, akkor is felbérelheted őket.

rules-w2 = Tanácstag: plusz egy ügynök
    .answer = Elveszel egy saját ügynököt a készletből, ha van még ott (összesen legfeljebb 8 lehet). Utána a
        tanácstagot visszakeveritek.
    .details = A tanácstag a legrövidebb út egy új ügynökhöz. Az új ügynök a következő tervezéstől szabad, tehát a
        következő fordulóban, akár még ebben a körben kijátszhatsz vele egy kártyát. Minél korábban szerzed meg, annál
        több körben dolgozik neked. Ha már mind a 8 ügynököd megvan, a tanácstag nem ad semmit, de a tetőért járó
        tallért és az első hely lehetőségét akkor is megkapod.
    .example = Balázs 5 ügynökkel játszik, és a cipészek 2. ablakából felbérli a tanácstagot: fizet 1 cipőt és 1 sört.
        Elveszi a 6. ügynökét a készletből, a lapkát visszakeveri a vendégek kupacába, és 2 tallért kap, mert a
        tetőn 2 ügynök áll.

rules-w3 = Tolvaj: két áru egy másik játékostól
    .answer = Egy másik játékostól elvehetsz két árut, te választod ki, melyik kettőt. Az áldozatot a bank kárpótolja:
        mindkettőért annyi tallért kap, amennyi az áru saját céhében a mostani céhmester értéke.
    .details = Te döntöd el, kitől és mit viszel; lehet két egyforma vagy két különböző áru. Két játékostól egyet-egyet
        nem vehetsz el. Nem kötelező lopnod, de ha lopsz, pontosan kettőt viszel, egyet csak akkor, ha az
        áldozatnak nincs több. A házaló lapkáján fekvő áru nem lopható el.

        A kárpótlás mindig az áru saját céhének árán jár, nem annak a céhnek az árán, ahol a tolvajt felbérelted. A
        tolvaj ezután visszakerül a vendégek kupacába.
    .example = Kata a tolvajjal Ferit nézi ki: elvisz tőle 1 sört és 1 kalapot. A sörfőzők céhmestere 3-as, a
        kalapkészítőké 7-es, ezért Feri 3 + 7, azaz 10 tallért kap a banktól. Katának ez semmibe sem kerül azon
        kívül, amit a tolvajért fizetett.

rules-w4 = Strázsa: két kézműves helyet cserél
    .answer = Felcserélhetsz két azonos céhbeli kézművest, akik szálláson vagy műhelyben vannak, akár különböző
        házakban. Céhmestert nem mozdíthatsz el.
    .details = A kettő legyen azonos fajta, például két pék. Az egyik lehet a műhelyben, a másik egy idegen céh
        szállásán, de lehet mindkettő szálláson vagy mindkettő műhelyben. Így beállíthatod, ki legyen egy
        későbbi kör céhmestere, vagy olcsóbb ablakba hozhatsz egy jó vendéget.

        A mostani céhmesterekhez nem nyúlhatsz, és a játékosok előtt fekvő lapkákhoz sem. A csere nem kötelező. A
        strázsa utána visszakerül a vendégek kupacába.
    .example = A pékeknél egy 2-es pék lenne a következő céhmester, a szabók szállásán pedig egy 7-es pék lakik. Ildi a
        strázsával felcseréli őket: a következő körben a pékek céhmestere 7-es lesz, a 2-es pék pedig a
        szabóknál várja, hogy valaki felbérelje.

rules-w5 = Hold jelű városlakók: minden kör végén
    .answer = Megmaradnak, és minden kör végén újra hatnak. A házaló a kivétel: csak annak a körnek a végén segít,
        amelyikben felbérelted, aztán visszakeveritek.
    .details = Hold van a zenészen, a házalón és a polgármesteren. A zenész előtted marad, és minden bevételnél fizet. A
        polgármester egy céhház tetejére költözik, a játék végéig ott marad, és mindenkinek fizet, akinek van kézművese
        abból a céhből. A házaló egyszeri segítség a kedvencek kiválasztásánál.

        Minél előbb szerzel zenészt vagy polgármestert, annál többször hoz pénzt. Az 1. körben felbérelt zenész
        négyszer fizet, mert a 4. kör végén is van bevétel.

rules-w6 = Zenész: plusz bevétel
    .answer = Minden kör végén, a Bevétel begyűjtése lépésnél 3 vagy 5 tallérral többet kapsz, amennyi a lapkáján áll.
        Már abban a körben is, amelyikben felbérelted.
    .details = A zenész a játék végéig előtted marad, és minden kör végén fizet, a negyedik után is. A szokásos 3
        tallér mellé jön, nem helyette. Ha több zenészed van, a pénzük összeadódik. GyP-t közvetlenül nem ad, de
        a tallér jól jön a holtversenyeknél, az adószedőnél és a leggazdagabb játékos díjánál.
    .example = Petinek van egy 3 talléros zenésze, és a 2. körben felbérel mellé egy 5 tallérosat. A 2., a 3. és a 4.
        kör végén is 3 + 3 + 5, azaz 11 tallér a bevétele, a három alkalommal összesen 33.

rules-w7 = Házaló: egy áru négyet ér
    .answer = Felbérléskor rá kell tenned egy saját árudat. E kör végén, a kedvencek kiválasztásakor a lapka az áruval
        együtt 4-nek számít abból a fajtából, utána az árut visszakapod.
    .details = Az árut rögtön rá kell tenned, nem halogathatod. Amíg a lapkán van, nem adhatod el, nem fizethetsz vele,
        és el sem lophatják. Ha a vendég kifizetése után egyetlen árud sem maradt, a házalót azonnal
        visszakeveritek.

        Amikor minden céh kiválasztotta a kedvencét, az áru visszakerül hozzád, a házaló pedig a vendégek kupacába. Ha
        kedvenc lettél, de nincs más árud abból a fajtából, a házalón lévőt kell leadnod.
    .example = Nórának 2 könyvlapja van, az egyiket a házalóra teszi. A kör végén ez 1 + 4, vagyis 5 könyvlapnak
        számít. Viktornak 4 van, így Nóra lesz a nyomdászok kedvence. A szabad könyvlapját leadja, a másikat a
        házalóról visszakapja: 1 könyvlapja marad.

rules-w8 = Polgármester: pénz mindenkinek
    .answer = Bármelyik játékban lévő céh házának tetejére teheted, és ott marad. Minden bevételnél mindenki 1 tallért kap
        minden kézműveséért, aki ehhez a céhhez tartozik.
    .details = A helye végleges, úgyhogy olyan céhet válassz, amelyből neked van vagy lesz a legtöbb kézművesed. A
        lapkák száma számít, az értékük nem. A pénz mindenkinek jár, nem csak annak, aki felbérelte.

        Már ennek a körnek a végén fizet, és akkor a frissen megkapott céhmester is beleszámít, mert a kedvencek előbb
        jönnek, mint a bevétel. A polgármester nem ügynök: felbérléskor nem jár érte tallér.
    .example = Réka a polgármestert a szabókhoz teszi. A kör végén neki 3 szabója van, Zolinak 1, Daninak egy sem. A
        szokásos 3 tallér mellé Réka 3-at, Zoli 1-et kap, Dani semmit, így a bevételük 6, 4 és 3 tallér.

rules-w9 = Nemesember: biztos pontok
    .answer = A játék végén 2 vagy 3 GyP-t ér, ahogy a lapkáján áll. Feltétele nincs.
    .details = A nemesember a legegyszerűbb nap jelű városlakó. Felbérled, magad elé teszed, és a pontozáskor megkapod
        a rajta álló 2 vagy 3 GyP-t. Nem kell hozzá se kézműves, se tallér, se címer. Ha több van, a pontjaik
        összeadódnak. Játék közben nem csinál semmit, ezért akkor éri meg igazán, ha olcsó ablakban lakik, vagy
        ha a tetőn sok az ügynök, és a felbérlésért szép összeget kapsz.
    .example = Csilla a pékek 1. ablakából egyetlen süteményért elviszi a 3 pontos nemesembert. Két körrel később a
        szabóknál talál egy 2 pontosat is, azt is felbérli. A játék végén 3 + 2, azaz 5 GyP-t kap értük.

rules-w10 = Adószedő: pont a tallérokért
    .answer = A játék végén minden teljes 10 tallérodért 1 GyP-t ad. A maradék nem számít.
    .details = A 4. kör bevétele után nézitek meg, mennyi tallérod van, és lefelé kerekítetek: 29 tallér 2 GyP, 30
        tallér már 3. A tallérok közben nem fogynak el, ugyanaz a pénz a leggazdagabb játékos díjánál is számít.
        Ha két adószedőd van, mindkettő külön ad pontot. Az utolsó körben érdemes pénzzé tenni azt az árut,
        amely már nem kell a kedvencekhez.
    .example = Imre 47 tallérral fejezi be a játékot. Az adószedője 4 GyP-t ad, a maradék 7 tallérért nem jár semmi.
        Mivel másnak nincs ennyi pénze, a leggazdagabb játékos 5 pontja is az övé, a kettő együtt 9 GyP.

rules-w11 = Vésnök: plusz egy tekintélycímer
    .answer = A címergyűjtemény pontozásakor eggyel több tekintélycímernek számít.
    .details = A vésnök mindig külön címer, akkor is, ha van már tekintélycímered vagy másik vésnököd. Egy lépcsővel
        feljebb visz a táblázatban, és ott a felső lépcsők a legnagyobbak: 5 címerről 6-ra 5 GyP a nyereség,
        6-ról 7-re 6 GyP. 7 fölött viszont már nem hoz többet. Másra nem jó: nem teszi tekintélyessé egyik céhet
        sem, és holtversenyt sem dönt el.
    .example = Zsófinak 4 különböző céhcímere és 1 tekintélycímere van, ez 5 címer, vagyis 9 GyP lenne. A vésnökével
        együtt viszont 6-nak számít, és így 14 GyP-t kap. A vésnök tehát 5 pontot hozott neki.

rules-w12 = Munkafelügyelő: pont az alacsony értékekért
    .answer = A játék végén 1 GyP-t ad minden kézművesedért, akinek az értéke megegyezik a munkafelügyelő lapkáján álló
        számmal: 2, 3 vagy 4. A céh mindegy.
    .details = Minden munkafelügyelő egyetlen értéket figyel, azt, amelyik rajta áll. Számold össze, hány ilyen
        kézművesed van az összes céhből együtt: mindegyik 1 GyP. Így azok a gyenge kézművesek is érnek valamit,
        akik a helyezéseknél keveset nyomnak a latban. Ha két munkafelügyelőd van ugyanazzal a számmal,
        mindkettő végigszámolja őket. Ha más-más szám áll rajtuk, mindegyik a magáét nézi.
    .example = Laci munkafelügyelőjén 3-as áll. Van egy 3-as sörfőzője, két 3-as cipésze, egy 4-es pékje és egy 7-es
        nyomdásza. A három darab 3-asért 3 GyP-t kap, a 4-es és a 7-es itt nem számít.

rules-w13 = Tanonc: pont a 2. és a 3. helyért
    .answer = A kézművesek helyezéseinél minden 2. és minden 3. helyed plusz 1 GyP-t ér.
    .details = A tanonc azt jutalmazza, ha sok céhben ott vagy a dobogón, csak éppen nem a tetején. Céhenként nézitek:
        ahol 2. vagy 3. lettél, ott a rendes pontod mellé jön még 1. Az első helyért nem jár, és ott sem, ahol a 2.
        helyen kialakult holtverseny miatt neked már nem jutott helyezés. A megosztott 2. vagy 3. hely viszont ugyanúgy
        hely, arra is fizet.
    .example = Ádám a sörfőzőknél 2. (3 GyP), a pékeknél 3. (1 GyP), a cipészeknél 1. (5 GyP), nyomdásza nincs. A
        tanonc két helyezésért fizet, így a 9 GyP mellé még 2-t kap, összesen 11-et.

rules-w14 = Két egyforma városlakó
    .answer = Mindkettő számít. Bármelyik fajtából van is kettőd, mindegyik teljes értékben hat.
    .details = Nincs olyan szabály, hogy egy fajtából csak egy érne valamit. Két zenész mindkét összeget kifizeti, két
        adószedő minden 10 tallérért 2 GyP-t hoz, két tanonc minden 2. és 3. helyért 2-t, két vésnök két
        címernek számít. Polgármesterből kettő is állhat ugyanazon a tetőn, és mindkettő fizet. Két házalóra két
        külön árut kell tenned, egy áru nem feküdhet mindkettőn.

rules-t1 = Ki végzett a forduló végén?
    .answer = Akinek nem maradt szabad ügynöke, a hold oldalára fordítja a passzolásjelzőjét, és ebben a körben
        többet nem lép.
    .details = Miután minden céh sorra került, és a kártyák visszajöttek, nézd meg, van-e még ügynököd, aki nem tetőn
        áll. Ha nincs, végeztél erre a körre, akárcsak az, aki korábban passzolt. A fordulóban szerzett új
        ügynök szabadnak számít, vele még játékban maradsz. Ha van szabad ügynököd, de nem akarsz többet lépni,
        passzolni majd a következő tervezésnél tudsz.
    .example = Marcinak 4 ügynöke volt, mind a 4 tetőn áll: végzett, a jelzője a holdat mutatja. Kata is 4 kártyát
        játszott ki, de közben tanácstagot bérelt fel, így 1 szabad ügynöke maradt, és a következő fordulóban
        még tervezhet.

rules-t2 = Új forduló vagy vége a körnek?
    .answer = Ha mindenki végzett, vége a körnek. Ha csak egyvalaki is maradt, aki nem, új forduló kezdődik azoknak,
        akik még játékban vannak.
    .details = Nézzetek végig a passzolásjelzőkön. Ha mindegyik a holdat mutatja, jön a kör vége a hét lépésével. Ha
        nem, ugyanebben a körben újabb fordulót játszotok: tervezés, akciók, a forduló vége. Aki már végzett,
        ebből kimarad, és a következő körig vár.

        Az is lehet, hogy egyetlen játékos marad talpon. Ő nyugodtan felhasználhatja a maradék ügynökeit, közben senki
        más nem lép.

rules-r1 = A kör vége hét lépésben
    .answer = Kedvencek, ügynökök vissza, bevétel, passzolásjelzők vissza, új céhmesterek, szállások feltöltése, új
        tekintélyes céh. A 4. körben a bevétel után vége a játéknak.
    .details = A sorrend számít. A kedvencek még a bevétel előtt megkapják a céhmestert, ezért az új kézművesért már a
        polgármester is fizet. A kedvencek holtversenyénél viszont még a bevétel előtti tallérok döntenek. A szállásokat
        azután töltitek fel, hogy a házalók visszakerültek a kupacba, így akár rögtön újra felbukkanhatnak.

        A tekintélyes céhet a legvégén, már az új céhmesterek alapján választjátok ki. A 4. körben csak az első három
        lépés marad meg, utána jön a pontozás.

rules-r2 = Ki lesz a kedvenc?
    .answer = Az, akinek a legtöbb van a céh árujából; a házaló az árujával 4-nek számít. Holtversenynél a több tallér
        dönt, aztán a jobb hely a sorrendben.
    .details = Sorszám szerint mentek végig a céheken, és megnézitek, kinél mennyi van az adott áruból, a házalón
        lévővel együtt. Ha többen is ugyanannyival vezetnek, meg kell mutatniuk a tallérjaikat, de másnak nem
        kell. Akinek több van, az a kedvenc. Ha ez is egyforma, az lesz, aki előrébb áll a
        sorrendben. Egyetlen áru is elég, ha másnak annyi sincs.
    .example = A cipészeknél Orsinak és Bencének is 3 cipője van, Lucának 2. Orsi és Bence felfedi a pénzét: 14 és 11
        tallér, tehát Orsi a kedvenc. Luca hiába ül 30 talléron, 2 cipővel nincs versenyben, és a pénzét sem
        kell megmutatnia.

rules-r3 = Mit ad és mit kap a kedvenc?
    .answer = Visszaad 1 árut a raktárba, és megkapja a céhmester lapkáját, a céh egy címerét, és ha ott van, a
        tekintélycímert. A 4. körben az alsó lapkát is.
    .details = Kedvencnek lenni nem választás kérdése: ha te vagy az, az árut le kell adnod, és a jutalmat is el kell
        venned. Egy darab megy vissza a céh árujából a céh raktárába. Cserébe tiéd a céhmester és egy céhcímer,
        a tekintélyes céhnél pedig a tekintélycímer is.

        A 4. körben a céhmester alatt fekvő kézművest is elviszed. Ha ezek közül valamelyik lapkán ügynök + jel van,
        azonnal jár érte egy ügynök, ha van még a készletben.
    .example = A 4. körben Tamás 4 könyvlappal a nyomdászok kedvence, és éppen a nyomdászok a tekintélyes céh.
        Visszatesz 1 könyvlapot, marad 3. Elviszi a 6-os céhmestert, az alatta lévő 3-as nyomdászt, a nyomdászok
        egyik címerét és a tekintélycímert.

rules-r4 = Senkinél sincs a céh árujából: nincs kedvenc
    .answer = Nincs kedvenc. A céhmester kikerül a játékból, a 4. körben az alatta lévő lapka is. A céhcímer marad, az
        ott lévő tekintélycímer viszont szintén kiesik.
    .details = Ha egyetlen játékosnál sincs a céh árujából, még házalón sem, a céhmester senkit sem választ, és
        visszakerül a dobozba. A 4. körben vele megy az alatta fekvő lapka is. A céh címerei érintetlenül
        maradnak. Ha éppen ez volt a tekintélyes céh, a tekintélycímer is a dobozba kerül, nem gyűlik tovább a
        következő körre. Néha tehát egyetlen megtartott áru egy egész céhmestert ér.
    .example = A 2. kör végén senkinél sincs vászon, Judit az utolsót is eladta. A szabók 5-ös céhmestere a dobozba
        kerül, céhcímert senki sem kap. Mivel a szabók a tekintélyes céh, a tekintélycímer is elvész; a
        készletben még kettő van a hátralévő két körre.

rules-r5 = Az ügynökök visszatérnek
    .answer = Mindenki leveszi az összes ügynökét a tetőkről. A következő körben újra mind szabad.
    .details = A kedvencek kiválasztása után minden ügynök hazatér. Így a következő kört mindenki a teljes csapatával
        kezdi: azokkal, akik most jöttek le, azokkal, akiket passzoláskor megtartott, és a közben szerzett újakkal is. A
        polgármester nem ügynök, ő a tetőn marad. Az új kör elején tehát egy tetőn sincs ügynök: ha egy céhnél elsőként
        lépsz, és rögtön vendéget bérelsz fel, azért még nem jár tallér.

rules-r6 = Bevétel a kör végén
    .answer = Mindenki 3 tallért kap. Ehhez jön a zenészeid 3 vagy 5 tallérja, és minden polgármester után 1-1 tallér
        azokért a kézműveseidért, akik az ő céhéhez tartoznak.
    .details = A 3 tallér mindenkinek jár, annak is, aki korán passzolt. Ehhez adódik, ami a zenészeid lapkáján áll.
        Végül minden polgármesternél nézd meg, melyik céh házán van, és hány kézművesed van abból a céhből:
        ennyi tallért kapsz, és ugyanígy mindenki más is a sajátjai után. A kedvencként most szerzett kézműves
        már beleszámít. A 4. kör végén is van bevétel, csak utána pontoztok.
    .example = Panninál egy 5 talléros zenész van, a pékek házának tetején pedig polgármester áll. Panninak 2 pékje van,
        Ferinek 1. Panni 3 + 5 + 2, azaz 10 tallért kap, Feri 3 + 1, azaz 4 tallért, Viktor, akinek nincs pékje,
        3-at.

rules-r7 = Új céhmesterek
    .answer = Minden céhben a legalsó foglalt műhelyablak kézművese lecsúszik a céhmester helyére. Innentől az ő
        értéke az ár.
    .details = A régi céhmester a kedvenchez vagy a dobozba került, a helye üres. Oda csúszik a hozzá legközelebbi
        kézműves a műhelyből. Az új érték rögtön érvényes az eladásra, a vásárlásra és a tolvaj kárpótlására is.

        A 3. kör után a kétlapkás kupac jön le egyben: a felső lapka a céhmester, az alsó alatta marad. A lapkák
        képpel felfelé vannak, ezért a következő árat előre látod, hacsak egy strázsa közben át nem rendezi a sort.
    .example = A cipészeknél az 1. kör céhmestere 6-os, fölötte 2-es, 4-es, legfelül pedig egy 7-es az 5-ösön. A kör
        végén a 2-es csúszik le, a cipő ára 6-ról 2 tallérra esik. Dóri még az 1. körben eladott 3 cipőt 18
        tallérért, a 2. körben csak 6-ot kapna értük.

rules-r8 = A szállások feltöltése
    .answer = Minden céhnél az 1. ablak vendége kikerül a játékból, a többiek balra csúsznak, az üres ablakokba pedig
        a kupacból jönnek újak, céhenként sorszám szerint, balról jobbra.
    .details = Akit a legolcsóbb ablakból sem vitt el senki, végleg távozik. Utána a többieket balra toljátok, ameddig
        csak lehet, így ők olcsóbbak lesznek. Végül a sörfőzőktől kezdve, balról jobbra töltsétek fel az üres
        ablakokat. Ha elfogy a kupac, a maradék ablakok üresek maradnak.

        Az első kör végén az 1. ablak még mindenhol üres, akkor tehát senki sem esik ki.
    .example = A nyomdászok 1. ablakában zenész lakik, a 2. üres, a 3. ablakban egy 5-ös pék, a negyedikben egy tolvaj
        van. A zenész kikerül a játékból, a pék az 1., a tolvaj a 2. ablakba csúszik. A 3. és a 4. ablakba Gergő
        két új vendéget húz.

rules-r9 = Új tekintélyes céh
    .answer = Az a céh, amelynek az új céhmestere a legnagyobb értékű, de az előző kör tekintélyes céhe most nem jöhet
        szóba. Egyenlőségnél az alacsonyabb sorszám nyer.
    .details = Hagyjátok ki a mostani tekintélyes céhet, és a többi céh új céhmesterei között keressétek meg a
        legnagyobbat. Ahhoz a céhhez kerül egy új tekintélycímer a készletből. Kétszer egymás után ugyanaz a céh
        nem lehet, de egy kör szünet után újra szóba jöhet.

        Mindez a céhmesterek lecsúszása után történik, tehát már a következő kör értékei számítanak. Mivel a lapkák
        látszanak, előre kiszámolhatod, hová érdemes gyűjteni.
    .example = Eddig a pékek voltak a tekintélyes céh. Luca felolvassa az új céhmestereket: sörfőzők 5, pékek 7,
        cipészek 5, nyomdászok 4. A pékek most kimaradnak, a sörfőzők és a cipészek egyformák, így a
        tekintélycímer a kisebb sorszámú sörfőzőkhöz kerül.

rules-g1 = Mikor van vége a játéknak?
    .answer = A 4. kör végén, miután kiválasztottátok a kedvenceket, visszavettétek az ügynököket, és megkaptátok a
        bevételt. Utána jön a pontozás.
    .details = Az utolsó kör végén csak az első három lépést játsszátok le, új céhmester, új vendég és új tekintélyes
        céh már nem kell. A 4. kör bevétele is számít, a zenészekkel és a polgármesterekkel együtt. Onnan is
        látszik, hogy vége: a műhelyek kiürültek.

        Fedjétek fel a tallérokat, és számoljatok össze mindent: helyezések a kézműveseknél, 30-as összértékek, minden
        fajta kézműves, a leggazdagabb játékos, címerek és nap jelű városlakók. A megmaradt áru és ügynök semmit sem ér,
        ezért a 4. körben mindent használjatok fel.
        A legtöbb GyP nyer.

rules-g2 = Pontok a kézművesek helyezéseiért
    .answer = Céhenként összeadjátok mindenki kézműveseinek értékét: az első 5, a második 3, a harmadik 1 GyP-t kap.
        Egyenlő összegnél az áll előrébb, akinek több lapkája van.
    .details = Minden játékban lévő céhet külön néztek, és csak azok versenyeznek, akiknek legalább egy kézművesük van
        onnan. Az összérték számít, nem a darabszám: egy 7-es többet ér, mint egy 2-es meg egy 4-es. Csak ha az
        összeg egyforma, akkor dönt a lapkák száma. Ha az is ugyanannyi, osztoztok a helyen. Mindegy, hogy a
        kézművest felbérelted, vagy kedvencként kaptad.
    .example = A sörfőzőknél Katának egy 6-osa és egy 5-öse van, az 11. Marcinak két 4-ese és egy 3-asa, az is 11.
        Vincének egy 7-ese van. Marci három lapkával áll Kata kettőjével szemben, ezért ő az első. Marci 5, Kata
        3, Vince 1 GyP-t kap.

rules-g3 = Ha nincs 2. vagy 3. helyezett
    .answer = Az egyedüli első kapja meg azokat a pontokat is. Ha csak neki van kézművese a céhből, az 9 GyP; ha
        ketten vannak, akkor 6 és 3.
    .details = Megesik, hogy egy céhből csak egy vagy két játékosnak van kézművese. Ilyenkor a gazdátlan helyek pontja
        az elsőé: ha nincs harmadik, 5 + 1, azaz 6 GyP-t kap, a második marad a 3-nál. Ha második sincs, 5 + 3 +
        1, azaz 9 az övé.

        Ez csak akkor igaz, ha az első hely nem megosztott, és a többi hely azért üres, mert tényleg nincs, aki
        elfoglalja. Ami holtverseny miatt esik ki, azt senki sem kapja meg.
    .example = Csak Ádámnak és Rékának van nyomdásza, Ádámé összesen 12, Rékáé 7 értékű. Ádám 6 GyP-t kap, Réka 3-at. A
        szabókból viszont egyedül Rékának van egy 2-ese, és ezért az egyetlen lapkáért 9 GyP üti a markát.

rules-g4 = Holtverseny a kézműveseknél
    .answer = Ha az összeg és a lapkák száma is egyforma: az 1. helyen fejenként 4 GyP, és nincs második; a 2. helyen
        fejenként 2, és nincs harmadik; a 3. helyen 0.
    .details = Holtverseny az 1. helyen: mindegyikük 4 GyP-t kap, második nincs, a következő játékos a harmadik,
        1 GyP-vel. Ha ott is többen egyformák, nekik 0 jár. Holtverseny a 2. helyen: fejenként 2 GyP, harmadik
        nincs. Aki utánuk jön, annak nincs helyezése, és a tanonca sem fizet érte. Holtverseny a 3. helyen:
        0 GyP.

        Ami holtverseny miatt kiesik, az elvész, az első sem kapja meg.
    .example = A cipészeknél Dani 14-gyel vezet. Luca és Zoli is 9-cel, két-két lapkával áll, mögöttük Ildi 5-tel. Dani
        5 GyP-t kap, Luca és Zoli 2-2-t. Ildi nem harmadik, neki nem jár semmi.

rules-g5 = 30 vagy több egy céhből
    .answer = Minden céhért, amelyből a kézműveseid összértéke eléri a 30-at, 2 GyP-t kapsz.
    .details = Céhenként add össze a saját kézműveseid értékét. Ahol 30 vagy több jön ki, ott 2 GyP jár, és ezt több
        céhnél is megkaphatod. A pontosan 30 is elég, fölötte viszont már nem jár több. Nem kell hozzá elsőnek
        lenned, itt csak a saját összeged számít. A helyezésért járó pontokat ettől függetlenül megkapod.
    .example = Bencének hat sörfőzője van: 7 + 6 + 5 + 5 + 4 + 3, az éppen 30. Ezért 2 GyP-t kap, és mellé az első hely
        pontjait is. Pékből csak 29-et gyűjtött össze, azért itt nem jár semmi.

rules-g6 = Legalább egy kézműves minden fajtából
    .answer = 5 GyP, ha minden játékban lévő céhből van legalább egy kézművesed.
    .details = Az értékük nem számít, egy 2-es is megteszi. Csak a játékban lévő céhekről van szó: ketten játszva
        három, hárman négy, négyen öt, öten hat céhből kell egy-egy kézműves. Több játékos is megkaphatja, de
        fejenként csak egyszer jár, akkor is, ha minden céhből kettőd van. A szállásokon mindenféle kézműves
        megfordul, a hiányzót sokszor egy idegen céh házában találod meg.
    .example = Négyen játszanak öt céhhel. Eszternek van sörfőzője, pékje, cipésze és nyomdásza, de szabója nincs. Az
        utolsó fordulóban a pékek szállásáról felbérel egy 2-es szabót, és ezzel megvan az 5 GyP.

rules-g7 = A leggazdagabb játékos
    .answer = 5 GyP annak, akinek a legtöbb tallérja van. Ha többen egyformán állnak az élen, mindegyikük 2 GyP-t kap.
    .details = A 4. kör bevétele után mindenki felfedi a pénzét. Csak a tallér számít, a nálad maradt áru nem ér
        semmit, szóval az utolsó körben adj túl rajta, ha nem kell a kedvencekhez. Második helyért itt nem jár
        pont. Holtversenynél mindegyik érintett 2 GyP-t kap, akárhányan vannak. Az adószedő a tallérokért ettől
        külön fizet.
    .example = Orsinak 38, Imrének és Petinek 41-41 tallérja van. Imre és Peti holtversenyben a leggazdagabb,
        mindketten 2 GyP-t kapnak, Orsi semmit. Ha Imrénél eggyel több maradt volna, övé lenne az 5 GyP.

rules-g8 = A címergyűjtemény pontjai
    .answer = A különböző céhcímereid, a tekintélycímereid és a vésnökeid együtt: 0–2 címer 0, 3 címer 2, 4 címer 5, 5
        címer 9, 6 címer 14, 7 vagy több 20 GyP.
    .details = Két egyforma céhcímer csak egynek számít. A tekintélycímer viszont mindig külön címer, kettő belőle
        kettőt ér, és a vésnök is plusz egy. Add össze őket, és nézd meg a táblázatot: 3 címertől fizet, 7-nél
        eléri a csúcsot, onnan nincs tovább.

        Minden lépcső nagyobb az előzőnél, ezért az ötödik, hatodik címerért már komolyan megéri harcolni. Ha kevés
        céh van játékban, tekintélycímer és vésnök nélkül a felső lépcsőkre nem lehet feljutni.
    .example = Viktornak van 2 címere a sörfőzőktől, 1-1 a pékektől, a cipészektől és a szabóktól, ezenkívül 1
        tekintélycímere és egy vésnöke. Különböző céhcímerből 4 van, ehhez jön 1 + 1, az 6 címer, vagyis 14 GyP.
        A sörfőzők második címere nem ad hozzá semmit.

rules-g9 = Melyik városlakó ad pontot a végén?
    .answer = Az öt nap jelű: a nemesember, az adószedő, a vésnök, a munkafelügyelő és a tanonc.
    .details = A nemesember a rajta álló 2 vagy 3 GyP-t adja. Az adószedő 1 GyP-t minden teljes 10 tallérért. A
        munkafelügyelő 1 GyP-t minden kézművesért, akinek az értéke a munkafelügyelőn álló 2, 3 vagy 4. A tanonc 1 GyP-t
        minden 2. és 3. helyért a kézműveseknél. A vésnök közvetlenül nem ad pontot, hanem eggyel növeli a
        címereid számát. A zenész és a polgármester a pontozáskor már nem ér semmit, csak a pénz marad, amit
        hoztak.

rules-g10 = Ki nyer, ha egyenlő a pontszám?
    .answer = A legtöbb GyP nyer. Egyenlőségnél az, akinek több kézműves lapkája van, aztán az, akinek a kézművesei
        összesen többet érnek. Ha ez is egyforma, közös a győzelem.
    .details = Előbb a darabszámot nézitek: minden kézműves lapka, bármelyik céhből, egynek számít, a városlakók
        viszont nem. Ha ez is ugyanannyi, adjátok össze a kézművesek értékét, és a magasabb összeg nyer. Ha még
        ez sem dönt, osztoztok a győzelmen. Ne keverjétek össze a céhenkénti helyezésekkel: ott fordítva van,
        előbb az érték számít, és csak aztán a lapkák száma.
    .example = Csilla és Laci is 34 GyP-vel végez. Csillának 9 kézművese van, összesen 38 értékben, Lacinak 8, összesen
        41 értékben. Lapkából Csillának van több, ezért ő nyer, pedig Laci kézművesei többet érnek.

rules-x1 = Vitás tervezés: ki kezdi?
    .answer = A program a fordított sorrendet követi: vita esetén a sorrendben utolsó tervez először, az első
        utoljára.
    .details = Amíg mindenki egyszerre rakja le a kártyáit, a kérdés fel sem merül. Csak akkor kell sorrend, ha valaki
        ki akarja várni, mire készülnek a többiek. Ilyenkor leghátulról indultok, és aki a sorrendben elöl áll,
        az látja a legtöbbet, mielőtt dönt: hány kártyát raktak le a többiek, és ki passzolt. Az első hely tehát
        a tervezésnél is ér valamit. A kártyák ekkor is képpel lefelé maradnak.
    .editions = Az angol, a francia és a magyar kiadás vita esetére fordított sorrendet ír elő, az orosz kiadás a rendes
        sorrendet.

rules-x2 = A szabályfüzet pontozási példája: ki nyer?
    .answer = A program szerint kék 25, narancs 30, sárga 35, tehát a sárga nyer. A kéknél 11 GyP jár a helyezésekért,
        és 1 a tanoncért.
    .details = A narancs sorai a füzet végi példában: 11 GyP a helyezésekért, 5 azért, mert minden fajtából van
        kézművese, 14 a címerekért. Ez 30, és több sora nincs. A sárgánál 14 + 3 + 3 + 5 + 5 + 5, az 35, a
        kéknél 11 + 1 + 2 + 2 + 9, az 25. Ha a te füzetedben a narancs nyer, ne magadban keresd a hibát.

        A kéknél a példa a tanonc 1 pontját a helyezésekhez csapja, mi külön sorba írjuk. A végeredményen ez nem
        változtat.
    .example = Ildi a magyar füzet példáját ellenőrzi. Narancs: 11 + 5 + 14, az 30, pedig a füzetben 41 áll. Sárga: 14
        a helyezésekért, 6 a városlakókért, 5 a fajtákért, 5 a legtöbb tallérért, 5 a címerekért, összesen 35. A
        sárga nyert.
    .editions = Az angol, a francia és a magyar kiadásban a narancs 41 GyP-vel nyer, pedig a felsorolt sorai 30-at adnak
        ki. Az orosz kiadásban a narancs 30, és a sárga nyer 35-tel. A kék helyezéseihez mindegyik 12-t ír,
        benne a tanonc 1 pontjával.

rules-x3 = A házalón fekvő áru: eladhatod, fizethetsz vele, ellophatják?
    .answer = A programban nem adhatod el, nem fizethetsz vele, és nem is lophatják el. Ha kedvenc lettél, és nincs
        más ilyen árud, ezt kell leadnod.
    .details = Amíg az áru a házaló lapkáján van, csak a kedvenc kiválasztásánál számít. Ha kedvenc lettél, először a
        szabad áruidból adsz le egyet. Ha abból a fajtából nincs szabad, a házalón lévő megy a raktárba; azt már
        nem kapod vissza, a lapkát pedig nélküle keveritek a kupacba.

        Ha két házalódon is ugyanaz a fajta fekszik, csak az egyik áru vész el, a másikat rendben visszakapod.
    .example = Bencének egyetlen kalapja van, azt a házalóra tette, így 4-nek számít. Zsófinak 3 kalapja van. Bence
        lesz a kalapkészítők kedvence, övé a céhmester és a címer, de a házalón lévő kalapot le kell adnia, így
        nem marad kalapja.
    .editions = Egyik kiadás sem mondja meg, hogy a házalón lévő árut eladhatod-e, fizethetsz-e vele, vagy
        ellophatják-e. Arról sem írnak, mi van akkor, ha a kedvencnek nincs más ilyen áruja.

rules-x4 = Hány árut vihet a tolvaj?
    .answer = A programban vagy egyet sem, vagy pontosan kettőt egyetlen ellenféltől. Egyet csak akkor, ha annak az
        ellenfélnek mindössze egy áruja van.
    .details = A tolvajt nem kötelező használni, de félig sem lehet: ha egyszer lopsz, kettőt viszel. Kivétel, ha a
        kiszemelt játékosnak csak egy áruja van; azt az egyet elviheted, és a bank csak azért kárpótolja. A
        házalón fekvő áru nem számít bele, hiszen azt nem lehet ellopni. Két ellenféltől egyet-egyet nem vehetsz
        el.
    .example = Feri tolvajt bérel fel. Rékának csak 1 süteménye van szabadon, meg egy söre a házalón. Tőle Feri csak a
        süteményt vihetné, és Réka 4 tallért kapna, mert a pékek céhmestere 4-es. Ádámnak 5 áruja van, tőle
        pontosan kettőt kell vinni. Feri inkább Ádámot választja.
    .editions = A kiadások annyit írnak, hogy egy másik játékostól két tetszőleges áru vehető el. Arról egyik sem szól,
        lehet-e csak egyet vinni, és mi van, ha az áldozatnak nincs kettő.

rules-x5 = A strázsa és a kétlapkás kupac
    .answer = A programban az 1–3. körben a kupac mindkét lapkája cserélhető, egymással is. A 4. körben a felső már
        céhmester, az nem mozdítható, az alsó igen.
    .details = A legfelső műhelyablak két lapkája ugyanolyan kézműves, mint a többi, a strázsa bármelyiket elérheti.
        Egymással is felcserélheted őket, és így eldöntheted, melyikük legyen a 4. kör céhmestere. Az alsó
        lapkát bárki megnézheti, nem titok. A 4. körben a felső lapka céhmester, ezért a helyén marad, az alatta
        fekvő viszont még cserélhető. Cserélni sosem kötelező.
    .example = A 2. körben a cipészek kupacában felül egy 3-as, alul egy 6-os cipész fekszik. Dóri a strázsával
        felcseréli a kettőt, így a 4. körben 6-os lesz a céhmester. Ha akkor elad 3 cipőt, 18 tallért kap 9
        helyett.
    .editions = A kétlapkás kupacot a strázsánál egyik kiadás sem említi. Annyi áll bennük, hogy azonos fajtájú
        kézművesek cserélhetők a szállásokon és a műhelyekben, és céhmestert nem lehet elmozdítani.

rules-x6 = Mi lesz a címerekkel, ha nincs kedvenc?
    .answer = A programban a céhcímer a kupacában marad, az ott lévő tekintélycímer viszont kikerül a játékból.
    .details = Ha egy céhből senkinek sincs áruja, nincs, aki a címert megkapja. A céhcímer ilyenkor nem vész el, a
        következő kör kedvence ugyanabból a kupacból vesz majd. Mivel négy kör van és négy címer, a játék végén
        egyszerűen megmarad egy. A tekintélycímer más: az erre a körre szólt, ezért a dobozba kerül, és az új
        tekintélyes céhhez a készletből tesztek másikat.
    .editions = A kiadások csak arról írnak, hogy kedvenc híján a céhmester visszakerül a dobozba. Hogy a céhcímerrel és
        a tekintélycímerrel mi legyen, azt egyik sem mondja meg.

rules-x7 = Tanonc és a megosztott helyek
    .answer = A programban a megosztott 2. vagy 3. hely is helyezés: jár érte a plusz 1 GyP, akkor is, ha maga a
        holtverseny 0 pontot ér.
    .details = A tanonc a helyezést nézi, nem azt, hány pontot hozott. Ha ketten osztoztok a 2. helyen, fejenként
        2 GyP-t kaptok, akinek pedig tanonca van, az 3-at. Ha a 3. helyen van holtverseny, az 0 GyP, de a tanonc 1
        pontja akkor is jár. Ha viszont a 2. hely megosztott, a mögötte álló nem harmadik, neki nincs helyezése,
        így a tanonca sem fizet.
    .example = A pékeknél Judit és Tamás holtversenyben harmadik, ez mindkettőjüknek 0 GyP. Juditnak tanonca van, ő kap
        1 pontot. A nyomdászoknál Judit megosztott második, ez 2 + 1, azaz 3 GyP. A két céhből így összesen
        4 GyP-je lesz.
    .editions = A kiadásokban a tanonc a 2. és a 3. helyért ad pontot. Hogy a holtversenyben elért hely is számít-e,
        arra egyik sem tér ki.

rules-x8 = Ha a végén minden egyforma
    .answer = Ha a pontszám, a kézművesek száma és az összértékük is egyforma, a program közös győzelmet hirdet.
    .details = Nagyon ritka, de megeshet. Előbb a kézműves lapkák számát nézitek, aztán a kézművesek értékének
        összegét. Ha ezek után is fej fej mellett álltok, nincs több szempont: nem számít se a tallér, se a
        címer, se a sorrend. Mindenki győztes, aki az élen egyformán áll. Koccintsatok rá a sörfőzők
        egészségére.
    .editions = A kiadások két szempontot adnak a végső döntetlenre: a kézművesek számát, aztán az értéküket. Hogy ezek
        után mi legyen, azt egyik sem írja meg.

rules-x9 = Hárman vagy többen az első helyen
    .answer = A program mindegyiküknek 4 GyP-t ad, második hely nincs, a következő legjobb a harmadik.
    .details = Nem számít, hányan osztoznak az első helyen: két, három vagy négy játékos ugyanúgy fejenként 4 GyP-t
        kap. A második hely kimarad, az utánuk következő pedig a 3. helyért 1 GyP-t kap, mintha csak ketten
        lennének előtte. Ha a harmadik helyen is többen egyformák, nekik 0 jut. A ki nem osztott pontokat senki
        sem kapja meg.
    .example = A szabóknál Kata, Dani és Imre is 8-cal áll, mindhárman két lapkával. Mindegyikük 4 GyP-t kap. Nórának
        egyetlen 5-ös szabója van: ő a harmadik, 1 GyP-vel, hiába állnak előtte hárman.
    .editions = A kiadások szerint az első helyen holtversenyben állóknak 4-4 GyP jár, és nincs második hely. Arról,
        hogy ki a harmadik, ha hárman vagy többen elsők, egyik sem szól.

rules-x10 = Ketten holtversenyben elsők, és másnak nincs ott kézművese
    .answer = A program 4-4 GyP-t ad nekik. A 2. és a 3. hely pontjait senki sem kapja meg.
    .details = Az üres helyek pontját csak egyedüli első kaphatja meg. Ha ketten osztoznak az élen, és rajtuk kívül
        senkinek sincs kézművese a céhből, marad a 4-4 GyP, a gazdátlan pontok kimaradnak. Kétszemélyes játékban
        ez könnyen előfordul. Egy plusz lapka vagy eggyel magasabb összeg ilyenkor sokat ér: aki egyedül első,
        az 6 GyP-t kap, a másik 3-at.
    .example = Panninak és Zolinak is egy-egy 6-os nyomdásza van, másnak egy sem. Mindketten 4 GyP-t kapnak. Ha Panni
        szerzett volna még egy 2-est, 8 állna szemben 6-tal, és Panni 6, Zoli 3 GyP-t kapna.
    .editions = A kiadások szerint a hiányzó helyek pontja az első helyezetté, az első hely holtversenyéért pedig
        4-4 GyP jár. Hogy a kettő együtt hogyan működik, azt egyik sem mondja ki.

rules-x11 = Apró hibák a szabályfüzetekben
    .answer = A program a sörfőzőkkel kezd. A példákban a sárga a pékeknél, a cipészeknél és a nyomdászoknál tervez, a
        kéknek nem marad söre. Az ügynök + jel minden körben számít, ha rajta van a lapkán.
    .details = Négy apróság, amin össze lehet kapni. Az akciók a sörfőzőkkel indulnak, mert ők az 1-es céh. A tervezési
        példában a sárga a pékek, a cipészek és a nyomdászok kártyáját rakta le. A kedvencek példájában a kék
        nem adhatott el sört a második fordulóban, mert az egyetlen sörét már kifizette a tanácstagért; így vagy
        úgy, nincs söre. Kedvencként pedig bármelyik körben jár az ügynök, de csak azért a lapkáért, amelyiken
        ott a jel.
    .editions = Az orosz kiadás a pékekkel kezdi az akciókat. A magyar tervezési példa a sárgát a sörfőzőkhöz küldi. A
        kék eladott söre mindegyikben szerepel. A francia úgy szól, mintha minden kedvencként szerzett lapkáért
        járna ügynök, a magyar a negyedik körhöz köti.

rules-x12 = Mit számol az első forduló korlátja?
    .answer = A programban az akcióval vett összes árut, fajtától függetlenül. A raktár készlete is határ, és mindenki
        beleszámít, aki felfedte a kártyát, bármit csinál is ott.
    .details = Ha a korlát 2, akkor összesen két árut vehetsz, nem fajtánként kettőt. A kártyákat felfedéskor
        számoljátok meg: az is számít, aki aztán elad, vendéget bérel fel, vagy nem csinál semmit. A korlát a
        céhnél mindenkire egyformán érvényes. És hiába engedne többet, ha a raktárban nincs annyi: csak azt
        veheted meg, ami ott van.
    .example = Ötfős asztal, első forduló. A pékeknél Luca, Gergő és Csilla fed fel kártyát, tehát 2 a határ. Luca csak
        elad egy süteményt, de ő is beleszámít a háromba. Gergő és Csilla ezért legfeljebb 2-2 árut vehet.
    .editions = A kiadások azt írják le, hány kijátszott kártyánál hány áru a határ. Hogy a vegyes fajtájú vásárlásnál
        hogyan kell számolni, és beleszámít-e az, aki végül nem vásárol, arra egyik sem tér ki.

rules-x13 = Kétszemélyes játék: nincs 3. hely
    .answer = A programban ketten játszva céhenként az első 6, a második 3 GyP-t kap. Akinek egyedül van kézművese a
        céhből, 9-et.
    .details = Ketten sosem lehet harmadik, ezért a 3. hely 1 pontja mindig az egyedüli elsőé: 5 + 1, azaz 6 GyP. Ha az
        ellenfelednek egy kézművese sincs a céhből, a 2. hely pontja is a tiéd, az 5 + 3 + 1, azaz 9 GyP.
        Holtversenynél 4-4 jár, a többi elvész. Egyetlen kis értékű kézműves is sokat számít: neked 3 pontot
        hoz, az ellenfeledtől 3-at elvesz.
    .example = Réka és Balázs ketten játszanak három céhhel. A sörfőzőknél Réka 15-tel vezet Balázs 9-e előtt: 6 és
        3 GyP. A pékeknél mindenben egyformák: 4-4. Cipésze csak Balázsnak van: 9. Réka összesen 10 GyP-t kap (6 +
        4), Balázs 16-ot (3 + 4 + 9).
    .editions = A kétszemélyes játék helyezéseiről egyik kiadás sem ír külön. Csak az általános szabály áll bennük: ha
        nincs második vagy harmadik, az első kapja azok pontjait is.

rules-x14 = Ha elfogyott a vendégek kupaca
    .answer = A programban a visszakevert csillag jelű városlakó vagy házaló lesz maga a kupac. A kedvencek után
        visszatérő házaló még ugyanannál a feltöltésnél szállásra kerülhet.
    .details = Üres kupacba is vissza lehet keverni lapkát: ilyenkor az lesz az új kupac. A csillag jelű városlakók
        felbérléskor rögtön visszakerülnek, a házalók a kedvencek kiválasztása után. A szállásokat csak ezután
        töltitek fel, ezért ezeket a lapkákat akkor már ki is húzhatjátok. Ha kevesebb van belőlük, mint üres
        ablakból, a többi ablak üres marad.
    .example = A 3. körben már üres a kupac. Marci felbérli a strázsát, ez lesz a kupac egyetlen lapkája. A kör végén
        Nóra házalója is odakerül. Feltöltéskor a két lapka a sörfőzők két üres ablakába kerül, a többi céhnek
        nem jut új vendég.
    .editions = A kiadások szerint ezeket a lapkákat vissza kell keverni, és ha nincs elég vendég, az ablakok üresen
        maradnak. Hogy mi van, ha a kupac már üres, arról egyik sem ír.

rules-x15 = Amit egyik szabályfüzet sem mond ki
    .answer = A programban a bank sosem fogy ki, a polgármester lapkája nem ügynök, a sorrend átmegy a következő
        körre, és egymással nem cserélhettek.
    .details = Ha elfogynak az érmék, pótoljátok bármivel. A tetőn álló polgármester nem számít ügynöknek, így
        felbérléskor nem jár érte tallér, és a kör végén sem megy haza senkihez. A sorrend ott folytatódik, ahol
        az előző körben abbamaradt, nem sorsoljátok újra. Cserélni, ajándékozni, kölcsönadni nem lehet: az áru a
        raktárakon át mozog, vagy a tolvaj viszi el.
    .editions = Ezekről a kérdésekről egyik kiadás sem ír. Annyit mondanak ki, hogy egymástól nem vehettek árut, a
        cseréről már hallgatnak.

rules-x16 = Több városlakó ugyanabból a fajtából
    .answer = A programban mindegyik számít: a házalók darabonként 4-et érnek, a polgármesterek külön-külön fizetnek,
        akár egy tetőn is, és minden zenész meg minden nap jelű városlakó is számít.
    .details = Két házalóhoz két külön áru kell, mert ami az egyiken fekszik, nem lehet a másikon is. Ha mindkettőn
        ugyanaz a fajta van, az együtt 8. Két polgármester ugyanazon a tetőn kézművesenként 2 tallért fizet,
        mindenkinek. A polgármester már annak a körnek a bevételénél fizet, amelyikben felbérelték. A zenészek
        pénze összeadódik, és a nap jelű városlakók is mind külön pontoznak.
    .example = Panni két házalóra egy-egy sört tesz, és marad 1 szabad söre: 4 + 4 + 1, az 9. Zolinak 8 söre van, tehát
        Panni a kedvenc. A sörfőzők házának tetején két polgármester áll. A most kapott céhmesterrel Panninak 3
        sörfőzője van, ez 2 × 3, azaz 6 tallér a szokásos 3 mellé.
    .editions = Egyik kiadás sem mondja meg, mi történik, ha valakinek több egyforma városlakója van, és azt sem, hogy
        két polgármester állhat-e ugyanazon a tetőn.

rules-x17 = Felbérlés hatás nélkül
    .answer = A program megengedi. A csillag jelű lapkát vagy az áru nélküli házalót visszakeveritek, a tetőért járó
        tallér és a sorrend megváltoztatása akkor is jár.
    .details = Néha csak a tallér vagy az első hely kell. Felbérelheted a strázsát, ha nincs két cserélhető kézműves; a
        tanácstagot, ha már mind a 8 ügynököd megvan; a házalót, ha fizetés után egy árud sem marad; a tolvajt, ha
        senkitől sincs mit lopni. Az árat ilyenkor is ki kell fizetned. A lapka visszakerül a kupacba, te pedig annyi
        tallért kapsz, ahány ügynök a tetőn áll, és ha akarsz, a sorrend élére állsz.
    .editions = A kiadásokból kiderül, hogy áru híján a házaló visszamegy a kupacba, és hogy 8 ügynök a felső határ. Azt
        viszont egyik sem mondja ki, hogy hatás nélkül is felbérelhetsz-e vendéget.

rules-x18 = Lehet-e a láda a céh saját áruja?
    .answer = Igen. A programban a vendég árában szereplő „bármilyen áru” tényleg bármi lehet, a céh saját áruja is.
    .details = A láda bármelyik fajtát jelenti. A sörfőzők 2. ablakánál tehát két sörrel is fizethetsz, nem kell hozzá
        más áru. Ez akkor jön jól, ha egy fajtából sok van nálad, a többiből meg semmi. A 3. ablaknál két saját
        áru már magában elég, a negyediknél három, ott a láda inkább arra való, hogy mással pótold a hiányzót.
        Minden, amit fizettél, a céh raktárába kerül.
    .example = A pékek 2. ablakában egy tanácstag vár, az ára egy sütemény és egy bármilyen áru. Eszternek 3 süteménye
        van, más semmi. Két süteménnyel fizet, és ez így rendben van, marad 1 süteménye.
    .editions = A magyar kiadás három helyen „más típusú” árut ír, a láda magyarázatánál viszont bármilyen típusról
        beszél. A többi kiadásban nincs ilyen megszorítás.

rules-x19 = Mikortól használható az új ügynök?
    .answer = A programban a következő tervezéstől, tehát akár még ugyanabban a körben.
    .details = Amikor tanácstaggal vagy ügynök + jellel új ügynököt szerzel, a forduló kártyái már az asztalon vannak,
        azokon nem változtat. A forduló végén viszont szabad ügynöknek számít: ha más ügynököd nincs is, nem
        végeztél, és a következő fordulóban tervezhetsz vele. Akit kedvencként kapsz a kör végén, az
        értelemszerűen csak a következő körben áll munkába.
    .example = Tamás mind a 4 ügynökét elküldte, és közben felbérelte a tanácstagot. A forduló végén van 1 szabad
        ügynöke, ezért nem fordítja át a jelzőjét. A következő fordulóban 1 kártyát játszhat ki, a következő
        kört pedig már 5 ügynökkel kezdi.
    .editions = A magyar kiadás szerint az új ügynök a későbbi körökben használható, de a saját példája már a következő
        fordulóban számol vele. A többi kiadásban nem körről, hanem fordulóról van szó.

rules-x20 = Meddig vár, aki végzett?
    .answer = A programban a következő körig. A mostani kör hátralévő fordulóiból kimarad.
    .details = Aki passzolt, vagy akinek elfogyott a szabad ügynöke, annak a jelzője a holdat mutatja, és az egész
        körre végzett. Hiába kezdődik új forduló, ő nem tervez, és nem is lép. Amikor már mindenki végzett, jön
        a kör vége, a jelzők visszafordulnak, és a következő körben újra mindenki játszik. A kedvencek
        kiválasztásából és a bevételből persze ő sem marad ki.
    .editions = A magyar kiadás a forduló végénél azt írja, hogy a végzett játékosok a következő fordulót várják meg. A
        többi kiadásban a következő kör szerepel.

rules-x21 = Három áru: akciónként vagy körönként?
    .answer = A programban akciónként. Minden vásárlásnál legfeljebb 3 árut vehetsz, de egy körben több céhnél és több
        fordulóban is vásárolhatsz.
    .details = A 3 áru egyetlen akció határa. Ha a pékeknél vettél 3 süteményt, a cipészeknél ugyanebben a fordulóban
        vehetsz 3 cipőt is, a következő fordulóban pedig visszamehetsz a pékekhez újabb háromért. Csak szabad
        ügynök és tallér kell hozzá, meg áru a raktárban. Az 1. kör 1. fordulójában, ha négyen vagy öten
        játszotok, a határ kisebb is lehet.
    .editions = A magyar kiadás vásárlási példája körönként 3 árut emleget, holott a vásárlás leírása nem beszél körről.
        A többi kiadásban nincs ilyen körönkénti határ.

rules-x22 = Elég a 30? És mi van 7 címer fölött?
    .answer = A programban a pontosan 30 is elég a 2 GyP-hez. Címerből a 7 és minden, ami több, 20 GyP.
    .details = Ha egy céhből a kézműveseid összértéke pontosan 30, megkapod a 2 GyP-t, nem kell 31. A címereknél 7 a
        legfelső lépcső: 8 vagy 9 címer ugyanúgy 20 GyP, sem több, sem kevesebb. Ennyihez mindenképp kell
        tekintélycímer vagy vésnök is, hiszen céhcímerből legfeljebb hatféle van.
    .editions = A magyar kiadás egyik címsora 30 pontnál magasabb értéket ír, a címertáblázata pedig 7 címernél véget
        ér. A többi kiadás 30 vagy többet, illetve 7 vagy több címert mond.

rules-x23 = Tanonc: egyszer vagy minden helyezésért?
    .answer = A programban minden 2. és minden 3. helyért külön jár 1 GyP.
    .details = A tanonc nem egyszeri jutalom. Céhenként megnézitek, hányadik lettél a kézműveseiddel, és ahány 2. vagy
        3. helyed van, annyi plusz GyP-t kapsz. Ha például három céhben vagy második, és egyben harmadik, az
        négy helyezés, vagyis 4 GyP a rendes pontokon felül. Az első helyért nem jár, és ott sem, ahol nincs
        kézművesed.
    .editions = A francia kiadás szövegét úgy is lehet érteni, hogy a tanonc összesen csak 1 GyP-t ad. A többi kiadás
        egyértelműen minden helyezésről beszél.

rules-x24 = Érték vagy darabszám dönt a helyezésekről?
    .answer = A programban az összérték. A lapkák száma csak akkor számít, ha az összeg egyforma.
    .details = Céhenként mindenki összeadja a kézműveseinek értékét, és ez alapján alakul ki a sorrend. Egy 7-es és egy
        5-ös, vagyis 12, megelőz egy 2-est, egy 3-ast és egy 4-est, ami csak 9, pedig az utóbbi három lapka. Ha
        az összeg ugyanannyi, akkor jön a darabszám: akinek több lapkája van, az áll előrébb. Ha az is egyforma,
        holtverseny.
    .editions = Az orosz kiadás szövege a helyezésnél a kézművesek számáról beszél. A többi kiadás az összértéket veszi
        alapul, a lapkák számát csak egyenlőségnél.

rules-x25 = Kötelező-e titkolni a tallérokat?
    .answer = Nem. A program szerint elrejtheted őket, de nem muszáj.
    .details = A tallérjaidat a kincstárad alá rejtheted, és ha kérdezik, nem kell elárulnod, mennyi van. Ha neked úgy
        kényelmesebb, hagyhatod őket nyíltan is. Mindenki maga dönti el, az egyik játékos titkolhatja, a másik
        nem. A kedvencek kiválasztásánál viszont a holtversenyben állóknak mindenképp fel kell fedniük a
        pénzüket, és a játék végén mindenkinek.
    .editions = Az orosz kiadás szerint a játékosok titokban tartják a pénzüket. Az angol, a francia és a magyar csak
        megengedi, hogy elrejtsék.

rules-x26 = Ha a végén senkinek sincs tallérja
    .answer = A program szerint ilyenkor mindenki holtversenyben a leggazdagabb, és fejenként 2 GyP jár.
    .details = A 0 is lehet a legtöbb. Ha mindenki 0 tallérral áll, mindenki egyforma, tehát a holtverseny szabálya
        érvényes: 2 GyP fejenként, 5 senkinek. Végigjátszott játékban ez nem fordulhat elő, hiszen a 4. kör
        végén mindenki kap még legalább 3 tallért. Akkor lehet rá szükség, ha a pontozásnál mindenkihez nullát
        írtok.
    .example = Ildi, Feri és Dani egy régi játszma pontjait írja be, de a tallérokat senki sem jegyezte fel, így
        mindhármuknál 0 áll. Mindegyikük 2 GyP-t kap. Ha Daninak akár csak 1 tallért írnának, 5 GyP lenne az
        övé, a másik kettőé semmi.
    .editions = A kiadások szerint a legtöbb tallérért 5, holtversenynél fejenként 2 GyP jár. Arról, hogy mi van, ha
        senkinek sincs pénze, egyik sem szól.

rules-x27 = Ügynök + jel a 4. kör kedvencénél
    .answer = A programban elveszed az ügynököt, de ez a játék kimenetelén már nem változtat.
    .details = A 4. körben a kedvenc a céhmestert és az alatta fekvő lapkát is elviszi. Ha valamelyiken ügynök + jel
        van, a szabály szerint jár érte egy ügynök a készletből, ha van még ott. Csakhogy több tervezés már nem
        lesz, az ügynökök számáért pedig a pontozásnál nem jár semmi. Nyugodtan elvehetitek, vagy legyinthettek
        rá, az eredmény ugyanaz.
    .editions = A kiadások a 4. körben szerzett lapkákért is ügynököt adnak. Hogy ennek ilyenkor van-e még értelme, azt
        egyik sem mondja meg.
