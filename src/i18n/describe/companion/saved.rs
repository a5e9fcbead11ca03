//! Notices about the file of a game, and tables that cannot be opened.

use std::path::Path;

use crate::companion::TableError;
use crate::i18n::describe::{moment, quote, quote_path};
use crate::i18n::{Arg, Texts};
use crate::storage::LONGEST_NAME;
use crate::storage::journal::{DamagedFile, Notice};

fn path_arg(path: &Path) -> Arg<'static> {
    ("path", quote_path(path).into())
}

pub fn notice(texts: &Texts, notice: &Notice) -> String {
    match notice {
        Notice::Damaged { recovered, missing, open_end, since, kept } => {
            let since = || ("since", moment(texts, *since).into());
            let mut words = vec![texts.get("companion-notice-damaged")];
            if *recovered > 0 {
                words.push(texts.with("companion-notice-recovered", [("count", (*recovered).into())]));
            }
            if *missing > 0 {
                words.push(texts.with("companion-notice-missing", [("count", (*missing).into()), since()]));
            }
            words.push(match (*open_end, *missing) {
                (false, 0) => texts.get("companion-notice-complete"),
                (false, _) => texts.get("companion-notice-no-more"),
                (true, 0) => texts.with("companion-notice-open-end", [since()]),
                (true, _) => texts.get("companion-notice-perhaps-more"),
            });
            words.push(match kept {
                DamagedFile::Aside(path) => texts.with("companion-notice-kept", [path_arg(path)]),
                DamagedFile::InPlace(path) => texts.with("companion-notice-in-place", [path_arg(path)]),
                DamagedFile::Nothing => texts.get("companion-notice-nothing-left"),
            });
            words.join(" ")
        }
        Notice::Shorter { inputs, copy, missing, open_end } => {
            let args = [("inputs", (*inputs).into()), ("copy", (*copy).into())];
            let mut words = vec![texts.with("files-shorter-about", args)];
            if *missing > 0 {
                words.push(texts.with("files-shorter-missing", [("count", (*missing).into())]));
            }
            if *open_end {
                words.push(texts.get("companion-notice-perhaps-more"));
            }
            words.join(" ")
        }
        Notice::Ahead { at } => texts.with("companion-notice-ahead", [("moment", moment(texts, *at).into())]),
        Notice::Newer { format, path } => {
            texts.with("companion-notice-newer", [("format", (*format).into()), path_arg(path)])
        }
        Notice::NoFormat { format, path } => {
            texts.with("companion-notice-no-format", [("format", (*format).into()), path_arg(path)])
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

pub fn table_error(texts: &Texts, error: TableError) -> String {
    let (id, number, length) = match error {
        TableError::Players { found } => ("players", found, 0),
        TableError::BlankName { person } => ("blank-name", person + 1, 0),
        TableError::LongName { person, length } => ("long-name", person + 1, length),
        TableError::RepeatedName { person } => ("repeated-name", person + 1, 0),
        TableError::Start => ("round", 0, 0),
        TableError::Nobody => ("nobody", 0, 0),
        TableError::ReadOnly => return texts.get("files-read-only"),
    };
    let args = [
        ("fault", id.into()),
        ("number", number.into()),
        ("length", length.into()),
        ("most", LONGEST_NAME.into()),
    ];
    texts.with("companion-table-fault", args)
}
