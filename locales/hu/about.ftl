# A névjegy lapja: mi ez a program, kié a játék, és milyen licenc alatt áll minden, ami benne van.

about-program = A program
about-what = A Guildhall társasjátékokhoz készült segítőtárs: valódi asztalnál számolja a pontokat, játszik veled, és válaszol a szabályokkal kapcsolatos kérdésekre.
# A $licence egy licenc rövid neve, például MIT OR Apache-2.0.
about-code = A kódja mindenki számára nyílt, MIT vagy Apache 2.0 licenc alatt, tetszés szerint ({ $licence }).
about-games = A játékok
about-fonts = Betűtípusok
# A $name egy betűtípus neve, a $licence a licencének rövid neve.
about-font = { $name } ({ $licence })
about-drawings = Rajzok
about-drawings-licence = Minden rajz ehhez a programhoz készült, ugyanazzal a licenccel, mint a kód: { $licence }
about-packages = Mások munkája
about-packages-all = A programban { $count } programkönyvtár mások munkája, ha a Linuxhoz, a macOS-hez és a Windowshoz valókat együtt számoljuk. Köszönet mindenkinek, aki készítette őket! Licenc szerint vannak rendezve; ahol OR áll, ott választani lehet.
