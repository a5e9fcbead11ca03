# What is heard of a card. $cost is a list of card-heap, $skills a list of architects-skill.

# So many of a resource, on a card.
card-heap = { $count } { architects-resource }
card-building = { architects-building }: { $vp } VP. Cost: { $cost }.
card-needs = Needs: { $skills }.
card-apprentice = { architects-apprentice }. Skill: { $skills }.
# Silver that lies on an apprentice.
card-coins = Silver on it: { $count }.
# What the card does to virtue when it is built or hired. $sign is plus or minus.
card-virtue = Virtue: { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}.
card-owner = Owner: { $name }.
# A player's workers. A number may be unknown.
card-workers = { $name }. Workers: { $free }, in Prison: { $prison }, captured: { $captured }.
