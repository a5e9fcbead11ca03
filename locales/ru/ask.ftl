# Справочник по правилам: то, что стоит вокруг его статей.

# $title is the article's, $rule its id.
ask-heading = { $title } ({ $rule })
# Labels before the parts of an article.
ask-example = Например:
ask-editions = В изданиях:
# $rules is a list of ids.
ask-see = См. также: { $rules }
ask-nothing = Подходящей статьи не нашлось. Спрашивайте о правилах «Нюрнберга», о чём-нибудь одном, например «Кто ходит первым?» или «Сколько товаров можно купить?», или загляните в список: guildhall rules.
# The headings of the glossary's columns are the names of the languages, each in itself.
ask-glossary = Названия на четырёх языках
