//! The window's part in saving: writes that failed are kept, tried again and asked about.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::{Context, ViewportCommand};
use same_file::is_same_file;

use super::App;
use crate::companion::{AnyTable, Library};
use crate::storage::journal::{Access, DiskError, Resolution, Saved};
use crate::storage::{ArchiveError, free_name, kept_name, read_file, replace_and_keep, replace_file};
use crate::ui::desk;
use crate::ui::news::News;
use crate::ui::screens::files::{ExistingFile, Rescued, Waiting};
use crate::ui::{FileCommand, Route};

/// Seconds before a disk that has just failed is tried again.
const PATIENCE: f64 = 2.0;

impl App {
    pub(super) fn with_files(&mut self, ctx: &Context, command: FileCommand) {
        match command {
            FileCommand::Save => self.save_all(),
            FileCommand::Settle(keep) => self.settle(keep),
            FileCommand::TakeLonger => {
                if let Some(desk) = &mut self.desk {
                    desk.table_mut().take_longer();
                    desk.refresh();
                }
            }
            FileCommand::LeaveLonger => {
                let left = self.desk.as_mut().map(|desk| desk.table_mut().leave_longer());
                if let Some(Err(disk_error)) = left {
                    self.show_disk_error(&disk_error);
                }
            }
            FileCommand::GoOn => {
                self.files.going_on = self.table().map(|table| table.name().to_owned());
            }
            FileCommand::Leave => self.go_home(),
            FileCommand::Ask => {
                self.files.put_off = false;
                self.go_to_changed();
            }
            FileCommand::PutOff => self.files.put_off = true,
            FileCommand::Elsewhere => self.files.elsewhere = true,
            FileCommand::Rescue(path) => self.rescue(path),
            FileCommand::Replace => {
                if let Some(taken) = self.files.taken.take() {
                    self.write_archive(taken.path, true);
                }
            }
            FileCommand::Beside => {
                if let Some(taken) = self.files.taken.take() {
                    // It may have been taken meanwhile.
                    self.export_all(&taken.beside);
                }
            }
            FileCommand::Close => {
                self.files.closing = false;
                self.leaving = true;
                ctx.send_viewport_cmd(ViewportCommand::Close);
            }
            FileCommand::Stay => {
                (self.files.closing, self.files.elsewhere, self.files.rescued) = (false, false, None);
                self.files.taken = None;
            }
            FileCommand::Aside(truth) => self.files.aside = truth,
            FileCommand::Dismiss(notice) => {
                if let Some(desk) = &mut self.desk {
                    desk.table_mut().dismiss(notice);
                }
            }
        }
    }

    fn settle(&mut self, keep: Resolution) {
        let Some(desk) = &mut self.desk else { return };
        match desk.table_mut().settle(&self.library, keep) {
            Ok(()) => {
                self.settings.table = Some(desk.table().name().to_owned());
                desk.refresh();
                self.read_games();
            }
            Err(disk_error) => self.show_disk_error(&disk_error),
        }
    }

    /// Opens a table whose file was changed by others, if the open one is not such a table.
    fn go_to_changed(&mut self) {
        let is_changed = |table: &dyn AnyTable| matches!(table.saved(), Saved::Changed { .. });
        if !self.table().is_some_and(is_changed) {
            let parked = self.library.unsaved().find(|table| is_changed(*table));
            let Some(name) = parked.map(|table| table.name().to_owned()) else { return };
            if let Ok(desk) = desk::open(&mut self.library, &name) {
                self.sit_down(desk);
            }
        }
        if self.place() != Route::Table {
            self.trail.push(Route::Table);
        }
    }

    fn show_disk_error(&mut self, disk_error: &DiskError) {
        self.banners.push(News::NotDone(disk_error.clone()));
    }

    pub(super) fn waiting(&self) -> Option<Waiting<'_>> {
        waiting(&self.library, self.table())
    }

    pub(super) fn is_read_only(&self) -> bool {
        self.library.access() == Access::OtherProgram
    }

    /// Tries to write everything that is not on the disk yet.
    pub(super) fn save_all(&mut self) {
        if let Some(desk) = &mut self.desk
            && desk.table().waiting() > 0
        {
            desk.table_mut().save();
        }
        self.library.save();
        if self.unsaved.is_some() {
            self.save_settings();
            self.save_own_again();
        }
    }

    /// Retries whatever has failed: writing, and getting access to the folder.
    pub(super) fn keep_trying(&mut self, ctx: &Context) {
        let refused = self.library.access() != Access::Writable;
        if self.waiting().is_none() && self.unsaved.is_none() && !refused {
            self.next_try = None;
            return;
        }
        let now = ctx.input(|input| input.time);
        let due = *self.next_try.get_or_insert(now + PATIENCE);
        if now >= due {
            self.next_try = Some(now + PATIENCE);
            let was_read_only = self.is_read_only();
            self.save_all();
            if refused && self.library.retry() == Access::Writable && was_read_only {
                self.take_over(ctx);
            }
        }
        ctx.request_repaint_after(Duration::from_secs_f64(PATIENCE));
    }

    /// The other program is closed: reads what it wrote, and from now on this one writes.
    fn take_over(&mut self, ctx: &Context) {
        self.read_again(ctx);
        self.reopen();
    }

    /// Reads the open table from the disk again.
    pub(super) fn reopen(&mut self) {
        let Some(desk) = self.desk.take() else { return };
        let name = desk.table().name().to_owned();
        self.library.leave(desk.into_table());
        match desk::open(&mut self.library, &name) {
            Ok(desk) => self.desk = Some(desk),
            Err(notice) => {
                self.banners.push(News::Table(notice));
                if self.place() == Route::Table {
                    self.go_home();
                }
            }
        }
    }

    pub(super) fn go_home(&mut self) {
        self.trail = vec![Route::Home];
        self.save_all();
        self.read_games();
    }

    /// Delays closing until everything is on the disk, or the user has agreed to lose it.
    pub(super) fn confirm_unsaved(&mut self, ctx: &Context) {
        self.closes = false;
        if self.leaving || !ctx.input(|input| input.viewport().close_requested()) {
            return;
        }
        self.save_all();
        let safe = matches!(self.files.rescued, Some(Rescued::To(_)));
        if self.waiting().is_some() && !(safe && self.files.closing) {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.files.closing = true;
        } else {
            self.closes = true;
        }
    }

    /// Closes the window as requested, once no question is left.
    pub(super) fn close_when_safe(&mut self, ctx: &Context) {
        if self.waiting().is_some() || !(self.files.closing || self.files.elsewhere) {
            return;
        }
        self.files.elsewhere = false;
        if std::mem::take(&mut self.files.closing) {
            self.leaving = true;
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
    }

    /// Exports everything to a file. Asks before it replaces one.
    pub(super) fn export_all(&mut self, path: &Path) {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        if path.is_file() {
            let opened = self.opened.as_ref().is_some_and(|it| is_same_file(it, &path).unwrap_or(false));
            let (beside, kept) = (free_name(&path), kept_name(&path));
            self.files.taken = Some(ExistingFile { path, opened, beside, kept });
        } else if let Ok(there) = path.symlink_metadata() {
            // What is no file cannot be kept beside the export, so it is left alone.
            let kind = if there.is_dir() { ErrorKind::IsADirectory } else { ErrorKind::InvalidInput };
            self.banners.push(News::NotExported(DiskError { path, kind }));
        } else {
            self.write_archive(path, false);
        }
    }

    fn write_archive(&mut self, path: PathBuf, replace: bool) {
        let written = self.library.pack(Some(&path)).and_then(|packed| {
            let kept = if replace {
                Some(replace_and_keep(&path, &packed.bytes)?)
            } else {
                replace_file(&path, &packed.bytes).map(|()| None)?
            };
            Ok((packed, kept))
        });
        match written {
            Ok((packed, kept)) => {
                self.banners.push(News::Exported { files: packed.files, to: path, kept });
                if !packed.left_out.is_empty() {
                    self.banners.push(News::LeftOut(packed.left_out));
                }
            }
            Err(error) => self.banners.push(News::NotExported(DiskError::new(&path, &error))),
        }
    }

    pub(super) fn import_all(&mut self, ctx: &Context, path: &Path) {
        self.save_all();
        let imported = match self.waiting() {
            Some(waiting) => Err(ArchiveError::Waiting(waiting.count)),
            None => read_file(path)
                .map_err(|error| ArchiveError::Disk(DiskError::new(path, &error)))
                .and_then(|archive| self.library.import(&archive)),
        };
        match imported {
            Ok(imported) => {
                self.read_again(ctx);
                self.reopen();
                self.banners.push(News::Imported(imported));
            }
            Err(error) => self.banners.push(News::NotImported(error)),
        }
    }
}

pub(super) fn waiting<'a>(library: &'a Library, open: Option<&'a dyn AnyTable>) -> Option<Waiting<'a>> {
    let all: Vec<_> = library.unsaved().chain(open).filter(|session| session.waiting() > 0).collect();
    let changed = |session: &&&dyn AnyTable| matches!(session.saved(), Saved::Changed { .. });
    let first = all.iter().find(changed).or(all.first())?;
    Some(Waiting { count: all.iter().map(|session| session.waiting()).sum(), why: first.saved() })
}
