//! Below a result: everybody's buildings with the worth of each card, the changes of virtue before the count, and the
//! opponent of a solo game.

use egui::{Align, Label, Layout, Ui, vec2};

use super::art;
use super::card::{card_size, game_card};
use crate::architects::scoring::{LineSource, OpponentScore, PlayerScore};
use crate::architects::{Architects, RuleId};
use crate::ui::Cx;
use crate::ui::screens::score::{ShownResult, reason, rule_off};
use crate::ui::theme::{size, text};
use crate::ui::widgets::{cell, columns, explained, inset, player_badge, why};

pub(super) fn holdings_ui(ui: &mut Ui, cx: &Cx, shown: ShownResult<Architects>) {
    ui.label(text::heading(cx.text("result-heading-buildings")));
    columns(ui, size::MAJORITY_CARD, 0..shown.names.len(), |ui, seat| {
        inset(ui, cx, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                player_badge(ui, cx, shown.marks[seat], &shown.names[seat], size::SWATCH);
                ui.add(Label::new(text::bold(&shown.names[seat])).wrap());
            });
            let player = &shown.score.players[seat];
            buildings_ui(ui, cx, shown, player);
            steps_ui(ui, cx, shown, player);
        });
    });
    if let Some(opponent) = &shown.score.opponent {
        opponent_ui(ui, cx, opponent);
    }
}

fn buildings_ui(ui: &mut Ui, cx: &Cx, shown: ShownResult<Architects>, player: &PlayerScore) {
    let mut any = false;
    for line in &player.lines {
        let LineSource::Building { building, .. } = line.source else { continue };
        any = true;
        rule_off(ui, cx.palette().line, 1.0);
        let row = vec2(ui.available_width(), card_size(size::TILE_IN_LIST).y);
        ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
            game_card(ui, cx, building, size::TILE_IN_LIST);
            let words = ui.available_width() - size::SCORE_NUMBER - ui.spacing().item_spacing.x;
            let name = cx.with("architects-building", [("building", building.id().into())]);
            cell(ui, vec2(words, row.y), |ui| ui.add(Label::new(&name).wrap()));
            explained(ui, cx, &line.vp.to_string(), &name, &[reason(cx, shown, line)]);
        });
    }
    if !any {
        ui.label(text::small(cx.text("result-no-buildings")).color(cx.palette().ink_soft));
    }
}

/// The changes of virtue (F1), with a note that the best total counts where the owner had a choice (X29).
fn steps_ui(ui: &mut Ui, cx: &Cx, shown: ShownResult<Architects>, player: &PlayerScore) {
    if player.steps.is_empty() {
        return;
    }
    rule_off(ui, cx.palette().line_strong, 1.0);
    ui.horizontal_wrapped(|ui| {
        ui.label(text::bold(cx.text("score-steps")));
        why(ui, cx, RuleId::F1);
    });
    for step in &player.steps {
        ui.horizontal(|ui| {
            ui.spacing_mut().interact_size.y = size::ICON;
            let sign = art::of_virtue(if step.virtue < 0 { -1 } else { 1 });
            ui.add(sign.image(vec2(size::ICON, size::ICON)));
            ui.add(Label::new(shown.describe(cx).say(step)).wrap());
        });
    }
    if player.steps.len() > 1 && player.steps.iter().any(|step| step.virtue < 0) {
        ui.horizontal_wrapped(|ui| {
            ui.label(text::small(cx.text("result-order-chosen")).color(cx.palette().ink_soft));
            why(ui, cx, RuleId::X29);
        });
    }
}

/// The opponent's score (O12).
fn opponent_ui(ui: &mut Ui, cx: &Cx, score: &OpponentScore) {
    inset(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            ui.add(art::of_opponent(score.kind).image(vec2(size::TOUCH, size::TOUCH)));
            let args = [("opponent", score.kind.id().into()), ("vp", score.total.into())];
            ui.label(text::bold(cx.with("score-opponent", args)));
            why(ui, cx, RuleId::O12);
        });
        for (category, vp) in score.categories() {
            let args = [("category", category.into()), ("vp", vp.into())];
            ui.label(cx.with("score-opponent-line", args));
        }
    });
}
