# Milyen részletesen követi a program a játszmát.
companion-depth = { $depth ->
    [final-score] Végső pontozás
    [round-helper] Körök követése
   *[referee] Játékvezető
}
companion-depth-about = { $depth ->
    [final-score] A végén játékosonként egy pontozólap: kézművesek, címerek, tallérok, városlakók.
    [round-helper] A program körről körre követi a játszmát: a felbérléseket menet közben írjátok be, az árukat a kör végén számoljátok meg.
   *[referee] Minden akciót és húzást beírtok, a program pedig ellenőrzi, szabályos-e.
}
# A napló.
companion-entry-workshop = { norenberc-guild }, műhely: { $tiles }.
companion-entry-order = Sorrend: { $names }.
# $used külön mondatban mondja el, mit tett a vendég.
companion-entry-recruited = { $name } felbérli { norenberc-tile-acc }{ $first ->
    [yes] , és a sorrend élére áll.
   *[no] .
}{ $used ->
    [peddler] {" "}{ companion-entry-peddled }
    [mayor] {" "}{ companion-entry-mayor }
    [guardsman] {" "}{ companion-entry-swapped }
    [councilman] {" "}{ companion-entry-councilman }
   *[nothing] {""}
}{ $back ->
    [yes] {" "}{ companion-entry-back }
   *[no] {""}
}
companion-entry-councilman = { $name } elvesz egy ügynököt a készletből, ha még nincs mind a nyolc játékban.
companion-entry-back = A lapkát vissza kell keverni a vendégek kupacába.
companion-entry-peddled = { $placed ->
    [yes] { $name } házalóján { norenberc-heap } van.
   *[no] { $name } nem tud árut tenni a házalóra, ezért a lapka visszakerül a kupacba.
}
companion-entry-mayor = A polgármester { norenberc-guild-of } házának tetejére kerül.
companion-entry-swapped = { $with ->
    [bench] Helycsere { norenberc-guild-of } műhelyében: { $number }. és { $other }. hely.
   *[guest] Vendég kerül { norenberc-guild-of } műhelyének { $number }. helyére: { $guest }.
}
companion-entry-counted = { $name } áruja: { norenberc-heap }.
companion-entry-told = { $name } pénze: { norenberc-talers }.
# $how: ugyanannyi, kettő közül több, vagy többek közül a legtöbb.
companion-entry-richest = { $how ->
    [same] Ugyanannyi a tallér: { $names }.
    [more] Több tallérja van: { $names }; kevesebb: { $others }.
   *[most] A legtöbb tallér ({ $among } közül): { $names }.
}
companion-entry-no-answer = Nem derült ki, ki { norenberc-guild-of } kedvence.
companion-entry-prestige = A tekintélycímer { norenberc-guild-at } van.
companion-entry-no-prestige = Nem tudni, hol van a tekintélycímer.
companion-entry-end-round = Vége a körnek.
companion-entry-craftsmen = { $name } kézműveseinek száma: { $count }.
companion-entry-craftsman = { $added ->
    [yes] { $name } lapkája: { norenberc-craftsman }.
   *[no] { $name } lapkái közül kikerül: { norenberc-craftsman }.
}
companion-entry-crest = { $name }, { norenberc-guild-of } címere: { $count }.
companion-entry-crests = { $name } céhcímereinek száma: { $count }.
companion-entry-prestige-crests = { $name } tekintélycímereinek száma: { $count }.
companion-entry-townsman = { $name }, { norenberc-tile.low }: { $count }.
companion-entry-townsmen = { $name } városlakóinak száma: { $count }.
companion-entry-agents = { $name } ügynökeinek száma: { $count }.
# $name az, akit kérdeztek, ha a nyelvben számít.
companion-entry-mayors = { $count ->
    [0] Egyik tetőn sincs polgármester.
   *[other] Polgármester van ezeken a tetőkön: { $guilds }.
}
companion-entry-person = Az asztalnál: { $name }.
# $tile és $other lapkák magukban.
companion-entry-box = Ennek a játszmának a dobozában { $other } helyett ez van: { $tile }.
companion-entry-depth = A követés szintje innentől: „{ companion-depth }”.
# Amit az asztaltársaság eldöntött. $fact: miről szól.
companion-ruling = { $fact ->
    [favorite] Az asztalnál így egyeztetek meg: { norenberc-guild-of } kedvence { $name }.
    [nobody] Az asztalnál így egyeztetek meg: nincs kedvence { norenberc-guild-of } céhmesterének.
    [talers] Az asztalnál így egyeztetek meg: { $name } pénze { norenberc-talers }.
    [goods] Az asztalnál így egyeztetek meg: { $name } áruja { norenberc-heap }.
    [agents] Az asztalnál így egyeztetek meg: { $name } ügynökeinek száma { $count }.
    [crests] Az asztalnál így egyeztetek meg: { $name }, { norenberc-guild-of } címere: { $count }.
    [prestige-crests] Az asztalnál így egyeztetek meg: { $name } tekintélycímereinek száma { $count }.
    [townsmen] Az asztalnál így egyeztetek meg: { $name }, { norenberc-tile.low }: { $count }.
    [order] Az asztalnál ebben a sorrendben egyeztetek meg: { $names }.
   *[prestige-guild] Az asztalnál így egyeztetek meg: a tekintélycímer { norenberc-guild-at } van.
}
# Amit tudni kell. $about: guild, ha céhről van szó.
companion-ask-counts = { $about ->
    [guild] { norenberc-guild }: még nincs megszámolva { $names } áruja.
   *[none] Még nincs megszámolva { $names } áruja.
}
companion-ask-peddler = Melyik áru fekszik { $name } házalóján?
# $tied mind, akik holtversenyben vannak, $silent, akik nem mondták meg a tallérjaikat; $count: hányan, $all: mindenki-e.
companion-ask-talers = Holtverseny: { $tied }. { $all ->
    [yes] Kinek hány tallérja van?
   *[no] { $count ->
        [one] { $silent } mondja meg, hány tallérja van.
       *[other] { $silent } mondja meg, kinek hány tallérja van.
    }
}
companion-ask-talers-poorer = { $count ->
    [one] Kevesebb tallérja van, ezért kiesik: { $names }.
   *[other] Kevesebb tallérjuk van, ezért kiesnek: { $names }.
}
companion-ask-order = Tallérban is holtverseny: { $tied }. Mi a sorrend?
companion-ask-prestige = Hol van ebben a körben a tekintélycímer?
companion-missing = { $part ->
    [talers] { $name }: hány tallér?
    [craftsmen] { $name }: mely kézművesek?
    [crests] { $name }: mely céhcímerek?
    [prestige-crests] { $name }: hány tekintélycímer?
   *[townsmen] { $name }: mely városlakók?
}
# Az űrlap a mélyebb követéshez.
companion-gap = { $part ->
    [order] Sorrend
    [prestige] Tekintélyes céh
    [goods] { $name }: áruk
    [talers] { $name }: tallérok
    [agents] { $name }: ügynökök
    [craftsmen] { $name }: kézművesek, ügynök + jellel vagy anélkül
    [crests] { $name }: címerek
    [townsmen] { $name }: városlakók
    [workshop] { norenberc-guild }: műhely
    [storehouse] { norenberc-guild }: raktár
    [lodgings] { norenberc-guild }: szállás
    [mayors] Polgármesterek a tetőkön
   *[stack] Lapkák száma a vendégek kupacában
}
# Ennyi áru számít: $supply saját és a $peddlers házaló $bonus áruja együtt $count.
companion-sum = { $peddlers ->
    [0] { $count }
    [1] { $supply } + házaló { $bonus }
   *[other] { $supply } + házalók { $bonus }
}
# A kör vége céhről céhre. $talers a kedvencé, $others a többi holtversenyzőé.
companion-card-favorite = { $by ->
    [goods] A kedvenc { $name }, nála van a legtöbb { norenberc-goods }: { $sum }.
    [talers] A kedvenc { $name }: { norenberc-talers }, a többiek: { $others }.
    [more-talers] A kedvenc { $name }: holtverseny ({ $count } { norenberc-goods }), de több a tallérja.
    [ruling] A kedvenc { $name }, így egyeztetek meg.
   *[turn-order] A kedvenc { $name }: áruban ({ $count } { norenberc-goods }) és tallérban is holtverseny, de előrébb áll a sorrendben.
}
# A kedvenc pár szóban. $who: name, nobody vagy unknown; $sum: companion-sum.
companion-chip = { $who ->
    [nobody] { norenberc-guild }: senki
    [unknown] { norenberc-guild }: ismeretlen
   *[name] { norenberc-guild }: { $name }, { $sum }{ $by ->
        [talers] , { norenberc-talers }
        [more-talers] , több tallér
        [turn-order] , előrébb áll a sorrendben
        [ruling] , megegyezés szerint
       *[goods] {""}
    }
}
companion-card-nobody = { $ruled ->
    [yes] { norenberc-guild }: nincs kedvenc, így egyeztetek meg.
   *[no] { norenberc-guild }: nincs kedvenc, mert senkinél sincs ilyen áru.
}
companion-card-unknown = { norenberc-guild }: senki sem tudja, ki volt a kedvenc.
# $tiles lapkák listája tárgyként.
companion-card-takes = { $from ->
    [peddler] { $name } a házalóról visszaad { norenberc-heap-acc }
   *[supply] { $name } visszaad { norenberc-heap-acc }
}, és megkapja { $tiles }, valamint { norenberc-guild-of } egy címerét.{ $prestige ->
    [yes] {" "}A tekintélycímer is jár vele.
    [unknown] {" "}Ha itt van a tekintélycímer, az is jár vele.
   *[no] {""}
}
# $tiles lapkák listája magukban.
companion-card-out = Kikerül a játékból: { $tiles }.{ $prestige ->
    [yes] {" "}A tekintélycímer is.
    [unknown] {" "}A tekintélycímer is, ha itt van.
   *[no] {""}
} A helyén marad { norenberc-guild-of } címere.
# Lapka, amelynek senki sem mondta az értékét, magában és tárgyként.
companion-card-tile = { $place ->
    [under] a céhmester alatti lapka
   *[master] a céhmester
}
companion-card-tile-acc = { $place ->
    [under] a céhmester alatti lapkát
   *[master] a céhmestert
}
companion-card-agents = { $kind ->
    [taken] Ügynök +: { $name } { $count } ügynököt vesz el a készletből.
    [none-left] Ügynök +: { $name } már mind a nyolc ügynökét megkapta.
    [if-left] Ügynök +: { $name } { $count } ügynököt vesz el a készletből, ha van még ott.
   *[if-printed] { $name } minden ügynök + jelű lapkáért elvesz egy ügynököt a készletből.
}
companion-peddler-back = { $kept ->
    [yes] { $name } visszavesz { norenberc-heap-acc } a házalóról, a lapka pedig a vendégek kupacába kerül.
   *[no] { $name } házalója áru nélkül kerül a vendégek kupacába: az áru a raktárba ment.
}
# A részek számok, vagy unknown.
companion-income-partly = { $name } alapbevétele { $base } tallér; zenészek: { $musicians ->
    [unknown] nem tudni
   *[other] { $musicians }
}; polgármesterek: { $mayors ->
    [unknown] nem tudni
   *[other] { $mayors }
}.
companion-next-master = Új céhmester { norenberc-guild-at }: a műhely legalsó lapkája lecsúszik.
companion-next-lodgings = Szállások: az 1. ablak vendége kikerül a játékból, a többiek balra csúsznak, az üres ablakokba a kupacból jönnek újak.
companion-next-prestige = Az új tekintélycímer { norenberc-guild-of } házára kerül.
companion-next-prestige-unknown = Az új tekintélyes céh a céhmesterektől függ, de itt nem mindegyik ismert.
# Amit egy javítás megváltoztatott. $before és $after nevek, számok vagy companion-change-unknown.
companion-change-favorite = { $round }. kör, { norenberc-guild-of } kedvence: eddig { $before }, most { $after }.
companion-change-agents = { $round }. kör, { norenberc-guild-of } lapkáival járó ügynökök: eddig { $before }, most { $after }.
companion-change-agents-of = { $name } ({ $count })
companion-change-order = Sorrend: eddig { $before }, most { $after }.
companion-change-income = { $round }. kör, { $name } bevétele: eddig { $before ->
    [unknown] ismeretlen
   *[other] { $before }
}, most { $after ->
    [unknown] ismeretlen
   *[other] { $after }
}.
companion-change-prestige = { $round }. kör, tekintélyes céh: eddig { $before }, most { $after }.
companion-change-total = { $name } végső pontszáma: eddig { $before ->
    [unknown] ismeretlen
   *[other] { $before }
}, most { $after ->
    [unknown] ismeretlen
   *[other] { $after }
}.
# $text egy sor a naplóból, $why egy mondat.
companion-change-skipped = Már nem lehetséges, kimarad: „{ $text }” { $why }
companion-change-counts-again = Megint lehetséges, újra számít: „{ $text }”
companion-change-open = Egy kör végén megint nyitva maradt egy kérdés. { $why } A kör többi adata továbbra is számít.
companion-change-answered = A kör végén nyitva maradt kérdésre megvan a válasz: a kör megint teljesen számít.
companion-change-nobody = senki
companion-change-unknown = ismeretlen
# Ugyanez céhről.
companion-change-unknown-guild = ismeretlen
# Ami egy javítás után gazdát cserél. $kind: hands, returns vagy takes; $pieces tárgyesetű felsorolás.
companion-move = { $kind ->
    [hands] { $from } átadja, { $to } megkapja ezt: { $pieces }.
    [returns] { $from } ezt teszi vissza: { $pieces }.
   *[takes] { $to } még ezt kapja: { $pieces }.
}
companion-piece-crest = { norenberc-guild-of } címerét
companion-piece-prestige = a tekintélycímert
companion-piece-craftsman = { norenberc-guild-of } egy lapkáját
companion-piece-talers = { norenberc-talers.acc }
companion-piece-agents = { $count } ügynököt
# Minek hol a helye a táblán.
companion-put-prestige = A táblán a tekintélycímer helye { norenberc-guild-at } van.
companion-put-order = A sorrendjelzők elölről hátrafelé: { $names }.
# Miért nem fogadható el valami.
companion-refused-beyond-box = { $room ->
    [yes] A dobozotokról ismert adatok szerint nincs több ilyen lapka: { norenberc-tile.low }. Ha mégis az asztalon van, ennek a játszmának a dobozában { $other } helyett ez lesz.
   *[no] Ez a lapka nem lehet itt: { norenberc-tile.low }. A fajtájából már az összes többi előkerült.
}
# Hány ilyen lapka van a dobozban, és hol vannak.
companion-held = { $held ->
    [0] A lista szerint a dobozotokban nincs ilyen lapka.
   *[other] { $known ->
        [yes] Ilyen lapka a dobozotokban: { $held }. Ezekről már tudjuk, hol vannak: { $places }.
       *[no] Ilyen lapka a dobozotokban: { $held }.
    }
}
# Hol van egy lapka: a $places lista egy eleme.
companion-where = { $at ->
    [workshop] { norenberc-guild-of } műhelyének { $number }. lapkája
    [lodgings] { norenberc-guild-of } szállása
    [some-lodgings] a szállások
    [roof] { norenberc-guild-of } házának teteje
    [player] { $name }
   *[earlier] { $number ->
        [1] az { $number }. kör céhmestere
       *[other] a { $number }. kör céhmestere
    }
}
companion-refused-not-at-round-start = Ezen csak kör elején lehet változtatni.
companion-refused-value = A kézművesek értéke 2 és 7 közötti, nem { $value }.
companion-refused-other-guild = Ebben a műhelyben csak { norenberc-guild-of } kézművesei ülnek.
companion-refused-too-many = Legfeljebb { $most } lehet.
# norenberc-heap: ami a tizenkettőből maradt.
companion-refused-too-many-goods = Minden áruból tizenkettő van; ehhez a számoláshoz ennyi maradt: { norenberc-heap }.
companion-refused-never-stays = Ez a városlakó soha nem marad játékosnál: { norenberc-tile.low }.
companion-refused-other-guest = Ez nem ehhez a vendéghez tartozik: { norenberc-tile.low }.
companion-refused-prestige-again = Az előző körben { norenberc-guild-of } voltak a tekintélyes céh, most nem lehetnek újra azok.
companion-refused-not-among = Legalább két játékost kell összevetni, és a legtöbb tallér csak valamelyiküknél lehet.
companion-refused-contradicts = { $how ->
    [same] Azt mondtátok, hogy ugyanannyi a tallér: { $names }.
    [more] Azt mondtátok: több tallérja van: { $names }; kevesebb: { $others }.
   *[most] Azt mondtátok: a legtöbb tallér ({ $among } közül): { $names }.
}
companion-refused-not-known-yet = Ennek a játékosnak a kézművesei még nem ismertek. Előbb mindet be kell írni.
companion-refused-not-owned = Nincs ilyen kézműves, akit el lehetne venni.
companion-refused-ruling = Ennek a döntésnek így nincs hatása: a kedvencnek legyen visszaadható áruja, és a kör legyen már soron.
companion-position-round = Négy kör van.
companion-position-size = Minden játékost és minden játékban lévő céhet meg kell adni.
companion-position-talers = { $name }: a tallérok száma 0 és 9999 között lehet.
companion-position-agents = { $name }: mindenkinek 4–8 ügynöke van.
companion-position-crests = { norenberc-guild }: négynél több címer.
companion-position-prestige-crests = Négynél több tekintélycímer.
# $found: hányat írtak be.
companion-position-goods = Minden áruból tizenkettőnek meg kell lennie, a játékosoknál vagy a raktárakban ({ norenberc-goods }: { $found }).
companion-position-workshop = { norenberc-guild }, a műhely { $number }. helye: az előkészületektől addig, amíg sorra nem kerül, a céh egy kézművese van ott.
companion-position-townsmen = Ennyi játékossal csak { $most } városlakó van játékban.
companion-position-box = Ennyi nincs a dobozban: { norenberc-tile.low }.
companion-position-stack = A vendégek kupacában legfeljebb { $most } lapka lehet.
companion-fact-not-now = Előbb fejezzétek be a megkezdett akciót.
companion-fact-fewest = Legalább { $fewest }: ennyi kártya és ügynök már az asztalon van.
