//! Sizes and distances, in points.

/// The least size of a thing to touch.
pub const TOUCH: f32 = 44.0;
/// The least size of a target that every test demands.
pub const LEAST_TARGET: f32 = 40.0;

/// Between related things.
pub(crate) const GAP_SMALL: f32 = 6.0;
pub const GAP: f32 = 12.0;
/// Between groups of things.
pub(crate) const GAP_LARGE: f32 = 24.0;

pub(crate) const RADIUS: u8 = 8;
pub(crate) const RADIUS_CARD: u8 = 12;
pub(crate) const CARD_MARGIN: i8 = 16;

/// A picture in a line of text.
pub(crate) const ICON: f32 = 22.0;
pub(crate) const ICON_LARGE: f32 = 56.0;
pub(crate) const ORNAMENT: egui::Vec2 = egui::vec2(240.0, 24.0);
pub(crate) const TILE: egui::Vec2 = egui::vec2(76.0, 96.0);
/// The height of the band with a craftsman's value, in widths of the tile.
pub(crate) const TILE_BAND: f32 = 0.42;
pub(crate) const TILE_BUTTON: f32 = 58.0;
/// The least width of a button for a townsman, with the name beside the portrait.
pub(crate) const NAMED_TILE: f32 = 146.0;
/// A craftsman as a key: guild colour, value, agent+.
pub(crate) const TILE_KEY: egui::Vec2 = egui::vec2(LEAST_TARGET, TOUCH);
/// A bundle of goods below the action, entered with one press.
pub(crate) const QUICK: f32 = 56.0;
/// A guest below the action, entered with one press.
pub(crate) const TILE_QUICK: f32 = LEAST_TARGET;
pub(crate) const TILE_IN_ROW: f32 = TOUCH;
/// From this width, crests and tiles of a guild stand in one line on the score pad: five tiles have room.
pub(crate) const CRESTS_AND_TILES: f32 = 520.0;
pub(crate) const TILE_IN_HOUSE: f32 = 42.0;
pub(crate) const TILE_IN_HOUSE_MOST: f32 = 68.0;
pub(crate) const TILE_IN_LIST: f32 = 40.0;
/// The greatest gap between two windows of a guild house.
pub(crate) const WINDOWS_APART: f32 = 18.0;
/// The height of a guild house without its tiles.
pub(crate) const HOUSE_BESIDES: f32 = 214.0;
/// The least width of a player's mat.
pub(crate) const MAT: f32 = 560.0;
/// From this height of the window, three mats have room above each other.
pub(crate) const THREE_MATS: f32 = 820.0;
/// The least width of a tile on a board, where it is touched.
pub(crate) const TILE_LEAST: f32 = LEAST_TARGET;
/// The greatest factor by which that grows where everything is larger.
pub(crate) const TILE_LARGER: f32 = 1.5;
/// The width of a tile at which everything else on a board has its least size.
pub(crate) const TILE_USUAL: f32 = 46.0;
pub(crate) const TILE_MOST: f32 = 190.0;
/// The greatest factor by which anything on a board is larger than its least size.
pub(crate) const SCALE_MOST: f32 = 3.2;
/// The same for a house of the least width; a wider one has more.
pub(crate) const SCALE_FOR_WIDTH: f32 = 1.25;
/// The least height of the sign over a guild's door.
pub(crate) const SIGN: f32 = 25.0;
/// The least height of a roof on which agents stand.
pub(crate) const ROOF: f32 = 33.0;
/// The least height of the prices under the windows: two lines.
pub(crate) const PRICES: f32 = 31.0;
/// The least height of the line with everybody's number of a guild's goods.
pub(crate) const RACE: f32 = 22.0;
/// The least height of a player's row, and of the line with the round.
pub(crate) const ROW_LEAST: f32 = LEAST_TARGET + 1.0;
pub(crate) const ROW_MOST: f32 = 84.0;
pub(crate) const NUMBER_LEAST: f32 = 14.0;
/// The chosen number of a bundle, on its corner.
pub(crate) const CHOSEN_COUNT: f32 = 17.0;
/// The least width of a player's name in a narrow row.
pub(crate) const NAME_IN_ROW_LEAST: f32 = 64.0;
/// The smallest print of a name.
pub(crate) const NAME_LEAST: f32 = 13.0;
/// The line around highlighted things.
pub(crate) const LIT: f32 = 2.0;
/// The greatest width of a bold digit.
pub(crate) const DIGIT: f32 = TEXT * 0.62;
pub(crate) const CONFETTI: f32 = 12.0;
pub(crate) const STRIP_MARGIN: f32 = 8.0;
/// The strip of a decision below a board.
pub(crate) const STRIP: f32 = 2.0 * TOUCH + GAP_SMALL + 2.0 * STRIP_MARGIN;
pub(crate) const HINT_PANEL: f32 = 380.0;
/// The strength of the cover over impossible things.
pub(crate) const DIMMED: f32 = 0.62;
/// The line around the chosen thing.
pub(crate) const RING: f32 = 3.0;
pub(crate) const HOUSE: f32 = 184.0;
pub(crate) const HOUSE_MARGIN: i8 = 7;
/// A workshop with two tiles side by side.
pub(crate) const WORKSHOP: f32 = 176.0;
pub(crate) const GABLE: f32 = 16.0;
/// One good of a price.
pub(crate) const PRICE_MARK: f32 = 11.0;
pub(crate) const PRICE_MARK_MOST: f32 = 15.0;
/// A picture with a number beside it.
pub(crate) const ICON_SMALL: f32 = 20.0;
/// Between related things, where there is little room.
pub(crate) const TIGHT: f32 = 3.0;
/// The visible part of a plate around its picture, as a share of the picture.
pub(crate) const PLATE_RIM: f32 = 0.2;
/// The tick in the corner of the chosen option.
pub(crate) const TICK: f32 = 13.0;
/// A craftsman in front of a player.
pub(crate) const CHIP: egui::Vec2 = egui::vec2(22.0, 26.0);
/// A player's name in a narrow row.
pub(crate) const NAME_SHORT: f32 = 110.0;
/// The least height of a question under a page.
pub const QUESTION: f32 = 140.0;
/// The check of the box, below its editor.
pub(crate) const BOX_STATE: f32 = 60.0;
/// The share of the window, 0 to 1, for a question under a page.
pub(crate) const QUESTION_SHARE: f32 = 0.25;
/// The same in a window that is not tall.
pub(crate) const QUESTION_SHARE_LOW: f32 = 0.42;
pub(crate) const QUESTION_MOST: f32 = 300.0;
/// From this width, the buttons in a footer stand in one line.
pub(crate) const ROOMY_FOOT: f32 = 700.0;
/// The greatest share of the room, 0 to 1, for the footer of a page.
pub(crate) const FOOT_MOST: f32 = 0.6;
/// The same for a question with many answers, all of which have to be seen.
pub(crate) const QUESTION_ROOM: f32 = 0.85;
/// The least height of a question under a table: its heading and a line of answers.
pub(crate) const QUESTION_LEAST: f32 = 2.0 * (TOUCH + GAP_SMALL);
/// The height of a question in which all tiles of a guild can be touched, without the tiles: heading, belongings of the
/// player to move, guilds, last events.
pub(crate) const QUESTION_OF_TILES: f32 = 2.0 * (TOUCH + GAP_SMALL) + PINNED + 2.0 * ICON;
/// The height of a question in which goods are counted: heading, belongings of the player to move, a line of answers, the
/// button that enters it, goods.
pub(crate) const QUESTION_OF_GOODS: f32 = 4.0 * (TOUCH + GAP_SMALL) + PINNED + 3.0 * ICON;
/// The belongings of the player to move, beside the question.
pub(crate) const PINNED: f32 = ICON * 1.3 + GAP_SMALL;
/// Their least width where they stand in the line of the question.
pub(crate) const PINNED_LEAST: f32 = 460.0;
/// The surroundings of a footer's contents: a margin and a line on both sides, and air below.
pub(crate) const FOOT_AROUND: f32 = 3.0 * GAP_SMALL + 2.0;
pub(crate) const PLAY_LOG: f32 = 300.0;
/// The least width of one of four actions.
pub const ACTION: f32 = 176.0;
/// A player who plans, with a button per number of cards.
pub(crate) const PLANNER: f32 = 400.0;
pub(crate) const NAME_OF_PLANNER: f32 = 84.0;
/// The least width of a group of buttons.
pub(crate) const GROUP: f32 = 250.0;

/// The counts of all players, in one column.
pub(crate) const COUNTS: f32 = 520.0;
/// The same where the window is narrow.
pub(crate) const COUNTS_LEAST: f32 = 400.0;
/// The prize for the favourite of a guild.
pub(crate) const PRIZE: f32 = 300.0;

pub(crate) const TEXT_SMALL: f32 = 16.0;
pub(crate) const TEXT: f32 = 19.0;
pub(crate) const HEADING: f32 = 25.0;
pub(crate) const TITLE: f32 = 40.0;

/// The name of the step to undo, in the header.
pub(crate) const UNDO: f32 = 290.0;
/// The number of its letters that have room.
pub(crate) const UNDO_LETTERS: usize = 60;
pub const HEADER: f32 = 56.0;
/// The width of the town on the horizon for its height.
pub(crate) const SKYLINE_ASPECT: f32 = 6.0;
/// The widest picture, in pixels, that every machine can hold.
pub(crate) const SAFE_PICTURE: f32 = SAFE_TEXTURE as f32;
pub(crate) const SAFE_TEXTURE: usize = 2048;
pub(crate) const SKYLINE_HEIGHT: f32 = 190.0;

/// Text is not wider than this: long lines are hard to read.
pub(crate) const READING_WIDTH: f32 = 760.0;
pub(crate) const PAGE_WIDTH: f32 = 1240.0;
/// From this width, there is room for a panel at the side.
pub(crate) const WIDE: f32 = 1100.0;
/// From this height, there is room for a picture at the top.
pub const TALL: f32 = 620.0;
/// Below this height there is hardly room for anything: a usual window with letters twice as large.
pub(crate) const LOW: f32 = 450.0;
/// From this height, a question and the table have room above each other.
pub(crate) const TABLE_AND_QUESTION: f32 = 400.0;
pub(crate) const TWO_COLUMNS: f32 = 820.0;
/// From this width, the header has room for words.
pub(crate) const ROOMY_HEADER: f32 = 900.0;
pub(crate) const SIDE_PANEL: f32 = 430.0;
pub(crate) const RESULTS_COLUMN: f32 = 400.0;
pub(crate) const HOME_CARD: egui::Vec2 = egui::vec2(270.0, 190.0);
/// The height of a home card in a low window: two lines under its name.
pub(crate) const HOME_CARD_LOW: f32 = 116.0;
/// From this height, the home screen has room for its title and an unfinished game.
pub(crate) const HOME_HIGH: f32 = 850.0;
pub(crate) const DIALOG: f32 = 420.0;
/// The top edge of a dialog as a share of the window's height: it grows downwards.
pub(crate) const DIALOG_TOP: f32 = 0.14;
/// The width of news over the page.
pub(crate) const NEWS: f32 = 620.0;
/// The greatest share of the window's height for news.
pub(crate) const NEWS_MOST: f32 = 0.5;
/// The greatest height of a picture among the news.
pub(crate) const PREVIEW: f32 = 240.0;
/// The width of that picture, in pixels.
pub(crate) const PREVIEW_PIXELS: u32 = 800;
pub(crate) const MENU: f32 = 150.0;
/// The width of the field for a name.
pub const NAME: f32 = 180.0;
/// Most letters in the name of a place where people play.
pub(crate) const LOCATION_LENGTH: usize = 60;
/// Most letters in a player's name.
pub(crate) const NAME_LENGTH: usize = 24;
/// Most letters typed for a name: more than it may have, so that a name that is too long is reported, not cut off.
pub(crate) const NAME_TYPED: usize = 200;
/// A player's mark with buttons for its colour and its shape.
pub const MARKS: f32 = 480.0;
pub(crate) const CELL: f32 = 84.0;
/// A key of the keypad.
pub(crate) const KEY: egui::Vec2 = egui::vec2(64.0, 52.0);
pub(crate) const STEPPER_NUMBER: f32 = 52.0;
pub(crate) const STEPPER: f32 = STEPPER_NUMBER + 2.0 * TOUCH + GAP_SMALL;
/// A stepper for talers, with a coin before it.
pub(crate) const TALERS: f32 = STEPPER + ICON_SMALL + GAP_SMALL;

pub(crate) const WINNER: f32 = 76.0;
pub(crate) const HEADLINE: f32 = 32.0;
/// The column of categories on the score sheet.
pub(crate) const SCORE_LABEL: f32 = 250.0;
pub(crate) const SCORE_COLUMN: f32 = 108.0;
pub(crate) const SCORE_COLUMN_MOST: f32 = 190.0;
/// A player's card where there is no room for columns.
pub(crate) const SCORE_CARD: f32 = 300.0;
pub(crate) const SCORE_NUMBER: f32 = 56.0;
pub(crate) const SCORE_TOTAL: f32 = 68.0;
/// The sign of a category.
pub(crate) const SWATCH: f32 = 32.0;
pub(crate) const BAR: f32 = 40.0;
pub(crate) const BAR_NAME: f32 = 190.0;
pub(crate) const LEGEND: f32 = 230.0;
/// The distance between the lines of a pattern.
pub(crate) const PATTERN: f32 = 9.0;
pub(crate) const PATTERN_LINE: f32 = 1.5;
/// The strength of a pattern on its colour, 0 to 1.
pub(crate) const PATTERN_STRENGTH: f32 = 0.28;
pub(crate) const CRAFTSMEN: f32 = 400.0;
pub(crate) const TOWNSMAN: f32 = 270.0;
/// The height of an answer in words: four lines.
pub(crate) const ANSWER_TEXT: f32 = 98.0;
pub(crate) const ALL_COUNTED: f32 = 150.0;
/// The belongings of one player during a round.
pub(crate) const HAND: f32 = 360.0;
pub(crate) const GUILD_CARD: f32 = 190.0;
pub(crate) const MAJORITY_CARD: f32 = 270.0;
pub(crate) const WHAT_IF_TOTAL: f32 = 190.0;
pub const COUNT: f32 = 210.0;
/// The width of a result's picture per language.
pub const PICTURE: f32 = 940.0;
/// The town at the foot of the picture, and a line over the roofs.
pub(crate) const PICTURE_FOOT: f32 = SKYLINE_HEIGHT + 32.0;
/// Pixels per point.
pub const PICTURE_SCALE: f32 = 2.0;
/// Date and tracking of a past game.
pub(crate) const PAST_WHEN: f32 = 210.0;
pub(crate) const PAST_ACTIONS: f32 = 470.0;
pub(crate) const PAST_PLAYER: f32 = 142.0;
pub(crate) const NUMBER_COLUMN: f32 = 104.0;
pub(crate) const BADGE: f32 = 38.0;
pub(crate) const CHART_BADGE: f32 = 26.0;
pub(crate) const CHART_HEIGHT: f32 = 280.0;
pub(crate) const CHART_NUMBERS: f32 = 34.0;
/// The least distance between two dates below a chart.
pub(crate) const CHART_DATE: f32 = 96.0;
pub(crate) const CHART_LINE: f32 = 2.5;
pub(crate) const CHART_DASH: f32 = 7.0;

/// The least width of a building or an apprentice: all of it can still be made out.
pub const GAME_CARD: f32 = 96.0;
/// The width of a single card that is looked at.
pub(crate) const GAME_CARD_MOST: f32 = 200.0;
/// The height of a card, in widths.
pub(crate) const GAME_CARD_HEIGHT: f32 = 1.25;

pub(crate) const LEAST_WINDOW: egui::Vec2 = egui::vec2(800.0, 600.0);
pub(crate) const FIRST_WINDOW: egui::Vec2 = egui::vec2(1280.0, 740.0);
/// The window in the README's pictures.
pub const SCREENSHOT: egui::Vec2 = egui::vec2(1280.0, 800.0);
/// The same for a page that is longer.
pub const SCREENSHOT_TALL: egui::Vec2 = egui::vec2(1280.0, 1150.0);

/// The least width of somebody's numbers: a name, a stepper, and that nobody knows it.
pub(crate) const NUMBERS_LEAST: f32 = 500.0;
/// One column of workers in a reset: a stepper under its heading.
pub(crate) const COUNT_HEAD: f32 = 210.0;
pub(crate) const LEVEL_KEY: egui::Vec2 = egui::vec2(64.0, 90.0);
pub(crate) const VIRTUE_KEY: egui::Vec2 = egui::vec2(48.0, 56.0);
/// A number of a player to press, with its drawing.
pub(crate) const CHIP_NUMBER: f32 = 62.0;
pub(crate) const CARD_IN_STRIP: f32 = 58.0;
/// The least width of a place of the board.
pub(crate) const PLACE: f32 = 182.0;
pub(crate) const PLACE_HEIGHT: f32 = 74.0;
