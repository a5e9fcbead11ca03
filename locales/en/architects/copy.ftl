# What people say of their own copy, once for all tables.

copy-about = This is the default for new tables; you can still choose otherwise for each one.
copy-promo = Promotional cards
copy-promo-about = Three buildings (Crane, Graveyard, Museum), three apprentices (Enforcer, Overseer, Peddler) and five characters (Bertha, Clovis, Fara, Hugo, Lothaire) are not in the box.
copy-promo-own = We own the promotional cards
# What undo takes back.
copy-promo-thing = promotional cards
copy-conspirator = The Conspirator
copy-conspirator-about = The rulebook can be read in two ways: 1 silver off per visit to the Town Centre, or per capture.
copy-conspirator-thing = reading of the Conspirator
copy-reading = { $reading ->
    [visit] Per visit
   *[capture] Per capture
}
copy-reading-about = { $reading ->
    [visit] Each Conspirator makes one capture after the first free, once per visit. The program reads it this way unless you change it.
   *[capture] With a Conspirator every capture after the first is free.
}
