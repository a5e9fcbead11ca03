//! Files for the desktop: the menu entry and the page in a software centre, in every language, and the command line in
//! English, from which the manual page and the shell completions are made. The files are in `assets/package`; a test
//! keeps them equal to what is made here.

use std::fmt::Write as _;

use clap::Command;

use super::command;
use crate::i18n::{Lang, Texts};
use crate::titles::TitleId;

/// MIME type of the program's own files.
pub const MIME_TYPE: &str = "application/x-guildhall+json";

/// Address of the pictures for software centres. The project has no site of its own yet.
const PICTURES: &str = "https://guildhall.example/pictures";

/// Places in the menu entry, and the text keys of their names.
const ACTIONS: [(&str, &str); 3] = [("tables", "home-table"), ("play", "home-play"), ("rules", "home-rules")];

/// The pictures, the first one first, and the text keys of their captions.
const SHOWN: [(&str, &str); 5] = [
    ("home", "desktop-picture-home"),
    ("table", "desktop-picture-table"),
    ("play", "desktop-picture-play"),
    ("rules", "desktop-picture-rules"),
    ("result", "desktop-picture-result"),
];

const ABOUT: [&str; 4] =
    ["desktop-about", "desktop-about-table", "desktop-about-play", "desktop-about-rules"];

pub fn command_line() -> Command {
    command::build(&Texts::new(Lang::En))
}

/// The `.desktop` file: the entry in the menu of a desktop.
pub fn desktop_entry() -> String {
    let texts = Lang::ALL.map(Texts::new);
    let mut entry = String::from("[Desktop Entry]\nType=Application\nVersion=1.4\nName=Guildhall\n");
    in_all(&mut entry, &texts, "GenericName", |texts| texts.get("desktop-generic"));
    in_all(&mut entry, &texts, "Comment", |texts| texts.get("desktop-comment"));
    in_all(&mut entry, &texts, "Keywords", |texts| {
        let words = [texts.get("desktop-keywords")].into_iter().chain(games(texts));
        words.fold(String::new(), |all, word| all + &word + ";")
    });
    let actions = ACTIONS.map(|(place, _)| place).join(";");
    let _ = write!(
        entry,
        "Exec=guildhall %f\nIcon=guildhall\nTerminal=false\nCategories=Game;BoardGame;\nMimeType={MIME_TYPE};\n\
         StartupWMClass=guildhall\nActions={actions};\n"
    );
    for (place, key) in ACTIONS {
        let _ = write!(entry, "\n[Desktop Action {place}]\n");
        in_all(&mut entry, &texts, "Name", |texts| texts.get(key));
        let _ = writeln!(entry, "Exec=guildhall --show {place}");
    }
    entry
}

/// Writes a key in every language, English first and without a language tag.
fn in_all(entry: &mut String, texts: &[Texts], key: &str, says: impl Fn(&Texts) -> String) {
    for texts in texts {
        let mark = if texts.lang() == Lang::En { String::new() } else { format!("[{}]", texts.lang().id()) };
        let _ = writeln!(entry, "{key}{mark}={}", says(texts));
    }
}

fn games(texts: &Texts) -> impl Iterator<Item = String> {
    TitleId::ALL.into_iter().map(|title| texts.of(title).get("game-name"))
}

/// The page in a software centre; `date` is that of the release.
pub fn metainfo(date: &str) -> String {
    let texts = Lang::ALL.map(Texts::new);
    let mut page = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<component type=\"desktop-application\">\n  \
         <id>org.guildhall.guildhall</id>\n  <metadata_license>MIT</metadata_license>\n  \
         <project_license>MIT OR Apache-2.0</project_license>\n  <name>Guildhall</name>\n",
    );
    tagged(&mut page, &texts, 2, "summary", |texts| texts.get("desktop-summary"));
    page.push_str("  <description>\n");
    for key in ABOUT {
        tagged(&mut page, &texts, 4, "p", |texts| {
            let games: Vec<_> = games(texts).collect();
            texts.with(key, [("games", texts.list(&games).into())])
        });
    }
    page.push_str(
        "  </description>\n  <launchable type=\"desktop-id\">guildhall.desktop</launchable>\n  <icon type=\"stock\">guildhall</icon>\n  \
         <categories>\n    <category>Game</category>\n    <category>BoardGame</category>\n  </categories>\n  \
         <content_rating type=\"oars-1.1\"/>\n  <screenshots>\n",
    );
    for (index, (picture, key)) in SHOWN.into_iter().enumerate() {
        let first = if index == 0 { " type=\"default\"" } else { "" };
        let _ = writeln!(page, "    <screenshot{first}>");
        tagged(&mut page, &texts, 6, "caption", |texts| texts.get(key));
        let _ = writeln!(
            page,
            "      <image type=\"source\">{PICTURES}/{picture}.png</image>\n    </screenshot>"
        );
    }
    let version = env!("CARGO_PKG_VERSION");
    let _ = write!(
        page,
        "  </screenshots>\n  <releases>\n    <release version=\"{version}\" date=\"{date}\"/>\n  </releases>\n  <provides>\n    \
         <binary>guildhall</binary>\n    <mediatype>{MIME_TYPE}</mediatype>\n  </provides>\n</component>\n"
    );
    page
}

/// Writes an element in every language, English first and without a language attribute.
fn tagged(page: &mut String, texts: &[Texts], indent: usize, tag: &str, says: impl Fn(&Texts) -> String) {
    for texts in texts {
        let lang = texts.lang();
        let mark = if lang == Lang::En { String::new() } else { format!(" xml:lang=\"{}\"", lang.id()) };
        let _ = writeln!(page, "{:indent$}<{tag}{mark}>{}</{tag}>", "", escaped(&says(texts)));
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// The MIME package: how a system knows the program's own files by their names.
pub fn mime_package() -> String {
    let mut package = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<mime-info xmlns=\"http://www.freedesktop.org/standards/shared-mime-info\">\n  \
         <mime-type type=\"{MIME_TYPE}\">\n"
    );
    let texts = Lang::ALL.map(Texts::new);
    tagged(&mut package, &texts, 4, "comment", |texts| texts.get("desktop-file"));
    package.push_str("    <sub-class-of type=\"application/json\"/>\n");
    for glob in ["guildhall-*.json", "guildhall-*.jsonl", "*.guildhall"] {
        let _ = writeln!(package, "    <glob pattern=\"{glob}\" weight=\"60\"/>");
    }
    package.push_str("  </mime-type>\n</mime-info>\n");
    package
}
