//! Line charts, a line per player. Everything they show stands beside them as text too: a chart says nothing to a screen
//! reader.

use egui::{Align, FontId, Label, Layout, Rect, Role, Sense, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2};
use egui_plot::{
    AxisHints, GridInput, GridMark, HLine, Line, LineStyle, Plot, PlotBounds, PlotPoint, PlotPoints,
};

use super::badge::paint_badge;
use crate::storage::Mark;
use crate::ui::Cx;
use crate::ui::theme::{contrast, size};

/// The possible distances between the grid lines of a chart.
const STEPS: [u32; 6] = [1, 2, 5, 10, 20, 50];
/// The contrast that a line needs to be seen on the card.
const SEEN: f32 = 2.0;

/// The smallest step that divides a range into at most six parts.
pub fn step(range: f64) -> f64 {
    let fits = |step: &&u32| range / f64::from(**step) <= 6.0;
    f64::from(*STEPS.iter().find(fits).unwrap_or(&100))
}

fn multiples(step: f64) -> impl Fn(GridInput) -> Vec<GridMark> {
    move |input: GridInput| {
        let (low, high) = input.bounds;
        let first = (low / step).ceil();
        let marks =
            (0..100).map(|index| (first + f64::from(index)) * step).take_while(|value| *value <= high);
        marks.map(|value| GridMark { value, step_size: step }).collect()
    }
}

/// A chart that is only looked at: nothing in it moves, and the page scrolls over it.
pub fn chart<'a>(cx: &Cx, id: &str, step: f64) -> Plot<'a> {
    let numbers = AxisHints::new_y()
        .formatter(|mark, _| format!("{:.0}", mark.value))
        .label_spacing(0.0..=1.0)
        .min_thickness(size::CHART_NUMBERS)
        .tick_label_color(cx.palette().ink_soft)
        .tick_label_font(FontId::proportional(size::TEXT_SMALL));
    Plot::new(id)
        .height(size::CHART_HEIGHT)
        .show_background(false)
        .show_grid([false, true])
        .show_axes([false, true])
        .show_x(false)
        .show_y(false)
        .allow_zoom(false)
        .allow_drag(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .allow_axis_zoom_drag(false)
        .sense(Sense::hover())
        .grid_color(cx.palette().line)
        .y_grid_spacer(multiples(step))
        .custom_y_axes(vec![numbers])
}

#[derive(Clone, Copy, Debug)]
pub struct Dot {
    /// The index of the moment.
    pub at: usize,
    pub points: i32,
    /// Moves the dot off the middle of its moment, where several would cover each other.
    aside: f64,
}

impl Dot {
    pub const fn new(at: usize, points: i32) -> Self {
        Self { at, points, aside: 0.0 }
    }
}

pub struct Series<'a> {
    pub name: &'a str,
    pub mark: Mark,
    pub dots: Vec<Dot>,
}

/// The numbers of a player's line in words, after the mark of the line.
pub(crate) fn legend(ui: &mut Ui, cx: &Cx, (name, mark): (&str, Mark), message: &str) {
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(size::CHART_BADGE), Sense::hover());
        paint_badge(ui, cx, mark, name, rect);
        let room = ui.available_width();
        ui.allocate_ui_with_layout(vec2(room, 0.0), Layout::top_down(Align::Min), |ui| {
            ui.set_width(room);
            ui.add(Label::new(message).wrap());
        });
    });
}

/// Moves the dots of one moment apart where they would cover each other.
fn spread(lines: &mut [Series], moments: usize, high: f64, wide: f64) {
    for moment in 0..moments {
        let mut here: Vec<&mut Dot> =
            lines.iter_mut().flat_map(|line| &mut line.dots).filter(|dot| dot.at == moment).collect();
        here.sort_by_key(|dot| dot.points);
        let mut first = 0;
        while first < here.len() {
            let mut next = first + 1;
            while next < here.len() && f64::from(here[next].points - here[next - 1].points) < high {
                next += 1;
            }
            let middle = (next - first - 1) as f64 / 2.0;
            // Not into the next moment.
            let wide = wide.min(0.9 / (next - first) as f64);
            for (index, dot) in here[first..next].iter_mut().enumerate() {
                dot.aside = (index as f64 - middle) * wide;
            }
            first = next;
        }
    }
}

/// Paints the lines. `name` is the name of the chart, `moments` are the labels below it.
pub fn lines(ui: &mut Ui, cx: &Cx, name: &str, moments: &[String], lines: &mut [Series]) {
    let scores = || lines.iter().flat_map(|line| &line.dots).map(|dot| f64::from(dot.points));
    let (least, most) = (scores().fold(f64::INFINITY, f64::min), scores().fold(f64::NEG_INFINITY, f64::max));
    let (least, most) = if least.is_finite() { (least, most) } else { (0.0, 0.0) };
    let step = step(most - least + 4.0);
    // Badges need room above the highest and below the lowest.
    let beyond = (most - least).max(10.0) * 0.12;
    let (low, high) = (least - beyond, most + beyond);
    let count = moments.len() as f64;
    let side = f64::from(size::CHART_BADGE);
    let across = f64::from(ui.available_width() - size::CHART_NUMBERS) / count;
    let upright = f64::from(size::CHART_HEIGHT) / (high - low);
    spread(lines, moments.len(), side / upright, side / across);
    let point = |dot: &Dot| [dot.at as f64 + dot.aside, f64::from(dot.points)];
    let surface = cx.palette().surface;
    let drawn: Vec<_> = lines
        .iter()
        .map(|Series { name, mark, dots }| {
            let own = cx.theme.player(mark.colour);
            // Black by night and white on parchment cannot be seen: then the line is broken, in the colour of the text.
            let (colour, style) = if contrast(own, surface) >= SEEN {
                (own, LineStyle::Solid)
            } else {
                (cx.palette().ink_soft, LineStyle::Dashed { length: size::CHART_DASH })
            };
            let points: PlotPoints = dots.iter().map(point).collect();
            let line = Line::new(*name, points).color(colour).style(style);
            line.width(size::CHART_LINE).allow_hover(false)
        })
        .collect();
    let plot = chart(cx, name, step).show(ui, |plot| {
        plot.set_plot_bounds(PlotBounds::from_min_max([-0.5, low], [count - 0.5, high]));
        if least < 0.0 {
            // Below this line points were lost.
            plot.hline(HLine::new("", 0.0).color(cx.palette().ink_soft).width(size::CHART_LINE / 2.0));
        }
        for line in drawn {
            plot.line(line);
        }
    });
    plot.response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    for Series { name, mark, dots } in &*lines {
        for dot in dots {
            let [x, y] = point(dot);
            let at = plot.transform.position_from_point(&PlotPoint::new(x, y));
            let side = size::CHART_BADGE.min(plot.transform.dpos_dvalue_x() as f32);
            paint_badge(ui, cx, *mark, name, Rect::from_center_size(at, Vec2::splat(side)));
        }
    }
    // The moments, as many as have room, the last one always.
    let (strip, _) =
        ui.allocate_exact_size(Vec2::new(ui.available_width(), size::CHART_BADGE), Sense::hover());
    let apart = plot.transform.dpos_dvalue_x() as f32;
    let every =
        (1..=moments.len()).find(|every| *every as f32 * apart >= size::CHART_DATE).unwrap_or(moments.len());
    for (index, moment) in moments.iter().enumerate().rev().step_by(every) {
        let font = TextStyle::Small.resolve(ui.style());
        let ink = cx.palette().ink_soft;
        let galley = ui.painter().layout_no_wrap(moment.clone(), font, ink);
        let middle = plot.transform.position_from_point_x(index as f64);
        // Not beyond the chart.
        let left = (middle - galley.size().x / 2.0).min(strip.right() - galley.size().x);
        ui.painter().galley(pos2(left.max(strip.left()), strip.top()), galley, ink);
    }
}
