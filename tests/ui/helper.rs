//! The round helper asks for what it has to know, says what it waits for, and makes nothing up.

use egui_kittest::kittest::{NodeT as _, Queryable as _};
use guildhall::companion::Tracking;
use guildhall::companion::norenberc::{Entry, EntryError, GuildOutcome, TitleEntryError, Used};
use guildhall::game::Seat;
use guildhall::i18n::Lang;
use guildhall::i18n::describe::Describe;
use guildhall::norenberc::{Good, Guild, Tile, Townsman};

use crate::corrections::{NAMES, table_of_three};
use crate::guest::{Guest, colour, count, count_all, end_part};

/// The end of the first round of three players who have shown this much.
fn counted(lang: Lang, goods: [[u8; 4]; 3]) -> Guest {
    let mut guest = Guest::sit_down(lang);
    guest.touch_key("table-open");
    let brewers = guest.texts.with("norenberc-guild", [("guild", "brewers".into())]);
    guest.touch(&brewers); // where the prestige crest lies
    end_part(&mut guest);
    count_all(&mut guest, goods);
    guest
}

/// The control that says who of those who are tied has most talers.
fn most(guest: &Guest, player: usize) -> String {
    guest.texts.with("table-correct-has-most", [("name", colour(&guest.texts, player).into())])
}

#[test]
fn an_amount_is_told_as_soon_as_it_is_there_and_decides_with_the_last_one() {
    for lang in Lang::ALL {
        let mut guest = counted(lang, [[3, 1, 0, 0], [3, 2, 1, 0], [1, 0, 2, 2]]);
        let says = guest.texts.with("table-still-open", [("what", "talers".into())]);
        for (player, touches) in [(0, 2), (1, 1)] {
            assert!(guest.window.shows(&says), "{lang:?}: somebody is silent");
            let name = colour(&guest.texts, player);
            let what = guest.texts.with("table-talers-of", [("name", name.into())]);
            let more = guest.texts.with("widget-stepper-more", [("what", what.into())]);
            for touch in 1..=touches {
                guest.touch(&more);
                assert_eq!(guest.ledger().now().talers[player], Some(touch), "{lang:?}");
            }
        }
        assert!(!guest.window.shows(&says) && guest.window.is_live("table-step-done"), "{lang:?}");
        assert!(!guest.window.shows(&guest.texts.get("table-enter")), "{lang:?}: there is one way to go on");
        let blue = guest.ledger().steps().cards[0].outcome.clone();
        assert!(matches!(blue, GuildOutcome::Favorite { seat: Seat(0), .. }), "{lang:?}: {blue:?}");
    }
}

#[test]
fn a_turn_order_that_is_not_known_is_asked_for_as_a_whole() {
    for lang in Lang::ALL {
        let mut guest = Guest::sit_down(lang);
        guest.touch_key("table-open");
        let unknown = guest.texts.get("table-order-unknown");
        assert!(guest.window.shows(&unknown), "{lang:?}");
        let name = |guest: &Guest, player| colour(&guest.texts, player);
        let yellow = name(&guest, 2);
        guest.touch(&yellow);
        assert_eq!(guest.ledger().order(), None, "{lang:?}: the rest was not told");
        let blue = name(&guest, 0);
        guest.touch(&blue);
        assert_eq!(guest.ledger().order(), None, "{lang:?}: nothing is filled in");
        let orange = name(&guest, 1);
        guest.touch(&orange);
        let entered = [Seat(2), Seat(0), Seat(1)];
        assert_eq!(guest.ledger().order(), Some(&entered[..]), "{lang:?}");
        // Where it is known, whoever is touched went first.
        let first = guest.texts.with("table-order-first", [("name", orange.into())]);
        guest.touch(&first);
        assert_eq!(guest.ledger().order(), Some(&[Seat(1), Seat(2), Seat(0)][..]), "{lang:?}");
    }
}

#[test]
fn those_tied_in_talers_too_are_asked_for_the_whole_turn_order() {
    for lang in Lang::ALL {
        let mut guest = counted(lang, [[3, 1, 0, 0], [3, 2, 1, 0], [1, 0, 2, 2]]);
        guest.touch_key("table-equally-many");
        let names: Vec<_> = [1, 2, 0].map(|player| colour(&guest.texts, player)).into();
        for name in &names {
            assert_eq!(guest.ledger().order(), None, "{lang:?}: nothing is made up");
            guest.touch(name);
        }
        assert_eq!(guest.ledger().order(), Some(&[Seat(1), Seat(2), Seat(0)][..]), "{lang:?}");
        let orange = guest.ledger().steps().cards[0].outcome.clone();
        assert!(matches!(orange, GuildOutcome::Favorite { seat: Seat(1), .. }), "{lang:?}: {orange:?}");
    }
}

#[test]
fn the_prestige_guild_of_the_last_round_is_dimmed_and_says_why() {
    for lang in Lang::ALL {
        let guest = table_of_three(lang, Tracking::Helper, 1, &crate::endings::rounds([0]));
        let brewers = guest.texts.with("norenberc-guild", [("guild", "brewers".into())]);
        let option = guest
            .window
            .harness
            .query_all_by_label(&brewers)
            .find(|node| node.accesskit_node().role() == egui::accesskit::Role::RadioButton);
        assert!(option.unwrap().accesskit_node().is_disabled(), "{lang:?}");
        let refused = EntryError::Title(TitleEntryError::PrestigeAgain { guild: Guild::Brewers });
        let says = Describe { texts: &guest.texts, names: &[] }.say(&refused);
        assert!(guest.window.shows(&says), "{lang:?}");
    }
}

#[test]
fn what_the_walk_waits_for_is_said_beside_the_button() {
    let tied = [[3, 1, 0, 0], [3, 2, 1, 0], [1, 0, 2, 2]];
    for lang in Lang::ALL {
        let peddler = Tile::Townsman(Townsman::Peddler);
        let recruited = Entry::Recruited { seat: Seat(2), tile: peddler, first: None, used: None };
        let mut guest = table_of_three(lang, Tracking::Helper, 1, &[recruited]);
        end_part(&mut guest);
        let says = |guest: &Guest, what: &'static str| {
            let says = guest.texts.with("table-still-open", [("what", what.into())]);
            guest.window.shows(&says)
        };
        assert!(says(&guest, "prestige") && says(&guest, "peddler"), "{lang:?}");
        let page = guest.texts.with("norenberc-good-label", [("good", "page".into())]);
        guest.touch(&page);
        for (player, row) in tied.iter().enumerate() {
            for (good, &number) in ["beer", "pastry", "shoe", "page"].iter().zip(row) {
                let name = NAMES[player];
                let args = [("name", name.into()), ("good", (*good).into())];
                let what = guest.texts.with("table-goods-of", args);
                let set = [("what", what.into()), ("count", number.into())];
                let set = guest.texts.with("table-count-set", set);
                guest.touch(&set);
            }
        }
        assert!(says(&guest, "talers") && !says(&guest, "peddler"), "{lang:?}");
        guest.touch_key("table-equally-many");
        assert!(says(&guest, "order") && says(&guest, "prestige"), "{lang:?}");
        guest.touch("Yellow");
        guest.touch("Orange");
        guest.touch("Blue");
        assert!(!guest.window.is_live("table-step-done"), "{lang:?}");
        let brewers = guest.texts.with("norenberc-guild", [("guild", "brewers".into())]);
        guest.touch(&brewers);
        assert!(!says(&guest, "order") && !says(&guest, "prestige"), "{lang:?}");
        assert!(guest.window.is_live("table-step-done"), "{lang:?}");
    }
}

#[test]
fn the_counts_can_be_seen_again_from_the_first_step() {
    for lang in Lang::ALL {
        let mut guest = counted(lang, [[3, 1, 0, 0], [2, 2, 1, 0], [1, 0, 2, 1]]);
        guest.touch_key("table-step-back");
        assert!(guest.window.shows(&guest.texts.get("table-count")), "{lang:?}");
        // The last digit was a mistake: its field, and another number.
        let args = [("name", colour(&guest.texts, 2).into()), ("good", "page".into())];
        let what = guest.texts.with("table-goods-of", args);
        let field = [("what", what.into()), ("value", "1".into())];
        let field = guest.texts.with("widget-stepper-value", field);
        guest.touch(&field);
        count(&mut guest, &[(2, "page", 2)]);
        assert_eq!(guest.ledger().count(Seat(2), Good::Page), Some(2), "{lang:?}");
        assert_eq!(guest.ledger().count(Seat(0), Good::Beer), Some(3), "{lang:?}: nothing is lost");
        guest.touch_key("table-step-on");
        assert!(guest.window.is_live("table-step-done"), "{lang:?}: the walk goes on");
    }
}

#[test]
fn peddlers_and_mayors_lie_where_they_were_put() {
    for lang in Lang::ALL {
        let recruited = |townsman, used| Entry::Recruited {
            seat: Seat(1),
            tile: Tile::Townsman(townsman),
            first: None,
            used,
        };
        let entries = [
            recruited(Townsman::Peddler, Some(Used::Peddler { good: Some(Good::Shoe) })),
            recruited(Townsman::Peddler, None),
            recruited(Townsman::Mayor, Some(Used::Mayor { roof: Guild::Bakers })),
        ];
        let guest = table_of_three(lang, Tracking::Helper, 1, &entries);
        let shoe = guest.texts.with("norenberc-good", [("good", "shoe".into())]);
        for good in [shoe, guest.texts.get("widget-unknown")] {
            let peddler = guest.texts.with("table-peddler", [("good", good.into())]);
            assert!(guest.window.shows(&peddler), "{lang:?}: {peddler}");
        }
        let mayor = guest.tile(Tile::Townsman(Townsman::Mayor));
        assert!(guest.window.shows(&mayor), "{lang:?}");
    }
}

#[test]
fn what_is_not_known_of_a_player_is_not_called_nothing() {
    for lang in Lang::ALL {
        for (round, says, not) in
            [(1, "table-nothing-yet", "table-hand-unknown"), (3, "table-hand-unknown", "table-nothing-yet")]
        {
            let guest = table_of_three(lang, Tracking::Helper, round, &[]);
            assert!(guest.window.shows(&guest.texts.get(says)), "{lang:?}: round {round}");
            assert!(!guest.window.shows(&guest.texts.get(not)), "{lang:?}: round {round}");
        }
    }
}

#[test]
fn a_known_turn_order_is_not_lost_by_a_recruit_that_says_nothing_about_it() {
    for lang in Lang::ALL {
        let order = vec![Seat(2), Seat(0), Seat(1)];
        let mut guest = table_of_three(lang, Tracking::Helper, 1, &[Entry::Order { order }]);
        // Whoever is first already is not asked.
        for (who, goes, after) in [(0, true, [0, 2, 1]), (1, false, [0, 2, 1]), (0, false, [0, 2, 1])] {
            guest.recruit(who);
            let councilman = guest.tile(Tile::Townsman(Townsman::Councilman));
            guest.touch(&councilman);
            let went = guest.texts.with("table-went-first", [("name", guest.names()[who].clone().into())]);
            let first = guest.ledger().order().unwrap()[0];
            assert_eq!(guest.window.shows(&went), first.index() != who, "{lang:?}: {who}");
            if goes {
                guest.touch(&went);
            }
            let after = after.map(Seat).to_vec();
            assert_eq!(guest.ledger().order(), Some(&after[..]), "{lang:?}: {who}");
        }
        // That nobody knows is told in the log, and then nobody knows the order.
        guest.touch_key("table-part-log");
        let tile = Tile::Townsman(Townsman::Councilman);
        guest.open_entry(&Entry::Recruited { seat: Seat(1), tile, first: Some(false), used: None });
        guest.touch_key("table-not-known");
        guest.touch_key("table-enter");
        assert_eq!(guest.ledger().order(), None, "{lang:?}");
    }
}

/// The name of a step of the walk.
fn step(guest: &Guest, number: usize, guild: Guild, open: bool) -> String {
    let open = if open { "yes" } else { "no" };
    let args = [
        ("step", number.into()),
        ("what", "guild".into()),
        ("guild", guild.id().into()),
        ("open", open.into()),
    ];
    guest.texts.with("table-step-to", args)
}

#[test]
fn an_answer_that_is_taken_back_opens_its_step_again_and_the_walk_leads_there() {
    for lang in Lang::ALL {
        let mut guest = counted(lang, [[3, 1, 0, 0], [2, 2, 1, 0], [1, 2, 2, 1]]);
        let bakers = |open| move |guest: &Guest| step(guest, 2, Guild::Bakers, open);
        guest.touch_key("table-step-done");
        assert!(guest.window.shows(&bakers(true)(&guest)), "{lang:?}: a tie is open");
        let orange = most(&guest, 1);
        guest.touch(&orange);
        for _ in 0..3 {
            guest.touch_key("table-step-done");
        }
        assert!(guest.window.shows(&bakers(false)(&guest)), "{lang:?}: it is answered");
        guest.window.harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
        guest.window.settle();
        assert!(guest.window.shows(&bakers(true)(&guest)), "{lang:?}: it is open again");
        let says = guest.texts.with("table-still-open", [("what", "talers".into())]);
        assert!(guest.window.shows(&says), "{lang:?}: and that is why the round does not end");
        guest.touch_key("table-next-round");
        assert_eq!(guest.ledger().round(), 1, "{lang:?}");
        let at = guest.texts.with("table-step", [("step", 2.into()), ("steps", 5.into())]);
        assert!(guest.window.shows(&at), "{lang:?}: at the step that is open");
        let who = guest.texts.with("table-who-has-more", [("among", 2.into())]);
        assert!(guest.window.shows(&who) && guest.window.shows(&says), "{lang:?}: which asks again");
        assert!(!guest.window.is_live("table-step-done"), "{lang:?}");
        guest.touch(&orange);
        for _ in 0..3 {
            guest.touch_key("table-step-done");
        }
        guest.touch_key("table-next-round");
        assert_eq!(guest.ledger().round(), 2, "{lang:?}");
    }
}

#[test]
fn a_step_of_the_walk_that_is_touched_is_gone_to() {
    for lang in Lang::ALL {
        let mut guest = counted(lang, [[3, 1, 0, 0], [2, 2, 1, 0], [1, 0, 2, 1]]);
        for (number, guild) in [(3, Guild::Shoemakers), (1, Guild::Brewers), (4, Guild::Printers)] {
            let to = step(&guest, number, guild, false);
            guest.touch(&to);
            let at = guest.texts.with("table-step", [("step", number.into()), ("steps", 5.into())]);
            assert!(guest.window.shows(&at), "{lang:?}: {to}");
        }
    }
}

#[test]
fn talers_are_told_in_the_rows_of_those_who_are_tied_and_can_be_changed() {
    for lang in Lang::ALL {
        let mut guest = counted(lang, [[3, 1, 0, 0], [3, 2, 1, 0], [1, 0, 2, 2]]);
        let talers = |guest: &Guest, player: usize| {
            let name = colour(&guest.texts, player);
            guest.texts.with("table-talers-of", [("name", name.into())])
        };
        let more = |guest: &Guest, player: usize| {
            guest.texts.with("widget-stepper-more", [("what", talers(guest, player).into())])
        };
        let places = |guest: &Guest| [0, 1].map(|player| guest.window.place_of(&more(guest, player)));
        let before = places(&guest);
        for (player, place) in before.iter().enumerate() {
            assert_eq!(place.x_range(), before[0].x_range(), "{lang:?}: one below the other");
            let name = colour(&guest.texts, player);
            let mut marks = guest.window.harness.query_all_by_label(&name);
            let beside = marks.any(|mark| {
                let image = mark.accesskit_node().role() == egui::accesskit::Role::Image;
                image && (mark.rect().center().y - place.center().y).abs() < 2.0
            });
            assert!(beside, "{lang:?}: {name} has the number beside the mark");
        }
        let (blue, orange) = (talers(&guest, 0), talers(&guest, 1));
        guest.type_number(&blue, 12);
        guest.type_number(&orange, 9);
        assert_eq!(places(&guest), before, "{lang:?}: nothing moved");
        for _ in 0..4 {
            let more = more(&guest, 1);
            guest.touch(&more);
        }
        let favorite = guest.ledger().steps().cards[0].outcome.clone();
        assert!(matches!(favorite, GuildOutcome::Favorite { seat: Seat(1), .. }), "{lang:?}: {favorite:?}");
    }
}

#[test]
fn a_count_that_is_refused_keeps_its_cell_and_every_round_begins_at_its_first() {
    use egui::Key::{Num0, Num1, Num2, Num3, Num9};
    for lang in Lang::ALL {
        let prestige = Entry::Prestige { guild: Guild::Brewers };
        let mut guest = table_of_three(lang, Tracking::Helper, 1, &[prestige]);
        let what = |guest: &Guest, player: usize, good: &str| {
            let args = [("name", guest.names()[player].clone().into()), ("good", good.into())];
            guest.texts.with("table-goods-of", args)
        };
        // The digits are for this cell.
        let is_at = |guest: &Guest, player: usize, good: &str| {
            let args = [("what", what(guest, player, good).into()), ("count", 0.into())];
            guest.window.shows(&guest.texts.with("table-count-set", args))
        };
        let type_digits = |guest: &mut Guest, keys: &[egui::Key]| {
            for key in keys {
                guest.window.harness.key_press(*key);
                guest.window.settle();
            }
        };
        end_part(&mut guest);
        // All goods but the first.
        let unknown = guest.texts.get("widget-unknown");
        let args = [("what", what(&guest, 0, "pastry").into()), ("value", unknown.into())];
        let cell = guest.texts.with("widget-stepper-value", args);
        guest.touch(&cell);
        type_digits(&mut guest, &[Num1, Num0, Num0, Num3, Num2]);
        type_digits(&mut guest, &[Num9]);
        assert!(is_at(&guest, 1, "page"), "{lang:?}");
        type_digits(&mut guest, &[Num2]);
        assert!(is_at(&guest, 2, "beer"), "{lang:?}");
        type_digits(&mut guest, &[Num1, Num0, Num9]);
        assert!(is_at(&guest, 2, "shoe"), "{lang:?}: there are twelve, and nine of them are counted");
        type_digits(&mut guest, &[Num2, Num1]);
        assert!(is_at(&guest, 0, "beer"), "{lang:?}: on to what is open");
        type_digits(&mut guest, &[Num2]);
        for _ in 0..4 {
            guest.touch_key("table-step-done");
        }
        guest.touch_key("table-next-round");
        end_part(&mut guest);
        assert!(is_at(&guest, 0, "beer"), "{lang:?}: a new round");
    }
}

#[test]
fn digits_that_come_faster_than_they_are_painted_all_count() {
    use egui::Key::{Num0, Num1, Num3};
    for lang in Lang::ALL {
        let mut guest = Guest::sit_down(lang);
        guest.touch_key("table-open");
        end_part(&mut guest);
        // A hand types on while the disk is written: all of it arrives with the next paint.
        for key in [Num3, Num1, Num0] {
            for pressed in [true, false] {
                let modifiers = egui::Modifiers::NONE;
                let typed = egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
                guest.window.harness.input_mut().events.push(typed);
            }
        }
        guest.window.settle();
        let counts = [Good::Beer, Good::Pastry, Good::Shoe].map(|good| guest.ledger().count(Seat(0), good));
        assert_eq!(counts, [Some(3), Some(1), Some(0)], "{lang:?}: each digit in its own cell");
    }
}

#[test]
fn more_than_there_can_be_left_of_a_good_is_dimmed_and_says_why() {
    for lang in Lang::ALL {
        let counted = Entry::Counted { seat: Seat(0), good: Good::Beer, count: 5 };
        let mut guest = table_of_three(lang, Tracking::Helper, 1, &[counted]);
        end_part(&mut guest);
        let what = guest.texts.with("table-goods-of", [("name", NAMES[1].into()), ("good", "beer".into())]);
        let unknown = guest.texts.get("widget-unknown");
        let args = [("what", what.clone().into()), ("value", unknown.into())];
        let cell = guest.texts.with("widget-stepper-value", args);
        guest.touch(&cell);
        let set = |guest: &Guest, count: u8| {
            guest.texts.with("table-count-set", [("what", what.clone().into()), ("count", count.into())])
        };
        let dimmed = |guest: &Guest, count: u8| {
            guest.texts.with("moves-not-possible", [("text", set(guest, count).into())])
        };
        for count in 0..=12 {
            assert_eq!(guest.window.shows(&set(&guest, count)), count <= 7, "{lang:?}: {count}");
            assert_eq!(guest.window.shows(&dimmed(&guest, count)), count > 7, "{lang:?}: {count}");
        }
        let eight = dimmed(&guest, 8);
        guest.touch(&eight);
        let why = guest.window.describe().say(&TitleEntryError::TooManyGoods { good: Good::Beer, left: 7 });
        assert!(guest.window.shows(&why), "{lang:?}");
        assert_eq!(guest.ledger().count(Seat(1), Good::Beer), None, "{lang:?}");
    }
}

#[test]
#[expect(clippy::cast_sign_loss, reason = "what is in sight has no negative place")]
fn that_nobody_knows_looks_like_something_to_press() {
    let mut guest = counted(Lang::En, [[3, 1, 0, 0], [3, 2, 1, 0], [1, 0, 2, 2]]);
    let picture = guest.window.harness.render().unwrap();
    let inside = |key: &str| {
        let at = guest.window.place_of(&guest.texts.get(key)).left_center() + egui::vec2(5.0, 0.0);
        *picture.get_pixel(at.x as u32, at.y as u32)
    };
    assert_eq!(inside("table-nobody-knows"), inside("table-equally-many"));
}

#[test]
fn a_players_craftsmen_lie_guild_by_guild_with_the_highest_first() {
    let tile =
        |(guild, value)| Tile::Craftsman(guildhall::norenberc::Craftsman { guild, value, agent: false });
    let recruits = [(Guild::Shoemakers, 4), (Guild::Brewers, 3), (Guild::Shoemakers, 7), (Guild::Brewers, 6)];
    let entered =
        recruits.map(|of| Entry::Recruited { seat: Seat(0), tile: tile(of), first: Some(false), used: None });
    let guest = table_of_three(Lang::En, Tracking::Helper, 1, &entered);
    let sorted = [(Guild::Brewers, 6), (Guild::Brewers, 3), (Guild::Shoemakers, 7), (Guild::Shoemakers, 4)];
    let left = |of| {
        let name = guest.tile(tile(of));
        guest.window.harness.query_all_by_label(&name).next().unwrap().rect().left()
    };
    let places = sorted.map(left);
    assert!(places.is_sorted(), "{places:?}");
}

#[test]
fn the_log_says_what_a_councilman_brings_and_where_the_tile_goes() {
    let tile = Tile::Townsman(Townsman::Councilman);
    let recruited = Entry::Recruited { seat: Seat(0), tile, first: Some(false), used: None };
    let guest = table_of_three(Lang::En, Tracking::Helper, 1, &[recruited]);
    assert!(guest.window.shows(
        "Blue recruits the Councilman. Blue takes an agent from the stockpile, unless all eight are in play. \
         The tile is shuffled back into the guest stack."
    ));
}

#[test]
fn what_comes_next_lines_up_with_a_page_in_a_wide_window() {
    let begin =
        crate::support::Begin { size: egui::vec2(1920.0, 1080.0), ..crate::support::Begin::default() };
    let window = crate::corrections::window_at_table(begin, (Tracking::Helper, 1), &[]);
    let page = window.place_of(&window.text("table-part-now")).left();
    let footer = window.place_of(&window.text("table-recruited")).left();
    assert!((page - footer).abs() < 1.0, "{page} and {footer}");
}
