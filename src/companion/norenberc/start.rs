//! The start of a table of Norenberc.

use serde_json::{Map, Value};

use crate::companion::{TableError, Tracking};
use crate::norenberc::TileBox;
use crate::norenberc::components::ROUNDS;
use crate::storage::norenberc::{BoxReport, box_from_json};

#[derive(Clone, Debug, PartialEq)]
pub struct Start {
    /// The round in which the table is opened. A referee who comes after the first round starts as a round helper, and gets a
    /// position later.
    pub round: u8,
    /// The tiles in the box of this group, as far as known.
    pub tiles: TileBox,
}

impl crate::companion::Start for Start {
    fn to_json(&self) -> Map<String, Value> {
        let tiles = serde_json::to_value(BoxReport::new(&self.tiles)).expect("a box has only text keys");
        [("round".to_owned(), self.round.into()), ("box".to_owned(), tiles)].into_iter().collect()
    }

    fn from_json(head: &Value) -> Option<Self> {
        let part = |key: &str| head.get(key).cloned().unwrap_or_default();
        Some(Self {
            round: serde_json::from_value(part("round")).ok()?,
            tiles: box_from_json(&part("box")).ok()?,
        })
    }

    fn check(&self, _: u8, _: Tracking) -> Result<(), TableError> {
        if (1..=ROUNDS).contains(&self.round) { Ok(()) } else { Err(TableError::Start) }
    }

    fn is_beginning(&self) -> bool {
        self.round == 1
    }
}
