//! The settings of the user's copy, once for all tables: the promotional cards, and the reading of X5.

use egui::{Label, Ui};

use super::history::{self, History};
use crate::architects::{Conspirator, RuleId};
use crate::i18n::describe::{ActText, Acted};
use crate::storage::architects::OwnCopy;
use crate::ui::Cx;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{card, columns, option, page, switch, why};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CopyEdit {
    Promo(bool),
    Conspirator(Conspirator),
}

impl history::Edit for CopyEdit {
    type Subject = OwnCopy;

    fn apply(&self, entered: &mut OwnCopy) {
        match *self {
            Self::Promo(promo) => entered.promo = promo,
            Self::Conspirator(reading) => entered.conspirator = reading,
        }
    }
}

#[derive(Debug)]
pub(super) struct CopyView {
    message: History<CopyEdit>,
    /// The change requested while painting.
    pending: Option<CopyEdit>,
}

impl CopyView {
    pub(super) const fn new(copy: OwnCopy) -> Self {
        Self { message: History::new(copy), pending: None }
    }

    pub(super) const fn copy(&self) -> &OwnCopy {
        self.message.now()
    }

    pub(super) const fn has_commands(&self) -> bool {
        self.pending.is_some()
    }

    /// Makes the requested change; returns false if nothing is different.
    pub(super) fn apply(&mut self) -> bool {
        self.pending.take().is_some_and(|change| self.message.change(change))
    }

    pub(super) fn step(&mut self, back: bool) -> bool {
        self.message.step(back)
    }

    pub(super) fn named(&self, cx: &Cx) -> [Option<ActText>; 2] {
        let words = |change: &CopyEdit| match change {
            CopyEdit::Promo(_) => ActText::new(Acted::Thing, cx.text("copy-promo-thing")),
            CopyEdit::Conspirator(_) => ActText::new(Acted::Thing, cx.text("copy-conspirator-thing")),
        };
        self.message.last().map(|change| change.map(words))
    }
}

pub(super) fn copy_ui(ui: &mut Ui, cx: &Cx, view: &mut CopyView) {
    cx.relevant_rules(&[RuleId::L1, RuleId::X5, RuleId::H7]);
    page(ui, "copy", size::READING_WIDTH, |ui| {
        ui.add(Label::new(cx.text("copy-about")).wrap());
        ui.add_space(size::GAP_SMALL);
        card(ui, cx, |ui| {
            ui.set_width(ui.available_width());
            ui.label(text::heading(cx.text("copy-promo")));
            ui.add(Label::new(cx.text("copy-promo-about")).wrap());
            ui.add_enabled_ui(!cx.read_only, |ui| {
                if let Some(promo) = switch(ui, view.copy().promo, &cx.text("copy-promo-own")) {
                    view.pending = Some(CopyEdit::Promo(promo));
                }
            });
        });
        ui.add_space(size::GAP_SMALL);
        card(ui, cx, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                ui.label(text::heading(cx.text("copy-conspirator")));
                why(ui, cx, RuleId::X5);
            });
            ui.add(Label::new(cx.text("copy-conspirator-about")).wrap());
            ui.add_enabled_ui(!cx.read_only, |ui| {
                columns(ui, size::HOME_CARD.x, Conspirator::ALL, |ui, reading| {
                    let chosen = view.copy().conspirator == reading;
                    let args = || [("reading", reading.id().into())];
                    if option(ui, cx, chosen, None, &cx.with("copy-reading", args())).clicked() {
                        view.pending = Some(CopyEdit::Conspirator(reading));
                    }
                    ui.add(Label::new(cx.with("copy-reading-about", args())).wrap());
                });
            });
        });
    });
}
