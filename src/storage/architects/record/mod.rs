//! The contents of a recorded game of Architects of the West Kingdom; the frame is in [`crate::storage::Record`].
//!
//! Ids of buildings, apprentices, characters, places, resources, market cards and rewards are those of
//! `assets/architects/architects.toml`, which also says what each costs and does; ids of rules are those of the
//! specification. A whole game stands in `assets/architects/example-game.jsonl`.
//!
//! **`setup`**: `characters`, which is `"none"` (standard boards), `"dealt"` (events say who gets whom) or a list of one
//! character per seat; `promo`, whether promotional cards and characters are played with; `conspirator`, `"visit"` or
//! `"capture"` (X5, X75); `hands`, `"entered"` or, at a real table where nobody names the cards of a hand, `"sealed"` (X65).
//! Missing keys are `"none"`, `false`, `"visit"`, `"entered"`. Nothing is laid out there: everything that chance decides is
//! an event.
//!
//! **`events`** have an `actor`, a name or `null` for Nature, and an `action`. `goods` is a bundle such as
//! `{"wood":2,"stone":1}`, without what there is none of.
//!
//! # What chance reveals
//!
//! The actor is `null`. In the order of a game: `market`, eight times `apprentice`, `character` for every seat (only with
//! `"dealt"`), four times `draw` for every seat in turn, then after the draft `start` (only without characters), then the
//! extra cards of characters.
//!
//! | action | with | what it is |
//! | --- | --- | --- |
//! | `market` | `goods` | the small side that is face up: at the set-up, and in every reset after `turn-over` (S1, Z4) |
//! | `turn-over` | `card`, 1 to 10 | the top card of the small market is turned over onto the large one (Z4) |
//! | `reshuffle` | | all ten cards are shuffled into a new small market; it comes between `turn-over` and `market` (Z4) |
//! | `apprentice` | `row`, `column`, `apprentice` | a card for the display; row 1 is the upper one, column 1 the left one (S3, W5) |
//! | `character` | `player`, `character` | a board is dealt (P1) |
//! | `draw` | `player`, `building` | a building from the pile: for the draft, into the hand, or to be looked at (S7, W6, M3) |
//! | `start` | `player` | who starts (S8) |
//! | `reward` | `reward`, 1 to 11 | a reward is turned up (A2) |
//!
//! # What players decide
//!
//! | action | with | when |
//! | --- | --- | --- |
//! | `pick` | `building` | the draft, three times, all seats, in seat order where the program wrote it (S7, X36) |
//! | `place` | `place`; `space` in the black market | a worker goes to a place of the board; `space` is `small`, `middle` or `large` (T1); also the second worker of the crane (L1) |
//! | `take-back` | `place`, or `player` | a worker comes back from a large circle or the `prison`, or from the board of `player` (T2, X2) |
//! | `mine` | `resource` | clay or gold (R2) |
//! | `trade` | `for`, `goods`; or `apprentice` | `for` is `virtue` or `marble` and `goods` is what is given (K2); or the trade of an own apprentice (K3) |
//! | `hire` | `row`, `column`; `discard` at the limit | `discard` is the own apprentice that goes (W2, M3, B5, X25) |
//! | `draw-buildings` | | instead of hiring: at the workshop, or five to look at in the black market (W6, M3) |
//! | `capture` | `place`, `player` | all workers of that player at that large circle (N1, B4) |
//! | `guard` | `guard` | `sell-captured`, `release-prison`, `release-captured-for-silver`, `release-captured-for-debt` or `pay-off-debt` (G2 to G5) |
//! | `keep` | `building` | one of those looked at (M3) |
//! | `construct` | `building` | in the guildhall (U1) |
//! | `pay` | `goods` | for the building just named, where there is more than one way (X52) |
//! | `advance` | `goods` | in the guildhall: the price of the next level (A2) |
//! | `discard` | `building` | from hand under the pile: for the cathedral (A2), the library (B5), the hand limit (T3) |
//! | `take` | `resource` | which of two bundles a building offers, by the resource it consists of (B3) |
//! | `release-captured` | | the barracks: all own workers from all other boards (B4) |
//! | `release-prison` | | the hideout: all own workers from prison (B4) |
//! | `dismiss` | `apprentice` | which own apprentice goes for the graveyard (L2) |
//! | `destroy-debt` | | the church, or a point of virtue beyond 14 (B5, V6) |
//! | `pay-instead` | | 2 silver instead of a debt (P12) |
//! | `free` | | a gatekeeper's two workers, or Fara's one, out of prison (H10, P11) |
//! | `accept` | | the virtue of a squire (H10) |
//! | `stop` | | no more trades, captures or actions; or what is offered is declined |
//!
//! `building` of `draw`, `pick`, `keep` and `discard` is `null` where it is not named (X65). With sealed hands there are no
//! `draw`, `pick` and `keep` and no `discard` at the hand limit: the numbers follow by themselves. There every building that
//! is not constructed may be in a hand that is not empty, and the discard for the cathedral is not asked for.
//!
//! # What is asked, and in which order
//!
//! After a worker is placed and everything that follows by itself has happened, the next thing is asked; where there is only
//! one answer it is not asked and no event is written (X54, X68). In particular:
//!
//! - A turn without workers: the only place to take one back from is taken, and with none the turn is passed.
//! - Mines with one worker: clay. Workshop where nobody can be paid for: the buildings are drawn.
//! - Storehouse, town centre, guardhouse and the captures of buildings go on until `stop`, until all n are used, or until
//!   nothing more can be done; there `stop` is an answer, so one possible trade is still asked about. A trade is possible
//!   with 2 of clay, wood and stone together, or with what an own apprentice's trade asks.
//! - Guildhall: `construct` or `advance`; where only one building can be constructed and no advance made, or only one
//!   payment advances and nothing can be constructed, it happens without an event. `pay` follows `construct` only where
//!   Therese or Lothaire can pay in more than one way. The discard for the cathedral is asked with two or more cards in hand.
//! - The tavern hires without `stop` below the limit of apprentices. Library, church, hideout, barracks, armoury, fortress
//!   and crane are asked about only if they can do something; the crane needs a worker on the board and something to build.
//! - `destroy-debt` or `stop` is asked for every single point of virtue beyond 14 as long as there is an unpaid debt, at once
//!   (V6). `pay-instead` or `stop` is asked Hugo for every single debt as long as he has 2 silver (P12), before anything else
//!   happens; a price of a debt comes before the virtue that is lost with it (G4).
//! - A reset: `turn-over`, perhaps `reshuffle`, `market`; then player by player, clockwise from the active one, for each
//!   gatekeeper `free` or `stop` while there is an own worker in prison, then Fara, then for each squire with virtue `accept` or
//!   `stop` if no own worker is in prison and it would change something; peddlers' silver, gold and marble of squires come
//!   by themselves. Then Z6, then Z7.
//! - M3 with `draw-buildings`: up to five `draw`, then `keep`, unless there is only one card.
//! - The display is refilled (`apprentice`) right after the hire and its virtue, before swindlers, other draws and resets.
//! - Discards at the hand limit come last in a turn, one by one.
//!
//! Silver, goods, virtue, debts and workers are not written: they follow. A card that is drawn while the untouched part of the
//! pile is not used up comes from there, then from the oldest layer under it (X37).
//!
//! # The end
//!
//! `scores` is what `guildhall score` prints, with the buildings of each player in the order of the data file. A game in
//! which every player has had 500 turns without an end is abandoned (X74): then `scores` is `null` and `broken_off` is the
//! number of turns that were played.

mod read;
mod write;

use serde::Serialize;

use super::ScoreReport;
use crate::architects::scoring::Score;
use crate::architects::{Action, Architects, Refusal};
use crate::game::{Actor, Event};
use crate::storage::input::{Field, InputError, Object};
use crate::storage::{Laid, Record, RecordFormat};
use write::{ActionOut, SetupOut};

impl RecordFormat for Architects {
    type Report = ScoreReport;

    const SETUP_KEYS: &'static [&'static str] = &["characters", "promo", "conspirator", "hands"];

    fn read_setup(object: &Object, players: &[String]) -> Result<Laid<Self>, InputError> {
        read::read_setup(object, players)
    }

    fn read_event(field: &Field, players: &[String]) -> Result<(Actor, Result<Action, Refusal>), InputError> {
        read::read_event(field, players)
    }

    /// Everything that chance decides stands among the events.
    fn is_layout(_: &Event<Action>) -> bool {
        false
    }

    fn write_setup<'a>(record: &'a Record<Self>, _: &'a [Event<Action>]) -> impl Serialize + 'a {
        SetupOut::new(&record.setup)
    }

    fn write_action(players: &[String], action: Action) -> impl Serialize {
        ActionOut::new(players, action)
    }

    fn report(players: &[String], score: &Score) -> ScoreReport {
        ScoreReport::new(players, score)
    }
}
