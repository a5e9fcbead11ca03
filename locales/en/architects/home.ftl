# The first screen.
home-for = for the board game Architects of the West Kingdom
home-overview-about = How Architects of the West Kingdom works, in five minutes
home-table-about = Quick answers and the final score for a real game
