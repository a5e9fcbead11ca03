# Az első képernyő.
home-for-norenberc = a Norenberc társasjátékhoz
home-table = Az asztalnál
home-table-about = Egy igazi játszma követése: kedvencek, bevétel, végső pontozás
home-play = Játék
home-play-about = Botok ellen vagy többen egy képernyő körül
home-rules = Szabályok
home-rules-about = Kérdezz a saját szavaiddal, vagy lapozz bele
home-past = Korábbi játszmák
home-past-about = Eredmények, és ki hogyan játszik
home-overview = Ismerkedés a játékkal
home-overview-about = A Norenberc öt percben
home-glossary = Négy nyelven
home-glossary-about = Melyik kiadásban mit minek hívnak
