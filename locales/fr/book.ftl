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
book-nothing = Aucun article ne répond à cette question. Demandez une seule chose à la fois sur les règles de Norenberc, par exemple « Qui commence ? » ou « Combien de marchandises puis-je acheter ? », ou parcourez tous les articles.
book-no-name = Aucun nom ne correspond.
book-back-to-list = Retour à la liste
book-entry = { $rule } · { $title }
book-rule = Règle { $rule }
book-see-also = Voir aussi, à ne pas confondre
book-name-in = { $language } : { $name }

book-part-components = Matériel
book-part-setup = Mise en place
book-part-planning = Planification
book-part-actions = Actions
book-part-townsmen = Citadins
book-part-turn-end = Fin d’un tour
book-part-round-end = Fin d’une manche
book-part-game-end = Fin de la partie
book-part-rulings = Doutes et précisions

book-group-game = Le jeu
book-group-guild = Guildes
book-group-craftsman = Artisans
book-group-good = Marchandises
book-group-townsman = Citadins
book-group-trigger = Quand les citadins agissent
book-group-thing = Matériel et phases
book-group-action = Actions
book-group-round-end = À la fin d’une manche
book-group-scoring = Décompte
