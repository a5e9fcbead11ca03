# At a real table. $name is a player, $names a list of players.

# How deep the program follows a game.
companion-depth = { $depth ->
    [final-score] Final score
    [round-helper] Round helper
   *[referee] Referee
}
companion-depth-about = { $depth ->
    [final-score] One sheet per player at the end: tiles, crests, talers, townsmen.
    [round-helper] The app follows the rounds: recruits as they happen, goods counted at the end of each round.
   *[referee] Every action and every draw is entered and checked against the rules.
}

# The log, and what Undo and Redo are about. $text is one of these lines.
companion-act = { $kind ->
    [insert] added later: { $text }
    [amend] corrected: { $text }
    [remove] taken out: { $text }
   *[enter] { $text }
}
companion-entry-workshop = Workshop { norenberc-guild-of }: { $tiles }.
companion-entry-order = Turn order: { $names }.
companion-entry-recruited = { $name } recruits { norenberc-tile-acc }{ $first ->
    [yes] {" "}and goes first.
   *[no] .
}
companion-entry-peddled = { $placed ->
    [yes] On { $name }’s Peddler: { norenberc-heap }.
   *[no] { $name } has no good to put on the Peddler, which goes back to the stack.
}
companion-entry-mayor = The Mayor goes to the roof { norenberc-guild-of }.
companion-entry-swapped = { $with ->
    [bench] In the workshop { norenberc-guild-of } places { $number } and { $other } are swapped.
   *[guest] A guest moves to place { $number } in the workshop { norenberc-guild-of }: { norenberc-craftsman }.
}
companion-entry-counted = { $name } has { norenberc-heap-acc }.
companion-entry-told = { $name } has { norenberc-talers }.
companion-entry-richest = Most talers among { $among }: { $names }.
companion-entry-no-answer = The favourite { norenberc-guild-of } stays unknown.
companion-entry-prestige = The prestige crest lies { norenberc-guild-at }.
companion-entry-end-round = The round is over.
companion-entry-craftsmen = { $name } has { $count ->
    [one] { $count } craftsman
   *[other] { $count } craftsmen
}.
companion-entry-craftsman = { $added ->
    [yes] { $name } has this tile: { norenberc-craftsman }.
   *[no] { $name } has one tile fewer: { norenberc-craftsman }.
}
companion-entry-crest = { $name } has { $count ->
    [one] { $count } crest
   *[other] { $count } crests
} { norenberc-guild-of }.
companion-entry-crests = { $name } has { $count ->
    [one] { $count } guild crest
   *[other] { $count } guild crests
}.
companion-entry-prestige-crests = { $name } has { $count ->
    [one] { $count } prestige crest
   *[other] { $count } prestige crests
}.
companion-entry-townsman = { $name }, { norenberc-tile }: { $count }.
companion-entry-townsmen = { $name } has { $count ->
    [one] { $count } townsman
   *[other] { $count } townsmen
}.
companion-entry-agents = { $name } has { $count ->
    [one] { $count } agent
   *[other] { $count } agents
}.
# $name is whoever was asked, if that matters in your language.
companion-entry-mayors = { $count ->
    [0] No Mayor lies on a roof.
   *[other] Roofs with a Mayor: { $guilds }.
}
companion-entry-person = At the table: { $name }.
# $tile and $other are tiles by themselves.
companion-entry-box = The box of this game holds { $tile } instead of { $other }.
companion-entry-depth = From here on: { companion-depth }.
# $text is a whole sentence.
companion-ruling = The table ruled: { $text }
companion-ruling-favorite = { $nobody ->
    [yes] nobody is the favourite { norenberc-guild-of }.
   *[no] { $name } is the favourite { norenberc-guild-of }.
}

# What has to be known. $about is guild where a guild is named.
companion-ask-counts = { $about ->
    [guild] { norenberc-guild }: the goods of { $names } are not counted yet.
   *[none] The goods of { $names } are not counted yet.
}
companion-ask-peddler = Which good lies on { $name }’s Peddler?
# $tied are all who are tied, $silent those who have not told their talers; $among and $count are how many.
companion-ask-talers = A tie between { $tied }. { $count ->
    [one] How many talers has { $silent }?
   *[other] How many talers have { $silent }?
} { $among ->
    [2] Or just say who has more.
   *[other] Or just say who has most.
}
companion-ask-order = { $tied } are tied in talers too. What is the turn order?
companion-ask-prestige = Where does the prestige crest lie this round?
companion-missing = { $part ->
    [talers] { $name }: how many talers?
    [craftsmen] { $name }: which craftsmen?
    [crests] { $name }: which guild crests?
    [prestige-crests] { $name }: how many prestige crests?
   *[townsmen] { $name }: which townsmen?
}
# The form for going deeper.
companion-gap = { $part ->
    [order] Turn order
    [prestige] Prestige guild
    [goods] { $name }: own goods
    [talers] { $name }: talers
    [agents] { $name }: agents
    [craftsmen] { $name }: craftsmen, with or without agent +
    [crests] { $name }: crests
    [townsmen] { $name }: townsmen
    [workshop] Workshop { norenberc-guild-of }
    [storehouse] Storehouse { norenberc-guild-of }
    [lodgings] Lodgings { norenberc-guild-of }
    [mayors] Mayors on the roofs
   *[stack] Number of tiles in the guest stack
}

# The end of a round, guild by guild. $talers are the favourite's, $others those of the others who were tied.
companion-card-favorite = { $by ->
    [goods] { $name } is the favourite, with most goods: { $count }.
    [talers] { $name } is the favourite: { norenberc-talers } against { $others }.
    [more-talers] { $name } is the favourite: tied at { $count }, but with more talers.
    [ruling] { $name } is the favourite, as the table ruled.
   *[turn-order] { $name } is the favourite: tied at { $count } and in talers, but ahead in the turn order.
}
companion-card-nobody = { $ruled ->
    [yes] { norenberc-guild }: no favourite, as the table ruled.
   *[no] { norenberc-guild }: no favourite, for nobody has the good.
}
companion-card-unknown = { norenberc-guild }: nobody knows who was the favourite.
# $tiles is a list of tiles as the object of a verb.
companion-card-takes = { $from ->
    [peddler] { $name } gives back { norenberc-heap-acc } from the Peddler
   *[supply] { $name } gives back { norenberc-heap-acc }
} and takes { $tiles }, plus a crest { norenberc-guild-of }.{ $prestige ->
    [yes] {" "}The prestige crest goes with it.
    [unknown] {" "}If the prestige crest lies here, it goes with it.
   *[no] {""}
}
# $tiles is a list of tiles by themselves.
companion-card-out = Out of the game: { $tiles }.{ $prestige ->
    [yes] {" "}So is the prestige crest.
    [unknown] {" "}So is the prestige crest, if it lies here.
   *[no] {""}
} The crest { norenberc-guild-of } stays on its stack.
# A tile whose value nobody told, by itself and as the object of a verb.
companion-card-tile = { $place ->
    [under] the tile under the guildmaster
   *[master] the guildmaster
}
companion-card-tile-acc = { $place ->
    [under] the tile under the guildmaster
   *[master] the guildmaster
}
companion-card-agents = { $kind ->
    [taken] Agent +: { $name } takes { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    } from the stockpile.
    [none-left] Agent +: { $name } has all eight agents already.
    [if-left] Agent +: { $name } takes { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    } from the stockpile, as long as any are left there.
   *[if-printed] If agent + is printed on a tile, { $name } takes an agent from the stockpile.
}
companion-peddler-back = { $kept ->
    [yes] { $name } takes { norenberc-heap-acc } back from the Peddler, and the tile is shuffled into the guest stack.
   *[no] { $name }’s Peddler is shuffled into the guest stack without its good, which went to the storehouse.
}
# The parts are numbers or unknown.
companion-income-partly = { $name } gets { $base } talers of income; Musicians: { $musicians ->
    [unknown] not known
   *[other] { $musicians }
}; Mayors: { $mayors ->
    [unknown] not known
   *[other] { $mayors }
}.
companion-next-master = New guildmaster { norenberc-guild-of }: the lowest tile in the workshop moves down.
companion-next-lodgings = Lodgings: whoever is in window 1 leaves the game, all others move left, then fill up from the guest stack.
companion-next-prestige = The new prestige crest goes on the house { norenberc-guild-of }.
companion-next-prestige-unknown = The new prestige guild depends on the guildmasters, and not all of them are known here.

# What a correction changed. $before and $after are names, numbers or companion-change-unknown.
companion-change-favorite = Round { $round }, favourite { norenberc-guild-of }: was { $before }, now { $after }.
companion-change-income = Round { $round }, income of { $name }: was { $before ->
    [unknown] not known
   *[other] { $before }
}, now { $after ->
    [unknown] not known
   *[other] { $after }
}.
companion-change-prestige = Round { $round }, prestige guild: was { $before }, now { $after }.
companion-change-total = Final score of { $name }: was { $before ->
    [unknown] not known
   *[other] { $before }
}, now { $after ->
    [unknown] not known
   *[other] { $after }
}.
# $text is a line of the log, $why a sentence.
companion-change-skipped = Not possible any more and left out: { $text } { $why }
companion-change-counts-again = Possible again and back in: { $text }
companion-change-nobody = nobody
companion-change-unknown = not known

# Why an entry is not taken.
companion-refused-beyond-box = { $room ->
    [yes] By what is known of your box, this tile should not be there: { norenberc-tile }. Is it really? Then the box of this game gets it in place of { $other }.
   *[no] This tile cannot be there: { norenberc-tile }. Every other tile of its kind has been seen already.
}
companion-refused-wrong-depth = That is entered at another depth.
companion-refused-not-now = That does not fit here any more, or not yet.
companion-refused-not-at-round-start = Going deeper or less deep is possible when a round begins.
companion-refused-needs-position = To check everything, the program has to know what lies on the table.
companion-refused-no-such-player = There is no such player at this table.
companion-refused-name = A name must not be blank, and nobody else at the table may have it.
companion-refused-long-name = A name has at most { $most } characters, and this one has { $length }.
companion-refused-value = Craftsmen are worth 2 to 7, not { $value }.
companion-refused-other-guild = Only craftsmen { norenberc-guild-of } sit in this workshop.
companion-refused-too-many = At most { $most } are possible.
# norenberc-heap is what is left of the twelve.
companion-refused-too-many-goods = There are twelve of each good; left for this count: { norenberc-heap }.
companion-refused-never-stays = This townsman never stays with a player: { norenberc-tile }.
companion-refused-other-guest = That does not belong to this guest: { norenberc-tile }.
companion-refused-prestige-again = The prestige guild of the round before cannot be it again: { norenberc-guild }.
companion-refused-not-among = Those with most talers must be among those who are compared, and there must be two of these at least.
companion-refused-not-known-yet = The craftsmen of this player are not known yet. Enter all of them first.
companion-refused-not-owned = There is no such craftsman to take away.
companion-refused-ruling = This ruling has no effect: whoever is favourite has to give a good back, and the round must have come.
companion-refused-no-such-entry = That entry is not there any more.
companion-refused-nothing = There is nothing left to undo or redo.
companion-refused-read-only = Only reading is possible here.
companion-position-round = There are four rounds.
companion-position-size = Every player and every guild in play is needed.
companion-position-talers = { $name }: 0 to 9999 talers.
companion-position-agents = { $name }: everybody has four to eight agents.
companion-position-crests = More crests { norenberc-guild-of } than the four there are.
companion-position-prestige-crests = More prestige crests than the four there are.
# $found is how many were entered.
companion-position-goods = Twelve of each good must be somewhere, with players or in storehouses ({ norenberc-good }: { $found }).
companion-position-workshop = Workshop { norenberc-guild-of }, place { $number }: a craftsman of this guild lies there from the set-up until its round.
companion-position-townsmen = With this number of players only { $most } townsmen are in the game.
companion-position-box = The box does not hold so many: { norenberc-tile }.
companion-position-stack = The guest stack can have at most { $most } tiles.
companion-fact-not-now = First finish the action that was begun.
companion-fact-fewest = At least { $fewest }: cards and agents lie on the table.
companion-table-fault = { $fault ->
    [players] Two to five players, not { $number }.
    [blank-name] Player { $number } needs a name.
    [long-name] Player { $number }: a name has at most { $most } characters, and this one has { $length }.
    [nobody] At least one person has to play.
    [repeated-name] Player { $number } has the name of somebody else.
   *[round] There are four rounds.
}

# Files. $path is a file or folder.
companion-notice-damaged = The file of this game was damaged. { $recovered ->
    [0] {""}
    [one] { $recovered } line came back from a copy.{" "}
   *[other] { $recovered } lines came back from copies.{" "}
}{ $missing ->
    [0] Nothing is missing.
    [one] { $missing } line is missing.
   *[other] { $missing } lines are missing.
} The damaged file is kept: { $path }
companion-notice-newer = A newer version of this program wrote this game (format { $format }). It can be read here, not changed: { $path }
companion-notice-not-understood = { $count ->
    [one] { $count } line of this game comes from another version of the program and is left out here.
   *[other] { $count } lines of this game come from another version of the program and are left out here.
} Nothing was removed: { $path }
companion-notice-unreadable = This file cannot be read. It was left as it is: { $path }
companion-saved-waiting = { $why ->
    [full] The disk is full.
    [read-only] The folder cannot be written.
   *[other] Saving does not work.
} The game goes on in memory, and everything is saved as soon as that is possible again. Not saved yet: { $count }. { $path }
companion-access-other-program = The program is open a second time with the same games: here they can only be read.
companion-access-refused = { $why ->
    [full] The disk is full.
    [read-only] The folder cannot be written.
   *[other] The folder cannot be used.
} Until that changes, games stay in memory. { $path }

# Headings of the table for a spreadsheet.
companion-csv-player = Player
companion-csv-rank = Rank
companion-csv-total = Total
