# The gallery of all controls, for contributors.

gallery-about = Every control in this program in every state, in the current look and language. For contributors and the curious.
gallery-sample = The guild chooses its favourite.
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
gallery-guilds = Guilds and crests
gallery-tiles = Tiles
gallery-reasons = Reasons
gallery-number = A score
gallery-banners = Messages
gallery-cards = Cards
gallery-card = A card to tap
gallery-drawings = Drawings
