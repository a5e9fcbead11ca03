//! Statistics of everybody: a table, charts, and the choice who is in them.

use std::collections::BTreeSet;

use egui::{
    Align, Align2, CornerRadius, Layout, Rect, RichText, Role, Sense, Stroke, StrokeKind, TextStyle,
    TextWrapMode, Ui, Vec2, WidgetInfo, WidgetText, pos2, vec2,
};

use super::plots::{mean_ui, over_time_ui};
use super::{PastView, block};
use crate::companion::{GameSummary, PersonStats, people};
use crate::i18n::describe::is_default;
use crate::storage::{Mark, short_name};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::marks::mark_of;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{card, paint_badge, player_badge};

/// Number of people in the chart over time until somebody chooses.
const AT_FIRST: usize = 5;
const MOST_BARS: usize = 10;

pub(super) struct PersonRecord {
    pub stats: PersonStats,
    pub name: String,
    pub mark: Mark,
}

/// Everybody with the mark of their last game. Two people who never met may have the same one; their letters differ, and
/// whoever knows a mark from the table finds it here.
fn played(cx: &Cx, games: &[GameSummary]) -> Vec<PersonRecord> {
    let last_mark = |name: &str| {
        let found = games.iter().find_map(|game| Some((game, game.seat_of(name, is_default)?.index())));
        found.map_or(cx.settings.marks[0], |(game, seat)| {
            mark_of(&game.people[seat], seat, &cx.settings.marks)
        })
    };
    let all = people(games, is_default).into_iter();
    all.map(|stats| PersonRecord { name: short_name(&stats.name), mark: last_mark(&stats.name), stats })
        .collect()
}

pub(super) fn people_ui(ui: &mut Ui, cx: &Cx, games: &[GameSummary], view: &mut PastView) {
    let all = played(cx, games);
    if all.is_empty() {
        let none = games.iter().all(|game| game.result.is_none());
        ui.label(cx.text(if none { "past-none-finished" } else { "past-none-named" }));
        return;
    }
    let unnamed = games.iter().any(|game| game.result.is_some() && game.has_unnamed(is_default));
    part(ui, cx, |ui| {
        let room = ui.available_width();
        let bars = &all[..all.len().min(MOST_BARS)];
        let half = (room - size::GAP_LARGE) / 2.0;
        // Beside the numbers a name needs its room too.
        if half >= size::PAST_PLAYER + COLUMNS.len() as f32 * size::NUMBER_COLUMN {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = size::GAP_LARGE;
                block(ui, half, |ui| table_ui(ui, cx, &all, unnamed));
                block(ui, half, |ui| mean_ui(ui, cx, bars));
            });
        } else {
            table_ui(ui, cx, &all, unnamed);
            ui.add_space(size::GAP_LARGE);
            mean_ui(ui, cx, bars);
        }
    });
    part(ui, cx, |ui| {
        ui.label(text::heading(cx.text("past-time")));
        chosen_ui(ui, cx, &all, view);
        let shown = all.iter().enumerate().filter(|(index, who)| is_shown(view, *index, who));
        let shown: Vec<_> = shown.map(|(_, who)| who).collect();
        if shown.is_empty() {
            ui.label(cx.text("past-nobody"));
        } else {
            over_time_ui(ui, cx, games, &shown);
        }
    });
}

fn part(ui: &mut Ui, cx: &Cx, add: impl FnOnce(&mut Ui)) {
    card(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        add(ui);
    });
    ui.add_space(size::GAP_SMALL);
}

fn table_ui(ui: &mut Ui, cx: &Cx, all: &[PersonRecord], unnamed: bool) {
    let columns = COLUMNS.map(|(id, key)| Column { id, heading: cx.text(key) });
    let who = ui.available_width() - columns.len() as f32 * size::NUMBER_COLUMN;
    ui.label(text::heading(cx.text("past-table")));
    ui.label(text::small(cx.text("past-table-about")).color(cx.palette().ink_soft));
    if unnamed {
        ui.label(text::small(cx.text("past-named-only")).color(cx.palette().ink_soft));
    }
    ui.scope(|ui| rows_ui(ui, cx, all, &columns, who));
    if all.iter().any(|who| who.stats.wins.fract() > 0.0) {
        ui.label(text::small(cx.text("past-shares")).color(cx.palette().ink_soft));
    }
}

const COLUMNS: [(&str, &str); 4] = [
    ("games", "past-column-games"),
    ("wins", "past-column-wins"),
    ("mean", "past-column-mean"),
    ("best", "past-column-best"),
];

struct Column {
    id: &'static str,
    heading: String,
}

fn rows_ui(ui: &mut Ui, cx: &Cx, all: &[PersonRecord], columns: &[Column], who: f32) {
    ui.spacing_mut().item_spacing = Vec2::ZERO;
    ui.horizontal(|ui| {
        ui.add_space(who);
        for Column { heading, .. } in columns {
            let shown = text::small(heading).color(cx.palette().ink_soft);
            cell(ui, shown.into(), heading);
        }
    });
    for PersonRecord { stats, name, mark } in all {
        let line = ui.cursor().min;
        let right = pos2(line.x + ui.available_width(), line.y);
        ui.painter().line_segment([line, right], Stroke::new(1.0, cx.palette().line));
        ui.add_space(size::GAP_SMALL / 2.0);
        ui.horizontal(|ui| {
            let layout = Layout::left_to_right(Align::Center);
            ui.allocate_ui_with_layout(vec2(who, size::TOUCH), layout, |ui| {
                ui.set_width(who);
                ui.spacing_mut().item_spacing.x = size::GAP;
                player_badge(ui, cx, *mark, name, size::BADGE);
                ui.add(egui::Label::new(text::bold(name)).wrap());
            });
            let values = [
                stats.games.to_string(),
                wins(cx, stats.wins),
                cx.texts.decimal(stats.mean, 1),
                stats.best.to_string(),
            ];
            for (value, column) in values.iter().zip(columns) {
                let args = [
                    ("name", name.as_str().into()),
                    ("what", column.id.into()),
                    ("value", value.as_str().into()),
                ];
                cell(ui, RichText::new(value).into(), &cx.with("past-cell", args));
            }
        });
        ui.add_space(size::GAP_SMALL / 2.0);
    }
}

fn wins(cx: &Cx, wins: f64) -> String {
    cx.texts.decimal(wins, usize::from(wins.fract() > 0.0))
}

/// A number at the right of its column; `message` says whose it is and what it counts.
fn cell(ui: &mut Ui, shown: WidgetText, message: &str) {
    let width = size::NUMBER_COLUMN - size::GAP_SMALL;
    let galley = shown.into_galley(ui, Some(TextWrapMode::Wrap), width, TextStyle::Body);
    let height = galley.size().y.max(size::TOUCH);
    let (rect, response) = ui.allocate_exact_size(vec2(size::NUMBER_COLUMN, height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, message));
    let at = Align2::RIGHT_CENTER.align_size_within_rect(galley.size(), rect);
    ui.painter().galley(at.min, galley, ui.visuals().text_color());
}

fn is_shown(view: &PastView, index: usize, who: &PersonRecord) -> bool {
    view.shown.as_ref().map_or(index < AT_FIRST, |shown| shown.contains(&who.stats.name))
}

/// A switch for everybody in the chart over time; they are its legend as well.
fn chosen_ui(ui: &mut Ui, cx: &Cx, all: &[PersonRecord], view: &mut PastView) {
    ui.horizontal_wrapped(|ui| {
        for (index, who) in all.iter().enumerate() {
            let shown = is_shown(view, index, who);
            if person_switch(ui, cx, who, shown) {
                let now = all.iter().enumerate().filter(|(index, who)| is_shown(view, *index, who));
                let mut names: BTreeSet<_> = now.map(|(_, who)| who.stats.name.clone()).collect();
                if shown {
                    names.remove(&who.stats.name);
                } else {
                    names.insert(who.stats.name.clone());
                }
                view.shown = Some(names);
            }
        }
    });
}

fn person_switch(ui: &mut Ui, cx: &Cx, who: &PersonRecord, shown: bool) -> bool {
    let name = &who.name;
    let (gap, badge, tick) = (size::GAP_SMALL, size::CHART_BADGE, size::ICON);
    let beside = 2.0 * size::GAP + tick + gap + badge + gap;
    let most = ui.max_rect().width() - beside;
    let galley = WidgetText::from(name).into_galley(ui, Some(TextWrapMode::Wrap), most, TextStyle::Button);
    let wanted = vec2(beside + galley.size().x, galley.size().y.max(size::TOUCH));
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, shown, name));
    let visuals = ui.style().interact(&response);
    let palette = cx.palette();
    let fill = if shown || response.hovered() { visuals.weak_bg_fill } else { palette.surface };
    let corners = CornerRadius::same(size::RADIUS);
    let stroke =
        if shown || response.has_focus() { visuals.bg_stroke } else { Stroke::new(1.0, palette.line) };
    ui.painter().rect(rect, corners, fill, stroke, StrokeKind::Inside);
    let square = |left: f32, side: f32| {
        Rect::from_center_size(pos2(rect.left() + left + side / 2.0, rect.center().y), Vec2::splat(side))
    };
    let place = square(size::GAP, tick);
    if shown {
        Art::CHECK.tinted(place.size(), palette.ink).paint_at(ui, place);
    } else {
        let empty = place.shrink(gap / 2.0);
        ui.painter().rect_stroke(empty, corners, Stroke::new(1.0, palette.line_strong), StrokeKind::Inside);
    }
    paint_badge(ui, cx, who.mark, name, square(size::GAP + tick + gap, badge));
    let left = rect.left() + size::GAP + tick + gap + badge + gap;
    let at = pos2(left, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, palette.ink);
    response.clicked()
}
