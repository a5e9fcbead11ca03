# A végső pontozás.

score-winner = { $by ->
    [vp] { $names } nyer { $vp } GyP-vel.
    [virtue] { $names } nyer { $vp } GyP-vel: pontegyenlőségnél a több erény döntött.
    [silver] { $names } nyer { $vp } GyP-vel: pontegyenlőségnél a több ezüst döntött.
   *[shared] { $names } közösen nyer { $vp } GyP-vel.
}
# Egyszemélyes játék. $name a játékos; $vp és $theirs a két végeredmény.
score-solo = { $result ->
    [won] { $name } legyőzte az ellenfelet ({ architects-opponent }): { $vp } GyP, az ellenfélé { $theirs }.
    [lost] { $name } kikapott az ellenféltől ({ architects-opponent }): { $vp } GyP, az ellenfélé { $theirs }.
   *[tied] { $name } és az ellenfél ({ architects-opponent }) egyaránt { $vp } GyP-t ért el: ez döntetlen, nem győzelem.
}
score-category = { $category ->
    [buildings] Építmények
    [cathedral] Katedrális
    [virtue] Erény
    [debts] Fennálló adósságok
    [gold-marble] Arany és márvány
    [silver] Ezüst
   *[prison] Bebörtönzött munkások
}
# $end: amit az építmény a játék végén hoz a rányomtatott ponton felül.
score-line-building = { architects-building }: { $printed } a kártyán{ $end ->
    [0] {""}
   *[other] {" "}és { $end } a játék végén
}
score-line-cathedral = { $level }. szint
score-line-virtue = { $virtue } erény
score-line-debts = { $count } fennálló adósság, egyenként { $each }
score-line-gold-marble = { $gold } arany és { $marble } márvány
score-line-silver = { $silver } ezüst: minden teljes 10 után 1
score-line-prison = { $workers } munkás: minden 2 után −1
# Amit egyes építmények a számolás előtt módosítanak; a sorok a végrehajtás sorrendjében jönnek.
score-steps = A számolás előtt változik az erény:
# $sign: plus vagy minus.
score-step = { architects-building }: { $sign ->
    [minus] −{ $points } erény
   *[plus] +{ $points } erény
}{ $destroyed ->
    [0] {""}
   *[other] , { $destroyed } adósság eltörölve
}{ $taken ->
    [0] {""}
   *[other] , { $taken } új adósság
}{ $paid ->
    [0] {""}
   *[other] , adósság helyett { $paid } ezüst
}
score-opponent = Ellenfél ({ architects-opponent }): { $vp } GyP
score-opponent-line = { $category ->
    [guildhall] Céhház
    [cathedral] Katedrális
    [virtue] Erény
    [marble] Márvány
    [debts] Fennálló adósságok
   *[prison] Bebörtönzött munkások
}: { $vp }
