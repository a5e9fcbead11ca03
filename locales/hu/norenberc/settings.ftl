settings-box = A dobozom
settings-box-about = Egyik kiadás sem írja le, melyik lapkából hány van, ezért a program becsült számokkal dolgozik. Számold meg egyszer a saját lapkáidat, és onnantól mindenhol azok számítanak.
settings-box-edit = Megszámolom a lapkáimat
settings-credits = A Norenberc Andreas Steding játéka. Ezt a programot játékosok készítették, nem a kiadó.
