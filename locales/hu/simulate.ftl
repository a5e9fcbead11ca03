# A botok bajnokságának eredménye.

simulate-summary = { $games } játszma { $seconds } s alatt (másodpercenként { $rate }), { $decisions } döntés.
# Egy bot. A tizedes számok szövegként érkeznek.
simulate-bot = { $bot }: győzelem { $share }% (95%: { $low }–{ $high }%), átlag { $vp } GyP, döntésenként { $ms } ms
# Játszmák, amelyek nem haladtak; nincs eredményük.
simulate-broken-off = { $games } játszma eredmény nélkül félbeszakadt, mert nem ért véget.
# A létra egy sora: egy bot mások ellen, és mekkora rész jutna egyforma erőknél.
simulate-ladder-row = { $players } játékos, { $one } (ellenfél: { $others }): { $share }% (95%: { $low }–{ $high }%; egyforma erőknél { $even }%), { $games } játszma
# Egy önmaga ellen játszó szint GyP-je; $winner a győztesé.
simulate-ladder-vp = { $players } játékos, mind { $one }: átlag { $vp } GyP, a győztesé { $winner } GyP, { $games } játszma
