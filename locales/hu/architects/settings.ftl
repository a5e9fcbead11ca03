settings-credits = A Nyugati Királyság építőmesterei S J Macdonald és Shem Phillips játéka. Ezt a programot játékosok készítették, nem a kiadó.
