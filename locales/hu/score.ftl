# A végső pontozás.

# Egy játékos sorainak fejléce.
score-player = { $rank }. { $name }: { $vp } GyP
# Egy kategória, és amennyit hozott.
score-category-line = { $category }: { $vp }
# Egy játékos pontjainak egy sora a mögötte álló szabállyal.
score-line = { $vp }  { $text } ({ $rule })
