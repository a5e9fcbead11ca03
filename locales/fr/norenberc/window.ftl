window-place-favorite = Qui est le favori ?
window-place-box = Les tuiles de ma boîte
