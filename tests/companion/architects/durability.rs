//! The program is killed, and goes on where it was.

use guildhall::architects::{Building, Character, Conspirator, Space};
use guildhall::companion::architects::{Boards, Entry, Question, ResetCard, Session, Start};
use guildhall::companion::{Library, Start as _, Tracking};
use guildhall::game::Seat;
use serde_json::Value;

use super::referee::play_turns;
use super::support::{built, ledger, own, prison, setup, virtue};
use crate::support::folder;

fn start() -> Start {
    let boards = Boards::Chosen(vec![Character::Caroline, Character::Hugo, Character::Ada]);
    Start { boards, promo: true, conspirator: Conspirator::Capture, ..Start::default() }
}

/// Everything that can be told of a town.
fn entered(session: &mut Session) {
    session.enter(built(0, Building::Well)).unwrap();
    session.enter(Entry::Guildhall { seat: None, did: None }).unwrap();
    session.enter(Entry::Market { seat: Some(Seat(1)), space: Space::Large }).unwrap();
    own(session, 2, virtue(9)).unwrap();
    session.enter(Entry::TaxStand { silver: Some(7) }).unwrap();
    session.enter(Entry::Reset { seat: Some(Seat(1)) }).unwrap();
    own(session, 1, prison(4)).unwrap();
    session.enter(Entry::NotKnown { question: Question::Prison { seat: Seat(0) } }).unwrap();
    session.enter(Entry::Used { card: ResetCard::Gatekeeper, by: Some(Seat(1)) }).unwrap();
}

#[test]
fn a_game_goes_on_after_the_program_was_killed() {
    let folder = folder("architects-killed");
    let library = Library::open(&folder);
    let mut session = library.begin(setup(3, Tracking::Helper, start())).unwrap();
    entered(&mut session);
    let (name, before) = (session.name().to_owned(), ledger(&session).clone());
    drop(session);
    drop(library);
    let mut library = Library::open(&folder);
    let mut session: Session = library.resume(&name).unwrap();
    assert_eq!((ledger(&session), session.setup().start.clone()), (&before, start()));
    assert_eq!(session.view().notices, []);
    session.undo().unwrap();
    session.redo().unwrap();
    assert_eq!(ledger(&session), &before);
    own(&mut session, 2, prison(1)).unwrap();
    assert!(ledger(&session).steps().unwrap().open.iter().all(|it| matches!(it, Question::Used { .. })));
}

#[test]
fn a_refereed_game_goes_on_too() {
    let folder = folder("architects-referee");
    let library = Library::open(&folder);
    let mut session = library.begin(setup(2, Tracking::Referee, Start::default())).unwrap();
    play_turns(&mut session, 20, 2);
    let (name, before) = (session.name().to_owned(), session.view().play.clone());
    drop(session);
    drop(library);
    let session: Session = Library::open(&folder).resume(&name).unwrap();
    assert_eq!(session.view().play, &before);
}

#[test]
fn the_head_of_a_journal_is_what_it_says_in_the_documentation() {
    let head = Value::Object(start().to_json());
    let text = r#"{"characters":["caroline","hugo","ada"],"promo":true,"conspirator":"capture","first":null,"opponent":null,"middle":false}"#;
    assert_eq!(head, serde_json::from_str::<Value>(text).unwrap());
    assert_eq!(Start::from_json(&head), Some(start()));
    assert_eq!(Start::from_json(&serde_json::json!({})), Some(Start::default()));
    for wrong in [r#"{"characters":"some"}"#, r#"{"promo":3}"#, r#"{"opponent":"nero"}"#] {
        assert_eq!(Start::from_json(&serde_json::from_str(wrong).unwrap()), None, "{wrong}");
    }
}

#[test]
fn entries_are_written_as_the_documentation_says() {
    let lines = [
        r#"{"what":"guildhall","seat":0,"did":{"built":{"building":"keep"}}}"#,
        r#"{"what":"guildhall","seat":null,"did":{"advanced":{"virtue":1}}}"#,
        r#"{"what":"market","seat":2,"space":"middle"}"#,
        r#"{"what":"owned","seat":1,"owned":{"virtue":{"virtue":8}}}"#,
        r#"{"what":"used","card":"gatekeeper","by":1}"#,
        r#"{"what":"not-known","question":{"prison":{"seat":2}}}"#,
        r#"{"what":"reset-done"}"#,
        r#"{"what":"event","actor":1,"action":"place forest"}"#,
        r#"{"what":"ruling","fact":{"dismissed":{"seat":1,"apprentice":"thief"}}}"#,
        r#"{"what":"depth","depth":"final-score"}"#,
    ];
    for line in lines {
        let entry: Entry = serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        let again: Value = serde_json::to_value(&entry).unwrap();
        assert_eq!(again, serde_json::from_str::<Value>(line).unwrap());
    }
}
