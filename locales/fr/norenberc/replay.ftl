# Où s’arrête une partie enregistrée.

replay-unfinished = Partie inachevée : { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}, manche { $round }, tour { $turn }.
replay-scores = Le score après chaque manche, comme si la partie s’arrêtait là
replay-chapter = Manche { $chapter }
# Un nombre de ce graphique, en texte.
replay-score = manche { $chapter } : { $vp }
