window-place-reset = Обновление: кто платит?
window-place-cards = Что делает эта карта?
window-place-copy = Моя коробка «Архитекторов»
