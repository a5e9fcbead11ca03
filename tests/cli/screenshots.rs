//! The README's pictures, drawn by the program.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use image::{Rgb, RgbImage};

use crate::support::{Folder, run};

/// The pictures of a folder, by file name.
fn pictures(folder: &str) -> BTreeMap<String, Vec<u8>> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files
        .map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read(&path).unwrap()))
        .collect()
}

/// The pictures that the README shows.
fn shown() -> Vec<String> {
    let readme = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")).unwrap();
    let links = readme.split("](assets/pictures/").skip(1);
    let mut shown: Vec<_> = links.map(|link| link.split(')').next().unwrap().to_owned()).collect();
    shown.sort();
    shown
}

/// True if few pixels differ to the eye: other processors may round a shade differently.
fn is_alike(one: &RgbImage, other: &RgbImage) -> bool {
    let differ = |(a, b): &(&Rgb<u8>, &Rgb<u8>)| (0..3).any(|i| a.0[i].abs_diff(b.0[i]) > 24);
    one.dimensions() == other.dimensions()
        && one.pixels().zip(other.pixels()).filter(differ).count() * 500 < one.pixels().count()
}

#[test]
fn the_pictures_of_the_readme_are_drawn_the_same_every_time() {
    let folders = [Folder::new("screenshots"), Folder::new("screenshots-again")];
    let [once, again] = folders.each_ref().map(|folder| {
        let folder = folder.path("");
        // The user's language is not that of the pictures.
        let report = run(&["screenshots", "--out", &folder, "--lang", "hu", "--format", "json"]).json();
        let drawn = pictures(&folder);
        assert_eq!(report.as_array().unwrap().len(), drawn.len());
        drawn
    });
    assert_eq!(once.keys().cloned().collect::<Vec<_>>(), shown(), "the README shows what the program draws");
    for (name, bytes) in &once {
        assert!(again[name] == *bytes, "{name} is another one the second time");
        let picture = image::load_from_memory(bytes).unwrap().into_rgb8();
        // A final score is longer than a window.
        let height = if name == "result.png" { 1150 } else { 800 };
        assert_eq!(picture.dimensions(), (1280, height), "{name}");
        let colours: BTreeSet<_> = picture.pixels().map(|pixel| pixel.0).collect();
        assert!(colours.len() > 256, "{name} is as good as blank");
        let committed =
            fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/pictures").join(name)).unwrap();
        let old = image::load_from_memory(&committed).unwrap().into_rgb8();
        assert!(
            is_alike(&old, &picture),
            "{name} is older than the program: draw it anew with `cargo run --release -- screenshots`"
        );
    }
}

#[test]
fn pictures_go_only_into_a_folder_that_is_there() {
    run(&["screenshots", "--out", "/nonexistent"]).bad(&["/nonexistent"]);
    let folder = Folder::new("no-screenshots");
    run(&["screenshots", "--out", &folder.file("plain", "")]).bad(&["plain"]);
}
