# $iterations: hány játszmát játszott végig, $games: ugyanez leírva.
advise-heading = { $own ->
    [yes] Tanács neked,
   *[no] Tanács – { $name },
} { $round }. kör, { $turn }. forduló, { $iterations ->
    [one] { $games } végigjátszott próbajátszma
   *[other] { $games } végigjátszott próbajátszma
} alapján:
# Az indokok. A $vp különbség, például +1,3.
advise-reason-majority = { $vp } GyP a legtöbb kézművesért { norenberc-guild-at }
advise-reason-category = { $category ->
    [crests] { $vp } GyP a címerekért
    [thirty] { $vp } GyP a 30-as vagy nagyobb összértékű kézművesekért
    [all-types] { $vp } GyP az összes kézművesfajtáért
    [richest] { $vp } GyP a legtöbb tallérért
   *[townsmen] { $vp } GyP a városlakókért
}
# Esélyek százalékban.
advise-reason-favorite = Esély a kedvenc helyére { norenberc-guild-at } ebben a körben: { $chance }%, különben { $otherwise }%
advise-reason-price = Az ár { norenberc-guild-at } most { $now }; a legmagasabb, ami még jön, { $later } ({ $round }. kör)
advise-reason-agent = Eggyel több ügynök: összesen { $agents }
# A $more különbség, például +0,6.
advise-reason-agents = { $more } ügynök a játszma végére
advise-reason-tie = { norenberc-guild }: áruban holtverseny ({ $rival }), { $by ->
    [talers] { $won ->
        [yes] de neked több tallérod van, így te lennél a kedvenc
       *[no] de neki több tallérja van, így ő lenne a kedvenc
    }
   *[order] { $won ->
        [yes] de te előrébb vagy a sorrendben, így te lennél a kedvenc
       *[no] de ő előrébb van a sorrendben, így ő lenne a kedvenc
    }
}
advise-reason-rival = { $rival }: átlagosan { $vp } GyP
# Mit lépj, ahogy a tipp mondja; pont nélkül. A $guilds céhek listája.
advise-do-plan = Tervezz ide: { $guilds }
advise-do-seal = Rakj le { $cards } kártyát képpel lefelé
advise-do-pass = Passzolj
advise-do-sell = Adj el { norenberc-heap-acc } { norenberc-guild-to }
# $goods áruk listája, a norenberc-heap-acc alakjában.
advise-do-buy = Vegyél { $goods } { norenberc-guild-from }
advise-do-recruit = Béreld fel { norenberc-tile-acc } { norenberc-guild-of } { $window }. ablakából
advise-do-nothing = Ne csinálj semmit { norenberc-guild-at }
advise-do-pay = Fizess ezzel: { $goods }
advise-do-rob = Vigyél el a tolvajjal { $goods } { $victim } áruiból
# $one és $other helyek, az event-spot alakjában.
advise-do-swap = Cseréld fel két hely kézművesét: { $one } és { $other }
advise-do-decline = Ne élj a vendég képességével
advise-do-peddle = Tegyél { norenberc-heap-acc } a házalóra
advise-do-place-mayor = Tedd { norenberc-guild-of } házának tetejére a polgármestert
advise-do-go-first = Állj a sorrend élére
advise-do-stay = Maradj a helyeden a sorrendben
# Miért lépte ezt egy bot, ha valaki utólag megkérdezi. $name a bot.
# $have: hány áruja van ott a botnak, $most: hány van a legerősebb másik játékosnak.
advise-why-favorite = { $name } { norenberc-guild-of } kedvence akar lenni: { $have } áru { $most } ellen.
advise-why-cheap = { $name } olcsón vesz: most { $now }, később { norenberc-guild-at } { $later } ({ $round }. kör).
advise-why-stock = { $name } árut gyűjt, hogy legyen mivel vendéget felbérelni.
advise-why-dear = { $name } elad, amíg magas az ár: most { $now }, később legfeljebb { $later }.
advise-why-cash = { $name } szívesebben tart tallért, mint ezt az árut.
advise-why-agent = { $name } még egy ügynököt szeretne.
advise-why-majority = { $name } a legtöbb kézművesért küzd { norenberc-guild-at }.
advise-why-guest = { $name } szerint megéri az árát felbérelni { norenberc-tile-acc }.
advise-why-roof = { $name } a tetőn álló ügynökök tallérjait akarja: { $talers }.
advise-why-order = { $name } a sorrend élére akar állni.
advise-why-no-means = { $name } itt nem tud eladni semmit, és fizetni sincs miből.
advise-why-worthless = { $name } most semmi olyat nem lát { norenberc-guild-at }, ami megérné az árát.
advise-why-keep = { $name } jobb árra vár { norenberc-guild-at }: most { $now }, később { $later } ({ $round }. kör).
advise-why-errand = { $name } { norenberc-guild-at } várja a legtöbbet.
advise-why-wait = { $name } azért rak le kártyát, hogy a körben maradjon, és lássa, mit tesznek a többiek.
advise-why-rest = { $name } szerint ebben a körben már nincs mit nyerni.
advise-why-payment = { $name } azzal fizet, ami a legkevésbé fog hiányozni.
advise-why-rob = { $name } gyengíti egy ellenfelét: { $victim }.
advise-why-swap = { $name } oda teszi a jobb kézművest, ahol könnyebb megszerezni.
advise-why-mayor = { $name } a polgármestertől { norenberc-guild-at } minden kézműveséért tallért kap, és most ennyi van neki: { $craftsmen }.
advise-why-stay = { $name } előbb látni akarja, mit tesznek a többiek.
advise-why-decline = { $name } semmit sem nyerne vele.
