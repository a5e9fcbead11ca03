play-option-copy = Promóciós kártyák és értelmezések
