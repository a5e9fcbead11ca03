//! At a real table: the score pad, the round helper, corrections, restarts; by the names of the controls.

use egui_kittest::kittest::Queryable as _;
use guildhall::companion::Tracking;
use guildhall::companion::norenberc::{Change, Entry, FavoriteIs, Used};
use guildhall::game::Seat;
use guildhall::i18n::describe::Describe;
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::{Craftsman, Good, Guild, Norenberc, Tile, Townsman};
use guildhall::ui::Route;

use crate::corrections::window_at_table;
use crate::guest::{Guest, SIZE, colour, count, count_all, end_part, rulebook_example};
use crate::layout::{SIZES, Target, errors, languages, targets};
use crate::support::{Begin, Window};

/// A final score of three players: tiles, crests, talers and townsmen of the rulebook's example, from the table that is
/// opened to the result.
const TOUCHES_OF_A_SCORE: usize = 58;
/// The end of a round with four players, one tie and two amounts of talers, from the first count to the new round.
const TOUCHES_OF_A_ROUND: usize = 31;

#[test]
fn the_rulebooks_scoring_example_takes_few_touches_and_comes_out_right_in_every_language() {
    const { assert!(TOUCHES_OF_A_SCORE <= 90) };
    for lang in Lang::ALL {
        let guest = rulebook_example(lang);
        for total in ["25", "30", "35"] {
            assert!(guest.window.shows_part(total), "{lang:?}: {total}");
        }
        let yellow = colour(&guest.texts, 2);
        assert!(guest.window.shows_part(&yellow), "{lang:?}");
        assert_eq!(guest.touches, TOUCHES_OF_A_SCORE, "{lang:?}");
    }
}

#[test]
fn the_end_of_a_round_with_four_players_takes_few_touches() {
    const { assert!(TOUCHES_OF_A_ROUND <= 40) };
    for lang in Lang::ALL {
        let mut guest = Guest::sit_down(lang);
        // The first one is the number of players, the second the round.
        guest.window.harness.query_all_by_label("4").last().unwrap().click_accesskit();
        guest.window.settle();
        guest.touch_key("table-open");
        let brewers = guest.texts.with("norenberc-guild", [("guild", "brewers".into())]);
        guest.touch(&brewers); // where the prestige crest lies
        end_part(&mut guest);
        guest.touches = 0;
        let counts = [[3, 1, 0, 0, 2], [3, 2, 1, 0, 0], [1, 0, 2, 2, 0], [0, 0, 1, 1, 1]];
        count_all(&mut guest, counts);
        for (player, talers) in [(0, 12), (1, 9)] {
            let name = colour(&guest.texts, player);
            let what = guest.texts.with("table-talers-of", [("name", name.into())]);
            guest.type_number(&what, talers);
        }
        for _ in 0..5 {
            guest.touch_key("table-step-done");
        }
        guest.touch_key("table-next-round");
        assert_eq!(guest.touches, TOUCHES_OF_A_ROUND, "{lang:?}");
        let round = guest.texts.with("table-round-of", [("round", 2.into()), ("rounds", 4.into())]);
        assert!(guest.window.shows(&round), "{lang:?}");
    }
}

#[test]
fn a_tie_asks_exactly_those_who_are_tied() {
    for lang in Lang::ALL {
        let mut guest = Guest::sit_down(lang);
        guest.touch_key("table-open");
        let brewers = guest.texts.with("norenberc-guild", [("guild", "brewers".into())]);
        guest.touch(&brewers); // where the prestige crest lies
        end_part(&mut guest);
        // Brewers: Blue and Orange are tied. Everything else is clear.
        count_all(&mut guest, [[3, 1, 0, 0], [3, 2, 1, 0], [1, 0, 2, 2]]);
        let talers = |guest: &Guest, player: usize| {
            let name = colour(&guest.texts, player);
            guest.texts.with("table-talers-of", [("name", name.into())])
        };
        let awaits = |guest: &Guest, player: usize| {
            let more = [("what", talers(guest, player).into())];
            guest.window.shows(&guest.texts.with("widget-stepper-more", more))
        };
        assert!(awaits(&guest, 0) && awaits(&guest, 1), "{lang:?}");
        assert!(!awaits(&guest, 2), "{lang:?}: who is not tied is not asked");
        let (blue, orange) = (talers(&guest, 0), talers(&guest, 1));
        guest.type_number(&blue, 12);
        guest.type_number(&orange, 9);
        assert!(guest.window.shows_part("12") && guest.window.shows_part("9"), "{lang:?}");
        for _ in 0..4 {
            guest.touch_key("table-step-done");
        }
        guest.touch_key("table-next-round");
        let round = guest.texts.with("table-round-of", [("round", 2.into()), ("rounds", 4.into())]);
        assert!(guest.window.shows(&round), "{lang:?}");
    }
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
    assert_eq!(again.app().place(), Route::Table, "the table is open again");
    again.press("Log and corrections");
    assert!(again.shows_part("beer"), "what was entered is still there");
    assert!(again.harness.query_all_by_label_contains("Undo: ").next().is_some(), "and can be undone");
}

/// Tells the five tiles of every workshop: values that the box holds, the guildmaster of round 1 first.
fn tell_workshops(guest: &mut Guest) {
    guest.open_workshops(Guild::Brewers);
    for guild in Guild::first(4) {
        for (bench, value) in (1..).zip([4, 5, 6, 7, 3]) {
            guest.settle(bench, Craftsman { guild, value, agent: false });
        }
    }
    guest.touch_key("table-workshop-done");
}

#[test]
fn where_a_mayor_sits_is_asked_once_where_nobody_has_told() {
    for lang in Lang::ALL {
        let mut guest = Guest::sit_down(lang);
        // The first one is the round, the second the number of players: nothing is known of what happened before it.
        guest.window.harness.query_all_by_label("3").next().unwrap().click_accesskit();
        guest.window.settle();
        guest.touch_key("table-open");
        let brewers = guest.texts.with("norenberc-guild", [("guild", "brewers".into())]);
        guest.touch(&brewers); // where the prestige crest lies
        end_part(&mut guest);
        count_all(&mut guest, [[3, 1, 0, 0], [2, 2, 1, 0], [1, 0, 2, 2]]);
        let awaits = guest.texts.get("table-mayor-where");
        for _ in 0..4 {
            assert!(!guest.window.shows(&awaits), "{lang:?}: before the income");
            guest.touch_key("table-step-done");
        }
        assert!(guest.window.shows(&awaits), "{lang:?}");
        let bakers = guest.texts.with("norenberc-guild", [("guild", "bakers".into())]);
        guest.touch(&bakers);
        assert!(!guest.window.shows(&awaits), "{lang:?}");
        let bakers = Guild::ALL.map(|guild| u8::from(guild == Guild::Bakers));
        assert_eq!(guest.ledger().mayors(), Some(bakers), "{lang:?}");
    }
}

#[test]
fn a_whole_game_of_the_round_helper_in_every_language() {
    // What everybody has to show in the four rounds: there are no ties.
    let rounds = [
        [[3, 1, 0, 0], [2, 2, 1, 0], [1, 0, 2, 2]],
        [[0, 1, 2, 3], [1, 2, 0, 1], [2, 0, 1, 0]],
        [[1, 0, 3, 0], [2, 3, 1, 1], [0, 1, 0, 2]],
        [[4, 0, 0, 1], [1, 1, 3, 0], [0, 3, 1, 2]],
    ];
    for lang in Lang::ALL {
        let mut guest = Guest::sit_down(lang);
        guest.touch_key("table-open");
        tell_workshops(&mut guest);
        // All guildmasters are the same: then the first guild has the prestige crest, and nobody need be asked.
        for (round, counts) in (1..).zip(rounds) {
            let of = guest.texts.with("table-round-of", [("round", round.into()), ("rounds", 4.into())]);
            assert!(guest.window.shows(&of), "{lang:?}");
            end_part(&mut guest);
            count_all(&mut guest, counts);
            for _ in 0..4 {
                guest.touch_key("table-step-done");
            }
            guest.touch_key(if round < 4 { "table-next-round" } else { "table-to-score" });
            if round == 2 {
                // Closed in the middle, and opened again.
                let Window { harness, folder, .. } = guest.window;
                drop(harness);
                let begin = Begin { lang: Some(lang), place: Route::Table, size: SIZE, ..Begin::default() };
                guest.window = Window::open_in(begin, folder);
            }
            if round == 3 {
                correct_two_rounds_back(&mut guest);
            }
        }
        for player in 0..3 {
            let name = colour(&guest.texts, player);
            let what = guest.texts.with("table-talers-of", [("name", name.into())]);
            guest.type_number(&what, 20 + player as u64);
        }
        guest.touch_key("table-to-score");
        let session = guest.window.app().session::<Norenberc>().unwrap();
        let score = session.view().score.unwrap().unwrap().clone();
        for player in &score.players {
            assert!(guest.window.shows_part(&player.total.to_string()), "{lang:?}: {}", player.total);
        }
        // Blue was favourite of the Brewers in round 4, and not in round 1 any more: 3 and 7 lie together then.
        let brewers = session.view().sheets[0].craftsmen.clone().unwrap();
        let own: Vec<_> = brewers.iter().filter(|(guild, _)| *guild == Guild::Brewers).collect();
        assert_eq!(own.len(), 2, "{lang:?}: {brewers:?}");
    }
}

/// In round 1 Blue had not three beers but one, so that Orange was the favourite of the Brewers.
fn correct_two_rounds_back(guest: &mut Guest) {
    guest.touch_key("table-part-log");
    let names = guest.names();
    guest.open_entry(&Entry::Counted { seat: Seat(0), good: Good::Beer, count: 3 });
    let args = [("name", names[0].clone().into()), ("good", "beer".into())];
    let beer = guest.texts.with("table-goods-of", args);
    let less = guest.texts.with("widget-stepper-less", [("what", beer.into())]);
    guest.touch(&less);
    guest.touch(&less);
    guest.touch_key("table-enter");
    let change = Change::Favorite {
        round: 1,
        guild: Guild::Brewers,
        before: FavoriteIs::Player(Seat(0)),
        after: FavoriteIs::Player(Seat(1)),
    };
    let words = Describe { texts: &guest.texts, names: &names }.say(&change);
    assert!(guest.window.shows(&words), "{words}");
    guest.touch_key("table-part-now");
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
    assert_eq!(guest.window.app().place(), Route::Table);
}

#[test]
fn a_second_program_on_the_same_games_says_so() {
    for lang in Lang::ALL {
        let folder = crate::support::Folder::new();
        let first = guildhall::companion::Library::open(folder.path());
        let window = Window::open_in(Begin { lang: Some(lang), ..Begin::default() }, folder);
        let says = Texts::new(lang).get("files-read-only");
        assert!(window.shows(&says), "{lang:?}");
        drop(first);
    }
}

/// Asks everywhere for faults: in every window and language, as large as it is, and so high that nothing need be scrolled.
fn everywhere(look: impl FnMut(&mut Window, &mut dyn FnMut(&Window, &str, &[Target]))) {
    everywhere_from(|begin| Window::open(Begin { place: Route::Tables, ..begin }), look);
}

/// The same for windows that are opened like this.
pub fn everywhere_from(
    open: impl Fn(Begin) -> Window,
    mut look: impl FnMut(&mut Window, &mut dyn FnMut(&Window, &str, &[Target])),
) {
    let mut all = Vec::new();
    for (width, height, zoom) in SIZES {
        for lang in languages() {
            for high in [height, 9000.0] {
                let size = egui::vec2(width, high);
                let mut window = open(Begin { lang, size, zoom, ..Begin::default() });
                look(&mut window, &mut |window, what, under| {
                    let errors = errors(&window.harness, under).into_iter();
                    let at = format!("{width} x {high} at {zoom} %, {lang:?}, {what}");
                    all.extend(errors.map(|error| format!("{at}: {error}")));
                });
            }
        }
    }
    assert!(all.is_empty(), "{} faults\n{}", all.len(), all[..all.len().min(60)].join("\n"));
}

#[test]
fn nothing_at_a_table_is_cut_off_or_too_small() {
    everywhere(|window, check| {
        window.press_key("table-open");
        check(window, "round", &[]);
        let under = targets(&window.harness);
        window.press_key("table-recruited");
        check(window, "recruit", &under);
        let guardsman = window.describe().tile(Tile::Townsman(Townsman::Guardsman));
        window.press(&guardsman);
        let blue = window.text("widget-colour-blue");
        window.harness.query_all_by_label(&blue).last().unwrap().click_accesskit();
        window.settle();
        check(window, "swap", &under);
        // Back to the guest, and out of the sheet.
        for _ in 0..2 {
            window.harness.key_press(egui::Key::Escape);
            window.settle();
        }
        let unknown = window.text("widget-unknown");
        let master = window.with("table-master", [("guild", "bakers".into()), ("value", unknown.into())]);
        window.press(&master);
        check(window, "workshops", &[]);
        window.press_key("table-workshop-done");
        let brewers = window.with("norenberc-guild", [("guild", "brewers".into())]);
        window.press(&brewers);
        for part in ["table-part-end", "table-part-log"] {
            let name = window.text(part);
            window.harness.query_all_by_label(&name).next().unwrap().click_accesskit();
            window.settle();
            check(window, part, &[]);
        }
        let under = targets(&window.harness);
        let entry = Entry::Prestige { guild: Guild::Brewers };
        let words = window.describe().say(&entry);
        let name = window.with("table-log-correct", [("text", words.into())]);
        window.press(&name);
        check(window, "correction", &under);
    });
}

#[test]
fn tiles_whose_values_nobody_told_fit_too() {
    // Two rounds without workshops: Blue has two tiles of every guild, and recruits come on top of them.
    let mut entries = crate::endings::rounds(0..2);
    for townsman in [Townsman::Peddler, Townsman::Peddler, Townsman::Mayor, Townsman::Engraver] {
        let used = match townsman {
            Townsman::Mayor => Some(Used::Mayor { roof: Guild::Printers }),
            _ => None,
        };
        let tile = Tile::Townsman(townsman);
        entries.push(Entry::Recruited { seat: Seat(0), tile, first: Some(false), used });
    }
    entries.push(Entry::Peddled { seat: Seat(0), good: Some(Good::Shoe) });
    let open = |begin: Begin| window_at_table(begin, (Tracking::Helper, 1), &entries);
    everywhere_from(open, |window, check| check(window, "round", &[]));
}

#[test]
fn nothing_on_the_score_pad_is_cut_off_or_too_small() {
    everywhere(|window, check| {
        window.press("5");
        let tracking = window.with("companion-depth", [("depth", "final-score".into())]);
        window.press(&tracking);
        window.press_key("table-open");
        check(window, "pad", &[]);
        // Five tiles of every guild.
        for guild in Guild::ALL {
            for value in [2, 3, 4, 5, 6] {
                let tile = Tile::Craftsman(Craftsman { guild, value, agent: false });
                let tile = window.describe().tile(tile);
                let add = window.with("table-add", [("tile", tile.into())]);
                window.press(&add);
            }
        }
        check(window, "pad with many tiles", &[]);
    });
}
