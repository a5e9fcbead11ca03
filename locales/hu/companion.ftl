# Igazi asztalnál. $name egy játékos, $names játékosok listája.

# Milyen részletesen követi a program a játszmát.
companion-depth = { $depth ->
    [final-score] Végső pontozás
    [round-helper] Körsegéd
   *[referee] Játékvezető
}
companion-depth-about = { $depth ->
    [final-score] Játékosonként egy lap a végén: lapkák, címerek, tallérok, városlakók.
    [round-helper] Az alkalmazás követi a köröket: a felbérelt vendégeket menet közben, az árukat a kör végén számolva.
   *[referee] Minden akciót és minden húzást be kell írni, és mindet ellenőrzi a szabályok szerint.
}

# A napló, és amiről a Visszavonás és az Újra szól. $text egy ilyen sor.
companion-act = { $kind ->
    [insert] utólag beírva: { $text }
    [amend] javítva: { $text }
    [remove] kivéve: { $text }
   *[enter] { $text }
}
companion-entry-workshop = { norenberc-guild }, műhely: { $tiles }.
companion-entry-order = Sorrend: { $names }.
companion-entry-recruited = { $name } felbérli { norenberc-tile-acc }{ $first ->
    [yes] , és a sorrend élére áll.
   *[no] .
}
companion-entry-peddled = { $placed ->
    [yes] { $name } házalóján: { norenberc-heap }.
   *[no] { $name } nem tud árut tenni a házalóra, az visszakerül a kupacba.
}
companion-entry-mayor = A polgármester { norenberc-guild-of } tetejére kerül.
companion-entry-swapped = { $with ->
    [bench] Két lapka helyet cserél { norenberc-guild-of } műhelyében, a helyek száma: { $number } és { $other }.
   *[guest] Vendég kerül { norenberc-guild-of } műhelyének { $number }. helyére: { norenberc-craftsman }.
}
companion-entry-counted = { $name } áruja: { norenberc-heap }.
companion-entry-told = { $name } pénze: { norenberc-talers }.
companion-entry-richest = A legtöbb tallér köztük ({ $among }): { $names }.
companion-entry-no-answer = Nem derült ki, ki { norenberc-guild-of } kedvence.
companion-entry-prestige = A tekintélycímer { norenberc-guild-at } van.
companion-entry-end-round = Vége a körnek.
companion-entry-craftsmen = { $name } kézműveseinek száma: { $count }.
companion-entry-craftsman = { $added ->
    [yes] { $name } lapkája: { norenberc-craftsman }.
   *[no] { $name } lapkái közül kikerül: { norenberc-craftsman }.
}
companion-entry-crest = { $name }, { norenberc-guild-of } címere: { $count }.
companion-entry-crests = { $name } céhcímereinek száma: { $count }.
companion-entry-prestige-crests = { $name } tekintélycímereinek száma: { $count }.
companion-entry-townsman = { $name }, { norenberc-tile }: { $count }.
companion-entry-townsmen = { $name } városlakóinak száma: { $count }.
companion-entry-agents = { $name } ügynökeinek száma: { $count }.
# $name az, akit kérdeztek, ha a nyelvben számít.
companion-entry-mayors = { $count ->
    [0] Egyik tetőn sincs polgármester.
   *[other] Polgármesteres tetők: { $guilds }.
}
companion-entry-person = Az asztalnál: { $name }.
# $tile és $other lapkák magukban.
companion-entry-box = Ennek a játszmának a dobozában ez van: { $tile }, és nem ez: { $other }.
companion-entry-depth = Innentől: { companion-depth }.
# $text egész mondat.
companion-ruling = Az asztaltársaság döntése: { $text }
companion-ruling-favorite = { $nobody ->
    [yes] nincs kedvence { norenberc-guild-of } céhmesterének.
   *[no] { $name } lett { norenberc-guild-of } kedvence.
}

# Amit tudni kell. $about: guild, ha céhről van szó.
companion-ask-counts = { $about ->
    [guild] { norenberc-guild }: még meg kell számolni az áruját: { $names }.
   *[none] Még meg kell számolni az áruját: { $names }.
}
companion-ask-peddler = Melyik áru fekszik { $name } házalóján?
# $tied mind, akik holtversenyben vannak, $silent, akik nem mondták meg a tallérjaikat; $among és $count: hányan.
companion-ask-talers = Holtverseny: { $tied }. { $count ->
    [one] Most megmondja, hány tallérja van:
   *[other] Most megmondják, hány tallérjuk van:
} { $silent }. { $among ->
    [2] Elég az is, hogy kinek van több.
   *[other] Elég az is, hogy kinek van a legtöbb.
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
   *[stack] Hány lapka van a vendégek kupacában
}

# A kör vége céhről céhre. $talers a kedvencé, $others a többi holtversenyzőé.
companion-card-favorite = { $by ->
    [goods] A kedvenc { $name }, nála van a legtöbb áru: { $count }.
    [talers] A kedvenc { $name }: { norenberc-talers }, a többiek: { $others }.
    [more-talers] A kedvenc { $name }: áruban holtverseny ({ $count }), de több a tallérja.
    [ruling] A kedvenc { $name }, az asztaltársaság döntése szerint.
   *[turn-order] A kedvenc { $name }: áruban ({ $count }) és tallérban is holtverseny, de előrébb áll a sorrendben.
}
companion-card-nobody = { $ruled ->
    [yes] { norenberc-guild }: nincs kedvenc, az asztaltársaság döntése szerint.
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
    [if-left] Ügynök +: { $name } { $count } ügynököt vesz el a készletből, amíg van ott.
   *[if-printed] Ha egy lapkán ügynök + van, { $name } elvesz egy ügynököt a készletből.
}
companion-peddler-back = { $kept ->
    [yes] { $name } visszavesz { norenberc-heap-acc } a házalóról, a lapka pedig a vendégek kupacába kerül.
   *[no] { $name } házalója áru nélkül kerül a vendégek kupacába: az áru a raktárba ment.
}
# A részek számok, vagy unknown.
companion-income-partly = { $name } alapbevétele { $base }; zenészek: { $musicians ->
    [unknown] nem tudni
   *[other] { $musicians }
}; polgármesterek: { $mayors ->
    [unknown] nem tudni
   *[other] { $mayors }
}.
companion-next-master = Új céhmester { norenberc-guild-at }: a műhely legalsó lapkája lecsúszik.
companion-next-lodgings = Szállások: az 1. ablak vendége kikerül a játékból, a többi balra csúszik, az üres ablakokba a kupacból jön új.
companion-next-prestige = Az új tekintélycímer { norenberc-guild-of } házára kerül.
companion-next-prestige-unknown = Az új tekintélyes céh a céhmesterektől függ, de itt nem mindegyiket tudni.

# Amit egy javítás megváltoztatott. $before és $after nevek, számok vagy companion-change-unknown.
companion-change-favorite = { $round }. kör, { norenberc-guild-of } kedvence: eddig { $before }, most { $after }.
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
companion-change-skipped = Már nem lehetséges, kimarad: { $text } { $why }
companion-change-counts-again = Megint lehetséges, újra számít: { $text }
companion-change-nobody = senki
companion-change-unknown = ismeretlen

# Miért nem fogadható el valami.
companion-refused-beyond-box = { $room ->
    [yes] Amit a dobozotokról tudni lehet, aszerint ez a lapka nem lehetne benne: { norenberc-tile }. Tényleg ott van? Akkor ennek a játszmának a dobozában az lesz, és nem ez: { $other }.
   *[no] Ez a lapka nem lehet ott: { norenberc-tile }. A fajtájából a többit már mind látta valaki.
}
companion-refused-wrong-depth = Ezt más mélységben kell beírni.
companion-refused-not-now = Ez már nem, vagy még nem illik ide.
companion-refused-not-at-round-start = Mélységet kör elején lehet váltani.
companion-refused-needs-position = Ahhoz, hogy mindent ellenőrizzen, a programnak tudnia kell, mi van az asztalon.
companion-refused-no-such-player = Ennél az asztalnál nincs ilyen játékos.
companion-refused-name = A név nem lehet üres, és másé sem lehet az asztalnál.
companion-refused-long-name = A név legfeljebb { $most } karakter lehet, ez pedig { $length }.
companion-refused-value = A kézművesek értéke 2 és 7 közötti, nem { $value }.
companion-refused-other-guild = Ebben a műhelyben csak { norenberc-guild-of } kézművesei ülnek.
companion-refused-too-many = Legfeljebb { $most } lehet.
# norenberc-heap: ami a tizenkettőből maradt.
companion-refused-too-many-goods = Minden áruból tizenkettő van; ennél a számolásnál ennyi maradt: { norenberc-heap }.
companion-refused-never-stays = Ez a városlakó soha nem marad játékosnál: { norenberc-tile }.
companion-refused-other-guest = Ez nem ehhez a vendéghez tartozik: { norenberc-tile }.
companion-refused-prestige-again = Az előző kör tekintélyes céhe nem lehet újra az: { norenberc-guild }.
companion-refused-not-among = A leggazdagabbaknak az összehasonlítottak között kell lenniük, és legalább kettőt kell összehasonlítani.
companion-refused-not-known-yet = Ennek a játékosnak a kézműveseit még nem tudni. Előbb mindet be kell írni.
companion-refused-not-owned = Nincs ilyen kézműves, amelyet el lehetne venni.
companion-refused-ruling = Ennek a döntésnek nincs hatása: a kedvencnek árut kell visszaadnia, és a körnek el kell jönnie.
companion-refused-no-such-entry = Ez a bejegyzés már nincs meg.
companion-refused-nothing = Nincs már mit visszavonni vagy újra megtenni.
companion-refused-read-only = Itt csak olvasni lehet.
companion-position-round = Négy kör van.
companion-position-size = Minden játékos és minden játékban lévő céh kell.
companion-position-talers = { $name }: 0 és 9999 közötti tallér.
companion-position-agents = { $name }: mindenkinek négy-nyolc ügynöke van.
companion-position-crests = Több, mint a meglévő négy címer: { norenberc-guild }.
companion-position-prestige-crests = Több, mint a meglévő négy tekintélycímer.
# $found: hányat írtak be.
companion-position-goods = Minden áruból tizenkettőnek meg kell lennie, a játékosoknál vagy a raktárakban ({ norenberc-good }: { $found }).
companion-position-workshop = { norenberc-guild }, a műhely { $number }. helye: az előkészületektől a köréig ott van a céh egy kézművese.
companion-position-townsmen = Ennyi játékossal csak { $most } városlakó van játékban.
companion-position-box = Ennyi nincs a dobozban: { norenberc-tile }.
companion-position-stack = A vendégek kupacában legfeljebb { $most } lapka lehet.
companion-fact-not-now = Előbb fejezzétek be a megkezdett akciót.
companion-fact-fewest = Legalább { $fewest }: kártyák és ügynökök vannak az asztalon.
companion-table-fault = { $fault ->
    [players] Két-öt játékos lehet, nem { $number }.
    [blank-name] Nevet kell adni: { $number }. játékos.
    [long-name] { $number }. játékos: a név legfeljebb { $most } karakter lehet, ez pedig { $length }.
    [nobody] Legalább egy embernek is játszania kell.
    [repeated-name] Másnak is ez a neve: { $number }. játékos.
   *[round] Négy kör van.
}

# Fájlok. $path egy fájl vagy mappa.
companion-notice-damaged = Ennek a játszmának a fájlja megsérült. { $recovered ->
    [0] {""}
   *[other] Másolatból előkerült sorok száma: { $recovered }.{" "}
}{ $missing ->
    [0] Semmi sem hiányzik.
   *[other] Hiányzó sorok száma: { $missing }.
} A sérült fájl megmaradt: { $path }
companion-notice-newer = Ezt a játszmát a program újabb változata írta ({ $format }. formátum). Itt olvasható, de nem módosítható: { $path }
companion-notice-not-understood = A program más változatától származó, itt figyelmen kívül hagyott sorok száma: { $count }. Semmi sem törlődött: { $path }
companion-notice-unreadable = Ez a fájl nem olvasható. Úgy maradt, ahogy volt: { $path }
companion-saved-waiting = { $why ->
    [full] Megtelt a lemez.
    [read-only] A mappába nem lehet írni.
   *[other] Nem sikerül a mentés.
} A játszma a memóriában folytatódik, és amint lehet, minden mentésre kerül. Még nincs mentve: { $count }. { $path }
companion-access-other-program = A program még egyszer meg van nyitva ugyanezekkel a játszmákkal: itt csak olvasni lehet őket.
companion-access-refused = { $why ->
    [full] Megtelt a lemez.
    [read-only] A mappába nem lehet írni.
   *[other] A mappa nem használható.
} Amíg így van, a játszmák a memóriában maradnak. { $path }

# A táblázat fejléce.
companion-csv-player = Játékos
companion-csv-rank = Helyezés
companion-csv-total = Összesen
