//! The window's part in games that are played here or replayed.

use egui::Context;

use super::App;
use crate::i18n::{Lang, Texts};
use crate::ui::{Command, Route};

impl App {
    /// Opens a game in the replay.
    pub(super) fn open_replay(&mut self, ctx: &Context, name: &str) {
        let Some(desk) = self.look_into(name) else { return };
        // A game that was not tracked from its start has nothing to replay.
        if let Some(replay) = desk.replay() {
            self.replay = Some(replay);
            self.apply(ctx, Command::SetRoute(Route::Replay));
        }
        self.put_back(desk);
    }

    /// Lets chance and bots move while their table is shown.
    pub(super) fn play_on(&mut self, ctx: &Context) {
        if let (Route::Replay, Some(replay)) = (self.place(), &mut self.replay) {
            replay.think(ctx);
        }
        if self.place() != Route::Table {
            return;
        }
        if let Some(desk) = &mut self.desk
            && !self.files.holds(desk.table())
        {
            desk.advance(ctx, &self.settings);
        }
    }

    /// Switches to the own language of the player to move.
    pub(super) fn speak(&mut self) {
        let at_table = self.place() == Route::Table;
        let own = self.desk.as_ref().filter(|_| at_table).and_then(|desk| desk.language());
        let spoken = self.own_language.as_ref().map(Texts::lang);
        if spoken != own {
            self.own_language = own.map(|lang| Texts::load(lang, &self.own_texts).0);
        }
    }

    /// Sets the own language of the player to move; returns false if they have none.
    pub(super) fn speak_in(&mut self, lang: Lang) -> bool {
        self.desk.as_mut().is_some_and(|desk| desk.speak_in(lang))
    }

    /// Closes whatever is open over the table; returns false if nothing is.
    pub(super) fn close_at_table(&mut self) -> bool {
        let looking = self.looking;
        let close = |desk: &mut Box<dyn crate::ui::desk::Desk>| {
            if looking { desk.close_tried() } else { desk.close() }
        };
        self.desk.as_mut().is_some_and(close)
    }
}
