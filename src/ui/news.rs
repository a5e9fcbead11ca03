//! News across the window: what could not be read or written, and what was.

use std::path::{Path, PathBuf};

use egui::{Frame, Margin, Panel, Ui};

use super::command::Command;
use super::cx::Cx;
use super::theme::size;
use super::widgets::{Tone, banner};
use crate::i18n::{LocaleFault, describe};
use crate::storage::journal::{Access, Notice};
use crate::storage::{ArchiveFault, SettingsFault};

/// A banner, kept as what happened and not as a text: the language may change while it is shown.
#[derive(Debug)]
pub(super) enum News {
    Setting(SettingsFault),
    Texts(LocaleFault),
    NotSaved(std::io::Error),
    Exported(usize, PathBuf),
    Saved(PathBuf),
    Copied,
    Imported(usize, PathBuf),
    NotExported(std::io::Error),
    NotImported(ArchiveFault),
    Table(Notice),
    /// Why this program may not write, in its own words.
    Access(Access),
}

/// Paints the banners, the oldest first.
pub(super) fn banners_ui(ui: &mut Ui, cx: &Cx, banners: &[News]) {
    if banners.is_empty() {
        return;
    }
    let frame = Frame::new().fill(cx.palette().page).inner_margin(Margin::same(size::GAP_SMALL as i8));
    Panel::top("banners").frame(frame).show(ui, |ui| {
        for (index, news) in banners.iter().enumerate() {
            let (tone, words) = news_text(cx, news);
            if ui.push_id(index, |ui| banner(ui, cx, tone, &words)).inner {
                cx.send(Command::Dismiss(index));
            }
        }
    });
}

fn news_text(cx: &Cx, news: &News) -> (Tone, String) {
    let path = |path: &Path| path.display().to_string().into();
    match news {
        News::Setting(SettingsFault::Value { key, found }) => {
            let found = describe::quote(found).into();
            (Tone::Warning, cx.with("window-setting-unknown", [("key", (*key).into()), ("found", found)]))
        }
        News::Setting(SettingsFault::KeptAside(kept)) => {
            (Tone::Warning, cx.with("window-settings-aside", [("file", path(kept))]))
        }
        News::Setting(SettingsFault::Unreadable(kind)) => {
            (Tone::Danger, cx.with("window-settings-unreadable", [("reason", kind.to_string().into())]))
        }
        News::Texts(fault) => (Tone::Warning, describe::locale_fault(cx.texts, fault)),
        News::NotSaved(error) => {
            (Tone::Danger, cx.with("window-not-saved", [("reason", error.to_string().into())]))
        }
        News::Saved(to) => (Tone::Good, cx.with("window-saved", [("file", path(to))])),
        News::Copied => (Tone::Good, cx.text("window-copied")),
        News::Exported(files, to) => {
            (Tone::Good, cx.with("window-exported", [("files", (*files).into()), ("file", path(to))]))
        }
        News::Imported(files, before) => {
            (Tone::Good, cx.with("window-imported", [("files", (*files).into()), ("file", path(before))]))
        }
        News::NotExported(error) => {
            (Tone::Danger, cx.with("window-not-exported", [("reason", error.to_string().into())]))
        }
        News::Table(notice) => (Tone::Danger, describe::companion::notice(cx.texts, notice)),
        News::Access(access) => {
            (Tone::Warning, describe::companion::access(cx.texts, access).unwrap_or_default())
        }
        News::NotImported(fault) => (Tone::Danger, import_fault(cx, fault)),
    }
}

fn import_fault(cx: &Cx, fault: &ArchiveFault) -> String {
    match fault {
        ArchiveFault::Disk(error) => cx.with("window-not-imported", [("reason", error.to_string().into())]),
        ArchiveFault::NotAnArchive => cx.text("window-not-an-archive"),
        ArchiveFault::Newer(format) => cx.with("window-archive-newer", [("format", (*format).into())]),
    }
}
