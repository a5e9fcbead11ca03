# The rules assistant: what is shown around its articles.

# $title is the article's, $rule its id.
ask-heading = { $title } ({ $rule })
# Labels before the parts of an article.
ask-example = For example:
ask-editions = What the editions say:
# $rules is a list of ids.
ask-see = See also: { $rules }
ask-nothing = No article fits this question. Ask about the rules of Norenberc, one thing at a time, such as “Who goes first?” or “How many goods may I buy?”, or browse the list with guildhall rules.
# The headings of the glossary's columns are the names of the languages, each in itself.
ask-glossary = Names in the four languages
