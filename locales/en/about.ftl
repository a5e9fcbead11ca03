# The page about the program: what it is, whose the games are, and the licences of everything in it.

about-program = The program
about-what = Guildhall is a companion for board games: it keeps score at a real table, plays the game with you and answers questions about the rules.
# $licence is the short name of a licence, such as MIT OR Apache-2.0.
about-code = Its code is open to everybody, under the MIT licence or the Apache License 2.0, as you like ({ $licence }).
about-games = The games
about-fonts = Fonts
# $name is the name of a font, $licence the short name of its licence.
about-font = { $name } ({ $licence })
about-drawings = Drawings
about-drawings-licence = All drawings were made for this program and are under the licence of its code: { $licence }
about-packages = The work of others
about-packages-all = { $count ->
    [one] The program contains { $count } library written by other people, with those for Linux, macOS and Windows counted together.
   *[other] The program contains { $count } libraries written by other people, with those for Linux, macOS and Windows counted together.
} Thanks to everybody who made them! They are sorted by licence; where it says OR, you may choose.
