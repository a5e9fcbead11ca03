# Ce que dit le suivi de la ville en plus de ce qu’on lui raconte : corrections, annonces, doutes.

# Ce qu’une correction a changé. $topic, $before et $after sont des parties de la phrase.
town-change = { $topic } : avant { $before }, maintenant { $after }.
town-topic = { $topic ->
    [reset] Réinitialisation { $number }
    [freed] Réinitialisation { $number }, ouvriers libérés ({ $name })
    [goods] Réinitialisation { $number }, { architects-resource } ({ $name })
    [reset-virtue] Réinitialisation { $number }, changement de vertu ({ $name })
    [reset-debts] Réinitialisation { $number }, nouvelles dettes ({ $name })
    [last-space] Dernière case de la Maison des Corporations
    [virtue] Vertu ({ $name })
    [cathedral] Niveau de la Cathédrale ({ $name })
    [unpaid] Dettes non payées ({ $name })
    [paid] Dettes payées ({ $name })
    [stock] En réserve, { architects-resource } ({ $name })
    [workers] Ouvriers disponibles ({ $name })
    [prison] Ouvriers en Prison ({ $name })
    [captured] Ouvriers capturés ({ $name })
    [tax-stand] Argent au Bâtiment des Impôts, selon la dernière saisie
   *[total] Total ({ $name })
}
town-value = { $value ->
    [nothing] rien
    [unknown] inconnu
    [guildhall] { $count }e ouvrier à la Maison des Corporations
    [market] troisième ouvrier au Marché Noir
    [told] saisie à la main
    [name] { $name }
   *[count] { $count }
}
town-change-held = { $topic } : reste à { $value }, car ce nombre a été saisi à la main plus tard.
town-change-skipped = Plus possible, donc laissé de côté : « { $text } » { $why }
town-change-counts-again = De nouveau possible, donc repris : « { $text } »
# Que faire des pièces. $more vaut yes quand quelqu’un reçoit quelque chose.
town-move = { $piece ->
    [debt] { $more ->
        [yes] { $name } prend { architects-debts-acc }.
       *[no] { $name } rend { architects-debts-acc }.
    }
    [paid-debt] { $count ->
        [one] { $name } rend { $count } dette payée, annule ce que son remboursement a coûté et rapporté, et descend de { $count } case sur la piste de vertu.
       *[other] { $name } rend { $count } dettes payées, annule ce que leur remboursement a coûté et rapporté, et descend de { $count } cases sur la piste de vertu.
    }
    [virtue] { $more ->
        [yes] { $count ->
            [one] { $name } monte de { $count } case sur la piste de vertu.
           *[other] { $name } monte de { $count } cases sur la piste de vertu.
        }
       *[no] { $count ->
            [one] { $name } descend de { $count } case sur la piste de vertu.
           *[other] { $name } descend de { $count } cases sur la piste de vertu.
        }
    }
    [worker] { $more ->
        [yes] { $name } sort { architects-workers-acc } de Prison.
       *[no] { $name } remet { architects-workers-acc } en Prison.
    }
   *[goods] { $more ->
        [yes] { $name } prend { architects-heap-acc } dans la réserve.
       *[no] { $name } rend { architects-heap-acc } à la réserve.
    }
}
# Annonces.
town-news = { $news ->
    [reset] Réinitialisation du Marché Noir, maintenant !
    [next-reset] Le prochain ouvrier à la Maison des Corporations (case { $space }) déclenche une réinitialisation.
    [market-next] Le prochain ouvrier au Marché Noir déclenche une réinitialisation.
    [last-space] Le prochain ouvrier à la Maison des Corporations prend la dernière case.
    [last-turns] { $count ->
        [1] Encore un tour : { $names }.
       *[other] Encore un tour chacun, dans cet ordre : { $names }.
    }
    [some-turns] { $count ->
        [1] Encore un tour : { $names }.
       *[other] Encore un tour chacun : { $names }.
    }
    [all-done] Tous les derniers tours sont joués : place au décompte.
   *[rests] L’adversaire n’a plus d’ouvrier : à son prochain tour, tous reviennent, sauf ceux du Marché Noir et de la Maison des Corporations.
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
   *[reset] Tout n’est pas connu d’une réinitialisation.
}
# D’où vient un nombre.
town-why = { $why ->
    [told] saisi
    [building] { architects-building }
    [cathedral] travaux à la Cathédrale
    [market] Marché Noir
    [paid-off] dette remboursée
   *[reset] réinitialisation { $number }
}
# Pourquoi il y a une réinitialisation, après un deux-points.
town-cause = { $cause ->
    [guildhall] case { $space } de la Maison des Corporations
    [market] le Marché Noir est plein
   *[told] saisie à la table
}
