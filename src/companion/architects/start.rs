//! The start of a table of Architects of the West Kingdom: everything known before the first entry.
//!
//! In the head of a journal:
//!
//! ```json
//! {"characters":["ada","hugo"],"promo":true,"conspirator":"visit","first":null,"opponent":null,"middle":false}
//! ```
//!
//! `characters` is `"none"` (standard boards), `"dealt"` (the deal is entered with the referee) or one per seat; keys that
//! are left out are `"none"`, `false`, `"visit"`, `null`.

use serde_json::{Map, Value};

use crate::architects::scoring::Opponent;
use crate::architects::{Character, Conspirator, Hands, Setup};
use crate::companion::{TableError, Tracking};
use crate::game::Seat;

/// The side of the player boards (P1, X60).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Boards {
    /// The standard side: nobody has a character.
    #[default]
    Standard,
    /// Characters are dealt: the deal is entered with the referee.
    Dealt,
    /// By seat.
    Chosen(Vec<Character>),
}

impl Boards {
    pub fn character(&self, seat: Seat) -> Option<Character> {
        match self {
            Self::Standard | Self::Dealt => None,
            Self::Chosen(characters) => characters.get(seat.index()).copied(),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    pub boards: Boards,
    /// True if promotional cards and characters are in the game (L).
    pub promo: bool,
    /// The reading of X5.
    pub conspirator: Conspirator,
    /// The first player, if entered; with characters it follows (P3).
    pub first: Option<Seat>,
    /// The opponent of a game for one (O).
    pub opponent: Option<Opponent>,
    /// True if the table is opened in the middle of the game: only the players are known.
    pub middle: bool,
}

impl Default for Start {
    fn default() -> Self {
        Self {
            boards: Boards::Standard,
            promo: false,
            conspirator: Conspirator::Visit,
            first: None,
            opponent: None,
            middle: false,
        }
    }
}

impl Start {
    /// The first player, if entered or derived (P3, O5).
    pub fn starter(&self) -> Option<Seat> {
        match &self.boards {
            _ if self.opponent.is_some() => Some(Seat(0)),
            Boards::Chosen(characters) => {
                let seats = (0..).map(Seat).zip(characters);
                seats.max_by_key(|(_, character)| character.start().virtue).map(|(seat, _)| seat)
            }
            Boards::Standard | Boards::Dealt => self.first,
        }
    }

    /// The engine's set-up; hands are known only in a game played in the program (X65).
    pub(super) fn setup(&self, players: u8, hands: Hands) -> Option<Setup> {
        if !(2..=5).contains(&players) {
            return None;
        }
        let mut setup = Setup::new(players).with_conspirator(self.conspirator).with_hands(hands);
        if self.promo {
            setup = setup.with_promo();
        }
        match &self.boards {
            Boards::Standard => Some(setup),
            Boards::Dealt => Some(setup.with_dealt_characters()),
            Boards::Chosen(characters) => setup.with_characters(characters).ok(),
        }
    }
}

impl crate::companion::Start for Start {
    fn to_json(&self) -> Map<String, Value> {
        let value = |value: Result<Value, _>| value.expect("ids are texts");
        let characters = match &self.boards {
            Boards::Standard => "none".into(),
            Boards::Dealt => "dealt".into(),
            Boards::Chosen(characters) => value(serde_json::to_value(characters)),
        };
        let entries = [
            ("characters", characters),
            ("promo", self.promo.into()),
            ("conspirator", self.conspirator.id().into()),
            ("first", value(serde_json::to_value(self.first))),
            ("opponent", value(serde_json::to_value(self.opponent))),
            ("middle", self.middle.into()),
        ];
        entries.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
    }

    fn from_json(head: &Value) -> Option<Self> {
        let part = |key: &str| head.get(key).cloned().unwrap_or_default();
        let yes = |key: &str| serde_json::from_value::<Option<bool>>(part(key)).ok();
        let characters = part("characters");
        let boards = match characters.as_str() {
            Some("none") => Boards::Standard,
            Some("dealt") => Boards::Dealt,
            _ if characters.is_null() => Boards::Standard,
            _ => Boards::Chosen(serde_json::from_value(characters).ok()?),
        };
        let conspirator: Option<Conspirator> = serde_json::from_value(part("conspirator")).ok()?;
        Some(Self {
            boards,
            promo: yes("promo")?.unwrap_or(false),
            conspirator: conspirator.unwrap_or(Conspirator::Visit),
            first: serde_json::from_value(part("first")).ok()?,
            opponent: serde_json::from_value(part("opponent")).ok()?,
            middle: yes("middle")?.unwrap_or(false),
        })
    }

    fn check(&self, players: u8, tracking: Tracking) -> Result<(), TableError> {
        let solo = self.opponent.is_some();
        // X60: solo is played without characters; O14: its cards are not known, so nothing of it can be checked.
        let possible = if solo {
            players == 1 && self.boards == Boards::Standard && tracking != Tracking::Referee
        } else {
            self.setup(players, Hands::Sealed).is_some()
        };
        let dealt = self.boards == Boards::Dealt && tracking != Tracking::Referee;
        let nobody = self.first.is_some_and(|seat| seat.0 >= players);
        let late = self.middle && tracking == Tracking::Referee;
        if possible && !dealt && !nobody && !late { Ok(()) } else { Err(TableError::Start) }
    }

    fn is_beginning(&self) -> bool {
        !self.middle
    }
}
