//! An entry of the log that is opened, whatever is played: what it is about, and what can be done beside correcting it.

use egui::{Label, Ui};

use super::{At, TableCommand};
use crate::companion::{EntryId, LogLine, Place, Refused};
use crate::ui::art::Art;
use crate::ui::screens::title::TableScreens;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Tone, Weight, banner, button, floating};

/// Which entry is put right, or before which one something is told.
pub(crate) fn about_ui<T: TableScreens>(ui: &mut Ui, at: &At<T>, place: Place, line: &LogLine<T>) {
    let words = at.describe().say(&line.entry);
    let words = match place {
        Place::Before(_) => at.cx.with("table-correct-before", [("text", words.into())]),
        Place::InsteadOf(_) | Place::End => words,
    };
    ui.add(Label::new(words).wrap());
    ui.add_space(size::GAP_SMALL);
}

/// Takes an entry out. Returns whether something was forgotten before it instead.
pub(crate) fn otherwise_ui<T: TableScreens>(ui: &mut Ui, at: &At<T>, id: EntryId) -> bool {
    let cx = at.cx;
    let mut forgotten = false;
    ui.horizontal_wrapped(|ui| {
        if button(ui, cx, Weight::Normal, Some(Art::DELETE), &cx.text("table-correct-remove")).clicked() {
            at.queue.send(TableCommand::Remove(id));
        }
        let asked = cx.text("table-correct-ask-forgotten");
        forgotten = button(ui, cx, Weight::Quiet, Some(Art::PLUS), &asked).clicked();
    });
    forgotten
}

/// What may have been forgotten. Returns which of these it was, by its place.
pub(crate) fn forgotten_ui<T: TableScreens>(
    ui: &mut Ui,
    at: &At<T>,
    forgotten: impl IntoIterator<Item = &'static str>,
) -> Option<usize> {
    let cx = at.cx;
    ui.label(text::bold(cx.text("table-correct-ask-forgotten")));
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        for (index, what) in forgotten.into_iter().enumerate() {
            let name = cx.with("table-forgotten", [("what", what.into())]);
            if button(ui, cx, Weight::Quiet, Some(Art::PLUS), &name).clicked() {
                pressed = Some(index);
            }
        }
    });
    pressed
}

/// Why something was not done, over the page: wherever that was pressed, it is in sight.
pub(crate) fn refused_ui<T: TableScreens>(ui: &Ui, at: &At<T>, refused: Option<Refused<T::Fault>>) {
    let Some(refused) = refused else { return };
    floating(ui, "refused", ui.max_rect().top(), |ui| {
        if banner(ui, at.cx, Tone::Danger, &at.describe().say(&refused)) {
            at.queue.send(TableCommand::Dismiss);
        }
    });
}
