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
companion-notice-damaged = This game’s file was damaged or cut short.
companion-notice-recovered = { $count ->
    [one] { $count } entry was recovered from a copy.
   *[other] { $count } entries were recovered from copies.
}
# $since is a day and a time.
companion-notice-missing = { $count ->
    [one] { $count } entry is missing. It was made after { $since }.
   *[other] { $count } entries are missing, the first of them made after { $since }.
}
companion-notice-complete = Nothing that was saved is missing.
companion-notice-no-more = Nothing else is missing.
companion-notice-open-end = There is no telling whether anything entered after { $since } is missing.
companion-notice-perhaps-more = There is no telling whether more is missing at the end.
companion-notice-kept = The damaged file has been kept: { $path }
companion-notice-in-place = The damaged file is still where it was: { $path }
companion-notice-nothing-left = Nothing was left of the file itself.
# $moment is a day and a time.
companion-notice-ahead = According to its file, something was entered in this game on { $moment }. That is still to come: the clock of this computer is wrong, or that of the computer it was entered on.
companion-notice-no-format = This file says that it is of format { $format }, which no version of the program has ever written. It can be read here but not changed: { $path }
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
