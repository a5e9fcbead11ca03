//! The cards of the box, the face-down piles they lie in, and a shuffled game.

pub(crate) mod apprentices;
pub(crate) mod buildings;
pub(crate) mod deck;
pub(crate) mod market_cards;
pub(crate) mod pile;
