# Итог турнира ботов.

simulate-summary = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
} за { $seconds } с ({ $rate } в секунду), решений: { $decisions }.
# One bot. Numbers with decimals come as text.
simulate-bot = { $bot }: побед { $share } % (интервал 95 %: от { $low } до { $high } %), в среднем { $vp } ПО, { $ms } мс на решение
# Партии, которые не двигались к концу; результата у них нет.
simulate-broken-off = Прервано без результата, потому что партии не шли к концу: { $games }.
# One row of the ladder: one bot against others, and what share equals would have.
simulate-ladder-row = Игроков: { $players }, { $one } против { $others }: { $share } % (интервал 95 %: от { $low } до { $high } %; при равной силе { $even } %), партий: { $games }
# VP of a level that plays against itself; $winner are those of the winner.
simulate-ladder-vp = Игроков: { $players }, все { $one }: в среднем { $vp } ПО, у победителя { $winner } ПО, партий: { $games }
