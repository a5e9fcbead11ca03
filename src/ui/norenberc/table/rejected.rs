//! The question after a rejected entry for which the box may be wrong.

use egui::Ui;

use super::{TableCommand, TableCx, TableView, TitleCommand};
use crate::companion::norenberc::{EntryError, TitleEntryError};
use crate::ui::art::Art;
use crate::ui::widgets::{Weight, button, dialog};

pub(super) fn question_ui(ui: &Ui, table: &TableCx, state: &TableView) {
    let (Some(rejection), Some(waiting)) = (state.rejection, &state.waiting) else { return };
    let EntryError::Title(TitleEntryError::BeyondBox { tile, instead }) = rejection else { return };
    let cx = table.cx;
    let closed = dialog(ui, cx, "beyond", &cx.text("table-beyond"), |ui| {
        ui.label(table.describe().say(&rejection));
        let (held, places) = table.view.play.whereabouts(table.view.tiles(), tile);
        ui.label(table.describe().whereabouts(held, &places));
        let mut done = false;
        ui.horizontal_wrapped(|ui| {
            if let Some(instead) = instead
                && button(ui, cx, Weight::Primary, Some(Art::CHECK), &cx.text("table-beyond-yes")).clicked()
            {
                let then = Box::new(waiting.clone());
                table.title_command(TitleCommand::AcceptTile { tile, instead, then });
            }
            done = button(ui, cx, Weight::Normal, Some(Art::CROSS), &cx.text("table-beyond-no")).clicked();
        });
        done
    });
    if closed {
        table.queue.send(TableCommand::Dismiss);
    }
}
