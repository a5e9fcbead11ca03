# Итог турнира ботов.

simulate-summary = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
} за { $seconds } с ({ $rate } в секунду), решений: { $decisions }.
# One bot. Numbers with decimals come as text.
simulate-bot = { $bot }: побед { $share } % (интервал 95 %: от { $low } до { $high } %), в среднем { $vp } ПО, { $ms } мс на решение
