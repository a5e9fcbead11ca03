//! A game played in the program: chance and bots move by themselves, people when it is their turn.

use std::cell::{Cell, RefCell};

use egui::{Context, Ui};
use image::RgbaImage;

use super::driver::Driver;
use super::{Desk, DeskPlay, DeskResult, ReplayScreen, result, title_id};
use crate::companion::{AnyTable, Library, Session, TableState as _};
use crate::i18n::describe::{ActText, Acted, Describe, shown_names};
use crate::i18n::{Lang, Texts};
use crate::play::{redo, shown, to_move, undo, undoable};
use crate::storage::Settings;
use crate::titles::TitleId;
use crate::ui::Cx;
use crate::ui::screens::play::{PlayCommand, dealt_anew, play_ui};
use crate::ui::screens::replay::ReplayView;
use crate::ui::screens::screenshot::OpenedIn;
use crate::ui::screens::table::result_ui;
use crate::ui::screens::title::PlayScreens;

pub(in crate::ui) struct AtGame<T: PlayScreens> {
    session: Session<T>,
    driver: Driver<T>,
    queue: RefCell<Vec<PlayCommand<T>>>,
    /// True if the same seats are to be dealt anew.
    again: bool,
    /// The session's version and where undo would go back to: a cache, because the header asks in every frame.
    undoable: Cell<Option<(usize, Option<usize>)>>,
}

impl<T: PlayScreens> AtGame<T> {
    pub(super) fn new(session: Session<T>) -> Self {
        let driver = Driver::new(&session);
        Self { session, driver, queue: RefCell::default(), again: false, undoable: Cell::default() }
    }

    /// A game with something open.
    pub(super) fn with_open(mut self, open: OpenedIn<T::Choice>) -> Self {
        match open {
            OpenedIn::Choice(choice) => self.driver.view.choose(choice),
            OpenedIn::Hint { playouts } => self.driver.open_steady_hint(&self.session, playouts),
            OpenedIn::Result => self.driver.view.recap_seen(&self.session),
        }
        self
    }
}

impl<T: PlayScreens> Desk for AtGame<T> {
    fn title(&self) -> TitleId {
        title_id::<T>()
    }

    fn table(&self) -> &dyn AnyTable {
        &self.session
    }

    fn table_mut(&mut self) -> &mut dyn AnyTable {
        &mut self.session
    }

    fn into_table(self: Box<Self>) -> Box<dyn AnyTable> {
        Box::new(self.session)
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx) {
        let (view, thinking) = self.driver.parts(&self.session);
        play_ui(ui, cx, &self.session, view, &thinking, &self.queue);
    }

    fn logic(&mut self, ctx: &Context) -> bool {
        let commands = std::mem::take(self.queue.get_mut());
        for command in &commands {
            match command {
                PlayCommand::Again => self.again = true,
                PlayCommand::Moves(seat, actions) => {
                    self.driver.make(ctx, &mut self.session, *seat, actions);
                }
                PlayCommand::RecapSeen => self.driver.view.recap_seen(&self.session),
                PlayCommand::Skip => self.driver.skip(),
            }
        }
        commands.iter().any(|command| matches!(command, PlayCommand::Moves(..)))
    }

    fn has_commands(&self) -> bool {
        !self.queue.borrow().is_empty()
    }

    fn undo_redo(&mut self, back: bool) {
        let stepped = self.driver.step(&mut self.session, if back { undo } else { redo });
        if let Err(rejection) = stepped {
            self.driver.view.rejected(rejection);
        }
    }

    fn undo_redo_texts(&self, cx: &Cx) -> [Option<ActText>; 2] {
        let names = shown_names(cx.texts, self.session.view().people);
        let describe = Describe { texts: cx.texts, names: &names };
        // In words that give nothing away.
        let version = self.session.version();
        let known = self.undoable.get().filter(|(known, _)| *known == version);
        let (_, place) = known.unwrap_or_else(|| (version, undoable(&self.session)));
        self.undoable.set(Some((version, place)));
        let undo = place.and_then(|place| shown(&self.session).get(place).copied());
        let redo = self.session.view().redo.is_some();
        let redo = redo.then(|| ActText::new(Acted::Thing, cx.text("play-redo")));
        [undo.map(|event| ActText::new(Acted::Sentence, describe.say(&event))), redo]
    }

    fn close(&mut self) -> bool {
        if self.driver.view.close() {
            return true;
        }
        // In the middle of a move the way back is the one the question offers.
        let referee = self.session.view().play.referee();
        let within = referee.is_some_and(|referee| T::is_mid_move(referee.state()));
        let within = within && to_move(&self.session).person.is_some();
        if within {
            self.undo_redo(true);
        }
        within
    }

    fn enter(&mut self) {
        self.refresh();
    }

    fn refresh(&mut self) {
        self.driver = Driver::new(&self.session);
    }

    fn replay(&self) -> Option<Box<dyn ReplayScreen>> {
        Some(Box::new(ReplayView::new(&self.session)?))
    }
}

impl<T: PlayScreens> DeskResult for AtGame<T> {
    fn result_ui(&mut self, ui: &mut Ui, cx: &Cx) {
        result_ui(ui, cx, &self.session, self.driver.view.score());
    }

    fn close_tried(&mut self) -> bool {
        self.driver.view.score().close()
    }

    fn score_sheet(&self, texts: &Texts) -> Option<String> {
        result::score_sheet(&self.session, texts)
    }

    fn picture(&self, langs: &[Lang]) -> Option<RgbaImage> {
        result::picture(&self.session, langs)
    }

    fn play_file(&self, texts: &Texts, location: &str) -> Option<String> {
        result::play_file(&self.session, texts, location)
    }
}

impl<T: PlayScreens> DeskPlay for AtGame<T> {
    fn advance(&mut self, ctx: &Context, settings: &Settings) {
        self.driver.advance(ctx, &mut self.session, settings);
    }

    fn language(&self) -> Option<Lang> {
        self.driver.language(&self.session)
    }

    fn speak_in(&mut self, lang: Lang) -> bool {
        self.driver.speak(&mut self.session, lang)
    }

    fn again(&mut self, library: &Library) -> Option<Box<dyn Desk>> {
        if !std::mem::take(&mut self.again) {
            return None;
        }
        let session = library.begin(dealt_anew(self.session.setup())).ok()?;
        Some(Box::new(Self::new(session)))
    }
}
