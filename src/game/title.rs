//! Titles: everything the application needs of a game beside its rules, such as its id, who sees what, and the chapters
//! of its log. [`Game`] is kept apart, so that a search needs to know only the rules.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use super::{Effects, Event, Game, HasRule, RefusalCode, Rule, RuleIds, Seat};

/// A board game that the application supports.
pub trait Title:
    Game<Refusal: Copy + RefusalCode, Score: Scored> + Copy + PartialEq + Debug + Send + Sync + 'static
{
    /// The id in journals, records, sheets and settings, and on the command line.
    const ID: &'static str;

    /// The possible numbers of players.
    const SEATS: RangeInclusive<u8>;

    /// The ids of its rules.
    type RuleId: RuleIds;

    /// An answer for Nature: a shuffled copy of the box, dice, or both.
    type Deck: Deal<Self>;

    /// The rule with this id.
    fn rule(id: Self::RuleId) -> Rule {
        Rule { title: Self::ID, id: id.as_str() }
    }

    /// The part of the game at this moment, from 1: a heading in the log and the charts. It never decreases.
    fn chapter(setup: &Self::Setup, state: &Self::State) -> u8;

    /// Part of the seed of a bot's random choices: a number that differs from decision to decision, such as the turn.
    /// Where it is the same, a bot draws the same.
    fn decision_seed(setup: &Self::Setup, state: &Self::State) -> u64;

    /// The seats in the order in which a screen lets them act where several are due.
    fn order(setup: &Self::Setup, state: &Self::State) -> Vec<Seat>;

    /// The events of a game as the viewer may know them now; without a viewer, as everybody at the table may.
    fn redact(
        setup: &Self::Setup,
        events: &[Event<Self::Action>],
        now: &Self::State,
        viewer: Option<Seat>,
    ) -> Vec<Redacted<Self::Action>>;

    /// The part of an effect that the viewer may know.
    fn redact_effect(effect: &Self::Effect, viewer: Option<Seat>) -> Option<Self::Effect>;

    /// Returns true if an event has shown anybody anything new: undo among people stops there.
    fn reveals(event: &Event<Self::Action>, effects: &[Self::Effect]) -> bool;

    /// Returns true if a move is half made and waits for its next decision: it can always be taken back.
    fn is_mid_move(state: &Self::State) -> bool;

    /// The number of turns played, once there are so many that an endless game may be broken off, without a result.
    fn broken_off(_: &Self::Setup, _: &Self::State) -> Option<u32> {
        None
    }

    /// Returns true if this seat's screen shows what others at the same screen must not see: a curtain covers it first.
    fn is_secret(setup: &Self::Setup, state: &Self::State, seat: Seat) -> bool;
}

/// A shuffled game that answers for Nature. It receives the effects of every event, so that it can shuffle things back.
/// It is asked on copies as well, and not everybody who asks calls `follow`: so an answer follows only from the seed, the
/// state and the effects noted so far. A die, for example, takes its number from the seed and the turn.
pub trait Deal<T: Game>: Effects<T::Effect> + Clone {
    /// Shuffles for this game: the same seed always deals the same.
    fn new(setup: &T::Setup, seed: u64) -> Self;

    /// Applies an event to the state, and gives its effects to the deck, which takes out what was drawn.
    fn follow(&mut self, setup: &T::Setup, state: &mut T::State, event: Event<T::Action>);

    /// The next outcome of chance.
    ///
    /// # Panics
    /// If Nature is not due, or if this deck cannot decide the outcome.
    fn answer(&mut self, setup: &T::Setup, state: &T::State) -> T::Action;
}

/// An event as a viewer may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Redacted<A> {
    /// The whole event.
    Full(Event<A>),
    /// The event with its secret part left blank.
    Partial(Event<A>),
}

/// The result of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct PlayerRank {
    /// The points; they may be below zero.
    pub total: i32,
    /// The rank: 1 for every winner, equal for tied players.
    pub rank: u8,
}

/// The id of the usual [`Scored::decided_by`]: the points.
pub const BY_POINTS: &str = "vp";

/// A final result.
pub trait Scored: Clone + PartialEq + Debug {
    /// A way to earn or lose points.
    type Category: Copy + Eq + Debug + 'static;

    /// One source of points.
    type Line: HasRule;

    /// The categories, in the order in which they are counted.
    const CATEGORIES: &'static [Self::Category];

    /// The name of a category in data.
    fn category_id(category: Self::Category) -> &'static str;

    /// The rule for a category as a whole.
    fn category_rule(category: Self::Category) -> Rule;

    /// The rule that decided the game.
    fn decided_rule(&self) -> Rule;

    /// Points and rank by seat.
    fn ranks(&self) -> Vec<PlayerRank>;

    /// The id of what decided the game.
    fn decided_by(&self) -> &'static str;

    /// The lines of a player, one per source of points.
    fn lines(&self, seat: Seat) -> &[Self::Line];

    /// The category of a line, and its points.
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
        let seats = (0_u8..).map(Seat).zip(self.ranks());
        seats.filter(|(_, standing)| standing.rank == 1).map(|(seat, _)| seat).collect()
    }
}
