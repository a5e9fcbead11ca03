//! The [`Title`] of Architects: everything the application needs of it beside the rules.

use std::ops::RangeInclusive;

use super::action::Action;
use super::cards::deck::Deck;
use super::components::{FEWEST_PLAYERS, GUILDHALL_ROWS, MOST_PLAYERS};
use super::effect::Effect;
use super::refusal::Refusal;
use super::rule_id::RuleId;
use super::scoring::{Category, PlayerScore, Score, ScoreLine};
use super::setup::Setup;
use super::state::State;
use super::step::{Owner, Step};
use super::{Architects, reset};
use crate::game::{
    Actor, Deal, Event, Game as _, HasRule, PlayerRank, Redacted, RefusalCode, Rule, Scored, Seat, Title,
};

impl Title for Architects {
    const ID: &'static str = "architects";
    const SEATS: RangeInclusive<u8> = FEWEST_PLAYERS..=MOST_PLAYERS;

    type RuleId = RuleId;
    type Deck = Deck;

    /// The row of the guildhall that is filled next, 1 to 4; 5 for the last turns.
    fn chapter(setup: &Setup, state: &State) -> u8 {
        match state.last_turns() {
            Some(_) => GUILDHALL_ROWS + 1,
            None => (state.guildhall_len() / setup.columns() + 1).min(GUILDHALL_ROWS),
        }
    }

    fn decision_seed(_: &Setup, state: &State) -> u64 {
        state.turns().into()
    }

    /// The draft goes by seats, as it is written down; everything else clockwise from the active player (X50).
    fn order(setup: &Setup, state: &State) -> Vec<Seat> {
        let first = if matches!(state.step(), Step::Draft(_)) { Seat(0) } else { state.active() };
        setup.clockwise(first).collect()
    }

    /// Others learn that a card was drawn, sealed, kept or discarded, not which one (X36 to X40). What a seat came to know
    /// of another's cards is in its observation, not in the log.
    fn redact(_: &Setup, events: &[Event<Action>], _: &State, viewer: Option<Seat>) -> Vec<Redacted<Action>> {
        let redacted = |event: &Event<Action>| {
            let (Some(owner), action) = (owner(event), event.action) else { return Redacted::Full(*event) };
            let blank = blanked(action);
            if viewer == Some(owner) || blank == action {
                Redacted::Full(*event)
            } else {
                Redacted::Partial(Event { actor: event.actor, action: blank })
            }
        };
        events.iter().map(redacted).collect()
    }

    fn redact_effect(effect: &Effect, viewer: Option<Seat>) -> Option<Effect> {
        match effect.secret_of() {
            Some(owner) if viewer != Some(owner) => Some(effect.blanked()),
            _ => Some(*effect),
        }
    }

    /// X66.
    fn reveals(event: &Event<Action>, effects: &[Effect]) -> bool {
        event.actor == Actor::Nature || effects.iter().any(|effect| effect.turns_up())
    }

    /// True for questions to the active player after the worker is placed, not for those to chance or to others.
    fn is_mid_move(state: &State) -> bool {
        match state.step().owner() {
            Owner::Seat(seat) => seat == state.active(),
            Owner::Active => state.step() != Step::Turn,
            Owner::Nobody | Owner::Nature | Owner::All | Owner::Program => false,
        }
    }

    /// X56, X74.
    fn broken_off(setup: &Setup, state: &State) -> Option<u32> {
        state.may_be_broken_off(setup).then(|| u32::from(state.turns()) - 1)
    }

    /// A screen shows every hand that the program knows.
    fn is_secret(setup: &Setup, state: &State, seat: Seat) -> bool {
        let held = || !state.hand(seat).is_empty() || !state.pack(seat).is_empty();
        !setup.is_sealed() && seat.0 < setup.players() && held()
    }
}

/// The owner of the card that an event names, if it is not open.
const fn owner(event: &Event<Action>) -> Option<Seat> {
    match (event.action, event.actor) {
        (Action::Draw { seat, .. }, _)
        | (Action::Pick(_) | Action::Keep(_) | Action::Discard(_), Actor::Seat(seat)) => Some(seat),
        _ => None,
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "all others are open")]
const fn blanked(action: Action) -> Action {
    match action {
        Action::Draw { seat, .. } => Action::Draw { seat, card: None },
        Action::Pick(_) => Action::Pick(None),
        Action::Keep(_) => Action::Keep(None),
        Action::Discard(_) => Action::Discard(None),
        other => other,
    }
}

impl Deal<Architects> for Deck {
    fn new(setup: &Setup, seed: u64) -> Self {
        Self::new(setup, seed)
    }

    fn follow(&mut self, setup: &Setup, state: &mut State, event: Event<Action>) {
        Architects::apply(setup, state, event.actor, event.action, self);
    }

    fn answer(&mut self, setup: &Setup, state: &State) -> Action {
        Self::answer(self, setup, state)
    }
}

impl HasRule for Refusal {
    fn cited_rule(&self) -> Rule {
        self.rule().into()
    }
}

impl RefusalCode for Refusal {
    fn code(&self) -> &'static str {
        (*self).code()
    }
}

impl HasRule for ScoreLine {
    fn cited_rule(&self) -> Rule {
        self.rule().into()
    }
}

impl HasRule for reset::ResetLine {
    fn cited_rule(&self) -> Rule {
        self.rule.into()
    }
}

impl Scored for Score {
    type Category = Category;
    type Line = ScoreLine;

    const CATEGORIES: &'static [Category] = &Category::ALL;

    fn category_id(category: Category) -> &'static str {
        match category {
            Category::Buildings => "buildings",
            Category::Cathedral => "cathedral",
            Category::Virtue => "virtue",
            Category::Debts => "debts",
            Category::GoldMarble => "gold-marble",
            Category::Silver => "silver",
            Category::Prison => "prison",
        }
    }

    fn category_rule(category: Category) -> Rule {
        category.rule().into()
    }

    fn decided_rule(&self) -> Rule {
        if self.opponent.is_some() { RuleId::O13.into() } else { RuleId::F11.into() }
    }

    fn ranks(&self) -> Vec<PlayerRank> {
        let of = |player: &PlayerScore| PlayerRank { total: player.total, rank: player.rank as u8 };
        self.players.iter().map(of).collect()
    }

    fn decided_by(&self) -> &'static str {
        self.decided_by.id()
    }

    fn lines(&self, seat: Seat) -> &[ScoreLine] {
        &self.players[seat.index()].lines
    }

    fn line(line: &ScoreLine) -> (Category, i32) {
        (line.category(), line.vp)
    }
}
