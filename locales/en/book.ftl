# The rules panel: asking, contents, glossary.

book-ask = Ask about the rules
book-find-name = Find a name
book-clear = Clear the question
book-close = Close the rules
book-contents = All articles
book-answers = Answers
book-overview = For newcomers
book-summary = Summary
book-glossary = Glossary
book-now = What matters now
book-nothing = No article fits this question. Ask about the rules of Norenberc, one thing at a time, such as “Who goes first?” or “How many goods may I buy?”, or browse all articles.
book-no-name = No matching names.
book-back-to-list = Back to the list
# A line in a list of articles.
book-entry = { $rule } · { $title }
book-rule = Rule { $rule }
book-see-also = See also (often confused with this)
# A name in another language, where there is no room for columns.
book-name-in = { $language }: { $name }

book-part-components = Components
book-part-setup = Setup
book-part-planning = Planning
book-part-actions = Actions
book-part-townsmen = Townsmen
book-part-turn-end = End of a turn
book-part-round-end = End of a round
book-part-game-end = End of the game
book-part-rulings = Rulings and errata

book-group-game = The game
book-group-guild = Guilds
book-group-craftsman = Craftsmen
book-group-good = Goods
book-group-townsman = Townsmen
book-group-trigger = When townsmen take effect
book-group-thing = Components and terms
book-group-action = Actions
book-group-round-end = At the end of a round
book-group-scoring = Scoring
