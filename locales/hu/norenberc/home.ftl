# Az első képernyő.
home-for = a Norenberc társasjátékhoz
home-table-about = Egy igazi játszma követése: kedvencek, bevétel, végső pontozás
home-overview-about = A Norenberc öt percben
