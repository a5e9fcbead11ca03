//! The rules: [`Game`]. Plain values in, plain values out; no files, texts, clocks or generators of their own.

use guildhall::game::{Actor, Chance, Due, Effects, Game, MOST_SEATS, Outcome, Seat, SeatSet};
use rand::Rng;
use rand::seq::SliceRandom;

use super::title::{Category, Score, ScoreLine};

pub const STAKES: u8 = 80;
pub const BEST_STAKE: u8 = 77;
pub const CARDS: u8 = 9;
pub const GOAL: i32 = 20;

/// A hand without a card, and a card to whoever does not see it.
pub const EMPTY: u8 = 0;
const HIDDEN: u8 = u8::MAX;

/// The title itself: a type without values that the traits hang on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Nine;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Stake(u8),
    Wait,
    Play(u8),
    /// By Nature. The card is [`EMPTY`] in the eyes of others.
    Draw {
        seat: Seat,
        card: u8,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    NotDue,
    NoSuchStake,
    NoSuchPlay,
    NoSuchDraw,
}

/// A change that the state does not show afterwards: the deck has to know of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    Returned { card: u8 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub seats: u8,
    pub hands: [u8; 3],
    /// Points from cards.
    pub cards: [i32; 3],
    pub stake: Option<u8>,
    pub turns: u32,
}

/// The state with the hands of the others blank, and whose view it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Observation {
    seen: State,
    viewer: Seat,
}

/// One player's part of the score, from a table or from a sheet that somebody wrote: both are counted by [`score`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sheet {
    pub best_stake: bool,
    pub cards: i32,
}

impl State {
    pub fn turn(&self) -> Seat {
        Seat((self.turns % u32::from(self.seats)) as u8)
    }

    fn sheets(&self) -> impl Iterator<Item = Sheet> {
        let best_stake = |seat| seat == Seat(0) && self.stake == Some(BEST_STAKE);
        let sheet = move |seat: Seat| Sheet { best_stake: best_stake(seat), cards: self.cards[seat.index()] };
        Seat::first(self.seats).map(sheet)
    }

    fn free_cards(&self) -> impl Iterator<Item = u8> {
        (1..=CARDS).filter(|card| !self.hands.contains(card))
    }
}

impl Sheet {
    /// N2, N4.
    fn lines(self) -> [ScoreLine; 2] {
        let stake = if self.best_stake { GOAL } else { 0 };
        [(Category::Stake, stake), (Category::Cards, self.cards)]
            .map(|(category, points)| ScoreLine { category, points })
    }

    pub fn total(self) -> i32 {
        self.lines().iter().map(|line| line.points).sum()
    }
}

/// N4.
pub fn card_points(card: u8) -> i32 {
    let points = i32::from(card);
    if card.is_multiple_of(2) { points } else { -points }
}

pub fn score(sheets: impl IntoIterator<Item = Sheet>) -> Score {
    Score(sheets.into_iter().map(Sheet::lines).collect())
}

impl Game for Nine {
    /// Number of players: nothing else varies.
    type Setup = u8;
    type State = State;
    type Action = Action;
    type Refusal = Refusal;
    type Effect = Effect;
    type Observation = Observation;
    type Score = Score;

    fn players(&seats: &u8) -> u8 {
        seats
    }

    fn start(&seats: &u8) -> State {
        State { seats, hands: [EMPTY; 3], cards: [0; 3], stake: None, turns: 0 }
    }

    fn due(_: &u8, state: &State) -> Due {
        if state.hands[..usize::from(state.seats)].contains(&EMPTY) {
            Due::Nature
        } else if state.sheets().any(|sheet| sheet.total() >= GOAL) {
            Due::Nobody
        } else {
            Due::Seats(SeatSet::default().with(state.turn()))
        }
    }

    fn legal(_: &u8, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.stake.is_none() {
            out.extend((0..STAKES).map(Action::Stake));
        } else {
            out.extend((seat == Seat(0)).then_some(Action::Wait));
            out.push(Action::Play(state.hands[seat.index()]));
        }
    }

    fn chance(_: &u8, state: &State, out: &mut Chance<Action>) {
        let seat = Seat::first(state.seats).find(|seat| state.hands[seat.index()] == EMPTY);
        let seat = seat.expect("Nature is due");
        out.extend(state.free_cards().map(|card| (Action::Draw { seat, card }, 1)));
    }

    fn check(setup: &u8, state: &State, actor: Actor, action: Action) -> Result<(), Refusal> {
        if !Self::due(setup, state).includes(actor) {
            return Err(Refusal::NotDue);
        }
        let (mut legal, mut chance) = (Vec::new(), Chance::new());
        match actor {
            Actor::Seat(seat) => Self::legal(setup, state, seat, &mut legal),
            Actor::Nature => Self::chance(setup, state, &mut chance),
        }
        if legal.contains(&action) || chance.contains(&(action, 1)) {
            return Ok(());
        }
        Err(match action {
            Action::Stake(_) => Refusal::NoSuchStake,
            Action::Wait | Action::Play(_) => Refusal::NoSuchPlay,
            Action::Draw { .. } => Refusal::NoSuchDraw,
        })
    }

    fn apply(
        setup: &u8,
        state: &mut State,
        actor: Actor,
        action: Action,
        effects: &mut impl Effects<Effect>,
    ) {
        assert_eq!(Self::check(setup, state, actor, action), Ok(()), "{actor:?} {action:?} in {state:?}");
        let seat = state.turn().index();
        match action {
            Action::Draw { seat, card } => {
                state.hands[seat.index()] = card;
                return;
            }
            Action::Stake(stake) => state.stake = Some(stake),
            Action::Wait => {}
            Action::Play(card) => {
                state.cards[seat] += card_points(card);
                state.hands[seat] = EMPTY;
                effects.note(Effect::Returned { card });
            }
        }
        state.turns += 1;
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
        let mut free: Vec<_> = state.free_cards().collect();
        free.shuffle(rng);
        for (hand, card) in state.hands.iter_mut().filter(|hand| **hand == HIDDEN).zip(free) {
            *hand = card;
        }
        state
    }

    fn viewer(observation: &Observation) -> Seat {
        observation.viewer
    }

    /// Nobody chooses in secret while others do.
    fn reopened(_: &u8, observation: &Observation) -> Observation {
        *observation
    }

    fn score(_: &u8, state: &State) -> Score {
        score(state.sheets())
    }

    fn outcomes(_: &u8, state: &State) -> [Outcome; MOST_SEATS] {
        let totals: Vec<_> = state.sheets().map(Sheet::total).collect();
        Outcome::of_all(&totals, |total| *total as f32)
    }
}
