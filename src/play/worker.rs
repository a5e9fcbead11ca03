//! Background thinking. A question is polled again and again, and has its answer some time later; when the question
//! changes, the old job is cancelled at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::replay::Moment;
use super::to_move::game;
use crate::bots::search::Budget;
use crate::bots::{self, Advice, BotKind, Level, Opponent};
use crate::companion::{Session, TrackedTitle};
use crate::game::{Seat, Title};

/// A computation on a thread of its own, restarted when its question changes.
#[derive(Debug)]
pub(crate) struct Worker<K, T> {
    now: Option<Job<K, T>>,
}

#[derive(Debug)]
struct Job<K, T> {
    about: K,
    cancel: Arc<AtomicBool>,
    receiver: Receiver<T>,
    answer: Option<T>,
}

impl<K, T> Default for Worker<K, T> {
    fn default() -> Self {
        Self { now: None }
    }
}

impl<K, T> Drop for Worker<K, T> {
    fn drop(&mut self) {
        self.stop();
    }
}

impl<K, T> Worker<K, T> {
    /// Cancels the job: nobody wants the answer any more.
    pub fn stop(&mut self) {
        if let Some(job) = self.now.take() {
            job.cancel.store(true, Ordering::Relaxed);
        }
    }

    /// A job that is done: the question will not be thought about.
    pub(crate) fn answered(about: K, answer: T) -> Self {
        let (_, receiver) = channel();
        Self { now: Some(Job { about, cancel: Arc::default(), receiver, answer: Some(answer) }) }
    }

    pub fn answer(&self) -> Option<&T> {
        self.now.as_ref()?.answer.as_ref()
    }

    pub(crate) fn is_busy(&self) -> bool {
        self.now.as_ref().is_some_and(|job| job.answer.is_none())
    }
}

impl<K: PartialEq + Clone + Send + 'static, T: Send + 'static> Worker<K, T> {
    /// The answer, if it is there already. The first call about a new question starts the job; `wake` is called when
    /// the answer is there.
    pub(crate) fn poll(
        &mut self,
        about: &K,
        work: impl FnOnce(&K, &Arc<AtomicBool>) -> T + Send + 'static,
        wake: impl FnOnce() + Send + 'static,
    ) -> Option<&T> {
        if self.now.as_ref().is_none_or(|job| job.about != *about) {
            self.stop();
            let (sender, receiver) = channel();
            let cancel = Arc::new(AtomicBool::new(false));
            let (flag, question) = (Arc::clone(&cancel), about.clone());
            thread::spawn(move || {
                // Nobody listens any more where the question has changed: then the answer is of no use.
                if sender.send(work(&question, &flag)).is_ok() {
                    wake();
                }
            });
            self.now = Some(Job { about: about.clone(), cancel, receiver, answer: None });
        }
        let job = self.now.as_mut()?;
        if job.answer.is_none() {
            match job.receiver.try_recv() {
                Ok(answer) => job.answer = Some(answer),
                Err(TryRecvError::Empty) => {}
                // It was stopped by a fault: the next call thinks again.
                Err(TryRecvError::Disconnected) => {
                    self.now = None;
                    return None;
                }
            }
        }
        self.answer()
    }
}

/// The question to a bot: everything its move depends on, and nothing else.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct BotMove<T: Title> {
    setup: T::Setup,
    seen: T::Observation,
    pub seat: Seat,
    level: Level,
    seed: u64,
}

impl<T: Opponent> BotMove<T> {
    /// Thinks as long as the level may, up to a number of playouts after which nothing changes any more.
    pub fn think(&self, cancel: &Arc<AtomicBool>) -> T::Action {
        let thinking = T::thinking(self.level);
        let budget = budget(thinking.time, cancel).at_most(thinking.iterations.saturating_mul(4));
        T::bot(BotKind::Level(self.level)).decide(&self.setup, &self.seen, &budget, self.seed).action
    }
}

/// The question to the bot that is to move. Simultaneous choices of others do not change it.
pub(crate) fn bot_move<T: TrackedTitle>(
    session: &Session<T>,
    seat: Seat,
    level: Level,
) -> Option<BotMove<T>> {
    let (played, referee) = game(session)?;
    let (setup, state) = (referee.setup(), referee.state());
    let seen = T::reopened(setup, &T::observe(setup, state, seat));
    let seed = bots::seed([played.seed, seat.0.into(), T::decision_seed(setup, state), 0]);
    Some(BotMove { setup: setup.clone(), seen, seat, level, seed })
}

/// Thinking time of a hint.
const HINT: Duration = Duration::from_millis(1_500);
/// More playouts do not make a hint better.
const HINT_PLAYOUTS: u32 = 12_000;

/// A master's advice for this seat, from what the seat may know.
pub fn hint<T: Opponent>(
    setup: &T::Setup,
    seen: &T::Observation,
    cancel: &Arc<AtomicBool>,
) -> Advice<T::Action, T::Reason> {
    let seen = T::reopened(setup, seen);
    T::advise(setup, &seen, &budget(HINT, cancel).at_most(HINT_PLAYOUTS), 1)
}

/// The same, thought about for exactly so many playouts: equal on every machine.
pub(crate) fn steady_hint<T: Opponent>(
    setup: &T::Setup,
    seen: &T::Observation,
    playouts: u32,
) -> Advice<T::Action, T::Reason> {
    T::advise(setup, &T::reopened(setup, seen), &Budget::iterations(playouts), 1)
}

/// A hint for a moment of a finished game.
pub(crate) fn review<T: Opponent>(
    setup: &T::Setup,
    moment: &Moment<T>,
    cancel: &Arc<AtomicBool>,
) -> Option<Advice<T::Action, T::Reason>> {
    let seat = moment.seat()?;
    Some(hint::<T>(setup, &T::observe(setup, &moment.state, seat), cancel))
}

/// Until the time is over, on all cores; where there are more than two, one is left to the window.
fn budget(time: Duration, cancel: &Arc<AtomicBool>) -> Budget {
    let cores = thread::available_parallelism().map_or(1, Into::into);
    let threads = if cores > 2 { cores - 1 } else { cores };
    Budget::until(Instant::now() + time).with_threads(threads).with_cancel(Arc::clone(cancel))
}
