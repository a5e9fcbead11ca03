//! The turn of a player at a real table: the action and everything it asks for, one clear step at a time. The
//! rules decide what is possible; all else is dimmed and says why.

mod act;
mod guest;
pub mod parts;

pub(crate) use guest::swap_height;

use egui::Ui;

use super::houses::TableTop;
use crate::game::{Actor, Event, Game as _, Seat};
use crate::i18n::describe::Describe;
use crate::norenberc::{Action, Goods, Guild, Norenberc, Refusal, Setup, Spot, Stage, State, Step, Turn};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::size;
use crate::ui::widgets::{Weight, button, icon_button, why_not};

pub struct Ask<'a> {
    pub cx: &'a Cx<'a>,
    pub setup: &'a Setup,
    pub state: &'a State,
    pub table: TableTop<'a>,
}

impl<'a> Ask<'a> {
    /// Checks an action against the rules.
    ///
    /// # Errors
    /// The refusal says why not.
    pub fn check(&self, actor: Actor, action: Action) -> Result<(), Refusal> {
        Norenberc::check(self.setup, self.state, actor, action)
    }

    pub const fn describe(&self) -> Describe<'a> {
        self.table.describe(self.cx)
    }

    pub fn name(&self, seat: Seat) -> &'a str {
        &self.table.names[seat.index()]
    }

    pub(crate) fn badge(&self, ui: &mut Ui, seat: Seat) {
        self.table.badge(ui, self.cx, seat, size::ICON * 1.4);
    }

    /// Says why something is not possible, without giving away hidden talers.
    pub fn why_not(&self, ui: &mut Ui, refusal: Refusal) {
        why_not(ui, self.cx, &self.refusal(refusal), refusal.rule());
    }

    pub fn refusal(&self, refusal: Refusal) -> String {
        if self.is_secret(refusal) { self.cx.text("moves-too-dear") } else { self.describe().say(&refusal) }
    }

    /// True if the refusal would give away hidden talers.
    pub fn is_secret(&self, refusal: Refusal) -> bool {
        let hidden = |turn: Turn| self.table.talers.get(turn.seat.index()).copied().flatten().is_none();
        matches!(refusal, Refusal::NotEnoughTalers { .. })
            && matches!(self.state.step(), Step::Turn(turn) if hidden(turn))
    }

    pub fn event(&self, actor: Actor, action: Action) -> String {
        self.describe().say(&Event { actor, action })
    }
}

/// A half-made choice, valid for one state of the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Half {
    at: Option<State>,
    kind: Option<act::ActionKind>,
    goods: Goods,
    victim: Option<Seat>,
    /// The guild whose craftsmen are swapped, and their places.
    craft: Option<Guild>,
    spots: Vec<Spot>,
    /// The last thing pressed that is not possible.
    pub refused: Option<(Action, Refusal)>,
}

impl Half {
    /// Takes back one step; false if there is none.
    pub fn back(&mut self) -> bool {
        if self.refused.take().is_some() || self.spots.pop().is_some() || self.craft.take().is_some() {
            return true;
        }
        let begun = self.is_begun();
        if begun {
            self.begin_again();
        }
        begun
    }

    /// Forgets the choice if the state has changed since; returns true if it has.
    pub(crate) fn sync(&mut self, ask: &Ask) -> bool {
        if self.at.as_ref() == Some(ask.state) {
            return false;
        }
        *self = Self { at: Some(*ask.state), ..Self::default() };
        if let Step::Turn(turn) = ask.state.step()
            && let Stage::Pay(_) = turn.stage
        {
            self.goods = guest::certain_payment(ask, turn);
        }
        true
    }

    /// True if something is chosen that leads to a question of its own.
    const fn is_begun(&self) -> bool {
        self.kind.is_some() || self.victim.is_some() || self.craft.is_some()
    }

    fn begin_again(&mut self) {
        *self = Self { at: self.at, ..Self::default() };
    }
}

/// The button back, at the end of the heading: nothing is answered there, so that no finger is on it when it
/// appears. Returns true if the last entry is to be taken back.
pub(crate) fn back_ui(ui: &mut Ui, ask: &Ask, turn: Turn, half: &mut Half) -> bool {
    let (cx, begun) = (ask.cx, half.is_begun());
    // Where there is none its place is kept.
    let live = begun || turn.stage != Stage::Act;
    let text = cx.text("moves-back");
    let wide = ui.content_rect().width() >= size::WIDE;
    let back = ui.add_enabled_ui(live, |ui| {
        if wide {
            button(ui, cx, Weight::Normal, Some(Art::BACK), &text)
        } else {
            icon_button(ui, cx, Weight::Normal, Art::BACK, &text)
        }
    });
    let pressed = back.inner.clicked();
    if pressed && begun {
        half.begin_again();
    }
    pressed && !begun
}

pub(crate) fn turn_ui(ui: &mut Ui, ask: &Ask, turn: Turn, half: &mut Half) -> Option<Action> {
    match turn.stage {
        Stage::Act => act::act_ui(ui, ask, turn, half),
        Stage::Pay(window) => guest::pay_ui(ui, ask, turn, window, half),
        Stage::Rob => guest::rob_ui(ui, ask, turn, half),
        Stage::Swap => guest::swap_ui(ui, ask, turn, half),
        Stage::Peddle => guest::peddle_ui(ui, ask, turn, half),
        Stage::PlaceMayor => guest::mayor_ui(ui, ask, turn, half),
        Stage::GoFirst => guest::go_first_ui(ui, ask, turn),
    }
}
