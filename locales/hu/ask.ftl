# A szabálysegéd: ami a cikkei körül áll.

# $title a cikk címe, $rule az azonosítója.
ask-heading = { $title } ({ $rule })
# Feliratok a cikk részei előtt.
ask-example = Például:
ask-editions = Mit írnak a kiadások:
# $rules azonosítók listája.
ask-see = Lásd még: { $rules }
ask-nothing = Erre a kérdésre egyik cikk sem felel. Kérdezz egyszerre csak egy dologról, vagy nézd át a listát: guildhall rules.
# A szójegyzék oszlopainak fejléce a nyelvek neve, mindegyik a maga nyelvén.
ask-glossary = Nevek a négy nyelven
