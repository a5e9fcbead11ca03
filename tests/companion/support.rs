//! Tables to play with.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use guildhall::companion::norenberc::{Session, Start, TableSetup};
use guildhall::companion::{Library, Person, Tracking};
use guildhall::game::{Actor, Due, Game, Seat, Table};
use guildhall::norenberc::{Action, Norenberc, TileBox};
use guildhall::storage::journal::Disk;
use guildhall::storage::norenberc::default_box;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// A disk that refuses everything: games are in memory, and tests of hundreds of them are fast.
pub struct NoDisk;

fn refused<T>() -> io::Result<T> {
    Err(ErrorKind::ReadOnlyFilesystem.into())
}

impl Disk for NoDisk {
    fn write_at(&self, _: &Path, _: u64, _: &[u8]) -> io::Result<()> {
        refused()
    }
    fn cut(&self, _: &Path, _: u64) -> io::Result<()> {
        refused()
    }
    fn sync(&self, _: &Path) -> io::Result<()> {
        refused()
    }
    fn sync_folder(&self, _: &Path) -> io::Result<()> {
        refused()
    }
    fn rename(&self, _: &Path, _: &Path) -> io::Result<()> {
        refused()
    }
    fn make_folder(&self, _: &Path) -> io::Result<()> {
        refused()
    }
    fn read(&self, _: &Path) -> io::Result<Vec<u8>> {
        refused()
    }
}

/// A folder of its own for a test, empty.
pub fn folder(name: &str) -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("companion-{name}-{}-{count}", std::process::id());
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

pub fn person(name: &str) -> Person {
    Person {
        name: name.into(),
        colour: format!("colour-{name}"),
        shape: "circle".into(),
        language: Some("hu".into()),
        default: None,
    }
}

pub const NAMES: [&str; 5] = ["Ana", "Béla", "Чук", "Dóra", "Élise"];

pub fn setup(players: u8, tracking: Tracking, round: u8, tiles: TileBox) -> TableSetup {
    let people = NAMES[..usize::from(players)].iter().map(|name| person(name)).collect();
    TableSetup { people, tracking, start: Start { round, tiles }, played: None }
}

/// A table in memory.
pub fn table(players: u8, tracking: Tracking, round: u8) -> Session {
    in_memory(setup(players, tracking, round, default_box()))
}

pub fn in_memory(setup: TableSetup) -> Session {
    Library::with_disk(Path::new("/nowhere"), Arc::new(NoDisk)).begin(setup).unwrap()
}

/// Any action for whoever is due; recruits are liked, so that there are many guests.
pub fn any_action(table: &Table<Norenberc>, rng: &mut ChaCha8Rng) -> Option<(Actor, Action)> {
    match table.due() {
        Due::Nobody => None,
        Due::Nature => Some((Actor::Nature, Norenberc::draw(table.setup(), table.state(), rng))),
        Due::Seats(seats) => {
            let due: Vec<_> = seats.iter().collect();
            let seat: Seat = due[rng.random_range(0..due.len())];
            let legal = table.legal(seat);
            let recruits: Vec<_> =
                legal.iter().filter(|it| matches!(it, Action::Recruit { .. })).copied().collect();
            let from = if !recruits.is_empty() && rng.random_bool(0.6) { recruits } else { legal };
            Some((Actor::Seat(seat), from[rng.random_range(0..from.len())]))
        }
    }
}
