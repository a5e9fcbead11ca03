//! Values that say themselves, so that code for all titles can print values of one.

use super::Describe;
use crate::game::{Actor, Event, Redacted, Scored, Seat, Title};
use crate::i18n::Arg;

/// A value that can be said in words.
pub trait ToText {
    /// Uses the language and the names of `describe`.
    fn say(&self, describe: &Describe) -> String;
}

/// An action that can be said in words.
pub trait ActionText {
    /// A line of the log: the actor is part of the sentence.
    fn say(&self, by: Actor, describe: &Describe) -> String;

    /// The same with the secret part left blank.
    fn say_partial(&self, by: Actor, describe: &Describe) -> String;
}

impl<A: ActionText> ToText for Redacted<A> {
    fn say(&self, describe: &Describe) -> String {
        match self {
            Self::Full(event) => event.say(describe),
            Self::Partial(event) => event.action.say_partial(event.actor, describe),
        }
    }
}

impl<A: ActionText> ToText for Event<A> {
    fn say(&self, describe: &Describe) -> String {
        self.action.say(self.actor, describe)
    }
}

/// A title whose refusals and results can be said in words.
pub trait TitleText: Title<Refusal: ToText, Score: Scored<Line: ToText>> {
    /// The current point of a game, as arguments for texts.
    fn moment(setup: &Self::Setup, state: &Self::State) -> Vec<Arg<'static>>;

    /// A move advised to a seat, without its actor.
    fn advised(
        describe: &Describe,
        _: &Self::Setup,
        _: &Self::State,
        seat: Seat,
        action: Self::Action,
    ) -> String
    where
        Self::Action: ActionText,
    {
        action.say(Actor::Seat(seat), describe)
    }

    fn result(describe: &Describe, score: &Self::Score) -> String {
        describe.score(score)
    }
}

impl Describe<'_> {
    pub fn say(&self, value: &impl ToText) -> String {
        value.say(self)
    }
}
