//! The title beside its rules: [`Title`], its rule ids, its deck ([`Deal`]) and its score ([`Scored`]).

use std::ops::RangeInclusive;

use guildhall::game::{
    Actor, BY_POINTS, Deal, Effects, Event, Game as _, HasRule, PlayerRank, Redacted, RefusalCode, Rule,
    RuleIds, Scored, Seat, Title,
};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use super::rules::{Action, CARDS, EMPTY, Effect, Nine, Refusal, State};

/// One id for every rule. In the program a macro makes this and its traits: `rule_ids! { /// A rule. N1 N2 N3 N4 N5 N6 }`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RuleId {
    N1,
    N2,
    N3,
    N4,
    N5,
    N6,
}

impl RuleIds for RuleId {
    const ALL: &'static [Self] = &[Self::N1, Self::N2, Self::N3, Self::N4, Self::N5, Self::N6];

    fn as_str(self) -> &'static str {
        ["N1", "N2", "N3", "N4", "N5", "N6"][self as usize]
    }
}

impl Title for Nine {
    const ID: &'static str = "nine";
    const SEATS: RangeInclusive<u8> = 2..=3;

    type RuleId = RuleId;
    type Deck = Deck;

    fn chapter(_: &u8, state: &State) -> u8 {
        if state.stake.is_none() { 1 } else { 2 }
    }

    fn decision_seed(_: &u8, state: &State) -> u64 {
        state.turns.into()
    }

    fn order(_: &u8, state: &State) -> Vec<Seat> {
        vec![state.turn()]
    }

    /// N1: others know that a card was drawn, not which one.
    fn redact(_: &u8, events: &[Event<Action>], _: &State, viewer: Option<Seat>) -> Vec<Redacted<Action>> {
        let redacted = |event: &Event<Action>| match event.action {
            Action::Draw { seat, .. } if viewer != Some(seat) => {
                Redacted::Partial(Event { action: Action::Draw { seat, card: EMPTY }, ..*event })
            }
            _ => Redacted::Full(*event),
        };
        events.iter().map(redacted).collect()
    }

    fn redact_effect(effect: &Effect, _: Option<Seat>) -> Option<Effect> {
        Some(*effect)
    }

    fn reveals(event: &Event<Action>, _: &[Effect]) -> bool {
        event.actor == Actor::Nature
    }

    fn is_mid_move(_: &State) -> bool {
        false
    }

    fn broken_off(_: &u8, state: &State) -> Option<u32> {
        (state.turns >= 100).then_some(state.turns)
    }

    fn is_secret(_: &u8, _: &State, _: Seat) -> bool {
        true
    }
}

impl HasRule for Refusal {
    fn cited_rule(&self) -> Rule {
        Nine::rule(match self {
            Self::NoSuchDraw => RuleId::N1,
            Self::NoSuchStake => RuleId::N2,
            Self::NotDue | Self::NoSuchPlay => RuleId::N3,
        })
    }
}

impl RefusalCode for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Self::NotDue => "not-due",
            Self::NoSuchStake => "no-such-stake",
            Self::NoSuchPlay => "no-such-play",
            Self::NoSuchDraw => "no-such-draw",
        }
    }
}

/// The cards in the order in which they come, those in hands left out when it is their turn.
#[derive(Clone)]
pub struct Deck {
    cards: Vec<u8>,
    rng: Xoshiro256PlusPlus,
}

impl Deal<Nine> for Deck {
    fn new(_: &u8, seed: u64) -> Self {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut cards: Vec<_> = (1..=CARDS).collect();
        cards.shuffle(&mut rng);
        Self { cards, rng }
    }

    fn follow(&mut self, setup: &u8, state: &mut State, event: Event<Action>) {
        Nine::apply(setup, state, event.actor, event.action, self);
    }

    fn answer(&mut self, setup: &u8, state: &State) -> Action {
        let mut chance = Vec::new();
        Nine::chance(setup, state, &mut chance);
        let outcome = |card: &u8| {
            chance
                .iter()
                .map(|(action, _)| *action)
                .find(|it| matches!(it, Action::Draw { card: it, .. } if it == card))
        };
        self.cards.iter().find_map(outcome).expect("there are more cards than hands")
    }
}

impl Effects<Effect> for Deck {
    fn note(&mut self, Effect::Returned { card }: Effect) {
        self.cards.retain(|it| *it != card);
        self.cards.insert(self.rng.random_range(0..=self.cards.len()), card);
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Category {
    Stake,
    Cards,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    pub category: Category,
    pub points: i32,
}

/// The lines of the players, by seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Score(pub Vec<[ScoreLine; 2]>);

impl HasRule for ScoreLine {
    fn cited_rule(&self) -> Rule {
        Score::category_rule(self.category)
    }
}

impl Scored for Score {
    type Category = Category;
    type Line = ScoreLine;

    const CATEGORIES: &'static [Category] = &[Category::Stake, Category::Cards];

    fn category_id(category: Category) -> &'static str {
        match category {
            Category::Stake => "stake",
            Category::Cards => "cards",
        }
    }

    fn category_rule(category: Category) -> Rule {
        Nine::rule(match category {
            Category::Stake => RuleId::N2,
            Category::Cards => RuleId::N4,
        })
    }

    fn decided_rule(&self) -> Rule {
        Nine::rule(RuleId::N5)
    }

    fn ranks(&self) -> Vec<PlayerRank> {
        let total = |lines: &[ScoreLine; 2]| lines.iter().map(|line| line.points).sum();
        let totals: Vec<i32> = self.0.iter().map(total).collect();
        let above = |total| totals.iter().filter(|other| **other > total).count() as u8;
        totals.iter().map(|&total| PlayerRank { total, rank: 1 + above(total) }).collect()
    }

    fn decided_by(&self) -> &'static str {
        if self.winners().len() == 1 { BY_POINTS } else { "shared" }
    }

    fn lines(&self, seat: Seat) -> &[ScoreLine] {
        &self.0[seat.index()]
    }

    fn line(line: &ScoreLine) -> (Category, i32) {
        (line.category, line.points)
    }
}
