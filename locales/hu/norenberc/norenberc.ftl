# A dolgok neve, ahogy a magyar szabályfüzetben áll, a mondatokhoz szükséges alakokban. Azonosítók szerint választanak,
# ezeket a hívó adja tovább: $guild egy céh azonosítója, $good egy árué. Mondat közben a nevek kisbetűsek.

# Egy céh magában.
norenberc-guild = { $guild ->
    [brewers] Sörfőzők
    [bakers] Pékek
    [shoemakers] Cipészek
    [printers] Nyomdászok
    [tailors] Szabók
   *[hatters] Kalapkészítők
}
    .low = { $guild ->
        [brewers] sörfőzők
        [bakers] pékek
        [shoemakers] cipészek
        [printers] nyomdászok
        [tailors] szabók
       *[hatters] kalapkészítők
    }

# Ugyanez mondat közepén.
norenberc-guild-inside = { norenberc-guild.low }

# Egy kézművese, értéktől függetlenül.
norenberc-craft = { $guild ->
    [brewers] Sörfőző
    [bakers] Pék
    [shoemakers] Cipész
    [printers] Nyomdász
    [tailors] Szabó
   *[hatters] Kalapkészítő
}

# „Ana nem csinál semmit …”: hol történik valami.
norenberc-guild-at = { $guild ->
    [brewers] a sörfőzőknél
    [bakers] a pékeknél
    [shoemakers] a cipészeknél
    [printers] a nyomdászoknál
    [tailors] a szabóknál
   *[hatters] a kalapkészítőknél
}

# „… házának tetejére”, „… műhelye”: kié valami. Alanynak is jó: „… következnek”.
norenberc-guild-of = { $guild ->
    [brewers] a sörfőzők
    [bakers] a pékek
    [shoemakers] a cipészek
    [printers] a nyomdászok
    [tailors] a szabók
   *[hatters] a kalapkészítők
}

# „Ana 2 sört ad el …”: kinek.
norenberc-guild-to = { $guild ->
    [brewers] a sörfőzőknek
    [bakers] a pékeknek
    [shoemakers] a cipészeknek
    [printers] a nyomdászoknak
    [tailors] a szabóknak
   *[hatters] a kalapkészítőknek
}

# „Ana 2 sört vesz …”: kitől.
norenberc-guild-from = { $guild ->
    [brewers] a sörfőzőktől
    [bakers] a pékektől
    [shoemakers] a cipészektől
    [printers] a nyomdászoktól
    [tailors] a szabóktól
   *[hatters] a kalapkészítőktől
}

# Egy árufajta magában.
norenberc-good = { $good ->
    [beer] sör
    [pastry] sütemény
    [shoe] cipő
    [page] könyvlap
    [cloth] vászon
   *[hat] kalap
}
# Ugyanez gombon.
norenberc-good-label = { $good ->
    [beer] Sör
    [pastry] Sütemény
    [shoe] Cipő
    [page] Könyvlap
    [cloth] Vászon
   *[hat] Kalap
}

# Ugyanez, amikor több is lehet belőle.
norenberc-goods = { $good ->
    [beer] sör
    [pastry] sütemény
    [shoe] cipő
    [page] könyvlap
    [cloth] vászon
   *[hat] kalap
}

# Ennyi áru egy fajtából, magában vagy alanyként. $count a darabszám. Az .acc a tárgyesete.
norenberc-heap = { $good ->
    [beer] { $count } sör
    [pastry] { $count } sütemény
    [shoe] { $count } cipő
    [page] { $count } könyvlap
    [cloth] { $count } vászon
   *[hat] { $count } kalap
}
    .acc = { $good ->
        [beer] { $count } sört
        [pastry] { $count } süteményt
        [shoe] { $count } cipőt
        [page] { $count } könyvlapot
        [cloth] { $count } vásznat
       *[hat] { $count } kalapot
    }

# Ugyanez tárgyként: „… ad el”, „… fizet”, „… vesz”.
norenberc-heap-acc = { norenberc-heap.acc }

# $talers a darabszám.
norenberc-talers = { $talers } tallér
    .acc = { $talers } tallért

# Egy céh egy kézművese. $craft a céh azonosítója, $value az érték, $agent yes vagy no. Az .acc a tárgyesete, névelővel.
norenberc-craftsman = { $value ->
    [2] 2-es
    [3] 3-as
    [4] 4-es
    [5] 5-ös
    [6] 6-os
    [7] 7-es
   *[other] { $value } értékű
} { $craft ->
    [brewers] sörfőző
    [bakers] pék
    [shoemakers] cipész
    [printers] nyomdász
    [tailors] szabó
   *[hatters] kalapkészítő
}{ $agent ->
    [yes] {" "}(ügynök +)
   *[no] {""}
}
    .acc = { $value ->
        [2] a 2-es
        [3] a 3-as
        [4] a 4-es
        [5] az 5-ös
        [6] a 6-os
       *[7] a 7-es
    } { $craft ->
        [brewers] sörfőzőt
        [bakers] péket
        [shoemakers] cipészt
        [printers] nyomdászt
        [tailors] szabót
       *[hatters] kalapkészítőt
    }{ $agent ->
        [yes] {" "}(ügynök +)
       *[no] {""}
    }

# Egy lapka, amely vendég lehet, magában. $tile: „craftsman”, $craft, $value és $agent kíséretében, vagy egy városlakó azonosítója.
# A .low ugyanez mondat közben, például kettőspont után.
norenberc-tile = { $tile ->
    [councilman] Tanácstag
    [burglar] Tolvaj
    [guardsman] Strázsa
    [musician-3] Zenész (3 tallér)
    [musician-5] Zenész (5 tallér)
    [peddler] Házaló
    [mayor] Polgármester
    [nobleman-2] Nemesember (2 GyP)
    [nobleman-3] Nemesember (3 GyP)
    [tax-collector] Adószedő
    [engraver] Vésnök
    [foreman-2] Munkafelügyelő (2-es)
    [foreman-3] Munkafelügyelő (3-as)
    [foreman-4] Munkafelügyelő (4-es)
    [apprentice] Tanonc
   *[craftsman] { norenberc-craftsman }
}
    .low = { $tile ->
        [councilman] tanácstag
        [burglar] tolvaj
        [guardsman] strázsa
        [musician-3] zenész (3 tallér)
        [musician-5] zenész (5 tallér)
        [peddler] házaló
        [mayor] polgármester
        [nobleman-2] nemesember (2 GyP)
        [nobleman-3] nemesember (3 GyP)
        [tax-collector] adószedő
        [engraver] vésnök
        [foreman-2] munkafelügyelő (2-es)
        [foreman-3] munkafelügyelő (3-as)
        [foreman-4] munkafelügyelő (4-es)
        [apprentice] tanonc
       *[craftsman] { norenberc-craftsman }
    }

# Ugyanez tárgyként, névelővel: „felbérli …”, „megkapja …”.
norenberc-tile-acc = { $tile ->
    [councilman] a tanácstagot
    [burglar] a tolvajt
    [guardsman] a strázsát
    [musician-3] a 3 talléros zenészt
    [musician-5] az 5 talléros zenészt
    [peddler] a házalót
    [mayor] a polgármestert
    [nobleman-2] a 2 pontos nemesembert
    [nobleman-3] a 3 pontos nemesembert
    [tax-collector] az adószedőt
    [engraver] a vésnököt
    [foreman-2] a 2-es munkafelügyelőt
    [foreman-3] a 3-as munkafelügyelőt
    [foreman-4] a 4-es munkafelügyelőt
    [apprentice] a tanoncot
   *[craftsman] { norenberc-craftsman.acc }
}
