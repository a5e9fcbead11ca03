about-owners = A Norenberc Andreas Steding játéka. A játék, a neve és a grafikája a szerzőé és a kiadóé. Ezt a programot játékosok készítették, és a játékból csak a szabályokat vették át.
