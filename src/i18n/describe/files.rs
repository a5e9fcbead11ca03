//! Files: errors of the disk, lines that wait to be written, and faults of settings.

use std::io::ErrorKind;
use std::path::Path;

use super::{quote, quote_path};
use crate::i18n::Texts;
use crate::storage::SettingsError;
use crate::storage::journal::{DiskError, Saved};

/// An error of the disk, as part of a sentence.
pub fn disk_error(texts: &Texts, disk_error: &DiskError) -> String {
    disk(texts, &disk_error.path, disk_error.kind)
}

/// The same for any file.
pub fn disk(texts: &Texts, path: &Path, kind: ErrorKind) -> String {
    #[expect(clippy::wildcard_enum_match_arm, reason = "whatever else a system says, it does not write")]
    let why = match kind {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "full",
        ErrorKind::ReadOnlyFilesystem => "read-only",
        ErrorKind::PermissionDenied => "denied",
        ErrorKind::NotFound => "missing",
        ErrorKind::NotADirectory => "file",
        ErrorKind::InvalidFilename => "name",
        ErrorKind::IsADirectory => "folder",
        // Nothing but a pipe or a device is asked for what it cannot do.
        ErrorKind::InvalidInput => "special",
        ErrorKind::FileTooLarge => "large",
        ErrorKind::ResourceBusy => "busy",
        _ => "other",
    };
    texts.with("files-trouble", [("why", why.into()), ("path", quote_path(path).into())])
}

/// The line over everything while inputs wait in memory; `None` if they are on the disk.
pub fn waiting(texts: &Texts, saved: &Saved, count: usize) -> Option<String> {
    let count = ("count", count.into());
    match saved {
        Saved::OnDisk => None,
        Saved::InMemory { disk_error: why, .. } => {
            Some(texts.with("files-waiting", [count, ("trouble", disk_error(texts, why).into())]))
        }
        Saved::Changed { .. } => Some(texts.with("files-waiting-changed", [count])),
    }
}

/// The same before the window is closed.
pub fn closing(texts: &Texts, saved: &Saved, count: usize) -> String {
    let count = ("count", count.into());
    match saved {
        Saved::InMemory { disk_error: why, .. } => {
            texts.with("files-closing-about", [count, ("trouble", disk_error(texts, why).into())])
        }
        Saved::OnDisk | Saved::Changed { .. } => texts.with("files-closing-changed", [count]),
    }
}

pub fn settings_error(texts: &Texts, error: &SettingsError) -> String {
    match error {
        SettingsError::Value { key, found } => {
            texts.with("window-setting-unknown", [("key", (*key).into()), ("found", quote(found).into())])
        }
        SettingsError::Broken => texts.get("window-settings-broken"),
        SettingsError::InQuarantine(kept) => {
            texts.with("window-settings-aside", [("file", quote_path(kept).into())])
        }
        SettingsError::Unreadable(kind) => {
            let reason = disk(texts, Path::new("settings.toml"), *kind);
            texts.with("window-settings-unreadable", [("reason", reason.into())])
        }
    }
}
