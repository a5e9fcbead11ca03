//! Steadiness as a rule of the house: what is in sight stays where it is, a page opens at its top, a form is not thrown
//! away by a tap beside it, and a refusal stands where one looks.

use std::fs;
use std::path::Path;

use egui::{Event, Modifiers, Order, PointerButton, Pos2, Rect, Vec2, pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use guildhall::architects::{Apprentice, Building};
use guildhall::bots::Level;
use guildhall::companion::Tracking;
use guildhall::companion::norenberc::{Entry, Owned};
use guildhall::game::Seat;
use guildhall::i18n::Lang;
use guildhall::i18n::describe::Describe;
use guildhall::norenberc::{Craftsman, Good, Guild, State, Step, Tile, Townsman};
use guildhall::titles::TitleId;
use guildhall::ui::Route;
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

use crate::corrections::{NAMES, window_at_table};
use crate::desk::{engine, rich_game};
use crate::endings::rounds;
use crate::play::{Game, Who, liked, opened, played_out, setup};
use crate::support::{Begin, Folder, Window, all_places, is_control};
use crate::walk::{TitleEntryError, walk};

/// The windows that are walked through: every language and every size.
const WALKED: [(Lang, Vec2); 2] = [(Lang::En, vec2(1280.0, 800.0)), (Lang::Ru, vec2(800.0, 600.0))];

/// What may move, by screen and by what is pressed (its name, the key of its text, or empty: whatever it is), and why.
const EXCEPTIONS: &[(&str, &str, &str)] = &[
    ("helper, walk", "Blue", ANSWERED),
    ("helper, walk", "Orange", ANSWERED),
    ("helper, walk", "table-equally-many", ANSWERED),
    ("helper, walk", "table-nobody-knows", ANSWERED),
    (
        "helper, ruling",
        "",
        "another kind of ruling is another form: what is below the kinds belongs to the kind",
    ),
    ("replay", "board-houses-on", PAGED),
    ("replay", "board-houses-back", PAGED),
];
const PAGED: &str =
    "where not all houses have room they are paged through: others come, and those that stay make room";
const ANSWERED: &str =
    "the answer takes the place of the question, and the next question has its own controls";

fn begin((lang, size): (Lang, Vec2)) -> Begin {
    Begin { lang: Some(lang), size, ..Begin::default() }
}

/// A screen: its name, and how it is opened.
type Screen = (&'static str, Box<dyn Fn() -> Window>);

pub fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let to = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &to);
        } else {
            fs::copy(entry.path(), to).unwrap();
        }
    }
}

/// A screen of a table that lies prepared on the disk: it is copied, opened, and what leads to the screen is pressed.
fn prepared(name: &'static str, begin: Begin, window: Window, ways: &'static [Way]) -> Screen {
    let Window { harness, folder, .. } = window;
    drop(harness);
    let open = move || {
        let copied = Folder::new();
        copy(folder.path(), copied.path());
        let mut window = Window::open_in(begin, copied);
        for way in ways {
            way.press(&mut window);
        }
        window
    };
    (name, Box::new(open))
}

/// A screen to which these controls lead from another one.
fn led(name: &'static str, (_, open): Screen, ways: fn(&Window) -> Vec<String>) -> Screen {
    let open = move || {
        let mut window = open();
        for way in ways(&window) {
            window.press(&way);
        }
        window
    };
    (name, Box::new(open))
}

/// What leads to a screen.
enum Way {
    /// A control called by this key.
    Key(&'static str),
    /// One whose name begins with the text of this key.
    Begins(&'static str),
    /// The workshop of the brewers, which is not known.
    Workshop,
    /// A referee from here on.
    Referee,
}

impl Way {
    fn press(&self, window: &mut Window) {
        let name = match self {
            Self::Key(key) => window.text(key),
            Self::Begins(key) => {
                let name = window.with(key, [("text", "|".into())]);
                name.split('|').next().unwrap_or_default().to_owned()
            }
            Self::Workshop => {
                let value = window.text("widget-unknown");
                window.with("table-master", [("guild", "brewers".into()), ("value", value.into())])
            }
            Self::Referee => window.with("companion-depth", [("depth", "referee".into())]),
        };
        let begins = matches!(self, Self::Begins(_));
        let nodes = window.harness.root().children_recursive();
        // The part of a table stands above the way to it at the foot.
        let mut called = nodes.filter(|node| {
            let inside = node.accesskit_node();
            let label = inside.label().unwrap_or_default();
            is_control(inside.role()) && (label == name || begins && label.starts_with(&name))
        });
        called.next().unwrap_or_else(|| panic!("{name:?} leads on")).click_accesskit();
        drop(called);
        window.settle();
    }
}

/// Everything that everybody owns at the end.
pub fn owned() -> Vec<Entry> {
    let seats = [(Seat(0), 12, 3), (Seat(1), 9, 4), (Seat(2), 31, 5)];
    let all = seats.into_iter().flat_map(|(seat, talers, value)| {
        [
            Owned::Talers { talers },
            Owned::Craftsmen { craftsmen: vec![(Guild::Brewers, value)] },
            Owned::Crests { crests: [0; Guild::ALL.len()] },
            Owned::PrestigeCrests { count: 0 },
            Owned::Townsmen { townsmen: [0; Townsman::ALL.len()] },
        ]
        .map(|owned| Entry::Owned { seat, owned })
    });
    all.collect()
}

/// A round in which everything is counted; two are tied for the brewers.
pub fn counted() -> Vec<Entry> {
    let counts = [[3, 1, 0, 0], [3, 2, 1, 0], [1, 0, 2, 2]];
    let mut entered = vec![Entry::Prestige { guild: Guild::Brewers }];
    for (seat, counts) in (0..).map(Seat).zip(counts) {
        for (guild, count) in Guild::ALL.into_iter().zip(counts) {
            entered.push(Entry::Counted { seat, good: guild.good(), count });
        }
    }
    entered
}

/// What a referee was told until something is asked.
pub fn until(wanted: impl Fn(&State) -> bool) -> Vec<Entry> {
    let mut table = engine(3);
    let mut entered = Vec::new();
    for (actor, action) in rich_game(3) {
        if wanted(table.state()) {
            return entered;
        }
        table.enter(actor, action).unwrap();
        entered.push(Entry::Event(guildhall::game::Event { actor, action }));
    }
    panic!("the game has such a moment");
}

/// Every screen of a real table.
fn tables(begin: Begin) -> Vec<Screen> {
    let at = |tracking: Tracking, entries: &[Entry]| window_at_table(begin, (tracking, 1), entries);
    let (pad, helper, referee) = (Tracking::FinalScore, Tracking::Helper, Tracking::Referee);
    let place = |place: Route| Begin { place, ..begin };
    let screen = |name, tracking, entries: &[Entry], ways| {
        prepared(name, place(Route::Table), at(tracking, entries), ways)
    };
    let past = |ways| prepared("past, games", place(Route::Past), at(pad, &owned()), ways);
    let first = &[Entry::Prestige { guild: Guild::Brewers }];
    let tile = Tile::Townsman(Townsman::Councilman);
    let recruited = [
        Entry::Prestige { guild: Guild::Brewers },
        Entry::Order { order: [2, 0, 1].map(Seat).to_vec() },
        Entry::Recruited { seat: Seat(0), tile, first: Some(false), used: None },
    ];
    vec![
        screen("pad", pad, &[], &[]),
        screen("pad, log", pad, &owned(), &[Way::Key("table-part-log")]),
        screen("pad, depth", pad, &[], &[Way::Key("table-part-depth")]),
        screen("pad, score", pad, &owned(), &[Way::Key("table-part-score")]),
        screen("helper", helper, &[], &[]),
        screen("helper, counts", helper, first, &[Way::Key("table-part-end")]),
        screen("helper, walk", helper, &counted(), &[Way::Key("table-part-end")]),
        screen("helper, log", helper, first, &[Way::Key("table-part-log")]),
        screen("helper, depth", helper, first, &[Way::Key("table-part-depth")]),
        screen("helper, recruit", helper, first, &[Way::Key("table-recruited")]),
        screen("helper, told", helper, &recruited, &[]),
        led("helper, workshops", screen("helper", helper, &recruited, &[]), |window| {
            let unknown = window.text("widget-unknown");
            vec![window.with("table-master", [("guild", "brewers".into()), ("value", unknown.into())])]
        }),
        led("helper, swap", screen("helper", helper, &recruited, &[]), |window| {
            let recruits = window.with("table-recruits", [("name", NAMES[1].into())]);
            vec![recruits, window.describe().tile(Tile::Townsman(Townsman::Guardsman))]
        }),
        screen("helper, over", helper, &rounds(0..4), &[Way::Key("table-part-score")]),
        screen("helper, ruling", helper, first, &[Way::Key("table-part-log"), Way::Key("table-ruling")]),
        screen("referee, order", referee, &[], &[]),
        screen("referee, workshop", referee, &until(|it| matches!(it.step(), Step::Settle(..))), &[]),
        screen("referee, lodgings", referee, &until(|it| matches!(it.step(), Step::Lodge(..))), &[]),
        screen("referee, planning", referee, &until(|it| matches!(it.step(), Step::Planning)), &[]),
        screen("referee, turn", referee, &until(|it| matches!(it.step(), Step::Turn(_))), &[]),
        screen("helper, workshop", helper, &[], &[Way::Workshop]),
        screen(
            "helper, correction",
            helper,
            &counted(),
            &[Way::Key("table-part-log"), Way::Key("table-log-entries"), Way::Begins("table-log-correct")],
        ),
        screen("helper, deeper", helper, &[], &[Way::Key("table-part-depth"), Way::Referee]),
        past(&[]),
    ]
}

/// A game after so many moves.
fn played(name: &'static str, begin: Begin, who: [Who; 3], moves: usize) -> Screen {
    let mut game = Game::begin(begin, setup(&who, 7));
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for _ in 0..moves {
        let seat = guildhall::play::to_move(game.session()).person.unwrap();
        let action = liked(&game.legal(seat), &mut rng);
        game.make_any(seat, action, &mut rng);
    }
    let Window { harness, folder, .. } = game.window;
    drop(harness);
    let open = move || {
        let copied = Folder::new();
        copy(folder.path(), copied.path());
        let mut game = Game::open(begin, copied);
        game.lift();
        game.window
    };
    (name, Box::new(open))
}

/// A game that is gone through afterwards.
fn replayed(begin: Begin) -> Screen {
    let lang = begin.lang.unwrap_or(Lang::En);
    let Window { harness, folder, .. } = opened(&played_out(5, 4), 4, lang, begin.size).window;
    drop(harness);
    let open = move || {
        let copied = Folder::new();
        copy(folder.path(), copied.path());
        let mut game = Game::open(begin, copied);
        game.look();
        game.press_key("replay-open");
        game.window
    };
    ("replay", Box::new(open))
}

fn places(begin: Begin) -> Vec<Screen> {
    // A table is a place only while one is open, and a game only while one goes through it.
    let places = all_places().filter(|place| !matches!(place, Route::Table | Route::Replay));
    let open =
        |place: Route| -> Screen { (place.id(), Box::new(move || Window::open(Begin { place, ..begin }))) };
    places.map(open).collect()
}

/// Whether something that moved is a card of Architects.
fn is_card(texts: &guildhall::i18n::Texts, moved: &str) -> bool {
    let describe = Describe { texts: texts.of(TitleId::Architects), names: &[] };
    let buildings = Building::ALL.map(|building| describe.say(&building));
    let apprentices = Apprentice::ALL.map(|apprentice| describe.say(&apprentice));
    let mut names = buildings.iter().chain(&apprentices);
    names.any(|name| moved.trim_start_matches('"').starts_with(name))
}

/// Walks through these screens and complains of what moved without a reason.
fn steady(screens: impl Fn(Begin) -> Vec<Screen>) {
    let mut errors = Vec::new();
    for visited in WALKED {
        let begin = begin(visited);
        let texts = guildhall::i18n::Texts::new(visited.0);
        for (name, open) in screens(begin) {
            let excused = |error: &TitleEntryError| {
                // A text with something to fill in is known by how it begins.
                let begins = |key: &str| texts.with(key, [("tile", "".into())]);
                let pressed = |key: &str| {
                    let key_of = key.contains('-') && error.pressed.starts_with(&begins(key));
                    key.is_empty() || key == error.pressed || key_of
                };
                EXCEPTIONS.iter().any(|&(screen, key, _)| screen == name && pressed(key))
            };
            for error in walk(&open).into_iter().filter(|error| !excused(error)) {
                let TitleEntryError { pressed, mut moved } = error;
                // The cards that a filter leaves lie one after the other; the filters themselves stay.
                moved.retain(|moved| name != "cards" || !is_card(&texts, moved));
                if moved.is_empty() {
                    continue;
                }
                let first: Vec<_> = moved.iter().take(3).collect();
                errors.push(format!("{:?} {name}: {pressed:?} moves {} {first:?}", visited.0, moved.len()));
            }
        }
    }
    assert!(errors.is_empty(), "{} presses move what they should not:\n{}", errors.len(), errors.join("\n"));
}

#[test]
fn nothing_in_sight_moves_at_any_place_because_something_else_was_pressed() {
    steady(places);
}

#[test]
fn nothing_in_sight_moves_at_a_table_because_something_else_was_pressed() {
    steady(tables);
}

#[test]
fn nothing_in_sight_moves_in_a_game_because_something_else_was_pressed() {
    let person = Who::Person(None);
    let bots = [person, Who::Bot(Level::Easy), Who::Bot(Level::Easy)];
    steady(|begin| {
        vec![
            played("play, plan", begin, [person; 3], 0),
            played("play, turn", begin, [person; 3], 8),
            played("play, bots", begin, bots, 0),
            played("play, bots, turn", begin, bots, 3),
            replayed(begin),
        ]
    });
}

#[test]
fn undo_stays_where_it_is_whatever_it_says() {
    for (lang, size) in [(Lang::En, vec2(1280.0, 800.0)), (Lang::Hu, vec2(800.0, 600.0))] {
        let begin = Begin { lang: Some(lang), size, ..Begin::default() };
        let mut window = window_at_table(begin, (Tracking::FinalScore, 1), &[]);
        let place = |window: &Window| window.place_of(&window.text_of_undo());
        let nothing = place(&window);
        let add = |window: &Window, guild| {
            let tile = Tile::Craftsman(Craftsman { guild, value: 4, agent: false });
            window.with("table-add", [("tile", window.describe().tile(tile).into())])
        };
        for guild in [Guild::Brewers, Guild::Shoemakers] {
            let name = add(&window, guild);
            window.press(&name);
            assert_eq!(place(&window), nothing, "{lang:?}");
        }
    }
}

/// Turns the wheel over the middle of the page.
pub fn scroll(window: &mut Window, down: f32) {
    let at = window.harness.ctx.content_rect().center();
    scroll_at(window, at, down);
}

/// The same over any place.
pub fn scroll_at(window: &mut Window, at: Pos2, down: f32) {
    window.harness.event(Event::PointerMoved(at));
    window.harness.event(Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: vec2(0.0, -down),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    });
    for _ in 0..20 {
        window.harness.step();
    }
}

/// Where the first control or text of this name stands.
fn place_of(window: &Window, name: &str) -> Rect {
    let mut called = window.harness.query_all_by_label(name);
    called.next().unwrap_or_else(|| panic!("{name:?} is there")).rect()
}

#[test]
fn every_page_opens_at_its_top_and_stays_where_it_was_scrolled_to() {
    for lang in [Lang::En, Lang::Hu] {
        let begin = Begin { lang: Some(lang), size: vec2(800.0, 600.0), ..Begin::default() };
        // Home, settings, home, settings again.
        let mut window = Window::open(begin);
        window.press_key("window-settings");
        let first = window.text("settings-language");
        let top = place_of(&window, &first);
        scroll(&mut window, 300.0);
        let scrolled = place_of(&window, &first);
        assert!(scrolled.top() < top.top() - 100.0, "{lang:?}: the wheel scrolls");
        window.press_key("settings-animation");
        assert_eq!(place_of(&window, &first), scrolled, "{lang:?}: it stays there");
        window.press_key("window-home");
        window.press_key("window-settings");
        assert_eq!(place_of(&window, &first), top, "{lang:?}: another visit begins at the top");
        // Another player on the score pad, the result, and the pad again.
        let mut window = window_at_table(begin, (Tracking::FinalScore, 1), &owned());
        let part = window.text("table-part-log");
        let top = place_of(&window, &part);
        scroll(&mut window, 400.0);
        assert!(place_of(&window, &part).top() < top.top() - 100.0);
        let next = window.with("table-next-player", [("name", "Orange".into())]);
        window.press(&next);
        assert_eq!(place_of(&window, &part), top, "{lang:?}: on to the next player");
        window.press_key("table-part-score");
        let heading = window.text("result-heading-table");
        let top = place_of(&window, &heading);
        scroll(&mut window, 400.0);
        assert!(place_of(&window, &heading).top() < top.top() - 100.0);
        window.press_key("table-part-log");
        window.press_key("table-part-score");
        assert_eq!(place_of(&window, &heading), top, "{lang:?}: the result opens at its top");
    }
}

/// Taps somewhere.
fn tap(window: &mut Window, at: Pos2) {
    for pressed in [true, false] {
        window.harness.event(Event::PointerMoved(at));
        let button = PointerButton::Primary;
        window.harness.event(Event::PointerButton { pos: at, button, pressed, modifiers: Modifiers::NONE });
        window.harness.step();
    }
    window.settle();
}

/// Whether a control of this name can be pressed now.
fn offers(window: &Window, name: &str) -> bool {
    window.harness.query_all_by_label(name).any(|node| is_control(node.accesskit_node().role()))
}

#[test]
fn a_tap_beside_a_form_does_not_throw_it_away() {
    for lang in [Lang::En, Lang::Ru] {
        let begin = Begin { lang: Some(lang), ..Begin::default() };
        let first = [Entry::Prestige { guild: Guild::Brewers }];
        let mut window = window_at_table(begin, (Tracking::Helper, 1), &first);
        let beside = pos2(20.0, 400.0);
        window.press_key("table-recruited");
        let question = window.text("table-recruit-who");
        assert!(window.shows(&question));
        tap(&mut window, beside);
        assert!(window.shows(&question), "{lang:?}: the form is still there");
        window.harness.key_press(egui::Key::Escape);
        window.settle();
        assert!(!window.shows(&question), "{lang:?}: Escape closes it");
        window.press_key("table-part-log");
        window.press_key("table-ruling");
        tap(&mut window, beside);
        assert!(window.shows(&window.text("table-ruling-what")), "{lang:?}: a ruling is a form too");
        window.press_key("widget-close");
        assert!(!window.shows(&window.text("table-ruling-what")), "{lang:?}");
        // What is only read goes away with a tap beside it.
        let mut window = Window::open(Begin { place: Route::Gallery, ..begin });
        window.press_key("gallery-open-sheet");
        assert!(offers(&window, &window.text("widget-close")));
        tap(&mut window, pos2(20.0, 400.0));
        assert!(!offers(&window, &window.text("widget-close")), "{lang:?}: a sheet to read");
    }
}

#[test]
fn a_refusal_stands_in_the_form_that_caused_it_beside_what_was_pressed() {
    for lang in [Lang::En, Lang::Fr] {
        let begin = Begin { lang: Some(lang), size: vec2(800.0, 600.0), ..Begin::default() };
        let counted = |seat| Entry::Counted { seat: Seat(seat), good: Good::Beer, count: 6 };
        let mut window = window_at_table(begin, (Tracking::Helper, 1), &[counted(0), counted(1)]);
        window.press_key("table-part-log");
        let names = ["Blue", "Orange", "Yellow"].map(str::to_owned);
        let words = Describe { texts: window.texts(), names: &names }.say(&counted(1));
        let line = window.with("table-log-correct", [("text", words.into())]);
        window.press(&line);
        let what = window.with("table-goods-of", [("name", "Orange".into()), ("good", "beer".into())]);
        let more = window.with("widget-stepper-more", [("what", what.into())]);
        window.press(&more);
        let enter = window.text("table-enter");
        let before = place_of(&window, &enter);
        window.press_key("table-enter");
        let message =
            window.describe().say(&guildhall::companion::norenberc::TitleEntryError::TooManyGoods {
                good: Good::Beer,
                left: 6,
            });
        let refused: Vec<_> = window.harness.query_all_by_label(&message).map(|node| node.rect()).collect();
        assert_eq!(refused.len(), 1, "{lang:?}: said once");
        let screen = window.harness.ctx.content_rect();
        assert!(screen.contains_rect(refused[0]), "{lang:?}: in sight");
        let layer = window.harness.ctx.layer_id_at(refused[0].center()).unwrap();
        assert_eq!(layer.order, Order::Foreground, "{lang:?}: over the page");
        assert!((refused[0].center().y - before.center().y).abs() < 100.0, "{lang:?}: near what was pressed");
        assert_eq!(place_of(&window, &enter), before, "{lang:?}: nothing moved");
        window.press_key("widget-close");
        assert!(!window.shows(&message), "{lang:?}: it goes with the form");
    }
}
