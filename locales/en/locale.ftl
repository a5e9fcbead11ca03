# The language itself, and text files of one's own.

# The name of this language in itself.
locale-name = English
# What stands between the whole number and its decimals.
locale-decimal-mark = .
# A file of one's own that cannot be used. $file is its path.
locale-broken = { $file }, line { $line }: this text cannot be read, so the built-in texts are used instead of this file.
# A text that this language lacks; English stands in for it.
locale-missing = There is no text for { $key } in this language; English is used.
