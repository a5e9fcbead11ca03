//! The rows in the list of past games.

use egui::{Align, Label, Layout, Response, Role, Ui, WidgetInfo, vec2};

use super::{PastAction, block, words};
use crate::companion::{GameSummary, Person, Tracking};
use crate::game::{BY_POINTS, PlayerRank};
use crate::i18n;
use crate::i18n::describe::companion::tracking;
use crate::i18n::describe::{Describe, date};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::marks::mark_of;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, card, icon_button, named, player_badge};

pub(super) fn finished_ui(ui: &mut Ui, cx: &Cx, game: &GameSummary) -> Option<PastAction> {
    let mut action = None;
    row_ui(ui, cx, game, |ui| {
        let third = third_width(ui);
        justified(ui, third, |ui| {
            let open = cx.text("past-open");
            if named(button(ui, cx, Weight::Normal, None, &open), &message(cx, &open, game)).clicked() {
                action = Some(PastAction::Open(game.name.clone()));
            }
        });
        justified(ui, third, |ui| {
            let export = cx.text("past-export");
            let pressed = button(ui, cx, Weight::Quiet, Some(Art::SHARE), &export);
            if named(pressed, &message(cx, &export, game)).clicked() {
                action = Some(PastAction::Export(game.name.clone()));
            }
        });
        justified(ui, third, |ui| {
            if replay_ui(ui, cx, game) {
                action = Some(PastAction::Replay(game.name.clone()));
            }
        });
        if delete_ui(ui, cx, game).clicked() {
            action = Some(PastAction::Delete(game.name.clone()));
        }
    });
    action
}

/// An unfinished game.
pub(super) fn open_ui(ui: &mut Ui, cx: &Cx, game: &GameSummary, last: bool) -> Option<PastAction> {
    let mut action = None;
    row_ui(ui, cx, game, |ui| {
        let all = 3.0 * third_width(ui) + 2.0 * ui.spacing().item_spacing.x;
        justified(ui, all, |ui| {
            let go_on = cx.text("past-go-on");
            let weight = if last { Weight::Primary } else { Weight::Normal };
            let pressed = button(ui, cx, weight, Some(Art::NEXT), &go_on);
            if named(pressed, &message(cx, &go_on, game)).clicked() {
                action = Some(PastAction::Open(game.name.clone()));
            }
        });
        if delete_ui(ui, cx, game).clicked() {
            action = Some(PastAction::Delete(game.name.clone()));
        }
    });
    action
}

/// The button of the replay, for a game that the referee tracked from its start; otherwise the place stays empty.
fn replay_ui(ui: &mut Ui, cx: &Cx, game: &GameSummary) -> bool {
    if game.tracking != Tracking::Referee {
        return false;
    }
    let name = message(cx, &cx.text("replay-open"), game);
    named(button(ui, cx, Weight::Quiet, Some(Art::PLAY), &cx.text("past-replay")), &name).clicked()
}

fn delete_ui(ui: &mut Ui, cx: &Cx, game: &GameSummary) -> Response {
    let name = message(cx, &cx.text("past-delete"), game);
    ui.add_enabled_ui(!cx.read_only, |ui| icon_button(ui, cx, Weight::Quiet, Art::DELETE, &name)).inner
}

/// An action and its game, for screen readers.
fn message(cx: &Cx, what: &str, game: &GameSummary) -> String {
    let names = cx.texts.list(&words::names(cx, game));
    let game = cx.with("past-game", [("date", date(cx.texts, game.begun).into()), ("names", names.into())]);
    cx.with("past-action", [("what", what.to_owned().into()), ("game", game.into())])
}

fn third_width(ui: &Ui) -> f32 {
    (size::PAST_ACTIONS - size::TOUCH) / 3.0 - ui.spacing().item_spacing.x
}

fn justified(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui)) {
    let layout = Layout::top_down_justified(Align::Center);
    ui.allocate_ui_with_layout(vec2(width, size::TOUCH), layout, |ui| {
        ui.set_width(width);
        add(ui);
    });
}

/// When, who and actions: beside each other where there is room, else the people below.
fn row_ui(ui: &mut Ui, cx: &Cx, game: &GameSummary, actions: impl FnOnce(&mut Ui)) {
    card(ui, cx, |ui| {
        let room = ui.available_width();
        ui.set_width(room);
        let gap = size::GAP;
        let beside = room - size::PAST_WHEN - size::PAST_ACTIONS - 2.0 * gap;
        let wide = beside >= 3.0 * (size::PAST_PLAYER + gap);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            let when = if wide { size::PAST_WHEN } else { room - size::PAST_ACTIONS - gap };
            block(ui, when, |ui| when_ui(ui, cx, game));
            if wide {
                block(ui, beside, |ui| people_ui(ui, cx, game));
            }
            block(ui, size::PAST_ACTIONS, |ui| ui.horizontal(actions));
        });
        if !wide {
            people_ui(ui, cx, game);
        }
    });
}

fn when_ui(ui: &mut Ui, cx: &Cx, game: &GameSummary) {
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.label(text::bold(date(cx.texts, game.begun)));
    // Each title has its own words for these.
    let texts = cx.texts.of(game.title);
    let tracking =
        if game.played.is_some() { cx.text("past-played") } else { tracking(texts, game.tracking) };
    let about = match game.chapter {
        Some(chapter) if game.result.is_none() => texts.with(
            "past-depth-chapter",
            [("depth", tracking.into())].into_iter().chain(i18n::chapter(chapter)),
        ),
        Some(_) | None => tracking,
    };
    ui.label(text::small(about).color(cx.palette().ink_soft));
}

/// The seat, its person, and the standing if there is a result.
type Seated<'a> = (usize, &'a Person, Option<&'a PlayerRank>);

/// Everybody, the winner first, in columns that are the same in all games.
fn people_ui(ui: &mut Ui, cx: &Cx, game: &GameSummary) {
    let names = words::names(cx, game);
    let result = |seat: usize| game.result.as_ref().and_then(|result| result.standings.get(seat));
    let mut people: Vec<Seated> =
        game.people.iter().enumerate().map(|(seat, person)| (seat, person, result(seat))).collect();
    people.sort_by_key(|(_, _, result)| result.map(|result| result.rank));
    let (room, gap) = (ui.available_width(), size::GAP);
    let fits = |count: &usize| *count as f32 * (size::PAST_PLAYER + gap) <= room + gap;
    let columns = (1..=5).rev().find(fits).unwrap_or(1);
    let width = (room - gap * (columns as f32 - 1.0)) / columns as f32;
    for line in people.chunks(columns) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for person in line {
                block(ui, width, |ui| person_ui(ui, cx, *person, &names));
            }
        });
    }
    if let Some(result) = game.result.as_ref().filter(|result| result.decided_by != BY_POINTS) {
        // The same number of VP, and yet somebody won: say why.
        let winner =
            Describe { texts: cx.texts, names: &names }.winner(&result.standings, &result.decided_by);
        ui.label(text::small(winner).color(cx.palette().ink_soft));
    }
}

fn person_ui(ui: &mut Ui, cx: &Cx, (seat, person, result): Seated, names: &[String]) {
    let name = &names[seat];
    let won = result.is_some_and(|result| result.rank == 1);
    ui.horizontal_top(|ui| {
        player_badge(ui, cx, mark_of(person, seat, &cx.settings.marks), name, size::BADGE);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            // Lines of text, not of things to touch.
            ui.spacing_mut().interact_size.y = 0.0;
            if result.is_none() {
                ui.add_space((size::BADGE - size::ICON) / 2.0);
            }
            let shown = if won { text::bold(name) } else { egui::RichText::new(name) };
            ui.add(Label::new(shown).wrap());
            let Some(result) = result else { return };
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
                let score = cx.with("past-vp", [("vp", result.total.into())]);
                ui.label(if won { text::bold(score) } else { egui::RichText::new(score) });
                if won {
                    let crown = Art::CROWN.tinted(vec2(size::ICON, size::ICON), cx.palette().link);
                    let message = cx.with("past-winner", [("name", name.as_str().into())]);
                    ui.add(crown).widget_info(|| WidgetInfo::labeled(Role::Image, true, &message));
                }
            });
        });
    });
}
