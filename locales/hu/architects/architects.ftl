# A dolgok nevei. A hívó által átadott azonosítók szerint választódnak ki.

# Egy építmény.
architects-building = { $building ->
    [aqueduct] Akvadukt
    [armoury] Fegyvertár
    [barracks] Kaszárnya
    [betting-house] Fogadások háza
    [carpenters-hut] Ácskunyhó
    [castle] Vár
    [chapel] Kápolna
    [church] Templom
    [clay-market] Agyagpiac
    [clay-pit] Agyaggödör
    [drafting-room] Tervezőszoba
    [dungeon] Tömlöc
    [factory] Manufaktúra
    [fortress] Erőd
    [fountain] Szökőkút
    [gamblers-den] Játékbarlang
    [hideout] Rejtekhely
    [keep] Öregtorony
    [library] Könyvtár
    [lighthouse] Világítótorony
    [lumber-camp] Favágótábor
    [masons-hut] Kőműveskunyhó
    [moneylender] Uzsorás háza
    [monument] Emlékmű
    [observatory] Csillagvizsgáló
    [palace] Palota
    [reservoir] Ciszterna
    [silver-market] Ezüstpiac
    [smithy] Kovácsműhely
    [steeple] Harangtorony
    [stone-market] Kőpiac
    [tavern] Kocsma
    [thieves-den] Tolvajtanya
    [tilers-hut] Burkolókunyhó
    [trading-post] Kereskedőállomás
    [treasury] Kincstár
    [university] Egyetem
    [watchtower] Őrtorony
    [well] Kút
    [wood-market] Fapiac
    [crane] Daru
    [graveyard] Temető
   *[museum] Múzeum
}
# Egy segéd; zárójelben az, ami az egyforma nevű kártyákat megkülönbözteti.
architects-apprentice = { $apprentice ->
    [acolyte-carpentry] Ministráns (ácsmesterség)
    [acolyte-tiling] Ministráns (burkolómesterség)
    [acolyte-masonry] Ministráns (kőművesmesterség)
    [conspirator] Összeesküvő
    [debt-collector-carpentry] Adósságbehajtó (ácsmesterség)
    [debt-collector-tiling] Adósságbehajtó (burkolómesterség)
    [debt-collector-masonry] Adósságbehajtó (kőművesmesterség)
    [gatekeeper] Kapuőr
    [illusionist] Szemfényvesztő
    [jeweller] Ékszerész
    [labourer] Napszámos
    [merchant-clay] Kereskedő (agyag)
    [merchant-gold] Kereskedő (arany)
    [merchant-marble] Kereskedő (márvány)
    [merchant-stone] Kereskedő (kő)
    [merchant-wood] Kereskedő (fa)
    [miner] Bányász
    [patron-clay] Pártfogó (agyag)
    [patron-silver] Pártfogó (ezüst)
    [patron-stone] Pártfogó (kő)
    [patron-wood] Pártfogó (fa)
    [pickpocket] Zsebmetsző
    [squire-carpentry] Fegyvernök (ácsmesterség)
    [squire-tiling] Fegyvernök (burkolómesterség)
    [squire-masonry] Fegyvernök (kőművesmesterség)
    [stonecutter] Kőfaragó
    [swindler-carpentry] Szélhámos (ácsmesterség)
    [swindler-tiling] Szélhámos (burkolómesterség)
    [swindler-masonry] Szélhámos (kőművesmesterség)
    [thief] Tolvaj
    [trader-clay] Kalmár (agyag)
    [trader-stone] Kalmár (kő)
    [trader-wood] Kalmár (fa)
    [trickster] Csaló
    [woodcutter] Favágó
    [enforcer] Pribék
    [overseer] Felügyelő
   *[peddler] Házaló
}
# Egy karakter.
architects-character = { $character ->
    [ada] Ada
    [caroline] Caroline
    [frederick] Frederick
    [rudolf] Rudolf
    [therese] Therese
    [bertha] Bertha
    [clovis] Clovis
    [fara] Fara
    [hugo] Hugo
   *[lothaire] Lothaire
}
# Egy helyszín.
architects-place = { $place ->
    [quarry] Kőfejtő
    [forest] Erdő
    [mines] Bánya
    [silversmith] Ezüstműves
    [kings-storehouse] Királyi raktár
    [workshop] Műhely
    [town-centre] Városközpont
    [tax-stand] Adóház
    [black-market] Feketepiac
    [guardhouse] Őrház
    [guildhall] Céhház
   *[prison] Börtön
}
# Egy mesterség mondaton belül.
architects-skill = { $skill ->
    [carpentry] ácsmesterség
    [tiling] burkolómesterség
   *[masonry] kőművesmesterség
}
# Egy nyersanyag mondaton belül.
architects-resource = { $resource ->
    [clay] agyag
    [wood] fa
    [stone] kő
    [gold] arany
    [marble] márvány
   *[silver] ezüst
}
# Az egyszemélyes játék ellenfele.
architects-opponent = { $opponent ->
    [constantine] Constantine
   *[helena] Helena
}
