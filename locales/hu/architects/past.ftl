past-depth-chapter = { $depth }, a céhház { $chapter }. sora
