# Le journal : une ligne par événement. $name est le joueur.

event-plan = { $name } joue { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : { $guilds }.
event-seal = { $name } pose { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} face cachée.
event-pass = { $name } passe.
event-sell = { $name } vend { norenberc-heap-acc } { norenberc-guild-to }.
# $goods est une liste de marchandises sous la forme de norenberc-heap-acc.
event-buy = { $name } achète { $goods } { norenberc-guild-from }.
event-recruit = { $name } embauche l’invité de la fenêtre { $window } { norenberc-guild-at }.
event-nothing = { $name } ne fait rien { norenberc-guild-at }.
event-pay = { $name } paie { $goods }.
event-rob = { $name } vole { $goods } à { $victim }.
# $one et $other sont des places, comme event-spot les nomme.
event-swap = { $name } échange deux artisans : { $one } et { $other }.
event-spot = { $place ->
    [lodgings] fenêtre { $number } dans les chambres { norenberc-guild-of }
   *[workshop] place { $number } dans l’atelier { norenberc-guild-of }
}
event-decline = { $name } renonce à l’effet de l’invité.
event-peddle = { $name } pose { norenberc-heap-acc } sur le Colporteur.
event-place-mayor = { $name } pose le Maire sur le toit { norenberc-guild-of }.
event-go-first = { $name } passe en tête de l’ordre du tour.
event-stay = { $name } garde sa place dans l’ordre du tour.
# Le hasard. $names est une liste de joueurs.
event-order = Ordre du tour : { $names }.
event-settle = Atelier { norenberc-guild-of }, place { $number } : { norenberc-craftsman }.
event-lodge = Chambres { norenberc-guild-of }, fenêtre { $number } : { norenberc-tile }.
event-reveal = { $count ->
    [0] Personne n’a joué la carte { norenberc-guild }.
   *[other] Carte { norenberc-guild } jouée par { $names }.
}
