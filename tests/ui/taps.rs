//! How many touches it takes to tell the round helper what happens at a table, and that it asks for nothing it knows.

use egui_kittest::kittest::Queryable as _;
use guildhall::companion::Tracking;
use guildhall::companion::norenberc::{Entry, OwnCraftsman, Owned, SwappedWith, Used, Whereabouts};
use guildhall::game::Seat;
use guildhall::i18n::Lang;
use guildhall::i18n::describe::Describe;
use guildhall::norenberc::{Bench, Craftsman, Good, Guild, Norenberc, Tile, Townsman};

use crate::corrections::{table_of_three, window_at_table};
use crate::endings::rounds;
use crate::guest::{Guest, end_part};
use crate::support::Begin;

/// Five tiles of which the default box holds as many: two of them show agent+.
const TILES: [(u8, bool); 5] = [(4, false), (2, true), (6, false), (3, true), (7, false)];

fn tiles(guild: Guild) -> [Craftsman; 5] {
    TILES.map(|(value, agent)| Craftsman { guild, value, agent })
}

fn workshop(guild: Guild) -> Entry {
    Entry::Workshop { guild, tiles: tiles(guild).map(Some) }
}

fn settled(guest: &Guest, guild: Guild) -> [Option<Craftsman>; 5] {
    Bench::ALL.map(|bench| guest.ledger().settled(guild, bench))
}

#[test]
fn the_workshops_of_four_players_take_one_touch_a_tile() {
    for lang in Lang::ALL {
        let mut guest = Guest::sit_down(lang);
        guest.window.harness.query_all_by_label("4").last().unwrap().click_accesskit(); // the first is for rounds
        guest.window.settle();
        guest.touch_key("table-open");
        guest.touches = 0;
        guest.open_workshops(Guild::Brewers);
        for guild in Guild::first(5) {
            for (bench, tile) in (1..).zip(tiles(guild)) {
                guest.settle(bench, tile);
            }
        }
        // 25 tiles, and one touch to come there; before it were 39 touches in five dialogs.
        assert_eq!(guest.touches, 26, "{lang:?}");
        for guild in Guild::first(5) {
            assert_eq!(settled(&guest, guild), tiles(guild).map(Some), "{lang:?}");
        }
        // Whoever has told the last tile looks all of them over first.
        let round = guest.texts.with("table-round-of", [("round", 1.into()), ("rounds", 4.into())]);
        assert!(!guest.window.shows(&round), "{lang:?}: the workshops stay");
        guest.touch_key("table-workshop-done");
        assert!(guest.window.shows(&round), "{lang:?}");
        // What was told tile by tile is one line a guild in the log.
        guest.touch_key("table-part-log");
        guest.touch_key("table-log-entries");
        for guild in Guild::first(5) {
            let words = Describe { texts: &guest.texts, names: &[] }.say(&workshop(guild));
            assert!(guest.window.shows(&words), "{lang:?}: {words}");
        }
        let line = Describe { texts: &guest.texts, names: &[] };
        let first = [Some(tiles(Guild::Brewers)[0]), None, None, None, None];
        let first = line.say(&Entry::Workshop { guild: Guild::Brewers, tiles: first });
        assert!(!guest.window.shows(&first), "{lang:?}: not what it was on the way");
    }
}

#[test]
fn the_lowest_tile_of_a_drawn_workshop_is_at_the_bottom_and_a_place_can_be_chosen() {
    for lang in Lang::ALL {
        let mut guest = table_of_three(lang, Tracking::Helper, 1, &[]);
        guest.open_workshops(Guild::Bakers);
        let place = |bench| guest.window.place_of(&guest.place(Guild::Bakers, bench, None));
        let tops: Vec<_> = (1..=5).map(|bench| place(bench).top()).collect();
        assert!(tops[0] > tops[1] && tops[1] > tops[2] && tops[2] > tops[3], "{lang:?}: {tops:?}");
        assert!((tops[3] - tops[4]).abs() < 1.0, "{lang:?}: two tiles lie in the topmost window");
        // The third first, then the lowest that is left.
        let third = guest.place(Guild::Bakers, 3, None);
        guest.touch(&third);
        let [one, two, three, ..] = tiles(Guild::Bakers);
        guest.settle(3, three);
        guest.settle(1, one);
        guest.settle(2, two);
        assert_eq!(settled(&guest, Guild::Bakers)[..3], [Some(one), Some(two), Some(three)], "{lang:?}");
        // A mistake: its place, and another tile.
        let wrong = guest.place(Guild::Bakers, 1, Some(one));
        guest.touch(&wrong);
        let five = Craftsman { value: 5, ..one };
        guest.settle(1, five);
        assert_eq!(settled(&guest, Guild::Bakers)[0], Some(five), "{lang:?}");
        guest.touch_key("table-workshop-done");
        let master = [("guild", "bakers".into()), ("value", "5".into())];
        assert!(guest.window.shows(&guest.texts.with("table-master", master)), "{lang:?}");
    }
}

#[test]
fn a_later_round_asks_only_for_the_tiles_that_are_new() {
    for lang in Lang::ALL {
        // Three tiles of every workshop were told in round 1, and three rounds are over.
        let entered = Guild::first(4).map(|guild| {
            let [one, two, three, ..] = tiles(guild).map(Some);
            Entry::Workshop { guild, tiles: [one, two, three, None, None] }
        });
        let mut ends = rounds(0..3);
        // The prestige guild follows from the guildmasters.
        ends.retain(|entry| !matches!(entry, Entry::Prestige { .. }));
        let entries: Vec<_> = entered.chain(ends).collect();
        let mut guest = table_of_three(lang, Tracking::Helper, 1, &entries);
        guest.open_workshops(Guild::Brewers);
        for guild in Guild::first(4) {
            guest.settle(4, tiles(guild)[3]);
            guest.settle(5, tiles(guild)[4]);
        }
        assert_eq!(guest.touches, 9, "{lang:?}: eight tiles and the way there");
        // A table that is opened late asks for nothing that lies there no more.
        let mut guest = table_of_three(lang, Tracking::Helper, 4, &[]);
        guest.open_workshops(Guild::Brewers);
        guest.settle(4, tiles(Guild::Brewers)[3]);
        guest.settle(5, tiles(Guild::Brewers)[4]);
        let next = guest.tile_at(4, tiles(Guild::Bakers)[3]);
        assert!(guest.window.shows(&next), "{lang:?}: on to the next guild");
    }
}

#[test]
fn a_tile_is_asked_about_only_where_none_is_left_and_the_question_says_where_the_others_are() {
    for lang in Lang::ALL {
        let seven = |guild| Craftsman { guild, value: 7, agent: false };
        let entries = [workshop(Guild::Brewers)];
        let mut guest = table_of_three(lang, Tracking::Helper, 1, &entries);
        let beyond = guest.texts.get("table-beyond");
        // Every tile that the box holds is taken without a word, agent+ or not.
        for (value, agent) in [(2, true), (3, false), (5, false)] {
            guest.recruit(1);
            let brewers = guest.texts.with("norenberc-craft", [("guild", "brewers".into())]);
            touch_in_form(&mut guest, &brewers);
            let name = guest.tile(Tile::Craftsman(Craftsman { guild: Guild::Brewers, value, agent }));
            guest.touch(&name);
            assert!(!guest.window.shows(&beyond), "{lang:?}: {name}");
        }
        // The only seven lies in the workshop.
        guest.recruit(1);
        let brewers = guest.texts.with("norenberc-craft", [("guild", "brewers".into())]);
        touch_in_form(&mut guest, &brewers);
        let name = guest.tile(Tile::Craftsman(seven(Guild::Brewers)));
        guest.touch(&name);
        assert!(guest.window.shows(&beyond), "{lang:?}");
        let place = Whereabouts::Workshop { guild: Guild::Brewers, bench: Bench::ALL[4] };
        let says = Describe { texts: &guest.texts, names: &guest.names() }.whereabouts(1, &[place]);
        assert!(guest.window.shows(&says), "{lang:?}: {says}");
        // With a yes it is entered and the form is done with.
        guest.touch_key("table-beyond-yes");
        assert!(!guest.window.shows(&guest.texts.get("table-recruit-who")), "{lang:?}");
        let own = guest.ledger().hand(Seat(1)).unwrap().craftsmen.clone().unwrap();
        assert!(own.contains(&OwnCraftsman::from(seven(Guild::Brewers))), "{lang:?}: {own:?}");
    }
}

/// Touches the last control of this name: those of a form come after those of the page.
fn touch_in_form(guest: &mut Guest, name: &str) {
    guest.touches += 1;
    guest.window.harness.query_all_by_label(name).last().unwrap().click_accesskit();
    guest.window.settle();
}

#[test]
fn a_craftsman_is_recruited_with_three_touches_and_went_first_with_one_more() {
    for lang in Lang::ALL {
        let order = Entry::Order { order: [2, 0, 1].map(Seat).to_vec() };
        let mut guest = table_of_three(lang, Tracking::Helper, 1, &[order]);
        let craftsman = Craftsman { guild: Guild::Shoemakers, value: 4, agent: false };
        guest.recruit(1);
        let shoemakers = guest.texts.with("norenberc-craft", [("guild", "shoemakers".into())]);
        touch_in_form(&mut guest, &shoemakers);
        let tile = guest.tile(Tile::Craftsman(craftsman));
        guest.touch(&tile);
        assert_eq!(guest.touches, 3, "{lang:?}: before it were five to seven");
        let own = guest.ledger().hand(Seat(1)).unwrap().craftsmen.clone().unwrap();
        assert_eq!(own, [craftsman.into()], "{lang:?}: it is saved");
        assert_eq!(guest.ledger().order(), Some(&[2, 0, 1].map(Seat)[..]), "{lang:?}: they stay");
        // What was entered is said, with the one thing that may be different.
        let entry =
            |first| Entry::Recruited { seat: Seat(1), tile: Tile::Craftsman(craftsman), first, used: None };
        let names = guest.names();
        let message = |guest: &Guest, first| {
            let describe = Describe { texts: &guest.texts, names: &names };
            guest.window.shows(&describe.say(&entry(Some(first))))
        };
        assert!(message(&guest, false), "{lang:?}");
        let went = guest.texts.with("table-went-first", [("name", guest.names()[1].clone().into())]);
        guest.touch(&went);
        assert_eq!(guest.touches, 4, "{lang:?}");
        assert_eq!(guest.ledger().order(), Some(&[1, 2, 0].map(Seat)[..]), "{lang:?}");
        assert!(message(&guest, true), "{lang:?}");
        // And back again.
        guest.touch(&went);
        assert_eq!(guest.ledger().order(), Some(&[2, 0, 1].map(Seat)[..]), "{lang:?}");
        // Whoever is first already is not asked.
        guest.recruit(2);
        let tile = guest.tile(Tile::Townsman(Townsman::Engraver));
        guest.touch(&tile);
        let went = guest.texts.with("table-went-first", [("name", guest.names()[2].clone().into())]);
        assert!(!guest.window.shows(&went), "{lang:?}");
    }
}

#[test]
fn guests_that_do_something_ask_what_and_a_guardsmans_tiles_are_touched_where_they_lie() {
    for lang in Lang::ALL {
        let entries = [workshop(Guild::Shoemakers)];
        let mut guest = table_of_three(lang, Tracking::Helper, 1, &entries);
        // A peddler: three touches, and the good lies on it.
        guest.recruit(0);
        let peddler = guest.tile(Tile::Townsman(Townsman::Peddler));
        guest.touch(&peddler);
        let shoe = guest.texts.with("norenberc-good-label", [("good", "shoe".into())]);
        guest.touch(&shoe);
        assert_eq!(guest.touches, 3, "{lang:?}");
        assert_eq!(guest.ledger().now().peddled[0][Good::Shoe.index()], 1, "{lang:?}");
        // A guardsman: four touches, two of them on tiles whose values are seen.
        guest.touches = 0;
        guest.recruit(0);
        let guardsman = guest.tile(Tile::Townsman(Townsman::Guardsman));
        guest.touch(&guardsman);
        let [master, two, three, four, five] = tiles(Guild::Shoemakers);
        let master = guest.place(Guild::Shoemakers, 1, Some(master));
        assert!(!guest.window.is_live_by_name(&master), "{lang:?}: a guildmaster cannot be moved (W4)");
        for (bench, tile) in [(3, three), (5, five)] {
            let place = guest.place(Guild::Shoemakers, bench, Some(tile));
            guest.touch(&place);
        }
        assert_eq!(guest.touches, 4, "{lang:?}: before it were eight");
        let now = settled(&guest, Guild::Shoemakers);
        assert_eq!(now[1..], [Some(two), Some(five), Some(four), Some(three)], "{lang:?}");
        // Where nothing is known the empty places are touched; and a guest may come from the lodgings.
        guest.recruit(0);
        guest.touch(&guardsman);
        let place = guest.place(Guild::Bakers, 3, None);
        guest.touch(&place);
        let baker = Craftsman { guild: Guild::Bakers, value: 6, agent: false };
        let name = guest.tile(Tile::Craftsman(baker));
        let comes = guest.texts.with("table-swap-in", [("tile", name.into())]);
        guest.touch(&comes);
        assert_eq!(settled(&guest, Guild::Bakers)[2], Some(baker), "{lang:?}");
        let log = guest.window.app().session::<Norenberc>().unwrap().view().log.last().unwrap().entry.clone();
        let with = SwappedWith::Guest { value: 6, agent: false };
        let used = Some(Used::Guardsman { guild: Guild::Bakers, bench: Bench::ALL[2], with });
        assert!(
            matches!(log, Entry::Recruited { used: entered, .. } if entered == used),
            "{lang:?}: {log:?}"
        );
    }
}

#[test]
fn the_talers_of_everybody_stand_on_one_card_before_the_final_score() {
    for lang in Lang::ALL {
        let mut entries: Vec<_> = Guild::first(4).map(workshop).collect();
        let mut ends = rounds(0..4);
        ends.retain(|entry| !matches!(entry, Entry::Prestige { .. }));
        ends.pop();
        entries.extend(ends);
        let mut guest = table_of_three(lang, Tracking::Helper, 1, &entries);
        end_part(&mut guest);
        for _ in 0..4 {
            guest.touch_key("table-step-done");
        }
        guest.touch_key("table-to-score");
        guest.touches = 0;
        assert!(guest.window.shows(&guest.texts.get("table-talers-end")), "{lang:?}");
        let fields: Vec<_> = (0..3)
            .map(|seat: usize| {
                guest.texts.with("table-talers-of", [("name", guest.names()[seat].clone().into())])
            })
            .collect();
        for (what, talers) in fields.iter().zip([12, 31, 24]) {
            assert!(!guest.window.is_live("table-to-score"), "{lang:?}: something is missing");
            guest.type_number(what, talers);
        }
        // The last digit does not throw one out: it may be wrong.
        assert!(guest.window.shows(&guest.texts.get("table-talers-end")), "{lang:?}");
        guest.touch_key("table-to-score");
        assert_eq!(guest.touches, 10, "{lang:?}: three a player, and one");
        assert!(guest.window.shows(&guest.texts.get("result-heading-table")), "{lang:?}");
        let view = guest.window.app().session::<Norenberc>().unwrap().view();
        let talers: Vec<_> = view.sheets.iter().map(|sheet| sheet.talers).collect();
        assert_eq!(talers, [Some(12), Some(31), Some(24)], "{lang:?}");
    }
}

#[test]
fn musicians_are_not_on_the_score_pad_and_an_old_sheet_that_holds_them_opens() {
    let musician = Tile::Townsman(Townsman::Musician5);
    for lang in Lang::ALL {
        let owned = Owned::Townsman { townsman: Townsman::Musician5, count: 1 };
        let mut entries = vec![Entry::Owned { seat: Seat(0), owned }];
        let talers = |seat| Entry::Owned { seat: Seat(seat), owned: Owned::Talers { talers: 9 } };
        entries.extend([0, 1, 2].map(talers));
        let mut guest = table_of_three(lang, Tracking::FinalScore, 1, &entries);
        assert!(!guest.window.shows_part(&guest.tile(musician)), "{lang:?}: it scores nothing (W6)");
        let engraver = guest.tile(Tile::Townsman(Townsman::Engraver));
        assert!(guest.window.shows(&engraver), "{lang:?}");
        let view = guest.window.app().session::<Norenberc>().unwrap().view();
        assert_eq!(view.sheets[0].townsmen[Townsman::Musician5.index()], Some(1), "{lang:?}: it is kept");
        assert!(matches!(view.score, Some(Ok(_))), "{lang:?}");
        // Who goes on with rounds is asked for those who pay.
        guest.touch_key("table-part-depth");
        let args = [("name", guest.names()[0].clone().into()), ("tile", guest.tile(musician).into())];
        let what = guest.texts.with("table-tiles-of", args);
        let value = guest.texts.with("widget-stepper-value", [("what", what.into()), ("value", "1".into())]);
        assert!(guest.window.shows(&value), "{lang:?}: {value}");
    }
}

#[test]
fn the_walk_says_what_a_peddler_counts_for() {
    for lang in Lang::ALL {
        let used = Some(Used::Peddler { good: Some(Good::Beer) });
        let tile = Tile::Townsman(Townsman::Peddler);
        let entries = [
            Entry::Prestige { guild: Guild::Brewers },
            Entry::Recruited { seat: Seat(1), tile, first: Some(false), used },
        ];
        let mut guest = table_of_three(lang, Tracking::Helper, 1, &entries);
        end_part(&mut guest);
        let names = guest.names();
        for seat in 0..3 {
            for good in ["beer", "pastry", "shoe", "page"] {
                let number = if good == "beer" { [3, 1, 0][seat] } else { [2, 1, 0][seat] };
                let args = [("name", names[seat].clone().into()), ("good", good.into())];
                let what = guest.texts.with("table-goods-of", args);
                let set = [("what", what.into()), ("count", number.into())];
                let set = guest.texts.with("table-count-set", set);
                guest.touch(&set);
            }
        }
        let args = [("count", 5.into()), ("supply", 1.into()), ("peddlers", 1.into()), ("bonus", 4.into())];
        let sum = guest.texts.with("companion-sum", args);
        assert!(guest.window.shows(&sum), "{lang:?}: beside the name: {sum}");
        let walk = guest.ledger().steps();
        let reason = Describe { texts: &guest.texts, names: &names }.card_reason(&walk.cards[0]);
        assert!(reason.contains(&sum) && guest.window.shows(&reason), "{lang:?}: {reason}");
    }
}

#[test]
fn the_turn_order_says_what_a_touch_does_and_nobody_changes_places() {
    for lang in Lang::ALL {
        let order = Entry::Order { order: [2, 0, 1].map(Seat).to_vec() };
        let mut guest = table_of_three(lang, Tracking::Helper, 1, &[order]);
        assert!(guest.window.shows(&guest.texts.get("table-order-tap")), "{lang:?}");
        let names = guest.names();
        let first = [0, 1, 2]
            .map(|seat: usize| guest.texts.with("table-order-first", [("name", names[seat].clone().into())]));
        let places = |guest: &Guest| first.clone().map(|name| guest.window.place_of(&name));
        let before = places(&guest);
        guest.touch(&first[1]);
        assert_eq!(guest.touches, 1, "{lang:?}");
        assert_eq!(guest.ledger().order(), Some(&[1, 2, 0].map(Seat)[..]), "{lang:?}");
        assert_eq!(places(&guest), before, "{lang:?}");
    }
}

#[test]
fn in_a_low_window_the_workshops_open_at_the_place_that_is_told_next() {
    let begin = Begin { size: egui::vec2(800.0, 600.0), ..Begin::default() };
    let mut window = window_at_table(begin, (Tracking::Helper, 1), &[]);
    let unknown = window.text("widget-unknown");
    let args = [("guild", "brewers".into()), ("value", unknown.clone().into())];
    let master = window.with("table-master", args);
    window.press(&master);
    window.settle();
    let args = [("guild", "brewers".into()), ("number", 1.into()), ("tile", unknown.into())];
    let first = window.place_of(&window.with("table-place", args));
    let back = window.place_of(&window.text("table-workshop-done"));
    assert!(first.bottom() <= back.top(), "{first:?} lies above the foot at {back:?}");
}
