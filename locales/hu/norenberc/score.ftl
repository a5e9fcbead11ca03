# A végső pontozás: ami csak ehhez a játékhoz tartozik.

score-winner = { $by ->
    [vp] { $names } nyer { $vp } GyP-vel.
    [craftsmen] { $names } nyer { $vp } GyP-vel: pontegyenlőségnél a több kézműves döntött.
    [value] { $names } nyer { $vp } GyP-vel: pontegyenlőségnél a kézművesek nagyobb összértéke döntött.
   *[shared] { $names } közösen nyer { $vp } GyP-vel.
}
score-category = { $category ->
    [majority] A legtöbb kézműves
    [thirty] 30+ értékű kézművesek
    [all-types] A kézművesek összes fajtája
    [richest] A leggazdagabb játékos
    [crests] Címergyűjtemény
   *[townsmen] A városlakók bónuszai
}
score-line-majority = { norenberc-guild }: { $place }. hely{ $tied ->
    [yes] {" "}holtversenyben
   *[no] {""}
}, { $tiles } lapka, összérték { $value }
score-line-thirty = { norenberc-guild }: összérték { $value }
score-line-all-types = kézműves mind { $guilds ->
    [5] az
   *[other] a
} { $guilds } céhből
score-line-richest = a legtöbb tallér: { $talers }{ $players ->
    [one] {""}
   *[other] , holtversenyben
}
score-line-crests = { $sum } különböző címer: { $guilds } céhcímer{ $prestige ->
    [0] {""}
   *[other] , { $prestige } tekintélycímer
}{ $engravers ->
    [0] {""}
   *[other] , { $engravers } vésnök
}
score-line-townsman = { $tile ->
    [tax-collector] Adószedő: 1 pont minden teljes 10 tallérért ({ $counted } tallér)
    [foreman-2] Munkafelügyelő: { $counted } darab 2-es kézműves
    [foreman-3] Munkafelügyelő: { $counted } darab 3-as kézműves
    [foreman-4] Munkafelügyelő: { $counted } darab 4-es kézműves
    [apprentice] Tanonc: 2. és 3. helyek száma: { $counted }
   *[nobleman] Nemesember
}
# Miért nem hozott semmit egy kategória.
score-lack = { $lack ->
    [craftsmen] Nincs kézműves.
    [place] Egyik céhben sincs 1., 2. vagy 3. hely.
    [thirty] A legnagyobb összérték egy céhben: { $value } ({ norenberc-guild-inside }). 30 kell hozzá.
    [types] Nincs kézműves ezekből a céhekből: { $guilds }.
    [talers] Csak { norenberc-talers }; valakinek { $most } van.
    [crests] Különböző címerek: { $count }. 3 kell hozzá.
   *[townsmen] Nincs pontot érő városlakó.
}
# $at: az adatlap melyik bejegyzése.
score-warning-more-than-box = Figyelem: { $at }: ebből a fajtából több lapka szerepel, mint amennyi a dobozban van.
score-warning-box = A doboz csak feltételezés: a saját lapkáidat a --box { cli-value-file } kapcsolóval adhatod meg.
