//! The end of a round as a walk in the order of R1, as plain data: what a screen shows and what history keeps. The round
//! helper makes it from what is known, the referee from what the engine did.

use super::favorite::{Answer, Decided, Question, Richest, Showing, favorite_of};
use crate::game::{Seat, SeatSet};
use crate::norenberc::favorites::{Claim, Decider, Source, Verdict};
use crate::norenberc::{Craftsman, Good, Guild, RuleId, Tile, Window};

/// One guild at the favourites step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuildCard {
    /// Which guild.
    pub guild: Guild,
    /// Its master, if known.
    pub master: Option<Craftsman>,
    /// In round 4 the tile under the master.
    pub under: Under,
    /// Whether the prestige crest lies here, if known.
    pub prestige: Option<bool>,
    /// What everybody has to show, by seat; what was not counted is unknown.
    pub counts: Vec<Option<Counted>>,
    /// Who is favourite.
    pub outcome: GuildOutcome,
}

impl GuildCard {
    /// What has to be known before its favourite is.
    pub const fn question(&self) -> Option<Question> {
        match self.outcome {
            GuildOutcome::Ask(question) => Some(question),
            GuildOutcome::Favorite { .. } | GuildOutcome::Nobody { .. } | GuildOutcome::Unknown => None,
        }
    }

    /// Those who have most goods, where they are several (R2).
    pub fn level(&self) -> SeatSet {
        let sums: Option<Vec<_>> = self.counts.iter().map(|count| count.map(Counted::sum)).collect();
        let sums = sums.unwrap_or_default();
        let most = sums.iter().max().copied().unwrap_or(0);
        let level = (0..).map(Seat).zip(&sums).filter(|(_, sum)| most > 0 && **sum == most);
        let level: SeatSet = level.map(|(seat, _)| seat).collect();
        if level.len() > 1 { level } else { SeatSet::default() }
    }

    /// Those of them who cannot be favourite any more, for it is known that somebody else has more talers.
    pub fn poorer(&self) -> SeatSet {
        match self.outcome {
            GuildOutcome::Ask(Question::Talers { tied, .. }) => self.level().minus(tied),
            GuildOutcome::Ask(_)
            | GuildOutcome::Favorite { .. }
            | GuildOutcome::Nobody { .. }
            | GuildOutcome::Unknown => SeatSet::default(),
        }
    }

    /// What happens to the peddlers with this guild's good, once all favourites are chosen (W7, X3): nothing is said of
    /// them before the favourite is known.
    pub(crate) fn peddlers_back(&self) -> Vec<PeddlerBack> {
        let returned = match self.outcome {
            GuildOutcome::Favorite { seat, from: Source::Peddler, .. } => Some(seat),
            GuildOutcome::Favorite { .. } | GuildOutcome::Nobody { .. } => None,
            GuildOutcome::Ask(_) | GuildOutcome::Unknown => return Vec::new(),
        };
        let good = self.guild.good();
        let back = |(seat, count): (Seat, &Option<Counted>)| {
            let peddlers = count.map_or(0, |count| count.peddlers);
            (0..peddlers).map(move |it| PeddlerBack { seat, good, kept: it > 0 || returned != Some(seat) })
        };
        (0..).map(Seat).zip(&self.counts).flat_map(back).collect()
    }

    /// The rule behind what is said of this guild.
    pub const fn rule(&self) -> RuleId {
        match self.outcome {
            GuildOutcome::Ask(question) => question.rule(),
            GuildOutcome::Nobody { .. } => RuleId::R4,
            GuildOutcome::Favorite { .. } | GuildOutcome::Unknown => RuleId::R2,
        }
    }
}

/// What one player has to show for a guild.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Counted {
    /// Goods in the supply.
    pub supply: u8,
    /// Peddlers with one of the goods on them.
    pub peddlers: u8,
}

impl Counted {
    /// So many goods it counts for (W7).
    pub fn sum(self) -> u8 {
        self.claim().count()
    }

    /// What of it the peddlers count for.
    pub fn bonus(self) -> u8 {
        Claim { supply: 0, ..self.claim() }.count()
    }

    const fn claim(self) -> Claim {
        Claim { supply: self.supply, peddlers: self.peddlers, talers: None, place: 0 }
    }
}

impl From<&Claim> for Counted {
    fn from(claim: &Claim) -> Self {
        Self { supply: claim.supply, peddlers: claim.peddlers }
    }
}

/// The tile under a guildmaster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Under {
    /// There is none before round 4.
    None,
    /// There is one.
    Tile(Option<Craftsman>),
}

/// Who is favourite of a guild.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuildOutcome {
    /// Something has to be known first.
    Ask(Question),
    /// This player.
    Favorite {
        /// Who.
        seat: Seat,
        /// What decided it.
        by: Decider,
        /// Where the good that goes back lies.
        from: Source,
        /// The talers of those who were tied, where they told amounts.
        talers: Vec<(Seat, u16)>,
        /// Agents that come with the tiles.
        agents: AgentGain,
    },
    /// Nobody has the good.
    Nobody {
        /// Whether the table ruled so.
        ruled: bool,
    },
    /// Nobody at the table found out.
    Unknown,
}

impl GuildOutcome {
    /// What a decision of the engine comes to.
    pub(super) fn new(decided: &Decided, agents: impl FnOnce(Seat) -> AgentGain) -> Self {
        let Verdict::Favorite { player, by } = decided.verdict else {
            return Self::Nobody { ruled: false };
        };
        let most = decided.claims[player].count();
        let tied = (0..).map(Seat).zip(&decided.claims).filter(|(_, claim)| claim.count() == most);
        let told = by != Decider::Goods && decided.amounts;
        let talers = tied.filter_map(|(seat, claim)| Some((seat, claim.talers?)));
        let seat = Seat(player as u8);
        Self::Favorite {
            seat,
            by,
            from: decided.claims[player].returned_from(),
            talers: if told { talers.collect() } else { Vec::new() },
            agents: agents(seat),
        }
    }
}

/// Who is favourite, with no table at all: a card on which only the counts and the outcome are known.
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
    /// How many of the tiles show *agent+*, if known.
    pub printed: Option<u8>,
    /// How many agents are taken, if known: there are eight at most.
    pub taken: Option<u8>,
}

/// What one player earns at Collect Income (R6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatIncome {
    /// Who.
    pub seat: Seat,
    /// What everybody gets.
    pub base: u16,
    /// From musicians, if known.
    pub musicians: Option<u16>,
    /// From mayors, if known.
    pub mayors: Option<u16>,
}

impl SeatIncome {
    /// All of it, if known.
    pub fn total(&self) -> Option<u16> {
        Some(self.base + self.musicians? + self.mayors?)
    }
}

/// A good on a peddler after the favourites (W7, X3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PeddlerBack {
    /// Whose.
    pub seat: Seat,
    /// Which good.
    pub good: Good,
    /// Whether it comes back to its owner; if not, it is the one the favourite returned.
    pub kept: bool,
}

/// What comes after the income: not after round 4.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextRound {
    /// Which round.
    pub round: u8,
    /// The new guildmasters (R7), as far as known.
    pub masters: Vec<(Guild, Option<Craftsman>)>,
    /// The guests that leave (R8), where the lodgings are known.
    pub left: Vec<(Guild, Tile)>,
    /// The guests that come (R8), where they are known.
    pub came: Vec<(Guild, Window, Tile)>,
    /// The new prestige guild (R9), if it follows from what is known.
    pub prestige: Option<Guild>,
}

/// The end of one round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundEnd {
    /// Which round.
    pub round: u8,
    /// R2 to R4, guild by guild.
    pub cards: Vec<GuildCard>,
    /// W7, after all favourites are chosen.
    pub peddlers: Vec<PeddlerBack>,
    /// R6, by seat.
    pub incomes: Vec<SeatIncome>,
    /// R7 to R9; nothing after round 4.
    pub next: Option<NextRound>,
}

impl RoundEnd {
    /// What has to be known before the round can end, in the order in which it is asked.
    pub fn open(&self) -> impl Iterator<Item = Question> + '_ {
        self.cards.iter().filter_map(GuildCard::question)
    }

    /// What became of a guild.
    pub fn card(&self, guild: Guild) -> Option<&GuildCard> {
        self.cards.iter().find(|card| card.guild == guild)
    }
}
