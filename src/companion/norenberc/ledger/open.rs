//! Ledgers of a table that is opened, from sheets, or from a game that was tracked in full; and the form that turns one into
//! a full position.

use super::{Hand, Ledger, OwnCraftsman, Previous, Rulings, ThisRound};
use crate::companion::norenberc::round_end::RoundEnd;
use crate::companion::norenberc::sheet::FinalSheet;
use crate::game::Seat;
use crate::norenberc::components::{GOODS_PER_GUILD, GUILDS};
use crate::norenberc::{
    Bench, Craftsman, Goods, Guild, HousePosition, PlayerPosition, Position, Setup, State, Step, Tile,
    TileBox, Townsman, guilds_in_play,
};

/// A part of a position that the ledger does not know, so that the form asks for it. Craftsmen include their *agent+*, which
/// no sheet shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gap {
    Order,
    Prestige,
    Goods { seat: Seat },
    Talers { seat: Seat },
    Agents { seat: Seat },
    Craftsmen { seat: Seat },
    Crests { seat: Seat },
    Townsmen { seat: Seat },
    Workshop { guild: Guild },
    Storehouse { guild: Guild },
    Lodgings { guild: Guild },
    Mayors,
    Stack,
}

impl Ledger {
    pub(in crate::companion) fn open(players: u8, round: u8, rulings: Rulings) -> Self {
        let first = round == 1;
        let unknown = Hand::unknown(guilds_in_play(players));
        let hand = if first { Hand::at_start() } else { unknown };
        Self {
            players,
            round,
            over: false,
            order: None,
            first_order: None,
            workshops: [[None; 5]; GUILDS],
            previous_prestige: if first { Previous::None } else { Previous::Unknown },
            mayors: first.then_some([0; GUILDS]),
            hands: vec![hand; players.into()],
            now: ThisRound::default(),
            recruited: Vec::new(),
            loose: Vec::new(),
            history: Vec::new(),
            unknown: Vec::new(),
            rulings,
        }
    }

    pub(in crate::companion) fn from_sheets(sheets: &[FinalSheet], round: u8, rulings: Rulings) -> Self {
        let mut ledger = Self::open(sheets.len() as u8, round, rulings);
        ledger.previous_prestige = Previous::Unknown;
        for (hand, sheet) in ledger.hands.iter_mut().zip(sheets) {
            let own = |&(guild, value): &(Guild, Option<u8>)| {
                Some(OwnCraftsman::Known { guild, value: value?, agent: None })
            };
            let all = sheet.craftsmen.as_ref().filter(|_| sheet.perhaps.is_empty());
            hand.craftsmen = all.and_then(|all| all.iter().map(own).collect());
            for guild in Guild::ALL {
                hand.set_crests(guild, sheet.crests[guild.index()]);
            }
            hand.set_prestige_crests(sheet.prestige_crests);
            hand.townsmen = sheet.townsmen;
            hand.set_agents(None);
        }
        ledger.mayors = None;
        ledger
    }

    /// From a game tracked in full, at the start of a round or at the end of the game.
    pub(in crate::companion) fn from_state(
        setup: &Setup,
        state: &State,
        history: Vec<RoundEnd>,
        rulings: Rulings,
    ) -> Self {
        let mut ledger = Self::open(setup.players(), state.round(), rulings);
        ledger.over = state.step() == Step::Over;
        ledger.order = Some(state.order(setup).to_vec());
        ledger.first_order.clone_from(&ledger.order);
        ledger.now.prestige = state.prestige_guild();
        ledger.mayors = Some(Guild::ALL.map(|guild| state.mayors(guild)));
        ledger.history = history;
        for guild in setup.guilds() {
            for bench in Bench::ALL {
                if let Some(Tile::Craftsman(craftsman)) = state.settled(setup, guild, bench) {
                    ledger.workshops[guild.index()][bench.index()] = Some(craftsman);
                }
            }
        }
        for (seat, hand) in (0..).map(Seat).zip(&mut ledger.hands) {
            let own = setup.guilds().flat_map(|guild| state.craftsmen(setup, seat, guild));
            let own: Vec<_> = own.collect();
            hand.craftsmen = Some(own.iter().map(|&it| it.into()).collect());
            ledger.recruited.extend(own);
            for guild in Guild::ALL {
                hand.set_crests(guild, Some(state.crests(seat, guild)));
            }
            hand.set_prestige_crests(Some(state.prestige_crests(seat)));
            hand.townsmen = Townsman::ALL.map(|it| Some(state.townsmen(seat, it)));
            hand.set_agents(Some(state.agents(seat)));
            hand.talers = ledger.over.then(|| state.talers(seat));
        }
        ledger
    }

    /// The position of this table at the start of its round as far as it is known, with guesses elsewhere, and the guessed
    /// parts.
    pub fn draft(&self, tiles: &TileBox) -> (Position, Vec<Gap>) {
        let mut gaps = Vec::new();
        if self.order.is_none() {
            gaps.push(Gap::Order);
        }
        if self.prestige().is_none() {
            gaps.push(Gap::Prestige);
        }
        let players = self.seats().map(|seat| self.draft_player(seat, tiles, &mut gaps)).collect();
        if self.mayors.is_none() {
            gaps.push(Gap::Mayors);
        }
        let houses = self.guilds().map(|guild| self.draft_house(guild, &mut gaps)).collect();
        gaps.push(Gap::Stack);
        let position = Position {
            round: self.round,
            order: self.order.clone().unwrap_or_else(|| self.seats().collect()),
            prestige: self.prestige().unwrap_or(Guild::Brewers),
            players,
            houses,
            stack: 0,
        };
        (position, gaps)
    }

    fn draft_player(&self, seat: Seat, tiles: &TileBox, gaps: &mut Vec<Gap>) -> PlayerPosition {
        let hand = &self.hands[seat.index()];
        gaps.extend([Gap::Goods { seat }, Gap::Talers { seat }]);
        if hand.agents().is_none() {
            gaps.push(Gap::Agents { seat });
        }
        let looks = |own: &OwnCraftsman| match *own {
            OwnCraftsman::Known { guild, value, agent: Some(agent) } => Ok(Craftsman { guild, value, agent }),
            OwnCraftsman::Known { guild, value, agent: None } => Err((guild, Some(value))),
            OwnCraftsman::Settled { guild, bench } => self.settled(guild, bench).ok_or((guild, None)),
        };
        let guess = |(guild, value): (Guild, Option<u8>)| {
            let like = |it: &&Craftsman| value.is_none_or(|value| it.value == value);
            tiles.craftsmen(guild).iter().find(like).copied()
        };
        let entered = hand.craftsmen.iter().flatten().map(looks);
        if hand.craftsmen.is_none() || !hand.perhaps.is_empty() || entered.clone().any(|own| own.is_err()) {
            gaps.push(Gap::Craftsmen { seat });
        }
        let craftsmen = entered.filter_map(|own| own.map_or_else(guess, Some)).collect();
        if hand.crests.contains(&None) || hand.prestige_crests.is_none() {
            gaps.push(Gap::Crests { seat });
        }
        if hand.townsmen.contains(&None) {
            gaps.push(Gap::Townsmen { seat });
        }
        PlayerPosition {
            goods: Goods::NONE,
            talers: 0,
            agents: hand.agents().unwrap_or(4),
            craftsmen,
            crests: hand.sure_crests,
            prestige_crests: hand.sure_prestige_crests,
            townsmen: hand.townsmen.map(|count| count.unwrap_or(0)),
        }
    }

    fn draft_house(&self, guild: Guild, gaps: &mut Vec<Gap>) -> HousePosition {
        let mut workshop = self.workshops[guild.index()];
        let mut complete = true;
        for (bench, tile) in Bench::ALL.into_iter().zip(&mut workshop) {
            if bench.number() < self.round {
                *tile = None;
            } else {
                complete &= tile.is_some();
            }
        }
        if !complete {
            gaps.push(Gap::Workshop { guild });
        }
        gaps.extend([Gap::Storehouse { guild }, Gap::Lodgings { guild }]);
        HousePosition {
            storehouse: Goods::of(guild.good(), GOODS_PER_GUILD),
            workshop,
            lodgings: [None; 4],
            mayors: self.mayors.map_or(0, |mayors| mayors[guild.index()]),
        }
    }
}
