//! Who can cause an event: the seats at the table, and Nature for everything that chance decides.
//!
//! ```
//! use guildhall::game::{Seat, SeatSet};
//! let set: SeatSet = [Seat(0), Seat(3)].into_iter().collect();
//! assert_eq!(set.len(), 2);
//! assert!(set.contains(Seat(3)));
//! ```

use super::MOST_SEATS;

/// A place at the table, counted from 0. The engine does not know who sits there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count).map(Self)
    }
}

/// Who causes an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Actor {
    /// A player, by seat.
    Seat(Seat),
    /// Chance: a random generator in play; at a real table, the person who turns up the tile.
    Nature,
}

/// A set of seats, at most eight.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(pub u8);

impl From<Vec<Seat>> for SeatSet {
    /// There are at most eight seats: others are left out.
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().filter(|seat| seat.0 < 8).collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

impl SeatSet {
    /// The first `count` seats.
    pub const fn first(count: u8) -> Self {
        Self(((1u16 << count) - 1) as u8)
    }

    /// Returns true if the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// The set with the seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set with the seat taken out.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The seats in this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The number of seats in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns true if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<T: IntoIterator<Item = Seat>>(seats: T) -> Self {
        seats.into_iter().fold(Self::default(), Self::with)
    }
}

/// Who must act now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// These seats, in any order: more than one where they choose simultaneously.
    Seats(SeatSet),
    /// Chance.
    Nature,
    /// Nobody: the game is over.
    Nobody,
}

impl Due {
    /// Returns true if this actor may act now.
    pub const fn includes(self, actor: Actor) -> bool {
        match (self, actor) {
            (Self::Seats(seats), Actor::Seat(seat)) => seat.index() < MOST_SEATS && seats.contains(seat),
            (Self::Nature, Actor::Nature) => true,
            (Self::Seats(_) | Self::Nature | Self::Nobody, _) => false,
        }
    }
}
