# The first screen.
home-for = A Nyugati Királyság építőmesterei társasjátékhoz
home-overview-about = A Nyugati Királyság építőmesterei öt percben
home-table-about = Azonnali válaszok, és a végén egy valódi játszma pontozása
