# $iterations: hány játszmát játszott végig, $games: ugyanez leírva.
advise-heading = Tanács – { $name }, { $round }. kör, { $turn }. forduló, { $iterations ->
    [one] innen a végéig { $games } próbajátszma
   *[other] innen a végéig { $games } próbajátszma
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
