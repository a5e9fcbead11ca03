past-depth-chapter = { $depth }, rangée { $chapter } de la Maison des Corporations
