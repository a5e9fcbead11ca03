//! What strangers at a first evening did not understand is said plainly, once, and where they look.

use egui::vec2;
use egui_kittest::kittest::Queryable as _;
use guildhall::companion::Tracking;
use guildhall::companion::norenberc::{Entry, TableState, TitleEntryError};
use guildhall::game::Seat;
use guildhall::i18n::Lang;
use guildhall::norenberc::{Craftsman, Good, Guild, Norenberc, State, Step, Tile, Townsman};
use guildhall::ui::Route;

use crate::corrections::{table_of_three, window_at_table};
use crate::guest::{Guest, rulebook_example};
use crate::support::{Begin, Window};

/// A craftsman to touch while nobody has said of which guild.
fn waiting(guest: &Guest, value: u8) -> String {
    guest.texts.with("moves-not-possible", [("text", value.to_string().into())])
}

#[test]
fn a_craftsman_touched_before_its_guild_says_what_it_waits_for() {
    for lang in Lang::ALL {
        let mut guest = table_of_three(lang, Tracking::Helper, 1, &[]);
        guest.recruit(0);
        let why = guest.texts.get("table-recruit-guild-first");
        assert!(!guest.window.shows(&why), "{lang:?}: nothing was touched");
        let four = waiting(&guest, 4);
        guest.window.put_finger_on(&four);
        assert!(guest.window.shows(&why), "{lang:?}: a refusal is seen");
        assert!(guest.window.app().session::<Norenberc>().unwrap().view().log.is_empty(), "{lang:?}");
        // The guild answers it, and the same touch tells.
        let craft = guest.texts.with("norenberc-craft", [("guild", "bakers".into())]);
        guest.window.press(&craft);
        assert!(!guest.window.shows(&why), "{lang:?}: that is answered");
        let baker = Craftsman { guild: Guild::Bakers, value: 4, agent: false };
        let four = guest.tile(Tile::Craftsman(baker));
        guest.window.press(&four);
        let entered = guest.window.app().session::<Norenberc>().unwrap().view().log.iter().any(
            |line| matches!(line.entry, Entry::Recruited { tile: Tile::Craftsman(it), .. } if it == baker),
        );
        assert!(entered, "{lang:?}");
    }
}

#[test]
fn a_townsman_needs_no_guild_and_takes_back_the_question_for_it() {
    for lang in Lang::ALL {
        let mut guest = table_of_three(lang, Tracking::Helper, 1, &[]);
        guest.recruit(0);
        let two = waiting(&guest, 2);
        guest.window.press(&two);
        let mayor = guest.tile(Tile::Townsman(Townsman::Mayor));
        guest.window.press(&mayor);
        assert!(!guest.window.shows(&guest.texts.get("table-recruit-guild-first")), "{lang:?}");
        assert!(guest.window.shows(&guest.texts.get("table-recruit-roof")), "{lang:?}");
    }
}

#[test]
fn why_the_depth_has_to_wait_is_said_once() {
    for lang in Lang::ALL {
        let count = |entered: &[Entry]| {
            let mut guest = table_of_three(lang, Tracking::Helper, 1, entered);
            guest.touch_key("table-part-depth");
            let when = guest.texts.get("table-depth-when");
            let why = guest.window.describe().say(&TitleEntryError::NotAtRoundStart);
            let message = |text: &str| guest.window.labels().filter(|label| label == text).count();
            (message(&when), message(&why))
        };
        assert_eq!(count(&[]), (1, 0), "{lang:?}: at the start of a round it can be changed");
        let counted = Entry::Counted { seat: Seat(0), good: Good::Beer, count: 2 };
        assert_eq!(count(&[counted]), (0, 1), "{lang:?}: in the middle it cannot");
    }
}

#[test]
fn the_end_of_a_round_that_comes_up_is_called_what_it_is_and_leaves_the_way_to_the_table() {
    let over = |state: &State| state.round() == 2 && matches!(state.step(), Step::Refill(..));
    let entries = crate::steady::until(over);
    for lang in Lang::ALL {
        let begin = Begin { lang: Some(lang), ..Begin::default() };
        let mut window = window_at_table(begin, (Tracking::Referee, 1), &entries);
        let title = window.with("table-walk-round", [("round", 1.into())]);
        assert!(window.shows(&title), "{lang:?}");
        assert!(window.is_chosen("table-part-end"), "{lang:?}");
        assert!(!window.is_chosen("table-part-table"), "{lang:?}");
        window.press_key("table-part-table");
        assert!(!window.shows(&title) && window.is_chosen("table-part-table"), "{lang:?}");
        window.press_key("table-part-end");
        assert!(window.shows(&title), "{lang:?}: it can be seen again");
    }
}

#[test]
fn while_a_table_is_set_up_the_guest_stack_is_not_counted() {
    let says = |window: &Window| {
        let TableState::Referee(referee) = window.app().session::<Norenberc>().unwrap().view().play else {
            panic!()
        };
        let count = referee.state().stack().len();
        window.shows(&window.with("houses-stack", [("count", count.into())]))
    };
    let begin = Begin::default();
    assert!(!says(&window_at_table(begin, (Tracking::Referee, 1), &[])), "the turn order is asked for");
    let planning = crate::steady::until(|state| state.step() == Step::Planning);
    assert!(says(&window_at_table(begin, (Tracking::Referee, 1), &planning)), "the game has begun");
}

#[test]
fn the_totals_are_in_sight_in_a_low_window() {
    for lang in Lang::ALL {
        let guest = rulebook_example(lang);
        let total = guest.texts.get("result-total");
        let open = guest.texts.get("past-open");
        let Window { harness, folder, .. } = guest.window;
        drop(harness);
        let size = vec2(1280.0, 740.0);
        let begin = Begin { lang: Some(lang), place: Route::Past, size, ..Begin::default() };
        let mut window = Window::open_in(begin, folder);
        let name = window.labels().find(|label| label.starts_with(&open)).unwrap();
        window.press(&name);
        let total = window.harness.get_by_label(&total).rect();
        assert!(total.bottom() < size.y, "{lang:?}: {total}");
    }
}

#[test]
fn every_way_from_the_first_screen_is_in_sight_with_a_game_to_go_on_with() {
    for lang in Lang::ALL {
        for size in [vec2(800.0, 600.0), vec2(1280.0, 740.0), vec2(1280.0, 780.0), vec2(1280.0, 860.0)] {
            let begin = Begin { lang: Some(lang), size, ..Begin::default() };
            let mut window = window_at_table(begin, (Tracking::Helper, 1), &[]);
            window.press_key("window-home");
            let last = window.place_of(&window.text("home-glossary"));
            assert!(last.bottom() <= size.y, "{lang:?}: {size}: {last}");
        }
    }
}
