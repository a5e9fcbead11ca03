cli-option-box = A saját dobozod lapkái TOML-fájlban (lásd guildhall box); ha nincs megadva, a feltételezett lapkák
cli-score-after = A fájl JSON:
    {"{"}"game": "norenberc", "players": [
    {"  {"}"name": "Ana", "talers": 12, "craftsmen": [{"{"}"guild": "brewers", "value": 4{"}"}],
    {"   "}"crests": ["brewers"], "prestige_crests": 1, "townsmen": ["nobleman-3"]{"}"}, ...]{"}"}
    2–5 játékos; talers (tallérok): 0–9999; craftsmen (kézművesek): 2–7 értékűek. Az üres listák elhagyhatók.
    Játékban lévő céhek: 2 játékosnál brewers (sörfőzők), bakers (pékek), shoemakers (cipészek); 3 játékosnál
    printers (nyomdászok) is; 4 játékosnál tailors (szabók) is; 5 játékosnál hatters (kalapkészítők) is.
    Városlakók (akik a játékosnál maradnak): musician-3, musician-5 (zenész), nobleman-2, nobleman-3 (nemesember),
    tax-collector (adószedő), engraver (vésnök), foreman-2, foreman-3, foreman-4 (munkafelügyelő), apprentice (tanonc).
cli-favorites-about = Ki melyik céh kedvence a kör végén, és miért
cli-favorites-usage = guildhall favorites { cli-value-file } [KAPCSOLÓK]
cli-favorites-after = A fájl JSON:
    {"{"}"game": "norenberc", "turn_order": ["Ana", "Béla"], "prestige_guild": "brewers", "players": [
    {"  {"}"name": "Ana", "talers": null, "goods": {"{"}"beer": 2{"}"}, "peddlers": ["beer"]{"}"}, ...]{"}"}
    A talers (tallérok) elhagyható, és null is lehet: ilyenkor a válasz megmondja, kinek kell felfednie a tallérjait, ha kell.
    A házalón fekvő áru nem számít bele a goods (áruk) mezőbe: mindegyik külön elem a peddlers (házalók) listában.
    Játékban lévő áruk: 2 játékosnál beer (sör), pastry (sütemény), shoe (cipő); 3 játékosnál page (könyvlap) is;
    4 játékosnál cloth (vászon) is; 5 játékosnál hat (kalap) is.
cli-box-about = Kiírja a játék feltételezett lapkáit, a --box kapcsolóhoz használható fájlként
cli-box-usage = guildhall box [KAPCSOLÓK]
cli-box-after = Egyik kiadás sem közli, melyik fajta lapkából hány van, ezért ez csak feltételezés. Készíts saját fájlt:
    guildhall box > my-box.toml
    és írd át arra, ami előtted fekszik: minden céhben 11 kézműves 2–7 értékkel, összesen 26 városlakó. A kézművesek
    egy bejegyzése minden céhre vonatkozik, vagy csak néhányra: guilds = ["brewers", "hatters"].
cli-ask-after = Példa: guildhall ask "ki a kedvenc, ha két játékosnak ugyanannyi van?"
    Kérdezni angolul, franciául, oroszul és magyarul is lehet, bármi is a --lang; a válasz a --lang nyelvén érkezik.
cli-train-after = Példa: guildhall train --players 2 --seed 1 --threads 2 > assets/norenberc/bots/players-2.toml
    Ugyanazok az argumentumok ugyanazokat a súlyokat adják, akárhány szálon. A kiindulás az assets/norenberc/bots/hand.toml.
