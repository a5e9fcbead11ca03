# Le résultat de la vérification de parties enregistrées.

# $line est la ligne du fichier.
replay-game = Ligne { $line } :
# Les événements se comptent à partir de 0.
replay-refused = L’événement { $event } (on compte à partir de 0) n’est pas permis. { $text } ({ $rule })
replay-scores-differ = Les événements sont permis, mais les scores notés n’en découlent pas. Voici ce qui en découle :
# Une partie qui n’avançait plus et qu’on a arrêtée.
replay-broken-off = Partie interrompue après { $turns } tours sans fin : il n’y a pas de résultat.
replay-summary = { $games ->
    [0] Aucune partie.
    [one] { $bad ->
        [0] 1 partie, sans erreur.
       *[other] 1 partie, avec une erreur.
    }
   *[other] { $bad ->
        [0] { $games } parties, toutes sans erreur.
       *[other] { $games } parties, dont { $bad } avec une erreur.
    }
}

# Une partie revue coup par coup.
replay-open = Revoir la partie
replay-back = Décision précédente
replay-on = Décision suivante
replay-moment = Moment de la partie
replay-advice = Que ferait un maître ?
replay-same = Un maître aurait fait pareil.
replay-other = Un maître aurait plutôt fait ceci :
replay-as-good = Un maître aurait pu faire pareil.
replay-other-two = Un maître aurait plutôt choisi l’un des deux premiers coups :
replay-chart = Comment ont évolué les scores ?
# Un interrupteur
replay-own = Mes décisions seulement
