play-first-about = You and two medium bots. One tap, and the tiles are dealt.
play-option-seed-about = The same seed deals the same tiles.
play-option-box = The box
play-begin = Deal the tiles
play-plan = { $name }: which guilds will your agents go to?
play-plan-seal = { $count ->
    [0] Choose guilds
    [one] Plan { $count } card
   *[other] Plan { $count } cards
}
play-plan-pass = Pass
play-plan-pass-sure = Yes, out for this round
play-plan-agents = Agents available: { $agents }
play-planned = { $name } has planned.
play-secrets-open = Show my talers
play-secrets-close = Hide my talers
