# A botok bajnokságának eredménye.

simulate-summary = { $games } játszma { $seconds } s alatt (másodpercenként { $rate }), { $decisions } döntés.
# Egy bot. A tizedes számok szövegként érkeznek.
simulate-bot = { $bot }: győzelem { $share }% (95%: { $low }–{ $high }%), átlag { $vp } GyP, döntésenként { $ms } ms
