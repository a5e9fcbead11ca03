//! A number that people entered or that follows from their entries, with the doubts about it.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Doubt {
    /// The purpose of a worker in the guildhall is unknown, or which building it was.
    Guildhall,
    /// A reward of the cathedral may have brought 2 virtue (A2).
    Reward,
    /// An apprentice may have been hired, and its virtue was not entered (M3, B5).
    Hired,
    /// The watchtower was built, and nobody knows who had three in prison (B6).
    Watchtower,
    /// Virtue beyond the track may have destroyed debts (V6).
    Beyond,
    /// The church may have destroyed a debt (B5).
    Church,
    /// Silver may have been paid instead of a debt (P12).
    Instead,
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

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Doubts(u8);

impl Doubts {
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Doubt> {
        Doubt::ALL.into_iter().filter(move |doubt| self.0 & (1 << *doubt as u8) != 0)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known<T> {
    /// The number, as far as anybody knows.
    pub value: Option<T>,
    pub doubts: Doubts,
}

impl<T: Copy> Known<T> {
    pub(super) const fn of(value: Option<T>) -> Self {
        Self { value, doubts: Doubts(0) }
    }

    /// The number, if there is no doubt.
    pub fn sure(self) -> Option<T> {
        self.value.filter(|_| self.doubts.is_empty())
    }

    pub(super) const fn doubt(&mut self, doubt: Doubt) {
        if self.value.is_some() {
            self.doubts.0 |= 1 << doubt as u8;
        }
    }
}
