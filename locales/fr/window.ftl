# Le cadre de la fenêtre : en-tête, lieux, nouvelles.

# Le nom du programme ne se traduit pas.
window-place-home = Guildhall
window-place-tables = À la table
window-place-play = Jouer
window-place-table = À la table
window-place-replay = Revoir une partie
window-place-past = Parties passées
window-place-rules = Règles
window-place-settings = Réglages
window-place-about = À propos
window-place-gallery = Galerie

window-back = Retour
window-home = Accueil
window-settings = Réglages
window-rules = Règles : poser une question, consulter
window-language = Langue : { $language }
# $how dit ce qu’est $what : une chose, des mots cités, ou une ligne du journal ajoutée après coup, corrigée ou retirée.
window-undo = { $how ->
    [thing] Annuler : { $what }
    [said] Annuler : « { $what } »
    [added] Annuler l’ajout : « { $what } »
    [corrected] Annuler la correction : « { $what } »
    [removed] Annuler le retrait : « { $what } »
   *[nothing] Rien à annuler
}
window-redo = { $how ->
    [thing] Rétablir : { $what }
    [said] Rétablir : « { $what } »
    [added] Rétablir l’ajout : « { $what } »
    [corrected] Rétablir la correction : « { $what } »
    [removed] Rétablir le retrait : « { $what } »
   *[nothing] Rien à rétablir
}

window-setting-unknown = Le réglage « { $key } » contient { $found }, que cette version ne connaît pas. La valeur par défaut est utilisée.
window-settings-broken = Le fichier des réglages est illisible. Les valeurs par défaut s’appliquent ; le fichier reste tel quel.
window-settings-aside = Le fichier des réglages est illisible. Il est conservé sous { $file } ; tous les réglages reprennent leur valeur par défaut.
window-settings-unreadable = Impossible de lire les réglages : { $reason }. Ils reprennent tous leur valeur par défaut.
window-exported = { $files ->
    [one] { $files } fichier exporté vers { $file }.
   *[other] { $files } fichiers exportés vers { $file }.
}
window-saving = Enregistrement de l’image…
window-saved = Enregistré : { $file }
window-copied = Le résultat est dans le presse-papiers, prêt à être collé.
window-imported = { $files ->
    [one] { $files } fichier importé. Ce qui se trouvait ici avant est conservé sous { $file }.
   *[other] { $files } fichiers importés. Ce qui se trouvait ici avant est conservé sous { $file }.
}
window-not-exported = Impossible d’écrire l’exportation : { $reason }.
window-not-imported = Impossible d’importer ce fichier : { $reason }. Rien n’a changé.
window-not-an-archive = Ce fichier n’a pas été exporté par Guildhall. Rien n’a changé.
window-archive-newer = Ce fichier vient d’un Guildhall plus récent (format { $format }). Rien n’a changé.
