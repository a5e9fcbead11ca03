# A line of the log. $name is who acted.
event-stake = { $name } names the stake { $number }.
event-wait = { $name } waits.
event-play = { $name } plays the { $number }.
# $number is 0 where the card is secret.
event-draw = { $number ->
    [0] { $name } draws a card.
   *[other] { $name } draws the { $number }.
}
