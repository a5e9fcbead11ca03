# Játszmák a programban: botok ellen vagy egy képernyő körül.

play-first = Első játszma
play-first-about = Te és két közepes szintű bot. Egy koppintás, és már ki is vannak osztva a lapkák.
play-new = Új játszma
# A $number a hely, 0-tól számolva.
play-bot-name = { $number ->
    [0] Veit
    [1] Jakab
    [2] Ágnes
    [3] Mátyás
   *[4] Orsolya
}
play-kind = { $kind ->
    [person] Ember
    [easy] Könnyű szintű bot
    [medium] Közepes szintű bot
    [hard] Nehéz szintű bot
   *[master] Mester szintű bot
}
play-options = Beállítások
play-option-hints = Tippek
play-option-undo = Visszavonás
# Gomb: amin kevesen akarnak változtatni.
play-option-more = Kezdőszám és doboz
play-option-seed = Kezdőszám:
play-option-seed-secret = titkos
play-option-seed-about = Ugyanaz a szám ugyanazt a leosztást adja.
play-option-alone-about = Visszavonás: botok ellen bármikor, emberek között csak akkor, ha a lépés senkinek sem árult el újat.
play-option-shared-about = A kezdőszámot senki sem ismeri. A tervek és a húzások olvasható szövegként az adatmappában vannak: leskelődni nem ér! Visszavonni csak azt lehet, ami senkinek nem árult el újat.
play-option-box = A doboz
play-begin = Lapkák kiosztása
# Hallani: ki ül az adott helyen.
play-seat-kind = { $name }: { $kind }
play-again = Ugyanazok, új leosztás
play-part-table = Az asztal
play-plan = { $name }, melyik céhekhez mennek az ügynökeid?
play-plan-seal = { $count ->
    [0] Válassz céheket
   *[other] { $count } kártya kijátszása
}
play-plan-pass = Passzolás
play-plan-pass-sure = Igen, erre a körre végeztem
play-plan-agents = Szabad ügynökök: { $agents }
play-planned = { $name } már tervezett.
play-thinking = { $name } gondolkodik…
play-moves = { $name } következik.
play-skip = Ugrás az én lépésemig
play-log = Mi történt?
play-hint = Tipp
play-hint-thinking = A program néhány ezerszer végigjátssza a játszmát…
play-hint-do = Ezt lépem
# Hallani: melyiket. $move a napló egy sora.
play-hint-do-heard = Ezt lépem: „{ $move }”
play-purse-open = Megnézem a tallérjaimat
play-purse-close = Elrejtem a tallérjaimat
play-curtain = { $name }, te jössz
play-curtain-about = A kártyák titkosak: a többiek nézzenek félre.
play-curtain-lift = { $name } vagyok
# What redo brings back.
play-redo = a következő lépések
