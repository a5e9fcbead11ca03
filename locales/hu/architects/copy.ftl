# Amit a saját dobozunkról mondunk, egyszer, minden asztalhoz.

copy-about = Ez az új asztalok alapbeállítása; egy-egy asztalnál el is térhettek tőle.
copy-promo = Promóciós kártyák
copy-promo-about = Három építmény (daru, temető, múzeum), három segéd (pribék, felügyelő, házaló) és öt karakter (Bertha, Clovis, Fara, Hugo, Lothaire) nincs a dobozban.
copy-promo-own = Megvannak a promóciós kártyáink
copy-promo-thing = promóciós kártyák
copy-conspirator = Az összeesküvő
copy-conspirator-about = A szabály kétféleképpen olvasható: az összeesküvővel 1 ezüsttel olcsóbb egy-egy látogatás a városközpontban, vagy minden egyes elfogás.
copy-conspirator-thing = az összeesküvő értelmezése
copy-reading = { $reading ->
    [visit] Látogatásonként
   *[capture] Elfogásonként
}
copy-reading-about = { $reading ->
    [visit] Egy látogatáson minden összeesküvő egy további elfogást tesz ingyenessé. A Guildhall így értelmezi.
   *[capture] Az összeesküvővel az első után minden elfogás ingyenes.
}
