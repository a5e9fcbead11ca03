# Past games. $name is a player, $names a list of players, $date a day as past-date says it.

# The two parts of the screen, as buttons.
past-games = Games
past-people = Players
past-count = { $games ->
    [one] { $games } finished game
   *[other] { $games } finished games
}

# A day, in full and for the foot of a chart.
past-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
past-date-short = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}

# The list.
past-unfinished = In progress
past-finished = Finished
past-none-finished = No finished games yet. The first result will show up here.
past-none-named = No finished game has named players yet. Enter names when you set up a table, and the players will show up here.
past-none-open = No games in progress.
past-older = Show older games
past-played = Played here
past-vp = { $vp } VP
# Heard at the crown beside the winner.
past-winner = Winner: { $name }
# Buttons. past-open shows the result of a finished game.
past-open = Result
past-go-on = Resume
past-export = Export
past-replay = Replay
# Opens the table of a past result for editing.
past-correct = Correct this result…
past-delete = Delete
# The full name of a button, for those who hear it: $what is the button, $game is past-game or past-file.
past-action = { $what }: { $game }
past-game = { $date }, { $names }
# A deleted game of which only the name of its file is known.
past-file = { $date } ({ $file })

# Deleting and taking it back.
past-deleted = Deleted: the game of { $date } ({ $names }).
past-undo = Undo
past-bin = Deleted games
past-bin-about = Deleted by mistake? Every game here can be restored.
past-restore = Restore
past-unreadable = { $count ->
    [one] This saved game cannot be read. Its file has been left as it is:
   *[other] These { $count } saved games cannot be read. Their files have been left as they are:
}

# There are no games.
past-empty = The first page is still blank
past-empty-about = Score a game at the table, and its result will be kept here: who won, with how many points, and who keeps getting better.
past-begin = Score a game

# How everybody has played.
past-table = Standings
past-table-about = Sorted by win rate, then by average score.
# Under that, where somebody without a name has finished a game.
past-named-only = Only players with a name are listed; games of unnamed players do not count here.
past-column-games = Games
past-column-wins = Wins
past-column-mean = Average
past-column-best = Best
# A number in the table, for those who hear it. $what is one of the columns.
past-cell = { $what ->
    [games] { $name }, games: { $value }
    [wins] { $name }, wins: { $value }
    [mean] { $name }, average: { $value }
   *[best] { $name }, best: { $value }
}
past-shares = Two players who share a victory get half a win each.

# The charts. Tapping a player adds or removes that player.
past-nobody = Choose somebody to see the chart.
past-mean = Average score
past-mean-about = The bar is the average in VP, the line across is the best score.
past-time = Game by game
past-time-about = { $games ->
    [one] The score in VP of { $games } game
   *[other] The scores in VP of the last { $games } games
}
past-time-soon = The chart appears once the chosen players have a second finished game.
# The numbers of the chart as text, oldest first.
past-scores = { $name }: { $scores }
# One game of a chart as text.
past-score = game { $game } ({ $date }): { $vp } VP
# The day and the time.
past-moment = { $date }, { $time }
past-titles-all = All games
