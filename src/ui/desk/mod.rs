//! Between the window and the titles: an open table, the way to one, and a game that is gone through, each as an object that
//! the window can hold without naming what is played. Inside, everything is typed to its title.

mod driver;
mod game;
mod lobby;
mod result;
mod table;

pub(super) use lobby::{Lobby, lobbies};

use std::any::Any;

use egui::{Context, Ui};
use image::RgbaImage;

use super::Cx;
use super::screens::replay::{ReplayView, replay_ui};
use super::screens::title::{PlayScreens, TableScreens};
use crate::companion::{AnyTable, Library, Person, Session};
use crate::i18n::describe::Act;
use crate::i18n::{Lang, Texts};
use crate::play::Replay;
use crate::storage::journal::Notice;
use crate::storage::{InputError, Record, Settings};
use crate::titles::{TitleId, with_play, with_table};
use game::AtGame;
use table::AtTable;

/// An open table, real or played here.
pub(super) trait Desk: Any {
    /// What is played.
    fn title(&self) -> TitleId;

    /// The table itself.
    fn table(&self) -> &dyn AnyTable;

    /// The same, to be changed.
    fn table_mut(&mut self) -> &mut dyn AnyTable;

    /// The table, when it is left.
    fn into_table(self: Box<Self>) -> Box<dyn AnyTable>;

    /// Paints it.
    fn ui(&mut self, ui: &mut Ui, cx: &Cx);

    /// Paints its result, to be looked at.
    fn result_ui(&mut self, ui: &mut Ui, cx: &Cx);

    /// Does what was asked for while painting. Says whether something was told to the table.
    fn logic(&mut self, ctx: &Context) -> bool;

    /// Whether something was asked for and is not done yet.
    fn is_asked(&self) -> bool;

    /// Chance and bots move on, where there are any.
    fn advance(&mut self, ctx: &Context, settings: &Settings);

    /// Undo or redo.
    fn step(&mut self, back: bool);

    /// What undo and redo would do, in words.
    fn named(&self, cx: &Cx) -> [Option<Act>; 2];

    /// Puts away what is open over the table; false if nothing is.
    fn close(&mut self) -> bool;

    /// Puts away what is tried out with a result; false if nothing is.
    fn close_tried(&mut self) -> bool;

    /// Somebody comes to it anew: half-made choices are done with.
    fn enter(&mut self);

    /// The file has another content now: whatever followed from the old one is made anew.
    fn refresh(&mut self);

    /// What a result of the past becomes when it is to be corrected.
    fn correct(&mut self);

    /// The language of whoever is asked, where people have their own.
    fn language(&self) -> Option<Lang>;

    /// Gives whoever is asked another language; false where they have none of their own.
    fn speak_in(&mut self, lang: Lang) -> bool;

    /// The same seats with another deal, where that was asked for.
    fn again(&mut self, library: &Library) -> Option<Box<dyn Desk>>;

    /// The game step by step, where all of it is known.
    fn replay(&self) -> Option<Box<dyn Gone>>;

    /// The result as `guildhall score` reads it.
    fn score_sheet(&self, texts: &Texts) -> Option<String>;

    /// The result as a picture in these languages.
    fn picture(&self, langs: &[Lang]) -> Option<RgbaImage>;

    /// The result as a play file.
    fn play_file(&self, texts: &Texts, location: &str) -> Option<String>;
}

/// A game that is gone through step by step.
pub(super) trait Gone {
    /// What is played.
    fn title(&self) -> TitleId;

    /// Paints the moment one is at.
    fn ui(&mut self, ui: &mut Ui, cx: &Cx);

    /// Thinks about it, where that is wanted.
    fn think(&mut self, ctx: &Context);

    /// Puts away what is open over it; false if nothing is.
    fn close(&mut self) -> bool;
}

impl<T: PlayScreens> Gone for ReplayView<T> {
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

/// A recorded game, and how many of its events are left out.
type GoneTo = (Box<dyn Gone>, usize);

/// A recorded game from a file, to be gone through as far as the rules allow it; `None` where the title has no board here.
///
/// # Errors
/// What is wrong with the line.
pub(super) fn open_record(title: TitleId, line: &[u8]) -> Option<Result<GoneTo, InputError>> {
    with_play!(title, T => gone::<T>(line))
}

fn gone<T: PlayScreens>(line: &[u8]) -> Result<GoneTo, InputError> {
    let record = Record::<T>::read(line)?;
    let (table, _) = record.replay();
    let left_out = record.events.len() - table.events().len();
    let replay = Replay::<T>::new(record.setup, table.events());
    let people = record.players.into_iter().map(Person::called).collect();
    Ok((Box::new(ReplayView::of(replay, people)), left_out))
}

/// The id of a title in the list.
fn title_id<T: crate::game::Title>() -> TitleId {
    TitleId::from_id(T::ID).expect("every title with screens is in the list")
}

/// Opens a game, whatever is played there.
///
/// # Errors
/// Where it cannot be read, or this program has no table for it.
pub(super) fn open(library: &mut Library, name: &str) -> Result<Box<dyn Desk>, Notice> {
    let title = library.title_of(name)?;
    if let Some(opened) = with_play!(title, T => open_played::<T>(library, name)) {
        return opened;
    }
    with_table!(title, T => open_table::<T>(library, name))
        .unwrap_or_else(|| Err(library.no_table_for(title, name)))
}

/// A game of a title that can be played here.
fn open_played<T: PlayScreens>(library: &mut Library, name: &str) -> Result<Box<dyn Desk>, Notice> {
    let session: Session<T> = library.resume(name)?;
    Ok(if session.played().is_some() {
        Box::new(AtGame::new(session))
    } else {
        Box::new(AtTable::new(session).with_replay(|session| Some(Box::new(ReplayView::new(session)?))))
    })
}

/// A real table of a title that cannot be played here.
fn open_table<T: TableScreens>(library: &mut Library, name: &str) -> Result<Box<dyn Desk>, Notice> {
    let session: Session<T> = library.resume(name)?;
    if session.played().is_some() {
        return Err(library.no_table_for(title_id::<T>(), name));
    }
    Ok(Box::new(AtTable::new(session)))
}
