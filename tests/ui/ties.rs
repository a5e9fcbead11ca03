//! Ties at the end of a round: what contradicts an answer is asked about, what was typed is not lost, and who is favourite
//! is in sight in every window.

use egui::{Rect, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use guildhall::companion::Tracking;
use guildhall::companion::norenberc::{Entry, EntryError, GuildCard, GuildOutcome, Richest, TitleEntryError};
use guildhall::game::{Seat, SeatSet};
use guildhall::i18n::describe::Describe;
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::{Good, Guild, Norenberc};

use crate::corrections::{NAMES, window_at_table};
use crate::guest::{Guest, SIZE};
use crate::layout::{errors, out_of_sight};
use crate::steady::scroll_at;
use crate::support::Begin;

fn names() -> [String; 3] {
    NAMES.map(str::to_owned)
}

fn seats(seats: &[u8]) -> SeatSet {
    seats.iter().map(|&seat| Seat(seat)).collect()
}

/// The end of a round in which Orange and Yellow are tied at the Brewers and all three at the Bakers; the others are clear.
/// Orange is first in the turn order.
fn tied(begin: Begin) -> Guest {
    let mut entered = vec![
        Entry::Order { order: [1, 2, 0].map(Seat).to_vec() },
        Entry::Prestige { guild: Guild::Shoemakers },
    ];
    for (seat, counts) in [[1, 2, 3, 0], [3, 2, 1, 0], [3, 2, 0, 1]].into_iter().enumerate() {
        for (good, count) in Good::ALL.into_iter().zip(counts) {
            entered.push(Entry::Counted { seat: Seat(seat as u8), good, count });
        }
    }
    let window = window_at_table(begin, (Tracking::Helper, 1), &entered);
    let mut guest = Guest { window, texts: Texts::new(begin.lang.unwrap()), touches: 0 };
    guest.touch_last("table-part-end");
    guest
}

fn tall(lang: Lang) -> Guest {
    tied(Begin { lang: Some(lang), size: SIZE, ..Begin::default() })
}

fn card(guest: &Guest, guild: Guild) -> GuildCard {
    guest.ledger().steps().card(guild).unwrap().clone()
}

fn favorite(guest: &Guest, guild: Guild) -> Option<Seat> {
    match card(guest, guild).outcome {
        GuildOutcome::Favorite { seat, .. } => Some(seat),
        _ => None,
    }
}

fn talers_of(guest: &Guest, player: usize) -> String {
    guest.texts.with("table-talers-of", [("name", NAMES[player].into())])
}

fn type_talers(guest: &mut Guest, player: usize, talers: u64) {
    let what = talers_of(guest, player);
    guest.type_number(&what, talers);
}

fn most(guest: &Guest, player: usize) -> String {
    guest.texts.with("table-correct-has-most", [("name", NAMES[player].into())])
}

/// Types an amount and does not confirm it.
fn begin_to_type(guest: &mut Guest, player: usize, talers: &str) {
    let unknown = guest.texts.get("widget-unknown");
    let value = [("what", talers_of(guest, player).into()), ("value", unknown.into())];
    let field = guest.texts.with("widget-stepper-value", value);
    guest.touch(&field);
    for digit in talers.chars() {
        guest.touch(&digit.to_string());
    }
}

fn is_at_step(guest: &Guest, step: usize) -> bool {
    guest.window.shows(&guest.texts.with("table-step", [("step", step.into()), ("steps", 5.into())]))
}

fn contradicts(guest: &Guest, among: &[u8], are: &[u8]) -> String {
    let refused =
        EntryError::Title(TitleEntryError::Contradicts(Richest { among: seats(among), are: seats(are) }));
    Describe { texts: &guest.texts, names: &names() }.say(&refused)
}

#[test]
fn amounts_that_contradict_an_answer_are_asked_about_before_they_change_what_is_done() {
    for lang in Lang::ALL {
        let mut guest = tall(lang);
        guest.touch_key("table-equally-many");
        assert_eq!(favorite(&guest, Guild::Brewers), Some(Seat(1)), "{lang:?}: by turn order");
        guest.touch_key("table-step-done");
        let same = contradicts(&guest, &[1, 2], &[1, 2]);
        for keeps in [true, false] {
            if keeps {
                type_talers(&mut guest, 1, 12);
                assert!(!guest.window.shows(&same), "{lang:?}: one amount contradicts nothing");
            }
            type_talers(&mut guest, 2, 13);
            assert!(guest.window.shows(&same), "{lang:?}");
            assert_eq!(guest.ledger().now().talers[2], None, "{lang:?}: it is asked before it is taken");
            assert_eq!(favorite(&guest, Guild::Brewers), Some(Seat(1)), "{lang:?}");
            assert!(!guest.window.is_live("table-step-done"), "{lang:?}: nobody passes it by");
            guest.touch_key(if keeps { "table-contradicts-keep" } else { "table-contradicts-take" });
            assert!(!guest.window.shows(&same), "{lang:?}");
        }
        assert_eq!(guest.ledger().now().talers[..3], [None, Some(12), Some(13)], "{lang:?}");
        assert_eq!(favorite(&guest, Guild::Brewers), Some(Seat(2)), "{lang:?}: the amounts hold now");
        guest.touch_key("table-changed-show");
        assert!(guest.window.shows(&guest.texts.get("table-moves")), "{lang:?}: and the pieces are named");
        for moved in guest.window.app().session::<Norenberc>().unwrap().view().moves() {
            let words = Describe { texts: &guest.texts, names: &names() }.moved(moved);
            assert!(guest.window.shows(&words), "{lang:?}: {words}");
        }
        guest.touch_key("widget-close");
        // With both taken back everything is as it was.
        for _ in 0..2 {
            guest.window.harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
            guest.window.settle();
        }
        assert_eq!(favorite(&guest, Guild::Brewers), Some(Seat(1)), "{lang:?}");
        assert!(!guest.window.shows(&guest.texts.get("table-changed-show")), "{lang:?}");
    }
}

#[test]
fn another_answer_about_the_same_players_is_asked_about_too() {
    for lang in Lang::ALL {
        let mut guest = tall(lang);
        let (orange, yellow) = (most(&guest, 1), most(&guest, 2));
        guest.touch(&orange);
        guest.touch_key("table-step-done");
        guest.touch_key("table-step-back");
        let before = guest.window.place_of(&yellow);
        guest.touch(&yellow);
        assert!(guest.window.shows(&contradicts(&guest, &[1, 2], &[1])), "{lang:?}");
        assert_eq!(favorite(&guest, Guild::Brewers), Some(Seat(1)), "{lang:?}");
        guest.touch_key("table-contradicts-take");
        assert_eq!(favorite(&guest, Guild::Brewers), Some(Seat(2)), "{lang:?}");
        assert_eq!(guest.window.place_of(&yellow), before, "{lang:?}: nothing moved");
        assert!(guest.window.shows(&guest.texts.get("table-changed-show")), "{lang:?}: the step was done");
    }
}

#[test]
fn what_changes_before_its_step_is_done_moves_no_pieces() {
    let mut guest = tall(Lang::En);
    type_talers(&mut guest, 1, 12);
    type_talers(&mut guest, 2, 9);
    assert_eq!(favorite(&guest, Guild::Brewers), Some(Seat(1)));
    let more = guest.texts.with("widget-stepper-more", [("what", talers_of(&guest, 2).into())]);
    (0..4).for_each(|_| guest.touch(&more));
    assert_eq!(favorite(&guest, Guild::Brewers), Some(Seat(2)));
    assert!(!guest.window.shows("Show"));
    guest.touch("Done");
    guest.touch("Back one step");
    let less = guest.texts.with("widget-stepper-less", [("what", talers_of(&guest, 2).into())]);
    (0..4).for_each(|_| guest.touch(&less));
    assert_eq!(favorite(&guest, Guild::Brewers), Some(Seat(1)));
    guest.touch("Show");
    assert!(guest.window.shows("To put the table right:"), "now the pieces lie there");
    guest.touch("Close");
    // What is not put right when the round is over has to be put right all the same.
    guest.touch("Done");
    let blue = most(&guest, 0);
    guest.touch(&blue);
    (0..3).for_each(|_| guest.touch("Done"));
    guest.touch("Start the next round");
    assert_eq!(guest.ledger().round(), 2);
    assert!(!guest.window.shows("To put the table right:"), "it waits in a line");
    guest.touch("Show");
    assert!(guest.window.shows("To put the table right:"));
    guest.touch("Close");
    guest.touch("Close this list");
    assert!(!guest.window.shows("Show"));
}

#[test]
fn done_takes_what_was_typed() {
    for lang in Lang::ALL {
        for finger in [true, false] {
            let mut guest = tall(lang);
            let yellow = most(&guest, 2);
            guest.touch(&yellow);
            type_talers(&mut guest, 1, 5);
            begin_to_type(&mut guest, 2, "9");
            let done = guest.texts.get("table-step-done");
            if finger {
                guest.window.put_finger_on(&done);
            } else {
                guest.touch(&done);
            }
            assert_eq!(guest.ledger().now().talers[..3], [None, Some(5), Some(9)], "{lang:?}: {finger}");
            assert!(is_at_step(&guest, 2), "{lang:?}: {finger}");
            // What cannot be stands in the way, and is not thrown away.
            guest.touch_key("table-step-back");
            let mut guest = tall(lang);
            guest.touch(&yellow);
            type_talers(&mut guest, 1, 5);
            begin_to_type(&mut guest, 2, "4");
            if finger {
                guest.window.put_finger_on(&done);
            } else {
                guest.touch(&done);
            }
            assert!(is_at_step(&guest, 1), "{lang:?}: {finger}");
            assert!(guest.window.shows(&contradicts(&guest, &[1, 2], &[2])), "{lang:?}: {finger}");
        }
    }
}

/// Where the first text or control of this name is painted.
fn place(guest: &Guest, name: &str) -> Rect {
    let mut called = guest.window.harness.query_all_by_label(name);
    called.next().unwrap_or_else(|| panic!("{name:?} is there")).rect()
}

/// How high the window is.
fn height(guest: &Guest) -> f32 {
    guest.window.harness.ctx.content_rect().height()
}

#[test]
fn done_is_at_the_same_place_in_every_step() {
    for (size, zoom) in [(vec2(1280.0, 800.0), 100), (vec2(800.0, 600.0), 100), (vec2(1280.0, 800.0), 200)] {
        for lang in Lang::ALL {
            let mut guest = tied(Begin { lang: Some(lang), size, zoom, ..Begin::default() });
            let done = guest.texts.get("table-step-done");
            let first = guest.window.place_of(&done);
            assert!(height(&guest) - first.top() < 66.0, "{lang:?} {size} {zoom}: one line of buttons");
            guest.touch_key("table-equally-many");
            assert_eq!(guest.window.place_of(&done), first, "{lang:?} {size} {zoom}");
            for step in 2..=4 {
                guest.touch(&done);
                assert!(is_at_step(&guest, step), "{lang:?} {size} {zoom}");
                assert_eq!(guest.window.place_of(&done), first, "{lang:?} {size} {zoom}: step {step}");
                if step == 2 {
                    let blue = most(&guest, 0);
                    guest.touch(&blue);
                }
            }
            guest.touch(&done);
            let last = guest.texts.get("table-next-round");
            assert_eq!(guest.window.place_of(&last).min, first.min, "{lang:?} {size} {zoom}");
        }
    }
}

#[test]
fn who_is_favourite_is_in_sight_in_a_low_window() {
    for (size, zoom) in [(vec2(800.0, 600.0), 100), (vec2(1280.0, 800.0), 200)] {
        for lang in Lang::ALL {
            let mut guest = tied(Begin { lang: Some(lang), size, zoom, ..Begin::default() });
            guest.touch_key("table-equally-many");
            guest.touch_key("table-step-done");
            let orange = most(&guest, 0);
            guest.touch(&orange);
            let describe = Describe { texts: &guest.texts, names: &names() };
            let of = card(&guest, Guild::Bakers);
            let footer = guest.window.place_of(&guest.texts.get("table-step-done")).top();
            let chip = place(&guest, &describe.chip(&of));
            assert!(chip.top() >= footer - 1.0 && chip.bottom() <= height(&guest), "{lang:?} {zoom}: {chip}");
            if zoom == 100 {
                let message = std::iter::once(describe.card_reason(&of)).chain(describe.card_steps(&of));
                for words in message {
                    let at = place(&guest, &words);
                    assert!(at.bottom() < footer, "{lang:?}: {words:?} at {at}, the foot at {footer}");
                }
            }
            assert_eq!(errors(&guest.window.harness, &[]), Vec::<String>::new(), "{lang:?} {zoom}");
            let hidden = out_of_sight(&guest.window.harness);
            assert!(!hidden.contains(&guest.texts.get("table-step-done")), "{lang:?} {zoom}");
        }
    }
}

#[test]
fn the_new_prestige_guild_is_in_sight_at_the_usual_size() {
    let tiles = guildhall::storage::norenberc::default_box();
    let workshop = |guild: Guild| {
        let own = tiles.craftsmen(guild);
        Entry::Workshop { guild, tiles: [10, 8, 6, 4, 2].map(|index| Some(own[index])) }
    };
    for lang in Lang::ALL {
        let mut entered: Vec<_> = Guild::first(4).map(workshop).collect();
        for (seat, count) in [3, 2, 1].into_iter().enumerate() {
            for good in Good::ALL.into_iter().take(4) {
                entered.push(Entry::Counted { seat: Seat(seat as u8), good, count });
            }
        }
        // The title bar takes some of the height, and three players have a guild less to show than four.
        let begin = Begin { lang: Some(lang), size: vec2(1280.0, 710.0), ..Begin::default() };
        let window = window_at_table(begin, (Tracking::Helper, 1), &entered);
        let mut guest = Guest { window, texts: Texts::new(lang), touches: 0 };
        guest.touch_last("table-part-end");
        (0..4).for_each(|_| guest.touch_key("table-step-done"));
        let next = guest.ledger().steps().next.unwrap();
        assert!(next.prestige.is_some());
        let last = Describe { texts: &guest.texts, names: &names() }.next_round(&next).pop().unwrap();
        let footer = guest.window.place_of(&guest.texts.get("table-next-round")).top();
        assert!(place(&guest, &last).bottom() < footer, "{lang:?}: {last}");
    }
}

#[test]
fn the_wheel_over_the_foot_scrolls_the_page() {
    let begin = Begin { size: vec2(1280.0, 800.0), zoom: 200, ..Begin::default() };
    let mut guest = tied(begin);
    let at = guest.window.place_of("Done").center();
    let before = place(&guest, "Log and corrections");
    scroll_at(&mut guest.window, at, 120.0);
    let after = place(&guest, "Log and corrections");
    assert!(after.top() < before.top() - 80.0, "{before} {after}");
}

#[test]
fn whoever_is_known_to_have_less_is_named_as_out_of_a_tie() {
    for lang in Lang::ALL {
        let mut guest = tall(lang);
        let orange = most(&guest, 1);
        guest.touch(&orange); // of Orange and Yellow
        guest.touch_key("table-step-done");
        assert_eq!(card(&guest, Guild::Bakers).poorer(), seats(&[2]), "{lang:?}");
        let out = guest
            .texts
            .with("companion-ask-talers-poorer", [("names", "Yellow".into()), ("count", 1.into())]);
        assert!(guest.window.shows_part(&out), "{lang:?}: {out}");
        let yellow = most(&guest, 2);
        let control = guest.window.harness.query_all_by_label(&yellow).next().unwrap();
        assert!(control.accesskit_node().is_disabled(), "{lang:?}");
    }
}
