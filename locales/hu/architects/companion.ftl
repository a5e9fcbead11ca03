companion-depth = { $depth ->
    [final-score] Végső pontozás
    [round-helper] A város követése
   *[referee] Játékvezető
}
companion-depth-about = { $depth ->
    [final-score] A végén játékosonként egy pontozólap: építmények, katedrális, erény, adósságok, a többiből csak az, ami számít.
    [round-helper] A program vezeti a játék óráját: céhház, feketepiac, frissítések és az utolsó forduló, mindenki erényével és adósságaival.
   *[referee] Minden akciót beírtok, a program pedig ellenőrzi, szabályos-e.
}
# A napló. A $name egy játékos, „Valaki” vagy „Az ellenfél”.
companion-somebody = Valaki
companion-opponent = Az ellenfél
companion-entry-guildhall = { $did ->
    [built] { $building ->
        [none] { $name } építményt épít a céhházban.
       *[other] { $name } megépíti { architects-building-acc }.
    }
    [advanced] { $virtue ->
        [0] { $name } a katedrálist építi.
       *[other] { $name } a katedrálist építi; a jutalom { $virtue } erény.
    }
   *[none] { $name } munkást tesz a céhházba.
}
companion-entry-market = { $name } munkást tesz { architects-spot-to }.
companion-entry-last-turn = { $name } lejátszotta az utolsó körét.
companion-entry-guildhall-is = { $count } munkás van a céhházban.
companion-entry-market-is = Feketepiac: { $left }, { $middle }, { $right }.
companion-space-free = szabad
companion-entry-tax-stand = Ezüst az adóházban: { $value }.
companion-entry-reset = { $known ->
    [yes] Frissítés, kiváltotta: { $name }.
   *[no] Frissítés.
}
companion-entry-used = { $used ->
    [yes] { reset-card }: { $name } használja.
   *[no] { reset-card }: senki sem használja.
}
companion-entry-destroyed = { $name } eltöröl { $count } fennálló adósságot.
companion-entry-paid-off = { $name } kifizet egy adósságot.
companion-entry-instead = { $name } ezüstöt fizet { $count } adósság helyett.
companion-entry-not-known = Senki sem tudja – { $question }
companion-entry-none-used = Ebben a frissítésben a többi kártyát senki sem használja.
companion-entry-reset-done = A frissítés kész.
companion-entry-end-game = A játszmának vége.
companion-entry-options = { $promo ->
    [yes] A promóciós kártyákkal; az összeesküvő { $reading ->
        [visit] látogatásonként
       *[capture] elfogásonként
    } számít.
   *[no] A promóciós kártyák nélkül; az összeesküvő { $reading ->
        [visit] látogatásonként
       *[capture] elfogásonként
    } számít.
}
companion-entry-person = Az asztalnál: { $name }.
companion-entry-depth = A követés szintje innentől: „{ companion-depth }”.
companion-entry-counted = { $what }, { $value }.
companion-owned-building = { $name } megépítette { architects-building-acc }.
companion-owned-no-building = { $name } nem építette meg { architects-building-acc }.
companion-owned-unnamed = { $count ->
    [none] { $name }: van még építmény, de senki sem tudja, hány.
   *[other] { $name }: még { $count } építmény, egyelőre név nélkül.
}
companion-owned-nothing-else = { $name }: nincs semmi más.
companion-ruling-counted = Az asztalnál így döntöttetek – { $text }
companion-ruling = { $fact ->
    [hand] Az asztalnál így döntöttetek: { $name } kezében { $count } építménykártya van.
    [workers] Az asztalnál így döntöttetek: { $name } munkásai közül { $count } van { architects-spot-at }.
    [captured] Az asztalnál így döntöttetek: { $captor } tábláján { $count } elfogott munkás van ({ $name }).
    [tax-stand] Az asztalnál így döntöttetek: { $count } ezüst van az adóházban.
    [tax-paid] Az asztalnál így döntöttetek: { $name } mégis befizetett { $count } adót.
   *[dismissed] Az asztalnál így döntöttetek: { $name } eldobott { architects-apprentice-acc }.
}
companion-ask = { $ask ->
    [prison] { $name }: hány munkása van a börtönben?
    [used] { reset-card }: ki használja?
    [virtue] { $name }: mennyi erénye van?
    [destroyed] { $name }: hány adósságot törölt el a 14 fölötti erény?
   *[instead] { $name }: hány adósság helyett fizetett ezüstöt?
}
companion-fault = { $fault ->
    [fact-not-now] Erről két kör között lehet dönteni, vagy amikor a játszmának vége.
    [hand-told] A kézben lévő kártyákat itt egyenként kell megadni.
    [not-owned] { architects-apprentice }: nincs meg, ezért nem dobható el.
    [nothing-left] { $name } így semmit sem tehetne.
    [waits-for-reset] Előbb a frissítés következik.
    [market-closed] { $name }: { $count } erény. 10 vagy több erénnyel senki sem mehet a feketepiacra.
    [cathedral-closed] { $name }: { $count } erény. 4 vagy kevesebb erénnyel senki sem építheti a katedrálist.
    [open] Még hiányzik – { $question }
    [no-reset] Most nincs frissítés.
    [not-asked] Ennél a frissítésnél erre nincs szükség.
    [space-taken] Már áll munkás { architects-spot-at }.
    [level-full] A katedrális { $count }. szintjén minden hely foglalt.
    [top-reached] { $name } már a katedrális tetején van.
    [built-by] { architects-building }: { $name } már megépítette. Minden építményből csak egy van.
    [not-built] { architects-building }: itt nem épült meg.
    [not-in-game] { architects-building }: promóciós kártya, és ez az asztal ezek nélkül játszik.
    [not-solo] { architects-building }: nincs az egyszemélyes játékban.
    [spaces-left] A céhházban még { $count } mező szabad, az utolsó forduló tehát nem kezdődött el.
    [out-of-turn] { $name } még nem következik. A következő utolsó kör: { $other }.
    [no-debt] { $name }: nincs fennálló adóssága.
    [had-last-turn] { $name } már lejátszotta az utolsó körét.
    [not-theirs] { $name }: nincs ilyesmije.
    [turns-left] Még nem mindenki volt túl az utolsó körén. A következő: { $name }.
    [only-at-start] Játékvezetőt csak az elején, az előkészületeknél lehet választani, amíg semmi sincs beírva.
    [within-turn] Ez két kör között változtatható.
    [options] Az asztal karaktereivel így nem lehet játszani.
    [too-few] A feketepiacról kerültek oda: legalább { $count } van a börtönben.
   *[too-many] Legfeljebb { $count } lehet.
}
