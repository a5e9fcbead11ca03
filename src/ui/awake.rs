//! Keeps the screen on while a game is open: at a table nobody touches it for minutes. Where the system cannot do it,
//! nothing happens, and no message is shown.
//!
//! A thread of its own talks to the system, because that may take long, or end badly.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

#[derive(Debug, Default)]
pub(crate) struct Awake {
    means: WakeLock,
    /// Dropping it ends the thread, which lets the screen sleep again.
    kept: Option<Sender<()>>,
    wanted: bool,
}

#[derive(Clone, Copy, Debug, Default)]
enum WakeLock {
    #[default]
    None,
    System,
}

impl Awake {
    pub fn by_system() -> Self {
        Self { means: WakeLock::System, ..Self::default() }
    }

    /// Keeps the screen awake from now on, or lets it sleep.
    pub fn keep(&mut self, wanted: bool) {
        if wanted == self.wanted {
            return;
        }
        self.wanted = wanted;
        self.kept = match self.means {
            WakeLock::System if wanted => start(),
            WakeLock::System | WakeLock::None => None,
        };
    }
}

/// Starts a thread that keeps the screen awake until the sender is dropped.
fn start() -> Option<Sender<()>> {
    let (sender, end) = channel();
    let thread = thread::Builder::new().name("awake".into()).spawn(move || hold(&end));
    thread.is_ok().then_some(sender)
}

#[cfg(any(target_os = "linux", target_os = "macos", windows))]
fn hold(end: &Receiver<()>) {
    let kept = keepawake::Builder::default()
        .display(true)
        .reason("Guildhall")
        .app_name("Guildhall")
        .app_reverse_domain("guildhall")
        .create();
    // No such service: then it cannot be helped.
    let Ok(kept) = kept else { return };
    let _ = end.recv();
    drop(kept);
}

#[cfg(not(any(target_os = "linux", target_os = "macos", windows)))]
fn hold(_: &Receiver<()>) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_system_that_cannot_do_it_is_no_error() {
        let mut awake = Awake::by_system();
        for wanted in [true, true, false, true] {
            awake.keep(wanted);
        }
        assert!(awake.wanted);
        let mut none = Awake::default();
        none.keep(true);
        assert!(none.kept.is_none());
    }
}
