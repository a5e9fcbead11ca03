cli-option-box = The tiles in your own copy, as a TOML file (see guildhall box); default: the assumed tiles
cli-score-after = The file is JSON:
    {"{"}"game": "norenberc", "players": [
    {"  {"}"name": "Ana", "talers": 12, "craftsmen": [{"{"}"guild": "brewers", "value": 4{"}"}],
    {"   "}"crests": ["brewers"], "prestige_crests": 1, "townsmen": ["nobleman-3"]{"}"}, ...]{"}"}
    2 to 5 players; talers 0 to 9999, craftsmen of value 2 to 7. Empty lists may be left out.
    Guilds in play: 2 players brewers, bakers, shoemakers; 3 players also printers; 4 also tailors; 5 also hatters.
    Townsmen (only the kinds a player keeps): musician-3, musician-5, nobleman-2, nobleman-3, tax-collector, engraver, foreman-2, foreman-3,
    foreman-4, apprentice.
cli-favorites-about = Who is the favourite of each guild at the end of a round, and why
cli-favorites-usage = guildhall favorites { cli-value-file } [OPTIONS]
cli-favorites-after = The file is JSON:
    {"{"}"game": "norenberc", "turn_order": ["Ana", "Béla"], "prestige_guild": "brewers", "players": [
    {"  {"}"name": "Ana", "talers": null, "goods": {"{"}"beer": 2{"}"}, "peddlers": ["beer"]{"}"}, ...]{"}"}
    Talers may be left out or null: the answer then says who has to reveal them, if anyone.
    Goods on Peddlers do not belong in goods: each has its own entry in peddlers.
    Goods in play: 2 players beer, pastry, shoe; 3 players also page; 4 also cloth; 5 also hat.
cli-box-about = Print the assumed tiles of the game, as a file for --box
cli-box-usage = guildhall box [OPTIONS]
cli-box-after = No edition says how many tiles there are of each kind, so these are a guess. Make your own file with
    guildhall box > my-box.toml
    and edit it to match what is in front of you: 11 craftsmen of value 2 to 7 in every guild, 26 townsmen in all. An entry
    for craftsmen applies to every guild, or only to some: guilds = ["brewers", "hatters"].
cli-ask-after = Example: guildhall ask "who is favourite when two players have the same number of goods?"
    The question may be in English, French, Russian or Hungarian; the answer comes in the language set with --lang.
cli-train-after = Example: guildhall train --players 2 --seed 1 --threads 2 > assets/norenberc/bots/players-2.toml
    The same arguments give the same weights, whatever the number of threads. It starts from assets/norenberc/bots/hand.toml.
