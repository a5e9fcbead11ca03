//! The view of one seat (X35 to X43). Hidden are the hands and sealed picks of the others, the untouched part of the
//! building pile, what others put under it, and what others know. Everything that anybody could have counted is open.

use rand::{Rng, RngExt};

use super::cards::buildings::{BUILDINGS, Building, BuildingSet};
use super::chance::shuffle;
use super::setup::Setup;
use super::state::{SEATS, State};
use crate::game::{Seat, SeatSet};

/// The table as one seat sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Observation {
    table: State,
    seat: Seat,
}

impl Observation {
    pub(super) fn new(state: &State, seat: Seat) -> Self {
        let mut table = *state;
        let certain = state.player(seat).certain;
        for (other, player) in table.players.iter_mut().enumerate() {
            if other == seat.index() {
                continue;
            }
            let (hand, pack) = (player.hand.minus(certain), player.pack.minus(certain));
            player.hand = player.hand.and(certain);
            player.sealed += hand.len();
            player.pack = player.pack.and(certain);
            player.pack_sealed += pack.len();
            player.pick = None;
            player.certain = BuildingSet::NONE;
            player.seen = BuildingSet::NONE;
        }
        table.buildings.forget(certain);
        Self { table, seat }
    }

    /// The seat whose view this is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The table with what is hidden left blank: what everybody sees, one's own cards, and those one is certain of.
    pub const fn table(&self) -> &State {
        &self.table
    }

    pub(super) fn reopened(&self) -> Self {
        let mut open = *self;
        let own = SeatSet::default().with(self.seat);
        open.table.committed = SeatSet(self.table.committed.0 & own.0);
        open
    }

    /// A full state that gives the same observation: every card whose place is not known goes to any place that is left,
    /// each way as likely as any other, but for those seen outside the untouched part, which are not there.
    pub(super) fn resample<R: Rng + ?Sized>(&self, setup: &Setup, rng: &mut R) -> State {
        let mut state = self.table;
        if setup.is_sealed() {
            // Nothing is invented that the table does not know (X65).
            return state;
        }
        let me = self.seat.index();
        let known = state.players.iter().fold(state.buildings.layered(), |known, player| {
            known.or(player.hand).or(player.pack).or(player.built)
        });
        let unknown = setup.buildings().minus(known);
        let elsewhere = unknown.and(state.players[me].seen);
        let mut places = HiddenPlaces::of(&state);
        places.shuffle(rng);
        // First those that cannot be untouched, into any other place; then the rest.
        for card in elsewhere.iter() {
            places.put(card, &mut state);
        }
        let mut rest = CardList::of(unknown.minus(elsewhere));
        rest.shuffle(rng);
        let (below, untouched) = rest.split(places.left());
        for &card in below {
            places.put(card, &mut state);
        }
        state.buildings.invent_untouched(untouched.iter().copied().collect());
        for (seat, player) in state.players.iter_mut().enumerate().filter(|(seat, _)| *seat != me) {
            player.sealed = 0;
            player.pack_sealed = 0;
            // The least that the others know: what they hold.
            player.certain = player.hand.or(player.pack);
            if seat < usize::from(setup.players()) && state.committed.contains(Seat(seat as u8)) {
                player.pick = player.pack.nth(rng.random_range(0..player.pack.len().max(1)));
            }
        }
        let built = state.all_built();
        for (seat, player) in state.players.iter_mut().enumerate().filter(|(seat, _)| *seat != me) {
            if seat < usize::from(setup.players()) {
                player.seen = built.or(player.certain);
            }
        }
        state
    }
}

struct CardList {
    cards: [Building; BUILDINGS],
    len: usize,
}

impl CardList {
    fn of(set: BuildingSet) -> Self {
        let mut all = Self { cards: Building::ALL, len: 0 };
        for card in set.iter() {
            all.cards[all.len] = card;
            all.len += 1;
        }
        all
    }

    fn shuffle<R: Rng + ?Sized>(&mut self, rng: &mut R) {
        shuffle(&mut self.cards[..self.len], rng);
    }

    fn split(&self, at: usize) -> (&[Building], &[Building]) {
        self.cards[..self.len].split_at(at.min(self.len))
    }
}

/// A place outside the untouched part where a card lies that is not known.
#[derive(Clone, Copy)]
enum HiddenPlace {
    Hand(u8),
    Pack(u8),
    Layer(u8),
}

/// All such places, each as often as cards are unknown there.
struct HiddenPlaces {
    places: [HiddenPlace; BUILDINGS],
    len: usize,
}

impl HiddenPlaces {
    fn of(state: &State) -> Self {
        let mut all = Self { places: [HiddenPlace::Hand(0); BUILDINGS], len: 0 };
        for seat in 0..SEATS as u8 {
            let player = &state.players[usize::from(seat)];
            all.add(HiddenPlace::Hand(seat), player.sealed);
            all.add(HiddenPlace::Pack(seat), player.pack_sealed);
        }
        for (layer, &size) in (0_u8..).zip(state.buildings.layers()) {
            all.add(HiddenPlace::Layer(layer), size - state.buildings.layer(layer).len());
        }
        all
    }

    fn add(&mut self, place: HiddenPlace, count: u8) {
        for _ in 0..count {
            self.places[self.len] = place;
            self.len += 1;
        }
    }

    fn shuffle<R: Rng + ?Sized>(&mut self, rng: &mut R) {
        shuffle(&mut self.places[..self.len], rng);
    }

    const fn left(&self) -> usize {
        self.len
    }

    fn put(&mut self, card: Building, state: &mut State) {
        self.len -= 1;
        match self.places[self.len] {
            HiddenPlace::Hand(seat) => {
                let hand = &mut state.players[usize::from(seat)].hand;
                *hand = hand.with(card);
            }
            HiddenPlace::Pack(seat) => {
                let pack = &mut state.players[usize::from(seat)].pack;
                *pack = pack.with(card);
            }
            HiddenPlace::Layer(layer) => state.buildings.invent_layered(card, layer),
        }
    }
}
