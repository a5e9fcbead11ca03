//! A file that was opened with the program: shown where that makes sense, with the checks of the commands.

use std::path::Path;

use egui::Context;

use super::App;
use crate::storage::journal::DiskError;
use crate::storage::{FileKind, kind_of, lines, read_file, title_of};
use crate::titles::TitleId;
use crate::ui::desk;
use crate::ui::news::{News, NotOpened};
use crate::ui::{Command, Route};

impl App {
    pub(super) fn open_file(&mut self, ctx: &Context, path: &Path) {
        if let Err(error) = self.try_open(ctx, path) {
            self.banners.push(News::NotOpened(path.to_owned(), error));
        }
    }

    fn try_open(&mut self, ctx: &Context, path: &Path) -> Result<(), NotOpened> {
        let bytes = read_file(path).map_err(|error| NotOpened::Disk(DiskError::new(path, &error)))?;
        self.opened = Some(path.to_owned());
        match kind_of(&bytes) {
            FileKind::Archive => {
                self.settings_view.archive = path.display().to_string();
                self.settings_view.shows_archive = true;
                self.banners.push(News::ToImport);
                self.apply(ctx, Command::SetRoute(Route::Settings));
                Ok(())
            }
            FileKind::Record => self.open_record(ctx, &bytes),
            FileKind::Journal => self.open_journal(path),
            FileKind::Sheet => self.open_sheet(&bytes),
        }
    }

    /// Opens the first of the recorded games in the replay.
    fn open_record(&mut self, ctx: &Context, bytes: &[u8]) -> Result<(), NotOpened> {
        let games = lines(bytes).count();
        let Some((number, line)) = lines(bytes).next() else { return Err(NotOpened::NotShown) };
        let title = title_of(line).unwrap_or(TitleId::DEFAULT);
        let opened = desk::open_record(title, line).ok_or(NotOpened::NotShown)?;
        let (replay, left_out) = opened.map_err(|error| NotOpened::Input(error.in_line(number)))?;
        if games > 1 || left_out > 0 {
            self.banners.push(News::RecordFormat { games, left_out });
        }
        self.replay = Some(replay);
        self.apply(ctx, Command::SetRoute(Route::Replay));
        Ok(())
    }

    /// A journal of the own folder is a game to continue. That of another folder has its copies and its lock there.
    fn open_journal(&mut self, path: &Path) -> Result<(), NotOpened> {
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        let own = self.games.iter().any(|game| game.name == name);
        let here = |path: &Path| path.parent().and_then(|folder| folder.canonicalize().ok());
        if !own || here(path) != self.places.data().join("games").canonicalize().ok() {
            return Err(NotOpened::Journal);
        }
        let name = name.to_owned();
        self.resume(&name);
        self.look_at_result(&name);
        Ok(())
    }

    /// Saves the result of a sheet as a game like any other, and shows it.
    fn open_sheet(&mut self, bytes: &[u8]) -> Result<(), NotOpened> {
        let title = title_of(bytes).unwrap_or(TitleId::DEFAULT);
        let lobby = self.lobbies.iter().find(|lobby| lobby.title() == title).ok_or(NotOpened::NotShown)?;
        let (desk, new) = lobby.open_sheet(&mut self.library, &self.games, bytes)?;
        let name = desk.table().name().to_owned();
        self.sit_down(desk);
        self.look_at_result(&name);
        if new {
            self.banners.push(News::SheetKept);
        }
        Ok(())
    }
}
