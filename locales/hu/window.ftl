# Az ablak kerete: fejléc, helyek, hírek.

# A program nevét nem fordítjuk.
window-place-home = Guildhall
window-place-tables = Az asztalnál
window-place-play = Játék
window-place-table = Az asztalnál
window-place-replay = Visszajátszás
window-place-past = Korábbi játszmák
window-place-rules = Szabályok
window-place-settings = Beállítások
window-place-about = Névjegy
window-place-gallery = Galéria

window-back = Vissza
window-home = Kezdőlap
window-settings = Beállítások
window-rules = Szabályok: kérdés vagy keresés
window-language = Nyelv: { $language }
# $how megmondja, mi a $what: egy dolog, idézett szavak, vagy egy utólag beírt, javított vagy törölt naplósor.
window-undo = { $how ->
    [thing] Visszavonás: { $what }
    [said] Visszavonás: „{ $what }”
    [added] Az utólagos bejegyzés visszavonása: „{ $what }”
    [corrected] A javítás visszavonása: „{ $what }”
    [removed] A törlés visszavonása: „{ $what }”
   *[nothing] Nincs mit visszavonni
}
window-redo = { $how ->
    [thing] Újra: { $what }
    [said] Újra: „{ $what }”
    [added] Újra az utólagos bejegyzés: „{ $what }”
    [corrected] Újra a javítás: „{ $what }”
    [removed] Újra a törlés: „{ $what }”
   *[nothing] Nincs mit megismételni
}

window-setting-unknown = „{ $key }” beállítás: { $found }. Ez a változat ezt nem ismeri, ezért a szokásos érték érvényes.
window-settings-broken = A beállításfájl nem olvasható. A szokásos beállítások érvényesek; a fájl úgy marad, ahogy van.
window-settings-aside = A beállítások fájlja nem olvasható. Itt megmaradt: { $file }. Most minden a szokásos értéken áll.
window-settings-unreadable = A beállításokat nem lehet beolvasni: { $reason }. Most minden a szokásos értéken áll.
window-exported = { $files ->
    [one] { $files } fájl kimentve ide: { $file }.
   *[other] { $files } fájl kimentve ide: { $file }.
}
window-saving = Kép mentése…
window-saved = Elmentve: { $file }
window-copied = Az eredmény a vágólapon van, beillesztheted.
window-imported = { $files ->
    [one] { $files } fájl betöltve. Ami eddig itt volt, megmaradt: { $file }.
   *[other] { $files } fájl betöltve. Ami eddig itt volt, megmaradt: { $file }.
}
window-not-exported = Nem sikerült a mentés: { $reason }.
window-not-imported = A fájlt nem sikerült betölteni: { $reason }. Semmi sem változott.
window-not-an-archive = Ezt a fájlt nem a Guildhall mentette. Semmi sem változott.
window-archive-newer = Ez a fájl egy újabb Guildhallból való ({ $format }. formátum). Semmi sem változott.
