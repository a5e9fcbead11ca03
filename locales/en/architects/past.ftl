past-depth-chapter = { $depth }, row { $chapter } of the Guildhall
