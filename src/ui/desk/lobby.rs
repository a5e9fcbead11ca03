//! The way to a table: the forms for a new table and a new game, and the pages that only one title has.

use std::any::Any;
use std::io;
use std::path::PathBuf;

use egui::Ui;

use super::game::AtGame;
use super::table::{AtTable, keep};
use super::{Desk, title_id};
use crate::companion::{Depth, GameSummary, Library, Person, Session, TableSetup};
use crate::i18n::describe::Act;
use crate::storage::Places;
use crate::storage::journal::Access;
use crate::titles::{TitleId, with_play, with_table};
use crate::ui::news::NotOpened;
use crate::ui::screens::play::{NewGameView, new_game_ui};
use crate::ui::screens::replay::ReplayView;
use crate::ui::screens::table::{StartView, start_ui};
use crate::ui::screens::title::{OwnSettings, Pages, PlayScreens, TableScreens};
use crate::ui::{Cx, Page};

/// The way to the tables of a title.
pub(in crate::ui) trait Lobby: Any {
    /// What is played there.
    fn title(&self) -> TitleId;

    /// The pages that only this title has.
    fn pages(&self) -> &'static [Page];

    /// Those on which something is set.
    fn settings(&self) -> &'static [OwnSettings];

    /// Paints the way to a real table.
    fn tables_ui(&mut self, ui: &mut Ui, cx: &Cx, games: &[GameSummary]);

    /// Paints the way to a game in the program.
    fn play_ui(&mut self, ui: &mut Ui, cx: &Cx, games: &[GameSummary]);

    /// Paints a page of the title's.
    fn page_ui(&mut self, ui: &mut Ui, cx: &Cx, page: Page);

    /// Does what was asked for while painting; returns the table that was opened.
    fn logic(&mut self, library: &Library) -> Option<Box<dyn Desk>>;

    /// The table with the sheets of this file: the game that has them already, or a new one. Says also whether it is new.
    ///
    /// # Errors
    /// Why there is none.
    fn open_sheet(
        &self,
        library: &mut Library,
        games: &[GameSummary],
        bytes: &[u8],
    ) -> Result<(Box<dyn Desk>, bool), NotOpened>;

    /// Whether something was asked for and is not done yet.
    fn is_asked(&self) -> bool;

    /// Puts away what is open over a page; false if nothing is.
    fn close(&mut self, page: Page) -> bool;

    /// Undo or redo on a page.
    fn step(&mut self, page: Page, back: bool);

    /// What undo and redo would do there, in words.
    fn named(&self, cx: &Cx, page: Page) -> [Option<Act>; 2];

    /// Somebody sits at a table now: half-made choices are done with.
    fn clear(&mut self);

    /// Everything from the disk again.
    fn read_again(&mut self, places: &Places);

    /// Whether something that the title keeps is not in its file yet.
    fn waits(&self) -> bool;

    /// Writes what waits; says which file that is, and what became of it.
    fn keep(&mut self, places: &Places) -> Option<(PathBuf, io::Result<()>)>;
}

/// The ways to the tables of all titles that have them.
pub(in crate::ui) fn lobbies(places: &Places) -> Vec<Box<dyn Lobby>> {
    TitleId::ALL.into_iter().filter_map(|title| lobby(title, places)).collect()
}

fn lobby(title: TitleId, places: &Places) -> Option<Box<dyn Lobby>> {
    with_play!(title, T => Box::new(LobbyOf::<T>::with_play(places)) as Box<dyn Lobby>)
        .or_else(|| with_table!(title, T => Box::new(LobbyOf::<T>::new(places)) as Box<dyn Lobby>))
}

/// How a game in the program is begun, for a title that has one.
struct NewGame<T: TableScreens> {
    view: NewGameView,
    ui: NewGameUi<T>,
    open: Opened<T>,
}

/// Paints the form for a new game, and returns the one that is to begin.
type NewGameUi<T> =
    fn(&mut Ui, &Cx, &mut NewGameView, &[GameSummary], &<T as TableScreens>::Pages) -> Option<TableSetup<T>>;

/// Makes a desk of a session.
type Opened<T> = fn(Session<T>) -> Box<dyn Desk>;

struct LobbyOf<T: TableScreens> {
    start: StartView<T>,
    new_game: Option<NewGame<T>>,
    pages: T::Pages,
    /// What is to be opened.
    asked: Option<TableSetup<T>>,
    table: Opened<T>,
}

impl<T: TableScreens> LobbyOf<T> {
    fn new(places: &Places) -> Self {
        Self {
            start: StartView::default(),
            new_game: None,
            pages: T::Pages::read(places),
            asked: None,
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

    fn pages(&self) -> &'static [Page] {
        T::Pages::ALL
    }

    fn settings(&self) -> &'static [OwnSettings] {
        T::Pages::SETTINGS
    }

    fn tables_ui(&mut self, ui: &mut Ui, cx: &Cx, games: &[GameSummary]) {
        let asked = start_ui(ui, cx, &mut self.start, games, &self.pages);
        self.asked = asked.or(self.asked.take());
    }

    fn play_ui(&mut self, ui: &mut Ui, cx: &Cx, games: &[GameSummary]) {
        let Some(game) = &mut self.new_game else { return };
        let asked = (game.ui)(ui, cx, &mut game.view, games, &self.pages);
        self.asked = asked.or(self.asked.take());
    }

    fn page_ui(&mut self, ui: &mut Ui, cx: &Cx, page: Page) {
        self.pages.page_ui(ui, cx, page);
    }

    fn logic(&mut self, library: &Library) -> Option<Box<dyn Desk>> {
        self.pages.logic();
        let session = library.begin(self.asked.take()?).ok()?;
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
        let start = T::told_by(&sheets, &people, &self.pages);
        let setup = TableSetup { people, depth: Depth::FinalScore, start, played: None };
        let mut session = library.begin(setup).map_err(|_| NotOpened::Impossible)?;
        if session.at_once(|session| keep(session, &sheets)).is_err() {
            let name = session.name().to_owned();
            library.leave(Box::new(session));
            // Half a result is none.
            library.delete(&name).map_err(NotOpened::Disk)?;
            return Err(NotOpened::Impossible);
        }
        Ok(((self.table)(session), true))
    }

    fn is_asked(&self) -> bool {
        self.asked.is_some() || self.pages.is_asked()
    }

    fn close(&mut self, page: Page) -> bool {
        self.pages.close(page)
    }

    fn step(&mut self, page: Page, back: bool) {
        self.pages.step(page, back);
    }

    fn named(&self, cx: &Cx, page: Page) -> [Option<Act>; 2] {
        self.pages.named(cx, page)
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

    fn keep(&mut self, places: &Places) -> Option<(PathBuf, io::Result<()>)> {
        self.pages.keep(places)
    }
}
