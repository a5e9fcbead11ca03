window-place-reset = Une réinitialisation : qui paie ?
window-place-cards = Que fait cette carte ?
window-place-copy = Mon exemplaire d’Architectes
