//! What a player does when their guild is called: the action and everything it asks for, one clear step at a time. The
//! rules decide what is possible; what is not is dimmed and says why. The same at a real table and in a played game.

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

/// What every question needs.
pub struct Ask<'a> {
    /// Texts and look.
    pub cx: &'a Cx<'a>,
    /// What is fixed.
    pub setup: &'a Setup,
    /// What lies on the table.
    pub state: &'a State,
    /// The same with its players.
    pub table: TableTop<'a>,
}

impl<'a> Ask<'a> {
    /// Whether the rules allow it.
    ///
    /// # Errors
    /// The refusal says why not.
    pub fn check(&self, actor: Actor, action: Action) -> Result<(), Refusal> {
        Norenberc::check(self.setup, self.state, actor, action)
    }

    /// Says things about these players.
    pub const fn describe(&self) -> Describe<'a> {
        self.table.describe(self.cx)
    }

    /// Who sits there.
    pub fn name(&self, seat: Seat) -> &'a str {
        &self.table.names[seat.index()]
    }

    /// Their mark.
    pub(crate) fn badge(&self, ui: &mut Ui, seat: Seat) {
        self.table.badge(ui, self.cx, seat, size::ICON * 1.4);
    }

    /// Why something is not possible. A refusal about talers that lie hidden does not say how many there are.
    pub fn why_not(&self, ui: &mut Ui, refusal: Refusal) {
        why_not(ui, self.cx, &self.refusal(refusal), refusal.rule());
    }

    /// The same in words.
    pub fn refusal(&self, refusal: Refusal) -> String {
        if self.is_secret(refusal) { self.cx.text("moves-too-dear") } else { self.describe().say(&refusal) }
    }

    /// Whether a refusal is about talers that lie hidden.
    pub fn is_secret(&self, refusal: Refusal) -> bool {
        let hidden = |turn: Turn| self.table.talers.get(turn.seat.index()).copied().flatten().is_none();
        matches!(refusal, Refusal::NotEnoughTalers { .. })
            && matches!(self.state.step(), Step::Turn(turn) if hidden(turn))
    }

    /// An action in words.
    pub fn event(&self, actor: Actor, action: Action) -> String {
        self.describe().say(&Event { actor, action })
    }
}

/// A half-made choice, about one moment of the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Half {
    /// The table it is about.
    at: Option<State>,
    /// Which action.
    kind: Option<act::Kind>,
    /// What is bought, paid or taken.
    goods: Goods,
    /// From whom.
    victim: Option<Seat>,
    /// Whose craftsmen are swapped, and which.
    craft: Option<Guild>,
    spots: Vec<Spot>,
    /// What was pressed though it is not possible.
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

    /// The table may have changed since the last paint: then a half-made choice is about nothing. Says whether it has.
    pub(crate) fn meet(&mut self, ask: &Ask) -> bool {
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

    /// Whether something is chosen that leads to a question of its own.
    const fn is_begun(&self) -> bool {
        self.kind.is_some() || self.victim.is_some() || self.craft.is_some()
    }

    /// Forgets everything but the moment it is about.
    fn begin_again(&mut self) {
        *self = Self { at: self.at, ..Self::default() };
    }
}

/// The way back, at the end of the heading: nothing is answered there, so that no finger is on it when it comes. Returns
/// whether what is entered already is to be taken back.
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

/// What a player is asked at the guild that is called, and how to answer.
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
