# Korábbi játszmák. $name egy játékos, $names játékosok listája, $date egy nap úgy, ahogy a past-date mondja.

# A képernyő két része, gombként.
past-games = Játszmák
past-people = Játékosok
past-count = { $games ->
    [one] { $games } befejezett játszma
   *[other] { $games } befejezett játszma
}

# Egy nap teljesen, és a grafikon alá.
past-date = { $year }. { $month ->
    [1] január
    [2] február
    [3] március
    [4] április
    [5] május
    [6] június
    [7] július
    [8] augusztus
    [9] szeptember
    [10] október
    [11] november
   *[12] december
} { $day }.
past-date-short = { $month ->
    [1] jan.
    [2] febr.
    [3] márc.
    [4] ápr.
    [5] máj.
    [6] jún.
    [7] júl.
    [8] aug.
    [9] szept.
    [10] okt.
    [11] nov.
   *[12] dec.
} { $day }.

# A lista.
past-unfinished = Folyamatban
past-finished = Befejezve
past-none-finished = Még egyetlen játszma sincs befejezve. Az első eredmény itt jelenik meg.
past-none-named = A befejezett játszmákban még senkinek sincs neve. Írjátok be a neveket, amikor asztalt nyittok, és a játékosok itt is megjelennek.
past-none-open = Nincs folyamatban lévő játszma.
past-older = Régebbi játszmák
past-played = A programban játszva
past-vp = { $vp } GyP
# A győztes melletti koronánál hangzik el.
past-winner = Győztes: { $name }
# Gombok. A past-open egy befejezett játszma eredményét mutatja.
past-open = Eredmény
past-go-on = Folytatás
past-export = Exportálás
past-replay = Visszajátszás
# Egy régi eredmény asztalát nyitja meg szerkesztésre.
past-correct = Eredmény javítása…
past-delete = Törlés
# Egy gomb teljes neve azoknak, akik hallgatják.
past-action = { $what }: { $game }
past-game = { $date }, { $names }
# Törölt játszma, amelynek csak a fájlneve ismert.
past-file = { $date } ({ $file })

# Törlés és visszavonás.
past-deleted = Törölt játszma: { $date } ({ $names }).
past-undo = Visszavonás
past-bin = Törölt játszmák
past-bin-about = Véletlenül törölted? Innen bármelyik játszma visszaállítható.
past-restore = Visszaállítás
past-unreadable = { $count ->
    [one] Ez a mentett játszma nem olvasható. A fájlja érintetlen marad:
   *[other] { $count } mentett játszma nem olvasható. A fájljaik érintetlenek maradnak:
}

# Nincsenek játszmák.
past-empty = Az első lap még üres
past-empty-about = Pontozz le egy játszmát az asztalnál, és itt megmarad az eredménye: ki nyert, hány ponttal, és ki játszik egyre jobban.
past-begin = Játszma pontozása

# Ki hogyan játszott.
past-table = Játékosok mérlege
past-table-about = A győzelmek aránya, majd az átlag szerint.
# Ez alatt, ha névtelen játékos is fejezett be játszmát.
past-named-only = Itt csak azok szerepelnek, akiknek van nevük; a névtelenek játszmái nem számítanak bele.
past-column-games = Játszma
past-column-wins = Győzelem
past-column-mean = Átlag
past-column-best = Legjobb
# Egy szám a táblázatból azoknak, akik hallgatják.
past-cell = { $what ->
    [games] { $name }, játszma: { $value }
    [wins] { $name }, győzelem: { $value }
    [mean] { $name }, átlag: { $value }
   *[best] { $name }, legjobb: { $value }
}
past-shares = Ha ketten osztoznak a győzelmen, fejenként fél győzelem jár érte.

# A grafikonok.
past-nobody = Válassz ki valakit, hogy lásd a grafikont.
past-mean = Átlagos pontszám
past-mean-about = Az oszlop az átlag győzelmi pontban, a vonal a legjobb eredmény.
past-time = Játszmáról játszmára
past-time-about = { $games ->
    [one] { $games } játszma pontszámai
   *[other] Az utolsó { $games } játszma pontszámai
}
past-time-soon = A grafikon akkor jelenik meg, amikor a kiválasztott játékosoknak már két befejezett játszmájuk van.
# A grafikon számai szövegként, a legrégebbitől a legújabbig.
past-scores = { $name }: { $scores }
# Egy játszma a diagramból szövegként.
past-score = { $game }. játszma ({ $date }): { $vp } GyP
# A nap és az idő.
past-moment = { $date }, { $time }
past-titles-all = Minden játék
