past-depth-chapter = { $depth }, round { $chapter }
