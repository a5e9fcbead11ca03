//! Going deeper through the form, less deep with one press, and rulings of the table.

use egui::vec2;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use guildhall::companion::norenberc::{Entry, Gap};
use guildhall::game::Seat;
use guildhall::i18n::describe::Describe;
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::{Bench, Fact, Guild, Step, Tile};
use guildhall::storage::norenberc::default_box;
use guildhall::ui::Route;

use crate::desk::{Desk, NAMES, Press as _, random_game};
use crate::layout::{SIZES, Target, errors, languages, targets};
use crate::support::{Begin, Window, is_control};

/// A table of two that wants a referee in the second round.
fn late(begin: Begin) -> Window {
    let mut window = Window::open(Begin { place: Route::Tables, ..begin });
    let referee = window.with("companion-depth", [("depth", "referee".into())]);
    window.press(&referee);
    // The round stands above the number of players.
    window.harness.query_all_by_label("2").next().unwrap().click_accesskit();
    window.settle();
    window.harness.query_all_by_label("2").last().unwrap().click_accesskit();
    window.settle();
    window.press_key("table-open");
    window
}

/// Types a number that is not known yet.
fn type_number(window: &mut Window, what: &str, number: u32) {
    let unknown = window.text("widget-unknown");
    let args = [("what", what.to_owned().into()), ("value", unknown.into())];
    let field = window.with("widget-stepper-value", args);
    window.press(&field);
    for digit in number.to_string().chars() {
        window.press(&digit.to_string());
    }
    window.press_key("widget-keypad-done");
}

/// Fills in the form, page by page.
fn fill_in(window: &mut Window, texts: &Texts, names: &[String]) {
    let describe = Describe { texts, names };
    // Every player and every guild has a page, named above.
    for name in [&names[1], &names[0], &describe.guild(Guild::Bakers)] {
        let mut called = window.harness.query_all_by_label(name);
        let control = called.rfind(|node| is_control(node.accesskit_node().role()));
        control.unwrap().click_accesskit();
        drop(called);
        window.settle();
    }
    window.press_key("deeper-next");
    for guild in Guild::first(3) {
        let tiles = default_box();
        let plain = tiles.craftsmen(guild).iter().filter(|craftsman| !craftsman.agent);
        for (bench, craftsman) in Bench::ALL.into_iter().skip(1).zip(plain) {
            let place = texts.with("table-bench", [("number", bench.number().into())]);
            let tile = describe.tile(Tile::Craftsman(*craftsman));
            let args = [("place", place.into()), ("value", tile.into())];
            window.press(&texts.with("table-bench-value", args));
        }
        window.press_key("deeper-next");
    }
    for seat in Seat::first(2) {
        type_number(window, &describe.gap(Gap::Talers { seat }), 17);
        type_number(window, &describe.gap(Gap::Agents { seat }), 4);
        window.press_key("deeper-next");
    }
    assert!(window.shows(&texts.get("deeper-untold")), "the stack has not been told");
    type_number(window, &describe.gap(Gap::Stack), 20);
    assert!(window.shows(&texts.get("deeper-fits")));
}

#[test]
fn a_table_becomes_a_referees_in_the_second_round_and_a_round_helpers_again() {
    for lang in Lang::ALL {
        let size = vec2(1280.0, 3000.0);
        let mut window = late(Begin { lang: Some(lang), size, ..Begin::default() });
        let texts = Texts::new(lang);
        let names = ["widget-colour-blue", "widget-colour-orange"].map(|key| texts.get(key)).to_vec();
        fill_in(&mut window, &texts, &names);
        window.press_key("deeper-begin");
        let describe = Describe { texts: &texts, names: &names };
        assert!(window.shows(&describe.ask(Step::Planning)), "{lang:?}");
        window.press_key("table-part-depth");
        let helper = texts.with("companion-depth", [("depth", "round-helper".into())]);
        window.press(&helper);
        let round = texts.with("table-round-of", [("round", 2.into()), ("rounds", 4.into())]);
        assert!(window.shows(&round), "{lang:?}");
        // Once something has happened in the round it is too late for more.
        window.harness.query_all_by_label(&texts.get("table-part-end")).last().unwrap().click_accesskit();
        window.settle();
        let beer =
            texts.with("table-goods-of", [("name", names[0].as_str().into()), ("good", "beer".into())]);
        window.press(&texts.with("table-count-set", [("what", beer.into()), ("count", 3.into())]));
        window.press_key("table-part-depth");
        let referee = texts.with("companion-depth", [("depth", "referee".into())]);
        let dimmed = texts.with("moves-not-possible", [("text", referee.into())]);
        assert!(window.shows(&dimmed), "{lang:?}");
    }
}

#[test]
fn what_the_table_rules_is_set_and_written_down() {
    for lang in Lang::ALL {
        let mut desk = Desk::high(3, lang);
        let game = random_game(3, 1);
        desk.until(&game, |state| state.step() == Step::Planning);
        let texts = Texts::new(lang);
        let names: Vec<_> = NAMES.iter().map(|name| (*name).to_owned()).collect();
        desk.press(&texts.get("table-part-log"));
        desk.press(&texts.get("table-ruling"));
        let talers = texts.with("table-ruling-kind", [("kind", "talers".into())]);
        desk.press(&talers);
        desk.press("Béla");
        let before = desk.state().talers(Seat(1));
        let more = texts.with("widget-stepper-more", [("what", talers.into())]);
        desk.press(&more);
        let fact = Fact::Talers { seat: Seat(1), talers: before + 1 };
        let describe = Describe { texts: &texts, names: &names };
        assert!(desk.shows(&describe.fact(&fact)), "{lang:?}");
        desk.press(&texts.get("table-enter"));
        assert_eq!(desk.state().talers(Seat(1)), before + 1, "{lang:?}");
        let ruling = describe.say(&Entry::Ruling { round: 1, fact });
        let ruling = texts.with("table-log-correct", [("text", ruling.into())]);
        assert!(desk.shows(&ruling), "{lang:?}: {ruling}");
    }
}

#[test]
fn nothing_in_the_form_or_on_the_sheet_of_a_ruling_is_cut_off() {
    let mut all = Vec::new();
    for (width, height, zoom) in SIZES {
        for lang in languages().filter(|lang| matches!(lang, None | Some(Lang::Ru | Lang::Hu))) {
            let what = format!("{width} x {height} at {zoom} %, {lang:?}");
            let mut window = late(Begin { lang, size: vec2(width, height), zoom, ..Begin::default() });
            let mut see = |window: &Window, page: &str, under: &[Target]| {
                let errors = errors(&window.harness, under).into_iter();
                all.extend(errors.map(|error| format!("{what}, {page}: {error}")));
            };
            let next = window.text("deeper-next");
            see(&window, "first page", &[]);
            while window.shows(&next) {
                window.press(&next);
                see(&window, "page", &[]);
            }
            window.press_key("deeper-not-now");
            window.press_key("table-part-depth");
            see(&window, "depths", &[]);
            window.press_key("table-part-log");
            let under = targets(&window.harness);
            window.press_key("table-ruling");
            for kind in ["favorite", "goods", "townsmen", "order"] {
                let name = window.with("table-ruling-kind", [("kind", kind.into())]);
                window.press(&name);
                see(&window, kind, &under);
            }
        }
    }
    assert!(all.is_empty(), "{} faults\n{}", all.len(), all[..all.len().min(60)].join("\n"));
}
