//! A favourite whom nobody knew is asked for once more before the score, by one question about one tile.

use egui_kittest::kittest::Queryable as _;
use guildhall::companion::Tracking;
use guildhall::companion::norenberc::Entry;
use guildhall::game::Seat;
use guildhall::i18n::Lang;
use guildhall::norenberc::{Craftsman, Good, Guild, Norenberc, Tile};
use guildhall::storage::norenberc::default_box;

use crate::corrections::{NAMES, table_of_three};
use crate::guest::Guest;

/// Four rounds in which Blue has most of everything but beer in the second: there Orange and Yellow are tied, the prestige
/// crest lies there, and nobody knows who has more talers.
fn entered() -> Vec<Entry> {
    let tiles = default_box();
    let workshop = |guild: Guild| {
        let own = tiles.craftsmen(guild);
        Entry::Workshop { guild, tiles: [10, 8, 6, 4, 2].map(|index| Some(own[index])) }
    };
    let mut entered: Vec<_> = Guild::first(4).map(workshop).collect();
    for round in 1..=4 {
        let prestige = if round % 2 == 0 { Guild::Brewers } else { Guild::Bakers };
        entered.push(Entry::Prestige { guild: prestige });
        for good in Good::ALL.into_iter().take(4) {
            let counts = if round == 2 && good == Good::Beer { [1, 3, 3] } else { [3, 2, 1] };
            let counted = |(seat, count)| Entry::Counted { seat: Seat(seat), good, count };
            entered.extend((0..).zip(counts).map(counted));
        }
        if round == 2 {
            entered.push(Entry::NoAnswer { guild: Guild::Brewers });
        }
        entered.push(Entry::EndRound);
    }
    entered
}

fn tile(guest: &Guest) -> String {
    let own = default_box().craftsmen(Guild::Brewers)[8];
    guest.tile(Tile::Craftsman(Craftsman { agent: own.agent, ..own }))
}

fn question(guest: &Guest) -> String {
    let args = [("tiles", tile(guest).into()), ("guild", "brewers".into()), ("round", 2.into())];
    guest.texts.with("table-late", args)
}

fn answer(guest: &Guest, player: usize) -> String {
    let args = [("text", question(guest).into()), ("name", NAMES[player].into())];
    guest.texts.with("table-late-is", args)
}

fn sheet(guest: &Guest, seat: usize) -> guildhall::companion::norenberc::FinalSheet {
    guest.window.app().session::<Norenberc>().unwrap().view().sheets[seat].clone()
}

/// What the favourite has of the Brewers: tiles, crests, prestige crests.
fn has(guest: &Guest, seat: usize) -> (usize, Option<u8>, Option<u8>) {
    let sheet = sheet(guest, seat);
    let tiles = sheet.craftsmen.unwrap();
    let brewers = tiles.iter().filter(|(guild, _)| *guild == Guild::Brewers).count();
    (brewers, sheet.crests[0], sheet.prestige_crests)
}

fn type_talers(guest: &mut Guest) {
    for name in NAMES {
        let what = guest.texts.with("table-talers-of", [("name", name.into())]);
        guest.type_number(&what, 9);
    }
}

#[test]
fn one_touch_says_who_was_favourite_and_the_score_is_there() {
    for lang in Lang::ALL {
        let mut guest = table_of_three(lang, Tracking::Helper, 1, &entered());
        guest.touch_last("table-part-score");
        type_talers(&mut guest);
        assert!(guest.window.shows(&question(&guest)), "{lang:?}");
        for seat in [1, 2] {
            let part = guest
                .texts
                .with("companion-missing", [("name", NAMES[seat].into()), ("part", "craftsmen".into())]);
            assert!(!guest.window.shows(&part), "{lang:?}: that is all that is missing");
        }
        let (orange, yellow) = (answer(&guest, 1), answer(&guest, 2));
        let before = guest.window.place_of(&orange);
        guest.touch(&yellow);
        assert_eq!(has(&guest, 2), (1, Some(1), Some(1)), "{lang:?}: tile, crest and prestige crest at once");
        assert_eq!(has(&guest, 1), (0, Some(0), Some(0)), "{lang:?}");
        assert_eq!(guest.window.place_of(&orange), before, "{lang:?}: nothing moved");
        // As long as one looks it can be changed.
        guest.touch(&orange);
        assert_eq!(has(&guest, 1), (1, Some(1), Some(1)), "{lang:?}");
        assert_eq!(has(&guest, 2), (0, Some(0), Some(0)), "{lang:?}");
        let log = guest.window.app().session::<Norenberc>().unwrap().view().log.to_vec();
        assert!(
            !log.iter().any(|line| matches!(line.entry, Entry::NoAnswer { .. })),
            "{lang:?}: it is answered"
        );
        assert!(
            !guest.window.shows(&guest.texts.get("table-moves")),
            "{lang:?}: the pieces lie there already"
        );
        guest.touch_key("table-to-score");
        assert!(guest.window.shows(&guest.texts.get("result-heading-table")), "{lang:?}");
    }
}

#[test]
fn a_tile_that_is_touched_on_the_pad_is_the_answer_and_nothing_moves() {
    for lang in Lang::ALL {
        let mut guest = table_of_three(lang, Tracking::Helper, 1, &entered());
        guest.touch("Yellow");
        assert!(guest.window.shows(&question(&guest)), "{lang:?}");
        let add = guest.name("table-add", tile(&guest));
        let before = guest.window.place_of(&add);
        guest.touch(&add);
        assert_eq!(has(&guest, 2), (1, Some(1), Some(1)), "{lang:?}");
        assert_eq!(has(&guest, 1), (0, Some(0), Some(0)), "{lang:?}: and so it is not Orange’s");
        assert_eq!(guest.window.place_of(&add), before, "{lang:?}: the page does not jump");
        // Whoever cannot have been it is not asked.
        guest.touch("Blue");
        assert!(guest.window.harness.query_all_by_label(&question(&guest)).next().is_none(), "{lang:?}");
    }
}
