# A végső pontozás.

result-heading-buildings = Építmények és erény
result-no-buildings = Nem épült semmi.
result-empty = { $count ->
    [one] { $names }: se építmény, se katedrális. Biztos?
   *[other] { $names }: se építmény, se katedrális. Biztos?
}
result-decided = { $by ->
    [vp] { $count ->
        [one] { $margin } GyP előny, a legközelebbi: { $names }.
       *[other] { $margin } GyP előny, a legközelebbiek: { $names }.
    }
    [virtue] Ugyanannyi GyP: { $names }. A több erény döntött, { $most } a { $next } ellen.
    [silver] Ugyanannyi GyP és erény: { $names }. A több ezüst döntött, { $most } a { $next } ellen.
    [solo] { $most } GyP, az ellenfélé { $next }.
   *[shared] Ugyanannyi GyP, erény és ezüst: nincs több, ami döntene.
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
    [virtue] { $virtue } erény: 6 és 9 között nem ér és nem visz el semmit.
    [debts] Nincs fennálló adósság.
    [gold-marble] Nincs se arany, se márvány.
    [silver] { $silver } ezüst: 1 GyP-hez 10 kell.
   *[prison] 2-nél kevesebb munkás van a börtönben.
}
result-order-chosen = Abban a sorrendben, amely a legtöbb GyP-t adja.
result-what-if-whose = Mi lenne, ha
