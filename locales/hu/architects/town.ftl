# Amit a város követése mond azon felül, amit beírtok: javítások, bejelentések, kételyek.

# Mit változtatott a javítás. $topic, $before és $after a mondat részei.
town-change = { $topic }: eddig { $before }, most { $after }.
town-topic = { $topic ->
    [reset] { $number }. frissítés
    [freed] { $number }. frissítés, kiszabadult munkások ({ $name })
    [goods] { $number }. frissítés, { architects-resource } ({ $name })
    [reset-virtue] { $number }. frissítés, az erény változása ({ $name })
    [reset-debts] { $number }. frissítés, új adósságok ({ $name })
    [last-space] A céhház utolsó helye
    [virtue] Erény ({ $name })
    [cathedral] A katedrális szintje ({ $name })
    [unpaid] Fennálló adósságok ({ $name })
    [paid] Törlesztett adósságok ({ $name })
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
town-change-skipped = Már nem lehetséges, ezért kimarad: „{ $text }” { $why }
town-change-counts-again = Újra lehetséges, ezért számít: „{ $text }”
# Mi legyen a kellékekkel. $more: yes, ha valaki kap valamit.
town-move = { $piece ->
    [debt] { $more ->
        [yes] { $name } ennyi fennálló adósságot vesz el: { $count }.
       *[no] { $name } ennyi fennálló adósságot ad vissza: { $count }.
    }
    [virtue] { $more ->
        [yes] { $name } ennyit lép fel az erénysávon: { $count }.
       *[no] { $name } ennyit lép le az erénysávon: { $count }.
    }
    [worker] { $more ->
        [yes] { $name } ennyi munkást vesz ki a börtönből: { $count }.
       *[no] { $name } ennyi munkást tesz vissza a börtönbe: { $count }.
    }
   *[goods] { $more ->
        [yes] { $name } ennyit vesz el a készletből: { $count } { architects-resource }.
       *[no] { $name } ennyit ad vissza a készletbe: { $count } { architects-resource }.
    }
}
# Bejelentések.
town-news = { $news ->
    [reset] Most a feketepiac frissítése jön!
    [next-reset] A céhház következő munkása ({ $space }. hely) frissítést vált ki.
    [market-next] A feketepiac következő munkása frissítést vált ki.
    [last-space] A céhház következő munkása az utolsó helyre kerül.
    [last-turns] Mindenkinek még egy köre van, ebben a sorrendben: { $names }.
    [some-turns] Még egy körük van: { $names }.
    [all-done] Minden utolsó kör lement: jöhet a pontozás.
   *[rests] Az ellenfélnek elfogytak a munkásai: a következő körében mind visszajönnek.
}
# Miért lehet elavult egy szám.
town-doubt = { $doubt ->
    [guildhall] Senki sem írta be, mi történt a céhházban.
    [reward] A jutalom talán több erényt adott.
    [hired] Talán felbéreltek egy segédet.
    [watchtower] Az őrtorony talán erénybe került.
    [beyond] A 14 feletti erény talán adósságot törölt el.
    [church] A templom talán eltörölt egy adósságot.
    [instead] Talán ezüstöt fizettek adósság helyett.
   *[reset] Egy frissítésről nem tudni mindent.
}
# Honnan jön egy szám.
town-why = { $why ->
    [told] beírva
    [building] { architects-building }
    [cathedral] munka a katedrálison
    [market] feketepiac
   *[reset] { $number }. frissítés
}
# Miért van frissítés, kettőspont után.
town-cause = { $cause ->
    [guildhall] a céhház { $space }. helye
    [market] betelt a feketepiac
   *[told] az asztalnál írtátok be
}
