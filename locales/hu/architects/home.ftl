# The first screen.
home-for = A Nyugati Királyság építőmesterei társasjátékhoz
home-overview-about = A Nyugati Királyság építőmesterei öt percben
