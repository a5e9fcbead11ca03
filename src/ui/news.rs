//! News over the page: what could not be read or written, and what was; above the page what is true as long as it is.

use std::path::{Path, PathBuf};

use egui::{ColorImage, Context, Frame, Image, Margin, Panel, TextureHandle, TextureOptions, Ui, vec2};
use image::{RgbaImage, imageops};

use super::command::Command;
use super::cx::Cx;
use super::screens::files::{FileCommand, Waiting, notices_ui};
use super::theme::size;
use super::widgets::{Tone, banner_over, floating, standing};
use crate::companion::Session;
use crate::i18n::describe::files as say;
use crate::i18n::{LocaleFault, describe};
use crate::storage::journal::{Access, Notice, Saved, Trouble};
use crate::storage::{ArchiveFault, Imported, SettingsFault};

/// A picture that was saved, small.
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

/// A banner, kept as what happened and not as a text: the language may change while it is shown.
#[derive(Debug)]
pub(super) enum News {
    Setting(SettingsFault),
    Texts(LocaleFault),
    /// What was asked for and could not be done.
    NotDone(Trouble),
    Exported(usize, PathBuf),
    /// Files that cannot be read and are in no export.
    LeftOut(Vec<PathBuf>),
    /// A file to share, and what it looks like if it is a picture.
    Saved {
        to: PathBuf,
        preview: Option<Preview>,
    },
    Copied,
    Imported(Imported),
    NotExported(std::io::Error),
    NotImported(ArchiveFault),
    Table(Notice),
}

/// What is true of the files now: it is said as long as it is.
pub(super) struct Standing<'a> {
    pub(super) access: Access,
    pub(super) waiting: Option<Waiting<'a>>,
    /// Why the settings or the box are not saved.
    pub(super) unkept: Option<&'a Trouble>,
    /// The table one sits at.
    pub(super) at_table: Option<&'a Session>,
}

impl Standing<'_> {
    fn is_quiet(&self) -> bool {
        let noticed = self.at_table.is_some_and(|session| !session.view().notices.is_empty());
        self.access == Access::Writable && self.waiting.is_none() && self.unkept.is_none() && !noticed
    }

    fn paint(&self, ui: &mut Ui, cx: &Cx) {
        if self.access == Access::OtherProgram {
            standing(ui, cx, Tone::Warning, &cx.text("files-read-only"), &[]);
        }
        let send = |command| cx.send(Command::Files(command));
        if let Some(Waiting { count, why }) = &self.waiting {
            let said = say::waiting(cx.texts, why, *count).unwrap_or_default();
            let (first, command) = match why {
                Saved::Changed { .. } => ("files-decide", FileCommand::Ask),
                Saved::InMemory { .. } | Saved::OnDisk => ("files-save-now", FileCommand::Save),
            };
            match standing(ui, cx, Tone::Danger, &said, &[first, "files-save-elsewhere"]) {
                Some(0) => send(command),
                Some(_) => send(FileCommand::Elsewhere),
                None => {}
            }
        } else if let Access::Refused(trouble) = &self.access {
            let args = [("trouble", say::trouble(cx.texts, trouble).into())];
            standing(ui, cx, Tone::Warning, &cx.with("files-refused", args), &[]);
        } else if let Some(trouble) = self.unkept {
            let args = [("trouble", say::trouble(cx.texts, trouble).into())];
            let said = cx.with("files-settings-waiting", args);
            if standing(ui, cx, Tone::Danger, &said, &["files-save-now"]).is_some() {
                send(FileCommand::Save);
            }
        }
        if let Some(session) = self.at_table {
            notices_ui(ui, cx, session);
        }
    }
}

/// Paints what is true now above the page, and over the page what happened, the oldest first.
pub(super) fn banners_ui(ui: &mut Ui, cx: &Cx, standing: &Standing, banners: &[News]) {
    if !standing.is_quiet() {
        let frame = Frame::new().fill(cx.palette().page).inner_margin(Margin::same(size::GAP_SMALL as i8));
        Panel::top("standing").frame(frame).show(ui, |ui| standing.paint(ui, cx));
    }
    if banners.is_empty() {
        return;
    }
    floating(ui, "news", ui.available_rect_before_wrap().top(), |ui| {
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
        News::Copied => (Tone::Good, cx.text("window-copied")),
        News::Exported(files, to) => {
            (Tone::Good, cx.with("window-exported", [("files", (*files).into()), ("file", path(to))]))
        }
        News::Imported(imported) => (Tone::Good, imported_text(cx, imported)),
        News::LeftOut(files) => {
            let files: Vec<_> = files.iter().map(|file| file.display().to_string()).collect();
            (Tone::Warning, cx.with("files-left-out", [("files", cx.texts.list(&files).into())]))
        }
        News::NotExported(error) => {
            (Tone::Danger, cx.with("window-not-exported", [("reason", error.to_string().into())]))
        }
        News::Table(notice) => (Tone::Danger, describe::companion::notice(cx.texts, notice)),
        News::NotImported(fault) => (Tone::Danger, import_fault(cx, fault)),
    }
}

/// What came, what was here before, and what is not as one would expect; each a sentence.
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
        ArchiveFault::Unreadable(error) => {
            cx.with("window-not-imported", [("reason", error.to_string().into())])
        }
        ArchiveFault::NotAnArchive => cx.text("window-not-an-archive"),
        ArchiveFault::Foreign(file) => {
            cx.with("files-import-foreign", [("file", describe::quote(file).into())])
        }
        ArchiveFault::Newer(format) => cx.with("window-archive-newer", [("format", (*format).into())]),
        ArchiveFault::Waiting(count) => cx.with("files-import-waiting", [("count", (*count).into())]),
    }
}
