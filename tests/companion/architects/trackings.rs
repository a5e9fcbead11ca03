//! Score pad, town helper and referee change into each other.

use guildhall::architects::{Building, Resource};
use guildhall::companion::architects::{Entry, EntryError, Owned, Session, TableState, TitleEntryError};
use guildhall::companion::{TableState as _, Tracking};
use guildhall::game::Seat;

use super::referee::{play_turns, referee};
use super::support::{built, fill, ledger, own, prison, table, virtue};

fn go(session: &mut Session, tracking: Tracking) -> Result<(), EntryError> {
    let why_not = session.view().play.why_not_tracking(tracking);
    let went = session.enter(Entry::Tracking { tracking });
    assert_eq!(went.err(), why_not, "one truth for the fold and the screen");
    went
}

#[test]
fn pad_and_helper_change_into_each_other_at_any_time() {
    let mut session = table(2, Tracking::Helper);
    fill(&mut session, 3);
    session.enter(built(0, Building::Keep)).unwrap();
    own(&mut session, 1, prison(2)).unwrap();
    go(&mut session, Tracking::FinalScore).unwrap();
    let sheet = session.view().sheets[0].clone();
    assert_eq!((sheet.buildings.as_slice(), sheet.cathedral), (&[Building::Keep][..], None));
    assert_eq!(
        session.view().sheets[1].prison,
        None,
        "what lies there now is not what lies there at the end"
    );
    own(&mut session, 0, virtue(3)).unwrap();
    go(&mut session, Tracking::Helper).unwrap();
    assert_eq!(ledger(&session).clock().filled, Some(4), "the clock goes on");
    assert_eq!(ledger(&session).strip(Seat(0)).unwrap().virtue.sure(), Some(3));
    // A score pad that was never a helper knows nothing of the clock.
    let mut session = table(2, Tracking::FinalScore);
    own(&mut session, 1, Owned::Building { building: Building::Well }).unwrap();
    assert_eq!(go(&mut session, Tracking::FinalScore), Err(EntryError::NotNow));
    assert_eq!(go(&mut session, Tracking::Referee), Err(TitleEntryError::OnlyAtStart.into()));
    go(&mut session, Tracking::Helper).unwrap();
    assert_eq!(ledger(&session).clock().filled, None);
    assert_eq!(ledger(&session).builder(Building::Well), Some(Seat(1)));
}

#[test]
fn a_referee_comes_only_at_the_start() {
    for tracking in [Tracking::FinalScore, Tracking::Helper] {
        let mut session = table(3, tracking);
        go(&mut session, Tracking::Referee).unwrap();
        assert_eq!(session.view().play.tracking(), Tracking::Referee);
        session.undo().unwrap();
        own(&mut session, 0, virtue(6)).unwrap();
        assert_eq!(go(&mut session, Tracking::Referee), Err(TitleEntryError::OnlyAtStart.into()));
    }
}

#[test]
fn a_referee_becomes_a_helper_between_two_turns() {
    let mut session = table(3, Tracking::Referee);
    go(&mut session, Tracking::Helper).unwrap();
    assert!(!ledger(&session).has_begun());
    session.undo().unwrap();
    play_turns(&mut session, 30, 5);
    let state = *referee(&session).state();
    go(&mut session, Tracking::Helper).unwrap();
    let ledger = ledger(&session);
    assert_eq!(ledger.clock().filled, Some(state.guildhall_len()));
    for seat in [Seat(0), Seat(1), Seat(2)] {
        let strip = ledger.strip(seat).unwrap();
        assert_eq!(strip.virtue.sure(), Some(state.virtue(seat)));
        assert_eq!(
            (strip.unpaid.sure(), strip.prison),
            (Some(state.unpaid_debts(seat)), Some(state.prisoners(seat)))
        );
        assert_eq!(strip.goods[Resource::Gold.index()], None, "not at the end");
    }
    assert_eq!(ledger.resets().len(), session.view().play.resets().len());
    go(&mut session, Tracking::FinalScore).unwrap();
    assert!(matches!(session.view().play, TableState::Final { kept: Some(_), .. }));
}
