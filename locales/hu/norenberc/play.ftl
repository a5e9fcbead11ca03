play-first-about = Te és két közepes szintű bot. Egy koppintás, és már ki is vannak osztva a lapkák.
play-option-seed-about = Ugyanaz a szám ugyanazt a leosztást adja.
play-option-box = A doboz
play-begin = Lapkák kiosztása
play-plan = { $name }, melyik céhekhez mennek az ügynökeid?
play-plan-seal = { $count ->
    [0] Válassz céheket
   *[other] { $count } kártya kijátszása
}
play-plan-pass = Passzolás
play-plan-pass-sure = Igen, erre a körre végeztem
play-plan-agents = Szabad ügynökök: { $agents }
play-planned = { $name } már tervezett.
play-secrets-open = Megnézem a tallérjaimat
play-secrets-close = Elrejtem a tallérjaimat
