//! The window's part at a table: opening and leaving one, its result, and past games.

use egui::Context;

use super::App;
use crate::companion::AnyTable;
use crate::storage::journal::DiskError;
use crate::storage::write_beside;
use crate::ui::desk::{self, Desk};
use crate::ui::news::{News, Preview};
use crate::ui::picture::png;
use crate::ui::screens::past::PastPage;
use crate::ui::{Command, PastAction, Route, Sharing};

impl App {
    pub(super) fn at_table(&mut self, ctx: &Context) {
        let mut opened = None;
        for lobby in &mut self.lobbies {
            opened = lobby.logic(&self.library).or(opened);
        }
        self.save_own();
        if let Some(desk) = &mut self.desk {
            // An entry at the table answers no question about its file.
            if desk.logic(ctx) {
                self.files.put_off = false;
            }
            opened = desk.again(&self.library).or(opened);
        }
        if let Some(desk) = opened {
            self.sit_down(desk);
        }
    }

    pub(super) fn read_games(&mut self) {
        self.games = self.library.games_with(self.table());
        self.deleted = self.library.deleted();
        self.unreadable = self.library.unreadable();
    }

    pub(super) fn in_the_past(&mut self, ctx: &Context, action: PastAction) {
        let done: Result<(), DiskError> = match action {
            PastAction::Begin => {
                self.apply(ctx, Command::SetRoute(Route::Tables));
                Ok(())
            }
            PastAction::Open(name) => {
                self.resume(&name);
                self.look_at_result(&name);
                Ok(())
            }
            PastAction::ShowOpen => {
                self.past.page = PastPage::Open;
                self.apply(ctx, Command::SetRoute(Route::Past));
                Ok(())
            }
            PastAction::Replay(name) => {
                self.open_replay(ctx, &name);
                Ok(())
            }
            PastAction::Export(name) => {
                if let Some(desk) = self.look_into(&name) {
                    self.export_game(desk.as_ref());
                    self.put_back(desk);
                }
                Ok(())
            }
            PastAction::Delete(name) => self.delete(&name),
            PastAction::Restore(name) => self.library.restore(&name),
        };
        if let Err(disk_error) = done {
            self.banners.push(News::NotDone(disk_error));
        }
        self.read_games();
    }

    /// Writes the result in the format that `guildhall score` reads.
    pub(super) fn export_game(&mut self, desk: &dyn Desk) {
        let Some(text) = desk.score_sheet(&self.texts) else { return };
        self.write_export(desk.table().name(), "json", text.as_bytes(), None);
    }

    /// Writes a file to share and says where; a picture is shown there too.
    fn write_export(&mut self, name: &str, ending: &str, bytes: &[u8], preview: Option<Preview>) {
        let path = self.places.exports().join(format!("guildhall-{name}.{ending}"));
        let news = match write_beside(&path, bytes) {
            Ok(to) => News::Saved { to, preview },
            Err(error) => News::NotExported(DiskError::new(&path, &error)),
        };
        self.tell_shared(news);
    }

    /// Reports the outcome of sharing, in the place of earlier messages about it.
    pub(super) fn tell_shared(&mut self, news: News) {
        self.banners.retain(|news| {
            !matches!(news, News::Saving | News::Saved { .. } | News::Copied | News::NotExported(_))
        });
        self.banners.push(news);
    }

    pub(super) fn share(&mut self, ctx: &Context, sharing: Sharing) {
        let Some(desk) = &self.desk else { return };
        let name = desk.table().name().to_owned();
        match sharing {
            Sharing::Picture(langs) => {
                // It takes a while to draw, and nothing is painted meanwhile: the message about it is shown first.
                self.tell_shared(News::Saving);
                self.saving = Some((ctx.cumulative_frame_nr(), langs));
                ctx.request_repaint();
            }
            Sharing::CopyText(text) => {
                ctx.copy_text(text);
                self.tell_shared(News::Copied);
            }
            Sharing::Csv(text) => self.write_export(&name, "csv", text.as_bytes(), None),
            Sharing::Json(text) => self.write_export(&name, "json", text.as_bytes(), None),
            Sharing::BgStats => {
                let play = desk.play_file(&self.texts, &self.settings.location).unwrap_or_default();
                self.write_export(&name, "bgsplay", play.as_bytes(), None);
            }
        }
    }

    /// Draws and saves a requested picture once the message about it is shown: a frame may be painted several times, and in
    /// the first one news have no place yet.
    pub(super) fn save_picture(&mut self, ctx: &Context) {
        let now = ctx.cumulative_frame_nr();
        if let Some((_, langs)) = self.saving.take_if(|(pending, _)| *pending + 1 < now) {
            self.banners.retain(|news| !matches!(news, News::Saving));
            let drawn = self.desk.as_ref().map(|desk| (desk.table().name().to_owned(), desk.picture(&langs)));
            if let Some((name, picture)) = drawn {
                let bytes = picture.as_ref().map(png).unwrap_or_default();
                let preview = picture.map(|picture| Preview::new(ctx, &picture));
                self.write_export(&name, "png", &bytes, preview);
            }
        }
        if self.saving.is_some() {
            ctx.request_repaint();
        }
    }

    fn is_open(&self, name: &str) -> bool {
        self.table().is_some_and(|table| table.name() == name)
    }

    /// Continues a game: the open one if it is that one, else from the disk.
    pub(super) fn resume(&mut self, name: &str) {
        if self.is_open(name) {
            if let Some(mut desk) = self.desk.take() {
                desk.enter();
                self.sit_down(desk);
            }
            return;
        }
        match desk::open(&mut self.library, name) {
            Ok(desk) => self.sit_down(desk),
            Err(notice) => self.banners.push(News::Table(notice)),
        }
    }

    /// Shows the result of a game that was just opened from the list, to which “back” leads. Nothing can be changed there;
    /// a game without a result is continued.
    pub(super) fn look_at_result(&mut self, name: &str) {
        if !self.is_open(name) || !self.table().is_some_and(AnyTable::has_result) {
            return;
        }
        self.looking = true;
        self.settings.table = None;
        self.trail = vec![Route::Home, Route::Past, Route::Table];
    }

    /// Turns a past result into a table that can be corrected; “back” still leads to the list.
    pub(super) fn correct_result(&mut self) {
        let Some(desk) = &mut self.desk else { return };
        self.looking = false;
        self.settings.table = Some(desk.table().name().to_owned());
        desk.correct();
    }

    /// Takes a game for a moment; [`App::put_back`] returns it.
    pub(super) fn look_into(&mut self, name: &str) -> Option<Box<dyn Desk>> {
        if self.is_open(name) {
            return self.desk.take();
        }
        desk::open(&mut self.library, name).map_err(|notice| self.banners.push(News::Table(notice))).ok()
    }

    pub(super) fn put_back(&mut self, desk: Box<dyn Desk>) {
        let known = self.settings.table.as_deref() == Some(desk.table().name()) || self.looking;
        let open = known && self.desk.is_none();
        if open {
            self.desk = Some(desk);
        } else {
            self.library.leave(desk.into_table());
        }
    }

    /// Moves a game to the trash, and closes it if it is the open one.
    fn delete(&mut self, name: &str) -> Result<(), DiskError> {
        if self.is_open(name)
            && let Some(open) = self.desk.take()
        {
            self.library.leave(open.into_table());
            self.settings.table = None;
        }
        self.library.delete(name)
    }

    pub(super) fn sit_down(&mut self, desk: Box<dyn Desk>) {
        if let Some(left) = self.desk.take() {
            self.library.leave(left.into_table());
        }
        self.files.put_off = false;
        self.settings.table = Some(desk.table().name().to_owned());
        self.looking = false;
        let before = if desk.table().is_played() { Route::Play } else { Route::Tables };
        self.desk = Some(desk);
        for lobby in &mut self.lobbies {
            lobby.clear();
        }
        self.trail = vec![Route::Home, before, Route::Table];
        self.read_games();
    }
}
