//! `assets/licences/licences.toml` names everything that is in the program with its licence. This makes the file:
//! `LICENCES=write cargo test --test project licences`, with a network, because the packages of all systems are looked into.
//! Without that it compares: what is linked in on this system is asked of cargo, and that of another system too if its
//! packages are here; if not, the list is believed as long as `Cargo.lock` has exactly the packages that it names.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use egui::FontDefinitions;
use guildhall::storage::Licences;
use skrifa::string::StringId;
use skrifa::{FontRef, MetadataProvider as _};

const FILE: &str = "assets/licences/licences.toml";

/// The systems that the program is made for, and the targets that differ in their packages.
const SYSTEMS: [(&str, &[&str]); 3] = [
    ("linux", &["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"]),
    ("macos", &["x86_64-apple-darwin", "aarch64-apple-darwin"]),
    ("windows", &["x86_64-pc-windows-msvc", "x86_64-pc-windows-gnu", "aarch64-pc-windows-msvc"]),
];

/// Where cargo may look for packages.
#[derive(Clone, Copy, PartialEq)]
enum Network {
    On,
    Off,
}

/// Licences by name and version.
type Packages = BTreeMap<(String, String), String>;

fn path(name: &str) -> String {
    format!("{}/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// What is linked into the program for a target, or for this machine.
///
/// # Errors
/// What cargo says, for one when a package is not on this machine.
fn linked(target: Option<&str>, network: Network) -> Result<Packages, String> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["tree", "--quiet", "--locked", "--edges", "normal", "--prefix", "none"]);
    cargo.args(["--format", "{p};{l}", "--manifest-path", &path("Cargo.toml")]);
    cargo.args(target.iter().flat_map(|target| ["--target", target]));
    cargo.args((network == Network::Off).then_some("--offline"));
    let output = cargo.output().expect("cargo runs this test");
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let text = String::from_utf8(output.stdout).expect("text");
    Ok(text.lines().filter_map(package).collect())
}

/// Reads a line such as `egui v0.37.0;MIT OR Apache-2.0 (*)`; the program itself is none of its packages.
fn package(line: &str) -> Option<((String, String), String)> {
    let (package, licence) = line.trim_end_matches(" (*)").split_once(';').expect("as in the format");
    let (name, rest) = package.split_once(" v").expect("a name and a version");
    let version = rest.split(' ').next().unwrap_or(rest);
    assert!(!licence.is_empty(), "{name} names no licence");
    (name != env!("CARGO_PKG_NAME")).then(|| ((name.to_owned(), version.to_owned()), spdx(licence)))
}

/// A licence as the SPDX list has it: packages may also write `MIT/Apache-2.0`, and choices in any order.
fn spdx(licence: &str) -> String {
    let mut choices: Vec<_> = licence.split('/').flat_map(|part| part.split(" OR ")).map(str::trim).collect();
    if !licence.contains(['(']) && !licence.contains(" AND ") {
        choices.sort_by_key(|choice| choice.to_lowercase());
    }
    choices.join(" OR ")
}

/// The packages of each system. Where they are not all here, those that the list names, if there is one to compare with.
fn by_system(listed: Option<&Licences>) -> Vec<(&'static str, Packages)> {
    let network = if listed.is_some() { Network::Off } else { Network::On };
    let of = |&(system, targets): &(&'static str, &[&str])| {
        let wanted: Result<Vec<_>, _> = targets.iter().map(|target| linked(Some(target), network)).collect();
        let packages = match (wanted, listed) {
            (Ok(wanted), _) => wanted.into_iter().flatten().collect(),
            (Err(_), Some(listed)) => named(listed, system),
            (Err(error), None) => panic!("{error}"),
        };
        (system, packages)
    };
    SYSTEMS.iter().map(of).collect()
}

/// What the list names for a system.
fn named(listed: &Licences, system: &str) -> Packages {
    let on = listed.packages.iter().filter(|package| package.systems.iter().any(|on| on == system));
    on.map(|package| ((package.name.clone(), package.version.clone()), package.licence.clone())).collect()
}

/// All packages of `Cargo.lock`, by name and version, but for the program itself.
fn locked() -> BTreeSet<(String, String)> {
    let text = std::fs::read_to_string(path("Cargo.lock")).unwrap();
    let lock: toml::Table = toml::from_str(&text).unwrap();
    let text = |package: &toml::Value, key: &str| package[key].as_str().unwrap().to_owned();
    let packages = lock["package"].as_array().unwrap().iter();
    packages
        .map(|package| (text(package, "name"), text(package, "version")))
        .filter(|(name, _)| name != env!("CARGO_PKG_NAME"))
        .collect()
}

/// What a font does not say of itself, or in too many words.
struct Known {
    licence: &'static str,
    /// Its name and whose it is, where the font keeps silent.
    silent: Option<(&'static str, &'static str)>,
}

fn known(font: &str) -> Known {
    let says = |licence| Known { licence, silent: None };
    match font {
        "AlegreyaSC_700Bold_lining.ttf" | "EBGaramond_400Regular.ttf" | "EBGaramond_700Bold.ttf" => {
            says("OFL-1.1")
        }
        "Hack" => says("MIT AND Bitstream-Vera"),
        "Ubuntu-Light" => says("Ubuntu-font-1.0"),
        "egui-icons" => {
            let silent = ("egui-icons, five signs of emoji-icon-font", "Copyright (c) 2014 John Slegers");
            Known { licence: "MIT", silent: Some(silent) }
        }
        other => panic!("the font {other} is new: what is its licence?"),
    }
}

/// The names of the files in a folder with one of these endings, sorted.
fn names(folder: &str, endings: &[&str]) -> Vec<String> {
    let entries = std::fs::read_dir(path(folder)).unwrap().map(|entry| entry.unwrap().path());
    let ends = |path: &Path| path.extension().is_some_and(|end| endings.iter().any(|ending| end == *ending));
    let mut names: Vec<_> = entries
        .filter(|path| ends(path))
        .map(|path| path.file_name().unwrap().to_str().unwrap().to_owned())
        .collect();
    names.sort();
    names
}

/// One line of the list for a font.
fn font_line(name: &str, from: &str, bytes: &[u8]) -> String {
    let font = FontRef::new(bytes).expect("a font");
    let says = |id: StringId| {
        let text = font.localized_strings(id).english_or_first().map(|text| text.to_string());
        text.unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let Known { licence, silent } = known(name);
    let (name, copyright) = silent.map_or_else(
        || (says(StringId::FULL_NAME), says(StringId::COPYRIGHT_NOTICE)),
        |(name, copyright)| (name.to_owned(), copyright.to_owned()),
    );
    assert!(!name.is_empty() && !copyright.is_empty(), "{from}: {name:?}, {copyright:?}");
    format!("    {{ name = {name:?}, from = {from:?}, licence = {licence:?}, copyright = {copyright:?} }},\n")
}

/// The list: made anew, or what it should be on this machine if it is like this one.
fn made(listed: Option<&Licences>) -> String {
    let code = env!("CARGO_PKG_LICENSE");
    let mut text = String::from(
        "# Everything that is in the program, with its licence as the SPDX list names it.\n\
         # Made by `LICENCES=write cargo test --test project licences`; a test fails where it is out of date.\n\n",
    );
    let _ = writeln!(text, "code = {code:?}\n\nfonts = [");
    for name in names("assets/fonts", &["ttf", "otf"]) {
        let from = format!("assets/fonts/{name}");
        text += &font_line(&name, &from, &std::fs::read(path(&from)).unwrap());
    }
    for (name, font) in FontDefinitions::default().font_data {
        text += &font_line(&name, "epaint_default_fonts", (*font.font).as_ref());
    }
    text += "]\n\n# All of them were drawn for this program.\ndrawings = [\n";
    for folder in ["assets/art", "assets/norenberc/art", "assets/architects/art"] {
        for name in names(folder, &["svg", "png"]) {
            let _ = writeln!(text, "    {{ from = \"{folder}/{name}\", licence = {code:?} }},");
        }
    }
    text += "]\n\npackages = [\n";
    let mut shipped: BTreeMap<_, (_, Vec<_>)> = BTreeMap::new();
    for (system, packages) in by_system(listed) {
        for (package, licence) in packages {
            shipped.entry(package).or_insert((licence, Vec::new())).1.push(system);
        }
    }
    for ((name, version), (licence, systems)) in &shipped {
        let _ = writeln!(
            text,
            "    {{ name = {name:?}, version = {version:?}, licence = {licence:?}, systems = {systems:?} }},"
        );
    }
    text += "]\n\n# Needed only to build, to test or for other systems.\nnot_shipped = [\n";
    let locked = locked();
    let gone: Vec<_> = shipped.keys().filter(|package| !locked.contains(*package)).collect();
    assert!(gone.is_empty(), "not in Cargo.lock any more: {gone:?}");
    for (name, version) in locked.iter().filter(|package| !shipped.contains_key(*package)) {
        let _ = writeln!(text, "    \"{name} {version}\",");
    }
    text + "]\n"
}

#[test]
fn the_list_of_licences_is_up_to_date() {
    if std::env::var("LICENCES").is_ok_and(|what| what == "write") {
        std::fs::write(path(FILE), made(None)).unwrap();
    }
    // Git may have put other line ends.
    let text = std::fs::read_to_string(path(FILE)).expect("the list of licences").replace('\r', "");
    let licences: Licences = toml::from_str(&text).expect("the list of licences");
    let made = made(Some(&licences));
    let [only_made, only_listed] = [(&made, &text), (&text, &made)].map(|(one, other)| {
        let other: BTreeSet<_> = other.lines().collect();
        one.lines().filter(|line| !other.contains(line)).collect::<Vec<_>>().join("\n")
    });
    assert!(
        made == text,
        "{FILE} is out of date: LICENCES=write cargo test --test project licences\n\
         missing:\n{only_made}\ntoo much:\n{only_listed}"
    );
    // What was just built is here, whatever else is not.
    let system = std::env::consts::OS;
    let named = named(&licences, system);
    let linked = linked(None, Network::Off).expect("the packages of this machine");
    assert!(linked.len() > 100, "{linked:?}");
    let missing: Vec<_> =
        linked.iter().filter(|(package, licence)| named.get(*package) != Some(licence)).collect();
    let known = SYSTEMS.iter().any(|(known, _)| *known == system);
    assert!(!known || missing.is_empty(), "{missing:?}");
}

#[test]
fn licences_are_compared_in_one_spelling() {
    for (written, meant) in [
        ("MIT/Apache-2.0", "Apache-2.0 OR MIT"),
        ("MIT / Apache-2.0", "Apache-2.0 OR MIT"),
        ("Zlib OR Apache-2.0 OR MIT", "Apache-2.0 OR MIT OR Zlib"),
        ("Apache-2.0 WITH LLVM-exception OR MIT", "Apache-2.0 WITH LLVM-exception OR MIT"),
        ("(MIT OR Apache-2.0) AND Unicode-3.0", "(MIT OR Apache-2.0) AND Unicode-3.0"),
        ("MPL-2.0", "MPL-2.0"),
    ] {
        assert_eq!(spdx(written), meant);
    }
}
