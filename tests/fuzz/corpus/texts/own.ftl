# A comment
event-pass = { $name } does nothing.
-own-term = x
home-own = { -own-term }{ event-pass }
    .part = { $count ->
        [one] one
       *[other] { $count } pieces
    }
