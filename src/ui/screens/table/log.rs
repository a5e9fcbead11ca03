//! Everything that was told, in the reader's language; each entry can be taken out, and what later ones come to is said.

use egui::Ui;

use super::recruit::RecruitView;
use super::ruling::RulingView;
use super::workshop::WorkshopView;
use super::{At, TableCommand, TableView};
use crate::companion::{Entry, EntryId, LogLine, Owned};
use crate::norenberc::components::GOODS_PER_GUILD;
use crate::ui::Command;
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Stepper, Weight, button, card, icon_button};

pub(super) fn log_ui(ui: &mut Ui, at: &At, state: &mut TableView) {
    let cx = at.cx;
    let rules = button(ui, cx, Weight::Normal, Some(Art::Edit), &cx.text("table-ruling"));
    if rules.clicked() {
        state.ruling = Some(RulingView::default());
    }
    if at.view.log.is_empty() {
        ui.label(cx.text("table-log-empty"));
    }
    let mut round = None;
    for line in at.view.log {
        if line.round.is_some() && line.round != round {
            round = line.round;
            let number = line.round.unwrap_or(1);
            ui.add_space(size::GAP_SMALL);
            ui.label(text::heading(cx.with("table-log-round", [("round", number.into())])));
        }
        let words = at.describe().entry(&line.entry);
        card(ui, cx, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                let remove = cx.with("table-log-remove", [("text", words.clone().into())]);
                if icon_button(ui, cx, Weight::Quiet, Art::Close, &remove).clicked() {
                    cx.send(Command::Table(TableCommand::Remove(line.id)));
                }
                correct_ui(ui, at, state, line, &words);
                ui.vertical(|ui| {
                    ui.add(egui::Label::new(&words).wrap());
                    amend_ui(ui, at, state, line);
                    if let Some(why) = line.skipped {
                        let why = at.describe().refused(why);
                        let text = cx.with("table-log-skipped", [("why", why.into())]);
                        ui.add(
                            egui::Label::new(egui::RichText::new(text).color(cx.palette().warning)).wrap(),
                        );
                    }
                });
            });
        });
    }
}

/// The number of an entry that is nothing but one, and the most it can be.
fn number_of(entry: &Entry) -> Option<(u32, u32)> {
    if let Entry::Counted { count, .. } = *entry {
        return Some((count.into(), GOODS_PER_GUILD.into()));
    }
    if let Entry::Told { talers, .. } | Entry::Owned { owned: Owned::Talers { talers }, .. } = *entry {
        return Some((talers.into(), super::MOST_TALERS));
    }
    None
}

/// The same entry with another number.
fn with_number(mut entry: Entry, number: u32) -> Entry {
    if let Entry::Counted { count, .. } = &mut entry {
        *count = number as u8;
    } else if let Entry::Told { talers, .. } | Entry::Owned { owned: Owned::Talers { talers }, .. } =
        &mut entry
    {
        *talers = number as u16;
    }
    entry
}

/// The way to correct an entry, for those that can be corrected in place.
fn correct_ui(ui: &mut Ui, at: &At, state: &mut TableView, line: &LogLine, words: &str) {
    let cx = at.cx;
    let correctable = number_of(&line.entry).is_some()
        || matches!(line.entry, Entry::Workshop { .. } | Entry::Recruited { .. });
    if !correctable {
        return;
    }
    let name = cx.with("table-log-correct", [("text", words.to_owned().into())]);
    if !icon_button(ui, cx, Weight::Quiet, Art::Edit, &name).clicked() {
        return;
    }
    if let Entry::Workshop { guild, tiles } = line.entry {
        state.workshop = Some(WorkshopView::amend(line.id, guild, tiles));
    } else if let Entry::Recruited { seat, tile, first, used } = line.entry {
        state.recruit = Some(RecruitView::amend(line.id, seat, tile, first, used));
    } else {
        state.amending = number_of(&line.entry).map(|(number, _)| (line.id, number));
    }
}

/// The number of an entry while it is being corrected.
fn amend_ui(ui: &mut Ui, at: &At, state: &mut TableView, line: &LogLine) {
    let cx = at.cx;
    let number = |id: EntryId| state.amending.filter(|(amended, _)| *amended == id).map(|(_, number)| number);
    let (Some(number), Some((_, most))) = (number(line.id), number_of(&line.entry)) else { return };
    let what = at.describe().entry(&line.entry);
    ui.horizontal_wrapped(|ui| {
        let stepper = Stepper { what: &what, value: Some(number), range: 0..=most };
        if let Some(new) = stepper.show(ui, cx) {
            state.amending = Some((line.id, new));
        }
        if button(ui, cx, Weight::Primary, Some(Art::Check), &cx.text("table-enter")).clicked() {
            at.enter_for(Some(line.id), with_number(line.entry.clone(), number));
            state.amending = None;
        }
    });
}
