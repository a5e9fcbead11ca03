past-depth-chapter = { $depth }, { $chapter }. kör
