# The first screen.
home-for-norenberc = for the board game Norenberc
home-table = At the table
home-table-about = Follow a real game: favourites, income, final score
home-play = Play
home-play-about = Against bots, or with others around one screen
home-rules = Rules
home-rules-about = Ask anything in plain words, or look it up
home-past = Past games
home-past-about = Results, and how well everyone plays
home-overview = Learn the game
home-overview-about = How Norenberc works, in five minutes
home-glossary = Four languages
home-glossary-about = What everything is called in each edition
