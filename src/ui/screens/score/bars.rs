//! A bar for each player, made of the categories. Each has a colour, a pattern and its number; the numbers are also said.

use egui::{
    Align, Align2, Color32, CornerRadius, FontFamily, FontId, Label, Layout, Painter, Rect, Role, Sense,
    Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::Shown;
use crate::norenberc::scoring::{Category, Score};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::{BOLD, on, size, text};
use crate::ui::widgets::player_badge;

/// The drawing that stands for a category.
const fn art(category: Category) -> Art {
    match category {
        Category::Majority => Art::Craftsman,
        Category::Thirty => Art::Guildmaster,
        Category::AllTypes => Art::Key,
        Category::Richest => Art::TalerStack,
        Category::Crests => Art::CrestPrestige,
        Category::Townsmen => Art::Nobleman,
    }
}

/// The sign of a category: its colour, its pattern and its drawing.
pub(super) fn swatch(ui: &mut Ui, cx: &Cx, category: Category) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(size::SWATCH), Sense::hover());
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    fill(&painter, cx, rect, category, CornerRadius::same(size::RADIUS / 2));
    let inside = rect.shrink(size::SWATCH * 0.08);
    art(category).image(inside.size()).paint_at(ui, inside);
}

/// Paints the bars.
pub(super) fn bars_ui(ui: &mut Ui, cx: &Cx, shown: Shown) {
    let most = shown.score.players.iter().map(|player| player.total).max().unwrap_or(0).max(1);
    let beside = ui.available_width() >= size::TWO_COLUMNS;
    for seat in 0..shown.names.len() {
        let player = &shown.score.players[seat];
        let total = player.total;
        let said = shown.describe(cx).score_bar(seat, player);
        ui.horizontal(|ui| {
            if beside {
                name_ui(ui, cx, shown, seat, size::BAR_NAME);
            } else {
                player_badge(ui, cx, shown.marks[seat], &shown.names[seat], size::BAR);
            }
            let room = ui.available_width() - size::SCORE_TOTAL;
            let (rect, response) = ui.allocate_exact_size(vec2(room, size::BAR), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &said));
            let bar = Rect::from_min_size(rect.min, vec2(room * total as f32 / most as f32, size::BAR));
            bar_ui(ui, cx, shown, seat, bar);
            let at = rect.right_center() + vec2(size::SCORE_TOTAL / 2.0, 0.0);
            let font = FontId::new(size::HEADING, FontFamily::Name(BOLD.into()));
            ui.painter().text(at, Align2::CENTER_CENTER, total.to_string(), font, cx.palette().ink);
            ui.allocate_exact_size(vec2(ui.available_width(), size::BAR), Sense::hover());
        });
    }
    ui.add_space(size::GAP_SMALL);
    legend_ui(ui, cx, shown);
}

fn name_ui(ui: &mut Ui, cx: &Cx, shown: Shown, seat: usize, width: f32) {
    ui.allocate_ui_with_layout(vec2(width, size::BAR), Layout::left_to_right(Align::Center), |ui| {
        ui.set_width(width);
        player_badge(ui, cx, shown.marks[seat], &shown.names[seat], size::SWATCH);
        ui.add(Label::new(&shown.names[seat]).wrap());
    });
}

fn bar_ui(ui: &Ui, cx: &Cx, shown: Shown, seat: usize, bar: Rect) {
    let player = &shown.score.players[seat];
    let earned: Vec<_> = Category::ALL
        .into_iter()
        .map(|category| (category, player.category(category)))
        .filter(|(_, vp)| *vp > 0)
        .collect();
    let mut sum = 0;
    for (index, &(category, vp)) in earned.iter().enumerate() {
        let at = |vp: u32| bar.left() + bar.width() * vp as f32 / player.total as f32;
        let rect = Rect::from_x_y_ranges(at(sum)..=at(sum + vp), bar.y_range());
        sum += vp;
        let round = |yes: bool| if yes { size::RADIUS } else { 0 };
        let (left, right) = (round(index == 0), round(index + 1 == earned.len()));
        let corners = CornerRadius { nw: left, sw: left, ne: right, se: right };
        let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
        fill(&painter, cx, rect, category, corners);
        let icon = Vec2::splat(size::ICON);
        let mut centre = rect.center();
        if rect.width() > 3.0 * size::ICON {
            centre.x += icon.x * 0.6;
            let at = Rect::from_center_size(rect.center() - vec2(icon.x * 0.6, 0.0), icon);
            art(category).image(icon).paint_at(ui, at);
        }
        let font = FontId::new(size::TEXT, FontFamily::Name(BOLD.into()));
        let ink = on(cx.theme.category(category));
        let number = ui.painter().layout_no_wrap(vp.to_string(), font, ink);
        // What does not fit stands in the score sheet.
        if number.size().x < rect.width() {
            ui.painter().galley(centre - number.size() / 2.0, number, ink);
        }
    }
}

/// A surface in the colour and with the pattern of a category.
fn fill(painter: &Painter, cx: &Cx, rect: Rect, category: Category, corners: CornerRadius) {
    let colour = cx.theme.category(category);
    painter.rect_filled(rect, corners, colour);
    let line = Stroke::new(size::PATTERN_LINE, on(colour).gamma_multiply(size::PATTERN_STRENGTH));
    let step = size::PATTERN;
    let steps = |from: f32, to: f32| {
        (0..u16::MAX).map(move |it| from + f32::from(it) * step).take_while(move |at| *at <= to)
    };
    let (low, high) = (rect.bottom(), rect.top());
    match category {
        Category::Majority => {}
        Category::Thirty => steps(rect.left() - rect.height(), rect.right()).for_each(|x| {
            painter.line_segment([pos2(x, low), pos2(x + rect.height(), high)], line);
        }),
        Category::AllTypes => steps(rect.left() + step / 2.0, rect.right()).for_each(|x| {
            steps(high + step / 2.0, low).for_each(|y| {
                painter.circle_filled(pos2(x, y), size::PATTERN_LINE, line.color);
            });
        }),
        Category::Richest => steps(high + step / 2.0, low).for_each(|y| {
            painter.hline(rect.x_range(), y, line);
        }),
        Category::Crests => steps(rect.left() - rect.height(), rect.right()).for_each(|x| {
            painter.line_segment([pos2(x, high), pos2(x + rect.height(), low)], line);
        }),
        Category::Townsmen => steps(rect.left() + step / 2.0, rect.right()).for_each(|x| {
            painter.vline(x, rect.y_range(), line);
        }),
    }
    let border: Color32 = cx.palette().line_strong;
    painter.rect_stroke(rect, corners, Stroke::new(1.0, border), StrokeKind::Inside);
}

fn legend_ui(ui: &mut Ui, cx: &Cx, shown: Shown) {
    crate::ui::widgets::columns(ui, size::LEGEND, Category::ALL, |ui, category| {
        ui.horizontal(|ui| {
            swatch(ui, cx, category);
            let name = text::small(shown.describe(cx).category::<Score>(category));
            ui.add(Label::new(name).wrap());
        });
    });
}
