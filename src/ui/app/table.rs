//! The window's part at a table: what is asked of it, of its result, and of the games of the past.

use crate::companion::Parked;
use egui::Context;

use super::App;
use crate::companion::norenberc::score_sheet;
use crate::companion::norenberc::{Fault, Refused, Session};
use crate::i18n::describe::{Act, Describe, shown_names, whole_names};
use crate::storage::journal::Trouble;
use crate::storage::replace_file;
use crate::ui::news::{News, Preview};
use crate::ui::playing::Playing;
use crate::ui::screens::past::{PastAction, PastPage};
use crate::ui::screens::play::NewGameView;
use crate::ui::screens::score::ScoreAction;
use crate::ui::screens::table::{Part, StartView, TableCommand, TableView};
use crate::ui::share::{self, Shared};
use crate::ui::{Command, Cx, Place};

impl App {
    pub(super) fn at_table(&mut self, ctx: &Context, command: TableCommand) {
        match command {
            TableCommand::Begin(setup) => {
                if let Ok(session) = self.library.begin(*setup) {
                    self.sit_down(session);
                }
            }
            TableCommand::Resume(name) => self.resume(&name),
            TableCommand::Enter(ref entry) => self.act(&command, |session| session.answer(entry.clone())),
            TableCommand::EnterInstead(ref entry) => {
                self.act(&command, |session| session.enter_instead(entry.clone()));
            }
            TableCommand::StepDone(guild) => {
                if let Some(session) = &mut self.session {
                    session.step_done(guild);
                }
            }
            TableCommand::AnswerFavorite(round, guild, seat) => {
                self.act(&command, |session| session.answer_favorite(round, guild, seat));
            }
            TableCommand::Amend(id, ref entry) => {
                self.act(&command, |session| session.amend(id, entry.clone()));
            }
            TableCommand::Insert(id, ref entry) => {
                self.act(&command, |session| session.insert(id, entry.clone()));
            }
            TableCommand::Remove(id) => self.act(&command, |session| session.remove(id)),
            TableCommand::Rule(ref fact) => {
                self.act(&command, |session| session.override_fact(fact.clone()));
            }
            TableCommand::AcceptTile { tile, instead, ref then } => {
                let Some(session) = &mut self.session else { return };
                // The form that waits for it stays open until what it says is taken.
                match session.accept_tile(tile, instead) {
                    Ok(()) => {
                        self.table.dismiss();
                        self.at_table(ctx, (**then).clone());
                    }
                    Err(refused) => self.table.refused(refused, None),
                }
            }
            TableCommand::Dismiss => self.table.dismiss(),
            TableCommand::CloseChanges => {
                if let Some(session) = &mut self.session {
                    session.close_changes();
                }
            }
            TableCommand::ReopenChanges => {
                if let Some(session) = &mut self.session {
                    session.reopen_changes();
                }
            }
            TableCommand::Show(part) => self.table.show(part),
            TableCommand::Score(action) => self.share(ctx, action),
            TableCommand::Correct => self.correct_result(),
        }
    }

    /// Looks through the folder of games again.
    pub(super) fn read_games(&mut self) {
        self.games = self.library.games_with(self.session.as_ref().map(|session| session as &dyn Parked));
        self.deleted = self.library.deleted();
        self.unreadable = self.library.unreadable();
    }

    pub(super) fn in_the_past(&mut self, ctx: &Context, action: PastAction) {
        let done: Result<(), Trouble> = match action {
            PastAction::Begin => {
                self.apply(ctx, Command::Go(Place::Tables));
                Ok(())
            }
            PastAction::Open(name) => {
                self.resume(&name);
                self.look_at_result(&name);
                Ok(())
            }
            PastAction::ShowOpen => {
                self.past.page = PastPage::Open;
                self.apply(ctx, Command::Go(Place::Past));
                Ok(())
            }
            PastAction::Replay(name) => {
                self.go_through(ctx, &name);
                Ok(())
            }
            PastAction::Export(name) => {
                if let Some(session) = self.look_into(&name) {
                    self.export_game(&session);
                    self.put_back(session);
                }
                Ok(())
            }
            PastAction::Delete(name) => self.delete(&name),
            PastAction::Restore(name) => self.library.restore(&name),
        };
        if let Err(trouble) = done {
            self.banners.push(News::NotDone(trouble));
        }
        self.read_games();
    }

    /// The result of a game as `guildhall score` reads it.
    pub(super) fn export_game(&mut self, session: &Session) {
        let view = session.view();
        let Some(text) = score_sheet(&whole_names(&self.texts, view.people), view.sheets) else { return };
        self.write_export(session.name(), "json", text.as_bytes(), None);
    }

    /// Writes something to share and says where; a picture is shown there too.
    fn write_export(&mut self, name: &str, ending: &str, bytes: &[u8], preview: Option<Preview>) {
        let path = self.places.exports().join(format!("guildhall-{name}.{ending}"));
        let news = match replace_file(&path, bytes) {
            Ok(()) => News::Saved { to: path, preview },
            Err(error) => News::NotExported(error),
        };
        self.tell_shared(news);
    }

    /// Says what became of sharing; what was said before about it is old.
    pub(super) fn tell_shared(&mut self, news: News) {
        self.banners.retain(|news| {
            !matches!(news, News::Saving | News::Saved { .. } | News::Copied | News::NotExported(_))
        });
        self.banners.push(news);
    }

    /// What somebody asked for under a final score.
    pub(super) fn share(&mut self, ctx: &Context, action: ScoreAction) {
        if matches!(action, ScoreAction::Picture(_)) {
            // It takes a while to draw, and nothing is painted meanwhile: that it is on its way is seen first.
            self.tell_shared(News::Saving);
            self.saving = Some((ctx.cumulative_frame_nr(), action));
            ctx.request_repaint();
        } else {
            self.share_now(ctx, action);
        }
    }

    /// Draws and saves a picture that was asked for, once that has been said: a frame may be painted several times, and
    /// in the first one news have no place yet.
    pub(super) fn save_picture(&mut self, ctx: &Context) {
        let now = ctx.cumulative_frame_nr();
        if let Some((_, action)) = self.saving.take_if(|(asked, _)| *asked + 1 < now) {
            self.banners.retain(|news| !matches!(news, News::Saving));
            self.share_now(ctx, action);
        }
        if self.saving.is_some() {
            ctx.request_repaint();
        }
    }

    fn share_now(&mut self, ctx: &Context, action: ScoreAction) {
        let Some(session) = &mut self.session else { return };
        match share::shared(session, &self.texts, &self.settings.location, action) {
            Shared::Kept => self.table.taken(),
            Shared::Refused(refused) => self.table.refused(refused, None),
            Shared::Text(text) => {
                ctx.copy_text(text);
                self.tell_shared(News::Copied);
            }
            Shared::File { ending, bytes, picture } => {
                let name = session.name().to_owned();
                let preview = picture.map(|picture| Preview::new(ctx, &picture));
                self.write_export(&name, ending, &bytes, preview);
            }
        }
    }

    /// Goes on with a game: the open one where it is that one, else from the disk.
    fn resume(&mut self, name: &str) {
        if self.session.as_ref().is_some_and(|session| session.name() == name) {
            if let Some(session) = self.session.take() {
                self.sit_down(session);
            }
            return;
        }
        match self.library.resume(name) {
            Ok(session) => self.sit_down(session),
            Err(notice) => self.banners.push(News::Table(notice)),
        }
    }

    /// Shows the result of a game that was just opened from the list, and the list is the way back. Nothing can be changed
    /// there; a game without a result is gone on with.
    fn look_at_result(&mut self, name: &str) {
        let Some(session) = self.session.as_ref().filter(|session| session.name() == name) else { return };
        if !matches!(session.view().score, Some(Ok(_))) {
            return;
        }
        self.looking = true;
        self.settings.table = None;
        self.trail = vec![Place::Home, Place::Past, Place::Table];
    }

    /// A result of the past becomes a table again, which can be corrected; the list stays the way back.
    fn correct_result(&mut self) {
        let Some(session) = &self.session else { return };
        self.looking = false;
        self.settings.table = Some(session.name().to_owned());
        self.table.show(Part::Now);
    }

    /// A game for a moment; [`App::put_back`] takes it again.
    pub(super) fn look_into(&mut self, name: &str) -> Option<Session> {
        if let Some(open) = self.session.take_if(|session| session.name() == name) {
            return Some(open);
        }
        self.library.resume(name).map_err(|notice| self.banners.push(News::Table(notice))).ok()
    }

    pub(super) fn put_back(&mut self, session: Session) {
        let known = self.settings.table.as_deref() == Some(session.name()) || self.looking;
        let open = known && self.session.is_none();
        if open {
            self.session = Some(session);
        } else {
            self.library.leave(session);
        }
    }

    /// Into the bin with a game. Where it is the open one, that table is gone.
    fn delete(&mut self, name: &str) -> Result<(), Trouble> {
        if let Some(open) = self.session.take_if(|session| session.name() == name) {
            self.library.leave(open);
            self.playing = None;
            self.settings.table = None;
        }
        self.library.delete(name)
    }

    pub(super) fn sit_down(&mut self, session: Session) {
        if let Some(left) = self.session.take() {
            self.library.leave(left);
        }
        self.files.put_off = false;
        self.settings.table = Some(session.name().to_owned());
        self.looking = false;
        self.playing = session.played().map(|_| Playing::new(&session));
        let before = if self.playing.is_some() { Place::Play } else { Place::Tables };
        self.session = Some(session);
        self.table = TableView::default();
        self.start = StartView::default();
        self.new_game = NewGameView::default();
        self.trail = vec![Place::Home, before, Place::Table];
        self.read_games();
    }

    /// Does something at the table. What needs a tile that the box should not hold waits for an answer.
    pub(super) fn act(
        &mut self,
        asked: &TableCommand,
        act: impl FnOnce(&mut Session) -> Result<(), Refused>,
    ) {
        let Some(session) = &mut self.session else { return };
        self.files.put_off = false;
        match act(session) {
            Ok(()) => self.table.taken(),
            Err(refused @ Refused::Title(Fault::BeyondBox { .. })) => {
                self.table.refused(refused, Some(asked.clone()));
            }
            Err(refused) => self.table.refused(refused, None),
        }
    }
}

/// What undo and redo would do at a table, in words.
pub(super) fn named_acts(cx: &Cx, session: &Session) -> [Option<Act>; 2] {
    let view = session.view();
    let names = shown_names(cx.texts, view.people);
    let describe = Describe { texts: cx.texts, names: &names };
    [view.undo, view.redo].map(|act| act.map(|act| describe.act(act)))
}
