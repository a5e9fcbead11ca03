window-place-reset = A reset: who pays?
window-place-cards = What does this card do?
window-place-copy = My copy of Architects
