# Minek kell most történnie, és a fázisok meg a kör végi lépések neve.

# $step egy azonosító; $guild és $player ott van, ahol a lépéshez tartozik.
step-now = { $step ->
    [order] a sorrend kisorsolása
    [settle] { norenberc-guild-of } műhelyének feltöltése
    [lodge] { norenberc-guild-of } szállásának feltöltése
    [planning] mindenki tervez, aki még nem végzett
    [reveal] { norenberc-guild-of } kártyáinak felfedése
    [act] { $player } lép { norenberc-guild-at }
    [pay] { $player } fizet a vendégért { norenberc-guild-at }
    [rob] { $player } eldönti, kitől visz el árut a tolvaj
    [swap] { $player } eldönti, mit cserél fel a strázsa
    [peddle] { $player } árut tesz a házalóra
    [place-mayor] { $player } elhelyezi a polgármestert
    [go-first] { $player } eldönti, a sorrend élére áll-e
   *[over] vége a játéknak
}
step-phase = { $phase ->
    [setup] Előkészületek
    [planning] Tervezési fázis
    [action] Akciófázis
    [round-end] A kör vége
   *[over] A játék vége
}
# A kör végének lépései, sorrendben.
step-round-end = { $step ->
    [income] Bevétel begyűjtése
    [favourites] A céhmesterek kiválasztják kedvenceiket
    [lodgings] A szállások feltöltése
    [agents] Az ügynökök visszaszerzése
    [guildmasters] Új céhmesterek
    [tokens] Passzolásjelzők átfordítása
   *[prestige] Új tekintélyes céh
}
