//! Tables of Architects to play with.

use std::path::Path;
use std::sync::Arc;

use guildhall::architects::Building;
use guildhall::companion::architects::{
    Did, Entry, EntryError, Ledger, Owned, Session, Start, TableSetup, TableState,
};
use guildhall::companion::{Library, Tracking};
use guildhall::game::Seat;

use crate::support::{NAMES, NoDisk, person};

pub fn setup(players: u8, tracking: Tracking, start: Start) -> TableSetup {
    let people = NAMES[..usize::from(players)].iter().map(|name| person(name)).collect();
    TableSetup { people, tracking, start, played: None }
}

pub fn in_memory(setup: TableSetup) -> Session {
    Library::with_disk(Path::new("/nowhere"), Arc::new(NoDisk)).begin(setup).unwrap()
}

/// A table in memory with standard boards.
pub fn table(players: u8, tracking: Tracking) -> Session {
    in_memory(setup(players, tracking, Start::default()))
}

pub fn ledger(session: &Session) -> &Ledger {
    match session.view().play {
        TableState::Town(ledger) => ledger,
        other => panic!("{other:?}"),
    }
}

pub fn own(session: &mut Session, seat: u8, owned: Owned) -> Result<(), EntryError> {
    session.enter(Entry::Owned { seat: Seat(seat), owned })
}

pub fn prison(workers: u8) -> Owned {
    Owned::Prison { workers: Some(workers) }
}

pub fn virtue(virtue: u8) -> Owned {
    Owned::Virtue { virtue: Some(virtue) }
}

pub fn built(seat: u8, building: Building) -> Entry {
    Entry::Guildhall { seat: Some(Seat(seat)), did: Some(Did::Built { building: Some(building) }) }
}

/// So many workers in the guildhall of whom nobody knows anything but whose they are.
pub fn fill(session: &mut Session, workers: u8) {
    let players = ledger(session).players();
    for worker in 0..workers {
        let entry = Entry::Guildhall { seat: Some(Seat(worker % players)), did: None };
        session.enter(entry).unwrap();
    }
}
