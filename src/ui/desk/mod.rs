//! The layer between the window and the titles: an open table, the way to one, and a replay, each as an object that the
//! window can hold without knowing the title. Inside, everything is typed to its title.

mod driver;
mod game;
mod lobby;
mod result;
mod scene;
mod table;

pub(super) use lobby::{Lobby, lobbies};
pub(super) use scene::{AnyScene, OpenScene, scenes};

use std::any::Any;

use egui::{Context, Ui};
use image::RgbaImage;

use super::Cx;
use super::screens::replay::{ReplayView, replay_ui};
use super::screens::title::{PlayScreens, TableScreens};
use crate::companion::{AnyTable, Library, Person, Session};
use crate::i18n::describe::ActText;
use crate::i18n::{Lang, Texts};
use crate::play::Replay;
use crate::storage::journal::Notice;
use crate::storage::{InputError, Record, Settings};
use crate::titles::{TitleId, with_part};
use game::AtGame;
use table::AtTable;

/// An open table, real or played here.
pub(super) trait Desk: DeskResult + DeskPlay + Any {
    fn title(&self) -> TitleId;

    fn table(&self) -> &dyn AnyTable;

    fn table_mut(&mut self) -> &mut dyn AnyTable;

    fn into_table(self: Box<Self>) -> Box<dyn AnyTable>;

    fn ui(&mut self, ui: &mut Ui, cx: &Cx);

    /// Applies what was pressed while painting; returns true if something was entered.
    fn logic(&mut self, ctx: &Context) -> bool;

    /// True if something pressed is not applied yet.
    fn has_commands(&self) -> bool;

    /// Undoes (`back`) or redoes.
    fn undo_redo(&mut self, back: bool);

    /// Descriptions of what undo and redo would do.
    fn undo_redo_texts(&self, cx: &Cx) -> [Option<ActText>; 2];

    /// Closes what is open over the table; false if nothing is.
    fn close(&mut self) -> bool;

    /// Called when somebody comes back to the table: drops half-made choices.
    fn enter(&mut self);

    /// Called when the file has other content: makes everything anew that followed from the old one.
    fn refresh(&mut self);

    /// The game step by step, if all of it is known.
    fn replay(&self) -> Option<Box<dyn ReplayScreen>>;
}

/// The result of an open table, to look at and to share.
pub(super) trait DeskResult {
    /// Paints the result of a past game, only to look at.
    fn result_ui(&mut self, ui: &mut Ui, cx: &Cx);

    /// Drops what is tried out with a result; false if nothing is.
    fn close_tried(&mut self) -> bool;

    /// Called when a result of the past is to be corrected.
    fn correct(&mut self) {}

    /// The result as a sheet for `guildhall score`.
    fn score_sheet(&self, texts: &Texts) -> Option<String>;

    fn picture(&self, langs: &[Lang]) -> Option<RgbaImage>;

    /// The result as a play file for BG Stats.
    fn play_file(&self, texts: &Texts, location: &str) -> Option<String>;
}

/// A game that is played here: chance and bots move, people have their own languages. A real table has none of it.
pub(super) trait DeskPlay {
    /// Lets chance and bots move.
    fn advance(&mut self, _: &Context, _: &Settings) {}

    /// The language of the person to move, if they have their own.
    fn language(&self) -> Option<Lang> {
        None
    }

    /// Changes that language; false if they have none of their own.
    fn speak_in(&mut self, _: Lang) -> bool {
        false
    }

    /// A new deal for the same seats, if that was pressed.
    fn again(&mut self, _: &Library) -> Option<Box<dyn Desk>> {
        None
    }
}

/// A replay: a game step by step.
pub(super) trait ReplayScreen {
    fn title(&self) -> TitleId;

    fn ui(&mut self, ui: &mut Ui, cx: &Cx);

    /// Thinks about advice for the moment, if it is wanted.
    fn think(&mut self, ctx: &Context);

    fn close(&mut self) -> bool;
}

impl<T: PlayScreens> ReplayScreen for ReplayView<T> {
    fn title(&self) -> TitleId {
        title_id::<T>()
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx) {
        replay_ui(ui, cx, self);
    }

    fn think(&mut self, ctx: &Context) {
        Self::think(self, ctx);
    }

    fn close(&mut self) -> bool {
        Self::close(self)
    }
}

/// A recorded game, and the number of its events that are left out.
type OpenedReplay = (Box<dyn ReplayScreen>, usize);

/// Opens a recorded game from a file, as far as the rules allow; `None` if the title has no board here.
pub(super) fn open_record(title: TitleId, line: &[u8]) -> Option<Result<OpenedReplay, InputError>> {
    with_part!(play, title, T => open_replay::<T>(line))
}

fn open_replay<T: PlayScreens>(line: &[u8]) -> Result<OpenedReplay, InputError> {
    let record = Record::<T>::read(line)?;
    let (table, _) = record.replay();
    let left_out = record.events.len() - table.events().len();
    let replay = Replay::<T>::new(record.setup, table.events());
    let people = record.players.into_iter().map(Person::called).collect();
    Ok((Box::new(ReplayView::of(replay, people)), left_out))
}

fn title_id<T: crate::game::Title>() -> TitleId {
    TitleId::from_id(T::ID).expect("every title with screens is in the list")
}

/// Opens a game of any title. Fails if it cannot be read, or if this program has no table for it.
pub(super) fn open(library: &mut Library, name: &str) -> Result<Box<dyn Desk>, Notice> {
    let title = library.title_of(name)?;
    if let Some(opened) = with_part!(play, title, T => open_played::<T>(library, name)) {
        return opened;
    }
    with_part!(table, title, T => open_table::<T>(library, name))
        .unwrap_or_else(|| Err(library.no_table_for(title, name)))
}

fn open_played<T: PlayScreens>(library: &mut Library, name: &str) -> Result<Box<dyn Desk>, Notice> {
    let session: Session<T> = library.resume(name)?;
    Ok(if session.played().is_some() {
        Box::new(AtGame::new(session))
    } else {
        Box::new(AtTable::new(session).with_replay(|session| Some(Box::new(ReplayView::new(session)?))))
    })
}

fn open_table<T: TableScreens>(library: &mut Library, name: &str) -> Result<Box<dyn Desk>, Notice> {
    let session: Session<T> = library.resume(name)?;
    if session.played().is_some() {
        return Err(library.no_table_for(title_id::<T>(), name));
    }
    Ok(Box::new(AtTable::new(session)))
}
