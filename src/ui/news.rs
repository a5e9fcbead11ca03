//! News over the page: results of reading and writing, and conditions that hold at the moment. A condition can be hidden;
//! then a sign in the header stands for it.

use std::path::{Path, PathBuf};

use egui::{ColorImage, Context, Image, TextureHandle, TextureOptions, Ui, vec2};
use image::{RgbaImage, imageops};

use super::command::Command;
use super::cx::Cx;
use super::screens::files::{Waiting, notices_ui};
use super::theme::size;
use super::widgets::{Stood, Tone, banner_over, floating, standing};
use super::{FileCommand, Truth};
use crate::companion::AnyTable;
use crate::i18n::describe::files as say;
use crate::i18n::{LocaleError, describe};
use crate::storage::journal::{Access, DiskError, Notice, Saved};
use crate::storage::{ArchiveEntryError, ArchiveError, Imported, InputError, SettingsError};

/// A small copy of a picture that was saved.
pub(super) struct Preview(TextureHandle);

impl std::fmt::Debug for Preview {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_tuple("Preview").field(&self.0.size()).finish()
    }
}

impl Preview {
    /// Sharp enough for the room it has among the news.
    pub(super) fn new(ctx: &Context, picture: &RgbaImage) -> Self {
        let height = size::PREVIEW_PIXELS * picture.height() / picture.width().max(1);
        let small = imageops::thumbnail(picture, size::PREVIEW_PIXELS, height.max(1));
        let pixels = [small.width() as usize, small.height() as usize];
        let image = ColorImage::from_rgba_unmultiplied(pixels, small.as_raw());
        Self(ctx.load_texture("picture to share", image, TextureOptions::LINEAR))
    }

    fn paint(&self, ui: &mut Ui, cx: &Cx) {
        let image = Image::from_texture(&self.0).max_size(vec2(ui.available_width(), size::PREVIEW));
        let name = cx.text("result-share-preview");
        ui.vertical_centered(|ui| ui.add(image.alt_text(name)));
    }
}

/// A banner, kept as an event and not as a text: the language may change while it is shown.
#[derive(Debug)]
pub(super) enum News {
    Setting(SettingsError),
    Texts(LocaleError),
    NotDone(DiskError),
    /// Files were exported; `kept` is a copy of the file that was there before.
    Exported {
        files: usize,
        to: PathBuf,
        kept: Option<PathBuf>,
    },
    /// Files that cannot be read and are in no export.
    LeftOut(Vec<PathBuf>),
    /// A picture to share is being drawn.
    Saving,
    /// A file to share, with a preview if it is a picture.
    Saved {
        to: PathBuf,
        preview: Option<Preview>,
    },
    Copied,
    Imported(Imported),
    NotExported(DiskError),
    NotImported(ArchiveError),
    Table(Notice),
    /// A file that was opened with the program, and the reason why it is not shown.
    NotOpened(PathBuf, NotOpened),
    /// An archive that was opened with the program: asks whether to import it.
    ToImport,
    /// A sheet that was opened with the program is among the past games now.
    SheetKept,
    /// Recorded games that were opened with the program. Of the one that is shown, `left_out` events are against the rules
    /// or come after such a one.
    RecordFormat {
        games: usize,
        left_out: usize,
    },
}

#[derive(Debug)]
pub(super) enum NotOpened {
    Disk(DiskError),
    Input(InputError),
    /// Its contents cannot lie on one table.
    Impossible,
    /// The window has no view of such a file of this title.
    NotShown,
    /// The journal of a table in another folder.
    Journal,
    /// Another program has the games: nothing new can be saved.
    ReadOnly,
}

impl News {
    /// True if it reports a success.
    pub(super) const fn is_good(&self) -> bool {
        let shared = matches!(self, Self::Saving | Self::Saved { .. } | Self::Copied);
        shared || matches!(self, Self::Exported { .. } | Self::Imported(_))
    }
}

/// The current condition of the files: shown as long as it holds.
pub(super) struct FileStatus<'a> {
    pub(super) access: Access,
    pub(super) waiting: Option<Waiting<'a>>,
    /// The reason why the settings, or files of titles, are not saved.
    pub(super) unsaved: Option<&'a DiskError>,
    pub(super) at_table: Option<&'a dyn AnyTable>,
    /// The condition that was hidden.
    pub(super) aside: Option<Truth>,
}

impl FileStatus<'_> {
    /// The worst condition that holds now.
    pub(super) fn truth(&self) -> Option<Truth> {
        match (&self.access, &self.waiting) {
            (_, Some(Waiting { why: Saved::Changed { .. }, .. })) => Some(Truth::Changed),
            (_, Some(_)) => Some(Truth::Waiting),
            (Access::OtherProgram, None) => Some(Truth::ReadOnly),
            (Access::Refused(_), None) => Some(Truth::Refused),
            (Access::Writable, None) => self.unsaved.map(|_| Truth::SettingsUnsaved),
        }
    }

    /// The condition that holds and was hidden: the header has a sign for it.
    pub(super) fn aside(&self) -> Option<Truth> {
        self.truth().filter(|truth| self.aside == Some(*truth))
    }

    fn noticed(&self) -> Option<&dyn AnyTable> {
        self.at_table.filter(|session| !session.notices().is_empty())
    }

    /// A condition in words, with the actions against it.
    fn message(&self, cx: &Cx, truth: Truth) -> (String, Vec<(&'static str, FileCommand)>) {
        let disk_error = |disk_error: &DiskError| [("trouble", say::disk_error(cx.texts, disk_error).into())];
        let elsewhere = ("files-save-elsewhere", FileCommand::Elsewhere);
        let waiting = || {
            let message = self.waiting.as_ref().and_then(|it| say::waiting(cx.texts, it.why, it.count));
            message.unwrap_or_default()
        };
        match truth {
            Truth::ReadOnly => (cx.text("files-read-only"), Vec::new()),
            Truth::Changed => (waiting(), vec![("files-decide", FileCommand::Ask), elsewhere]),
            Truth::Waiting => (waiting(), vec![("files-save-now", FileCommand::Save), elsewhere]),
            Truth::Refused => {
                let Access::Refused(why) = &self.access else { return (String::new(), Vec::new()) };
                (cx.with("files-refused", disk_error(why)), Vec::new())
            }
            Truth::SettingsUnsaved => {
                let message = self.unsaved.map(|why| cx.with("files-settings-waiting", disk_error(why)));
                (message.unwrap_or_default(), vec![("files-save-now", FileCommand::Save)])
            }
        }
    }

    fn paint(&self, ui: &mut Ui, cx: &Cx, truth: Truth) {
        let (message, ways) = self.message(cx, truth);
        let names: Vec<_> = ways.iter().map(|(name, _)| *name).collect();
        let command = match standing(ui, cx, truth.tone(), &message, &names) {
            Some(Stood::Way(index)) => ways[index].1.clone(),
            Some(Stood::Aside) => FileCommand::Aside(Some(truth)),
            None => return,
        };
        cx.send(Command::Files(command));
    }
}

/// Paints over the page the current condition and the news, the oldest first.
pub(super) fn banners_ui(ui: &mut Ui, cx: &Cx, standing: &FileStatus, banners: &[News]) {
    let truth = standing.truth().filter(|_| standing.aside().is_none());
    let noticed = standing.noticed();
    if banners.is_empty() && truth.is_none() && noticed.is_none() {
        return;
    }
    floating(ui, "news", ui.available_rect_before_wrap().top(), |ui| {
        if let Some(truth) = truth {
            standing.paint(ui, cx, truth);
        }
        if let Some(session) = noticed {
            notices_ui(ui, cx, session);
        }
        for (index, news) in banners.iter().enumerate() {
            let (tone, words) = news_text(cx, news);
            let preview = if let News::Saved { preview, .. } = news { preview.as_ref() } else { None };
            let shown = |ui: &mut Ui| preview.into_iter().for_each(|preview| preview.paint(ui, cx));
            if ui.push_id(index, |ui| banner_over(ui, cx, tone, &words, shown)).inner {
                cx.send(Command::Dismiss(index));
            }
        }
    });
}

fn news_text(cx: &Cx, news: &News) -> (Tone, String) {
    let path = |path: &Path| path.display().to_string().into();
    match news {
        News::Setting(error) => {
            let tone =
                if matches!(error, SettingsError::Unreadable(_)) { Tone::Danger } else { Tone::Warning };
            (tone, describe::settings_error(cx.texts, error))
        }
        News::Texts(error) => (Tone::Warning, describe::locale_error(cx.texts, error)),
        News::NotDone(disk_error) => {
            let args = [("trouble", say::disk_error(cx.texts, disk_error).into())];
            (Tone::Danger, cx.with("files-not-done", args))
        }
        News::Saved { to, .. } => (Tone::Good, cx.with("window-saved", [("file", path(to))])),
        News::Saving => (Tone::Info, cx.text("window-saving")),
        News::Copied => (Tone::Good, cx.text("window-copied")),
        News::Exported { files, to, kept } => {
            let mut message = cx.with("window-exported", [("files", (*files).into()), ("file", path(to))]);
            if let Some(kept) = kept {
                message += " ";
                message += &cx.with("files-taken-kept", [("path", path(kept))]);
            }
            (Tone::Good, message)
        }
        News::Imported(imported) => (Tone::Good, imported_text(cx, imported)),
        News::LeftOut(files) => {
            let files: Vec<_> = files.iter().map(|file| file.display().to_string()).collect();
            (Tone::Warning, cx.with("files-left-out", [("files", cx.texts.list(&files).into())]))
        }
        News::NotExported(disk_error) => {
            let reason = [("reason", say::disk_error(cx.texts, disk_error).into())];
            (Tone::Danger, cx.with("window-not-exported", reason))
        }
        News::Table(notice) => (Tone::Danger, describe::companion::notice(cx.texts, notice)),
        News::NotImported(error) => (Tone::Danger, import_error(cx, error)),
        News::NotOpened(file, error) => {
            let args = [("file", path(file)), ("reason", open_error(cx, error).into())];
            (Tone::Danger, cx.with("files-not-opened", args))
        }
        News::ToImport => (Tone::Info, cx.text("files-to-import")),
        News::SheetKept => (Tone::Info, cx.text("files-sheet-kept")),
        News::RecordFormat { games, left_out } => {
            let tone = if *left_out > 0 { Tone::Warning } else { Tone::Info };
            let args = [("games", (*games).into()), ("left", (*left_out).into())];
            (tone, cx.with("files-recorded", args))
        }
    }
}

fn open_error(cx: &Cx, error: &NotOpened) -> String {
    match error {
        NotOpened::Disk(disk_error) => {
            cx.with("files-open-disk", [("trouble", say::disk_error(cx.texts, disk_error).into())])
        }
        NotOpened::Input(error) => describe::input_error(cx.texts, error),
        NotOpened::Impossible => cx.text("files-open-impossible"),
        NotOpened::NotShown => cx.text("files-open-not-shown"),
        NotOpened::Journal => cx.text("files-open-journal"),
        NotOpened::ReadOnly => cx.text("files-read-only"),
    }
}

fn imported_text(cx: &Cx, imported: &Imported) -> String {
    let mut message = vec![match &imported.before {
        Some(before) => {
            let file = before.display().to_string().into();
            cx.with("window-imported", [("files", imported.files.into()), ("file", file)])
        }
        None => cx.text("files-import-same"),
    }];
    if !imported.both.is_empty() {
        message.push(cx.with("files-import-both", [("count", imported.both.len().into())]));
    }
    if !imported.unreadable.is_empty() {
        let files = cx.texts.list(&imported.unreadable);
        message.push(cx.with("files-import-unreadable", [("files", files.into())]));
    }
    if imported.pending {
        message.push(cx.text("files-import-pending"));
    }
    message.join(" ")
}

fn import_error(cx: &Cx, error: &ArchiveError) -> String {
    match error {
        ArchiveError::Disk(disk_error) => {
            cx.with("window-not-imported", [("reason", say::disk_error(cx.texts, disk_error).into())])
        }
        ArchiveError::NotAnArchive => cx.text("window-not-an-archive"),
        ArchiveError::Entry(file, why) => {
            let key = match why {
                ArchiveEntryError::Foreign => "files-import-foreign",
                ArchiveEntryError::Twice => "files-import-twice",
                ArchiveEntryError::FileAndFolder => "files-import-file-and-folder",
                ArchiveEntryError::Garbled => "files-import-garbled",
                ArchiveEntryError::Link => "files-import-link",
            };
            cx.with(key, [("file", describe::quote(file).into())])
        }
        ArchiveError::Newer(format) => cx.with("window-archive-newer", [("format", (*format).into())]),
        ArchiveError::Waiting(count) => cx.with("files-import-waiting", [("count", (*count).into())]),
    }
}
