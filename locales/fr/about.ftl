# La page « À propos » : ce qu’est le programme, à qui sont les jeux, et les licences de tout ce qu’il contient.

about-program = Le programme
about-what = Guildhall accompagne les jeux de société : il tient les comptes autour d’une vraie table, joue avec vous et répond aux questions de règles.
# $licence est le nom court d’une licence, comme MIT OR Apache-2.0.
about-code = Son code est ouvert à tous, sous licence MIT ou Apache 2.0, au choix ({ $licence }).
about-games = Les jeux
about-fonts = Polices
# $name est le nom d’une police, $licence le nom court de sa licence.
about-font = { $name } ({ $licence })
about-drawings = Dessins
about-drawings-licence = Tous les dessins ont été faits pour ce programme, sous la licence de son code : { $licence }
about-packages = Le travail des autres
about-packages-all = { $count ->
    [one] Le programme contient { $count } bibliothèque écrite par d’autres, en comptant ensemble celles de Linux, de macOS et de Windows.
   *[other] Le programme contient { $count } bibliothèques écrites par d’autres, en comptant ensemble celles de Linux, de macOS et de Windows.
} Merci à toutes les personnes qui les ont faites ! Elles sont classées par licence ; OR veut dire que l’on a le choix.
