# The first screen.
home-for = for the board game Architects of the West Kingdom
home-overview-about = How Architects of the West Kingdom works, in five minutes
home-table-about = Answers at once, and the final score of a real game
