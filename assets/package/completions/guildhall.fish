# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_guildhall_global_optspecs
    string join \n h/help V/version lang= format= locales= data-dir= show=
end

function __fish_guildhall_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_guildhall_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_guildhall_using_subcommand
    set -l cmd (__fish_guildhall_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c guildhall -n "__fish_guildhall_needs_command" -l lang -d 'Language: en, fr, ru or hu; default: the system’s, or else English' -r -f -a "en\t''
fr\t''
ru\t''
hu\t''"
complete -c guildhall -n "__fish_guildhall_needs_command" -l format -d 'Output format: text or json; default: text' -r -f -a "text\t''
json\t''"
complete -c guildhall -n "__fish_guildhall_needs_command" -l locales -d 'A folder with your own texts (DIR/en/cli.ftl and so on), which replace the built-in ones' -r
complete -c guildhall -n "__fish_guildhall_needs_command" -l data-dir -d 'Where the program keeps its data: settings, games, the tiles in your box; default: the usual folder' -r
complete -c guildhall -n "__fish_guildhall_needs_command" -l show -d 'Where the window opens: home, tables, play, rules, past or settings' -r -f -a "home\t''
tables\t''
play\t''
rules\t''
past\t''
settings\t''"
complete -c guildhall -n "__fish_guildhall_needs_command" -s h -l help -d 'Print help'
complete -c guildhall -n "__fish_guildhall_needs_command" -s V -l version -d 'Print the version'
complete -c guildhall -n "__fish_guildhall_needs_command" -a "score" -d 'Final scores of a finished game, with a reason for every point'
complete -c guildhall -n "__fish_guildhall_needs_command" -a "picture" -d 'The result of a finished game as a picture to share'
complete -c guildhall -n "__fish_guildhall_needs_command" -a "favorites" -d 'Who is the favourite of each guild at the end of a round, and why'
complete -c guildhall -n "__fish_guildhall_needs_command" -a "box" -d 'Print the assumed tiles of the game, as a file for --box'
complete -c guildhall -n "__fish_guildhall_needs_command" -a "reset" -d 'What a Black Market reset does to each player (Architects of the West Kingdom)'
complete -c guildhall -n "__fish_guildhall_needs_command" -a "simulate" -d 'Bots play against each other'
complete -c guildhall -n "__fish_guildhall_needs_command" -a "replay" -d 'Check recorded games against the rules'
complete -c guildhall -n "__fish_guildhall_needs_command" -a "advise" -d 'What a master would do at a given point in a recorded game, and why'
complete -c guildhall -n "__fish_guildhall_needs_command" -a "ask" -d 'Ask about the rules in plain words'
complete -c guildhall -n "__fish_guildhall_needs_command" -a "rules" -d 'Print an article about the rules, or list all of them'
complete -c guildhall -n "__fish_guildhall_needs_command" -a "ladder" -d 'Measure how strong the bots are'
complete -c guildhall -n "__fish_guildhall_needs_command" -a "train" -d 'Tune what the bots think things are worth, through self-play'
complete -c guildhall -n "__fish_guildhall_needs_command" -a "gallery" -d 'Open the window with every control in every state, for contributors'
complete -c guildhall -n "__fish_guildhall_needs_command" -a "screenshots" -d 'Draw the pictures of the README, for contributors'
complete -c guildhall -n "__fish_guildhall_using_subcommand score" -l box -d 'The tiles in your own copy, as a TOML file (see guildhall box); default: the assumed tiles' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand score" -l lang -d 'Language: en, fr, ru or hu; default: the system’s, or else English' -r -f -a "en\t''
fr\t''
ru\t''
hu\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand score" -l format -d 'Output format: text or json; default: text' -r -f -a "text\t''
json\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand score" -l locales -d 'A folder with your own texts (DIR/en/cli.ftl and so on), which replace the built-in ones' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand score" -l data-dir -d 'Where the program keeps its data: settings, games, the tiles in your box; default: the usual folder' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand score" -s h -l help -d 'Print help'
complete -c guildhall -n "__fish_guildhall_using_subcommand picture" -l out -d 'Where to save the picture, as a PNG file; an existing file is replaced' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand picture" -l second-lang -d 'A second language next to the first: en, fr, ru or hu' -r -f -a "en\t''
fr\t''
ru\t''
hu\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand picture" -l box -d 'The tiles in your own copy, as a TOML file (see guildhall box); default: the assumed tiles' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand picture" -l lang -d 'Language: en, fr, ru or hu; default: the system’s, or else English' -r -f -a "en\t''
fr\t''
ru\t''
hu\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand picture" -l format -d 'Output format: text or json; default: text' -r -f -a "text\t''
json\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand picture" -l locales -d 'A folder with your own texts (DIR/en/cli.ftl and so on), which replace the built-in ones' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand picture" -l data-dir -d 'Where the program keeps its data: settings, games, the tiles in your box; default: the usual folder' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand picture" -s h -l help -d 'Print help'
complete -c guildhall -n "__fish_guildhall_using_subcommand favorites" -l lang -d 'Language: en, fr, ru or hu; default: the system’s, or else English' -r -f -a "en\t''
fr\t''
ru\t''
hu\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand favorites" -l format -d 'Output format: text or json; default: text' -r -f -a "text\t''
json\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand favorites" -l locales -d 'A folder with your own texts (DIR/en/cli.ftl and so on), which replace the built-in ones' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand favorites" -l data-dir -d 'Where the program keeps its data: settings, games, the tiles in your box; default: the usual folder' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand favorites" -s h -l help -d 'Print help'
complete -c guildhall -n "__fish_guildhall_using_subcommand box" -l lang -d 'Language: en, fr, ru or hu; default: the system’s, or else English' -r -f -a "en\t''
fr\t''
ru\t''
hu\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand box" -l format -d 'Output format: text or json; default: text' -r -f -a "text\t''
json\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand box" -l locales -d 'A folder with your own texts (DIR/en/cli.ftl and so on), which replace the built-in ones' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand box" -l data-dir -d 'Where the program keeps its data: settings, games, the tiles in your box; default: the usual folder' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand box" -s h -l help -d 'Print help'
complete -c guildhall -n "__fish_guildhall_using_subcommand reset" -l lang -d 'Language: en, fr, ru or hu; default: the system’s, or else English' -r -f -a "en\t''
fr\t''
ru\t''
hu\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand reset" -l format -d 'Output format: text or json; default: text' -r -f -a "text\t''
json\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand reset" -l locales -d 'A folder with your own texts (DIR/en/cli.ftl and so on), which replace the built-in ones' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand reset" -l data-dir -d 'Where the program keeps its data: settings, games, the tiles in your box; default: the usual folder' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand reset" -s h -l help -d 'Print help'
complete -c guildhall -n "__fish_guildhall_using_subcommand simulate" -l players -d 'How many players: 2 to 5' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand simulate" -l bots -d 'One bot per seat, separated by commas: random (any legal move), greedy (whatever is worth most right now), easy, medium, hard or master' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand simulate" -l games -d 'How many games; rounded up to complete deals of N games each' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand simulate" -l seed -d 'A whole number; the same seed gives the same games' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand simulate" -l threads -d 'How many threads to use; default: 1' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand simulate" -l box -d 'The tiles in your own copy, as a TOML file (see guildhall box); default: the assumed tiles' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand simulate" -l characters -d 'Architects: none (standard boards) or dealt (a random character each); default: none' -r -f -a "none\t''
dealt\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand simulate" -l conspirator -d 'Architects: how a Conspirator counts, visit (1 silver per visit) or capture (1 silver per capture); default: visit' -r -f -a "visit\t''
capture\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand simulate" -l record -d 'Also write every game to this file, one line of JSON each; an existing file is replaced' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand simulate" -l game -d 'Which game: norenberc, architects; default: norenberc' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand simulate" -l lang -d 'Language: en, fr, ru or hu; default: the system’s, or else English' -r -f -a "en\t''
fr\t''
ru\t''
hu\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand simulate" -l format -d 'Output format: text or json; default: text' -r -f -a "text\t''
json\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand simulate" -l locales -d 'A folder with your own texts (DIR/en/cli.ftl and so on), which replace the built-in ones' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand simulate" -l data-dir -d 'Where the program keeps its data: settings, games, the tiles in your box; default: the usual folder' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand simulate" -s h -l help -d 'Print help'
complete -c guildhall -n "__fish_guildhall_using_subcommand simulate" -l promo -d 'Architects: also play with the promotional cards and characters'
complete -c guildhall -n "__fish_guildhall_using_subcommand replay" -l lang -d 'Language: en, fr, ru or hu; default: the system’s, or else English' -r -f -a "en\t''
fr\t''
ru\t''
hu\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand replay" -l format -d 'Output format: text or json; default: text' -r -f -a "text\t''
json\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand replay" -l locales -d 'A folder with your own texts (DIR/en/cli.ftl and so on), which replace the built-in ones' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand replay" -l data-dir -d 'Where the program keeps its data: settings, games, the tiles in your box; default: the usual folder' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand replay" -s h -l help -d 'Print help'
complete -c guildhall -n "__fish_guildhall_using_subcommand advise" -l line -d 'Which line of the file, counting from 1; default: 1' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand advise" -l event -d 'Before which event of the game, counting from 0; default: the end of the recording' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand advise" -l player -d 'Whom to advise when several must decide; default: the player whose event it is' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand advise" -l iterations -d 'How many games the bot plays to the end before it answers; default: 8000' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand advise" -l seed -d 'A whole number; the same seed gives the same games' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand advise" -l threads -d 'How many threads to use; default: 1' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand advise" -l lang -d 'Language: en, fr, ru or hu; default: the system’s, or else English' -r -f -a "en\t''
fr\t''
ru\t''
hu\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand advise" -l format -d 'Output format: text or json; default: text' -r -f -a "text\t''
json\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand advise" -l locales -d 'A folder with your own texts (DIR/en/cli.ftl and so on), which replace the built-in ones' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand advise" -l data-dir -d 'Where the program keeps its data: settings, games, the tiles in your box; default: the usual folder' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand advise" -s h -l help -d 'Print help'
complete -c guildhall -n "__fish_guildhall_using_subcommand ask" -l game -d 'Which game: norenberc, architects; default: norenberc' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand ask" -l lang -d 'Language: en, fr, ru or hu; default: the system’s, or else English' -r -f -a "en\t''
fr\t''
ru\t''
hu\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand ask" -l format -d 'Output format: text or json; default: text' -r -f -a "text\t''
json\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand ask" -l locales -d 'A folder with your own texts (DIR/en/cli.ftl and so on), which replace the built-in ones' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand ask" -l data-dir -d 'Where the program keeps its data: settings, games, the tiles in your box; default: the usual folder' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand ask" -s h -l help -d 'Print help'
complete -c guildhall -n "__fish_guildhall_using_subcommand rules" -l game -d 'Which game: norenberc, architects; default: norenberc' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand rules" -l lang -d 'Language: en, fr, ru or hu; default: the system’s, or else English' -r -f -a "en\t''
fr\t''
ru\t''
hu\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand rules" -l format -d 'Output format: text or json; default: text' -r -f -a "text\t''
json\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand rules" -l locales -d 'A folder with your own texts (DIR/en/cli.ftl and so on), which replace the built-in ones' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand rules" -l data-dir -d 'Where the program keeps its data: settings, games, the tiles in your box; default: the usual folder' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand rules" -s h -l help -d 'Print help'
complete -c guildhall -n "__fish_guildhall_using_subcommand ladder" -l games -d 'How many games; rounded up to complete deals of N games each' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand ladder" -l seed -d 'A whole number; the same seed gives the same games' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand ladder" -l threads -d 'How many threads to use; default: 1' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand ladder" -l box -d 'The tiles in your own copy, as a TOML file (see guildhall box); default: the assumed tiles' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand ladder" -l game -d 'Which game: norenberc, architects; default: norenberc' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand ladder" -l lang -d 'Language: en, fr, ru or hu; default: the system’s, or else English' -r -f -a "en\t''
fr\t''
ru\t''
hu\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand ladder" -l format -d 'Output format: text or json; default: text' -r -f -a "text\t''
json\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand ladder" -l locales -d 'A folder with your own texts (DIR/en/cli.ftl and so on), which replace the built-in ones' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand ladder" -l data-dir -d 'Where the program keeps its data: settings, games, the tiles in your box; default: the usual folder' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand ladder" -s h -l help -d 'Print help'
complete -c guildhall -n "__fish_guildhall_using_subcommand train" -l players -d 'How many players: 2 to 5' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand train" -l seed -d 'A whole number; the same seed gives the same games' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand train" -l generations -d 'How many times the weights are changed; default: 200' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand train" -l threads -d 'How many threads to use; default: 1' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand train" -l box -d 'The tiles in your own copy, as a TOML file (see guildhall box); default: the assumed tiles' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand train" -l game -d 'Which game: norenberc, architects; default: norenberc' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand train" -l lang -d 'Language: en, fr, ru or hu; default: the system’s, or else English' -r -f -a "en\t''
fr\t''
ru\t''
hu\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand train" -l format -d 'Output format: text or json; default: text' -r -f -a "text\t''
json\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand train" -l locales -d 'A folder with your own texts (DIR/en/cli.ftl and so on), which replace the built-in ones' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand train" -l data-dir -d 'Where the program keeps its data: settings, games, the tiles in your box; default: the usual folder' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand train" -s h -l help -d 'Print help'
complete -c guildhall -n "__fish_guildhall_using_subcommand gallery" -l lang -d 'Language: en, fr, ru or hu; default: the system’s, or else English' -r -f -a "en\t''
fr\t''
ru\t''
hu\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand gallery" -l format -d 'Output format: text or json; default: text' -r -f -a "text\t''
json\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand gallery" -l locales -d 'A folder with your own texts (DIR/en/cli.ftl and so on), which replace the built-in ones' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand gallery" -l data-dir -d 'Where the program keeps its data: settings, games, the tiles in your box; default: the usual folder' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand gallery" -s h -l help -d 'Print help'
complete -c guildhall -n "__fish_guildhall_using_subcommand screenshots" -l out -d 'The folder for the pictures; default: assets/pictures. Existing pictures are replaced' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand screenshots" -l lang -d 'Language: en, fr, ru or hu; default: the system’s, or else English' -r -f -a "en\t''
fr\t''
ru\t''
hu\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand screenshots" -l format -d 'Output format: text or json; default: text' -r -f -a "text\t''
json\t''"
complete -c guildhall -n "__fish_guildhall_using_subcommand screenshots" -l locales -d 'A folder with your own texts (DIR/en/cli.ftl and so on), which replace the built-in ones' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand screenshots" -l data-dir -d 'Where the program keeps its data: settings, games, the tiles in your box; default: the usual folder' -r
complete -c guildhall -n "__fish_guildhall_using_subcommand screenshots" -s h -l help -d 'Print help'
