//! What was found in the file of a game, and tables that cannot be opened.

use std::path::Path;

use crate::companion::TableFault;
use crate::i18n::describe::{quote, quote_path};
use crate::i18n::{Arg, Texts};
use crate::storage::LONGEST_NAME;
use crate::storage::journal::Notice;

fn path_arg(path: &Path) -> Arg<'static> {
    ("path", quote_path(path).into())
}

/// What was found when a game was opened.
pub fn notice(texts: &Texts, notice: &Notice) -> String {
    match notice {
        Notice::Damaged { missing, recovered, aside } => texts.with(
            "companion-notice-damaged",
            [("missing", (*missing).into()), ("recovered", (*recovered).into()), path_arg(aside)],
        ),
        Notice::Shorter { inputs, copy } => {
            texts.with("files-shorter-about", [("inputs", (*inputs).into()), ("copy", (*copy).into())])
        }
        Notice::Newer { format, path } => {
            texts.with("companion-notice-newer", [("format", (*format).into()), path_arg(path)])
        }
        Notice::NotUnderstood { lines, path } => {
            texts.with("companion-notice-not-understood", [("count", (*lines).into()), path_arg(path)])
        }
        Notice::OtherTitle { game, path } => {
            texts.with("companion-notice-other-title", [("game", quote(game).into()), path_arg(path)])
        }
        Notice::Unreadable { path } => texts.with("companion-notice-unreadable", [path_arg(path)]),
    }
}

/// Why a table cannot be opened.
pub fn table_fault(texts: &Texts, fault: TableFault) -> String {
    let (id, number, length) = match fault {
        TableFault::Players { found } => ("players", found, 0),
        TableFault::BlankName { person } => ("blank-name", person + 1, 0),
        TableFault::LongName { person, length } => ("long-name", person + 1, length),
        TableFault::RepeatedName { person } => ("repeated-name", person + 1, 0),
        TableFault::Start => ("round", 0, 0),
        TableFault::Nobody => ("nobody", 0, 0),
        TableFault::ReadOnly => return texts.get("files-read-only"),
    };
    let args = [
        ("fault", id.into()),
        ("number", number.into()),
        ("length", length.into()),
        ("most", LONGEST_NAME.into()),
    ];
    texts.with("companion-table-fault", args)
}
