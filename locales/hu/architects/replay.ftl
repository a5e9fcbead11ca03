# Hol szakad meg egy feljegyzett játszma.
replay-unfinished = Nincs befejezve: { $events } esemény, { $turn }. kör.
