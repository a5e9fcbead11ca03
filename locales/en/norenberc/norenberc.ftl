# Names of things, as the English rulebook has them, in the forms that sentences need. They select on ids that the
# caller passes on: $guild is a guild's id, $good a good's.

# A guild by itself.
norenberc-guild = { $guild ->
    [brewers] Brewers
    [bakers] Bakers
    [shoemakers] Shoemakers
    [printers] Printers
    [tailors] Tailors
   *[hatters] Hatters
}

# The same inside a sentence.
norenberc-guild-inside = { norenberc-guild }

# One of its craftsmen, whatever the value.
norenberc-craft = { $guild ->
    [brewers] Brewer
    [bakers] Baker
    [shoemakers] Shoemaker
    [printers] Printer
    [tailors] Tailor
   *[hatters] Hatter
}

# "Ana does nothing …": where something happens.
norenberc-guild-at = { $guild ->
    [brewers] at the Brewers
    [bakers] at the Bakers
    [shoemakers] at the Shoemakers
    [printers] at the Printers
    [tailors] at the Tailors
   *[hatters] at the Hatters
}

# "the roof …", "the workshop …": whose something is.
norenberc-guild-of = { $guild ->
    [brewers] of the Brewers
    [bakers] of the Bakers
    [shoemakers] of the Shoemakers
    [printers] of the Printers
    [tailors] of the Tailors
   *[hatters] of the Hatters
}

# "Ana sells 2 beers …": to whom.
norenberc-guild-to = { $guild ->
    [brewers] to the Brewers
    [bakers] to the Bakers
    [shoemakers] to the Shoemakers
    [printers] to the Printers
    [tailors] to the Tailors
   *[hatters] to the Hatters
}

# "Ana buys 2 beers …": from whom.
norenberc-guild-from = { $guild ->
    [brewers] from the Brewers
    [bakers] from the Bakers
    [shoemakers] from the Shoemakers
    [printers] from the Printers
    [tailors] from the Tailors
   *[hatters] from the Hatters
}

# A type of goods by itself.
norenberc-good = { $good ->
    [beer] beer
    [pastry] pastry
    [shoe] shoe
    [page] page
    [cloth] cloth
   *[hat] hat
}
# The same on a button.
norenberc-good-label = { $good ->
    [beer] Beer
    [pastry] Pastry
    [shoe] Shoe
    [page] Page
    [cloth] Cloth
   *[hat] Hat
}

# The same as a type of which there may be many.
norenberc-goods = { $good ->
    [beer] beer
    [pastry] pastries
    [shoe] shoes
    [page] pages
    [cloth] cloth
   *[hat] hats
}

# So many goods of one type, alone or as the subject. $count is how many.
norenberc-heap = { $good ->
    [beer] { $count ->
        [one] { $count } beer
       *[other] { $count } beers
    }
    [pastry] { $count ->
        [one] { $count } pastry
       *[other] { $count } pastries
    }
    [shoe] { $count ->
        [one] { $count } shoe
       *[other] { $count } shoes
    }
    [page] { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
    [cloth] { $count ->
        [one] { $count } cloth
       *[other] { $count } cloth
    }
   *[hat] { $count ->
        [one] { $count } hat
       *[other] { $count } hats
    }
}

# The same as the object of a verb: "sells …", "pays …", "takes …".
norenberc-heap-acc = { norenberc-heap }

# $talers is how many.
norenberc-talers = { $talers ->
    [one] { $talers } taler
   *[other] { $talers } talers
}

# One craftsman of a guild. $craft is the guild's id, $value the value, $agent is yes or no.
norenberc-craftsman = { $craft ->
    [brewers] Brewer { $value }
    [bakers] Baker { $value }
    [shoemakers] Shoemaker { $value }
    [printers] Printer { $value }
    [tailors] Tailor { $value }
   *[hatters] Hatter { $value }
}{ $agent ->
    [yes] {" "}(agent +)
   *[no] {""}
}

# A tile that can be a guest, by itself. $tile is "craftsman", with $craft, $value and $agent, or a townsman's id.
norenberc-tile = { $tile ->
    [councilman] Councilman
    [burglar] Burglar
    [guardsman] Guardsman
    [musician-3] Musician (3 talers)
    [musician-5] Musician (5 talers)
    [peddler] Peddler
    [mayor] Mayor
    [nobleman-2] Nobleman (2 VP)
    [nobleman-3] Nobleman (3 VP)
    [tax-collector] Tax Collector
    [engraver] Engraver
    [foreman-2] Foreman (value 2)
    [foreman-3] Foreman (value 3)
    [foreman-4] Foreman (value 4)
    [apprentice] Apprentice
   *[craftsman] { norenberc-craftsman }
}

# The same as the object of a verb: "recruits …", "takes …".
norenberc-tile-acc = { $tile ->
    [craftsman] the { norenberc-tile }
   *[townsman] the { norenberc-tile }
}
