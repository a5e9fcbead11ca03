# Amit a város követése mond azon felül, amit beírtok: javítások, bejelentések, kételyek.

# Mit változtatott a javítás. $topic, $before és $after a mondat részei.
town-change = { $topic }: eddig { $before }, most { $after }.
town-topic = { $topic ->
    [reset] { $number }. frissítés
    [freed] { $number }. frissítés, kiszabadult munkások ({ $name })
    [goods] { $number }. frissítés, { architects-resource } ({ $name })
    [reset-virtue] { $number }. frissítés, az erény változása ({ $name })
    [reset-debts] { $number }. frissítés, új adósságok ({ $name })
    [last-space] A céhház utolsó mezője
    [virtue] Erény ({ $name })
    [cathedral] A katedrális szintje ({ $name })
    [unpaid] Fennálló adósságok ({ $name })
    [paid] Kifizetett adósságok ({ $name })
    [stock] Készlet, { architects-resource } ({ $name })
    [workers] Szabad munkások ({ $name })
    [prison] Munkások a börtönben ({ $name })
    [captured] Elfogott munkások ({ $name })
    [tax-stand] Ezüst az adóházban az utolsó bejegyzés szerint
   *[total] Összesen ({ $name })
}
town-value = { $value ->
    [nothing] semmi
    [unknown] nem tudni
    [guildhall] { $count }. munkás a céhházban
    [market] harmadik munkás a feketepiacon
    [told] kézzel beírva
    [name] { $name }
   *[count] { $count }
}
town-change-held = { $topic }: marad { $value }, mert később kézzel írtátok be.
town-change-skipped = Már nem lehetséges, ezért kimarad: „{ $text }” { $why }
town-change-counts-again = Újra lehetséges, ezért számít: „{ $text }”
# Mi legyen a kellékekkel. $more: yes, ha valaki kap valamit.
town-move = { $piece ->
    [debt] { $more ->
        [yes] { $name } felvesz { $count } fennálló adósságot.
       *[no] { $name } visszaad { $count } fennálló adósságot.
    }
    [paid-debt] { $name } visszaad { $count } kifizetett adósságot, visszacsinálja, amibe a kifizetés került és amit hozott, és { $count } mezővel lejjebb lép az erénysávon.
    [virtue] { $more ->
        [yes] { $name } { $count } mezővel feljebb lép az erénysávon.
       *[no] { $name } { $count } mezővel lejjebb lép az erénysávon.
    }
    [worker] { $more ->
        [yes] { $name } kivesz { $count } munkást a börtönből.
       *[no] { $name } visszatesz { $count } munkást a börtönbe.
    }
   *[goods] { $more ->
        [yes] { $name } elvesz { architects-heap-acc } a közös készletből.
       *[no] { $name } visszaad { architects-heap-acc } a közös készletbe.
    }
}
# Bejelentések.
town-news = { $news ->
    [reset] Most a feketepiac frissítése jön!
    [next-reset] A céhház következő munkása ({ $space }. mező) frissítést vált ki.
    [market-next] A feketepiac következő munkása frissítést vált ki.
    [last-space] A céhház következő munkása az utolsó mezőre kerül.
    [last-turns] { $count ->
        [1] Még egy kör jár: { $names }.
       *[other] Még egy kör jár mindenkinek, ebben a sorrendben: { $names }.
    }
    [some-turns] { $count ->
        [1] Még egy kör jár: { $names }.
       *[other] Még egy kör jár: { $names }.
    }
    [all-done] Mindenki túl van az utolsó körén: jöhet a pontozás.
   *[rests] Az ellenfélnek elfogytak a munkásai: a következő körében mind visszajönnek, kivéve a feketepiacon és a céhházban állókat.
}
# Miért lehet elavult egy szám.
town-doubt = { $doubt ->
    [guildhall] Senki sem írta be, mi történt a céhházban.
    [reward] A jutalom talán több erényt adott.
    [hired] Talán felbéreltek egy segédet.
    [watchtower] Az őrtorony talán erénybe került.
    [beyond] A 14 fölötti erény talán adósságot törölt el.
    [church] A templom talán eltörölt egy adósságot.
    [instead] Talán ezüstöt fizettek adósság helyett.
   *[reset] Egy frissítésről nem tudni mindent.
}
# Honnan jön egy szám.
town-why = { $why ->
    [told] beírva
    [building] { architects-building }
    [cathedral] a katedrális építése
    [market] feketepiac
    [paid-off] kifizetett adósság
   *[reset] { $number }. frissítés
}
# Miért van frissítés, kettőspont után.
town-cause = { $cause ->
    [guildhall] a céhház { $space }. mezője
    [market] betelt a feketepiac
   *[told] az asztalnál írtátok be
}
