# Où s’arrête une partie enregistrée.
replay-unfinished = Partie inachevée : { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}, tour { $turn }.
