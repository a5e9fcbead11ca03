//! Before a table: answers without one, tables to go on with, and the form for a new one.

use std::ops::RangeInclusive;

use egui::{Ui, vec2};
use fluent::FluentValue;

use super::people::People;
use crate::companion::{GameSummary, TableError, TableSetup, TrackedTitle, Tracking, groups};
use crate::i18n::describe::{companion as say, is_default, moment, shown_names};
use crate::i18n::{self, Texts};
use crate::ui::art::Art;
use crate::ui::screens::title::{Opening, Pages, QuickAnswer, TableScreens};
use crate::ui::theme::{size, text};
use crate::ui::widgets::{
    Weight, button, buttons_height, card, card_button, choice, columns, footer, option, page,
};
use crate::ui::{Command, Cx, PastAction, Route};

const GROUPS: usize = 4;
/// Number of unfinished games that are offered; the form for a new one has to stay in sight.
pub(crate) const OFFERED: usize = 3;

#[derive(Debug)]
pub(crate) struct StartView<T: TableScreens> {
    people: People,
    tracking: Tracking,
    own: T::StartView,
}

impl<T: TableScreens> Default for StartView<T> {
    fn default() -> Self {
        let usual = T::TRACKINGS.get(1).or(T::TRACKINGS.first()).copied();
        Self {
            people: People::new(3),
            tracking: usual.unwrap_or(Tracking::FinalScore),
            own: T::StartView::default(),
        }
    }
}

pub(crate) fn start_ui<T: TableScreens>(
    ui: &mut Ui,
    cx: &Cx,
    view: &mut StartView<T>,
    games: &[GameSummary],
    pages: &T::Pages,
) -> Option<TableSetup<T>> {
    view.people.complete(cx);
    let mut opened = None;
    footer(ui, cx, "open", begin_height(ui), |ui| {
        let opening = Opening { tracking: view.tracking, people: view.people.seated() };
        let setup = TableSetup {
            people: opening.people.to_vec(),
            tracking: view.tracking,
            start: T::table_start(&view.own, opening, pages),
            played: None,
        };
        opened = begin_ui(ui, cx, &setup, Art::CHECK, "table-open").then_some(setup);
    });
    page(ui, "start", size::READING_WIDTH + 240.0, |ui| {
        at_once_ui::<T>(ui, cx);
        unfinished_ui(ui, cx, games, |game| game.played.is_none());
        card(ui, cx, |ui| {
            ui.set_width(ui.available_width());
            ui.label(text::heading(cx.text("table-new")));
            // Where there is one way to track a game nothing is to be chosen.
            if T::TRACKINGS.len() > 1 {
                tracking_ui::<T>(ui, cx, &mut view.tracking);
                ui.add_space(size::GAP);
            }
            let tracking = view.tracking;
            let mut count = view.people.count;
            columns(ui, size::HOME_CARD.x, [true, false], |ui, own| {
                if own {
                    let opening = Opening { tracking, people: view.people.seated() };
                    T::start_ui(ui, cx, opening, &mut view.own, pages);
                } else {
                    count_ui(ui, cx, T::AT_TABLE, &mut count);
                }
            });
            view.people.count = count;
            // The seats come last: where there are more of them nothing has to make room.
            groups_ui(ui, cx, &mut view.people, games);
            people_ui(ui, cx, &mut view.people, games);
            let opening = Opening { tracking, people: view.people.seated() };
            T::seats_ui(ui, cx, opening, &mut view.own, pages);
        });
    });
    opened
}

/// Height of the footer with the button to begin: its message has room beside the button or below it.
pub(crate) fn begin_height(ui: &Ui) -> f32 {
    buttons_height(ui)
}

/// The button that begins a game, and what is wrong with its set-up. Returns true if it was pressed.
pub(crate) fn begin_ui<T: TrackedTitle>(
    ui: &mut Ui,
    cx: &Cx,
    setup: &TableSetup<T>,
    art: Art,
    key: &str,
) -> bool {
    let error = if cx.read_only { Some(TableError::ReadOnly) } else { setup.clone().opened().err() };
    let mut begun = false;
    ui.horizontal_wrapped(|ui| {
        let pressed = ui
            .add_enabled_ui(error.is_none(), |ui| button(ui, cx, Weight::Primary, Some(art), &cx.text(key)));
        begun = pressed.inner.clicked();
        if let Some(error) = error {
            ui.label(egui::RichText::new(say::table_error(cx.texts, error)).color(cx.palette().danger));
        }
    });
    begun
}

/// Answers without a table: the title's own, and the rules.
fn at_once_ui<T: TableScreens>(ui: &mut Ui, cx: &Cx) {
    let own = <T::Pages as Pages>::QUICK_ANSWERS.iter();
    let own = own.map(|&QuickAnswer { name, about, art, page }| {
        (name, about, art.image(vec2(size::TOUCH, size::TOUCH)), Route::Page(page))
    });
    let rules = Art::RULES.tinted(vec2(size::TOUCH, size::TOUCH), cx.palette().link);
    let ways = own.chain([("table-rule", "table-rule-about", rules, Route::Rules)]);
    columns(ui, size::HOME_CARD.x, ways.collect::<Vec<_>>(), |ui, (name, about, art, place)| {
        let name = cx.text(name);
        let pressed = card_button(ui, cx, &name, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                ui.add(art);
                ui.vertical(|ui| {
                    ui.label(text::heading(&name));
                    ui.add(egui::Label::new(cx.text(about)).wrap());
                });
            });
        });
        if pressed.clicked() {
            cx.send(Command::SetRoute(place));
        }
    });
}

/// The last unfinished games of some kind, and the button to all of them.
pub(crate) fn unfinished_ui(
    ui: &mut Ui,
    cx: &Cx,
    games: &[GameSummary],
    kind: impl Fn(&GameSummary) -> bool,
) {
    let open: Vec<_> = games.iter().filter(|game| game.result.is_none()).collect();
    let mut offered = open.iter().filter(|game| kind(game));
    for game in offered.by_ref().take(OFFERED) {
        go_on_ui(ui, cx, game, Some(game.changed));
        ui.add_space(size::GAP_SMALL);
    }
    if offered.next().is_some() {
        let all = cx.with("table-unfinished-all", [("count", open.len().into())]);
        if button(ui, cx, Weight::Quiet, Some(Art::HISTORY), &all).clicked() {
            cx.send(Command::Past(PastAction::ShowOpen));
        }
        ui.add_space(size::GAP_SMALL);
    }
}

/// A card that goes on with an unfinished game; `played` is shown where there may be several.
pub(crate) fn go_on_ui(ui: &mut Ui, cx: &Cx, game: &GameSummary, played: Option<u64>) {
    let name = continue_name(cx.texts, game);
    let pressed = card_button(ui, cx, &name, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            ui.add(Art::NEXT.tinted(vec2(size::ICON, size::ICON), cx.palette().link));
            ui.vertical(|ui| {
                ui.add(egui::Label::new(text::bold(&name)).wrap());
                // Two games of the same people in the same round are told apart by when they were played.
                if let Some(played) = played {
                    let when = text::small(moment(cx.texts, played)).color(cx.palette().ink_soft);
                    ui.add(egui::Label::new(when).wrap());
                }
            });
        });
    });
    if pressed.clicked() {
        cx.send(Command::Resume(game.name.clone()));
    }
}

fn continue_name(texts: &Texts, game: &GameSummary) -> String {
    let names = shown_names(texts, &game.people).join(" · ");
    let chapter = game.chapter.map_or_else(|| "none".into(), FluentValue::from);
    let args = [("names", names.into())].into_iter().chain(i18n::chapter(chapter));
    texts.of(game.title).with("table-continue", args)
}

fn groups_ui(ui: &mut Ui, cx: &Cx, people: &mut People, games: &[GameSummary]) {
    let mut groups = groups(games);
    // Seats without names are no company.
    groups.retain(|group| !group.iter().all(is_default));
    if groups.is_empty() {
        return;
    }
    ui.label(cx.text("table-groups"));
    ui.horizontal_wrapped(|ui| {
        for group in groups.iter().take(GROUPS) {
            let names = shown_names(cx.texts, group);
            if button(ui, cx, Weight::Normal, Some(Art::PERSON), &names.join(" · ")).clicked() {
                people.seat(group);
                people.complete(cx);
            }
        }
    });
}

pub(crate) fn count_ui(ui: &mut Ui, cx: &Cx, seats: RangeInclusive<u8>, count: &mut usize) {
    ui.label(text::bold(cx.text("table-players")));
    let counts = seats.map(|count| (usize::from(count), count.to_string()));
    if let Some(chosen) = choice(ui, cx, *count, counts) {
        *count = chosen;
    }
}

fn people_ui(ui: &mut Ui, cx: &Cx, people: &mut People, games: &[GameSummary]) {
    people.offer_ui(ui, cx, games, |_| true);
    for seat in 0..people.count {
        ui.push_id(seat, |ui| ui.horizontal_wrapped(|ui| people.row_ui(ui, cx, seat, true)));
    }
}

fn tracking_ui<T: TableScreens>(ui: &mut Ui, cx: &Cx, chosen: &mut Tracking) {
    ui.label(text::bold(cx.text("table-depth")));
    for key in ["table-depth-about", "table-depth-when"] {
        ui.add(egui::Label::new(text::small(cx.text(key)).color(cx.palette().ink_soft)).wrap());
    }
    columns(ui, size::HOME_CARD.x, T::TRACKINGS.iter().copied(), |ui, tracking| {
        if option(ui, cx, *chosen == tracking, None, &say::tracking(cx.texts, tracking)).clicked() {
            *chosen = tracking;
        }
        ui.label(say::tracking_about(cx.texts, tracking));
    });
}
