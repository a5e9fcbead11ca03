# Mi a baj egy bemenettel: hol, mi áll ott, mi megengedett.

# A teljes üzenet. $file egy útvonal.
input-in-file = { $file }: { $text }
input-error = { $at }: itt ez áll: { $found }; megengedett: { $allowed }.
input-at-whole = a teljes bemenet
input-at-position = { $line }. sor, { $column }. oszlop
input-at-byte = { $byte }. bájt
# Helyek olyan fájlban, amelynek minden sora egy játszma.
input-at-line = { $line }. sor
input-at-field = { $line }. sor: { $field }
input-at-line-byte = { $line }. sor, { $byte }. bájt
# Az előkészületek olyan lapkája, amely nem lehet ott, ahol van. $text egy teljes mondat.
input-refused = { $line }. sor: { $field }: { $text } ({ $rule })

input-kind = { $kind ->
    [null] null
    [bool] true vagy false
    [whole] egész szám
    [text] szöveg
    [list] lista
   *[object] objektum
}
input-found-nothing = semmi
input-found-value = „{ $value }”
input-found-long = „{ $value }”, { $count } karakter
input-found-number = { $value }
input-found-count = { $count }
input-found-without = lista „{ $value }” nélkül
input-found-repeated = megint „{ $value }”
input-found-syntax = értelmezhetetlen rész
input-found-end = a bemenet vége, túl korán
input-found-too-deep = túl sok egymásba ágyazott lista és objektum
input-found-not-text = szövegként nem olvasható bájtok
input-found-too-large = több, mint amennyi beolvasható

input-allowed-one-of = { $items }
input-allowed-keys = a következő kulcsok: { $items }
input-allowed-once = mindegyik csak egyszer
# $exact értéke yes, ha a két szám egyforma.
input-allowed-range = { $exact ->
    [yes] pontosan { $low }
   *[no] egész szám { $low } és { $high } között
}
input-allowed-entries = { $low }–{ $high } elem
input-allowed-name = legfeljebb { $most } karakteres név, amely nem üres
input-allowed-new-name = olyan név, amelyet más nem visel
input-allowed-each-player-once = minden játékos egyszer
input-allowed-over-table = az egész asztalon legfeljebb { $most }
input-allowed-exactly = pontosan { $count }
input-allowed-utf8 = UTF-8 kódolású szöveg
input-allowed-json = JSON
input-allowed-json-line = JSON, soronként egy játszma
input-allowed-toml = TOML
input-allowed-size = legfeljebb { $mebibytes } MiB
input-allowed-format = a formátum száma legfeljebb { $newest }; ehhez a fájlhoz újabb Guildhall kell

# Nem olvasható vagy nem írható fájl. $reason egy azonosító vagy other; $text a rendszer saját szavai.
input-disk = { $file }: { $reason ->
    [not-found] nincs ilyen fájl
    [directory] ez mappa, nem fájl
    [denied] nincs hozzá jogosultság
    [no-folder] nincs ilyen mappa
    [full] megtelt a lemez
   *[other] { $text }
}
