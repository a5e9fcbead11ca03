settings-credits = Architects of the West Kingdom is a game by S J Macdonald and Shem Phillips. This program was made by players, not by its publisher.
