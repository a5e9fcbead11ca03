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
book-no-name = No matching names.
book-back-to-list = Back to the list
# A line in a list of articles.
book-entry = { $rule } · { $title }
book-rule = Rule { $rule }
book-see-also = See also (often confused with this)
# A name in another language, where there is no room for columns.
book-name-in = { $language }: { $name }
# Under the glossary, where names are marked with a star.
book-unofficial = * our own wording: no published name in this language is known to us
