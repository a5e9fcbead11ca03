# The board of a played game, where one touches things, and the strip under it.

# What is being chosen, and how to begin. $goods is a list of goods in the form of norenberc-heap-acc.
board-plan-how = Tap the houses to visit. Agents available: { $agents }
board-plan = Visit: { $guilds }
# $can names what is possible here.
board-act-how = { $can ->
    [buy-sell-recruit] Tap goods in the storehouse to buy, your own { norenberc-goods } to sell, or a guest to recruit.
    [buy-sell] Tap goods in the storehouse to buy, or your own { norenberc-goods } to sell.
    [buy-recruit] Tap goods in the storehouse to buy, or a guest to recruit.
    [sell-recruit] Tap your own { norenberc-goods } to sell, or a guest to recruit.
    [buy] Tap goods in the storehouse to buy.
    [sell] Tap your own { norenberc-goods } to sell.
    [recruit] Tap a guest to recruit.
   *[none] There is nothing to buy, sell or recruit here.
}
board-sell = Sell { norenberc-heap-acc } for { norenberc-talers }
board-buy = Buy { $goods } for { norenberc-talers } (at most { $limit } in one action)
# $count is how many goods are laid out already.
board-unpaid = Recruit { norenberc-tile-acc }: tap the goods you pay with. { $count ->
    [0] {""}
   *[other] Laid out: { $goods }.
} { houses-price }
# $talers is what the agents on the roof bring.
board-recruit = Recruit { norenberc-tile-acc } for { $goods }{ $talers ->
    [0] {""}
   *[other] , roof: +{ norenberc-talers }
}
board-rob-how = Tap goods in front of another player.
# $more is how many goods are still to be chosen.
board-rob = Rob { $victim }: { $goods }{ $more ->
    [0] {""}
   *[other] , { $more } more
}
board-swap-how = Tap two craftsmen of the same guild.
board-swap-other = Swap { $one } with another craftsman of the same guild: tap one.
board-swap = Swap { $one } and { $other }
board-peddle-how = Tap one of your goods.
board-peddle = Put { norenberc-heap-acc } on the Peddler
board-mayor-how = Tap a roof.
board-mayor = Put the Mayor on the { norenberc-guild }’ roof

# Heard: what can be touched.
board-stock = Storehouse { norenberc-guild-of }: { norenberc-heap }
board-storehouse = Storehouse { norenberc-guild-of }
board-stock-more = Storehouse { norenberc-guild-of }: more goods
board-workshop = Workshop { norenberc-guild-of }
board-window-empty = { norenberc-guild }’ lodgings, window { $number }: empty
board-goods = { $name }: { norenberc-heap }
# $list is everything somebody owns.
board-owned = { $name } owns: { $list }
board-owned-nothing = no tiles or crests yet
board-houses-back = Previous houses
board-houses-on = Next houses

# What things say of themselves when tapped.
# $verdict is a sentence of the favourites.
board-race = If the round ended now: { $verdict }
board-next-master = Guildmaster in the next round: { $tile }
board-next-prestige = The prestige crest of the next round will be here.
board-prestige-moves = Prestige guild of the next round: { $guild }
board-craftsman = Counts its value towards the majority in its guild at the end.
board-craftsman-agent = Brings an agent when taken, and counts its value towards the majority in its guild at the end.
board-cards = Cards still to be called: { $guilds }
board-order = Whoever is further ahead acts first and wins ties that talers do not settle.
# $hidden is yes where talers are not known.
board-standing = Score if the game ended now: { $vp } VP{ $hidden ->
    [yes] {" "}(without VP for hidden talers)
   *[no] {""}
}
board-peddler-back = Nothing of yours is left for it: the Peddler goes back into the guest stack.
board-roof = A recruit here now brings { norenberc-talers } for the agents on the roof.
board-tied = Tied: { $names }.
