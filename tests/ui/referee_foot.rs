//! The foot of a referee's table: whoever is asked is seen with the question, all answers are, and no second tap answers
//! what comes next.

use egui::{Event, Modifiers, PointerButton, Pos2, Rect, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use guildhall::companion::Tracking;
use guildhall::game::{Actor, Seat};
use guildhall::i18n::Lang;
use guildhall::i18n::describe::Describe;
use guildhall::norenberc::{Action, Norenberc, Stage, State, Step, Tile, Townsman};

use crate::corrections::{NAMES as NAMED, window_at_table};
use crate::desk::{Desk, NAMES, Press as _, random_game, rich_game};
use crate::layout::out_of_sight;
use crate::moves::At;
use crate::support::{Begin, Window, is_control};

/// The windows that people play in: a usual one and the smallest.
const WINDOWS: [Vec2; 2] = [vec2(1280.0, 780.0), vec2(800.0, 600.0)];

fn stage(state: &State) -> Option<Stage> {
    if let Step::Turn(turn) = state.step() { Some(turn.stage) } else { None }
}

fn describe(desk: &Desk) -> Describe<'_> {
    Describe { texts: &desk.texts, names: &[] }
}

#[test]
fn what_the_one_who_is_asked_has_is_in_sight_with_the_question() {
    for lang in [Lang::En, Lang::Ru] {
        for (players, space) in [(2, WINDOWS[0]), (2, WINDOWS[1]), (3, WINDOWS[0]), (3, WINDOWS[1])] {
            let mut desk = Desk::new(players, Some(lang), space);
            // Somebody whose row lies last, and whose talers nobody else has.
            let last = Seat(players - 1);
            let apart = |state: &State| {
                Seat::first(players).all(|seat| seat == last || state.talers(seat) != state.talers(last))
            };
            let wanted = |state: &State| {
                matches!(state.step(), Step::Turn(turn) if turn.seat == last && turn.stage == Stage::Act)
                    && apart(state)
            };
            desk.until(&random_game(players, 1), wanted);
            let talers = desk.state().talers(last);
            let own = desk.texts.with("norenberc-talers", [("talers", talers.into())]);
            let heading = desk.harness.get_by_label(&describe_ask(&desk)).rect();
            let answers = desk.harness.get_by_label(&desk.texts.get("moves-nothing")).rect();
            let between = |rect: Rect| rect.top() >= heading.bottom() && rect.bottom() <= answers.top();
            let beside =
                |rect: Rect| rect.left() >= heading.right() && heading.y_range().intersects(rect.y_range());
            let above = |rect: Rect| rect.bottom() <= heading.top() || beside(rect);
            let mut rows = desk.harness.query_all_by_label(&own).map(|node| node.rect());
            assert!(rows.any(|rect| above(rect) || between(rect)), "{lang:?} {players} {space}: {own}");
            drop(rows);
            // What is opened within the question does not move its heading.
            let sell = desk.texts.get("moves-buy");
            desk.press(&sell);
            assert_eq!(desk.harness.get_by_label(&describe_ask(&desk)).rect(), heading, "{lang:?} {space}");
        }
    }
}

/// What is asked now.
fn describe_ask(desk: &Desk) -> String {
    let names = NAMES.map(str::to_owned);
    Describe { texts: &desk.texts, names: &names }.ask(desk.state().step())
}

#[test]
fn every_guest_that_may_have_been_drawn_is_in_sight() {
    for lang in [Lang::En, Lang::Ru] {
        for (players, space) in [(2, WINDOWS[0]), (2, WINDOWS[1]), (3, WINDOWS[0]), (3, WINDOWS[1])] {
            let mut desk = Desk::new(players, Some(lang), space);
            desk.until(&random_game(players, 1), |state| matches!(state.step(), Step::Lodge(..)));
            let hidden = out_of_sight(&desk.harness);
            assert!(hidden.is_empty(), "{lang:?} {players} {space}: {hidden:?}");
        }
        // Where there is no room for all of them the heading stays while they are scrolled.
        let mut desk = Desk::new(5, Some(lang), vec2(800.0, 560.0));
        desk.until(&random_game(5, 1), |state| matches!(state.step(), Step::Lodge(..)));
        assert!(!out_of_sight(&desk.harness).is_empty(), "{lang:?}: the window is too low for all");
        let heading = |desk: &Desk| desk.harness.get_by_label(&describe_ask(desk)).rect();
        let apprentice = describe(&desk).tile(Tile::Townsman(Townsman::Apprentice));
        let place = |desk: &Desk| desk.harness.query_all_by_label(&apprentice).next().unwrap().rect();
        let (before, tile) = (heading(&desk), place(&desk));
        desk.harness.event(Event::PointerMoved(tile.center()));
        desk.harness.event(Event::MouseWheel {
            unit: egui::MouseWheelUnit::Point,
            delta: vec2(0.0, -60.0),
            phase: egui::TouchPhase::Move,
            source: egui::MouseWheelSource::Unknown,
            modifiers: Modifiers::NONE,
        });
        desk.harness.run_steps(20);
        assert!(place(&desk).top() < tile.top() - 20.0, "{lang:?}: they are scrolled");
        assert_eq!(heading(&desk), before, "{lang:?}");
    }
}

#[test]
fn everybody_who_plans_is_in_sight_with_large_letters() {
    let begin = Begin { lang: Some(Lang::Ru), size: WINDOWS[0], zoom: 150, ..Begin::default() };
    let entered = crate::steady::until(|state| state.step() == Step::Planning);
    let window = window_at_table(begin, (Tracking::Referee, 1), &entered);
    let hidden = out_of_sight(&window.harness);
    for name in NAMED {
        let pass = window.with("referee-pass", [("name", name.into())]);
        assert!(window.shows(&pass) && !hidden.contains(&pass), "{name}: {hidden:?}");
    }
}

#[test]
fn the_second_tile_of_a_guardsman_enters_the_swap_and_undo_is_the_way_back() {
    for space in WINDOWS {
        let mut desk = Desk::new(3, Some(Lang::En), space);
        let game = rich_game(3);
        let swaps = |state: &State| stage(state) == Some(Stage::Swap);
        let table = desk.until(&game, swaps);
        let entered = desk.harness.state().session.view().log.len();
        let mut after = game[entered..].iter();
        let &(actor, swap) = after.next().unwrap();
        let Actor::Seat(seat) = actor else { panic!("a player") };
        assert!(matches!(swap, Action::Swap(..)), "{swap:?}");
        let names = NAMES.map(str::to_owned);
        let texts = guildhall::i18n::Texts::new(Lang::En);
        let at = At { texts: &texts, names: &names, setup: table.setup(), state: table.state() };
        let before = desk.state();
        let presses = at.presses(seat, swap);
        let [guild, one, other] = &presses[..] else { panic!("a guild and two tiles: {presses:?}") };
        desk.press(guild);
        let hidden = out_of_sight(&desk.harness);
        assert!(!hidden.contains(one) && !hidden.contains(other), "{space}: {hidden:?}");
        desk.press(one);
        desk.press(other);
        assert_eq!(
            desk.harness.state().session.view().log[entered].entry,
            guildhall::companion::norenberc::Entry::Event(guildhall::game::Event { actor, action: swap })
        );
        desk.harness.state_mut().session.undo_answer().unwrap();
        desk.harness.run();
        assert_eq!(desk.state(), before, "{space}");
        assert!(desk.shows(guild));
    }
}

/// Where controls can be pressed, by name.
fn controls(desk: &Desk) -> Vec<(String, Rect)> {
    let nodes = desk.harness.root().children_recursive();
    let controls =
        nodes.filter(|node| is_control(node.accesskit_node().role()) && !node.accesskit_node().is_disabled());
    controls.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect())).collect()
}

#[test]
fn back_never_comes_to_where_an_answer_was() {
    for space in WINDOWS {
        let mut desk = Desk::new(3, Some(Lang::En), space);
        let back = desk.texts.get("moves-back");
        let mut round = 1;
        for (actor, action) in rich_game(3) {
            let state = desk.state();
            if state.round() > round {
                round = state.round();
                desk.harness.run();
                desk.walk();
            }
            let answers: Vec<_> = if matches!(state.step(), Step::Turn(_)) {
                desk.harness.run();
                let heading = desk.harness.get_by_label(&describe_ask(&desk)).rect();
                let hidden = out_of_sight(&desk.harness);
                let answers = controls(&desk).into_iter().filter(|(_, at)| at.top() > heading.bottom());
                answers.filter(|(name, _)| *name != back && !hidden.contains(name)).collect()
            } else {
                Vec::new()
            };
            desk.enter(actor, action);
            if answers.is_empty() || desk.state().round() > round {
                continue;
            }
            desk.harness.run();
            for (_, place) in controls(&desk).into_iter().filter(|(name, _)| *name == back) {
                let hit: Vec<_> = answers.iter().filter(|(_, at)| at.intersects(place)).collect();
                assert!(hit.is_empty(), "{space}, {action:?}: back at {place}, where {hit:?} was");
            }
        }
    }
}

/// Taps at this place at this time.
pub fn tap(window: &mut Window, at: Pos2, time: f64) {
    window.harness.input_mut().time = Some(time);
    window.harness.event(Event::PointerMoved(at));
    window.harness.step();
    for pressed in [true, false] {
        let button = PointerButton::Primary;
        window.harness.input_mut().time = Some(time + if pressed { 0.01 } else { 0.05 });
        window.harness.event(Event::PointerButton { pos: at, button, pressed, modifiers: Modifiers::NONE });
        window.harness.step();
    }
    window.harness.step();
    window.harness.step();
}

#[test]
fn all_are_tapped_for_the_order_and_a_second_tap_answers_nothing() {
    for lang in Lang::ALL {
        for space in WINDOWS {
            let begin = Begin { lang: Some(lang), size: space, ..Begin::default() };
            let mut window = window_at_table(begin, (Tracking::Referee, 1), &[]);
            let entered = |window: &Window| window.app().session::<Norenberc>().unwrap().view().log.len();
            window.put_finger_on(NAMED[2]);
            window.put_finger_on(NAMED[0]);
            assert_eq!(entered(&window), 0, "{lang:?}: the last one is asked for too");
            let at = window.place_of(NAMED[1]).center();
            tap(&mut window, at, 100.0);
            assert_eq!(entered(&window), 1, "{lang:?}");
            tap(&mut window, at, 100.2);
            assert_eq!(entered(&window), 1, "{lang:?} {space}: the second tap of two");
        }
    }
    // On purpose, a little later, the same place answers.
    let mut window = window_at_table(Begin::default(), (Tracking::Referee, 1), &[]);
    window.put_finger_on(NAMED[2]);
    window.put_finger_on(NAMED[0]);
    window.put_finger_on(NAMED[1]);
    let tile = controls_of(&window)
        .into_iter()
        .find(|(name, _)| name.starts_with("Brewer ") && !name.ends_with(')'))
        .unwrap();
    let log = |window: &Window| window.app().session::<Norenberc>().unwrap().view().log.len();
    tap(&mut window, tile.1.center(), 200.0);
    assert_eq!(log(&window), 2);
    tap(&mut window, tile.1.center(), 200.2);
    assert_eq!(log(&window), 2, "too soon");
    tap(&mut window, tile.1.center(), 202.0);
    assert!(log(&window) == 3 || window.shows(&window.text("moves-all-the-same")), "in time");
}

fn controls_of(window: &Window) -> Vec<(String, Rect)> {
    let nodes = window.harness.root().children_recursive();
    let controls = nodes.filter(|node| is_control(node.accesskit_node().role()));
    controls.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect())).collect()
}
