//! The two face-down piles. Neither has an order that anybody could know: first a part that nobody has touched, then what
//! was put under it, in layers (X37, X43).

use crate::architects::cards::apprentices::{Apprentice, ApprenticeSet, CardNumber};
use crate::architects::cards::buildings::{BUILDINGS, Building, BuildingSet};

/// A card that lies in no layer, or in one that is not known.
const NO_LAYER: u8 = u8::MAX;

/// The building pile. Where cards are not named (X65), or not known to the viewer, only numbers count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct BuildingPile {
    /// The cards known to be in the untouched part.
    untouched: BuildingSet,
    untouched_len: u8,
    /// The number of cards in each layer, oldest first.
    layers: [u8; BUILDINGS],
    layer_count: u8,
    /// The layer of each card.
    layer_of: [u8; BUILDINGS],
}

impl BuildingPile {
    /// All cards, untouched; unnamed ones are only counted.
    pub(crate) const fn new(cards: BuildingSet, sealed: bool) -> Self {
        Self {
            untouched: if sealed { BuildingSet::NONE } else { cards },
            untouched_len: cards.len(),
            layers: [0; BUILDINGS],
            layer_count: 0,
            layer_of: [NO_LAYER; BUILDINGS],
        }
    }

    pub(crate) fn len(&self) -> u8 {
        self.untouched_len + self.layers().iter().sum::<u8>()
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.untouched_len == 0 && self.layer_count == 0
    }

    pub(crate) const fn untouched_len(&self) -> u8 {
        self.untouched_len
    }

    pub(crate) fn layers(&self) -> &[u8] {
        &self.layers[..usize::from(self.layer_count)]
    }

    pub(crate) fn layer(&self, layer: u8) -> BuildingSet {
        let mut cards = 0;
        for (card, &of) in self.layer_of.iter().enumerate() {
            cards |= u64::from(of == layer) << card;
        }
        BuildingSet(cards)
    }

    pub(crate) fn layered(&self) -> BuildingSet {
        let mut cards = 0;
        for (card, &of) in self.layer_of.iter().enumerate() {
            cards |= u64::from(of != NO_LAYER) << card;
        }
        BuildingSet(cards)
    }

    /// The known cards that may come next.
    pub(crate) fn next(&self) -> BuildingSet {
        if self.untouched_len > 0 { self.untouched } else { self.layer(0) }
    }

    pub(crate) const fn is_into_layers(&self) -> bool {
        self.untouched_len == 0
    }

    pub(crate) fn take(&mut self, card: Option<Building>) {
        if self.untouched_len > 0 {
            self.untouched_len -= 1;
            if let Some(card) = card {
                self.untouched = self.untouched.without(card);
            }
            return;
        }
        if let Some(card) = card {
            self.layer_of[card.index()] = NO_LAYER;
        }
        self.layers[0] -= 1;
        if self.layers[0] == 0 {
            self.layers.rotate_left(1);
            self.layer_count -= 1;
            for of in &mut self.layer_of {
                *of -= u8::from(*of != NO_LAYER);
            }
        }
    }

    /// Cards go under the pile, as a layer of their own or into the last one.
    pub(crate) fn bury(&mut self, known: BuildingSet, count: u8, join: bool) {
        if count == 0 {
            return;
        }
        if !join {
            self.layer_count += 1;
        }
        let layer = self.layer_count - 1;
        self.layers[usize::from(layer)] += count;
        for card in known.iter() {
            self.layer_of[card.index()] = layer;
        }
    }

    /// Forgets which cards lie where, but for those that somebody is certain of.
    pub(crate) fn forget(&mut self, certain: BuildingSet) {
        self.untouched = BuildingSet::NONE;
        for (card, of) in Building::ALL.into_iter().zip(&mut self.layer_of) {
            if !certain.contains(card) {
                *of = NO_LAYER;
            }
        }
    }

    pub(crate) fn invent_untouched(&mut self, cards: BuildingSet) {
        self.untouched = cards;
    }

    pub(crate) fn invent_layered(&mut self, card: Building, layer: u8) {
        self.layer_of[card.index()] = layer;
    }
}

/// At most so many apprentices are in the pile: eight are always face up.
const MOST_BURIED: usize = 35;

/// The apprentice pile: what is put under it was open, one card at a time, so its layers are a queue (X43).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ApprenticePile {
    untouched: ApprenticeSet,
    buried: [CardNumber; MOST_BURIED],
    buried_len: u8,
}

impl ApprenticePile {
    pub(crate) const fn new(cards: ApprenticeSet) -> Self {
        Self { untouched: cards, buried: [CardNumber(0); MOST_BURIED], buried_len: 0 }
    }

    pub(crate) const fn len(&self) -> u8 {
        self.untouched.len() + self.buried_len
    }

    pub(crate) const fn untouched(&self) -> ApprenticeSet {
        self.untouched
    }

    /// The cards under the pile, oldest first.
    pub(crate) fn buried(&self) -> impl Iterator<Item = Apprentice> {
        self.buried.into_iter().take(usize::from(self.buried_len)).map(CardNumber::kind)
    }

    /// The number of cards of a kind that may come next.
    pub(crate) fn weight(&self, kind: Apprentice) -> u8 {
        if self.untouched.is_empty() {
            u8::from(self.buried().next() == Some(kind))
        } else {
            self.untouched.count(kind)
        }
    }

    pub(crate) fn take(&mut self, kind: Apprentice) -> Option<CardNumber> {
        if !self.untouched.is_empty() {
            return self.untouched.take(kind);
        }
        let card = *self.buried.first().filter(|card| self.buried_len > 0 && card.kind() == kind)?;
        self.buried_len -= 1;
        self.buried.rotate_left(1);
        self.buried[MOST_BURIED - 1] = CardNumber(0);
        Some(card)
    }

    pub(crate) fn bury(&mut self, card: CardNumber) {
        self.buried[usize::from(self.buried_len)] = card;
        self.buried_len += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn x37_x43_an_emptied_layer_leaves_no_trace() {
        let mut cards = ApprenticeSet::in_game(false);
        let (one, other) = (cards.take(Apprentice::Miner), cards.take(Apprentice::Thief));
        let empty = ApprenticePile::new(ApprenticeSet::default());
        let mut pile = empty;
        for card in [one, other].into_iter().flatten() {
            pile.bury(card);
        }
        assert_eq!(pile.take(Apprentice::Thief), None, "the oldest comes first");
        assert_eq!((pile.take(Apprentice::Miner), pile.take(Apprentice::Thief)), (one, other));
        assert_eq!(pile, empty);
        let empty = BuildingPile::new(BuildingSet::NONE, false);
        let mut pile = empty;
        pile.bury(BuildingSet::one(Building::Keep), 1, false);
        pile.bury(BuildingSet::one(Building::Well), 1, false);
        assert_eq!(pile.next(), BuildingSet::one(Building::Keep));
        pile.take(Some(Building::Keep));
        assert_eq!(pile.next(), BuildingSet::one(Building::Well));
        pile.take(Some(Building::Well));
        assert_eq!(pile, empty);
    }
}
