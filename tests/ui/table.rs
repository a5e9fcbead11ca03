//! At a real table: the score pad, the round helper, corrections, restarts; by the names of the controls.

use egui_kittest::kittest::Queryable as _;
use guildhall::companion::{Change, Entry, FavoriteIs};
use guildhall::game::Seat;
use guildhall::i18n::describe::Describe;
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::{Craftsman, Good, Guild, Tile, Townsman};
use guildhall::ui::Place;
use serde_json::Value;

use crate::layout::{SIZES, faults, languages, targets};
use crate::support::{Begin, Window};

/// Tall enough that nothing is out of sight.
const SIZE: egui::Vec2 = egui::vec2(1280.0, 3000.0);

/// Somebody at a table who counts their touches.
struct Guest {
    window: Window,
    texts: Texts,
    touches: usize,
}

impl Guest {
    fn sit_down(lang: Lang) -> Self {
        let window =
            Window::open(Begin { lang: Some(lang), place: Place::Tables, size: SIZE, ..Begin::default() });
        Self { window, texts: Texts::new(lang), touches: 0 }
    }

    fn touch(&mut self, name: &str) {
        self.touches += 1;
        self.window.press(name);
    }

    fn touch_key(&mut self, key: &str) {
        let name = self.texts.get(key);
        self.touch(&name);
    }

    fn tile(&self, tile: Tile) -> String {
        Describe { texts: &self.texts, names: &[] }.tile(tile)
    }

    fn name(&self, key: &str, what: String) -> String {
        self.texts.with(key, [("tile", what.clone().into()), ("what", what.into())])
    }

    /// A number by the keypad.
    fn type_number(&mut self, what: &str, number: u64) {
        let unknown = self.texts.get("widget-unknown");
        let value = [("what", what.to_owned().into()), ("value", unknown.into())];
        let field = self.texts.with("widget-stepper-value", value);
        self.touch(&field);
        for digit in number.to_string().chars() {
            self.touch(&digit.to_string());
        }
        self.touch_key("widget-keypad-done");
    }

    /// One player's sheet, as `guildhall score` reads it.
    fn fill_in(&mut self, player: &Value, name: &str) {
        let what = self.texts.with("table-talers-of", [("name", name.to_owned().into())]);
        self.type_number(&what, player["talers"].as_u64().unwrap());
        for craftsman in player["craftsmen"].as_array().unwrap() {
            let guild = Guild::from_id(craftsman["guild"].as_str().unwrap()).unwrap();
            let value = craftsman["value"].as_u64().unwrap() as u8;
            let tile = self.tile(Tile::Craftsman(Craftsman { guild, value, agent: false }));
            let add = self.name("table-add", tile);
            self.touch(&add);
        }
        for guild in Guild::ALL {
            let crests = player["crests"].as_array().unwrap().iter();
            let count = crests.filter(|crest| crest.as_str() == Some(guild.id())).count();
            if count > 0 {
                let args = [("guild", guild.id().into()), ("count", count.into())];
                let set = self.texts.with("table-crests-set", args);
                self.touch(&set);
            }
        }
        let prestige = player["prestige_crests"].as_u64().unwrap();
        let set = self.texts.with("table-prestige-set", [("count", prestige.into())]);
        self.touch(&set);
        for townsman in player["townsmen"].as_array().unwrap() {
            let townsman = Townsman::from_id(townsman.as_str().unwrap()).unwrap();
            let tile = self.tile(Tile::Townsman(townsman));
            let more = self.name("widget-stepper-more", tile);
            self.touch(&more);
        }
    }
}

fn rulebook() -> Value {
    let path = format!("{}/tests/data/score-rulebook.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn colour(texts: &Texts, index: usize) -> String {
    texts.get(["widget-colour-blue", "widget-colour-orange", "widget-colour-yellow"][index])
}

#[test]
fn the_rulebooks_scoring_example_takes_few_touches_and_comes_out_right_in_every_language() {
    for lang in Lang::ALL {
        let mut guest = Guest::sit_down(lang);
        let depth = guest.texts.with("companion-depth", [("depth", "final-score".into())]);
        guest.touch(&depth);
        guest.touch_key("table-open");
        for (index, player) in rulebook()["players"].as_array().unwrap().iter().enumerate() {
            let name = colour(&guest.texts, index);
            guest.fill_in(player, &name);
            let next = (index < 2).then(|| colour(&guest.texts, index + 1));
            if let Some(next) = next {
                let on = guest.texts.with("table-next-player", [("name", next.into())]);
                guest.touch(&on);
            } else {
                // The way to the score stands above and below the sheet.
                guest.touches += 1;
                let score = guest.texts.get("table-part-score");
                guest.window.harness.query_all_by_label(&score).last().unwrap().click_accesskit();
                guest.window.settle();
            }
        }
        for total in ["25", "30", "35"] {
            assert!(guest.window.shows_part(total), "{lang:?}: {total}");
        }
        let yellow = colour(&guest.texts, 2);
        assert!(guest.window.shows_part(&yellow), "{lang:?}");
        assert!(guest.touches <= 90, "{lang:?}: {} touches", guest.touches);
    }
}

/// Counts goods in the order of the grid: a touch each.
fn count(guest: &mut Guest, counts: &[(usize, &str, u8)]) {
    for &(player, good, count) in counts {
        let name = colour(&guest.texts, player);
        let what = guest.texts.with("table-goods-of", [("name", name.into()), ("good", good.into())]);
        let set = guest.texts.with("table-count-set", [("what", what.into()), ("count", count.into())]);
        guest.touch(&set);
    }
}

const GOODS: [&str; 4] = ["beer", "pastry", "shoe", "page"];

/// A round whose counts are these, by player and good.
fn count_all(guest: &mut Guest, counts: [[u8; 4]; 3]) {
    let cells = (0..3).flat_map(|player| (0..4).map(move |good| (player, GOODS[good], counts[player][good])));
    count(guest, &cells.collect::<Vec<_>>());
}

#[test]
fn a_tie_asks_exactly_those_who_are_tied_and_the_round_ends_in_few_touches() {
    for lang in Lang::ALL {
        let mut guest = Guest::sit_down(lang);
        guest.touch_key("table-open");
        let brewers = guest.texts.with("norenberc-guild", [("guild", "brewers".into())]);
        guest.touch(&brewers); // where the prestige crest lies
        guest.touches = 0;
        end_part(&mut guest);
        // Brewers: Blue and Orange are tied. Everything else is clear.
        count_all(&mut guest, [[3, 1, 0, 0], [3, 2, 1, 0], [1, 0, 2, 2]]);
        let talers = |guest: &Guest, player: usize| {
            let name = colour(&guest.texts, player);
            guest.texts.with("table-talers-of", [("name", name.into())])
        };
        assert!(guest.window.shows(&talers(&guest, 0)) && guest.window.shows(&talers(&guest, 1)), "{lang:?}");
        assert!(!guest.window.shows(&talers(&guest, 2)), "{lang:?}: who is not tied is not asked");
        let (blue, orange) = (talers(&guest, 0), talers(&guest, 1));
        guest.type_number(&blue, 12);
        guest.type_number(&orange, 9);
        assert!(guest.window.shows_part("12") && guest.window.shows_part("9"), "{lang:?}");
        for _ in 0..4 {
            guest.touch_key("table-step-done");
        }
        guest.touch_key("table-next-round");
        assert!(guest.touches <= 40, "{lang:?}: {} touches", guest.touches);
        let round = guest.texts.with("table-round-of", [("round", 2.into()), ("rounds", 4.into())]);
        assert!(guest.window.shows(&round), "{lang:?}");
    }
}

fn end_part(guest: &mut Guest) {
    guest.touches += 1;
    let end = guest.texts.get("table-part-end");
    guest.window.harness.query_all_by_label(&end).last().unwrap().click_accesskit();
    guest.window.settle();
}

#[test]
fn undo_names_what_it_does_and_a_restart_goes_on_where_it_was() {
    let mut guest = Guest::sit_down(Lang::En);
    guest.touch_key("table-open");
    guest.touch("Brewers");
    end_part(&mut guest);
    count(&mut guest, &[(0, "beer", 3)]);
    let undo = guest.window.harness.get_by_label_contains("Undo: ");
    undo.click_accesskit();
    guest.window.settle();
    assert!(guest.window.shows("Blue: beer: not known"), "taken back");
    guest.window.harness.get_by_label_contains("Redo: ").click_accesskit();
    guest.window.settle();
    assert!(guest.window.shows("Blue: beer: 3"));
    let Window { harness, folder, .. } = guest.window;
    drop(harness);
    let mut again = Window::open_from_file(folder);
    assert_eq!(again.app().place(), Place::Table, "the table is open again");
    again.press("Log and corrections");
    assert!(again.shows_part("beer"), "what was entered is still there");
    assert!(again.harness.query_all_by_label_contains("Undo: ").next().is_some(), "and can be undone");
}

#[test]
fn a_correction_a_round_back_is_worked_out_and_its_changes_are_listed() {
    for lang in Lang::ALL {
        let mut guest = Guest::sit_down(lang);
        guest.touch_key("table-open");
        let brewers = guest.texts.with("norenberc-guild", [("guild", "brewers".into())]);
        guest.touch(&brewers);
        for round in 1..=2 {
            if round == 2 {
                let bakers = guest.texts.with("norenberc-guild", [("guild", "bakers".into())]);
                guest.touch(&bakers);
            }
            end_part(&mut guest);
            count_all(&mut guest, [[3, 1, 0, 0], [2, 2, 1, 0], [1, 0, 2, 2]]);
            for _ in 0..4 {
                guest.touch_key("table-step-done");
            }
            guest.touch_key("table-next-round");
        }
        // In round 1 Blue had three beers; it should have been one, and Orange is the favourite.
        guest.touch_key("table-part-log");
        let names: Vec<_> = (0..3).map(|player| colour(&guest.texts, player)).collect();
        let entry = Entry::Counted { seat: Seat(0), good: Good::Beer, count: 3 };
        let words = Describe { texts: &guest.texts, names: &names }.entry(&entry);
        let correct = guest.texts.with("table-log-correct", [("text", words.clone().into())]);
        guest.window.harness.query_all_by_label(&correct).next().unwrap().click_accesskit();
        guest.window.settle();
        let less = guest.texts.with("widget-stepper-less", [("what", words.into())]);
        guest.touch(&less);
        guest.touch(&less);
        guest.touch_key("table-enter");
        assert!(guest.window.shows(&guest.texts.get("table-changed")), "{lang:?}");
        let change = Change::Favorite {
            round: 1,
            guild: Guild::Brewers,
            before: FavoriteIs::Player(Seat(0)),
            after: FavoriteIs::Player(Seat(1)),
        };
        let words = Describe { texts: &guest.texts, names: &names }.change(&change);
        assert!(guest.window.shows(&words), "{lang:?}: {words}");
    }
}

#[test]
fn the_language_changes_at_the_table_and_the_log_with_it() {
    let mut guest = Guest::sit_down(Lang::En);
    guest.touch_key("table-open");
    guest.touch("Brewers");
    guest.touch("Log and corrections");
    assert!(guest.window.shows_part("Brewers"));
    guest.touch("Language: English");
    guest.touch("Русский");
    assert!(guest.window.shows_part("Пивовар"), "the log speaks Russian");
    assert_eq!(guest.window.app().place(), Place::Table);
}

#[test]
fn who_is_favourite_needs_no_table() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let mut window =
            Window::open(Begin { lang: Some(lang), place: Place::Favorite, size: SIZE, ..Begin::default() });
        let more = |player: usize| {
            let args = [("name", colour(&texts, player).into()), ("good", "beer".into())];
            texts.with("widget-stepper-more", [("what", texts.with("table-goods-of", args).into())])
        };
        for (player, touches) in [(0, 3), (1, 3), (2, 1)] {
            for _ in 0..touches {
                window.press(&more(player));
            }
        }
        // Both have two; the third has none.
        assert!(window.shows(&texts.get("table-who-has-more")), "{lang:?}");
        window.press(&colour(&texts, 1));
        assert!(!window.shows(&texts.get("table-who-has-more")), "{lang:?}: it is settled");
    }
}

#[test]
fn nothing_at_a_table_is_cut_off_or_too_small() {
    let mut all = Vec::new();
    for (width, height, zoom) in SIZES {
        for lang in languages() {
            // As wide as it is, and so high that nothing need be scrolled.
            for high in [height, 9000.0] {
                let size = egui::vec2(width, high);
                let mut window =
                    Window::open(Begin { lang, place: Place::Tables, size, zoom, ..Begin::default() });
                let mut check = |window: &Window, what: &str, under: &[(String, egui::Rect)]| {
                    let where_ = format!("{width} x {high} at {zoom} %, {lang:?}, {what}");
                    all.extend(
                        faults(&window.harness, under).into_iter().map(|fault| format!("{where_}: {fault}")),
                    );
                };
                window.press_key("table-open");
                check(&window, "round", &[]);
                let under = targets(&window.harness);
                window.press_key("table-recruited");
                check(&window, "recruit", &under);
                window.harness.key_press(egui::Key::Escape);
                window.settle();
                for part in ["table-part-end", "table-part-log"] {
                    let name = window.text(part);
                    window.harness.query_all_by_label(&name).next().unwrap().click_accesskit();
                    window.settle();
                    check(&window, part, &[]);
                }
            }
        }
    }
    assert!(all.is_empty(), "{} faults\n{}", all.len(), all[..all.len().min(60)].join("\n"));
}

#[test]
fn nothing_on_the_score_pad_is_cut_off_or_too_small() {
    let mut all = Vec::new();
    for (width, height, zoom) in SIZES {
        for lang in languages() {
            for high in [height, 9000.0] {
                let size = egui::vec2(width, high);
                let mut window =
                    Window::open(Begin { lang, place: Place::Tables, size, zoom, ..Begin::default() });
                window.press("5");
                let depth = window.with("companion-depth", [("depth", "final-score".into())]);
                window.press(&depth);
                window.press_key("table-open");
                let where_ = format!("{width} x {high} at {zoom} %, {lang:?}, pad");
                all.extend(
                    faults(&window.harness, &[]).into_iter().map(|fault| format!("{where_}: {fault}")),
                );
            }
        }
    }
    assert!(all.is_empty(), "{} faults\n{}", all.len(), all[..all.len().min(60)].join("\n"));
}
