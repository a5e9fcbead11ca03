//! The end of a round step by step in the order of R1, as plain data for the screen and for history. The round helper derives
//! it from the ledger, the referee from the effects of the engine.

use super::favorite::{Answer, Decided, Question, Richest, Showing, favorite_of};
use crate::game::{Seat, SeatSet};
use crate::norenberc::favorites::{Claim, ClaimSource, Decider, Verdict};
use crate::norenberc::{Craftsman, Good, Guild, RuleId, Tile, Window};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuildCard {
    pub guild: Guild,
    pub master: Option<Craftsman>,
    /// The tile under the guildmaster, in round 4.
    pub under: Under,
    /// True if the prestige crest lies here, if known.
    pub prestige: Option<bool>,
    /// Everybody's claim, by seat; `None` if not counted.
    pub counts: Vec<Option<GoodsCount>>,
    pub outcome: GuildOutcome,
}

impl GuildCard {
    /// The question to answer before its favourite is known.
    pub const fn question(&self) -> Option<Question> {
        match self.outcome {
            GuildOutcome::Ask(question) => Some(question),
            GuildOutcome::Favorite { .. } | GuildOutcome::Nobody { .. } | GuildOutcome::Unknown => None,
        }
    }

    /// Those with most goods, if several (R2).
    pub fn level(&self) -> SeatSet {
        let sums: Option<Vec<_>> = self.counts.iter().map(|count| count.map(GoodsCount::sum)).collect();
        let sums = sums.unwrap_or_default();
        let most = sums.iter().max().copied().unwrap_or(0);
        let level = (0..).map(Seat).zip(&sums).filter(|(_, sum)| most > 0 && **sum == most);
        let level: SeatSet = level.map(|(seat, _)| seat).collect();
        if level.len() > 1 { level } else { SeatSet::default() }
    }

    /// Those of them who cannot be favourite any more, because somebody else is known to have more talers.
    pub fn poorer(&self) -> SeatSet {
        match self.outcome {
            GuildOutcome::Ask(Question::Talers { tied, .. }) => self.level().minus(tied),
            GuildOutcome::Ask(_)
            | GuildOutcome::Favorite { .. }
            | GuildOutcome::Nobody { .. }
            | GuildOutcome::Unknown => SeatSet::default(),
        }
    }

    /// The peddlers with this guild's good once all favourites are chosen (W7, X3); empty before the favourite is known.
    pub(crate) fn peddlers_back(&self) -> Vec<PeddlerBack> {
        let returned = match self.outcome {
            GuildOutcome::Favorite { seat, from: ClaimSource::Peddler, .. } => Some(seat),
            GuildOutcome::Favorite { .. } | GuildOutcome::Nobody { .. } => None,
            GuildOutcome::Ask(_) | GuildOutcome::Unknown => return Vec::new(),
        };
        let good = self.guild.good();
        let back = |(seat, count): (Seat, &Option<GoodsCount>)| {
            let peddlers = count.map_or(0, |count| count.peddlers);
            (0..peddlers).map(move |it| PeddlerBack { seat, good, kept: it > 0 || returned != Some(seat) })
        };
        (0..).map(Seat).zip(&self.counts).flat_map(back).collect()
    }

    pub const fn rule(&self) -> RuleId {
        match self.outcome {
            GuildOutcome::Ask(question) => question.rule(),
            GuildOutcome::Nobody { .. } => RuleId::R4,
            GuildOutcome::Favorite { .. } | GuildOutcome::Unknown => RuleId::R2,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GoodsCount {
    pub supply: u8,
    pub peddlers: u8,
}

impl GoodsCount {
    /// The goods it counts for (W7).
    pub fn sum(self) -> u8 {
        self.claim().count()
    }

    /// The part of it that peddlers count for.
    pub fn bonus(self) -> u8 {
        Claim { supply: 0, ..self.claim() }.count()
    }

    const fn claim(self) -> Claim {
        Claim { supply: self.supply, peddlers: self.peddlers, talers: None, place: 0 }
    }
}

impl From<&Claim> for GoodsCount {
    fn from(claim: &Claim) -> Self {
        Self { supply: claim.supply, peddlers: claim.peddlers }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Under {
    /// None before round 4.
    None,
    /// One, perhaps unknown.
    Tile(Option<Craftsman>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuildOutcome {
    Ask(Question),
    Favorite {
        seat: Seat,
        by: Decider,
        /// The place of the good that goes back.
        from: ClaimSource,
        /// The talers of tied players, if amounts are known.
        talers: Vec<(Seat, u16)>,
        agents: AgentGain,
    },
    Nobody {
        /// True if the table ruled so.
        ruled: bool,
    },
    /// Nobody at the table found out.
    Unknown,
}

impl GuildOutcome {
    pub(super) fn new(decided: &Decided, agents: impl FnOnce(Seat) -> AgentGain) -> Self {
        let Verdict::Favorite { player, by } = decided.verdict else {
            return Self::Nobody { ruled: false };
        };
        let most = decided.claims[player].count();
        let tied = (0..).map(Seat).zip(&decided.claims).filter(|(_, claim)| claim.count() == most);
        let entered = by != Decider::Goods && decided.amounts;
        let talers = tied.filter_map(|(seat, claim)| Some((seat, claim.talers?)));
        let seat = Seat(player as u8);
        Self::Favorite {
            seat,
            by,
            from: decided.claims[player].returned_from(),
            talers: if entered { talers.collect() } else { Vec::new() },
            agents: agents(seat),
        }
    }
}

/// The favourite with no table at all: a card with only counts and outcome.
pub fn who_is_favorite(guild: Guild, shown: &[Showing], richest: &[Richest]) -> GuildCard {
    let outcome = match favorite_of(shown, richest) {
        Answer::Ask(question) => GuildOutcome::Ask(question.about(guild)),
        Answer::Decided(decided) => GuildOutcome::new(&decided, |_| AgentGain::default()),
    };
    let counts = shown.iter().map(Showing::counted).collect();
    GuildCard { guild, master: None, under: Under::None, prestige: None, counts, outcome }
}

/// Agents that come with tiles (A8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AgentGain {
    /// Tiles with *agent+*, if known.
    pub printed: Option<u8>,
    /// Agents taken, if known: everybody has eight at most.
    pub taken: Option<u8>,
}

/// One player's income (R6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatIncome {
    pub seat: Seat,
    pub base: u16,
    pub musicians: Option<u16>,
    pub mayors: Option<u16>,
}

impl SeatIncome {
    pub fn total(&self) -> Option<u16> {
        Some(self.base + self.musicians? + self.mayors?)
    }
}

/// A good on a peddler after the favourites (W7, X3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PeddlerBack {
    pub seat: Seat,
    pub good: Good,
    /// True if it comes back to its owner; if not, it is the one the favourite returned.
    pub kept: bool,
}

/// The steps after the income, except in round 4.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextRound {
    pub round: u8,
    /// New guildmasters (R7), if known.
    pub masters: Vec<(Guild, Option<Craftsman>)>,
    /// Guests that leave (R8), if known.
    pub left: Vec<(Guild, Tile)>,
    /// Guests that come (R8), if known.
    pub came: Vec<(Guild, Window, Tile)>,
    /// The new prestige guild (R9), if it can be derived.
    pub prestige: Option<Guild>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundEnd {
    pub round: u8,
    /// R2 to R4, guild by guild.
    pub cards: Vec<GuildCard>,
    /// W7, after all favourites are chosen.
    pub peddlers: Vec<PeddlerBack>,
    /// R6, by seat.
    pub incomes: Vec<SeatIncome>,
    /// R7 to R9; `None` after round 4.
    pub next: Option<NextRound>,
}

impl RoundEnd {
    /// The questions to answer before the round can end, in the order in which they are asked.
    pub fn open(&self) -> impl Iterator<Item = Question> + '_ {
        self.cards.iter().filter_map(GuildCard::question)
    }

    pub fn card(&self, guild: Guild) -> Option<&GuildCard> {
        self.cards.iter().find(|card| card.guild == guild)
    }
}
