# Ce que dit le suivi de la ville en plus de ce qu’on lui raconte : corrections, annonces, doutes.

# Ce qu’une correction a changé. $topic, $before et $after sont des parties de la phrase.
town-change = { $topic } : avant { $before }, maintenant { $after }.
town-topic = { $topic ->
    [reset] Réinitialisation { $number }
    [freed] Réinitialisation { $number }, ouvriers libérés ({ $name })
    [goods] Réinitialisation { $number }, { architects-resource } ({ $name })
    [reset-virtue] Réinitialisation { $number }, changement de vertu ({ $name })
    [reset-debts] Réinitialisation { $number }, nouvelles dettes ({ $name })
    [last-space] Dernière place de la Maison des Corporations
    [virtue] Vertu ({ $name })
    [cathedral] Niveau de la Cathédrale ({ $name })
    [unpaid] Dettes non payées ({ $name })
    [paid] Dettes payées ({ $name })
   *[total] Total ({ $name })
}
town-value = { $value ->
    [nothing] rien
    [unknown] inconnu
    [guildhall] ouvrier { $count } de la Maison des Corporations
    [market] troisième ouvrier au Marché Noir
    [told] saisie à la main
    [name] { $name }
   *[count] { $count }
}
town-change-skipped = N’est plus possible et n’est donc pas compté : « { $text } » { $why }
town-change-counts-again = De nouveau possible et donc compté : « { $text } »
# Que faire des pièces. $more vaut yes quand quelqu’un reçoit quelque chose.
town-move = { $piece ->
    [debt] { $more ->
        [yes] { $name } prend des dettes non payées : { $count }.
       *[no] { $name } rend des dettes non payées : { $count }.
    }
    [virtue] { $more ->
        [yes] { $name } monte sur la piste de vertu, en cases : { $count }.
       *[no] { $name } descend sur la piste de vertu, en cases : { $count }.
    }
    [worker] { $more ->
        [yes] { $name } sort des ouvriers de Prison : { $count }.
       *[no] { $name } remet des ouvriers en Prison : { $count }.
    }
   *[goods] { $more ->
        [yes] { $name } prend dans la réserve : { $count } { architects-resource }.
       *[no] { $name } rend à la réserve : { $count } { architects-resource }.
    }
}
# Annonces.
town-news = { $news ->
    [reset] Réinitialisation du Marché Noir, maintenant !
    [next-reset] Le prochain ouvrier à la Maison des Corporations (place { $space }) déclenche une réinitialisation.
    [market-next] Le prochain ouvrier au Marché Noir déclenche une réinitialisation.
    [last-space] Le prochain ouvrier à la Maison des Corporations prend la dernière place.
    [last-turns] Encore un tour chacun, dans cet ordre : { $names }.
    [some-turns] Encore un tour chacun : { $names }.
    [all-done] Tous les derniers tours sont joués : place au décompte.
   *[rests] L’adversaire n’a plus d’ouvrier : à son prochain tour, tous reviennent.
}
# Pourquoi un nombre n’est peut-être plus juste.
town-doubt = { $doubt ->
    [guildhall] Personne n’a saisi ce qui s’est fait à la Maison des Corporations.
    [reward] La récompense a peut-être donné plus de vertu.
    [hired] Un apprenti a peut-être été embauché.
    [watchtower] La Tour de Guet a peut-être coûté de la vertu.
    [beyond] De la vertu au-delà de 14 a peut-être détruit des dettes.
    [church] L’Église a peut-être détruit une dette.
    [instead] De l’argent a peut-être été payé à la place d’une dette.
   *[reset] Quelque chose n’est pas connu d’une réinitialisation.
}
# D’où vient un nombre.
town-why = { $why ->
    [told] saisi
    [building] { architects-building }
    [cathedral] travaux à la Cathédrale
    [market] Marché Noir
   *[reset] réinitialisation { $number }
}
# Pourquoi il y a une réinitialisation, après un deux-points.
town-cause = { $cause ->
    [guildhall] place { $space } de la Maison des Corporations
    [market] le Marché Noir est plein
   *[told] saisie à la table
}
