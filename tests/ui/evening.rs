//! What strangers met in an evening at the table: places that moved or changed their meaning, answers out of sight, things
//! that said nothing.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use guildhall::companion::norenberc::{Entry, Owned, Start, TableSetup};
use guildhall::companion::{Library, Tracking};
use guildhall::game::{Game as _, Seat};
use guildhall::i18n::Lang;
use guildhall::i18n::describe::Describe;
use guildhall::norenberc::{
    Action, Craftsman, Good, Goods, Guild, Norenberc, Setup, Stage, State, Step, Tile, Townsman, Turn,
};
use guildhall::storage::norenberc::default_box;
use guildhall::ui::Route;
use guildhall::ui::norenberc::FAVORITE;

use crate::corrections::{NAMES, person, window_at_table};
use crate::desk::{Desk, Press as _, engine, random_game};
use crate::endings::rounds;
use crate::guest::colour;
use crate::layout::out_of_sight;
use crate::referee_foot::tap;
use crate::steady::{counted, owned};
use crate::support::{Begin, Folder, Window, is_control};

const WINDOWS: [Vec2; 2] = [vec2(1280.0, 800.0), vec2(800.0, 600.0)];

fn begin(lang: Lang, size: Vec2) -> Begin {
    Begin { lang: Some(lang), size, ..Begin::default() }
}

fn log(window: &Window) -> Vec<Entry> {
    let session = window.app().session::<Norenberc>().unwrap();
    session.view().log.iter().map(|line| line.entry.clone()).collect()
}

fn order(window: &Window) -> Option<Vec<Seat>> {
    let view = window.app().session::<Norenberc>().unwrap().view();
    view.play.ledger().unwrap().order().map(<[Seat]>::to_vec)
}

/// Everything that can be done now with goods, counted by whom they are taken from.
fn bundles(setup: &Setup, state: &State, turn: Turn) -> Vec<(Option<Seat>, Goods)> {
    let mut legal = Vec::new();
    Norenberc::legal(setup, state, turn.seat, &mut legal);
    let bundle = |action: Action| match action {
        Action::Pay(goods) => Some((None, goods)),
        Action::Rob { victim, goods } => Some((Some(victim), goods)),
        _ => None,
    };
    legal.into_iter().filter_map(bundle).collect()
}

/// More heaps of goods than are offered at one touch each, and the first player who has so many to take.
#[expect(clippy::option_option, reason = "where nothing is found is another thing than nobody")]
fn many(setup: &Setup, state: &State, turn: Turn) -> Option<Option<Seat>> {
    let bundles = bundles(setup, state, turn);
    let of = |victim: Option<Seat>| bundles.iter().filter(|(from, _)| *from == victim).count();
    std::iter::once(None).chain(Seat::first(setup.players()).map(Some)).find(|&from| of(from) > 6)
}

/// A table where goods are to be counted for this stage, and from whom.
fn counting(is: impl Fn(Stage) -> bool, lang: Lang, space: Vec2) -> (Desk, Turn, Option<Seat>) {
    for players in [3, 4] {
        let setup = engine(players).setup().clone();
        let wanted = |state: &State| match state.step() {
            Step::Turn(turn) if is(turn.stage) => many(&setup, state, turn).map(|from| (turn, from)),
            _ => None,
        };
        for seed in 0..60 {
            let game = random_game(players, seed);
            let mut table = engine(players);
            let has = game.iter().any(|&(actor, action)| {
                table.enter(actor, action).unwrap();
                wanted(table.state()).is_some()
            });
            if has {
                let mut desk = Desk::new(players, Some(lang), space);
                desk.until(&game, |state| wanted(state).is_some());
                let (turn, from) = wanted(&desk.state()).unwrap();
                return (desk, turn, from);
            }
        }
    }
    panic!("some game has such a moment");
}

#[test]
fn confirm_is_in_sight_and_stays_while_goods_are_chosen() {
    let stages: [fn(Stage) -> bool; 2] =
        [|stage| stage == Stage::Rob, |stage| matches!(stage, Stage::Pay(_))];
    for lang in [Lang::En, Lang::Ru] {
        for space in WINDOWS {
            for is in stages {
                let (mut desk, turn, from) = counting(is, lang, space);
                if let Some(victim) = from {
                    desk.press(crate::desk::NAMES[victim.index()]);
                }
                let enter = desk.texts.get("moves-enter");
                let place = |desk: &Desk| {
                    let mut called = desk.harness.query_all_by_label_contains(&enter);
                    called.find(|node| is_control(node.accesskit_node().role())).map(|node| node.rect())
                };
                let before = place(&desk).unwrap_or_else(|| panic!("{lang:?} {space} {turn:?}"));
                let setup = engine(desk.harness.state().session.names().len() as u8).setup().clone();
                let (_, goods) = bundles(&setup, &desk.state(), turn)
                    .into_iter()
                    .filter(|(of, _)| *of == from)
                    .max_by_key(|(_, goods)| goods.total())
                    .unwrap();
                for (good, _) in goods.iter() {
                    let what = Describe { texts: &desk.texts, names: &[] }.good(good);
                    let more = desk.texts.with("widget-stepper-more", [("what", what.into())]);
                    let hidden = out_of_sight(&desk.harness);
                    assert!(!hidden.contains(&enter), "{lang:?} {space} {turn:?}: {hidden:?}");
                    let live = desk.harness.query_all_by_label(&more).next();
                    if live.is_some_and(|node| !node.accesskit_node().is_disabled()) {
                        desk.press(&more);
                    }
                    let now = place(&desk).unwrap();
                    assert!((now.min - before.min).length() < 1.0, "{lang:?} {space}: {before} {now}");
                }
            }
        }
    }
}

/// A tap that comes and goes between two paints.
fn tap_at_once(window: &mut Window, at: Pos2) {
    window.harness.event(Event::PointerMoved(at));
    window.harness.step();
    for pressed in [true, false] {
        let button = PointerButton::Primary;
        window.harness.event(Event::PointerButton { pos: at, button, pressed, modifiers: Modifiers::NONE });
    }
    window.harness.step();
    window.settle();
}

/// Where something is whose name is said to be not possible.
fn greyed(window: &Window, name: &str) -> Option<Rect> {
    let name = window.with("moves-not-possible", [("text", name.to_owned().into())]);
    let mut called = window.harness.query_all_by_label(&name);
    called.next().map(|node| node.rect())
}

#[test]
fn a_greyed_tile_says_why_however_short_the_tap_and_can_be_it_all_the_same() {
    for space in WINDOWS {
        let mut window = window_at_table(begin(Lang::En, space), (Tracking::Referee, 1), &[]);
        let seats: Vec<_> = NAMES.iter().map(|name| (*name).to_owned()).collect();
        let seated = window.with("referee-order-as-seated", [("names", window.texts().list(&seats).into())]);
        window.press(&seated);
        // The same tile until the box has no more of it.
        let tile = window.describe().tile(Tile::Craftsman(Craftsman {
            guild: Guild::Brewers,
            value: 2,
            agent: false,
        }));
        let dim = std::iter::repeat_with(|| {
            let dim = greyed(&window, &tile);
            if dim.is_none() {
                window.press(&tile);
            }
            dim
        })
        .take(5)
        .find_map(|dim| dim)
        .expect("the box has few of them");
        let entered = log(&window).len();
        let yes = window.text("moves-all-the-same");
        for _ in 0..3 {
            tap_at_once(&mut window, dim.center());
            assert!(window.shows(&yes), "{space}: it says why and offers the way");
            assert_eq!(log(&window).len(), entered);
        }
        window.put_finger_on(&yes);
        window.press_key("table-beyond-yes");
        assert!(log(&window).len() > entered, "{space}: it was this tile");
    }
}

#[test]
fn nothing_moves_and_nothing_is_filled_in_while_a_turn_order_is_told() {
    for lang in [Lang::En, Lang::Ru] {
        let mut window = window_at_table(begin(lang, WINDOWS[0]), (Tracking::Helper, 1), &[]);
        let places = NAMES.map(|name| window.place_of(name));
        let below = window.place_of(&window.with("table-recruits", [("name", NAMES[0].into())]));
        for (seat, time) in [(2, 1000.0), (1, 1010.0)] {
            tap(&mut window, places[seat].center(), time);
            assert_eq!(NAMES.map(|name| window.place_of(name)), places, "{lang:?}");
            assert_eq!(order(&window), None, "{lang:?}: nothing is filled in");
        }
        tap(&mut window, places[0].center(), 1020.0);
        let entered = Some([2, 1, 0].map(Seat).to_vec());
        assert_eq!(order(&window), entered, "{lang:?}");
        // The second tap of two makes nobody first.
        tap(&mut window, places[0].center(), 1020.2);
        assert_eq!(order(&window), entered, "{lang:?}");
        let first = NAMES.map(|name| window.with("table-order-first", [("name", name.into())]));
        assert_eq!([0, 1, 2].map(|seat| window.place_of(&first[seat])), places, "{lang:?}");
        let after = window.place_of(&window.with("table-recruits", [("name", NAMES[0].into())]));
        assert_eq!(after, below, "{lang:?}: nor does anything below");
        // It can be told anew, in the same places; whoever did not mean that presses it once more.
        window.press_key("table-order-again");
        assert_eq!(NAMES.map(|name| window.place_of(name)), places, "{lang:?}");
        window.press_key("table-order-again");
        assert_eq!(order(&window), entered, "{lang:?}");
        window.press_key("table-order-again");
        for name in NAMES {
            window.press(name);
        }
        assert_eq!(order(&window), Some([0, 1, 2].map(Seat).to_vec()), "{lang:?}");
    }
}

#[test]
fn who_reveals_a_card_has_one_form_and_its_places_keep_their_meaning() {
    for space in WINDOWS {
        for players in [2, 3] {
            let mut desk = Desk::new(players, Some(Lang::En), space);
            let mut known: Option<Vec<(String, Vec2)>> = None;
            let (mut round, mut seen) = (1, 0);
            for (actor, action) in random_game(players, 1) {
                let state = desk.state();
                if state.round() > round {
                    round = state.round();
                    desk.harness.run();
                    desk.walk();
                }
                if let Step::Reveal(_) = state.step() {
                    desk.harness.run();
                    let names: Vec<_> = crate::desk::NAMES[..usize::from(players)]
                        .iter()
                        .map(|&name| name.to_owned())
                        .collect();
                    let mut answers = names.clone();
                    answers.extend([desk.texts.get("referee-nobody"), desk.texts.get("moves-enter")]);
                    answers.push(desk.texts.list(&names));
                    let node = |answer: &String| {
                        let mut nodes = desk.harness.query_all_by_label_contains(answer);
                        nodes
                            .find(|node| is_control(node.accesskit_node().role()))
                            .map(|node| node.rect().min)
                    };
                    let head = node(&desk.texts.get("moves-enter"))
                        .or_else(|| node(&desk.texts.get("referee-nobody")));
                    let head = head.expect("one of them is there").y;
                    let places: Vec<_> = answers
                        .iter()
                        .filter_map(|answer| Some((answer.clone(), node(answer)?)))
                        .map(|(answer, at)| (answer, vec2(at.x, at.y - head)))
                        .collect();
                    let same = known.get_or_insert_with(|| places.clone());
                    assert_eq!(*same, places, "{space}, {players} players");
                    seen += 1;
                }
                desk.enter(actor, action);
            }
            assert!(seen > 3, "{seen}");
        }
    }
}

#[test]
fn a_double_click_that_saves_a_correction_takes_nothing_back() {
    for (lang, space) in [(Lang::En, WINDOWS[0]), (Lang::Ru, WINDOWS[1])] {
        let entered = Entry::Counted { seat: Seat(0), good: Good::Beer, count: 3 };
        let mut window =
            window_at_table(begin(lang, space), (Tracking::Helper, 1), std::slice::from_ref(&entered));
        window.press_key("table-part-log");
        window.press_key("table-log-entries");
        let names = NAMES.map(str::to_owned);
        let words = Describe { texts: window.texts(), names: &names }.say(&entered);
        let line = window.with("table-log-correct", [("text", words.into())]);
        window.press(&line);
        let what = window.with("table-goods-of", [("name", NAMES[0].into()), ("good", "beer".into())]);
        let less = window.with("widget-stepper-less", [("what", what.into())]);
        window.press(&less);
        let save = window.place_of(&window.text("table-enter")).center();
        tap(&mut window, save, 1000.0);
        let corrected = [Entry::Counted { seat: Seat(0), good: Good::Beer, count: 2 }];
        assert_eq!(log(&window), corrected, "{lang:?}");
        tap(&mut window, save, 1000.15);
        tap(&mut window, save, 1000.3);
        assert_eq!(log(&window), corrected, "{lang:?}: the second tap was meant for the form");
        // A little later it is meant for what is there.
        let undo = window.place_of(&window.text_of_undo()).center();
        tap(&mut window, undo, 1010.0);
        assert_eq!(log(&window), std::slice::from_ref(&entered), "{lang:?}");
    }
}

#[test]
fn whoever_acts_finds_the_actions_in_the_same_place() {
    for lang in [Lang::En, Lang::Ru] {
        for space in WINDOWS {
            let mut desk = Desk::new(3, Some(lang), space);
            let nothing = desk.texts.get("moves-nothing");
            let mut known: Option<Rect> = None;
            for (actor, action) in random_game(3, 1) {
                let state = desk.state();
                if state.round() > 1 {
                    break;
                }
                if matches!(state.step(), Step::Turn(turn) if turn.stage == Stage::Act) {
                    desk.harness.run();
                    let mut called = desk.harness.query_all_by_label_contains(&nothing);
                    let at = called.find(|node| is_control(node.accesskit_node().role())).unwrap().rect();
                    let first = *known.get_or_insert(at);
                    assert!((first.min - at.min).length() < 1.0, "{lang:?} {space}: {first} {at} {state:?}");
                }
                desk.enter(actor, action);
            }
            assert!(known.is_some());
        }
    }
}

#[test]
fn ones_own_ruling_about_a_favourite_is_in_sight_as_a_whole() {
    for lang in [Lang::En, Lang::Ru] {
        for space in WINDOWS {
            let mut window = window_at_table(begin(lang, space), (Tracking::Helper, 1), &counted());
            let end = window.text("table-part-end");
            // The part of the table stands above the way to it at the foot.
            window.harness.query_all_by_label(&end).next().unwrap().click_accesskit();
            window.settle();
            window.press_key("table-ruling");
            let hidden = out_of_sight(&window.harness);
            for name in NAMES {
                let says = window.with("table-ruling-favorite", [("name", name.into())]);
                assert!(window.shows(&says) && !hidden.contains(&says), "{lang:?} {space}: {hidden:?}");
            }
            let says = window.with("table-ruling-favorite", [("name", NAMES[2].into())]);
            window.put_finger_on(&says);
            assert!(matches!(log(&window).last(), Some(Entry::Ruling { .. })), "{lang:?} {space}");
            assert!(!window.shows(&says), "{lang:?} {space}: that was it");
        }
    }
}

#[test]
fn tiles_in_front_of_somebody_have_their_names_written() {
    for lang in Lang::ALL {
        let tiles = [
            Tile::Craftsman(Craftsman { guild: Guild::Bakers, value: 4, agent: false }),
            Tile::Townsman(Townsman::Apprentice),
        ];
        let recruits = |tile| Entry::Recruited { seat: Seat(1), tile, first: Some(false), used: None };
        let window = window_at_table(begin(lang, WINDOWS[0]), (Tracking::Helper, 1), &tiles.map(recruits));
        let names = tiles.map(|tile| window.describe().tile(tile));
        assert!(window.shows(&window.texts().list(&names)), "{lang:?}: {names:?}");
    }
}

/// A window at a finished game in which everybody told 20 talers; then somebody remembered a musician of the first round.
fn musician_forgotten(lang: Lang) -> Window {
    let entered = rounds(0..4)
        .into_iter()
        .chain((0..3).map(|seat| Entry::Owned { seat: Seat(seat), owned: Owned::Talers { talers: 20 } }));
    let folder = Folder::new();
    let library = Library::open(folder.path());
    let setup = TableSetup {
        people: (0..3).map(person).collect(),
        tracking: Tracking::Helper,
        start: Start { round: 1, tiles: default_box() },
        played: None,
    };
    let mut session = library.begin(setup).unwrap();
    for entry in entered {
        session.enter(entry).unwrap();
    }
    assert!(session.view().changed.old_talers().is_empty());
    let end = session.view().log.iter().find(|line| line.entry == Entry::EndRound).unwrap().id;
    let tile = Tile::Townsman(Townsman::Musician3);
    session.insert(end, Entry::Recruited { seat: Seat(0), tile, first: Some(false), used: None }).unwrap();
    folder.write("settings.toml", &format!("table = \"{}\"\nanimation = false\n", session.name()));
    drop((session, library));
    Window::open_in(Begin { place: Route::Table, ..begin(lang, WINDOWS[0]) }, folder)
}

fn talers(window: &Window) -> [Option<u16>; 3] {
    let view = window.app().session::<Norenberc>().unwrap().view();
    [0, 1, 2].map(|seat| view.sheets[seat].talers)
}

#[test]
fn talers_told_before_a_correction_of_the_incomes_are_asked_for_again() {
    for lang in Lang::ALL {
        for keeps in [false, true] {
            let mut window = musician_forgotten(lang);
            let awaits = window.text("table-talers-again");
            assert!(window.shows(&awaits), "{lang:?}");
            // 3 talers at the end of each of the four rounds.
            let args = [("name", NAMES[0].into()), ("told", 20.into()), ("now", 32.into())];
            assert!(window.shows(&window.with("table-talers-again-of", args)), "{lang:?}");
            window.press_key(if keeps { "table-talers-again-keep" } else { "table-talers-again-take" });
            let now = if keeps { 20 } else { 32 };
            assert_eq!(talers(&window), [Some(now), Some(20), Some(20)], "{lang:?}");
            assert!(!window.shows(&awaits), "{lang:?}: it is answered");
        }
    }
}

#[test]
fn an_open_question_about_a_round_does_not_sound_like_lost_entries() {
    for lang in Lang::ALL {
        let mut window = window_at_table(begin(lang, WINDOWS[0]), (Tracking::Helper, 1), &rounds(0..1));
        window.press_key("table-part-log");
        window.press_key("table-log-entries");
        let names = NAMES.map(str::to_owned);
        let beer = Entry::Counted { seat: Seat(1), good: Good::Beer, count: 2 };
        let words = Describe { texts: window.texts(), names: &names }.say(&beer);
        let line = window.with("table-log-correct", [("text", words.into())]);
        window.press(&line);
        let what = window.with("table-goods-of", [("name", NAMES[1].into()), ("good", "beer".into())]);
        let more = window.with("widget-stepper-more", [("what", what.into())]);
        window.press(&more);
        window.press_key("table-enter");
        let begins = |key: &str| {
            let text = window.with(key, [("why", "|".into()), ("text", "|".into())]);
            text.split('|').next().unwrap_or_default().to_owned()
        };
        assert!(window.shows_part(&begins("companion-change-open")), "{lang:?}");
        assert!(window.shows_part(&begins("table-log-open")), "{lang:?}");
        assert!(!window.shows_part(&begins("companion-change-skipped")), "{lang:?}");
        assert!(!window.shows_part(&begins("table-log-skipped")), "{lang:?}");
    }
}

#[test]
fn with_letters_twice_as_large_somebody_can_be_counted_at_once() {
    for lang in Lang::ALL {
        let begin = Begin { zoom: 200, place: Route::Page(FAVORITE), ..begin(lang, WINDOWS[0]) };
        let window = Window::open(begin);
        let blue = colour(window.texts(), 0);
        let what = window.with("table-goods-of", [("name", blue.into()), ("good", "beer".into())]);
        let more = window.with("widget-stepper-more", [("what", what.into())]);
        let hidden = out_of_sight(&window.harness);
        assert!(window.shows(&more) && !hidden.contains(&more), "{lang:?}: {hidden:?}");
    }
}

#[test]
fn the_keyboard_goes_from_the_last_field_to_the_header_and_the_page_stays() {
    for lang in [Lang::En, Lang::Ru] {
        let mut window = window_at_table(begin(lang, WINDOWS[1]), (Tracking::FinalScore, 1), &owned());
        window.press_key("table-part-score");
        let place = |window: &Window| {
            window.harness.get_by_role_and_label(Role::TextInput, &window.text("result-location")).rect()
        };
        let field = |window: &mut Window| {
            let name = window.text("result-location");
            window.harness.get_by_role_and_label(Role::TextInput, &name).focus();
            window.settle();
        };
        // The keyboard comes to it on its way through the page.
        field(&mut window);
        for _ in 0..2 {
            window.harness.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
            window.settle();
            window.harness.key_press(Key::Tab);
            window.settle();
        }
        let before = place(&window);
        assert!(before.bottom() <= WINDOWS[1].y, "{lang:?}: {before}");
        window.harness.key_press(Key::Tab);
        window.settle();
        assert_eq!(place(&window), before, "{lang:?}: nothing to see in the page");
    }
}
