# A végső pontozás.

result-heading-buildings = Építmények és erény
result-no-buildings = Nem épült semmi.
result-empty = { $count ->
    [one] { $names }: se építmény, se katedrális. Biztos?
   *[other] { $names }: se építmény, se katedrális. Biztos?
}
result-decided = { $by ->
    [vp] { $count ->
        [one] { $margin } GyP előny, a legközelebbi ellenfél: { $names }.
       *[other] { $margin } GyP előny, a legközelebbi ellenfelek: { $names }.
    }
    [virtue] Ugyanannyi GyP: { $names }. A több erény döntött: { $most }–{ $next }.
    [silver] Ugyanannyi GyP és erény: { $names }. A több ezüst döntött: { $most }–{ $next }.
    [solo] { $most } GyP, az ellenfélé { $next }.
   *[shared] Egyenlő a pont, az erény és az ezüst is: nincs, ami eldöntse.
}
result-cell = { $what ->
    [buildings] { $name }, építmények
    [cathedral] { $name }, katedrális
    [virtue] { $name }, erény
    [debts] { $name }, fennálló adósságok
    [gold-marble] { $name }, arany és márvány
    [silver] { $name }, ezüst
    [prison] { $name }, bebörtönzött munkások
   *[total] { $name }, összesen
}
result-bar = { $name } – { $parts }. Összesen: { $total }.
result-lack = { $category ->
    [buildings] Nem épült semmi.
    [cathedral] A jelölő az 1. szint alatt áll.
    [virtue] { $virtue } erény: 6 és 9 között se pont, se levonás nem jár érte.
    [debts] Nincs fennálló adósság.
    [gold-marble] Nincs se arany, se márvány.
    [silver] { $silver } ezüst: 1 GyP-hez 10 kell.
   *[prison] 2-nél kevesebb munkás van a börtönben.
}
result-order-chosen = Abban a sorrendben, amellyel a legtöbb GyP jön ki.
result-what-if-whose = Mi lenne, ha
