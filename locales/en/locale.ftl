# The language itself, and the user's own text files.

# The languages, each called as its speakers call it: the same in every file.
locale-en = English
locale-fr = Français
locale-ru = Русский
locale-hu = Magyar
# What goes between the whole number and its decimals.
locale-decimal-mark = .
# What goes between the thousands of a number with so many digits.
locale-thousands = { $digits ->
    [4] ,
   *[other] ,
}
# A user's own file that cannot be used. $file is its path.
locale-broken = { $why ->
    [brackets] { $file }, line { $line }: this text opens more than { $brackets } brackets, so the built-in texts are used instead of this file.
    [large] { $file }, line { $line }: this file is larger than { $mebibytes } MiB, so the built-in texts are used instead.
   *[broken] { $file }, line { $line }: this text cannot be read, so the built-in texts are used instead of this file.
}
# A text that this language lacks; English stands in for it.
locale-missing = There is no text for { $key } in this language; English is used.

# Names or things in a list: two of them, or all but the last with $rest.
locale-list-two = { $first } and { $last }
locale-list-more = { $rest } and { $last }
# What goes between the items of $rest.
locale-list-comma = ,{" "}
