# What is wrong with an input: where, what was found, what is allowed.

# The whole message. $file is a path.
input-in-file = { $file }: { $text }
input-error = { $at }: found { $found }; allowed: { $allowed }.
input-at-whole = the whole input
input-at-position = line { $line }, column { $column }
input-at-byte = byte { $byte }
# Places in a file that has one game per line.
input-at-line = line { $line }
input-at-field = line { $line }: { $field }
input-at-line-byte = line { $line }, byte { $byte }
# A tile of the setup that cannot be where it is. $text is a whole sentence.
input-refused = line { $line }: { $field }: { $text } ({ $rule })

input-kind = { $kind ->
    [null] null
    [bool] true or false
    [whole] a whole number
    [text] text
    [list] a list
   *[object] an object
}
input-found-nothing = nothing
input-found-value = “{ $value }”
input-found-long = “{ $value }” with { $count } characters
input-found-number = { $value }
input-found-count = { $count }
input-found-without = nothing for “{ $value }”
input-found-repeated = “{ $value }” again
input-found-syntax = something that cannot be read
input-found-end = an unexpected end
input-found-too-deep = too many levels of lists and objects
input-found-not-text = bytes that are not text
input-found-too-large = too much data

input-allowed-one-of = { $items }
input-allowed-keys = the keys { $items }
input-allowed-once = each only once
# $exact is yes where both are the same.
input-allowed-range = { $exact ->
    [yes] exactly { $low }
   *[no] a whole number from { $low } to { $high }
}
input-allowed-entries = { $low } to { $high } entries
input-allowed-name = a name of at most { $most } characters that is not blank
input-allowed-new-name = a name that nobody else has
input-allowed-each-player-once = every player once
input-allowed-over-table = at most { $most } across all players
input-allowed-exactly = exactly { $count }
input-allowed-utf8 = text in UTF-8
input-allowed-json = JSON
input-allowed-json-line = JSON, one game on one line
input-allowed-toml = TOML
input-allowed-size = at most { $mebibytes } MiB
input-allowed-format = formats up to { $newest }; this file needs a newer Guildhall

# A file that cannot be read or written. $reason is an id or other; $text is the system's own words.
input-disk = { $file }: { $reason ->
    [not-found] no such file
    [directory] this is a directory, not a file
    [denied] no permission
    [no-folder] there is no such folder
    [full] the disk is full
   *[other] { $text }
}
