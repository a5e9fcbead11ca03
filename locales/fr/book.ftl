# Le panneau des règles : questions, sommaire, glossaire.

book-ask = Votre question sur les règles
book-find-name = Chercher un nom
book-clear = Effacer la question
book-close = Fermer les règles
book-contents = Tous les articles
book-answers = Réponses
book-overview = Pour débuter
book-summary = Résumé
book-glossary = Glossaire
book-now = Utile en ce moment
book-no-name = Aucun nom ne correspond.
book-back-to-list = Retour à la liste
book-entry = { $rule } · { $title }
book-rule = Règle { $rule }
book-see-also = Voir aussi, à ne pas confondre
book-name-in = { $language } : { $name }
# Under the glossary, where names are marked with a star.
book-unofficial = * notre propre traduction : aucun nom publié ne nous est connu dans cette langue
