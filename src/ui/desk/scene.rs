//! The scenes of all titles for the README's pictures, each as a table that the window can open.

use super::game::AtGame;
use super::table::AtTable;
use super::{Desk, title_id};
use crate::companion::{Library, Session, TableSetup};
use crate::titles::{TitleId, with_part};
use crate::ui::screens::screenshot::{PlayScene, Screenshot, TableScene};
use crate::ui::screens::title::{PlayScreens, TableScreens};

/// A scene of some title.
pub(in crate::ui) struct AnyScene {
    pub shot: Screenshot,
    pub title: TitleId,
    pub open: OpenScene,
}

/// The way to a scene.
pub(in crate::ui) enum OpenScene {
    /// A question about the rules.
    Rules(&'static str),
    /// A table, once there is a folder for its journal.
    Table(Box<OpenDesk>),
}

type OpenDesk = dyn FnOnce(&Library) -> Box<dyn Desk>;

/// All scenes of all titles.
pub(in crate::ui) fn scenes() -> Vec<AnyScene> {
    let of = |title| {
        let at_tables = with_part!(table, title, T => at_tables::<T>());
        let played = with_part!(play, title, T => played::<T>());
        at_tables.into_iter().chain(played).flatten()
    };
    TitleId::ALL.into_iter().flat_map(of).collect()
}

fn at_tables<T: TableScreens>() -> Vec<AnyScene> {
    let scene = |(shot, scene)| {
        let open = match scene {
            TableScene::Rules(question) => OpenScene::Rules(question),
            TableScene::Table { setup, entries, tab } => OpenScene::Table(Box::new(move |library| {
                Box::new(AtTable::<T>::new(entered(library, setup, entries)).at_tab(tab))
            })),
        };
        AnyScene { shot, title: title_id::<T>(), open }
    };
    T::table_scenes().into_iter().map(scene).collect()
}

fn played<T: PlayScreens>() -> Vec<AnyScene> {
    let scene = |(shot, PlayScene { setup, entries, open })| {
        let open = OpenScene::Table(Box::new(move |library| {
            Box::new(AtGame::<T>::new(entered(library, setup, entries)).with_open(open))
        }));
        AnyScene { shot, title: title_id::<T>(), open }
    };
    T::play_scenes().into_iter().map(scene).collect()
}

/// A table after all these entries.
fn entered<T: TableScreens>(library: &Library, setup: TableSetup<T>, entries: Vec<T::Entry>) -> Session<T> {
    let mut session = library.begin(setup).expect("the table of a scene can be opened");
    session.batch(|session| {
        for entry in entries {
            session.enter(entry).expect("the entries of a scene are possible");
        }
    });
    session
}
