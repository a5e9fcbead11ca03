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
use crate::i18n::{LocaleFault, describe};
use crate::storage::journal::{Access, Notice, Saved, Trouble};
use crate::storage::{ArchiveFault, EntryFault, Imported, InputError, SettingsFault};

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
    Setting(SettingsFault),
    Texts(LocaleFault),
    NotDone(Trouble),
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
    NotExported(Trouble),
    NotImported(ArchiveFault),
    Table(Notice),
    /// A file that was opened with the program, and the reason why it is not shown.
    NotOpened(PathBuf, NotOpened),
    /// An archive that was opened with the program: asks whether to import it.
    ToImport,
    /// A sheet that was opened with the program is among the past games now.
    SheetKept,
    /// Recorded games that were opened with the program. Of the one that is shown, `left_out` events are against the rules
    /// or come after such a one.
    Recorded {
        games: usize,
        left_out: usize,
    },
}

#[derive(Debug)]
pub(super) enum NotOpened {
    Disk(Trouble),
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
    pub(super) unkept: Option<&'a Trouble>,
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
            (Access::Writable, None) => self.unkept.map(|_| Truth::Unkept),
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
    fn said(&self, cx: &Cx, truth: Truth) -> (String, Vec<(&'static str, FileCommand)>) {
        let trouble = |trouble: &Trouble| [("trouble", say::trouble(cx.texts, trouble).into())];
        let elsewhere = ("files-save-elsewhere", FileCommand::Elsewhere);
        let waiting = || {
            let said = self.waiting.as_ref().and_then(|it| say::waiting(cx.texts, it.why, it.count));
            said.unwrap_or_default()
        };
        match truth {
            Truth::ReadOnly => (cx.text("files-read-only"), Vec::new()),
            Truth::Changed => (waiting(), vec![("files-decide", FileCommand::Ask), elsewhere]),
            Truth::Waiting => (waiting(), vec![("files-save-now", FileCommand::Save), elsewhere]),
            Truth::Refused => {
                let Access::Refused(why) = &self.access else { return (String::new(), Vec::new()) };
                (cx.with("files-refused", trouble(why)), Vec::new())
            }
            Truth::Unkept => {
                let said = self.unkept.map(|why| cx.with("files-settings-waiting", trouble(why)));
                (said.unwrap_or_default(), vec![("files-save-now", FileCommand::Save)])
            }
        }
    }

    fn paint(&self, ui: &mut Ui, cx: &Cx, truth: Truth) {
        let (said, ways) = self.said(cx, truth);
        let names: Vec<_> = ways.iter().map(|(name, _)| *name).collect();
        let command = match standing(ui, cx, truth.tone(), &said, &names) {
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
        News::Setting(fault) => {
            let tone =
                if matches!(fault, SettingsFault::Unreadable(_)) { Tone::Danger } else { Tone::Warning };
            (tone, describe::settings_fault(cx.texts, fault))
        }
        News::Texts(fault) => (Tone::Warning, describe::locale_fault(cx.texts, fault)),
        News::NotDone(trouble) => {
            let args = [("trouble", say::trouble(cx.texts, trouble).into())];
            (Tone::Danger, cx.with("files-not-done", args))
        }
        News::Saved { to, .. } => (Tone::Good, cx.with("window-saved", [("file", path(to))])),
        News::Saving => (Tone::Info, cx.text("window-saving")),
        News::Copied => (Tone::Good, cx.text("window-copied")),
        News::Exported { files, to, kept } => {
            let mut said = cx.with("window-exported", [("files", (*files).into()), ("file", path(to))]);
            if let Some(kept) = kept {
                said += " ";
                said += &cx.with("files-taken-kept", [("path", path(kept))]);
            }
            (Tone::Good, said)
        }
        News::Imported(imported) => (Tone::Good, imported_text(cx, imported)),
        News::LeftOut(files) => {
            let files: Vec<_> = files.iter().map(|file| file.display().to_string()).collect();
            (Tone::Warning, cx.with("files-left-out", [("files", cx.texts.list(&files).into())]))
        }
        News::NotExported(trouble) => {
            let reason = [("reason", say::trouble(cx.texts, trouble).into())];
            (Tone::Danger, cx.with("window-not-exported", reason))
        }
        News::Table(notice) => (Tone::Danger, describe::companion::notice(cx.texts, notice)),
        News::NotImported(fault) => (Tone::Danger, import_fault(cx, fault)),
        News::NotOpened(file, fault) => {
            let args = [("file", path(file)), ("reason", open_fault(cx, fault).into())];
            (Tone::Danger, cx.with("files-not-opened", args))
        }
        News::ToImport => (Tone::Info, cx.text("files-to-import")),
        News::SheetKept => (Tone::Info, cx.text("files-sheet-kept")),
        News::Recorded { games, left_out } => {
            let tone = if *left_out > 0 { Tone::Warning } else { Tone::Info };
            let args = [("games", (*games).into()), ("left", (*left_out).into())];
            (tone, cx.with("files-recorded", args))
        }
    }
}

fn open_fault(cx: &Cx, fault: &NotOpened) -> String {
    match fault {
        NotOpened::Disk(trouble) => {
            cx.with("files-open-disk", [("trouble", say::trouble(cx.texts, trouble).into())])
        }
        NotOpened::Input(error) => describe::input_error(cx.texts, error),
        NotOpened::Impossible => cx.text("files-open-impossible"),
        NotOpened::NotShown => cx.text("files-open-not-shown"),
        NotOpened::Journal => cx.text("files-open-journal"),
        NotOpened::ReadOnly => cx.text("files-read-only"),
    }
}

fn imported_text(cx: &Cx, imported: &Imported) -> String {
    let mut said = vec![match &imported.before {
        Some(before) => {
            let file = before.display().to_string().into();
            cx.with("window-imported", [("files", imported.files.into()), ("file", file)])
        }
        None => cx.text("files-import-same"),
    }];
    if !imported.both.is_empty() {
        said.push(cx.with("files-import-both", [("count", imported.both.len().into())]));
    }
    if !imported.unreadable.is_empty() {
        let files = cx.texts.list(&imported.unreadable);
        said.push(cx.with("files-import-unreadable", [("files", files.into())]));
    }
    if imported.pending {
        said.push(cx.text("files-import-pending"));
    }
    said.join(" ")
}

fn import_fault(cx: &Cx, fault: &ArchiveFault) -> String {
    match fault {
        ArchiveFault::Disk(trouble) => {
            cx.with("window-not-imported", [("reason", say::trouble(cx.texts, trouble).into())])
        }
        ArchiveFault::NotAnArchive => cx.text("window-not-an-archive"),
        ArchiveFault::Entry(file, why) => {
            let key = match why {
                EntryFault::Foreign => "files-import-foreign",
                EntryFault::Twice => "files-import-twice",
                EntryFault::FileAndFolder => "files-import-file-and-folder",
                EntryFault::Garbled => "files-import-garbled",
                EntryFault::Link => "files-import-link",
            };
            cx.with(key, [("file", describe::quote(file).into())])
        }
        ArchiveFault::Newer(format) => cx.with("window-archive-newer", [("format", (*format).into())]),
        ArchiveFault::Waiting(count) => cx.with("files-import-waiting", [("count", (*count).into())]),
    }
}
