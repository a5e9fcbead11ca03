//! Everything fixed before the first card is turned: players, characters, promotional cards, the reading of X5, hands.

use super::cards::buildings::BuildingSet;
use super::components::{
    Character, FEWEST_PLAYERS, MOST_PLAYERS, capture_locations, guildhall_columns, guildhall_spaces,
};
use crate::game::{Seat, with_ids};

with_ids! {
    /// The reading of a conspirator (X5, X75): one further capture of a visit is free, or all of them are.
    Conspirator {
        Visit = "visit",
        Capture = "capture",
    }
}

with_ids! {
    /// How much the program knows of the hands (X65): all cards, in play, or only their number, at a real table.
    Hands {
        Known = "told",
        Sealed = "sealed",
    }
}

/// The side of the player boards in use (P1, X60).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cast {
    /// The standard side: nobody has a character.
    Standard,
    /// Characters are dealt at random.
    Dealt,
    /// These by seat; entries beyond the number of players mean nothing.
    Chosen([Character; MOST_PLAYERS as usize]),
}

/// Why characters cannot be played together (X60).
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum SetupError {
    /// Not one character for each player.
    Count {
        /// The number named.
        named: usize,
        /// The number of players.
        players: u8,
    },
    /// The same one twice.
    Twice(Character),
    /// A promotional one where none are played with.
    Promo(Character),
}

/// The options of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    players: u8,
    cast: Cast,
    promo: bool,
    conspirator: Conspirator,
    hands: Hands,
}

impl Setup {
    /// A game for 2 to 5 players with standard boards and the cards of the box, with hands known to the program.
    ///
    /// # Panics
    /// If the number of players is not 2 to 5.
    pub fn new(players: u8) -> Self {
        assert!((FEWEST_PLAYERS..=MOST_PLAYERS).contains(&players), "2 to 5 players, not {players}");
        Self {
            players,
            cast: Cast::Standard,
            promo: false,
            conspirator: Conspirator::Visit,
            hands: Hands::Known,
        }
    }

    /// The same with promotional cards and characters (L, P9 to P13).
    #[must_use]
    pub fn with_promo(self) -> Self {
        Self { promo: true, ..self }
    }

    /// The same with characters dealt at random.
    #[must_use]
    pub fn with_dealt_characters(self) -> Self {
        Self { cast: Cast::Dealt, ..self }
    }

    /// The same with these characters by seat.
    ///
    /// # Errors
    /// They cannot be played together; promotional ones need [`Setup::with_promo`] first.
    pub fn with_characters(self, characters: &[Character]) -> Result<Self, SetupError> {
        if characters.len() != usize::from(self.players) {
            return Err(SetupError::Count { named: characters.len(), players: self.players });
        }
        let mut chosen = [Character::Ada; MOST_PLAYERS as usize];
        for (seat, &character) in characters.iter().enumerate() {
            if characters[..seat].contains(&character) {
                return Err(SetupError::Twice(character));
            }
            if character.is_promo() && !self.promo {
                return Err(SetupError::Promo(character));
            }
            chosen[seat] = character;
        }
        Ok(Self { cast: Cast::Chosen(chosen), ..self })
    }

    /// The same with another reading of X5.
    #[must_use]
    pub fn with_conspirator(self, conspirator: Conspirator) -> Self {
        Self { conspirator, ..self }
    }

    /// The same with hands known or not.
    #[must_use]
    pub fn with_hands(self, hands: Hands) -> Self {
        Self { hands, ..self }
    }

    /// The number of players.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The side of the boards in use.
    pub const fn cast(&self) -> Cast {
        self.cast
    }

    /// Returns true if promotional cards and characters are in the game.
    pub const fn promo(&self) -> bool {
        self.promo
    }

    /// The reading of a conspirator.
    pub const fn conspirator(&self) -> Conspirator {
        self.conspirator
    }

    /// How much the program knows of the hands.
    pub const fn hands(&self) -> Hands {
        self.hands
    }

    /// Returns true if only the sizes of hands are known (X65).
    pub(super) const fn is_sealed(&self) -> bool {
        matches!(self.hands, Hands::Sealed)
    }

    /// All buildings of this game.
    pub const fn buildings(&self) -> BuildingSet {
        BuildingSet::in_game(self.promo)
    }

    /// Columns of the guildhall in use (U2).
    pub const fn columns(&self) -> u8 {
        guildhall_columns(self.players)
    }

    /// Spaces of the guildhall in use (U2).
    pub const fn spaces(&self) -> u8 {
        guildhall_spaces(self.players)
    }

    pub(super) const fn capture_locations(&self) -> u8 {
        capture_locations(self.players)
    }

    /// The next seat clockwise.
    pub const fn next(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.players)
    }

    /// All seats clockwise from one.
    pub fn clockwise(&self, from: Seat) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let players = self.players;
        (0..players).map(move |step| Seat((from.0 + step) % players))
    }

    /// The characters that may be dealt.
    pub const fn characters(&self) -> &'static [Character] {
        if self.promo { &Character::ALL } else { &Character::IN_BOX }
    }
}
