//! The form for a new game in the program: people, bots, and how they play.

use egui::{
    Align, Label, Layout, Popup, PopupCloseBehavior, TextEdit, TextStyle, TextWrapMode, Ui, WidgetText, vec2,
};

use crate::bots::Level;
use crate::companion::{GameSummary, NamedBy, Played, TableSetup, TrackedTitle, Tracking};
use crate::game::MOST_AT_A_TABLE;
use crate::i18n::describe::{bot_name, is_default};
use crate::play::any_seed;
use crate::storage::{distinct_names, new_name, short_name};
use crate::ui::art::Art;
use crate::ui::screens::table::{People, begin_height, begin_ui, count_ui, unfinished_ui};
use crate::ui::screens::title::{OwnSettings, Pages, PlayScreens};
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, card, card_button, footer, named, option, page, switch};
use crate::ui::{Command, Cx, Route};

#[derive(Debug)]
pub(crate) struct NewGameView {
    people: People,
    bots: [Option<Level>; MOST_AT_A_TABLE],
    hints: bool,
    undo: bool,
    /// Chosen by somebody who plays alone.
    seed: String,
    /// Used where several people play; nobody chooses it.
    secret: u64,
    remembered: bool,
}

impl Default for NewGameView {
    fn default() -> Self {
        let mut bots = [Some(Level::Medium); MOST_AT_A_TABLE];
        bots[0] = None;
        let seed = any_seed(false).to_string();
        Self {
            people: People::new(3),
            bots,
            hints: true,
            undo: true,
            seed,
            secret: any_seed(true),
            remembered: false,
        }
    }
}

impl NewGameView {
    /// Names those who have no name: whoever played last is offered the first seat, bots have names of their own.
    fn complete(&mut self, cx: &Cx, games: &[GameSummary]) {
        self.people.complete(cx);
        for (seat, bot) in self.bots.into_iter().enumerate() {
            if bot.is_some() {
                self.people.call(seat, &bot_name(cx.texts, seat), Some(NamedBy::Bot));
            }
        }
        if self.bots[0].is_none()
            && let Some(name) = last_person(games)
        {
            self.people.call(0, name, None);
        }
    }

    /// Takes over the seats, hints and undo of the last game of this title, once.
    fn remember<T: PlayScreens>(&mut self, games: &[GameSummary]) {
        if std::mem::replace(&mut self.remembered, true) {
            return;
        }
        let mut own = games.iter().filter(|game| game.title.id() == T::ID);
        let last = own.find_map(|game| game.played.as_ref());
        let Some(last) = last.filter(|last| (2..=MOST_AT_A_TABLE).contains(&last.bots.len())) else { return };
        self.people.count = last.bots.len();
        self.bots[..last.bots.len()].copy_from_slice(&last.bots);
        (self.hints, self.undo) = (last.hints, last.undo);
    }

    /// True if several people play, with secrets from each other.
    fn is_shared(&self) -> bool {
        self.bots[..self.people.count].iter().filter(|bot| bot.is_none()).count() > 1
    }

    fn setup<T: PlayScreens>(&self, pages: &T::Pages) -> TableSetup<T> {
        let people = self.people.seated().to_vec();
        let bots = self.bots[..people.len()].to_vec();
        // A word is as good a seed as a number.
        let letters = || self.seed.bytes().fold(0, |sum: u64, byte| sum.wrapping_mul(31) + u64::from(byte));
        let seed = self.seed.trim().parse().unwrap_or_else(|_| letters());
        let seed = if self.is_shared() { self.secret } else { seed };
        let played = Played { bots, seed, hints: self.hints, undo: self.undo };
        TableSetup { people, tracking: Tracking::Referee, start: T::new_game(pages), played: Some(played) }
    }
}

/// The same seats with another deal. Names from before names had limits are given anew.
pub(crate) fn dealt_anew<T: TrackedTitle>(setup: &TableSetup<T>) -> TableSetup<T> {
    let mut setup = setup.clone();
    let names = distinct_names(&setup.names());
    for (person, name) in setup.people.iter_mut().zip(names) {
        person.name = name;
    }
    if let Some(played) = &mut setup.played {
        played.seed = any_seed(played.is_shared());
    }
    setup
}

/// The person of the last game that was played alone against bots.
fn last_person(games: &[GameSummary]) -> Option<&str> {
    let name = games.iter().find_map(|game| {
        let played = game.played.as_ref().filter(|played| !played.is_shared())?;
        let seat = played.people().next()?;
        let person = game.people.get(seat.index())?;
        (!is_default(person)).then_some(person.name.as_str())
    });
    // One that was given before names had limits is not offered.
    name.filter(|name| new_name(name).is_ok())
}

pub(crate) fn new_game_ui<T: PlayScreens>(
    ui: &mut Ui,
    cx: &Cx,
    view: &mut NewGameView,
    games: &[GameSummary],
    pages: &T::Pages,
) -> Option<TableSetup<T>> {
    view.remember::<T>(games);
    view.complete(cx, games);
    let mut begun = None;
    footer(ui, cx, "begin", begin_height(ui), |ui| {
        let setup = view.setup::<T>(pages);
        begun = begin_ui(ui, cx, &setup, Art::PLAY, "play-begin").then_some(setup);
    });
    page(ui, "new game", size::READING_WIDTH + 240.0, |ui| {
        unfinished_ui(ui, cx, games, |game| game.played.is_some());
        if first_ui(ui, cx) {
            let mut first = NewGameView::default();
            first.complete(cx, games);
            begun = Some(first.setup(pages));
        }
        card(ui, cx, |ui| {
            ui.set_width(ui.available_width());
            ui.label(text::heading(cx.text("play-new")));
            options_ui(ui, cx, view, <T::Pages as Pages>::SETTINGS);
            ui.add_space(size::GAP);
            // The seats come last: where there are more of them nothing has to make room.
            count_ui(ui, cx, T::SEATS, &mut view.people.count);
            let bots = view.bots;
            view.people.offer_ui(ui, cx, games, |seat| bots[seat].is_none());
            for seat in 0..view.people.count {
                ui.push_id(seat, |ui| seat_ui(ui, cx, view, seat));
            }
        });
    });
    begun
}

/// One press, and a first game begins; returns true if it was pressed.
fn first_ui(ui: &mut Ui, cx: &Cx) -> bool {
    let name = cx.text("play-first");
    let pressed = ui.add_enabled_ui(!cx.read_only, |ui| {
        card_button(ui, cx, &name, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                ui.add(Art::PLAY.tinted(vec2(size::TOUCH, size::TOUCH), cx.palette().link));
                ui.vertical(|ui| {
                    ui.label(text::heading(&name));
                    ui.add(Label::new(cx.text("play-first-about")).wrap());
                });
            });
        })
    });
    ui.add_space(size::GAP_SMALL);
    pressed.inner.clicked()
}

fn seat_ui(ui: &mut Ui, cx: &Cx, view: &mut NewGameView, seat: usize) {
    ui.add_space(size::GAP_SMALL);
    let bot = view.bots[seat];
    ui.horizontal_wrapped(|ui| view.people.row_ui(ui, cx, seat, bot.is_none()));
    ui.horizontal_wrapped(|ui| {
        let kinds = std::iter::once(None).chain(Level::ALL.map(Some));
        for kind in kinds {
            let art = if kind.is_none() { Art::PERSON } else { Art::BOT };
            let ink = if bot == kind { cx.palette().on_accent } else { cx.palette().ink };
            let icon = art.icon().tint(ink);
            let text = player_kind(cx, kind);
            let args = [
                ("name", short_name(&view.people.seated()[seat].name).into()),
                ("kind", text.clone().into()),
            ];
            let pressed = option(ui, cx, bot == kind, Some(icon), &text);
            if named(pressed, &cx.with("play-seat-kind", args)).clicked() {
                view.bots[seat] = kind;
                if kind.is_none() != bot.is_none() {
                    view.people.forget_name(seat);
                }
            }
        }
    });
}

pub(crate) fn player_kind(cx: &Cx, kind: Option<Level>) -> String {
    let id = kind.map_or("person", Level::id);
    cx.with("play-kind", [("kind", id.into())])
}

fn options_ui(ui: &mut Ui, cx: &Cx, view: &mut NewGameView, own: &[OwnSettings]) {
    let shared = view.is_shared();
    ui.label(text::bold(cx.text("play-options")));
    ui.horizontal_wrapped(|ui| {
        view.hints = switch(ui, view.hints, &cx.text("play-option-hints")).unwrap_or(view.hints);
        view.undo = switch(ui, view.undo, &cx.text("play-option-undo")).unwrap_or(view.undo);
        let more = button(ui, cx, Weight::Quiet, Some(Art::SETTINGS), &cx.text("play-option-more"));
        Popup::from_toggle_button_response(&more)
            .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
            .accessible_name(cx.text("play-option-more"))
            .show(|ui| more_ui(ui, cx, view, shared, own));
    });
    let [alone, among] = ["play-option-alone-about", "play-option-shared-about"].map(|key| cx.text(key));
    // Whichever is said, there is room for the longer one.
    let width = ui.available_width();
    let height =
        [&alone, &among].map(|message| small_height(ui, message, width)).into_iter().fold(0.0, f32::max);
    let message = text::small(if shared { among } else { alone }).color(cx.palette().ink_soft);
    ui.allocate_ui_with_layout(vec2(width, height), Layout::top_down(Align::Min), |ui| {
        ui.set_min_height(height);
        ui.add(Label::new(message).wrap());
    });
}

/// Rare options: the seed, and the settings that only this title has.
fn more_ui(ui: &mut Ui, cx: &Cx, view: &mut NewGameView, shared: bool, own: &[OwnSettings]) {
    ui.set_max_width(size::DIALOG);
    ui.horizontal_wrapped(|ui| {
        let label = cx.text("play-option-seed");
        ui.label(&label);
        // Among people nobody chooses it, and nobody sees it; its field stays, so that nothing moves.
        let mut secret = cx.text("play-option-seed-secret");
        let seed = if shared { &mut secret } else { &mut view.seed };
        let field = TextEdit::singleline(seed)
            .char_limit(size::NAME_LENGTH)
            .desired_width(size::NAME)
            .align(egui::Align2::LEFT_CENTER)
            .min_size(vec2(size::NAME, size::TOUCH));
        ui.add_enabled(!shared, field).accessible_name(label);
    });
    let about = text::small(cx.text("play-option-seed-about")).color(cx.palette().ink_soft);
    ui.add(Label::new(about).wrap());
    for settings in own {
        if button(ui, cx, Weight::Normal, Some(Art::EDIT), &cx.text(settings.from_game)).clicked() {
            cx.send(Command::SetRoute(Route::Page(settings.page)));
        }
    }
}

fn small_height(ui: &Ui, message: &str, width: f32) -> f32 {
    let words = WidgetText::from(text::small(message));
    words.into_galley(ui, Some(TextWrapMode::Wrap), width, TextStyle::Body).size().y
}
