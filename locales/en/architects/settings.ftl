settings-credits = Architects of the West Kingdom is a game by S J Macdonald and Shem Phillips. This program was made by players, not by its publisher.
settings-copy = Architects: my copy
settings-copy-about = Whether you own the promotional cards, and how your group reads the Conspirator. This is the default for every new table.
settings-copy-edit = Change
