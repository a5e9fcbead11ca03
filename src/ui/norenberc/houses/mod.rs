//! The table of a game that is tracked in full: guild houses, players, turn order, round and turn. It shows
//! what everybody may see and changes nothing.

mod house;
mod mats;
mod moved;
mod parts;

pub(crate) use mats::{own_ui, pinned_ui};
pub(crate) use moved::Touched;
pub use parts::counted;

use egui::Ui;

use crate::assistant::norenberc::relevant_rules_now;
use crate::game::{Game as _, Seat};
use crate::i18n::describe::Describe;
use crate::i18n::describe::norenberc::Phase;
use crate::norenberc::components::ROUNDS;
use crate::norenberc::{Effect, Guild, Norenberc, Setup, State, Step};
use crate::storage::Mark;
use crate::ui::Cx;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{card, footer_of_question, page, player_badge, question_height};

#[derive(Clone, Copy)]
pub(crate) struct TableTop<'a> {
    pub setup: &'a Setup,
    pub state: &'a State,
    pub names: &'a [String],
    pub marks: &'a [Mark],
    /// By seat; `None` where they are hidden.
    pub talers: &'a [Option<u16>],
    /// The player whose face-down cards may be seen.
    pub cards: Option<Seat>,
    /// The player to move, whose row stands beside the question, always in sight.
    pub pinned: Option<Seat>,
    /// The changes of the last event, to be highlighted.
    pub moved: &'a [Effect],
}

impl<'a> TableTop<'a> {
    pub const fn describe(&self, cx: &Cx<'a>) -> Describe<'a> {
        Describe { texts: cx.texts, names: self.names }
    }

    pub(crate) fn badge(&self, ui: &mut Ui, cx: &Cx, seat: Seat, side: f32) -> egui::Response {
        player_badge(ui, cx, self.marks[seat.index()], &self.names[seat.index()], side)
    }

    /// Where the prestige crest lies. At the end of a round its favourite has taken it, and the next one comes after the
    /// guests (R9).
    fn prestige_guild(&self) -> Option<Guild> {
        self.state.prestige_guild().filter(|_| !matches!(self.state.step(), Step::Refill(..)))
    }

    /// The guild that is called, or whose window is filled.
    const fn called(&self) -> Option<Guild> {
        match self.state.step() {
            Step::Settle(guild, _) | Step::Lodge(guild, _) | Step::Refill(guild, _) | Step::Reveal(guild) => {
                Some(guild)
            }
            Step::Turn(turn) => Some(turn.guild),
            Step::Order | Step::Planning | Step::Over => None,
        }
    }
}

pub fn relevant_rules(cx: &Cx, table: &TableTop, eyes: Option<Seat>) {
    let seat = eyes.unwrap_or_else(|| table.state.order(table.setup)[0]);
    cx.relevant_rules(&relevant_rules_now(table.setup, &Norenberc::observe(table.setup, table.state, seat)));
}

/// Paints a heading that stays in sight, a question and the table. In a low window the question comes first
/// and fills it, with the table below: whatever the question, nothing in sight moves.
pub(crate) fn with_heading_ui(
    ui: &mut Ui,
    cx: &Cx,
    table: &TableTop,
    (pending, least): (egui::Id, f32),
    head: &mut dyn FnMut(&mut Ui),
    question: impl FnOnce(&mut Ui),
) {
    if is_low(ui) {
        question_first_ui(ui, cx, table, |ui| {
            head(ui);
            question(ui);
        });
    } else {
        footer_of_question(ui, cx, ("question", pending, least), head, question);
        // Whatever the question, the houses are as large.
        let height = question_height(ui) + size::PINNED;
        page(ui, "table", f32::INFINITY, |ui| houses_ui(ui, cx, table, height));
    }
}

fn is_low(ui: &Ui) -> bool {
    ui.available_height() < size::TABLE_AND_QUESTION
}

fn question_first_ui(ui: &mut Ui, cx: &Cx, table: &TableTop, question: impl FnOnce(&mut Ui)) {
    let room = ui.available_height();
    page(ui, "table", size::PAGE_WIDTH, |ui| {
        card(ui, cx, |ui| {
            ui.set_width(ui.available_width());
            ui.set_min_height((room - 2.0 * (size::GAP + f32::from(size::CARD_MARGIN))).max(0.0));
            question(ui);
        });
        ui.add_space(size::GAP);
        houses_ui(ui, cx, table, question_height(ui));
    });
}

fn houses_ui(ui: &mut Ui, cx: &Cx, table: &TableTop, question: f32) {
    ui.spacing_mut().item_spacing = egui::vec2(size::GAP_SMALL, size::GAP_SMALL);
    // Nothing is pressed here, so rows need no room for fingers.
    ui.spacing_mut().interact_size.y = size::ICON;
    if ui.content_rect().height() < size::THREE_MATS {
        // Here every line counts, and the tabs above have air enough.
        ui.add_space(-size::GAP_SMALL);
    }
    round_ui(ui, cx, table);
    let count = f32::from(table.setup.guild_count());
    let gap = size::GAP_SMALL;
    let width = (ui.available_width() - gap * (count - 1.0)) / count;
    if width >= size::HOUSE {
        // As large as there is room over a question.
        let question = question + size::FOOT_AROUND;
        let room = ui.content_rect().height() - 2.0 * size::HEADER - question - size::GAP_LARGE;
        let seen = room - mats::height(ui, table);
        let tile = house::tile_width(seen);
        ui.horizontal_top(|ui| {
            for guild in table.setup.guilds() {
                house::house_ui(ui, cx, table, guild, width, tile);
            }
        });
    } else {
        for guild in table.setup.guilds() {
            house::card_ui(ui, cx, table, guild);
        }
    }
    mats::mats_ui(ui, cx, table);
}

fn round_ui(ui: &mut Ui, cx: &Cx, table: &TableTop) {
    let state = table.state;
    ui.horizontal_wrapped(|ui| {
        let phase = Phase::of(state);
        let rounds = ("rounds", ROUNDS.into());
        let message = if phase == Phase::RoundEnd {
            // R8: the guests come at the end of the round, though the state counts the next one already.
            cx.with("table-round-of", [("round", state.round().saturating_sub(1).into()), rounds])
        } else {
            cx.with("houses-round", [("round", state.round().into()), rounds, ("turn", state.turn().into())])
        };
        ui.label(text::heading(message));
        ui.label(cx.describe().phase(phase));
        let pending = state.pending();
        if matches!(state.step(), Step::Turn(_)) && pending.len() > 1 {
            ui.separator();
            ui.label(cx.text("houses-pending"));
            for &seat in state.order(table.setup).iter().filter(|&&seat| pending.contains(seat)) {
                table.badge(ui, cx, seat, size::ICON * 1.2);
            }
        }
        ui.separator();
        ui.label(cx.text("houses-order"));
        for &seat in state.order(table.setup) {
            table.badge(ui, cx, seat, size::ICON * 1.2);
        }
        // While the table is set up nobody needs to count it.
        if !matches!(state.step(), Step::Order | Step::Settle(..) | Step::Lodge(..)) {
            ui.separator();
            ui.label(cx.with("houses-stack", [("count", state.stack().len().into())]));
        }
    });
}
