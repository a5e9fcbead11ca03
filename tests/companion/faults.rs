//! What an attack on the first version found: every way in which something confirmed was lost, and the smaller ones.

use guildhall::norenberc::Norenberc;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use guildhall::companion::norenberc::{Entry, Owned, Session};
use guildhall::companion::{Library, Tracking};
use guildhall::game::Seat;
use guildhall::storage::ArchiveError;
use guildhall::storage::journal::{Access, JournalLine, Notice, Resolution, SNAPSHOT_EVERY, Saved};
use guildhall::storage::norenberc::default_box;

use crate::corpus::copy_all;
use crate::support::{folder, setup};

fn input(talers: u16) -> Entry {
    Entry::Owned { seat: Seat(0), owned: Owned::Talers { talers } }
}

fn inputs(session: &Session) -> Vec<u16> {
    let talers = |entry: &Entry| match entry {
        Entry::Owned { owned: Owned::Talers { talers }, .. } => *talers,
        other => panic!("{other:?}"),
    };
    session.view().log.iter().map(|line| talers(&line.entry)).collect()
}

/// A game with inputs 1, 2, 3 and so on, in a folder of its own.
fn game(inputs: u16) -> (PathBuf, Library, Session) {
    let folder = folder("faults");
    let library = Library::open(&folder);
    let mut session = library.begin(setup(2, Tracking::FinalScore, 4, default_box())).unwrap();
    (1..=inputs).for_each(|step| session.enter(input(step)).unwrap());
    (folder, library, session)
}

fn file(folder: &Path, name: &str) -> PathBuf {
    folder.join("games").join(format!("{name}.jsonl"))
}

/// A data folder that somebody sent.
fn sent(name: &str) -> PathBuf {
    let folder = folder(name);
    copy_all(&Path::new("tests/data/faults").join(name), &folder);
    folder
}

/// All files below a folder.
fn files(folder: &Path) -> BTreeSet<(PathBuf, Vec<u8>)> {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.insert((path.clone(), fs::read(&path).unwrap()));
        }
    }
    found
}

/// What others go on with, as a file.
fn continued(bytes: &[u8], values: &[u16]) -> Vec<u8> {
    let lines = bytes.split(|&byte| byte == b'\n').count() as u64 - 1;
    let mut bytes = bytes.to_vec();
    for (n, value) in (lines..).zip(values) {
        let body = serde_json::json!({ "do": "enter", "entry": input(*value) });
        bytes.extend(JournalLine { n, at: 7, body }.write().into_bytes());
    }
    bytes
}

#[test]
fn d2_a_file_that_others_went_on_with_is_asked_about_and_both_are_kept() {
    for keep in [Resolution::Mine, Resolution::Theirs, Resolution::Both] {
        let (folder, mut library, mut session) = game(3);
        let name = session.name().to_owned();
        let theirs = continued(&fs::read(file(&folder, &name)).unwrap(), &[50, 51]);
        fs::write(file(&folder, &name), &theirs).unwrap();
        session.enter(input(4)).unwrap();
        session.enter(input(5)).unwrap();
        assert_eq!(*session.view().saved, Saved::Changed { waiting: 2, theirs: 6, mine: 6 });
        assert_eq!(fs::read(file(&folder, &name)).unwrap(), theirs, "nothing is overwritten");
        library.settle(&mut session, keep).unwrap();
        assert_eq!(*session.view().saved, Saved::OnDisk);
        let (mine, other) = (vec![1, 2, 3, 4, 5], vec![1, 2, 3, 50, 51]);
        assert_eq!(inputs(&session), if keep == Resolution::Theirs { &other[..] } else { &mine[..] });
        assert_eq!(session.name() == name, keep != Resolution::Both);
        session.enter(input(9)).unwrap();
        assert_eq!(*session.view().saved, Saved::OnDisk);
        // Both are on the disk, in the list or aside.
        drop(session);
        let read = |bytes: &[u8]| -> Vec<u16> {
            let lines = bytes.split(|&byte| byte == b'\n').filter_map(JournalLine::read);
            let value =
                |line: JournalLine| Some(line.body["entry"]["owned"]["talers"]["talers"].as_u64()? as u16);
            lines.filter_map(value).collect()
        };
        let all: Vec<_> = files(&folder).into_iter().map(|(_, bytes)| read(&bytes)).collect();
        for wanted in [&mine, &other] {
            assert!(all.iter().any(|it| it.starts_with(wanted)), "{keep:?}: {wanted:?} in {all:?}");
        }
        let listed = library.games().len();
        assert_eq!(listed, if keep == Resolution::Both { 2 } else { 1 });
        library = Library::open(&folder);
        drop(library);
    }
}

#[test]
fn d2_a_file_put_back_as_it_was_is_no_change() {
    let (folder, _library, mut session) = game(3);
    let path = file(&folder, session.name());
    let bytes = fs::read(&path).unwrap();
    fs::remove_file(&path).unwrap();
    fs::write(&path, &bytes).unwrap();
    session.enter(input(4)).unwrap();
    assert_eq!(*session.view().saved, Saved::OnDisk);
}

#[test]
fn d3_a_lock_whose_file_was_replaced_lets_only_one_program_write() {
    let (folder, first, mut session) = game(1);
    let lock = folder.join("games.lock");
    fs::remove_file(&lock).unwrap();
    fs::write(&lock, "").unwrap();
    let mut second = Library::open(&folder);
    assert_eq!(second.access(), Access::Writable, "nobody holds this file");
    let mut other = second.resume::<Norenberc>(session.name()).unwrap();
    other.enter(input(20)).unwrap();
    assert_eq!(*other.view().saved, Saved::OnDisk);
    // The first one notices before it writes.
    session.enter(input(2)).unwrap();
    assert!(matches!(session.view().saved, Saved::InMemory { waiting: 1, .. }));
    assert_eq!(first.access(), Access::OtherProgram);
    drop((other, second));
    // Alone again it asks what is to count.
    assert!(matches!(session.save(), Saved::Changed { waiting: 1, .. }));
}

#[test]
fn d3_no_export_holds_the_lock_and_no_import_touches_it() {
    let (folder, mut library, session) = game(1);
    drop(session);
    let packed = library.pack(None).unwrap();
    assert!(!String::from_utf8(packed.bytes).unwrap().contains("games.lock"));
    // The first version packed it.
    let archive = r##"{"guildhall":1,"files":{"games.lock":"x","box.toml":"#y"}}"##;
    let before = fs::metadata(folder.join("games.lock")).unwrap();
    library.import(archive.as_bytes()).unwrap();
    let after = fs::metadata(folder.join("games.lock")).unwrap();
    assert_eq!(before.len(), after.len());
    assert_eq!(Library::open(&folder).access(), Access::OtherProgram, "the lock still holds");
    assert_eq!(fs::read_to_string(folder.join("box.toml")).unwrap(), "#y");
}

#[test]
fn d4_a_second_program_cannot_import() {
    let (folder, library, session) = game(6);
    let archive = library.pack(None).unwrap().bytes;
    let mut second = Library::open(&folder);
    let before = files(&folder);
    assert!(matches!(second.import(&archive), Err(ArchiveError::Disk(_))));
    assert_eq!(files(&folder), before);
    drop((library, session));
}

#[test]
fn d5_a_deleted_game_stays_deleted_and_comes_back_whole() {
    let (folder, mut library, session) = game(SNAPSHOT_EVERY as u16 + 3);
    let name = session.name().to_owned();
    drop(session);
    library.delete(&name).unwrap();
    drop(library);
    let mut library = Library::open(&folder);
    assert!(library.resume::<Norenberc>(&name).is_err(), "it is not rebuilt from a copy");
    assert!(library.games().is_empty());
    assert_eq!(fs::read_dir(folder.join("games/snapshots")).unwrap().count(), 0, "its copies went with it");
    library.restore(&name).unwrap();
    assert!(fs::read_dir(folder.join("games/snapshots")).unwrap().count() > 0, "and came back with it");
    assert_eq!(
        inputs(&library.resume::<Norenberc>(&name).unwrap()).len(),
        usize::from(SNAPSHOT_EVERY as u16 + 3)
    );
    // Deleted again with one of the same name in the bin: none of the two is lost.
    fs::copy(file(&folder, &name), folder.join("bin").join(format!("{name}.jsonl"))).unwrap();
    library.delete(&name).unwrap();
    assert_eq!(library.deleted().len(), 2);
}

#[test]
fn d6_a_damaged_head_is_listed_and_opened_from_its_copy() {
    let folder = sent("damaged-head-with-copies");
    let mut library = Library::open(&folder);
    assert_eq!(library.unreadable(), Vec::<String>::new());
    let game = library.games().remove(0);
    let session = library.resume::<Norenberc>(&game.name).unwrap();
    assert_eq!(session.view().log.len(), 25);
    assert!(matches!(session.view().notices, [Notice::Damaged { missing: 0, recovered: 1, .. }]));
}

#[test]
fn d9_an_import_changes_everything_or_nothing() {
    let (folder, mut library, session) = game(2);
    drop(session);
    let bad = [
        r#"{"guildhall":1,"files":{"box.toml":"new","../evil":"x"}}"#,
        r#"{"guildhall":1,"files":{"box.toml":"new","before-import-1.json":"x"}}"#,
        r#"{"guildhall":1,"files":{"box.toml":"new","import/plan.json":"{}"}}"#,
        r#"{"guildhall":1,"files":{"box.toml":"new","games/snapshots":"a folder is there"}}"#,
        r#"{"guildhall":1,"files":{"box.toml":"new"},"bytes":{"x":"not base64!"}}"#,
        r#"{"guildhall":1,"files":{"box.toml":7}}"#,
    ];
    for archive in bad {
        let before = files(&folder);
        assert!(library.import(archive.as_bytes()).is_err(), "{archive}");
        assert_eq!(files(&folder), before, "{archive}");
    }
}

#[test]
fn d9_what_an_import_replaces_is_kept_and_games_that_go_on_are_merged() {
    let (folder, mut library, mut session) = game(2);
    let name = session.name().to_owned();
    fs::write(folder.join("box.toml"), "# old").unwrap();
    let short = library.pack(None).unwrap().bytes;
    (3..=5).for_each(|step| session.enter(input(step)).unwrap());
    fs::write(folder.join("box.toml"), "# new").unwrap();
    let long = library.pack(None).unwrap().bytes;
    drop(session);
    // An older archive: the longer game stays, the box is the one of the archive, the other one is kept.
    let imported = library.import(&short).unwrap();
    assert_eq!(inputs(&library.resume::<Norenberc>(&name).unwrap()), [1, 2, 3, 4, 5]);
    assert_eq!(fs::read_to_string(folder.join("box.toml")).unwrap(), "# old");
    let before = fs::read_to_string(imported.before.unwrap()).unwrap();
    assert!(before.contains("\"box.toml\":\"# new\""));
    // On another computer with the shorter game, the longer one counts.
    let (other, mut there, session) = game(0);
    drop(session);
    there.import(&short).unwrap();
    there.import(&long).unwrap();
    assert_eq!(inputs(&there.resume::<Norenberc>(&name).unwrap()), [1, 2, 3, 4, 5]);
    // Where somebody went on differently both are in the list.
    let mut session = there.resume::<Norenberc>(&name).unwrap();
    session.enter(input(77)).unwrap();
    drop(session);
    let mut session = library.resume::<Norenberc>(&name).unwrap();
    session.enter(input(88)).unwrap();
    drop(session);
    let imported = there.import(&library.pack(None).unwrap().bytes).unwrap();
    assert_eq!(imported.both.len(), 1);
    let read = |library: &mut Library, name: &str| inputs(&library.resume::<Norenberc>(name).unwrap());
    assert_eq!(read(&mut there, &name), [1, 2, 3, 4, 5, 77]);
    assert_eq!(read(&mut there, &imported.both[0]), [1, 2, 3, 4, 5, 88]);
    // The same once more changes nothing.
    let before = files(&other);
    let again = there.import(&there.pack(None).unwrap().bytes).unwrap();
    assert_eq!(again.before, None);
    assert_eq!(files(&other), before);
}

#[test]
fn d10_everything_is_packed_byte_for_byte() {
    let (folder, library, session) = game(1);
    fs::write(folder.join("games/broken.jsonl"), b"\xff\xfe\x00").unwrap();
    fs::write(folder.join("aside/x.jsonl"), b"\x80").unwrap();
    // Something that cannot be read at all: a link to nowhere.
    std::os::unix::fs::symlink("/nowhere/at/all", folder.join("games/gone.jsonl")).unwrap();
    let packed = library.pack(None).unwrap();
    assert_eq!(packed.left_out, [folder.join("games/gone.jsonl")]);
    let elsewhere = crate::support::folder("elsewhere");
    Library::open(&elsewhere).import(&packed.bytes).unwrap();
    for name in ["games/broken.jsonl", "aside/x.jsonl"] {
        assert_eq!(fs::read(elsewhere.join(name)).unwrap(), fs::read(folder.join(name)).unwrap(), "{name}");
    }
    drop(session);
}

#[test]
fn d11_a_file_shorter_than_its_copy_is_told_and_the_longer_one_offered() {
    let read = |folder: &Path| {
        let mut library = Library::open(folder);
        let name = library.games()[0].name.clone();
        library.resume::<Norenberc>(&name).unwrap()
    };
    let folder = sent("cut-at-line-end");
    let session = read(&folder);
    assert_eq!(session.view().notices, [Notice::Shorter { inputs: 7, copy: 19, missing: 0, open_end: true }]);
    assert_eq!(session.view().log.len(), 7);
    drop(session);
    // Not answered, it is offered again.
    let session = read(&folder);
    assert_eq!(session.view().notices.len(), 1);
    let mut session = session;
    session.take_longer();
    assert_eq!((session.view().log.len(), session.view().notices), (19, &[][..]));
    drop(session);
    assert_eq!(read(&folder).view().log.len(), 19);
    // Left as it is, the longer one lies aside.
    let folder = sent("cut-at-line-end");
    let mut session = read(&folder);
    session.leave_longer().unwrap();
    session.enter(input(3)).unwrap();
    drop(session);
    let session = read(&folder);
    assert_eq!((session.view().log.len(), session.view().notices), (8, &[][..]));
    let aside = fs::read_dir(folder.join("aside")).unwrap().next().unwrap().unwrap().path();
    assert_eq!(fs::read_to_string(aside).unwrap().lines().count(), 20);
}

#[test]
fn d11_a_line_taken_out_whole_is_told_once() {
    let (folder, library, session) = game(6);
    let path = file(&folder, session.name());
    let name = session.name().to_owned();
    drop((session, library));
    let text = fs::read_to_string(&path).unwrap();
    let lines = text.split_inclusive('\n').enumerate();
    let without: String = lines.filter(|(n, _)| *n != 3).map(|(_, line)| line).collect();
    fs::write(&path, without).unwrap();
    fs::remove_dir_all(folder.join("games/snapshots")).unwrap();
    let mut library = Library::open(&folder);
    let session = library.resume::<Norenberc>(&name).unwrap();
    assert!(matches!(session.view().notices, [Notice::Damaged { missing: 1, recovered: 0, .. }]));
    assert_eq!(inputs(&session), [1, 2, 4, 5, 6]);
    assert!(session.ends_in_a_gap());
    drop(session);
    let mut session = library.resume::<Norenberc>(&name).unwrap();
    assert_eq!(session.view().notices, []);
    assert!(session.ends_in_a_gap(), "until somebody goes on");
    session.enter(input(7)).unwrap();
    assert!(!session.ends_in_a_gap());
}

#[test]
fn d16_after_a_number_beyond_reason_nothing_is_lost() {
    let folder = sent("n-u32max");
    let mut library = Library::open(&folder);
    let name = library.games()[0].name.clone();
    let mut session = library.resume::<Norenberc>(&name).unwrap();
    assert!(matches!(session.view().notices, [Notice::Damaged { .. }]));
    let before = session.view().log.len();
    for step in 1..=3 {
        session.enter(input(step)).unwrap();
        assert_eq!(*session.view().saved, Saved::OnDisk);
    }
    drop(session);
    assert_eq!(library.resume::<Norenberc>(&name).unwrap().view().log.len(), before + 3);
}

#[test]
fn a_folder_in_the_place_of_a_game_is_told() {
    let (folder, library, session) = game(1);
    fs::create_dir(folder.join("games/strange.jsonl")).unwrap();
    assert_eq!(library.unreadable(), ["strange"]);
    drop(session);
}
