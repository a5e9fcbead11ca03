# Jusqu’où le programme suit la partie.
companion-depth = { $depth ->
    [final-score] Décompte final
    [round-helper] Suivi des manches
   *[referee] Arbitre
}
companion-depth-about = { $depth ->
    [final-score] Une feuille par joueur à la fin : artisans, blasons, thalers, citadins.
    [round-helper] Le programme suit les manches : vous saisissez les embauches au fil du jeu et comptez les marchandises à la fin de chaque manche.
   *[referee] Vous saisissez chaque action et chaque tirage, et tout est vérifié d’après les règles.
}
# Le journal.
companion-entry-workshop = Atelier { norenberc-guild-of } : { $tiles }.
companion-entry-order = Ordre du tour : { $names }.
# $used dit ce qu’a fait l’invité, dans une phrase à part.
companion-entry-recruited = { $name } embauche { norenberc-tile-acc }{ $first ->
    [yes] {" "}et passe en tête.
   *[no] .
}{ $used ->
    [peddler] {" "}{ companion-entry-peddled }
    [mayor] {" "}{ companion-entry-mayor }
    [guardsman] {" "}{ companion-entry-swapped }
    [councilman] {" "}{ companion-entry-councilman }
   *[nothing] {""}
}{ $back ->
    [yes] {" "}{ companion-entry-back }
   *[no] {""}
}
companion-entry-councilman = { $name } prend un agent dans la réserve générale, sauf si ses huit agents sont déjà en jeu.
companion-entry-back = La tuile est remélangée dans la pile des invités.
companion-entry-peddled = { $placed ->
    [yes] Le Colporteur porte { norenberc-heap-acc } pour { $name }.
   *[no] { $name } n’a rien à poser sur le Colporteur, qui retourne dans la pile.
}
companion-entry-mayor = Le Maire va sur le toit { norenberc-guild-of }.
companion-entry-swapped = { $with ->
    [bench] Dans l’atelier { norenberc-guild-of }, les places { $number } et { $other } sont échangées.
   *[guest] Un invité prend la place { $number } dans l’atelier { norenberc-guild-of } : { $guest }.
}
companion-entry-counted = { $name } a { norenberc-heap-acc }.
companion-entry-told = { $name } a { norenberc-talers }.
# $how : tous autant, plus des deux, ou le plus parmi plusieurs.
companion-entry-richest = { $how ->
    [same] Autant de thalers pour { $names }.
    [more] { $names } a plus de thalers, { $others } en a moins.
   *[most] Le plus de thalers parmi { $among } : { $names }.
}
companion-entry-no-answer = On ne sait pas qui est le favori { norenberc-guild-of }.
companion-entry-prestige = Le Blason de Prestige est { norenberc-guild-at }.
companion-entry-no-prestige = On ne sait pas où est le Blason de Prestige.
companion-entry-end-round = La manche est finie.
companion-entry-craftsmen = { $name } a { $count ->
    [one] { $count } artisan
   *[other] { $count } artisans
}.
companion-entry-craftsman = { $added ->
    [yes] { $name } a cette tuile : { norenberc-craftsman }.
   *[no] { $name } a une tuile de moins : { norenberc-craftsman }.
}
companion-entry-crest = { $name } a { $count ->
    [one] { $count } blason
   *[other] { $count } blasons
} { norenberc-guild-of }.
companion-entry-crests = { $name } a { $count ->
    [one] { $count } blason de guilde
   *[other] { $count } blasons de guilde
}.
companion-entry-prestige-crests = { $name } a { $count ->
    [one] { $count } Blason de Prestige
   *[other] { $count } Blasons de Prestige
}.
companion-entry-townsman = { $name }, { norenberc-tile } : { $count }.
companion-entry-townsmen = { $name } a { $count ->
    [one] { $count } citadin
   *[other] { $count } citadins
}.
companion-entry-agents = { $name } a { $count ->
    [one] { $count } agent
   *[other] { $count } agents
}.
# $name est la personne interrogée, si votre langue en a besoin.
companion-entry-mayors = { $count ->
    [0] Aucun Maire sur les toits.
   *[other] Toits avec un Maire : { $guilds }.
}
companion-entry-person = À la table : { $name }.
# $tile et $other sont des tuiles toutes seules.
companion-entry-box = Dans la boîte de cette partie, une tuile « { $tile } » remplace une tuile « { $other } ».
companion-entry-depth = À partir d’ici, niveau de suivi « { companion-depth } ».
# Ce que la table a décidé. $fact dit à quel sujet.
companion-ruling = { $fact ->
    [favorite] Décidé à la table : { $name } est le favori { norenberc-guild-of }.
    [nobody] Décidé à la table : pas de favori { norenberc-guild-at }.
    [talers] Décidé à la table : { $name } a { norenberc-talers }.
    [goods] Décidé à la table : { $name } a { norenberc-heap-acc }.
    [agents] Décidé à la table : { $name } a { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    }.
    [crests] Décidé à la table : { $name } a { $count ->
        [one] { $count } blason
       *[other] { $count } blasons
    } { norenberc-guild-of }.
    [prestige-crests] Décidé à la table : { $name } a { $count ->
        [one] { $count } Blason de Prestige
       *[other] { $count } Blasons de Prestige
    }.
    [townsmen] Décidé à la table : { $name } a { $count } × { norenberc-tile }.
    [order] Décidé à la table : l’ordre du tour est { $names }.
   *[prestige-guild] Décidé à la table : le Blason de Prestige est { norenberc-guild-at }.
}
# Ce qu’il faut savoir. $about vaut guild quand une guilde est nommée.
companion-ask-counts = { $about ->
    [guild] { norenberc-guild } : il reste des marchandises à compter ({ $names }).
   *[none] Il reste des marchandises à compter ({ $names }).
}
companion-ask-peddler = { $name } : quelle marchandise est sur le Colporteur ?
# $tied sont les joueurs à égalité, $silent ceux qui n’ont pas dit leurs thalers ; $count dit combien, $all si c’est tout le monde.
companion-ask-talers = Égalité entre { $tied }. { $all ->
    [yes] Combien de thalers pour chacun ?
   *[no] { $count ->
        [one] Combien de thalers a { $silent } ?
       *[other] Combien de thalers ont { $silent } ?
    }
}
companion-ask-talers-poorer = { $count ->
    [one] { $names } a moins de thalers et n’est plus en lice.
   *[other] { $names } ont moins de thalers et ne sont plus en lice.
}
companion-ask-order = { $tied } sont aussi à égalité de thalers. Quel est l’ordre du tour ?
companion-ask-prestige = Où est le Blason de Prestige pour cette manche ?
companion-missing = { $part ->
    [talers] { $name } : combien de thalers ?
    [craftsmen] { $name } : quels artisans ?
    [crests] { $name } : quels blasons de guilde ?
    [prestige-crests] { $name } : combien de Blasons de Prestige ?
   *[townsmen] { $name } : quels citadins ?
}
# Le formulaire pour aller plus loin.
companion-gap = { $part ->
    [order] Ordre du tour
    [prestige] Guilde de Prestige
    [goods] { $name } : marchandises en stock
    [talers] { $name } : thalers
    [agents] { $name } : agents
    [craftsmen] { $name } : artisans, avec ou sans Agent +
    [crests] { $name } : blasons
    [townsmen] { $name } : citadins
    [workshop] Atelier { norenberc-guild-of }
    [storehouse] Magasin { norenberc-guild-of }
    [lodgings] Chambres { norenberc-guild-of }
    [mayors] Maires sur les toits
   *[stack] Nombre de tuiles dans la pile des invités
}
# Ce qu’un joueur a à montrer : $supply en stock et $bonus (pour $peddlers Colporteurs) font $count.
companion-sum = { $peddlers ->
    [0] { $count }
    [1] { $supply } + Colporteur { $bonus }
   *[other] { $supply } + Colporteurs { $bonus }
}
# La fin de manche, guilde par guilde. $talers sont ceux du favori, $others ceux des autres joueurs à égalité.
companion-card-favorite = { $by ->
    [goods] Favori : { $name }, avec le plus de { norenberc-goods } ({ $sum }).
    [talers] Favori : { $name }, { norenberc-talers } contre { $others }.
    [more-talers] Favori : { $name }, à égalité de { norenberc-goods } ({ $count }), mais avec plus de thalers.
    [ruling] Favori : { $name }, par décision de la table.
   *[turn-order] Favori : { $name }, à égalité de { norenberc-goods } ({ $count }) et de thalers, mais plus haut dans l’ordre du tour.
}
# Un favori en quelques mots. $who vaut name, nobody ou unknown ; $sum: companion-sum.
companion-chip = { $who ->
    [nobody] { norenberc-guild } : personne
    [unknown] { norenberc-guild } : favori inconnu
   *[name] { norenberc-guild } : { $name }, { $sum }{ $by ->
        [talers] , { norenberc-talers }
        [more-talers] , plus de thalers
        [turn-order] , plus haut dans l’ordre du tour
        [ruling] , par décision de la table
       *[goods] {""}
    }
}
companion-card-nobody = { $ruled ->
    [yes] { norenberc-guild } : pas de favori, par décision de la table.
   *[no] { norenberc-guild } : pas de favori, car personne n’a leur marchandise.
}
companion-card-unknown = { norenberc-guild } : personne ne sait qui était le favori.
# $tiles est une liste de tuiles, complément d’un verbe.
companion-card-takes = { $from ->
    [peddler] { $name } rend la marchandise du Colporteur ({ norenberc-heap })
   *[supply] { $name } rend { norenberc-heap-acc }
} et prend { $tiles } ainsi qu’un blason { norenberc-guild-of }.{ $prestige ->
    [yes] {" "}Le Blason de Prestige s’y ajoute.
    [unknown] {" "}Si le Blason de Prestige est ici, il s’y ajoute.
   *[no] {""}
}
# $tiles est une liste de tuiles toutes seules.
companion-card-out = À retirer de la partie : { $tiles }.{ $prestige ->
    [yes] {" "}Le Blason de Prestige aussi.
    [unknown] {" "}Le Blason de Prestige aussi, s’il est ici.
   *[no] {""}
} Le blason { norenberc-guild-of } reste sur sa pile.
# Une tuile dont personne n’a dit la valeur, toute seule et comme complément d’un verbe.
companion-card-tile = { $place ->
    [under] la tuile sous le Maître de Guilde
   *[master] le Maître de Guilde
}
companion-card-tile-acc = { $place ->
    [under] la tuile sous le Maître de Guilde
   *[master] le Maître de Guilde
}
companion-card-agents = { $kind ->
    [taken] Agent + : { $name } prend { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    } dans la réserve générale.
    [none-left] Agent + : { $name } a déjà ses huit agents.
    [if-left] Agent + : { $name } prend { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    } dans la réserve générale, s’il en reste.
   *[if-printed] Pour chaque tuile qui porte Agent +, { $name } prend un agent dans la réserve générale.
}
companion-peddler-back = { $kept ->
    [yes] { $name } récupère { norenberc-heap-acc } sur le Colporteur et remélange la tuile dans la pile des invités.
   *[no] { $name } remélange le Colporteur dans la pile des invités ; sa marchandise est partie au magasin.
}
# Les parties sont des nombres, ou unknown.
companion-income-partly = { $name } touche { $base ->
    [one] { $base } thaler
   *[other] { $base } thalers
} de base ; Musiciens : { $musicians ->
    [unknown] on ne sait pas
   *[other] { $musicians }
} ; Maires : { $mayors ->
    [unknown] on ne sait pas
   *[other] { $mayors }
}.
companion-next-master = Nouveau Maître de Guilde { norenberc-guild-at } : la tuile la plus basse de l’atelier descend.
companion-next-lodgings = Chambres : l’invité de la fenêtre 1 quitte la partie, les autres glissent à gauche, puis on complète avec la pile des invités.
companion-next-prestige = Le nouveau Blason de Prestige va { norenberc-guild-at }.
companion-next-prestige-unknown = La nouvelle Guilde de Prestige dépend des Maîtres de Guilde, et ils ne sont pas tous connus ici.
# Ce qu’une correction a changé. $before et $after sont des noms, des nombres ou companion-change-unknown.
companion-change-favorite = Manche { $round }, favori { norenberc-guild-of } : auparavant { $before }, désormais { $after }.
companion-change-agents = Manche { $round }, agents venus avec les tuiles { norenberc-guild-of } : auparavant { $before }, désormais { $after }.
companion-change-agents-of = { $name } ({ $count })
companion-change-order = Ordre du tour : auparavant { $before }, désormais { $after }.
companion-change-income = Manche { $round }, revenus ({ $name }) : auparavant { $before ->
    [unknown] inconnus
   *[other] { $before }
}, désormais { $after ->
    [unknown] inconnus
   *[other] { $after }
}.
companion-change-prestige = Manche { $round }, Guilde de Prestige : auparavant { $before }, désormais { $after }.
companion-change-total = Décompte final ({ $name }) : auparavant { $before ->
    [unknown] inconnu
   *[other] { $before }
}, désormais { $after ->
    [unknown] inconnu
   *[other] { $after }
}.
# $text est une ligne du journal, $why une phrase.
companion-change-skipped = Plus possible, donc laissé de côté : « { $text } » { $why }
companion-change-counts-again = De nouveau possible, donc repris : « { $text } »
companion-change-open = À la fin d’une manche, une question se pose de nouveau. { $why } Tout le reste de cette manche compte toujours.
companion-change-answered = La question restée ouverte à la fin d’une manche a sa réponse : la manche compte de nouveau entièrement.
companion-change-nobody = personne
companion-change-unknown = inconnu
# La même chose pour une guilde.
companion-change-unknown-guild = inconnue
# Pièces qui changent de mains après une correction. $kind vaut hands, returns ou takes ; $pieces est une liste de pièces, compléments du verbe.
companion-move = { $kind ->
    [hands] { $from } donne { $pieces } à { $to }.
    [returns] { $from } rend { $pieces }.
   *[takes] { $to } prend { $pieces }.
}
companion-piece-crest = un blason { norenberc-guild-of }
companion-piece-prestige = le Blason de Prestige
companion-piece-craftsman = une tuile { norenberc-guild-of }
companion-piece-talers = { norenberc-talers }
companion-piece-agents = { $count ->
    [one] { $count } agent
   *[other] { $count } agents
}
# Où va quelque chose sur le plateau.
companion-put-prestige = Sur le plateau, le Blason de Prestige doit être { norenberc-guild-at }.
companion-put-order = Marqueurs d’ordre du tour, du premier au dernier : { $names }.
# Pourquoi une saisie est refusée.
companion-refused-beyond-box = { $room ->
    [yes] D’après ce qu’on sait de votre boîte, il n’y a plus de tuile de cette sorte : { norenberc-tile }. Si elle est vraiment sur la table, elle remplace une tuile « { $other } » dans la boîte de cette partie.
   *[no] Cette tuile ne peut pas y être : { norenberc-tile }. On a déjà vu toutes les autres de sa sorte.
}
# Combien de tuiles de cette sorte la boîte contient, et où elles sont.
companion-held = { $held ->
    [0] D’après vos réglages, la boîte n’en contient aucune.
   *[other] { $known ->
        [yes] D’après vos réglages, la boîte en contient { $held }. Emplacements déjà connus : { $places }.
       *[no] D’après vos réglages, la boîte en contient { $held }.
    }
}
# Où est une tuile : un élément de la liste $places.
companion-where = { $at ->
    [workshop] atelier { norenberc-guild-of }, tuile { $number }
    [lodgings] chambres { norenberc-guild-of }
    [some-lodgings] chambres
    [roof] toit { norenberc-guild-of }
    [player] { $name }
   *[earlier] Maître de Guilde de la manche { $number }
}
companion-refused-not-at-round-start = Le suivi de la partie ne peut changer qu’au début d’une manche.
companion-refused-value = Les artisans valent de 2 à 7, pas { $value }.
companion-refused-other-guild = Dans cet atelier, il n’y a que des artisans { norenberc-guild-of }.
companion-refused-too-many = Au plus { $most }.
# norenberc-heap dit ce qui reste des douze.
companion-refused-too-many-goods = Il y a douze marchandises de chaque sorte ; il reste ici : { norenberc-heap }.
companion-refused-never-stays = Ce citadin ne reste jamais chez un joueur : { norenberc-tile }.
companion-refused-other-guest = Cela ne va pas avec cet invité : { norenberc-tile }.
companion-refused-prestige-again = La Guilde de Prestige de la manche précédente ne peut pas garder le titre : { norenberc-guild }.
companion-refused-not-among = Les plus riches doivent être parmi les joueurs comparés, et il faut en comparer au moins deux.
companion-refused-contradicts = { $how ->
    [same] Vous avez dit : autant de thalers pour { $names }.
    [more] Vous avez dit : { $names } a plus de thalers, { $others } en a moins.
   *[most] Vous avez dit : le plus de thalers parmi { $among } : { $names }.
}
companion-refused-not-known-yet = Les artisans de ce joueur ne sont pas encore connus. Saisissez-les d’abord tous.
companion-refused-not-owned = Ce joueur n’a pas cet artisan.
companion-refused-ruling = Cette décision est sans effet : le favori doit pouvoir rendre une marchandise, et la manche doit avoir commencé.
companion-position-round = Il y a quatre manches.
companion-position-size = Il faut tous les joueurs et toutes les guildes en jeu.
companion-position-talers = { $name } : de 0 à 9 999 thalers.
companion-position-agents = { $name } : chacun a de quatre à huit agents.
companion-position-crests = Il n’existe que quatre blasons { norenberc-guild-of }.
companion-position-prestige-crests = Il n’existe que quatre Blasons de Prestige.
# $found dit combien ont été saisies.
companion-position-goods = Il doit y avoir en tout douze marchandises de chaque sorte, chez les joueurs et dans les magasins ({ norenberc-goods } : { $found }).
companion-position-workshop = Atelier { norenberc-guild-of }, place { $number } : un artisan de la guilde y reste de la mise en place jusqu’à sa manche.
companion-position-townsmen = Avec ce nombre de joueurs, il n’y a que { $most } citadins.
companion-position-box = La boîte n’en contient pas autant : { norenberc-tile }.
companion-position-stack = La pile des invités a au plus { $most } tuiles.
companion-fact-not-now = Terminez d’abord l’action en cours.
companion-fact-fewest = Au moins { $fewest } : il y a déjà autant de cartes et d’agents sur la table.
