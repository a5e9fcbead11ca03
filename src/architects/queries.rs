//! Queries about a state. Nothing here decides anything.

use super::Goods;
use super::action::Slot;
use super::cards::apprentices::{Apprentice, ApprenticeSet, CardNumber};
use super::cards::buildings::{Building, BuildingSet};
use super::cards::market_cards::{MARKET_CARDS, MarketCard, PRINTED_LARGE, RewardCard, SmallSide};
use super::components::{BROKEN_OFF_AFTER, Character, Circle, Resource, Space};
use super::setup::Setup;
use super::state::{EMPTY, NOT_YET, State};
use super::step::Step;
use crate::game::Seat;

impl State {
    /// All steps of the agenda, from the last to the next.
    pub fn agenda(&self) -> impl DoubleEndedIterator<Item = Step> {
        self.agenda.iter()
    }

    /// The player whose turn it is; before the first turn the one who starts, once that is known.
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// Turns begun so far.
    pub const fn turns(&self) -> u16 {
        self.turns
    }

    /// Returns true if so many turns have gone by that an endless game may be broken off (X74). The rules go on (X56).
    pub fn may_be_broken_off(&self, setup: &Setup) -> bool {
        let most = BROKEN_OFF_AFTER * u16::from(setup.players());
        self.turns > most && self.step() != Step::Over
    }

    /// The number of last turns still to be taken (E1), the present one included; `None` before they begin.
    pub const fn last_turns(&self) -> Option<u8> {
        if self.last_turns == NOT_YET { None } else { Some(self.last_turns) }
    }

    /// Returns true if a seat has sealed a card in this round of the draft.
    pub const fn has_picked(&self, seat: Seat) -> bool {
        self.committed.contains(seat)
    }

    /// The cards in a hand that are known here.
    pub const fn hand(&self, seat: Seat) -> BuildingSet {
        self.player(seat).hand
    }

    /// The number of cards in a hand.
    pub const fn hand_len(&self, seat: Seat) -> u8 {
        self.player(seat).hand_len()
    }

    /// The known cards of a draft hand (S7), or those looked at (M3).
    pub const fn pack(&self, seat: Seat) -> BuildingSet {
        self.player(seat).pack
    }

    /// The number of cards in [`Self::pack`], those not known here included.
    pub const fn pack_len(&self, seat: Seat) -> u8 {
        self.player(seat).pack.len() + self.player(seat).pack_sealed
    }

    /// The card that a seat has sealed in this round of the draft, where it is known here.
    pub const fn pick(&self, seat: Seat) -> Option<Building> {
        self.player(seat).pick
    }

    /// The constructed buildings of a player.
    pub const fn built(&self, seat: Seat) -> BuildingSet {
        self.player(seat).built
    }

    /// All constructed buildings.
    pub fn all_built(&self) -> BuildingSet {
        self.players.iter().fold(BuildingSet::NONE, |all, player| all.or(player.built))
    }

    /// The apprentices of a player.
    pub const fn apprentices(&self, seat: Seat) -> ApprenticeSet {
        self.player(seat).apprentices
    }

    /// The most apprentices that a player may have (H1, P8).
    pub const fn apprentice_limit(&self, seat: Seat) -> u8 {
        self.player(seat).apprentice_limit()
    }

    /// The number of a resource in a player's stock.
    pub const fn count(&self, seat: Seat, resource: Resource) -> u16 {
        self.player(seat).stock.count(resource)
    }

    /// A player's virtue.
    pub const fn virtue(&self, seat: Seat) -> u8 {
        self.player(seat).virtue
    }

    /// A player's level on the cathedral.
    pub const fn level(&self, seat: Seat) -> u8 {
        self.player(seat).level
    }

    /// A player's unpaid debts.
    pub const fn unpaid_debts(&self, seat: Seat) -> u16 {
        self.player(seat).unpaid
    }

    /// A player's paid debts.
    pub const fn paid_debts(&self, seat: Seat) -> u16 {
        self.player(seat).paid
    }

    /// A player's character.
    pub const fn character(&self, seat: Seat) -> Option<Character> {
        self.player(seat).character
    }

    /// Workers ready on a player's board.
    pub const fn workers(&self, seat: Seat) -> u8 {
        self.player(seat).board
    }

    /// A player's workers in prison.
    pub const fn prisoners(&self, seat: Seat) -> u8 {
        self.player(seat).prison
    }

    /// Workers of a colour on somebody else's board.
    pub const fn captured(&self, captor: Seat, colour: Seat) -> u8 {
        self.player(captor).captured[colour.index()]
    }

    /// All captured workers on a board.
    pub fn captured_by(&self, captor: Seat) -> u8 {
        self.player(captor).captured.iter().sum()
    }

    /// A player's workers on all other boards.
    pub fn captives_of(&self, colour: Seat) -> u8 {
        self.players.iter().map(|player| player.captured[colour.index()]).sum()
    }

    /// Workers of a colour on a large circle.
    pub const fn at(&self, circle: Circle, colour: Seat) -> u8 {
        self.circles[circle.index()][colour.index()]
    }

    /// The owner of the worker on a space of the black market.
    pub fn on_market(&self, space: Space) -> Option<Seat> {
        Some(Seat(self.market[space.index()])).filter(|seat| seat.0 != EMPTY)
    }

    /// The owners of the workers in the guildhall, in the order of its spaces.
    pub fn guildhall(&self) -> impl Iterator<Item = Seat> {
        self.guildhall.into_iter().take(usize::from(self.filled)).map(Seat)
    }

    /// The number of taken spaces of the guildhall.
    pub const fn guildhall_len(&self) -> u8 {
        self.filled
    }

    /// Workers that lie beside the full guildhall (E2).
    pub const fn beside(&self, colour: Seat) -> u8 {
        self.beside[colour.index()]
    }

    /// Silver on the tax stand.
    pub const fn tax(&self) -> u16 {
        self.tax
    }

    /// The apprentice at a place of the display.
    pub fn shown(&self, slot: Slot) -> Option<Apprentice> {
        self.display.cards[slot.index()].map(CardNumber::kind)
    }

    /// Coins on a card of the display.
    pub const fn coins(&self, slot: Slot) -> u16 {
        self.display.coins[slot.index()]
    }

    /// Cards of the apprentice pile that nobody has touched.
    pub const fn untouched_apprentices(&self) -> ApprenticeSet {
        self.apprentices.untouched()
    }

    /// Apprentices under the pile, the oldest first; all of them were seen by all (X43).
    pub fn buried_apprentices(&self) -> impl Iterator<Item = Apprentice> {
        self.apprentices.buried()
    }

    /// The number of apprentices in the pile.
    pub const fn apprentice_pile_len(&self) -> u8 {
        self.apprentices.len()
    }

    /// The number of buildings in the pile.
    pub fn building_pile_len(&self) -> u8 {
        self.buildings.len()
    }

    /// The number of buildings in the pile that nobody has touched.
    pub const fn untouched_len(&self) -> u8 {
        self.buildings.untouched_len()
    }

    /// The number of buildings in each layer under the pile, the oldest first (X37).
    pub fn layers(&self) -> &[u8] {
        self.buildings.layers()
    }

    /// The known cards of a layer, counted from 0.
    pub fn layer(&self, layer: u8) -> BuildingSet {
        self.buildings.layer(layer)
    }

    /// Cards whose place a seat is certain of (X39).
    pub const fn certain(&self, seat: Seat) -> BuildingSet {
        self.player(seat).certain
    }

    /// Cards a seat has seen outside the untouched part of the pile (X39).
    pub const fn seen(&self, seat: Seat) -> BuildingSet {
        self.player(seat).seen
    }

    /// The small side that lies up in the small market.
    pub const fn small_side(&self) -> Option<SmallSide> {
        self.market_piles.side
    }

    /// The card on top of the large market.
    pub const fn large_card(&self) -> Option<MarketCard> {
        self.market_piles.large
    }

    /// The goods that the large market offers (X14).
    pub fn large_goods(&self) -> Goods {
        self.market_piles.large.map_or(PRINTED_LARGE, MarketCard::large_goods)
    }

    /// Returns true if a market card lies in the large market.
    pub const fn is_turned_over(&self, card: MarketCard) -> bool {
        self.market_piles.turned >> card.number() & 1 == 1
    }

    /// The number of cards in the small market.
    pub const fn small_market_len(&self) -> u8 {
        MARKET_CARDS - self.market_piles.turned.count_ones() as u8
    }

    /// The number of rewards left in the pile.
    pub const fn rewards_left(&self) -> u8 {
        self.rewards_left
    }

    /// Returns true if a reward may still come.
    pub const fn may_reward(&self, card: RewardCard) -> bool {
        self.rewards_left > 0 && self.unseen_rewards >> (card.number() - 1) & 1 == 1
    }

    /// Markers on a level of the cathedral.
    pub fn on_level(&self, setup: &Setup, level: u8) -> u8 {
        let players = &self.players[..usize::from(setup.players())];
        players.iter().filter(|player| player.level == level).count() as u8
    }
}
