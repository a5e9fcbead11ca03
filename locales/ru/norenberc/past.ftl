past-depth-chapter = { $depth }, раунд { $chapter }
