# Le résultat d’un tournoi de bots.

simulate-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $seconds } s ({ $rate } par seconde), { $decisions ->
    [one] { $decisions } décision.
   *[other] { $decisions } décisions.
}
# Un bot. Les nombres à décimales arrivent sous forme de texte.
simulate-bot = { $bot } : { $share } % de victoires (intervalle à 95 % : de { $low } à { $high } %), { $vp } PV en moyenne, { $ms } ms par décision
