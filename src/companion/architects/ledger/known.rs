//! A number that people have told, or that follows from what they told, and what speaks against it by now.

/// Why a number may not be right any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Doubt {
    /// Nobody told what a worker in the guildhall was for, or which building it was.
    Guildhall,
    /// A reward of the cathedral may have brought 2 virtue (A2).
    Reward,
    /// An apprentice was hired, perhaps, and its virtue was not told (M3, B5).
    Hired,
    /// The watchtower, and nobody knows who had three in prison (B6).
    Watchtower,
    /// Virtue beyond the track may have destroyed debts (V6).
    Beyond,
    /// The church may have destroyed a debt (B5).
    Church,
    /// Silver may have been paid instead of a debt (P12).
    Instead,
    /// A reset of which something is not known.
    Reset,
}

impl Doubt {
    const ALL: [Self; 8] = [
        Self::Guildhall,
        Self::Reward,
        Self::Hired,
        Self::Watchtower,
        Self::Beyond,
        Self::Church,
        Self::Instead,
        Self::Reset,
    ];
}

/// Everything that speaks against a number, each reason once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Doubts(u8);

impl Doubts {
    /// Whether nothing does.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The reasons.
    pub fn iter(self) -> impl Iterator<Item = Doubt> {
        Doubt::ALL.into_iter().filter(move |doubt| self.0 & (1 << *doubt as u8) != 0)
    }
}

/// A number of a strip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known<T> {
    /// What it is as far as anybody has told.
    pub value: Option<T>,
    /// Why it may be another one by now.
    pub doubts: Doubts,
}

impl<T: Copy> Known<T> {
    pub(super) const fn of(value: Option<T>) -> Self {
        Self { value, doubts: Doubts(0) }
    }

    /// The number, where nothing speaks against it.
    pub fn sure(self) -> Option<T> {
        self.value.filter(|_| self.doubts.is_empty())
    }

    pub(super) const fn doubt(&mut self, doubt: Doubt) {
        if self.value.is_some() {
            self.doubts.0 |= 1 << doubt as u8;
        }
    }
}
