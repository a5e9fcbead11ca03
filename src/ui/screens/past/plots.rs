//! The charts. Their content stands beside them as text, because a chart says nothing to a screen reader.

use egui::{FontFamily, FontId, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2};
use egui_plot::{Bar, BarChart, Line, PlotBounds, PlotPoint};

use super::people::PersonRecord;
use crate::companion::GameSummary;
use crate::i18n::describe::{is_default, short_date};
use crate::ui::Cx;
use crate::ui::theme::{BOLD, on, size, text};
use crate::ui::widgets::chart::{Dot, Series, chart, legend, lines, step};
use crate::ui::widgets::paint_badge;

/// Number of games in the chart of scores over time.
const LAST: usize = 16;
/// Width of a bar, as a part of its place.
const BAR: f64 = 0.62;
pub(super) fn mean_ui(ui: &mut Ui, cx: &Cx, shown: &[PersonRecord]) {
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
        Line::new(&who.name, points).color(ink).width(size::CHART_LINE).allow_hover(false)
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
        paint_badge(ui, cx, who.mark, &who.name, rect);
    }
}

fn frame_strip(ui: &Ui) -> Vec2 {
    Vec2::new(ui.available_width(), size::CHART_BADGE)
}

pub(super) fn over_time_ui(ui: &mut Ui, cx: &Cx, games: &[GameSummary], shown: &[&PersonRecord]) {
    // A game in which none of them played would be an empty column.
    let theirs =
        |game: &&GameSummary| shown.iter().any(|who| game.seat_of(&who.stats.name, is_default).is_some());
    let finished: Vec<_> =
        games.iter().filter(|game| game.result.is_some()).filter(theirs).take(LAST).collect();
    let games: Vec<&GameSummary> = finished.into_iter().rev().collect();
    let note = if games.len() < 2 {
        cx.text("past-time-soon")
    } else {
        cx.with("past-time-about", [("games", games.len().into())])
    };
    ui.label(text::small(note).color(cx.palette().ink_soft));
    let mut series: Vec<_> = shown
        .iter()
        .map(|who| Series { name: &who.name, mark: who.mark, dots: dots(&games, &who.stats.name) })
        .collect();
    if games.len() >= 2 {
        let dates: Vec<_> = games.iter().map(|game| short_date(cx.texts, game.begun)).collect();
        lines(ui, cx, &cx.text("past-time"), &dates, &mut series);
    }
    for Series { name, mark, dots } in series.iter().filter(|series| !series.dots.is_empty()) {
        let score = |dot: &Dot| {
            let date = short_date(cx.texts, games[dot.at].begun);
            cx.with(
                "past-score",
                [("game", (dot.at + 1).into()), ("date", date.into()), ("vp", dot.points.into())],
            )
        };
        let scores: Vec<_> = dots.iter().map(score).collect();
        let scores = scores.join(&cx.text("locale-list-comma"));
        let args = [("name", (*name).into()), ("scores", scores.into())];
        legend(ui, cx, (name, *mark), &cx.with("past-scores", args));
    }
}

fn dots(games: &[&GameSummary], name: &str) -> Vec<Dot> {
    let score = |(game, summary): (usize, &&GameSummary)| {
        let seat = summary.seat_of(name, is_default)?;
        let vp = summary.result.as_ref()?.standings.get(seat.index())?.total;
        Some(Dot::new(game, vp))
    };
    games.iter().enumerate().filter_map(score).collect()
}
