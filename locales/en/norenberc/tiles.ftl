# The box editor: the tiles in the user's own copy.

tiles-about = Count the tiles in your own copy: 11 craftsmen in every guild, 26 townsmen in all. Until you change anything, the program assumes these numbers.
tiles-default = Back to the assumed tiles
tiles-right = The numbers add up: every guild has 11 craftsmen, and there are 26 townsmen.
tiles-not-in-use = Until the numbers add up, the program keeps using the tiles it had before.
tiles-fault-craftsmen = { norenberc-guild }: { $found ->
    [one] { $found } craftsman
   *[other] { $found } craftsmen
} counted; there must be exactly { $needed }.
tiles-fault-townsmen = { $found ->
    [one] { $found } townsman
   *[other] { $found } townsmen
} counted; there must be exactly { $needed }.
tiles-craftsmen = Craftsmen
# A guild to choose. $count is how many craftsmen it has, $wrong is yes where that is not right.
tiles-guild = { norenberc-guild } { $count }{ $wrong ->
    [yes] {" "}!
   *[no] {""}
}
tiles-same-in-all = The same in all guilds
tiles-townsmen = Townsmen: { $count } of { $needed }
# For undo: “Undo: number of Brewer 4”.
tiles-change-count = number of { $tile }
