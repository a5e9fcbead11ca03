# $by is `Scored::decided_by`. Between a number and its unit stands a space that does not break.
score-winner = { $by ->
    [vp] { $names } wins with { $vp } VP.
   *[shared] { $names } share the victory with { $vp } VP.
}
# $category is `Scored::category_id`.
score-category = { $category ->
    [stake] Stake
   *[cards] Cards
}
# A line of a player's score.
score-line-stake = stake named
score-line-cards = cards played
