# Names of things, as the English rulebook has them. They select on an id that the caller passes on.

# A guild in the plural. $guild is its id.
norenberc-guild = { $guild ->
    [brewers] Brewers
    [bakers] Bakers
    [shoemakers] Shoemakers
    [printers] Printers
    [tailors] Tailors
   *[hatters] Hatters
}

# One craftsman of a guild. $guild is the guild's id.
norenberc-craftsman = { $guild ->
    [brewers] Brewer
    [bakers] Baker
    [shoemakers] Shoemaker
    [printers] Printer
    [tailors] Tailor
   *[hatters] Hatter
}

# A good in a list or as a type. $good is its id.
norenberc-good = { $good ->
    [beer] beer
    [pastry] pastry
    [shoe] shoes
    [page] pages
    [cloth] cloth
   *[hat] hats
}

# A tile that can be a guest. $tile is craftsman or a townsman's id; a craftsman has $guild, $value and $agent (yes/no).
norenberc-tile = { $tile ->
    [councilman] Councilman
    [burglar] Burglar
    [guardsman] Guardsman
    [musician-3] Musician (3 talers)
    [musician-5] Musician (5 talers)
    [peddler] Peddler
    [mayor] Mayor
    [nobleman-2] Nobleman (2 VP)
    [nobleman-3] Nobleman (3 VP)
    [tax-collector] Tax Collector
    [engraver] Engraver
    [foreman-2] Foreman (value 2)
    [foreman-3] Foreman (value 3)
    [foreman-4] Foreman (value 4)
    [apprentice] Apprentice
   *[craftsman] { norenberc-craftsman } { $value }{ $agent ->
        [yes] {" "}with agent+
       *[no] {""}
    }
}
