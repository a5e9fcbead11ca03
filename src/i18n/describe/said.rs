//! Values that say themselves, so that what is not about one game can print what it cannot name.

use super::Describe;
use crate::game::{Actor, Event, Scored, Seat, Title, Veiled};
use crate::i18n::Arg;

/// A value in words.
pub trait Worded {
    /// The words, in the language and with the names of `describe`.
    fn say(&self, describe: &Describe) -> String;
}

/// What somebody does, or what chance reveals, in words.
pub trait Deed {
    /// A line of the log: who did it is part of the sentence.
    fn say(&self, by: Actor, describe: &Describe) -> String;

    /// The same where the secret part is left blank.
    fn say_blanked(&self, by: Actor, describe: &Describe) -> String;
}

impl<A: Deed> Worded for Veiled<A> {
    fn say(&self, describe: &Describe) -> String {
        match self {
            Self::Whole(event) => event.say(describe),
            Self::Blanked(event) => event.action.say_blanked(event.actor, describe),
        }
    }
}

impl<A: Deed> Worded for Event<A> {
    fn say(&self, describe: &Describe) -> String {
        self.action.say(self.actor, describe)
    }
}

/// A title that can say what its rules refuse and how a game ended.
pub trait Spoken: Title<Refusal: Worded, Score: Scored<Line: Worded>> {
    /// Where a game is, as arguments for texts.
    fn moment(setup: &Self::Setup, state: &Self::State) -> Vec<Arg<'static>>;

    /// A move that is advised to a seat, without who makes it.
    fn advised(
        describe: &Describe,
        _: &Self::Setup,
        _: &Self::State,
        seat: Seat,
        action: Self::Action,
    ) -> String
    where
        Self::Action: Deed,
    {
        action.say(Actor::Seat(seat), describe)
    }

    /// How a game ended, with everything that earned or cost points.
    fn result(describe: &Describe, score: &Self::Score) -> String {
        describe.score(score)
    }
}

impl Describe<'_> {
    /// A value in words.
    pub fn say(&self, value: &impl Worded) -> String {
        value.say(self)
    }
}
