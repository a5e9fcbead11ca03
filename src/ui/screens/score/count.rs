//! The end of a game: the points are counted up category by category before everybody's eyes, then the winner is shown.
//! One press goes to the result at any time.

use egui::{Align, Label, Layout, Ui, vec2};

use super::bars::{CountedSoFar, bars_ui, swatch};
use super::headline::headline_ui;
use super::{ScoreInput, ShownResult};
use crate::game::{Scored, Seat};
use crate::i18n::describe::shown_names;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::marks::marks;
use crate::ui::screens::title::{Category, ResultScreens};
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, card, confetti, footer, page};

/// Seconds that the points of a category grow, and that they rest before the next one.
const GROWS: f64 = 0.7;
const RESTS: f64 = 0.5;

#[derive(Clone, Copy, Debug, Default)]
pub struct CountUp {
    begun: Option<f64>,
}

impl CountUp {
    /// Seconds that so many categories take.
    fn lasts(categories: usize) -> f64 {
        categories as f64 * (GROWS + RESTS)
    }

    /// The category that is counted after so many seconds, and how much of it; `None` after the last.
    fn at(seconds: f64, categories: usize) -> Option<CountedSoFar> {
        let whole = (0..categories).find(|category| seconds < Self::lasts(category + 1))?;
        Some(CountedSoFar { whole, part: ((seconds - Self::lasts(whole)) / GROWS).min(1.0) as f32 })
    }
}

/// Paints the counting up; returns true if somebody wants to go on to the result.
pub(crate) fn count_ui<T: ResultScreens>(
    ui: &mut Ui,
    cx: &Cx,
    input: &ScoreInput<T>,
    count: &mut CountUp,
) -> bool {
    let names = shown_names(cx.texts, input.people);
    let marks = marks(input.people, &cx.settings.marks);
    let holdings = T::holdings(input.sheets);
    let shown = ShownResult::<T> { names: &names, marks: &marks, score: input.score, holdings: &holdings };
    let gives = |category: Category<T>| {
        (0..names.len()).any(|seat| input.score.points(Seat(seat as u8), category) != 0)
    };
    let categories: Vec<_> =
        T::Score::CATEGORIES.iter().copied().filter(|&category| gives(category)).collect();
    let now = ui.input(|input| input.time);
    let seconds = now - *count.begun.get_or_insert(now);
    let counted = CountUp::at(seconds, categories.len());
    let mut on = false;
    // Always in sight, however large the letters are.
    footer(ui, cx, "count on", size::TOUCH, |ui| {
        ui.vertical_centered(|ui| {
            let name = cx.text("result-count-on");
            on = button(ui, cx, Weight::Primary, Some(Art::CHECK), &name).clicked();
        });
    });
    page(ui, "count", size::PAGE_WIDTH, |ui| {
        card(ui, cx, |ui| {
            ui.set_width(ui.available_width());
            // The winner has room from the beginning, so that nothing moves.
            let words = 3.0 * size::HEADLINE + size::TOUCH;
            let room = vec2(ui.available_width(), words.max(size::WINNER));
            ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Min), |ui| {
                ui.set_min_size(room);
                match counted.and_then(|counted| categories.get(counted.whole)) {
                    Some(&category) => {
                        swatch(ui, cx, T::look(category));
                        let name = shown.describe(cx).category::<T::Score>(category);
                        ui.add(Label::new(text::heading(name).size(size::HEADLINE)).wrap());
                    }
                    // Nothing is to be pressed here but the way on.
                    None => headline_ui(ui, &Cx { paper: true, ..*cx }, shown, false),
                }
            });
            ui.add_space(size::GAP);
            bars_ui(ui, cx, shown, counted.map(|counted| (counted, &categories[..])));
        });
    });
    if counted.is_some() {
        ui.request_repaint();
    } else {
        let won = input.score.winners().into_iter().map(|seat| marks[seat.index()].colour);
        let colours: Vec<_> =
            won.map(|colour| cx.theme.player(colour)).chain([cx.palette().accent]).collect();
        confetti(ui, &colours, (seconds - CountUp::lasts(categories.len())) as f32);
    }
    on
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn categories_are_counted_one_after_the_other_and_then_all_of_them() {
        let at = |seconds| CountUp::at(seconds, 2).map(|counted| (counted.whole, counted.part));
        assert_eq!(at(0.0), Some((0, 0.0)));
        assert_eq!(at(GROWS + RESTS / 2.0), Some((0, 1.0)));
        assert_eq!(at(GROWS + RESTS), Some((1, 0.0)));
        assert_eq!(at(2.0 * (GROWS + RESTS)), None);
    }
}
