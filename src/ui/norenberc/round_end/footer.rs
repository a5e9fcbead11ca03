//! The footer of the steps at the end of a round: back, on, and what is missing before it goes on.

use egui::{Align, Layout, Ui, vec2};

use super::RoundEndView;
use crate::companion::norenberc::RoundEnd;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::screens::seated::Seated;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, footer, icon_button};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Visited {
    /// Back from the first step.
    Back,
    On,
    /// On from the last step, while this one is open.
    Open(usize),
    /// On from the last step.
    Done,
}

/// A footer for steps that ask nothing. `words` are on, and on from the last step, which returns true.
pub(crate) fn steps_on_ui(
    ui: &mut Ui,
    seated: &Seated,
    end: &RoundEnd,
    words: [&str; 2],
    view: &mut RoundEndView,
) -> bool {
    view.sync(end);
    let message = view.card(end).map(|card| seated.describe().chip(card));
    let waits = Waits { message, ..Waits::default() };
    let visited = steps_footer_ui(ui, seated.cx, end, &waits, words, view);
    if visited == Some(Visited::On) {
        view.on();
    }
    visited == Some(Visited::Done)
}

/// Everything in the footer but its buttons.
#[derive(Default)]
pub(crate) struct Waits {
    /// True if there is a way back from the first step too.
    pub back_from_first: bool,
    /// The entries that are missing before it goes on.
    pub open: Vec<String>,
    /// The outcome of this step, if nothing is open: in sight wherever the page is scrolled to.
    pub message: Option<String>,
}

/// A footer of one line for steps that wait for entries, which it names beside its buttons.
pub(crate) fn steps_footer_ui(
    ui: &mut Ui,
    cx: &Cx,
    end: &RoundEnd,
    waits: &Waits,
    [on, last]: [&str; 2],
    view: &mut RoundEndView,
) -> Option<Visited> {
    let mut visited = None;
    view.sync(end);
    let narrow = ui.content_rect().width() < size::ROOMY_FOOT;
    footer(ui, cx, "walk", size::TOUCH, |ui| {
        ui.horizontal(|ui| {
            let back = cx.text("table-step-back");
            let step = view.step;
            let way_back = ui.add_enabled_ui(step > 0 || waits.back_from_first, |ui| {
                if narrow {
                    icon_button(ui, cx, Weight::Normal, Art::PREVIOUS, &back)
                } else {
                    button(ui, cx, Weight::Normal, Some(Art::PREVIOUS), &back)
                }
            });
            if way_back.inner.clicked() && !view.back() {
                visited = Some(Visited::Back);
            }
            // An open question at another step is no reason to stay: on leads there.
            let is_last = step == end.cards.len();
            let elsewhere = end.cards.iter().position(|of| is_last && of.question().is_some());
            let (art, text) = if is_last { (Art::CHECK, last) } else { (Art::NEXT, on) };
            let on = ui.add_enabled_ui(waits.open.is_empty() || elsewhere.is_some(), |ui| {
                button(ui, cx, Weight::Primary, Some(art), &cx.text(text))
            });
            if on.inner.clicked() {
                let last = elsewhere.map_or(Visited::Done, Visited::Open);
                visited = Some(if is_last { last } else { Visited::On });
            }
            ui.add_space(size::GAP_SMALL);
            notes_ui(ui, cx, waits);
        });
    });
    visited
}

fn notes_ui(ui: &mut Ui, cx: &Cx, waits: &Waits) {
    let open = waits.open.iter().map(|open| text::small(open).color(cx.palette().warning));
    let message = waits.message.iter().filter(|_| waits.open.is_empty());
    let message = message.map(|message| text::bold(message).size(size::TEXT_SMALL));
    let width = ui.available_width();
    let notes = open.chain(message).map(|note| {
        let note = egui::WidgetText::from(note);
        note.into_galley(ui, Some(egui::TextWrapMode::Wrap), width, egui::TextStyle::Body)
    });
    let notes: Vec<_> = notes.collect();
    let height: f32 = notes.iter().map(|note| note.size().y).sum();
    ui.allocate_ui_with_layout(vec2(width, size::TOUCH), Layout::top_down(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.spacing_mut().interact_size.y = 0.0;
        ui.add_space(((size::TOUCH - height) / 2.0).max(0.0));
        for note in notes {
            ui.label(note);
        }
    });
}
