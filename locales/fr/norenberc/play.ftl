play-first-about = Vous contre deux bots de force moyenne. Appuyez, et les tuiles sont distribuées.
play-option-seed-about = La même graine donne les mêmes tuiles.
play-option-box = La boîte
play-begin = Distribuer les tuiles
play-plan = { $name }, dans quelles guildes envoyez-vous vos agents ?
play-plan-seal = { $count ->
    [0] Choisir des guildes
    [one] Poser { $count } carte
   *[other] Poser { $count } cartes
}
play-plan-pass = Passer
play-plan-pass-sure = Oui, fini pour cette manche
play-plan-agents = Agents disponibles : { $agents }
play-planned = { $name } a planifié.
play-secrets-open = Voir mes thalers
play-secrets-close = Cacher mes thalers
