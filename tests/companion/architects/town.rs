//! The town helper: the clock, strips with their history, the reset as a walk, what nobody knows.

use guildhall::architects::reset::ResetChange as Changes;
use guildhall::architects::{Building, Character, Resource, RuleId, Space};
use guildhall::companion::Tracking;
use guildhall::companion::architects::{
    Boards, Cause, ClockNews, Did, Doubt, Entry, EntryError, May, Missing, OnSpace, Owned, Question,
    ResetCard, Session, Start, TitleEntryError, Tracked, Why,
};
use guildhall::game::Seat;

use super::support::{built, fill, in_memory, ledger, own, prison, setup, table, virtue};

fn market(seat: u8, space: Space) -> Entry {
    Entry::Market { seat: Some(Seat(seat)), space }
}

fn nobody_uses(session: &mut Session, cards: &[ResetCard]) {
    for &card in cards {
        session.enter(Entry::Used { card, by: None }).unwrap();
    }
}

const SQUIRES: [ResetCard; 3] = [ResetCard::GoldSquire, ResetCard::MarbleSquire, ResetCard::VirtueSquire];

#[test]
fn u3_e1_the_clock_announces_resets_and_the_last_turns() {
    let mut session = table(3, Tracking::Helper);
    fill(&mut session, 8);
    assert_eq!(ledger(&session).clock().next_reset, Some(9));
    assert_eq!(ledger(&session).news(), [ClockNews::ResetNext { space: 9 }]);
    fill(&mut session, 1);
    assert_eq!(ledger(&session).news()[0], ClockNews::Reset);
    let walk = ledger(&session).steps().unwrap();
    assert_eq!((walk.reset.cause, walk.reset.by), (Cause::Guildhall(9), Some(Seat(0))));
    // The next turn waits for it.
    let next = Entry::Guildhall { seat: Some(Seat(1)), did: None };
    assert_eq!(session.enter(next.clone()), Err(TitleEntryError::ResetFirst.into()));
    for seat in 0..3 {
        own(&mut session, seat, prison(0)).unwrap();
    }
    nobody_uses(&mut session, &SQUIRES);
    session.enter(Entry::ResetDone).unwrap();
    assert_eq!(ledger(&session).clock().next_reset, Some(13));
    assert_eq!(session.enter(Entry::EndGame), Err(TitleEntryError::SpacesLeft { left: 7 }.into()));
    // A table that plays on is believed.
    for seat in [1, 2, 0, 1] {
        let entry = Entry::Guildhall { seat: Some(Seat(seat)), did: None };
        session.enter_anyway(entry).unwrap();
    }
    assert!(ledger(&session).clock().reset_due);
    for seat in 0..3 {
        session.enter(Entry::NotKnown { question: Question::Prison { seat: Seat(seat) } }).unwrap();
    }
    while let Some(question) = ledger(&session).steps().unwrap().next() {
        session.enter(Entry::NotKnown { question }).unwrap();
    }
    session.enter(Entry::ResetDone).unwrap();
    fill(&mut session, 2);
    assert!(ledger(&session).news().contains(&ClockNews::LastSpace));
    session.enter(next).unwrap();
    let left = vec![Seat(2), Seat(0), Seat(1)];
    assert_eq!(ledger(&session).news(), [ClockNews::LastTurns { left, last: Some(Seat(1)) }]);
    // They go round the table, unless the table says otherwise.
    let out_of_turn = Err(TitleEntryError::OutOfTurn { seat: Seat(1), next: Seat(2) }.into());
    for early in [Entry::LastTurn { seat: Seat(1) }, built(1, Building::Keep), market(1, Space::Large)] {
        assert_eq!(session.enter(early), out_of_turn);
    }
    session.enter_anyway(Entry::LastTurn { seat: Seat(1) }).unwrap();
    session.undo().unwrap();
    session.enter(Entry::LastTurn { seat: Seat(2) }).unwrap();
    assert_eq!(
        session.enter(Entry::LastTurn { seat: Seat(2) }),
        Err(TitleEntryError::HadLastTurn { seat: Seat(2) }.into())
    );
    // E2: beside the guildhall.
    session.enter(built(0, Building::Well)).unwrap();
    session.enter(market(1, Space::Small)).unwrap();
    assert_eq!(ledger(&session).news(), [ClockNews::AllDone]);
    session.enter(Entry::EndGame).unwrap();
    assert!(ledger(&session).is_over());
    assert_eq!(session.enter(Entry::EndGame), Err(EntryError::NotNow));
}

#[test]
fn d2_a_debt_that_is_paid_off_is_one_entry_and_follows_corrections() {
    let mut session = table(2, Tracking::Helper);
    let off = |seat: u8| Entry::PaidOff { seat: Seat(seat) };
    assert_eq!(session.enter(off(0)), Err(TitleEntryError::NoDebt { seat: Seat(0) }.into()));
    own(&mut session, 0, Owned::Unpaid { debts: Some(2) }).unwrap();
    let debts = session.view().log.last().unwrap().id;
    session.enter(off(0)).unwrap();
    let numbers = |session: &Session| {
        let strip = ledger(session).strip(Seat(0)).unwrap();
        (strip.unpaid.value, strip.paid.value, strip.virtue.value)
    };
    assert_eq!(numbers(&session), (Some(1), Some(1), Some(8)));
    let last = ledger(&session).strip(Seat(0)).unwrap().history.last().copied().unwrap();
    assert_eq!((last.what, last.why), (Tracked::Virtue, Why::PaidOff));
    // Whoever had other debts before has others now, and gained the virtue all the same.
    session.amend(debts, Entry::Owned { seat: Seat(0), owned: Owned::Unpaid { debts: Some(5) } }).unwrap();
    assert_eq!(numbers(&session), (Some(4), Some(1), Some(8)));
    // What nobody knows stays unknown.
    own(&mut session, 0, Owned::Unpaid { debts: None }).unwrap();
    session.enter(off(0)).unwrap();
    assert_eq!(numbers(&session), (None, Some(2), Some(9)));
}

#[test]
fn x51_a_card_can_be_used_only_by_whom_it_could_be_of_use_to() {
    let mut session = table(3, Tracking::Helper);
    for (seat, space) in [(0, Space::Small), (0, Space::Middle), (1, Space::Large)] {
        session.enter(market(seat, space)).unwrap();
    }
    let may = |session: &Session, card| [0, 1, 2].map(|seat| ledger(session).may_use(card, Seat(seat)));
    own(&mut session, 0, prison(4)).unwrap();
    own(&mut session, 2, prison(0)).unwrap();
    // Of the second nobody has told the count.
    assert_eq!(may(&session, ResetCard::Gatekeeper), [true, true, false]);
    assert_eq!(may(&session, ResetCard::GoldSquire), [false, true, true]);
    assert_eq!(may(&session, ResetCard::Fara), [false; 3]);
}

/// Q23: the third worker in the black market; after it Blue has three in prison and frees two.
#[test]
fn z7_q23_a_tie_for_most_prisoners_is_a_debt_each() {
    let mut session = table(3, Tracking::Helper);
    session.enter(market(0, Space::Small)).unwrap();
    session.enter(market(1, Space::Middle)).unwrap();
    assert_eq!(
        session.enter(market(2, Space::Small)),
        Err(TitleEntryError::SpaceTaken { space: Space::Small }.into())
    );
    assert_eq!(ledger(&session).news(), [ClockNews::MarketNext]);
    session.enter(market(0, Space::Large)).unwrap();
    let walk = ledger(&session).steps().unwrap();
    assert_eq!(walk.reset.cause, Cause::Market);
    assert_eq!(walk.reset.seats.iter().map(|it| it.from_market).collect::<Vec<_>>(), [2, 1, 0]);
    assert_eq!(ledger(&session).market(), [OnSpace::Free; 3], "Z3");
    assert_eq!(
        session.enter(Entry::ResetDone),
        Err(TitleEntryError::Open(Question::Prison { seat: Seat(0) }).into())
    );
    assert_eq!(own(&mut session, 0, prison(1)), Err(TitleEntryError::TooFew { fewest: 2 }.into()));
    for (seat, count) in [(0, 2), (1, 3), (2, 2)] {
        own(&mut session, seat, prison(count)).unwrap();
    }
    let used = |by| Entry::Used { card: ResetCard::Gatekeeper, by };
    assert_eq!(ledger(&session).steps().unwrap().open, [Question::Used { card: ResetCard::Gatekeeper }]);
    session.enter(used(None)).unwrap();
    // Nobody's squire sees an empty prison, so nobody is asked for one.
    let walk = ledger(&session).steps().unwrap();
    assert_eq!(walk.open, []);
    assert_eq!(walk.reset.seats.iter().map(|it| it.debts).collect::<Vec<_>>(), [Some(0), Some(1), Some(0)]);
    assert_eq!(walk.reset.seats[1].virtue, Some(-1), "Z6");
    let replaced = session.view().log.last().unwrap().id;
    session.amend(replaced, used(Some(Seat(1)))).unwrap();
    let walk = ledger(&session).steps().unwrap();
    assert_eq!(walk.open, []);
    assert_eq!(walk.reset.seats.iter().map(|it| it.debts).collect::<Vec<_>>(), [Some(1), Some(0), Some(1)]);
    assert!(walk.reset.seats[1].lines.iter().any(|line| line.change == Changes::Freed(2) && line.choice));
    session.enter(Entry::ResetDone).unwrap();
    let strip = |seat| ledger(&session).strip(Seat(seat)).unwrap();
    assert_eq!([0, 1, 2].map(|seat| strip(seat).unpaid.value), [Some(1), Some(0), Some(1)]);
    assert_eq!([0, 1, 2].map(|seat| strip(seat).prison), [Some(2), Some(1), Some(2)]);
    assert_eq!(ledger(&session).last_user(ResetCard::Gatekeeper), Some(Seat(1)));
    let past = strip(0).history.last().unwrap();
    assert_eq!((past.what, past.value, past.why), (Tracked::Unpaid, Some(1), Why::Reset(0)));
}

#[test]
fn x12_h10_with_nobody_in_prison_only_squires_are_asked_for() {
    let mut session = table(2, Tracking::Helper);
    own(&mut session, 1, virtue(13)).unwrap();
    own(&mut session, 1, Owned::Unpaid { debts: Some(2) }).unwrap();
    session.enter(Entry::Reset { seat: None }).unwrap();
    for seat in 0..2 {
        own(&mut session, seat, prison(0)).unwrap();
    }
    let wanted: Vec<_> = SQUIRES.map(|card| Question::Used { card }).to_vec();
    assert_eq!(ledger(&session).steps().unwrap().open, wanted);
    session.enter(Entry::Used { card: ResetCard::GoldSquire, by: Some(Seat(0)) }).unwrap();
    nobody_uses(&mut session, &[ResetCard::MarbleSquire]);
    session.enter(Entry::Used { card: ResetCard::VirtueSquire, by: Some(Seat(1)) }).unwrap();
    // V6: one point beyond the track.
    assert_eq!(ledger(&session).steps().unwrap().open, [Question::Destroyed { seat: Seat(1) }]);
    session.enter(Entry::Destroyed { seat: Seat(1), debts: 1 }).unwrap();
    let walk = ledger(&session).steps().unwrap();
    assert_eq!((walk.reset.seats[0].gold(), walk.reset.seats[1].debts), (1, Some(-1)));
    session.enter(Entry::ResetDone).unwrap();
    let strip = ledger(&session).strip(Seat(1)).unwrap();
    assert_eq!((strip.virtue.sure(), strip.unpaid.sure()), (Some(14), Some(1)));
    assert_eq!(session.enter(Entry::ResetDone), Err(TitleEntryError::NoReset.into()));
}

#[test]
fn p11_p12_fara_and_hugo_are_asked_only_where_they_play() {
    let boards = Boards::Chosen(vec![Character::Hugo, Character::Fara]);
    let mut session =
        in_memory(setup(2, Tracking::Helper, Start { boards, promo: true, ..Start::default() }));
    assert_eq!(ledger(&session).strip(Seat(0)).unwrap().virtue.value, Some(2));
    assert_eq!(ledger(&session).evades(Seat(0)), Some(1), "V3");
    session.enter(Entry::Reset { seat: Some(Seat(1)) }).unwrap();
    own(&mut session, 0, prison(10)).unwrap();
    own(&mut session, 1, prison(2)).unwrap();
    let open = ledger(&session).steps().unwrap().open;
    let cards = [ResetCard::Gatekeeper, ResetCard::Fara, ResetCard::Peddler];
    assert_eq!(open, cards.map(|card| Question::Used { card }));
    let fara = |by| Entry::Used { card: ResetCard::Fara, by };
    assert_eq!(session.enter(fara(Some(Seat(0)))), Err(TitleEntryError::NotInQuestion.into()));
    session.enter(fara(Some(Seat(1)))).unwrap();
    session.enter(Entry::Used { card: ResetCard::Peddler, by: Some(Seat(1)) }).unwrap();
    nobody_uses(&mut session, &[ResetCard::Gatekeeper]);
    assert_eq!(ledger(&session).steps().unwrap().open, [Question::Instead { seat: Seat(0) }]);
    session.enter(Entry::Instead { seat: Seat(0), debts: 1 }).unwrap();
    let walk = ledger(&session).steps().unwrap();
    let (hugo, fara) = (&walk.reset.seats[0], &walk.reset.seats[1]);
    assert_eq!((hugo.virtue, hugo.debts, hugo.instead), (Some(-1), Some(0), 1));
    assert_eq!((fara.prison, fara.freed(), fara.silver), (Some(1), 1, 2));
    assert!(fara.lines.iter().any(|line| line.rule == RuleId::P11));
}

#[test]
fn v4_v5_a3_who_may_not_is_asked_about_and_believed() {
    let mut session = table(2, Tracking::Helper);
    own(&mut session, 0, virtue(10)).unwrap();
    own(&mut session, 1, virtue(4)).unwrap();
    assert_eq!(ledger(&session).may_enter_market(Seat(0)), May::Virtue { virtue: 10 });
    let closed = TitleEntryError::MarketClosed { seat: Seat(0), virtue: 10 };
    assert!(closed.may_be_entered_anyway());
    assert_eq!(session.enter(market(0, Space::Large)), Err(closed.into()));
    session.enter_anyway(market(0, Space::Large)).unwrap();
    assert_eq!(ledger(&session).strip(Seat(0)).unwrap().virtue.value, Some(9), "M4");
    assert_eq!(ledger(&session).may_advance(Seat(1)), May::Virtue { virtue: 4 });
    let advanced = Entry::Guildhall { seat: Some(Seat(1)), did: Some(Did::Advanced { virtue: Some(1) }) };
    assert_eq!(
        session.enter(advanced.clone()),
        Err(TitleEntryError::CathedralClosed { seat: Seat(1), virtue: 4 }.into())
    );
    session.enter_anyway(advanced).unwrap();
    assert_eq!(ledger(&session).strip(Seat(1)).unwrap().cathedral.value, Some(1));
    assert_eq!(ledger(&session).free_spots(1), Some(2));
    own(&mut session, 0, Owned::Cathedral { level: Some(5) }).unwrap();
    assert_eq!(ledger(&session).may_advance(Seat(0)), May::Top);
    own(&mut session, 1, Owned::Cathedral { level: Some(4) }).unwrap();
    assert_eq!(ledger(&session).may_advance(Seat(1)), May::Full { level: 5 }, "Q19");
}

#[test]
fn b6_v7_what_buildings_do_to_strips_follows() {
    let mut session = table(2, Tracking::Helper);
    session.enter(built(0, Building::Monument)).unwrap();
    let strip = |session: &Session, seat| ledger(session).strip(Seat(seat)).unwrap().clone();
    assert_eq!([0, 1].map(|seat| strip(&session, seat).virtue.sure()), [Some(9), Some(8)]);
    own(&mut session, 1, virtue(0)).unwrap();
    session.enter(built(1, Building::BettingHouse)).unwrap();
    assert_eq!(strip(&session, 1).unpaid.sure(), Some(2), "the debt of the card, and one below the track");
    session.enter(built(1, Building::Church)).unwrap();
    assert_eq!(strip(&session, 1).unpaid.doubts.iter().next(), Some(Doubt::Church));
    own(&mut session, 1, Owned::Unpaid { debts: Some(2) }).unwrap();
    assert_eq!(strip(&session, 1).unpaid.sure(), Some(2));
    assert_eq!(
        session.enter(built(0, Building::Church)),
        Err(TitleEntryError::BuiltBy { building: Building::Church, seat: Seat(1) }.into())
    );
    // Nobody has counted the prison since.
    session.enter(built(0, Building::Watchtower)).unwrap();
    assert_eq!(strip(&session, 1).virtue.doubts.iter().next(), Some(Doubt::Watchtower));
    let history = strip(&session, 1).history;
    assert_eq!(history.first().unwrap().why, Why::Building(Building::Monument));
    assert_eq!(session.view().log[history[0].index].entry, built(0, Building::Monument));
}

#[test]
fn l1_the_second_worker_of_the_crane_belongs_to_the_same_turn() {
    let start = Start { promo: true, ..Start::default() };
    let mut session = in_memory(setup(2, Tracking::Helper, start));
    fill(&mut session, 6);
    session.enter(built(0, Building::Crane)).unwrap();
    assert!(ledger(&session).clock().reset_due);
    // Z2, X13: the whole action comes first.
    session.enter(built(0, Building::Well)).unwrap();
    assert_eq!(ledger(&session).clock().filled, Some(8));
    assert_eq!(session.enter(built(1, Building::Smithy)), Err(TitleEntryError::ResetFirst.into()));
}

#[test]
fn a_table_opened_in_the_middle_asks_only_when_it_matters() {
    let start = Start { middle: true, ..Start::default() };
    let mut session = in_memory(setup(2, Tracking::Helper, start));
    assert_eq!(ledger(&session).clock().filled, None);
    assert_eq!(ledger(&session).strip(Seat(0)).unwrap().virtue.value, None);
    assert_eq!(ledger(&session).may_enter_market(Seat(0)), May::Unknown);
    session.enter(market(0, Space::Small)).unwrap();
    session.enter(Entry::GuildhallIs { workers: vec![None; 6] }).unwrap();
    session.enter(Entry::Guildhall { seat: Some(Seat(1)), did: None }).unwrap();
    assert!(ledger(&session).clock().reset_due);
    own(&mut session, 0, prison(1)).unwrap();
    own(&mut session, 1, prison(4)).unwrap();
    nobody_uses(&mut session, &[ResetCard::Gatekeeper]);
    // Z6, V7: with 0 virtue it would be a debt.
    assert_eq!(ledger(&session).steps().unwrap().open, [Question::Virtue { seat: Seat(1) }]);
    session.enter(Entry::NotKnown { question: Question::Virtue { seat: Seat(1) } }).unwrap();
    let walk = ledger(&session).steps().unwrap();
    assert_eq!((walk.reset.seats[0].debts, walk.reset.seats[1].debts), (Some(0), None));
    session.enter(Entry::ResetDone).unwrap();
    assert_eq!(ledger(&session).strip(Seat(0)).unwrap().unpaid.value, None, "nobody has told");
    own(&mut session, 1, Owned::Unpaid { debts: Some(1) }).unwrap();
    assert_eq!(ledger(&session).strip(Seat(1)).unwrap().unpaid.sure(), Some(1));
}

#[test]
fn z7_a_prison_nobody_counted_leaves_the_debt_open_but_not_for_those_behind() {
    let mut session = table(3, Tracking::Helper);
    session.enter(Entry::Reset { seat: None }).unwrap();
    own(&mut session, 0, prison(2)).unwrap();
    own(&mut session, 1, prison(1)).unwrap();
    session.enter(Entry::NotKnown { question: Question::Prison { seat: Seat(2) } }).unwrap();
    nobody_uses(&mut session, &[ResetCard::Gatekeeper]);
    let walk = ledger(&session).steps().unwrap();
    assert_eq!(walk.reset.seats.iter().map(|it| it.debts).collect::<Vec<_>>(), [None, Some(0), None]);
    while let Some(question) = ledger(&session).steps().unwrap().next() {
        session.enter(Entry::NotKnown { question }).unwrap();
    }
    session.enter(Entry::ResetDone).unwrap();
    let doubt = |seat| ledger(&session).strip(Seat(seat)).unwrap().unpaid.doubts.iter().next();
    assert_eq!([0, 1, 2].map(doubt), [Some(Doubt::Reset), None, Some(Doubt::Reset)]);
}

#[test]
fn at_the_end_the_sheets_are_filled_as_far_as_they_are_known() {
    let mut session = table(2, Tracking::Helper);
    session.enter(Entry::GuildhallIs { workers: vec![Some(Seat(0)); 11] }).unwrap();
    session.enter(built(1, Building::Keep)).unwrap();
    assert_eq!(
        own(&mut session, 0, Owned::Goods { resource: Resource::Gold, count: Some(1) }),
        Err(EntryError::NotNow)
    );
    for seat in [0, 1] {
        session.enter(Entry::LastTurn { seat: Seat(seat) }).unwrap();
    }
    session.enter(Entry::EndGame).unwrap();
    let missing = session.view().score.unwrap().unwrap_err().to_vec();
    let goods = [Resource::Gold, Resource::Marble, Resource::Silver].map(Missing::Goods);
    let of = |seat| {
        let of_seat = missing.iter().filter(move |(it, _)| *it == Seat(seat));
        of_seat.map(|(_, fact)| *fact).collect::<Vec<_>>()
    };
    assert_eq!(of(0), [&goods[..], &[Missing::Prison]].concat());
    assert_eq!(of(1), [&goods[..], &[Missing::Prison, Missing::Captured]].concat());
    for seat in 0..2 {
        own(&mut session, seat, Owned::NothingElse).unwrap();
    }
    let score = session.view().score.unwrap().unwrap();
    assert_eq!(score.players.iter().map(|it| it.total).collect::<Vec<_>>(), [0, 12 - 1], "virtue 5: −1");
}

#[test]
fn that_nobody_uses_a_card_is_one_entry() {
    let mut session = table(3, Tracking::Helper);
    assert_eq!(session.enter(Entry::NoneUsed), Err(EntryError::Title(TitleEntryError::NoReset)));
    session.enter(Entry::Reset { seat: None }).unwrap();
    for seat in 0..3 {
        own(&mut session, seat, prison(seat)).unwrap();
    }
    let wanted = ledger(&session).steps().unwrap().open;
    assert!(wanted.len() > 1, "{wanted:?}");
    session.enter(Entry::Used { card: ResetCard::Gatekeeper, by: Some(Seat(2)) }).unwrap();
    session.enter(Entry::NoneUsed).unwrap();
    assert_eq!(ledger(&session).steps().unwrap().open, []);
    assert_eq!(ledger(&session).user(ResetCard::Gatekeeper), Some(Some(Seat(2))), "what was told stays");
    assert_eq!(ledger(&session).user(ResetCard::GoldSquire), Some(None));
    session.undo().unwrap();
    assert_eq!(ledger(&session).user(ResetCard::GoldSquire), None);
}

#[test]
fn z5_who_came_from_the_market_and_is_not_freed_uses_no_squire() {
    let mut session = table(2, Tracking::Helper);
    session.enter(market(1, Space::Small)).unwrap();
    session.enter(Entry::Reset { seat: None }).unwrap();
    session.enter(Entry::NotKnown { question: Question::Prison { seat: Seat(1) } }).unwrap();
    assert!(ledger(&session).may_use(ResetCard::GoldSquire, Seat(1)), "the gatekeeper may free that one");
    session.enter(Entry::Used { card: ResetCard::Gatekeeper, by: None }).unwrap();
    assert!(!ledger(&session).may_use(ResetCard::GoldSquire, Seat(1)));
    assert!(ledger(&session).may_use(ResetCard::GoldSquire, Seat(0)));
}

#[test]
fn every_reason_against_a_number_is_kept() {
    let mut session = table(2, Tracking::Helper);
    session.enter(market(0, Space::Middle)).unwrap();
    session.enter(Entry::Reset { seat: None }).unwrap();
    while let Some(question) = ledger(&session).steps().unwrap().next() {
        session.enter(Entry::NotKnown { question }).unwrap();
    }
    session.enter(Entry::ResetDone).unwrap();
    let strip = |session: &Session, seat: u8| ledger(session).strip(Seat(seat)).unwrap().clone();
    let doubts: Vec<_> = strip(&session, 0).virtue.doubts.iter().collect();
    assert_eq!(doubts, [Doubt::Hired, Doubt::Reset]);
    // D2: who may have a debt may have paid it off.
    assert_eq!(strip(&session, 0).unpaid.value, Some(0));
    session.enter(Entry::PaidOff { seat: Seat(0) }).unwrap();
    assert_eq!((strip(&session, 0).unpaid.value, strip(&session, 0).paid.value), (Some(0), Some(1)));
}

#[test]
fn e1_a_game_that_ends_before_all_last_turns_is_asked_about() {
    let mut session = table(2, Tracking::Helper);
    session.enter(Entry::GuildhallIs { workers: vec![Some(Seat(0)); 11] }).unwrap();
    session.enter(Entry::Guildhall { seat: None, did: None }).unwrap();
    assert_eq!(ledger(&session).strangers(), 1);
    session.enter(Entry::LastTurn { seat: Seat(0) }).unwrap();
    let left = EntryError::Title(TitleEntryError::TurnsLeft { next: Seat(1) });
    assert_eq!(session.enter(Entry::EndGame), Err(left));
    assert!(!ledger(&session).is_over());
    session.enter_anyway(Entry::EndGame).unwrap();
    assert!(ledger(&session).is_over());
}
