//! What a command writes never takes the place of something else.

use std::path::Path;

use crate::support::{Folder, data, run, run_with, two_random};

fn sheet() -> Vec<u8> {
    std::fs::read(data("score-rulebook.json")).unwrap()
}

#[test]
fn no_input_is_written_over_by_any_name() {
    let folder = Folder::new("own-input");
    let input = folder.file("in.json", sheet());
    let tiles = folder.file("box.toml", run(&["box"]).good());
    let roundabout = folder.path("./in.json");
    let mut names = vec![input.clone(), roundabout];
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("in.json", folder.path("link.json")).unwrap();
        names.push(folder.path("link.json"));
    }
    std::fs::hard_link(&input, folder.path("hard.json")).unwrap();
    names.push(folder.path("hard.json"));
    for name in &names {
        run(&["picture", &input, "--out", name]).bad(&["--out", "does not read"]);
        run(&["picture", name, "--out", &input]).bad(&["--out", "does not read"]);
        assert_eq!(std::fs::read(&input).unwrap(), sheet(), "{name}");
    }
    run(&["picture", &input, "--box", &tiles, "--out", &tiles]).bad(&["--out", "does not read"]);
    run(&two_random(&["--box", &tiles, "--record", &tiles])).bad(&["--record", "does not read"]);
    for (lang, words) in [("fr", "ne lit pas"), ("ru", "не читает"), ("hu", "nem olvas")] {
        run(&["picture", &input, "--out", &input, "--lang", lang]).bad(&["--out", words]);
    }
    run(&two_random(&["--box", &tiles])).good();
}

#[test]
#[cfg(unix)]
fn what_comes_through_standard_input_is_an_input_too() {
    let folder = Folder::new("stdin-input");
    let input = folder.file("in.json", sheet());
    let status = std::process::Command::new(env!("CARGO_BIN_EXE_guildhall"))
        .args(["picture", "-", "--out", &input])
        .stdin(std::fs::File::open(&input).unwrap())
        .output()
        .unwrap();
    assert_eq!(status.status.code(), Some(2), "{status:?}");
    assert_eq!(std::fs::read(&input).unwrap(), sheet());
}

#[test]
#[cfg(unix)]
fn only_plain_files_are_replaced() {
    let folder = Folder::new("special");
    let fifo = folder.path("fifo");
    assert!(std::process::Command::new("mkfifo").arg(&fifo).status().unwrap().success());
    // Somebody at the other end, so that a program that writes into it would not wait for ever.
    let _reader = std::fs::OpenOptions::new().read(true).write(true).open(&fifo).unwrap();
    let socket = folder.path("socket");
    let _socket = std::os::unix::net::UnixListener::bind(&socket).unwrap();
    let nowhere = folder.path("nowhere.png");
    std::os::unix::fs::symlink("missing/x.png", &nowhere).unwrap();
    std::os::unix::fs::symlink("fifo", folder.path("to-fifo")).unwrap();
    let kind = |path: &str| std::fs::symlink_metadata(path).unwrap().file_type();
    for path in [fifo, folder.path("to-fifo"), socket, nowhere] {
        let before = kind(&path);
        run(&["picture", &data("score-rulebook.json"), "--out", &path]).bad(&["--out", "a plain file"]);
        run(&two_random(&["--record", &path])).bad(&["--record", "a plain file"]);
        assert_eq!(kind(&path), before, "{path}");
    }
}

#[test]
#[cfg(unix)]
fn a_link_stays_and_the_file_behind_it_is_replaced() {
    let folder = Folder::new("behind-link");
    let file = folder.file("real.png", "old");
    let link = folder.path("link.png");
    std::os::unix::fs::symlink("real.png", &link).unwrap();
    run(&["picture", &data("score-rulebook.json"), "--out", &link]).good();
    assert!(std::fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(std::fs::read(&file).unwrap().starts_with(b"\x89PNG"));
}

#[test]
fn no_folder_is_made_and_nothing_else_is_touched() {
    let folder = Folder::new("no-folder");
    let sheet = data("score-rulebook.json");
    let missing = folder.path("a/b/result.png");
    for (lang, words) in [
        ("en", "there is no such folder"),
        ("fr", "ce dossier n’existe pas"),
        ("ru", "такой папки нет"),
        ("hu", "nincs ilyen mappa"),
    ] {
        run(&["picture", &sheet, "--out", &missing, "--lang", lang]).bad(&["a/b", words]);
        run(&[&two_random(&["--record", &missing])[..], &["--lang", lang]].concat()).bad(&["a/b", words]);
    }
    assert!(!Path::new(&folder.path("a")).exists());
    let beside = folder.file("result.png.new", "of the user");
    run(&["picture", &sheet, "--out", &folder.path("result.png")]).good();
    assert_eq!(std::fs::read(beside).unwrap(), b"of the user");
    assert_eq!(std::fs::read_dir(folder.path("")).unwrap().count(), 2, "nothing half-written is left");
}

#[test]
fn nothing_and_a_dash_are_no_names_of_files() {
    let sheet = data("score-rulebook.json");
    for (lang, words) in [
        ("en", "the path of a file"),
        ("fr", "le chemin d’un fichier"),
        ("ru", "путь к файлу"),
        ("hu", "egy fájl útvonala"),
    ] {
        for name in ["", "-"] {
            let shown = name;
            run(&["picture", &sheet, "--out", name, "--lang", lang]).bad(&["--out", shown, words]);
            let record = [&two_random(&["--record", name])[..], &["--lang", lang]].concat();
            run(&record).bad(&["--record", shown, words]);
        }
    }
    // Said before anything is read.
    run_with(&["picture", "-", "--out", ""], b"{}").bad(&["--out"]);
    assert!(!Path::new("-").exists());
}
