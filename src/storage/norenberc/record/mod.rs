//! The contents of a recorded game of Norenberc; the frame is in [`crate::storage::Record`]. A whole game stands in
//! `assets/norenberc/example-game.jsonl`.
//!
//! **`setup`**: `planning`, `"cards"` (also where it is left out) or, where the program was told only the number of planned
//! cards, `"counts"`; `box`, as a box file has it; `turn_order`, first to last; `workshops`, five craftsmen per guild;
//! `lodgings`, the guests in windows 2, 3 and 4 of each guild. Craftsmen 1, 2 and 3 of a workshop are guildmasters of those
//! rounds, 4 is the lower and 5 the upper tile of the stack, guildmaster of round 4; the numbers stay when tiles slide. A
//! craftsman is `{"guild":"brewers","value":4,"agent":false}`, a townsman its id.
//!
//! **`events`** have an `actor`, a name or `null` for Nature, and an `action`:
//!
//! | action | with | when |
//! | --- | --- | --- |
//! | `plan` | `guilds` | planning: one event for every player who is not finished, in any order |
//! | `seal` | `cards` | the same with `"planning":"counts"`, when the program is not told the cards |
//! | `pass` | | planning |
//! | `reveal-cards` | `guild`, `players` | Nature, only with `counts`: whose unknown cards name the guild called |
//! | `sell` | `guild`, `count` | at the guild called |
//! | `buy` | `guild`, `goods` | at the guild called |
//! | `nothing` | `guild` | at the guild called |
//! | `recruit` | `guild`, `window` | at the guild called; `pay` follows |
//! | `pay` | `goods` | always after `recruit` |
//! | `rob` | `victim`, `goods` | Burglar, if an opponent has goods; or `decline` |
//! | `swap` | `first`, `second` | Guardsman, if two craftsmen can be swapped; or `decline` |
//! | `decline` | | robs nobody, swaps nothing |
//! | `peddle` | `good` | Peddler, if the player has goods left |
//! | `place-mayor` | `guild` | Mayor |
//! | `go-first`, `stay` | | last part of recruiting, unless the player is first already |
//! | `reveal` | `guild`, `window`, `tile` | Nature: a new guest, after rounds 1 to 3 |
//!
//! `goods` is `{"beer":2}`; a place to swap is `{"guild":"brewers","workshop":3}` or `{"guild":"bakers","lodgings":2}`,
//! where `guild` is the house. Everything that follows by itself (talers, agents, favourites, income) is not written.

mod read;
mod write;

use serde::Serialize;

use super::ScoreReport;
use crate::game::{Actor, Event};
use crate::norenberc::scoring::Score;
use crate::norenberc::{Action, Norenberc, Planning, Refusal};
use crate::storage::input::{Field, InputError, Object};
use crate::storage::{Laid, Record, RecordFormat};
use write::{ActionOut, SetupOut};

impl RecordFormat for Norenberc {
    type Report = ScoreReport;

    const SETUP_KEYS: &'static [&'static str] = &["planning", "box", "turn_order", "workshops", "lodgings"];

    fn read_setup(object: &Object, players: &[String]) -> Result<Laid<Self>, InputError> {
        read::read_setup(object, players)
    }

    fn read_event(field: &Field, players: &[String]) -> Result<(Actor, Result<Action, Refusal>), InputError> {
        read::read_event(field, players)
    }

    /// Guests that come later follow the first plan.
    fn is_layout(event: &Event<Action>) -> bool {
        matches!(event.action, Action::Order(_) | Action::Settle { .. } | Action::Lodge { .. })
    }

    fn write_setup<'a>(record: &'a Record<Self>, layout: &'a [Event<Action>]) -> impl Serialize + 'a {
        SetupOut::new(record, layout)
    }

    fn write_action(players: &[String], action: Action) -> impl Serialize {
        ActionOut::new(players, action)
    }

    fn report(players: &[String], score: &Score) -> ScoreReport {
        ScoreReport::new(players, score, Vec::new())
    }
}

/// The id of a way of planning in data.
const fn planning_id(planning: Planning) -> &'static str {
    match planning {
        Planning::Cards => "cards",
        Planning::Counts => "counts",
    }
}
