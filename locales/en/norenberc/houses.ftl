# The table with the guild houses and the players. Most of these texts are heard, or shown over a picture.

houses-round = Round { $round } of { $rounds }, turn { $turn }
houses-order = Turn order:
# What is heard of a townsman in a house: tapped, it says what it does.
houses-about = { $tile }: what does it do?
houses-pending = Still to act:
houses-stack = Guest stack: { $count }
houses-lodgings = Lodgings
houses-workshop = Workshop
houses-storehouse = Storehouse
houses-storehouse-empty = nothing left
houses-roof-empty = nobody on the roof
houses-agents-on-roof = { $name }, on the roof: { $count ->
    [one] { $count } agent
   *[other] { $count } agents
}
houses-mayors = On the roof: { $count ->
    [one] a Mayor
   *[other] { $count } Mayors
}
houses-master = Guildmaster { norenberc-guild-of }, price: { $price }
houses-crests-left = Crests left { norenberc-guild-of }: { $count }
houses-crests = Crests { norenberc-guild-of }: { $count }
houses-prestige-crests = Prestige crests: { $count }
houses-window-empty = Window { $number }: empty
houses-place-empty = Place { $number } in the workshop: empty
# What a guest in a window costs. $window is its number.
houses-price = { $window ->
    [1] Price: one of the guild’s goods
    [2] Price: one of the guild’s goods plus one of any type
    [3] Price: two of the guild’s goods, or one plus two of any type
   *[4] Price: three of the guild’s goods, or two plus two of any type
}
houses-talers-hidden = Talers are hidden
houses-agents = Agents available: { $free } of { $all }
houses-finished = Finished for this round
houses-cards = { $cards ->
    [0] passes
    [one] { $cards } card
   *[other] { $cards } cards
}
houses-peddled = On the Peddler: { norenberc-heap }
