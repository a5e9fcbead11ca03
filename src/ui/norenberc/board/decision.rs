//! A decision on the board, and the moves that the rules allow for it.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "one kind of answer is looked for, and everything else is none"
)]

use crate::game::{Actor, Game as _, Seat};
use crate::norenberc::{
    Action, Goods, Guild, Norenberc, Refusal, Setup, Spot, Stage, State, Step, Tile, Turn, Window,
};

/// The decision of the seat to move.
#[derive(Clone, Copy)]
pub struct DecisionCx<'a> {
    pub setup: &'a Setup,
    pub state: &'a State,
    pub seat: Seat,
    /// True if the talers of that seat are hidden from onlookers.
    pub hidden: bool,
}

impl DecisionCx<'_> {
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        Norenberc::check(self.setup, self.state, Actor::Seat(self.seat), action)
    }

    pub(super) fn legal_in(&self, state: &State) -> Vec<Action> {
        let mut legal = Vec::new();
        Norenberc::legal(self.setup, state, self.seat, &mut legal);
        legal
    }

    pub(super) fn legal(&self) -> Vec<Action> {
        self.legal_in(self.state)
    }

    pub(super) fn after(&self, actions: &[Action]) -> State {
        let mut state = *self.state;
        for &action in actions {
            Norenberc::apply(self.setup, &mut state, Actor::Seat(self.seat), action, &mut ());
        }
        state
    }

    /// The turn to decide about, if it belongs to the seat to move.
    pub fn turn(&self) -> Option<Turn> {
        if let Step::Turn(turn) = self.state.step() { (turn.seat == self.seat).then_some(turn) } else { None }
    }

    pub(super) fn payments(&self, turn: Turn, window: Window) -> Vec<Goods> {
        let paid = if let Stage::Pay(_) = turn.stage {
            *self.state
        } else {
            let recruit = Action::Recruit { guild: turn.guild, window };
            if self.check(recruit).is_err() {
                return Vec::new();
            }
            self.after(&[recruit])
        };
        self.bundles(&paid, |action| if let Action::Pay(goods) = action { Some(goods) } else { None })
    }

    pub(super) fn purchases(&self) -> Vec<Goods> {
        let goods = |action| if let Action::Buy { goods, .. } = action { Some(goods) } else { None };
        self.bundles(self.state, goods)
    }

    pub(super) fn robberies(&self, from: Seat) -> Vec<Goods> {
        self.bundles(self.state, |action| match action {
            Action::Rob { victim, goods } if victim == from => Some(goods),
            _ => None,
        })
    }

    pub(super) fn bundles(&self, state: &State, goods: impl Fn(Action) -> Option<Goods>) -> Vec<Goods> {
        self.legal_in(state).into_iter().filter_map(goods).collect()
    }

    /// True if the refusal would give away hidden talers.
    pub fn is_secret(&self, refusal: Refusal) -> bool {
        self.hidden && matches!(refusal, Refusal::NotEnoughTalers { .. })
    }

    pub(super) fn is_craftsman(&self, spot: Spot) -> Option<Guild> {
        let tile = match spot {
            Spot::Workshop(guild, bench) => self.state.settled(self.setup, guild, bench),
            Spot::Lodgings(guild, window) => self.state.lodger(self.setup, guild, window),
        };
        match tile {
            Some(Tile::Craftsman(craftsman)) => Some(craftsman.guild),
            Some(Tile::Townsman(_)) | None => None,
        }
    }
}
