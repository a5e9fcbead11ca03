//! Everything that was told, in the reader's language; each entry can be taken out, and what later ones come to is said.

use egui::Ui;

use super::{At, TableCommand};
use crate::ui::Command;
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, card, icon_button};

pub(super) fn log_ui(ui: &mut Ui, at: &At) {
    let cx = at.cx;
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
                ui.vertical(|ui| {
                    ui.add(egui::Label::new(&words).wrap());
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
