# Fájlok: mi nincs még mentve, mit változtattak meg mások, és mit kérdezünk meg, mielőtt bármi elveszne.

files-trouble = { $why ->
    [full] megtelt a lemez ({ $path })
    [read-only] oda nem lehet írni ({ $path })
    [denied] nincs rá jogosultság ({ $path })
    [missing] nincs ilyen fájl vagy mappa ({ $path })
    [busy] egy másik Guildhall használja ({ $path })
    [folder] ez mappa, nem fájl ({ $path })
    [file] fájl van ott, ahol mappa kellene ({ $path })
    [special] ez nem közönséges fájl ({ $path })
    [large] túl nagy a fájl ({ $path })
    [name] ez a név túl hosszú, vagy ezen a lemezen nem lehetséges ({ $path })
   *[other] a lemez nem engedi ({ $path })
}

files-read-only = Ezek a játszmák egy másik Guildhall-ablakban is nyitva vannak. Itt mindent megnézhetsz, de semmit sem módosíthatsz.
files-waiting = Még nincs mentve { $count } bejegyzés: { $trouble }. Amíg a Guildhall nyitva van, semmi sem vész el; a program újra meg újra próbálkozik.
files-waiting-changed = Még nincs mentve { $count } bejegyzés. A játszma fájlját egy másik program megváltoztatta; döntsd el, melyik változat számít.
files-refused = Most semmit sem lehet menteni: { $trouble }. Játszani lehet tovább; a program újra meg újra próbálkozik.
files-settings-waiting = A beállítások még nincsenek mentve: { $trouble }. A program újra meg újra próbálkozik.
files-save-now = Próbáld újra most
files-save-elsewhere = Mentés másik fájlba…
files-decide = Döntés…
files-aside = Üzenet félretétele
files-aside-show = A mentésről szóló üzenet megjelenítése

files-changed = Megváltozott ennek a játszmának a fájlja
files-changed-about = Egy másik program írt ennek a játszmának a fájljába: egy másik számítógép, egy szinkronizált mappa vagy egy importálás. A fájlban { $theirs } sor van, ebben az ablakban { $mine }. Melyik számít? Bármelyiket választod, a másik is a lemezen marad.
files-keep-mine = Amit itt látok
files-keep-mine-about = A megváltozott fájl az „aside” mappába kerül.
files-keep-theirs = Ami most a fájlban van
files-keep-theirs-about = Ami csak itt van meg, az „aside” mappába kerül.
files-keep-both = Maradjon meg mindkettő
files-keep-both-about = Amit itt látsz, külön játszmaként folytatódik.

files-shorter = Lehet, hogy hiányzik valami a játszmából
files-shorter-about = A játszma fájlja { $inputs } bejegyzés után véget ér, egy másolatában viszont { $copy } van. Talán egy régebbi fájl került vissza a helyére.
files-shorter-missing = További { $count } bejegyzés elveszett.
files-shorter-take = Folytatás a másolattal ({ $copy })
files-shorter-leave = Maradjon így ({ $inputs })

files-gap = Ebből a játszmából talán hiányzik valami
files-gap-about = A fájl egy része megsérült vagy eltűnt, ezért a játszma talán korábban tart, mint ahol abbahagytad. A botok a szavadra várnak.
files-gap-go-on = Folytatás innen
files-gap-leave = Most nem

files-closing = Nincs minden elmentve
files-closing-about = Még nincs mentve { $count } bejegyzés: { $trouble }. Ha most bezárod a Guildhallt, ez elvész.
files-closing-changed = Még nincs mentve { $count } bejegyzés: egy másik program megváltoztatta a fájlt. Ha most bezárod a Guildhallt, ez elvész.
files-rescue-path = Mentés inkább ebbe a fájlba
files-rescue = Mentés oda
files-rescue-about = Visszahozni így lehet: „Beállítások → Betöltés ebből a fájlból”.
files-rescued = Mentve ide: { $path }. Visszahozni így lehet: „Beállítások → Betöltés ebből a fájlból”.
files-not-done = Nem sikerült: { $trouble }.
files-close-anyway = Bezárás mentés nélkül
files-close = Guildhall bezárása
files-stay = Ne zárd be

files-left-out = Nem olvasható, ezért nincs benne az exportban: { $files }
files-import-same = Ebből a fájlból már minden megvolt itt.
files-import-both = Itt és a fájlban eltér, ezért mindkét változat szerepel a listán: { $count } játszma.
files-import-pending = Az importálás érvényes, de a lemez még nem engedi befejezni. A Guildhall befejezi, amint lehet.
files-import-foreign = Ebben a fájlban „{ $file }” is van, ami Guildhall-exportban nem fordul elő. Semmi sem változott.
files-import-twice = Ebben a fájlban kétszer szerepel ez: „{ $file }”. Semmi sem változott.
files-import-file-and-folder = Ebben a fájlban „{ $file }” egyszerre fájl és mappa. Semmi sem változott.
files-import-garbled = Ebben a fájlban nem olvasható ez: „{ $file }”. Semmi sem változott.
files-import-link = „{ $file }” nem tölthető be: itt egy máshová vezető hivatkozás áll az útjában. Semmi sem változott.
files-import-unreadable = A fájlban nem olvasható, ezért a tiéd maradt érvényben: { $files }.
files-import-waiting = Előbb még { $count } bejegyzést el kell menteni. Semmi sem változott.
files-settings-lasting = Másik ablak is nyitva van: az itteni beállítások ennek az ablaknak a bezárásáig érvényesek.

# Exportálás olyan fájlba, amely már létezik. A $path egy fájl.
files-taken = Már van ilyen nevű fájl
files-taken-about = Mi legyen ezzel: { $path }?
files-taken-opened = A megnyitott fájl ez: { $path }. Ezt a program nem cseréli le.
files-taken-beside = Exportálás ide: { $path }
files-taken-replace = Csere; a régi fájl megmarad ezen a néven: { $path }
files-taken-neither = Ne exportáljon
files-taken-kept = A régi fájl megmaradt: { $path }.

# A file that somebody opened with Guildhall. $reason is a whole sentence.
files-not-opened = Nem nyitható meg: { $file }. { $reason }
files-open-disk = A fájl nem olvasható: { $trouble }.
files-open-impossible = Ami benne áll, nem lehet egyszerre egy asztalon, például valamiből több van, mint amennyi a játékban.
files-open-not-shown = Az ablak ezt a fajta fájlt ennél a játéknál még nem tudja megmutatni. A parancsok el tudják olvasni: lásd guildhall --help.
files-open-journal = Ez egy másik Guildhall egyetlen játszmája. Ha itt is szeretnéd látni, ott mentsd el az összes adatot, majd itt, a beállításokban töltsd be.
files-to-import = Ebben a fájlban minden benne van, amit egy másik Guildhall megőrzött. Lejjebb a „{ settings-import }” gomb hozzáadja ahhoz, ami itt van.
files-sheet-kept = Ez az eredmény mostantól a korábbi játszmáid között van.
files-recorded = { $games ->
    [one] A fájlban { $games } játszma van.
   *[other] A fájlban { $games } játszma van, ez az első.
} { $left ->
    [0] {""}
    [one] Egy esemény szabálytalan, ezért kimaradt.
   *[other] { $left } esemény kimaradt, mert közülük az első szabálytalan.
}
