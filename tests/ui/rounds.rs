//! The log round by round, and what a correction leaves to do: in sight wherever one stands.

use egui_kittest::kittest::{NodeT as _, Queryable as _};
use guildhall::companion::Tracking;
use guildhall::companion::norenberc::{Entry, GuildOutcome, MovesSince, PieceMove, Used};
use guildhall::game::{Seat, SeatSet};
use guildhall::i18n::describe::Describe;
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::{Good, Guild, Norenberc, Tile, Townsman};
use guildhall::storage::norenberc::default_box;
use guildhall::ui::theme::size;

use crate::corrections::{NAMES, table_of_three, window_at_table};
use crate::guest::Guest;
use crate::referee_foot::tap;
use crate::support::Begin;

/// Workshops, and one round in which Blue has most of everything; Orange has a peddler with the only shoe.
fn one_round() -> Vec<Entry> {
    let tiles = default_box();
    let workshop = |guild: Guild| {
        let own = tiles.craftsmen(guild);
        Entry::Workshop { guild, tiles: [10, 8, 6, 4, 2].map(|index| Some(own[index])) }
    };
    let mut entered: Vec<_> = Guild::first(4).map(workshop).collect();
    entered.push(Entry::Recruited {
        seat: Seat(1),
        tile: Tile::Townsman(Townsman::Peddler),
        first: Some(false),
        used: Some(Used::Peddler { good: Some(Good::Shoe) }),
    });
    for (seat, counts) in [[3, 3, 3, 3], [2, 2, 1, 2], [1, 1, 1, 1]].into_iter().enumerate() {
        for (good, count) in Good::ALL.into_iter().zip(counts) {
            entered.push(Entry::Counted { seat: Seat(seat as u8), good, count });
        }
    }
    entered.push(Entry::EndRound);
    entered
}

fn names() -> [String; 3] {
    NAMES.map(str::to_owned)
}

/// The words of a chip.
fn chip(guest: &Guest, guild: Guild) -> String {
    let ledger = guest.ledger();
    let end = &ledger.history()[0];
    Describe { texts: &guest.texts, names: &names() }.chip(end.card(guild).unwrap())
}

fn press_correction(guest: &mut Guest, text: String) {
    let name = guest.texts.with("table-log-correct", [("text", text.into())]);
    guest.touch(&name);
}

fn favorite(guest: &Guest, guild: Guild) -> Option<Seat> {
    match guest.ledger().history()[0].card(guild).unwrap().outcome {
        GuildOutcome::Favorite { seat, .. } => Some(seat),
        _ => None,
    }
}

/// Corrects Orange's beer in the grid of the first round, by so many presses of the stepper.
fn more_beer(guest: &mut Guest, presses: usize) {
    more_goods(guest, Good::Beer, presses);
}

fn more_goods(guest: &mut Guest, good: Good, presses: usize) {
    guest.touch_key("table-part-log");
    let entered = Entry::Counted { seat: Seat(1), good, count: 2 };
    let words = Describe { texts: &guest.texts, names: &names() }.say(&entered);
    press_correction(guest, words);
    let what = guest.texts.with("table-goods-of", [("name", NAMES[1].into()), ("good", good.id().into())]);
    let more = guest.texts.with("widget-stepper-more", [("what", what.into())]);
    for _ in 0..presses {
        guest.touch(&more);
    }
    guest.touch_key("table-enter");
}

#[test]
fn a_round_is_a_card_with_its_favourites_and_why() {
    for lang in Lang::ALL {
        let mut guest = table_of_three(lang, Tracking::Helper, 1, &one_round());
        guest.touch_key("table-part-log");
        for guild in Guild::first(4) {
            let chip = chip(&guest, guild);
            let name = guest.texts.with("table-log-correct", [("text", chip.clone().into())]);
            assert!(guest.window.shows(&name), "{lang:?}: {chip}");
        }
        let shoes = chip(&guest, Guild::Shoemakers);
        assert!(
            shoes.contains("Orange") && shoes.contains("1 + ") && shoes.ends_with('4'),
            "{lang:?}: {shoes}"
        );
        for line in &guest.ledger().history()[0].incomes {
            let words = Describe { texts: &guest.texts, names: &names() }.income(line);
            assert!(guest.window.shows(&words), "{lang:?}: {words}");
        }
        // A chip opens what made it so: here the count of the favourite's goods.
        let brewers = chip(&guest, Guild::Brewers);
        press_correction(&mut guest, brewers);
        assert!(guest.window.shows(&guest.texts.get("table-correct")), "{lang:?}");
        let what = guest.texts.with("table-goods-of", [("name", NAMES[0].into()), ("good", "beer".into())]);
        let less = guest.texts.with("widget-stepper-less", [("what", what.into())]);
        guest.touch(&less);
        guest.touch(&less);
        guest.touch_key("table-enter");
        assert_eq!(favorite(&guest, Guild::Brewers), Some(Seat(1)), "{lang:?}");
        // Every entry is still to be had, the end of the round too.
        let over = Describe { texts: &guest.texts, names: &names() }.say(&Entry::EndRound);
        let over = guest.texts.with("table-log-correct", [("text", over.into())]);
        assert!(!guest.window.shows(&over), "{lang:?}");
        guest.touch_key("table-log-entries");
        assert!(guest.window.shows(&over), "{lang:?}");
    }
}

#[test]
fn what_a_correction_opens_is_asked_where_one_stands_and_the_pieces_are_named() {
    for lang in Lang::ALL {
        let mut guest = table_of_three(lang, Tracking::Helper, 1, &one_round());
        more_beer(&mut guest, 1);
        let tied: SeatSet = [Seat(0), Seat(1)].into_iter().collect();
        let who = guest.texts.with("table-who-has-more", [("among", 2.into())]);
        // In every part, without a way through the log.
        for part in ["table-part-now", "table-part-log", "table-part-depth", "table-part-end"] {
            guest.touch_last(part);
            // Where a walk asks something itself it is a line, and the rest is one touch away.
            if part == "table-part-end" {
                assert!(!guest.window.shows(&who), "{lang:?}");
                guest.touch_key("table-changed-show");
            }
            assert!(guest.window.shows(&who), "{lang:?}: {part}");
            assert!(guest.window.shows(&guest.texts.get("table-nobody-knows")), "{lang:?}: {part}");
        }
        guest.touch_key("widget-close");
        assert!(guest.ledger().hand(Seat(2)).unwrap().perhaps.is_empty(), "{lang:?}");
        assert_eq!(guest.ledger().hand(Seat(0)).unwrap().perhaps.len(), 1, "{lang:?}");
        guest.touch_last("table-part-now");
        let orange = guest.texts.with("table-talers-of", [("name", NAMES[1].into())]);
        let blue = guest.texts.with("table-talers-of", [("name", NAMES[0].into())]);
        for (what, presses) in [(orange, 2), (blue, 1)] {
            let more = guest.texts.with("widget-stepper-more", [("what", what.into())]);
            for _ in 0..presses {
                guest.touch(&more);
            }
        }
        guest.touch_key("table-enter");
        assert!(!guest.window.shows(&who), "{lang:?}: answered for {tied:?}");
        assert_eq!(favorite(&guest, Guild::Brewers), Some(Seat(1)), "{lang:?}");
        let session = guest.window.app().session::<Norenberc>().unwrap();
        let moves = session.view().moves().to_vec();
        assert_eq!(moves.len(), 2, "{moves:?}");
        let says = Describe { texts: &guest.texts, names: &names() };
        let words: Vec<_> = moves.iter().map(|moved| says.moved(moved)).collect();
        for moved in &words {
            assert!(guest.window.shows(moved), "{lang:?}: {moved}");
        }
        let tile = default_box().craftsmen(Guild::Brewers)[10];
        let agent = if tile.agent { "yes" } else { "no" };
        let tile = [("tile", "craftsman".into()), ("craft", "brewers".into()), ("value", tile.value.into())];
        let tile = tile.into_iter().chain([("agent", agent.into())]);
        let tile = guest.texts.with("norenberc-tile-acc", tile);
        assert!(words[0].contains("Blue") && words[0].contains("Orange"), "{}", words[0]);
        assert!(words[0].contains(&tile), "{}", words[0]);
        // It stays until it is closed, whatever is told and wherever one goes.
        guest.touch_last("table-part-end");
        let line = guest.texts.with("table-changed-line", [("moves", 2.into())]);
        assert!(guest.window.shows(&line) && !guest.window.shows(&words[0]), "{lang:?}");
        guest.touch_key("table-changed-show");
        assert!(guest.window.shows(&words[0]), "{lang:?}");
        guest.touch_key("widget-close");
        guest.touch_key("table-changed-close");
        assert!(!guest.window.shows(&line), "{lang:?}");
        assert!(!guest.window.shows(&words[0]) && !guest.window.shows(&guest.texts.get("table-changed")));
    }
}

#[test]
fn the_list_of_changes_is_in_sight_and_moves_nothing() {
    let begin = Begin { size: egui::vec2(1280.0, 800.0), ..Default::default() };
    let window = window_at_table(begin, (Tracking::Helper, 1), &one_round());
    let mut guest = Guest { window, texts: Texts::new(Lang::En), touches: 0 };
    guest.touch_key("table-part-log");
    let place = |guest: &Guest| {
        let log = guest.texts.get("table-part-log");
        guest.window.harness.query_all_by_label(&log).next().unwrap().rect()
    };
    let before = place(&guest);
    more_beer(&mut guest, 2);
    assert_eq!(place(&guest), before, "what one can press stays where it is");
    let close = guest.texts.get("table-changed-close");
    let close = guest.window.harness.get_by_label(&close);
    assert!(!close.accesskit_node().is_disabled());
    assert!(close.rect().bottom() <= 800.0 && close.rect().top() > 300.0, "{:?}", close.rect());
}

/// Whether the first text or control of this name is in the window as a whole.
fn is_in_sight(guest: &Guest, name: &str) -> bool {
    let mut called = guest.window.harness.query_all_by_label(name);
    let place = called.next().unwrap_or_else(|| panic!("{name:?} is there")).rect();
    guest.window.harness.ctx.content_rect().contains_rect(place)
}

#[test]
fn everything_that_is_to_be_moved_is_in_sight_and_a_second_list_says_what_is_new() {
    for lang in Lang::ALL {
        let begin = Begin { lang: Some(lang), ..Begin::default() };
        let window = window_at_table(begin, (Tracking::Helper, 1), &one_round());
        let mut guest = Guest { window, texts: Texts::new(lang), touches: 0 };
        more_beer(&mut guest, 1);
        assert!(is_in_sight(&guest, &guest.texts.get("table-nobody-knows")), "{lang:?}");
        let orange = guest.names()[1].clone();
        guest.touch(&orange);
        let moves =
            |guest: &Guest| guest.window.app().session::<Norenberc>().unwrap().view().moves().to_vec();
        let first = moves(&guest);
        let words =
            |guest: &Guest, moved: &PieceMove| Describe { texts: &guest.texts, names: &names() }.moved(moved);
        assert!(guest.window.shows(&guest.texts.get("table-moves")), "{lang:?}");
        assert!(
            !first.is_empty() && first.iter().all(|it| is_in_sight(&guest, &words(&guest, it))),
            "{lang:?}"
        );
        // The list is not closed: whoever has begun to move sees what has come to it.
        more_goods(&mut guest, Good::Pastry, 2);
        assert!(is_in_sight(&guest, &guest.texts.get("table-moves-again")), "{lang:?}");
        let since = MovesSince::new(&first, &moves(&guest));
        assert!(!since.new.is_empty() && since.removed.is_empty(), "{lang:?}: {since:?}");
        for moved in &since.kept {
            assert!(is_in_sight(&guest, &words(&guest, moved)), "{lang:?}: {moved:?}");
        }
        for moved in &since.new {
            let new = guest.texts.with("table-move-new", [("text", words(&guest, moved).into())]);
            assert!(is_in_sight(&guest, &new), "{lang:?}: {new}");
        }
        // With the second correction taken back its moves have to be taken back too.
        guest.window.harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
        guest.window.settle();
        for moved in &since.new {
            let gone = guest.texts.with("table-move-gone", [("text", words(&guest, moved).into())]);
            assert!(is_in_sight(&guest, &gone), "{lang:?}: {gone}");
        }
        guest.touch_key("table-changed-close");
        more_goods(&mut guest, Good::Pastry, 2);
        assert!(guest.window.shows(&guest.texts.get("table-moves")), "{lang:?}: a list of its own");
    }
}

#[test]
fn a_list_of_changes_and_the_foot_of_a_walk_leave_most_of_a_small_window_to_the_walk() {
    for lang in [Lang::En, Lang::Ru] {
        let begin = Begin { lang: Some(lang), size: egui::vec2(800.0, 600.0), ..Begin::default() };
        let mut entered = one_round();
        entered.extend(crate::steady::counted().into_iter().skip(1));
        let window = window_at_table(begin, (Tracking::Helper, 1), &entered);
        let mut guest = Guest { window, texts: Texts::new(lang), touches: 0 };
        more_beer(&mut guest, 2);
        let end = guest.texts.get("table-part-end");
        guest.window.harness.query_all_by_label(&end).next().unwrap().click_accesskit();
        guest.window.settle();
        let close = guest.window.place_of(&guest.texts.get("table-changed-close"));
        let screen = guest.window.harness.ctx.content_rect();
        assert!(screen.bottom() - close.top() < 0.25 * screen.height(), "{lang:?}: {close} in {screen}");
        // To read all of it nothing has to make room.
        let done = guest.texts.get("table-step-done");
        let before = guest.window.place_of(&done);
        guest.touch_key("table-changed-show");
        let moved = guest.window.app().session::<Norenberc>().unwrap().view().moves()[0].clone();
        let words = Describe { texts: &guest.texts, names: &names() }.moved(&moved);
        assert!(guest.window.shows(&words), "{lang:?}: {words}");
        assert_eq!(guest.window.place_of(&done), before, "{lang:?}");
        guest.window.harness.key_press(egui::Key::Escape);
        guest.window.settle();
        assert!(!guest.window.shows(&words) && guest.window.shows(&done), "{lang:?}: Escape closes it alone");
    }
}

#[test]
fn nothing_is_kept_empty_at_the_foot_of_a_round_or_in_a_form() {
    for lang in Lang::ALL {
        let begin =
            Begin { lang: Some(lang), size: egui::vec2(1280.0, 800.0), zoom: 200, ..Begin::default() };
        let window = window_at_table(begin, (Tracking::Helper, 1), &one_round());
        let mut guest = Guest { window, texts: Texts::new(lang), touches: 0 };
        let recruited = guest.texts.get("table-recruited");
        let screen = guest.window.harness.ctx.content_rect();
        let buttons = guest.window.place_of(&recruited);
        let low = screen.bottom() - buttons.bottom();
        assert!(low < size::TOUCH / 2.0, "{lang:?}: {low} below {buttons}");
        guest.touch(&recruited);
        let called = guest.window.harness.query_all_by_label(&recruited).map(|node| node.rect());
        let title = called.min_by(|one, other| one.top().total_cmp(&other.top())).unwrap();
        let who = guest.window.harness.get_by_label(&guest.texts.get("table-recruit-who")).rect();
        assert!(who.top() - title.bottom() < size::TOUCH, "{lang:?}: {title}, then {who}");
    }
}

#[test]
fn a_double_tap_on_the_next_round_does_not_end_it() {
    let mut entered = crate::endings::rounds([0]);
    entered.pop();
    let begin = Begin::default();
    let mut window = window_at_table(begin, (Tracking::Helper, 1), &entered);
    let end = window.text("table-part-end");
    window.harness.query_all_by_label(&end).last().unwrap().click_accesskit();
    window.settle();
    for _ in 0..4 {
        window.press_key("table-step-done");
    }
    let at = window.place_of(&window.text("table-next-round")).center();
    let round = window.with("table-round-of", [("round", 2.into()), ("rounds", 4.into())]);
    for time in [100.0, 100.2] {
        tap(&mut window, at, time);
        assert!(window.shows(&round), "at {time}");
    }
    let at = window.harness.query_all_by_label(&end).last().unwrap().rect().center();
    tap(&mut window, at, 103.0);
    assert!(!window.shows(&round), "in its time it ends");
}
