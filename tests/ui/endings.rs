//! However little a round helper was told, its game comes to a final score through the window.

use guildhall::companion::norenberc::{Entry, FinalSheet, Owned};
use guildhall::companion::{TableState as _, Tracking};
use guildhall::game::Seat;
use guildhall::i18n::Lang;
use guildhall::i18n::describe::Describe;
use guildhall::norenberc::{Craftsman, Good, Guild, Norenberc, Tile};

use crate::corrections::{NAMES, table_of_three};
use crate::guest::Guest;

/// What is told in one round: everybody's goods, of which Blue has most, and where the prestige crest lies.
fn round(prestige: Guild, pastries: [u8; 3]) -> Vec<Entry> {
    let mut entered = vec![Entry::Prestige { guild: prestige }];
    for good in Good::ALL.into_iter().take(4) {
        let counts = if good == Good::Pastry { pastries } else { [3, 2, 1] };
        let counted = |(seat, count)| Entry::Counted { seat: Seat(seat), good, count };
        entered.extend((0..).zip(counts).map(counted));
    }
    entered
}

/// Rounds of which everything is known but the workshops.
pub fn rounds(numbers: impl IntoIterator<Item = usize>) -> Vec<Entry> {
    let rounds = numbers.into_iter().map(|number| round(Guild::ALL[number % 2], [3, 2, 1]));
    rounds.flat_map(|entered| entered.into_iter().chain([Entry::EndRound])).collect()
}

fn sheet(guest: &Guest, seat: usize) -> FinalSheet {
    guest.window.app().session::<Norenberc>().unwrap().view().sheets[seat].clone()
}

fn is_scored(guest: &Guest) -> bool {
    guest.window.app().session::<Norenberc>().unwrap().view().score.is_some_and(|score| score.is_ok())
}

/// The question about a favourite whom nobody knew and so many tiles of which nobody knows more.
fn late(guest: &Guest, guild: Guild, round: u8, tiles: usize) -> String {
    let tile = Describe { texts: &guest.texts, names: &[] }.craftsman_of(guild);
    let tiles = guest.texts.list(&vec![tile; tiles]);
    let args = [("tiles", tiles.into()), ("guild", guild.id().into()), ("round", round.into())];
    guest.texts.with("table-late", args)
}

fn touch_tile(guest: &mut Guest, guild: Guild, value: u8) {
    let tile = guest.tile(Tile::Craftsman(Craftsman { guild, value, agent: false }));
    let add = guest.name("table-add", tile);
    guest.touch(&add);
}

/// Crests, prestige crests and townsmen that are not known: none of them; and the talers.
fn fill_in_the_rest(guest: &mut Guest, seat: usize) {
    let own = sheet(guest, seat);
    for guild in Guild::first(4).filter(|guild| own.crests[guild.index()].is_none()) {
        let none = guest.texts.with("table-crests-set", [("guild", guild.id().into()), ("count", 0.into())]);
        guest.touch(&none);
    }
    if own.prestige_crests.is_none() {
        let none = guest.texts.with("table-prestige-set", [("count", 0.into())]);
        guest.touch(&none);
    }
    if own.townsmen.contains(&None) {
        assert!(guest.window.shows(&guest.texts.get("table-townsmen-unknown")));
        guest.touch_key("table-townsmen-none");
    }
    assert!(!guest.window.shows(&guest.texts.get("table-townsmen-unknown")));
    let what = guest.texts.with("table-talers-of", [("name", NAMES[seat].into())]);
    guest.type_number(&what, 9);
    if seat < 2 {
        let on = guest.texts.with("table-next-player", [("name", NAMES[seat + 1].into())]);
        guest.touch(&on);
    }
}

/// From the last pad to the result.
fn see_the_score(guest: &mut Guest) {
    assert!(is_scored(guest));
    guest.touch_last("table-part-score");
    let missing = guest.texts.get("table-missing");
    assert!(
        !guest.window.shows(&missing) && !guest.window.shows(&guest.texts.get("table-craftsmen-unknown"))
    );
}

#[test]
fn a_table_opened_late_is_scored() {
    for lang in Lang::ALL {
        let mut guest = table_of_three(lang, Tracking::Helper, 4, &rounds([0]));
        for seat in 0..3 {
            assert!(guest.window.shows(&guest.texts.get("table-craftsmen-unknown")), "{lang:?}");
            if seat == 2 {
                guest.touch_key("table-craftsmen-none");
            } else {
                touch_tile(&mut guest, Guild::Brewers, 4);
                touch_tile(&mut guest, Guild::Bakers, 5);
            }
            assert_eq!(sheet(&guest, seat).craftsmen.unwrap().len(), if seat == 2 { 0 } else { 2 });
            assert!(!guest.window.shows(&guest.texts.get("table-craftsmen-unknown")), "{lang:?}");
            fill_in_the_rest(&mut guest, seat);
        }
        see_the_score(&mut guest);
    }
}

#[test]
fn a_game_with_a_favourite_whom_nobody_knows_is_scored() {
    let mut entries = rounds([0, 1, 2]);
    entries.extend(round(Guild::Bakers, [3, 3, 1]));
    entries.extend([Entry::NoAnswer { guild: Guild::Bakers }, Entry::EndRound]);
    let mut guest = table_of_three(Lang::En, Tracking::Helper, 1, &entries);
    for seat in 0..3 {
        // What is certain is there: Blue's tiles of three rounds, and of the guilds that were clear in the last.
        let own = sheet(&guest, seat).craftsmen.unwrap();
        assert_eq!(own.len(), [18, 0, 0][seat]);
        for guild in Guild::first(4) {
            let tiles = own.iter().filter(|(of, _)| *of == guild).count();
            (2..).take(tiles).for_each(|value| touch_tile(&mut guest, guild, value));
        }
        // Either of two may have been favourite of the Bakers and have both tiles.
        if seat == 0 {
            let wanted = late(&guest, Guild::Bakers, 4, 2);
            let answer =
                guest.texts.with("table-late-is", [("text", wanted.into()), ("name", "Blue".into())]);
            guest.touch(&answer);
            (5..=6).for_each(|value| touch_tile(&mut guest, Guild::Bakers, value));
        }
        fill_in_the_rest(&mut guest, seat);
    }
    see_the_score(&mut guest);
}

#[test]
fn a_game_without_workshops_is_scored() {
    for lang in Lang::ALL {
        let mut guest = table_of_three(lang, Tracking::Helper, 1, &rounds(0..4));
        // Blue was favourite everywhere: five tiles of each guild, of which nobody told the values.
        for guild in Guild::first(4) {
            let unknown = Describe { texts: &guest.texts, names: &[] };
            let unknown = unknown.craftsman_of(guild);
            let awaits = guest.texts.with("table-craftsman-value", [("tile", unknown.clone().into())]);
            for value in 2..=6 {
                assert!(guest.window.shows(&unknown) && guest.window.shows(&awaits), "{lang:?}");
                touch_tile(&mut guest, guild, value);
            }
            assert!(!guest.window.shows(&unknown) && !guest.window.shows(&awaits), "{lang:?}");
        }
        assert_eq!(sheet(&guest, 0).craftsmen.unwrap().len(), 20, "{lang:?}: no tile came or went");
        for seat in 0..3 {
            fill_in_the_rest(&mut guest, seat);
        }
        see_the_score(&mut guest);
    }
}

#[test]
fn a_sheet_with_nothing_on_it_is_asked_about() {
    let owned = |seat, owned| Entry::Owned { seat: Seat(seat), owned };
    let mut entered: Vec<_> = (0..3).map(|seat| owned(seat, Owned::Talers { talers: 9 })).collect();
    entered.push(owned(0, Owned::AddCraftsman { guild: Guild::Brewers, value: 4 }));
    for lang in Lang::ALL {
        let mut guest = table_of_three(lang, Tracking::FinalScore, 4, &entered);
        guest.touch_last("table-part-score");
        let awaits = |guest: &Guest, names: &[&str]| {
            let names: Vec<_> = names.iter().map(|name| (*name).to_owned()).collect();
            let args = [("names", guest.texts.list(&names).into()), ("count", names.len().into())];
            guest.texts.with("result-empty", args)
        };
        let both = awaits(&guest, &NAMES[1..]);
        assert!(guest.window.shows(&both), "{lang:?}: {both}");
        entered.push(owned(1, Owned::Crest { guild: Guild::Brewers, count: 1 }));
        let mut guest = table_of_three(lang, Tracking::FinalScore, 4, &entered);
        guest.touch_last("table-part-score");
        let one = awaits(&guest, &NAMES[2..]);
        assert!(guest.window.shows(&one), "{lang:?}: {one}");
        entered.pop();
    }
}

#[test]
fn who_takes_the_end_of_the_game_back_is_in_its_last_round_again() {
    let mut entered = rounds([0, 1, 2]);
    entered.extend(round(Guild::Bakers, [3, 2, 1]));
    for lang in Lang::ALL {
        let all = entered.iter().cloned().chain([Entry::EndRound]).collect::<Vec<_>>();
        let mut guest = table_of_three(lang, Tracking::Helper, 1, &all);
        guest.touch_last("table-part-score");
        assert!(guest.window.shows(&guest.texts.get("table-missing")), "{lang:?}");
        let undo = guest.window.text_of_undo();
        guest.touch(&undo);
        // No score is asked for any more: the end of the round is, with nothing told twice.
        assert!(!guest.window.shows(&guest.texts.get("table-missing")), "{lang:?}");
        assert!(!guest.window.shows(&guest.texts.get("table-part-score")), "{lang:?}");
        assert!(guest.window.is_chosen("table-part-end"), "{lang:?}");
        let what = guest.texts.with("table-talers-of", [("name", NAMES[0].into())]);
        let unknown = [("what", what.into()), ("value", guest.texts.get("widget-unknown").into())];
        assert!(!guest.window.shows(&guest.texts.with("widget-stepper-value", unknown)), "{lang:?}");
        let mut further = 0;
        while !is_over(&guest) {
            let on = ["table-step-done", "table-to-score"].into_iter().find(|key| guest.window.is_live(key));
            guest.touch_key(on.unwrap_or_else(|| panic!("{lang:?}: nothing goes on")));
            further += 1;
            assert!(further < 9, "{lang:?}: the walk ends");
        }
        for name in NAMES {
            let what = guest.texts.with("table-talers-of", [("name", name.into())]);
            guest.type_number(&what, 40);
        }
        let sheets = NAMES.iter().enumerate().map(|(seat, _)| sheet(&guest, seat).talers);
        assert_eq!(sheets.collect::<Vec<_>>(), [Some(40); 3], "{lang:?}: as it was typed");
    }
}

#[test]
fn who_takes_the_final_score_back_in_the_middle_is_at_the_table_again() {
    let score = Entry::Tracking { tracking: Tracking::FinalScore, position: None, round: 2 };
    let entered: Vec<_> = rounds([0]).into_iter().chain([score]).collect();
    let mut guest = table_of_three(Lang::En, Tracking::Helper, 1, &entered);
    guest.touch_last("table-part-score");
    let undo = guest.window.text_of_undo();
    guest.touch(&undo);
    assert!(!guest.window.shows(&guest.texts.get("table-missing")));
    assert!(guest.window.is_chosen("table-part-now"));
    assert!(guest.window.is_live("table-part-end"), "the round goes on");
}

fn is_over(guest: &Guest) -> bool {
    guest.window.app().session::<Norenberc>().unwrap().view().play.is_over()
}
