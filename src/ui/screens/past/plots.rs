//! The charts. What they show stands beside them as text as well: a chart says nothing to those who hear the window.

use egui::{FontFamily, FontId, Rect, Role, Sense, Stroke, TextStyle, Ui, Vec2, WidgetInfo, pos2};
use egui_plot::{
    AxisHints, Bar, BarChart, GridInput, GridMark, Line, LineStyle, Plot, PlotBounds, PlotPoint, PlotPoints,
};

use super::people::Played;
use super::words;
use crate::companion::GameSummary;
use crate::ui::Cx;
use crate::ui::theme::{BOLD, contrast, on, size, text};
use crate::ui::widgets::paint_badge;

/// How many games the chart of scores over time shows.
const LAST: usize = 16;
/// How much of its place a bar takes.
const BAR: f64 = 0.62;
/// Steps between the lines of a chart.
const STEPS: [u32; 6] = [1, 2, 5, 10, 20, 50];
/// What a line must reach to be seen on the card.
const SEEN: f32 = 2.0;

/// A step that divides a range into at most six parts.
fn step(range: f64) -> f64 {
    let fits = |step: &&u32| range / f64::from(**step) <= 6.0;
    f64::from(*STEPS.iter().find(fits).unwrap_or(&100))
}

/// Marks at the multiples of a step.
fn multiples(step: f64) -> impl Fn(GridInput) -> Vec<GridMark> {
    move |input: GridInput| {
        let (low, high) = input.bounds;
        let first = (low / step).ceil();
        let marks =
            (0..100).map(|index| (first + f64::from(index)) * step).take_while(|value| *value <= high);
        marks.map(|value| GridMark { value, step_size: step }).collect()
    }
}

/// A chart to look at: nothing in it moves, and the page scrolls over it.
fn chart<'a>(cx: &Cx, id: &str, step: f64) -> Plot<'a> {
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

/// The mean of everybody as bars, and the best as a line across.
pub(super) fn mean_ui(ui: &mut Ui, cx: &Cx, shown: &[Played]) {
    ui.label(text::heading(cx.text("past-mean")));
    ui.label(text::small(cx.text("past-mean-about")).color(cx.palette().ink_soft));
    ui.add_space(size::GAP_SMALL);
    let best = shown.iter().map(|who| who.stats.best).max().unwrap_or(0);
    let top = f64::from(best.max(1)) * 1.1;
    let right = shown.len() as f64 - 0.5;
    let ink = cx.palette().ink_soft;
    let places = || (0_u32..).map(f64::from).zip(shown);
    let bars = places().map(|(place, who)| {
        let fill = cx.theme.player(who.mark.colour);
        Bar::new(place, who.stats.mean).width(BAR).fill(fill).stroke(Stroke::new(1.0, ink))
    });
    let bars = BarChart::new("", bars.collect()).allow_hover(false);
    let bests = places().map(|(place, who)| {
        let height = f64::from(who.stats.best);
        let points = vec![[place - BAR / 2.0, height], [place + BAR / 2.0, height]];
        Line::new(&who.stats.name, points).color(ink).width(size::CHART_LINE).allow_hover(false)
    });
    let bests: Vec<_> = bests.collect();
    let plot = chart(cx, "mean of everybody", step(top)).show(ui, |plot| {
        plot.set_plot_bounds(PlotBounds::from_min_max([-0.5, 0.0], [right, top]));
        plot.bar_chart(bars);
        for best in bests {
            plot.line(best);
        }
    });
    plot.response.widget_info(|| WidgetInfo::labeled(Role::Image, true, cx.text("past-mean")));
    let frame = *plot.transform.frame();
    let wide = plot.transform.dpos_dvalue_x() as f32 * BAR as f32;
    for (place, who) in places() {
        let at = plot.transform.position_from_point(&PlotPoint::new(place, who.stats.mean));
        let font = FontId::new(size::TEXT_SMALL, FontFamily::Name(BOLD.into()));
        let colour = on(cx.theme.player(who.mark.colour));
        let galley = ui.painter().layout_no_wrap(cx.texts.decimal(who.stats.mean, 1), font, colour);
        let room = pos2(at.x, at.y + size::GAP_SMALL);
        // In a bar too small for it there is no number; the table has it.
        if galley.size().x < wide && room.y + galley.size().y < frame.bottom() {
            ui.painter().galley(room - Vec2::X * galley.size().x / 2.0, galley, colour);
        }
    }
    let (strip, _) = ui.allocate_exact_size(frame_strip(ui), Sense::hover());
    for (place, who) in places() {
        let x = plot.transform.position_from_point_x(place);
        let side = size::CHART_BADGE.min(plot.transform.dpos_dvalue_x() as f32);
        let rect = Rect::from_center_size(pos2(x, strip.top() + side / 2.0), Vec2::splat(side));
        paint_badge(ui, cx, who.mark, &who.stats.name, rect);
    }
}

/// The strip below a chart.
fn frame_strip(ui: &Ui) -> Vec2 {
    Vec2::new(ui.available_width(), size::CHART_BADGE)
}

/// One point of somebody's line.
struct Dot {
    game: usize,
    vp: u32,
    /// Beside the middle of the game, where several would lie over each other.
    aside: f64,
}

/// Everybody's score from game to game.
pub(super) fn over_time_ui(ui: &mut Ui, cx: &Cx, games: &[GameSummary], shown: &[&Played]) {
    let finished: Vec<_> = games.iter().filter(|game| game.score.is_some()).take(LAST).collect();
    let games: Vec<&GameSummary> = finished.into_iter().rev().collect();
    let note = if games.len() < 2 {
        cx.text("past-time-soon")
    } else {
        cx.with("past-time-about", [("games", games.len().into())])
    };
    ui.label(text::small(note).color(cx.palette().ink_soft));
    let mut lines: Vec<Vec<Dot>> = shown.iter().map(|who| dots(&games, &who.stats.name)).collect();
    if games.len() >= 2 {
        lines_ui(ui, cx, &games, shown, &mut lines);
    }
    for (who, dots) in shown.iter().zip(&lines).filter(|(_, dots)| !dots.is_empty()) {
        let scores: Vec<_> = dots.iter().map(|dot| dot.vp.to_string()).collect();
        let scores = scores.join(&cx.text("norenberc-list-comma"));
        let args = [("name", who.stats.name.as_str().into()), ("scores", scores.into())];
        ui.label(cx.with("past-scores", args));
    }
}

fn dots(games: &[&GameSummary], name: &str) -> Vec<Dot> {
    let score = |(game, summary): (usize, &&GameSummary)| {
        let seat = summary.people.iter().position(|person| person.name == name)?;
        let vp = summary.score.as_ref()?.players.get(seat)?.total;
        Some(Dot { game, vp, aside: 0.0 })
    };
    games.iter().enumerate().filter_map(score).collect()
}

/// Moves the dots of one game beside each other where they would lie over each other.
fn spread(lines: &mut [Vec<Dot>], games: usize, high: f64, wide: f64) {
    for game in 0..games {
        let mut here: Vec<&mut Dot> = lines.iter_mut().flatten().filter(|dot| dot.game == game).collect();
        here.sort_by_key(|dot| dot.vp);
        let mut first = 0;
        while first < here.len() {
            let mut next = first + 1;
            while next < here.len() && f64::from(here[next].vp - here[next - 1].vp) < high {
                next += 1;
            }
            let middle = (next - first - 1) as f64 / 2.0;
            // Not into the next game.
            let wide = wide.min(0.9 / (next - first) as f64);
            for (index, dot) in here[first..next].iter_mut().enumerate() {
                dot.aside = (index as f64 - middle) * wide;
            }
            first = next;
        }
    }
}

fn lines_ui(ui: &mut Ui, cx: &Cx, games: &[&GameSummary], shown: &[&Played], lines: &mut [Vec<Dot>]) {
    let scores = || lines.iter().flatten().map(|dot| f64::from(dot.vp));
    let (least, most) = (scores().fold(f64::INFINITY, f64::min), scores().fold(0.0, f64::max));
    let least = if least.is_finite() { least } else { 0.0 };
    let step = step(most - least + 4.0);
    // Badges need room above the highest and below the lowest.
    let beyond = (most - least).max(10.0) * 0.12;
    let (low, high) = (least - beyond, most + beyond);
    let count = games.len() as f64;
    let side = f64::from(size::CHART_BADGE);
    let across = f64::from(ui.available_width() - size::CHART_NUMBERS) / count;
    let upright = f64::from(size::CHART_HEIGHT) / (high - low);
    spread(lines, games.len(), side / upright, side / across);
    let point = |dot: &Dot| [dot.game as f64 + dot.aside, f64::from(dot.vp)];
    let surface = cx.palette().surface;
    let drawn: Vec<_> = shown
        .iter()
        .zip(&*lines)
        .map(|(who, dots)| {
            let own = cx.theme.player(who.mark.colour);
            // Black by night and white on parchment cannot be seen: then the line is broken, in the colour of the text.
            let (colour, style) = if contrast(own, surface) >= SEEN {
                (own, LineStyle::Solid)
            } else {
                (cx.palette().ink_soft, LineStyle::Dashed { length: size::CHART_DASH })
            };
            let points: PlotPoints = dots.iter().map(point).collect();
            let line = Line::new(&who.stats.name, points).color(colour).style(style);
            line.width(size::CHART_LINE).allow_hover(false)
        })
        .collect();
    let plot = chart(cx, "scores over time", step).show(ui, |plot| {
        plot.set_plot_bounds(PlotBounds::from_min_max([-0.5, low], [count - 0.5, high]));
        for line in drawn {
            plot.line(line);
        }
    });
    plot.response.widget_info(|| WidgetInfo::labeled(Role::Image, true, cx.text("past-time")));
    for (who, dots) in shown.iter().zip(&*lines) {
        for dot in dots {
            let [x, y] = point(dot);
            let at = plot.transform.position_from_point(&PlotPoint::new(x, y));
            let side = size::CHART_BADGE.min(plot.transform.dpos_dvalue_x() as f32);
            paint_badge(ui, cx, who.mark, &who.stats.name, Rect::from_center_size(at, Vec2::splat(side)));
        }
    }
    // The dates, as many as have room, the last one always.
    let (strip, _) = ui.allocate_exact_size(frame_strip(ui), Sense::hover());
    let apart = plot.transform.dpos_dvalue_x() as f32;
    let every =
        (1..=games.len()).find(|every| *every as f32 * apart >= size::CHART_DATE).unwrap_or(games.len());
    for (index, game) in games.iter().enumerate().rev().step_by(every) {
        let font = TextStyle::Small.resolve(ui.style());
        let ink = cx.palette().ink_soft;
        let galley = ui.painter().layout_no_wrap(words::short_date(cx, game.begun), font, ink);
        let middle = plot.transform.position_from_point_x(index as f64);
        // Not beyond the chart.
        let left = (middle - galley.size().x / 2.0).min(strip.right() - galley.size().x);
        ui.painter().galley(pos2(left.max(strip.left()), strip.top()), galley, ink);
    }
}
