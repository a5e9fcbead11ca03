# The tiles: what each does and how many there are.

cards-title = All tiles
cards-about = What every tile does and how many there are. Type a name in any of the four languages, or use the filters below.
cards-none = No tiles match. Clear the search or choose another filter.
cards-more = More filters
cards-back = Back to all tiles
# Above a row of filters.
cards-filter-of = { $row ->
    [group] Kind of tile
   *[effect] When it acts
}
# What picks out tiles.
cards-filter = { $filter ->
    [any-group] All kinds of tiles
    [any-effect] Any time
    [townsman] Townsmen
    [craftsman] Craftsmen
    [star] Star: at once
    [moon] Moon: every end of round
   *[sun] Sun: end of the game
}
# A kind of townsman.
cards-townsman = { $townsman ->
    [councilman] Councilman
    [burglar] Burglar
    [guardsman] Guardsman
    [musician] Musician
    [peddler] Peddler
    [mayor] Mayor
    [nobleman] Nobleman
    [tax-collector] Tax Collector
    [engraver] Engraver
    [foreman] Foreman
   *[apprentice] Apprentice
}
# So many of a tile: “Musician 3 (2)”.
cards-tile-count = { $tile } ({ $count })
cards-in-box = In the box, as far as we know: { $tiles }.
# A value of craftsmen and how many have it.
cards-value-count = { $value } ({ $count } ×)
cards-craftsmen = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} with the values { $values }. With Agent +: { $agents }.
cards-assumed = The program assumes these numbers until you count your own tiles in the settings.
