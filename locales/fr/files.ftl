# Fichiers : ce qui n’est pas enregistré, ce que d’autres ont modifié, ce qui est demandé avant toute perte.

files-trouble = { $why ->
    [full] le disque est plein ({ $path })
    [read-only] l’écriture y est interdite ({ $path })
    [denied] l’accès n’y est pas autorisé ({ $path })
    [missing] ce fichier ou ce dossier n’existe pas ({ $path })
    [busy] un autre Guildhall s’en sert ({ $path })
    [folder] c’est un dossier, pas un fichier ({ $path })
    [file] un fichier se trouve là où il faudrait un dossier ({ $path })
    [special] ce n’est pas un fichier ordinaire ({ $path })
    [large] le fichier est trop volumineux ({ $path })
    [name] ce nom est trop long ou impossible sur ce disque ({ $path })
   *[other] le disque refuse ({ $path })
}

files-read-only = Ces parties sont ouvertes dans une autre fenêtre de Guildhall. Ici, on peut tout consulter, mais rien modifier.
files-waiting = Pas encore enregistré : { $count ->
    [one] { $count } saisie
   *[other] { $count } saisies
} ; { $trouble }. Rien n’est perdu tant que Guildhall reste ouvert : il continue d’essayer.
files-waiting-changed = Pas encore enregistré : { $count ->
    [one] { $count } saisie
   *[other] { $count } saisies
}. Un autre programme a modifié le fichier de cette partie ; Guildhall doit savoir quelle version compte.
files-refused = Rien ne peut être enregistré pour le moment : { $trouble }. Vous pouvez continuer à jouer ; Guildhall continue d’essayer.
files-settings-waiting = Vos réglages ne sont pas encore enregistrés : { $trouble }. Guildhall continue d’essayer.
files-save-now = Réessayer maintenant
files-save-elsewhere = Enregistrer dans un autre fichier…
files-decide = Choisir…
files-aside = Réduire ce message
files-aside-show = Afficher le message sur l’enregistrement

files-changed = Le fichier de cette partie a été modifié
files-changed-about = Un autre programme a écrit dans le fichier de cette partie : un second ordinateur, un dossier synchronisé ou une importation. Il compte { $theirs ->
    [one] { $theirs } ligne
   *[other] { $theirs } lignes
}, cette fenêtre { $mine ->
    [one] { $mine } ligne
   *[other] { $mine } lignes
}. Laquelle des deux versions compte ? Quel que soit votre choix, l’autre reste sur le disque.
files-keep-mine = Ce que je vois ici
files-keep-mine-about = Le fichier modifié va dans le dossier « aside ».
files-keep-theirs = Ce que dit maintenant le fichier
files-keep-theirs-about = Ce qui n’existe qu’ici va dans le dossier « aside ».
files-keep-both = Garder les deux
files-keep-both-about = Ce que vous voyez ici continue comme une partie à part.

files-shorter = Il manque peut-être la suite de cette partie
files-shorter-about = Le fichier de cette partie s’arrête après { $inputs ->
    [one] { $inputs } saisie
   *[other] { $inputs } saisies
}, mais une copie en contient { $copy }. Peut-être un fichier plus ancien a-t-il été remis à sa place.
files-shorter-missing = { $count ->
    [one] { $count } autre saisie est perdue.
   *[other] { $count } autres saisies sont perdues.
}
files-shorter-take = Continuer avec la copie ({ $copy })
files-shorter-leave = Laisser tel quel ({ $inputs })

files-gap = Il manque peut-être quelque chose à cette partie
files-gap-about = Un morceau du fichier est abîmé ou a disparu : la partie reprend peut-être plus tôt que là où vous l’aviez laissée. Les bots attendent votre accord.
files-gap-go-on = Reprendre à partir d’ici
files-gap-leave = Pas maintenant

files-closing = Tout n’est pas enregistré
files-closing-about = { $count ->
    [one] { $count } saisie n’est pas encore sur le disque
   *[other] { $count } saisies ne sont pas encore sur le disque
} : { $trouble }. Si vous fermez Guildhall maintenant, tout cela sera perdu.
files-closing-changed = { $count ->
    [one] { $count } saisie n’est pas encore sur le disque
   *[other] { $count } saisies ne sont pas encore sur le disque
}, car un autre programme a modifié le fichier. Si vous fermez Guildhall maintenant, tout cela sera perdu.
files-rescue-path = Enregistrer plutôt dans ce fichier
files-rescue = Enregistrer là
files-rescue-about = Pour le récupérer : « Réglages → Importer ce fichier ».
files-rescued = Enregistré dans { $path }. Pour tout retrouver : « Réglages → Importer ce fichier ».
files-not-done = Cela n’a pas marché : { $trouble }.
files-close-anyway = Fermer sans enregistrer
files-close = Fermer Guildhall
files-stay = Ne pas fermer

files-left-out = Illisible, donc absent de l’exportation : { $files }
files-import-same = Tout ce que contient ce fichier était déjà ici.
files-import-both = Différent ici et dans le fichier, donc deux fois dans la liste : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}.
files-import-pending = L’importation est acceptée, mais le disque ne la laisse pas encore aboutir. Guildhall la terminera dès que possible.
files-import-foreign = Ce fichier contient « { $file } », qu’aucune exportation de Guildhall ne contient. Rien n’a changé.
files-import-twice = Ce fichier contient deux fois « { $file } ». Rien n’a changé.
files-import-file-and-folder = Dans ce fichier, « { $file } » est à la fois un fichier et un dossier. Rien n’a changé.
files-import-garbled = « { $file } », dans ce fichier, est illisible. Rien n’a changé.
files-import-link = Impossible d’importer « { $file } » : ici, un lien vers un autre endroit se trouve sur le chemin. Rien n’a changé.
files-import-unreadable = Illisible dans ce fichier, donc inchangé ici : { $files }.
files-import-waiting = Il faut d’abord enregistrer { $count ->
    [one] { $count } saisie
   *[other] { $count } saisies
}. Rien n’a changé.
files-settings-lasting = Une autre fenêtre est ouverte : les réglages faits ici durent jusqu’à la fermeture de celle-ci.

# Une exportation vers un fichier qui existe déjà. $path est un fichier.
files-taken = Un fichier de ce nom existe déjà
files-taken-about = Que faire de { $path } ?
files-taken-opened = { $path } est le fichier que vous avez ouvert. Il n’est pas remplacé.
files-taken-beside = Exporter dans { $path }
files-taken-replace = Le remplacer, en gardant l’ancien sous { $path }
files-taken-neither = Ne pas exporter
files-taken-kept = L’ancien fichier est conservé sous { $path }.

# A file that somebody opened with Guildhall. $reason is a whole sentence.
files-not-opened = Impossible d’ouvrir { $file }. { $reason }
files-open-disk = Le fichier ne peut pas être lu : { $trouble }.
files-open-impossible = Ce qu’il contient ne peut pas se trouver sur une même table, par exemple plus d’éléments qu’il n’en existe.
files-open-not-shown = La fenêtre ne sait pas encore afficher ce fichier pour ce jeu. Les commandes savent le lire : voir guildhall --help.
files-open-journal = C’est une partie isolée d’un autre Guildhall. Pour l’avoir ici, exportez tout là-bas, puis importez le fichier ici dans les réglages.
files-to-import = Ce fichier contient tout ce qu’un autre Guildhall a conservé. « { settings-import } », plus bas, l’ajoute à ce qui se trouve ici.
files-sheet-kept = Ce résultat fait maintenant partie de vos parties passées.
files-recorded = { $games ->
    [one] Le fichier contient une partie.
   *[other] Le fichier contient { $games } parties. Voici la première.
} { $left ->
    [0] {""}
    [one] Un événement contraire aux règles est laissé de côté.
   *[other] { $left } événements sont laissés de côté, car le premier d’entre eux est contraire aux règles.
}
