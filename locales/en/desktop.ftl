# What a desktop says about the program: the entry in its menu and its page in a software centre.

desktop-generic = Board game companion
desktop-comment = Keep score at the table, play against bots and look up the rules
# Words to search for, separated by semicolons.
desktop-keywords = board game;score;scoring;rules;referee;bots
# One line, no full stop.
desktop-summary = Score keeper, opponent and rulebook for board games
# $games is the list of games.
desktop-about = Guildhall sits at the table with you. It knows { $games }: who gets what, what it costs, and at the end who has won and why. Every number comes with its reason.
desktop-about-table = At a real table it follows the game as closely as you like, from the final score alone to every single move, and settles the argument on the spot. Everything can be undone or corrected later.
desktop-about-play = At home it plays the whole game with you, against bots of several strengths or with friends around one screen, gives hints and says why.
desktop-about-rules = Ask about the rules in plain words, in English, French, Russian or Hungarian, and switch languages whenever you like, even in the middle of a game.
# Under pictures of the window.
desktop-picture-home = The first screen
desktop-picture-table = The end of a round at the table, with a tie
desktop-picture-play = A game against bots
desktop-picture-rules = The rules, asked in plain words
desktop-picture-result = A final score, with a reason for every point
# What a file manager calls the program’s own files.
desktop-file = Guildhall game or score sheet
