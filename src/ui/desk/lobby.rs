//! The way to a table: the forms for a new table and a new game, and the pages that only one title has.

use std::any::Any;
use std::io;
use std::path::PathBuf;

use egui::Ui;

use super::game::AtGame;
use super::table::{AtTable, keep};
use super::{Desk, title_id};
use crate::companion::{GameSummary, Library, Person, Session, TableSetup, Tracking};
use crate::i18n::describe::ActText;
use crate::storage::Places;
use crate::storage::journal::Access;
use crate::titles::{TitleId, with_part};
use crate::ui::news::NotOpened;
use crate::ui::screens::play::{NewGameView, new_game_ui};
use crate::ui::screens::replay::ReplayView;
use crate::ui::screens::table::{StartView, start_ui};
use crate::ui::screens::title::{OwnSettings, Pages, PlayScreens, TableScreens};
use crate::ui::{Cx, TitlePage};

/// Everything of a title before and beside its tables. The methods about pages are those of [`Pages`].
pub(in crate::ui) trait Lobby: Any {
    fn title(&self) -> TitleId;

    fn pages(&self) -> &'static [TitlePage];

    fn settings(&self) -> &'static [OwnSettings];

    fn tables_ui(&mut self, ui: &mut Ui, cx: &Cx, games: &[GameSummary]);

    fn play_ui(&mut self, ui: &mut Ui, cx: &Cx, games: &[GameSummary]);

    fn page_ui(&mut self, ui: &mut Ui, cx: &Cx, page: TitlePage);

    /// Applies what was pressed while painting; returns the table that was opened.
    fn logic(&mut self, library: &Library) -> Option<Box<dyn Desk>>;

    /// Opens the sheets of a file: the game that has them already, or a new one. The flag is true for a new one.
    fn open_sheet(
        &self,
        library: &mut Library,
        games: &[GameSummary],
        bytes: &[u8],
    ) -> Result<(Box<dyn Desk>, bool), NotOpened>;

    fn has_commands(&self) -> bool;

    fn close(&mut self, page: TitlePage) -> bool;

    fn undo_redo(&mut self, page: TitlePage, back: bool);

    fn undo_redo_texts(&self, cx: &Cx, page: TitlePage) -> [Option<ActText>; 2];

    /// Drops half-made choices, because a table is open now.
    fn clear(&mut self);

    fn read_again(&mut self, places: &Places);

    fn waits(&self) -> bool;

    fn save(&mut self, places: &Places) -> Option<(PathBuf, io::Result<()>)>;
}

pub(in crate::ui) fn lobbies(places: &Places) -> Vec<Box<dyn Lobby>> {
    TitleId::ALL.into_iter().filter_map(|title| lobby(title, places)).collect()
}

fn lobby(title: TitleId, places: &Places) -> Option<Box<dyn Lobby>> {
    with_part!(play, title, T => Box::new(LobbyOf::<T>::with_play(places)) as Box<dyn Lobby>)
        .or_else(|| with_part!(table, title, T => Box::new(LobbyOf::<T>::new(places)) as Box<dyn Lobby>))
}

struct NewGame<T: TableScreens> {
    view: NewGameView,
    ui: NewGameUi<T>,
    open: Opened<T>,
}

type NewGameUi<T> =
    fn(&mut Ui, &Cx, &mut NewGameView, &[GameSummary], &<T as TableScreens>::Pages) -> Option<TableSetup<T>>;

type Opened<T> = fn(Session<T>) -> Box<dyn Desk>;

struct LobbyOf<T: TableScreens> {
    start: StartView<T>,
    new_game: Option<NewGame<T>>,
    pages: T::Pages,
    pending: Option<TableSetup<T>>,
    table: Opened<T>,
}

impl<T: TableScreens> LobbyOf<T> {
    fn new(places: &Places) -> Self {
        Self {
            start: StartView::default(),
            new_game: None,
            pages: T::Pages::read(places),
            pending: None,
            table: |session| Box::new(AtTable::new(session)),
        }
    }
}

impl<T: PlayScreens> LobbyOf<T> {
    fn with_play(places: &Places) -> Self {
        let game = NewGame {
            view: NewGameView::default(),
            ui: new_game_ui::<T>,
            open: |session| Box::new(AtGame::new(session)),
        };
        Self {
            new_game: Some(game),
            table: |session| {
                Box::new(
                    AtTable::new(session).with_replay(|session| Some(Box::new(ReplayView::new(session)?))),
                )
            },
            ..Self::new(places)
        }
    }
}

impl<T: TableScreens> Lobby for LobbyOf<T> {
    fn title(&self) -> TitleId {
        title_id::<T>()
    }

    fn pages(&self) -> &'static [TitlePage] {
        T::Pages::ALL
    }

    fn settings(&self) -> &'static [OwnSettings] {
        T::Pages::SETTINGS
    }

    fn tables_ui(&mut self, ui: &mut Ui, cx: &Cx, games: &[GameSummary]) {
        let pending = start_ui(ui, cx, &mut self.start, games, &self.pages);
        self.pending = pending.or(self.pending.take());
    }

    fn play_ui(&mut self, ui: &mut Ui, cx: &Cx, games: &[GameSummary]) {
        let Some(game) = &mut self.new_game else { return };
        let pending = (game.ui)(ui, cx, &mut game.view, games, &self.pages);
        self.pending = pending.or(self.pending.take());
    }

    fn page_ui(&mut self, ui: &mut Ui, cx: &Cx, page: TitlePage) {
        self.pages.page_ui(ui, cx, page);
    }

    fn logic(&mut self, library: &Library) -> Option<Box<dyn Desk>> {
        self.pages.logic();
        let session = library.begin(self.pending.take()?).ok()?;
        Some(match (&self.new_game, session.played()) {
            (Some(game), Some(_)) => (game.open)(session),
            _ => (self.table)(session),
        })
    }

    fn open_sheet(
        &self,
        library: &mut Library,
        games: &[GameSummary],
        bytes: &[u8],
    ) -> Result<(Box<dyn Desk>, bool), NotOpened> {
        let (names, sheets) = T::read_sheet(bytes).map_err(NotOpened::Input)?;
        let same = |game: &&GameSummary| {
            let people = || game.people.iter().map(|person| &person.name).eq(&names);
            game.title == self.title() && game.result.is_some() && people()
        };
        // A file that is opened once more is the same game.
        for game in games.iter().filter(same) {
            let Ok(session) = library.resume::<T>(&game.name) else { continue };
            if session.played().is_none() && session.view().sheets == sheets {
                return Ok(((self.table)(session), false));
            }
            library.leave(Box::new(session));
        }
        if library.access() == Access::OtherProgram {
            return Err(NotOpened::ReadOnly);
        }
        let people: Vec<_> = names.into_iter().map(Person::called).collect();
        let start = T::start_of_sheets(&sheets, &people, &self.pages);
        let setup = TableSetup { people, tracking: Tracking::FinalScore, start, played: None };
        let mut session = library.begin(setup).map_err(|_| NotOpened::Impossible)?;
        if session.batch(|session| keep(session, &sheets)).is_err() {
            let name = session.name().to_owned();
            library.leave(Box::new(session));
            // Half a result is none.
            library.delete(&name).map_err(NotOpened::Disk)?;
            return Err(NotOpened::Impossible);
        }
        Ok(((self.table)(session), true))
    }

    fn has_commands(&self) -> bool {
        self.pending.is_some() || self.pages.has_commands()
    }

    fn close(&mut self, page: TitlePage) -> bool {
        self.pages.close(page)
    }

    fn undo_redo(&mut self, page: TitlePage, back: bool) {
        self.pages.undo_redo(page, back);
    }

    fn undo_redo_texts(&self, cx: &Cx, page: TitlePage) -> [Option<ActText>; 2] {
        self.pages.undo_redo_texts(cx, page)
    }

    fn clear(&mut self) {
        self.start = StartView::default();
        if let Some(game) = &mut self.new_game {
            game.view = NewGameView::default();
        }
    }

    fn read_again(&mut self, places: &Places) {
        self.pages.read_again(places);
    }

    fn waits(&self) -> bool {
        self.pages.waits()
    }

    fn save(&mut self, places: &Places) -> Option<(PathBuf, io::Result<()>)> {
        self.pages.save(places)
    }
}
