//! The winner, and what decided the game.

use egui::{Align, Label, Layout, RichText, Ui, vec2};

use super::ShownResult;
use crate::game::{Scored as _, Seat};
use crate::i18n::describe::date;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::screens::title::ResultScreens;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{ornament, player_badge, why};

pub(super) fn title_ui(ui: &mut Ui, cx: &Cx, begun: Option<u64>) {
    ui.vertical_centered(|ui| {
        ui.label(text::title(cx.text("game-name")));
        if let Some(begun) = begun {
            ui.label(date(cx.texts, begun));
        }
        ornament(ui);
    });
    ui.add_space(size::GAP_SMALL);
}

/// The winners with their marks, what decided it, and a note if the result is only tried out.
pub(super) fn headline_ui<T: ResultScreens>(ui: &mut Ui, cx: &Cx, shown: ShownResult<T>, tried: bool) {
    let winners: Vec<_> = shown.score.winners().into_iter().map(Seat::index).collect();
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = size::GAP;
        for &winner in &winners {
            player_badge(ui, cx, shown.marks[winner], &shown.names[winner], size::WINNER);
        }
        let room = ui.available_width();
        ui.allocate_ui_with_layout(vec2(room, 0.0), Layout::top_down(Align::Min), |ui| {
            ui.set_width(room);
            if tried {
                ui.horizontal_wrapped(|ui| {
                    ui.add(Art::HINT.tinted(vec2(size::ICON, size::ICON), cx.palette().warning));
                    ui.label(text::bold(cx.text("result-what-if-note")).color(cx.palette().warning));
                });
            }
            let headline = text::heading(T::headline(&shown.describe(cx), shown.score)).size(size::HEADLINE);
            ui.add(Label::new(headline).wrap());
            ui.horizontal_wrapped(|ui| {
                ui.label(T::decided(&shown.describe(cx), shown.score));
                why(ui, cx, shown.score.decided_rule());
            });
        });
    });
}

/// Asks about players who own nothing at all: perhaps nobody has filled in their sheets.
pub(super) fn empty_ui<T: ResultScreens>(ui: &mut Ui, cx: &Cx, names: &[String], sheets: &[T::Sheet]) {
    let owners = names.iter().zip(sheets).filter(|(_, sheet)| T::is_empty(sheet));
    let names: Vec<_> = owners.map(|(name, _)| name.clone()).collect();
    if !names.is_empty() {
        let args = [("names", cx.texts.list(&names).into()), ("count", names.len().into())];
        let awaits = RichText::new(cx.with("result-empty", args)).color(cx.palette().warning);
        ui.add(Label::new(awaits).wrap());
    }
}
