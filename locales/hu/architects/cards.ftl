# A kártyák: mennyibe kerül, mit kíván és mit ad mindegyik. Minden szám magukról a kártyákról jön.

cards-title = Minden kártya
cards-about = Melyik kártya mennyibe kerül, mi kell hozzá, és mit tud. Írj be egy nevet a négy nyelv bármelyikén, vagy szűrj alább.
cards-none = Nincs ilyen kártya. Töröld a keresést, vagy válassz másik szűrőt.
cards-more = További szűrők
cards-back = Vissza a kártyákhoz
cards-promo = Promóciós kártya, nincs a dobozban.
# Egy szűrősor fölött.
cards-filter-of = { $row ->
    [group] A kártya fajtája
    [skill] Mesterség
   *[effect] Miről szól
}
# Ami kártyákat kiválogat.
cards-filter = { $filter ->
    [any-group] Minden fajta
    [any-skill] Bármely mesterség
    [any-effect] Bármiről
    [building] Építmények
    [apprentice] Segédek
    [character] Karakterek
    [reward] Jutalmak
    [market] Feketepiac
    [carpentry] Ácsmesterség
    [tiling] Burkolómesterség
    [masonry] Kőművesmesterség
    [no-skill] Mesterség nélkül
    [at-once] Azonnali
    [at-end] A játék végén
    [goods] Nyersanyag
    [cards] Kártyahúzás
    [virtue] Erény
    [debts] Adósság
    [workers] Elfogás és börtön
    [apprentices] Segédekről
    [trade] Csere
    [black-market] Feketepiacról
    [reset] Frissítés
   *[cathedral] Katedrális
}
# Segédek egy fajtája.
cards-kind = { $kind ->
    [acolyte] Ministráns
    [conspirator] Összeesküvő
    [debt-collector] Adósságbehajtó
    [gatekeeper] Kapuőr
    [illusionist] Szemfényvesztő
    [jeweller] Ékszerész
    [labourer] Napszámos
    [merchant] Kereskedő
    [miner] Bányász
    [patron] Pártfogó
    [pickpocket] Zsebmetsző
    [squire] Fegyvernök
    [stonecutter] Kőfaragó
    [swindler] Szélhámos
    [thief] Tolvaj
    [trader] Kalmár
    [trickster] Csaló
    [woodcutter] Favágó
    [enforcer] Pribék
    [overseer] Felügyelő
   *[peddler] Házaló
}
cards-reward = { $number }. jutalomkártya
cards-market = { $number }. feketepiac-kártya
# Egy építmény. $goods lista az architects-heap alakjában.
cards-building-cost = Ára: { $goods }.
cards-building-skills = { $count ->
    [0] Nem kell hozzá mesterség.
   *[other] Szükséges mesterség: { $skills }.
}
cards-building-virtue = { $sign ->
    [minus] A megépítésével { architects-virtue-acc } veszítesz.
   *[plus] A megépítéséért { architects-virtue-acc } kapsz.
}
cards-building-vp = Értéke { $vp } GyP.
# $goods és $other listák az architects-heap-acc alakjában.
cards-building-effect = { $effect ->
    [gain] Amikor megépíted: { $goods } kapsz.
    [either] Amikor megépíted: választhatsz, hogy { $goods } vagy { $other } kapsz.
    [draw] Amikor megépíted: { architects-cards-acc } húzol.
    [take-debt] Amikor megépíted: kapsz egy fennálló adósságot.
    [capture] { $count ->
        [one] Amikor megépíted: ingyen elfoghatsz egy csapatot (egy szín összes munkását egy helyszínről).
       *[other] Amikor megépíted: ingyen elfoghatsz legfeljebb { $count } csapatot, egy vagy két helyszínről.
    }
    [capture-or-release] Amikor megépíted: ingyen elfoghatsz egy csapatot, vagy visszaszerezheted az összes elfogott munkásodat.
    [release-prisoners] Amikor megépíted: kiszabadíthatod minden munkásodat a börtönből.
    [destroy-debt] Amikor megépíted: eltörölheted egy fennálló adósságodat.
    [library] Amikor megépíted: eldobhatsz egy építményt a kezedből, és { $goods } kapsz érte.
    [palace] Amikor megépíted: minden { $count } erényedért 1 aranyat kapsz.
    [hire] Amikor megépíted: ingyen felbéreled az egyik kirakott segédet.
    [monument] Amikor megépíted: minden játékos 1 erényt kap, te is.
    [watchtower] Amikor megépíted: akinek legalább { $count } munkása van a börtönben, 1 erényt veszít, te is.
    [crane] Amikor megépíted: még egy munkást tehetsz a céhházba, és újra építhetsz (építményt vagy katedrálist).
    [graveyard] Amikor megépíted: eldobod egy segédedet.
    [lose-virtue] A játék végén: { architects-virtue-acc } veszítesz, az erénynyereségeid előtt, között vagy után, ahogy akarod.
    [no-debt] A játék végén: { $vp } GyP, ha nincs fennálló adósságod.
    [debt-better] A játék végén: minden fennálló adósságod { $count } GyP-vel kevesebbe kerül.
   *[debt-worse] A játék végén: minden fennálló adósságod { $count } GyP-vel többe kerül.
}
cards-vp-per = { $per ->
    [buildings] A játék végén: minden építményed 1 GyP-t ér, ez is.
    [captured] A játék végén: a tábládon lévő minden { $count } elfogott munkás 1 GyP-t ér.
    [virtue] A játék végén: minden { $count } erény 1 GyP-t ér.
    [paid-debts] A játék végén: minden kifizetett adósságod 1 GyP-t ér.
    [carpentry] A játék végén: minden ácsmesterséget értő segéded 1 GyP-t ér.
    [tiling] A játék végén: minden burkolómesterséget értő segéded 1 GyP-t ér.
   *[masonry] A játék végén: minden kőművesmesterséget értő segéded 1 GyP-t ér.
}
cards-virtue-per = { $per ->
    [buildings] A játék végén: minden { $count } építményedért 1 erényt kapsz, ez is számít.
    [gold] A játék végén: minden { $count } aranyért 1 erényt kapsz.
    [marble] A játék végén: minden { $count } márványért 1 erényt kapsz.
    [paid-debts] A játék végén: minden { $count } kifizetett adósságért 1 erényt kapsz.
   *[materials] A játék végén: agyagból, fából és kőből együtt minden { $count } darabért 1 erényt kapsz.
}
# $gain: hány GyP vagy erény.
cards-most = { $most ->
    [cathedral] A játék végén: { $gain }, ha egyedül te állsz legfelül a katedrálisnál.
    [clay] A játék végén: { $gain }, ha egyedül neked van a legtöbb agyagod.
    [wood] A játék végén: { $gain }, ha egyedül neked van a legtöbb fád.
    [stone] A játék végén: { $gain }, ha egyedül neked van a legtöbb köved.
   *[silver] A játék végén: { $gain }, ha egyedül neked van a legtöbb ezüstöd.
}
cards-vp = { $vp } GyP
# Mit csinál egy segéd. $goods és $gain listák az architects-heap-acc alakjában.
cards-ability = { $ability ->
    [visit] Valahányszor { architects-spot-to } teszel egy munkást, még { $goods } kapsz.
    [trade] A királyi raktárban cserélhetsz: adsz { $goods }, és kapsz { $gain }.
    [advance] Valahányszor feljebb lépsz a katedrálisnál, { $gain } kapsz.
    [pay-off] Valahányszor kifizetsz egy adósságot, { $goods } kapsz.
    [conspire] A városközpontban látogatásonként (vagy elfogásonként, ha így játsszátok) 1 ezüsttel kevesebbet fizetsz; az adó marad.
    [illude] A feketepiaci akciókkal nem veszítesz erényt.
    [trick] A feketepiaci akciókért 1 ezüsttel kevesebbet fizetsz.
    [swindle] Minden feketepiaci akcióval { $goods } kapsz.
    [thieve] Az adóházban 1 erénnyel kevesebbet veszítesz.
    [gatekeep] Minden frissítéskor kihozhatod { $count } munkásodat a börtönből.
    [squire] Minden frissítéskor { $gain } kapsz, ha nincs munkásod a börtönben.
    [sell] Valahányszor elfogott munkásokat küldesz a börtönbe, { $goods } kapsz.
    [oversee] A királyi raktárat úgy használod, mintha eggyel több munkásod lenne ott.
    [peddle] Minden frissítéskor { $goods } kapsz.
   *[none] Nincs képessége, de mindhárom mesterséget érti.
}
# Mi közös egy fajta kártyáiban, ha mindegyik mást ad.
cards-kind-about = { $kind ->
    [acolyte] Valami pluszt ad, valahányszor feljebb lépsz a katedrálisnál: hogy mit, az a kártyától függ.
    [debt-collector] Nyersanyagot ad minden kifizetett adósságért: hogy melyiket, az a kártyától függ.
    [merchant] Még egy cserelehetőség ezüstért a királyi raktárban: hogy melyik, az a kártyától függ.
    [patron] Még egy cserelehetőség erényért a királyi raktárban: hogy melyik, az a kártyától függ.
    [squire] Jutalom minden frissítéskor, ha nincs munkásod a börtönben: hogy mi, az a kártyától függ.
    [swindler] Nyersanyagot ad minden feketepiaci akcióval: hogy melyiket, az a kártyától függ.
   *[trader] Még egy cserelehetőség márványért a királyi raktárban: hogy melyik, az a kártyától függ.
}
# Egy fajta egyik kártyája: a neve, mit csinál, és mi áll rajta.
cards-apprentice-line = { $name }. { $ability } { $facts }
# $skills lista. $copies: hány ilyen kártya van.
cards-apprentice-facts = { $sign ->
    [zero] Mesterség: { $skills }. A felbérlése nem változtat az erényen. Kártyák száma: { $copies }.
    [minus] Mesterség: { $skills }. A felbérlésével { architects-virtue-acc } veszítesz. Kártyák száma: { $copies }.
   *[plus] Mesterség: { $skills }. A felbérléséért { architects-virtue-acc } kapsz. Kártyák száma: { $copies }.
}
# Egy karakter.
cards-character-ability = { $character ->
    [ada] Minden fizetésnél elhagyhat 1 adót, az alacsony erény miatti adókerülésen felül.
    [caroline] Minden feketepiaci akcióval 1 építménykártyát húz.
    [frederick] Nem dob el építménykártyát, amikor a katedrálist építi, és nem is kell, hogy legyen a kezében.
    [rudolf] A műhelyben 1 ezüsttel olcsóbban bérel fel segédet, és legfeljebb 6 segédje lehet.
    [therese] Neki az arany és a márvány ugyanaz minden árban és játék végi hatásban.
    [bertha] 2 ezüsttel többet kap, valahányszor elfogott munkásokat küld a börtönbe.
    [clovis] Minden építkezés után 1 építménykártyát húz.
    [fara] Minden frissítéskor kihozhat 1 munkást a börtönből.
    [hugo] Ha adósságot kapna, fizethet helyette 2 ezüstöt.
   *[lothaire] 1 fával vagy 1 kővel kevesebbet fizet minden építményért és katedrálisszintért, amelyhez fa vagy kő kell.
}
# $goods nyersanyagok listája; $virtue a kezdő erény.
cards-character-start = { $goods ->
    [none] Kezdő erény: { $virtue }.
   *[other] Kezdő erény: { $virtue }. Kezdő készlet: { $goods }.
}
cards-character-prison = { $count } munkása a börtönben kezd.
cards-character-cards = A draft után még { $count } építménykártyát húz.
cards-character-debts = { $count } fennálló adóssággal kezd.
# Egy jutalom, és egy feketepiac-kártya két oldala.
cards-reward-gain = Amikor a katedrálisnál felfeded, { $gain } kapsz.
cards-market-sides = Kis oldala: { $small }. Nagy oldala: { $large }.
