window-place-reset = Frissítés: ki fizet?
window-place-cards = Mit tud ez a kártya?
window-place-copy = Az Építőmesterek dobozom
