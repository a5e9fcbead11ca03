//! The way to the final score.

use egui::{Label, Ui};

use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::text;
use crate::ui::widgets::{Weight, button};

/// The button to the result; `lacks` says what is needed first. Returns true if it was pressed.
pub(crate) fn to_score_ui(ui: &mut Ui, cx: &Cx, lacks: Option<String>) -> bool {
    let name = cx.text("table-to-score");
    let mut pressed = false;
    ui.columns(3, |columns| {
        columns[1].vertical_centered(|ui| {
            let next = ui.add_enabled_ui(lacks.is_none(), |ui| {
                button(ui, cx, Weight::Primary, Some(Art::NEXT), &name)
            });
            pressed = next.inner.clicked();
        });
        if let Some(lacks) = lacks {
            let words = text::small(cx.with("table-missing-first", [("missing", lacks.into())]));
            columns[2].add(Label::new(words.color(cx.palette().ink_soft)).wrap());
        }
    });
    pressed
}
