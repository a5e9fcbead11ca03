//! Drives an open game: chance and bots move by themselves, bots one by one at a readable speed. Runs between two
//! paints, enters what is ready, and never waits.

use egui::Context;

use crate::companion::{Entry as _, EntryResult, Played, Session, TableState as _};
use crate::game::{Actor, Event, Game, Seat};
use crate::i18n::Lang;
use crate::play::{BotMove, Dealer, Worker, bot_move, hint, steady_hint, to_move};
use crate::storage::Settings;
use crate::ui::screens::play::{AdviceOf, PlayView, Thinking, pace, viewer};
use crate::ui::screens::title::PlayScreens;

type HintQuestion<T> = (<T as Game>::Setup, <T as Game>::Observation);

pub(super) struct Driver<T: PlayScreens> {
    pub view: PlayView<T>,
    dealer: Dealer<T>,
    bot: Worker<BotMove<T>, T::Action>,
    hint: Worker<HintQuestion<T>, AdviceOf<T>>,
    /// Time when the last move was shown, in the window's seconds.
    shown: Option<f64>,
    /// True while bots move without delay, until a person is to move.
    skip: bool,
}

impl<T: PlayScreens> Driver<T> {
    pub fn new(session: &Session<T>) -> Self {
        Self {
            view: PlayView::new(session),
            dealer: Dealer::default(),
            bot: Worker::default(),
            hint: Worker::default(),
            shown: None,
            skip: false,
        }
    }

    /// Enters everything that needs no person.
    pub fn advance(&mut self, ctx: &Context, session: &mut Session<T>, settings: &Settings) {
        self.think(ctx, session);
        session.batch(|session| {
            while let Some((actor, action)) = self.next(ctx, session, settings) {
                if !self.enter(session, actor, action) {
                    return;
                }
                if let Actor::Seat(_) = actor {
                    self.shown = Some(ctx.input(|input| input.time));
                    ctx.request_repaint();
                }
            }
        });
    }

    /// Makes a person's moves, which belong together: all of them, up to the first that is not allowed.
    pub fn make(&mut self, ctx: &Context, session: &mut Session<T>, seat: Seat, actions: &[T::Action]) {
        let made = session.batch(|session| {
            actions.iter().take_while(|&&action| self.enter(session, Actor::Seat(seat), action)).count()
        });
        if made > 0 {
            self.view.moved(session);
            self.skip = false;
            self.shown = Some(ctx.input(|input| input.time));
        }
    }

    /// Skips the delays up to the next decision of a person.
    pub fn skip(&mut self) {
        self.skip = true;
    }

    fn enter(&mut self, session: &mut Session<T>, actor: Actor, action: T::Action) -> bool {
        let entered = session.enter(T::Entry::of_event(Event { actor, action }));
        if let Err(rejection) = entered {
            self.view.rejected(rejection);
        }
        entered.is_ok()
    }

    fn next(
        &mut self,
        ctx: &Context,
        session: &Session<T>,
        settings: &Settings,
    ) -> Option<(Actor, T::Action)> {
        let view = session.view();
        if view.read_only {
            return None;
        }
        let to_move = to_move(session);
        if to_move.chance {
            return self.dealer.draw(session).map(|action| (Actor::Nature, action));
        }
        if self.view.unseen(&view).is_some() {
            // A recap is looked at first.
            return None;
        }
        let (seat, level) = to_move.bot.or_else(|| {
            self.skip = false;
            None
        })?;
        let question = bot_move(session, seat, level)?;
        let wake = ctx.clone();
        let think = BotMove::think;
        let action = *self.bot.poll(&question, think, move || wake.request_repaint())?;
        let sealed = view.play.referee().is_some_and(|referee| T::is_sealed(referee.state()));
        let wait = if sealed || self.skip { 0.0 } else { pace(settings.bot_speed) };
        let now = ctx.input(|input| input.time);
        let left = self.shown.map_or(0.0, |shown| shown + wait - now);
        if left > 0.0 {
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(left));
            return None;
        }
        Some((Actor::Seat(seat), action))
    }

    /// Opens a hint that is equal on every machine, and there at once.
    pub fn open_steady_hint(&mut self, session: &Session<T>, playouts: u32) {
        if let Some(about) = hint_question(session) {
            let advice = steady_hint::<T>(&about.0, &about.1, playouts);
            self.hint = Worker::answered(about, advice);
            self.view.open_hint();
        }
    }

    fn think(&mut self, ctx: &Context, session: &Session<T>) {
        match self.view.wants_hint().then(|| hint_question(session)).flatten() {
            Some(about) => {
                let wake = ctx.clone();
                let work = |(setup, seen): &HintQuestion<T>, cancel: &_| hint::<T>(setup, seen, cancel);
                self.hint.poll(&about, work, move || wake.request_repaint());
            }
            None => self.hint.stop(),
        }
    }

    pub fn parts(&mut self, session: &Session<T>) -> (&mut PlayView<T>, Thinking<'_, T>) {
        let bot = to_move(session).bot.map(|(seat, _)| seat).filter(|_| self.bot.is_busy());
        (&mut self.view, Thinking { bot, hint: self.hint.answer() })
    }

    /// Undoes or redoes.
    ///
    /// # Errors
    /// If it is not allowed, or nothing can be written.
    pub fn step(
        &mut self,
        session: &mut Session<T>,
        step: fn(&mut Session<T>) -> EntryResult<T>,
    ) -> EntryResult<T> {
        step(session)?;
        self.bot.stop();
        self.view.moved(session);
        Ok(())
    }

    /// The seat whose person is addressed; a recap at a shared screen is for everybody.
    fn addressed(&self, session: &Session<T>) -> Option<Seat> {
        let shared = session.played()?.is_shared();
        viewer(session).filter(|_| !shared || self.view.unseen(&session.view()).is_none())
    }

    pub fn language(&self, session: &Session<T>) -> Option<Lang> {
        let seat = self.addressed(session)?;
        session.view().people.get(seat.index())?.language.as_deref().and_then(Lang::from_id)
    }

    pub fn speak(&self, session: &mut Session<T>, lang: Lang) -> bool {
        let Some(seat) = self.addressed(session) else { return false };
        let Some(mut person) = session.view().people.get(seat.index()).cloned() else { return false };
        let own = session.played().is_some_and(Played::is_shared) || person.language.is_some();
        if !own {
            return false;
        }
        person.language = Some(lang.id().to_owned());
        session.enter(T::Entry::of_person(seat, person)).is_ok()
    }
}

/// Everything a hint depends on: what the viewer sees, if it is their turn.
fn hint_question<T: PlayScreens>(session: &Session<T>) -> Option<HintQuestion<T>> {
    let seat = viewer(session)?;
    let referee = session.view().play.referee()?;
    let (setup, state) = (referee.setup(), referee.state());
    let due = referee.due().includes(Actor::Seat(seat));
    due.then(|| (setup.clone(), T::observe(setup, state, seat)))
}
