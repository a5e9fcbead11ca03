//! The window as a whole: `logic` applies what was asked for, `ui` paints and collects what is asked for next.

mod files;
mod keep;
mod play;
mod table;

use crate::titles::TitleId;
use std::path::PathBuf;
use std::sync::Arc;

use egui::{CentralPanel, Context, CornerRadius, Frame, Margin, Panel, Ui, ViewportCommand};

use super::awake::Awake;
use super::command::{Command, Commands};
use super::cx::Cx;
use super::keys;
use super::news::{News, Standing, banners_ui};
use super::open::WindowRequest;
use super::place::Place;
use super::playing::Playing;
use super::screens::about::about_ui;
use super::screens::box_editor::{BoxView, box_ui};
use super::screens::files::{FilesView, Truth, files_ui};
use super::screens::gallery::{GalleryView, gallery_ui};
use super::screens::header::{Header, header_ui};
use super::screens::home::home_ui;
use super::screens::past::{PastInput, PastView, past_ui};
use super::screens::play::{NewGameView, new_game_ui};
use super::screens::replay::{ReplayView, replay_ui};
use super::screens::rules::{self, RulesPage, RulesView, panel_ui, rules_ui};
use super::screens::score::ScoreAction;
use super::screens::settings::{SettingsView, settings_ui};
use super::screens::table::{FavoriteView, StartView, TableView, favorite_ui, result_ui, start_ui, table_ui};
use super::theme::{self, Theme, size};
use super::widgets::sheet;
use crate::companion::norenberc::Session;
use crate::companion::{DeletedGame, GameSummary, Library};
use crate::game::Rule;
use crate::i18n::{Lang, Texts};
use crate::norenberc::TileBox;
use crate::storage::journal::{Access, Disk, RealDisk, Trouble};
use crate::storage::norenberc::{BoxDraft, own_box};
use crate::storage::{Places, Settings};

/// The window.
#[expect(clippy::struct_excessive_bools, reason = "they are about different things")]
pub struct App {
    places: Places,
    /// Folders with texts of one's own.
    own_texts: Vec<PathBuf>,
    settings: Settings,
    /// What of the settings is on the disk.
    written: Settings,
    texts: Texts,
    /// The language that was asked for when the window was opened, until somebody chooses another.
    asked_lang: Option<Lang>,
    theme: Theme,
    /// Where one is, and how one came there.
    trail: Vec<Place>,
    rules: RulesView,
    rules_open: bool,
    /// Whether they lie over everything: a form that is open would lie over a panel.
    rules_over: bool,
    /// The rules that mattered in the last paint: every screen says its own.
    now: Vec<Rule>,
    settings_view: SettingsView,
    box_view: BoxView,
    /// The box in use.
    tiles: TileBox,
    gallery: GalleryView,
    library: Library,
    /// The table that is open.
    session: Option<Session>,
    /// Whether it is a result of the past that is only looked at.
    looking: bool,
    /// What goes on there, if it is played here.
    playing: Option<Playing>,
    /// The texts of a person with a language of their own.
    own_language: Option<Texts>,
    new_game: NewGameView,
    /// The game that is gone through.
    replay: Option<ReplayView>,
    /// All games as they were last read.
    games: Vec<GameSummary>,
    /// Games in the bin, and files that are no games.
    deleted: Vec<DeletedGame>,
    unreadable: Vec<String>,
    start: StartView,
    table: TableView,
    favorite: FavoriteView,
    past: PastView,
    banners: Vec<News>,
    /// A picture that was asked for in this frame, until it has been said that it is on its way.
    saving: Option<(u64, ScoreAction)>,
    /// Questions about files.
    files: FilesView,
    /// Why the settings or the box are not on the disk.
    unkept: Option<Trouble>,
    /// Whether the box waits to be written.
    box_waits: bool,
    /// When the disk is tried again, in the window's seconds.
    next_try: Option<f64>,
    /// Whether the window closes now, whatever waits.
    leaving: bool,
    commands: Commands,
    awake: Awake,
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
        // What another program has is not moved under its hands.
        let (settings, faults) = match library.access() {
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
        std::thread::spawn(|| rules::prepare(TitleId::DEFAULT));
        let last = settings.place.as_deref().and_then(Place::from_id);
        let place = request.place.or(last).unwrap_or_default();
        let session = settings.table.as_deref().and_then(|name| library.resume(name).ok());
        // A table that cannot be opened any more is no place to be.
        let place = if place == Place::Table && session.is_none() { Place::Tables } else { place };
        let place = if place == Place::Replay { Place::Past } else { place };
        let trail = if place == Place::Home { vec![Place::Home] } else { vec![Place::Home, place] };
        let faults = faults.into_iter().map(News::Setting).chain(broken.into_iter().map(News::Texts));
        Self {
            settings_view: SettingsView::new(&places),
            files: FilesView::new(&places),
            box_view: BoxView::new(BoxDraft::read(&places)),
            tiles: own_box(&places),
            places,
            own_texts: request.own_texts.clone(),
            written: settings.clone(),
            settings,
            texts,
            asked_lang: request.lang,
            theme,
            trail,
            rules: RulesView::default(),
            rules_open: false,
            rules_over: false,
            now: Vec::new(),
            gallery: GalleryView::default(),
            games: library.games_with(session.as_ref().map(|session: &Session| session as _)),
            deleted: library.deleted(),
            unreadable: library.unreadable(),
            library,
            playing: session.as_ref().filter(|it| it.played().is_some()).map(Playing::new),
            session,
            looking: false,
            own_language: None,
            new_game: NewGameView::default(),
            replay: None,
            start: StartView::default(),
            table: TableView::default(),
            favorite: FavoriteView::default(),
            past: PastView::default(),
            banners: faults.collect(),
            saving: None,
            unkept: None,
            box_waits: false,
            next_try: None,
            leaving: false,
            commands: Commands::default(),
            awake: Awake::default(),
        }
    }

    /// Keeps the screen awake by these means.
    pub fn set_awake(&mut self, awake: Awake) {
        self.awake = awake;
    }

    /// Whether the screen is to be kept awake: while a game is open.
    pub fn needs_awake(&self) -> bool {
        self.place() == Place::Table
    }

    /// Shows these texts instead of those of the language: for the pseudo-locale.
    pub fn set_texts(&mut self, texts: Texts) {
        self.texts = texts;
    }

    /// Where one is.
    pub fn place(&self) -> Place {
        self.trail.last().copied().unwrap_or_default()
    }

    /// The table that is open.
    pub const fn session(&self) -> Option<&Session> {
        self.session.as_ref()
    }

    /// What the user has set.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    fn apply(&mut self, ctx: &Context, command: Command) {
        match command {
            Command::Go(Place::Home) => self.go_home(),
            Command::Go(place) => {
                self.trail.retain(|&earlier| earlier != place);
                self.trail.push(place);
                // Its own screen takes the panel's part.
                self.rules_open &= place != Place::Rules;
                if place == Place::Rules {
                    self.rules.open(RulesPage::Contents);
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
                if self.place() == Place::Table && !self.looking && self.speak_in(lang) => {}
            Command::Language(lang) => {
                self.settings.language = Some(lang.id().to_owned());
                self.asked_lang = None;
                self.load_texts();
            }
            Command::Theme(choice) => self.settings.theme = choice,
            Command::Zoom(percent) => {
                self.settings.zoom = percent;
                ctx.set_zoom_factor(f32::from(percent) / 100.0);
            }
            Command::Animation(on) => self.settings.animation = on,
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
            Command::FocusQuestion => self.rules.focus(),
            Command::Box(change) => {
                self.box_view.change(change);
                self.box_changed();
            }
            Command::Table(command) => self.at_table(ctx, command),
            Command::Play(command) => self.in_game(ctx, command),
            Command::Replay(name) => self.go_through(ctx, &name),
            Command::Past(action) => self.in_the_past(ctx, action),
            Command::Export(path) => self.export_all(path),
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

    /// Opens the panel at a page, unless it is open or the rules have the whole place.
    fn open_rules(&mut self, ctx: &Context, page: RulesPage) {
        if !self.rules_open && self.place() != Place::Rules {
            self.rules_open = true;
            self.rules_over = ctx.memory(egui::Memory::top_modal_layer).is_some();
            self.rules.open(page);
        }
    }

    /// Out of the innermost thing that is open.
    fn back(&mut self) {
        let in_rules = self.rules_open || self.place() == Place::Rules;
        let at_table = self.place() == Place::Table && !self.rules_open;
        if self.gallery.close() || in_rules && self.rules.back() || at_table && self.close_at_table() {
            return;
        }
        if self.place() == Place::Replay && self.replay.as_mut().is_some_and(ReplayView::close) {
            return;
        }
        if self.rules_open {
            self.rules_open = false;
        } else if self.trail.len() > 1 {
            self.trail.pop();
        }
    }

    /// Undo or redo, of whatever there is at this place.
    fn step(&mut self, back: bool) {
        if self.place() == Place::Box {
            let stepped = if back { self.box_view.undo() } else { self.box_view.redo() };
            if stepped {
                self.box_changed();
            }
        }
        if self.place() == Place::Favorite {
            if back { self.favorite.undo() } else { self.favorite.redo() }
        }
        // A result of the past is not taken back by a key.
        if self.place() != Place::Table || self.looking {
            return;
        }
        if self.playing.is_some() {
            self.step_in_game(back);
        } else if let Some(session) = &mut self.session {
            match if back { session.undo_answer() } else { session.redo_answer() } {
                Ok(()) => self.table.taken(),
                Err(refused) => self.table.refused(refused, None),
            }
        }
    }

    fn load_texts(&mut self) {
        let lang = self.asked_lang.or_else(|| chosen_lang(&self.settings)).unwrap_or_else(Lang::of_system);
        let (texts, broken) = Texts::load(lang, &self.own_texts);
        self.texts = texts;
        self.banners.retain(|news| !matches!(news, News::Texts(_)));
        self.banners.extend(broken.into_iter().map(News::Texts));
    }

    /// Everything from the disk, after an import.
    fn read_again(&mut self, ctx: &Context) {
        let (mut settings, faults) = Settings::read_to_write(&self.places.settings());
        // Where one is stays, whatever the file says.
        (settings.place, settings.window) = (self.settings.place.take(), self.settings.window);
        settings.table = self.settings.table.take();
        self.settings = settings;
        self.banners.extend(faults.into_iter().map(News::Setting));
        self.box_view = BoxView::new(BoxDraft::read(&self.places));
        self.tiles = own_box(&self.places);
        self.read_games();
        self.load_texts();
        ctx.set_zoom_factor(f32::from(self.settings.zoom) / 100.0);
    }

    fn paint(&mut self, ui: &mut Ui) {
        let place = self.place();
        let Self { texts, theme, settings, commands, rules, settings_view, box_view, gallery, .. } = self;
        let Self { start, table, favorite, past, .. } = self;
        let texts = self.own_language.as_ref().unwrap_or(texts);
        let read_only = self.library.access() == Access::OtherProgram;
        let cx = Cx { texts, theme, settings, commands, now: &self.now, read_only };
        let palette = cx.palette();
        let [undo, redo] = match (place, &self.session) {
            // What cannot be changed cannot be taken back either.
            (Place::Box, _) if read_only => [None, None],
            (Place::Table, Some(session)) if self.looking || session.view().read_only => [None, None],
            (Place::Box, _) => box_view.named(&cx),
            (Place::Favorite, _) => favorite.named(&cx),
            (Place::Table, Some(session)) if self.playing.is_some() => play::named_moves(&cx, session),
            (Place::Table, Some(session)) => table::named_acts(&cx, session),
            _ => [None, None],
        };
        let at_table = self.session.as_ref().filter(|_| place == Place::Table);
        let standing = Standing {
            access: self.library.access(),
            waiting: files::waiting(&self.library, self.session.as_ref()),
            unkept: self.unkept.as_ref(),
            at_table,
            aside: self.files.aside,
        };
        let bar = Frame::new().fill(palette.surface).inner_margin(Margin::symmetric(size::GAP as i8, 0));
        Panel::top("header").exact_size(size::HEADER).frame(bar).show(ui, |ui| {
            // The place of a game is called by what one does there.
            let played = place == Place::Table && self.playing.is_some();
            let past = place == Place::Table && self.looking;
            let shown = if past {
                Place::Past
            } else if played {
                Place::Play
            } else {
                place
            };
            let aside = standing.aside().map(Truth::tone);
            header_ui(ui, &cx, &Header { place: shown, undo, redo, aside });
        });
        banners_ui(ui, &cx, &standing, &self.banners);
        let quiet = standing.truth().is_none();
        files_ui(ui, &cx, &mut self.files, standing.waiting.as_ref(), at_table);
        let wide = ui.content_rect().width() >= size::WIDE;
        let inside = Margin::same(size::GAP as i8);
        let over = !wide || self.rules_over;
        if self.rules_open && !over {
            let frame = Frame::new().fill(palette.surface).inner_margin(inside);
            Panel::right("rules").exact_size(size::SIDE_PANEL).resizable(false).frame(frame).show(ui, |ui| {
                panel_ui(ui, &cx, rules);
            });
        }
        let frame = Frame::new().fill(palette.page).corner_radius(CornerRadius::ZERO);
        CentralPanel::default().frame(frame).show(ui, |ui| match place {
            Place::Home => home_ui(ui, &cx, &self.games),
            Place::Rules => {
                Frame::new().inner_margin(inside).show(ui, |ui| rules_ui(ui, &cx, rules));
            }
            Place::Tables => start_ui(ui, &cx, start, &self.games, &self.tiles),
            Place::Table => {
                if let Some(session) = &self.session {
                    if self.looking {
                        result_ui(ui, &cx, session, table);
                    } else if !Self::game_ui(self.playing.as_mut(), ui, &cx, session) {
                        table_ui(ui, &cx, session, table);
                    }
                }
            }
            Place::Play => new_game_ui(ui, &cx, &mut self.new_game, &self.games, &self.tiles),
            Place::Favorite => favorite_ui(ui, &cx, favorite),
            Place::Past => {
                let input =
                    PastInput { games: &self.games, deleted: &self.deleted, unreadable: &self.unreadable };
                if let Some(action) = past_ui(ui, &cx, &input, past) {
                    cx.send(Command::Past(action));
                }
            }
            Place::Replay => {
                if let Some(replay) = &mut self.replay {
                    replay_ui(ui, &cx, replay);
                }
            }
            Place::Settings => settings_ui(ui, &cx, settings_view, &self.places),
            Place::Box => box_ui(ui, &cx, box_view),
            Place::About => about_ui(ui, &cx),
            Place::Gallery => gallery_ui(ui, &cx, gallery),
        });
        if self.rules_open && over {
            let title = cx.text("window-place-rules");
            if sheet(ui, &cx, "sheet", &title, |ui| rules_ui(ui, &cx, rules)) {
                cx.send(Command::ToggleRules);
            }
        }
        self.now = self.commands.take_matters();
        // When it comes again, it is news again.
        self.files.aside = self.files.aside.filter(|_| !quiet);
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _: &mut eframe::Frame) {
        self.save_picture(ctx);
        for command in self.commands.take() {
            let (place, said) = (self.place(), self.banners.len());
            self.apply(ctx, command);
            // That something went well is for the page on which it did; what went wrong stays until it is closed.
            if self.place() != place {
                let mut index = 0;
                self.banners.retain(|news| {
                    index += 1;
                    index > said || !news.is_good()
                });
            }
        }
        self.hold_the_door(ctx);
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
        let place = if self.place() == Place::Table && self.looking { Place::Past } else { self.place() };
        self.settings.place = Some(place.id().to_owned());
        self.remember_window(ctx);
        // A full disk is not asked sixty times a second: what it refused once waits for its turn.
        if self.unkept.is_none() {
            self.keep_settings();
        }
        self.awake.keep(self.needs_awake());
    }

    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        for command in keys::pressed(ui, self.settings.zoom) {
            self.commands.send(command);
        }
        self.paint(ui);
        if !self.commands.is_empty() {
            ui.request_repaint();
        }
    }
}

/// The language in the settings, if it is one.
fn chosen_lang(settings: &Settings) -> Option<Lang> {
    settings.language.as_deref().and_then(Lang::from_id)
}
