# Játszmák a programban: botok ellen vagy egy képernyő körül.

play-first = Első játszma
play-first-about = Te és két közepes bot. Egy érintés, és már ki is vannak osztva a lapkák.
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
    [easy] Könnyű bot
    [medium] Közepes bot
    [hard] Erős bot
   *[master] Mester bot
}
play-options = Beállítások
play-option-hints = Tippek
play-option-undo = Visszavonás
play-option-seed = Kezdőszám:
play-option-seed-secret = titkos
play-option-seed-about = Ugyanaz a szám ugyanazokat a lapkákat osztja. Visszavonás: botok ellen bármikor, emberek között csak az, ami senkinek nem árult el újat.
play-option-shared-about = A kezdőszámot senki sem ismeri. A tervek és a húzások olvasható szövegként az adatmappában vannak: leskelődni nem ér! Visszavonni csak azt lehet, ami senkinek nem árult el újat.
play-option-box = A doboz
play-begin = Lapkák kiosztása
# Hallani: ki ül az adott helyen.
play-seat-kind = { $name }: { $kind }
play-again = Ugyanazok, új osztás
play-part-table = Az asztal
play-plan = { $name }, mely céhekhez mennek az ügynökeid?
play-plan-seal = { $count ->
    [0] Válassz céheket
   *[other] { $count } kártya kijátszása
}
play-plan-pass = Passzolás
play-plan-pass-sure = Igen, ennyi volt a kör
play-plan-agents = Szabad ügynökök: { $agents }
play-planned = { $name } már tervezett.
play-thinking = { $name } gondolkodik…
play-moves = { $name } következik.
play-skip = Ugrás az én fordulómra
play-log = Mi történt?
play-hint = Tipp
play-hint-thinking = Néhány ezerszer végigjátssza a játszmát…
play-hint-do = Ezt lépem
# Hallani: melyiket. $move a napló egy sora.
play-hint-do-heard = Ezt lépem: { $move }
play-purse-open = Megnézem a tallérjaimat
play-purse-close = Elrejtem a tallérjaimat
play-curtain = { $name }, te jössz
play-curtain-about = A kártyák titkosak: a többiek nézzenek félre.
play-curtain-lift = { $name } vagyok
# What redo brings back.
play-redo = a következő lépések
