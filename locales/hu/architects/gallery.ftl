# A játék elemei a galériában.

gallery-buildings = Építmények
gallery-apprentices = Segédek
gallery-states = Megérinthető kártyák
gallery-workers = Munkások
gallery-pictures = A játék rajzai
gallery-name = Anna
gallery-note = Hiányzik: 2 arany.
