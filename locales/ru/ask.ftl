# Справочник по правилам: то, что стоит вокруг его статей.

# $title is the article's, $rule its id.
ask-heading = { $title } ({ $rule })
# Labels before the parts of an article.
ask-example = Например:
ask-editions = В изданиях:
# $rules is a list of ids.
ask-see = См. также: { $rules }
# The headings of the glossary's columns are the names of the languages, each in itself.
ask-glossary = Названия на четырёх языках
