//! The referee is the engine with sealed hands: a whole game gives what `guildhall replay` gives, nothing illegal gets in,
//! and what only the table may do is ruled.

use std::process::Command;

use guildhall::architects::{
    Action, Apprentice, Architects, Character, Effect, Fact, FactError, Refusal, Resource, Stand, Step,
};
use guildhall::bots::architects::greedy;
use guildhall::companion::Tracking;
use guildhall::companion::architects::{
    Boards, Entry, EntryError, Referee, Session, Start, TableState, TitleEntryError,
};
use guildhall::game::{Actor, Due, Event, Game as _, Seat};
use guildhall::storage::architects::ScoreReport;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::support::{in_memory, setup, table};
use crate::support::folder;

pub fn referee(session: &Session) -> &Referee {
    match session.view().play {
        TableState::Referee(referee) => referee,
        other => panic!("{other:?}"),
    }
}

/// What comes next: greedily, and by chance.
fn next(referee: &Referee, rng: &mut ChaCha8Rng) -> Option<Event<Action>> {
    let (setup, state) = (referee.setup(), referee.state());
    match referee.due() {
        Due::Nobody => None,
        Due::Nature => {
            let drawn = Architects::draw(setup, state, rng);
            Some(Event { actor: Actor::Nature, action: drawn })
        }
        Due::Seats(seats) => {
            let seat = seats.iter().next().unwrap();
            let action = greedy(setup, state, seat, &referee.legal(seat));
            Some(Event { actor: Actor::Seat(seat), action })
        }
    }
}

/// Plays until so many turns have begun, and the next one is about to.
pub fn play_turns(session: &mut Session, turns: u16, seed: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    loop {
        let state = referee(session).state();
        if state.turns() >= turns && state.step() == Step::Turn {
            return;
        }
        let Some(event) = next(referee(session), &mut rng) else { return };
        session.answer(Entry::Event(event)).unwrap();
    }
}

fn enter(session: &mut Session, actor: Actor, action: Action) -> Result<(), EntryError> {
    session.enter(Entry::Event(Event { actor, action }))
}

#[test]
fn a_whole_game_gives_the_scores_of_replay() {
    let folder = folder("architects-replay");
    let boards = Boards::Chosen(vec![Character::Therese, Character::Rudolf, Character::Ada]);
    let starts = [(2, Start::default()), (3, Start { boards, ..Start::default() })];
    for (players, start) in starts {
        let mut session = in_memory(setup(players, Tracking::Referee, start));
        play_turns(&mut session, u16::MAX, players.into());
        let score = session.view().score.unwrap().unwrap();
        let report = serde_json::to_value(ScoreReport::new(&session.names(), score)).unwrap();
        let file = folder.join("game.jsonl");
        std::fs::write(&file, session.record().unwrap()).unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_guildhall"))
            .args(["replay", "--lang", "en", "--format", "json"])
            .arg(&file)
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let mut answer: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        answer.as_object_mut().unwrap().remove("line");
        assert_eq!(report, answer);
        let view = session.view();
        let resets = view.play.resets();
        assert!(resets.len() >= 2, "U3");
        // Every debt and every step of a reset is in its lines.
        for message in resets.iter().flat_map(|reset| &reset.seats) {
            let debts: i16 = message
                .lines
                .iter()
                .map(|line| match line.change {
                    guildhall::architects::reset::ResetChange::Debts(debts) => debts.cast_signed(),
                    guildhall::architects::reset::ResetChange::DebtsDestroyed(debts) => -debts.cast_signed(),
                    _ => 0,
                })
                .sum();
            assert_eq!(message.debts, Some(debts));
        }
    }
}

#[test]
fn x65_draws_need_no_names_and_who_starts_is_asked_once() {
    let start = Start { first: Some(Seat(1)), ..Start::default() };
    let mut session = in_memory(setup(2, Tracking::Referee, start));
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut entered = 0;
    while referee(&session).state().turns() == 0 {
        let event = next(referee(&session), &mut rng).unwrap();
        session.answer(Entry::Event(event)).unwrap();
        entered += 1;
    }
    assert_eq!(entered, 9, "the market, and eight apprentices");
    let state = referee(&session).state();
    assert_eq!((state.active(), state.hand_len(Seat(0)), state.hand(Seat(0)).len()), (Seat(1), 3, 0));
    assert_eq!(state.count(Seat(0), Resource::Silver), 4, "S8");
    // What followed from the last apprentice is undone with it.
    session.undo_answer().unwrap();
    assert_eq!(referee(&session).state().turns(), 0);
    session.redo_answer().unwrap();
    assert_eq!(referee(&session).state().turns(), 1);
}

#[test]
fn what_the_rules_forbid_is_refused_with_its_rule() {
    let mut session = table(2, Tracking::Referee);
    play_turns(&mut session, 1, 1);
    let active = referee(&session).state().active();
    let refused = enter(&mut session, Actor::Seat(active), Action::Stop).unwrap_err();
    assert!(
        matches!(refused, EntryError::Title(TitleEntryError::Rules(Refusal::NotNow { .. }))),
        "{refused:?}"
    );
    assert!(refused.rule().is_some());
    assert_eq!(session.enter(Entry::EndGame), Err(EntryError::WrongTracking));
}

#[test]
fn x44_x8_what_only_the_table_may_do_is_ruled_and_leaves_no_record() {
    let mut session = table(2, Tracking::Referee);
    let early = session.enter(Entry::Ruling { fact: Fact::TaxStand { silver: 5 } });
    assert_eq!(early, Err(TitleEntryError::Fact(FactError::NotNow).into()));
    play_turns(&mut session, 12, 1);
    assert!(session.record().is_some());
    let rule = |session: &mut Session, fact| session.enter(Entry::Ruling { fact });
    rule(&mut session, Fact::Goods { seat: Seat(0), resource: Resource::Silver, count: 9 }).unwrap();
    let tax = referee(&session).state().tax();
    rule(&mut session, Fact::TaxPaid { seat: Seat(0), tax: 2 }).unwrap();
    let state = *referee(&session).state();
    assert_eq!((state.count(Seat(0), Resource::Silver), state.tax()), (7, tax + 2));
    let nobody = Fact::Dismissed { seat: Seat(0), apprentice: Apprentice::Peddler };
    let error = FactError::NotOwned { apprentice: Apprentice::Peddler };
    assert_eq!(rule(&mut session, nobody), Err(TitleEntryError::Fact(error).into()));
    rule(&mut session, Fact::Workers { seat: Seat(1), at: Stand::Prison, workers: 2 }).unwrap();
    assert_eq!(referee(&session).state().prisoners(Seat(1)), 2);
    assert_eq!(session.record(), None);
    assert_eq!(
        session.enter(Entry::Ruling { fact: Fact::Virtue { seat: Seat(4), virtue: 3 } }),
        Err(TitleEntryError::Fact(FactError::NoSuchPlayer).into())
    );
    // And the game goes on.
    play_turns(&mut session, 20, 3);
    assert!(referee(&session).state().turns() >= 20);
}

#[test]
fn a_building_gets_its_name_when_it_is_constructed_and_a_correction_says_what_it_changed() {
    let mut session = table(2, Tracking::Referee);
    play_turns(&mut session, u16::MAX, 4);
    let constructed = session.view().log.iter().rev().filter_map(|line| match &line.entry {
        Entry::Event(Event { action: Action::Construct(building), .. }) => Some((line.id, *building)),
        _ => None,
    });
    // With sealed hands whatever can be paid may have been in the hand.
    let mut others = constructed.filter_map(|(id, building)| {
        let Some(TableState::Referee(before)) = session.before(id) else { panic!("the referee was there") };
        let seat = before.state().active();
        let other = before.legal(seat).into_iter().find_map(|action| match action {
            Action::Construct(other) if other != building => Some(other),
            _ => None,
        });
        Some((id, seat, other?))
    });
    let (id, seat, other) = others.next().unwrap();
    let event = Event { actor: Actor::Seat(seat), action: Action::Construct(other) };
    session.amend(id, Entry::Event(event)).unwrap();
    assert!(!session.view().changes().is_empty());
    session.undo().unwrap();
    assert_eq!(session.view().changes(), []);
}

#[test]
fn effects_of_the_last_event_are_there_for_the_screen() {
    let mut session = table(2, Tracking::Referee);
    play_turns(&mut session, 2, 1);
    let effects = referee(&session).effects();
    assert!(effects.iter().any(|effect| matches!(effect, Effect::TurnBegun { .. })));
}
