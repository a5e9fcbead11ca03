//! What happened: actions that were accepted, in order. What people take back and correct at a table is not here: see
//! [`crate::companion::Acts`].

use super::Actor;

/// An action that was accepted, and who took it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event<A> {
    /// Who acted.
    pub actor: Actor,
    /// What was done.
    pub action: A,
}
