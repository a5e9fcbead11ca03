//! Files: what was found, what cannot be written, who else is writing; and tables that cannot be opened.

use std::io::ErrorKind;
use std::path::Path;

use crate::companion::TableFault;
use crate::i18n::describe::quote_path;
use crate::i18n::{Arg, Texts};
use crate::storage::LONGEST_NAME;
use crate::storage::journal::{Access, Notice, Saved, Trouble};

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
        Notice::Newer { format, path } => {
            texts.with("companion-notice-newer", [("format", (*format).into()), path_arg(path)])
        }
        Notice::NotUnderstood { lines, path } => {
            texts.with("companion-notice-not-understood", [("count", (*lines).into()), path_arg(path)])
        }
        Notice::Unreadable { path } => texts.with("companion-notice-unreadable", [path_arg(path)]),
    }
}

/// The banner over a game whose inputs wait in memory; nothing where they are on the disk.
pub fn waiting(texts: &Texts, saved: &Saved) -> Option<String> {
    match saved {
        Saved::OnDisk => None,
        Saved::InMemory { waiting, trouble } => {
            let [why, path] = trouble_args(trouble);
            Some(texts.with("companion-saved-waiting", [why, path, ("count", (*waiting).into())]))
        }
    }
}

/// The banner over everything where this program may not write; nothing where it may.
pub fn access(texts: &Texts, access: &Access) -> Option<String> {
    match access {
        Access::Writable => None,
        Access::OtherProgram => Some(texts.get("companion-access-other-program")),
        Access::Refused(trouble) => Some(texts.with("companion-access-refused", trouble_args(trouble))),
    }
}

fn trouble_args(trouble: &Trouble) -> [Arg<'static>; 2] {
    #[expect(clippy::wildcard_enum_match_arm, reason = "whatever else a system says, it does not write")]
    let why = match trouble.kind {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "full",
        ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied => "read-only",
        _ => "other",
    };
    [("why", why.into()), path_arg(&trouble.path)]
}

/// Why a table cannot be opened.
pub fn table_fault(texts: &Texts, fault: TableFault) -> String {
    let (id, number, length) = match fault {
        TableFault::Players { found } => ("players", found, 0),
        TableFault::BlankName { person } => ("blank-name", person + 1, 0),
        TableFault::LongName { person, length } => ("long-name", person + 1, length),
        TableFault::RepeatedName { person } => ("repeated-name", person + 1, 0),
        TableFault::Round => ("round", 0, 0),
        TableFault::Nobody => ("nobody", 0, 0),
    };
    let args = [
        ("fault", id.into()),
        ("number", number.into()),
        ("length", length.into()),
        ("most", LONGEST_NAME.into()),
    ];
    texts.with("companion-table-fault", args)
}
