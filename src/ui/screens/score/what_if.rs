//! Trying out a result (“what if”): change any count and watch the totals move. The changed sheets live in the view and
//! nowhere else.

use egui::{Align, Label, Layout, Ui, vec2};

use super::{ScoreAction, ScoreInput, ScoreView, ShownResult};
use crate::game::Scored as _;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::screens::title::ResultScreens;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, columns, option, player_badge};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct WhatIf<T: ResultScreens> {
    pub(super) sheets: Vec<T::Sheet>,
    seat: usize,
    own: T::WhatIf,
    /// True right after opening: the page scrolls up to it.
    fresh: bool,
}

pub(super) fn open_ui<T: ResultScreens>(
    ui: &mut Ui,
    cx: &Cx,
    input: &ScoreInput<T>,
    view: &mut ScoreView<T>,
) {
    ui.label(text::heading(cx.text("result-heading-what-if")));
    ui.label(cx.text("result-what-if-about"));
    if button(ui, cx, Weight::Normal, Some(Art::HINT), &cx.text("result-what-if-open")).clicked() {
        let sheets = input.sheets.to_vec();
        view.what_if = Some(WhatIf { sheets, seat: 0, own: T::WhatIf::default(), fresh: true });
    }
}

pub(super) fn what_if_ui<T: ResultScreens>(
    ui: &mut Ui,
    cx: &Cx,
    shown: ShownResult<T>,
    input: &ScoreInput<T>,
    view: &mut ScoreView<T>,
) -> Option<ScoreAction<T::Sheet>> {
    let what_if = view.what_if.as_mut()?;
    if std::mem::take(&mut what_if.fresh) {
        ui.scroll_to_cursor(Some(Align::TOP));
    }
    ui.label(text::heading(cx.text("result-heading-what-if")));
    ui.label(cx.text("result-what-if-about"));
    ui.horizontal_wrapped(|ui| {
        for (seat, name) in shown.names.iter().enumerate() {
            if option(ui, cx, what_if.seat == seat, None, name).clicked() {
                what_if.seat = seat;
            }
        }
    });
    T::what_if_ui(ui, cx, what_if.seat, &mut what_if.sheets, &mut what_if.own);
    ui.add_space(size::GAP_SMALL);
    let mut action = None;
    let mut done = false;
    ui.horizontal_wrapped(|ui| {
        let same = what_if.sheets == input.sheets;
        let back = button(ui, cx, Weight::Primary, Some(Art::BACK), &cx.text("result-what-if-drop"));
        done = back.clicked();
        let keep = ui.add_enabled_ui(input.keeps && !same && !cx.read_only, |ui| {
            button(ui, cx, Weight::Normal, Some(Art::CHECK), &cx.text("result-what-if-keep"))
        });
        if keep.inner.clicked() {
            action = Some(ScoreAction::Keep(what_if.sheets.clone()));
            done = true;
        }
    });
    if done {
        view.what_if = None;
    }
    action
}

/// Everybody's total, and its difference from the real one: in sight whatever is changed.
pub(super) fn totals_ui<T: ResultScreens>(
    ui: &mut Ui,
    cx: &Cx,
    shown: ShownResult<T>,
    input: &ScoreInput<T>,
) {
    let (tried, counted) = (shown.score.ranks(), input.score.ranks());
    columns(ui, size::WHAT_IF_TOTAL, 0..shown.names.len(), |ui, seat| {
        let (now, real) = (tried[seat].total, counted[seat].total);
        let (sign, colour) = match now.cmp(&real) {
            std::cmp::Ordering::Greater => ("more", cx.palette().positive),
            std::cmp::Ordering::Less => ("less", cx.palette().danger),
            std::cmp::Ordering::Equal => ("same", cx.palette().ink_soft),
        };
        ui.horizontal(|ui| {
            player_badge(ui, cx, shown.marks[seat], &shown.names[seat], size::SWATCH);
            let room = ui.available_width();
            ui.allocate_ui_with_layout(vec2(room, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(room);
                ui.spacing_mut().item_spacing.y = 0.0;
                let args = [("category", shown.names[seat].clone().into()), ("vp", now.into())];
                ui.add(Label::new(text::bold(cx.with("score-category-line", args))).wrap());
                let args = [("sign", sign.into()), ("by", now.abs_diff(real).into())];
                ui.label(text::small(cx.with("result-change", args)).color(colour));
            });
        });
    });
}
