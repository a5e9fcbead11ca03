//! The reason for a move as one idea: the strongest argument in the judgement of a level. It plays no games and uses
//! only what the seat could see, so it can be computed at any time afterwards.

use super::advice::price;
use super::appraisal::Appraisal;
use super::outlook::{Outlook, Worth};
use super::policy::Judgement;
use super::{Level, MoveReason};
use crate::bots::options;
use crate::game::Seat;
use crate::norenberc::favorites::PEDDLER_COUNTS;
use crate::norenberc::{
    Action, Craftsman, Goods, Guild, Norenberc, Observation, Setup, Tile, Townsman, Window,
};

/// The reason for a player's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Why {
    /// The player.
    pub seat: Seat,
    /// The idea behind it.
    pub motive: Motive,
}

/// The idea behind a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motive {
    /// To be favourite of a guild (R2).
    Favorite {
        /// The guild.
        guild: Guild,
        /// The player's count there after the move, peddlers included.
        goods: u8,
        /// The highest count of a rival.
        rival: u8,
    },
    /// To buy for less than the goods will sell for (A3, A4).
    Cheap {
        /// The guild where they will sell.
        guild: Guild,
        /// The price paid for each.
        now: u8,
        /// The price each will bring.
        later: u8,
        /// The round of that price.
        round: u8,
    },
    /// To have goods that guests can be paid with (A6).
    Stock,
    /// To sell while the price is high (A3).
    Dear {
        /// The price.
        now: u8,
        /// The highest still to come.
        later: u8,
    },
    /// To have talers rather than the goods.
    Cash,
    /// To get one more agent (A8, W2).
    Agent,
    /// To be ahead in a guild's majority (G2).
    Majority {
        /// The guild.
        guild: Guild,
    },
    /// For what the guest is worth.
    Guest {
        /// The guest.
        tile: Tile,
    },
    /// For the talers that the agents on the roof bring (A7).
    Roof {
        /// Talers on the roof.
        talers: u8,
    },
    /// To go first (A7).
    Order,
    /// There is nothing that could be done.
    NoMeans,
    /// Nothing there is worth its price.
    Worthless {
        /// The guild.
        guild: Guild,
    },
    /// To sell for more later.
    Keep {
        /// The guild of the goods.
        guild: Guild,
        /// The price.
        now: u8,
        /// The highest still to come.
        later: u8,
        /// The round of that price.
        round: u8,
    },
    /// A plan: most is to be gained at this guild.
    Errand {
        /// The guild.
        guild: Guild,
    },
    /// A plan: a card to stay in the round, to see what the others do.
    Wait,
    /// Nothing more is to be gained this round.
    Rest,
    /// Payment with the goods that are missed least.
    Payment,
    /// To weaken somebody.
    Rob {
        /// The victim.
        victim: Seat,
    },
    /// To have the better craftsman where the player is more likely to get him.
    Swap,
    /// To be paid for one's own craftsmen.
    Mayor {
        /// The guild.
        guild: Guild,
        /// Number of own craftsmen.
        craftsmen: u16,
    },
    /// To see what others do first.
    Stay,
    /// Nothing would come of it.
    Decline,
}

pub(super) fn why(setup: &Setup, observation: &Observation, level: Level, action: Action) -> Why {
    let weights = Judgement::of(level, setup.players()).weights;
    let (table, seat) = (observation.table(), observation.seat());
    let outlook = Outlook::new(setup, table, seat, weights);
    let appraisal = Appraisal::new(setup, table, seat, weights, &outlook);
    Why { seat, motive: appraisal.motive(observation, action) }
}

impl Appraisal<'_> {
    fn motive(&self, observation: &Observation, action: Action) -> Motive {
        match action {
            Action::Plan(cards) => {
                let gains = self.gains();
                let best = cards.iter().max_by(|a, b| gains[a.index()].total_cmp(&gains[b.index()]));
                let worth = best.filter(|guild| gains[guild.index()] > 0.0);
                worth.map_or(Motive::Wait, |guild| Motive::Errand { guild })
            }
            Action::Buy { guild, goods } => self.why_buy(guild, goods),
            Action::Sell { guild, .. } => match price(self.setup, self.state, guild) {
                Some(MoveReason::Price { now, later, .. }) if later <= now => Motive::Dear { now, later },
                _ => Motive::Cash,
            },
            Action::Recruit { guild, window } => self.why_recruit(guild, window),
            Action::Nothing { guild } => self.why_nothing(observation, guild),
            Action::Pay(_) => Motive::Payment,
            Action::Rob { victim, goods } => {
                let wins = self.best_claim(goods).filter(|(gain, ..)| *gain > 0.0);
                wins.map_or(Motive::Rob { victim }, |(_, guild, count)| self.claim(guild, count))
            }
            Action::Swap(..) => Motive::Swap,
            Action::Peddle(good) => self.claim(good.guild(), PEDDLER_COUNTS - 1),
            Action::PlaceMayor(guild) => {
                Motive::Mayor { guild, craftsmen: self.state.craftsman_count(self.seat, guild) }
            }
            Action::GoFirst => Motive::Order,
            Action::Stay => Motive::Stay,
            Action::Decline => Motive::Decline,
            Action::Seal(0) | Action::Pass => Motive::Rest,
            Action::Seal(_)
            | Action::Order(_)
            | Action::Settle { .. }
            | Action::Lodge { .. }
            | Action::Reveal { .. } => Motive::Wait,
        }
    }

    /// The motive to be favourite of a guild, with so many more of its goods.
    fn claim(&self, guild: Guild, more: u8) -> Motive {
        let claims = self.state.claims(self.setup, guild);
        let count = |seat: Seat| claims[seat.index()].count();
        let rivals = Seat::first(self.setup.players()).filter(|&rival| rival != self.seat);
        Motive::Favorite {
            guild,
            goods: count(self.seat) + more,
            rival: rivals.map(count).max().unwrap_or(0),
        }
    }

    /// Of the goods gained, those that help most to become favourite: the worth of that, the guild, and their number.
    fn best_claim(&self, goods: Goods) -> Option<(f32, Guild, u8)> {
        let own = self.state.goods(self.seat);
        let gained = goods.iter().map(|(good, count)| {
            let (guild, have) = (good.guild(), own.count(good));
            let chance = self.curves.chance(guild, have + count) - self.curves.chance(guild, have);
            (self.curves.prize(guild) * chance, guild, count)
        });
        gained.max_by(|a, b| a.0.total_cmp(&b.0))
    }

    fn why_buy(&self, house: Guild, goods: Goods) -> Motive {
        let Some((gain, guild, count)) = self.best_claim(goods) else { return Motive::Stock };
        if gain > self.worth_of_goods(goods) / 2.0 {
            return self.claim(guild, count);
        }
        let paid = self.price(house);
        let later = goods.iter().filter_map(|(good, _)| {
            let guild = good.guild();
            match price(self.setup, self.state, guild) {
                Some(MoveReason::Price { later, round, .. }) if later > paid => {
                    Some(Motive::Cheap { guild, now: paid, later, round })
                }
                _ => None,
            }
        });
        later.last().unwrap_or(Motive::Stock)
    }

    fn why_recruit(&self, guild: Guild, window: Window) -> Motive {
        let Some(tile) = self.state.lodger(self.setup, guild, window) else { return Motive::Order };
        let guest = self.outlook.guests[guild.index()][window.index()];
        let talers = self.state.roof_total(guild);
        let roof = f32::from(talers) * self.taler();
        if roof > guest {
            return Motive::Roof { talers };
        }
        match tile {
            Tile::Craftsman(craftsman) => {
                let worth = Worth::new(self.setup, self.state, self.seat, self.weights);
                let plain = worth.of_craftsman(Craftsman { agent: false, ..craftsman });
                if guest - plain > plain {
                    Motive::Agent
                } else {
                    Motive::Majority { guild: craftsman.guild }
                }
            }
            Tile::Townsman(Townsman::Councilman) if guest > 0.0 => Motive::Agent,
            Tile::Townsman(_) if guest > 0.0 => Motive::Guest { tile },
            Tile::Townsman(_) => Motive::Order,
        }
    }

    fn why_nothing(&self, observation: &Observation, guild: Guild) -> Motive {
        // Where goods lie in the storehouse, only talers are missing: how many somebody has is nobody's business.
        let open = self.state.storehouse(guild).is_empty();
        if open && options::<Norenberc>(self.setup, observation).len() < 2 {
            return Motive::NoMeans;
        }
        let have = self.state.goods(self.seat).count(guild.good());
        match price(self.setup, self.state, guild) {
            Some(MoveReason::Price { now, later, round, .. }) if have > 0 && later > now => {
                Motive::Keep { guild, now, later, round }
            }
            _ => Motive::Worthless { guild },
        }
    }
}
