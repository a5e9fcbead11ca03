//! `assets/package` has what a package tells a desktop: the entry in the menu, the page in a software centre, the manual and
//! the completions of shells. `PACKAGE=write cargo test --test project package` makes the files; without that they are
//! compared with what the program would make.

use std::fs;
use std::path::{Path, PathBuf};

use clap_complete::Shell;
use guildhall::cli::package::{MIME_TYPE, command_line, desktop_entry, metainfo, mime_package};
use guildhall::ui::Route;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/package")
}

/// The day of the newest release that the changelog names with its date.
fn released() -> String {
    let changelog = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("CHANGELOG.md")).unwrap();
    let heading = format!("## {} – ", env!("CARGO_PKG_VERSION"));
    let day = changelog.lines().find_map(|line| line.strip_prefix(&heading));
    day.expect("the changelog says when this version was released").to_owned()
}

/// What a Debian package is told of its versions: where the whole list is.
fn changelog() -> String {
    let day: jiff::civil::Date = released().parse().unwrap();
    let day = day.at(12, 0, 0, 0).in_tz("UTC").unwrap();
    format!(
        "guildhall ({}-1) unstable; urgency=medium\n\n  * See CHANGELOG.md for what is new.\n\n -- {}  {}\n",
        env!("CARGO_PKG_VERSION"),
        "The Guildhall makers <guildhall@guildhall.example>",
        jiff::fmt::rfc2822::to_string(&day).unwrap(),
    )
}

/// The manual: the program, then every command in a section of its own.
fn manual() -> String {
    let mut manual = Vec::new();
    let page = clap_mangen::Man::new(command_line()).date(released()).manual("Guildhall");
    page.render(&mut manual).unwrap();
    String::from_utf8(manual).unwrap()
}

fn completion(shell: Shell) -> String {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command_line(), "guildhall", &mut script);
    String::from_utf8(script).unwrap()
}

/// Every file with what belongs in it.
fn made() -> Vec<(&'static str, String)> {
    vec![
        ("guildhall.desktop", desktop_entry()),
        ("org.guildhall.guildhall.metainfo.xml", metainfo(&released())),
        ("guildhall-mime.xml", mime_package()),
        ("guildhall.1", manual()),
        ("changelog", changelog()),
        ("completions/guildhall.bash", completion(Shell::Bash)),
        ("completions/_guildhall", completion(Shell::Zsh)),
        ("completions/guildhall.fish", completion(Shell::Fish)),
    ]
}

#[test]
fn the_files_of_a_package_say_what_the_program_would() {
    for (name, text) in made() {
        let path = folder().join(name);
        if std::env::var("PACKAGE").is_ok_and(|it| it == "write") {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, &text).unwrap();
        }
        let lies_there = fs::read_to_string(&path).unwrap_or_default();
        assert!(lies_there == text, "{name} is old: PACKAGE=write cargo test --test project package");
    }
}

#[test]
fn the_menu_speaks_every_language_and_knows_the_files() {
    let entry = desktop_entry();
    for key in ["GenericName", "Comment", "Keywords", "Name"] {
        for lang in ["[fr]", "[ru]", "[hu]"] {
            assert!(entry.contains(&format!("\n{key}{lang}=")), "{key}{lang}");
        }
    }
    assert!(entry.contains(&format!("MimeType={MIME_TYPE};")));
    assert!(mime_package().contains(MIME_TYPE));
    let values = entry.lines().filter_map(|line| line.split_once('=')).map(|(_, value)| value);
    assert!(values.clone().all(|value| !value.is_empty()), "{entry}");
}

#[test]
fn the_manual_and_the_completions_know_every_command_and_option() {
    let (manual, scripts) = (manual(), [Shell::Bash, Shell::Zsh, Shell::Fish].map(completion));
    for command in command_line().get_subcommands() {
        let name = command.get_name();
        assert!(manual.contains(name), "{name} in the manual");
        assert!(scripts.iter().all(|script| script.contains(name)), "{name} in the completions");
    }
    for option in command_line().get_arguments().filter_map(clap::Arg::get_long) {
        assert!(scripts.iter().all(|script| script.contains(option)), "--{option} in the completions");
    }
    // What is allowed is offered.
    assert!(scripts.iter().all(|script| script.contains("tables") && script.contains("settings")));
}

#[test]
fn the_window_can_be_opened_where_the_command_line_says() {
    let line = command_line();
    let show = line.get_arguments().find(|it| it.get_long() == Some("show")).unwrap();
    for place in show.get_possible_values() {
        assert!(Route::from_id(place.get_name(), []).is_some(), "{place:?}");
    }
}

#[test]
fn the_icons_have_the_sizes_of_their_names() {
    for size in [16, 24, 32, 48, 64, 128, 256, 512] {
        let icon = image::open(folder().join(format!("icons/{size}.png"))).unwrap();
        assert_eq!((icon.width(), icon.height()), (size, size));
    }
}
