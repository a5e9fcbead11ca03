# Ce qu’on entend d’une carte. $cost est une liste de card-heap, $skills une liste de architects-skill.

# Tant d’une ressource, sur une carte.
card-heap = { architects-resource } : { $count }
card-building = { architects-building } : { $vp } PV. Coût : { $cost }.
card-needs = Compétences requises : { $skills }.
card-apprentice = { architects-apprentice }. Compétence : { $skills }.
# L’argent posé sur un apprenti.
card-coins = Argent posé dessus : { $count }.
# L’effet de la carte sur la vertu à la construction ou à l’embauche. $sign est plus ou minus.
card-virtue = Vertu : { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}.
card-owner = Propriétaire : { $name }.
# Les ouvriers d’un joueur. Un nombre peut être inconnu.
card-workers = { $name }. Ouvriers : { $free }, en Prison : { $prison }, capturés : { $captured }.
