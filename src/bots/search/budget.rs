//! The limits of a search: iterations, time and cancellation.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// The limits of a search; the first one that is reached stops it.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    iterations: Option<u32>,
    deadline: Option<Instant>,
    cancel: Option<Arc<AtomicBool>>,
    threads: usize,
}

/// Iterations between two looks at the clock.
const CLOCK: u32 = 16;

impl Budget {
    /// A fixed number of iterations: the same choice every time.
    pub fn iterations(iterations: u32) -> Self {
        Self { iterations: Some(iterations.max(1)), ..Self::default() }
    }

    /// A deadline: the choice depends on the speed of the machine.
    pub fn until(deadline: Instant) -> Self {
        Self { deadline: Some(deadline), ..Self::default() }
    }

    /// Limits the iterations too.
    #[must_use]
    pub fn at_most(self, iterations: u32) -> Self {
        Self { iterations: Some(iterations.max(1)), ..self }
    }

    /// Stops soon after the flag is set, with the best found so far.
    #[must_use]
    pub fn with_cancel(self, cancel: Arc<AtomicBool>) -> Self {
        Self { cancel: Some(cancel), ..self }
    }

    /// Searches on several threads, with a tree on each. Iterations are shared among them.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Self {
        Self { threads, ..self }
    }

    pub(super) fn threads(&self) -> usize {
        self.threads.max(1)
    }

    pub(super) fn share(&self, thread: usize) -> u32 {
        let (all, threads) = (self.iterations.unwrap_or(u32::MAX), self.threads() as u32);
        let rest = u32::from((thread as u32) < all % threads);
        (all / threads + rest).max(1)
    }

    pub(super) fn is_over(&self, done: u32) -> bool {
        self.is_cancelled()
            || (done.is_multiple_of(CLOCK)
                && self.deadline.is_some_and(|deadline| Instant::now() >= deadline))
    }

    /// True once the search was cancelled.
    pub fn is_cancelled(&self) -> bool {
        self.cancel.as_ref().is_some_and(|cancel| cancel.load(Ordering::Relaxed))
    }
}
