# The frame of the window: header, places, news.

# The name of the program; it is not translated.
window-place-home = Guildhall
window-place-tables = At the table
window-place-play = Play
window-place-table = At the table
window-place-replay = Replay
window-place-past = Past games
window-place-rules = Rules
window-place-settings = Settings
window-place-about = About
window-place-gallery = Gallery

# Names of the buttons in the header.
window-back = Back
window-home = Home
window-settings = Settings
window-rules = Rules: ask or look up
window-language = Language: { $language }
# $how says what $what is: a thing; words that are quoted; or a line of the log that was added later, corrected or removed.
window-undo = { $how ->
    [thing] Undo: { $what }
    [said] Undo: “{ $what }”
    [added] Undo the addition: “{ $what }”
    [corrected] Undo the correction: “{ $what }”
    [removed] Undo the removal: “{ $what }”
   *[nothing] Nothing to undo
}
window-redo = { $how ->
    [thing] Redo: { $what }
    [said] Redo: “{ $what }”
    [added] Redo the addition: “{ $what }”
    [corrected] Redo the correction: “{ $what }”
    [removed] Redo the removal: “{ $what }”
   *[nothing] Nothing to redo
}

# News across the window.
window-setting-unknown = The setting “{ $key }” has the value { $found }, which this version does not know. The default is used.
window-settings-broken = The settings file cannot be read. The defaults are used; the file stays as it is.
window-settings-aside = The settings file could not be read. It has been kept as { $file }; all settings are back to their defaults.
window-settings-unreadable = The settings cannot be read: { $reason }. All settings are at their defaults.
window-exported = { $files ->
    [one] Exported { $files } file to { $file }.
   *[other] Exported { $files } files to { $file }.
}
window-saving = Saving the picture…
window-saved = Saved: { $file }
window-copied = The result is on the clipboard, ready to paste.
window-imported = { $files ->
    [one] Imported { $files } file. What was here before has been kept as { $file }.
   *[other] Imported { $files } files. What was here before has been kept as { $file }.
}
window-not-exported = The export could not be written: { $reason }.
window-not-imported = The file could not be imported: { $reason }. Nothing has changed.
window-not-an-archive = This file was not exported by Guildhall. Nothing has changed.
window-archive-newer = This file comes from a newer version of Guildhall (format { $format }). Nothing has changed.
