//! What the house must know of a game beside its rules: its name in data, who sees what, where a log has its chapters.
//! [`Game`] is kept apart, so that a search needs to know only the rules.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use super::{Cites, Effects, Event, Game, Refuses, Rule, RuleIds, Seat};

/// A game of the house.
pub trait Title:
    Game<Refusal: Copy + Refuses, Score: Scored> + Copy + PartialEq + Debug + Send + Sync + 'static
{
    /// The name in journals, records, sheets and settings, and on the command line.
    const ID: &'static str;

    /// How many may play.
    const SEATS: RangeInclusive<u8>;

    /// The rules by their ids.
    type RuleId: RuleIds;

    /// A shuffled copy of what lies in the box.
    type Deck: Deal<Self>;

    /// The rule with this id.
    fn rule(id: Self::RuleId) -> Rule {
        Rule { title: Self::ID, id: id.as_str() }
    }

    /// The part of the game that a moment belongs to, from 1: it heads the log and the charts. It never goes down.
    fn chapter(setup: &Self::Setup, state: &Self::State) -> u8;

    /// A number for a moment, so that bots do not take their chances anew in each: moments of one game differ in it where
    /// they should.
    fn stamp(setup: &Self::Setup, state: &Self::State) -> u64;

    /// The seats in the order in which a screen asks them where several are due.
    fn order(setup: &Self::Setup, state: &Self::State) -> Vec<Seat>;

    /// The events of a game as the viewer may know them now; without a viewer, as everybody at the table may.
    fn veil(
        setup: &Self::Setup,
        events: &[Event<Self::Action>],
        now: &Self::State,
        viewer: Option<Seat>,
    ) -> Vec<Veiled<Self::Action>>;

    /// What of an effect the viewer may know.
    fn veil_effect(effect: &Self::Effect, viewer: Option<Seat>) -> Option<Self::Effect>;

    /// Whether an event has shown anybody anything new: undo among people stops there.
    fn tells(event: &Event<Self::Action>, effects: &[Self::Effect]) -> bool;

    /// Whether part of a move is made and the rest is asked for: there is always a way back out of it.
    fn within(state: &Self::State) -> bool;

    /// The turns played, where there were so many without an end that a game may be broken off; it has no result then. A
    /// title whose games always end says nothing.
    fn broken_off(_: &Self::Setup, _: &Self::State) -> Option<u32> {
        None
    }

    /// Whether the screen of this seat shows what others at the same screen must not see: a curtain goes before it.
    fn is_secret(setup: &Self::Setup, state: &Self::State, seat: Seat) -> bool;
}

/// A shuffled game as an answer to chance. It is told the effects of every event, so that it can shuffle things back.
pub trait Deal<T: Game>: Effects<T::Effect> + Clone {
    /// Shuffles for this game: the same seed deals the same.
    fn new(setup: &T::Setup, seed: u64) -> Self;

    /// An event that happened: the state goes on, and what was drawn lies in the deck no more.
    fn follow(&mut self, setup: &T::Setup, state: &mut T::State, event: Event<T::Action>);

    /// What comes next.
    ///
    /// # Panics
    /// If Nature is not due, or is asked for something that does not lie in the box.
    fn answer(&mut self, setup: &T::Setup, state: &T::State) -> T::Action;
}

/// An event as somebody may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Veiled<A> {
    /// All of it.
    Whole(Event<A>),
    /// That it happened and what of it is open; the secret part is left blank.
    Blanked(Event<A>),
}

/// What a result means for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Standing {
    /// The points; they may be below zero.
    pub total: i32,
    /// 1 for every winner; equal for what stays tied.
    pub rank: u8,
}

/// What decides a game as a rule, as an id: the points.
pub(crate) const BY_POINTS: &str = "vp";

/// A final result.
pub trait Scored: Clone + PartialEq + Debug {
    /// A way to earn or lose points.
    type Category: Copy + Eq + Debug + 'static;

    /// One source of points.
    type Line: Cites;

    /// The categories, in the order in which they are counted.
    const CATEGORIES: &'static [Self::Category];

    /// The name of a category in data.
    fn category_id(category: Self::Category) -> &'static str;

    /// The rule of a category as a whole.
    fn category_rule(category: Self::Category) -> Rule;

    /// The rule by which it was decided.
    fn decided_rule(&self) -> Rule;

    /// Points and rank by seat.
    fn standings(&self) -> Vec<Standing>;

    /// What decided the game, as an id.
    fn decided_by(&self) -> &'static str;

    /// What earned or cost a player points, one line a source.
    fn lines(&self, seat: Seat) -> &[Self::Line];

    /// To which category a line belongs, and its points.
    fn line(line: &Self::Line) -> (Self::Category, i32);

    /// The points of one player in one category.
    fn points(&self, seat: Seat, category: Self::Category) -> i32 {
        self.lines(seat)
            .iter()
            .map(Self::line)
            .filter(|(of, _)| *of == category)
            .map(|(_, points)| points)
            .sum()
    }

    /// The seats that won, lowest first.
    fn winners(&self) -> Vec<Seat> {
        let seats = (0_u8..).map(Seat).zip(self.standings());
        seats.filter(|(_, standing)| standing.rank == 1).map(|(seat, _)| seat).collect()
    }
}
