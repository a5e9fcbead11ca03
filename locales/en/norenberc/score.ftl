# The final score: what only this game says.

score-winner = { $by ->
    [vp] { $names } wins with { $vp } VP.
    [craftsmen] { $names } wins with { $vp } VP: a tie, broken by more craftsmen.
    [value] { $names } wins with { $vp } VP: a tie, broken by the higher total value of craftsmen.
   *[shared] { $names } share the victory with { $vp } VP.
}
score-category = { $category ->
    [majority] Craftsman majorities
    [thirty] Craftsmen of 30+
    [all-types] All craftsman types
    [richest] Richest player
    [crests] Crest collection
   *[townsmen] Townsman bonuses
}
score-line-majority = { norenberc-guild }: { $place ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
} place{ $tied ->
    [yes] , tied
   *[no] {""}
}, value { $value } with { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
score-line-thirty = { norenberc-guild }: total value { $value }
score-line-all-types = a craftsman of each of the { $guilds } guilds
score-line-richest = most talers: { $talers }{ $players ->
    [one] {""}
   *[other] , tied with others
}
score-line-crests = { $sum ->
    [one] { $sum } crest
   *[other] { $sum } different crests
}: { $guilds ->
    [one] 1 guild crest
   *[other] { $guilds } guild crests
}{ $prestige ->
    [0] {""}
    [one] , 1 prestige crest
   *[other] , { $prestige } prestige crests
}{ $engravers ->
    [0] {""}
    [one] , 1 Engraver
   *[other] , { $engravers } Engravers
}
score-line-townsman = { $tile ->
    [tax-collector] Tax Collector: 1 for each full 10 of { $counted } talers
    [foreman-2] Foreman: { $counted ->
        [one] { $counted } craftsman
       *[other] { $counted } craftsmen
    } of value 2
    [foreman-3] Foreman: { $counted ->
        [one] { $counted } craftsman
       *[other] { $counted } craftsmen
    } of value 3
    [foreman-4] Foreman: { $counted ->
        [one] { $counted } craftsman
       *[other] { $counted } craftsmen
    } of value 4
    [apprentice] Apprentice: { $counted } × 2nd or 3rd place
   *[nobleman] Nobleman
}
# Why a category earned nothing.
score-lack = { $lack ->
    [craftsmen] No craftsmen.
    [place] No 1st, 2nd or 3rd place in any guild.
    [thirty] Highest total in one guild: { $value } ({ norenberc-guild-inside }). It takes 30.
    [types] No craftsman of these guilds: { $guilds }.
    [talers] Only { norenberc-talers }; somebody has { $most }.
    [crests] Different crests: { $count }. It takes 3.
   *[townsmen] No townsman that earns VP.
}
# $at says which entry of the sheet.
score-warning-more-than-box = Note: { $at }: more tiles of this kind than the box holds.
score-warning-box = The box contents are assumed; give your own with --box { cli-value-file }.
