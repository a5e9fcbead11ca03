//! A bar for each player, made of the categories. Each has a colour, a pattern and its number; the numbers are also
//! there for screen readers. Negative points go to the left of a line at zero.

use egui::{
    Align, Align2, Color32, CornerRadius, FontFamily, FontId, Label, Layout, Painter, Rect, Role, Sense,
    Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::ShownResult;
use crate::game::{Scored, Seat};
use crate::i18n::whole;
use crate::ui::Cx;
use crate::ui::screens::title::{Category, Look, ResultScreens};
use crate::ui::theme::{BOLD, on, size, text};
use crate::ui::widgets::{columns, player_badge};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    Plain,
    Rising,
    Dots,
    Level,
    Falling,
    Upright,
    Crossed,
}

/// The sign of a category: its colour, its pattern and its drawing.
pub(super) fn swatch(ui: &mut Ui, cx: &Cx, look: Look) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(size::SWATCH), Sense::hover());
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    fill(&painter, cx, rect, look, CornerRadius::same(size::RADIUS / 2));
    let inside = rect.shrink(size::SWATCH * 0.08);
    look.art.image(inside.size()).paint_at(ui, inside);
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct CountedSoFar {
    /// Number of categories counted whole.
    pub whole: usize,
    /// Part of the next one, from 0 to 1.
    pub part: f32,
}

fn parts<T: ResultScreens>(score: &T::Score, seat: usize, categories: &[Category<T>]) -> Vec<(Look, i32)> {
    let points = |&category| (T::look(category), score.points(Seat(seat as u8), category));
    categories.iter().map(points).collect()
}

/// The sum of the points above zero, or `below` it.
fn side(parts: &[(Look, i32)], below: bool) -> i32 {
    parts.iter().map(|(_, points)| *points).filter(|points| (*points < 0) == below).sum()
}

/// Paints the bars: whole, or as far as these categories have been counted.
pub(super) fn bars_ui<T: ResultScreens>(
    ui: &mut Ui,
    cx: &Cx,
    shown: ShownResult<T>,
    counted: Option<(CountedSoFar, &[Category<T>])>,
) {
    let categories = counted.map_or(T::Score::CATEGORIES, |(_, categories)| categories);
    let seats = 0..shown.names.len();
    let mut bars: Vec<_> = seats.map(|seat| parts::<T>(shown.score, seat, categories)).collect();
    let most = bars.iter().map(|bar| side(bar, false)).max().unwrap_or(0);
    let least = bars.iter().map(|bar| side(bar, true)).min().unwrap_or(0);
    let all = (most - least).max(1) as f32;
    let beside = ui.available_width() >= size::TWO_COLUMNS;
    if let Some((counted, _)) = counted {
        for bar in &mut bars {
            bar.truncate(counted.whole + 1);
            if let Some((_, points)) = bar.get_mut(counted.whole) {
                *points = (*points as f32 * counted.part).round() as i32;
            }
        }
    }
    for (seat, bar) in bars.iter_mut().enumerate() {
        bar.retain(|(_, points)| *points != 0);
        let total: i32 = bar.iter().map(|(_, points)| points).sum();
        let message = T::bar(&shown.describe(cx), seat, shown.score);
        ui.horizontal(|ui| {
            if beside {
                name_ui(ui, cx, shown, seat, size::BAR_NAME);
            } else {
                player_badge(ui, cx, shown.marks[seat], &shown.names[seat], size::BAR);
            }
            let room = ui.available_width() - size::SCORE_TOTAL;
            let (rect, response) = ui.allocate_exact_size(vec2(room, size::BAR), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &message));
            let scale = Scale { none: rect.left() - room * least as f32 / all, point: room / all };
            bar_ui(ui, cx, bar, rect, scale);
            if least < 0 {
                let line = Stroke::new(2.0, cx.palette().line_strong);
                ui.painter().vline(scale.none, rect.y_range(), line);
            }
            let at = rect.right_center() + vec2(size::SCORE_TOTAL / 2.0, 0.0);
            let font = FontId::new(size::HEADING, FontFamily::Name(BOLD.into()));
            ui.painter().text(at, Align2::CENTER_CENTER, whole(total), font, cx.palette().ink);
            ui.allocate_exact_size(vec2(ui.available_width(), size::BAR), Sense::hover());
        });
    }
    ui.add_space(size::GAP_SMALL);
    legend_ui(ui, cx, shown);
}

/// Position of zero, and width of a point.
#[derive(Clone, Copy)]
struct Scale {
    none: f32,
    point: f32,
}

fn name_ui<T: ResultScreens>(ui: &mut Ui, cx: &Cx, shown: ShownResult<T>, seat: usize, width: f32) {
    ui.allocate_ui_with_layout(vec2(width, size::BAR), Layout::left_to_right(Align::Center), |ui| {
        ui.set_width(width);
        player_badge(ui, cx, shown.marks[seat], &shown.names[seat], size::SWATCH);
        ui.add(Label::new(&shown.names[seat]).wrap());
    });
}

fn bar_ui(ui: &Ui, cx: &Cx, bar: &[(Look, i32)], room: Rect, scale: Scale) {
    for below in [false, true] {
        let parts: Vec<_> = bar.iter().filter(|(_, points)| (*points < 0) == below).collect();
        let mut sum = 0;
        for (index, &&(look, points)) in parts.iter().enumerate() {
            let at = |points: i32| scale.none + scale.point * points as f32;
            let (from, to) = (at(sum), at(sum + points));
            sum += points;
            let rect = Rect::from_x_y_ranges(from.min(to)..=from.max(to), room.y_range());
            let round = |yes: bool| if yes { size::RADIUS } else { 0 };
            let (first, last) = (round(index == 0), round(index + 1 == parts.len()));
            let (left, right) = if below { (last, first) } else { (first, last) };
            let corners = CornerRadius { nw: left, sw: left, ne: right, se: right };
            part_ui(ui, cx, rect, (look, points), corners);
        }
    }
}

fn part_ui(ui: &Ui, cx: &Cx, rect: Rect, (look, points): (Look, i32), corners: CornerRadius) {
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    fill(&painter, cx, rect, look, corners);
    let icon = Vec2::splat(size::ICON);
    let mut centre = rect.center();
    if rect.width() > 3.0 * size::ICON {
        centre.x += icon.x * 0.6;
        let at = Rect::from_center_size(rect.center() - vec2(icon.x * 0.6, 0.0), icon);
        look.art.image(icon).paint_at(ui, at);
    }
    let font = FontId::new(size::TEXT, FontFamily::Name(BOLD.into()));
    let ink = on(look.colour);
    let number = ui.painter().layout_no_wrap(whole(points), font, ink);
    // What does not fit stands in the score sheet.
    if number.size().x < rect.width() {
        ui.painter().galley(centre - number.size() / 2.0, number, ink);
    }
}

fn fill(painter: &Painter, cx: &Cx, rect: Rect, look: Look, corners: CornerRadius) {
    painter.rect_filled(rect, corners, look.colour);
    let line = Stroke::new(size::PATTERN_LINE, on(look.colour).gamma_multiply(size::PATTERN_STRENGTH));
    let step = size::PATTERN;
    let steps = |from: f32, to: f32| {
        (0..u16::MAX).map(move |it| from + f32::from(it) * step).take_while(move |at| *at <= to)
    };
    let (low, high) = (rect.bottom(), rect.top());
    let slanted = |from: f32, to: f32| {
        steps(rect.left() - rect.height(), rect.right()).for_each(|x| {
            painter.line_segment([pos2(x, from), pos2(x + rect.height(), to)], line);
        });
    };
    match look.pattern {
        Pattern::Plain => {}
        Pattern::Rising => slanted(low, high),
        Pattern::Dots => steps(rect.left() + step / 2.0, rect.right()).for_each(|x| {
            steps(high + step / 2.0, low).for_each(|y| {
                painter.circle_filled(pos2(x, y), size::PATTERN_LINE, line.color);
            });
        }),
        Pattern::Level => steps(high + step / 2.0, low).for_each(|y| {
            painter.hline(rect.x_range(), y, line);
        }),
        Pattern::Falling => slanted(high, low),
        Pattern::Upright => steps(rect.left() + step / 2.0, rect.right()).for_each(|x| {
            painter.vline(x, rect.y_range(), line);
        }),
        Pattern::Crossed => {
            slanted(low, high);
            slanted(high, low);
        }
    }
    let border: Color32 = cx.palette().line_strong;
    painter.rect_stroke(rect, corners, Stroke::new(1.0, border), StrokeKind::Inside);
}

fn legend_ui<T: ResultScreens>(ui: &mut Ui, cx: &Cx, shown: ShownResult<T>) {
    columns(ui, size::LEGEND, T::Score::CATEGORIES.iter().copied(), |ui, category| {
        ui.horizontal(|ui| {
            swatch(ui, cx, T::look(category));
            let name = text::small(shown.describe(cx).category::<T::Score>(category));
            ui.add(Label::new(name).wrap());
        });
    });
}
