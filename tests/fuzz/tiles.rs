//! Boxes: the file, the same in JSON, and a box that somebody has not finished counting.

use guildhall::norenberc::TileBox;
use guildhall::storage::norenberc::{BoxDraft, BoxReport, DEFAULT_BOX, box_from_json, read_box};
use rand::RngExt;

use crate::input::is_said;
use crate::run::Target;
use crate::seeds;
use crate::tree::Forest;

/// A box comes back from everything it is written as.
fn comes_back(tiles: &TileBox) {
    let report = BoxReport::new(tiles);
    assert_eq!(read_box(toml::to_string(&report).unwrap().as_bytes()).as_ref(), Ok(tiles));
    assert_eq!(box_from_json(&serde_json::to_value(&report).unwrap()).as_ref(), Ok(tiles));
    let draft = BoxDraft::from(tiles);
    assert_eq!((draft.to_box().as_ref(), draft.errors()), (Ok(tiles), vec![]));
}

fn check(bytes: &[u8]) -> bool {
    let mut taken = false;
    match read_box(bytes) {
        Ok(tiles) => {
            comes_back(&tiles);
            taken = true;
        }
        Err(error) => is_said(&error, bytes),
    }
    if let Ok(value) = serde_json::from_slice(bytes) {
        match box_from_json(&value) {
            Ok(tiles) => {
                comes_back(&tiles);
                taken = true;
            }
            Err(error) => is_said(&error, value.to_string().as_bytes()),
        }
    }
    let draft = str::from_utf8(bytes).ok().and_then(|text| toml::from_str::<BoxDraft>(text).ok());
    if let Some(draft) = draft {
        assert_eq!(draft.to_box().is_ok(), draft.errors().is_empty(), "what is wrong is named");
        assert_eq!(toml::from_str(&toml::to_string(&draft).unwrap()), Ok(draft));
        taken = true;
    }
    taken
}

#[test]
fn tiles() {
    let own = seeds::data_folders().into_iter().flatten().filter(|(path, _)| path == "box.toml");
    let mut files: Vec<_> = own.map(|(_, file)| file).chain(seeds::own("tiles")).collect();
    files.push(DEFAULT_BOX.into());
    let in_toml = Forest::toml(files);
    let value = |file: &Vec<u8>| toml::from_str::<serde_json::Value>(str::from_utf8(file).unwrap()).ok();
    let in_json = in_toml.files.iter().filter_map(value).map(|value| value.to_string().into_bytes());
    let in_json = Forest::json(in_json.collect());
    let make = |rng: &mut _| {
        let files = if RngExt::random_bool(rng, 0.7) { &in_toml } else { &in_json };
        files.changed(rng)
    };
    let corpus = [&in_toml.files[..], &in_json.files].concat();
    Target { name: "tiles", inputs: 2000, corpus: &corpus, make: &make, check: &|bytes, _| check(bytes) }
        .run();
}
