//! The screen of a past result.

use egui::{Frame, Margin, Ui};

use crate::companion::Session;
use crate::i18n::describe::date;
use crate::ui::art::Art;
use crate::ui::screens::score::{ScoreAction, ScoreInput, ScoreView, score_ui};
use crate::ui::screens::title::ResultScreens;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button};
use crate::ui::{Command, Cx};

/// Paints a past result, to look at and to share. Whoever wants to change it has to say so first.
pub(crate) fn result_ui<T: ResultScreens>(
    ui: &mut Ui,
    cx: &Cx,
    session: &Session<T>,
    tried: &mut ScoreView<T>,
) {
    let view = session.view();
    let Some(Ok(score)) = view.score else { return };
    let top =
        Frame::new().inner_margin(Margin { top: size::GAP as i8, ..Margin::symmetric(size::GAP as i8, 0) });
    top.show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(text::bold(date(cx.texts, session.begun())));
            // What was played here is what the rules made of it.
            if session.played().is_none() {
                let pressed = ui.add_enabled_ui(!view.read_only, |ui| {
                    button(ui, cx, Weight::Quiet, Some(Art::EDIT), &cx.text("past-correct"))
                });
                if pressed.inner.clicked() {
                    cx.send(Command::Correct);
                }
            }
        });
    });
    let input = ScoreInput::<T> { people: view.people, score, sheets: view.sheets, keeps: false };
    // Nothing can be kept here.
    if let Some(ScoreAction::Share(sharing)) = score_ui(ui, cx, &input, tried) {
        cx.send(Command::Share(sharing));
    }
}
