//! The window's part in a game that is played here.

use egui::{Context, Ui};

use super::App;
use crate::companion::Play as _;
use crate::companion::norenberc::Session;
use crate::game::Title as _;
use crate::i18n::describe::{Act, Acted, Describe, shown_names};
use crate::i18n::{Lang, Texts};
use crate::norenberc::Norenberc;
use crate::play::{asked, redo, shown, undo, undoable};
use crate::ui::playing::Playing;
use crate::ui::screens::play::{PlayCommand, play_ui};
use crate::ui::screens::replay::ReplayView;
use crate::ui::{Command, Cx, Place};

impl App {
    /// Applies what was asked of a game.
    pub(super) fn in_game(&mut self, ctx: &Context, command: PlayCommand) {
        if let PlayCommand::Begin(setup) = command {
            if let Ok(session) = self.library.begin(*setup) {
                self.sit_down(session);
            }
            return;
        }
        let (Some(playing), Some(session)) = (&mut self.playing, &mut self.session) else { return };
        match command {
            PlayCommand::Begin(_) => {}
            PlayCommand::Move(seat, action) => playing.make(ctx, session, seat, action),
            PlayCommand::RoundSeen => playing.view.round_seen(session),
            PlayCommand::Skip => playing.skip(),
        }
    }

    /// Goes through a game step by step.
    pub(super) fn go_through(&mut self, ctx: &Context, name: &str) {
        let Some(session) = self.look_into(name) else { return };
        // Of a game that was not followed from its start there is nothing to go through.
        if let Some(replay) = ReplayView::new(&session) {
            self.replay = Some(replay);
            self.apply(ctx, Command::Go(Place::Replay));
        }
        self.put_back(session);
    }

    /// Chance and bots move while their table is looked at.
    pub(super) fn play_on(&mut self, ctx: &Context) {
        if let (Place::Replay, Some(replay)) = (self.place(), &mut self.replay) {
            replay.think(ctx);
        }
        if self.place() != Place::Table {
            return;
        }
        let held = self.session.as_ref().is_some_and(|session| self.files.holds(session));
        if held {
            return;
        }
        if let (Some(playing), Some(session)) = (&mut self.playing, &mut self.session) {
            playing.advance(ctx, session, &self.settings);
        }
    }

    /// Whoever is asked is spoken to in their own language.
    pub(super) fn speak(&mut self) {
        let own = match (&self.session, &self.playing) {
            (Some(session), Some(playing)) if self.place() == Place::Table => playing.language(session),
            _ => None,
        };
        let spoken = self.own_language.as_ref().map(Texts::lang);
        if spoken != own {
            self.own_language = own.map(|lang| Texts::load(lang, &self.own_texts).0);
        }
    }

    /// Gives whoever is asked another language; false where they have none of their own.
    pub(super) fn speak_in(&mut self, lang: Lang) -> bool {
        let (Some(playing), Some(session)) = (&self.playing, &mut self.session) else { return false };
        playing.speak(session, lang)
    }

    /// Undo or redo in a game.
    pub(super) fn step_in_game(&mut self, back: bool) {
        let (Some(playing), Some(session)) = (&mut self.playing, &mut self.session) else { return };
        if let Err(refused) = playing.step(session, if back { undo } else { redo }) {
            playing.view.refused(refused);
        }
    }

    /// Puts away what is open over the table; false if nothing is.
    pub(super) fn close_at_table(&mut self) -> bool {
        if self.looking {
            return self.table.close_tried();
        }
        let Some(playing) = &mut self.playing else { return self.table.close() };
        if playing.view.close() {
            return true;
        }
        // In the middle of a move the way back is the one the question offers.
        let within = self
            .session
            .as_ref()
            .is_some_and(|session| asked(session).person.is_some() && in_a_move(session));
        if within {
            self.step_in_game(true);
        }
        within
    }

    /// Paints the open game, if it is played here.
    pub(super) fn game_ui(playing: Option<&mut Playing>, ui: &mut Ui, cx: &Cx, session: &Session) -> bool {
        let Some(playing) = playing else { return false };
        let (view, thinking) = playing.parts(session);
        play_ui(ui, cx, session, view, &thinking);
        true
    }
}

/// Whether part of a move is made, and the rest is asked for.
fn in_a_move(session: &Session) -> bool {
    session.view().play.referee().is_some_and(|referee| Norenberc::within(referee.state()))
}

/// What undo and redo would do in a game, in words that give nothing away.
pub(super) fn named_moves(cx: &Cx, session: &Session) -> [Option<Act>; 2] {
    let names = shown_names(cx.texts, session.view().people);
    let describe = Describe { texts: cx.texts, names: &names };
    let undo = undoable(session).and_then(|place| shown(session).get(place).copied());
    let redo = session.view().redo.is_some().then(|| Act::new(Acted::Thing, cx.text("play-redo")));
    [undo.map(|event| Act::new(Acted::Said, describe.say(&event))), redo]
}
