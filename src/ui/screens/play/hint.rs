//! The hint: a master's moves, what they lead to, and why.

use egui::{Label, Ui};

use super::AdviceOf;
use crate::i18n::describe::Describe;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::screens::title::PlayScreens;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, inset, named};

/// Paints advice, or that it is being thought about. If `followed`, moves can be chosen; returns the chosen one.
pub(crate) fn hint_ui<T: PlayScreens>(
    ui: &mut Ui,
    cx: &Cx,
    describe: Describe,
    advice: Option<&AdviceOf<T>>,
    (setup, table): (&T::Setup, &T::State),
    followed: bool,
) -> Option<T::Action> {
    let mut chosen = None;
    let Some(advice) = advice else {
        ui.horizontal(|ui| {
            ui.spinner();
            ui.label(cx.text("play-hint-thinking"));
        });
        return None;
    };
    ui.add(Label::new(text::small(describe.advice_heading::<T, _>(advice, followed, setup, table))).wrap());
    if advice.close {
        ui.add(Label::new(cx.text("advise-close")).wrap());
    }
    for (index, advised) in advice.moves.iter().enumerate() {
        inset(ui, cx, |ui| {
            ui.set_width(ui.available_width());
            let action = advised.action;
            let event = T::advised(&describe, setup, table, advice.seat, action);
            ui.horizontal_wrapped(|ui| {
                if index == 0 {
                    ui.add(Art::CROWN.tinted(egui::Vec2::splat(size::ICON), cx.palette().accent));
                }
                ui.label(text::bold(&event));
                if followed {
                    let play = cx.text("play-hint-do");
                    let name = cx.with("play-hint-do-heard", [("move", event.into())]);
                    if named(button(ui, cx, Weight::Normal, None, &play), &name).clicked() {
                        chosen = Some(action);
                    }
                }
            });
            if let Some(expected) = advised.expected.get(advice.seat.index()) {
                ui.add(Label::new(describe.expected(advice.seat, followed, expected)).wrap());
            }
            if !advised.reasons.is_empty() {
                let other = if index == 0 { "others" } else { "best" };
                let against = cx.with("advise-against", [("other", other.into())]);
                ui.label(text::small(against).color(cx.palette().ink_soft));
            }
            ui.spacing_mut().interact_size.y = size::ICON;
            // What speaks for it, what has to be known, what speaks against it.
            for side in [Some(true), None, Some(false)] {
                for reason in advised.reasons.iter().filter(|&reason| T::speaks_for(reason) == side) {
                    reason_ui(ui, cx, side, &describe.say(reason));
                }
            }
        });
        ui.add_space(size::GAP_SMALL);
    }
    chosen
}

fn reason_ui(ui: &mut Ui, cx: &Cx, speaks_for: Option<bool>, words: &str) {
    let palette = cx.palette();
    let (art, ink) = match speaks_for {
        Some(true) => (Art::PLUS, palette.positive),
        Some(false) => (Art::MINUS, palette.danger),
        None => (Art::INFO, palette.ink_soft),
    };
    ui.horizontal(|ui| {
        ui.add(art.tinted(egui::Vec2::splat(size::ICON_SMALL), ink));
        ui.add(Label::new(words).wrap());
    });
}
