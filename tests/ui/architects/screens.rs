//! Every screen of Architects at the table, at every size: nothing is cut off, nothing moves, everything can be touched.

use egui::{Vec2, vec2};
use guildhall::architects::scoring::Opponent;
use guildhall::architects::{Building, Resource};
use guildhall::companion::architects::{Entry, OPPONENT, Owned};
use guildhall::game::Seat;
use guildhall::i18n::Lang;

use super::{Guest, at_table};
use crate::layout::errors;
use crate::support::{Begin, Folder, Window};
use crate::walk::walk;

/// Everything of everybody, with a dungeon whose order is chosen.
fn entered(players: u8) -> Vec<Entry> {
    let mut all = Vec::new();
    let mut buildings = Building::ALL.into_iter().filter(|it| !it.is_promo() && it.is_solo());
    for seat in (0..players).map(Seat) {
        let mut own = |owned| all.push(Entry::Owned { seat, owned });
        for building in buildings.by_ref().take(7) {
            own(Owned::Building { building });
        }
        own(Owned::Virtue { virtue: Some(13 - 2 * seat.0) });
        own(Owned::Cathedral { level: Some(seat.0) });
        own(Owned::Goods { resource: Resource::Silver, count: Some(123) });
        own(Owned::Unpaid { debts: Some(3) });
        own(Owned::NothingElse);
    }
    all
}

/// The screens of a table, by what leads to them.
fn screens(guest: &Guest) -> Vec<(&'static str, Vec<String>)> {
    let numbers = guest.with("table-step-numbers", [("name", "Ana".into())]);
    let score = guest.text("table-part-score");
    vec![
        ("buildings", vec![]),
        ("numbers", vec![numbers]),
        ("log", vec![guest.text("table-part-log")]),
        ("score", vec![score.clone()]),
        ("what if", vec![score, guest.text("result-what-if-open")]),
    ]
}

fn led(window: Window, lang: Lang, ways: &[String]) -> Window {
    let mut guest = Guest::of(lang, window);
    for way in ways {
        guest.touch(way);
    }
    guest.window
}

#[test]
fn nothing_is_cut_off_at_any_size_in_any_language() {
    let sizes: [(Vec2, u16); 4] = [
        (vec2(800.0, 600.0), 100),
        (vec2(1280.0, 800.0), 200),
        (vec2(1280.0, 800.0), 100),
        (vec2(1920.0, 1080.0), 100),
    ];
    let mut found = Vec::new();
    for lang in Lang::ALL {
        for (size, zoom) in sizes {
            let begin = Begin { lang: Some(lang), size, zoom, ..Begin::default() };
            for (name, ways) in screens(&Guest::of(lang, at_table(begin, 5, None, &[]))) {
                // The mark of whoever else has a card lies over it on purpose.
                let entered = if name == "buildings" { entered(1) } else { entered(5) };
                let window = led(at_table(begin, 5, None, &entered), lang, &ways);
                found.extend(
                    errors(&window.harness, &[])
                        .into_iter()
                        .map(|it| format!("{lang:?} {size} {zoom} {name}: {it}")),
                );
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn nothing_in_sight_moves_because_something_else_was_pressed() {
    let mut found = Vec::new();
    for (lang, size) in [(Lang::En, vec2(1280.0, 800.0)), (Lang::Ru, vec2(800.0, 600.0))] {
        let begin = Begin { lang: Some(lang), size, ..Begin::default() };
        let mut solo = entered(1);
        solo.push(Entry::Owned { seat: OPPONENT, owned: Owned::Virtue { virtue: Some(7) } });
        solo.push(Entry::Owned { seat: OPPONENT, owned: Owned::NothingElse });
        let tables: [(&str, usize, Option<Opponent>, Vec<Entry>); 3] = [
            ("new", 3, None, Vec::new()),
            ("told", 3, None, entered(3)),
            ("solo", 1, Some(Opponent::Helena), solo),
        ];
        for (table, players, opponent, entries) in tables {
            let prepared = at_table(begin, players, opponent, &entries);
            let ways = screens(&Guest::of(lang, at_table(begin, players, opponent, &entries)));
            let Window { harness, folder, .. } = prepared;
            drop(harness);
            for (name, ways) in ways.into_iter().filter(|(name, _)| table != "new" || *name != "what if") {
                let open = || {
                    let copied = Folder::new();
                    crate::steady::copy(folder.path(), copied.path());
                    let place = guildhall::ui::Route::Table;
                    led(Window::open_in(Begin { place, ..begin }, copied), lang, &ways)
                };
                for error in walk(&open) {
                    let first: Vec<_> = error.moved.iter().take(3).collect();
                    found.push(format!("{lang:?} {table} {name}: {:?} moves {first:?}", error.pressed));
                }
            }
        }
    }
    assert!(found.is_empty(), "{} presses move what they should not:\n{}", found.len(), found.join("\n"));
}
