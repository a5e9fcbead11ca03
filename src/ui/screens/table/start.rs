//! Before a table: answers that need none, tables to go on with, and a new one.

use egui::{Ui, vec2};

use super::TableCommand;
use super::people::People;
use crate::companion::norenberc::{Start, TableSetup};
use crate::companion::{Depth, GameSummary, TableFault, groups};
use crate::i18n::describe::{companion as say, is_default, shown_names};
use crate::norenberc::TileBox;
use crate::norenberc::components::{FEWEST_PLAYERS, MOST_PLAYERS, ROUNDS};
use crate::ui::art::Art;
use crate::ui::screens::past::PastAction;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{
    Weight, button, buttons_height, card, card_button, choice, columns, foot, option, page,
};
use crate::ui::{Command, Cx, Place};

/// How many earlier groups are offered.
const GROUPS: usize = 4;
/// How many unfinished games are offered at once; the form for a new one has to stay in sight.
pub const OFFERED: usize = 3;

/// A table that is being set up.
#[derive(Debug)]
pub struct StartView {
    people: People,
    depth: Depth,
    round: u8,
}

impl Default for StartView {
    fn default() -> Self {
        Self { people: People::new(3), depth: Depth::Helper, round: 1 }
    }
}

/// Paints the start of a table.
pub fn start_ui(ui: &mut Ui, cx: &Cx, view: &mut StartView, games: &[GameSummary], tiles: &TileBox) {
    view.people.complete(cx);
    foot(ui, cx, "open", begin_height(ui), |ui| open_ui(ui, cx, view, tiles));
    page(ui, "start", size::READING_WIDTH + 240.0, |ui| {
        at_once_ui(ui, cx);
        unfinished_ui(ui, cx, games, |game| game.played.is_none());
        card(ui, cx, |ui| {
            ui.set_width(ui.available_width());
            ui.label(text::heading(cx.text("table-new")));
            depth_ui(ui, cx, view);
            ui.add_space(size::GAP);
            columns(ui, size::HOME_CARD.x, [round_ui, count_ui], |ui, add| add(ui, cx, view));
            // The seats come last: where there are more of them nothing has to make room.
            groups_ui(ui, cx, view, games);
            people_ui(ui, cx, view, games);
        });
    });
}

/// What opens the table, or why it cannot be opened.
fn open_ui(ui: &mut Ui, cx: &Cx, view: &StartView, tiles: &TileBox) {
    let setup = TableSetup {
        people: view.people.seated().to_vec(),
        depth: view.depth,
        start: Start {
            round: if view.depth == Depth::FinalScore { ROUNDS } else { view.round },
            tiles: tiles.clone(),
        },
        played: None,
    };
    if begin_ui(ui, cx, &setup, Art::Check, "table-open") {
        cx.send(Command::Table(TableCommand::Begin(Box::new(setup))));
    }
}

/// How high the foot with that button is: there is room for what is wrong, beside the button or below it.
pub fn begin_height(ui: &Ui) -> f32 {
    buttons_height(ui)
}

/// A button that begins a game, or what is wrong with its set-up. Says whether it was pressed.
pub fn begin_ui(ui: &mut Ui, cx: &Cx, setup: &TableSetup, art: Art, key: &str) -> bool {
    let fault = if cx.read_only { Some(TableFault::ReadOnly) } else { setup.clone().opened().err() };
    let mut begun = false;
    ui.horizontal_wrapped(|ui| {
        let pressed = ui
            .add_enabled_ui(fault.is_none(), |ui| button(ui, cx, Weight::Primary, Some(art), &cx.text(key)));
        begun = pressed.inner.clicked();
        if let Some(fault) = fault {
            ui.label(egui::RichText::new(say::table_fault(cx.texts, fault)).color(cx.palette().danger));
        }
    });
    begun
}

/// Answers that need no table.
fn at_once_ui(ui: &mut Ui, cx: &Cx) {
    let ways = [
        ("table-favorite", "table-favorite-about", Art::Key, Place::Favorite),
        ("table-rule", "table-rule-about", Art::Rules, Place::Rules),
    ];
    columns(ui, size::HOME_CARD.x, ways, |ui, (name, about, art, place)| {
        let name = cx.text(name);
        let pressed = card_button(ui, cx, &name, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                let side = vec2(size::TOUCH, size::TOUCH);
                ui.add(if art == Art::Key { art.image(side) } else { art.tinted(side, cx.palette().link) });
                ui.vertical(|ui| {
                    ui.label(text::heading(&name));
                    ui.add(egui::Label::new(cx.text(about)).wrap());
                });
            });
        });
        if pressed.clicked() {
            cx.send(Command::Go(place));
        }
    });
}

/// The last unfinished games of some kind to go on with, and the way to all there are.
pub fn unfinished_ui(ui: &mut Ui, cx: &Cx, games: &[GameSummary], kind: impl Fn(&GameSummary) -> bool) {
    let open: Vec<_> = games.iter().filter(|game| game.result.is_none()).collect();
    let mut offered = open.iter().filter(|game| kind(game));
    for game in offered.by_ref().take(OFFERED) {
        go_on_ui(ui, cx, game);
        ui.add_space(size::GAP_SMALL);
    }
    if offered.next().is_some() {
        let all = cx.with("table-unfinished-all", [("count", open.len().into())]);
        if button(ui, cx, Weight::Quiet, Some(Art::History), &all).clicked() {
            cx.send(Command::Past(PastAction::ShowOpen));
        }
        ui.add_space(size::GAP_SMALL);
    }
}

/// A card with an unfinished game: pressed, it goes on.
pub fn go_on_ui(ui: &mut Ui, cx: &Cx, game: &GameSummary) {
    let name = continue_name(cx, game);
    let pressed = card_button(ui, cx, &name, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            ui.add(Art::Next.tinted(vec2(size::ICON, size::ICON), cx.palette().link));
            ui.add(egui::Label::new(text::bold(&name)).wrap());
        });
    });
    if pressed.clicked() {
        cx.send(Command::Table(TableCommand::Resume(game.name.clone())));
    }
}

/// What an unfinished game is called.
fn continue_name(cx: &Cx, game: &GameSummary) -> String {
    let names = shown_names(cx.texts, &game.people);
    let round = game.chapter.map_or("none".into(), Into::into);
    cx.with("table-continue", [("names", names.join(" · ").into()), ("round", round)])
}

fn groups_ui(ui: &mut Ui, cx: &Cx, view: &mut StartView, games: &[GameSummary]) {
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
            if button(ui, cx, Weight::Normal, Some(Art::Person), &names.join(" · ")).clicked() {
                view.people.seat(group);
                view.people.complete(cx);
            }
        }
    });
}

fn count_ui(ui: &mut Ui, cx: &Cx, view: &mut StartView) {
    ui.label(text::bold(cx.text("table-players")));
    let counts = (FEWEST_PLAYERS..=MOST_PLAYERS).map(|count| (usize::from(count), count.to_string()));
    if let Some(count) = choice(ui, cx, view.people.count, counts) {
        view.people.count = count;
    }
}

fn people_ui(ui: &mut Ui, cx: &Cx, view: &mut StartView, games: &[GameSummary]) {
    view.people.offer_ui(ui, cx, games, |_| true);
    for seat in 0..view.people.count {
        ui.push_id(seat, |ui| ui.horizontal_wrapped(|ui| view.people.row_ui(ui, cx, seat, true)));
    }
}

fn depth_ui(ui: &mut Ui, cx: &Cx, view: &mut StartView) {
    ui.label(text::bold(cx.text("table-depth")));
    for key in ["table-depth-about", "table-depth-when"] {
        ui.add(egui::Label::new(text::small(cx.text(key)).color(cx.palette().ink_soft)).wrap());
    }
    columns(ui, size::HOME_CARD.x, Depth::ALL, |ui, depth| {
        let chosen = view.depth == depth;
        if option(ui, cx, chosen, None, &say::depth(cx.texts, depth)).clicked() {
            view.depth = depth;
        }
        ui.label(say::depth_about(cx.texts, depth));
    });
}

/// Which round it is. A final score asks for none, yet its room stays.
fn round_ui(ui: &mut Ui, cx: &Cx, view: &mut StartView) {
    ui.add_enabled_ui(view.depth != Depth::FinalScore, |ui| {
        ui.label(text::bold(cx.text("table-round")));
        let rounds = (1..=ROUNDS).map(|round| (round, round.to_string()));
        if let Some(round) = choice(ui, cx, view.round, rounds) {
            view.round = round;
        }
    });
}
