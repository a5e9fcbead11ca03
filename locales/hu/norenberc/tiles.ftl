# A dobozszerkesztő: a saját példány lapkái.

tiles-about = Számold meg a saját példányod lapkáit: minden céhben 11 kézműves, összesen 26 városlakó. Amíg nem változtatsz semmit, a program ezekkel a számokkal dolgozik.
tiles-default = Vissza a feltételezett lapkákhoz
tiles-right = Stimmel: minden céhben 11 kézműves van, városlakó pedig összesen 26.
tiles-not-in-use = Amíg nem stimmelnek a számok, a program a korábbi lapkákkal megy tovább.
tiles-fault-craftsmen = { norenberc-guild }: { $found ->
    [one] { $found } kézműves
   *[other] { $found } kézműves
} van beírva, pontosan { $needed } kell.
tiles-fault-townsmen = { $found ->
    [one] { $found } városlakó
   *[other] { $found } városlakó
} van beírva, pontosan { $needed } kell.
tiles-craftsmen = Kézművesek
tiles-guild = { norenberc-guild } { $count }{ $wrong ->
    [yes] {" "}!
   *[no] {""}
}
tiles-same-in-all = Ugyanígy minden céhben
tiles-townsmen = Városlakók: { $count } / { $needed }
tiles-change-count = „{ $tile }” darabszáma
