# The gallery of all controls, for contributors.

gallery-about = Every control in this program in every state, in the current look and language. For contributors and the curious.
gallery-sample = The table has the last word.
gallery-text = Text
gallery-buttons = Buttons
gallery-primary = Main action
gallery-normal = One of several
gallery-quiet = Quiet
gallery-icon = Icon only
gallery-open-sheet = Open a sheet
gallery-open-dialog = Open a dialog
gallery-switch = Yes or no
gallery-steppers = Numbers
gallery-known = A known number
gallery-unknown = An unknown number
gallery-players = Players
gallery-mark = { $colour }, { $shape }
gallery-banners = Messages
gallery-cards = Cards
gallery-card = A card to tap
gallery-drawings = Drawings
