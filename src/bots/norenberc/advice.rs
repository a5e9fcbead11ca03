//! Advice for Norenberc. The move that a master with this budget and seed plays is among the moves shown; their order
//! is by their results in all games, those played only to compare them included.

use super::level::{prefer_rest, prefer_work};
use super::notes::MeanNotes;
use super::policy::Judgement;
use crate::bots::Level;
use crate::bots::advice::{Advice, AdvisedMove, Expected, average, is_close, shown};
use crate::bots::search::{Budget, Search, SearchParams, SearchResult, Tried};
use crate::game::{Actor, Game, Seat};
use crate::norenberc::components::{MOST_AGENTS, ROUNDS};
use crate::norenberc::favorites::{Claim, Decider, Verdict, favorite};
use crate::norenberc::{Action, Bench, Guild, Norenberc, Observation, Setup, State, Step, Tile, Townsman};

/// A reason for or against a move. VP are differences of expected final VP.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MoveReason {
    /// More or fewer VP for a guild's majority (G2).
    Majority {
        /// The guild.
        guild: Guild,
        /// Difference in VP.
        vp: f32,
    },
    /// More or fewer VP for crests (G8).
    Crests {
        /// Difference in VP.
        vp: f32,
    },
    /// More or fewer VP for 30 or more (G5).
    Thirty {
        /// Difference in VP.
        vp: f32,
    },
    /// More or fewer VP for all types (G6).
    AllTypes {
        /// Difference in VP.
        vp: f32,
    },
    /// More or fewer VP for being richest (G7).
    Richest {
        /// Difference in VP.
        vp: f32,
    },
    /// More or fewer VP for townsmen (G9).
    Townsmen {
        /// Difference in VP.
        vp: f32,
    },
    /// The chance to become favourite of a guild this round (R2).
    Favorite {
        /// The guild.
        guild: Guild,
        /// With this move, 0 to 1.
        chance: f32,
        /// Without it.
        otherwise: f32,
    },
    /// A price, and the best one still to come (A3, A4).
    Price {
        /// The guild.
        guild: Guild,
        /// This round's price.
        now: u8,
        /// The highest of the later rounds.
        later: u8,
        /// The round of that price.
        round: u8,
    },
    /// One more agent (A8, W2).
    Agent {
        /// Agents after the move.
        agents: u8,
    },
    /// More or fewer agents at the end.
    Agents {
        /// Difference in agents.
        more: f32,
    },
    /// As many goods as a rival: the tie is decided by talers or by the turn order (R2).
    Tie {
        /// The guild.
        guild: Guild,
        /// The tied rival.
        rival: Seat,
        /// True if the advised player wins it.
        won: bool,
        /// True if talers decide; otherwise the turn order does.
        by_talers: bool,
    },
    /// A rival can expect fewer VP, or more.
    Rival {
        /// The rival.
        rival: Seat,
        /// Difference in VP; negative for fewer.
        vp: f32,
    },
}

impl MoveReason {
    /// True if this speaks for the move, false if against it; `None` if it is mere information.
    pub(crate) fn speaks_for(&self) -> Option<bool> {
        match *self {
            Self::Majority { vp, .. }
            | Self::Crests { vp }
            | Self::Thirty { vp }
            | Self::AllTypes { vp }
            | Self::Richest { vp }
            | Self::Townsmen { vp } => Some(vp > 0.0),
            Self::Favorite { chance, otherwise, .. } => Some(chance > otherwise),
            Self::Agent { .. } => Some(true),
            Self::Agents { more } => Some(more > 0.0),
            Self::Tie { won, .. } => Some(won),
            Self::Rival { vp, .. } => Some(vp < 0.0),
            Self::Price { .. } => None,
        }
    }
}

const MOST_REASONS: usize = 5;
/// After so many games the differences below are no noise any more.
const ENOUGH_GAMES: f32 = 400.0;
/// Differences below these are noise: in VP, and in chances.
const LEAST_VP: f32 = 0.3;
const LEAST_CHANCE: f32 = 0.08;

/// Advice at the level of a master for the observing seat, which must be to move.
///
/// # Panics
/// If the seat is not to move.
pub fn advise(
    setup: &Setup,
    observation: &Observation,
    budget: &Budget,
    seed: u64,
) -> Advice<Action, MoveReason> {
    let seat = observation.seat();
    let knowledge = Judgement::of(Level::Master, setup.players());
    let search = Search::<Norenberc, _> {
        setup,
        observation,
        knowledge: &knowledge,
        params: SearchParams::default(),
        noting: true,
    };
    let mut found = search.run(budget, seed);
    prefer_rest(&mut found);
    prefer_work(&knowledge, setup, observation, &mut found);
    let shown = shown(&found, seat);
    let close = is_close(&shown, seat);
    let explain = Explain { setup, observation, found: &found, best: shown[0] };
    let mut moves: Vec<_> = shown.iter().map(|tried| explain.explained(tried)).collect();
    // What is true of the best move as well does not speak for or against another.
    if let [best, others @ ..] = &mut moves[..] {
        for other in others {
            other.reasons.retain(|reason| !best.reasons.contains(reason));
        }
    }
    Advice { seat, iterations: found.iterations, moves, close }
}

struct Explain<'a> {
    setup: &'a Setup,
    observation: &'a Observation,
    found: &'a SearchResult<Action>,
    best: &'a Tried<Action>,
}

struct Average {
    means: MeanNotes,
    expected: Vec<Expected>,
}

impl Explain<'_> {
    fn explained(&self, tried: &Tried<Action>) -> AdvisedMove<Action, MoveReason> {
        let own = self.average(std::iter::once(tried));
        let others = self.found.tried.iter().filter(|other| other.action != tried.action);
        // The best move against all others, the others against the best.
        let best = tried.action == self.best.action;
        let other = if best { self.average(others) } else { self.average(std::iter::once(self.best)) };
        let games = if best { tried.samples } else { tried.samples.min(self.best.samples) };
        let mut reasons = Vec::new();
        if let Some(other) = &other
            && let Some(own) = &own
        {
            self.differences(own, other, games, &mut reasons);
        }
        reasons.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let mut reasons: Vec<_> = reasons.into_iter().map(|(_, reason)| reason).collect();
        reasons.truncate(MOST_REASONS);
        self.facts(tried.action, &mut reasons);
        // An agent that comes at once is one of those at the end.
        if reasons.iter().any(|reason| matches!(reason, MoveReason::Agent { .. })) {
            reasons.retain(|reason| !matches!(reason, MoveReason::Agents { .. }));
        }
        let expected = own.map_or_else(Vec::new, |own| own.expected);
        AdvisedMove { action: tried.action, visits: tried.samples, expected, reasons }
    }

    fn average<'t>(&self, tried: impl Iterator<Item = &'t Tried<Action>>) -> Option<Average> {
        let (expected, noted) = average(self.setup.players(), tried)?;
        Some(Average { means: MeanNotes::new(&noted), expected })
    }

    /// Reasons with their weights. With few games, only a great difference is a reason.
    fn differences(&self, own: &Average, other: &Average, games: u32, reasons: &mut Vec<(f32, MoveReason)>) {
        let noise = (ENOUGH_GAMES / games.max(1) as f32).sqrt().max(1.0);
        let (least_vp, least_chance) = (LEAST_VP * noise, LEAST_CHANCE * noise);
        let mut weigh = |vp: f32, reason: fn(f32) -> MoveReason| {
            if vp.abs() >= least_vp {
                reasons.push((vp.abs(), reason(vp)));
            }
        };
        let (means, others) = (&own.means, &other.means);
        weigh(means.crests() - others.crests(), |vp| MoveReason::Crests { vp });
        weigh(means.thirty() - others.thirty(), |vp| MoveReason::Thirty { vp });
        weigh(means.all_types() - others.all_types(), |vp| MoveReason::AllTypes { vp });
        weigh(means.richest() - others.richest(), |vp| MoveReason::Richest { vp });
        weigh(means.townsmen() - others.townsmen(), |vp| MoveReason::Townsmen { vp });
        // After the last round agents are worth nothing.
        if self.observation.table().round() < ROUNDS {
            weigh(means.agents() - others.agents(), |more| MoveReason::Agents { more });
        }
        for guild in self.setup.guilds() {
            let vp = means.majority(guild) - others.majority(guild);
            if vp.abs() >= least_vp {
                reasons.push((vp.abs(), MoveReason::Majority { guild, vp }));
            }
            let (chance, otherwise) = (means.favorite(guild), others.favorite(guild));
            if (chance - otherwise).abs() >= least_chance {
                // Being favourite is worth a few VP, which are partly counted in the crests already.
                reasons.push((
                    (chance - otherwise).abs() * 3.0,
                    MoveReason::Favorite { guild, chance, otherwise },
                ));
            }
        }
        let rivals = Seat::first(self.setup.players()).filter(|&seat| seat != self.observation.seat());
        for rival in rivals {
            let vp = own.expected[rival.index()].points - other.expected[rival.index()].points;
            if vp.abs() >= 2.0 * least_vp {
                reasons.push((vp.abs() * 0.5, MoveReason::Rival { rival, vp }));
            }
        }
    }

    /// Reasons that can be seen on the table without playing on.
    fn facts(&self, action: Action, reasons: &mut Vec<MoveReason>) {
        let (setup, table, seat) = (self.setup, self.observation.table(), self.observation.seat());
        match action {
            Action::Sell { guild, .. } | Action::Buy { guild, .. } => {
                reasons.extend(price(setup, table, guild));
            }
            Action::Recruit { guild, window } => {
                let agent = match table.lodger(setup, guild, window) {
                    Some(Tile::Craftsman(craftsman)) => craftsman.agent,
                    Some(Tile::Townsman(townsman)) => townsman == Townsman::Councilman,
                    None => false,
                };
                let agents = table.agents(seat) + 1;
                if agent && agents <= MOST_AGENTS {
                    reasons.push(MoveReason::Agent { agents });
                }
            }
            Action::Plan(_)
            | Action::Seal(_)
            | Action::Pass
            | Action::Nothing { .. }
            | Action::Pay(_)
            | Action::Rob { .. }
            | Action::Swap(..)
            | Action::Decline
            | Action::Peddle(_)
            | Action::PlaceMayor(_)
            | Action::GoFirst
            | Action::Stay
            | Action::Order(_)
            | Action::Settle { .. }
            | Action::Lodge { .. }
            | Action::Reveal { .. } => {}
        }
        if table.step() != Step::Planning {
            let mut after = *table;
            Norenberc::apply(setup, &mut after, Actor::Seat(seat), action, &mut ());
            let changed = |guild: &Guild| tie(setup, table, seat, *guild) != tie(setup, &after, seat, *guild);
            // After the round nothing of it is there to be looked at.
            if after.round() == table.round() && after.step() != Step::Over {
                let ties = setup.guilds().filter(changed);
                reasons.extend(ties.filter_map(|guild| tie(setup, &after, seat, guild)));
            }
        }
    }
}

pub(super) fn price(setup: &Setup, table: &State, guild: Guild) -> Option<MoveReason> {
    let value = |round| match table.settled(setup, guild, Bench::of_guildmaster(round)) {
        Some(Tile::Craftsman(master)) => master.value,
        Some(Tile::Townsman(_)) | None => 0,
    };
    let rounds = table.round() + 1..=ROUNDS;
    let (round, later) =
        rounds.map(|round| (round, value(round))).max_by_key(|(round, value)| (*value, 9 - round))?;
    Some(MoveReason::Price { guild, now: value(table.round()), later, round })
}

/// A tie for most goods of a guild that this player takes part in, and its tie-breaker. The rival is the favourite, or
/// whoever would be favourite without this player.
fn tie(setup: &Setup, table: &State, seat: Seat, guild: Guild) -> Option<MoveReason> {
    let mut claims = table.claims(setup, guild);
    let claims = &mut claims[..usize::from(setup.players())];
    let own = claims[seat.index()];
    let winner = favorite_of(claims)?;
    let won = winner == seat.index();
    claims[seat.index()] = Claim { supply: 0, peddlers: 0, ..own };
    let rival = if won { favorite_of(claims)? } else { winner };
    if claims[rival].count() != own.count() {
        return None;
    }
    let Verdict::Favorite { by, .. } = favorite(&[own, claims[rival]]) else { return None };
    let by_talers = match by {
        Decider::Talers => true,
        Decider::TurnOrder => false,
        Decider::Goods | Decider::Ruling => return None,
    };
    Some(MoveReason::Tie { guild, rival: Seat(rival as u8), won, by_talers })
}

fn favorite_of(claims: &[Claim]) -> Option<usize> {
    match favorite(claims) {
        Verdict::Favorite { player, .. } => Some(player),
        Verdict::Nobody | Verdict::Reveal(_) => None,
    }
}
