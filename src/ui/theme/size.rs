//! Sizes and distances, in points.

/// The smallest thing to touch.
pub const TOUCH: f32 = 44.0;
/// What every test asks of a target.
pub const LEAST_TARGET: f32 = 40.0;

/// Between things that belong together.
pub(crate) const GAP_SMALL: f32 = 6.0;
/// Between things.
pub const GAP: f32 = 12.0;
/// Between groups of things.
pub(crate) const GAP_LARGE: f32 = 24.0;

/// Round corners of what can be pressed.
pub(crate) const RADIUS: u8 = 8;
/// Round corners of cards.
pub(crate) const RADIUS_CARD: u8 = 12;
/// Inside of cards.
pub(crate) const CARD_MARGIN: i8 = 16;

/// A picture in a line of text.
pub(crate) const ICON: f32 = 22.0;
/// A picture of its own.
pub(crate) const ICON_LARGE: f32 = 56.0;
/// A flourish.
pub(crate) const ORNAMENT: egui::Vec2 = egui::vec2(240.0, 24.0);
/// A tile.
pub(crate) const TILE: egui::Vec2 = egui::vec2(76.0, 96.0);
/// The height of the band with a craftsman's value, in widths of the tile.
pub(crate) const TILE_BAND: f32 = 0.42;
/// The width of a tile to press.
pub(crate) const TILE_BUTTON: f32 = 58.0;
/// A townsman to press with the name beside the portrait: its least width.
pub(crate) const NAMED_TILE: f32 = 146.0;
/// A craftsman as a key: guild colour, value, agent+.
pub(crate) const TILE_KEY: egui::Vec2 = egui::vec2(LEAST_TARGET, TOUCH);
/// A heap of goods to press at once, below the action.
pub(crate) const QUICK: f32 = 56.0;
/// A guest to press at once, below the action.
pub(crate) const TILE_QUICK: f32 = LEAST_TARGET;
/// The width of a tile in a row of tiles that somebody has.
pub(crate) const TILE_IN_ROW: f32 = TOUCH;
/// From this width on crests and tiles of a guild stand in one line on the score pad: five tiles have room.
pub(crate) const CRESTS_AND_TILES: f32 = 520.0;
/// The width of a tile in a guild house, where there is room for it.
pub(crate) const TILE_IN_HOUSE: f32 = 42.0;
/// The same where there is much room.
pub(crate) const TILE_IN_HOUSE_MOST: f32 = 68.0;
/// The width of a tile in a list of what changed.
pub(crate) const TILE_IN_LIST: f32 = 40.0;
/// The most between two windows of a guild house.
pub(crate) const WINDOWS_APART: f32 = 18.0;
/// How high a guild house is without its tiles.
pub(crate) const HOUSE_BESIDES: f32 = 214.0;
/// The least width of what lies in front of a player.
pub(crate) const MAT: f32 = 560.0;
/// From this height of the window on three of them have room over each other.
pub(crate) const THREE_MATS: f32 = 820.0;
/// The least width of a tile on a board, where it is touched.
pub(crate) const TILE_LEAST: f32 = LEAST_TARGET;
/// How much larger than that its least size becomes where everything is larger, at most.
pub(crate) const TILE_LARGER: f32 = 1.5;
/// The width of a tile for which everything else on a board has its least size.
pub(crate) const TILE_USUAL: f32 = 46.0;
/// The greatest.
pub(crate) const TILE_MOST: f32 = 190.0;
/// How much larger than its least size anything on a board is at most.
pub(crate) const SCALE_MOST: f32 = 3.2;
/// The same for a house of the least width; a wider one has more.
pub(crate) const SCALE_FOR_WIDTH: f32 = 1.25;
/// The least height of the sign over a guild's door.
pub(crate) const SIGN: f32 = 25.0;
/// The least height of a roof on which agents stand.
pub(crate) const ROOF: f32 = 33.0;
/// The least height of the prices under the windows: two lines.
pub(crate) const PRICES: f32 = 31.0;
/// The least height of the line that says who has how many of a guild's goods.
pub(crate) const RACE: f32 = 22.0;
/// The least height of a player's row, and of the line with the round.
pub(crate) const ROW_LEAST: f32 = LEAST_TARGET + 1.0;
/// The greatest height of a player's row.
pub(crate) const ROW_MOST: f32 = 84.0;
/// The smallest number on a board.
pub(crate) const NUMBER_LEAST: f32 = 14.0;
/// How many of a heap are chosen, on its corner.
pub(crate) const CHOSEN_COUNT: f32 = 17.0;
/// The name of a player in a narrow row, and its smallest letters.
pub(crate) const NAME_IN_ROW_LEAST: f32 = 64.0;
/// The smallest letters of a name.
pub(crate) const NAME_LEAST: f32 = 13.0;
/// The line around what can be chosen.
pub(crate) const LIT: f32 = 2.0;
/// How wide a digit is in bold letters, at the most.
pub(crate) const DIGIT: f32 = TEXT * 0.62;
/// A bit of paper that falls when somebody has won.
pub(crate) const CONFETTI: f32 = 12.0;
/// Above and below what stands in the strip under a board.
pub(crate) const STRIP_MARGIN: f32 = 8.0;
/// The strip of a decision at the foot of a board.
pub(crate) const STRIP: f32 = 2.0 * TOUCH + GAP_SMALL + 2.0 * STRIP_MARGIN;
/// The hint beside a board.
pub(crate) const HINT_PANEL: f32 = 380.0;
/// How strongly what is not possible is covered.
pub(crate) const DIMMED: f32 = 0.62;
/// The line around what is chosen.
pub(crate) const RING: f32 = 3.0;
/// The least width of a guild house.
pub(crate) const HOUSE: f32 = 184.0;
/// Inside of a guild house.
pub(crate) const HOUSE_MARGIN: i8 = 7;
/// A workshop with two tiles beside each other.
pub(crate) const WORKSHOP: f32 = 176.0;
/// The height of a gable.
pub(crate) const GABLE: f32 = 16.0;
/// One good of a price.
pub(crate) const PRICE_MARK: f32 = 11.0;
/// The same where there is room.
pub(crate) const PRICE_MARK_MOST: f32 = 15.0;
/// A picture with a number beside it.
pub(crate) const ICON_SMALL: f32 = 20.0;
/// Between things that belong together, where there is little room.
pub(crate) const TIGHT: f32 = 3.0;
/// How much of a plate is seen around a picture on it: a share of the picture.
pub(crate) const PLATE_RIM: f32 = 0.2;
/// The tick in the corner of what is chosen.
pub(crate) const TICK: f32 = 13.0;
/// A craftsman in front of a player.
pub(crate) const CHIP: egui::Vec2 = egui::vec2(22.0, 26.0);
/// A player's name in a narrow row.
pub(crate) const NAME_SHORT: f32 = 110.0;
/// What is asked under the table: its least height.
pub const QUESTION: f32 = 140.0;
/// Whether the box is right, at the foot of its editor.
pub(crate) const BOX_STATE: f32 = 60.0;
/// How much of the window, 0 to 1, a question under the table takes.
pub(crate) const QUESTION_SHARE: f32 = 0.25;
/// The same in a window that is not tall.
pub(crate) const QUESTION_SHARE_LOW: f32 = 0.42;
/// Its greatest height.
pub(crate) const QUESTION_MOST: f32 = 300.0;
/// From this width on the buttons at a foot stand in one line.
pub(crate) const ROOMY_FOOT: f32 = 700.0;
/// How much of the room, 0 to 1, the foot of a page takes at most.
pub(crate) const FOOT_MOST: f32 = 0.6;
/// The same for a question with many answers, all of which are to be seen.
pub(crate) const QUESTION_ROOM: f32 = 0.85;
/// The least height of a question under a table: its heading and a line of answers.
pub(crate) const QUESTION_LEAST: f32 = 2.0 * (TOUCH + GAP_SMALL);
/// The height of a question in which all tiles of a guild can be touched, without the tiles: heading, what lies in front of
/// whoever is asked, the guilds, and what happened last.
pub(crate) const QUESTION_OF_TILES: f32 = 2.0 * (TOUCH + GAP_SMALL) + PINNED + 2.0 * ICON;
/// The height of a question in which goods are counted: heading, what lies in front of whoever is asked, a line of answers,
/// the button that enters it and the goods.
pub(crate) const QUESTION_OF_GOODS: f32 = 4.0 * (TOUCH + GAP_SMALL) + PINNED + 3.0 * ICON;
/// What lies in front of whoever is asked, beside the question.
pub(crate) const PINNED: f32 = ICON * 1.3 + GAP_SMALL;
/// The least width of it where it stands in the line of the question.
pub(crate) const PINNED_LEAST: f32 = 460.0;
/// What a foot has around what it holds: a margin and a line on both sides, and air below.
pub(crate) const FOOT_AROUND: f32 = 3.0 * GAP_SMALL + 2.0;
/// What happened, beside a question.
pub(crate) const PLAY_LOG: f32 = 300.0;
/// The least width of one of four actions.
pub const ACTION: f32 = 176.0;
/// A player who plans, with a button for every number of cards.
pub(crate) const PLANNER: f32 = 400.0;
/// The name of a player who plans.
pub(crate) const NAME_OF_PLANNER: f32 = 84.0;
/// The least width of a group of buttons.
pub(crate) const GROUP: f32 = 250.0;

/// What everybody has to show, in one column.
pub(crate) const COUNTS: f32 = 520.0;
/// The same where the window is narrow.
pub(crate) const COUNTS_LEAST: f32 = 400.0;
/// What the favourite of a guild takes.
pub(crate) const PRIZE: f32 = 300.0;

/// Small print.
pub(crate) const TEXT_SMALL: f32 = 16.0;
/// Text.
pub(crate) const TEXT: f32 = 19.0;
/// Headings.
pub(crate) const HEADING: f32 = 25.0;
/// The name of a page.
pub(crate) const TITLE: f32 = 40.0;

/// What undo would do, in the header.
pub(crate) const UNDO: f32 = 290.0;
/// How many letters of it there is room for.
pub(crate) const UNDO_LETTERS: usize = 60;
/// The slim header.
pub const HEADER: f32 = 56.0;
/// The town on the horizon: its width for its height.
pub(crate) const SKYLINE_ASPECT: f32 = 6.0;
/// The widest picture, in pixels, that every machine can hold.
pub(crate) const SAFE_PICTURE: f32 = SAFE_TEXTURE as f32;
/// The same, counted.
pub(crate) const SAFE_TEXTURE: usize = 2048;
/// Its greatest height.
pub(crate) const SKYLINE_HEIGHT: f32 = 190.0;

/// Text is not wider than this: long lines are hard to read.
pub(crate) const READING_WIDTH: f32 = 760.0;
/// Pages with several columns are not wider than this.
pub(crate) const PAGE_WIDTH: f32 = 1240.0;
/// From this width on there is room for a panel at the side.
pub(crate) const WIDE: f32 = 1100.0;
/// From this height on there is room for a picture at the top.
pub const TALL: f32 = 620.0;
/// Below this height there is hardly room for anything: a usual window with letters twice as large.
pub(crate) const LOW: f32 = 450.0;
/// From this height on a question and the table have room over each other.
pub(crate) const TABLE_AND_QUESTION: f32 = 400.0;
/// From this width on there is room for two columns.
pub(crate) const TWO_COLUMNS: f32 = 820.0;
/// From this width on the header has room for words.
pub(crate) const ROOMY_HEADER: f32 = 900.0;
/// The panel of the rules at the side.
pub(crate) const SIDE_PANEL: f32 = 430.0;
/// The column of results beside an article.
pub(crate) const RESULTS_COLUMN: f32 = 400.0;
/// A card on the home screen.
pub(crate) const HOME_CARD: egui::Vec2 = egui::vec2(270.0, 190.0);
/// How high such a card is in a low window: two lines under its name.
pub(crate) const HOME_CARD_LOW: f32 = 116.0;
/// A window in which the first screen has room for its title and an unfinished game.
pub(crate) const HOME_HIGH: f32 = 850.0;
/// A dialog.
pub(crate) const DIALOG: f32 = 420.0;
/// How far below the top of the window, 0 to 1, a dialog begins: it grows downwards.
pub(crate) const DIALOG_TOP: f32 = 0.14;
/// News over the page: their width, and how much of the window, 0 to 1, they take at most.
pub(crate) const NEWS: f32 = 620.0;
/// How much of the window's height news take at most, 0 to 1.
pub(crate) const NEWS_MOST: f32 = 0.5;
/// How high a picture among the news is at most.
pub(crate) const PREVIEW: f32 = 240.0;
/// How many pixels wide it is kept.
pub(crate) const PREVIEW_PIXELS: u32 = 800;
/// A menu.
pub(crate) const MENU: f32 = 150.0;
/// The field for a name, and how many letters it takes.
pub const NAME: f32 = 180.0;
/// How long the name of a place where people play may be.
pub(crate) const LOCATION_LENGTH: usize = 60;
/// How long a name may be.
pub(crate) const NAME_LENGTH: usize = 24;
/// How much can be typed where a name belongs: more than a name may have, so that what is too long is said and not cut off.
pub(crate) const NAME_TYPED: usize = 200;
/// A player's mark with its colour and its shape to change.
pub const MARKS: f32 = 480.0;
/// A cell of a grid of numbers.
pub(crate) const CELL: f32 = 84.0;
/// A key of the keypad.
pub(crate) const KEY: egui::Vec2 = egui::vec2(64.0, 52.0);
/// The number in a stepper.
pub(crate) const STEPPER_NUMBER: f32 = 52.0;
/// A whole stepper: the number between less and more.
pub(crate) const STEPPER: f32 = STEPPER_NUMBER + 2.0 * TOUCH + GAP_SMALL;
/// A stepper for talers, with a coin before it.
pub(crate) const TALERS: f32 = STEPPER + ICON_SMALL + GAP_SMALL;

/// The badge of who won.
pub(crate) const WINNER: f32 = 76.0;
/// Who won.
pub(crate) const HEADLINE: f32 = 32.0;
/// The column of categories on the score sheet.
pub(crate) const SCORE_LABEL: f32 = 250.0;
/// A player's column on the score sheet.
pub(crate) const SCORE_COLUMN: f32 = 108.0;
/// The same where there is much room.
pub(crate) const SCORE_COLUMN_MOST: f32 = 190.0;
/// A player's card where there is no room for columns.
pub(crate) const SCORE_CARD: f32 = 300.0;
/// A number on such a card.
pub(crate) const SCORE_NUMBER: f32 = 56.0;
/// A sum.
pub(crate) const SCORE_TOTAL: f32 = 68.0;
/// The sign of a category.
pub(crate) const SWATCH: f32 = 32.0;
/// A bar.
pub(crate) const BAR: f32 = 40.0;
/// A name before a bar.
pub(crate) const BAR_NAME: f32 = 190.0;
/// What a colour of the bars stands for.
pub(crate) const LEGEND: f32 = 230.0;
/// From one line of a pattern to the next.
pub(crate) const PATTERN: f32 = 9.0;
/// A line of a pattern.
pub(crate) const PATTERN_LINE: f32 = 1.5;
/// How strong a pattern is on its colour, 0 to 1.
pub(crate) const PATTERN_STRENGTH: f32 = 0.28;
/// One guild's craftsmen on the score pad.
pub(crate) const CRAFTSMEN: f32 = 400.0;
/// One townsman on the score pad.
pub(crate) const TOWNSMAN: f32 = 270.0;
/// The height of an answer in words: four lines.
pub(crate) const ANSWER_TEXT: f32 = 98.0;
/// The word that everything is counted.
pub(crate) const ALL_COUNTED: f32 = 150.0;
/// What one player has during a round.
pub(crate) const HAND: f32 = 360.0;
/// One guild during a round.
pub(crate) const GUILD_CARD: f32 = 190.0;
/// One guild's majority.
pub(crate) const MAJORITY_CARD: f32 = 270.0;
/// A total that moves.
pub(crate) const WHAT_IF_TOTAL: f32 = 190.0;
/// A count to change.
pub const COUNT: f32 = 210.0;
/// The picture of a result in one language: its width.
pub const PICTURE: f32 = 940.0;
/// The town at its foot, and a line over the roofs.
pub(crate) const PICTURE_FOOT: f32 = SKYLINE_HEIGHT + 32.0;
/// Its pixels a point.
pub const PICTURE_SCALE: f32 = 2.0;
/// When a past game was and how deep it was followed.
pub(crate) const PAST_WHEN: f32 = 210.0;
/// What can be done with a past game.
pub(crate) const PAST_ACTIONS: f32 = 470.0;
/// A player of a past game with the score.
pub(crate) const PAST_PLAYER: f32 = 142.0;
/// A column of numbers.
pub(crate) const NUMBER_COLUMN: f32 = 104.0;
/// A player's badge in a list.
pub(crate) const BADGE: f32 = 38.0;
/// A player's badge in a chart.
pub(crate) const CHART_BADGE: f32 = 26.0;
/// A chart.
pub(crate) const CHART_HEIGHT: f32 = 280.0;
/// Numbers beside a chart.
pub(crate) const CHART_NUMBERS: f32 = 34.0;
/// Between two dates below a chart.
pub(crate) const CHART_DATE: f32 = 96.0;
/// A line in a chart.
pub(crate) const CHART_LINE: f32 = 2.5;
/// A dash of a broken line in a chart.
pub(crate) const CHART_DASH: f32 = 7.0;

/// The width of a building or an apprentice where there is little room: all of it can still be told.
pub const GAME_CARD: f32 = 96.0;
/// The same where one is looked at.
pub(crate) const GAME_CARD_MOST: f32 = 200.0;
/// Its height, in widths.
pub(crate) const GAME_CARD_HEIGHT: f32 = 1.25;

/// The smallest window.
pub(crate) const LEAST_WINDOW: egui::Vec2 = egui::vec2(800.0, 600.0);
/// The window at the first start.
pub(crate) const FIRST_WINDOW: egui::Vec2 = egui::vec2(1280.0, 740.0);

/// The least width of somebody's numbers: a name, a stepper, and that nobody knows it.
pub(crate) const NUMBERS_LEAST: f32 = 500.0;
/// One column of workers in a reset: a stepper under its heading.
pub(crate) const COUNT_HEAD: f32 = 210.0;
/// A level of the cathedral to tap.
pub(crate) const LEVEL_KEY: egui::Vec2 = egui::vec2(64.0, 90.0);
/// A step of the virtue track to tap.
pub(crate) const VIRTUE_KEY: egui::Vec2 = egui::vec2(48.0, 56.0);
/// A number of a player to press, with its drawing.
pub(crate) const CHIP_NUMBER: f32 = 62.0;
/// A building among those of a player.
pub(crate) const CARD_IN_STRIP: f32 = 58.0;
/// The least width of a place of the board to press.
pub(crate) const PLACE: f32 = 182.0;
/// Its height.
pub(crate) const PLACE_HEIGHT: f32 = 74.0;
