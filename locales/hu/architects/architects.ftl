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
    [therese] Therese
    [rudolf] Rudolf
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
# Egy építmény tárgyesetben, névelővel.
architects-building-acc = { $building ->
    [aqueduct] az akvaduktot
    [armoury] a fegyvertárat
    [barracks] a kaszárnyát
    [betting-house] a fogadások házát
    [carpenters-hut] az ácskunyhót
    [castle] a várat
    [chapel] a kápolnát
    [church] a templomot
    [clay-market] az agyagpiacot
    [clay-pit] az agyaggödröt
    [drafting-room] a tervezőszobát
    [dungeon] a tömlöcöt
    [factory] a manufaktúrát
    [fortress] az erődöt
    [fountain] a szökőkutat
    [gamblers-den] a játékbarlangot
    [hideout] a rejtekhelyet
    [keep] az öregtornyot
    [library] a könyvtárat
    [lighthouse] a világítótornyot
    [lumber-camp] a favágótábort
    [masons-hut] a kőműveskunyhót
    [moneylender] az uzsorás házát
    [monument] az emlékművet
    [observatory] a csillagvizsgálót
    [palace] a palotát
    [reservoir] a ciszternát
    [silver-market] az ezüstpiacot
    [smithy] a kovácsműhelyt
    [steeple] a harangtornyot
    [stone-market] a kőpiacot
    [tavern] a kocsmát
    [thieves-den] a tolvajtanyát
    [tilers-hut] a burkolókunyhót
    [trading-post] a kereskedőállomást
    [treasury] a kincstárat
    [university] az egyetemet
    [watchtower] az őrtornyot
    [well] a kutat
    [wood-market] a fapiacot
    [crane] a darut
    [graveyard] a temetőt
   *[museum] a múzeumot
}
# Egy segéd tárgyesetben, névelővel.
architects-apprentice-acc = { $apprentice ->
    [acolyte-carpentry] egy ministránst (ácsmesterség)
    [acolyte-tiling] egy ministránst (burkolómesterség)
    [acolyte-masonry] egy ministránst (kőművesmesterség)
    [conspirator] egy összeesküvőt
    [debt-collector-carpentry] egy adósságbehajtót (ácsmesterség)
    [debt-collector-tiling] egy adósságbehajtót (burkolómesterség)
    [debt-collector-masonry] egy adósságbehajtót (kőművesmesterség)
    [gatekeeper] egy kapuőrt
    [illusionist] egy szemfényvesztőt
    [jeweller] egy ékszerészt
    [labourer] egy napszámost
    [merchant-clay] egy kereskedőt (agyag)
    [merchant-gold] egy kereskedőt (arany)
    [merchant-marble] egy kereskedőt (márvány)
    [merchant-stone] egy kereskedőt (kő)
    [merchant-wood] egy kereskedőt (fa)
    [miner] egy bányászt
    [patron-clay] egy pártfogót (agyag)
    [patron-silver] egy pártfogót (ezüst)
    [patron-stone] egy pártfogót (kő)
    [patron-wood] egy pártfogót (fa)
    [pickpocket] egy zsebmetszőt
    [squire-carpentry] egy fegyvernököt (ácsmesterség)
    [squire-tiling] egy fegyvernököt (burkolómesterség)
    [squire-masonry] egy fegyvernököt (kőművesmesterség)
    [stonecutter] egy kőfaragót
    [swindler-carpentry] egy szélhámost (ácsmesterség)
    [swindler-tiling] egy szélhámost (burkolómesterség)
    [swindler-masonry] egy szélhámost (kőművesmesterség)
    [thief] egy tolvajt
    [trader-clay] egy kalmárt (agyag)
    [trader-stone] egy kalmárt (kő)
    [trader-wood] egy kalmárt (fa)
    [trickster] egy csalót
    [woodcutter] egy favágót
    [enforcer] egy pribéket
    [overseer] egy felügyelőt
   *[peddler] egy házalót
}
# Hová megy egy munkás: egy helyszínre vagy a feketepiac egyik mezőjére.
architects-spot-to = { architects-spot-at.to }
# Hol van egy munkás.
architects-spot-at = { $spot ->
    [quarry] a kőfejtőben
    [forest] az erdőben
    [mines] a bányában
    [silversmith] az ezüstművesnél
    [kings-storehouse] a királyi raktárban
    [workshop] a műhelyben
    [town-centre] a városközpontban
    [tax-stand] az adóházban
    [guardhouse] az őrházban
    [market-small] a feketepiac bal oldali mezőjén
    [market-middle] a feketepiac középső mezőjén
    [market-large] a feketepiac jobb oldali mezőjén
    [guildhall] a céhházban
   *[prison] a börtönben
}
    .to = { $spot ->
        [quarry] a kőfejtőbe
        [forest] az erdőbe
        [mines] a bányába
        [silversmith] az ezüstműveshez
        [kings-storehouse] a királyi raktárba
        [workshop] a műhelybe
        [town-centre] a városközpontba
        [tax-stand] az adóházba
        [guardhouse] az őrházba
        [market-small] a feketepiac bal oldali mezőjére
        [market-middle] a feketepiac középső mezőjére
        [market-large] a feketepiac jobb oldali mezőjére
        [guildhall] a céhházba
       *[prison] a börtönbe
    }
# Honnan jön vissza egy munkás.
architects-spot-from = { $spot ->
    [quarry] a kőfejtőből
    [forest] az erdőből
    [mines] a bányából
    [silversmith] az ezüstművestől
    [kings-storehouse] a királyi raktárból
    [workshop] a műhelyből
    [town-centre] a városközpontból
    [tax-stand] az adóházból
    [guardhouse] az őrházból
   *[prison] a börtönből
}
# Valamennyi egy nyersanyagból.
architects-heap = { $resource ->
    [clay] { $count } agyag
    [wood] { $count } fa
    [stone] { $count } kő
    [gold] { $count } arany
    [marble] { $count } márvány
   *[silver] { $count } ezüst
}
    .acc = { $resource ->
        [clay] { $count } agyagot
        [wood] { $count } fát
        [stone] { $count } követ
        [gold] { $count } aranyat
        [marble] { $count } márványt
       *[silver] { $count } ezüstöt
    }
# Ugyanaz tárgyesetben.
architects-heap-acc = { architects-heap.acc }
# Valamennyi erény.
architects-virtue = { $count } erény
    .acc = { $count } erényt
architects-virtue-acc = { architects-virtue.acc }
# Valamennyi építménykártya.
architects-cards = { $count } építménykártya
    .acc = { $count } építménykártyát
architects-cards-acc = { architects-cards.acc }
# Valamennyi munkás.
architects-workers = { $count } munkás
    .acc = { $count } munkást
architects-workers-acc = { architects-workers.acc }
# Valamennyi fennálló adósság.
architects-debts = { $count } fennálló adósság
    .acc = { $count } fennálló adósságot
architects-debts-acc = { architects-debts.acc }
# Egy ár része: sima ezüst, adó, vagy érme a kihagyott segédeken.
architects-price-part = { $part ->
    [silver] { $count } ezüst
    [tax] { $count } adó
   *[skipped] { $count } ezüst a kihagyott kártyákra
}
    .acc = { $part ->
        [silver] { $count } ezüstöt
        [tax] { $count } adót
       *[skipped] { $count } ezüstöt a kihagyott kártyákra
    }
# Ugyanaz tárgyesetben.
architects-price-part-acc = { architects-price-part.acc }
architects-price-free = semmi
