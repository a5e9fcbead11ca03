//! Files through the window: a disk that is full or refuses, other programs, damage, closing. What is promised is kept, and
//! what is said is true.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use egui::{ViewportCommand, ViewportEvent, ViewportId};
use egui_kittest::kittest::Queryable as _;
use guildhall::bots::Level;
use guildhall::companion::norenberc::{Entry, Owned, Start, TableSetup};
use guildhall::companion::{Library, Person, Played, Tracking};
use guildhall::game::Seat;
use guildhall::i18n::Lang;
use guildhall::i18n::describe::files as say;
use guildhall::norenberc::{Craftsman, Guild, Norenberc, Tile};
use guildhall::storage::journal::{Disk, DiskError, JournalLine, RealDisk, Saved};
use guildhall::storage::norenberc::default_box;
use guildhall::ui::{LastWord, LeftBehind, Route};

use crate::corrections::person;
use crate::support::{Begin, EXPORTS, Folder, Window};

/// A disk on which games cannot be written for a while.
#[derive(Default)]
pub struct Moody {
    pub full: AtomicBool,
}

impl Disk for Moody {
    fn write_at(&self, path: &Path, offset: u64, bytes: &[u8]) -> io::Result<()> {
        if self.full.load(Ordering::Relaxed) {
            return Err(ErrorKind::StorageFull.into());
        }
        RealDisk.write_at(path, offset, bytes)
    }
}

/// A disk on which nothing can be written at all for a while.
#[derive(Default)]
struct Closed {
    open: AtomicBool,
}

impl Disk for Closed {
    fn make_folder(&self, path: &Path) -> io::Result<()> {
        if self.open.load(Ordering::Relaxed) {
            return RealDisk.make_folder(path);
        }
        Err(ErrorKind::PermissionDenied.into())
    }
}

fn setup() -> TableSetup {
    let people: Vec<Person> = (0..2).map(person).collect();
    TableSetup {
        people,
        tracking: Tracking::FinalScore,
        start: Start { round: 4, tiles: default_box() },
        played: None,
    }
}

fn input(talers: u16) -> Entry {
    Entry::Owned { seat: Seat(0), owned: Owned::Talers { talers } }
}

/// A folder with one table at which so many inputs were made, open in the window's settings.
pub fn folder_with(inputs: u16) -> (Folder, String) {
    let folder = Folder::new();
    let mut session = Library::open(folder.path()).begin(setup()).unwrap();
    (1..=inputs).for_each(|talers| session.enter(input(talers)).unwrap());
    let name = session.name().to_owned();
    folder.write("settings.toml", &format!("table = \"{name}\"\nanimation = false\n"));
    (folder, name)
}

const SIZE: egui::Vec2 = egui::vec2(1280.0, 1600.0);

fn begin(lang: Lang, place: Route) -> Begin {
    Begin { lang: Some(lang), place, size: SIZE, ..Begin::default() }
}

/// The control that gives the first player one more craftsman.
pub fn one_more(window: &Window) -> String {
    let entered = window.app().session::<Norenberc>().unwrap().view().log.len();
    let tile = Tile::Craftsman(Craftsman { guild: Guild::ALL[entered % 3], value: 4, agent: false });
    window.with("table-add", [("tile", window.describe().tile(tile).into())])
}

fn press_plus(window: &mut Window) {
    window.press(&one_more(window));
}

/// Lets the window's clock go on.
fn wait(window: &mut Window, seconds: u32) {
    for _ in 0..4 * seconds {
        window.harness.step();
    }
    window.settle();
}

fn waiting_text(window: &Window, folder: &Path, name: &str, count: usize) -> String {
    let path = folder.join("games").join(format!("{name}.jsonl"));
    let disk_error = DiskError { path, kind: ErrorKind::StorageFull };
    say::waiting(window.texts(), &Saved::InMemory { waiting: count, disk_error }, count).unwrap()
}

fn on_disk(folder: &Path, name: &str) -> usize {
    let text = fs::read_to_string(folder.join("games").join(format!("{name}.jsonl"))).unwrap_or_default();
    text.lines().count().saturating_sub(1)
}

#[test]
fn d1_what_could_not_be_saved_is_shown_kept_and_tried_again_in_every_language() {
    for lang in Lang::ALL {
        let (folder, name) = folder_with(2);
        let path = folder.path().to_owned();
        let disk = Arc::new(Moody::default());
        let mut window = Window::open_on(begin(lang, Route::Table), folder, Arc::<Moody>::clone(&disk));
        disk.full.store(true, Ordering::Relaxed);
        for count in 1..=3 {
            press_plus(&mut window);
            let message = waiting_text(&window, &path, &name, count);
            assert!(window.shows(&message), "{lang:?}: {message}");
        }
        // Home and back: nothing is thrown away, and it is still said.
        window.press_key("window-home");
        assert!(window.shows(&waiting_text(&window, &path, &name, 3)), "{lang:?}");
        let other = window.app().session::<Norenberc>().unwrap().view().log.len();
        assert_eq!(other, 5);
        let go_on = window.labels().find(|label| label.contains("Blue")).expect("a way to go on");
        window.press(&go_on);
        assert_eq!(window.app().place(), Route::Table);
        assert_eq!(
            window.app().session::<Norenberc>().unwrap().view().log.len(),
            5,
            "{lang:?}: all of it is there"
        );
        assert_eq!(on_disk(&path, &name), 2);
        // The disk has room again: it is written by itself, and no longer said.
        disk.full.store(false, Ordering::Relaxed);
        wait(&mut window, 3);
        assert_eq!(on_disk(&path, &name), 5, "{lang:?}");
        assert!(!window.shows(&waiting_text(&window, &path, &name, 3)));
        assert!(!window.shows(&window.text("files-save-now")), "{lang:?}");
    }
}

#[test]
fn d1_a_table_left_for_another_keeps_its_unsaved_inputs() {
    let (folder, name) = folder_with(1);
    let path = folder.path().to_owned();
    let disk = Arc::new(Moody::default());
    let mut window = Window::open_on(begin(Lang::En, Route::Table), folder, Arc::<Moody>::clone(&disk));
    disk.full.store(true, Ordering::Relaxed);
    press_plus(&mut window);
    press_plus(&mut window);
    window.press_key("window-home");
    window.press_key("home-table");
    window.press_key("table-open");
    assert_ne!(window.app().session::<Norenberc>().unwrap().name(), name);
    assert!(
        window.shows(&waiting_text(&window, &path, &name, 3)),
        "two inputs and the head of the new table"
    );
    window.press_key("files-save-now");
    assert!(window.shows(&waiting_text(&window, &path, &name, 3)));
    disk.full.store(false, Ordering::Relaxed);
    window.press_key("files-save-now");
    assert_eq!(on_disk(&path, &name), 3);
    assert_eq!(Library::open(&path).games().len(), 2, "the lock is another's, but reading is free");
}

#[test]
fn d1_in_a_folder_that_cannot_be_written_a_table_can_be_left_and_come_back_to() {
    let folder = Folder::new();
    let path = folder.path().to_owned();
    let disk = Arc::new(Closed::default());
    let mut window = Window::open_on(begin(Lang::En, Route::Home), folder, Arc::<Closed>::clone(&disk));
    let refused = window.text("files-save-now");
    assert!(!window.shows(&refused), "nothing waits yet");
    assert!(window.shows_part("Nothing can be saved at the moment"));
    window.press_key("home-table");
    window.press_key("table-open");
    assert!(window.shows_part("Not saved yet"));
    window.press_key("window-home");
    let go_on = window.labels().find(|label| label.contains("Blue")).expect("a way to go on");
    window.press(&go_on);
    assert_eq!(window.app().place(), Route::Table);
    disk.open.store(true, Ordering::Relaxed);
    wait(&mut window, 3);
    assert!(!window.shows_part("Not saved yet"));
    assert_eq!(fs::read_dir(path.join("games")).unwrap().count(), 2, "the game and the copies");
}

fn ask_to_close(window: &mut Window) {
    let viewport = window.harness.input_mut().viewports.get_mut(&ViewportId::ROOT).unwrap();
    viewport.events.push(ViewportEvent::Close);
    window.harness.step();
}

/// Asks the window to close; whether it does.
fn close(window: &mut Window) -> bool {
    ask_to_close(window);
    let commands =
        |window: &Window| window.harness.output().viewport_output[&ViewportId::ROOT].commands.clone();
    let stays = commands(window).contains(&ViewportCommand::CancelClose);
    window.settle();
    !stays
}

#[test]
fn d1_closing_with_unsaved_inputs_asks_and_they_can_go_elsewhere() {
    for lang in Lang::ALL {
        let (folder, name) = folder_with(2);
        let path = folder.path().to_owned();
        let disk = Arc::new(Moody::default());
        let mut window = Window::open_on(begin(lang, Route::Table), folder, Arc::<Moody>::clone(&disk));
        assert!(close(&mut window), "nothing waits");
        disk.full.store(true, Ordering::Relaxed);
        press_plus(&mut window);
        assert!(!close(&mut window), "{lang:?}");
        assert!(window.shows(&window.text("files-closing")), "{lang:?}");
        window.press_key("files-stay");
        assert!(!window.shows(&window.text("files-closing")), "{lang:?}");
        assert!(!close(&mut window));
        // To a place that is not there, then to one that is.
        let elsewhere = path.join(EXPORTS);
        for (file, worked) in [
            (path.join("settings.toml/below.json").display().to_string(), false),
            (elsewhere.join("kept.json").display().to_string(), true),
        ] {
            let label = window.text("files-rescue-path");
            let field = window.harness.get_by_role_and_label(egui::accesskit::Role::TextInput, &label);
            field.set_text_value_accesskit(&file);
            window.settle();
            fs::create_dir_all(&elsewhere).unwrap();
            window.press_key("files-rescue");
            assert_eq!(window.shows(&window.text("files-close")), worked, "{lang:?} {file}");
            assert_eq!(window.shows(&window.text("files-close-anyway")), !worked, "{lang:?} {file}");
        }
        window.press_key("files-close");
        assert!(close(&mut window), "{lang:?}");
        let Window { harness, folder, .. } = window;
        drop(harness);
        assert_eq!(on_disk(&path, &name), 2);
        // Imported later it is all there.
        disk.full.store(false, Ordering::Relaxed);
        let mut library = Library::open(folder.path());
        library.import(&fs::read(elsewhere.join("kept.json")).unwrap()).unwrap();
        assert_eq!(on_disk(&path, &name), 3, "{lang:?}");
    }
}

#[test]
fn d1_closing_waits_until_the_disk_has_room_and_then_closes_by_itself() {
    let (folder, name) = folder_with(1);
    let path = folder.path().to_owned();
    let disk = Arc::new(Moody::default());
    let mut window = Window::open_on(begin(Lang::En, Route::Table), folder, Arc::<Moody>::clone(&disk));
    disk.full.store(true, Ordering::Relaxed);
    press_plus(&mut window);
    assert!(!close(&mut window));
    disk.full.store(false, Ordering::Relaxed);
    let name_of = window.text("files-save-now");
    let pressed = window.harness.query_all_by_label(&name_of).last().unwrap();
    pressed.click_accesskit();
    let mut closed = false;
    for _ in 0..4 {
        window.harness.step();
        let commands = &window.harness.output().viewport_output[&ViewportId::ROOT].commands;
        closed |= commands.contains(&ViewportCommand::Close);
    }
    assert!(closed);
    assert_eq!(on_disk(&path, &name), 2);
}

/// Somebody else goes on with a game.
fn go_on_elsewhere(folder: &Path, name: &str) {
    let file = folder.join("games").join(format!("{name}.jsonl"));
    let mut text = fs::read_to_string(&file).unwrap();
    let body = serde_json::json!({ "do": "enter", "entry": input(77) });
    text += &JournalLine { n: text.lines().count() as u64, at: 7, body }.write();
    fs::write(file, text).unwrap();
}

#[test]
fn d2_a_file_that_others_changed_is_asked_about_in_every_language() {
    for (lang, key) in Lang::ALL.into_iter().zip([
        "files-keep-mine",
        "files-keep-theirs",
        "files-keep-both",
        "files-keep-mine",
    ]) {
        let (folder, name) = folder_with(2);
        let path = folder.path().to_owned();
        let mut window = Window::open_in(begin(lang, Route::Table), folder);
        go_on_elsewhere(&path, &name);
        press_plus(&mut window);
        let wanted = window.text("files-changed");
        assert!(window.shows(&wanted), "{lang:?}");
        // Put off, it is still said that something waits, and asked again at the next input.
        window.press_key("widget-close");
        assert!(!window.shows(&wanted));
        window.press_key("files-decide");
        assert!(window.shows(&wanted), "{lang:?}");
        window.press_key(key);
        assert!(!window.shows(&wanted), "{lang:?}");
        assert!(!window.shows(&window.text("files-save-elsewhere")), "{lang:?}: nothing waits");
        let session = window.app().session::<Norenberc>().unwrap();
        assert_eq!(*session.view().saved, Saved::OnDisk);
        assert_eq!(session.view().log.len(), 3);
        let last = &session.view().log[2].entry;
        assert_eq!(*last == input(77), key == "files-keep-theirs", "{lang:?}");
        assert_eq!(session.name() == name, key != "files-keep-both");
    }
}

fn type_archive(window: &mut Window, path: &str) {
    let label = window.text("settings-archive");
    let field = window.harness.get_by_role_and_label(egui::accesskit::Role::TextInput, &label);
    field.set_text_value_accesskit(path);
    window.settle();
}

#[test]
fn d2_an_import_shows_the_open_table_as_it_is_now() {
    let (folder, name) = folder_with(2);
    let path = folder.path().to_owned();
    // The same game went on elsewhere.
    let elsewhere = Folder::new();
    let mut there = Library::open(elsewhere.path());
    there.import(&Library::open(&path).pack(None).unwrap().bytes).unwrap();
    let mut session = there.resume::<Norenberc>(&name).unwrap();
    (3..=6).for_each(|talers| session.enter(input(talers)).unwrap());
    fs::create_dir_all(path.join(EXPORTS)).unwrap();
    let archive = path.join(EXPORTS).join("there.json");
    fs::write(&archive, there.pack(None).unwrap().bytes).unwrap();
    let mut window = Window::open_in(begin(Lang::En, Route::Table), folder);
    press_plus(&mut window);
    window.press_key("window-settings");
    type_archive(&mut window, &archive.display().to_string());
    window.press_key("settings-import");
    // Both went on differently: both are there, and the open one is the one that was open.
    assert!(window.shows_part("so both are in the list"));
    assert_eq!(window.app().session::<Norenberc>().unwrap().view().log.len(), 3);
    window.press_key("window-back");
    press_plus(&mut window);
    assert_eq!(on_disk(&path, &name), 4, "what is entered now goes behind what is on the disk");
    assert_eq!(on_disk(&path, &format!("{name}-2")), 6);
}

#[test]
fn d2_an_import_of_a_game_that_went_on_is_seen_at_the_open_table() {
    let (folder, name) = folder_with(2);
    let path = folder.path().to_owned();
    let file = path.join("games").join(format!("{name}.jsonl"));
    go_on_elsewhere(&path, &name);
    let longer = fs::read_to_string(&file).unwrap();
    let shorter: String = longer.split_inclusive('\n').take(3).collect();
    fs::write(&file, shorter).unwrap();
    let _ = fs::remove_dir_all(path.join("games/snapshots"));
    fs::create_dir_all(path.join(EXPORTS)).unwrap();
    let archive = path.join(EXPORTS).join("there.json");
    let text = serde_json::json!({ "guildhall": 1, "files": { format!("games/{name}.jsonl"): longer } });
    fs::write(&archive, text.to_string()).unwrap();
    let mut window = Window::open_in(begin(Lang::En, Route::Table), folder);
    assert_eq!(window.app().session::<Norenberc>().unwrap().view().log.len(), 2);
    window.press_key("window-settings");
    type_archive(&mut window, &archive.display().to_string());
    window.press_key("settings-import");
    assert_eq!(window.app().session::<Norenberc>().unwrap().view().log.len(), 3);
    window.press_key("window-back");
    press_plus(&mut window);
    assert_eq!(on_disk(&path, &name), 4);
}

#[test]
fn d4_and_d15_a_read_only_window_offers_nothing_that_writes_and_says_why() {
    for lang in Lang::ALL {
        let (folder, name) = folder_with(2);
        let first = Library::open(folder.path());
        let path = folder.path().to_owned();
        let mut window = Window::open_in(begin(lang, Route::Home), folder);
        let why = window.text("files-read-only");
        assert!(window.shows(&why), "{lang:?}");
        window.press_key("home-table");
        assert!(!window.is_live("table-open"), "{lang:?}");
        window.press_key("window-home");
        window.press_key("home-play");
        assert!(!window.is_live("play-begin") && !window.is_live("play-first"), "{lang:?}");
        window.press_key("window-settings");
        assert!(!window.is_live("settings-import") && window.is_live("settings-export"), "{lang:?}");
        window.press_key("settings-theme-dark");
        window.press_key("settings-box-edit");
        assert!(!window.is_live("tiles-default"), "{lang:?}");
        window.press_key("window-home");
        let go_on = window.labels().find(|label| label.contains("Blue")).expect("a way to go on");
        window.press(&go_on);
        assert!(!window.is_live_by_name(&one_more(&window)), "{lang:?}");
        let undo = window.with("window-undo", [("how", "nothing".into()), ("what", "".into())]);
        assert!(window.shows(&undo), "{lang:?}: there is nothing to undo");
        window.press_key("window-home");
        window.press_key("home-past");
        let delete = window.text("past-delete");
        let deletes = window.labels().filter(|label| label.starts_with(&delete)).collect::<Vec<_>>();
        assert!(
            !deletes.is_empty() && deletes.iter().all(|label| !window.is_live_by_name(label)),
            "{lang:?}"
        );
        let settings = fs::read_to_string(path.join("settings.toml")).unwrap();
        assert!(!settings.contains("dark"), "{lang:?}: the other program's settings are left alone");
        assert_eq!(on_disk(&path, &name), 2);
        // The other one is closed: this one takes over, and says so by saying nothing.
        drop(first);
        wait(&mut window, 3);
        assert!(!window.shows(&why), "{lang:?}");
        window.press_key("window-home");
        window.press_key("home-table");
        assert!(window.is_live("table-open"), "{lang:?}");
    }
}

#[test]
fn d5_a_game_deleted_while_it_was_open_last_stays_deleted() {
    let (folder, name) = folder_with(25);
    let mut window = Window::open_in(begin(Lang::En, Route::Past), folder);
    let delete = window.labels().find(|label| label.starts_with("Delete")).expect("a way to delete");
    window.press(&delete);
    assert!(window.app().session::<Norenberc>().is_none(), "the table is gone with its game");
    let Window { harness, folder, .. } = window;
    drop(harness);
    let window = Window::open_from_file(folder);
    assert!(window.app().session::<Norenberc>().is_none());
    let library = Library::open(window.folder.path());
    assert!(library.games().is_empty());
    assert_eq!(library.deleted()[0].name, name);
}

#[test]
fn d8_broken_settings_are_told_in_the_window() {
    for lang in Lang::ALL {
        let folder = Folder::new();
        folder.write("settings.toml", &fs::read_to_string("tests/data/faults/settings-broken.toml").unwrap());
        let window = Window::open_in(begin(lang, Route::Home), folder);
        let kept = window.folder.path().join("settings.toml.unreadable-1").display().to_string();
        let message = window.with("window-settings-aside", [("file", kept.into())]);
        assert!(window.shows(&message), "{lang:?}: {message}");
    }
}

#[test]
fn d11_the_longer_copy_is_offered_in_every_language() {
    for lang in Lang::ALL {
        for take in [true, false] {
            let (folder, name) = folder_with(25);
            let file = folder.path().join("games").join(format!("{name}.jsonl"));
            let text = fs::read_to_string(&file).unwrap();
            let cut: String = text.split_inclusive('\n').take(8).collect();
            fs::write(&file, cut).unwrap();
            let mut window = Window::open_in(begin(lang, Route::Table), folder);
            assert!(window.shows(&window.text("files-shorter")), "{lang:?}");
            let args = [("inputs", 7.into()), ("copy", 19.into())];
            let way = if take { "files-shorter-take" } else { "files-shorter-leave" };
            window.press(&window.with(way, args));
            assert!(!window.shows(&window.text("files-shorter")), "{lang:?}");
            let log = window.app().session::<Norenberc>().unwrap().view().log.len();
            assert_eq!(log, if take { 19 } else { 7 }, "{lang:?}");
        }
    }
}

/// A game against bots in the settings of a window, with a line of its file damaged.
fn damaged_game() -> Folder {
    let folder = Folder::new();
    let people = (0..2).map(person).collect();
    let played = Played { bots: vec![None, Some(Level::Easy)], seed: 3, hints: true, undo: true };
    let setup = TableSetup {
        people,
        tracking: Tracking::Referee,
        start: Start { round: 1, tiles: default_box() },
        played: Some(played),
    };
    let mut session = Library::open(folder.path()).begin(setup).unwrap();
    let mut dealer = guildhall::play::Dealer::default();
    while guildhall::play::to_move(&session).chance {
        let action = dealer.draw(&session).unwrap();
        let event = guildhall::game::Event { actor: guildhall::game::Actor::Nature, action };
        session.enter(Entry::Event(event)).unwrap();
    }
    let name = session.name().to_owned();
    drop(session);
    let settings = format!("table = \"{name}\"\nanimation = false\nbot-speed = \"instant\"\n");
    folder.write("settings.toml", &settings);
    fs::remove_dir_all(folder.path().join("games/snapshots")).unwrap();
    let file = folder.path().join("games").join(format!("{name}.jsonl"));
    let mut bytes = fs::read(&file).unwrap();
    let middle = bytes.len() * 3 / 4;
    bytes[middle] ^= 4;
    fs::write(&file, bytes).unwrap();
    folder
}

#[test]
fn d14_a_played_game_with_a_gap_waits_for_a_word_in_every_language() {
    for lang in Lang::ALL {
        let mut window = Window::open_in_quietly(begin(lang, Route::Table), damaged_game());
        for _ in 0..20 {
            window.harness.step();
        }
        let log = |window: &Window| window.app().session::<Norenberc>().unwrap().view().log.len();
        let before = log(&window);
        assert!(window.shows(&window.text("files-gap")), "{lang:?}");
        for _ in 0..20 {
            window.harness.step();
        }
        assert_eq!(log(&window), before, "{lang:?}: nothing goes on by itself");
        // Not now: it is asked again when somebody comes back.
        window.click(&window.text("files-gap-leave"));
        window.harness.step();
        assert_eq!(window.app().place(), Route::Home, "{lang:?}");
        let Window { harness, folder, .. } = window;
        drop(harness);
        let mut window = Window::open_in_quietly(begin(lang, Route::Table), folder);
        window.harness.step();
        assert!(window.shows(&window.text("files-gap")), "{lang:?}: after a restart too");
        window.click(&window.text("files-gap-go-on"));
        for _ in 0..20 {
            window.harness.step();
        }
        assert!(log(&window) > before, "{lang:?}");
        assert!(!window.shows(&window.text("files-gap")), "{lang:?}");
    }
}

#[test]
fn a_notice_that_was_read_can_be_put_away() {
    let (folder, name) = folder_with(3);
    fs::remove_dir_all(folder.path().join("games/snapshots")).unwrap();
    let file = folder.path().join("games").join(format!("{name}.jsonl"));
    let mut bytes = fs::read(&file).unwrap();
    bytes.extend(b"{\"sum\":\"00");
    fs::write(&file, bytes).unwrap();
    let mut window = Window::open_in(begin(Lang::En, Route::Table), folder);
    assert!(window.shows_part("was damaged"));
    window.press_key("widget-dismiss");
    assert!(!window.shows_part("was damaged"));
}

#[test]
fn a_window_that_breaks_down_leaves_what_waits_in_a_file_and_says_so() {
    for waits in [0, 3] {
        let (folder, name) = folder_with(2);
        let root = folder.path().to_owned();
        let disk = Arc::new(Moody::default());
        let mut window = Window::open_on(begin(Lang::En, Route::Table), folder, Arc::<Moody>::clone(&disk));
        let left = LeftBehind::default();
        window.harness.state_mut().set_left_behind(Arc::clone(&left));
        disk.full.store(waits > 0, Ordering::Relaxed);
        (0..3).for_each(|_| press_plus(&mut window));
        let Window { harness, folder, .. } = window;
        // What unwinds after a panic lets the window go like this.
        drop(harness);
        let word = left.lock().unwrap().take().expect("it always says something");
        if waits == 0 {
            assert_eq!((word, on_disk(&root, &name)), (LastWord::Saved, 5));
            continue;
        }
        let path = root.join(EXPORTS).join("guildhall-unsaved.json");
        assert_eq!(word, LastWord::Rescued(3, path.clone()));
        assert_eq!(on_disk(&root, &name), 2);
        let mut library = Library::open(folder.path());
        library.import(&fs::read(path).unwrap()).unwrap();
        assert_eq!(on_disk(&root, &name), 5, "everything is back");
    }
}

#[test]
fn a_window_that_closes_as_it_should_leaves_no_file_about_settings_alone() {
    for crashes in [true, false] {
        let folder = Folder::new();
        let root = folder.path().to_owned();
        let mut window = Window::open_in(begin(Lang::En, Route::Settings), folder);
        let left = LeftBehind::default();
        window.harness.state_mut().set_left_behind(Arc::clone(&left));
        // Nothing can take its place.
        let _ = fs::remove_file(root.join("settings.toml"));
        fs::create_dir_all(root.join("settings.toml/x")).unwrap();
        window.press_key("settings-theme-dark");
        assert!(window.shows_part("Your settings are not saved yet"));
        if !crashes {
            ask_to_close(&mut window);
        }
        let Window { harness, folder: _folder, .. } = window;
        drop(harness);
        assert_eq!(left.lock().unwrap().is_some(), crashes);
        assert_eq!(root.join(EXPORTS).join("guildhall-unsaved.json").exists(), crashes);
    }
}
