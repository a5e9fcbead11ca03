//! The score pad: only what matters is asked, everything is counted by the engine, and what is shared is read back.

use std::process::Command;

use guildhall::architects::scoring::{Opponent, Solo};
use guildhall::architects::{Building, Character, Resource, Skill};
use guildhall::companion::Tracking;
use guildhall::companion::architects::{
    Boards, Entry, EntryError, Missing, OPPONENT, Owned, Session, Start, TitleEntryError, final_score,
    open_questions, relevant_numbers, score_sheet,
};
use guildhall::game::Seat;
use guildhall::storage::architects::ScoreSheet;

use super::support::{in_memory, own, setup, table, virtue};
use crate::support::folder;

fn gold(count: u16) -> Owned {
    Owned::Goods { resource: Resource::Gold, count: Some(count) }
}

fn goods(resource: Resource, count: u16) -> Owned {
    Owned::Goods { resource, count: Some(count) }
}

/// The scoring example of the rulebook, with buildings that give its lines.
fn rulebook_example() -> Session {
    use Building::{
        Aqueduct, Barracks, BettingHouse, Church, Factory, Lighthouse, Smithy, Tavern, University,
    };
    let mut session = table(2, Tracking::FinalScore);
    for building in [Aqueduct, Barracks, BettingHouse, Tavern] {
        own(&mut session, 0, Owned::Building { building }).unwrap();
    }
    for building in [University, Lighthouse, Smithy, Church, Factory] {
        own(&mut session, 1, Owned::Building { building }).unwrap();
    }
    let red = [
        Owned::Cathedral { level: Some(3) },
        virtue(12),
        Owned::Unpaid { debts: Some(2) },
        gold(2),
        goods(Resource::Marble, 1),
        goods(Resource::Silver, 6),
        Owned::Prison { workers: Some(3) },
    ];
    let blue = [
        Owned::Cathedral { level: Some(2) },
        virtue(6),
        gold(1),
        goods(Resource::Silver, 22),
        Owned::Prison { workers: Some(4) },
        Owned::NothingElse,
    ];
    for (seat, facts) in [(0, red.to_vec()), (1, blue.to_vec())] {
        for fact in facts {
            own(&mut session, seat, fact).unwrap();
        }
    }
    session
}

#[test]
fn the_example_of_the_rulebook_is_38_to_40() {
    let session = rulebook_example();
    let view = session.view();
    let score = view.score.unwrap().unwrap();
    assert_eq!(score.players.iter().map(|player| player.total).collect::<Vec<_>>(), [38, 40]);
    assert_eq!(score.players.iter().map(|player| player.rank).collect::<Vec<_>>(), [2, 1]);
    // F10: nobody was asked for clay, wood, stone, captured workers or skills.
    let wanted = relevant_numbers(view.sheets);
    assert_eq!(wanted.len(), 2 * 8);
    assert!(
        !wanted.iter().any(|(_, fact)| matches!(fact, Missing::Captured | Missing::Skill(_) | Missing::Paid))
    );
}

#[test]
fn what_is_not_told_is_asked_one_by_one_and_nothing_is_taken_for_zero() {
    let mut session = table(2, Tracking::FinalScore);
    let missing = |session: &Session| session.view().score.unwrap().unwrap_err().len();
    assert_eq!(missing(&session), 14);
    own(&mut session, 0, Owned::Building { building: Building::Keep }).unwrap();
    assert_eq!(missing(&session), 15);
    own(&mut session, 0, Owned::Building { building: Building::WoodMarket }).unwrap();
    assert_eq!(missing(&session), 17, "wood of both");
    own(&mut session, 0, goods(Resource::Wood, 0)).unwrap();
    assert_eq!(missing(&session), 15, "nobody can have fewer than none");
    own(&mut session, 0, Owned::Goods { resource: Resource::Wood, count: None }).unwrap();
    assert_eq!(missing(&session), 17, "nobody knows any more");
    for seat in 0..2 {
        own(&mut session, seat, Owned::NothingElse).unwrap();
        assert!(session.view().score.unwrap().is_err(), "everybody has virtue");
        own(&mut session, seat, virtue(7)).unwrap();
    }
    let score = session.view().score.unwrap().unwrap();
    assert_eq!(score.players[0].total, 12 + 7);
}

#[test]
fn c1_what_one_has_nobody_else_has_and_numbers_have_limits() {
    let mut session = table(3, Tracking::FinalScore);
    let keep = Owned::Building { building: Building::Keep };
    own(&mut session, 1, keep.clone()).unwrap();
    let taken = TitleEntryError::BuiltBy { building: Building::Keep, seat: Seat(1) };
    assert_eq!(own(&mut session, 0, keep.clone()), Err(EntryError::Title(taken)));
    own(&mut session, 1, Owned::NoBuilding { building: Building::Keep }).unwrap();
    own(&mut session, 0, keep).unwrap();
    let gone = TitleEntryError::NotBuilt { building: Building::Keep };
    assert_eq!(own(&mut session, 1, Owned::NoBuilding { building: Building::Keep }), Err(gone.into()));
    assert_eq!(own(&mut session, 0, virtue(15)), Err(TitleEntryError::TooMany { most: 14 }.into()));
    let skill = |apprentices| Owned::Skill { skill: Skill::Tiling, apprentices: Some(apprentices) };
    assert_eq!(own(&mut session, 0, skill(6)), Err(TitleEntryError::TooMany { most: 5 }.into()));
    // A3: two spots on level 4.
    let level = Owned::Cathedral { level: Some(4) };
    own(&mut session, 0, level.clone()).unwrap();
    own(&mut session, 1, level.clone()).unwrap();
    assert_eq!(own(&mut session, 2, level), Err(TitleEntryError::LevelFull { level: 4 }.into()));
    assert_eq!(own(&mut session, 3, virtue(1)), Err(EntryError::NoSuchPlayer));
    assert_eq!(session.enter(Entry::EndGame), Err(EntryError::WrongTracking));
}

#[test]
fn promotional_cards_come_in_when_the_group_says_so_wherever_it_is_said() {
    let mut session = table(2, Tracking::FinalScore);
    let museum = Owned::Building { building: Building::Museum };
    assert_eq!(
        own(&mut session, 0, museum.clone()),
        Err(TitleEntryError::NotInGame { building: Building::Museum }.into())
    );
    let conspirator = session.view().start().conspirator;
    session.enter(Entry::Options { promo: true, conspirator }).unwrap();
    own(&mut session, 0, museum).unwrap();
    assert!(session.view().start().promo);
    session.undo().unwrap();
    session.undo().unwrap();
    assert!(!session.view().start().promo);
    // X60: a promotional character cannot lose its game.
    let boards = Boards::Chosen(vec![Character::Hugo, Character::Ada]);
    let start = Start { boards, promo: true, ..Start::default() };
    let mut session = in_memory(setup(2, Tracking::FinalScore, start));
    assert_eq!(
        session.enter(Entry::Options { promo: false, conspirator }),
        Err(TitleEntryError::Options.into())
    );
}

#[test]
fn x29_the_choice_of_f1_is_made_and_shown() {
    let mut session = table(2, Tracking::FinalScore);
    for building in [Building::Dungeon, Building::Castle] {
        own(&mut session, 0, Owned::Building { building }).unwrap();
    }
    for fact in [gold(4), virtue(14), Owned::Unpaid { debts: Some(1) }, Owned::NothingElse] {
        own(&mut session, 0, fact).unwrap();
    }
    for fact in [virtue(7), Owned::NothingElse] {
        own(&mut session, 1, fact).unwrap();
    }
    let score = session.view().score.unwrap().unwrap();
    let steps = &score.players[0].steps;
    assert_eq!(
        steps.iter().map(|step| step.building).collect::<Vec<_>>(),
        [Building::Dungeon, Building::Castle]
    );
    assert_eq!((score.players[0].settled.virtue, score.players[0].settled.unpaid_debts), (14, 1));
}

#[test]
fn the_sheet_is_one_that_score_reads() {
    let session = rulebook_example();
    let view = session.view();
    let json = score_sheet(&session.names(), view.sheets).unwrap();
    let sheet = ScoreSheet::read(json.as_bytes()).unwrap();
    assert_eq!(sheet.names, session.names());
    assert_eq!(&sheet.score(), view.score.unwrap().unwrap());
    let file = folder("sheet").join("sheet.json");
    std::fs::write(&file, &json).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_guildhall"))
        .args(["score", "--lang", "en", "--format", "json"])
        .arg(&file)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let answer: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(
        (answer["players"][0]["total"].as_i64(), answer["players"][1]["total"].as_i64()),
        (Some(38), Some(40))
    );
    let mut unknown = view.sheets.to_vec();
    unknown[1].virtue = None;
    assert_eq!(score_sheet(&session.names(), &unknown), None);
    // What nothing depends on need not be known.
    unknown[1].virtue = Some(6);
    unknown[1].goods[Resource::Wood.index()] = None;
    assert!(score_sheet(&session.names(), &unknown).is_some());
}

#[test]
fn o12_o13_x30_alone_against_helena() {
    let start = Start { opponent: Some(Opponent::Helena), ..Start::default() };
    let mut session = in_memory(setup(1, Tracking::FinalScore, start));
    assert_eq!(open_questions(session.view().sheets).len(), 7 + 6);
    let market = Owned::Building { building: Building::ClayMarket };
    assert_eq!(
        own(&mut session, 0, market),
        Err(TitleEntryError::NotSolo { building: Building::ClayMarket }.into())
    );
    let well = Owned::Building { building: Building::Well };
    assert_eq!(own(&mut session, 1, well.clone()), Err(TitleEntryError::NotTheirs { seat: OPPONENT }.into()));
    own(&mut session, 0, well).unwrap();
    for fact in [virtue(10), gold(11), Owned::NothingElse] {
        own(&mut session, 0, fact).unwrap();
    }
    // 5 × 3 + 2 + 0 + 1 − 2 − 1 = 15, as many as 3 + 1 + 11.
    for fact in [
        Owned::Guildhall { workers: Some(5) },
        Owned::Cathedral { level: Some(1) },
        virtue(7),
        goods(Resource::Marble, 1),
        Owned::Unpaid { debts: Some(1) },
        Owned::Prison { workers: Some(3) },
    ] {
        own(&mut session, 1, fact).unwrap();
    }
    let score = session.view().score.unwrap().unwrap();
    assert_eq!((score.players[0].total, score.opponent.unwrap().total), (15, 15));
    assert_eq!((score.solo, score.players[0].rank), (Some(Solo::Tied), 2));
    let json = score_sheet(&session.names(), session.view().sheets).unwrap();
    assert_eq!(&ScoreSheet::read(json.as_bytes()).unwrap().score(), score);
    // What if: one worker fewer.
    let mut sheets = session.view().sheets.to_vec();
    sheets[0].opponent.as_mut().unwrap().guildhall = Some(4);
    assert_eq!(final_score(&sheets).unwrap().solo, Some(Solo::Won));
}

#[test]
fn a_table_is_opened_only_as_it_can_be_played() {
    let check = |players, tracking, start: Start| setup(players, tracking, start).check().is_ok();
    let solo = Start { opponent: Some(Opponent::Constantine), ..Start::default() };
    assert!(check(1, Tracking::Helper, solo.clone()));
    assert!(!check(1, Tracking::Helper, Start::default()), "nobody plays alone without an opponent");
    assert!(!check(2, Tracking::Helper, solo.clone()));
    assert!(!check(1, Tracking::Referee, solo), "O14");
    let boards = Boards::Chosen(vec![Character::Ada, Character::Ada]);
    assert!(!check(2, Tracking::FinalScore, Start { boards, ..Start::default() }), "X60");
    let dealt = Start { boards: Boards::Dealt, ..Start::default() };
    assert!(check(4, Tracking::Referee, dealt.clone()));
    assert!(!check(4, Tracking::Helper, dealt));
    assert!(!check(3, Tracking::Helper, Start { first: Some(Seat(3)), ..Start::default() }));
    let boards = Boards::Chosen(vec![Character::Therese, Character::Ada]);
    assert_eq!(Start { boards, ..Start::default() }.starter(), Some(Seat(1)), "P3");
}
