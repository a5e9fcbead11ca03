//! Past games: the finished ones with their results, the unfinished ones, and how everybody has played.
//!
//! A deleted game goes to the trash, so deleting asks nothing and offers undo.

mod games;
mod people;
mod plots;
mod words;

use std::collections::BTreeSet;

use egui::{Align, CornerRadius, Frame, Layout, Margin, Stroke, Ui, vec2};

use crate::companion::{DeletedGame, GameSummary, Person};
use crate::i18n::describe::{date, shown_names};
use crate::titles::TitleId;
use crate::ui::art::Art;
use crate::ui::screens::table::OFFERED;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, card, choice, floating_footer, icon_button, named, ornament, page};
use crate::ui::{Cx, PastAction};

/// Number of finished games listed at first, and added at a time.
const LISTED: usize = 40;

#[derive(Clone, Copy, Debug)]
pub struct PastInput<'a> {
    /// All games, the one entered last first.
    pub games: &'a [GameSummary],
    pub deleted: &'a [DeletedGame],
    pub unreadable: &'a [String],
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PastPage {
    #[default]
    Games,
    /// The unfinished games, where there are many.
    Open,
    People,
}

#[derive(Clone, Debug, Default)]
pub struct PastView {
    pub page: PastPage,
    /// People in the charts, once somebody has chosen.
    shown: Option<BTreeSet<String>>,
    /// Games that were deleted here, the last one last.
    removed: Vec<Removed>,
    /// Number of games listed beyond the first.
    more: usize,
    /// The same for the unfinished ones.
    more_open: usize,
    /// The title whose games are shown; `None` for all.
    title: Option<TitleId>,
}

#[derive(Clone, Debug)]
struct Removed {
    name: String,
    begun: u64,
    people: Vec<Person>,
}

impl Removed {
    fn lies_in(&self, trash: &[DeletedGame]) -> bool {
        trash.iter().any(|game| game.name == self.name)
    }
}

impl PastView {
    /// Takes back the last deletion, while that game is in the trash.
    pub fn undo(&mut self, deleted: &[DeletedGame]) -> Option<PastAction> {
        self.removed.retain(|removed| removed.lies_in(deleted));
        self.removed.pop().map(|removed| PastAction::Restore(removed.name))
    }
}

pub fn past_ui(ui: &mut Ui, cx: &Cx, input: &PastInput, view: &mut PastView) -> Option<PastAction> {
    let mut action = undo_ui(ui, cx, input.deleted, view);
    page(ui, &format!("past {:?}", view.page), size::PAGE_WIDTH, |ui| {
        if input.games.is_empty() {
            action = empty_ui(ui, cx).or(action.take());
        } else {
            let of_title = titles_ui(ui, cx, input.games, view);
            let games = of_title.as_deref().unwrap_or(input.games);
            head_ui(ui, cx, games, view);
            action = match view.page {
                PastPage::Games => games_ui(ui, cx, games, view),
                PastPage::Open => open_ui(ui, cx, games, view),
                PastPage::People => {
                    people::people_ui(ui, cx, games, view);
                    None
                }
            }
            .or(action.take());
        }
        if input.games.is_empty() || view.page == PastPage::Games {
            unreadable_ui(ui, cx, input.unreadable);
            action = trash_ui(ui, cx, input.deleted).or(action.take());
        }
        // Nothing is hidden for good under what lies over the lower end.
        ui.add_space(2.0 * size::TOUCH);
    });
    remember(action.as_ref(), input.games, view);
    action
}

fn remember(action: Option<&PastAction>, games: &[GameSummary], view: &mut PastView) {
    let name = match action {
        Some(PastAction::Delete(name) | PastAction::Restore(name)) => name,
        Some(
            PastAction::Replay(_)
            | PastAction::Open(_)
            | PastAction::Export(_)
            | PastAction::Begin
            | PastAction::ShowOpen,
        )
        | None => return,
    };
    view.removed.retain(|removed| removed.name != *name);
    if let Some(game) = games.iter().find(|game| game.name == *name) {
        view.removed.push(Removed { name: name.clone(), begun: game.begun, people: game.people.clone() });
    }
}

/// The line that offers undo, over the lower end of the page wherever that is scrolled to: nothing has to make room for
/// it.
fn undo_ui(ui: &mut Ui, cx: &Cx, deleted: &[DeletedGame], view: &mut PastView) -> Option<PastAction> {
    let removed = view.removed.iter().rev().find(|removed| !cx.read_only && removed.lies_in(deleted))?;
    let names = cx.texts.list(&shown_names(cx.texts, &removed.people));
    let message =
        cx.with("past-deleted", [("date", date(cx.texts, removed.begun).into()), ("names", names.into())]);
    let palette = cx.palette();
    let frame = Frame::new()
        .fill(palette.surface)
        .stroke(Stroke::new(2.0, palette.link))
        .corner_radius(CornerRadius::same(size::RADIUS))
        .inner_margin(Margin::symmetric(size::CARD_MARGIN, size::GAP_SMALL as i8));
    let mut action = None;
    let mut put_away = false;
    floating_footer(ui, "past undo", |ui| {
        frame.show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.add(Art::DELETE.tinted(vec2(size::ICON, size::ICON), palette.link));
                let room = ui.available_width() - size::MENU - size::TOUCH - 2.0 * size::GAP;
                let layout = Layout::left_to_right(Align::Center);
                ui.allocate_ui_with_layout(vec2(room, size::TOUCH), layout, |ui| {
                    ui.set_width(room);
                    ui.add(egui::Label::new(message).wrap());
                });
                ui.allocate_ui_with_layout(
                    vec2(size::MENU, size::TOUCH),
                    Layout::top_down_justified(Align::Center),
                    |ui| {
                        if button(ui, cx, Weight::Primary, Some(Art::UNDO), &cx.text("past-undo")).clicked() {
                            action = view.undo(deleted);
                        }
                    },
                );
                put_away =
                    icon_button(ui, cx, Weight::Quiet, Art::CLOSE, &cx.text("widget-dismiss")).clicked();
            });
        });
    });
    if put_away {
        view.removed.clear();
    }
    action
}

/// The choice of a title, where several were played; returns the games of the chosen one. Points of different titles
/// say nothing about each other, so statistics show one title at a time.
fn titles_ui(ui: &mut Ui, cx: &Cx, games: &[GameSummary], view: &mut PastView) -> Option<Vec<GameSummary>> {
    let played = |title: &TitleId| games.iter().any(|game| game.title == *title);
    let titles: Vec<_> = TitleId::ALL.into_iter().filter(played).collect();
    if titles.len() < 2 {
        return None;
    }
    let one = view.page == PastPage::People;
    let chosen = view.title.filter(|title| titles.contains(title));
    let chosen = if one { chosen.or(titles.first().copied()) } else { chosen };
    let all = (!one).then(|| (None, cx.text("past-titles-all")));
    let named = titles.iter().map(|&title| (Some(title), cx.texts.of(title).get("game-name")));
    if let Some(title) = choice(ui, cx, chosen, all.into_iter().chain(named)) {
        view.title = title;
    }
    let of_title = |title| games.iter().filter(|game| game.title == title).cloned().collect();
    chosen.map(of_title)
}

fn head_ui(ui: &mut Ui, cx: &Cx, games: &[GameSummary], view: &mut PastView) {
    let finished = games.iter().filter(|game| game.result.is_some()).count();
    ui.horizontal_wrapped(|ui| {
        let open = games.len() - finished;
        let many = (open > OFFERED || view.page == PastPage::Open)
            .then(|| (PastPage::Open, cx.text("past-unfinished")));
        let pages = std::iter::once((PastPage::Games, cx.text("past-games")))
            .chain(many)
            .chain([(PastPage::People, cx.text("past-people"))]);
        if let Some(page) = choice(ui, cx, view.page, pages) {
            view.page = page;
        }
        if finished > 0 {
            let count = cx.with("past-count", [("games", finished.into())]);
            ui.label(text::small(count).color(cx.palette().ink_soft));
        }
    });
    ui.add_space(size::GAP_SMALL);
}

fn games_ui(ui: &mut Ui, cx: &Cx, games: &[GameSummary], view: &mut PastView) -> Option<PastAction> {
    let mut action = None;
    let (finished, open): (Vec<_>, Vec<_>) = games.iter().partition(|game| game.result.is_some());
    if !open.is_empty() {
        ui.label(text::heading(cx.text("past-unfinished")));
        let all = open.len();
        for (index, game) in open.into_iter().take(OFFERED).enumerate() {
            action = games::open_ui(ui, cx, game, index == 0).or(action);
        }
        if all > OFFERED {
            let all = cx.with("table-unfinished-all", [("count", all.into())]);
            if button(ui, cx, Weight::Normal, Some(Art::HISTORY), &all).clicked() {
                view.page = PastPage::Open;
            }
        }
        ui.add_space(size::GAP);
        ui.label(text::heading(cx.text("past-finished")));
        if finished.is_empty() {
            ui.label(cx.text("past-none-finished"));
        }
    }
    let listed = LISTED + view.more;
    for game in finished.iter().take(listed) {
        action = games::finished_ui(ui, cx, game).or(action);
    }
    if finished.len() > listed
        && button(ui, cx, Weight::Normal, Some(Art::HISTORY), &cx.text("past-older")).clicked()
    {
        view.more += LISTED;
    }
    action
}

fn open_ui(ui: &mut Ui, cx: &Cx, games: &[GameSummary], view: &mut PastView) -> Option<PastAction> {
    let mut action = None;
    let open: Vec<_> = games.iter().filter(|game| game.result.is_none()).collect();
    if open.is_empty() {
        ui.label(cx.text("past-none-open"));
    }
    let listed = LISTED + view.more_open;
    for (index, game) in open.iter().take(listed).enumerate() {
        action = games::open_ui(ui, cx, game, index == 0).or(action);
    }
    if open.len() > listed
        && button(ui, cx, Weight::Normal, Some(Art::HISTORY), &cx.text("past-older")).clicked()
    {
        view.more_open += LISTED;
    }
    action
}

fn empty_ui(ui: &mut Ui, cx: &Cx) -> Option<PastAction> {
    let mut action = None;
    ui.add_space(size::GAP_LARGE);
    ui.vertical_centered(|ui| {
        ui.set_max_width(size::READING_WIDTH.min(ui.available_width()));
        let icon = vec2(size::ICON_LARGE, size::ICON_LARGE) * 1.5;
        ui.add(Art::HISTORY.tinted(icon, cx.palette().link));
        ui.label(text::title(cx.text("past-empty")));
        ui.label(cx.text("past-empty-about"));
        ui.add_space(size::GAP);
        if button(ui, cx, Weight::Primary, Some(Art::TABLE), &cx.text("past-begin")).clicked() {
            action = Some(PastAction::Begin);
        }
    });
    ui.add_space(size::GAP_LARGE);
    ornament(ui);
    action
}

/// Files that cannot be read, by their names: nothing disappears without a word.
fn unreadable_ui(ui: &mut Ui, cx: &Cx, unreadable: &[String]) {
    if unreadable.is_empty() {
        return;
    }
    ui.add_space(size::GAP);
    card(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            ui.add(Art::WARNING.tinted(vec2(size::ICON, size::ICON), cx.palette().warning));
            ui.vertical(|ui| {
                ui.label(cx.with("past-unreadable", [("count", unreadable.len().into())]));
                for name in unreadable {
                    ui.label(text::bold(name));
                }
            });
        });
    });
}

/// The trash, for those who come back later.
fn trash_ui(ui: &mut Ui, cx: &Cx, deleted: &[DeletedGame]) -> Option<PastAction> {
    if deleted.is_empty() {
        return None;
    }
    let mut action = None;
    ui.add_space(size::GAP);
    card(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        ui.label(text::heading(cx.text("past-bin")));
        ui.label(text::small(cx.text("past-bin-about")).color(cx.palette().ink_soft));
        for deleted in deleted.iter().rev() {
            ui.horizontal(|ui| {
                let (restore, game) = (cx.text("past-restore"), words::deleted(cx, deleted));
                let enabled = |ui: &mut Ui| button(ui, cx, Weight::Normal, Some(Art::UNDO), &restore);
                let response = ui.add_enabled_ui(!cx.read_only, enabled).inner;
                let message =
                    cx.with("past-action", [("what", restore.clone().into()), ("game", game.clone().into())]);
                if named(response, &message).clicked() {
                    action = Some(PastAction::Restore(deleted.name.clone()));
                }
                ui.add(egui::Label::new(game).wrap());
            });
        }
    });
    action
}

/// A column of this width.
fn block<R>(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(width);
        add(ui)
    })
    .inner
}
