//! "Who is favourite?": nothing is asked too early, nothing moves under a finger, nothing that was told is lost.

use egui_kittest::kittest::NodeT as _;
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::Guild;
use guildhall::ui::Route;
use guildhall::ui::norenberc::FAVORITE;

use crate::layout::{errors, out_of_sight};
use crate::support::{Begin, Window};
use crate::table::everywhere_from;

/// From the first touch to the favourite of a guild where two of three are tied and one of them has more talers.
const TOUCHES_OF_A_TIE: usize = 9;

fn open(lang: Lang, size: egui::Vec2) -> Window {
    Window::open(Begin { lang: Some(lang), place: Route::Page(FAVORITE), size, ..Begin::default() })
}

fn usual(lang: Lang) -> Window {
    open(lang, Begin::default().size)
}

fn colour(texts: &Texts, player: usize) -> String {
    let colours = ["blue", "orange", "yellow", "green", "purple"];
    texts.get(&format!("widget-colour-{}", colours[player]))
}

fn goods_of(texts: &Texts, player: usize, good: &'static str) -> String {
    texts.with("table-goods-of", [("name", colour(texts, player).into()), ("good", good.into())])
}

fn beer_of(texts: &Texts, player: usize) -> String {
    goods_of(texts, player, "beer")
}

fn peddlers_of(texts: &Texts, player: usize) -> String {
    texts.with("table-peddlers-of", [("name", colour(texts, player).into())])
}

fn talers_of(texts: &Texts, player: usize) -> String {
    texts.with("table-talers-of", [("name", colour(texts, player).into())])
}

fn more(texts: &Texts, what: String) -> String {
    texts.with("widget-stepper-more", [("what", what.into())])
}

/// How a number reads.
fn reads(texts: &Texts, what: String, value: &str) -> String {
    let value = if value == "?" { texts.get("widget-unknown") } else { value.to_owned() };
    texts.with("widget-stepper-value", [("what", what.into()), ("value", value.into())])
}

fn guild(texts: &Texts, guild: Guild) -> String {
    texts.with("norenberc-guild", [("guild", guild.id().into())])
}

/// Touches something several times, where it is.
fn touch(window: &mut Window, name: &str, times: usize) {
    for _ in 0..times {
        window.put_finger_on(name);
    }
}

/// Who is tied is asked.
fn awaits(window: &Window, texts: &Texts) -> bool {
    let same = texts.get("table-equally-many");
    window.shows(&same)
}

fn is_favorite(window: &Window, texts: &Texts, player: usize, by: &'static str, numbers: [u16; 2]) -> bool {
    is_favorite_of("beer", window, texts, player, by, numbers, numbers[0].to_string())
}

/// The same of another good, or where the goods are a sum.
fn is_favorite_of(
    good: &'static str,
    window: &Window,
    texts: &Texts,
    player: usize,
    by: &'static str,
    [count, talers]: [u16; 2],
    sum: String,
) -> bool {
    let others = if player == 0 { "9" } else { "12" };
    let args = [
        ("name", colour(texts, player).into()),
        ("by", by.into()),
        ("good", good.into()),
        ("count", count.into()),
        ("sum", sum.into()),
        ("talers", talers.into()),
        ("others", others.into()),
    ];
    window.shows(&texts.with("companion-card-favorite", args))
}

#[test]
fn who_is_favourite_needs_no_table_and_few_touches() {
    for lang in Lang::ALL {
        let (mut window, texts) = (usual(lang), Texts::new(lang));
        let mut touches = 0;
        for (player, times) in [(0, 3), (1, 3), (2, 1)] {
            assert!(!awaits(&window, &texts), "{lang:?}");
            touch(&mut window, &more(&texts, beer_of(&texts, player)), times);
            touches += times;
        }
        assert!(!awaits(&window, &texts), "{lang:?}: somebody may still be counting");
        window.press_key("table-favorite-counted");
        assert!(awaits(&window, &texts), "{lang:?}");
        window.put_finger_on(&colour(&texts, 1));
        assert!(is_favorite(&window, &texts, 1, "more-talers", [3, 0]), "{lang:?}");
        assert_eq!(touches + 2, TOUCHES_OF_A_TIE, "{lang:?}");
        // What was said can be changed.
        window.put_finger_on(&colour(&texts, 0));
        assert!(is_favorite(&window, &texts, 0, "more-talers", [3, 0]), "{lang:?}");
    }
}

#[test]
fn nothing_is_asked_over_what_one_is_touching() {
    for lang in Lang::ALL {
        let (mut window, texts) = (usual(lang), Texts::new(lang));
        window.press("4");
        let green = more(&texts, beer_of(&texts, 3));
        let before = window.place_of(&green);
        for player in 0..4 {
            touch(&mut window, &more(&texts, beer_of(&texts, player)), 3);
        }
        assert!(window.shows(&reads(&texts, beer_of(&texts, 3), "3")), "{lang:?}: no touch was lost");
        window.press_key("table-favorite-counted");
        assert!(awaits(&window, &texts), "{lang:?}");
        assert_eq!(window.place_of(&green), before, "{lang:?}: nothing moved");
        touch(&mut window, &green, 1);
        assert!(is_favorite(&window, &texts, 3, "goods", [4, 0]), "{lang:?}");
        assert_eq!(window.place_of(&green), before, "{lang:?}: nothing moved");
    }
}

#[test]
fn whoever_is_not_counted_has_none() {
    for lang in Lang::ALL {
        let (mut window, texts) = (usual(lang), Texts::new(lang));
        assert!(!window.is_live("table-favorite-counted"), "{lang:?}: nothing is told");
        touch(&mut window, &more(&texts, beer_of(&texts, 1)), 1);
        window.press_key("table-favorite-counted");
        assert!(is_favorite(&window, &texts, 1, "goods", [1, 0]), "{lang:?}");
        assert!(window.shows(&reads(&texts, beer_of(&texts, 0), "0")), "{lang:?}");
    }
}

#[test]
fn another_guild_keeps_what_was_told_and_asks_nothing_twice() {
    for lang in Lang::ALL {
        let (mut window, texts) = (usual(lang), Texts::new(lang));
        let tie = |window: &mut Window, good: &'static str| {
            for player in [0, 1] {
                touch(window, &more(&texts, goods_of(&texts, player, good)), 2);
            }
            window.press_key("table-favorite-counted");
        };
        tie(&mut window, "beer");
        for (player, digits) in [(0, "12"), (1, "9")] {
            window.put_finger_on(&reads(&texts, talers_of(&texts, player), "?"));
            for digit in digits.chars() {
                let key = egui::Key::from_name(&digit.to_string()).unwrap();
                window.harness.key_press(key);
                window.settle();
            }
        }
        window.harness.key_press(egui::Key::Enter);
        window.settle();
        assert!(is_favorite(&window, &texts, 0, "talers", [2, 12]), "{lang:?}");
        window.press(&guild(&texts, Guild::Bakers));
        assert!(window.shows(&reads(&texts, goods_of(&texts, 0, "pastry"), "?")), "{lang:?}: its own goods");
        assert!(window.shows(&reads(&texts, talers_of(&texts, 0), "12")), "{lang:?}: the same talers");
        tie(&mut window, "pastry");
        assert!(is_favorite(&window, &texts, 0, "talers", [2, 12]), "{lang:?}: nobody is asked again");
        window.press(&guild(&texts, Guild::Brewers));
        assert!(window.shows(&reads(&texts, beer_of(&texts, 0), "2")), "{lang:?}: nothing is lost");
        // As many: the turn order holds for all guilds too, and an amount that was told can be changed.
        touch(&mut window, &more(&texts, talers_of(&texts, 1)), 3);
        assert!(window.shows(&texts.get("table-who-is-ahead")), "{lang:?}");
        window.put_finger_on(&colour(&texts, 1));
        assert!(is_favorite(&window, &texts, 1, "turn-order", [2, 0]), "{lang:?}");
        window.press(&guild(&texts, Guild::Bakers));
        assert!(is_favorite_of("pastry", &window, &texts, 1, "turn-order", [2, 0], "2".into()), "{lang:?}");
    }
}

#[test]
fn what_was_told_is_taken_back_step_by_step_and_told_again() {
    let (mut window, texts) = (usual(Lang::En), Texts::new(Lang::En));
    touch(&mut window, &more(&texts, beer_of(&texts, 0)), 1);
    touch(&mut window, &more(&texts, beer_of(&texts, 1)), 1);
    window.press("That’s all");
    window.press("Orange");
    window.press("Bakers");
    let undone = ["Orange has more talers than Blue.", "That’s all", "Orange: beer: 1", "Blue: beer: 1"];
    for act in undone {
        window.press(&format!("Undo: “{act}”"));
        assert!(window.shows("Blue: beer: one more"), "{act}: the guild it was told of");
    }
    assert!(window.shows("Blue: beer: not known"));
    assert!(!window.shows_part("Undo: "));
    for act in undone.into_iter().rev() {
        window.press(&format!("Redo: “{act}”"));
    }
    assert!(is_favorite(&window, &texts, 1, "more-talers", [1, 0]));
    window.press("Start over");
    assert!(window.shows("Blue: beer: not known"));
    window.harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
    window.settle();
    assert!(is_favorite(&window, &texts, 1, "more-talers", [1, 0]), "all of it is back");
    window.press("2");
    assert!(is_favorite(&window, &texts, 1, "more-talers", [1, 0]), "whoever stays keeps what was told");
}

#[test]
fn w7_the_answer_says_how_a_peddler_counts() {
    for lang in Lang::ALL {
        let (mut window, texts) = (usual(lang), Texts::new(lang));
        touch(&mut window, &more(&texts, beer_of(&texts, 0)), 1);
        touch(&mut window, &more(&texts, peddlers_of(&texts, 0)), 1);
        touch(&mut window, &more(&texts, beer_of(&texts, 1)), 4);
        window.press_key("table-favorite-counted");
        let args = [("count", 5.into()), ("supply", 1.into()), ("peddlers", 1.into()), ("bonus", 4.into())];
        let sum = texts.with("companion-sum", args);
        assert!(is_favorite_of("beer", &window, &texts, 0, "goods", [5, 0], sum), "{lang:?}");
        let args = [
            ("name", colour(&texts, 0).into()),
            ("supply", 1.into()),
            ("peddlers", 1.into()),
            ("worth", 4.into()),
            ("count", 5.into()),
        ];
        assert!(window.shows(&texts.with("table-favorite-sum", args)), "{lang:?}");
    }
}

#[test]
fn in_the_smallest_window_everything_is_in_sight_and_nothing_moves() {
    for lang in Lang::ALL {
        for players in 2..=5 {
            let (mut window, texts) = (open(lang, egui::vec2(800.0, 600.0)), Texts::new(lang));
            window.press(&players.to_string());
            let places = |window: &Window, when: &str| {
                let mut places = Vec::new();
                for node in window.harness.root().children_recursive() {
                    let name = node.accesskit_node().label().unwrap_or_default();
                    if (0..players).any(|player| name == more(&texts, beer_of(&texts, player))) {
                        places.push(node.rect());
                    }
                }
                assert_eq!(places.len(), players);
                let hidden = out_of_sight(&window.harness);
                assert!(hidden.is_empty(), "{lang:?}, {players}, {when}: {hidden:?}");
                let errors = errors(&window.harness, &[]);
                assert!(errors.is_empty(), "{lang:?}, {players}, {when}: {errors:?}");
                places
            };
            let before = places(&window, "at first");
            for player in 0..players {
                touch(&mut window, &more(&texts, beer_of(&texts, player)), 1);
            }
            assert_eq!(places(&window, "counted"), before, "{lang:?}, {players}");
            window.press_key("table-favorite-counted");
            assert_eq!(places(&window, "all are tied"), before, "{lang:?}, {players}");
            window.press_key("table-equally-many");
            assert_eq!(places(&window, "in talers too"), before, "{lang:?}, {players}");
            window.press(&colour(&texts, players - 1));
            assert_eq!(places(&window, "decided"), before, "{lang:?}, {players}");
            assert!(is_favorite(&window, &texts, players - 1, "turn-order", [1, 0]), "{lang:?}, {players}");
        }
    }
}

#[test]
fn a_tie_of_everybody_fits_into_every_window() {
    let open = |begin: Begin| Window::open(Begin { place: Route::Page(FAVORITE), ..begin });
    everywhere_from(open, |window, check| {
        window.press("5");
        let plus: Vec<_> =
            (0..5).map(|player| more(window.texts(), beer_of(window.texts(), player))).collect();
        for plus in &plus {
            window.press(plus);
        }
        check(window, "counted", &[]);
        window.press_key("table-favorite-counted");
        check(window, "tied", &[]);
    });
}

#[test]
fn a_tie_says_what_its_buttons_ask_and_the_answer_what_becomes_of_peddlers() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let mut window = usual(lang);
        touch(&mut window, &more(&texts, beer_of(&texts, 0)), 5);
        touch(&mut window, &more(&texts, beer_of(&texts, 1)), 1);
        touch(&mut window, &more(&texts, peddlers_of(&texts, 1)), 1);
        window.press_key("table-favorite-counted");
        let caption = texts.with("table-who-has-more", [("among", 2.into())]);
        assert!(awaits(&window, &texts) && window.shows(&caption), "{lang:?}: {caption}");
        let name = colour(&texts, 1);
        let args =
            [("name", name.into()), ("kept", "yes".into()), ("good", "beer".into()), ("count", 1.into())];
        let back = texts.with("companion-peddler-back", args);
        assert!(!window.shows(&back), "{lang:?}: the favourite is not known");
        window.press(&colour(&texts, 1));
        assert!(window.shows(&back), "{lang:?}: {back}");
        assert!(window.shows(&texts.get("table-favorite-again")), "{lang:?}: in words");
    }
}
