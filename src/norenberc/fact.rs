//! Facts that the people at a table may set against the rules. A ruling never applies an action that
//! the rules refuse, and it keeps the number of pieces, so that whatever follows can be checked as before.

use super::components::{CRESTS_PER_GUILD, Good, Guild, MOST_AGENTS, PRESTIGE_CRESTS, Townsman};
use super::favorites::Ruling;
use super::goods::Goods;
use super::position::{MOST_TALERS, order};
use super::setup::Setup;
use super::state::{Stage, State, Step};
use crate::game::Seat;

/// One fact that the table sets.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum Fact {
    /// Who is favourite of a guild at the end of this round, or nobody.
    Favorite { guild: Guild, seat: Option<Seat> },
    /// A player's talers.
    Talers { seat: Seat, talers: u16 },
    /// A player's goods of one type in the supply; the difference comes from the storehouses or goes to the guild's own.
    Goods { seat: Seat, good: Good, count: u8 },
    /// The agents that a player has taken from the stockpile.
    Agents { seat: Seat, agents: u8 },
    /// A player's crests of one guild.
    Crests { seat: Seat, guild: Guild, count: u8 },
    /// A player's prestige crests.
    PrestigeCrests { seat: Seat, count: u8 },
    /// A player's townsmen of one variant.
    Townsmen { seat: Seat, townsman: Townsman, count: u8 },
    /// The turn order, first to last.
    Order { order: Vec<Seat> },
    /// Where this round's prestige crest lies.
    PrestigeGuild { guild: Guild },
}

/// Why a fact cannot be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum FactError {
    /// Somebody is in the middle of an action.
    NotNow,
    /// There is no such player.
    NoSuchPlayer,
    /// The guild is not in play.
    NotInPlay { guild: Guild },
    /// So many are not possible.
    Most { most: u16 },
    /// So few are not possible: cards or agents lie on the table.
    Fewest { fewest: u16 },
    /// This townsman never stays with a player.
    NeverStays { townsman: Townsman },
    /// The turn order does not name every player once.
    Order,
}

type Verdict = Result<(), FactError>;

fn at_most(count: impl Into<u16>, most: impl Into<u16>) -> Verdict {
    let most = most.into();
    if count.into() > most { Err(FactError::Most { most }) } else { Ok(()) }
}

impl State {
    /// Sets a fact.
    ///
    /// # Errors
    /// The reason why it cannot be set; the state is as before.
    pub fn rule(&mut self, setup: &Setup, fact: &Fact) -> Verdict {
        // In the middle of an action what somebody has just been offered must stay payable.
        let settled = match self.step {
            Step::Planning | Step::Reveal(_) | Step::Refill(..) | Step::Over => true,
            Step::Turn(turn) => turn.stage == Stage::Act,
            Step::Order | Step::Settle(..) | Step::Lodge(..) => false,
        };
        if !settled {
            return Err(FactError::NotNow);
        }
        match *fact {
            Fact::Favorite { guild, seat } => self.rule_favorite(setup, guild, seat),
            Fact::Talers { seat, talers } => {
                seated(setup, seat)?;
                at_most(talers, MOST_TALERS)?;
                self.players[seat.index()].talers = talers;
                Ok(())
            }
            Fact::Goods { seat, good, count } => self.rule_goods(setup, seat, good, count),
            Fact::Agents { seat, agents } => self.rule_agents(setup, seat, agents),
            Fact::Crests { seat, guild, count } => {
                seated(setup, seat)?;
                in_play(setup, guild)?;
                let held = |it: Seat| self.players[it.index()].crests[guild.index()];
                let others: u8 = Seat::first(setup.players()).filter(|&it| it != seat).map(held).sum();
                at_most(count, CRESTS_PER_GUILD.saturating_sub(others))?;
                self.players[seat.index()].crests[guild.index()] = count;
                Ok(())
            }
            Fact::PrestigeCrests { seat, count } => {
                seated(setup, seat)?;
                let held = |it: Seat| self.players[it.index()].prestige_crests;
                let others: u8 = Seat::first(setup.players()).filter(|&it| it != seat).map(held).sum();
                at_most(count, PRESTIGE_CRESTS.saturating_sub(others))?;
                self.players[seat.index()].prestige_crests = count;
                Ok(())
            }
            Fact::Townsmen { seat, townsman, count } => {
                seated(setup, seat)?;
                if !townsman.stays() {
                    return Err(FactError::NeverStays { townsman });
                }
                at_most(count, setup.tiles().townsmen(townsman))?;
                self.players[seat.index()].townsmen[townsman.index()] = count;
                Ok(())
            }
            Fact::Order { order: ref given } => {
                self.order = order(setup, given).ok_or(FactError::Order)?;
                Ok(())
            }
            Fact::PrestigeGuild { guild } => {
                in_play(setup, guild)?;
                self.prestige = Some(guild);
                Ok(())
            }
        }
    }

    fn rule_favorite(&mut self, setup: &Setup, guild: Guild, seat: Option<Seat>) -> Verdict {
        in_play(setup, guild)?;
        if let Some(seat) = seat {
            seated(setup, seat)?;
        }
        self.ruled[guild.index()] = seat.map_or(Ruling::Nobody, Ruling::Favorite);
        Ok(())
    }

    fn rule_goods(&mut self, setup: &Setup, seat: Seat, good: Good, count: u8) -> Verdict {
        seated(setup, seat)?;
        in_play(setup, good.guild())?;
        let held = self.goods(seat).count(good);
        let stored: u8 = setup.guilds().map(|guild| self.storehouse(guild).count(good)).sum();
        at_most(count, held + stored)?;
        // The guild's own storehouse gives and takes first; what it lacks lies in others.
        let own = good.guild();
        let others = setup.guilds().filter(|&guild| guild != own);
        let mut wanted = count.saturating_sub(held);
        for guild in std::iter::once(own).chain(others) {
            let house = &mut self.houses[guild.index()];
            let given = wanted.min(house.storehouse.count(good));
            house.storehouse -= Goods::of(good, given);
            wanted -= given;
        }
        self.houses[own.index()].storehouse += Goods::of(good, held.saturating_sub(count));
        let player = &mut self.players[seat.index()];
        player.goods = player.goods - Goods::of(good, held) + Goods::of(good, count);
        Ok(())
    }

    fn rule_agents(&mut self, setup: &Setup, seat: Seat, agents: u8) -> Verdict {
        seated(setup, seat)?;
        at_most(agents, MOST_AGENTS)?;
        let busy = self.agents(seat) - self.available_agents(seat);
        let fewest = busy + self.cards_left(seat);
        if agents < fewest {
            return Err(FactError::Fewest { fewest: fewest.into() });
        }
        let player = &mut self.players[seat.index()];
        player.agents = agents;
        player.available = agents - busy;
        Ok(())
    }
}

fn seated(setup: &Setup, seat: Seat) -> Verdict {
    if seat.0 < setup.players() { Ok(()) } else { Err(FactError::NoSuchPlayer) }
}

fn in_play(setup: &Setup, guild: Guild) -> Verdict {
    if setup.has(guild) { Ok(()) } else { Err(FactError::NotInPlay { guild }) }
}
