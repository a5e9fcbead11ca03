//! The [`Title`] of Norenberc: everything the application needs of it beside the rules.

use std::ops::RangeInclusive;

use super::action::Action;
use super::components::{FEWEST_PLAYERS, GuildSet, MOST_PLAYERS};
use super::deck::Deck;
use super::effect::Effect;
use super::refusal::Refusal;
use super::rule_id::RuleId;
use super::scoring::{Category, DecidedBy, Score, ScoreLine};
use super::setup::Setup;
use super::state::{Stage, State, Step};
use super::{Norenberc, scoring};
use crate::game::{
    Actor, Deal, Event, HasRule, PlayerRank, Redacted, RefusalCode, Rule, Scored, Seat, Title,
};

impl Title for Norenberc {
    const ID: &'static str = "norenberc";
    const SEATS: RangeInclusive<u8> = FEWEST_PLAYERS..=MOST_PLAYERS;

    type RuleId = RuleId;
    type Deck = Deck;

    fn chapter(_: &Setup, state: &State) -> u8 {
        state.round()
    }

    fn decision_seed(_: &Setup, state: &State) -> u64 {
        u64::from(state.round()) << 8 | u64::from(state.turn())
    }

    fn order(setup: &Setup, state: &State) -> Vec<Seat> {
        state.order(setup).to_vec()
    }

    /// The log does not show which cards lay face down, nor who passed before all have planned (P2, P3).
    fn redact(
        _: &Setup,
        events: &[Event<Action>],
        now: &State,
        viewer: Option<Seat>,
    ) -> Vec<Redacted<Action>> {
        // While all plan, whatever they did since the planning began is theirs alone.
        let planned = |event: &&Event<Action>| match (event.action, event.actor) {
            (Action::Plan(_) | Action::Pass, Actor::Seat(seat)) => now.has_planned(seat),
            _ => false,
        };
        let under_way =
            if now.step() == Step::Planning { events.iter().rev().take_while(planned).count() } else { 0 };
        let open = events.len() - under_way;
        let redacted = |(index, event): (usize, &Event<Action>)| {
            let own = matches!(event.actor, Actor::Seat(seat) if viewer == Some(seat));
            let hidden =
                matches!(event.action, Action::Plan(_)) || (event.action == Action::Pass && index >= open);
            if hidden && !own { Redacted::Partial(blank(event.actor)) } else { Redacted::Full(*event) }
        };
        events.iter().enumerate().map(redacted).collect()
    }

    /// Everybody sees everything that happens on the table.
    fn redact_effect(effect: &Effect, _: Option<Seat>) -> Option<Effect> {
        Some(*effect)
    }

    fn reveals(event: &Event<Action>, effects: &[Effect]) -> bool {
        // Where all plan, the next person may have looked already.
        matches!(event.action, Action::Plan(_) | Action::Pass) || effects.iter().any(turns_up)
    }

    fn is_mid_move(state: &State) -> bool {
        matches!(state.step(), Step::Turn(turn) if turn.stage != Stage::Act)
    }

    fn is_secret(_: &Setup, state: &State, _: Seat) -> bool {
        state.step() == Step::Planning
    }
}

const fn blank(actor: Actor) -> Event<Action> {
    Event { actor, action: Action::Plan(GuildSet(0)) }
}

const fn turns_up(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::PlansLaid { .. }
            | Effect::Called { .. }
            | Effect::NewTurn { .. }
            | Effect::RoundOver { .. }
            | Effect::Lodged { .. }
    )
}

impl Deal<Norenberc> for Deck {
    fn new(setup: &Setup, seed: u64) -> Self {
        Self::new(setup, seed)
    }

    fn follow(&mut self, setup: &Setup, state: &mut State, event: Event<Action>) {
        self.follow(setup, state, event);
    }

    fn answer(&mut self, _: &Setup, state: &State) -> Action {
        self.answer(state)
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
        self.rule.into()
    }
}

impl Scored for Score {
    type Category = Category;
    type Line = ScoreLine;

    const CATEGORIES: &'static [Category] = &Category::ALL;

    fn category_id(category: Category) -> &'static str {
        match category {
            Category::Majority => "majority",
            Category::Thirty => "thirty",
            Category::AllTypes => "all-types",
            Category::Richest => "richest",
            Category::Crests => "crests",
            Category::Townsmen => "townsmen",
        }
    }

    fn category_rule(category: Category) -> Rule {
        match category {
            Category::Majority => RuleId::G2,
            Category::Thirty => RuleId::G5,
            Category::AllTypes => RuleId::G6,
            Category::Richest => RuleId::G7,
            Category::Crests => RuleId::G8,
            Category::Townsmen => RuleId::G9,
        }
        .into()
    }

    fn decided_rule(&self) -> Rule {
        match self.decided_by {
            DecidedBy::Vp | DecidedBy::Craftsmen | DecidedBy::Value => RuleId::G10,
            DecidedBy::Shared => RuleId::X8,
        }
        .into()
    }

    fn ranks(&self) -> Vec<PlayerRank> {
        let of = |player: &scoring::PlayerScore| PlayerRank {
            total: player.total.cast_signed(),
            rank: player.rank as u8,
        };
        self.players.iter().map(of).collect()
    }

    fn decided_by(&self) -> &'static str {
        self.decided_by.id()
    }

    fn lines(&self, seat: Seat) -> &[ScoreLine] {
        &self.players[seat.index()].lines
    }

    fn line(line: &ScoreLine) -> (Category, i32) {
        (line.category(), line.vp.cast_signed())
    }
}
