companion-depth = { $depth ->
    [final-score] Végső pontozás
    [round-helper] A város követése
   *[referee] Játékvezető
}
companion-depth-about = { $depth ->
    [final-score] A végén játékosonként egy lap: építmények, katedrális, erény, adósságok, és csak az, ami még számít.
    [round-helper] A program vezeti a játék óráját: céhház, feketepiac, frissítések és az utolsó forduló, mindenki erényével és adósságaival.
   *[referee] Minden akciót beírtok, a program pedig ellenőrzi, szabályos-e.
}
# A napló. A $name egy játékos, „Valaki” vagy „Az ellenfél”.
companion-somebody = Valaki
companion-opponent = Az ellenfél
companion-entry-guildhall = { $did ->
    [built] { $building ->
        [none] { $name } építményt épít a céhházban.
       *[other] { $name } megépíti: { architects-building }.
    }
    [advanced] { $virtue ->
        [0] { $name } előrelép a katedrálison.
       *[other] { $name } előrelép a katedrálison; a jutalom { $virtue } erény.
    }
   *[none] { $name } munkást tesz a céhházba.
}
companion-entry-market = { $name } munkást tesz { architects-spot-to }.
companion-entry-last-turn = { $name } utolsó köre megvolt.
companion-entry-guildhall-is = { $count } munkás van a céhházban.
companion-entry-market-is = Feketepiac: { $left }, { $middle }, { $right }.
companion-space-free = szabad
companion-entry-tax-stand = Ezüst az adóházban: { $value }.
companion-entry-reset = { $known ->
    [yes] Frissítés, kiváltotta: { $name }.
   *[no] Frissítés.
}
companion-entry-used = { $used ->
    [yes] { $name } használja: { reset-card }.
   *[no] Senki sem használja: { reset-card }.
}
companion-entry-destroyed = { $name } { $count } fennálló adósságot eltöröl.
companion-entry-instead = { $name } { $count } adósság helyett ezüsttel fizet.
companion-entry-not-known = Senki sem tudja – { $question }
companion-entry-reset-done = A frissítés kész.
companion-entry-end-game = A játszmának vége.
companion-entry-options = { $promo ->
    [yes] A promóciós kártyákkal; az Összeesküvő { $reading ->
        [visit] látogatásonként
       *[capture] elfogásonként
    } számít.
   *[no] A promóciós kártyák nélkül; az Összeesküvő { $reading ->
        [visit] látogatásonként
       *[capture] elfogásonként
    } számít.
}
companion-entry-person = Az asztalnál: { $name }.
companion-entry-depth = A követés szintje innentől: „{ companion-depth }”.
companion-entry-counted = { $what }, { $value }.
companion-owned-building = { $name } megépítette: { architects-building }.
companion-owned-no-building = { $name } nem építette meg: { architects-building }.
companion-owned-unnamed = { $count ->
    [none] { $name }: van még építmény, de senki sem tudja, hány.
   *[other] { $name }: még { $count } építmény, egyelőre név nélkül.
}
companion-owned-nothing-else = { $name }: nincs semmi más.
companion-ruling-counted = Az asztalnál így egyeztetek meg – { $text }
companion-ruling = { $fact ->
    [hand] Az asztalnál így egyeztetek meg: { $name } kezében { $count } építménykártya van.
    [workers] Az asztalnál így egyeztetek meg: { $name }, { $count } munkás { architects-spot-at }.
    [captured] Az asztalnál így egyeztetek meg: { $captor } elfogva tart { $count } munkást ({ $name }).
    [tax-stand] Az asztalnál így egyeztetek meg: { $count } ezüst az adóházban.
    [tax-paid] Az asztalnál így egyeztetek meg: { $name } mégis befizetett { $count } adót.
   *[dismissed] Az asztalnál így egyeztetek meg: { $name } eldobta: { architects-apprentice }.
}
companion-ask = { $ask ->
    [prison] { $name }: hány munkás van a börtönben?
    [used] Ki használja: { reset-card }?
    [virtue] { $name }: mennyi az erény?
    [destroyed] { $name }: hány adósságot törölt el a 14 feletti erény?
   *[instead] { $name }: hány adósság helyett volt ezüst?
}
companion-fault = { $fault ->
    [fact-not-now] Erről két kör között lehet dönteni, vagy amikor a játszmának vége.
    [hand-told] A kézben lévő lapokat itt egyenként kell megadni.
    [not-owned] { architects-apprentice }: nincs itt, nem lehet eldobni.
    [nothing-left] Akkor nem maradna mit tenni: { $name }.
    [waits-for-reset] Előbb a frissítés következik.
    [market-closed] { $name }: { $count } erény. 10 vagy több erénnyel senki sem léphet a feketepiacra.
    [cathedral-closed] { $name }: { $count } erény. 4 vagy kevesebb erénnyel senki sem dolgozhat a katedrálison.
    [open] Még hiányzik – { $question }
    [no-reset] Most nincs frissítés.
    [not-asked] Ennél a frissítésnél ez nem kérdés.
    [space-taken] Már áll munkás { architects-spot-at }.
    [level-full] A { $count }. szint minden helye foglalt.
    [top-reached] { $name } már a katedrális tetején van.
    [built-by] { architects-building }: már { $name } építette meg. Minden építményből csak egy van.
    [not-built] { architects-building }: itt nem épült meg.
    [not-in-game] { architects-building }: promóciós kártya, és ez az asztal ezek nélkül játszik.
    [not-solo] { architects-building }: nincs az egyszemélyes játékban.
    [spaces-left] { $count } szabad hely van a céhházban, az utolsó forduló még nem kezdődött el.
    [had-last-turn] { $name } utolsó köre már megvolt.
    [not-theirs] { $name }: nincs ilyesmije.
    [only-at-start] A játékvezető az előkészületekkel kezd, mielőtt bármi be lenne írva.
    [within-turn] Ez két kör között változtatható.
    [options] Az asztal karaktereivel így nem lehet játszani.
    [too-few] A feketepiacról kerültek oda: legalább { $count } van a börtönben.
   *[too-many] Legfeljebb { $count } lehet.
}
