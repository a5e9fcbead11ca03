//! The score sheet: a row for each category and a column for each player, as on the pad in the box; where there is no
//! room for that, a card for each player. Every number opens its lines.

use egui::{Align, Color32, CornerRadius, Label, Layout, Rect, Shape, Stroke, StrokeKind, Ui, vec2};

use super::ShownResult;
use super::bars::swatch;
use crate::game::{HasRule as _, Scored, Seat};
use crate::i18n::whole;
use crate::ui::Cx;
use crate::ui::screens::title::{Category, ResultScreens, RivalColumn};
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Reason, columns, explained, explained_large, inset, player_badge};

/// A line of a score with its points.
pub fn reason<T: ResultScreens>(cx: &Cx, shown: ShownResult<T>, line: &<T::Score as Scored>::Line) -> Reason {
    let points = T::Score::line(line).1;
    let args = [("vp", points.into()), ("text", shown.describe(cx).say(line).into())];
    Reason { text: cx.with("result-line", args), rule: line.cited_rule() }
}

fn number_ui<T: ResultScreens>(
    ui: &mut Ui,
    cx: &Cx,
    shown: ShownResult<T>,
    seat: usize,
    category: Category<T>,
) {
    let of = Seat(seat as u8);
    let lines = shown.score.lines(of).iter().filter(|line| T::Score::line(line).0 == category);
    let mut reasons: Vec<_> = lines.map(|line| reason(cx, shown, line)).collect();
    let describe = shown.describe(cx);
    let lacks = T::lacks(&describe, shown.score, of, category);
    let rule = T::Score::category_rule(category);
    reasons.extend(lacks.into_iter().map(|text| Reason { text, rule }));
    let what = describe.score_cell::<T::Score>(seat, Some(category));
    explained(ui, cx, &whole(shown.score.points(of, category)), &what, &reasons);
}

fn total_ui<T: ResultScreens>(ui: &mut Ui, cx: &Cx, shown: ShownResult<T>, seat: usize) {
    let describe = shown.describe(cx);
    let reasons: Vec<_> = T::Score::CATEGORIES
        .iter()
        .map(|&category| {
            let points = shown.score.points(Seat(seat as u8), category);
            let name = describe.category::<T::Score>(category);
            let args = [("category", name.into()), ("vp", points.into())];
            Reason { text: cx.with("score-category-line", args), rule: T::Score::category_rule(category) }
        })
        .collect();
    let what = describe.score_cell::<T::Score>(seat, None);
    explained_large(ui, cx, &whole(shown.score.ranks()[seat].total), &what, &reasons);
}

fn place<T: ResultScreens>(cx: &Cx, shown: ShownResult<T>, seat: usize) -> String {
    let standings = shown.score.ranks();
    let rank = standings[seat].rank;
    let tied = standings.iter().filter(|other| other.rank == rank).count() > 1;
    cx.with("result-place", [("place", rank.into()), ("tied", if tied { "yes" } else { "no" }.into())])
}

pub(super) fn table_ui<T: ResultScreens>(ui: &mut Ui, cx: &Cx, shown: ShownResult<T>) {
    let rival = T::rival(&shown.describe(cx), shown.score);
    let players = (shown.names.len() + usize::from(rival.is_some())) as f32;
    let room = ui.available_width();
    if room < size::SCORE_LABEL + players * size::SCORE_COLUMN {
        columns(ui, size::SCORE_CARD, 0..shown.names.len(), |ui, seat| player_ui(ui, cx, shown, seat));
        return;
    }
    let column = ((room - size::SCORE_LABEL) / players).min(size::SCORE_COLUMN_MOST);
    pad_ui(ui, cx, shown, rival.as_ref(), (room - players * column, column));
}

fn pad_ui<T: ResultScreens>(
    ui: &mut Ui,
    cx: &Cx,
    shown: ShownResult<T>,
    rival: Option<&RivalColumn>,
    (label, column): (f32, f32),
) {
    let palette = cx.palette();
    let behind = ui.painter().add(Shape::Noop);
    let start = ui.cursor().min;
    ui.add_space(size::GAP_SMALL);
    let seats = 0..shown.names.len();
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(label);
        for seat in seats.clone() {
            cell(ui, column, |ui| {
                player_badge(ui, cx, shown.marks[seat], &shown.names[seat], size::TOUCH);
                ui.add(Label::new(text::bold(&shown.names[seat])).wrap().halign(Align::Center));
                if rival.is_none() {
                    ui.label(text::small(place(cx, shown, seat)).color(palette.ink_soft));
                }
            });
        }
        if let Some(rival) = rival {
            cell(ui, column, |ui| {
                ui.add(rival.art.image(vec2(size::TOUCH, size::TOUCH)));
                ui.add(Label::new(text::bold(&rival.name)).wrap().halign(Align::Center));
            });
        }
    });
    // The totals come first: they are what everybody looks for, and a low window has no room for all rows.
    rule_off(ui, palette.line_strong, 2.0);
    row(ui, |ui| {
        ui.allocate_ui_with_layout(vec2(label, size::TOUCH), Layout::left_to_right(Align::Center), |ui| {
            ui.set_width(label);
            ui.label(text::heading(cx.text("result-total")));
        });
        for seat in seats.clone() {
            cell(ui, column, |ui| total_ui(ui, cx, shown, seat));
        }
        if let Some(rival) = rival {
            let lines = rival.parts.iter().flatten();
            let reasons: Vec<_> =
                lines.map(|(_, message)| Reason { text: message.clone(), rule: rival.rule }).collect();
            cell(ui, column, |ui| {
                explained_large(ui, cx, &whole(rival.total), &rival.name, &reasons);
            });
        }
    });
    rule_off(ui, palette.line_strong, 2.0);
    for (index, &category) in T::Score::CATEGORIES.iter().enumerate() {
        if index > 0 {
            rule_off(ui, palette.line, 1.0);
        }
        row(ui, |ui| {
            category_ui(ui, cx, shown, category, label);
            for seat in seats.clone() {
                cell(ui, column, |ui| number_ui(ui, cx, shown, seat, category));
            }
            if let Some((rival, Some((vp, message)))) = rival.map(|rival| (rival, &rival.parts[index])) {
                let reason = Reason { text: message.clone(), rule: rival.rule };
                let what = format!("{}, {}", rival.name, shown.describe(cx).category::<T::Score>(category));
                cell(ui, column, |ui| {
                    explained(ui, cx, &whole(*vp), &what, &[reason]);
                });
            }
        });
    }
    // The winners' columns stand out, and the words above them say it too.
    let bottom = ui.cursor().min.y;
    let winners = shown.score.winners().into_iter().map(|seat| {
        let left = start.x + label + f32::from(seat.0) * column;
        let rect = Rect::from_min_max(egui::pos2(left, start.y), egui::pos2(left + column, bottom));
        Shape::Rect(egui::epaint::RectShape::new(
            rect.shrink2(vec2(size::GAP_SMALL / 2.0, 0.0)),
            CornerRadius::same(size::RADIUS),
            palette.sunken,
            Stroke::new(2.0, palette.accent),
            StrokeKind::Inside,
        ))
    });
    ui.painter().set(behind, Shape::Vec(winners.collect()));
}

pub(crate) fn rule_off(ui: &mut Ui, colour: Color32, width: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), width), egui::Sense::hover());
    ui.painter().hline(rect.x_range(), rect.center().y, Stroke::new(width, colour));
}

fn row(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        add(ui);
    });
}

fn cell(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(vec2(width, size::TOUCH), Layout::top_down(Align::Center), |ui| {
        ui.set_width(width);
        add(ui);
    });
}

fn category_ui<T: ResultScreens>(
    ui: &mut Ui,
    cx: &Cx,
    shown: ShownResult<T>,
    category: Category<T>,
    width: f32,
) {
    ui.allocate_ui_with_layout(vec2(width, size::TOUCH), Layout::left_to_right(Align::Center), |ui| {
        ui.set_width(width);
        swatch(ui, cx, T::look(category));
        ui.add_space(size::GAP_SMALL);
        ui.add(Label::new(shown.describe(cx).category::<T::Score>(category)).wrap());
    });
}

fn player_ui<T: ResultScreens>(ui: &mut Ui, cx: &Cx, shown: ShownResult<T>, seat: usize) {
    inset(ui, cx, |ui| {
        let room = ui.available_width();
        ui.set_width(room);
        ui.horizontal(|ui| {
            player_badge(ui, cx, shown.marks[seat], &shown.names[seat], size::TOUCH);
            let words = ui.available_width() - size::SCORE_TOTAL;
            ui.allocate_ui_with_layout(vec2(words, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(words);
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.add(Label::new(text::bold(&shown.names[seat])).wrap());
                ui.label(text::small(place(cx, shown, seat)).color(cx.palette().ink_soft));
            });
            total_ui(ui, cx, shown, seat);
        });
        for &category in T::Score::CATEGORIES {
            rule_off(ui, cx.palette().line, 1.0);
            row(ui, |ui| {
                category_ui(ui, cx, shown, category, room - size::SCORE_NUMBER);
                cell(ui, size::SCORE_NUMBER, |ui| number_ui(ui, cx, shown, seat, category));
            });
        }
    });
}
