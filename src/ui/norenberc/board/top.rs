//! The table as one looks at it: what lies there, whose it is, what is asked of whom, and what was touched in this paint.

use std::cell::{OnceCell, RefCell};

use egui::{Rect, Response};

use super::anchors::Anchors;
use super::asked::Asked;
use super::choice::{Choice, Thing};
use super::layout::Layout;
use crate::game::Seat;
use crate::i18n::describe::Describe;
use crate::norenberc::favorites::Claim;
use crate::norenberc::scoring::Category;
use crate::norenberc::{Good, Guild, GuildSet, Setup, Spot, State, Step, Tile};
use crate::storage::Mark;
use crate::ui::Cx;
use crate::ui::screens::play::Light;

/// What every part of the board is painted from.
pub struct Top<'a> {
    /// Texts and look.
    pub cx: &'a Cx<'a>,
    /// What is fixed.
    pub setup: &'a Setup,
    /// What lies there.
    pub state: &'a State,
    /// The names by seat.
    pub names: &'a [String],
    /// The marks by seat.
    pub marks: &'a [Mark],
    /// The talers by seat; none are hidden.
    pub talers: &'a [Option<u16>],
    /// Where everything lies.
    pub layout: Layout,
    /// What is asked, where it is asked of a person.
    pub asked: Option<Asked<'a>>,
    /// What was chosen so far.
    pub choice: &'a Choice,
    /// Houses in which something has just changed.
    pub changed: GuildSet,
    /// Whose move is looked back at.
    pub mover: Option<Seat>,
    /// Whether something that is over is told: the house that is spoken of stands out, not the one that is next.
    pub told: bool,
    /// Whether that is the end of a round.
    pub ended: bool,
    /// The house that is spoken of.
    pub spoken: Option<Guild>,
    /// What everybody had to show there, where its favourite was settled.
    pub shown: Option<[Claim; 5]>,
    /// Whether what everybody would score is shown.
    pub estimates: bool,
    /// What everybody would score, once it was asked for: every row shows it.
    pub standing: OnceCell<Vec<Vec<(Category, u32)>>>,
    /// What was touched.
    pub taps: RefCell<Option<Thing>>,
    /// Where pieces lie, for those that move.
    pub anchors: RefCell<Anchors>,
}

impl<'a> Top<'a> {
    /// Says things about these players.
    pub const fn describe(&self) -> Describe<'a> {
        Describe { texts: self.cx.texts, names: self.names }
    }

    /// Whether somebody's secrets may be seen: their cards are as secret as their talers.
    pub fn sees(&self, seat: Seat) -> bool {
        self.talers[seat.index()].is_some()
    }

    /// The guild that is called, or whose window is filled; or the one that is spoken of.
    pub const fn called(&self) -> Option<Guild> {
        if self.told {
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

    /// Whether something has just changed there.
    pub(crate) const fn is_touched(&self, guild: Guild) -> bool {
        self.changed.contains(guild)
    }

    /// How a thing stands to the question.
    pub fn light(&self, thing: Thing) -> Light {
        self.asked.map_or(Light::Plain, |asked| self.choice.light(asked, thing))
    }

    /// How many of a heap are chosen.
    pub fn count(&self, thing: Thing) -> u8 {
        self.asked.map_or(0, |asked| self.choice.count(asked, thing))
    }

    /// Notes that a thing was touched.
    pub fn touched(&self, response: &Response, thing: Thing, light: Light) {
        if light != Light::Plain && response.clicked() {
            *self.taps.borrow_mut() = Some(thing);
        }
    }

    /// What a thing is called: what cannot be chosen says so.
    pub fn heard(&self, light: Light, name: String) -> String {
        if light == Light::Dim { self.cx.with("play-not-possible", [("text", name.into())]) } else { name }
    }

    /// A tile and where it lies.
    pub fn tile_at(&self, tile: Tile, spot: Spot) -> String {
        let describe = self.cx.describe();
        let args = [("tile", describe.tile(tile).into()), ("place", describe.spot(spot).into())];
        self.cx.with("moves-tile-at", args)
    }

    /// Where somebody stands on a roof.
    pub(crate) fn mark_roof(&self, guild: Guild, seat: Seat, rect: Rect) {
        self.anchors.borrow_mut().roofs.push((guild, seat, rect));
    }

    /// Where goods of a type lie in a storehouse.
    pub(crate) fn mark_stock(&self, guild: Guild, good: Good, rect: Rect) {
        self.anchors.borrow_mut().stocks.push((guild, good, rect));
    }
}
