# À la table.

table-reset = Une réinitialisation : qui paie ?
table-reset-about = Qui va en Prison, qui perd de la vertu, qui prend une dette
table-cards = Que fait cette carte ?
table-cards-about = Tous les bâtiments et apprentis, et les prix selon la vertu
table-continue = { $chapter ->
    [none] Reprendre : décompte final, { $names }
    [5] Reprendre : derniers tours, { $names }
   *[other] Reprendre : rangée { $chapter } de la Maison des Corporations, { $names }
}
table-depth-when = Vous pourrez en changer plus tard. Seul l’arbitre doit être là dès le début.
# Le formulaire d’une nouvelle table.
table-promo = Avec les cartes promotionnelles
table-characters = Plateaux des joueurs
table-characters-none = Face standard
table-characters-own = Personnages
table-characters-which = Qui joue qui ?
table-character-of = { $name } : { $character }
table-first = Qui commence ?
table-first-unknown = On ne sait pas
table-opponent = Votre adversaire
table-opponent-is = { $opponent ->
    [constantine] Constantine (normal)
   *[helena] Helena (difficile)
}
# La feuille de score : d’abord les bâtiments de tous, puis les nombres de chacun.
table-buildings = Bâtiments
table-numbers = Nombres
table-step-buildings = Bâtiments : { $name }
table-step-numbers = Nombres : { $name }
table-next-step = Suite – { $step }
table-buildings-about = Touchez chaque bâtiment construit.
table-buildings-sum = { $count ->
    [0] Aucun bâtiment pour l’instant
    [one] { $count } bâtiment, { $vp } PV imprimés
   *[other] { $count } bâtiments, { $vp } PV imprimés
}
table-numbers-about = On ne demande que ce qui peut changer le résultat.
table-rest-none = Tout ce qui reste vide vaut 0
table-search = Chercher une carte
table-search-empty = Effacer la recherche
table-search-nothing = Aucune carte ne porte ce nom.
# Un nombre de la feuille. $fact est un identifiant.
table-fact = { $fact ->
    [buildings] Bâtiments
    [cathedral] Cathédrale
    [virtue] Vertu avant le décompte
    [unpaid] Dettes non payées
    [paid] Dettes payées
    [clay] Argile
    [wood] Bois
    [stone] Pierre
    [gold] Or
    [marble] Marbre
    [silver] Argent
    [prison] Ses ouvriers en Prison
    [captured] Ouvriers capturés
    [carpentry] Apprentis en menuiserie
    [tiling] Apprentis en carrelage
    [masonry] Apprentis en maçonnerie
   *[guildhall] Ouvriers à la Maison des Corporations
}
table-fact-of = { $fact ->
    [buildings] { $name } : bâtiments
    [cathedral] { $name } : Cathédrale
    [virtue] { $name } : vertu
    [unpaid] { $name } : dettes non payées
    [paid] { $name } : dettes payées
    [clay] { $name } : argile
    [wood] { $name } : bois
    [stone] { $name } : pierre
    [gold] { $name } : or
    [marble] { $name } : marbre
    [silver] { $name } : argent
    [prison] { $name } : ouvriers en Prison
    [captured] { $name } : ouvriers capturés
    [carpentry] { $name } : apprentis en menuiserie
    [tiling] { $name } : apprentis en carrelage
    [masonry] { $name } : apprentis en maçonnerie
    [hand] { $name } : cartes Bâtiment en main
    [workers] { $name } : ouvriers disponibles
   *[guildhall] { $name } : ouvriers à la Maison des Corporations
}
table-level-set = { $what }, niveau { $level } ({ $vp } PV)
table-virtue-set = { $what }, { $virtue }
table-track-unknown = touchez la case du marqueur
table-cards-found = { $count ->
    [0] Aucune carte ne convient.
    [one] { $count } carte
   *[other] { $count } cartes
}
table-cards-all = Toutes les cartes
table-cards-apprentices = Apprentis
table-cards-skill = Compétence
table-cards-cost = Coûte
table-cards-effect = Concerne
table-cards-with-skill = Compétence : { $name }
table-cards-with-cost = Coûte : { $name }
table-cards-kind = { $kind ->
    [goods] Ressources et cartes
    [workers] Ouvriers
    [virtue] Vertu
    [debts] Dettes et prix
    [apprentices] Embauche et compétences
   *[points] PV à la fin
}
table-prices-virtue = Prix pour une vertu de
table-price = { $of ->
    [hire] Embaucher à l’Atelier : { $price }
    [capture] Première capture : { $price }
    [release] Libérer les ouvriers capturés : { $price }
   *[debt] Rembourser une dette : { $price }
}
table-price-nothing = rien
table-middle = La partie a déjà commencé
# Le suivi de la ville : l’horloge de la partie.
table-part-now = La ville
table-part-end = Réinitialisations
# $filled et $next sont des nombres ou none.
table-clock-guildhall = { $filled ->
    [none] Maison des Corporations : nombre de cases prises inconnu, sur { $spaces }
   *[other] Maison des Corporations : { $filled } sur { $spaces }{ $next ->
        [none] {""}
       *[other] {" "}(réinitialisation à la case { $next })
    }
}
table-clock-set-guildhall = Corriger le nombre d’ouvriers à la Maison des Corporations
table-clock-set-market = Corriger qui est au Marché Noir
table-clock-tax = Argent au Bâtiment des Impôts, selon la dernière saisie
table-clock-workers = Ouvriers à la Maison des Corporations
table-space = { $space ->
    [small] Marché Noir, à gauche
    [middle] Marché Noir, au milieu
   *[large] Marché Noir, à droite
}
table-strip-no-buildings = Aucun bâtiment pour l’instant
table-strip-unnamed = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
table-strip-perhaps-more = Peut-être d’autres bâtiments : personne ne l’a précisé.
table-strip-no-market = Marché Noir fermé : vertu de 10 ou plus
table-strip-no-cathedral = Cathédrale fermée : vertu de 4 ou moins
table-strip-level-full = Plus de place au niveau { $level } de la Cathédrale
table-strip-evades = { $count ->
    [one] Évite { $count } taxe à chaque paiement
   *[other] Évite { $count } taxes à chaque paiement
}
table-strip-scheme = À son tour, vous révélez une Carte Planification et la suivez sur la table ; saisissez ici ce qui change.
# L’histoire d’un nombre.
table-history-other = Saisir un autre nombre
table-history-none = Rien ne l’a changé jusqu’ici.
# Les nombres de tout le monde, à ajuster.
table-town-numbers-about = Ce que changent la Maison des Corporations, le Marché Noir et les réinitialisations est compté pour vous. Saisissez le reste.
table-town-numbers-done = Retour à la ville
table-town-pay-off = Rembourse une dette
table-town-right = { $what } : { $number } est juste
table-town-fact = { $fact ->
    [virtue] Vertu
    [cathedral] Cathédrale
    [unpaid] Dettes non payées
    [paid] Dettes payées
    [prison] En Prison
    [marble] Marbre
   *[workers] Ouvriers disponibles
}
# $what dit de qui est ce nombre.
table-forget = { $what }, inconnu
# Ce qui se saisit au pied de la page, et les formulaires.
table-tell-guildhall = Maison des Corporations
table-tell-market = Marché Noir
table-tell-numbers = Vertu, dettes
table-tell-reset = Réinitialisation
table-tell-last-turn = Un dernier tour
table-tell-last-turn-about = Qui a joué son dernier tour sans placer d’ouvrier à la Maison des Corporations ni au Marché Noir ?
table-tell-end = La partie est terminée
table-tell-plain = Saisir
table-tell-who = Qui ?
table-tell-who-first = Touchez d’abord le joueur qui a placé l’ouvrier.
table-tell-what-for = Pour quoi faire ?
table-tell-advanced = { $virtue ->
    [none] Cathédrale, récompense inconnue
    [0] Cathédrale, sans récompense
   *[other] { $virtue ->
        [one] Cathédrale, récompense avec { $virtue } vertu
       *[other] Cathédrale, récompense avec { $virtue } vertus
    }
}
table-tell-unknown = On ne sait pas quoi
table-tell-built = Un bâtiment, on ne sait pas lequel
table-tell-building = Quel bâtiment ?
table-tell-top = Déjà au sommet de la Cathédrale
table-tell-space = Quelle case ?
# $names est une liste de joueurs.
table-tell-closed = Marché Noir fermé, vertu de 10 ou plus : { $names }.
# Au pied de la page, quand il n’y a rien de nouveau.
table-news-none = Saisissez chaque ouvrier placé à la Maison des Corporations ou au Marché Noir.
# Une réinitialisation.
table-walk-now = À faire sur la table :
table-walk-so-far = La réinitialisation jusqu’ici
table-walk-none = Aucune réinitialisation n’est due. S’il y en a tout de même une, saisissez-la ici.
table-walk-begin = Il y a une réinitialisation
table-walk-by = Qui l’a déclenchée ?
table-walk-reset = Réinitialisation { $number } : { $cause }
table-walk-prison = Ouvriers de chacun en Prison, ceux du Marché Noir compris
table-walk-strangers = { $count ->
    [one] { $count } ouvrier du Marché Noir n’a pas de propriétaire connu : comptez-le aussi.
   *[other] { $count } ouvriers du Marché Noir n’ont pas de propriétaire connu : comptez-les aussi.
}
table-walk-open-virtue = vertu à préciser : 1 vertu de perdue avec 3 ouvriers ou plus en Prison
table-walk-open = dette à préciser : celui qui a le plus d’ouvriers en Prison en prend 1
table-walk-back = Retour à la ville
table-walk-asked = Retour aux questions
table-walk-on = Qui fait quoi
table-walk-done = La réinitialisation est terminée
# À côté du bouton qui l’attend.
table-walk-waits = Encore à saisir : { $question }
table-nobody-knows = Personne ne sait
# De même, entendu et non vu.
table-nobody-knows-of = Personne ne sait – { $question }
# Quelque chose que les règles ne permettent pas.
table-anyway = Est-ce vraiment arrivé ?
table-anyway-yes = Oui, l’enregistrer
table-anyway-no = Non, c’est une erreur
# Le journal et les corrections.
table-log-chapter = { $chapter ->
    [5] Derniers tours
   *[other] Rangée { $chapter } de la Maison des Corporations
}
table-correct-forgotten = Ajouter un oubli
table-correct-before = À placer avant : « { $text } »
table-correct-possible = Que s’est-il vraiment passé ? Tout ce qui était possible à ce moment-là :
table-correct-ask-forgotten = A-t-on oublié quelque chose avant ?
# Les boutons : ce qui a été oublié.
table-forgotten = { $what ->
    [guildhall] Un ouvrier à la Maison des Corporations
    [market] Un ouvrier au Marché Noir
    [virtue] La vertu de quelqu’un
    [cathedral] Un niveau de la Cathédrale
    [paid-off] Une dette remboursée
    [unpaid] Des dettes non payées
    [paid] Des dettes payées
    [prison] Des ouvriers en Prison
   *[event] Une action ou une pioche
}
# L’arbitre.
table-turn = Tour { $turn }
table-ruling = Décider à la table
table-ruling-about = Un compte faux, un apprenti défaussé, une taxe payée tout de même : saisissez-le ici, entre deux tours, et la partie continue.
table-ruling-what = Sur quoi porte la décision ?
table-ruling-number = Nombre
table-ruling-where = Où ?
table-ruling-board = Plateau : { $name }
table-ruling-kind = { $kind ->
    [virtue] Vertu
    [hand] Cartes en main
    [workers] Ouvriers sur un emplacement
    [tax-stand] Argent au Bâtiment des Impôts
    [tax-paid] Taxe payée tout de même
   *[dismissed] Apprenti défaussé
}
# À côté d’une marque : ouvriers de $name sur ce plateau, et ouvriers d’ici sur celui de $name.
table-captives = { $way ->
    [holds] { $name } : { $count } capturés
   *[held] capturés par { $name } : { $count }
}
# Ouvriers à la Maison des Corporations dont personne ne sait à qui ils sont.
table-missing-strangers = { $count ->
    [1] On ne sait pas à qui est un ouvrier de la Maison des Corporations : ce qu’il a construit ou fait avancer n’est sur aucune feuille. Il est dans le journal.
   *[other] On ne sait pas à qui sont { $count } ouvriers de la Maison des Corporations : ce qu’ils ont construit ou fait avancer n’est sur aucune feuille. Ils sont dans le journal.
}
