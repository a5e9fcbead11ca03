# Egy lejátszott játék táblája, ahol mindenre koppintani lehet, és alatta a sáv.

# Amit éppen választanak, és hogyan kezdjék. $goods áruk listája, a norenberc-heap-acc alakjában.
board-plan-how = Koppints azokra a házakra, ahová mész. Szabad ügynökök: { $agents }
board-plan = Úti cél: { $guilds }
# $can: ami itt lehetséges.
board-act-how = { $can ->
    [buy-sell-recruit] Koppints a raktár áruira, ha veszel, a saját árudra ({ norenberc-goods }), ha eladsz, vagy egy vendégre, ha felbérled.
    [buy-sell] Koppints a raktár áruira, ha veszel, vagy a saját árudra ({ norenberc-goods }), ha eladsz.
    [buy-recruit] Koppints a raktár áruira, ha veszel, vagy egy vendégre, ha felbérled.
    [sell-recruit] Koppints a saját árudra ({ norenberc-goods }), ha eladsz, vagy egy vendégre, ha felbérled.
    [buy] Koppints a raktár áruira, ha veszel.
    [sell] Koppints a saját árudra ({ norenberc-goods }), ha eladsz.
    [recruit] Koppints egy vendégre, ha felbérled.
   *[none] Itt nincs mit venni vagy eladni, és senkit sem lehet felbérelni.
}
board-sell = Eladás: { norenberc-heap }, { norenberc-talers }
board-buy = { $goods } veszel, összesen { norenberc-talers } (egy akcióban legfeljebb { $limit })
# $count: hány áru van már kitéve.
board-unpaid = Felbérlés: { norenberc-tile }. Koppints az árukra, amelyekkel fizetsz. { $count ->
    [0] {""}
   *[other] { $goods } tettél ki.
} { houses-price }
# $talers is what the agents on the roof bring.
board-recruit = Felbérled { norenberc-tile-acc }, és { $goods } fizetsz érte{ $talers ->
    [0] {""}
   *[other] ; tető: +{ norenberc-talers }
}
board-rob-how = Koppints egy másik játékos áruira.
# $more: hány árut kell még választani.
board-rob = { $goods } viszel el { $victim } áruiból{ $more ->
    [0] {""}
   *[other] , még { $more } kell
}
board-swap-how = Koppints két kézművesre ugyanabból a céhből.
board-swap-other = Csere: { $one } és ugyanannak a céhnek egy másik kézművese. Koppints rá.
board-swap = Csere: { $one } és { $other }
board-peddle-how = Koppints az egyik árudra.
board-peddle = { norenberc-heap-acc } teszel a házalóra
board-mayor-how = Koppints egy tetőre.
board-mayor = A polgármester { norenberc-guild-of } házának tetejére kerül

# Hallható: amire koppintani lehet.
board-stock = { norenberc-guild }, raktár: { norenberc-heap }
board-storehouse = { norenberc-guild }, raktár
board-stock-more = { norenberc-guild }, raktár: a többi áru
board-workshop = { norenberc-guild }, műhely
board-window-empty = { norenberc-guild }, a szállás { $number }. ablaka: üres
board-goods = { $name }: { norenberc-heap }
# $list: minden, amije valakinek van.
board-owned = { $name }, ami nála van: { $list }
board-owned-nothing = még se lapka, se címer
board-houses-back = Előző házak
board-houses-on = Következő házak

# Amit a dolgok magukról mondanak, ha rájuk koppintanak.
# $verdict a kedvencek egy mondata.
board-race = Ha a kör most érne véget: { $verdict }
board-next-master = A következő kör céhmestere: { $tile }
board-next-prestige = A következő kör tekintélycímere ide kerül.
board-prestige-moves = A következő kör tekintélyes céhe: { $guild }
board-craftsman = A végén az értéke beleszámít abba, ki hányadik ebben a céhben.
board-craftsman-agent = Aki megkapja, ügynököt is kap; a végén az értéke beleszámít abba, ki hányadik ebben a céhben.
board-cards = Még hátralévő kártyák: { $guilds }
board-order = Aki előrébb áll, előbb cselekszik, és ő nyeri a holtversenyt, ha a tallérok sem döntenek.
# $hidden yes, ha a tallérok nem ismertek.
board-standing = Pontszám, ha a játék most érne véget: { $vp } GyP{ $hidden ->
    [yes] {" "}(a tallérokért járó GyP nélkül: a tallérok titkosak)
   *[no] {""}
}
board-peddler-back = Nem marad rá árud: a házaló visszakerül a vendégek kupacába.
board-roof = Aki most itt bérel fel valakit, a tetőn álló ügynökökért ennyit kap: { norenberc-talers }.
board-tied = Egyenlők: { $names }.
