play-option-copy = Promotional cards and readings
