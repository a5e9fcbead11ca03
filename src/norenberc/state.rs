//! The table at one moment: plain data without pointers, cheap to copy, with queries but no rules of the game.

use super::components::{
    Bench, GOODS_PER_GUILD, GUILDS, Guild, GuildSet, TOWNSMAN_VARIANTS, Tile, Townsman, Window,
};
use super::favorites::{Claim, Ruling};
use super::goods::Goods;
use super::scoring::Sheet;
use super::setup::Setup;
use super::stack::GuestStack;
use super::tile_box::{PieceKind, TilePiece};
use crate::game::{Due, Seat, SeatSet};

pub(super) const SEATS: usize = 5;

/// The next thing that must happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Nature gives the turn order (S4).
    Order,
    /// Nature fills a workshop (S5).
    Settle(Guild, Bench),
    /// Nature fills a window of the lodgings at set-up (S6).
    Lodge(Guild, Window),
    /// Nature fills a window of the lodgings at the end of a round (R8).
    Refill(Guild, Window),
    /// The unfinished players plan (P2).
    Planning,
    /// Nature reveals whose sealed cards name this guild (A1).
    Reveal(Guild),
    /// A player acts at the guild that is called (A1).
    Turn(Turn),
    /// The game is over (G1).
    Over,
}

/// A player's action at a guild, and how far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The called guild.
    pub guild: Guild,
    /// The player who acts.
    pub seat: Seat,
    /// The decision to be taken now.
    pub stage: Stage,
}

/// The decisions of one action, in the order of A7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The action.
    Act,
    /// The payment for the guest in this window (A6).
    Pay(Window),
    /// The victim and the goods of a burglar (W3).
    Rob,
    /// The craftsmen that a guardsman swaps (W4).
    Swap,
    /// The good for the peddler (W7).
    Peddle,
    /// The roof for the mayor (W8).
    PlaceMayor,
    /// Going first or not (A7).
    GoFirst,
}

/// The cards that lie face down, for guilds that are not called yet, by seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Plans {
    /// Those the program knows.
    pub(super) cards: [GuildSet; SEATS],
    /// The number it does not know: a real table's cards, or another player's in an observation.
    pub(super) sealed: [u8; SEATS],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Player {
    /// In the supply; those on peddlers are not in here.
    pub(super) goods: Goods,
    /// On peddlers, one each.
    pub(super) peddled: Goods,
    pub(super) talers: u16,
    /// Craftsmen by guild, as masks over the box.
    pub(super) craftsmen: [u16; GUILDS],
    /// Their total value by guild: it follows from the masks, and bots ask for it all the time.
    pub(super) values: [u8; GUILDS],
    pub(super) crests: [u8; GUILDS],
    pub(super) prestige_crests: u8,
    pub(super) townsmen: [u8; TOWNSMAN_VARIANTS],
    /// Taken from the stockpile so far.
    pub(super) agents: u8,
    /// Neither on a card nor on a roof.
    pub(super) available: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct House {
    pub(super) storehouse: Goods,
    pub(super) workshop: [TilePiece; 5],
    pub(super) lodgings: [TilePiece; 4],
    pub(super) roof: [u8; SEATS],
    pub(super) mayors: u8,
}

/// Everything on the table at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) step: Step,
    pub(super) round: u8,
    pub(super) turn: u8,
    /// First to last.
    pub(super) order: [Seat; SEATS],
    pub(super) finished: SeatSet,
    /// Who has planned in this planning phase.
    pub(super) committed: SeatSet,
    pub(super) plans: Plans,
    /// The number of players who revealed the card of the called guild (A5).
    pub(super) revealed: u8,
    /// Who still has to act at the guild that is called.
    pub(super) pending: SeatSet,
    /// Where this round's prestige crest lies or lay.
    pub(super) prestige: Option<Guild>,
    /// The rulings of the table about this round's favourites.
    pub(super) ruled: [Ruling; GUILDS],
    pub(super) players: [Player; SEATS],
    pub(super) houses: [House; GUILDS],
    pub(super) stack: GuestStack,
}

impl State {
    /// The next thing that must happen.
    pub const fn step(&self) -> Step {
        self.step
    }

    /// The round, 1 to 4.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// The turn of the round, from 1 on.
    pub const fn turn(&self) -> u8 {
        self.turn
    }

    /// The turn order, first to last.
    pub fn order(&self, setup: &Setup) -> &[Seat] {
        &self.order[..usize::from(setup.players())]
    }

    /// A player's place in the turn order, 0 first.
    ///
    /// # Panics
    /// Never: every seat has a place.
    pub fn place(&self, seat: Seat) -> u8 {
        self.order.iter().position(|&other| other == seat).expect("every seat has a place") as u8
    }

    /// Returns true if a player is finished for this round.
    pub const fn is_finished(&self, seat: Seat) -> bool {
        self.finished.contains(seat)
    }

    /// Returns true if a player has planned in this planning phase.
    pub const fn has_planned(&self, seat: Seat) -> bool {
        self.committed.contains(seat)
    }

    /// The number of cards that a player has lying face down.
    pub const fn cards_left(&self, seat: Seat) -> u8 {
        self.plans.cards[seat.index()].len() + self.plans.sealed[seat.index()]
    }

    /// The face-down cards of a player that are known here.
    pub const fn known_cards(&self, seat: Seat) -> GuildSet {
        self.plans.cards[seat.index()]
    }

    /// Who still has to act at the guild that is called, the one acting included.
    pub const fn pending(&self) -> SeatSet {
        self.pending
    }

    /// The guild where this round's prestige crest lies.
    pub const fn prestige_guild(&self) -> Option<Guild> {
        self.prestige
    }

    /// Goods in a player's supply, without those on peddlers.
    pub const fn goods(&self, seat: Seat) -> Goods {
        self.players[seat.index()].goods
    }

    /// Goods that lie on a player's peddlers, one on each.
    pub const fn peddled(&self, seat: Seat) -> Goods {
        self.players[seat.index()].peddled
    }

    /// A player's talers.
    pub const fn talers(&self, seat: Seat) -> u16 {
        self.players[seat.index()].talers
    }

    /// Agents a player has taken from the stockpile so far.
    pub const fn agents(&self, seat: Seat) -> u8 {
        self.players[seat.index()].agents
    }

    /// Agents a player could send now: neither on a card nor on a roof.
    pub const fn available_agents(&self, seat: Seat) -> u8 {
        self.players[seat.index()].available
    }

    /// Crests a player has of a guild.
    pub const fn crests(&self, seat: Seat, guild: Guild) -> u8 {
        self.players[seat.index()].crests[guild.index()]
    }

    /// A player's prestige crests.
    pub const fn prestige_crests(&self, seat: Seat) -> u8 {
        self.players[seat.index()].prestige_crests
    }

    /// The number of townsmen of a variant in front of a player; peddlers with their good included.
    pub fn townsmen(&self, seat: Seat, townsman: Townsman) -> u8 {
        let player = &self.players[seat.index()];
        if townsman == Townsman::Peddler { player.peddled.total() } else { player.townsmen[townsman.index()] }
    }

    /// The craftsmen a player owns of a guild, by value.
    pub fn craftsmen<'a>(
        &self,
        setup: &'a Setup,
        seat: Seat,
        guild: Guild,
    ) -> impl Iterator<Item = super::components::Craftsman> + use<'a> {
        let mask = self.players[seat.index()].craftsmen[guild.index()];
        let all = setup.tiles().craftsmen(guild).iter().enumerate();
        all.filter(move |(index, _)| mask >> index & 1 == 1).map(|(_, craftsman)| *craftsman)
    }

    /// The number of craftsmen that a player owns of a guild.
    pub const fn craftsman_count(&self, seat: Seat, guild: Guild) -> u16 {
        self.players[seat.index()].craftsmen[guild.index()].count_ones() as u16
    }

    /// The total value of a player's craftsmen of a guild.
    pub const fn craftsman_value(&self, seat: Seat, guild: Guild) -> u8 {
        self.players[seat.index()].values[guild.index()]
    }

    /// Returns true if a player owns a craftsman that was settled at a place in an earlier state of this game.
    pub(crate) fn owns_settled(&self, seat: Seat, earlier: &Self, guild: Guild, bench: Bench) -> bool {
        match earlier.houses[guild.index()].workshop[bench.index()].kind() {
            PieceKind::Craftsman(guild, index) => {
                self.players[seat.index()].craftsmen[guild.index()] >> index & 1 == 1
            }
            PieceKind::Townsman(_) | PieceKind::None => false,
        }
    }

    /// The goods in a guild's storehouse.
    pub const fn storehouse(&self, guild: Guild) -> Goods {
        self.houses[guild.index()].storehouse
    }

    /// The guest in a window.
    pub fn lodger(&self, setup: &Setup, guild: Guild, window: Window) -> Option<Tile> {
        setup.tiles().tile(self.houses[guild.index()].lodgings[window.index()])
    }

    /// Returns true if somebody lodges in a window.
    pub fn has_lodger(&self, guild: Guild, window: Window) -> bool {
        !self.houses[guild.index()].lodgings[window.index()].is_none()
    }

    /// The tile at a place of a workshop.
    pub fn settled(&self, setup: &Setup, guild: Guild, bench: Bench) -> Option<Tile> {
        setup.tiles().tile(self.houses[guild.index()].workshop[bench.index()])
    }

    /// The value of a guild's master, who names all prices there; 0 where there is none (before set-up, after the end).
    pub fn price(&self, setup: &Setup, guild: Guild) -> u8 {
        let bench = Bench::of_guildmaster(self.round);
        setup.tiles().value_in(guild, self.houses[guild.index()].workshop[bench.index()])
    }

    /// A player's agents on a roof.
    pub const fn roof(&self, guild: Guild, seat: Seat) -> u8 {
        self.houses[guild.index()].roof[seat.index()]
    }

    /// All agents on a roof.
    pub fn roof_total(&self, guild: Guild) -> u8 {
        self.houses[guild.index()].roof.iter().sum()
    }

    /// Mayors on a roof.
    pub const fn mayors(&self, guild: Guild) -> u8 {
        self.houses[guild.index()].mayors
    }

    /// The guest stack: the tiles that may still come.
    pub const fn stack(&self) -> &GuestStack {
        &self.stack
    }

    /// The most goods that a player may buy in one action at the called guild (A4, A5).
    pub(crate) const fn buy_limit(&self, setup: &Setup) -> u8 {
        if self.round != 1 || self.turn != 1 {
            return 3;
        }
        // X12: who revealed the card counts, whatever they do there.
        match (setup.players(), self.revealed) {
            (5, 4..) => 1,
            (5, 3) | (4, 3..) => 2,
            _ => 3,
        }
    }

    /// The claims of all players to a guild (R2).
    pub fn claims(&self, setup: &Setup, guild: Guild) -> [Claim; SEATS] {
        let good = guild.good();
        let mut claims = [Claim { supply: 0, peddlers: 0, talers: Some(0), place: u8::MAX }; SEATS];
        for (place, &seat) in (0..).zip(self.order(setup)) {
            let player = &self.players[seat.index()];
            claims[seat.index()] = Claim {
                supply: player.goods.count(good),
                peddlers: player.peddled.count(good),
                talers: Some(player.talers),
                place,
            };
        }
        claims
    }

    /// The scoring sheet of a player.
    pub fn sheet(&self, setup: &Setup, seat: Seat) -> Sheet {
        let player = &self.players[seat.index()];
        let mut sheet = Sheet {
            talers: player.talers,
            crests: player.crests,
            prestige_crests: player.prestige_crests,
            townsmen: player.townsmen.map(u32::from),
            ..Sheet::default()
        };
        for guild in setup.guilds() {
            let craftsmen = setup.tiles().craftsmen(guild);
            let mut mask = player.craftsmen[guild.index()];
            while mask != 0 {
                sheet.craftsmen.add(guild, craftsmen[mask.trailing_zeros() as usize].value);
                mask &= mask - 1;
            }
        }
        sheet
    }

    /// The table as it would be if only this player acted at this guild now: for evaluating a plan.
    #[must_use]
    pub(crate) fn alone_at(&self, guild: Guild, seat: Seat) -> Self {
        let mut alone = *self;
        alone.plans = Plans::default();
        alone.committed = SeatSet::default();
        alone.pending = SeatSet::default().with(seat);
        alone.revealed = 1;
        alone.players[seat.index()].available = alone.players[seat.index()].available.saturating_sub(1);
        alone.step = Step::Turn(Turn { guild, seat, stage: Stage::Act });
        alone
    }

    pub(super) fn due(&self, setup: &Setup) -> Due {
        match self.step {
            Step::Order | Step::Settle(..) | Step::Lodge(..) | Step::Refill(..) | Step::Reveal(_) => {
                Due::Nature
            }
            Step::Planning => {
                let open = SeatSet::first(setup.players()).minus(self.finished).minus(self.committed);
                Due::Seats(open)
            }
            Step::Turn(turn) => Due::Seats(SeatSet::default().with(turn.seat)),
            Step::Over => Due::Nobody,
        }
    }

    /// The table before the first event: everything that needs no chance is in place (S2, S3).
    pub(super) fn new(setup: &Setup) -> Self {
        let hand = setup.guilds().map(|guild| Goods::one(guild.good())).fold(Goods::NONE, |a, b| a + b);
        let stock = GOODS_PER_GUILD - setup.players();
        let player = Player {
            goods: hand,
            peddled: Goods::NONE,
            talers: 25,
            craftsmen: [0; GUILDS],
            values: [0; GUILDS],
            crests: [0; GUILDS],
            prestige_crests: 0,
            townsmen: [0; TOWNSMAN_VARIANTS],
            agents: 4,
            available: 4,
        };
        let absent = Player { goods: Goods::NONE, talers: 0, agents: 0, available: 0, ..player };
        let house = House {
            storehouse: Goods::NONE,
            workshop: [TilePiece::NONE; 5],
            lodgings: [TilePiece::NONE; 4],
            roof: [0; SEATS],
            mayors: 0,
        };
        let mut state = Self {
            step: Step::Order,
            round: 1,
            turn: 1,
            order: [Seat(0), Seat(1), Seat(2), Seat(3), Seat(4)],
            finished: SeatSet::default(),
            committed: SeatSet::default(),
            plans: Plans::default(),
            revealed: 0,
            pending: SeatSet::default(),
            prestige: None,
            ruled: [Ruling::None; GUILDS],
            players: [absent; SEATS],
            houses: [house; GUILDS],
            stack: GuestStack::new(setup),
        };
        for seat in Seat::first(setup.players()) {
            state.players[seat.index()] = player;
        }
        for guild in setup.guilds() {
            state.houses[guild.index()].storehouse = Goods::of(guild.good(), stock);
        }
        state
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small() {
        assert!(size_of::<State>() <= 512, "{} bytes", size_of::<State>());
        assert!(size_of::<super::super::action::Action>() <= 8);
    }
}
