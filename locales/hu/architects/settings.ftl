settings-credits = A Nyugati Királyság építőmesterei S J Macdonald és Shem Phillips játéka. Ezt a programot játékosok készítették, nem a kiadó.
settings-copy = Építőmesterek: a dobozom
settings-copy-about = Megvannak-e a promóciós kártyák, és hogyan értelmezitek az összeesküvőt. Minden új asztalnál ez az alapbeállítás.
settings-copy-edit = Módosítás
