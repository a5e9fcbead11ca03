# How closely the program follows a game.
companion-depth = { $depth ->
    [final-score] Final score
    [round-helper] Round helper
   *[referee] Referee
}
companion-depth-about = { $depth ->
    [final-score] One sheet per player at the end: craftsmen, crests, talers, townsmen.
    [round-helper] The program follows the rounds: you enter recruitments as they happen and count goods at the end of each round.
   *[referee] You enter every action and every draw, and each is checked against the rules.
}
# The log.
companion-entry-workshop = { norenberc-guild }’ workshop: { $tiles }.
companion-entry-order = Turn order: { $names }.
# $used says what the guest did, in a sentence of its own.
companion-entry-recruited = { $name } recruits { norenberc-tile-acc }{ $first ->
    [yes] {" "}and goes first.
   *[no] .
}{ $used ->
    [peddler] {" "}{ companion-entry-peddled }
    [mayor] {" "}{ companion-entry-mayor }
    [guardsman] {" "}{ companion-entry-swapped }
    [councilman] {" "}{ companion-entry-councilman }
   *[nothing] {""}
}{ $back ->
    [yes] {" "}{ companion-entry-back }
   *[no] {""}
}
companion-entry-councilman = { $name } takes an agent from the stockpile, unless all eight are in play.
companion-entry-back = The tile is shuffled back into the guest stack.
companion-entry-peddled = { $placed ->
    [yes] On { $name }’s Peddler: { norenberc-heap }.
   *[no] { $name } has no good to put on the Peddler, which goes back into the guest stack.
}
companion-entry-mayor = The Mayor goes on the { norenberc-guild }’ roof.
companion-entry-swapped = { $with ->
    [bench] Places { $number } and { $other } in the { norenberc-guild }’ workshop are swapped.
   *[guest] A guest moves to place { $number } in the { norenberc-guild }’ workshop: { $guest }.
}
companion-entry-counted = { $name } has { norenberc-heap-acc }.
companion-entry-told = { $name } has { norenberc-talers }.
# $how: all have the same, more of two, or most among several.
companion-entry-richest = { $how ->
    [same] { $names } have the same number of talers.
    [more] { $names } has more talers than { $others }.
   *[most] Most talers among { $among }: { $names }.
}
companion-entry-no-answer = The favourite { norenberc-guild-of } remains unknown.
companion-entry-prestige = The prestige crest is { norenberc-guild-at }.
companion-entry-no-prestige = Nobody knows where the prestige crest is.
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
    [0] There is no Mayor on any roof.
   *[other] Roofs with a Mayor: { $guilds }.
}
companion-entry-person = At the table: { $name }.
# $tile and $other are tiles by themselves.
companion-entry-box = The box for this game holds the tile { $tile } instead of { $other }.
companion-entry-depth = From here on: { companion-depth }.
# What the table ruled. $fact says about what.
companion-ruling = { $fact ->
    [favorite] Settled at the table: { $name } is the favourite { norenberc-guild-of }.
    [nobody] Settled at the table: nobody is the favourite { norenberc-guild-of }.
    [talers] Settled at the table: { $name } has { norenberc-talers }.
    [goods] Settled at the table: { $name } has { norenberc-heap-acc }.
    [agents] Settled at the table: { $name } has { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    }.
    [crests] Settled at the table: { $name } has { $count ->
        [one] { $count } crest
       *[other] { $count } crests
    } { norenberc-guild-of }.
    [prestige-crests] Settled at the table: { $name } has { $count ->
        [one] { $count } prestige crest
       *[other] { $count } prestige crests
    }.
    [townsmen] Settled at the table: { $name } has { $count } × { norenberc-tile }.
    [order] Settled at the table: the turn order is { $names }.
   *[prestige-guild] Settled at the table: the prestige crest is { norenberc-guild-at }.
}
# What has to be known. $about is guild where a guild is named.
companion-ask-counts = { $about ->
    [guild] { norenberc-guild }: goods not counted yet for { $names }.
   *[none] Goods not counted yet for { $names }.
}
companion-ask-peddler = Which good is on { $name }’s Peddler?
# $tied are all who are tied, $silent those who have not told their talers; $count is how many, $all whether that is everybody.
companion-ask-talers = A tie between { $tied }. { $all ->
    [yes] How many talers does each of them have?
   *[no] { $count ->
        [one] How many talers does { $silent } have?
       *[other] How many talers do { $silent } have?
    }
}
# Before the question about a tie: others had as many goods.
companion-ask-talers-poorer = { $count ->
    [one] { $names } has fewer talers and is out of it.
   *[other] { $names } have fewer talers and are out of it.
}
companion-ask-order = { $tied } are tied on talers too. What is the turn order?
companion-ask-prestige = Which guild has the prestige crest this round?
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
    [goods] { $name }: goods in stock
    [talers] { $name }: talers
    [agents] { $name }: agents
    [craftsmen] { $name }: craftsmen, with or without agent +
    [crests] { $name }: crests
    [townsmen] { $name }: townsmen
    [workshop] { norenberc-guild }’ workshop
    [storehouse] { norenberc-guild }’ storehouse
    [lodgings] { norenberc-guild }’ lodgings
    [mayors] Mayors on the roofs
   *[stack] Number of tiles in the guest stack
}
# What somebody has to show: $supply in stock and the $bonus of $peddlers Peddlers make $count.
companion-sum = { $peddlers ->
    [0] { $count }
    [1] { $supply } + Peddler { $bonus }
   *[other] { $supply } + Peddlers { $bonus }
}
# The end of a round, guild by guild. $talers are the favourite's, $others those of the others who were tied.
companion-card-favorite = { $by ->
    [goods] { $name } is the favourite, with the most { norenberc-goods }: { $sum }.
    [talers] { $name } is the favourite: { norenberc-talers } against { $others }.
    [more-talers] { $name } is the favourite: tied on { norenberc-goods } ({ $count }) but with more talers.
    [ruling] { $name } is the favourite, as the table ruled.
   *[turn-order] { $name } is the favourite: tied on { norenberc-goods } ({ $count }) and on talers too, but ahead in the turn order.
}
# A favourite in a few words. $who is name, nobody or unknown; $sum: companion-sum.
companion-chip = { $who ->
    [nobody] { norenberc-guild }: nobody
    [unknown] { norenberc-guild }: not known
   *[name] { norenberc-guild }: { $name }, { $sum }{ $by ->
        [talers] , { norenberc-talers }
        [more-talers] , more talers
        [turn-order] , ahead in turn order
        [ruling] , as the table ruled
       *[goods] {""}
    }
}
companion-card-nobody = { $ruled ->
    [yes] { norenberc-guild }: no favourite, as the table ruled.
   *[no] { norenberc-guild }: no favourite, because nobody has any of their goods.
}
companion-card-unknown = { norenberc-guild }: nobody knows who the favourite was.
# $tiles is a list of tiles as the object of a verb.
companion-card-takes = { $from ->
    [peddler] { $name } gives back { norenberc-heap-acc } from the Peddler
   *[supply] { $name } gives back { norenberc-heap-acc }
} and takes { $tiles }, plus a crest { norenberc-guild-of }.{ $prestige ->
    [yes] {" "}The prestige crest goes with it.
    [unknown] {" "}If the prestige crest is here, it goes with it.
   *[no] {""}
}
# $tiles is a list of tiles by themselves.
companion-card-out = Out of the game: { $tiles }.{ $prestige ->
    [yes] {" "}The prestige crest leaves too.
    [unknown] {" "}The prestige crest leaves too, if it is here.
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
    [taken] Agent +: { $name } takes { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    } from the stockpile.
    [none-left] Agent +: { $name } already has all eight agents.
    [if-left] Agent +: { $name } takes { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    } from the stockpile, as long as any are left there.
   *[if-printed] For each tile showing agent +, { $name } takes an agent from the stockpile.
}
companion-peddler-back = { $kept ->
    [yes] { $name } takes { norenberc-heap-acc } back from the Peddler, and the tile is shuffled into the guest stack.
   *[no] { $name }’s Peddler is shuffled into the guest stack without its good, which went to the storehouse.
}
# The parts are numbers or unknown.
companion-income-partly = { $name } gets { $base ->
    [one] { $base } taler
   *[other] { $base } talers
} as base income; Musicians: { $musicians ->
    [unknown] not known
   *[other] { $musicians }
}; Mayors: { $mayors ->
    [unknown] not known
   *[other] { $mayors }
}.
companion-next-master = New guildmaster { norenberc-guild-of }: the lowest tile in the workshop slides down.
companion-next-lodgings = Lodgings: the guest in window 1 leaves the game, the others slide left, and empty windows are filled from the guest stack.
companion-next-prestige = The new prestige crest goes { norenberc-guild-to }.
companion-next-prestige-unknown = The new prestige guild depends on the guildmasters, and not all of them are known here.
# What a correction changed. $before and $after are names, numbers or companion-change-unknown.
companion-change-favorite = Round { $round }, favourite { norenberc-guild-of }: was { $before }, now { $after }.
companion-change-agents = Round { $round }, agents that came with the tiles { norenberc-guild-of }: was { $before }, now { $after }.
companion-change-agents-of = { $name } ({ $count })
companion-change-order = Turn order: was { $before }, now { $after }.
companion-change-income = Round { $round }, { $name }’s income: was { $before ->
    [unknown] not known
   *[other] { $before }
}, now { $after ->
    [unknown] not known
   *[other] { $after }
}.
companion-change-prestige = Round { $round }, prestige guild: was { $before }, now { $after }.
companion-change-total = { $name }’s final score: was { $before ->
    [unknown] not known
   *[other] { $before }
}, now { $after ->
    [unknown] not known
   *[other] { $after }
}.
# $text is a line of the log, $why a sentence.
companion-change-skipped = No longer possible, so left out: “{ $text }” { $why }
companion-change-counts-again = Possible again, so restored: “{ $text }”
companion-change-open = One question about the end of a round is open again. { $why } All the rest of that round still counts.
companion-change-answered = The open question about the end of a round is answered; the round counts in full again.
companion-change-nobody = nobody
companion-change-unknown = not known
# The same of a guild.
companion-change-unknown-guild = not known
# Pieces that change hands after a correction. $kind is hands, returns or takes; $pieces is a list of pieces as the object of a verb.
companion-move = { $kind ->
    [hands] { $from } hands { $pieces } to { $to }.
    [returns] { $from } returns { $pieces }.
   *[takes] { $to } takes { $pieces }.
}
companion-piece-crest = a crest { norenberc-guild-of }
companion-piece-prestige = the prestige crest
companion-piece-craftsman = a tile { norenberc-guild-of }
companion-piece-talers = { norenberc-talers }
companion-piece-agents = { $count ->
    [one] { $count } agent
   *[other] { $count } agents
}
# Where something on the board belongs.
companion-put-prestige = The prestige crest on the board goes { norenberc-guild-to }.
companion-put-order = Turn order markers, first to last: { $names }.
# Why an entry is not accepted.
companion-refused-beyond-box = { $room ->
    [yes] As far as Guildhall knows, your box has no more of this tile: { norenberc-tile }. If it really is on the table, it will replace { $other } in the box for this game.
   *[no] This tile cannot be there: { norenberc-tile }. Every other tile of its kind has already been seen.
}
# How many tiles of a kind the box holds, and where they are.
companion-held = { $held ->
    [0] According to your settings, the box has none of these.
   *[other] { $known ->
        [yes] According to your settings, the box has { $held } of these. Already accounted for: { $places }.
       *[no] According to your settings, the box has { $held } of these.
    }
}
# Where a tile is: part of the list $places.
companion-where = { $at ->
    [workshop] { norenberc-guild }’ workshop, tile { $number }
    [lodgings] { norenberc-guild }’ lodgings
    [some-lodgings] the lodgings
    [roof] { norenberc-guild }’ roof
    [player] { $name }
   *[earlier] guildmaster in round { $number }
}
companion-refused-not-at-round-start = What Guildhall keeps track of can only be changed at the start of a round.
companion-refused-value = Craftsmen are worth 2 to 7, not { $value }.
companion-refused-other-guild = Only craftsmen { norenberc-guild-of } belong in this workshop.
companion-refused-too-many = It can be { $most } at most.
# norenberc-heap is what is left of the twelve.
companion-refused-too-many-goods = There are twelve of each good; left for this count: { norenberc-heap }.
companion-refused-never-stays = This townsman never stays with a player: { norenberc-tile }.
companion-refused-other-guest = That does not go with this guest: { norenberc-tile }.
companion-refused-prestige-again = Last round’s prestige guild cannot be prestige guild again: { norenberc-guild }.
companion-refused-not-among = The players with the most talers must be among those compared; compare at least two.
# Something new that cannot be true together with an answer of the same round. $how: all have the
# same, more of two, or most among several; $names have the most, $others fewer, $among are all who were compared.
companion-refused-contradicts = { $how ->
    [same] You said that { $names } have the same number of talers.
    [more] You said that { $names } has more talers than { $others }.
   *[most] You said: most talers among { $among }: { $names }.
}
companion-refused-not-known-yet = This player’s craftsmen are not known yet. Enter all of them first.
companion-refused-not-owned = There is no such craftsman to remove.
companion-refused-ruling = This ruling has no effect: a favourite must have a good to give back, and the round must have started.
companion-position-round = There are four rounds.
companion-position-size = Every player and every guild in play must be included.
companion-position-talers = { $name }: 0 to 9999 talers.
companion-position-agents = { $name }: everybody has four to eight agents.
companion-position-crests = There are only four crests { norenberc-guild-of }.
companion-position-prestige-crests = There are only four prestige crests.
# $found is how many were entered.
companion-position-goods = All twelve of each good must be accounted for, with players or in storehouses ({ norenberc-goods }: { $found }).
companion-position-workshop = { norenberc-guild }’ workshop, place { $number }: a craftsman of this guild is there from setup until its round.
companion-position-townsmen = With this number of players only { $most } townsmen are in the game.
companion-position-box = The box does not hold that many: { norenberc-tile }.
companion-position-stack = The guest stack can hold at most { $most } tiles.
companion-fact-not-now = First finish the action in progress.
companion-fact-fewest = At least { $fewest }: that many cards and agents are on the table already.
