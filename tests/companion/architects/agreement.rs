//! Random engine games told to the town helper the way people would tell them: the same clock, the same resets, the same
//! final scores.

use guildhall::architects::scoring::Score;
use guildhall::architects::{
    Action, Apprentice, Architects, Building, Character, Effect, Resource, Setup, Space, Spot, State, Step,
};
use guildhall::bots::architects::greedy;
use guildhall::companion::architects::{
    Boards, Cause, Did, Entry, Ledger, Missing, OnSpace, Owned, Preconditions, Question, ResetCard, Start,
    TableSetup, TableState, final_score,
};
use guildhall::companion::{TableState as _, TrackedTitle as _, Tracking};
use guildhall::game::{Actor, Due, Game as _, Seat, Table};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::support::setup;

/// What happened in a turn, as people saw it.
#[derive(Default)]
struct Turn {
    placed: Vec<Spot>,
    did: Vec<Did>,
    /// Whether the market costs no virtue (H8).
    illusionist: bool,
    reset: Option<Reset>,
}

/// What happened in a reset.
#[derive(Default)]
struct Reset {
    used: [Option<Seat>; ResetCard::ALL.len()],
    destroyed: [u16; 5],
    instead: [u16; 5],
}

/// People who tell the program what happens.
struct Teller {
    setup: TableSetup,
    preconditions: Preconditions,
    play: TableState,
    entered: usize,
    resets: usize,
}

impl Teller {
    fn new(players: u8, start: Start) -> Self {
        let setup = setup(players, Tracking::Helper, start);
        setup.check().unwrap();
        let preconditions = Architects::preconditions(&setup, std::iter::empty());
        let play = Architects::open(&setup, &preconditions);
        Self { setup, preconditions, play, entered: 0, resets: 0 }
    }

    fn ledger(&self) -> &Ledger {
        self.play.ledger().unwrap()
    }

    fn tell(&mut self, entry: &Entry) {
        assert_eq!(Architects::objection(&self.play, entry), None, "{entry:?}");
        let taken = Architects::enter(&self.setup, &self.preconditions, &mut self.play, self.entered, entry);
        assert_eq!(taken, Ok(()), "{entry:?}");
        self.entered += 1;
    }

    fn own(&mut self, seat: Seat, owned: Owned) {
        self.tell(&Entry::Owned { seat, owned });
    }

    /// The worker, and then whatever people see otherwise on the board than on the strips.
    fn turn(&mut self, seat: Seat, turn: &Turn, state: &State) {
        let mut did = turn.did.iter();
        let mut sure = false;
        for spot in &turn.placed {
            match *spot {
                Spot::Guildhall => {
                    self.tell(&Entry::Guildhall { seat: Some(seat), did: did.next().copied() });
                    sure = true;
                }
                Spot::Market(space) => {
                    self.tell(&Entry::Market { seat: Some(seat), space });
                    sure = !turn.illusionist;
                }
                Spot::Circle(_) | Spot::Prison => {}
            }
        }
        if sure {
            self.compare(state);
        }
        for seat in Seat::first(self.setup.players()) {
            let strip = self.ledger().strip(seat).unwrap().clone();
            if strip.virtue.sure() != Some(state.virtue(seat)) {
                self.own(seat, Owned::Virtue { virtue: Some(state.virtue(seat)) });
            }
            if strip.unpaid.sure() != Some(state.unpaid_debts(seat)) {
                self.own(seat, Owned::Unpaid { debts: Some(state.unpaid_debts(seat)) });
            }
            if strip.paid.sure() != Some(state.paid_debts(seat)) {
                self.own(seat, Owned::Paid { debts: Some(state.paid_debts(seat)) });
            }
        }
    }

    /// What the ledger is sure of is so.
    fn compare(&self, state: &State) {
        for seat in Seat::first(self.setup.players()) {
            let strip = self.ledger().strip(seat).unwrap();
            assert_eq!(strip.cathedral.sure(), Some(state.level(seat)));
            let same = |known: Option<u16>, is: u16| known.is_none_or(|known| known == is);
            assert!(
                same(strip.virtue.sure().map(Into::into), state.virtue(seat).into()),
                "{seat:?} {strip:?}"
            );
            assert!(same(strip.unpaid.sure(), state.unpaid_debts(seat)), "{seat:?} {strip:?}");
            assert_eq!(
                strip.buildings.iter().copied().collect::<std::collections::BTreeSet<Building>>(),
                state.built(seat).iter().collect()
            );
        }
    }

    fn begin_reset(&mut self, state: &State) {
        let walk = self.ledger().steps().expect("the clock knows the reset");
        assert_eq!(walk.open.len(), usize::from(self.setup.players()));
        assert_eq!(walk.reset.by, Some(state.active()));
        for question in walk.open {
            let Question::Prison { seat } = question else { panic!("{question:?}") };
            self.own(seat, Owned::Prison { workers: Some(state.prisoners(seat)) });
        }
    }

    fn end_reset(&mut self, reset: &Reset, state: &State, back: bool) {
        while let Some(question) = self.ledger().steps().unwrap().next() {
            match question {
                Question::Used { card } => self.tell(&Entry::Used { card, by: reset.used[card.index()] }),
                Question::Destroyed { seat } => {
                    self.tell(&Entry::Destroyed { seat, debts: reset.destroyed[seat.index()] });
                }
                Question::Instead { seat } => {
                    self.tell(&Entry::Instead { seat, debts: reset.instead[seat.index()] });
                }
                Question::Prison { .. } | Question::Virtue { .. } => panic!("{question:?} is known"),
            }
        }
        self.tell(&Entry::ResetDone);
        self.resets += 1;
        self.compare(state);
        for seat in Seat::first(self.setup.players()) {
            let strip = self.ledger().strip(seat).unwrap();
            assert_eq!(strip.virtue.sure(), Some(state.virtue(seat)));
            assert_eq!(strip.unpaid.sure(), Some(state.unpaid_debts(seat)));
            // X2: whoever had nobody else may have taken a worker back from there since.
            assert!(back || strip.prison == Some(state.prisoners(seat)));
        }
    }

    fn check_clock(&self, setup: &Setup, state: &State) {
        let clock = self.ledger().clock();
        assert_eq!((clock.filled, clock.spaces), (Some(state.guildhall_len()), setup.spaces()));
        assert!(!clock.reset_due);
        let market = Space::ALL.map(|space| state.on_market(space).map_or(OnSpace::Free, OnSpace::By));
        assert_eq!(self.ledger().market(), market);
        let left = self.ledger().last_turns().map(|last| setup.players() - last.had.len());
        assert_eq!(left, state.last_turns());
        assert_eq!(self.play.chapter(), Some(<Architects as guildhall::game::Title>::chapter(setup, state)));
    }

    /// The end: only what is asked is told.
    fn end(&mut self, state: &State) -> (Score, usize) {
        self.tell(&Entry::EndGame);
        let mut entered = 0;
        for _ in 0..3 {
            let Err(missing) = final_score(&self.play.sheets()) else { break };
            for (seat, fact) in missing {
                // What was told before may have decided it.
                if final_score(&self.play.sheets()).err().is_none_or(|open| !open.contains(&(seat, fact))) {
                    continue;
                }
                entered += 1;
                self.own(seat, owned(state, seat, fact));
            }
        }
        (final_score(&self.play.sheets()).unwrap(), entered)
    }
}

fn owned(state: &State, seat: Seat, fact: Missing) -> Owned {
    match fact {
        Missing::Goods(resource) => Owned::Goods { resource, count: Some(state.count(seat, resource)) },
        Missing::Prison => Owned::Prison { workers: Some(state.prisoners(seat)) },
        Missing::Captured => Owned::Captured { workers: Some(state.captured_by(seat)) },
        Missing::Skill(skill) => {
            let count = state.apprentices(seat).skilled()[skill.index()];
            Owned::Skill { skill, apprentices: Some(count) }
        }
        Missing::Buildings
        | Missing::Cathedral
        | Missing::Virtue
        | Missing::Unpaid
        | Missing::Paid
        | Missing::Guildhall => panic!("{fact:?} is known"),
    }
}

/// What people see of an event.
fn see(turn: &mut Turn, step: Step, effects: &[Effect]) {
    for effect in effects {
        match (*effect, &mut turn.reset) {
            (Effect::Placed { spot, .. }, _) => turn.placed.push(spot),
            (Effect::Constructed { building, .. }, _) => {
                turn.did.push(Did::Built { building: Some(building) });
            }
            (Effect::Advanced { .. }, _) => turn.did.push(Did::Advanced { virtue: None }),
            (Effect::Rewarded { reward, .. }, _) => {
                *turn.did.last_mut().unwrap() = Did::Advanced { virtue: Some(reward.reward().virtue) };
            }
            (Effect::NoRewardLeft { .. }, _) => {
                *turn.did.last_mut().unwrap() = Did::Advanced { virtue: Some(1) };
            }
            (Effect::PrisonersReleased { seat, .. }, Some(reset)) => {
                let card =
                    if matches!(step, Step::Fara(_)) { ResetCard::Fara } else { ResetCard::Gatekeeper };
                reset.used[card.index()] = Some(seat);
            }
            (Effect::Gained { seat, goods }, Some(reset)) => {
                for (resource, card) in [
                    (Resource::Gold, ResetCard::GoldSquire),
                    (Resource::Marble, ResetCard::MarbleSquire),
                    (Resource::Silver, ResetCard::Peddler),
                ] {
                    if goods.count(resource) > 0 {
                        reset.used[card.index()] = Some(seat);
                    }
                }
            }
            (Effect::DebtDestroyed { seat }, Some(reset)) => reset.destroyed[seat.index()] += 1,
            (Effect::PaidInstead { seat }, Some(reset)) => reset.instead[seat.index()] += 1,
            _ => {}
        }
    }
}

fn game(players: u8, seed: u64) -> (Setup, Start) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let promo = rng.random_bool(0.4);
    let mut setup = Setup::new(players);
    if promo {
        setup = setup.with_promo();
    }
    let mut start = Start { promo, ..Start::default() };
    if rng.random_bool(0.6) {
        let mut all = if promo { Character::ALL.to_vec() } else { Character::IN_BOX.to_vec() };
        let chosen: Vec<_> = (0..players).map(|_| all.remove(rng.random_range(0..all.len()))).collect();
        setup = setup.with_characters(&chosen).unwrap();
        start.boards = Boards::Chosen(chosen);
    }
    (setup, start)
}

/// Mostly sensible, so that games end; often not, so that much happens.
fn choose(table: &Table<Architects>, rng: &mut ChaCha8Rng) -> Option<(Actor, Action)> {
    match table.due() {
        Due::Nobody => None,
        Due::Nature => Some((Actor::Nature, Architects::draw(table.setup(), table.state(), rng))),
        Due::Seats(seats) => {
            let seat = seats.iter().next().unwrap();
            let legal = table.legal(seat);
            let action = if rng.random_bool(0.75) {
                greedy(table.setup(), table.state(), seat, &legal)
            } else {
                legal[rng.random_range(0..legal.len())]
            };
            Some((Actor::Seat(seat), action))
        }
    }
}

/// One game; says how many resets there were and how many facts had to be told at the end.
fn follow(players: u8, seed: u64) -> Option<(usize, usize)> {
    let (setup, start) = game(players, seed);
    let mut teller = Teller::new(players, start);
    let mut table = Table::<Architects>::new(setup.clone());
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut turn = Turn::default();
    while let Some((actor, action)) = choose(&table, &mut rng) {
        if table.state().may_be_broken_off(&setup) {
            return None;
        }
        let (step, active) = (table.state().step(), table.state().active());
        let illusionist = table.state().apprentices(active).count(Apprentice::Illusionist) > 0;
        if let (Action::Accept, Step::Squires(seat, _), Some(reset)) = (action, step, &mut turn.reset) {
            reset.used[ResetCard::VirtueSquire.index()] = Some(seat);
        }
        let effects = table.enter(actor, action).unwrap();
        turn.illusionist |= illusionist;
        see(&mut turn, step, &effects);
        if effects.contains(&Effect::ResetBegun) {
            teller.turn(active, &turn, table.state());
            teller.begin_reset(table.state());
            turn.reset = Some(Reset::default());
        }
        // Turns that nobody has to decide follow at once: somebody takes the only worker back, or passes.
        let mut of = active;
        let back = effects.iter().any(|it| matches!(it, Effect::TookBack { .. }));
        for effect in &effects {
            let next = match *effect {
                Effect::TurnBegun { seat } if step != Step::Start && table.state().turns() > 1 => Some(seat),
                Effect::GameOver => Some(active),
                _ => None,
            };
            let Some(next) = next else { continue };
            let done = std::mem::take(&mut turn);
            let worker = done.placed.iter().any(|spot| !matches!(spot, Spot::Circle(_)));
            match &done.reset {
                Some(reset) => teller.end_reset(reset, table.state(), back),
                None => teller.turn(of, &done, table.state()),
            }
            let entered = teller.ledger().last_turns().is_some_and(|last| {
                // The turn that filled the last space is not a last turn.
                last.had.contains(of) || worker
            });
            if !entered && teller.ledger().last_turns().is_some() {
                teller.tell(&Entry::LastTurn { seat: of });
            }
            of = next;
        }
        if effects.iter().any(|it| matches!(it, Effect::TurnBegun { .. })) {
            teller.check_clock(&setup, table.state());
        }
    }
    let score = Architects::score(&setup, table.state());
    let (entered, facts) = teller.end(table.state());
    assert_eq!(entered.decided_by, score.decided_by);
    for (entered, score) in entered.players.iter().zip(&score.players) {
        assert_eq!((entered.total, entered.rank, entered.settled), (score.total, score.rank, score.settled));
    }
    let by_guildhall = teller.play.resets().iter().filter(|it| matches!(it.cause, Cause::Guildhall(_)));
    assert_eq!(by_guildhall.count(), 2, "U3");
    Some((teller.resets, facts))
}

#[test]
fn games_told_to_the_helper_have_the_engines_clock_resets_and_scores() {
    let (mut games, mut resets, mut facts) = (0, 0, 0);
    for players in 2..=5 {
        for seed in 0..140 {
            let Some((in_game, entered)) = follow(players, seed + 1000 * u64::from(players)) else {
                continue;
            };
            games += 1;
            resets += in_game;
            facts += entered;
        }
    }
    println!("{games} games, {resets} resets, {facts} facts told at the end");
    assert!(games >= 500, "{games}");
    assert!(resets > 2 * games, "some resets are the market's");
}
