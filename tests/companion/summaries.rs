//! Games in short: remembered while their files are the same, made anew when they are not, and of titles that nobody here
//! knows left alone.

use std::fs;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use guildhall::companion::norenberc::{Entry, Owned};
use guildhall::companion::{Library, Tracking};
use guildhall::game::Seat;
use guildhall::i18n::describe::companion::notice;
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::Norenberc;
use guildhall::storage::journal::{Disk, JournalLine, Notice, RealDisk};
use guildhall::storage::norenberc::default_box;

use crate::support::{folder, setup};

/// Counts how often a game is read.
#[derive(Default)]
struct Counting(AtomicUsize);

impl Counting {
    fn taken(&self) -> usize {
        self.0.swap(0, Ordering::Relaxed)
    }
}

impl Disk for Counting {
    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        let game = path.extension().is_some_and(|ending| ending == "jsonl");
        self.0.fetch_add(usize::from(game), Ordering::Relaxed);
        fs::read(path)
    }
}

fn talers(talers: u16) -> Entry {
    Entry::Owned { seat: Seat(0), owned: Owned::Talers { talers } }
}

fn begin(library: &Library, inputs: u16) -> String {
    let mut session = library.begin(setup(2, Tracking::FinalScore, 4, default_box())).unwrap();
    for step in 0..inputs {
        session.enter(talers(step)).unwrap();
    }
    session.name().to_owned()
}

#[test]
fn a_game_whose_file_is_the_same_is_read_once_even_after_a_restart() {
    let folder = folder("summaries");
    let names: Vec<_> = {
        let library = Library::open(&folder);
        (1..5).map(|inputs| begin(&library, inputs)).collect()
    };
    let disk = Arc::new(Counting::default());
    let first = {
        let library = Library::with_disk(&folder, Arc::clone(&disk) as _);
        let games = library.games();
        assert_eq!(disk.taken(), 4, "each once");
        assert_eq!((library.games(), library.unreadable(), disk.taken()), (games.clone(), Vec::new(), 0));
        games
    };
    let mut library = Library::with_disk(&folder, Arc::clone(&disk) as _);
    assert_eq!((library.games(), disk.taken()), (first, 0), "not even after a restart");
    let mut session = library.resume::<Norenberc>(&names[1]).unwrap();
    session.enter(talers(9)).unwrap();
    drop(session);
    disk.taken();
    let games = library.games();
    assert_eq!((games.len(), disk.taken()), (4, 1), "only the one that changed");
    library.delete(&names[0]).unwrap();
    assert_eq!(library.games().len(), 3);
    assert_eq!(library.deleted().len(), 1);
    disk.taken();
    assert_eq!((library.deleted().len(), disk.taken()), (1, 0), "nor is one in the bin");
}

#[test]
fn what_is_remembered_wrongly_or_by_another_program_is_not_believed() {
    let folder = folder("summaries-odd");
    let library = Library::open(&folder);
    begin(&library, 2);
    let games = library.games();
    drop(library);
    let file = folder.join("summaries.json");
    let kept = fs::read_to_string(&file).unwrap();
    let version = format!("\"{}/", env!("CARGO_PKG_VERSION"));
    assert!(kept.contains(&version), "{kept}");
    for odd in [
        String::new(),
        "{".into(),
        "[]".into(),
        kept.replace(&version, "\"99.0.0/").replace("\"people\":[", "\"people\":[],\"before\":["),
        kept[..kept.len() / 2].to_owned(),
    ] {
        fs::write(&file, &odd).unwrap();
        assert_eq!(Library::open(&folder).games(), games, "{odd}");
    }
    fs::remove_file(&file).unwrap();
    assert_eq!(Library::open(&folder).games(), games);
    // A file that was put in the place of another is another, even if it is as long.
    let game = folder.join("games").join(format!("{}.jsonl", games[0].name));
    let text = fs::read_to_string(&game).unwrap().replace("\"Ana\"", "\"Eva\"");
    let other = game.with_extension("other");
    fs::write(&other, text).unwrap();
    fs::rename(&other, &game).unwrap();
    assert_ne!(Library::open(&folder).games(), games, "its checksum is wrong, so it has no head");
}

#[test]
fn a_game_of_a_title_that_nobody_knows_is_listed_and_left_alone() {
    let folder = folder("other-title");
    let mut library = Library::open(&folder);
    let name = begin(&library, 1);
    let file = folder.join("games").join(format!("{name}.jsonl"));
    let body = serde_json::json!(
        {"format": 1, "game": "the-third-game", "people": [], "depth": "referee", "pieces": 12}
    );
    let other = folder.join("games/20300101-190000.jsonl");
    fs::write(&other, JournalLine { n: 0, at: 1_763_267_376, body }.write()).unwrap();
    let before = fs::read(&other).unwrap();
    assert_eq!(library.games().len(), 1, "it cannot be shown");
    assert_eq!(library.unreadable(), ["20300101-190000"], "but it is named");
    let Err(entered) = library.resume::<Norenberc>("20300101-190000") else { panic!("it is no Norenberc") };
    assert_eq!(entered, Notice::OtherTitle { game: "the-third-game".into(), path: other.clone() });
    for lang in Lang::ALL {
        let message = notice(&Texts::new(lang), &entered);
        assert!(
            message.contains("the-third-game") && message.contains("20300101-190000"),
            "{lang:?}: {message}"
        );
    }
    assert_eq!(fs::read(&other).unwrap(), before, "not a byte was changed");
    assert!(file.exists());
    let aside = fs::read_dir(folder.join("aside")).unwrap().count();
    assert_eq!(aside, 0, "and nothing was moved");
}

/// A disk on which no game can be written, and that counts how often somebody tries.
#[derive(Default)]
struct Full(AtomicUsize);

impl Disk for Full {
    fn write_at(&self, path: &Path, offset: u64, bytes: &[u8]) -> io::Result<()> {
        if path.extension().is_some_and(|ending| ending == "jsonl" || ending == "new") {
            self.0.fetch_add(1, Ordering::Relaxed);
            return Err(io::ErrorKind::StorageFull.into());
        }
        RealDisk.write_at(path, offset, bytes)
    }
}

#[test]
fn a_full_disk_is_asked_once_for_many_inputs_and_not_at_all_for_none() {
    let disk = Arc::new(Full::default());
    let library = Library::with_disk(&folder("full"), Arc::clone(&disk) as _);
    let mut session = library.begin(setup(2, Tracking::FinalScore, 4, default_box())).unwrap();
    let tries = || disk.0.swap(0, Ordering::Relaxed);
    tries();
    session.batch(|_| {});
    assert_eq!((tries(), session.waiting()), (0, 1), "nothing new is no reason to ask again");
    session.batch(|session| (1..=3).try_for_each(|step| session.enter(talers(step)))).unwrap();
    assert_eq!((tries(), session.waiting()), (1, 4), "three inputs are one try");
    let kept = library.games();
    assert!(kept.is_empty() && library.unreadable().is_empty(), "and what is not there is not listed");
}
