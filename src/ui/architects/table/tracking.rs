//! Settings of a table: how much of the game the program tracks, and whether promotional cards are played with.

use egui::{Label, Ui};

use super::TableCx;
use crate::companion::TableState as _;
use crate::companion::architects::{Entry, TableState};
use crate::i18n::describe::companion as say;
use crate::ui::screens::table::Tab;
use crate::ui::screens::title::TableScreens as _;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{card, columns, option, option_if, switch};

pub(super) fn tracking_ui(ui: &mut Ui, table: &TableCx) {
    let cx = table.cx;
    card(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        ui.label(text::heading(cx.text("table-depth")));
        let soft = |ui: &mut Ui, message: String| {
            ui.add(Label::new(text::small(message).color(cx.palette().ink_soft)).wrap());
        };
        soft(ui, cx.text("table-depth-about"));
        let trackings = crate::architects::Architects::TRACKINGS.iter().copied();
        columns(ui, size::HOME_CARD.x, trackings, |ui, tracking| {
            let name = say::tracking(cx.texts, tracking);
            let now = tracking == table.view.play.tracking();
            let rejection = table.view.play.why_not_tracking(tracking).filter(|_| !now);
            let pressed = if rejection.is_some() {
                option_if(ui, cx, (false, false), None, &name)
            } else {
                option(ui, cx, now, None, &name)
            };
            if pressed.clicked() && !now {
                table.enter(Entry::Tracking { tracking });
                table.show(Tab::Now);
            }
            ui.add(Label::new(say::tracking_about(cx.texts, tracking)).wrap());
            if let Some(rejection) = rejection {
                soft(ui, table.describe().say(&rejection));
            }
        });
        promo_ui(ui, table);
    });
}

/// Promotional cards can be added or removed later; the change holds from the start.
fn promo_ui(ui: &mut Ui, table: &TableCx) {
    let start = table.view.start();
    // Entries checked with other cards would no longer be what happened.
    let possible = !matches!(table.view.play, TableState::Referee(_)) || table.view.log.is_empty();
    ui.add_enabled_ui(possible, |ui| {
        if let Some(promo) = switch(ui, start.promo, &table.cx.text("table-promo")) {
            table.enter(Entry::Options { promo, conspirator: start.conspirator });
        }
    });
}
