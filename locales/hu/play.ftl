# Játszmák a programban: botok ellen vagy egy képernyő körül.

play-first = Első játszma
play-new = Új játszma
# A $number a hely, 0-tól számolva.
play-bot-name = { $number ->
    [0] Veit
    [1] Jakab
    [2] Ágnes
    [3] Konrád
   *[4] Ursula
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
play-option-more = Leosztás és doboz
play-option-seed = A leosztás száma:
play-option-seed-secret = titkos
play-option-alone-about = Visszavonás: botok ellen bármikor, emberek között csak akkor, ha a lépés senkinek sem árult el újat.
play-option-shared-about = A leosztás számát senki sem ismeri. A tervek és a húzások az adatmappában vannak, ahol bárki elolvashatná őket: leskelődni nem ér! Visszavonni csak azt lehet, ami senkinek nem árult el újat.
# Hallani: ki ül az adott helyen.
play-seat-kind = { $name }: { $kind }
play-again = Ugyanazok, új leosztás
play-part-table = Az asztal
play-thinking = { $name } gondolkodik…
play-moves = { $name } következik.
play-skip = Ugrás az én lépésemig
play-log = Mi történt?
play-hint = Tipp
play-hint-thinking = A program néhány ezerszer végigjátssza a játszmát…
play-hint-do = Ezt lépem
# Hallani: melyiket. $move a napló egy sora.
play-hint-do-heard = Ezt lépem: „{ $move }”
play-curtain = { $name }, te jössz
play-curtain-about = A kártyák titkosak: a többiek nézzenek félre.
play-curtain-lift = { $name } vagyok
# What redo brings back.
play-redo = a következő lépések
play-confirm = Rendben
play-back = Vissza
# Hallható
play-not-possible = { $text } (nem lehet)
play-speed = A botok tempója
play-log-parts = Minden részlet
# Kapcsoló: a napló azt is megmondja, miért léptek így a botok.
play-log-whys = Indoklással együtt
# $count: hányat léptek a többiek.
play-since = A legutóbbi lépésed óta: { $count }
play-since-back = Előző lépés
play-since-on = Következő lépés
# Miért lépte ezt egy bot.
play-since-why = Miért?
play-since-close = Vissza a játékhoz
play-pause-details = Számítás
play-pause-back = Egy lépéssel vissza
play-pause-next = Tovább
