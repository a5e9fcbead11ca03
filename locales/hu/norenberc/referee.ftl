# Egy igazi játék végig követve: a kérdések és a válaszok.

# $names are all players as they sit.
referee-order-as-seated = Ebben a sorrendben: { $names }
referee-nobody = Senki
referee-pass = { $name } passzol
referee-pass-short = Passz
referee-cards = { $name }: { $cards } kártya
# Ki fedhet fel kártyát, és hány kártyája van még képpel lefelé.
referee-cards-left = { $name }, képpel lefelé: { $cards }
