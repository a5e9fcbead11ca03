# A botok tanácsai. A tizedes számok szövegként érkeznek; az indokoké előjellel.

# $iterations: hány játszmát játszott végig a program.
advise-heading = Tanács – { $name }, { $round }. kör, { $turn }. forduló, { $iterations } végigjátszott játszma után:
advise-only = Nincs miből választani:
# Egy lépés: a $move a napló egy sora.
advise-move = { $number }. { $move }
# Amire egy játékos számíthat. A $win százalék.
advise-expected = { $name }: { $vp } GyP, átlagos helyezés { $place }, győzelem { $win }%
advise-close = Az első két lépés között alig van különbség.
# Az indokok fölött.
advise-against = { $other ->
    [others] A többi lépéshez képest:
   *[best] A legjobb lépéshez képest:
}
# Az indokok. A $vp különbség, például +1,3.
advise-reason-majority = { $vp } GyP a legtöbb kézművesért { norenberc-guild-at }
advise-reason-category = { $category ->
    [crests] { $vp } GyP a címerekért
    [thirty] { $vp } GyP a 30-as vagy nagyobb összértékű kézművesekért
    [all-types] { $vp } GyP az összes kézművesfajtáért
    [richest] { $vp } GyP a leggazdagabb játékosnak
   *[townsmen] { $vp } GyP a városlakókért
}
# Esélyek százalékban.
advise-reason-favorite = Kedvencnek lenni { norenberc-guild-at } ebben a körben: { $chance }% az esély { $otherwise }% helyett
advise-reason-price = Az ár { norenberc-guild-at } most { $now }; a legjobb, ami még jön, { $later } ({ $round }. kör)
advise-reason-agent = Eggyel több ügynök: összesen { $agents }
# A $more különbség, például +0,6.
advise-reason-agents = { $more } ügynök a játszma végéig
advise-reason-tie = { norenberc-guild } áruja: ugyanannyi, mint a riválisnak ({ $rival }). { $by ->
    [talers] { $won ->
        [yes] Neked több tallérod van, te lennél a kedvenc
       *[no] Neki több tallérja van, ő lenne a kedvenc
    }
   *[order] { $won ->
        [yes] Te előrébb vagy a sorrendben, te lennél a kedvenc
       *[no] Ő előrébb van a sorrendben, ő lenne a kedvenc
    }
}
advise-reason-rival = { $rival }: átlagosan { $vp } GyP
# Nincs kinek tanácsot adni.
advise-nobody = A(z) { $line }. sor { $event }. eseményénél senkinek nem kell döntenie.
advise-not-due = A(z) { $line }. sor { $event }. eseményénél nem „{ $name }” dönt. Akiknek dönteniük kell: { $names }.
advise-no-line = A(z) { $line }. sorban nincs játszma; a fájl { $lines } sorból áll.
advise-no-event = A(z) { $line }. sorban nincs { $event }. esemény: 0-tól { $last }-ig mennek, és { $last } a feljegyzés vége.
