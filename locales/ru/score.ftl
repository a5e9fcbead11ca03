# Итоговый счёт.

# The heading of one player's lines.
score-player = { $rank }. { $name }: { $vp } ПО
# A category and what it earned.
score-category-line = { $category }: { $vp }
# One line of a player's score with the rule behind it.
score-line = { $vp }  { $text } ({ $rule })
