//! Architects of the West Kingdom in words.

mod effect;
mod event;
mod refusal;
mod reset;
mod score;
mod step;
mod table;
mod town;
mod words;

pub(crate) use town::with_opponent;
pub(crate) use words::PhraseForm;

use super::{ActionText, Describe, TitleText, ToText, yes_no};
use crate::architects::scoring::Score;
use crate::architects::{Architects, Setup, State};
use crate::i18n::Arg;

impl TitleText for Architects {
    fn moment(_: &Setup, state: &State) -> Vec<Arg<'static>> {
        vec![("turn", state.turns().into())]
    }

    fn result(describe: &Describe, score: &Score) -> String {
        describe.settled_lines(score)
    }
}

/// A number with its sign as an id, because languages write it with a sign of their own.
fn sign(number: i32) -> Arg<'static> {
    ("sign", if number < 0 { "minus" } else { "plus" }.into())
}
