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
# Des parties qui n’avançaient plus ; elles n’ont pas de résultat.
simulate-broken-off = { $games ->
    [one] { $games } partie interrompue
   *[other] { $games } parties interrompues
} sans résultat, faute de fin.
# Une ligne de l’échelle : un bot contre d’autres, et la part qu’auraient des égaux.
simulate-ladder-row = { $players } joueurs, { $one } contre { $others } : { $share } % (intervalle à 95 % : de { $low } à { $high } % ; à forces égales : { $even } %), { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
# Les PV d’un niveau qui joue contre lui-même ; $winner sont ceux du vainqueur.
simulate-ladder-vp = { $players } joueurs, tous { $one } : { $vp } PV en moyenne, { $winner } PV pour le vainqueur, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
