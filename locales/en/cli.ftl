# The command line: help and what is wrong with the arguments.

cli-about = Guildhall keeps score, plays along and answers questions about the rules. Games: { $games }.
cli-usage = guildhall [COMMAND | { cli-value-file }] [OPTIONS]
cli-after = Without a command, the window opens, and with { cli-value-file } alone it shows that score sheet, recorded game or archive. guildhall COMMAND --help explains a command and gives examples. { cli-value-file } is a path, or - for standard input.
cli-heading-usage = Usage:
cli-heading-arguments = Arguments:
cli-heading-commands = Commands:
cli-heading-options = Options:
# What stands for a value in the help, as in “score FILE”.
cli-value-file = FILE
cli-value-folder = DIR
cli-value-lang = LANG
cli-value-format = FORMAT
cli-value-list = LIST
cli-value-name = NAME
cli-value-question = QUESTION
cli-value-id = ID
cli-value-picture = PNG
cli-value-place = PLACE

cli-option-help = Print help
cli-option-version = Print the version
cli-option-lang = Language: en, fr, ru or hu; default: the system’s, or else English
cli-option-format = Output format: text or json; default: text
cli-option-game = Which game: { $games }; default: { $default }
cli-option-locales = A folder with your own texts ({ cli-value-folder }/en/cli.ftl and so on), which replace the built-in ones
cli-option-data-dir = Where the program keeps its data: settings, games, the tiles in your box; default: the usual folder
cli-option-question = The question, in any of the four languages
cli-option-id = Which article: a rule id such as A6, or summary, overview or glossary
cli-option-file = What to read: a path, or - for standard input
cli-option-show = Where the window opens: home, tables, play, rules, past or settings
cli-option-shown = A score sheet, recorded games or an exported archive to open in the window
cli-option-players = How many players: 2 to 5
cli-option-bots = One bot per seat, separated by commas: random (any legal move), greedy (whatever is worth most right now), easy, medium, hard or master
cli-option-games = How many games; rounded up to complete deals of N games each
cli-option-seed = A whole number; the same seed gives the same games
cli-option-threads = How many threads to use; default: 1
cli-option-record = Also write every game to this file, one line of JSON each; an existing file is replaced
cli-option-line = Which line of the file, counting from 1; default: 1
cli-option-event = Before which event of the game, counting from 0; default: the end of the recording
cli-option-player = Whom to advise when several must decide; default: the player whose event it is
cli-option-iterations = How many games the bot plays to the end before it answers; default: { $iterations }
cli-option-generations = How many times the weights are changed; default: { $generations }
cli-option-out = Where to save the picture, as a PNG file; an existing file is replaced
cli-option-screenshots = The folder for the pictures; default: assets/pictures. Existing pictures are replaced
cli-option-second-lang = A second language next to the first: en, fr, ru or hu

cli-score-about = Final scores of a finished game, with a reason for every point
cli-score-usage = guildhall score { cli-value-file } [OPTIONS]
cli-picture-about = The result of a finished game as a picture to share
cli-picture-usage = guildhall picture { cli-value-file } --out { cli-value-picture } [OPTIONS]
cli-picture-after = Example: guildhall picture game.json --out result.png --lang en --second-lang hu
    { cli-value-file } is the same as for guildhall score. No display is needed.
cli-picture-done = Picture written: { $file } ({ $width } × { $height } pixels)
cli-simulate-about = Bots play against each other
cli-simulate-usage = guildhall simulate --players N --bots { cli-value-list } --games G --seed S [OPTIONS]
cli-simulate-after = Example: guildhall simulate --players 3 --bots medium,easy,easy --games 300 --seed 1
    Each deal is played N times in a row, so that every bot plays it once from every seat. Intervals are calculated
    over deals; with only a few deals they are wide.
cli-replay-about = Check recorded games against the rules
cli-replay-usage = guildhall replay { cli-value-file } [OPTIONS]
cli-replay-after = Example: guildhall simulate --players 2 --bots greedy,random --games 10 --seed 1 --record games.jsonl
    guildhall replay games.jsonl
    The file has one game per line, as written by simulate --record. A line may be up to 1 MiB long.
    Exit status 1 if a game has an event that the rules do not allow (the first one is named), or scores that do not follow
    from its events.
cli-ask-about = Ask about the rules in plain words
cli-ask-usage = guildhall ask { cli-value-question } [OPTIONS]
cli-rules-about = Print an article about the rules, or list all of them
cli-rules-usage = guildhall rules [{ cli-value-id }] [OPTIONS]
cli-rules-after = Examples: guildhall rules A6
    guildhall rules summary
    The ids appear next to every score line, refusal and answer.
cli-advise-about = What a master would do at a given point in a recorded game, and why
cli-advise-usage = guildhall advise { cli-value-file } [--line L] [--event E] [OPTIONS]
cli-advise-after = Example: guildhall simulate --players 2 --bots easy,easy --games 2 --seed 1 --record games.jsonl
    guildhall advise games.jsonl --line 1 --event 0
    The file has one game per line, as written by simulate --record. Only what the player may know is used.
    The same arguments give the same advice.
cli-ladder-about = Measure how strong the bots are
cli-ladder-usage = guildhall ladder --games G --seed S [OPTIONS]
cli-ladder-after = Example: guildhall ladder --games 400 --seed 1 --threads 2
    Every level plays the one below it, one against one, then one against three; a mirror match checks that equal bots
    score equally. Then every level plays itself at tables of 2 to 5, with a tenth of the games, to measure VP. This takes hours.
cli-train-about = Tune what the bots think things are worth, through self-play
cli-train-usage = guildhall train --players N --seed S [OPTIONS]
cli-gallery-about = Open the window with every control in every state, for contributors
cli-gallery-usage = guildhall gallery [OPTIONS]
cli-gallery-after = You can change the look and the language there.
cli-screenshots-about = Draw the pictures of the README, for contributors
cli-screenshots-usage = guildhall screenshots [OPTIONS]
cli-screenshots-after = No display is needed. The games in the pictures are always the same, so the same program draws the same pictures.
cli-screenshots-done = { $count ->
    [one] { $count } picture written to { $folder }
   *[other] { $count } pictures written to { $folder }
}

# What is wrong with the arguments. $arg is an argument, $value what was given, $allowed what is possible.
cli-error-command = There is no command “{ $value }”. Commands: score, picture, favorites, reset, simulate, replay, advise, box, ask, rules, ladder, train, gallery, screenshots. See guildhall --help.
cli-error-argument = Unexpected argument “{ $arg }”. See --help.
cli-error-missing = Missing: { $arg }. See --help.
cli-error-value = { $arg }: found “{ $value }”; allowed: { $allowed }.
cli-error-no-value = { $arg } needs a value. See --help.
cli-error-other-game = { $arg } is not for this game: { $game }. See --help.
cli-error-twice = { $arg } was given more than once.
cli-error-utf8 = The arguments are not valid text.
cli-error-other = The arguments cannot be understood. See --help.
cli-number = a whole number from { $low } to { $high }
cli-bots-count = { $count } bots, one per seat
cli-no-rules = There are no articles on the rules of this game yet.
cli-no-picture = There are no pictures of this game yet.
cli-no-bots = There are no bots for this game yet.
cli-out-allowed = the path of a file
cli-out-plain = a plain file; anything else is left alone
cli-out-other = a file that this command does not read
cli-stdin = standard input
cli-stdout = standard output
