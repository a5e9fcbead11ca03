//! Answers with nothing set up: who pays in a reset, what a card does; and what people say of their own copy.

use guildhall::architects::{Building, RuleId};
use guildhall::i18n::Lang;
use guildhall::ui::Route;
use guildhall::ui::architects::{CARDS, COPY, RESET};

use super::{Guest, open};
use crate::support::{Begin, Window};

/// From Home to who pays in a reset of four players.
const TOUCHES_OF_A_RESET: usize = 16;

fn prison(guest: &Guest, colour: &str) -> String {
    guest.with("reset-prison-of", [("name", guest.colour(colour).into())])
}

fn market(guest: &Guest, colour: &str) -> String {
    guest.with("reset-market-of", [("name", guest.colour(colour).into())])
}

fn pays(guest: &Guest, key: &str, colours: &[&str]) -> String {
    let names: Vec<_> = colours.iter().map(|colour| guest.colour(colour)).collect();
    let args = [("count", colours.len().into()), ("names", guest.texts().list(&names).into())];
    guest.with(key, args)
}

#[test]
fn a_reset_takes_few_touches_from_home_and_says_who_pays() {
    for lang in Lang::ALL {
        let mut guest = Guest::at_home(lang);
        guest.touch_key("home-table");
        guest.touch_key("table-reset");
        for (colour, workers) in [("blue", 1), ("orange", 2), ("yellow", 3), ("green", 3)] {
            let what = prison(&guest, colour);
            guest.more(&what, workers);
        }
        let (two, one) = (market(&guest, "blue"), market(&guest, "orange"));
        guest.more(&two, 2);
        guest.more(&one, 1);
        let card = guest.with("reset-card", [("card", "gatekeeper".into())]);
        let owner = guest
            .with("widget-explained", [("what", card.into()), ("number", guest.colour("yellow").into())]);
        guest.touch(&owner);
        assert!(guest.touches <= TOUCHES_OF_A_RESET, "{lang:?}: {} touches", guest.touches);
        // Blue 1 + 2, Orange 2 + 1, Yellow 3 - 2, Green 3.
        let tied = ["blue", "orange", "green"];
        for key in ["reset-crowded", "reset-most"] {
            let message = pays(&guest, key, &tied);
            assert!(guest.window.shows(&message), "{lang:?}: {message}");
        }
        let freed = guest.with("reset-freed", [("count", 2.into())]);
        let freed = guest
            .with("reset-of-choice", [("name", guest.colour("yellow").into()), ("change", freed.into())]);
        assert!(guest.window.shows(&freed), "{lang:?}: {freed}");
        for rule in [RuleId::Z3, RuleId::H10, RuleId::Z6, RuleId::Z7] {
            let why = guest.with("widget-why", [("rule", rule.as_str().into())]);
            assert!(guest.window.shows(&why), "{lang:?}: {why}");
        }
    }
}

#[test]
fn a_reset_can_be_undone_told_again_and_begun_anew() {
    let mut guest = Guest::at(Begin { place: Route::Page(RESET), ..Begin::default() });
    let what = prison(&guest, "blue");
    guest.more(&what, 3);
    let pays_now = pays(&guest, "reset-crowded", &["blue"]);
    assert!(guest.window.shows(&pays_now));
    guest.touch("Undo: “Blue: workers in Prison: 3”");
    assert!(!guest.window.shows(&pays_now));
    guest.touch("Redo: “Blue: workers in Prison: 3”");
    assert!(guest.window.shows(&pays_now));
    guest.touch_key("reset-again");
    assert!(guest.window.shows(&guest.text("reset-enter")), "nothing is told");
    guest.touch("Undo: “Start over”");
    assert!(guest.window.shows(&pays_now), "nothing is lost");
}

#[test]
fn no_more_than_three_workers_can_be_told_in_the_black_market() {
    let mut guest = Guest::at(Begin { place: Route::Page(RESET), ..Begin::default() });
    let [blue, orange] = ["blue", "orange"].map(|colour| market(&guest, colour));
    guest.more(&blue, 2);
    guest.more(&orange, 1);
    for what in [blue, orange] {
        let more = guest.with("widget-stepper-more", [("what", what.into())]);
        assert!(!guest.window.is_live_by_name(&more), "{more}");
    }
}

#[test]
fn a_card_is_found_by_its_name_in_any_language_and_says_what_it_does() {
    for (lang, wanted) in [(Lang::En, "donjon"), (Lang::Hu, "keep"), (Lang::Fr, "keep"), (Lang::Ru, "keep")] {
        let mut guest = Guest::at(Begin { lang: Some(lang), place: Route::Page(CARDS), ..Begin::default() });
        let field = guest.text("table-search");
        write(&mut guest.window, &field, wanted);
        guest.touch_building(Building::Keep);
        let rule = guest.with("widget-why", [("rule", "F2".into())]);
        assert!(guest.window.shows(&rule), "{lang:?}: the rule behind it");
        guest.window.harness.key_press(egui::Key::Escape);
        guest.window.settle();
        assert!(!guest.window.shows(&rule), "{lang:?}: the card is put away");
        assert_eq!(guest.window.app().place(), Route::Page(CARDS), "{lang:?}: and nobody is thrown out");
    }
}

fn write(window: &mut Window, field: &str, text: &str) {
    use egui_kittest::kittest::Queryable as _;
    let node = window.harness.get_by_label(field);
    node.focus();
    window.harness.step();
    window.harness.get_by_label(field).type_text(text);
    window.settle();
}

#[test]
fn cards_are_filtered_and_prices_follow_virtue() {
    for lang in Lang::ALL {
        let mut guest = Guest::at(Begin { lang: Some(lang), place: Route::Page(CARDS), ..Begin::default() });
        let count = |guest: &Guest, count: usize| guest.with("table-cards-found", [("count", count.into())]);
        assert!(
            guest.window.shows(&count(&guest, 75)),
            "{lang:?}: 40 buildings and 35 apprentices of the box"
        );
        guest.touch_key("table-cards-apprentices");
        let skill = guest.with("architects-skill", [("skill", "masonry".into())]);
        let skill = guest.with("table-cards-with-skill", [("name", skill.into())]);
        guest.touch(&skill);
        assert!(guest.window.shows(&count(&guest, 13)), "{lang:?}");
        guest.touch(&skill);
        assert!(guest.window.shows(&count(&guest, 35)), "{lang:?}: pressed again it is gone");
        // V3: with 1 virtue no tax is left of a hire.
        let what = guest.text("table-prices-virtue");
        let less = guest.with("widget-stepper-less", [("what", what.into())]);
        for _ in 0..6 {
            guest.touch(&less);
        }
        let silver = guest.with("architects-heap", [("resource", "silver".into()), ("count", 2.into())]);
        let hire = guest.with("table-price", [("of", "hire".into()), ("price", silver.into())]);
        assert!(guest.window.shows(&hire), "{lang:?}: {hire}");
        let nothing = guest.text("table-price-nothing");
        let capture = guest.with("table-price", [("of", "capture".into()), ("price", nothing.into())]);
        assert!(guest.window.shows(&capture), "{lang:?}: {capture}");
    }
}

#[test]
fn what_is_said_of_ones_own_copy_is_kept_undone_and_the_default_of_a_new_table() {
    for lang in Lang::ALL {
        let mut guest = Guest::at(Begin { lang: Some(lang), place: Route::Page(COPY), ..Begin::default() });
        guest.touch_key("copy-promo-own");
        let reading = guest.with("copy-reading", [("reading", "capture".into())]);
        guest.touch(&reading);
        let kept = guest.window.folder.read("architects.toml");
        assert!(
            kept.contains("promo = true") && kept.contains("conspirator = \"capture\""),
            "{lang:?}: {kept}"
        );
        let thing = guest.text("copy-conspirator-thing");
        let undo = guest.with("window-undo", [("how", "thing".into()), ("what", thing.into())]);
        guest.touch(&undo);
        assert!(guest.window.folder.read("architects.toml").contains("conspirator = \"visit\""), "{lang:?}");
        let Window { harness, folder, .. } = guest.window;
        drop(harness);
        let mut again = Guest::of(
            lang,
            Window::open_in(Begin { lang: Some(lang), place: Route::Tables, ..Begin::default() }, folder),
        );
        again.touch_key("table-open");
        let session = again.window.app().session::<guildhall::architects::Architects>().unwrap();
        assert!(session.view().start().promo, "{lang:?}");
    }
}

#[test]
fn the_shelf_leads_to_both_games_and_their_tables() {
    let mut window = open(Begin::default());
    assert!(window.shows("At the table"));
    window.press("At the table");
    assert!(window.shows("A reset: who pays?") && !window.shows("Who is the favourite?"));
}
