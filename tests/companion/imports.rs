//! Archives that cannot be taken in: nothing changes, and the entry that is wrong is named.

use std::fs;
use std::path::Path;

use guildhall::companion::{Library, Tracking};
use guildhall::storage::norenberc::default_box;
use guildhall::storage::{ArchiveEntryError, ArchiveError};

use crate::support::{folder, setup};

fn archive(files: &[(&str, &str)]) -> Vec<u8> {
    let files: serde_json::Map<_, _> =
        files.iter().map(|(path, text)| ((*path).to_owned(), (*text).into())).collect();
    serde_json::json!({ "guildhall": 1, "files": files }).to_string().into_bytes()
}

/// Everything in a folder and below, but for what belongs to the moment.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.display().to_string();
        match path.is_dir() {
            true => found.extend(files(&path)),
            false if name.ends_with("games.lock") || name.ends_with("summaries.json") => {}
            false => found.push((name, fs::read(&path).unwrap())),
        }
    }
    found.sort();
    found
}

#[test]
fn settings_that_cannot_be_read_never_replace_good_ones() {
    let folder = folder("import-settings");
    fs::write(folder.join("settings.toml"), "zoom = 150\n").unwrap();
    let mut library = Library::open(&folder);
    for broken in ["zoom = = 1", "\u{0}\u{0}", "{\"zoom\":1}"] {
        let theirs = archive(&[("settings.toml", broken), ("architects.toml", "promo = true\n")]);
        let imported = library.import(&theirs).unwrap();
        assert_eq!(imported.unreadable, ["settings.toml"]);
        assert_eq!(fs::read_to_string(folder.join("settings.toml")).unwrap(), "zoom = 150\n");
        assert!(folder.join("architects.toml").exists(), "the rest is taken in");
    }
    let imported = library.import(&archive(&[("settings.toml", "zoom = 75\n")])).unwrap();
    assert_eq!(imported.unreadable, Vec::<String>::new());
    assert_eq!(fs::read_to_string(folder.join("settings.toml")).unwrap(), "zoom = 75\n");
}

#[cfg(unix)]
#[test]
fn links_in_the_data_folder_are_not_followed() {
    let (root, outside) = (folder("import-link"), folder("import-outside"));
    fs::write(outside.join("secret.txt"), "secret").unwrap();
    let mut library = Library::open(&root);
    library.begin(setup(2, Tracking::FinalScore, 4, default_box())).unwrap();
    std::os::unix::fs::symlink(&outside, root.join("own")).unwrap();
    std::os::unix::fs::symlink(outside.join("secret.txt"), root.join("note.txt")).unwrap();
    let before = files(&outside);
    for path in ["own/x.txt", "own/secret.txt", "own/deep/er/x.txt", "note.txt"] {
        let error = library.import(&archive(&[("box-draft.toml", ""), (path, "evil")])).unwrap_err();
        assert!(
            matches!(&error, ArchiveError::Entry(it, ArchiveEntryError::Link) if it == path),
            "{error:?}"
        );
        assert_eq!(files(&outside), before, "{path}");
        assert!(!root.join("box-draft.toml").exists(), "all of it or nothing");
    }
    let packed = library.pack(None).unwrap();
    assert!(!String::from_utf8(packed.bytes).unwrap().contains("secret"), "nothing from outside");
    assert_eq!(packed.left_out, [root.join("note.txt"), root.join("own")], "and that is told");
}

#[test]
fn an_entry_that_the_disk_does_not_take_is_named() {
    let root = folder("import-names");
    fs::write(root.join("own"), "a file").unwrap();
    fs::create_dir(root.join("here")).unwrap();
    let mut library = Library::open(&root);
    let before = files(&root);
    let long = format!("games/{}.jsonl", "x".repeat(300));
    for path in [&*long, "own/x", "here"] {
        let Err(ArchiveError::Disk(disk_error)) = library.import(&archive(&[("a.toml", ""), (path, "x")]))
        else {
            panic!("{path} cannot be there")
        };
        assert_eq!(disk_error.path, root.join(path));
        assert_eq!(files(&root), before, "{path}");
    }
    let deep = vec!["x"; 3000].join("/");
    let error = library.import(&archive(&[(&deep, "x")])).unwrap_err();
    assert!(matches!(error, ArchiveError::Entry(path, ArchiveEntryError::Foreign) if path == deep));
    assert_eq!(files(&root), before);
}
