//! The guided game for one: the player reads the real scheme cards and tells what the opponent did.

use guildhall::architects::scoring::{Opponent, Solo};
use guildhall::architects::{Building, Resource, Space};
use guildhall::companion::Tracking;
use guildhall::companion::architects::{
    Cause, ClockNews, Did, Entry, May, OPPONENT, Owned, Question, ResetCard, Session, Start, TitleEntryError,
};
use guildhall::game::Seat;

use super::support::{built, in_memory, ledger, own, prison, setup, virtue};

fn helena(did: Option<Did>) -> Entry {
    Entry::Guildhall { seat: Some(OPPONENT), did }
}

fn reset(session: &mut Session, prisoners: [u8; 2]) {
    for (seat, count) in (0..).zip(prisoners) {
        own(session, seat, prison(count)).unwrap();
    }
    while let Some(question) = ledger(session).steps().unwrap().next() {
        let Question::Used { card } = question else { panic!("{question:?}") };
        session.enter(Entry::Used { card, by: None }).unwrap();
    }
    session.enter(Entry::ResetDone).unwrap();
}

#[test]
fn o14_a_guided_game_to_its_end() {
    let start = Start { opponent: Some(Opponent::Constantine), ..Start::default() };
    let mut session = in_memory(setup(1, Tracking::Helper, start));
    assert_eq!(ledger(&session).seats().count(), 2);
    assert_eq!((ledger(&session).starter(), ledger(&session).spaces()), (Some(Seat(0)), 12), "O1, O5");
    let strip = |session: &Session| ledger(session).strip(OPPONENT).unwrap().clone();
    assert_eq!(strip(&session).workers, Some(20));
    // O7: it uses the black market whatever its virtue, and loses none unless its card says so.
    own(&mut session, 1, virtue(12)).unwrap();
    assert_eq!(ledger(&session).may_enter_market(OPPONENT), May::Yes);
    session.enter(Entry::Market { seat: Some(OPPONENT), space: Space::Small }).unwrap();
    assert_eq!((strip(&session).virtue.sure(), strip(&session).workers), (Some(12), Some(19)));
    own(&mut session, 1, virtue(2)).unwrap();
    // X61: whether it turns up a reward is asked; where nobody knows, its virtue is in doubt.
    session.enter(helena(Some(Did::Advanced { virtue: None }))).unwrap();
    assert_eq!((strip(&session).virtue.value, strip(&session).virtue.sure()), (Some(2), None));
    session.undo().unwrap();
    session.enter(helena(Some(Did::Advanced { virtue: Some(0) }))).unwrap();
    assert_eq!((strip(&session).cathedral.sure(), strip(&session).virtue.sure()), (Some(1), Some(2)));
    let never = helena(Some(Did::Built { building: Some(Building::Well) }));
    assert_eq!(session.enter(never), Err(TitleEntryError::NotTheirs { seat: OPPONENT }.into()), "O6");
    session.enter(built(0, Building::Well)).unwrap();
    for _ in 0..4 {
        session.enter(helena(None)).unwrap();
    }
    // U3: the seventh worker.
    session.enter(built(0, Building::Smithy)).unwrap();
    assert_eq!(ledger(&session).steps().unwrap().reset.cause, Cause::Guildhall(7));
    let gatekeeper = Entry::Used { card: ResetCard::Gatekeeper, by: Some(OPPONENT) };
    assert_eq!(
        session.enter(gatekeeper),
        Err(TitleEntryError::NotInQuestion.into()),
        "X61: it has no apprentices"
    );
    reset(&mut session, [1, 3]);
    let opponent = strip(&session);
    assert_eq!(
        (opponent.virtue.sure(), opponent.unpaid.sure(), opponent.prison),
        (Some(1), Some(1), Some(3))
    );
    assert_eq!(ledger(&session).strip(Seat(0)).unwrap().unpaid.sure(), Some(0));
    own(&mut session, 1, Owned::Goods { resource: Resource::Marble, count: Some(4) }).unwrap();
    // O10.
    own(&mut session, 1, Owned::Workers { workers: Some(0) }).unwrap();
    assert!(ledger(&session).news().contains(&ClockNews::OpponentRests));
    own(&mut session, 1, Owned::Workers { workers: Some(14) }).unwrap();
    for building in [Building::LumberCamp, Building::Reservoir] {
        session.enter(built(0, building)).unwrap();
    }
    session.enter(helena(None)).unwrap();
    reset(&mut session, [0, 0]);
    session.enter(helena(None)).unwrap();
    session.enter(built(0, Building::Aqueduct)).unwrap();
    let left = vec![OPPONENT, Seat(0)];
    assert_eq!(ledger(&session).news(), [ClockNews::LastTurns { left, last: Some(Seat(0)) }], "O11");
    session.enter(helena(None)).unwrap();
    session.enter(Entry::LastTurn { seat: Seat(0) }).unwrap();
    session.enter(Entry::EndGame).unwrap();
    own(&mut session, 0, Owned::NothingElse).unwrap();
    own(&mut session, 1, prison(1)).unwrap();
    let score = session.view().score.unwrap().unwrap();
    // X28: seven in the guildhall and one beside it; level 1, virtue 1, 4 marble, one debt.
    let opponent = score.opponent.unwrap();
    assert_eq!((opponent.guildhall, opponent.cathedral, opponent.virtue), (8, 2, -8));
    assert_eq!((opponent.marble, opponent.debts, opponent.prison, opponent.total), (4, -2, 0, 4));
    assert_eq!(score.players[0].total, 3 + 3 + 3 + 4 + 3 + 5);
    assert_eq!(score.solo, Some(Solo::Won));
}
