# A lapkák: mit csinál mindegyik, és hány van belőle.

cards-title = Minden lapka
cards-about = Melyik lapka mit tud, és hány van belőle. Írj be egy nevet a négy nyelv bármelyikén, vagy szűrj alább.
cards-none = Nincs ilyen lapka. Töröld a keresést, vagy válassz másik szűrőt.
cards-more = További szűrők
cards-back = Vissza a lapkákhoz
# Egy szűrősor fölött.
cards-filter-of = { $row ->
    [group] A lapka fajtája
   *[effect] Mikor hat
}
# Ami lapkákat kiválogat.
cards-filter = { $filter ->
    [any-group] Minden fajta
    [any-effect] Bármikor
    [townsman] Városlakók
    [craftsman] Kézművesek
    [star] Csillag: azonnal
    [moon] Hold: minden kör végén
   *[sun] Nap: a játék végén
}
# Városlakók egy fajtája.
cards-townsman = { $townsman ->
    [councilman] Tanácstag
    [burglar] Tolvaj
    [guardsman] Strázsa
    [musician] Zenész
    [peddler] Házaló
    [mayor] Polgármester
    [nobleman] Nemesember
    [tax-collector] Adószedő
    [engraver] Vésnök
    [foreman] Munkafelügyelő
   *[apprentice] Tanonc
}
# Hány van egy lapkából: „Zenész 3 (2)”.
cards-tile-count = { $tile } ({ $count })
cards-in-box = Tudomásunk szerint a dobozban van: { $tiles }.
# Egy kézművesérték, és hány lapkán áll.
cards-value-count = { $value } ({ $count } ×)
cards-craftsmen = { $count } lapka, az értékek: { $values }. Ügynök + jellel: { $agents }.
cards-assumed = A program ezekkel a számokkal számol, amíg a beállításokban meg nem számolod a saját lapkáidat.
