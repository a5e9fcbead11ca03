# Files: what is not saved, what others changed, what is asked before anything is lost. $path is a file or folder.

# Why the disk said no.
files-trouble = { $why ->
    [full] the disk is full ({ $path })
    [read-only] writing is not allowed there ({ $path })
    [denied] access to it is not allowed ({ $path })
    [missing] there is no such file or folder ({ $path })
    [busy] another Guildhall is using it ({ $path })
    [folder] it is a folder, not a file ({ $path })
    [file] there is a file where a folder is needed ({ $path })
    [special] it is not an ordinary file ({ $path })
    [large] the file is too large ({ $path })
    [name] the name is too long or not possible on this disk ({ $path })
   *[other] the disk refuses ({ $path })
}

# Across the window, as long as it is true.
files-read-only = These games are open in another Guildhall window. You can look at everything here, but not change it.
files-waiting = Not saved yet: { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}, because { $trouble }. Nothing is lost while Guildhall stays open; it keeps trying.
files-waiting-changed = Not saved yet: { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}. Another program has changed this game’s file; Guildhall needs to know which version counts.
files-refused = Nothing can be saved at the moment: { $trouble }. You can play on; Guildhall keeps trying.
files-settings-waiting = Your settings are not saved yet: { $trouble }. Guildhall keeps trying.
files-save-now = Try again now
files-save-elsewhere = Save to another file…
files-decide = Decide…
files-aside = Hide this message
files-aside-show = Show the message about saving

# Somebody else changed the file of the open game.
files-changed = This game’s file has changed
files-changed-about = Another program has written to this game’s file: a second computer, a synchronised folder or an import. It has { $theirs ->
    [one] { $theirs } line
   *[other] { $theirs } lines
}, this window has { $mine ->
    [one] { $mine } line
   *[other] { $mine } lines
}. Which one counts? Whatever you choose, the other one stays on the disk.
files-keep-mine = What I see here
files-keep-mine-about = The changed file moves to the “aside” folder.
files-keep-theirs = What the file says now
files-keep-theirs-about = What is only known here moves to the “aside” folder.
files-keep-both = Keep both
files-keep-both-about = What you see here goes on as a game of its own.

# The file is shorter than a copy of it.
files-shorter = Part of this game may be missing
files-shorter-about = This game’s file ends after { $inputs ->
    [one] { $inputs } entry
   *[other] { $inputs } entries
}, but a copy of it has { $copy }. Perhaps an older file was put back in its place.
files-shorter-missing = { $count ->
    [one] { $count } more entry is lost.
   *[other] { $count } more entries are lost.
}
files-shorter-take = Continue with the copy ({ $copy })
files-shorter-leave = Leave it as it is ({ $inputs })

# A played game of which something is lost.
files-gap = Something may be missing from this game
files-gap-about = Part of its file is damaged or gone, so the game may be at an earlier point than where you left it. The bots will wait for your say-so.
files-gap-go-on = Play on from here
files-gap-leave = Not now

# Closing the window.
files-closing = Not everything is saved
files-closing-about = { $count ->
    [one] { $count } entry is not on the disk yet, because { $trouble }. If you close Guildhall now, it is lost.
   *[other] { $count } entries are not on the disk yet, because { $trouble }. If you close Guildhall now, they are lost.
}
files-closing-changed = { $count ->
    [one] { $count } entry is not on the disk yet, because another program has changed the file. If you close Guildhall now, it is lost.
   *[other] { $count } entries are not on the disk yet, because another program has changed the file. If you close Guildhall now, they are lost.
}
files-rescue-path = Save to this file instead
files-rescue = Save there
files-rescue-about = To bring it back: “Settings → Import from this file”.
files-rescued = Saved to { $path }. To bring it all back: “Settings → Import from this file”.
files-not-done = That did not work: { $trouble }.
files-close-anyway = Close without saving
files-close = Close Guildhall
files-stay = Don’t close

# Export and import.
files-left-out = Could not be read and is not in the export: { $files }
files-import-same = Everything in this file was here already.
files-import-both = Different here and in the file, so both are in the list: { $count ->
    [one] { $count } game
   *[other] { $count } games
}.
files-import-pending = The import has been accepted, but the disk will not let it finish yet. Guildhall will complete it as soon as it can.
files-import-foreign = This file contains “{ $file }”, which no export of Guildhall contains. Nothing has changed.
files-import-twice = This file contains “{ $file }” twice. Nothing has changed.
files-import-file-and-folder = In this file, “{ $file }” is a file and a folder at once. Nothing has changed.
files-import-garbled = “{ $file }” in this file cannot be read. Nothing has changed.
files-import-link = “{ $file }” cannot be imported: here, a link to another place is in its way. Nothing has changed.
files-import-unreadable = Could not be read in the file, so yours stays as it is: { $files }.
files-import-waiting = { $count ->
    [one] { $count } entry has
   *[other] { $count } entries have
} to be saved first. Nothing has changed.
files-settings-lasting = Another window is open: what you set here lasts until you close this one.

# An export to a file that is there already. $path is a file.
files-taken = There is already a file of that name
files-taken-about = What is to become of { $path }?
files-taken-opened = { $path } is the file you opened. It is not replaced.
files-taken-beside = Export to { $path }
files-taken-replace = Replace it, and keep the old file as { $path }
files-taken-neither = Don’t export
files-taken-kept = The old file has been kept as { $path }.

# A file that somebody opened with Guildhall. $reason is a whole sentence.
files-not-opened = { $file } cannot be opened. { $reason }
files-open-disk = It cannot be read: { $trouble }.
files-open-impossible = It describes a table that cannot exist, for example with more of something than the game has.
files-open-not-shown = The window cannot show this kind of file for this game yet. The command line can read it: see guildhall --help.
files-open-journal = It is a single game of another Guildhall. To bring it here, export everything there, then import it here in the settings.
files-to-import = This file holds everything another Guildhall has kept. “{ settings-import }” below adds it to what is here.
files-sheet-kept = This result is now one of your past games.
files-recorded = { $games ->
    [one] The file holds one game.
   *[other] The file holds { $games } games. This is the first.
} { $left ->
    [0] {""}
    [one] One event breaks the rules and is left out.
   *[other] { $left } events are left out, because the first of them breaks the rules.
}
