# A szabálysegéd: ami a szócikkei körül áll.

# $title a szócikk címe, $rule az azonosítója.
ask-heading = { $title } ({ $rule })
# Feliratok a szócikk részei előtt.
ask-example = Például:
ask-editions = Amit a kiadások írnak:
# $rules azonosítók listája.
ask-see = Lásd még: { $rules }
# A szójegyzék oszlopainak fejléce a nyelvek neve, mindegyik a maga nyelvén.
ask-glossary = Nevek a négy nyelven
