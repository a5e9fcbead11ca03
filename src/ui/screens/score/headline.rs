//! Who won and what decided it.

use egui::{Align, Label, Layout, RichText, Ui, vec2};

use super::Shown;
use crate::companion::norenberc::FinalSheet;
use crate::game::Scored as _;
use crate::norenberc::scoring::{DecidedBy, Standing};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::screens::past::date;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{ornament, player_badge, why};

/// What a result is painted on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sheet {
    /// The window.
    Screen,
    /// The window, and it is not the real result.
    Tried,
    /// Paper, where nothing can be pressed.
    Paper,
}

/// The name of the game and the day, for a sheet of paper.
pub(super) fn title_ui(ui: &mut Ui, cx: &Cx, begun: Option<u64>) {
    ui.vertical_centered(|ui| {
        ui.label(text::title(cx.text("result-game")));
        if let Some(begun) = begun {
            ui.label(date(cx, begun));
        }
        ornament(ui);
    });
    ui.add_space(size::GAP_SMALL);
}

/// The winners with their marks, and what decided it.
pub(super) fn headline_ui(ui: &mut Ui, cx: &Cx, shown: Shown, sheet: Sheet) {
    let winners: Vec<_> = shown.score.winners().collect();
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = size::GAP;
        for &winner in &winners {
            player_badge(ui, cx, shown.marks[winner], &shown.names[winner], size::WINNER);
        }
        let room = ui.available_width();
        ui.allocate_ui_with_layout(vec2(room, 0.0), Layout::top_down(Align::Min), |ui| {
            ui.set_width(room);
            if sheet == Sheet::Tried {
                ui.horizontal_wrapped(|ui| {
                    ui.add(Art::Hint.tinted(vec2(size::ICON, size::ICON), cx.palette().warning));
                    ui.label(text::bold(cx.text("result-what-if-note")).color(cx.palette().warning));
                });
            }
            let names: Vec<_> = winners.iter().map(|&winner| shown.names[winner].clone()).collect();
            let vp = winners.first().map_or(0, |&winner| shown.score.players[winner].total);
            let args =
                [("names", cx.texts.list(&names).into()), ("count", winners.len().into()), ("vp", vp.into())];
            let headline = text::heading(cx.with("result-headline", args)).size(size::HEADLINE);
            ui.add(Label::new(headline).wrap());
            ui.horizontal_wrapped(|ui| {
                ui.label(decided(cx, shown));
                if sheet != Sheet::Paper {
                    why(ui, cx, shown.score.decided_rule());
                }
            });
        });
    });
}

/// Asks about those who are said to own nothing at all: perhaps nobody has filled in their sheets.
pub(super) fn empty_ui(ui: &mut Ui, cx: &Cx, names: &[String], sheets: &[FinalSheet]) {
    let owners = names.iter().zip(sheets).filter(|(_, sheet)| sheet.is_empty());
    let names: Vec<_> = owners.map(|(name, _)| name.clone()).collect();
    if !names.is_empty() {
        let args = [("names", cx.texts.list(&names).into()), ("count", names.len().into())];
        let asks = RichText::new(cx.with("result-empty", args)).color(cx.palette().warning);
        ui.add(Label::new(asks).wrap());
    }
}

/// What decided it, with its numbers.
fn decided(cx: &Cx, shown: Shown) -> String {
    let standings: Vec<Standing> = shown.score.players.iter().map(|player| player.standing).collect();
    let best = standings.iter().copied().max().unwrap_or_default();
    // Those whom the winner had to beat last, and what they were beaten by.
    let next = standings.iter().copied().filter(|it| *it < best).max().unwrap_or_default();
    let rivals = |same: fn(&Standing, &Standing) -> bool| {
        let rivals = standings.iter().zip(shown.names).filter(|(it, _)| **it < best && same(it, &next));
        rivals.map(|(_, name)| name.clone()).collect::<Vec<_>>()
    };
    let (by, most, next, rivals) = match shown.score.decided_by {
        DecidedBy::Vp => ("vp", best.vp, next.vp, rivals(|a, b| a.vp == b.vp)),
        DecidedBy::Craftsmen => {
            let rivals = rivals(|a, b| (a.vp, a.craftsmen) == (b.vp, b.craftsmen));
            ("craftsmen", best.craftsmen.into(), next.craftsmen.into(), rivals)
        }
        DecidedBy::Value => ("value", best.value.into(), next.value.into(), rivals(|a, b| a == b)),
        DecidedBy::Shared => ("shared", 0, 0, Vec::new()),
    };
    let margin = most - next;
    cx.with(
        "result-decided",
        [
            ("by", by.into()),
            ("names", cx.texts.list(&rivals).into()),
            ("count", rivals.len().into()),
            ("most", most.into()),
            ("next", next.into()),
            ("margin", margin.into()),
        ],
    )
}
