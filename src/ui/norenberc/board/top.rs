//! The board in one frame: the table, its viewer, the decision to make, and the things touched.

use std::cell::{OnceCell, RefCell};

use egui::{Rect, Response};

use super::anchors::Anchors;
use super::choice::{Choice, Thing};
use super::decision::DecisionCx;
use super::layout::BoardLayout;
use crate::game::Seat;
use crate::i18n::describe::Describe;
use crate::norenberc::favorites::Claim;
use crate::norenberc::scoring::Category;
use crate::norenberc::{Good, Guild, GuildSet, Setup, Spot, State, Step, Tile};
use crate::storage::Mark;
use crate::ui::Cx;
use crate::ui::screens::play::Highlight;

pub struct Top<'a> {
    pub cx: &'a Cx<'a>,
    pub setup: &'a Setup,
    pub state: &'a State,
    pub names: &'a [String],
    pub marks: &'a [Mark],
    /// By seat; `None` where they are hidden.
    pub talers: &'a [Option<u16>],
    pub layout: BoardLayout,
    pub decision: Option<DecisionCx<'a>>,
    pub choice: &'a Choice,
    /// Houses in which something has just changed.
    pub changed: GuildSet,
    /// The player whose past move is shown.
    pub mover: Option<Seat>,
    /// True while a past event is shown: its house stands out, not the next one.
    pub narrated: bool,
    /// True if that event is the end of a round.
    pub ended: bool,
    /// The house of that event.
    pub spoken: Option<Guild>,
    /// The claims there, if its favourite was decided.
    pub shown: Option<[Claim; 5]>,
    pub estimates: bool,
    /// The estimated scores, calculated for the first row that shows them.
    pub standing: OnceCell<Vec<Vec<(Category, u32)>>>,
    pub taps: RefCell<Option<Thing>>,
    pub anchors: RefCell<Anchors>,
}

impl<'a> Top<'a> {
    pub const fn describe(&self) -> Describe<'a> {
        Describe { texts: self.cx.texts, names: self.names }
    }

    /// Cards are as secret as talers.
    pub fn sees(&self, seat: Seat) -> bool {
        self.talers[seat.index()].is_some()
    }

    /// The guild that is called, or whose window is filled; or the one of a past event.
    pub const fn called(&self) -> Option<Guild> {
        if self.narrated {
            return self.spoken;
        }
        match self.state.step() {
            Step::Settle(guild, _) | Step::Lodge(guild, _) | Step::Refill(guild, _) | Step::Reveal(guild) => {
                Some(guild)
            }
            Step::Turn(turn) => Some(turn.guild),
            Step::Order | Step::Planning | Step::Over => None,
        }
    }

    /// Where the prestige crest lies. At the end of a round its favourite has taken it, and the next one comes after the
    /// guests (R9).
    pub fn prestige_guild(&self) -> Option<Guild> {
        self.state.prestige_guild().filter(|_| !matches!(self.state.step(), Step::Refill(..) | Step::Over))
    }

    pub(crate) const fn is_touched(&self, guild: Guild) -> bool {
        self.changed.contains(guild)
    }

    pub fn highlight(&self, thing: Thing) -> Highlight {
        self.decision.map_or(Highlight::Plain, |decision| self.choice.highlight(decision, thing))
    }

    pub fn count(&self, thing: Thing) -> u8 {
        self.decision.map_or(0, |decision| self.choice.count(decision, thing))
    }

    pub fn touched(&self, response: &Response, thing: Thing, highlight: Highlight) {
        if highlight != Highlight::Plain && response.clicked() {
            *self.taps.borrow_mut() = Some(thing);
        }
    }

    /// The accessible name: it says so if the thing cannot be chosen.
    pub fn heard(&self, highlight: Highlight, name: String) -> String {
        if highlight == Highlight::Dim {
            self.cx.with("play-not-possible", [("text", name.into())])
        } else {
            name
        }
    }

    pub fn tile_at(&self, tile: Tile, spot: Spot) -> String {
        let describe = self.cx.describe();
        let args = [("tile", describe.tile(tile).into()), ("place", describe.spot(spot).into())];
        self.cx.with("moves-tile-at", args)
    }

    pub(crate) fn mark_roof(&self, guild: Guild, seat: Seat, rect: Rect) {
        self.anchors.borrow_mut().roofs.push((guild, seat, rect));
    }

    pub(crate) fn mark_stock(&self, guild: Guild, good: Good, rect: Rect) {
        self.anchors.borrow_mut().stocks.push((guild, good, rect));
    }
}
