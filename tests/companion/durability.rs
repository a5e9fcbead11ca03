//! Nothing is ever lost: a program that is killed at any moment, a disk that is full or refuses, two programs at once.
//!
//! The program that is killed is this one: a test that is ignored otherwise, started as a process of its own.

use guildhall::norenberc::Norenberc;
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use guildhall::companion::norenberc::{Entry, EntryError, Owned, Session};
use guildhall::companion::{Library, TableError, Tracking};
use guildhall::game::Seat;
use guildhall::storage::ArchiveError;
use guildhall::storage::journal::{Access, Disk, RealDisk, Saved};
use guildhall::storage::norenberc::default_box;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::support::{folder, setup};

const FOLDER: &str = "GUILDHALL_TEST_FOLDER";
const DIE_AT: &str = "GUILDHALL_TEST_DIE_AT";
const STEPS: &str = "GUILDHALL_TEST_STEPS";
const HALF: &str = "GUILDHALL_TEST_HALF";
const PESTER: &str = "GUILDHALL_TEST_PESTER";
const HOLD: &str = "GUILDHALL_TEST_HOLD";

/// A disk that ends the program at a given operation: before it, or with half of it done.
struct Dying {
    count: AtomicU64,
    at: u64,
    half: bool,
}

impl Dying {
    fn step(&self, half: impl FnOnce()) {
        if self.count.fetch_add(1, Ordering::Relaxed) == self.at {
            if self.half {
                half();
            }
            std::process::exit(9);
        }
    }
}

impl Disk for Dying {
    fn write_at(&self, path: &Path, offset: u64, bytes: &[u8]) -> io::Result<()> {
        self.step(|| RealDisk.write_at(path, offset, &bytes[..bytes.len() / 2]).unwrap());
        RealDisk.write_at(path, offset, bytes)
    }
    fn cut(&self, path: &Path, len: u64) -> io::Result<()> {
        self.step(|| RealDisk.cut(path, len).unwrap());
        RealDisk.cut(path, len)
    }
    fn sync(&self, path: &Path) -> io::Result<()> {
        self.step(|| RealDisk.sync(path).unwrap());
        RealDisk.sync(path)
    }
    fn sync_folder(&self, path: &Path) -> io::Result<()> {
        self.step(|| RealDisk.sync_folder(path).unwrap());
        RealDisk.sync_folder(path)
    }
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.step(|| drop(RealDisk.rename(from, to)));
        RealDisk.rename(from, to)
    }
}

/// The next input: the talers of somebody, always one more.
fn input(step: u16) -> Entry {
    Entry::Owned { seat: Seat(0), owned: Owned::Talers { talers: step } }
}

/// What was put in so far, which must be every step from 1 on.
fn steps(session: &Session) -> u16 {
    let log = session.view().log;
    for (step, line) in (1..).zip(log) {
        assert_eq!((&line.entry, line.skipped), (&input(step), None));
    }
    log.len() as u16
}

/// Begins the one game of a folder, or goes on with it.
fn open(library: &mut Library) -> Option<Session> {
    match library.games().first() {
        Some(game) => Some(library.resume::<Norenberc>(&game.name).unwrap()),
        None => library.begin(setup(2, Tracking::FinalScore, 4, default_box())).ok(),
    }
}

/// The program that other tests start and kill. Where nobody does, everything it was told is there in the end.
#[test]
fn driver() {
    if let Ok(entered) = std::env::var(FOLDER) {
        if std::env::var(PESTER).is_ok() {
            // Until it is killed: whatever it tries, nothing is written.
            loop {
                pester(Path::new(&entered));
                println!("\nconfirmed 1");
            }
        }
        let number = |name| std::env::var(name).ok().and_then(|text| text.parse().ok());
        let half = std::env::var(HALF).is_ok();
        let at = number(DIE_AT).unwrap_or(u64::MAX);
        drive(Path::new(&entered), at, half, number(STEPS).unwrap_or(5000));
        return;
    }
    let alive = folder("alive");
    drive(&alive, u64::MAX, false, 20);
    assert_eq!(check(&alive, 20), 20);
}

/// Puts in so many inputs on a disk that dies at one of its writes.
fn drive(folder: &Path, at: u64, half: bool, inputs: u64) {
    let disk = Dying { count: AtomicU64::new(0), at, half };
    let mut library = Library::with_disk(folder, Arc::new(disk));
    let mut session = open(&mut library).unwrap();
    let mut step = steps(&session);
    let say = |step: u16| {
        let mut out = io::stdout().lock();
        writeln!(out, "\nconfirmed {step}").unwrap();
        out.flush().unwrap();
    };
    say(step);
    for _ in 0..inputs {
        step += 1;
        session.enter(input(step)).unwrap();
        assert_eq!(*session.view().saved, Saved::OnDisk);
        say(step);
    }
    // Holds the folder until it is killed, or told to go.
    if std::env::var(FOLDER).is_ok() && (std::env::var(STEPS).is_err() || std::env::var(HOLD).is_ok()) {
        let _ = io::stdin().read(&mut [0]);
    }
}

fn start(folder: &Path, settings: &[(&str, String)]) -> Child {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "durability::driver", "--nocapture", "--test-threads=1"]);
    command.env(FOLDER, folder).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    for (name, value) in settings {
        command.env(name, value);
    }
    command.spawn().unwrap()
}

/// The last input that the program has confirmed.
fn confirmed(out: impl Read) -> Option<u16> {
    let lines = BufReader::new(out).lines().map_while(Result::ok);
    lines.filter_map(|line| line.strip_prefix("confirmed ")?.parse().ok()).last()
}

/// The next input that the program confirms.
fn next_confirmed(out: &mut impl BufRead) -> Option<u16> {
    out.lines().map_while(Result::ok).find_map(|line| line.strip_prefix("confirmed ")?.parse().ok())
}

/// Everything confirmed is there, and nothing that was not put in.
fn check(folder: &Path, confirmed: u16) -> u16 {
    let mut library = Library::open(folder);
    assert_eq!(library.access(), Access::Writable, "the lock of a dead program holds nobody");
    let Some(session) = open(&mut library) else { panic!("the game is gone") };
    let found = steps(&session);
    assert!(found >= confirmed, "{found} of {confirmed}");
    // One more may have been written and not confirmed.
    assert!(found <= confirmed + 1, "{found} of {confirmed}");
    found
}

#[test]
fn killed_at_two_hundred_random_moments_every_confirmed_input_is_found() {
    let folder = folder("killed");
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut last = 0;
    for kill in 0..200 {
        let mut child = start(&folder, &[]);
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut heard = None;
        // Every fourth dies while it starts, the others some inputs later, wherever they are then.
        if kill % 4 > 0 {
            for _ in 0..rng.random_range(3..12) {
                heard = next_confirmed(&mut out);
            }
        }
        std::thread::sleep(Duration::from_micros(rng.random_range(0..5000)));
        child.kill().unwrap();
        child.wait().unwrap();
        let heard = confirmed(out).or(heard).unwrap_or(last);
        if Library::open(&folder).games().is_empty() {
            assert_eq!(heard, 0, "killed before the first line");
            continue;
        }
        last = check(&folder, heard.max(last));
    }
    assert!(last > 100, "the program got somewhere: {last}");
    println!("200 kills, {last} inputs");
}

#[test]
fn killed_at_every_write_point_every_confirmed_input_is_found() {
    let mut points = 0;
    for half in [false, true] {
        for point in 0.. {
            let folder = folder("points");
            let mut settings = vec![(DIE_AT, point.to_string()), (STEPS, "25".to_owned())];
            if half {
                settings.push((HALF, "1".to_owned()));
            }
            let mut child = start(&folder, &settings);
            let heard = confirmed(child.stdout.take().unwrap());
            let status = child.wait().unwrap();
            if status.success() {
                assert_eq!(heard, Some(25));
                break;
            }
            assert_eq!(status.code(), Some(9));
            points += 1;
            match heard {
                Some(heard) => {
                    check(&folder, heard);
                }
                // Dead before the game was there: nothing was confirmed, and the folder opens.
                None => assert!(open(&mut Library::open(&folder)).is_some()),
            }
        }
    }
    assert!(points > 100, "{points}");
    println!("{points} write points");
}

#[test]
fn a_second_program_reads_until_the_first_one_is_gone() {
    let folder = folder("two");
    let mut child = start(&folder, &[(STEPS, "3".to_owned()), (DIE_AT, u64::MAX.to_string())]);
    assert_eq!(confirmed(child.stdout.take().unwrap()), Some(3));
    child.wait().unwrap();
    // The one that stays open.
    let mut first = start(&folder, &[]);
    let mut out = BufReader::new(first.stdout.take().unwrap()).lines();
    while !out.next().unwrap().unwrap().starts_with("confirmed") {}
    let mut library = Library::open(&folder);
    assert_eq!(library.access(), Access::OtherProgram);
    let mut second = open(&mut library).unwrap();
    assert!(second.view().read_only);
    let seen = steps(&second);
    assert!(seen >= 3);
    assert_eq!(second.enter(input(9999)), Err(EntryError::ReadOnly));
    assert_eq!(second.undo(), Err(EntryError::ReadOnly));
    let name = second.name().to_owned();
    assert!(library.delete(&name).is_err());
    first.kill().unwrap();
    first.wait().unwrap();
    drop((second, library));
    check_at_least(&folder, seen);
}

fn check_at_least(folder: &Path, seen: u16) {
    let mut library = Library::open(folder);
    assert_eq!(library.access(), Access::Writable);
    let mut session = open(&mut library).unwrap();
    let found = steps(&session);
    assert!(found >= seen);
    session.enter(input(found + 1)).unwrap();
}

/// A program that tries every way to write into a folder that another one has.
fn pester(folder: &Path) {
    let mut library = Library::open(folder);
    assert_eq!(library.access(), Access::OtherProgram);
    assert_eq!(library.retry(), Access::OtherProgram);
    let begun = library.begin(setup(2, Tracking::FinalScore, 4, default_box()));
    assert!(matches!(begun, Err(TableError::ReadOnly)));
    let archive = library.pack(None).unwrap().bytes;
    assert!(matches!(library.import(&archive), Err(ArchiveError::Disk(_))));
    assert!(library.restore("anything").is_err());
    for game in library.games() {
        assert!(library.delete(&game.name).is_err());
        let mut session = library.resume::<Norenberc>(&game.name).unwrap();
        assert!(session.view().read_only);
        assert_eq!(session.enter(input(9999)), Err(EntryError::ReadOnly));
        assert!(session.undo().is_err());
        let _ = session.leave_longer();
        library.leave(Box::new(session));
    }
    assert!(library.unsaved().next().is_none());
}

#[test]
fn while_one_program_enters_a_thousand_inputs_the_other_can_write_nothing() {
    // The other process enters, this one pesters.
    let entering = folder("entering");
    let mut child = start(&entering, &[(STEPS, "1000".to_owned()), (HOLD, "1".to_owned())]);
    let mut out = BufReader::new(child.stdout.take().unwrap());
    assert_eq!(next_confirmed(&mut out), Some(0));
    let mut times = 0;
    for heard in 1..=1000 {
        if heard % 12 == 0 {
            pester(&entering);
            times += 1;
        }
        assert_eq!(next_confirmed(&mut out), Some(heard));
    }
    // It holds the folder until it is ended.
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(check(&entering, 1000), 1000);
    // And the other way round.
    let pestered = folder("pestered");
    let mut library = Library::open(&pestered);
    let mut session = open(&mut library).unwrap();
    let mut child = start(&pestered, &[(PESTER, "1".to_owned())]);
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut tried = 0;
    for step in 1..=1000 {
        session.enter(input(step)).unwrap();
        assert_eq!(*session.view().saved, Saved::OnDisk);
        if step % 20 == 0 {
            next_confirmed(&mut out).expect("it goes on trying");
            tried += 1;
        }
    }
    child.kill().unwrap();
    child.wait().unwrap();
    drop((session, library));
    assert_eq!(check(&pestered, 1000), 1000);
    println!("2 x 1000 inputs, pestered {times} and {tried} times");
}

#[test]
fn two_libraries_in_one_program_do_not_write_both() {
    let folder = folder("both");
    let first = Library::open(&folder);
    assert_eq!(first.access(), Access::Writable);
    assert_eq!(Library::open(&folder).access(), Access::OtherProgram);
    drop(first);
    assert_eq!(Library::open(&folder).access(), Access::Writable);
}

/// A disk with so much room.
struct Small {
    room: AtomicU64,
}

impl Disk for Small {
    fn write_at(&self, path: &Path, offset: u64, bytes: &[u8]) -> io::Result<()> {
        let room = self.room.load(Ordering::Relaxed);
        let fits = bytes.len().min(room as usize);
        self.room.store(room - fits as u64, Ordering::Relaxed);
        RealDisk.write_at(path, offset, &bytes[..fits])?;
        if fits < bytes.len() { Err(ErrorKind::StorageFull.into()) } else { Ok(()) }
    }
}

#[test]
fn with_a_full_disk_the_game_goes_on_and_is_saved_when_there_is_room() {
    let reference = folder("room");
    let mut library = Library::open(&reference);
    let mut session = open(&mut library).unwrap();
    (1..=10).for_each(|step| session.enter(input(step)).unwrap());
    let file = reference.join("games").join(format!("{}.jsonl", session.name()));
    let needed = std::fs::metadata(file).unwrap().len();
    // Full from the start, in the middle of the head, after some inputs, and just before the last one.
    for room in [0, 50, needed - 500, needed - 1] {
        let folder = folder("full");
        let disk = Arc::new(Small { room: AtomicU64::new(room) });
        let mut library = Library::with_disk(&folder, Arc::<Small>::clone(&disk));
        let mut session = open(&mut library).unwrap();
        for step in 1..=10 {
            session.enter(input(step)).unwrap();
        }
        match session.view().saved {
            Saved::InMemory { waiting, disk_error } => {
                assert!(*waiting > 0);
                assert_eq!(disk_error.kind, ErrorKind::StorageFull);
            }
            Saved::OnDisk | Saved::Changed { .. } => panic!("there is no room"),
        }
        disk.room.store(1 << 20, Ordering::Relaxed);
        session.enter(input(11)).unwrap();
        assert_eq!(*session.view().saved, Saved::OnDisk);
        let name = session.name().to_owned();
        drop((session, library));
        let again = Library::open(&folder).resume::<Norenberc>(&name).unwrap();
        assert_eq!(again.view().notices, &[], "room {room}");
        assert_eq!(steps(&again), 11);
    }
}

#[test]
fn a_file_that_is_deleted_or_changed_by_others_while_it_is_open_loses_nothing() {
    let folder = folder("others");
    let mut library = Library::open(&folder);
    let mut session = open(&mut library).unwrap();
    (1..=3).for_each(|step| session.enter(input(step)).unwrap());
    let file = folder.join("games").join(format!("{}.jsonl", session.name()));
    std::fs::remove_file(&file).unwrap();
    session.enter(input(4)).unwrap();
    assert_eq!(*session.view().saved, Saved::OnDisk);
    let mut bytes = std::fs::read(&file).unwrap();
    bytes.truncate(bytes.len() - 30);
    std::fs::write(&file, &bytes).unwrap();
    session.enter(input(5)).unwrap();
    // What somebody else wrote behind the last line is kept, though not where it was.
    let mut bytes = std::fs::read(&file).unwrap();
    bytes.extend(b"a note\n");
    std::fs::write(&file, &bytes).unwrap();
    session.enter(input(6)).unwrap();
    assert_eq!(*session.view().saved, Saved::OnDisk);
    drop((session, library));
    let kept = std::fs::read_dir(folder.join("aside")).unwrap();
    let kept: Vec<_> = kept.map(|entry| std::fs::read(entry.unwrap().path()).unwrap()).collect();
    assert!(kept.contains(&bytes));
    let session = open(&mut Library::open(&folder)).unwrap();
    assert_eq!((steps(&session), session.view().notices), (6, &[][..]));
}

/// A disk whose games cannot be read for a while.
struct Blind;

impl Disk for Blind {
    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        if path.to_string_lossy().contains("snapshots") {
            return RealDisk.read(path);
        }
        Err(ErrorKind::PermissionDenied.into())
    }
}

#[test]
fn a_file_that_cannot_be_read_now_is_not_replaced_by_an_older_copy() {
    let folder = folder("blind");
    let mut library = Library::open(&folder);
    let mut session = open(&mut library).unwrap();
    (1..=25).for_each(|step| session.enter(input(step)).unwrap());
    let name = session.name().to_owned();
    drop((session, library));
    assert!(Library::with_disk(&folder, Arc::new(Blind)).resume::<Norenberc>(&name).is_err());
    check(&folder, 25);
}

/// A disk that cannot make folders for a while, so that nothing is written there.
struct Moody {
    well: AtomicBool,
}

impl Disk for Moody {
    fn make_folder(&self, path: &Path) -> io::Result<()> {
        if self.well.load(Ordering::Relaxed) {
            RealDisk.make_folder(path)
        } else {
            Err(ErrorKind::ReadOnlyFilesystem.into())
        }
    }
}

#[test]
fn a_damaged_game_in_a_folder_that_cannot_be_written_goes_on_and_is_mended_later() {
    let folder = folder("moody");
    let mut library = Library::open(&folder);
    let mut session = open(&mut library).unwrap();
    (1..=3).for_each(|step| session.enter(input(step)).unwrap());
    let (name, file) =
        (session.name().to_owned(), folder.join("games").join(format!("{}.jsonl", session.name())));
    drop((session, library));
    let mut damaged = std::fs::read(&file).unwrap();
    damaged.extend(b"{\"sum\":\"00");
    std::fs::write(&file, &damaged).unwrap();
    let disk = Arc::new(Moody { well: AtomicBool::new(false) });
    let mut library = Library::with_disk(&folder, Arc::<Moody>::clone(&disk));
    let mut session = library.resume::<Norenberc>(&name).unwrap();
    session.enter(input(4)).unwrap();
    assert!(matches!(session.view().saved, Saved::InMemory { .. }));
    assert_eq!(std::fs::read(&file).unwrap(), damaged);
    disk.well.store(true, Ordering::Relaxed);
    session.enter(input(5)).unwrap();
    assert_eq!(*session.view().saved, Saved::OnDisk);
    drop((session, library));
    let kept = std::fs::read_dir(folder.join("aside")).unwrap().next().unwrap().unwrap().path();
    assert_eq!(std::fs::read(kept).unwrap(), damaged);
    check(&folder, 5);
}

#[test]
fn in_a_folder_that_cannot_be_written_the_game_goes_on_and_is_saved_later() {
    // Whoever may do everything can write in a folder that is marked read-only, but nobody can below a file.
    let below: PathBuf = folder("refused").join("file");
    std::fs::write(&below, "in the way").unwrap();
    let library = Library::open(&below);
    assert!(matches!(library.access(), Access::Refused(_)));
    let mut session = library.begin(setup(2, Tracking::FinalScore, 4, default_box())).unwrap();
    for step in 1..=3 {
        session.enter(input(step)).unwrap();
    }
    assert!(matches!(session.view().saved, Saved::InMemory { waiting: 4, .. }));
    assert!(!session.view().read_only);
    assert_eq!(steps(&session), 3);
    std::fs::remove_file(&below).unwrap();
    assert_eq!(*session.save(), Saved::OnDisk);
    drop((session, library));
    check_at_least(&below, 3);
}

#[test]
fn killed_while_a_damaged_file_is_mended_nothing_readable_is_lost() {
    let damaged = |folder: &Path| {
        let mut library = Library::open(folder);
        let mut session = open(&mut library).unwrap();
        (1..=6).for_each(|step| session.enter(input(step)).unwrap());
        let file = folder.join("games").join(format!("{}.jsonl", session.name()));
        drop((session, library));
        let mut bytes = std::fs::read(&file).unwrap();
        bytes.extend(b"{\"sum\":\"0000");
        std::fs::write(&file, &bytes).unwrap();
        bytes
    };
    let mut points = 0;
    for half in [false, true] {
        for point in 0.. {
            let folder = folder("mending");
            let bytes = damaged(&folder);
            let mut settings = vec![(DIE_AT, point.to_string()), (STEPS, "0".to_owned())];
            if half {
                settings.push((HALF, "1".to_owned()));
            }
            let mut child = start(&folder, &settings);
            if child.wait().unwrap().success() {
                break;
            }
            points += 1;
            let session = open(&mut Library::open(&folder)).unwrap();
            assert_eq!(steps(&session), 6);
            let kept = std::fs::read_dir(folder.join("aside")).unwrap();
            let kept = kept.map(|entry| std::fs::read(entry.unwrap().path()).unwrap());
            assert!(kept.into_iter().any(|kept| kept == bytes), "the damaged file is kept");
        }
    }
    assert!(points > 10, "{points}");
}
