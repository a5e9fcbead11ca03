//! The set-up (S1 to S9, P1 to P3, X35), the draft (S7, X36), and every card that comes off the building pile or goes
//! under it, with what each seat learns and forgets by it (X37 to X40).

use crate::architects::action::Slot;
use crate::architects::apply::Transition;
use crate::architects::cards::buildings::{Building, BuildingSet};
use crate::architects::components::{Character, DRAFT_DEAL, DRAFT_KEEP, HAND_LIMIT, START_SILVER, WORKERS};
use crate::architects::effect::Effect;
use crate::architects::setup::Cast;
use crate::architects::step::Step;
use crate::game::{Effects, Seat, SeatSet};

impl<E: Effects<Effect>> Transition<'_, E> {
    /// The display is laid out (S3): next come the boards (X35).
    pub(crate) fn lay_next(&mut self, slot: Slot) {
        match slot.next() {
            Some(next) => self.state.agenda.replace(Step::Lay(next)),
            None => match self.setup.cast() {
                Cast::Standard => self.deal_first(),
                Cast::Dealt => self.state.agenda.replace(Step::Cast(Seat(0))),
                Cast::Chosen(characters) => {
                    for (seat, character) in Seat::first(self.setup.players()).zip(characters) {
                        self.cast(seat, character);
                    }
                }
            },
        }
    }

    /// P1, P2: a board is laid before a player; after the last one P3 says who starts.
    pub(crate) fn cast(&mut self, seat: Seat, character: Character) {
        let start = character.start();
        let player = &mut self.state.players[seat.index()];
        player.character = Some(character);
        player.virtue = start.virtue;
        player.prison = start.prison;
        player.board = WORKERS - start.prison;
        player.unpaid = start.debts.into();
        player.stock.add(start.goods);
        self.effects.note(Effect::CharacterDealt { seat, character });
        if seat.0 + 1 < self.setup.players() {
            self.state.agenda.replace(Step::Cast(self.setup.next(seat)));
            return;
        }
        let seats = Seat::first(self.setup.players());
        self.state.active = seats.max_by_key(|&it| self.state.virtue(it)).unwrap_or(Seat(0));
        self.deal_first();
    }

    /// S7; where hands are sealed the draft is the table's own business: what is left of it is a number (X65).
    fn deal_first(&mut self) {
        if !self.setup.is_sealed() {
            self.state.agenda.replace(Step::Deal(Seat(0)));
            return;
        }
        let players = self.setup.players();
        for seat in Seat::first(players) {
            for _ in 0..DRAFT_DEAL {
                self.state.buildings.take(None);
            }
            self.state.players[seat.index()].sealed = DRAFT_KEEP;
        }
        self.state.buildings.bury(BuildingSet::NONE, players * (DRAFT_DEAL - DRAFT_KEEP), false);
        self.find_starter();
    }

    pub(crate) fn deal(&mut self, seat: Seat, card: Option<Building>) {
        self.look_at(seat, card);
        if self.state.pack_len(seat) == DRAFT_DEAL {
            let last = seat.0 + 1 == self.setup.players();
            let next = if last { Step::Draft(1) } else { Step::Deal(self.setup.next(seat)) };
            self.state.agenda.replace(next);
        }
    }

    /// X36: a card is sealed; when all have sealed one, the rest is passed to the left.
    pub(crate) fn pick(&mut self, round: u8, seat: Seat, card: Option<Building>) {
        self.state.players[seat.index()].pick = card;
        self.state.committed = self.state.committed.with(seat);
        let players = self.setup.players();
        if self.state.committed != SeatSet::first(players) {
            return;
        }
        self.state.committed = SeatSet::default();
        for seat in Seat::first(players) {
            self.take_pick(seat);
        }
        self.effects.note(Effect::DraftPassed { round });
        if round < DRAFT_KEEP {
            self.pass_packs();
            self.state.agenda.replace(Step::Draft(round + 1));
        } else {
            self.bury_packs();
            self.find_starter();
        }
    }

    fn take_pick(&mut self, seat: Seat) {
        let pack = self.state.pack(seat);
        // X39: which card of this pack went into the hand is not seen.
        self.forget(seat, pack);
        let player = &mut self.state.players[seat.index()];
        if let Some(card) = player.pick.take() {
            player.pack = player.pack.without(card);
            player.hand = player.hand.with(card);
        }
    }

    fn pass_packs(&mut self) {
        let players = self.setup.players();
        let packs = self.state.players.map(|player| player.pack);
        for seat in Seat::first(players) {
            let pack = packs[seat.index()];
            let next = &mut self.state.players[self.setup.next(seat).index()];
            next.pack = pack;
            next.seen = next.seen.or(pack);
            next.certain = next.certain.or(pack);
        }
        if players == 2 {
            // X36: the hand comes back, and what is missing of it lies with the other.
            for (seat, other) in [(0, 1), (1, 0)] {
                let taken = self.state.players[other].hand.and(self.state.players[seat].seen);
                let player = &mut self.state.players[seat];
                player.certain = player.certain.or(taken);
            }
        }
    }

    /// The last cards go under the pile together (X37); each seat knows its own.
    fn bury_packs(&mut self) {
        let mut layer = BuildingSet::NONE;
        for player in &mut self.state.players {
            layer = layer.or(player.pack);
            player.pack = BuildingSet::NONE;
        }
        self.state.buildings.bury(layer, layer.len(), false);
    }

    /// S8, P3: with characters it is known who starts.
    fn find_starter(&mut self) {
        if self.setup.cast() == Cast::Standard {
            self.state.agenda.replace(Step::Start);
        } else {
            self.begin_play();
        }
    }

    pub(crate) fn start(&mut self, seat: Seat) {
        self.state.active = seat;
        for (more, seat) in (0..).zip(self.setup.clockwise(seat)) {
            let silver = START_SILVER + more;
            self.state.players[seat.index()].stock.add_silver(silver.into());
            self.effects.note(Effect::StartSilver { seat, silver });
        }
        self.begin_play();
    }

    /// The extra cards of characters, clockwise from the starting player (X35), then the first turn.
    fn begin_play(&mut self) {
        let seat = self.state.active;
        self.effects.note(Effect::Started { seat });
        self.effects.note(Effect::TurnBegun { seat });
        self.state.turns = 1;
        self.state.agenda.replace(Step::Turn);
        for seat in self.setup.clockwise(seat).rev() {
            let extra = self.state.character(seat).map_or(0, |it| it.start().buildings);
            if extra > 0 {
                self.state.agenda.push(Step::Draw(seat, extra));
            }
        }
    }

    /// The card next on the pile goes to a pack, seen by its owner.
    pub(crate) fn look_at(&mut self, seat: Seat, card: Option<Building>) {
        self.leave_pile(seat, card);
        let player = &mut self.state.players[seat.index()];
        match card {
            Some(card) => player.pack = player.pack.with(card),
            None => player.pack_sealed += 1,
        }
    }

    pub(crate) fn draw(&mut self, seat: Seat, card: Option<Building>) {
        self.leave_pile(seat, card);
        let player = &mut self.state.players[seat.index()];
        match card {
            Some(card) => player.hand = player.hand.with(card),
            None => player.sealed += 1,
        }
    }

    fn leave_pile(&mut self, seat: Seat, card: Option<Building>) {
        if self.state.buildings.is_into_layers() {
            // X39: somebody draws unseen from the layer.
            let layer = self.state.buildings.layer(0);
            self.forget(seat, layer);
        }
        self.state.buildings.take(card);
        if let Some(card) = card {
            let player = &mut self.state.players[seat.index()];
            player.seen = player.seen.with(card);
            player.certain = player.certain.with(card);
        }
        self.effects.note(Effect::Drew { seat, card });
    }

    /// All but one seat are no longer certain where these cards lie (X39).
    fn forget(&mut self, but: Seat, cards: BuildingSet) {
        for (seat, player) in self.state.players.iter_mut().enumerate() {
            if seat != but.index() {
                player.certain = player.certain.minus(cards);
            }
        }
    }

    /// A card from the active player's hand goes face down under the pile (X38).
    pub(crate) fn discard(&mut self, card: Option<Building>, join: bool) {
        let seat = self.state.active;
        // X39: another hand discards face down.
        let hand = self.state.hand(seat);
        self.forget(seat, hand);
        let player = &mut self.state.players[seat.index()];
        match card {
            Some(card) => player.hand = player.hand.without(card),
            None => player.sealed -= 1,
        }
        let known = card.map_or(BuildingSet::NONE, BuildingSet::one);
        self.state.buildings.bury(known, 1, join);
        self.effects.note(Effect::Discarded { seat, card });
    }

    /// T3 where no card is named: all that is too much goes at once, as one layer.
    pub(crate) fn discard_surplus(&mut self) {
        let surplus = self.me().sealed.saturating_sub(HAND_LIMIT);
        for index in 0..surplus {
            self.discard(None, index > 0);
        }
    }
}
