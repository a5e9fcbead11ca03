past-depth-chapter = { $depth }, manche { $chapter }
