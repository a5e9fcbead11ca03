play-option-copy = Cartes promotionnelles et lectures
