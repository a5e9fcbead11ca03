settings-box = My box
settings-box-about = No edition says how many tiles there are of each kind, so the program assumes a set. Count your own copy once, and the whole program will use your tiles.
settings-box-edit = Count my tiles
settings-credits = Norenberc is a game by Andreas Steding. This program was made by players, not by its publisher.
