# Amit a saját dobozunkról mondunk, egyszer, minden asztalhoz.

copy-about = Ez az új asztalok alapbeállítása; bármelyik asztal megnyitható másképp is.
copy-promo = Promóciós kártyák
copy-promo-about = Három építmény (Daru, Temető, Múzeum), három segéd (Pribék, Felügyelő, Házaló) és öt karakter (Bertha, Clovis, Fara, Hugo, Lothaire) nincs a dobozban.
copy-promo-own = Megvannak a promóciós kártyáink
copy-promo-thing = promóciós kártyák
copy-conspirator = Az Összeesküvő
copy-conspirator-about = A szabály kétféleképpen olvasható: 1 ezüsttel olcsóbb a városközpont meglátogatásakor, vagy minden egyes elfogáskor.
copy-conspirator-thing = az Összeesküvő értelmezése
copy-reading = { $reading ->
    [visit] Látogatásonként
   *[capture] Elfogásonként
}
copy-reading-about = { $reading ->
    [visit] Minden Összeesküvő egy további elfogást tesz ingyenessé a látogatás során. A Guildhall így olvassa.
   *[capture] Összeesküvővel az első utáni minden elfogás ingyenes.
}
