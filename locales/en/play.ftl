# Games in the program, against bots or around one screen.

play-first = First game
play-new = New game
# $number is the seat, from 0 on.
play-bot-name = { $number ->
    [0] Veit
    [1] Jakob
    [2] Agnes
    [3] Konrad
   *[4] Ursula
}
play-kind = { $kind ->
    [person] Person
    [easy] Easy bot
    [medium] Medium bot
    [hard] Hard bot
   *[master] Master bot
}
play-options = Options
play-option-hints = Hints
play-option-undo = Undo
# A button: what few people want to change.
play-option-more = Deal and box
play-option-seed = Number of the deal:
play-option-seed-secret = secret
play-option-alone-about = Undo is unlimited against bots; with other people, only moves that revealed nothing new can be undone.
play-option-shared-about = Nobody knows the number of the deal. Plans and draws are stored in the data folder, where anybody could read them: no peeking! Only moves that revealed nothing new can be undone.
# Heard: what somebody in a seat is.
play-seat-kind = { $name }: { $kind }
play-again = Same seats, new deal
play-part-table = The table
play-thinking = { $name } is thinking…
play-moves = { $name } is next.
play-skip = Skip to my turn
play-log = What happened
play-hint = Hint
play-hint-thinking = Playing the game to the end a few thousand times…
play-hint-do = Play this
# Heard: which one. $move is a line of the log.
play-hint-do-heard = Play this: “{ $move }”
play-curtain = { $name }, it’s your turn
play-curtain-about = The cards are secret: everyone else looks away now.
play-curtain-lift = I am { $name }
# What redo brings back.
play-redo = the next moves
play-confirm = Confirm
play-back = Back
# Heard
play-not-possible = { $text } (not possible)
play-speed = Speed of the bots
play-log-parts = Show every part of a move
# A switch: the log says why bots did what they did.
play-log-whys = With their reasons
# $count is how many moves the others have made.
play-since = Since your turn: { $count }
play-since-back = Previous move
play-since-on = Next move
# A button: why a bot made this move.
play-since-why = Why?
play-since-close = Back to the game
play-pause-details = Arithmetic
play-pause-back = Back a step
play-pause-next = Next
