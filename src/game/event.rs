//! Events: accepted actions, in order. Corrections that people make at a real table are not events: see
//! [`crate::companion::Acts`].

use super::Actor;

/// An action that was accepted, and who took it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event<A> {
    /// The actor.
    pub actor: Actor,
    /// The action.
    pub action: A,
}
