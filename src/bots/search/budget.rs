//! How long to think.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Where a search stops: at whatever comes first.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    iterations: Option<u32>,
    deadline: Option<Instant>,
    cancel: Option<Arc<AtomicBool>>,
    threads: usize,
}

/// How often the clock is read, in iterations.
const CLOCK: u32 = 16;

impl Budget {
    /// So many iterations in all: the same choice every time.
    pub fn iterations(iterations: u32) -> Self {
        Self { iterations: Some(iterations.max(1)), ..Self::default() }
    }

    /// Until a moment: how far it comes depends on the machine.
    pub fn until(deadline: Instant) -> Self {
        Self { deadline: Some(deadline), ..Self::default() }
    }

    /// At most so many iterations as well.
    #[must_use]
    pub fn at_most(self, iterations: u32) -> Self {
        Self { iterations: Some(iterations.max(1)), ..self }
    }

    /// Stops soon after the flag is set, with the best found so far.
    #[must_use]
    pub fn with_cancel(self, cancel: Arc<AtomicBool>) -> Self {
        Self { cancel: Some(cancel), ..self }
    }

    /// Searches on so many threads, a tree on each. Iterations are shared among them.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Self {
        Self { threads, ..self }
    }

    /// How many threads search.
    pub(super) fn threads(&self) -> usize {
        self.threads.max(1)
    }

    /// The iterations of one thread.
    pub(super) fn share(&self, thread: usize) -> u32 {
        let (all, threads) = (self.iterations.unwrap_or(u32::MAX), self.threads() as u32);
        let rest = u32::from((thread as u32) < all % threads);
        (all / threads + rest).max(1)
    }

    /// Whether it is time to stop, whatever the iterations.
    pub(super) fn is_over(&self, done: u32) -> bool {
        self.is_cancelled()
            || (done.is_multiple_of(CLOCK)
                && self.deadline.is_some_and(|deadline| Instant::now() >= deadline))
    }

    /// Whether nobody wants the answer any more.
    pub fn is_cancelled(&self) -> bool {
        self.cancel.as_ref().is_some_and(|cancel| cancel.load(Ordering::Relaxed))
    }
}
