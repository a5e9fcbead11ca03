//! The window as a whole: `logic` applies requests, `ui` paints and collects the next ones.

mod files;
mod open;
mod paint;
mod play;
mod rescue;
mod save;
mod scene;
mod table;

use std::any::Any;
use std::path::PathBuf;
use std::sync::Arc;

use egui::{Context, Ui, ViewportCommand};

pub use rescue::{LastWord, LeftBehind};

use super::RulesPage;
use super::awake::Awake;
use super::command::{Command, Commands};
use super::desk::{self, Desk, Lobby, ReplayScreen};
use super::keys;
use super::news::News;
use super::open::WindowRequest;
use super::route::Route;
use super::screens::files::FilesView;
use super::screens::gallery::GalleryView;
use super::screens::past::PastView;
use super::screens::rules::{self, RulesView};
use super::screens::settings::SettingsView;
use super::screens::title::shown_titles;
use super::theme::{self, Theme};
use super::widgets;
use crate::companion::{AnyTable, DeletedGame, GameSummary, Library, Session, TrackedTitle};
use crate::game::Rule;
use crate::i18n::{Lang, Texts};
use crate::storage::journal::{Access, Disk, DiskError, RealDisk};
use crate::storage::{Places, Settings};
use crate::titles::TitleId;

#[expect(clippy::struct_excessive_bools, reason = "they are about different things")]
pub struct App {
    places: Places,
    /// Folders with the user's own texts.
    own_texts: Vec<PathBuf>,
    settings: Settings,
    /// The settings as they are on the disk.
    written: Settings,
    texts: Texts,
    /// The language requested when the window was opened, until another one is chosen.
    requested_lang: Option<Lang>,
    theme: Theme,
    /// The current place last, after the places that led to it.
    trail: Vec<Route>,
    rules: RulesView,
    rules_open: bool,
    /// True if the rules lie over everything: an open form would cover a panel.
    rules_over: bool,
    /// The relevant rules of the last paint: every screen reports its own.
    now: Vec<Rule>,
    settings_view: SettingsView,
    gallery: GalleryView,
    library: Library,
    /// The entry points of the titles.
    lobbies: Vec<Box<dyn Lobby>>,
    /// The open table.
    desk: Option<Box<dyn Desk>>,
    /// True if the open table is a past result that is only looked at.
    looking: bool,
    /// The texts for a player with a language of their own.
    own_language: Option<Texts>,
    /// The game in the replay.
    replay: Option<Box<dyn ReplayScreen>>,
    /// All games as they were last read.
    games: Vec<GameSummary>,
    /// Games in the trash, and files that are not games.
    deleted: Vec<DeletedGame>,
    unreadable: Vec<String>,
    past: PastView,
    banners: Vec<News>,
    /// The frame in which a picture was requested, and its languages, until the message about it was shown.
    saving: Option<(u64, Vec<Lang>)>,
    files: FilesView,
    /// The file that was opened with the program.
    opened: Option<PathBuf>,
    /// The reason why the settings, or files of titles, are not on the disk.
    unsaved: Option<DiskError>,
    /// When the disk is tried again, in the window's seconds.
    next_try: Option<f64>,
    /// True if the window closes now, whatever is unsaved.
    leaving: bool,
    /// True in the frame in which the window closes by itself, because nothing waits or all of it lies in a file.
    closes: bool,
    commands: Commands,
    awake: Awake,
    /// The place for the [`LastWord`], if the window crashes.
    left_behind: Option<LeftBehind>,
}

impl App {
    /// Opens the window where it was closed.
    pub fn new(ctx: &Context, request: &WindowRequest) -> Self {
        Self::with_disk(ctx, request, Arc::new(RealDisk))
    }

    /// The same with games on another disk.
    pub fn with_disk(ctx: &Context, request: &WindowRequest, disk: Arc<dyn Disk>) -> Self {
        let places = request.places.clone();
        let mut library = Library::with_disk(places.data(), disk);
        // Files that another program has are not moved under its hands.
        let (settings, errors) = match library.access() {
            Access::OtherProgram => Settings::read(&places.settings()),
            Access::Writable | Access::Refused(_) => Settings::read_to_write(&places.settings()),
        };
        let lang = request.lang.or_else(|| chosen_lang(&settings)).unwrap_or_else(Lang::of_system);
        let (texts, broken) = Texts::load(lang, &request.own_texts);
        theme::install(ctx);
        let theme = Theme::chosen(settings.theme, ctx);
        theme.apply(ctx, settings.animation);
        ctx.set_zoom_factor(f32::from(settings.zoom) / 100.0);
        // Ready before the first question is typed.
        let chosen = chosen_title(&settings);
        std::thread::spawn(move || rules::prepare(chosen));
        let lobbies = desk::lobbies(&places);
        let pages = lobbies.iter().flat_map(|lobby| lobby.pages()).copied();
        let last = settings.place.as_deref().and_then(|id| Route::from_id(id, pages));
        let place = request.place.or(last).unwrap_or_default();
        // Whoever opens a file wants to see that one.
        let left = settings.table.as_deref().filter(|_| request.file.is_none());
        let desk = left.and_then(|name| desk::open(&mut library, name).ok());
        // A table that cannot be opened any more is no place to be.
        let place = if place == Route::Table && desk.is_none() { Route::Tables } else { place };
        let place = if place == Route::Replay { Route::Past } else { place };
        let trail = if place == Route::Home { vec![Route::Home] } else { vec![Route::Home, place] };
        let errors = errors.into_iter().map(News::Setting).chain(broken.into_iter().map(News::Texts));
        let mut app = Self {
            settings_view: SettingsView::new(&places),
            files: FilesView::new(&places),
            places,
            own_texts: request.own_texts.clone(),
            written: settings.clone(),
            settings,
            texts,
            requested_lang: request.lang,
            theme,
            trail,
            rules: RulesView::default(),
            rules_open: false,
            rules_over: false,
            now: Vec::new(),
            gallery: GalleryView::default(),
            games: library.games_with(desk.as_ref().map(|desk| desk.table())),
            deleted: library.deleted(),
            unreadable: library.unreadable(),
            library,
            lobbies,
            desk,
            looking: false,
            own_language: None,
            replay: None,
            past: PastView::default(),
            banners: errors.collect(),
            saving: None,
            opened: None,
            unsaved: None,
            next_try: None,
            leaving: false,
            closes: false,
            commands: Commands::default(),
            awake: Awake::default(),
            left_behind: None,
        };
        if let Some(file) = &request.file {
            app.open_file(ctx, file);
        }
        app
    }

    pub(crate) fn set_awake(&mut self, awake: Awake) {
        self.awake = awake;
    }

    /// True while a game is open.
    pub fn needs_awake(&self) -> bool {
        self.place() == Route::Table
    }

    /// Replaces the texts of the language, for the pseudo-locale.
    pub fn set_texts(&mut self, texts: Texts) {
        self.texts = texts;
    }

    /// Requests a command, as a control does; it is applied before the next paint.
    pub fn send(&self, command: Command) {
        self.commands.send(command);
    }

    pub fn place(&self) -> Route {
        self.trail.last().copied().unwrap_or_default()
    }

    /// The session of the open table, if its title is `T`.
    pub fn session<T: TrackedTitle>(&self) -> Option<&Session<T>> {
        let table: &dyn Any = self.desk.as_ref()?.table();
        table.downcast_ref()
    }

    /// The title of the current place, or the chosen one.
    fn title(&self) -> TitleId {
        match (self.place(), &self.desk, &self.replay) {
            (Route::Table, Some(desk), _) => desk.title(),
            (Route::Replay, _, Some(replay)) => replay.title(),
            (Route::Page(page), ..) => page.title,
            _ => self.chosen(),
        }
    }

    fn chosen(&self) -> TitleId {
        chosen_title(&self.settings)
    }

    fn lobby(&mut self, title: TitleId) -> Option<&mut Box<dyn Lobby>> {
        self.lobbies.iter_mut().find(|lobby| lobby.title() == title)
    }

    /// The open table, whatever its title.
    fn table(&self) -> Option<&dyn AnyTable> {
        self.desk.as_ref().map(|desk| desk.table())
    }

    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    fn apply(&mut self, ctx: &Context, command: Command) {
        match command {
            Command::SetRoute(Route::Home) => self.go_home(),
            Command::SetRoute(place) => {
                self.trail.retain(|&earlier| earlier != place);
                self.trail.push(place);
                // Its own screen takes the panel's part.
                self.rules_open &= place != Route::Rules;
                if place == Route::Rules {
                    let title = self.title();
                    self.rules.open(title, RulesPage::Contents);
                    self.rules.focus();
                }
            }
            Command::Back => self.back(),
            Command::Escape => {
                // News lie over the page and under sheets and dialogs.
                let under = ctx.memory(egui::Memory::top_modal_layer).is_some();
                if under || self.banners.pop().is_none() {
                    self.back();
                }
            }
            Command::Undo => self.step(true),
            Command::Redo => self.step(false),
            Command::Language(lang)
                if self.place() == Route::Table && !self.looking && self.speak_in(lang) => {}
            Command::Language(lang) => {
                self.settings.language = Some(lang.id().to_owned());
                self.requested_lang = None;
                self.load_texts();
            }
            Command::Theme(choice) => self.settings.theme = choice,
            Command::Zoom(percent) => {
                self.settings.zoom = percent;
                ctx.set_zoom_factor(f32::from(percent) / 100.0);
            }
            Command::Animation(on) => self.settings.animation = on,
            Command::Estimate(on) => self.settings.estimate = on,
            Command::BotSpeed(speed) => self.settings.bot_speed = speed,
            Command::Location(location) => self.settings.location = location,
            Command::Mark(seat, mark) => self.settings.set_mark(seat, mark),
            Command::ToggleRules if self.rules_open => self.rules_open = false,
            Command::ToggleRules => {
                let now = self.now.first().map_or(RulesPage::Contents, |&rule| RulesPage::Article(rule));
                self.open_rules(ctx, now);
            }
            Command::OpenRules => self.open_rules(ctx, RulesPage::Contents),
            Command::Rules(page) => {
                self.open_rules(ctx, page);
                self.rules.go(page);
            }
            Command::Ask(question) => self.rules.ask(question),
            // Where the rules were just closed there is no field.
            Command::FocusQuestion if self.rules_open || self.place() == Route::Rules => self.rules.focus(),
            Command::FocusQuestion => {}
            Command::Title(title) => {
                self.settings.title = Some(title.id().to_owned());
                self.rules.turn_to(title);
            }
            Command::Resume(name) => self.resume(&name),
            Command::Correct => self.correct_result(),
            Command::Share(sharing) => self.share(ctx, sharing),
            Command::Replay(name) => self.open_replay(ctx, &name),
            Command::Past(action) => self.in_the_past(ctx, action),
            Command::Export(path) => self.export_all(&path),
            Command::Import(path) => self.import_all(ctx, &path),
            Command::Files(command) => self.with_files(ctx, command),
            Command::Copy(text) => ctx.copy_text(text),
            Command::Dismiss(index) => drop(self.banners.remove(index)),
            Command::FullScreen => {
                let full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!full));
            }
        }
    }

    /// Opens the panel at a page, unless it is open or the rules fill the place.
    fn open_rules(&mut self, ctx: &Context, page: RulesPage) {
        if !self.rules_open && self.place() != Route::Rules {
            self.rules_open = true;
            self.rules_over = ctx.memory(egui::Memory::top_modal_layer).is_some();
            let title = match page {
                RulesPage::Article(rule) => TitleId::from_id(rule.title).unwrap_or(TitleId::DEFAULT),
                RulesPage::Contents
                | RulesPage::Summary
                | RulesPage::Overview
                | RulesPage::Glossary
                | RulesPage::Cards => self.title(),
            };
            self.rules.open(title, page);
        }
    }

    /// Closes the innermost thing that is open.
    fn back(&mut self) {
        let in_rules = self.rules_open || self.place() == Route::Rules;
        let at_table = self.place() == Route::Table && !self.rules_open;
        if self.gallery.close() || in_rules && self.rules.back() || at_table && self.close_at_table() {
            return;
        }
        if let (Route::Page(page), false) = (self.place(), self.rules_open)
            && self.lobby(page.title).is_some_and(|lobby| lobby.close(page))
        {
            return;
        }
        if self.place() == Route::Replay && self.replay.as_mut().is_some_and(|replay| replay.close()) {
            return;
        }
        if self.rules_open {
            self.rules_open = false;
        } else if self.trail.len() > 1 {
            let left = self.trail.pop();
            // Every list of games shows the entries made at the table.
            if left == Some(Route::Table) {
                self.save_all();
                self.read_games();
            }
        }
    }

    /// Undoes or redoes at the current place.
    fn step(&mut self, back: bool) {
        match self.place() {
            Route::Page(page) => {
                if let Some(lobby) = self.lobby(page.title) {
                    lobby.undo_redo(page, back);
                }
                self.save_own();
            }
            // A result of the past is not taken back by a key.
            Route::Table if !self.looking => {
                if let Some(desk) = &mut self.desk {
                    desk.undo_redo(back);
                }
            }
            Route::Table
            | Route::Home
            | Route::Tables
            | Route::Play
            | Route::Past
            | Route::Replay
            | Route::Rules
            | Route::Settings
            | Route::About
            | Route::Gallery => {}
        }
    }

    fn load_texts(&mut self) {
        let lang =
            self.requested_lang.or_else(|| chosen_lang(&self.settings)).unwrap_or_else(Lang::of_system);
        let (texts, broken) = Texts::load(lang, &self.own_texts);
        self.texts = texts;
        self.banners.retain(|news| !matches!(news, News::Texts(_)));
        self.banners.extend(broken.into_iter().map(News::Texts));
    }

    /// Reads everything from the disk again, after an import.
    fn read_again(&mut self, ctx: &Context) {
        let (mut settings, errors) = Settings::read_to_write(&self.places.settings());
        // Where one is stays, whatever the file says.
        (settings.place, settings.window) = (self.settings.place.take(), self.settings.window);
        settings.table = self.settings.table.take();
        self.settings = settings;
        self.banners.extend(errors.into_iter().map(News::Setting));
        for lobby in &mut self.lobbies {
            lobby.read_again(&self.places);
        }
        self.read_games();
        self.load_texts();
        ctx.set_zoom_factor(f32::from(self.settings.zoom) / 100.0);
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _: &mut eframe::Frame) {
        self.apply_all(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        self.paint_all(ui);
    }
}

impl App {
    /// Applies everything that was asked for since the last paint.
    fn apply_all(&mut self, ctx: &Context) {
        self.save_picture(ctx);
        // Whoever goes on has read that something went well; it lies over what comes next.
        if ctx.input(|input| input.pointer.any_pressed()) {
            self.banners.retain(|news| !news.is_good() || matches!(news, News::Saving));
        }
        for command in self.commands.take() {
            let (place, message) = (self.place(), self.banners.len());
            self.apply(ctx, command);
            // That something went well is for the page on which it did; what went wrong stays until it is closed.
            if self.place() != place {
                let mut index = 0;
                self.banners.retain(|news| {
                    index += 1;
                    index > message || !news.is_good()
                });
            }
        }
        self.at_table(ctx);
        self.confirm_unsaved(ctx);
        self.close_when_safe(ctx);
        self.keep_trying(ctx);
        self.play_on(ctx);
        self.speak();
        let theme = Theme::chosen(self.settings.theme, ctx);
        if theme != self.theme || (ctx.global_style().animation_time > 0.0) != self.settings.animation {
            self.theme = theme;
            theme.apply(ctx, self.settings.animation);
        }
        // A result that is only looked at is no open table: the way back to it is the list.
        let place = if self.place() == Route::Table && self.looking { Route::Past } else { self.place() };
        self.settings.place = Some(place.id().to_owned());
        self.remember_window(ctx);
        // A full disk is not asked sixty times a second: what it refused once waits for its turn.
        if self.unsaved.is_none() {
            self.save_settings();
        }
        self.awake.keep(self.needs_awake());
    }

    fn paint_all(&mut self, ui: &mut Ui) {
        for command in keys::pressed(ui, self.settings.zoom) {
            self.commands.send(command);
        }
        self.paint(ui);
        widgets::tap_guard(ui);
        let at_desk = self.desk.as_ref().is_some_and(|desk| desk.has_commands());
        if at_desk || !self.commands.is_empty() || self.lobbies.iter().any(|lobby| lobby.has_commands()) {
            ui.request_repaint();
        }
    }
}

fn chosen_title(settings: &Settings) -> TitleId {
    let chosen = settings.title.as_deref().and_then(TitleId::from_id);
    chosen.filter(|&title| shown_titles().any(|shown| shown == title)).unwrap_or(TitleId::DEFAULT)
}

fn chosen_lang(settings: &Settings) -> Option<Lang> {
    settings.language.as_deref().and_then(Lang::from_id)
}
