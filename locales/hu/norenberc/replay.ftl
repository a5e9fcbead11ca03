replay-unfinished = Nincs befejezve: { $events } esemény, { $round }. kör, { $turn }. forduló.
replay-scores = A pontok körönként, mintha ott véget érne a játszma
replay-chapter = { $chapter }. kör
# A grafikon egy száma szövegként.
replay-score = { $chapter }. kör: { $vp }
