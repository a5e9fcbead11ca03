//! A small title of our own, for what the ground must carry and Norenberc does not ask of it: a hidden hand that decides
//! what its owner may do, a moment with eighty options, points below zero and a game that need not end.
//!
//! Everybody holds one card of nine. The first seat names a stake, one of which wins, and may wait instead of playing its card; all others
//! must play theirs. An even card earns its value, an odd one costs it; it goes back, and another is drawn. Whoever has
//! twenty points ends the game.

use guildhall::bots::search::{Budget, NoKnowledge, Search, SearchParams};
use guildhall::game::{Actor, Chance, Due, Effects, Game, MOST_SEATS, Outcome, Seat, SeatSet, Table};
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};

use crate::conformance::{Sample, conforms};

pub const STAKES: u8 = 80;
const BEST_STAKE: u8 = 77;
const CARDS: u8 = 9;
const GOAL: i32 = 20;

/// What a hand is without a card, and to whom does not see it.
const EMPTY: u8 = 0;
const HIDDEN: u8 = u8::MAX;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Stake(u8),
    Wait,
    Play(u8),
    Draw(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    seats: u8,
    hands: [u8; 3],
    points: [i32; 3],
    staked: bool,
    turn: Seat,
}

/// The state with the hands of the others blank, and whose view it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Observation {
    seen: State,
    viewer: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct No;

pub struct Cards;

impl State {
    /// Whose hand is to be filled.
    fn empty(&self) -> Option<usize> {
        self.hands[..usize::from(self.seats)].iter().position(|hand| *hand == EMPTY)
    }

    fn is_over(&self) -> bool {
        self.points.iter().any(|&points| points >= GOAL)
    }
}

impl Game for Cards {
    type Setup = u8;
    type State = State;
    type Action = Action;
    type Refusal = No;
    type Effect = ();
    type Observation = Observation;
    type Score = Vec<i32>;

    fn players(&seats: &u8) -> u8 {
        seats
    }

    fn start(&seats: &u8) -> State {
        State { seats, hands: [EMPTY; 3], points: [0; 3], staked: false, turn: Seat(0) }
    }

    fn due(_: &u8, state: &State) -> Due {
        if state.empty().is_some() {
            Due::Nature
        } else if state.is_over() {
            Due::Nobody
        } else {
            Due::Seats(SeatSet::default().with(state.turn))
        }
    }

    fn legal(_: &u8, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.staked {
            out.extend((seat == Seat(0)).then_some(Action::Wait));
            out.push(Action::Play(state.hands[seat.index()]));
        } else {
            out.extend((0..STAKES).map(Action::Stake));
        }
    }

    fn chance(_: &u8, state: &State, out: &mut Chance<Action>) {
        let free = (1..=CARDS).filter(|card| !state.hands.contains(card));
        out.extend(free.map(|card| (Action::Draw(card), 1)));
    }

    fn check(setup: &u8, state: &State, actor: Actor, action: Action) -> Result<(), No> {
        let allowed = match (actor, Self::due(setup, state)) {
            (Actor::Nature, Due::Nature) => {
                let mut chance = Chance::new();
                Self::chance(setup, state, &mut chance);
                chance.iter().any(|(it, _)| *it == action)
            }
            (Actor::Seat(seat), due) if due.includes(actor) => {
                let mut legal = Vec::new();
                Self::legal(setup, state, seat, &mut legal);
                legal.contains(&action)
            }
            _ => false,
        };
        if allowed { Ok(()) } else { Err(No) }
    }

    fn apply(setup: &u8, state: &mut State, actor: Actor, action: Action, _: &mut impl Effects<()>) {
        assert_eq!(Self::check(setup, state, actor, action), Ok(()), "{actor:?} {action:?} in {state:?}");
        match action {
            Action::Draw(card) => {
                let hand = state.empty().expect("checked");
                state.hands[hand] = card;
                return;
            }
            Action::Stake(stake) => {
                state.staked = true;
                state.points[0] += if stake == BEST_STAKE { GOAL } else { 0 };
            }
            Action::Wait => {}
            Action::Play(card) => {
                let points = i32::from(card);
                state.points[state.turn.index()] += if card.is_multiple_of(2) { points } else { -points };
                state.hands[state.turn.index()] = EMPTY;
            }
        }
        state.turn = Seat((state.turn.0 + 1) % state.seats);
    }

    fn observe(_: &u8, state: &State, viewer: Seat) -> Observation {
        let mut seen = *state;
        for (seat, hand) in seen.hands.iter_mut().enumerate() {
            if seat != viewer.index() && *hand != EMPTY {
                *hand = HIDDEN;
            }
        }
        Observation { seen, viewer }
    }

    fn resample<R: Rng + ?Sized>(_: &u8, observation: &Observation, rng: &mut R) -> State {
        let mut state = observation.seen;
        let mut free: Vec<u8> = (1..=CARDS).filter(|card| !state.hands.contains(card)).collect();
        free.shuffle(rng);
        for (hand, card) in state.hands.iter_mut().filter(|hand| **hand == HIDDEN).zip(free) {
            *hand = card;
        }
        state
    }

    fn viewer(observation: &Observation) -> Seat {
        observation.viewer
    }

    fn reopened(_: &u8, observation: &Observation) -> Observation {
        *observation
    }

    fn score(_: &u8, state: &State) -> Vec<i32> {
        state.points[..usize::from(state.seats)].to_vec()
    }

    fn outcomes(&seats: &u8, state: &State) -> [Outcome; MOST_SEATS] {
        let points = &state.points[..usize::from(seats)];
        let best = *points.iter().max().expect("somebody plays");
        let winners = points.iter().filter(|it| **it == best).count() as f32;
        let mut outcomes = [Outcome::default(); MOST_SEATS];
        for (outcome, &own) in outcomes.iter_mut().zip(points) {
            outcome.points = own as f32;
            outcome.win = if own == best { 1.0 / winners } else { 0.0 };
            outcome.place = 1.0 + points.iter().filter(|it| **it > own).count() as f32;
        }
        outcomes
    }
}

/// Stakes, cards and draws that there are, and some that there are not.
static ANYTHING: [Action; 14] = [
    Action::Wait,
    Action::Stake(0),
    Action::Stake(79),
    Action::Stake(80),
    Action::Stake(255),
    Action::Play(0),
    Action::Play(1),
    Action::Play(4),
    Action::Play(9),
    Action::Play(255),
    Action::Draw(0),
    Action::Draw(5),
    Action::Draw(9),
    Action::Draw(10),
];

impl Sample for Cards {
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=3;
    const LONGEST: usize = 300;
    const GAMES: u64 = 40;

    type Ledger = ();

    fn setup(players: u8, _: u64) -> u8 {
        players
    }

    fn anything() -> &'static [Action] {
        &ANYTHING
    }

    fn follow((): &mut (), _: &u8, state: &State, _: &[()]) {
        let held: Vec<_> = state.hands.iter().filter(|card| **card != EMPTY).collect();
        assert!(held.iter().enumerate().all(|(index, card)| !held[..index].contains(card)), "each card once");
    }

    /// By its log.
    fn reloaded(table: &Table<Self>) -> Table<Self> {
        Table::replay(*table.setup(), table.events().to_vec()).0
    }
}

#[test]
fn a_title_of_our_own_conforms() {
    conforms::<Cards>();
}

/// A table at which everybody holds a card, after these actions of the seats.
fn moment(seats: u8, seed: u64, actions: &[Action]) -> State {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut state = Cards::start(&seats);
    let mut actions = actions.iter();
    loop {
        let (actor, action) = match Cards::due(&seats, &state) {
            Due::Nature => (Actor::Nature, Cards::draw(&seats, &state, &mut rng)),
            _ => match actions.next() {
                Some(action) => (Actor::Seat(state.turn), *action),
                None => return state,
            },
        };
        Cards::apply(&seats, &mut state, actor, action, &mut ());
    }
}

fn best(seats: u8, state: &State, iterations: u32) -> (Action, usize) {
    let observation = Cards::observe(&seats, state, state.turn);
    let search = Search::<Cards, _> {
        setup: &seats,
        observation: &observation,
        knowledge: &NoKnowledge,
        params: SearchParams::default(),
        noting: false,
    };
    let found = search.run(&Budget::iterations(iterations), 1);
    (found.tried[0].action, found.tried.len())
}

#[test]
fn a_search_plays_by_the_rules_when_options_follow_from_what_is_hidden() {
    for seed in 0..20 {
        for seats in [2, 3] {
            // `apply` refuses to be given what is not allowed.
            let state = moment(seats, seed, &[Action::Stake(0)]);
            best(seats, &state, 300);
        }
    }
}

#[test]
fn a_search_plays_the_card_that_wins() {
    let mut won = 0;
    for seed in 0..20 {
        let mut state = moment(2, seed, &[Action::Stake(0)]);
        let other = state.hands[1];
        Cards::apply(&2, &mut state, Actor::Seat(Seat(1)), Action::Play(other), &mut ());
        let draw = Cards::draw(&2, &state, &mut ChaCha8Rng::seed_from_u64(seed));
        Cards::apply(&2, &mut state, Actor::Nature, draw, &mut ());
        let own = state.hands[0];
        if own.is_multiple_of(2) {
            // The other may win with its next card.
            state.points = [GOAL - i32::from(own), GOAL - 1, 0];
            assert_eq!(best(2, &state, 2000).0, Action::Play(own), "{state:?}");
            won += 1;
        }
    }
    assert!(won > 0);
}

#[test]
fn none_of_eighty_options_is_left_out() {
    let state = moment(3, 1, &[]);
    assert_eq!(best(3, &state, 4000), (Action::Stake(BEST_STAKE), usize::from(STAKES)));
}
