# At a real table. $name is a player, $names a list of players.

companion-refused-wrong-depth = The program does not keep track of that at this table.
companion-refused-not-now = No longer possible here, or not yet.
companion-refused-needs-position = To check everything, the program needs to know what is on the table.
companion-refused-no-such-player = There is no such player at this table.
companion-refused-name = A name cannot be blank or already taken at this table.
companion-refused-long-name = A name has at most { $most } characters, and this one has { $length }.
companion-refused-no-such-entry = That entry is no longer there.
companion-refused-nothing = There is nothing left to undo or redo.
companion-refused-read-only = This is read-only.
companion-table-fault = { $fault ->
    [players] Two to five players, not { $number }.
    [blank-name] Player { $number } needs a name.
    [long-name] Player { $number }: a name has at most { $most } characters, and this one has { $length }.
    [nobody] At least one person has to play.
    [repeated-name] Player { $number } has the same name as another player.
   *[round] There are four rounds.
}

# Files. $path is a file or folder.
companion-notice-damaged = The file for this game was damaged. { $recovered ->
    [0] {""}
    [one] { $recovered } line was recovered from a copy.{" "}
   *[other] { $recovered } lines were recovered from copies.{" "}
}{ $missing ->
    [0] Nothing is missing.
    [one] { $missing } line is missing.
   *[other] { $missing } lines are missing.
} The damaged file has been kept: { $path }
companion-notice-newer = This game was saved by a newer version of the program (format { $format }). It can be read here but not changed: { $path }
companion-notice-not-understood = { $count ->
    [one] { $count } line of this game comes from another version of the program and is left out here.
   *[other] { $count } lines of this game come from another version of the program and are left out here.
} Nothing was removed: { $path }
companion-notice-other-title = This is a game of “{ $game }”, which this version does not know. It has been left as it is: { $path }
companion-notice-unreadable = This file cannot be read. It has been left as it is: { $path }

# Column headings for a spreadsheet.
companion-csv-player = Player
companion-csv-rank = Rank
companion-csv-total = Total
