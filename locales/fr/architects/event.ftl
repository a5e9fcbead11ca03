# Le journal : une ligne par événement. $name est le joueur. Si la carte ne doit pas être nommée, $building vaut none.

event-pick = { $building ->
    [none] { $name } garde une carte du tirage initial, face cachée.
   *[other] { $name } garde { architects-building-acc } au tirage initial.
}
event-place = { $name } place un ouvrier { architects-spot-to }.
event-take-back = { $source ->
    [board] { $name } récupère un ouvrier sur un autre plateau ({ $player }).
   *[place] { $name } récupère un ouvrier { architects-spot-from }.
}
event-mine = { $resource ->
    [gold] { $name } prend de l’or dans les Mines.
   *[clay] { $name } prend de l’argile dans les Mines.
}
# $goods est une liste sous la forme de architects-heap-acc.
event-trade = { $trade ->
    [virtue] { $name } échange { $goods } contre 1 vertu.
    [marble] { $name } échange { $goods } contre 1 marbre.
   *[own] { $name } échange { $goods } contre { $gain } ({ architects-apprentice }).
}
event-hire = { $discard ->
    [none] { $name } embauche l’apprenti de la rangée { $row }, colonne { $column }.
   *[other] { $name } embauche l’apprenti de la rangée { $row }, colonne { $column }, et défausse { architects-apprentice-acc }.
}
event-draw-buildings = { $name } pioche des cartes Bâtiment.
event-capture = { $own ->
    [yes] { $name } ramène tous ses ouvriers { architects-spot-from }.
   *[no] { $name } capture { architects-spot-at } tous les ouvriers d’une couleur ({ $player }).
}
event-guard = { $guard ->
    [sell-captured] { $name } envoie tous les ouvriers capturés en Prison.
    [release-prison] { $name } libère tous ses ouvriers de la Prison.
    [release-captured-for-silver] { $name } paie pour récupérer tous ses ouvriers capturés.
    [release-captured-for-debt] { $name } prend une dette et perd de la vertu pour récupérer tous ses ouvriers capturés.
   *[pay-off-debt] { $name } rembourse une dette.
}
event-release-captured = { $name } récupère gratuitement tous ses ouvriers capturés.
event-release-prisoners = { $name } libère gratuitement tous ses ouvriers de la Prison.
event-keep = { $building ->
    [none] { $name } garde l’une des cartes.
   *[other] { $name } garde { architects-building-acc }.
}
event-construct = { $name } construit { architects-building-acc }.
event-pay = { $name } paie { $goods }.
event-advance = { $name } paie { $goods } pour avancer à la Cathédrale.
event-discard = { $building ->
    [none] { $name } défausse une carte Bâtiment de sa main.
   *[other] { $name } défausse { architects-building-acc } de sa main.
}
event-take = { $resource ->
    [clay] { $name } prend l’argile.
    [wood] { $name } prend le bois.
    [stone] { $name } prend la pierre.
    [gold] { $name } prend l’or.
    [marble] { $name } prend le marbre.
   *[silver] { $name } prend l’argent.
}
event-dismiss = { $name } défausse { architects-apprentice-acc }.
event-destroy = { $name } détruit une dette non payée.
event-pay-instead = { $name } paie { $silver ->
    [one] { $silver } pièce
   *[other] { $silver } pièces
} au lieu de prendre une dette.
event-free = { $name } fait sortir des ouvriers de Prison.
event-accept = { $name } prend la vertu du Châtelain.
event-stop = { $name } en reste là.
# Le hasard. $goods est une liste sous la forme de architects-heap, $gain une liste de ressources, de vertu et de cartes.
event-show-side = Carte du dessus du Petit Marché : { $goods }.
event-turn-over = Carte retournée sur le Grand Marché : { $goods }.
event-reshuffle = Les cartes du Grand Marché sont mélangées et forment un nouveau Petit Marché.
event-show = Nouvel apprenti, rangée { $row }, colonne { $column } : { architects-apprentice }.
event-cast = { $name } joue avec { architects-character }.
event-start = { $name } commence la partie.
event-draw = { $building ->
    [none] { $name } pioche une carte Bâtiment.
   *[other] { $name } pioche { architects-building-acc }.
}
event-reward = Récompense révélée : { $gain }.
