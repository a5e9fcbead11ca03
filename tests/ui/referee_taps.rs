//! What following a game in full costs in touches, and that why something cannot be stands where one looks.

use egui::{Order, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use guildhall::companion::norenberc::{Entry, Start, TableSetup, TableState};
use guildhall::companion::{Library, Tracking};
use guildhall::game::{Actor, Event, Table};
use guildhall::i18n::describe::Describe;
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::{Action, Goods, Norenberc, Refusal, Stage, State, Step, Tile, Townsman};
use guildhall::storage::norenberc::default_box;
use guildhall::ui::Route;
use guildhall::ui::theme::size;

use crate::corrections::{NAMES, person, window_at_table};
use crate::desk::{Host, Press, engine, random_game};
use crate::steady::until;
use crate::support::{Begin, Folder, Window, is_control};

/// Small windows: 800 by 600, and a usual one with letters twice as large.
pub const SMALL: [(Vec2, u16); 2] = [(vec2(800.0, 600.0), 100), (vec2(1280.0, 800.0), 200)];

/// Somebody with a finger on a window, who counts.
struct Finger {
    window: Window,
    touches: usize,
}

impl Press for Finger {
    fn press(&mut self, name: &str) {
        self.touches += 1;
        self.window.press(name);
    }
}

impl Finger {
    /// At a new table of so many that is followed in full.
    fn sit_down(players: usize) -> Self {
        let folder = Folder::new();
        let library = Library::open(folder.path());
        let people = (0..players).map(person).collect();
        let setup = TableSetup {
            people,
            tracking: Tracking::Referee,
            start: Start { round: 1, tiles: default_box() },
            played: None,
        };
        let session = library.begin(setup).unwrap();
        folder.write("settings.toml", &format!("table = \"{}\"\nanimation = false\n", session.name()));
        drop((session, library));
        let begin = Begin { place: Route::Table, size: vec2(1280.0, 3000.0), ..Begin::default() };
        Self { window: Window::open_in(begin, folder), touches: 0 }
    }

    fn entered(&self) -> usize {
        self.window.app().session::<Norenberc>().unwrap().view().log.len()
    }

    fn offers(&self, name: &str) -> bool {
        let mut called = self.window.harness.query_all_by_label(name);
        called.any(|node| is_control(node.accesskit_node().role()))
    }

    /// Answers in the shortest way; what leaves no choice is there already.
    fn answer(&mut self, index: usize, table: &Table<Norenberc>, (actor, action): (Actor, Action)) {
        if index < self.entered() {
            return;
        }
        let (texts, names) = (Texts::new(Lang::En), NAMES.map(str::to_owned));
        let host = Host { texts: &texts, names: &names };
        let event = host.describe().say(&Event { actor, action });
        let quick = match action {
            Action::Sell { .. } | Action::Buy { .. } => Some(event),
            Action::Recruit { guild, window } => {
                let guest = table.state().lodger(table.setup(), guild, window).unwrap();
                let place = texts.with("moves-window", [("number", window.number().into())]);
                let tile = host.describe().tile(guest);
                Some(texts.with("moves-tile-at", [("tile", tile.into()), ("place", place.into())]))
            }
            _ => None,
        };
        match quick.filter(|quick| self.offers(quick)) {
            Some(quick) => self.press(&quick),
            None => host.answer(self, table, actor, action),
        }
    }
}

#[test]
fn the_set_up_takes_one_touch_a_tile_and_one_a_player_for_the_order() {
    let game = random_game(2, 1);
    let mut finger = Finger::sit_down(2);
    let mut table = engine(2);
    for (index, &(actor, action)) in game.iter().enumerate() {
        if table.state().step() == Step::Planning {
            break;
        }
        finger.answer(index, &table, (actor, action));
        table.enter(actor, action).unwrap();
    }
    // S5, S6: five craftsmen and three guests at each of three guilds, and the order of two.
    assert_eq!(finger.touches, 3 * 5 + 3 * 3 + 2);
    // Three who play as they sit are one touch as well.
    let mut finger = Finger::sit_down(3);
    let names = finger.window.texts().list(&NAMES.map(str::to_owned));
    let as_seated = finger.window.with("referee-order-as-seated", [("names", names.into())]);
    finger.press(&as_seated);
    assert_eq!((finger.touches, finger.entered()), (1, 1));
}

#[test]
fn an_action_takes_one_touch_and_what_leaves_no_choice_none() {
    let game = random_game(2, 1);
    let mut finger = Finger::sit_down(2);
    let mut table = engine(2);
    let (mut actions, mut touches) = (0, 0);
    for (index, &(actor, action)) in game.iter().enumerate() {
        let before = finger.touches;
        let wanted = table.state().step();
        finger.answer(index, &table, (actor, action));
        let taken = finger.touches - before;
        let one_good = |goods: Goods| goods.iter().count() == 1;
        let quick = match action {
            Action::Sell { count, .. } => count <= 3,
            Action::Buy { goods, .. } => one_good(goods),
            Action::Order(_) | Action::Rob { .. } | Action::Swap(..) => false,
            _ => true,
        };
        assert!(!quick || taken <= 1, "{action:?} takes {taken}");
        if matches!(wanted, Step::Turn(_) | Step::Reveal(_)) {
            actions += usize::from(matches!(wanted, Step::Turn(turn) if turn.stage == Stage::Act));
            touches += taken;
        }
        let round = table.state().round();
        table.enter(actor, action).unwrap();
        if table.state().round() > round {
            break;
        }
    }
    // With the cards of every guild that was called, and all that guests ask.
    assert!(touches * 2 <= actions * 3, "{actions} actions take {touches} touches");
}

#[test]
fn what_left_no_choice_is_undone_with_what_it_followed_from() {
    let mut finger = Finger::sit_down(2);
    let mut table = engine(2);
    for (index, (actor, action)) in random_game(2, 1).into_iter().enumerate() {
        let (before, entered) = (*table.state(), finger.entered());
        finger.answer(index, &table, (actor, action));
        table.enter(actor, action).unwrap();
        if finger.entered() < entered + 2 {
            continue;
        }
        let names = NAMES.map(str::to_owned);
        let undo = finger.window.text_of_undo();
        let message = Describe { texts: &Texts::new(Lang::En), names: &names }.say(&Event { actor, action });
        assert!(undo.contains(&message), "{undo:?} names {message:?}");
        finger.press(&undo);
        assert_eq!((finger.entered(), state(&finger.window)), (entered, before));
        let redo = finger.window.with("window-redo", [("how", "said".into()), ("what", message.into())]);
        finger.press(&redo);
        assert!(finger.entered() >= entered + 2, "it comes back with it");
        return;
    }
    panic!("something left no choice");
}

fn state(window: &Window) -> State {
    let TableState::Referee(referee) = window.app().session::<Norenberc>().unwrap().view().play else {
        panic!("a referee")
    };
    *referee.state()
}

/// A window at a question of a referee.
fn wanted(lang: Lang, (size, zoom): (Vec2, u16), step: impl Fn(Step) -> bool) -> Window {
    let begin = Begin { lang: Some(lang), size, zoom, ..Begin::default() };
    window_at_table(begin, (Tracking::Referee, 1), &until(|state| step(state.step())))
}

#[test]
fn why_a_tile_cannot_be_and_the_way_around_it_are_in_sight() {
    for lang in [Lang::En, Lang::Ru] {
        for small in SMALL {
            for lodges in [false, true] {
                let step = |step: Step| match step {
                    Step::Settle(..) => !lodges,
                    Step::Lodge(..) => lodges,
                    _ => false,
                };
                let mut window = wanted(lang, small, step);
                let (impossible, refusal) = impossible(&window);
                let name = window.with("moves-not-possible", [("text", impossible.into())]);
                window.press(&name);
                let message = window.describe().say(&refusal);
                let way = window.text("moves-all-the-same");
                let screen = window.harness.ctx.content_rect();
                for name in [&message, &way] {
                    let at = window.harness.get_by_label(name).rect();
                    assert!(screen.contains_rect(at), "{lang:?} {small:?}: {name:?} at {at} in {screen}");
                    let layer = window.harness.ctx.layer_id_at(at.center()).unwrap();
                    assert_eq!(layer.order, Order::Middle, "{lang:?} {small:?}: over the page");
                }
                window.put_finger_on(&way);
                assert!(
                    window.shows(&window.text("table-beyond")),
                    "{lang:?} {small:?}: the box is asked about"
                );
            }
        }
    }
}

/// A tile that cannot have been drawn, and why.
fn impossible(window: &Window) -> (String, Refusal) {
    let view = window.app().session::<Norenberc>().unwrap().view();
    let TableState::Referee(referee) = view.play else { panic!("a referee") };
    let all = guildhall::norenberc::Guild::ALL.into_iter().flat_map(|guild| {
        [false, true].into_iter().flat_map(move |agent| {
            (2..=7).map(move |value| guildhall::norenberc::Craftsman { guild, value, agent })
        })
    });
    let (step, mut refused) = (referee.state().step(), None);
    for it in all {
        let action = match step {
            Step::Settle(guild, bench) if it.guild == guild => {
                Action::Settle { guild, bench, value: it.value, agent: it.agent }
            }
            Step::Lodge(guild, window) => Action::Lodge { guild, window, tile: Tile::Craftsman(it) },
            _ => continue,
        };
        let check = <Norenberc as guildhall::game::Game>::check;
        if let Err(refusal) = check(referee.setup(), referee.state(), Actor::Nature, action) {
            refused = refused.or(Some((window.describe().tile(Tile::Craftsman(it)), refusal)));
        }
    }
    refused.expect("no box holds everything")
}

#[test]
fn in_a_low_window_the_table_lies_below_whatever_is_asked() {
    for step in [|step| step == Step::Order, |step| step == Step::Planning] {
        let window = wanted(Lang::Fr, SMALL[1], step);
        let args = [("round", 1.into()), ("rounds", 4.into()), ("turn", 1.into())];
        let table = window.harness.get_by_label(&window.with("houses-round", args)).rect();
        let screen = window.harness.ctx.content_rect();
        assert!(
            table.top() >= screen.bottom() - size::GAP,
            "{table} in {screen}: a longer question moves it"
        );
    }
}

#[test]
fn a_townsman_is_touched_by_the_name_as_well_as_by_the_picture() {
    let townsman = Townsman::Apprentice;
    for (lang, small) in [(Lang::En, SMALL[0]), (Lang::Hu, SMALL[1])] {
        let open = || wanted(lang, small, |step| matches!(step, Step::Lodge(..)));
        let name = open().describe().tile(Tile::Townsman(townsman));
        let written = open().harness.query_all_by_label(&name).count();
        for index in 0..written {
            for right in [false, true] {
                let mut window = open();
                let entered = window.app().session::<Norenberc>().unwrap().view().log.len();
                let node = window.harness.query_all_by_label(&name).nth(index).unwrap();
                node.scroll_to_me();
                window.settle();
                let place = window.harness.query_all_by_label(&name).nth(index).unwrap().rect();
                let at = if right {
                    place.right_center() - vec2(9.0, 0.0)
                } else {
                    place.left_center() + vec2(9.0, 0.0)
                };
                window.put_finger_down(at);
                let log = window.app().session::<Norenberc>().unwrap().view().log;
                let entry = log.get(entered).map(|line| line.entry.clone());
                let drawn = |entry: &Entry| {
                    matches!(entry, Entry::Event(Event { action: Action::Lodge { tile, .. }, .. })
                        if *tile == Tile::Townsman(townsman))
                };
                assert!(entry.as_ref().is_some_and(drawn), "{lang:?} {index} {right}: {entry:?} at {at}");
            }
        }
    }
}
