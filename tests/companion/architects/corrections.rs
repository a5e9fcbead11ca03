//! Corrections: everything later is computed anew, and a list says what is different and what to do with the pieces.

use guildhall::architects::{Building, Space};
use guildhall::companion::Tracking;
use guildhall::companion::architects::{
    Cause, Change, Entry, Owned, Piece, PieceMove, Question, ResetCard, Session, Topic, Value,
};
use guildhall::game::Seat;

use super::support::{built, fill, ledger, own, prison, table};

/// Ana has most in prison at the only reset so far, and everything was counted.
fn after_reset() -> Session {
    let mut session = table(3, Tracking::Helper);
    fill(&mut session, 8);
    session.enter(Entry::Market { seat: Some(Seat(2)), space: Space::Small }).unwrap();
    session.enter(built(0, Building::Well)).unwrap();
    for (seat, count) in [(0, 3), (1, 2), (2, 1)] {
        own(&mut session, seat, prison(count)).unwrap();
    }
    session.enter(Entry::Used { card: ResetCard::Gatekeeper, by: None }).unwrap();
    session.enter(Entry::ResetDone).unwrap();
    session
}

fn id_of(session: &Session, entry: &Entry) -> u64 {
    session.view().log.iter().find(|line| line.entry == *entry).unwrap().id
}

fn count(session: &Session, topic: Topic) -> Option<(Value, Value)> {
    session.view().changes().iter().find_map(|change| match *change {
        Change::Fact { topic: of, before, after } if of == topic => Some((before, after)),
        _ => None,
    })
}

#[test]
fn a_count_before_a_reset_is_corrected_with_its_list() {
    let mut session = after_reset();
    assert_eq!(ledger(&session).strip(Seat(0)).unwrap().unpaid.value, Some(1));
    assert_eq!(session.view().changes(), []);
    // Béla had five in prison, not two.
    let id = id_of(&session, &Entry::Owned { seat: Seat(1), owned: prison(2) });
    session.amend(id, Entry::Owned { seat: Seat(1), owned: prison(5) }).unwrap();
    let debts = |seat| Topic::ResetDebts { number: 0, seat: Seat(seat) };
    assert_eq!(count(&session, debts(0)), Some((Value::Count(1), Value::Count(0))));
    assert_eq!(count(&session, debts(1)), Some((Value::Count(0), Value::Count(1))));
    let virtue = Topic::ResetVirtue { number: 0, seat: Seat(1) };
    assert_eq!(count(&session, virtue), Some((Value::Count(0), Value::Count(-1))));
    assert_eq!(count(&session, Topic::Unpaid { seat: Seat(1) }), Some((Value::Count(0), Value::Count(1))));
    let moves = [
        PieceMove { seat: Seat(0), piece: Piece::Debt, count: -1 },
        PieceMove { seat: Seat(1), piece: Piece::Debt, count: 1 },
        PieceMove { seat: Seat(1), piece: Piece::Virtue, count: -1 },
    ];
    assert_eq!(session.view().moves(), moves);
    // It was four: the same list, and nothing to do anew.
    session.amend(id, Entry::Owned { seat: Seat(1), owned: prison(4) }).unwrap();
    assert_eq!(session.view().moves(), moves);
    // It was two after all: as if nothing had been.
    session.amend(id, Entry::Owned { seat: Seat(1), owned: prison(2) }).unwrap();
    assert_eq!((session.view().changes(), session.view().moves()), (&[][..], &[][..]));
    session.undo().unwrap();
    assert_eq!(session.view().moves(), moves);
    session.close_changes();
    assert_eq!(session.view().changes(), []);
    session.reopen_changes();
    assert_eq!(session.view().moves(), moves);
}

#[test]
fn a_worker_that_was_forgotten_brings_the_reset_earlier() {
    let mut session = after_reset();
    let market = Entry::Market { seat: Some(Seat(2)), space: Space::Small };
    let before = id_of(&session, &market);
    session.insert(before, Entry::Guildhall { seat: Some(Seat(1)), did: None }).unwrap();
    assert_eq!(ledger(&session).clock().filled, Some(10));
    // The reset came before the worker in the market, who still stands there.
    assert_eq!(ledger(&session).clock().market, Some(1));
    assert_eq!(ledger(&session).resets().len(), 1);
    assert!(session.view().log.iter().all(|line| line.skipped.is_none()), "{:?}", session.view().log);
    session.undo().unwrap();
    assert_eq!(ledger(&session).resets()[0].cause, Cause::Guildhall(9));
    // Without the ninth worker there is none, and what was told of it does not count.
    let ninth = id_of(&session, &built(0, Building::Well));
    session.remove(ninth).unwrap();
    let reset = Topic::Reset { number: 0 };
    assert_eq!(count(&session, reset), Some((Value::Cause(Cause::Guildhall(9)), Value::Nothing)));
    let skipped: Vec<_> = session.view().log.iter().filter(|line| line.skipped.is_some()).collect();
    assert_eq!(skipped.len(), 2, "who used the gatekeeper, and that it was done");
    let back = PieceMove { seat: Seat(0), piece: Piece::Debt, count: -1 };
    assert!(session.view().moves().contains(&back));
    session.undo().unwrap();
    assert_eq!(session.view().moves(), []);
}

#[test]
fn a_question_that_a_correction_opens_leaves_what_it_decides_in_doubt() {
    let mut session = after_reset();
    let id = id_of(&session, &Entry::Owned { seat: Seat(0), owned: prison(3) });
    session.remove(id).unwrap();
    let line = session.view().log.last().unwrap().clone();
    assert!(line.skipped.is_some());
    assert_eq!(ledger(&session).resets().len(), 1, "people have put the pieces away");
    assert_eq!(ledger(&session).strip(Seat(0)).unwrap().unpaid.sure(), None);
    assert!(ledger(&session).steps().is_none());
    let question = Question::Prison { seat: Seat(0) };
    session.insert(line.id, Entry::NotKnown { question }).unwrap();
}

#[test]
fn what_is_undone_at_the_end_is_no_correction() {
    let mut session = after_reset();
    session.undo().unwrap();
    session.undo().unwrap();
    assert_eq!(session.view().changes(), []);
    session.redo().unwrap();
    session.redo().unwrap();
    assert_eq!(session.view().changes(), []);
    assert_eq!(ledger(&session).resets().len(), 1);
}

#[test]
fn another_building_moves_the_virtue_and_the_end_of_the_game_another_total() {
    let mut session = table(2, Tracking::Helper);
    session.enter(Entry::GuildhallIs { workers: vec![Some(Seat(0)); 11] }).unwrap();
    session.enter(built(1, Building::Keep)).unwrap();
    for seat in [0, 1] {
        session.enter(Entry::LastTurn { seat: Seat(seat) }).unwrap();
    }
    session.enter(Entry::EndGame).unwrap();
    for seat in 0..2 {
        own(&mut session, seat, Owned::NothingElse).unwrap();
    }
    let id = id_of(&session, &built(1, Building::Keep));
    session.amend(id, built(1, Building::Monument)).unwrap();
    let virtue = |seat| count(&session, Topic::Virtue { seat: Seat(seat) });
    assert_eq!(virtue(0), Some((Value::Count(7), Value::Count(8))));
    assert_eq!(virtue(1), Some((Value::Count(5), Value::Count(9))));
    assert_eq!(count(&session, Topic::Total { seat: Seat(1) }), Some((Value::Count(11), Value::Count(9))));
    assert_eq!(session.view().moves(), [], "the card was told wrong, not laid wrong");
}

#[test]
fn d2_a_debt_that_was_paid_off_meanwhile_is_given_back_as_it_lies() {
    let mut session = after_reset();
    session.enter(Entry::PaidOff { seat: Seat(0) }).unwrap();
    let id = id_of(&session, &Entry::Owned { seat: Seat(1), owned: prison(2) });
    session.amend(id, Entry::Owned { seat: Seat(1), owned: prison(5) }).unwrap();
    let moves = [
        PieceMove { seat: Seat(0), piece: Piece::PaidDebt, count: -1 },
        PieceMove { seat: Seat(1), piece: Piece::Debt, count: 1 },
        PieceMove { seat: Seat(1), piece: Piece::Virtue, count: -1 },
    ];
    assert_eq!(session.view().moves(), moves, "Ana has no unpaid debt to give back");
    session.close_changes();
    session.reopen_changes();
    assert_eq!(session.view().moves(), moves);
}

#[test]
fn a_number_that_was_told_by_hand_stays_and_the_list_says_so() {
    let mut session = table(2, Tracking::Helper);
    session.enter(built(0, Building::Well)).unwrap();
    own(&mut session, 0, Owned::Virtue { virtue: Some(8) }).unwrap();
    let id = id_of(&session, &built(0, Building::Well));
    session.amend(id, built(0, Building::Fountain)).unwrap();
    assert_eq!(ledger(&session).strip(Seat(0)).unwrap().virtue.value, Some(8));
    let held = Change::Held { topic: Topic::Virtue { seat: Seat(0) }, value: Value::Count(8) };
    assert_eq!(session.view().changes(), [held]);
    session.undo().unwrap();
    // A correction that does not touch what was told says nothing of it.
    session.close_changes();
    session.amend(id, built(1, Building::Well)).unwrap();
    assert_eq!(session.view().changes(), []);
}

#[test]
fn undo_names_an_entry_as_it_was_last() {
    let mut session = table(2, Tracking::Helper);
    session.enter(built(0, Building::Well)).unwrap();
    session.enter(built(1, Building::Keep)).unwrap();
    let id = id_of(&session, &built(0, Building::Well));
    session.amend(id, built(0, Building::Chapel)).unwrap();
    session.remove(id).unwrap();
    let undo = |session: &Session| session.view().undo.and_then(|act| act.entry.clone());
    assert_eq!(undo(&session), Some(built(0, Building::Chapel)));
    session.undo().unwrap();
    assert_eq!(undo(&session), Some(built(0, Building::Chapel)), "the correction");
    session.undo().unwrap();
    session.undo().unwrap();
    assert_eq!(undo(&session), Some(built(0, Building::Well)));
    let redo = session.view().redo.and_then(|act| act.entry.clone());
    assert_eq!(redo, Some(built(1, Building::Keep)));
}

#[test]
fn a_number_that_was_told_by_hand_and_moved_since_stays_too() {
    let mut session = table(3, Tracking::Helper);
    let market = |seat, space| Entry::Market { seat: Some(Seat(seat)), space };
    session.enter(market(0, Space::Small)).unwrap();
    session.enter(market(0, Space::Large)).unwrap();
    own(&mut session, 0, Owned::Virtue { virtue: Some(6) }).unwrap();
    own(&mut session, 0, Owned::Virtue { virtue: Some(7) }).unwrap();
    own(&mut session, 0, Owned::Unpaid { debts: Some(1) }).unwrap();
    session.enter(Entry::PaidOff { seat: Seat(0) }).unwrap();
    // What was destroyed was not told as a number.
    own(&mut session, 1, Owned::Unpaid { debts: Some(1) }).unwrap();
    session.enter(Entry::Destroyed { seat: Seat(1), debts: 1 }).unwrap();
    let id = id_of(&session, &market(0, Space::Small));
    session.amend(id, market(2, Space::Small)).unwrap();
    let held = Change::Held { topic: Topic::Virtue { seat: Seat(0) }, value: Value::Count(8) };
    let changes = session.view().changes();
    assert!(changes.contains(&held), "{changes:?}");
    let others = changes.iter().filter(|it| matches!(it, Change::Held { .. })).count();
    assert_eq!(others, 1, "{changes:?}");
}
