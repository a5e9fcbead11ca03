# The first screen.
home-for = for the board game Norenberc
home-table-about = Follow a real game: favourites, income, final score
home-overview-about = How Norenberc works, in five minutes
