//! The town helper: a game told worker by worker, resets as walks, corrections with their list, and a guided solo game.

use egui::vec2;
use guildhall::architects::scoring::Opponent;
use guildhall::architects::{Architects, Building, BuildingEffect, Space};
use guildhall::companion::Tracking;
use guildhall::companion::architects::{
    Did, Entry, Ledger, Missing, OPPONENT, Owned, Question, ResetCard, Start,
};
use guildhall::game::{Scored as _, Seat};
use guildhall::i18n::Lang;
use guildhall::i18n::describe::Describe;

use super::{Guest, followed};
use crate::layout::errors;
use crate::support::{Begin, Folder, Window};
use crate::walk::walk;

const ANA: Seat = Seat(0);
const BELA: Seat = Seat(1);
const SQUIRES: [ResetCard; 3] = [ResetCard::GoldSquire, ResetCard::MarbleSquire, ResetCard::VirtueSquire];

/// Buildings that change no virtue and count nothing but what is printed.
fn plain() -> impl Iterator<Item = Building> {
    Building::ALL.into_iter().filter(|it| {
        let effect = matches!(
            it.card().effect,
            BuildingEffect::Gain(_)
                | BuildingEffect::Draw(_)
                | BuildingEffect::Capture(_)
                | BuildingEffect::Either(..)
                | BuildingEffect::Palace
                | BuildingEffect::Library
        );
        effect && it.card().virtue == 0
    })
}

fn at_town(begin: Begin, players: usize, opponent: Option<Opponent>, entries: &[Entry]) -> Window {
    let start = Start { opponent, ..Start::default() };
    followed(begin, players, Tracking::Helper, start, |session| {
        for entry in entries {
            session.enter(entry.clone()).unwrap_or_else(|refused| panic!("{entry:?}: {refused:?}"));
        }
    })
}

impl Guest {
    fn ledger(&self) -> Ledger {
        let session = self.window.app().session::<Architects>().unwrap();
        session.view().play.ledger().unwrap().clone()
    }

    /// A worker in the guildhall for a building, in three touches.
    fn builds(&mut self, name: &str, building: Building) {
        let before = self.touches;
        self.touch_key("table-tell-guildhall");
        self.touch(name);
        self.touch_building(building);
        assert_eq!(self.touches - before, 3);
    }

    /// So many of somebody's workers in prison: a touch.
    fn imprisoned(&mut self, name: &str, count: u8) {
        let what = self.with("reset-prison-of", [("name", name.to_owned().into())]);
        let key = self.with("table-virtue-set", [("what", what.into()), ("virtue", count.into())]);
        self.touch(&key);
    }

    fn nobody_uses(&mut self, card: ResetCard) {
        let args = [("used", "no".into()), ("card", card.id().into()), ("name", "".into())];
        let name = self.with("companion-entry-used", args);
        self.touch(&name);
    }

    fn tells(&self, name: &str, change: &str, count: u16) -> bool {
        let change = match change {
            "debts" => self.with("reset-debts", [("count", count.into())]),
            _ => self.with("reset-virtue", [("sign", "minus".into()), ("count", count.into())]),
        };
        let line = self.with("reset-of", [("name", name.to_owned().into()), ("change", change.into())]);
        self.window.shows(&line)
    }

    fn news(&self, news: &str, space: u8, names: &str) -> String {
        let args = [
            ("news", news.to_owned().into()),
            ("space", space.into()),
            ("names", names.to_owned().into()),
            ("count", 2.into()),
        ];
        self.with("town-news", args)
    }
}

#[test]
fn a_whole_game_is_told_from_home_to_the_final_score() {
    for lang in Lang::ALL {
        let mut guest = Guest::at_home(lang);
        let [ana, bela] = ["blue", "orange"].map(|colour| guest.colour(colour));
        guest.touch_key("home-table");
        guest.touch("2");
        guest.touch_key("table-open");
        let buildings: Vec<_> = plain().take(10).collect();
        for (turn, building) in buildings.iter().enumerate() {
            if turn == 6 {
                assert!(guest.window.shows_part(&guest.news("next-reset", 7, "")), "{lang:?}");
            }
            guest.builds(if turn % 2 == 0 { &ana } else { &bela }, *building);
            match turn {
                // A tie for most prisoners: both take a debt, nobody has three.
                6 => {
                    assert!(guest.window.shows_part(&guest.news("reset", 0, "")), "{lang:?}");
                    guest.touch_key("table-tell-reset");
                    guest.imprisoned(&ana, 2);
                    guest.imprisoned(&bela, 2);
                    guest.nobody_uses(ResetCard::Gatekeeper);
                    guest.touch_key("table-walk-on");
                    assert!(guest.tells(&ana, "debts", 1) && guest.tells(&bela, "debts", 1), "{lang:?}");
                    assert!(!guest.tells(&ana, "virtue", 1), "{lang:?}");
                    guest.touch_key("table-walk-done");
                }
                // One has three prisoners: virtue and the debt are Béla's.
                9 => {
                    guest.touch_key("table-tell-reset");
                    guest.imprisoned(&ana, 0);
                    guest.imprisoned(&bela, 3);
                    for card in [
                        ResetCard::Gatekeeper,
                        ResetCard::GoldSquire,
                        ResetCard::MarbleSquire,
                        ResetCard::VirtueSquire,
                    ] {
                        guest.nobody_uses(card);
                    }
                    guest.touch_key("table-walk-on");
                    assert!(guest.tells(&bela, "debts", 1) && guest.tells(&bela, "virtue", 1), "{lang:?}");
                    assert!(!guest.tells(&ana, "debts", 1), "{lang:?}");
                    guest.touch_key("table-walk-done");
                }
                _ => {}
            }
        }
        let advanced = guest.with("table-tell-advanced", [("virtue", 1.into())]);
        for name in [&ana, &bela] {
            guest.touch_key("table-tell-guildhall");
            guest.touch(name);
            guest.touch(&advanced);
        }
        let order = guest.texts().list(&[ana.clone(), bela.clone()]);
        assert!(guest.window.shows_part(&guest.news("last-turns", 0, &order)), "{lang:?}");
        for name in [&ana, &bela] {
            guest.touch_key("table-tell-last-turn");
            guest.touch(name);
        }
        assert!(guest.window.shows_part(&guest.news("all-done", 0, "")), "{lang:?}");
        guest.touch_key("table-tell-end");
        // What stands on the strips is not asked for again; the rest is none.
        let in_question: Vec<_> = {
            let session = guest.window.app().session::<Architects>().unwrap();
            session.view().score.unwrap().unwrap_err().to_vec()
        };
        assert!(
            !in_question.iter().any(|(_, it)| matches!(it, Missing::Virtue | Missing::Cathedral)),
            "{in_question:?}"
        );
        for (seat, fact) in in_question {
            let what = guest.fact([&ana, &bela][seat.index()], fact);
            let less = guest.with("widget-stepper-less", [("what", what.into())]);
            // A prison begins with what was counted last.
            let last = guest.ledger().strip(seat).unwrap().last_prison.filter(|_| fact == Missing::Prison);
            (0..=last.unwrap_or(0)).for_each(|_| guest.touch(&less));
        }
        guest.touch_key("table-to-score");
        let printed = |seat: usize| -> i32 {
            buildings.iter().skip(seat).step_by(2).map(|it| i32::from(it.card().vp)).sum()
        };
        let session = guest.window.app().session::<Architects>().unwrap();
        let score = session.view().score.unwrap().unwrap();
        let totals: Vec<_> = score.ranks().iter().map(|standing| standing.total).collect();
        // Ana: level 1, virtue 8, one debt. Béla: level 1, virtue 7, two debts.
        assert_eq!(totals, [printed(0) + 2 - 2, printed(1) + 2 - 4], "{lang:?}");
    }
}

#[test]
fn the_black_market_takes_three_touches_and_asks_before_a_rule_is_broken() {
    for lang in Lang::ALL {
        let begin = Begin { lang: Some(lang), ..Begin::default() };
        let virtue = |seat, virtue| Entry::Owned { seat, owned: Owned::Virtue { virtue: Some(virtue) } };
        let mut guest = Guest::of(lang, at_town(begin, 3, None, &[virtue(BELA, 11)]));
        let space = |guest: &Guest, space: Space| guest.with("table-space", [("space", space.id().into())]);
        let (left, middle) = (space(&guest, Space::Small), space(&guest, Space::Middle));
        guest.touch_key("table-tell-market");
        guest.touch(&left);
        guest.touch("Ana");
        assert_eq!(guest.touches, 3);
        assert_eq!(guest.ledger().strip(ANA).unwrap().virtue.value, Some(6), "{lang:?}");
        guest.touch_key("table-tell-market");
        guest.touch("Béla");
        guest.touch(&middle);
        assert!(guest.window.shows(&guest.text("table-anyway")), "{lang:?}: V4");
        guest.touch_key("table-anyway-no");
        assert_eq!(guest.ledger().clock().market, Some(1), "{lang:?}: nothing was told");
        guest.touch(&middle);
        guest.touch_key("table-anyway-yes");
        assert_eq!(guest.ledger().clock().market, Some(2), "{lang:?}");
        assert!(guest.window.shows_part(&guest.news("market-next", 0, "")), "{lang:?}");
    }
}

/// A reset by the market of which one count was told wrong.
fn with_reset(players: u8) -> Vec<Entry> {
    let market = |seat, space| Entry::Market { seat: Some(seat), space };
    let prison = |seat, workers| Entry::Owned { seat, owned: Owned::Prison { workers: Some(workers) } };
    let others = (2..players).map(|seat| prison(Seat(seat), 1));
    let mut entered = vec![
        market(ANA, Space::Small),
        market(BELA, Space::Middle),
        market(ANA, Space::Large),
        prison(ANA, 2),
        prison(BELA, 1),
    ];
    entered.extend(others);
    entered.extend([Entry::Used { card: ResetCard::Gatekeeper, by: None }, Entry::ResetDone]);
    entered
}

#[test]
fn a_correction_before_a_reset_lists_what_changed_and_the_pieces_to_move() {
    for lang in Lang::ALL {
        let begin = Begin { lang: Some(lang), ..Begin::default() };
        let mut guest = Guest::of(lang, at_town(begin, 2, None, &with_reset(2)));
        assert_eq!(guest.ledger().strip(BELA).unwrap().unpaid.value, Some(0), "{lang:?}");
        guest.touch_key("table-part-log");
        let what = guest.fact("Béla", Missing::Prison);
        let line =
            guest.with("companion-entry-counted", [("what", what.clone().into()), ("value", "1".into())]);
        let open = guest.with("table-log-correct", [("text", line.into())]);
        guest.touch(&open);
        guest.more(&what, 1);
        guest.touch_key("table-enter");
        assert_eq!(guest.ledger().strip(BELA).unwrap().unpaid.value, Some(1), "{lang:?}: a tie now");
        let args = [
            ("piece", "debt".into()),
            ("more", "yes".into()),
            ("name", "Béla".into()),
            ("count", 1.into()),
            ("resource", "".into()),
        ];
        let moved = guest.with("town-move", args);
        assert!(guest.window.shows(&moved), "{lang:?}: {moved}");
        guest.touch_key("table-changed-close");
        assert!(!guest.window.shows(&moved), "{lang:?}");
        guest.touch_key("table-changed-again");
        assert!(guest.window.shows(&moved), "{lang:?}");
        // Once something else is told it waits in one line, so that nobody moves a piece twice.
        guest.touch_key("table-part-now");
        guest.touch_key("table-tell-market");
        guest.touch("Ana");
        let space = guest.with("table-space", [("space", Space::Small.id().into())]);
        guest.touch(&space);
        assert!(!guest.window.shows(&moved), "{lang:?}");
        guest.touch_key("table-changed-show");
        assert!(guest.window.shows(&moved), "{lang:?}");
        guest.window.harness.key_press(egui::Key::Escape);
        guest.window.settle();
        assert!(!guest.window.shows(&moved), "{lang:?}");
        guest.touch_key("table-changed-close");
        assert!(!guest.window.shows(&guest.text("table-changed-show")), "{lang:?}");
    }
}

#[test]
fn a_doubt_about_a_reset_leads_to_what_was_not_answered() {
    let mut entered = with_reset(2);
    entered[4] = Entry::NotKnown { question: Question::Prison { seat: BELA } };
    entered.splice(6..6, SQUIRES.map(|card| Entry::Used { card, by: None }));
    for lang in Lang::ALL {
        let begin = Begin { lang: Some(lang), ..Begin::default() };
        let mut guest = Guest::of(lang, at_town(begin, 2, None, &entered));
        let what = guest.fact("Béla", Missing::Unpaid);
        let unknown = guest.text("widget-unknown-short");
        let chip =
            guest.with("widget-explained", [("what", what.into()), ("number", format!("0{unknown}").into())]);
        guest.touch(&chip);
        let question = guest
            .with("companion-ask", [("ask", "prison".into()), ("card", "".into()), ("name", "Béla".into())]);
        guest.touch(&question);
        guest.imprisoned("Béla", 2);
        assert_eq!(guest.ledger().strip(BELA).unwrap().unpaid.sure(), Some(1), "{lang:?}: a tie");
    }
}

#[test]
fn a_number_of_a_strip_tells_its_history_and_opens_the_entry_behind_it() {
    let mut guest = Guest::of(Lang::En, at_town(Begin::default(), 2, None, &with_reset(2)));
    guest.touch("Ana: virtue: 5");
    guest.touch("Correct: “Ana places a worker on the right space of the Black Market.”");
    guest.touch("Béla");
    guest.touch("Save");
    assert_eq!(guest.ledger().strip(ANA).unwrap().virtue.value, Some(6));
}

#[test]
fn a_table_opened_in_the_middle_knows_nothing_and_asks_only_what_a_reset_needs() {
    for lang in Lang::ALL {
        let mut guest = Guest::at_home(lang);
        let names = ["blue", "orange", "yellow"].map(|colour| guest.colour(colour));
        guest.touch_key("home-table");
        guest.touch_key("table-middle");
        guest.touch_key("table-open");
        assert_eq!(guest.ledger().clock().filled, None, "{lang:?}");
        guest.touch_key("table-clock-set-guildhall");
        let workers = guest.text("table-clock-workers");
        guest.more(&workers, 8);
        guest.touch_key("table-enter");
        guest.touch_key("table-tell-guildhall");
        guest.touch(&names[0]);
        guest.touch_key("table-tell-unknown");
        guest.touch_key("table-tell-reset");
        guest.imprisoned(&names[0], 1);
        guest.imprisoned(&names[1], 2);
        let question = guest.with(
            "companion-ask",
            [("ask", "prison".into()), ("card", "".into()), ("name", names[2].clone().into())],
        );
        let unknown = guest.with("table-nobody-knows-of", [("question", question.into())]);
        guest.touch(&unknown);
        // At most tables nobody has any of them: that is one touch.
        let nobody = guest.with("reset-used-by-nobody-any", [("more", "no".into())]);
        guest.touch(&nobody);
        assert!(!guest.window.is_live_by_name(&nobody), "{lang:?}: all of them are answered");
        guest.touch_key("table-walk-on");
        guest.touch_key("table-walk-done");
        assert_eq!(guest.ledger().resets().len(), 1, "{lang:?}");
    }
}

#[test]
fn what_nobody_knew_is_answered_later_where_it_was_asked() {
    let unknown = Entry::NotKnown { question: Question::Prison { seat: BELA } };
    let mut entered = with_reset(2);
    entered[4] = unknown.clone();
    entered.splice(6..6, SQUIRES.map(|card| Entry::Used { card, by: None }));
    for lang in Lang::ALL {
        let begin = Begin { lang: Some(lang), ..Begin::default() };
        let mut guest = Guest::of(lang, at_town(begin, 2, None, &entered));
        assert!(guest.ledger().strip(BELA).unwrap().unpaid.doubts.iter().next().is_some(), "{lang:?}");
        guest.touch_key("table-part-log");
        let question = guest
            .with("companion-ask", [("ask", "prison".into()), ("card", "".into()), ("name", "Béla".into())]);
        let line = guest.with("companion-entry-not-known", [("question", question.into())]);
        let open = guest.with("table-log-correct", [("text", line.into())]);
        guest.touch(&open);
        guest.imprisoned("Béla", 2);
        let strip = guest.ledger().strip(BELA).unwrap().clone();
        assert_eq!((strip.unpaid.value, strip.unpaid.doubts.is_empty()), (Some(1), true), "{lang:?}: a tie");
    }
}

#[test]
fn numbers_are_confirmed_and_debts_paid_off_with_a_touch() {
    let entered = [
        Entry::Owned { seat: ANA, owned: Owned::Unpaid { debts: Some(1) } },
        Entry::Market { seat: Some(ANA), space: Space::Middle },
    ];
    for lang in Lang::ALL {
        let begin = Begin { lang: Some(lang), ..Begin::default() };
        let mut guest = Guest::of(lang, at_town(begin, 2, None, &entered));
        guest.touch_key("table-tell-numbers");
        let what = guest.fact("Ana", Missing::Virtue);
        let right = |guest: &Guest| {
            guest.with("table-town-right", [("what", what.clone().into()), ("number", 6.into())])
        };
        assert!(guest.ledger().strip(ANA).unwrap().virtue.doubts.iter().next().is_some(), "{lang:?}");
        let name = right(&guest);
        guest.touch(&name);
        assert_eq!(guest.ledger().strip(ANA).unwrap().virtue.sure(), Some(6), "{lang:?}");
        assert!(!guest.window.shows(&right(&guest)), "{lang:?}: there is no doubt any more");
        let off = guest.with("companion-entry-paid-off", [("name", "Ana".into())]);
        guest.touch(&off);
        let strip = guest.ledger().strip(ANA).unwrap().clone();
        assert_eq!(
            (strip.unpaid.value, strip.paid.value, strip.virtue.value),
            (Some(0), Some(1), Some(7)),
            "{lang:?}"
        );
    }
}

#[test]
fn a_guided_solo_game_goes_to_its_end() {
    for lang in Lang::ALL {
        let mut guest = Guest::at_home(lang);
        let own = guest.colour("blue");
        let helena = guest.with("table-opponent-is", [("opponent", "helena".into())]);
        guest.touch_key("home-table");
        guest.touch("1");
        guest.touch(&helena);
        guest.touch_key("table-open");
        let opponent = guest.with("architects-opponent", [("opponent", "helena".into())]);
        let advanced = guest.with("table-tell-advanced", [("virtue", "none".into())]);
        let mut buildings = plain();
        for turn in 0..12 {
            if turn % 2 == 0 {
                guest.builds(&own, buildings.next().unwrap());
            } else {
                guest.touch_key("table-tell-guildhall");
                guest.touch(&opponent);
                if turn < 11 { guest.touch(&advanced) } else { guest.touch_key("table-tell-unknown") }
            }
            if guest.ledger().clock().reset_due {
                guest.touch_key("table-tell-reset");
                guest.imprisoned(&own, 1);
                guest.imprisoned(&opponent, 2);
                guest.nobody_uses(ResetCard::Gatekeeper);
                guest.touch_key("table-walk-on");
                assert!(guest.tells(&opponent, "debts", 1), "{lang:?}");
                guest.touch_key("table-walk-done");
            }
        }
        assert_eq!(guest.ledger().strip(OPPONENT).unwrap().cathedral.value, Some(5), "{lang:?}");
        // E1: nobody has told of the last turns, so that is asked about.
        guest.touch_key("table-tell-end");
        assert!(guest.window.shows(&guest.text("table-anyway")), "{lang:?}");
        guest.touch_key("table-anyway-no");
        assert!(!guest.ledger().is_over(), "{lang:?}");
        guest.touch_key("table-tell-end");
        guest.touch_key("table-anyway-yes");
        let in_question: Vec<_> = {
            let session = guest.window.app().session::<Architects>().unwrap();
            session.view().score.unwrap().unwrap_err().to_vec()
        };
        for (seat, fact) in in_question {
            let what = guest.fact(if seat == ANA { &own } else { &opponent }, fact);
            let less = guest.with("widget-stepper-less", [("what", what.into())]);
            // A prison begins with what was counted last.
            let last = guest.ledger().strip(seat).unwrap().last_prison.filter(|_| fact == Missing::Prison);
            (0..=last.unwrap_or(0)).for_each(|_| guest.touch(&less));
        }
        guest.touch_key("table-to-score");
        let session = guest.window.app().session::<Architects>().unwrap();
        let score = session.view().score.unwrap().unwrap();
        // Six workers at 3, level 5, virtue 7, two debts.
        assert_eq!(score.opponent.unwrap().total, 18 + 20 - 4, "{lang:?}");
        // It stands on the sheet beside the player.
        let args = [("what", opponent.clone().into()), ("number", "34".into())];
        let total = guest.with("widget-explained", args);
        assert!(guest.window.shows(&total), "{lang:?}: {total}");
    }
}

/// Tables with something on every strip; the last with a reset that is due.
fn tables() -> Vec<(&'static str, usize, Option<Opponent>, Vec<Entry>)> {
    let mut entered = with_reset(3);
    let building = |seat, building| Entry::Guildhall {
        seat: Some(seat),
        did: Some(Did::Built { building: Some(building) }),
    };
    for (turn, it) in plain().enumerate().take(7) {
        entered.push(building(Seat(turn as u8 % 3), it));
    }
    entered.push(Entry::Owned { seat: ANA, owned: Owned::Virtue { virtue: Some(2) } });
    entered.push(Entry::Owned { seat: BELA, owned: Owned::Virtue { virtue: Some(12) } });
    let mut due = entered.clone();
    due.push(Entry::Guildhall { seat: Some(ANA), did: None });
    due.push(Entry::Guildhall { seat: Some(BELA), did: None });
    let solo = vec![Entry::Guildhall { seat: Some(OPPONENT), did: Some(Did::Advanced { virtue: None }) }];
    vec![("told", 3, None, entered), ("due", 3, None, due), ("solo", 1, Some(Opponent::Helena), solo)]
}

/// The screens of a town helper, by what leads to them.
fn screens(guest: &Guest, table: &str) -> Vec<(&'static str, Vec<String>)> {
    let mut screens = vec![
        ("town", vec![]),
        ("numbers", vec![guest.text("table-tell-numbers")]),
        ("guildhall", vec![guest.text("table-tell-guildhall")]),
        ("market", vec![guest.text("table-tell-market")]),
        ("reset", vec![guest.text("table-tell-reset")]),
        ("log", vec![guest.text("table-part-log")]),
        ("depth", vec![guest.text("table-part-depth")]),
    ];
    if table == "due" {
        screens.retain(|(name, _)| ["town", "reset"].contains(name));
    }
    screens
}

fn led(window: Window, lang: Lang, ways: &[String]) -> Window {
    let mut guest = Guest::of(lang, window);
    for way in ways {
        guest.touch(way);
    }
    guest.window
}

#[test]
fn nothing_of_the_town_is_cut_off() {
    let sizes = [(vec2(800.0, 600.0), 100), (vec2(1280.0, 800.0), 200), (vec2(1280.0, 800.0), 100)];
    let mut found = Vec::new();
    for lang in Lang::ALL {
        for (size, zoom) in sizes {
            let begin = Begin { lang: Some(lang), size, zoom, ..Begin::default() };
            for (table, players, opponent, entries) in tables() {
                let open = || at_town(begin, players, opponent, &entries);
                for (name, ways) in screens(&Guest::of(lang, open()), table) {
                    // A form lies over the page on purpose.
                    if ["guildhall", "market"].contains(&name) {
                        continue;
                    }
                    let window = led(open(), lang, &ways);
                    let these = errors(&window.harness, &[]).into_iter();
                    found.extend(these.map(|it| format!("{lang:?} {size} {zoom} {table} {name}: {it}")));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn nothing_of_the_town_moves_because_something_else_was_pressed() {
    let mut found = Vec::new();
    for (lang, size) in [(Lang::En, vec2(1280.0, 800.0)), (Lang::Ru, vec2(800.0, 600.0))] {
        let begin = Begin { lang: Some(lang), size, ..Begin::default() };
        for (table, players, opponent, entries) in tables() {
            let Window { harness, folder, .. } = at_town(begin, players, opponent, &entries);
            drop(harness);
            for (name, ways) in screens(&Guest::of(lang, at_town(begin, players, opponent, &entries)), table)
            {
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

#[test]
fn what_may_have_happened_to_a_number_is_one_touch() {
    let entered = [
        Entry::Owned { seat: BELA, owned: Owned::Unpaid { debts: Some(1) } },
        Entry::Guildhall { seat: Some(BELA), did: Some(Did::Built { building: Some(Building::Church) }) },
    ];
    for lang in Lang::ALL {
        let begin = Begin { lang: Some(lang), ..Begin::default() };
        let mut guest = Guest::of(lang, at_town(begin, 2, None, &entered));
        let what = guest.fact("Béla", Missing::Unpaid);
        let doubtful = format!("1{}", guest.text("widget-unknown-short"));
        let chip = guest.with("widget-explained", [("what", what.into()), ("number", doubtful.into())]);
        let names = ["Ana".to_owned(), "Béla".to_owned()];
        guest.touch(&chip);
        let destroyed = Entry::Destroyed { seat: BELA, debts: 1 };
        let words = Describe { texts: guest.texts(), names: &names }.say(&destroyed);
        guest.touch(&words);
        assert_eq!(guest.ledger().strip(BELA).unwrap().unpaid.sure(), Some(0), "{lang:?}");
    }
}
