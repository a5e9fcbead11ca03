# The rules assistant: what is shown around its articles.

# $title is the article's, $rule its id.
ask-heading = { $title } ({ $rule })
# Labels before the parts of an article.
ask-example = For example:
ask-editions = What the editions say:
# $rules is a list of ids.
ask-see = See also: { $rules }
# The headings of the glossary's columns are the names of the languages, each in itself.
ask-glossary = Names in the four languages
