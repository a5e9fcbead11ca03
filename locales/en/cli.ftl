# The command line: help and what is wrong with the arguments.

cli-about = Guildhall keeps score, names the favourites and checks the rules of the board game Norenberc.
cli-usage = guildhall [COMMAND] [OPTIONS]
cli-after = Without a command the window opens. guildhall COMMAND --help explains a command with examples. FILE is a path, or - for standard input.
cli-heading-usage = Usage:
cli-heading-commands = Commands:
cli-heading-options = Options:

cli-option-help = Print help
cli-option-version = Print the version
cli-option-lang = Language: en, fr, ru or hu; without it the system's, else English
cli-option-format = How the answer is written: text or json; without it text
cli-option-locales = A folder with texts of your own (DIR/en/cli.ftl and so on) that replace the built-in ones
cli-option-data-dir = Where the program keeps its data: settings, games, the tiles of your box; without it the usual folder
cli-option-question = The question, in any of the four languages
cli-option-id = Which article: a rule’s id such as A6, or summary, overview or glossary
cli-option-file = What to read: a path, or - for standard input
cli-option-box = The tiles of your own copy as a TOML file (see guildhall box); without it the assumed ones
cli-option-players = How many players: 2 to 5
cli-option-bots = One bot per seat, with commas between them: random (any legal move), greedy (what is worth most at once), easy, medium, hard or master
cli-option-games = How many games; rounded up to whole deals of N games
cli-option-seed = A whole number; the same one gives the same games
cli-option-threads = On how many threads; without it 1
cli-option-record = Also write every game as one line of JSON to this file; an existing file is replaced
cli-option-line = Which line of the file, from 1 on; without it 1
cli-option-event = Before which event of the game, counted from 0; without it at the end of what is recorded
cli-option-player = Whose advice, where several have to decide; without it the one whose event it is
cli-option-iterations = How many games the bot plays to their end before it answers; without it { $iterations }
cli-option-generations = How often the weights are changed; without it { $generations }
cli-option-out = Where the picture goes: a PNG file; an existing file is replaced
cli-option-second-lang = A second language beside the first: en, fr, ru or hu

cli-score-about = Final scores of a finished game, with a reason for every point
cli-score-usage = guildhall score FILE [OPTIONS]
cli-score-after = The file is JSON:
    {"{"}"game": "norenberc", "players": [
    {"  {"}"name": "Ana", "talers": 12, "craftsmen": [{"{"}"guild": "brewers", "value": 4{"}"}],
    {"   "}"crests": ["brewers"], "prestige_crests": 1, "townsmen": ["nobleman-3"]{"}"}, ...]{"}"}
    2 to 5 players; talers 0 to 9999, craftsmen of value 2 to 7. Empty lists may be left out.
    Guilds in play: 2 players brewers, bakers, shoemakers; 3 players also printers; 4 also tailors; 5 also hatters.
    Townsmen (those that stay with a player): musician-3, musician-5, nobleman-2, nobleman-3, tax-collector, engraver, foreman-2, foreman-3,
    foreman-4, apprentice.
cli-picture-about = The result of a finished game as a picture to share
cli-picture-usage = guildhall picture FILE --out PNG [OPTIONS]
cli-picture-after = Example: guildhall picture game.json --out result.png --lang en --second-lang hu
    The file is the one that guildhall score reads. No display is needed.
cli-picture-done = Picture written: { $file } ({ $width } × { $height } pixels)
cli-favorites-about = Who is favourite in each guild at the end of a round, and why
cli-favorites-usage = guildhall favorites FILE [OPTIONS]
cli-favorites-after = The file is JSON:
    {"{"}"game": "norenberc", "turn_order": ["Ana", "Béla"], "prestige_guild": "brewers", "players": [
    {"  {"}"name": "Ana", "talers": null, "goods": {"{"}"beer": 2{"}"}, "peddlers": ["beer"]{"}"}, ...]{"}"}
    Talers may be left out or null: then the answer says who has to reveal them, if anybody.
    Goods on peddlers are not among the goods: each has its entry in peddlers.
    Goods in play: 2 players beer, pastry, shoe; 3 players also page; 4 also cloth; 5 also hat.
cli-simulate-about = Bots play against each other
cli-simulate-usage = guildhall simulate --players N --bots LIST --games G --seed S [OPTIONS]
cli-simulate-after = Example: guildhall simulate --players 3 --bots medium,easy,easy --games 300 --seed 1
    N games in a row share one deal, and every bot plays it once from every seat. Intervals are by deals; with few deals
    they are wide.
cli-replay-about = Check recorded games against the rules
cli-replay-usage = guildhall replay FILE [OPTIONS]
cli-replay-after = Example: guildhall simulate --players 2 --bots greedy,random --games 10 --seed 1 --record games.jsonl
    guildhall replay games.jsonl
    The file has one game a line, as simulate --record writes it. A line has at most 1 MiB.
    Exit status 1 if a game has an event that the rules do not allow (the first one is named), or scores that do not follow
    from its events.
cli-box-about = Print the assumed tiles of the game as a file for --box
cli-box-usage = guildhall box [OPTIONS]
cli-box-after = No edition prints how many tiles there are of each kind, so these are a guess. Make your own file with
    guildhall box > my-box.toml
    and change it to what lies in front of you: 11 craftsmen of value 2 to 7 in every guild, 26 townsmen in all. An entry
    of craftsmen counts for every guild, or only for some: guilds = ["brewers", "hatters"].
cli-ask-about = Ask the rules in plain words
cli-ask-usage = guildhall ask QUESTION [OPTIONS]
cli-ask-after = Example: guildhall ask "who is favourite when two players have the same?"
    The question may be in English, French, Russian or Hungarian; the answer comes in the language of --lang.
cli-rules-about = Print an article of the rules, or the list of all of them
cli-rules-usage = guildhall rules [ID] [OPTIONS]
cli-rules-after = Examples: guildhall rules A6
    guildhall rules summary
    The ids stand beside every score line, refusal and answer.
cli-advise-about = What a master would do at a point of a recorded game, and why
cli-advise-usage = guildhall advise FILE [--line L] [--event E] [OPTIONS]
cli-advise-after = Example: guildhall simulate --players 2 --bots easy,easy --games 2 --seed 1 --record games.jsonl
    guildhall advise games.jsonl --line 1 --event 0
    The file has one game a line, as simulate --record writes it. Only what the player may know is used.
    The same arguments give the same advice.
cli-ladder-about = Measure how strong the bots are
cli-ladder-usage = guildhall ladder --games G --seed S [OPTIONS]
cli-ladder-after = Example: guildhall ladder --games 400 --seed 1 --threads 2
    Every level plays the one below, between two and one against three, and a mirror shows that equals are equal.
    Then every level plays itself at tables of 2 to 5, a tenth of the games, for the VP. This takes hours.
cli-train-about = Tune what the bots think things are worth, by self-play
cli-train-usage = guildhall train --players N --seed S [OPTIONS]
cli-train-after = Example: guildhall train --players 2 --seed 1 --threads 2 > assets/bots/players-2.toml
    The same arguments give the same weights, whatever the number of threads. It begins with assets/bots/hand.toml.
cli-gallery-about = Open the window with every control in every state, for contributors
cli-gallery-usage = guildhall gallery [OPTIONS]
cli-gallery-after = The look and the language can be changed there.

# What is wrong with the arguments. $arg is an argument, $value what was given, $allowed what is possible.
cli-error-command = There is no command “{ $value }”. Commands: score, picture, favorites, simulate, replay, advise, box, ask, rules, ladder, train, gallery. See guildhall --help.
cli-error-argument = “{ $arg }” does not fit here: it is no option of this command, and nothing more is expected. See --help.
cli-error-missing = Missing: { $arg }. See --help.
cli-error-value = { $arg }: found “{ $value }”; allowed: { $allowed }.
cli-error-no-value = { $arg } needs a value. See --help.
cli-error-twice = { $arg } is given more than once.
cli-error-utf8 = The arguments are not valid text.
cli-error-other = The arguments cannot be understood. See --help.
cli-number = a whole number from { $low } to { $high }
cli-bots-count = { $count } bots, one per seat
cli-out-allowed = the path of a file
cli-out-plain = a plain file; anything else is left alone
cli-out-other = a file that this command does not read
cli-stdin = standard input
cli-stdout = standard output
