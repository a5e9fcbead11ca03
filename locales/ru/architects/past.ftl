past-depth-chapter = { $depth }, ряд { $chapter } дома гильдий
