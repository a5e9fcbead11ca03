//! Settings of a table: how much of the game the program tracks, and whether promotional cards are played with.

use egui::{Label, Ui};

use super::At;
use crate::companion::TableState as _;
use crate::companion::architects::{Entry, TableState};
use crate::i18n::describe::companion as say;
use crate::ui::screens::table::Tab;
use crate::ui::screens::title::TableScreens as _;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{card, columns, option, option_if, switch};

pub(super) fn depth_ui(ui: &mut Ui, at: &At) {
    let cx = at.cx;
    card(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        ui.label(text::heading(cx.text("table-depth")));
        let soft = |ui: &mut Ui, said: String| {
            ui.add(Label::new(text::small(said).color(cx.palette().ink_soft)).wrap());
        };
        soft(ui, cx.text("table-depth-about"));
        let depths = crate::architects::Architects::DEPTHS.iter().copied();
        columns(ui, size::HOME_CARD.x, depths, |ui, depth| {
            let name = say::depth(cx.texts, depth);
            let now = depth == at.view.play.depth();
            let refused = at.view.play.why_not_depth(depth).filter(|_| !now);
            let pressed = if refused.is_some() {
                option_if(ui, cx, (false, false), None, &name)
            } else {
                option(ui, cx, now, None, &name)
            };
            if pressed.clicked() && !now {
                at.enter(Entry::Depth { depth });
                at.show(Tab::Now);
            }
            ui.add(Label::new(say::depth_about(cx.texts, depth)).wrap());
            if let Some(refused) = refused {
                soft(ui, at.describe().say(&refused));
            }
        });
        promo_ui(ui, at);
    });
}

/// Promotional cards can be added or removed later; the change holds from the start.
fn promo_ui(ui: &mut Ui, at: &At) {
    let start = at.view.start();
    // Entries checked with other cards would no longer be what happened.
    let possible = !matches!(at.view.play, TableState::Referee(_)) || at.view.log.is_empty();
    ui.add_enabled_ui(possible, |ui| {
        if let Some(promo) = switch(ui, start.promo, &at.cx.text("table-promo")) {
            at.enter(Entry::Options { promo, conspirator: start.conspirator });
        }
    });
}
