//! What the commands of Architects of the West Kingdom say in words.

mod refusal;
mod reset;
mod score;
mod step;

use super::{Describe, Spoken, Worded, yes_no};
use crate::architects::scoring::Score;
use crate::architects::{Apprentice, Architects, Building, Setup, State};
use crate::i18n::Arg;

impl Spoken for Architects {
    fn moment(_: &Setup, state: &State) -> Vec<Arg<'static>> {
        vec![("turn", state.turns().into())]
    }

    fn result(describe: &Describe, score: &Score) -> String {
        describe.architects_score(score)
    }
}

fn building_arg(building: Building) -> Arg<'static> {
    ("building", building.id().into())
}

fn apprentice_arg(apprentice: Apprentice) -> Arg<'static> {
    ("apprentice", apprentice.id().into())
}

/// A number with its sign as an id, for languages write it with a sign of their own.
fn sign(number: i32) -> Arg<'static> {
    ("sign", if number < 0 { "minus" } else { "plus" }.into())
}
